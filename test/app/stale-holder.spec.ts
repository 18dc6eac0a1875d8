/** A worker is frozen between taking a job and starting its run: when it thaws, the run is another's. */
import { expect } from 'chai';
import { createStartRun, type StartRun } from '../../src/app/start-run.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createQueue, type Queue } from '../../src/queue/queue.ts';
import { insertRuns } from '../../src/store/insert-runs.ts';
import { type TakenJob, takeJobs } from '../../src/store/jobs.ts';
import { createNotices } from '../../src/store/notices.ts';
import { findRun } from '../../src/store/runs.ts';
import { emptyCommit, environment, newRunOf, openStore, quiet, type TestStore } from '../support/store.ts';

describe('app/stale-holder', () => {
  let store: TestStore;
  let queue: Queue;
  let startRun: (job: TakenJob, worker: string) => ReturnType<StartRun>;

  before(async () => {
    store = await openStore();
    const { database } = store;
    const clock = systemClock;
    const notices = createNotices({ database, clock, log: quiet, process: 'any', shared: false });
    queue = createQueue({ database, notices, clock, log: quiet, runningMax: 0 });
    await queue.start();
    startRun = ({ runUuid, retryCount }, worker) =>
      createStartRun({ database, notices, clock, worker })({ runUuid, environment, hold: retryCount });
  });
  after(async () => {
    await queue.stop();
    await store.close();
  });

  async function enqueue(): Promise<string> {
    const run = newRunOf({ environment });
    const jobs = [{ runUuid: run.uuid, environment }];
    await insertRuns(store.database, [run], emptyCommit, await queue.insertion(jobs));
    return run.uuid;
  }
  async function take(): Promise<TakenJob> {
    const [job] = await takeJobs(store.database, { slots: 1, runningMax: 0 });
    return job ?? expect.fail('there is no job to take');
  }
  /** As the queue does with a job whose holder went silent. */
  const loseHolder = (uuid: string) =>
    store.database.knex('pgboss.job').where({ id: uuid }).update({ state: 'retry' });

  // Both used to end: the thawed worker fenced its successor, found out that it held nothing, and the successor ended the job.
  it('leaves the run to the worker that took the job over', async () => {
    const uuid = await enqueue();
    const frozen = await take();
    await loseHolder(uuid);
    const successor = await take();
    expect(await startRun(successor, 'successor')).to.include({ epoch: 1 });
    expect(await startRun(frozen, 'frozen')).to.equal(undefined);
    expect(await findRun(store.database, { uuid, environment })).to.include({ state: 'running', attempt: 1 });
  });

  it('lets the successor go on with the next attempt when the thawed worker was first after all', async () => {
    const uuid = await enqueue();
    const frozen = await take();
    await loseHolder(uuid);
    const successor = await take();
    expect(await startRun(frozen, 'frozen')).to.include({ epoch: 1 });
    expect(await startRun(successor, 'successor')).to.include({ epoch: 2 });
    expect(await startRun(frozen, 'frozen')).to.equal(undefined);
    expect(await findRun(store.database, { uuid, environment })).to.include({ state: 'running', attempt: 2 });
  });
});
