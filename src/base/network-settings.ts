/** The settings about the outside: what the service calls for its clients, and what runs may ask to reach. */
import { list, type Setting } from './setting.ts';

export interface NetworkConfig {
  /** Hosts that runs may ask for; `*` stands for any. */
  networkAllow: readonly string[] | undefined;
  /** Ranges, hosts and `host:port` that calls to addresses of clients may reach besides the public ones. */
  egressAllow: readonly string[] | undefined;
  /** Origins whose pages may call the interface from a browser; `*` stands for any. */
  corsOrigins: readonly string[] | undefined;
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^(\\*|(\\*\\.)?${label}(\\.${label})*)(:[1-9][0-9]{0,4})?$`, 'i');

/** Whether it is a host that runs may name: `registry.npmjs.org`, `*.example.com`, each with or without a port. */
export function isRunHost(text: string): boolean {
  return text.length <= 261 && hostPattern.test(text) && !text.startsWith('*:') && text !== '*';
}

/** Every host that runs may name, and `*` alone or with a port. */
function runHosts(value: string): readonly string[] | Error {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.every((entry) => hostPattern.test(entry))
    ? entries
    : new Error('must be hosts such as registry.npmjs.org or *.example.com:8443, with commas between them');
}

/** Origins as browsers write them, so that a comparison of texts is enough; or `*` alone. */
function origins(value: string): readonly string[] | Error {
  const entries = value.split(',').map((entry) => entry.trim());
  if (entries.length === 1 && entries[0] === '*') return entries;
  const exact = (text: string): boolean =>
    /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
  return entries.every(exact)
    ? entries
    : new Error('must be origins such as https://app.example.com, with commas between them, or * alone');
}

/** In the order of the README's table. */
export const networkSettings = {
  networkAllow: {
    variable: 'NETWORK_ALLOW',
    fallback: undefined,
    describe:
      'Hosts that runs may ask to reach (`registry.npmjs.org`, `*.example.com`, `host:port`), with commas; `*` for any public one; unset: none',
    read: runHosts,
  },
  egressAllow: {
    variable: 'EGRESS_ALLOW',
    fallback: undefined,
    describe:
      "Ranges (`10.1.0.0/16`), hosts or `host:port`, with commas, that webhooks, runs with a network and other calls to clients' addresses may reach besides the public internet",
    read: list,
  },
  corsOrigins: {
    variable: 'CORS_ORIGINS',
    fallback: undefined,
    describe:
      'Origins (`https://app.example.com`), with commas, whose pages may call the interface from a browser; `*` for any; unset: none',
    read: origins,
  },
} as const satisfies { [K in keyof NetworkConfig]: Setting<NonNullable<NetworkConfig[K]>> };
