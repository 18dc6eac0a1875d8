/** How cost grows with the number of open streams: one event after the other, to streams each on a run of its own. */
import type { AppendCommands } from '../append-events.ts';
import type { Line, Row, Sample } from '../row.ts';
import { type Stage, targetOf, taskBody } from '../stage.ts';

const few = '1 stream';
const more = ['100 streams', '1,000 streams', '5,000 streams'] as const;
const countsOf = (stage: Stage): number[] => (stage.options.smoke ? [1, 5, 10, 20] : [1, 100, 1_000, 5_000]);
const perSecond = 200;

const line = (
  subject: string,
  what: string,
  unit: string,
  figure: Line['figure'],
  goal?: Line['goal'],
): Line => ({ what, unit, figure, subject, beside: few, ...(goal ? { goal } : {}) });

export const streams: Row = {
  name: 'streams',
  group: 'growth',
  warmUp: false,
  roundsMax: 2,
  about: `Cost with 1, 100, 1,000 and 5,000 open streams, ${perSecond} events a second in all, from a worker through Postgres.`,
  lines: more.flatMap((subject) => [
    line(subject, 'append → client, p50', 'ms', { times: 'arrived', at: 0.5 }, { ratioAtMost: 1.3 }),
    line(subject, 'GET of a run meanwhile, p50', 'ms', { times: 'got', at: 0.5 }),
    line(subject, 'CPU per event', 'ms', { value: 'cpu' }),
  ]),
  open: async (stage) => {
    const counts = countsOf(stage);
    const most = Math.max(...counts);
    const database = await stage.database();
    const service = await stage.service({ database, settings: { ROLE: 'api' } });
    const target = targetOf(service);
    const ids = await stage.load.call('ids', { target, path: '/v1/runs', body: taskBody, count: most });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids });
    const paths = ids.slice(0, 20).map((id) => `/v1/runs/${id}`);
    const measure = (count: number) => async (): Promise<Sample> => {
      const open = ids.slice(0, count);
      await stage.load.call('open', { target, ids: open, stamped: true });
      // Each stream looks at the table once more after its first byte.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await stage.load.call('reset', undefined);
      const meter = service.meter([worker.pid]);
      const sent = await worker.call('pace', {
        ids: open,
        perSecond,
        ms: stage.scale(3_000, 2_000, 200),
      });
      const { arrived, latencies } = await stage.load.call('arrivals', { count: sent, withinMs: 2_000 });
      const cpu = meter.read().totalMs / Math.max(1, arrived);
      const got = await stage.load.call('ask', { target, paths });
      await stage.load.call('close', undefined);
      return { values: { cpu }, times: { arrived: latencies, got } };
    };
    return Object.fromEntries([few, ...more].map((name, index) => [name, measure(counts[index] ?? 1)]));
  },
};
