/** Settings from the environment: one pure function, one frozen typed object, or one error naming every wrong variable. */
import { type AuditConfig, auditSettings } from './audit-settings.ts';
import { type ClusterConfig, clusterSettings, natsSecrets } from './cluster-settings.ts';
import { type FilesConfig, filesSettings, wrongTogether } from './files-settings.ts';
import { type ModelConfig, modelSettings } from './model-settings.ts';
import { type NetworkConfig, networkSettings } from './network-settings.ts';
import { type RunConfig, runSettings } from './run-settings.ts';
import { integer, oneOf, type Setting, text, webAddress } from './setting.ts';
import { type WorkspaceConfig, workspaceSettings } from './workspace-settings.ts';

export type Role = 'all' | 'api' | 'worker';
export type SandboxWish = 'auto' | 'bubblewrap' | 'unshare' | 'none';

export interface Config
  extends AuditConfig,
    ClusterConfig,
    FilesConfig,
    ModelConfig,
    NetworkConfig,
    RunConfig,
    WorkspaceConfig {
  host: string;
  port: number;
  role: Role;
  /** Undefined: the embedded Postgres under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  bootstrapKey: string | undefined;
  /** Public origin of the interface; undefined: made from host and port. */
  baseUrl: string | undefined;
  filesUrl: string | undefined;
  sandbox: SandboxWish;
  sandboxUid: number;
  /** The operator's file of agents; undefined: there is none. */
  agentsFile: string | undefined;
  /** Folders searched for programs of agents before PATH. */
  agentPath: string[] | undefined;
  /** Undefined: `/metrics` is served beside the interface. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Per key and minute over all processes; 0: no limit. */
  rateLimitRequests: number;
  rateLimitCreates: number;
  /** Open streams per key at this process; 0: no limit. */
  streamLimit: number;
  connectionLimit: number;
  logLevel: string;
  retentionDays: number;
  /** The first seals, all of them open; undefined: a key made once and kept in `dataDir`. */
  secretsKeys: readonly string[] | undefined;
}

/** Every variable, in the order of the README's table; a test compares the two. */
export const settings = {
  port: {
    variable: 'PORT',
    fallback: '8080',
    describe: 'Port to listen on; 0 takes a free one',
    read: integer(0, 65535),
  },
  host: { variable: 'HOST', fallback: '127.0.0.1', describe: 'Address to listen on', read: text() },
  databaseUrl: {
    variable: 'DATABASE_URL',
    fallback: undefined,
    describe: 'A Postgres of your own, version 15 or later; unset: the embedded Postgres 18',
    read: text((value) =>
      /^postgres(ql)?:\/\//.test(value) ? undefined : new Error('must begin with postgres://'),
    ),
  },
  dataDir: {
    variable: 'DATA_DIR',
    fallback: '.data',
    describe: 'Folder for the embedded database, workspaces and files',
    read: text(),
  },
  bootstrapKey: {
    variable: 'BOOTSTRAP_KEY',
    fallback: undefined,
    describe: 'Taken as the first admin key when there are no keys yet; unset: one is made and printed once',
    read: text((value) =>
      /^[\x21-\x7e]{32,}$/.test(value) ? undefined : new Error('must be at least 32 visible characters'),
    ),
  },
  role: {
    variable: 'ROLE',
    fallback: 'all',
    describe: '`all`, `api` (HTTP only) or `worker` (runs only)',
    read: oneOf('all', 'api', 'worker'),
  },
  baseUrl: {
    variable: 'BASE_URL',
    fallback: undefined,
    describe: 'Public address of the interface, ending in `/v1`; unset: made from HOST and PORT',
    read: webAddress,
  },
  filesUrl: {
    variable: 'FILES_URL',
    fallback: undefined,
    describe: 'Public address of patches and logs; unset: `/files` on the same origin',
    read: webAddress,
  },
  ...clusterSettings,
  ...filesSettings,
  sandbox: {
    variable: 'SANDBOX',
    fallback: 'auto',
    describe: '`auto`, `bubblewrap`, `unshare`, or `none` (no isolation: only for code you trust)',
    read: oneOf('auto', 'bubblewrap', 'unshare', 'none'),
  },
  sandboxUid: {
    variable: 'SANDBOX_UID',
    fallback: '64023',
    describe: 'User and group id that runs work as when the service is root',
    read: integer(1, 2_000_000_000),
  },
  agentsFile: {
    variable: 'AGENTS_FILE',
    fallback: undefined,
    describe: 'JSON file that adds agents which speak the Agent Client Protocol',
    read: text(),
  },
  agentPath: {
    variable: 'AGENT_PATH',
    fallback: undefined,
    describe: "Folders searched for agents' programs before PATH, separated by `:`",
    read: (value: string) => {
      const folders = value.split(':').filter((folder) => folder !== '');
      return folders.every((folder) => folder.startsWith('/'))
        ? folders
        : new Error('must hold absolute folders');
    },
  },
  ...runSettings,
  ...workspaceSettings,
  retentionDays: {
    variable: 'RETENTION_DAYS',
    fallback: '30',
    describe: 'Days that logs and events are kept after a run settled',
    read: integer(1, 3650),
  },
  ...networkSettings,
  secretsKeys: {
    variable: 'SECRETS_KEY',
    fallback: undefined,
    describe:
      'What secrets of webhooks, and credentials of sources and exports, are sealed with in the database: at least 32 visible characters; after a comma, older keys that still open; unset: `secrets.key` in DATA_DIR, made at the first start',
    read: (value) => {
      const keys = value.split(',').map((key) => key.trim());
      return keys.every((key) => /^[\x21-\x7e]{32,}$/.test(key))
        ? keys
        : new Error('must be keys of at least 32 visible characters, with commas between them');
    },
  },
  rateLimitRequests: {
    variable: 'RATE_LIMIT_REQUESTS',
    fallback: '1200',
    describe: 'Requests a minute of one key, over all processes; 0: no limit',
    read: integer(0, 1_000_000),
  },
  rateLimitCreates: {
    variable: 'RATE_LIMIT_CREATES',
    fallback: '600',
    describe: 'Runs a minute that one key may create, over all processes; 0: no limit',
    read: integer(0, 1_000_000),
  },
  streamLimit: {
    variable: 'STREAM_LIMIT',
    fallback: '1000',
    describe: 'Streams that one key may have open at one process; 0: no limit',
    read: integer(0, 1_000_000),
  },
  connectionLimit: {
    variable: 'CONNECTION_LIMIT',
    fallback: '20000',
    describe: 'Connections that one process holds; more are closed at once',
    read: integer(1, 1_000_000),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    fallback: 'info',
    describe: '`debug`, `info`, `warn`, `error` or `silent`',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    fallback: undefined,
    describe: 'Port of its own for `/metrics`; unset: beside the interface, without a key',
    read: integer(0, 65535),
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    fallback: '127.0.0.1',
    describe: 'Address for METRICS_PORT',
    read: text(),
  },
  ...modelSettings,
  ...auditSettings,
} as const satisfies { [K in keyof Config]: Setting<NonNullable<Config[K]>> };

