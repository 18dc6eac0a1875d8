/** `npm run test:faults`: the service as a cluster under faults of every kind, by a plan that its seed repeats, and what is still true after it. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Notebook } from './faults/client.ts';
import { rest } from './faults/commands.ts';
import { canUnshare, isInside, startInside } from './faults/ground.ts';
import { judge, untilSettled } from './faults/judge.ts';
import type { Verdict } from './faults/leftovers.ts';
import { readOptions, usage } from './faults/options.ts';
import { describeFault, type Fault, planFaults, planVisits } from './faults/plan.ts';
import { readComplaints } from './faults/service.ts';
import { openStage, untilReady } from './faults/stage.ts';
import { placeOf, possibleFaults, strike, type Victims } from './faults/strike.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    say(usage);
    return 0;
  }
  if (!options.loopback && !isInside() && canUnshare())
    return startInside([...process.argv.slice(2), '--seed', options.seed]);
  const notebook: Notebook = { stories: [], breaches: [], statuses: new Map(), broken: 0 };
  const notes: string[] = [];
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`;

  const stage = await openStage({
    onCrash: (what) => notebook.breaches.push(what),
    faketime: true,
    disks: true,
    workspaces: 3,
  });
  const { kinds, missing } = possibleFaults(stage);
  const wanted = kinds.filter((kind) => options.only?.includes(kind) ?? true);
  const plan = planFaults(options.seed, wanted, options.gapMs);
  const deck: Fault[] = Array.from({ length: wanted.length }, () => plan.next().value as Fault);
  say(`seed ${options.seed} · ${stage.ground.kind} · 2 apis, 3 workers, 1 Postgres · folder ${stage.root}`);
  say(
    `slow disk by ${stage.postgres.slowBy === 'flushes' ? 'a library that delays fsync and fdatasync' : 'commit_delay, for want of a compiler'}`,
  );
  for (const one of missing) say(`left out: ${one}`);
  say(`the plan begins: ${deck.map(describeFault).join(' · ')}`);
  if (options.planOnly) {
    await stage.close({ keep: false });
    return 0;
  }

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('stopping: what was accepted is judged all the same');
      stopping.abort();
    });
  const over = new AbortController();
  const tag = `mark${randomBytes(4).toString('hex')}`;
  const deadline = began + options.minutes * 60_000;
  let struck = 0;
  let healed = 0;
  const accepted = (): number => notebook.stories.filter((story) => story.id !== undefined).length;
  const enough = (): boolean =>
    stopping.signal.aborted ||
    performance.now() > deadline ||
    (accepted() >= options.runs && healed >= deck.length);

  const client = createClient({ origin: stage.origin, key: stage.key, notebook, over: over.signal });
  const clients = Array.from({ length: options.clients }, async (_, number) => {
    let count = 0;
    for (const visit of planVisits(options.seed, number)) {
      if (enough()) return;
      const workspace = stage.workspaces[count % stage.workspaces.length] ?? '';
      await client(visit, `${tag}-${number}-${count++}`, workspace);
    }
  });

  const victims: Victims = { ...stage, breach: (what) => notebook.breaches.push(what) };
  const busy = new Map<string, Promise<void>>();
  const striking = (async () => {
    const counts = new Map<string, number>();
    for (;;) {
      const fault = deck[struck] ?? (plan.next().value as Fault);
      for (let waited = 0; waited < fault.afterMs && !enough(); waited += 100)
        await rest(Math.min(100, fault.afterMs));
      if (enough()) return counts;
      const place = placeOf(fault);
      await busy.get(place);
      say(`${seconds()}  ${describeFault(fault)}  (${accepted()} runs accepted)`);
      counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
      struck++;
      busy.set(
        place,
        strike(fault, victims)
          .catch((error: unknown) => void notes.push(`${describeFault(fault)}: ${String(error)}`))
          .finally(() => healed++),
      );
    }
  })();

  const counts = await striking;
  say(`${seconds()}  no more faults: ${[...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`);
  await Promise.all(busy.values());
  const patience = setTimeout(() => over.abort(), 300_000);
  await Promise.all(clients);
  clearTimeout(patience);
  say(`${seconds()}  all clients are done; ${accepted()} runs accepted`);
  const open = await untilSettled(stage.postgres.url());
  if (!(await untilReady(stage))) notebook.breaches.push('the apis are not ready again');

  const verdicts: Verdict[] = await judge({
    ...stage,
    databaseUrl: stage.postgres.url(),
    notebook,
    tag,
    origins: stage.apis.map((_, index) => stage.origin(index) ?? ''),
    clocksAgree: !counts.has('jump-clock'),
  });
  verdicts.unshift({ promise: 'no run stays open', count: `${accepted()} runs`, breaches: open });
  say(`${seconds()}  the verdict (seed ${options.seed})`);
  for (const { promise, count, breaches } of verdicts) {
    say(`  ${breaches.length === 0 ? '✓' : '✗'} ${promise}: ${count}`);
    for (const breach of breaches.slice(0, 20)) say(`      ${breach}`);
  }
  const failed = verdicts.some(({ breaches }) => breaches.length > 0) || notes.length > 0;
  for (const one of notes) say(`  ✗ the suite itself: ${one}`);
  const complaints = await readComplaints(stage.logs);
  for (const [message, count] of complaints) say(`  logged ${count} × ${message}`);
  if (failed) {
    writeFileSync(
      join(stage.root, 'logs', 'stories.json'),
      JSON.stringify({ seed: options.seed, verdicts, stories: notebook.stories }, null, 1),
    );
  }
  const late = await stage.close({ keep: failed || options.keep });
  for (const one of late) say(`  ✗ ${one}`);
  if (failed) say(`logs are kept in ${stage.root}; again: npm run test:faults -- --seed ${options.seed}`);
  return failed || late.length > 0 ? 1 : 0;
}

process.exit(
  await main().catch((error: unknown) => {
    process.stderr.write(`\n  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }),
);
