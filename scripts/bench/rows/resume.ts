/** Resuming in the middle of a long log, and many clients resuming at once. */
import type { AppendCommands } from '../append-events.ts';
import { collectGarbage } from '../collect-garbage.ts';
import type { RawRunCommands } from '../floors/raw-run.ts';
import { residentKib } from '../processes.ts';
import type { Measure, Row, Sample } from '../row.ts';
import { freePort, type Server, type Stage, targetOf, taskBody } from '../stage.ts';

const clients = 100;

interface Logs {
  short: { id: string; events: number };
  long: { id: string; events: number };
}

function measure(stage: Stage, server: Server, inspector: number, logs: Logs): Measure {
  const target = targetOf(server);
  const many = stage.scale(1_000, 1_000, 50);
  return async (): Promise<Sample> => {
    const values: Record<string, number> = {};
    const times: Record<string, number[]> = {};
    for (const [label, { id, events }, repeats] of [
      ['short', logs.short, 5],
      ['long', logs.long, 2],
    ] as const) {
      const count = events / 2;
      let seconds = 0;
      const firsts: number[] = [];
      for (let i = 0; i < repeats; i++) {
        const done = await stage.load.call('resume', { target, id, after: events - count, count });
        seconds += done.seconds;
        firsts.push(done.firstEventMs);
      }
      values[`${label} rate`] = (count * repeats) / seconds;
      times[`${label} first`] = firsts;
    }
    const burst = () =>
      stage.load.call('resumeMany', {
        target,
        ids: Array<string>(clients).fill(logs.short.id),
        after: logs.short.events - many,
        count: many,
      });
    // What a burst leaves to the collector comes and goes by tens of MiB, with the floor too; what is there after a collection has grown.
    const heldMib = async (): Promise<number> => {
      await collectGarbage(inspector);
      return residentKib(server.pid) / 1024;
    };
    // The first burst sizes the heap; what a second one adds on top is growth.
    await burst();
    const before = await heldMib();
    const meter = server.meter();
    const { seconds } = await burst();
    values['many rate'] = (clients * many) / seconds;
    values['many cpu'] = (meter.read().totalMs / (clients * many)) * 1000;
    values['many peak'] = residentKib(server.pid) / 1024;
    values['many growth'] = (await heldMib()) - before;
    return { values, times };
  };
}

export const resume: Row = {
  name: 'resume',
  about:
    'Last-Event-ID in the middle of a log: the rest of it, and the first event. Floor: raw-run, which reads the same rows in pages of 2,000.',
  lines: [
    {
      what: 'middle of 10,000',
      unit: 'events/s',
      figure: { value: 'short rate' },
      beside: 'raw-run',
      goal: { ratioAtLeast: 0.6 },
    },
    {
      what: 'middle of 100,000',
      unit: 'events/s',
      figure: { value: 'long rate' },
      beside: 'raw-run',
      goal: { ratioAtLeast: 0.6 },
    },
    {
      what: 'first event of 10,000, p50',
      unit: 'ms',
      figure: { times: 'short first', at: 0.5 },
      beside: 'raw-run',
      goal: { atMost: 10 },
    },
    {
      what: 'first event of 100,000, p50',
      unit: 'ms',
      figure: { times: 'long first', at: 0.5 },
      beside: 'raw-run',
      goal: { atMost: 10 },
    },
    {
      what: '100 clients × 1,000 events at once',
      unit: 'events/s',
      figure: { value: 'many rate' },
      beside: 'raw-run',
    },
    {
      what: '100 clients × 1,000 events, CPU per event',
      unit: 'µs',
      figure: { value: 'many cpu' },
      beside: 'raw-run',
    },
    {
      what: '100 clients × 1,000 events, resident when the last has ended',
      unit: 'MiB',
      figure: { value: 'many peak' },
      beside: 'raw-run',
    },
    {
      what: '100 clients × 1,000 events, growth over the last burst, collected',
      unit: 'MiB',
      figure: { value: 'many growth' },
      beside: 'raw-run',
      goal: { atMost: 5 },
    },
  ],
  open: async (stage) => {
    const [short, long] = [stage.scale(10_000, 10_000, 200), stage.scale(100_000, 40_000, 400)];
    const database = await stage.database();
    const inspectors = [await freePort(), await freePort()] as const;
    const flagsFor = (inspector: number): string[] => [`--inspect=127.0.0.1:${inspector}`];
    const service = await stage.service({
      database,
      settings: { ROLE: 'api' },
      flags: flagsFor(inspectors[0]),
    });
    const post = { path: '/v1/runs', body: taskBody, count: 2 };
    const ids = await stage.load.call('ids', { target: targetOf(service), ...post });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids });
    const raw = await stage.floor<RawRunCommands>('raw-run', flagsFor(inspectors[1]));
    const rawIds = await stage.load.call('ids', { target: targetOf(raw), ...post, path: '/v1/runs?hold' });
    for (const [index, events] of [short, long].entries()) {
      // The service's log begins with run.started.
      await worker.call('flood', { ids: [ids[index] ?? ''], count: events - 1 });
      await raw.peer.call('fill', { id: rawIds[index] ?? '', count: events });
    }
    const logs = (of: string[]): Logs => ({
      short: { id: of[0] ?? '', events: short },
      long: { id: of[1] ?? '', events: long },
    });
    return {
      service: measure(stage, service, inspectors[0], logs(ids)),
      'raw-run': measure(stage, raw, inspectors[1], logs(rawIds)),
    };
  },
};
