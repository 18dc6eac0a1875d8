/** The figures for Prometheus: what they say of work done, that they cost the database next to nothing, and where they are served. */
import { expect } from 'chai';
import { type Caller, openCaller } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { type Line, openLine } from '../support/line.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import { newDataDir, newKey, startProcess, startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** `name{labels}` → value. */
type Figures = Map<string, number>;

async function read(origin: string): Promise<Figures> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).to.equal(200);
  expect(response.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
  const figures: Figures = new Map();
  for (const line of (await response.text()).split('\n')) {
    const [, name, value] = /^([^#\s]\S*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (name !== undefined) figures.set(name, Number(value));
  }
  return figures;
}

describe('http/metrics', () => {
  let clone: TestDatabase;
  let line: Line;
  let service: TestService;
  let dataDir: Awaited<ReturnType<typeof newDataDir>>;
  let caller: Caller;
  before(async () => {
    clone = await cloneDatabase();
    line = await openLine(clone.url);
    dataDir = await newDataDir();
    service = await startService({ DATABASE_URL: line.url, DATA_DIR: dataDir.path, WORKER_SLOTS: '1' });
    caller = openCaller({ origin: service.origin, key: service.key, contract: createContractFetch() });
  });
  after(async () => {
    await service.stop();
    await line.close();
    await clone.drop();
    await dataDir.remove();
  });

  it('counts runs, why they settled, events, requests, sandboxes and commands', async () => {
    const good = await caller.createRun({ task: 'echo one\necho two' });
    const bad = await caller.createRun({ task: 'false' });
    await caller.settled(good.id);
    await caller.settled(bad.id);
    await caller.call('GET', '/v1/runs/dev%2Frun_00000000000000000000000000');
    const figures = await read(service.origin);
    expect(figures.get('ars_runs_created_total')).to.equal(2);
    expect(figures.get('ars_runs_settled_total{state="completed",reason="done"}')).to.equal(1);
    expect(figures.get('ars_runs_settled_total{state="failed",reason="agent_error"}')).to.equal(1);
    expect(figures.get('ars_run_duration_seconds_count{state="completed"}')).to.equal(1);
    // Two events a step, and the patch of each run.
    expect(figures.get('ars_event_append_duration_seconds_count')).to.equal(8);
    expect(
      figures.get('ars_http_request_duration_seconds_count{operation="createRun",status="201"}'),
    ).to.equal(2);
    expect(figures.get('ars_http_request_duration_seconds_count{operation="getRun",status="404"}')).to.equal(
      1,
    );
    const kind = [...figures.keys()].find((name) => name.startsWith('ars_sandboxes_opened_total'));
    expect(figures.get(kind ?? '')).to.equal(2);
    expect(figures.get((kind ?? '').replace('sandboxes_opened', 'sandbox_spawns'))).to.equal(3);
    expect(figures.get('ars_worker_slots')).to.equal(1);
    expect(figures.has('process_resident_memory_bytes')).to.equal(true);
  });

  it('shows the queue, its age, streams, slots and connections as they are', async () => {
    const first = await caller.createRun({ task: 'sleep 600' });
    const second = await caller.createRun({ task: 'true' });
    const following = await caller.follow(second.id);
    const figures = await until('one run to work and one to wait', async () => {
      const now = await read(service.origin);
      return now.get('ars_queue_depth') === 1 && now.get('ars_runs{state="running"}') === 1 ? now : undefined;
    });
    expect(figures.get('ars_runs{state="queued"}')).to.equal(1);
    expect(figures.get('ars_runs{state="waiting"}')).to.equal(0);
    expect(figures.get('ars_worker_slots_busy')).to.equal(1);
    expect(figures.get('ars_streams_open')).to.equal(1);
    expect(figures.get('ars_postgres_up')).to.equal(1);
    expect(figures.get('ars_database_connections_max')).to.be.greaterThan(1);
    await until('the queued run to grow old', async () => {
      const age = (await read(service.origin)).get('ars_queue_oldest_age_seconds') ?? 0;
      return age > 1;
    });
    await caller.cancelRun(first.id);
    for await (const _ of following.frames);
    await until(
      'the queue to be empty',
      async () => (await read(service.origin)).get('ars_queue_depth') === 0,
    );
    expect((await read(service.origin)).get('ars_queue_oldest_age_seconds')).to.equal(0);
  });

  it('says that Postgres is away, leaves out what it cannot know, and knows it again afterwards', async () => {
    line.cut();
    try {
      const figures = await until('the figures to notice', async () => {
        const now = await read(service.origin);
        return now.get('ars_postgres_up') === 0 ? now : undefined;
      });
      expect(figures.has('ars_queue_depth')).to.equal(false);
      expect(figures.has('ars_runs{state="queued"}')).to.equal(false);
      expect(figures.has('ars_streams_open')).to.equal(true);
    } finally {
      line.mend();
    }
    const back = await until('Postgres to be seen again', async () => {
      const now = await read(service.origin);
      return now.get('ars_postgres_up') === 1 ? now : undefined;
    });
    expect(back.get('ars_queue_depth')).to.equal(0);
  });

  it('stands at an address of its own when METRICS_PORT is set, for a worker as well', async () => {
    const settings = { DATABASE_URL: clone.url, DATA_DIR: dataDir.path, BOOTSTRAP_KEY: newKey() };
    for (const role of ['api', 'worker']) {
      const started = await startProcess({ ...settings, ROLE: role, METRICS_PORT: '0' });
      try {
        const [, own = ''] = /Metrics {4}(\S+)\/metrics/.exec(started.output()) ?? [];
        expect(new URL(own).port).not.to.equal(new URL(started.origin).port);
        expect((await read(own)).get('ars_postgres_up')).to.equal(1);
        expect((await fetch(`${own}/v1/me`)).status).to.equal(404);
        expect((await fetch(`${started.origin}/metrics`)).status).to.equal(404);
      } finally {
        expect(await started.kill('SIGTERM')).to.equal(0);
      }
    }
  });
});
