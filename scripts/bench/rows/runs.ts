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

/** Names of times, and what they stand for in the table. */
const operations: Record<string, string> = {
  create: 'create',
  get: 'get',
  list: 'list',
  state: 'list, state=failed',
  agent: 'list, agent=model',
  common: 'list, metadata that 1 in 20 has',
  rare: 'list, metadata that one run has',
  before: 'list, from the middle of the past',
  page: 'events as a page',
  replay: 'events replayed as a stream',
  settle: 'POST → run.settled, no sandbox',
};

async function open(stage: Stage, count: number): Promise<Measure> {
  const database = await stage.database();
  const service = await stage.service({ database, settings: { ROLE: 'api' } });
  const target = targetOf(service);
  const worker = stage.peer<SettleCommands>('settle-runs.ts', [database.url]);

  async function drain(): Promise<void> {
    await worker.call('work', { slots: 4 });
    await stage.load.call('runs', { target, body: patternBody, callers: 1, count: 1, restMs: 0 });
  }

  const headers = {
    authorization: `Bearer ${service.key}`,
    'content-type': 'application/json',
    'idempotency-key': 'pattern',
  };
  const made = await fetch(`http://127.0.0.1:${service.port}/v1/runs`, {
    method: 'POST',
    headers,
    body: patternBody,
  });
  if (made.status !== 201) throw new Error(`POST gave ${made.status}`);
  await drain();
  await worker.call('pause', undefined);
  const { uuids } = await fillRuns({ url: database.url, environment, count, progress: stage.progress });
  const filters = metadataFilters(count);
  const middle = new Date(Date.now() - 12 * 86_400_000).toISOString();
  let next = 0;
  const ids = (wanted: number): string[] =>
    Array.from({ length: wanted }, () => runIdOf(environment, uuids[next++ % uuids.length] ?? ''));

  return async (): Promise<Sample> => {
    const few = stage.scale(20, 12, 2);
    const times: Record<string, readonly number[]> = {};
    const ask = async (name: string, paths: string[], stream = false): Promise<void> => {
      times[name] = await stage.load.call('ask', { target, paths, stream });
    };
    const list = (query: string): string[] => Array<string>(few).fill(`/v1/runs?limit=20${query}`);
    const created = await stage.load.call('create', {
      target,
      path: '/v1/runs',
      body: taskBody,
      callers: 1,
      count: few * 2,
    });
    times.create = created.times;
    // Nothing is left in the queue, so that lists and runs of every size meet the same.
    await drain();
    const { moments } = await stage.load.call('runs', {
      target,
      body: taskBody,
      callers: 1,
      count: few,
      restMs: 5,
    });
    times.settle = moments.flatMap((one) => one['run.settled'] ?? []);
    await worker.call('pause', undefined);
    await ask(
      'get',
      ids(few * 2).map((id) => `/v1/runs/${id}`),
    );
    await ask('list', list(''));
    await ask('state', list('&state=failed'));
    await ask('agent', list('&agent=model'));
    await ask('common', list(`&${filters.common}`));
    await ask('rare', list(`&${filters.rare}`));
    await ask('before', list(`&created_before=${middle}`));
    await ask(
      'page',
      ids(few).map((id) => `/v1/runs/${id}/events`),
    );
    await ask(
      'replay',
      ids(few).map((id) => `/v1/runs/${id}/events`),
      true,
    );
    return { times };
  };
}

export const runs: Row = {
  name: 'runs',
  group: 'growth',
  about:
    'Cost with 1 k, 10 k, 100 k and (not with --quick) 1 M settled runs in the database: p50, beside the database of 1 k.',
  turns: 6,
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
    const measures: Record<string, Measure> = {};
    for (const [name, count] of sizesOf(stage)) measures[name] = await open(stage, count);
    return measures;
  },
};
