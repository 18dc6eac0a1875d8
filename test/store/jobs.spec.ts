/** Taking jobs: within the running limit whoever asks at once, and in turns between environments and between workspaces. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { newUuid } from '../../src/base/ids.ts';
import { createQueue, type Queue } from '../../src/queue/queue.ts';
import { insertRuns } from '../../src/store/insert-runs.ts';
import { type TakenJob, takeJobs } from '../../src/store/jobs.ts';
import { createNotices } from '../../src/store/notices.ts';
import { emptyCommit, makeWorkspace, newRunOf, openStore, quiet, type TestStore } from '../support/store.ts';

describe('store/jobs', () => {
  let store: TestStore;
  let queue: Queue;

  before(async () => {
    store = await openStore();
    const { database } = store;
    const notices = createNotices({
      database,
      clock: systemClock,
      log: quiet,
      process: 'any',
      shared: false,
    });
    queue = createQueue({ database, notices, clock: systemClock, log: quiet, runningMax: 0 });
    await queue.start();
  });
  afterEach(() => store.database.knex('pgboss.job').del());
  after(async () => {
    await queue.stop();
    await store.close();
  });

  /** The uuids of the runs that now wait, oldest first. */
  async function enqueue(count: number, environment: string, workspaceUuid?: string): Promise<string[]> {
    const fields = workspaceUuid === undefined ? {} : { workspaceUuid, freshWorkspace: false };
    if (workspaceUuid !== undefined)
      await makeWorkspace(store.database, { uuid: workspaceUuid, environment });
    const runs = Array.from({ length: count }, () => newRunOf({ environment, ...fields }));
    const jobs = runs.map(({ uuid }) => ({ runUuid: uuid, environment, workspaceUuid }));
    await insertRuns(store.database, runs, emptyCommit, await queue.insertion(jobs));
    return runs.map(({ uuid }) => uuid);
  }
  const take = (slots: number, runningMax: number): Promise<TakenJob[]> =>
    takeJobs(store.database, { slots, runningMax });
  const uuids = (taken: TakenJob[]): string[] => taken.map(({ runUuid }) => runUuid).sort();
  const complete = (jobs: TakenJob[]) =>
    store.database
      .knex('pgboss.job')
      .whereIn(
        'id',
        jobs.map(({ runUuid }) => runUuid),
      )
      .update({ state: 'completed' });

  it('takes no job twice and no more than the limit, however many processes ask at once', async () => {
    await enqueue(100, 'busy');
    const databases = [store.database, store.openAnother(), store.openAnother()];
    const storm = async (): Promise<TakenJob[]> =>
      (
        await Promise.all(
          Array.from({ length: 10 }, () =>
            databases.map((database) => takeJobs(database, { slots: 4, runningMax: 10 })),
          ).flat(),
        )
      ).flat();
    const first = await storm();
    expect(new Set(uuids(first))).to.have.property('size', 10);
    await complete(first.slice(0, 3));
    const second = await storm();
    expect(second).to.have.length(3);
    expect(new Set([...uuids(first), ...uuids(second)])).to.have.property('size', 13);
  });

  it('takes as many as there are slots when the limit is 0', async () => {
    const waiting = await enqueue(40, 'busy');
    expect(uuids(await take(30, 0))).to.deep.equal(waiting.slice(0, 30));
    expect(uuids(await take(30, 0))).to.deep.equal(waiting.slice(30));
    expect(await take(30, 0)).to.deep.equal([]);
  });

  it('passes 500 waiting jobs of a full environment for one of another', async () => {
    await enqueue(500, 'busy');
    await take(2, 2);
    const [quietRun] = await enqueue(1, 'quiet');
    expect(uuids(await take(8, 2))).to.deep.equal([quietRun]);
  });

  it('gives the next place to the environment that holds the fewest, also below the limit', async () => {
    await enqueue(500, 'busy');
    expect(await take(4, 0)).to.have.length(4);
    const others = [...(await enqueue(2, 'one')), ...(await enqueue(2, 'two'))];
    const turns = [await take(1, 0), await take(1, 0)].flat();
    expect(turns.map(({ environment }) => environment)).to.have.members(['one', 'two']);
    expect(uuids([...turns, ...(await take(2, 0))])).to.deep.equal(others.sort());
    expect((await take(1, 0)).map(({ environment }) => environment)).to.deep.equal(['busy']);
  });

  it('lets the workspaces of an environment take turns, and is fair to runs in workspaces of their own', async () => {
    const [busy, calm] = [newUuid(), newUuid()];
    const first = await enqueue(500, 'dev', busy);
    const second = await enqueue(2, 'dev', calm);
    const third = await enqueue(2, 'dev');
    expect(uuids(await take(3, 10))).to.deep.equal([first[0], second[0], third[0]].sort());
    expect(uuids(await take(3, 10))).to.deep.equal([first[1], second[1], third[1]].sort());
    expect(uuids(await take(3, 10))).to.deep.equal(first.slice(2, 5).sort());
    expect(await take(3, 10)).to.have.length(1);
  });

  it('takes a job that was given back before all others of its environment, and counts its takes', async () => {
    const waiting = await enqueue(3, 'dev', newUuid());
    await take(2, 2);
    await enqueue(3, 'dev', newUuid());
    await enqueue(3, 'dev');
    await store.database.knex('pgboss.job').where('id', waiting[1]).update({ state: 'retry' });
    const [again, ...more] = await take(9, 2);
    expect([again?.runUuid, again?.retryCount, more.length]).to.deep.equal([waiting[1], 1, 0]);
  });
});
