/** A real NATS server on loopback, which a test may stop, hold still and start again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { findProgram } from './programs.ts';
import { freePort } from './s3-server.ts';
import type { Settings } from './service.ts';
import { until } from './until.ts';

const program = findProgram('nats-server', 'NATS_SERVER');

/** What a title says where the server is missing: those tests have nothing to run against. CI installs it and lets no test be skipped. */
export const withoutNats =
  program === undefined ? ' (needs nats-server: go install github.com/nats-io/nats-server/v2@v2.15.2)' : '';

/** Skips every test of a `describe` on a machine without the server. Call it first in there. */
export function needsNats(): void {
  before(function () {
    if (program === undefined) this.skip();
  });
}

export interface NatsServer {
  port: number;
  /** `nats://127.0.0.1:<port>` */
  url: string;
  /** Ends it at once; its connections break. */
  away(): Promise<void>;
  /** Starts it again where it was, with other arguments when some are given. */
  back(changed?: readonly string[]): Promise<void>;
  /** Holds it still: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A program that a failed test leaves must not outlive the tests. */
const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Resolves with the greeting that the server sends first. */
async function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('data', (chunk) => {
      resolve(chunk.toString().startsWith('INFO '));
      socket.destroy();
    });
  });
}

/** `args` are options of nats-server, e.g. `['--auth', 'secret']`. */
export async function openNatsServer(args: readonly string[] = []): Promise<NatsServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  const away = async (): Promise<void> => {
    const leaving = child;
    if (!leaving) return;
    child = undefined;
    const gone = new Promise((resolve) => leaving.once('exit', resolve));
    leaving.kill('SIGKILL');
    await gone;
    started.delete(leaving);
  };
  const back = async (changed: readonly string[] = args): Promise<void> => {
    const starting = spawn(program ?? '', ['-a', '127.0.0.1', '-p', String(port), ...changed], {
      stdio: 'ignore',
    });
    child = starting;
    started.add(starting);
    await until('the NATS server to greet', () => {
      if (starting.exitCode !== null) throw new Error(`nats-server ended with ${starting.exitCode}`);
      return greets(port);
    });
  };
  await back();
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    away,
    back,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close: away,
  };
}

/** One suite over either wake bus: `bus` gives, once tests run, what every process of theirs is to be told. */
export function overBuses(title: string, suite: (bus: () => Settings) => void): void {
  describe(`${title} by postgres`, () => suite(() => ({})));
  describe(`${title} by nats${withoutNats}`, () => {
    needsNats();
    let server: NatsServer | undefined;
    before(async () => {
      server = await openNatsServer(['--auth', 'between-us']);
    });
    suite(() => ({ NATS_URL: server?.url.replace('//', '//between-us@') ?? '' }));
    after(() => server?.close());
  });
}
