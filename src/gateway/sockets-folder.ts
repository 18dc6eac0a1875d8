/** The folder of a process's sockets: its owner's alone, short enough for a socket's address, and gone when the process is. */
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';

export interface SocketsFolder {
  path: string;
  remove(): Promise<void>;
}

const prefix = 'run-models-';
/** Answers as long as the process lives, so that another one can tell. */
const pulse = 'alive';
/** A folder this young may be one that is just being made. */
const youngMs = 60_000;

/** An address of a Unix socket has 108 bytes, 104 on some systems. */
function parentFolder(): string {
  const folder = tmpdir();
  return Buffer.byteLength(folder) > 50 ? '/tmp' : folder;
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Refused and missing mean that nobody is there; anything else is no reason to remove what may be in use.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

/** Removes what killed processes of this user left. */
async function sweep(parent: string, owner: number | undefined, now: number): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const facts = await stat(folder).catch(() => undefined);
    if (!facts?.isDirectory() || facts.uid !== owner || now - facts.ctimeMs < youngMs) continue;
    if (!(await answers(join(folder, pulse)))) await rm(folder, { recursive: true, force: true });
  }
}

/** mkdtemp lets only the owner in, who is `owner` afterwards. */
export async function makeSocketsFolder(
  clock: Clock,
  owner: { uid: number; gid: number } | undefined,
  parent = parentFolder(),
): Promise<SocketsFolder> {
  // A leftover is a few empty files: not worth an attempt.
  await sweep(parent, owner?.uid ?? process.getuid?.(), clock.now().getTime()).catch(() => undefined);
  const path = await mkdtemp(join(parent, prefix));
  const alive = createServer((socket) => socket.destroy());
  alive.unref();
  await new Promise<void>((resolve, reject) => {
    alive.once('error', reject);
    alive.listen(join(path, pulse), resolve);
  });
  if (owner) await chown(path, owner.uid, owner.gid);
  return {
    path,
    remove: async () => {
      await new Promise((resolve) => alive.close(resolve));
      await rm(path, { recursive: true, force: true });
    },
  };
}
