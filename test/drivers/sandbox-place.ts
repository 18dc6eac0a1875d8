/** The place the sandbox suites work in: folders of a run beside a service's secret, and ways to look for processes. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type {
  Exit,
  SandboxDriver,
  SandboxKind,
  SandboxLimits,
  SpawnOptions,
} from '../../src/sandbox/sandbox.ts';

export const limits: SandboxLimits = {
  memoryBytes: 100 * 1024 ** 2,
  processes: 40,
  cpuMs: 1_000,
  outputBytes: 1024 ** 2,
  diskBytes: 20 * 1024 ** 2,
  openFiles: 100,
};
export const root = process.getuid?.() === 0;
export const secret = 'planted-secret-7f3a';
export const log = createLog('silent');

/** Runs `look` until it gives something true; throws past ten seconds. */
export async function until<Found>(what: string, look: () => Found | undefined | false): Promise<Found> {
  for (const started = performance.now(); performance.now() - started < 10_000; ) {
    const found = look();
    if (found) return found;
    await systemClock.sleep(10);
  }
  throw new Error(`never came: ${what}`);
}

/** Pids of living processes whose command line holds the marker, on the whole machine. */
export function marked(marker: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(marker);
      } catch {
        return false;
      }
    });
}

let markers = 0;
/** A number of seconds no other process sleeps: it is found again by its command line. */
export const newMarker = () => `7${process.pid}.${++markers}`;

export interface Ran extends Exit {
  out: string;
  err: string;
}

export interface Place {
  /** Open to walk through, not to list; holds the others. */
  base: string;
  folder: string;
  homeFolder: string;
}

/** A fresh place for each test of the surrounding suite, beside a folder of the service with a secret in it. */
export function usePlace(): Place {
  const place: Place = { base: '', folder: '', homeFolder: '' };
  before(() => {
    process.env.PLANTED_SECRET = secret;
  });
  after(() => {
    delete process.env.PLANTED_SECRET;
  });
  beforeEach(() => {
    const base = mkdtempSync(join(tmpdir(), 'sandbox-spec-'));
    Object.assign(place, { base, folder: join(base, 'work'), homeFolder: join(base, 'home') });
    for (const path of [place.folder, place.homeFolder, join(base, 'service')])
      mkdirSync(path, { mode: 0o700 });
    writeFileSync(join(base, 'service', 'secret'), secret, { mode: 0o600 });
    chmodSync(base, 0o711);
  });
  afterEach(() => rmSync(place.base, { recursive: true, force: true }));
  return place;
}

/** The driver of this kind; skips the suite where it can't work, and then its refusal must at least be of use. */
export async function driverOrSkip(context: Mocha.Context, kind: SandboxKind): Promise<SandboxDriver> {
  const chosen = await chooseSandbox({ wanted: kind, log, clock: systemClock }).catch(
    (error: unknown) => error,
  );
  if (typeof chosen === 'object' && chosen !== null && 'driver' in chosen)
    return chosen.driver as SandboxDriver;
  expect(String(chosen)).to.match(/does not work here .+: .+\.$/);
  return context.skip();
}

/** Runs one command in a sandbox of its own and gives how it ended and what it printed. */
export async function run(
  driver: SandboxDriver,
  place: Pick<Place, 'folder' | 'homeFolder'>,
  command: string,
  options: { limits?: Partial<SandboxLimits>; input?: string; spawn?: SpawnOptions } = {},
): Promise<Ran> {
  const { folder, homeFolder } = place;
  await using sandbox = await driver.open({ folder, homeFolder, limits: { ...limits, ...options.limits } });
  const child = sandbox.spawn(['bash', '-c', command], options.spawn);
  child.stdin.end(options.input);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (out.length < 100_000) out += chunk.toString('latin1');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (err.length < 100_000) err += chunk.toString('latin1');
  });
  const ended = Promise.all(
    [child.stdout, child.stderr].map((pipe) => new Promise((resolve) => pipe.on('end', resolve))),
  );
  const exit = await child.exit;
  await ended;
  return { ...exit, out, err };
}

/** Runs these suites once more as nobody, when the tests themselves are root. */
export function keepsAsOrdinaryUser(names: readonly string[]): void {
  it('keeps these promises when the service is an ordinary user', function () {
    this.timeout(240_000);
    if (!root) return this.skip();
    const as = ['--reuid=65534', '--regid=65534', '--clear-groups', '--'];
    const reachable =
      existsSync('/usr/bin/setpriv') && spawnSync('setpriv', [...as, 'ls', import.meta.dirname]).status === 0;
    if (!reachable || spawnSync('setpriv', [...as, process.execPath, '--version']).status !== 0)
      return this.skip();
    const specs = names.map((name) => join(import.meta.dirname, name));
    const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
    const args = [mocha, '--no-config', '--no-package', '--timeout', '60000', ...specs];
    const ran = spawnSync('setpriv', [...as, process.execPath, ...args], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', TMPDIR: tmpdir() },
      timeout: 230_000,
    });
    expect(ran.status, ran.stdout + ran.stderr).to.equal(0);
    expect(ran.stdout).to.match(/\d+ passing/);
  });
}
