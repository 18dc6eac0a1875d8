/** One program, run to its end within a bound, whose failure is told with what it said. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Options {
  cwd: string;
  env?: Record<string, string | undefined>;
  timeoutMs?: number;
}

/** What it printed. Throws with the end of what it said when it fails or takes longer than two minutes or `timeoutMs`. */
export async function command(file: string, args: readonly string[], options: Options): Promise<string> {
  const { cwd, env, timeoutMs = 120_000 } = options;
  try {
    const { stdout } = await promisify(execFile)(file, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const said = `${stdout ?? ''}\n${stderr ?? ''}`.trim().slice(-4000);
    throw new Error(`"${[file, ...args].join(' ')}" failed: ${said === '' ? String(error) : said}`, {
      cause: error,
    });
  }
}
