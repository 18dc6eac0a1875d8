/** The wake bus on NATS core: no load on the database. The log stays the truth, so a lost message costs time and nothing else. */
import { readFile } from 'node:fs/promises';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Bus, BusEars, Subject } from './bus.ts';

export interface NatsOptions {
  /** Addresses of one NATS system: `nats://` or `tls://`, user and password or a token before the `@`. */
  servers: readonly string[];
  /** File with the credentials of a NATS account. */
  credsFile: string | undefined;
  /** File with the certificates that sign those of the servers. */
  caFile: string | undefined;
}

/** Below what servers take by default (1 MiB), and short enough for one message not to hold up others. */
const bytesMax = 64 * 1024;
/** A silent connection is found out within three of these. */
const pingMs = 4_000;
const connectMs = 5_000;
/** How long a start waits for NATS: without it everything works, only later. */
const startMs = 2_000;
const againMs = 500;

/** What the servers need to know of us, and where they are; throws a sentence when a file cannot be read. */
async function readOptions(options: NatsOptions): Promise<ConnectionOptions> {
  const urls = options.servers.map((server) => new URL(server));
  const known = urls.find(({ username }) => username !== '');
  const [user, pass] = [known?.username ?? '', known?.password ?? ''].map(decodeURIComponent);
  const { credsAuthenticator } = await import('@nats-io/transport-node');
  const read = (file: string, what: string): Promise<Buffer> =>
    readFile(file).catch((cause: unknown) => {
      throw new Error(`The ${what} cannot be read: ${String(cause)}`, { cause });
    });
  const creds = options.credsFile && (await read(options.credsFile, 'file of NATS_CREDS'));
  const ca = options.caFile && (await read(options.caFile, 'file of NATS_CA'));
  const encrypted = ca !== undefined || urls.some(({ protocol }) => protocol === 'tls:');
  return {
    servers: urls.map(({ host }) => host),
    ...(creds ? { authenticator: credsAuthenticator(creds) } : {}),
    ...(!creds && pass ? { user, pass } : {}),
    ...(!creds && user && !pass ? { token: user } : {}),
    ...(encrypted ? { tls: ca ? { ca: ca.toString() } : {} } : {}),
    name: 'agent-run-service',
    noEcho: true,
    noAsyncTraces: true,
    timeout: connectMs,
    pingInterval: pingMs,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    // A password that is wrong now may be right later: it is the operator's to repair, on either side.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: againMs,
    reconnectJitter: againMs,
    reconnectJitterTLS: againMs,
  };
}

export function createNatsBus(
  deps: {
    clock: Clock;
    log: Log;
    nats: NatsOptions;
    /** What all processes of one deployment have in common and nobody else does. */
    deployment: string;
    /** Which words this process wants to hear. */
    hears: readonly Subject[];
  },
  ears: BusEars,
): Bus {
  const { clock, log } = deps;
  const subject = (name: Subject): string => `agent-runs.${deps.deployment}.${name}`;
  const stopping = new AbortController();
  let connection: NatsConnection | undefined;
  let connected = false;

  function lost(error?: unknown): void {
    if (!connected || stopping.signal.aborted) return;
    connected = false;
    log.warn({ err: error }, 'NATS is away; streams and cancels go on, only later. Connecting again');
  }

  /** The server answered after it took our subscriptions: from here on others are heard. */
  async function found(nats: NatsConnection): Promise<void> {
    await nats.flush();
    if (stopping.signal.aborted) return;
    connected = true;
    log.info('listening for notices by NATS');
    ears.gap();
  }

  /** Resolves when the connection is closed for good. */
  async function watch(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') lost();
      else if (status.type === 'error') log.warn({ err: status.error }, 'NATS refused something');
      else if (status.type === 'reconnect') await found(nats).catch(lost);
    }
  }

  /** The library connects again by itself, but not before it was connected once, nor after it gave up. */
  async function keep(options: ConnectionOptions, first: () => void): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        const nats = await connect(options);
        connection = nats;
        for (const name of deps.hears)
          nats.subscribe(subject(name), {
            callback: (error, message) => {
              if (!error) ears.hear(message.string());
            },
          });
        const closed = watch(nats);
        await found(nats).catch(lost);
        first();
        if (stopping.signal.aborted) await nats.close();
        await closed;
        lost();
        attempt = 0;
      } catch (error) {
        if (attempt % 20 === 0)
          log.warn(
            { err: error },
            'NATS does not answer; streams and cancels go on, only later. Trying again',
          );
      }
      await clock.sleep(againMs * (1 + Math.random()), stopping.signal);
    }
  }

  return {
    bytesMax,
    publish: async (name, text) => {
      // What the library would keep until it is connected again helps nobody by then, and has no bound.
      if (!connected || !connection) return;
      connection.publish(subject(name), text);
      await connection.flush();
    },
    start: async () => {
      const options = await readOptions(deps.nats);
      const started = new AbortController();
      void keep(options, () => started.abort());
      await clock.sleep(startMs, started.signal);
    },
    stop: async () => {
      stopping.abort();
      connected = false;
      await connection?.close().catch(() => undefined);
    },
    connected: () => connected,
  };
}
