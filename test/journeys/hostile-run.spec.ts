/** Hostile runs on a real service: each ends at its limit and its receipt says at which, while the service and the runs beside it go on. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Run } from '../../generated/api/types.gen.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { newDataDir } from '../support/service.ts';

const secret = 'planted-secret-51c0';

interface Hostile {
  task: string;
  limits?: NonNullable<Run['limits']> | object;
  timeout_ms?: number;
}

const hostile: Record<NonNullable<Run['limit_hit']>, Hostile> = {
  memory: {
    task: 'x=$(head -c 8000000 /dev/zero | tr "\\0" x); for i in {1..30}; do x+=$x; sleep 0.05; done; sleep 60',
    limits: { memory_mb: 100 },
  },
  processes: { task: ':(){ :|:& };:; sleep 60', limits: { processes: 30 } },
  disk: {
    task: 'for i in {1..60}; do head -c 1000000 /dev/zero > $i; done; sleep 60',
    limits: { disk_mb: 16 },
  },
  output: { task: 'cat /dev/zero', limits: { output_mb: 1 } },
  cpu: { task: 'for i in 1 2 3; do (while :; do :; done) & done; wait', limits: { cpu_seconds: 2 } },
  wall_clock: { task: "trap '' TERM INT HUP; setsid sleep 60 & sleep 60", timeout_ms: 1500 },
};

describe('journeys/hostile-run', () => {
  let journey: Journey;
  let dataDir: Awaited<ReturnType<typeof newDataDir>>;
  let service: Node;

  before(async () => {
    journey = await openJourney({ WORKER_SLOTS: '8' });
    dataDir = await newDataDir();
    service = await journey.start({ DATA_DIR: dataDir.path });
  });

  afterEach(() => journey.contract.assertClean());
  after(async () => {
    await journey.end();
    await dataDir.remove();
  });

  it('ends each at its own limit, says which in step and receipt, and completes the runs beside them', async () => {
    const entries = Object.entries(hostile);
    const runs = await Promise.all(
      entries.map(([, { task, ...asked }]) => service.createRun({ task: `# attack\n${task}`, ...asked })),
    );
    const beside = await Promise.all(
      [1, 2].map((number) =>
        service.createRun({
          task: `for i in 1 2 3 4 5; do sleep 0.2; echo ${number} >> kept; done\nwc -l < kept`,
        }),
      ),
    );
    for (const [index, [limit]] of entries.entries()) {
      const run = await service.settled(runs[index]?.id ?? '', 60_000);
      expect([limit, run.limit_hit], run.reason?.message).to.deep.equal([limit, limit]);
      expect([run.state, run.reason?.code]).to.deep.equal(
        limit === 'wall_clock' ? ['interrupted', 'timed_out'] : ['failed', 'agent_error'],
      );
      expect(run.sandbox).to.be.oneOf(['bubblewrap', 'unshare']);
      const events = await service.listEvents(run.id);
      const step = events.find((event) => event.type === 'step.completed');
      // The run's own time ends a step from outside, so it is no limit of the step's.
      if (limit !== 'wall_clock') expect(step).to.include({ step: 'attack', limit_hit: limit });
      expect(events.at(-1)).to.include({ type: 'run.settled', limit_hit: limit });
    }
    for (const { id } of beside) {
      const run = await service.completed(id);
      expect([run.result, run.limit_hit]).to.deep.equal(['5', null]);
    }
    expect((await fetch(`${service.origin}/readyz`)).status).to.equal(200);
  });

  it('shows a run nothing of the service, its data, its database or its key', async () => {
    mkdirSync(join(dataDir.path, 'planted'));
    writeFileSync(join(dataDir.path, 'planted', 'secret'), secret);
    const database = new URL(journey.databaseUrl);
    const dial = [new URL(service.origin).port, database.port || '5432', '5432'].map(
      (port) => `(: < /dev/tcp/127.0.0.1/${port}) 2>/dev/null && echo reached ${port}`,
    );
    const { id } = await service.createRun({
      task: [
        `cat ${dataDir.path}/planted/secret /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; ls ${dataDir.path} 2>&1`,
        `${dial.join('\n')}\nls -d /tmp/.s.PGSQL.* /var/run/postgresql /run/postgresql 2>/dev/null; echo tried`,
        `kill -9 ${service.pid} 2>/dev/null && echo killed; echo tried`,
      ].join('\n# next\n'),
    });
    const run = await service.settled(id);
    const log = await (await service.call('GET', new URL(run.log ?? '').pathname)).text();
    expect(log).to.contain('HOME=/home/agent').and.to.contain('No such file');
    expect(log).not.to.contain(secret).and.not.to.contain('reached').and.not.to.contain('killed');
    expect(log).not.to.contain('BOOTSTRAP_KEY').and.not.to.contain('DATABASE_URL');
    expect((await fetch(`${service.origin}/livez`)).status).to.equal(200);
  });

  it('says of a run without a sandbox that it had none, and still ends it at what it can', async () => {
    const other = await openJourney();
    const open = await newDataDir();
    // Without walls nobody carries the run's user past a closed folder.
    chmodSync(open.path, 0o711);
    try {
      const bare = await other.start({ SANDBOX: 'none', DATA_DIR: open.path });
      const plain = await bare.createRun({ task: 'true' });
      const loud = await bare.createRun({ task: 'cat /dev/zero', limits: { output_mb: 1 } });
      expect((await bare.completed(plain.id)).sandbox).to.equal('none');
      expect(await bare.settled(loud.id)).to.include({
        sandbox: 'none',
        limit_hit: 'output',
        state: 'failed',
      });
    } finally {
      await other.end();
      await open.remove();
    }
  });
});
