/** After the storm: whether everything that was promised still holds, said in sentences with counts. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { askPromises } from '../../test/support/invariants.ts';
import type { Notebook, Story } from './client.ts';
import { within } from './commands.ts';
import { leftovers, type Verdict } from './leftovers.ts';
import { exchange, type Frame, stream } from './wire.ts';

export interface Scene {
  databaseUrl: string;
  notebook: Notebook;
  key: string;
  /** Where the apis are. */
  origins: string[];
  dataDir: string;
  /** The temporary folder of the service's processes. */
  temporary: string;
  /** Stands in every command line of every run. */
  tag: string;
  /** The delivery ids that the receiver took. */
  received: ReadonlySet<string>;
  clocksAgree: boolean;
}

const settleMs = 300_000;

/** Waits until no run is open; the breach names those that stay. */
export async function untilSettled(databaseUrl: string): Promise<string[]> {
  let open: { id: string; state: string; epoch: number }[] = [];
  const settled = await within(settleMs, async () => {
    open = await rowsOf(databaseUrl, 'select id, state, epoch from runs where settled_at is null');
    return open.length === 0;
  });
  return settled ? [] : open.map((run) => `still open: ${JSON.stringify(run)}`);
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 120_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}

const rowsOf = <Row extends object>(databaseUrl: string, text: string): Promise<Row[]> =>
  withClient(databaseUrl, async (client) => (await client.query<Row>(text)).rows);

/** Calls `work` for each, so many at a time. */
async function forEach<T>(
  items: readonly T[],
  together: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
    }),
  );
}

export async function judge(scene: Scene): Promise<Verdict[]> {
  const { notebook, databaseUrl } = scene;
  const accepted = notebook.stories.filter(
    (story): story is Story & { id: string } => story.id !== undefined,
  );
  return [
    ...(await accounts(scene, accepted)),
    ...(await replays(scene, accepted)),
    await writeBacks(scene, accepted),
    ...(await leftovers(scene)),
    {
      promise: 'what clients met on the way was never wrong',
      count: statuses(notebook),
      breaches: notebook.breaches,
    },
    ...(await schemaPromises(databaseUrl, scene.clocksAgree)),
  ];
}

const statuses = ({ statuses: known, broken }: Notebook): string =>
  `${[...known]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}; ${broken} broken connections`;

async function schemaPromises(databaseUrl: string, clocksAgree: boolean): Promise<Verdict[]> {
  const answers = await withClient(databaseUrl, (client) => askPromises(client, { clocksAgree }));
  return answers.map(({ holds, broken }) => ({
    promise: holds,
    count: `${broken.length} exceptions`,
    breaches: broken,
  }));
}

