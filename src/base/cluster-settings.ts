/** Settings of many processes that work together: the folder they share, and how they wake each other. */
import { type Setting, text } from './setting.ts';

export interface ClusterConfig {
  /** Where workspaces are kept; undefined: in `dataDir`. */
  workspacesDir: string | undefined;
  /** Addresses of one NATS system; undefined: notices go through Postgres. */
  natsUrl: readonly string[] | undefined;
  natsCreds: string | undefined;
  natsCa: string | undefined;
}

function natsServers(value: string): readonly string[] | Error {
  const servers = value.split(',').map((server) => server.trim());
  const good = servers.every(
    (server) =>
      URL.canParse(server) && /^(nats|tls):$/.test(new URL(server).protocol) && new URL(server).host,
  );
  return good ? servers : new Error('must be addresses such as nats://host:4222, with commas between them');
}

/** In the order of the README's table. */
export const clusterSettings = {
  workspacesDir: {
    variable: 'WORKSPACES_DIR',
    fallback: undefined,
    describe:
      'Folder of the workspaces, the same for every process: on several machines a shared one; runs work on copies in DATA_DIR. Unset: `workspaces` in DATA_DIR',
    read: text(),
  },
  natsUrl: {
    variable: 'NATS_URL',
    fallback: undefined,
    describe:
      'NATS servers that carry notices between processes in place of Postgres: `nats://` or `tls://`, with `user:password@` or `token@` where they want it, and commas between several; unset: Postgres carries them',
    read: natsServers,
  },
  natsCreds: {
    variable: 'NATS_CREDS',
    fallback: undefined,
    describe: 'File with the credentials of a NATS account, in place of those in NATS_URL',
    read: text(),
  },
  natsCa: {
    variable: 'NATS_CA',
    fallback: undefined,
    describe:
      'File with the certificates that the certificates of the NATS servers are signed by; unset: those of Node',
    read: text(),
  },
} as const satisfies { [K in keyof ClusterConfig]: Setting<NonNullable<ClusterConfig[K]>> };

/** The passwords and tokens in addresses of NATS, as written and as meant. */
export function natsSecrets(value: string | readonly string[] | undefined): string[] {
  const servers = typeof value === 'string' ? value.split(',') : (value ?? []);
  return servers.flatMap((server) => {
    // Read by hand: an address that cannot be parsed is the one that ends up in an error.
    const [, known] = /^\s*[a-z]+:\/\/(.*)@/i.exec(server) ?? [];
    if (known === undefined) return [];
    const [user = '', ...password] = known.split(':');
    const secret = password.length > 0 ? password.join(':') : user;
    return [secret, URL.canParse(`nats://x:${secret}@h`) ? decodeURIComponent(secret) : secret];
  });
}
