/** Local git: which files a folder has, and a patch applied to it. The only file of the command line that starts programs. */
import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError, exitCodes } from './exit.ts';
import type { Io } from './io.ts';

interface Said {
  code: number;
  stdout: Buffer;
  stderr: string;
}

const outputBytesMax = 256 * 1024 * 1024;

/** `alone` keeps git from looking for a repository above the folder, so that names in patches are those from the folder on. */
async function git(
  io: Io,
  folder: string,
  args: string[],
  options: { input?: string; alone?: boolean } = {},
): Promise<Said> {
  const at = await realpath(folder);
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = io.env;
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: at,
      env: { ...env, LC_ALL: 'C', ...(options.alone ? { GIT_CEILING_DIRECTORIES: dirname(at) } : {}) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > outputBytesMax) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-100_000);
    });
    child.once('error', (error) =>
      reject(
        new CommandError(
          exitCodes.patch,
          (error as NodeJS.ErrnoException).code === 'ENOENT'
            ? 'git is not installed, and it is needed here.'
            : `git cannot be started: ${error.message}`,
          error,
        ),
      ),
    );
    child.once('close', (code) => resolve({ code: code ?? 1, stdout: Buffer.concat(chunks), stderr }));
    // A git that refuses a patch early does not read the rest of it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

function names(output: Buffer): string[] {
  return output
    .toString()
    .split('\0')
    .filter((name) => name !== '');
}

/** What the repository that the folder belongs to would take from it, by names from the folder on; undefined when it belongs to none. */
export async function listRepositoryFiles(io: Io, folder: string): Promise<string[] | undefined> {
  const said = await git(io, folder, ['ls-files', '-z', '-co', '--exclude-standard', '--', '.']).catch(
    () => undefined,
  );
  return said === undefined || said.code !== 0 ? undefined : [...new Set(names(said.stdout))];
}

/** The files that a patch is about. */
export async function listPatchFiles(io: Io, folder: string, patch: string): Promise<string[]> {
  const said = await git(io, folder, ['apply', '--numstat', '-z', '-'], { input: patch, alone: true });
  return names(said.stdout).map((line) => line.split('\t').slice(2).join('\t'));
}

/** Applies all of the patch, or nothing of it and says why. */
export async function applyToFolder(io: Io, folder: string, patch: string): Promise<string | null> {
  for (const check of [['--check'], []]) {
    const said = await git(io, folder, ['apply', ...check, '--whitespace=nowarn', '-'], {
      input: patch,
      alone: true,
    });
    if (said.code !== 0) return said.stderr.trim() || `git ended with ${said.code}`;
  }
  return null;
}
