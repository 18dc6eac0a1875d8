/** `npm run bench`: the service beside its floors in one go, interleaved, as one table of goals, figures and ratios. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { readOptions, usage } from './bench/options.ts';
import { cellsOf, type Result, resultsOf, rewritten, type Samples, table } from './bench/report.ts';
import type { Measure, Row } from './bench/row.ts';
import { append } from './bench/rows/append.ts';
import { cold } from './bench/rows/cold.ts';
import { copy } from './bench/rows/copy.ts';
import { create } from './bench/rows/create.ts';
import { deliver } from './bench/rows/deliver.ts';
import { events } from './bench/rows/events.ts';
import { nodes } from './bench/rows/nodes.ts';
import { idle, rest } from './bench/rows/rest.ts';
import { resume } from './bench/rows/resume.ts';
import { settle, start, throughput } from './bench/rows/run.ts';
import { runs } from './bench/rows/runs.ts';
import { streams } from './bench/rows/streams.ts';
import { openTheatre, type Theatre } from './bench/stage.ts';

const rows: Row[] = [
  create,
  start,
  settle,
  throughput,
  copy,
  append,
  deliver,
  resume,
  idle,
  cold,
  rest,
  runs,
  streams,
  events,
  nodes,
];

const progress = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Measures the subjects of a row in turn, each round beginning with another one. */
async function measureRow(theatre: Theatre, row: Row, wanted: number): Promise<Samples> {
  const { stage, close } = theatre.open();
  try {
    const subjects: [string, Measure][] = Object.entries(await row.open(stage));
    const samples: Samples = Object.fromEntries(subjects.map(([name]) => [name, []]));
    // Code is compiled and pages are cached on the way; the first round shows that and nothing else.
    if (row.warmUp !== false && !stage.options.smoke) for (const [, measure] of subjects) await measure();
    const rounds = Math.min(wanted, row.roundsMax ?? wanted);
    for (let round = 0; round < rounds; round++) {
      progress(`  ${row.name}: round ${round + 1} of ${rounds}`);
      for (let turn = 0; turn < subjects.length; turn++) {
        const [name, measure] = subjects[(turn + round) % subjects.length] ?? [];
        if (name !== undefined && measure !== undefined) samples[name]?.push(await measure());
      }
    }
    return samples;
  } finally {
    await close();
  }
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Linux ${release()}, Node ${process.version}`;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), rows);
  if (options === 'help') {
    process.stdout.write(
      `${usage}\n${rows.map((row) => `  ${row.name.padEnd(12)} ${row.about}`).join('\n')}\n`,
    );
    return;
  }
  const notes = new Set<string>();
  const root = await mkdtemp(join(tmpdir(), 'agent-run-bench-'));
  const theatre = await openTheatre(options, notes, root);
  const close = async (): Promise<void> => {
    await theatre.close();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  const results: Result[] = [];
  const failures: string[] = [];
  const kept: Record<string, Samples> = {};
  const started = performance.now();
  /** After each row, so that a run that is broken off leaves what it had. */
  async function write(): Promise<void> {
    if (options === 'help') return;
    if (options.json !== undefined)
      await writeFile(
        options.json,
        JSON.stringify({
          machine: machine(),
          rounds: options.rounds,
          seconds: Math.round((performance.now() - started) / 1000),
          notes: [...notes],
          failures,
          results,
          samples: kept,
        }),
      );
    if (options.write === undefined) return;
    const words = process.argv.slice(2).filter((word) => word !== '--write');
    const by = `Last written by \`npm run bench -- ${words.join(' ')}\` on ${machine()}.`;
    await writeFile(options.write, rewritten(await readFile(options.write, 'utf8'), results, rows, by));
  }
  try {
    for (const row of rows.filter(({ name }) => options.only?.includes(name) ?? true)) {
      progress(`${row.name}: ${row.about}`);
      try {
        const samples = await measureRow(theatre, row, options.rounds);
        kept[row.name] = samples;
        results.push(...resultsOf(row, samples));
        await write();
        progress(`  ${Math.round((performance.now() - started) / 1000)} s so far`);
      } catch (error) {
        failures.push(`${row.name}: ${error instanceof Error ? error.stack : String(error)}`);
        progress(`  failed: ${failures.at(-1)}`);
      }
    }
  } finally {
    await close();
  }
  process.stdout.write(
    `\n${machine()}; ${options.rounds} rounds${options.quick ? ', quick' : ''}\n\n${table(cellsOf(results))}\n\n`,
  );
  for (const note of notes) process.stdout.write(`${note}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
