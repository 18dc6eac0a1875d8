/** Cold starts: from the start of the process to the first run it accepts. */
import type { Measure, Row } from '../row.ts';
import { type Database, firstAnswer, type Stage, targetOf, taskBody } from '../stage.ts';
import { requestHead } from '../wire.ts';

function measure(
  stage: Stage,
  prepare: () => Promise<{ database?: Database; dataDir?: string }>,
  settings: Record<string, string> = {},
): Measure {
  return async () => {
    const { database, dataDir } = await prepare();
    const started = performance.now();
    const service = await stage.service({
      database,
      settings: { ...settings, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
      ready: false,
    });
    // One connection a try: a refused one costs nothing, and a service that is still starting says 503.
    const head = requestHead({ method: 'POST', path: '/v1/runs', key: service.key, length: taskBody.length });
    await firstAnswer(targetOf(service), undefined, head, taskBody, 201);
    const ms = performance.now() - started;
    await service.stop();
    return { times: { accepted: [ms] } };
  };
}

function floor(stage: Stage, name: 'raw-run' | 'card'): Measure {
  return async () => {
    const started = performance.now();
    const server = await stage.floor(name);
    await stage.load.call('create', {
      target: targetOf(server),
      path: '/v1/runs',
      body: taskBody,
      callers: 1,
      count: 1,
    });
    const ms = performance.now() - started;
    await server.stop();
    return { times: { accepted: [ms] } };
  };
}

const figure = { times: 'accepted', at: 0.5 };

export const cold: Row = {
  name: 'cold',
  about: 'From the start of the process to the first accepted run.',
  lines: [
    {
      what: 'with DATABASE_URL, schema in place',
      unit: 'ms',
      figure,
      subject: 'service',
      beside: 'card',
      goal: { atMost: 400 },
    },
    { what: 'the same, nothing compiled before', unit: 'ms', figure, subject: 'uncompiled' },
    { what: 'with DATABASE_URL, empty database', unit: 'ms', figure, subject: 'empty' },
    { what: 'embedded Postgres, first ever', unit: 'ms', figure, subject: 'first', goal: { atMost: 1_500 } },
    { what: 'embedded Postgres, again', unit: 'ms', figure, subject: 'again', goal: { atMost: 700 } },
    { what: 'an empty database', unit: 'ms', figure, subject: 'raw-run' },
  ],
  open: async (stage) => {
    const database = await stage.database();
    const dataDir = await stage.folder();
    const settled = { dataDir };
    return {
      service: measure(stage, async () => ({ database, dataDir: await stage.folder() })),
      uncompiled: measure(stage, async () => ({ database, dataDir: await stage.folder() }), {
        NODE_DISABLE_COMPILE_CACHE: '1',
      }),
      empty: measure(stage, async () => ({
        database: await stage.database(),
        dataDir: await stage.folder(),
      })),
      first: measure(stage, async () => ({ dataDir: await stage.folder() })),
      again: measure(stage, async () => settled),
      'raw-run': floor(stage, 'raw-run'),
      card: floor(stage, 'card'),
    };
  },
};
