/** The service as a process: settings, Postgres when none is given, the parts, one friendly screen, and an orderly end. */
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { systemClock } from './base/clock.ts';
import {
  type Config,
  readConfig,
  searchPath,
  secretsOf,
  traceServiceName,
  tracingWanted,
} from './base/config.ts';
import { createLog, type Log, redact } from './base/log.ts';
import { createServer } from './base/node-http.ts';
import type { Trace } from './base/trace.ts';
import { createListener, listenerBounds } from './http/listener.ts';
import { createStarting } from './http/starting.ts';
import { startScreen } from './start-screen.ts';
import type { EmbeddedPostgres } from './store/embedded.ts';

/** What is being answered when the door closes gets this long; the rest is cut. */
const doorMs = 5_000;

function listen(server: Server, config: { port: number; host: string }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${config.port} on ${config.host} is taken. Stop the other program or choose another with PORT.`,
            )
          : error,
      );
    });
    server.listen(config.port, config.host, () => resolve(server.address() as AddressInfo));
  });
}

function originOf(config: { host: string }, address: AddressInfo): string {
  const wildcard = config.host === '0.0.0.0' || config.host === '::';
  const host = wildcard ? '127.0.0.1' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${address.port}`;
}

/** Takes no new connection, lets the replies under way end, and cuts what is left after `doorMs`. */
async function closeDoor(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection whose reply ends now would otherwise be kept for the next request.
  const stopSweeping = systemClock.every(50, () => server.closeIdleConnections());
  await Promise.race([closed, systemClock.sleep(doorMs)]);
  stopSweeping();
  server.closeAllConnections();
}

/** Loaded only when asked for: tracing is larger than the service. */
async function loadTrace(): Promise<Trace | undefined> {
  if (!tracingWanted(process.env)) return undefined;
  const { startTrace } = await import('./base/trace-otel.ts');
  return startTrace({ clock: systemClock, serviceName: traceServiceName(process.env) });
}

async function startPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const { startEmbedded } = await import('./store/embedded.ts');
  return startEmbedded({ dataDir: join(dataDir, 'postgres'), log, clock: systemClock });
}

/** What was compiled is kept, so that the next start is quicker and smaller: beside the program where that was asked for and can be written, else beside the data. */
function keepCompiled(dataDir: string): void {
  if (getCompileCacheDir() !== undefined) return;
  const folder = join(dataDir, 'compile-cache');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  enableCompileCache(folder);
}

async function serve(config: Config, log: Log): Promise<void> {
  let listener = createStarting(log);
  const server = createListener(
    { ...listenerBounds, connectionsMax: config.connectionLimit },
    (request, response) => listener(request, response),
  );
  const origin = originOf(config, await listen(server, config));
  const dataDir = resolve(config.dataDir);
  // Runs walk through it to their own folders as another user; what lies beside them is closed by itself.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });

  keepCompiled(dataDir);
  const [{ compose }, postgres] = await Promise.all([
    import('./compose.ts'),
    config.databaseUrl === undefined ? startPostgres(dataDir, log) : undefined,
  ]);
  const baseUrl = config.baseUrl ?? `${origin}/v1`;
  const filesUrl = config.filesUrl ?? `${new URL(baseUrl).origin}/files`;
  const trace = await loadTrace();
  const service = await compose({
    config: { ...config, dataDir },
    clock: systemClock,
    log,
    databaseUrl: config.databaseUrl ?? postgres?.url ?? '',
    shared: config.databaseUrl !== undefined,
    baseUrl,
    filesUrl,
    trace,
    searched: searchPath(process.env),
  });
  const figures = config.metricsPort === undefined ? undefined : createServer(service.metricsApp.callback());
  const figuresAt = { host: config.metricsHost, port: config.metricsPort ?? 0 };
  const metricsOrigin = figures ? originOf(figuresAt, await listen(figures, figuresAt)) : origin;
  const firstKey = config.role === 'worker' ? undefined : await service.keys.bootstrap(config.bootstrapKey);
  listener = service.app.callback();
  const hurry = new AbortController();
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) {
      hurry.abort();
      return;
    }
    stopping = true;
    process.stdout.write(
      `\n  ${signal}: letting the running runs go on for up to ${config.drainMs / 1000} s; once more to stop at once.\n`,
    );
    service
      .stop(hurry.signal, () => closeDoor(server))
      .then(async () => {
        figures?.close();
        figures?.closeAllConnections();
        await Promise.all([trace?.stop(), postgres?.stop()]);
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whoever reads that it runs may stop it at once.
  process.stdout.write(
    startScreen({
      config,
      baseUrl,
      origin,
      metricsOrigin,
      firstKey,
      service,
      embedded: postgres !== undefined,
    }),
  );
  flushCompileCache();
}

try {
  const config = readConfig(process.env);
  // On a terminal the screen is for people; lines for machines appear there only when something is wrong.
  const quiet = process.stdout.isTTY && !process.env.LOG_LEVEL;
  await serve(config, createLog(quiet ? 'warn' : config.logLevel, secretsOf(config)));
} catch (error) {
  const { env } = process;
  const secrets = secretsOf({
    bootstrapKey: env.BOOTSTRAP_KEY,
    databaseUrl: env.DATABASE_URL,
    natsUrl: env.NATS_URL?.split(','),
    openaiApiKey: env.OPENAI_API_KEY,
    anthropicApiKey: env.ANTHROPIC_API_KEY,
    geminiApiKey: env.GEMINI_API_KEY,
    secretsKeys: env.SECRETS_KEY?.split(','),
    googleApiKey: env.GOOGLE_API_KEY,
    filesStoreSecretAccessKey: env.FILES_STORE_SECRET_ACCESS_KEY,
  });
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n  The service cannot start: ${redact(reason, secrets)}\n\n`);
  process.exit(1);
}
