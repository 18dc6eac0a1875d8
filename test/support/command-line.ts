/** The command line as a newcomer has it: packed, installed into an empty folder without a registry, and run as a program, on a terminal or not. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The first `node` of the path that is not the project's own: what the machine's users have. */
export const machineNode =
  (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path)) ?? process.execPath;

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  ended: Promise<Ended>;
}

export interface CommandLine {
  /** A folder of the test's own, removed in the end. */
  folder: string;
  tarballs: string[];
  bin: string;
  env: Record<string, string>;
  start(args: string[], options?: StartOptions): Started;
  run(args: string[], options?: StartOptions): Promise<Ended>;
  /** On a terminal of its own, by `script` of util-linux: what it shows is one stream. */
  onTerminal(args: string[], options?: StartOptions): Started & { type(text: string): void };
  remove(): Promise<void>;
}

export interface StartOptions {
  node?: string;
  cwd?: string;
  input?: string;
  env?: Record<string, string>;
}

async function pack(script: string, variable: string, target: string): Promise<string> {
  await run(process.execPath, [join(root, 'scripts', script)], {
    env: { ...process.env, [variable]: target },
  });
  const [file = ''] = (await readdir(target)).filter((name) => name.endsWith('.tgz'));
  return join(target, file);
}

function watched(child: ChildProcess): Started {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdin?.on('error', () => undefined);
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr }))),
  };
}

export async function installCommandLine(): Promise<CommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'test-cli-'));
  const tarballs = await Promise.all([
    pack('sdk.ts', 'SDK_TARGET', join(folder, 'sdk')),
    pack('cli.ts', 'CLI_TARGET', join(folder, 'cli')),
  ]);
  const installed = join(folder, 'installed');
  await mkdir(installed);
  await mkdir(join(folder, 'home'));
  await writeFile(join(installed, 'package.json'), '{ "name": "newcomer", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: installed });
  const bin = join(installed, 'node_modules/.bin/agent-runs');
  // Nothing of the machine that runs the tests but where its programs are: it may be a CI runner itself.
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: join(folder, 'home'),
    XDG_CONFIG_HOME: join(folder, 'home/config'),
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const start = (args: string[], options: StartOptions = {}): Started => {
    const child = spawn(options.node ?? machineNode, [bin, ...args], {
      cwd: options.cwd ?? folder,
      env: { ...env, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(options.input ?? '');
    return watched(child);
  };
  return {
    folder,
    tarballs,
    bin,
    env,
    start,
    run: (args, options) => start(args, options).ended,
    onTerminal: (args, options = {}) => {
      const words = [options.node ?? machineNode, bin, ...args].map(
        (word) => `'${word.replaceAll("'", "'\\''")}'`,
      );
      const child = spawn('script', ['-q', '-e', '-c', `exec ${words.join(' ')}`, '/dev/null'], {
        cwd: options.cwd ?? folder,
        env: { ...env, TERM: 'xterm-256color', SHELL: '/bin/sh', ...options.env },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      return { ...watched(child), type: (text) => child.stdin.write(text) };
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
