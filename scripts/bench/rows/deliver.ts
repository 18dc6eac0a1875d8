/** Deliveries as fast as it goes: many streams follow one run whose events come without a pause. */
import type { AppendCommands } from '../append-events.ts';
import type { RawSseCommands } from '../floors/raw-sse.ts';
import type { Measure, Row } from '../row.ts';
import { type Server, type Stage, targetOf, taskBody } from '../stage.ts';

const streams = 100;

function measure(
  stage: Stage,
  server: Server,
  writer: { pids: number[]; flood(input: { ids: string[]; count: number }): Promise<number> },
  id: string,
  firstSeq: number,
): Measure {
  const count = stage.scale(3_000, 1_000, 50);
  let lastSeq = firstSeq;
  return async () => {
    await stage.load.call('open', {
      target: targetOf(server),
      ids: Array<string>(streams).fill(id),
      stamped: false,
      after: lastSeq,
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stage.load.call('reset', undefined);
    const meter = server.meter(writer.pids);
    const started = performance.now();
    await writer.flood({ ids: [id], count });
    const { arrived } = await stage.load.call('arrivals', { count: count * streams, withinMs: 60_000 });
    const seconds = (performance.now() - started) / 1000;
    const { totalMs, serverMs, databaseMs } = meter.read();
    await stage.load.call('close', undefined);
    if (arrived !== count * streams) throw new Error(`${arrived} of ${count * streams} deliveries arrived`);
    lastSeq += count;
    return {
      values: {
        perCpuSecond: arrived / (totalMs / 1000),
        perServerSecond: arrived / (serverMs / 1000),
        database: databaseMs / totalMs,
        rate: arrived / seconds,
      },
    };
  };
}

export const deliver: Row = {
  name: 'deliver',
  about: `As fast as it goes: ${streams} streams follow one run. The CPU time is that of the service, its worker and their database.`,
  lines: [
    {
      what: 'deliveries per CPU second',
      unit: '/s',
      figure: { value: 'perCpuSecond' },
      beside: 'raw-sse',
      goal: { ratioAtLeast: 0.5 },
    },
    { what: 'deliveries', unit: '/s', figure: { value: 'rate' }, beside: 'raw-sse' },
    { what: "the database's share of the CPU time", unit: '', figure: { value: 'database' } },
  ],
  open: async (stage) => {
    const database = await stage.database();
    const service = await stage.service({ database, settings: { ROLE: 'api' } });
    const [id = ''] = await stage.load.call('ids', {
      target: targetOf(service),
      path: '/v1/runs',
      body: taskBody,
      count: 1,
    });
    const worker = stage.peer<AppendCommands>('append-events.ts', [database.url]);
    await worker.call('take', { ids: [id] });
    const raw = await stage.floor<RawSseCommands>('raw-sse');
    const [rawId = ''] = await stage.load.call('ids', {
      target: targetOf(raw),
      path: '/v1/runs',
      body: taskBody,
      count: 1,
    });
    return {
      service: measure(
        stage,
        service,
        { pids: [worker.pid], flood: (input) => worker.call('flood', input) },
        id,
        1,
      ),
      'raw-sse': measure(stage, raw, { pids: [], flood: (input) => raw.peer.call('flood', input) }, rawId, 0),
    };
  },
};
