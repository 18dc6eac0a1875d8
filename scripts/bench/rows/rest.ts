/** What the service costs while nothing happens: memory of idle streams, memory at rest. */
import { setTimeout as delay } from 'node:timers/promises';
import { collectGarbage } from '../collect-garbage.ts';
import { openFilesMax, residentKib } from '../processes.ts';
import type { Row } from '../row.ts';
import { freePort, type Server, targetOf, taskBody } from '../stage.ts';

/** Long enough for what is under way to end and for timers to have gone round. */
const restMs = 5_000;

export const idle: Row = {
  name: 'idle',
  about:
    'Memory held by an open stream on which nothing happens, each on a run of its own: resident memory after a full collection, before and after.',
  roundsMax: 3,
  warmUp: false,
  lines: [
    {
      what: 'each of 5,000 streams',
      unit: 'KiB',
      figure: { value: 'each' },
      beside: 'raw-run',
      goal: { atMost: 20 },
    },
    {
      what: 'CPU of a second with all of them open',
      unit: 'ms',
      figure: { value: 'cpu' },
      beside: 'raw-run',
    },
  ],
  open: async (stage) => {
    const wanted = stage.scale(5_000, 2_000, 50);
    // Each side keeps some files for itself.
    const count = Math.min(wanted, openFilesMax() - 200);
    if (count < wanted)
      stage.note(
        `Idle streams: ${count} instead of ${wanted}, because a process may open no more files here.`,
      );
    const measure = (path: string, open: (flags: string[]) => Promise<Server>) => async () => {
      const inspector = await freePort();
      const server = await open([`--inspect=127.0.0.1:${inspector}`]);
      const heldKib = async (): Promise<number> => {
        await delay(stage.scale(restMs, restMs, 10));
        await collectGarbage(inspector);
        return residentKib(server.pid);
      };
      const target = targetOf(server);
      const ids = await stage.load.call('ids', { target, path, body: taskBody, count });
      // The first streams bring code and connections into memory that all later ones share.
      await stage.load.call('open', { target, ids: ids.slice(0, 10), stamped: false });
      await stage.load.call('close', undefined);
      const before = await heldKib();
      await stage.load.call('open', { target, ids, stamped: false });
      const each = ((await heldKib()) - before) / count;
      const meter = server.meter();
      const watchedMs = stage.scale(10_000, 5_000, 100);
      await delay(watchedMs);
      const cpu = (meter.read().totalMs / watchedMs) * 1000;
      await stage.load.call('close', undefined);
      await server.stop();
      return { values: { each, cpu } };
    };
    return {
      service: measure('/v1/runs', async (flags) =>
        stage.service({ database: await stage.database(), settings: { ROLE: 'api' }, flags }),
      ),
      'raw-run': measure('/v1/runs?hold', (flags) => stage.floor('raw-run', flags)),
    };
  },
};

export const rest: Row = {
  name: 'rest',
  about: 'Memory of the service at rest, after its first run, without Postgres.',
  roundsMax: 3,
  warmUp: false,
  lines: [
    {
      what: 'resident memory',
      unit: 'MiB',
      figure: { value: 'memory' },
      beside: 'card',
      goal: { atMost: 130 },
    },
  ],
  open: async (stage) => {
    const measure =
      (open: () => Promise<{ pid: number; port: number; key: string | undefined; stop(): Promise<void> }>) =>
      async () => {
        const server = await open();
        await stage.load.call('create', {
          target: targetOf(server),
          path: '/v1/runs',
          body: taskBody,
          callers: 1,
          count: 1,
        });
        await delay(stage.scale(restMs, restMs, 100));
        const memory = residentKib(server.pid) / 1024;
        await server.stop();
        return { values: { memory } };
      };
    return {
      service: measure(async () => stage.service({ database: await stage.database() })),
      card: measure(() => stage.floor('card')),
    };
  },
};