/** What the database says of all runs together. */
async function accounts(scene: Scene, accepted: (Story & { id: string })[]): Promise<Verdict[]> {
  const { databaseUrl, received, notebook } = scene;
  const [facts] = await rowsOf<Record<string, number>>(
    databaseUrl,
    `select (select count(*)::int from runs) as runs,
      (select count(*)::int from runs where settled_at is not null) as settled,
      (select count(*)::int from run_events where type = 'run.settled') as finals,
      (select count(*)::int from run_events) as events,
      (select count(*)::int from run_attempts) as attempts,
      (select count(*)::int from run_attempts where epoch > 1) as retaken,
      (select count(*)::int from idempotency_keys where operation = 'createRun') as keys,
      (select count(*)::int from pgboss.job where name = 'runs' and state in ('created', 'retry', 'active')) as jobs,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
  );
  const {
    runs = 0,
    settled = 0,
    finals = 0,
    events = 0,
    attempts = 0,
    retaken = 0,
    keys = 0,
    jobs = 0,
    locks = 0,
  } = facts ?? {};
  const reasons = await rowsOf<{ state: string; code: string; runs: number }>(
    databaseUrl,
    `select r.state, c.receipt->'reason'->>'code' as code, count(*)::int as runs from runs r join run_receipts c on c.run_id = r.id
      group by 1, 2 order by 3 desc`,
  );
  const twice = await rowsOf<{ run_id: string; count: number }>(
    databaseUrl,
    `select r.id as run_id, count(d.id)::int as count from runs r left join webhook_deliveries d on d.run_id = r.id
      and d.type = 'run.settled' and d.webhook_id is not null group by r.id having count(d.id) <> 1`,
  );
  const posts = accepted.reduce((sum, story) => sum + story.posts, 0);
  const answers = accepted.reduce((sum, story) => sum + story.answers, 0);
  const ids = new Set(accepted.map((story) => story.id));
  const unanswered = notebook.stories.length - accepted.length;
  const expect = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
  return [
    {
      promise: 'every accepted run settled exactly once',
      count: `${ids.size} accepted, ${settled} settled, ${finals} run.settled, ${retaken} attempts retaken of ${attempts}: ${reasons
        .map((row) => `${row.runs} ${row.state}/${row.code}`)
        .join(', ')}`,
      breaches: [
        ...expect(
          runs === settled && settled === finals,
          `${runs} runs, ${settled} settled, ${finals} run.settled`,
        ),
        ...expect(runs >= ids.size, `${ids.size} runs were accepted and ${runs} are there`),
      ],
    },
    {
      promise: 'one run for each idempotency key, and the same answer each time',
      count: `${keys} keys, ${posts} posts, ${answers} answers, ${ids.size} runs`,
      breaches: [
        ...expect(ids.size === accepted.length, `${accepted.length} keys stand for ${ids.size} runs`),
        ...expect(runs === keys, `${keys} keys and ${runs} runs`),
        ...expect(runs <= ids.size + unanswered, `${runs} runs of ${notebook.stories.length} keys`),
      ],
    },
    {
      promise: 'the queue holds nothing, and nobody a lock',
      count: `${jobs} jobs, ${locks} locks`,
      breaches: [...expect(jobs === 0, `${jobs} jobs`), ...expect(locks === 0, `${locks} advisory locks`)],
    },
    {
      promise: 'one delivery for each settled run',
      count: `${settled} settled, ${received.size} received so far`,
      breaches: twice.slice(0, 20).map((row) => `run ${row.run_id} has ${row.count} deliveries`),
    },
    { promise: 'the logs of all runs are without a gap', count: `${events} events`, breaches: [] },
  ];
}

/** Reads every run's events once more, from the other end, and compares them byte by byte; then the receipt and its files. */
async function replays(scene: Scene, accepted: (Story & { id: string })[]): Promise<Verdict[]> {
  const unequal: string[] = [];
  const receipts: string[] = [];
  let frames = 0;
  let files = 0;
  const states = new Map<string, number>();
  await forEach(accepted, 8, async (story, index) => {
    const origin = scene.origins[index % scene.origins.length] ?? '';
    const path = encodeURIComponent(story.id);
    try {
      const replayed: Frame[] = [];
      await stream(
        origin,
        `/v1/runs/${path}/events`,
        scene.key,
        { headers: { 'last-event-id': '0' }, cutAfterMs: 30_000 },
        (frame) => {
          if (frame.id !== undefined) replayed.push(frame);
          return true;
        },
      );
      frames += replayed.length;
      const last = replayed.at(-1);
      if (last?.event !== 'run.settled') unequal.push(`${story.id}: its last event is ${last?.event}`);
      const union = story.events;
      const equal = union.every((frame, place) => JSON.stringify(frame) === JSON.stringify(replayed[place]));
      if (!equal || (story.settled && union.length !== replayed.length))
        unequal.push(
          `${story.id}: the client saw ${union.length} events, a replay shows ${replayed.length}, and they differ`,
        );
      if (!story.settled) unequal.push(`${story.id}: its client never saw run.settled`);

      const run = JSON.parse((await exchange(origin, `/v1/runs/${path}`, scene.key)).text) as Record<
        string,
        unknown
      >;
      const settled = JSON.parse(last?.data ?? '{}') as Record<string, unknown>;
      states.set(String(run.state), (states.get(String(run.state)) ?? 0) + 1);
      for (const field of ['state', 'reason', 'patch', 'log', 'usage', 'settled_at', 'applied'])
        if (JSON.stringify(run[field]) !== JSON.stringify(settled[field]))
          receipts.push(
            `${story.id}: ${field} is ${JSON.stringify(run[field])} and was told as ${JSON.stringify(settled[field])}`,
          );
      const read = await checkFiles(scene, origin, story, replayed, run, receipts);
      files += read;
    } catch (error) {
      unequal.push(`${story.id}: ${String(error)}`);
    }
  });
  const connections = accepted.reduce((sum, story) => sum + story.connections, 0);
  return [
    {
      promise: 'what each client saw is the log: whole, once, in order, byte for byte',
      count: `${frames} events of ${accepted.length} runs over ${connections} connections`,
      breaches: unequal,
    },
    {
      promise: 'the receipt is what run.settled told, and its files are there as it says',
      count: `${accepted.length} receipts, ${files} files read`,
      breaches: receipts,
    },
  ];
}

async function checkFiles(
  scene: Scene,
  origin: string,
  story: Story & { id: string },
  replayed: Frame[],
  run: Record<string, unknown>,
  wrong: string[],
): Promise<number> {
  const path = encodeURIComponent(story.id);
  const [patch, log] = await Promise.all(
    ['patch', 'log'].map((name) => exchange(origin, `/files/${path}/${name}`, scene.key)),
  );
  for (const [name, reply] of [
    ['patch', patch],
    ['log', log],
  ] as const)
    if (reply?.status !== 200) wrong.push(`${story.id}: its ${name} is answered ${reply?.status}`);
  const told = replayed.findLast((frame) => frame.event === 'patch.ready');
  const { sha256 } = JSON.parse(told?.data ?? '{}') as { sha256?: string };
  const actual = createHash('sha256')
    .update(patch?.text ?? '')
    .digest('hex');
  if (sha256 !== undefined && run.state === 'completed' && sha256 !== actual)
    wrong.push(`${story.id}: its patch is not the one of patch.ready`);
  if (
    run.state === 'completed' &&
    story.task === 'edit' &&
    !(patch?.text.includes(`+${story.mark}\n`) ?? false)
  )
    wrong.push(`${story.id}: its patch lacks its line`);
  return 2;
}

/** Runs that say they were applied have their file in the workspace, and no other file is there. */
async function writeBacks(scene: Scene, accepted: (Story & { id: string })[]): Promise<Verdict> {
  const origin = scene.origins[0] ?? '';
  const edits = accepted.filter((story) => story.file !== undefined);
  const breaches: string[] = [];
  let applied = 0;
  for (const workspace of new Set(edits.map((story) => story.workspace))) {
    const there = new Set<string>();
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const reply = await exchange(origin, `/v1/workspaces/${workspace}/files?limit=100${after}`, scene.key);
      if (reply.status !== 200) {
        breaches.push(`workspace ${workspace}: ${reply.status} ${reply.text}`);
        break;
      }
      const page = JSON.parse(reply.text) as { data: { path: string }[]; next_cursor: string | null };
      for (const file of page.data) there.add(file.path);
      cursor = page.next_cursor;
    }
    for (const story of edits.filter((one) => one.workspace === workspace)) {
      const receipt = JSON.parse(story.events.at(-1)?.data ?? '{}') as { state?: string; applied?: string };
      const should = receipt.applied === 'fast_forward' || receipt.applied === 'merged';
      if (should) applied++;
      if (receipt.state === 'completed' && !should)
        breaches.push(`${story.id}: completed and ${receipt.applied}`);
      if (should !== there.delete(story.file ?? ''))
        breaches.push(
          `${story.id}: applied ${receipt.applied}, its file ${should ? 'is missing' : 'is there all the same'}`,
        );
    }
    if (there.size > 0)
      breaches.push(`workspace ${workspace} holds ${[...there].slice(0, 5).join(', ')} of nobody`);
  }
  return {
    promise: 'workspaces hold what was applied to them, all of it and nothing else',
    count: `${applied} of ${edits.length} runs applied`,
    breaches,
  };
}
