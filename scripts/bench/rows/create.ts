/** Creating a run: POST to 201, from 1, 16 and 64 callers. */
import type { Measure, Row, Sample } from '../row.ts';
import { type Server, type Stage, targetOf, taskBody } from '../stage.ts';

function measure(stage: Stage, server: Server, path: string): Measure {
  return async (): Promise<Sample> => {
    const values: Record<string, number> = {};
    const times: Record<string, readonly number[]> = {};
    for (const [callers, count] of [
      [1, stage.scale(500, 200, 5)],
      [16, stage.scale(3_000, 1_000, 32)],
      [64, stage.scale(8_000, 2_500, 128)],
    ] as const) {
      const meter = server.meter();
      const done = await stage.load.call('create', {
        target: targetOf(server),
        path,
        body: taskBody,
        callers,
        count,
      });
      const cpu = meter.read();
      values[`rate${callers}`] = count / done.seconds;
      values[`cpu${callers}`] = cpu.totalMs / count;
      values[`server${callers}`] = cpu.serverMs / count;
      times[`created${callers}`] = done.times;
    }
    return { values, times };
  };
}

export const create: Row = {
  name: 'create',
  about:
    'POST → 201. The service has the role api, raw-run leaves the run alone: what the runs themselves cost is another row.',
  lines: [
    {
      what: '1 caller, p50',
      unit: 'ms',
      figure: { times: 'created1', at: 0.5 },
      beside: 'raw-run',
      goal: { ratioAtMost: 2 },
    },
    { what: '1 caller, p99', unit: 'ms', figure: { times: 'created1', at: 0.99 }, beside: 'raw-run' },
    { what: '16 callers', unit: 'runs/s', figure: { value: 'rate16' }, beside: 'raw-run' },
    {
      what: '64 callers',
      unit: 'runs/s',
      figure: { value: 'rate64' },
      beside: 'raw-run',
      goal: { ratioAtLeast: 1 },
    },
    { what: '64 callers, p99', unit: 'ms', figure: { times: 'created64', at: 0.99 }, beside: 'raw-run' },
    {
      what: '64 callers, CPU per run',
      unit: 'ms',
      figure: { value: 'cpu64' },
      beside: 'raw-run',
      goal: { ratioAtMost: 1.2 },
    },
    {
      what: '64 callers, CPU of the process alone',
      unit: 'ms',
      figure: { value: 'server64' },
      beside: 'raw-run',
    },
    {
      what: '1 caller, p50',
      unit: 'ms',
      figure: { times: 'created1', at: 0.5 },
      subject: 'raw-pg',
      beside: 'raw-run',
    },
    { what: '64 callers', unit: 'runs/s', figure: { value: 'rate64' }, subject: 'raw-pg', beside: 'raw-run' },
    {
      what: '1 caller, p50',
      unit: 'ms',
      figure: { times: 'created1', at: 0.5 },
      subject: 'card',
      beside: 'raw-run',
    },
    { what: '64 callers', unit: 'runs/s', figure: { value: 'rate64' }, subject: 'card', beside: 'raw-run' },
  ],
  open: async (stage) => {
    const service = await stage.service({ database: await stage.database(), settings: { ROLE: 'api' } });
    return {
      service: measure(stage, service, '/v1/runs'),
      'raw-run': measure(stage, await stage.floor('raw-run'), '/v1/runs?hold'),
      'raw-pg': measure(stage, await stage.floor('raw-pg'), '/v1/runs'),
      card: measure(stage, await stage.floor('card'), '/v1/runs'),
    };
  },
};
