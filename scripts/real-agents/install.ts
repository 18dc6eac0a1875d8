/** Installs the real agents by their own lock file, once for each version of it, outside of the tree. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../test/real-agents');
const installMs = 600_000;

function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: installMs });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(-4_000));
}

/** The folder of their programs. A folder that was begun and not ended is begun anew. */
export function installAgents(): string {
  const given = process.env.REAL_AGENTS_DIR;
  if (given) return join(given, 'node_modules/.bin');
  const lock = createHash('sha256')
    .update(readFileSync(join(source, 'package-lock.json')))
    .digest('hex');
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'agent-run-service', `real-agents-${lock.slice(0, 12)}`);
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    try {
      for (const name of ['package.json', 'package-lock.json']) cpSync(join(source, name), join(half, name));
      // Not `npm ci`: it refuses a lock file that lacks the builds for platforms nobody asked for.
      run(
        'npm',
        ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
        half,
      );
      // Puts the program of this platform in its place; it needs no network.
      run(process.execPath, ['postinstall.mjs'], join(half, 'node_modules/opencode-ai'));
      renameSync(half, folder);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return join(folder, 'node_modules/.bin');
}
