/** A whole run of `true`: how soon it starts, how soon it is settled, what each part of the way costs, and how many a second. */
import type { Moments } from '../load.ts';
import { meterCpu } from '../processes.ts';
import type { Measure, Row, Sample } from '../row.ts';
import type { SpawnCommands } from '../spawn-sandbox.ts';
import { type Server, type Stage, targetOf, taskBody } from '../stage.ts';

/** Two runs on each core keep both busy while one of them waits for the disk. */
const spawnLanes = 4;
const inFlight = 32;
/** Between two single runs, of the service and of the floor. */
const restMs = 25;

/** From one event to the next, in the order of a run without changes. */
const way = [
  'accepted',
  'run.started',
  'step.started',
  'step.completed',
  'patch.ready',
  'run.settled',
] as const;

function timesOf(moments: readonly Moments[]): Record<string, number[]> {
  const times: Record<string, number[]> = {};
  for (const one of moments) {
    let before = 0;
    for (const type of way) {
      const at = one[type];
      if (at === undefined) continue;
      times[type] = [...(times[type] ?? []), at];
      times[`to ${type}`] = [...(times[`to ${type}`] ?? []), at - before];
      before = at;
    }
    const [stepped, completed, settled] = [one['step.started'], one['step.completed'], one['run.settled']];
    if (stepped !== undefined && completed !== undefined && settled !== undefined)
      times['besides the step'] = [...(times['besides the step'] ?? []), settled - (completed - stepped)];
  }
  return times;
}

function oneByOne(stage: Stage, server: Server, count: number): Measure {
  return async (): Promise<Sample> => {
    const meter = server.meter();
    const { moments } = await stage.load.call('runs', {
      target: targetOf(server),
      body: taskBody,
      callers: 1,
      count,
      restMs,
    });
    const { totalMs, databaseMs } = meter.read();
    return { times: timesOf(moments), values: { cpu: totalMs / count, database: databaseMs / count } };
  };
}

function sandbox(stage: Stage, lanes: number, count: number): Measure {
  const peer = stage.peer<SpawnCommands>('spawn-sandbox.ts', []);
  return async () => {
    const meter = meterCpu({ pids: [peer.pid] });
    const { seconds, times, kind } = await peer.call('spawn', { lanes, count });
    stage.note(`The bare sandbox is ${kind}, as the service chose.`);
    return { times: { spawn: times }, values: { rate: count / seconds, cpu: meter.read().totalMs / count } };
  };
}

const p50 = (times: string) => ({ times, at: 0.5 });
const p99 = (times: string) => ({ times, at: 0.99 });

export const start: Row = {
  name: 'start',
  about: 'POST → run.started: create, then follow with a second request; one run at a time.',
  lines: [
    {
      what: 'POST → run.started, p50',
      unit: 'ms',
      figure: p50('run.started'),
      beside: 'raw-run',
      goal: { ratioAtMost: 3 },
    },
    {
      what: 'POST → run.started, p99',
      unit: 'ms',
      figure: p99('run.started'),
      beside: 'raw-run',
      goal: { ratioAtMost: 5 },
    },
    { what: 'POST → accepted, p50', unit: 'ms', figure: p50('accepted'), beside: 'raw-run' },
    { what: 'no-op run settled, p50', unit: 'ms', figure: p50('run.settled'), subject: 'raw-run' },
    { what: 'CPU per no-op run', unit: 'ms', figure: { value: 'cpu' }, subject: 'raw-run' },
  ],
  open: async (stage) => {
    const service = await stage.service({ database: await stage.database() });
    return {
      service: oneByOne(stage, service, stage.scale(100, 40, 2)),
      'raw-run': oneByOne(stage, await stage.floor('raw-run'), stage.scale(400, 100, 4)),
    };
  },
};

export const settle: Row = {
  name: 'settle',
  about: 'POST → run.settled of `true`: copy, sandbox, capture, patch check, receipt; one run at a time.',
  lines: [
    {
      what: 'POST → run.settled, p50',
      unit: 'ms',
      figure: p50('run.settled'),
      beside: 'sandbox',
      besideFigure: p50('spawn'),
      goal: { atMost: 40 },
    },
    {
      what: 'POST → run.settled, p99',
      unit: 'ms',
      figure: p99('run.settled'),
      beside: 'sandbox',
      besideFigure: p99('spawn'),
    },
    { what: '  POST → accepted', unit: 'ms', figure: p50('to accepted') },
    { what: '  → run.started', unit: 'ms', figure: p50('to run.started') },
    { what: '  → step.started (copy, sandbox opened)', unit: 'ms', figure: p50('to step.started') },
    {
      what: '  → step.completed (the spawn)',
      unit: 'ms',
      figure: p50('to step.completed'),
      beside: 'sandbox',
      besideFigure: p50('spawn'),
    },
    { what: '  → patch.ready (capture, check)', unit: 'ms', figure: p50('to patch.ready') },
    { what: '  → run.settled (log, receipt)', unit: 'ms', figure: p50('to run.settled') },
    { what: 'all of it besides the step, p50', unit: 'ms', figure: p50('besides the step') },
    { what: 'CPU per run, sandbox included', unit: 'ms', figure: { value: 'cpu' }, beside: 'sandbox' },
    { what: 'CPU per run, the database alone', unit: 'ms', figure: { value: 'database' } },
  ],
  open: async (stage) => {
    const service = await stage.service({ database: await stage.database() });
    const count = stage.scale(60, 25, 2);
    return { service: oneByOne(stage, service, count), sandbox: sandbox(stage, 1, count) };
  },
};

export const throughput: Row = {
  name: 'throughput',
  about: `Settled runs of \`true\` a second, ${inFlight} in flight, beside bare sandbox spawns on both cores.`,
  lines: [
    {
      what: `${inFlight} in flight`,
      unit: 'runs/s',
      figure: { value: 'rate' },
      beside: 'sandbox',
      goal: { ratioAtLeast: 0.8 },
    },
    { what: 'CPU per run, sandbox included', unit: 'ms', figure: { value: 'cpu' }, beside: 'sandbox' },
    { what: 'POST → run.settled, p50', unit: 'ms', figure: p50('settled') },
  ],
  open: async (stage) => {
    const service = await stage.service({ database: await stage.database() });
    const count = stage.scale(256, 96, 8);
    return {
      service: async () => {
        const meter = service.meter();
        const { seconds, moments } = await stage.load.call('runs', {
          target: targetOf(service),
          body: taskBody,
          callers: Math.min(inFlight, count),
          count,
          restMs: 0,
        });
        const { totalMs, databaseMs } = meter.read();
        return {
          values: { rate: count / seconds, cpu: totalMs / count, database: databaseMs / count },
          times: { settled: moments.flatMap((one) => one['run.settled'] ?? []) },
        };
      },
      sandbox: sandbox(stage, spawnLanes, count),
    };
  },
};
