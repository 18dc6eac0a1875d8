/** From the hand-in of an event to its arrival at the client, at 1, 100 and 1,000 streams, and many deliveries a second held. */
import type { AppendCommands } from '../append-events.ts';
import { quantile } from '../figures.ts';
import type { RawRunCommands } from '../floors/raw-run.ts';
import type { Line, Measure, Row, Sample } from '../row.ts';
import { type Server, type Stage, targetOf, taskBody } from '../stage.ts';

const perSecond = 500;
const streamsOf = (stage: Stage): number[] => (stage.options.smoke ? [1, 10, 20] : [1, 100, 1_000]);
/** Streams a run in the last part: 100 runs × 10 streams × 5 events/s = 5,000 deliveries a second. */
const fanOut = 10;
/** The 99th percentile of half a second, of which the median counts, leaves out the few moments in which the disk or the machine stood still. */
const windowMs = 500;

interface Writer {
  pids: number[];
  pace(input: { ids: string[]; perSecond: number; ms: number }): Promise<number>;
}

/** Runs of their own for each number of streams; every run of a set has the same last seq. */
interface RunSet {
  label: string;
  ids: string[];
  streams: string[];
  lastSeq: number;
}

function setsOf(ids: string[], stage: Stage, lastSeq: number): RunSet[] {
  const left = [...ids];
  const sizes = streamsOf(stage);
  const [, middle = 0] = sizes;
  const sets = sizes.map((size, index) => {
    const own = left.splice(0, size);
    return { label: ['one', 'hundred', 'thousand'][index] ?? '', ids: own, streams: own, lastSeq };
  });
  const shared = left.splice(0, middle);
  return [
    ...sets,
    { label: 'held', ids: shared, streams: shared.flatMap((id) => Array<string>(fanOut).fill(id)), lastSeq },
  ];
}

function measure(stage: Stage, server: Server, writer: Writer, sets: RunSet[]): Measure {
  // A whole number of events for each run of the largest set.
  const ms = stage.scale(4_000, 2_000, 200);
  return async (): Promise<Sample> => {
    const sample = { values: {} as Record<string, number>, times: {} as Record<string, number[]> };
    for (const set of sets) {
      await stage.load.call('open', {
        target: targetOf(server),
        ids: set.streams,
        stamped: true,
        after: set.lastSeq,
      });
      // Each stream looks at the table once more after its first byte.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await stage.load.call('reset', undefined);
      const meter = server.meter(writer.pids);
      const times: number[] = [];
      const tails: number[] = [];
      let sent = 0;
      let due = 0;
      for (let left = ms; left > 0; left -= windowMs) {
        const from = sent % set.ids.length;
        const ids = [...set.ids.slice(from), ...set.ids.slice(0, from)];
        const more = await writer.pace({ ids, perSecond, ms: Math.min(left, windowMs) });
        sent += more;
        due = (sent / set.ids.length) * set.streams.length;
        const { latencies } = await stage.load.call('arrivals', { count: due, withinMs: 1_000 });
        tails.push(quantile(latencies.slice(times.length), 0.99));
        times.push(...latencies.slice(times.length));
      }
      sample.values[`${set.label} cpu`] = meter.read().totalMs / times.length;
      sample.values[`${set.label} share`] = (100 * times.length) / due;
      sample.times[set.label] = times;
      sample.times[`${set.label} p99`] = tails;
      await stage.load.call('close', undefined);
      set.lastSeq += sent / set.ids.length;
    }
    return sample;
  };
}

function linesFor(streams: string, label: string): Line[] {
  const figure = (times: string, at: number) => ({ unit: 'ms', figure: { times, at }, beside: 'raw-run' });
  return [
    { what: `${streams}, p50`, ...figure(label, 0.5), goal: { ratioAtMost: 1.5 } },
    { what: `${streams}, p99`, ...figure(label, 0.99), goal: { ratioAtMost: 2 } },
    { what: `${streams}, p99 of half a second`, ...figure(`${label} p99`, 0.5) },
  ];
}

export const append: Row = {
  name: 'append',
  about: `Append → client, ${perSecond} events/s in all. The service's events come from a second process, a worker, through Postgres; raw-run's from its own.`,
  roundsMax: 3,
  lines: [
    ...linesFor('1 stream', 'one'),
    ...linesFor('100 streams', 'hundred'),
    ...linesFor('1,000 streams', 'thousand'),
    {
      what: '5,000 deliveries/s asked: delivered in time',
      unit: '%',
      figure: { value: 'held share' },
      beside: 'raw-run',
      goal: { atLeast: 99.9 },
    },
    { what: '5,000 deliveries/s, p99', unit: 'ms', figure: { times: 'held', at: 0.99 }, beside: 'raw-run' },
    {
      what: '5,000 deliveries/s, CPU per delivery',
      unit: 'ms',
      figure: { value: 'held cpu' },
      beside: 'raw-run',
    },
  ],
  open: async (stage) => {
    const [one = 0, middle = 0, many = 0] = streamsOf(stage);
    const count = one + middle * 2 + many;
    const database = await stage.database();
    const service = await stage.service({ database, settings: { ROLE: 'api' } });
    const ids = await stage.load.call('ids', {
      target: targetOf(service),
      path: '/v1/runs',
      body: taskBody,
      count,
    });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids });
    const raw = await stage.floor<RawRunCommands>('raw-run');
    const rawIds = await stage.load.call('ids', {
      target: targetOf(raw),
      path: '/v1/runs?hold',
      body: taskBody,
      count,
    });
    return {
      service: measure(
        stage,
        service,
        { pids: [worker.pid], pace: (input) => worker.call('pace', input) },
        setsOf(ids, stage, 1),
      ),
      'raw-run': measure(
        stage,
        raw,
        { pids: [], pace: (input) => raw.peer.call('pace', input) },
        setsOf(rawIds, stage, 0),
      ),
    };
  },
};
