/** Runs the tools of other languages: quietly, for a bounded time, and with all they said when they fail. */
import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Ten minutes unless given: a first call downloads. */
  timeoutMs?: number;
  /** What to install where the program is missing. */
  missing?: string;
}

const outputMax = 1_000_000;

/** Resolves with what the program printed; rejects with a sentence and its output when it fails. */
export function command(program: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { cwd, env = {}, timeoutMs = 600_000, missing } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-outputMax);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === 'ENOENT' && missing ? missing : `${program}: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const how = signal === null ? `failed (${code})` : `was ended (${signal})`;
      reject(new Error(`${program} ${args.join(' ')} ${how}:\n${output}`));
    });
  });
}

/** Two at a time: generators wait for the network about as long as they compute. Rejects with every failure. */
export async function inTurn<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const failures: string[] = [];
  const queue = [...tasks.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, task] = next;
      try {
        results[index] = await task();
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all([work(), work()]);
  if (failures.length > 0) throw new Error(failures.join('\n✗ '));
  return results;
}
