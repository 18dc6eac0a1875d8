/** How cost grows with the number of runs in the database: the same operations on a small one and on larger ones, in turn. */
import { runIdOf } from '../../../src/base/ids.ts';
import { fillRuns, metadataFilters, patternBody } from '../fill-runs.ts';
import type { Line, Measure, Row, Sample } from '../row.ts';
import type { SettleCommands } from '../settle-runs.ts';
import { type Stage, targetOf, taskBody } from '../stage.ts';

/** That of the first key of every service. */
const environment = 'dev';
const small = '1 k runs';
const larger = ['10 k runs', '100 k runs', '1 M runs'] as const;

function sizesOf(stage: Stage): [string, number][] {
  const counts = stage.options.smoke
    ? [20, 40]
    : stage.options.quick
      ? [1_000, 10_000, 100_000]
      : [1_000, 10_000, 100_000, 1_000_000];
  return counts.map((count, index) => [[small, ...larger][index] ?? '', count]);
}

/** So many requests of a kind go to one size before the next one's turn. */
const atATime = 4;

/** Names of times in the order of measuring, and what they stand for in the table. */
const operations: Record<string, string> = {
  create: 'create',
  settle: 'POST → run.settled, no sandbox',
  get: 'get',
  list: 'list',
  state: 'list, state=failed',
  agent: 'list, agent=model',
  common: 'list, metadata that 1 in 20 has',
  rare: 'list, metadata that one run has',
  before: 'list, from the middle of the past',
  page: 'events as a page',
  replay: 'events replayed as a stream',
};

/** A service on a database of so many runs, and one turn of each operation on it. */
interface House {
  name: string;
  /** By the names of `operations`; resolves with the times of a few of them. */
  turns: Record<string, () => Promise<readonly number[]>>;
  /** Lets nothing be left in the queue, so that lists and runs of every size meet the same. */
  drain(): Promise<void>;
  /** From now on new runs wait. */
  pause(): Promise<void>;
}

async function open(stage: Stage, name: string, count: number): Promise<House> {
  const database = await stage.database();
  const service = await stage.service({ database, settings: { ROLE: 'api' } });
  const target = targetOf(service);
  const worker = stage.peer<SettleCommands>('settle-runs.ts', [database.url]);
  const follow = (few: number) =>
    stage.load.call('runs', { target, body: taskBody, callers: 1, count: few, restMs: 0 });
  const drain = async (): Promise<void> => {
    await worker.call('work', { slots: 4 });
    await follow(1);
  };
  const pause = () => worker.call('pause', undefined);

  const pattern = await fetch(`http://127.0.0.1:${service.port}/v1/runs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.key}`,
      'content-type': 'application/json',
      'idempotency-key': 'pattern',
    },
    body: patternBody,
  });
  if (pattern.status !== 201) throw new Error(`POST gave ${pattern.status}`);
  await drain();
  await pause();
  const { uuids } = await fillRuns({ url: database.url, environment, count, progress: stage.progress });
  const filters = metadataFilters(count);
  const middle = new Date(Date.now() - 12 * 86_400_000).toISOString();
  let next = 0;
  const id = (): string => runIdOf(environment, uuids[next++ % uuids.length] ?? '');
  const ask = (path: () => string, stream = false) => {
    const paths = (): string[] => Array.from({ length: atATime }, path);
    return () => stage.load.call('ask', { target, paths: paths(), stream });
  };
  const list = (query: string) => ask(() => `/v1/runs?limit=20${query}`);
  return {
    name,
    drain,
    pause,
    turns: {
      create: async () => {
        const input = { target, path: '/v1/runs', body: taskBody, callers: 1, count: atATime };
        return (await stage.load.call('create', input)).times;
      },
      settle: async () => (await follow(atATime)).moments.flatMap((one) => one['run.settled'] ?? []),
      get: ask(() => `/v1/runs/${id()}`),
      list: list(''),
      state: list('&state=failed'),
      agent: list('&agent=model'),
      common: list(`&${filters.common}`),
      rare: list(`&${filters.rare}`),
      before: list(`&created_before=${middle}`),
      page: ask(() => `/v1/runs/${id()}/events`),
      replay: ask(() => `/v1/runs/${id()}/events`, true),
    },
  };
}

/** Each operation on every size in short turns, so that whatever else the machine does meets them all alike. */
async function interleave(houses: House[], turns: number): Promise<Map<string, Sample>> {
  const times = new Map(houses.map(({ name }) => [name, {} as Record<string, number[]>]));
  for (const operation of Object.keys(operations)) {
    if (operation === 'get') for (const house of houses) await house.pause();
    if (operation === 'settle') for (const house of houses) await house.drain();
    for (let turn = 0; turn < turns; turn++)
      for (let place = 0; place < houses.length; place++) {
        const house = houses[(place + turn) % houses.length];
        const own = house && times.get(house.name);
        if (own) own[operation] = [...(own[operation] ?? []), ...((await house.turns[operation]?.()) ?? [])];
      }
  }
  return new Map([...times].map(([name, own]) => [name, { times: own }]));
}

export const runs: Row = {
  name: 'runs',
  group: 'growth',
  about:
    'Cost with 1 k, 10 k, 100 k and (not with --quick) 1 M settled runs in the database: p50, beside the database of 1 k.',
  lines: larger.flatMap((subject) =>
    Object.entries(operations).map(
      ([times, what]): Line => ({
        what,
        unit: 'ms',
        figure: { times, at: 0.5 },
        subject,
        beside: small,
        goal: { ratioAtMost: 1.3 },
      }),
    ),
  ),
  open: async (stage) => {
    const houses: House[] = [];
    for (const [name, count] of sizesOf(stage)) houses.push(await open(stage, name, count));
    let measured = new Map<string, Sample>();
    const take =
      (name: string): Measure =>
      async () => {
        // Whoever comes first in a round measures for all.
        if (!measured.has(name)) measured = await interleave(houses, stage.scale(20, 10, 1));
        const sample = measured.get(name) ?? {};
        measured.delete(name);
        return sample;
      };
    return Object.fromEntries(houses.map(({ name }) => [name, take(name)]));
  },
};
