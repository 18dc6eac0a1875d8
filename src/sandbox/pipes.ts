/** Real pipes for a command's output: Node gives children sockets, which refuse `> /dev/stderr` and `tee /dev/stdout`. */
import { execFile } from 'node:child_process';
import { closeSync, constants, fchownSync, openSync, unlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { SandboxUser } from './folders.ts';

const run = promisify(execFile);
/** Pipes made at a time, by one process; two go with each command. */
const batch = 64;
const fewest = 8;
const makeTimeoutMs = 10_000;

export interface OutputPipe {
  source: Readable;
  /** What the child gets as its descriptor; closed here, by `started`, once it has it. */
  target: number;
  started(): void;
}

export interface Pipes {
  /** A pipe that `user` may open again by name, or undefined when none is ready: then a socket has to do. */
  take(user: SandboxUser | undefined): OutputPipe | undefined;
  /** Resolves when pipes are ready, or can't be made here. */
  ready(): Promise<void>;
}

/** Both ends are open and the names gone before anyone sees a pipe, so that nothing is left behind by a killed service. */
export function createPipes(): Pipes {
  const made: { reading: number; writing: number }[] = [];
  let making: Promise<void> | undefined;

  async function make(): Promise<void> {
    // In memory a name costs next to nothing; on a disk that sees many come and go each waits for a free place among them.
    const folder = await mkdtemp('/dev/shm/pipes-').catch(() => mkdtemp(join(tmpdir(), 'pipes-')));
    try {
      const names = Array.from({ length: batch }, (_, index) => join(folder, String(index)));
      await run('mkfifo', ['-m', '600', ...names], { timeout: makeTimeoutMs });
      for (const name of names) {
        const reading = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
        made.push({ reading, writing: openSync(name, constants.O_WRONLY) });
        unlinkSync(name);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  function refill(): Promise<void> {
    // Without pipes commands still work, with sockets; so a failure here is no failure of theirs.
    making ??= make()
      .catch(() => undefined)
      .finally(() => {
        making = undefined;
      });
    return making;
  }

  return {
    ready: () => (made.length > 0 ? Promise.resolve() : refill()),
    take: (user) => {
      if (made.length < fewest) void refill();
      const pipe = made.pop();
      if (pipe === undefined) return undefined;
      if (user !== undefined) fchownSync(pipe.writing, user.uid, user.gid);
      return {
        source: new Socket({ fd: pipe.reading, readable: true, writable: false }),
        target: pipe.writing,
        started: () => closeSync(pipe.writing),
      };
    },
  };
}
