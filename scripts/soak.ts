/** `npm run soak`: mixed load and faults for half an hour, what the processes hold meanwhile, whether that is flat, and a graph of it. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChance } from './faults/chance.ts';
import { createClient, type Notebook } from './faults/client.ts';
import { rest } from './faults/commands.ts';
import { canUnshare, isInside, startInside } from './faults/ground.ts';
import { judge, untilSettled } from './faults/judge.ts';
import { describeFault, type FaultKind, planFaults, planVisits } from './faults/plan.ts';
import { readComplaints } from './faults/service.ts';
import { openStage, type Stage, untilReady } from './faults/stage.ts';
import { placeOf, strike, type Victims } from './faults/strike.ts';
import { exchange } from './faults/wire.ts';
import type { Mark } from './soak/graph.ts';
import { type Recording, report, writeGraph } from './soak/report.ts';
import { countConnections, sampleNode } from './soak/sample.ts';

const sampleMs = 5_000;
/** Kinds that leave Postgres and the disk in place; the first api and the first worker are never made to end. */
const kinds: FaultKind[] = [
  'kill-worker',
  'kill-api',
  'deploy-worker',
  'deploy-api',
  'kill-postgres',
  'kill-backend',
  'restart-postgres',
  'hang-postgres',
  'freeze-worker',
  'cut-worker',
  'cut-api',
  'slow-disk',
];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Reads and lists, and makes workspaces and fetches what is in them, beside the clients that make runs. */
async function wander(stage: Stage, seed: string, over: () => boolean): Promise<number> {
  const chance = createChance(seed, 'wanderer');
  let calls = 0;
  const paths = [
    () => `/v1/runs?limit=${chance.integer(1, 100)}`,
    () => `/v1/runs?state=failed&state=interrupted&limit=20`,
    () => `/v1/runs?workspace=${chance.pick(stage.workspaces)}&limit=20`,
    () => '/v1/me',
    () => '/v1/agents',
    () => '/v1/workspaces?limit=50',
    () => `/v1/workspaces/${chance.pick(stage.workspaces)}/files?limit=100`,
    () => `/v1/workspaces/${chance.pick(stage.workspaces)}/archive`,
    () => '/v1/webhooks',
    () => '/v1/audit?limit=50',
    () => '/v1/nothing-here',
  ];
  while (!over()) {
    const origin = stage.origin(chance.integer(0, 1));
    try {
      if (origin !== undefined && chance.happens(0.1))
        await exchange(origin, '/v1/workspaces', stage.key, {
          method: 'POST',
          body: { name: `soak-${calls}` },
        });
      else if (origin !== undefined) await exchange(origin, chance.pick(paths)(), stage.key);
      calls++;
    } catch {
      // A fault was in the way.
    }
    await rest(chance.integer(50, 400));
  }
  return calls;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      clients: { type: 'string', default: '10' },
      gap: { type: 'string', default: '25' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      svg: { type: 'string', default: join(import.meta.dirname, '../test/bench/soak.svg') },
      json: { type: 'string' },
      loopback: { type: 'boolean', default: false },
    },
  });
  if (!values.loopback && !isInside() && canUnshare())
    return startInside([...process.argv.slice(2), '--seed', values.seed]);
  const minutes = Number(values.minutes);
  const notebook: Notebook = { stories: [], breaches: [], statuses: new Map(), broken: 0 };
  const stage = await openStage({
    onCrash: (what) => notebook.breaches.push(what),
    faketime: false,
    disks: false,
    workspaces: 6,
  });
  say(`soak of ${minutes} minutes, seed ${values.seed}, ${stage.ground.kind}, folder ${stage.root}`);

  const began = performance.now();
  const at = (): number => (performance.now() - began) / 1000;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  const over = (): boolean => stopped || at() >= minutes * 60;
  const tag = `mark${randomBytes(4).toString('hex')}`;
  const client = createClient({
    origin: stage.origin,
    key: stage.key,
    notebook,
    over: new AbortController().signal,
  });
  const clients = Array.from({ length: Number(values.clients) }, async (_, number) => {
    let count = 0;
    for (const visit of planVisits(values.seed, number)) {
      if (over()) return;
      const workspace = stage.workspaces[count % stage.workspaces.length] ?? '';
      await client(visit, `${tag}-${number}-${count++}`, workspace);
    }
  });
  const wandering = wander(stage, values.seed, over);

  const recording: Recording = { seconds: 0, samples: [], traffic: [], marks: [] };
  const nodes = [...stage.apis, ...stage.workers];
  const sampling = (async () => {
    while (!over()) {
      const now = at();
      for (const sample of await Promise.all(nodes.map((node) => sampleNode(node, now, stage.key))))
        if (sample !== undefined) recording.samples.push(sample);
      recording.traffic.push({
        at: now,
        accepted: notebook.stories.filter(({ id }) => id !== undefined).length,
        settled: notebook.stories.filter(({ settled }) => settled).length,
        events: notebook.stories.reduce((sum, { events }) => sum + events.length, 0),
        connections: await countConnections(stage.postgres.url()),
      });
      await rest(Math.max(0, sampleMs - (at() - now) * 1000));
    }
  })();

  const victims: Victims = { ...stage, breach: (what) => notebook.breaches.push(what) };
  const busy = new Map<string, Promise<void>>();
  for (const planned of planFaults(values.seed, kinds, Number(values.gap) * 1000)) {
    for (let waited = 0; waited < planned.afterMs && !over(); waited += 200) await rest(200);
    if (over()) break;
    const ends = planned.kind.startsWith('kill-') || planned.kind.startsWith('deploy-');
    const fault = { ...planned, target: ends && planned.target === 0 ? 1 : planned.target };
    const mark: Mark = { at: at(), what: describeFault(fault) };
    recording.marks.push(mark);
    say(`${mark.at.toFixed(0).padStart(5)} s  ${mark.what}`);
    await busy.get(placeOf(fault));
    busy.set(
      placeOf(fault),
      strike(fault, victims).catch(
        (error: unknown) => void notebook.breaches.push(`${mark.what}: ${String(error)}`),
      ),
    );
  }
  await sampling;
  recording.seconds = at();
  await Promise.all(busy.values());
  await Promise.all(clients);
  say(`the load is over; ${await wandering} other calls`);

  const open = await untilSettled(stage.postgres.url());
  await untilReady(stage);
  const verdicts = await judge({
    ...stage,
    databaseUrl: stage.postgres.url(),
    notebook,
    tag,
    origins: stage.apis.map((_, index) => stage.origin(index) ?? ''),
    clocksAgree: true,
  });
  verdicts.unshift({
    promise: 'no run stays open',
    count: `${notebook.stories.length} runs`,
    breaches: open,
  });
  for (const { promise, count, breaches } of verdicts) {
    say(`  ${breaches.length === 0 ? '✓' : '✗'} ${promise}: ${count}`);
    for (const breach of breaches.slice(0, 10)) say(`      ${breach}`);
  }
  for (const [message, count] of await readComplaints(stage.logs)) say(`  logged ${count} × ${message}`);
  const { text, flat } = report(recording);
  say(text);
  await writeGraph(values.svg, recording, values.seed);
  if (values.json) await writeFile(values.json, JSON.stringify(recording));
  const failed = !flat || verdicts.some(({ breaches }) => breaches.length > 0);
  await stage.close({ keep: failed });
  if (failed) say(`logs are kept in ${stage.root}`);
  return failed ? 1 : 0;
}

process.exit(
  await main().catch((error: unknown) => {
    process.stderr.write(`\n  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }),
);