/** Reads every setting; throws one Error that names each wrong variable, its value left out. */
export function readConfig(env: Record<string, string | undefined>): Readonly<Config> {
  const wrong: string[] = [];
  const entries = Object.entries(settings).map(([name, setting]) => {
    const given = env[setting.variable];
    const value = given === undefined || given === '' ? setting.fallback : given;
    if (value === undefined) return [name, undefined];
    const read: unknown = setting.read(value);
    if (read instanceof Error) wrong.push(`${setting.variable} ${read.message}`);
    return [name, read];
  });
  const config = Object.fromEntries(entries) as Config;
  // A worker writes addresses into receipts, and its own serves none of them.
  if (config.role === 'worker' && config.baseUrl === undefined && config.filesUrl === undefined)
    wrong.push('ROLE=worker needs BASE_URL or FILES_URL, the public address that receipts name');
  if (config.natsUrl !== undefined && config.databaseUrl === undefined)
    wrong.push('NATS_URL needs DATABASE_URL: no other process can share the embedded Postgres');
  wrong.push(...wrongTogether(config));
  if (wrong.length > 0) throw new Error(`Wrong settings: ${wrong.join('; ')}.`);
  return Object.freeze(config);
}

/** Whether the standard OpenTelemetry variables ask for traces; the rest of them is read by OpenTelemetry itself. */
export function tracingWanted(env: Record<string, string | undefined>): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(
    env.OTEL_TRACES_EXPORTER || env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  );
}

/** Where the shell of the service looks for programs. */
export function searchPath(env: Record<string, string | undefined>): string[] {
  return (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
}

/** The name in traces, left to OpenTelemetry where a variable gives one. */
export function traceServiceName(env: Record<string, string | undefined>): string | undefined {
  const named = env.OTEL_SERVICE_NAME || /(^|,)\s*service\.name=/.test(env.OTEL_RESOURCE_ATTRIBUTES ?? '');
  return named ? undefined : 'agent-run-service';
}

/** What no line of a log may show: the key of the first start, keys that seal, the keys of providers, the secret of the bucket, the passwords of the database and of NATS. */
export function secretsOf(
  config: Pick<Config, 'bootstrapKey' | 'databaseUrl'> &
    Partial<
      Pick<
        Config,
        | 'natsUrl'
        | 'secretsKeys'
        | 'openaiApiKey'
        | 'anthropicApiKey'
        | 'geminiApiKey'
        | 'googleApiKey'
        | 'filesStoreSecretAccessKey'
      >
    >,
): string[] {
  const { databaseUrl } = config;
  const keys = [config.openaiApiKey, config.anthropicApiKey, config.geminiApiKey, config.googleApiKey];
  const secrets: (string | undefined)[] = [
    config.bootstrapKey,
    ...(config.secretsKeys ?? []),
    ...keys,
    ...natsSecrets(config.natsUrl),
    config.filesStoreSecretAccessKey,
  ];
  if (databaseUrl !== undefined) {
    // Read by hand: an address that cannot be parsed is the one that ends up in an error.
    const [, password] = /^[a-z]+:\/\/[^:/?#]*:(.*)@[^@]*$/i.exec(databaseUrl) ?? [];
    const [, named] = /[?&]password=([^&#]*)/i.exec(databaseUrl) ?? [];
    secrets.push(password, named);
  }
  return secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
}
