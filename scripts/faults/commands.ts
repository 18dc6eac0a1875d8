/** Starting programs of the system and waiting: what the parts of the fault suite share. */
import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export const rest = (ms: number): Promise<void> => delay(ms);

const started = promisify(execFile);

/** Resolves with what it printed; throws with what it complained about. */
export async function run(file: string, ...args: string[]): Promise<string> {
  const { stdout } = await started(file, args, { timeout: 30_000 });
  return stdout;
}

export function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore', timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

/** Asks again and again; false when the time is over. What `ask` throws counts as no. */
export async function within(ms: number, ask: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + ms;
  for (;;) {
    if (
      await Promise.resolve()
        .then(ask)
        .catch(() => false)
    )
      return true;
    if (performance.now() > deadline) return false;
    await rest(50);
  }
}
