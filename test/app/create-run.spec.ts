/** Creating runs: run, job and idempotency key appear together or not at all, also for two processes on one database. */
import { expect } from 'chai';
import { type CreateRun, createCreateRun, type RunRequest } from '../../src/app/create-run.ts';
import { createQueueLimit } from '../../src/app/queue-limit.ts';
import { systemClock } from '../../src/base/clock.ts';
import { ServiceError } from '../../src/base/errors.ts';
import { newUuid } from '../../src/base/ids.ts';
import { noLimits } from '../../src/domain/key.ts';
import { createVault } from '../../src/domain/vault.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { createQueue, type Queue } from '../../src/queue/queue.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { createNotices } from '../../src/store/notices.ts';
import { type Line, openLine } from '../support/line.ts';
import { emptyCommit, environment, openStore, quiet, specOf, type TestStore } from '../support/store.ts';

let store: TestStore;
let line: Line;
let behindLine: Database;
let creates: CreateRun[];
const queues: Queue[] = [];

before(async () => {
  store = await openStore();
  line = await openLine(store.url);
  behindLine = createDatabase({ url: line.url, poolMax: 4, log: quiet });
  const clock = systemClock;
  creates = [];
  const egress = createEgress({ clock, allow: [] });
  const vault = createVault(['x'.repeat(32)]);
  for (const database of [store.database, behindLine]) {
    const notices = createNotices({ database, clock, log: quiet, process: 'any', shared: false });
    const queue = createQueue({ database: store.database, notices, clock, log: quiet, runningMax: 0 });
    await queue.start();
    queues.push(queue);
    const queueLimit = createQueueLimit({ database, clock, limit: 0 });
    creates.push(createCreateRun({ database, queue, queueLimit, notices, emptyCommit, egress, vault }));
  }
});
after(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await behindLine.close();
  await line.close();
  await store.close();
});

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const create = (index: number, request: RunRequest) =>
  (creates[index % 2] ?? expect.fail('not started'))(request);
const requestOf = (fields: Partial<RunRequest> = {}): RunRequest => ({
  principal: { keyUuid: newUuid(), environment, scopes: ['run:create'], limits: noLimits },
  spec: specOf(),
  workspaceUuid: undefined,
  idempotency: undefined,
  ...fields,
});
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const codeOf = (error: unknown): unknown => (error instanceof ServiceError ? error.code : error);

async function counts(): Promise<{ runs: number; jobs: number; keys: number; workspaces: number }> {
  const count = async (table: string) => Number((await store.database.knex(table).count().first())?.count);
  return {
    runs: await count('runs'),
    jobs: await count('pgboss.job'),
    keys: await count('idempotency_keys'),
    workspaces: await count('workspaces'),
  };
}

describe('app/create-run', () => {
  it('makes a hundred runs that come at once, each with its own job', async () => {
    const before = await counts();
    const made = await Promise.all(times(100).map((index) => create(index, requestOf())));
    const uuids = made.map(({ run }) => run.uuid);
    expect(new Set(uuids).size).to.equal(100);
    expect(made.every(({ replayed }) => !replayed)).to.equal(true);
    const jobs = await store.database.knex('pgboss.job').whereIn('id', uuids);
    expect(jobs.length).to.equal(100);
    const after = await counts();
    expect([
      after.runs - before.runs,
      after.jobs - before.jobs,
      after.workspaces - before.workspaces,
    ]).to.deep.equal([100, 100, 100]);
  });

  it('makes one run with one job of a hundred requests with one key in two processes', async () => {
    const before = await counts();
    const made = await Promise.all(
      times(100).map((index) => create(index, requestOf({ idempotency: { key: 'storm', body: 'same' } }))),
    );
    for (const { run } of made) expect(run).to.deep.equal(made[0]?.run);
    expect(made.filter(({ replayed }) => !replayed).length).to.equal(1);
    const after = await counts();
    expect(after).to.deep.equal({
      runs: before.runs + 1,
      jobs: before.jobs + 1,
      keys: before.keys + 1,
      workspaces: before.workspaces + 1,
    });
  });

  it('tells a request with the key of another body that it is another request, and lets its neighbours pass', async () => {
    await create(0, requestOf({ idempotency: { key: 'taken', body: 'one' } }));
    const [wrong, right] = await Promise.all([
      caught(create(0, requestOf({ idempotency: { key: 'taken', body: 'two' } }))),
      create(0, requestOf({ idempotency: { key: 'free', body: 'two' } })),
    ]);
    expect([codeOf(wrong), right.replayed]).to.deep.equal(['idempotency_mismatch', false]);
  });

  it('makes one run for a request that is repeated after its reply got lost, whether or not it was stored', async () => {
    const before = await counts();
    // Which reply is lost, that of the connection, of the work or none, changes from round to round.
    let storedUnseen = 0;
    for (const round of times(12)) {
      const request = () => requestOf({ idempotency: { key: `lost-${round}`, body: 'same' } });
      const wasAt = await counts();
      line.loseReply(round % 4);
      const error = await caught(create(1, request()));
      line.loseNone();
      const isStored = (await counts()).runs > wasAt.runs;
      if (error !== undefined) {
        expect(codeOf(error)).to.equal('unavailable');
        if (isStored) storedUnseen++;
      }
      const again = await create(0, request());
      expect(again.replayed).to.equal(isStored);
      expect((await create(1, request())).run).to.deep.equal(again.run);
    }
    expect(storedUnseen).to.be.greaterThan(0);
    const after = await counts();
    expect([after.runs - before.runs, after.jobs - before.jobs, after.keys - before.keys]).to.deep.equal([
      12, 12, 12,
    ]);
  });

  it('leaves nothing behind of a request that the database was away for', async () => {
    const before = await counts();
    line.cut();
    const errors = await Promise.all(
      times(5).map(() => caught(create(1, requestOf({ idempotency: { key: 'away', body: 'same' } })))),
    );
    line.mend();
    expect(errors.map(codeOf)).to.deep.equal(Array(5).fill('unavailable'));
    expect(await counts()).to.deep.equal(before);
    expect((await create(1, requestOf({ idempotency: { key: 'away', body: 'same' } }))).replayed).to.equal(
      false,
    );
  });

  it('gives the answer of the beginning, whatever has become of the run since', async () => {
    const request = () => requestOf({ idempotency: { key: 'later', body: 'same' } });
    const first = await create(0, request());
    await store.database
      .knex('runs')
      .where({ id: first.run.uuid })
      .update({ state: 'running', epoch: 1, last_seq: 7, started_at: new Date() });
    const second = await create(1, request());
    expect(second).to.deep.equal({ run: first.run, replayed: true });
  });
});
