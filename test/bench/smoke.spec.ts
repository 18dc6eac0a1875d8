/** Tries the benchmark itself: one tiny round of every row against the real service. It judges no time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Result } from '../../scripts/bench/report.ts';

const program = join(import.meta.dirname, '../../scripts/bench.ts');

interface Outcome {
  code: number | null;
  output: string;
  errors: string;
}

describe('bench', () => {
  let folder: string;
  const running = new Set<ChildProcess>();

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-bench-'));
  });

  after(async () => {
    for (const child of running) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  function bench(...args: string[]): Promise<Outcome> {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    return new Promise((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        resolve({ code, output, errors });
      });
    });
  }

  it('measures every row once and leaves nothing behind', async function () {
    this.timeout(400_000);
    const help = await bench('--help');
    const rows = [...help.output.matchAll(/^ {2}([a-z]+) {2,}/gm)].map((match) => match[1]);
    expect(rows).to.include.members(['create', 'settle', 'append', 'cold']);

    const file = join(folder, 'results.json');
    const done = await bench('--smoke', '--json', file);
    expect(done.code, done.errors).to.equal(0);
    const written: { failures: string[]; results: Result[] } = JSON.parse(await readFile(file, 'utf8'));
    expect(written.failures).to.deep.equal([]);
    expect([...new Set(written.results.map((result) => result.row))]).to.deep.equal(rows);
    const empty = written.results.filter(
      ({ measured, beside }) => measured === null || (beside !== undefined && beside.measured === null),
    );
    expect(empty, 'lines without a figure').to.deep.equal([]);
    for (const result of written.results) expect(done.output).to.include(result.what);
    expect(await readdir(folder)).to.deep.equal(['results.json']);
  });

  it('refuses a row it does not have and names those it has', async () => {
    const refused = await bench('--only', 'create,nonsense');
    expect(refused.code).to.equal(1);
    expect(refused.errors).to.match(/no row nonsense.*create.*rest/);
  });
});
