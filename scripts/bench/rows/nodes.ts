/** How cost grows with the number of processes on one database: creations spread over them, and events to streams of them all. */
import type { AppendCommands } from '../append-events.ts';
import type { Line, Row, Sample } from '../row.ts';
import { type Server, type Stage, targetOf, taskBody } from '../stage.ts';

const one = '1 node';
const more = ['2 nodes', '4 nodes', '8 nodes'] as const;
const countsOf = (stage: Stage): number[] => (stage.options.smoke ? [1, 2] : [1, 2, 4, 8]);
const callers = 64;
const perSecond = 400;
const streamsEach = 100;

const line = (subject: string, what: string, unit: string, figure: Line['figure']): Line => ({
  what,
  unit,
  figure,
  subject,
  beside: one,
});

/** CPU ms of all nodes and of their database; the database is counted once. */
function meterAll(nodes: readonly Server[], alsoPids: number[]): () => number {
  const [first, ...others] = nodes;
  const meter = first?.meter([...others.map((node) => node.pid), ...alsoPids]);
  return () => meter?.read().totalMs ?? Number.NaN;
}

export const nodes: Row = {
  name: 'nodes',
  group: 'growth',
  warmUp: false,
  about:
    'Cost with 1, 2, 4 and 8 processes of the role api on one database and these cores: CPU time per creation and per delivered event.',
  roundsMax: 2,
  lines: more.flatMap((subject) => [
    line(subject, `create, ${callers} callers: CPU per run`, 'ms', { value: 'created' }),
    line(subject, 'append → client, CPU per event', 'ms', { value: 'delivered' }),
    line(subject, 'append → client, p50', 'ms', { times: 'arrived', at: 0.5 }),
    line(subject, 'CPU of an idle second, each node', 'ms', { value: 'idle' }),
  ]),
  open: async (stage) => {
    const counts = countsOf(stage);
    const database = await stage.database();
    const all: Server[] = [];
    // One after the other: the first makes the schema.
    for (let made = 0; made < Math.max(...counts); made++)
      all.push(await stage.service({ database, settings: { ROLE: 'api' } }));
    const [first] = all;
    if (!first) throw new Error('no node');
    const streams = stage.scale(streamsEach, streamsEach, 8);
    const ids = await stage.load.call('ids', {
      target: targetOf(first),
      path: '/v1/runs',
      body: taskBody,
      count: streams,
    });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids });
    const measure = (count: number) => async (): Promise<Sample> => {
      const used = all.slice(0, count);
      const runs = stage.scale(4_000, 2_000, 64);
      let meter = meterAll(used, []);
      await Promise.all(
        used.map((node) =>
          stage.load.call('create', {
            target: targetOf(node),
            path: '/v1/runs',
            body: taskBody,
            callers: Math.ceil(callers / count),
            count: Math.ceil(runs / count),
          }),
        ),
      );
      const created = meter() / runs;
      for (const [index, node] of used.entries())
        await stage.load.call('open', {
          target: targetOf(node),
          ids: ids.filter((_, place) => place % count === index),
          stamped: true,
        });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await stage.load.call('reset', undefined);
      // Every node hears of every event, whoever of them has its streams: so all that there are count.
      meter = meterAll(used, [worker.pid]);
      const sent = await worker.call('pace', { ids, perSecond, ms: stage.scale(3_000, 1_500, 200) });
      const { arrived, latencies } = await stage.load.call('arrivals', { count: sent, withinMs: 2_000 });
      const delivered = meter() / Math.max(1, arrived);
      await stage.load.call('close', undefined);
      meter = meterAll(used, []);
      const idleMs = stage.scale(3_000, 1_500, 100);
      await new Promise((resolve) => setTimeout(resolve, idleMs));
      const idle = (meter() / idleMs / count) * 1000;
      return { values: { created, delivered, idle }, times: { arrived: latencies } };
    };
    return Object.fromEntries(
      [one, ...more].slice(0, counts.length).map((name, index) => [name, measure(counts[index] ?? 1)]),
    );
  },
};
