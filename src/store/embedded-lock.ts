/** One service per data folder: a kernel lock that dies with the process, so no crash leaves it behind. */
import { spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { readProcess } from './embedded-process.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** The exit code that `flock` is told to use for "taken"; any other failure means that locks do not work here. */
const takenCode = 75;

/**
 * Takes `<folder>/service.lock` and writes our pid into it; throws a sentence naming the holder when a live
 * service has it. Where there is no `flock` command (macOS) the pid in the file decides.
 */
export async function lockFolder(folder: string, env: Record<string, string>): Promise<FolderLock> {
  const handle = await open(path.join(folder, 'service.lock'), 'a+', 0o600);
  try {
    const verdict = await flock(handle, env);
    const holder = await readHolder(handle);
    const held =
      verdict === 'taken' || (verdict === 'unknown' && holder !== undefined && (await isAlive(holder)));
    if (held) {
      const who = holder === undefined ? 'Another service' : `Another service (pid ${holder.pid})`;
      throw new Error(
        `${who} is using the database folder ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
      );
    }
    const birth = (await readProcess(process.pid))?.birth ?? '';
    await handle.truncate(0);
    await handle.write(`${process.pid} ${birth}\n`);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    release: async () => {
      // Emptied, not removed: removing a lock file that another start has just opened would let two in.
      await handle.truncate(0).catch(() => undefined);
      await handle.close();
    },
  };
}

/** The lock belongs to the open file, which the command shares with us: it stays ours after the command has gone. */
function flock(handle: FileHandle, env: Record<string, string>): Promise<'ours' | 'taken' | 'unknown'> {
  return new Promise((resolve) => {
    const child = spawn('flock', ['-n', '-E', String(takenCode), '3'], {
      env,
      stdio: ['ignore', 'ignore', 'ignore', handle.fd],
      timeout: 10_000,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => resolve('unknown'));
    child.once('exit', (code) => resolve(code === 0 ? 'ours' : code === takenCode ? 'taken' : 'unknown'));
  });
}

interface Holder {
  pid: number;
  birth: string;
}

async function readHolder(handle: FileHandle): Promise<Holder | undefined> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
  const [, pid, birth] = /^(\d+) (.*)\n/.exec(buffer.toString('utf8', 0, bytesRead)) ?? [];
  return pid === undefined || birth === undefined ? undefined : { pid: Number(pid), birth };
}

/** A pid that was given to another process since then, or survived a reboot in the file, has another birth. */
async function isAlive(holder: Holder): Promise<boolean> {
  return (await readProcess(holder.pid))?.birth === holder.birth;
}
