/** The processes of the service: one for each node, started again whenever it is gone, replaced side by side in a deploy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startArguments } from '../start-command.ts';
import { rest, within } from './commands.ts';
import type { Ground } from './ground.ts';

export interface Node {
  name: string;
  role: 'api' | 'worker';
  /** Undefined while nobody listens. */
  origin(): string | undefined;
  pid(): number | undefined;
  /** How often a process was started here. */
  starts(): number;
  killHard(): Promise<void>;
  /** Another process takes over while the first ends by SIGTERM; false when it did not within two minutes. */
  deploy(): Promise<boolean>;
  signal(signal: NodeJS.Signals): void;
  /** By so many seconds, seen at the next look at the clock; 0 sets it right. */
  shiftClock(seconds: number): void;
  /** Ends it by SIGTERM for good; false when it had to be killed. */
  close(): Promise<boolean>;
  killForGood(): void;
}

interface Running {
  child: ChildProcess;
  origin: string;
  /** Set when we made it end. */
  expected: boolean;
  exited: Promise<void>;
}

const readyMs = 60_000;
const stopMs = 120_000;

/** Debian's libfaketime, which makes a process see another time; undefined where it is not installed. */
export function findFaketime(): string | undefined {
  const given = process.env.FAKETIME_LIB;
  if (given) return given;
  for (const folder of existsSync('/usr/lib') ? readdirSync('/usr/lib') : []) {
    const library = join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1');
    if (existsSync(library)) return library;
  }
  return undefined;
}

export async function startNode(options: {
  name: string;
  role: 'api' | 'worker';
  ground: Ground;
  databaseUrl: string;
  settings: Record<string, string>;
  /** Its log, and the file that tells it the time. */
  folder: string;
  faketime: string | undefined;
  /** Told when a process ended that nobody made end. */
  onCrash(what: string): void;
}): Promise<Node> {
  const { name, role, ground, folder, faketime } = options;
  const logFile = join(folder, `${name}.log`);
  const clockFile = join(folder, `${name}.clock`);
  await mkdir(folder, { recursive: true });
  writeFileSync(clockFile, '+0\n');
  let current: Running | undefined;
  let starts = 0;
  let closed = false;
  let keeping: Promise<void> = Promise.resolve();

  async function launch(): Promise<Running> {
    const port = await ground.port();
    const host = ground.host(name);
    const [file = '', ...args] = [...ground.prefix(name), process.execPath, ...startArguments()];
    starts++;
    const child = spawn(file, args, {
      env: {
        PATH: process.env.PATH,
        ...(faketime
          ? {
              LD_PRELOAD: faketime,
              FAKETIME_TIMESTAMP_FILE: clockFile,
              FAKETIME_CACHE_DURATION: '1',
              // Only what the clock on the wall says; durations stay what they are.
              FAKETIME_DONT_FAKE_MONOTONIC: '1',
              DONT_FAKE_MONOTONIC: '1',
              NO_FAKE_STAT: '1',
            }
          : {}),
        ...options.settings,
        ROLE: role,
        HOST: host,
        PORT: String(port),
        DATABASE_URL: options.databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    let ready = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (chunk.includes('Ctrl-C stops it')) ready = true;
      });
    let gone = false;
    const exited = new Promise<void>((resolve) =>
      child.once('exit', (code, signal) => {
        gone = true;
        log.end(`-- process ${child.pid} ended: ${code ?? signal}\n`);
        resolve();
      }),
    );
    const running = { child, origin: `http://${host}:${port}`, expected: false, exited };
    void exited.then(() => {
      if (ready && !running.expected && !closed)
        options.onCrash(
          `${name}, process ${child.pid}, ended by itself (${child.exitCode ?? child.signalCode})`,
        );
    });
    await within(readyMs, () => ready || gone);
    if (!ready) {
      running.expected = true;
      child.kill('SIGKILL');
      throw new Error(`${name} did not start`);
    }
    return running;
  }

  /** Starts one when there is none, again and again: Postgres may be away. */
  async function keep(): Promise<void> {
    while (
      !closed &&
      (current === undefined || current.child.exitCode !== null || current.child.signalCode !== null)
    ) {
      try {
        current = await launch();
        const { exited } = current;
        void exited.then(() => {
          keeping = keeping.then(keep);
        });
      } catch {
        await rest(300);
      }
    }
  }

  keeping = keep();
  await keeping;

  async function end(running: Running, signal: NodeJS.Signals): Promise<boolean> {
    running.expected = true;
    running.child.kill(signal);
    let gone = false;
    void running.exited.then(() => {
      gone = true;
    });
    if (await within(stopMs, () => gone)) return true;
    running.child.kill('SIGKILL');
    await running.exited;
    return false;
  }

  return {
    name,
    role,
    origin: () =>
      current?.child.exitCode === null && current.child.signalCode === null ? current.origin : undefined,
    pid: () => current?.child.pid,
    starts: () => starts,
    killHard: async () => {
      if (current) await end(current, 'SIGKILL');
    },
    deploy: async () => {
      await keeping;
      const old = current;
      for (;;) {
        try {
          current = await launch();
          break;
        } catch {
          if (closed) return true;
          await rest(300);
        }
      }
      const { exited } = current;
      void exited.then(() => {
        keeping = keeping.then(keep);
      });
      return old === undefined ? true : end(old, 'SIGTERM');
    },
    signal: (signal) => void current?.child.kill(signal),
    shiftClock: (seconds) => writeFileSync(clockFile, `${seconds < 0 ? '' : '+'}${seconds}\n`),
    close: async () => {
      closed = true;
      await keeping;
      return current === undefined ? true : end(current, 'SIGTERM');
    },
    killForGood: () => {
      closed = true;
      current?.child.kill('SIGKILL');
    },
  };
}

/** How often each sentence of these levels stands in the logs. */
export async function readComplaints(folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.log'))) {
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) {
      const [, level, message] = /"level":(?:"(error|fatal)"|50|60).*"msg":"([^"]*)"/.exec(line) ?? [];
      if (message !== undefined)
        counts.set(
          `${level ?? 'error'}: ${message}`,
          (counts.get(`${level ?? 'error'}: ${message}`) ?? 0) + 1,
        );
    }
  }
  return counts;
}
