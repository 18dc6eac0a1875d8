/** A run nobody takes expires on a service without workers, and what a dying process left of a deleted run goes later. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { createDeleteRun } from '../../src/app/delete-run.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { parseRunId } from '../../src/base/ids.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { createDatabase } from '../../src/store/database.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { type Journey, openJourney } from '../support/journey.ts';
import { newDataDir } from '../support/service.ts';
import { quiet } from '../support/store.ts';

describe('journeys/queue-and-delete', () => {
  let journey: Journey;
  let dataDir: Awaited<ReturnType<typeof newDataDir>>;

  beforeEach(async () => {
    dataDir = await newDataDir();
    journey = await openJourney({ DATA_DIR: dataDir.path });
  });
  afterEach(async () => {
    await journey.end();
    await dataDir.remove();
  });

  it('expires runs where there is no worker, tells their streams, and a worker that comes later leaves them', async () => {
    const nodes = [
      await journey.start({ ROLE: 'api', QUEUE_EXPIRY_SECONDS: '1' }),
      await journey.start({ ROLE: 'api', QUEUE_EXPIRY_SECONDS: '1' }),
    ] as const;
    const runs = await Promise.all(Array.from({ length: 10 }, () => nodes[0].createRun({ task: 'true' })));
    const logs = await Promise.all(runs.map(({ id }) => nodes[1].followToEnd(id)));
    for (const events of logs) {
      expect(events.map(({ type }) => type)).to.deep.equal(['run.settled']);
      expect(events[0]).to.deep.include({ state: 'interrupted' });
    }
    const run = await nodes[0].getRun(runs[0]?.id ?? '');
    expect([run.reason?.code, run.attempt, run.usage?.duration_ms]).to.deep.equal(['queue_expired', 0, 0]);
    // The end of the journey waits until it has emptied the queue.
    await journey.start({ ROLE: 'worker' });
    expect(await nodes[0].listEvents(run.id)).to.have.length(1);
  });

  it('removes later what is written of a run after it was deleted', async () => {
    const node = await journey.start();
    const { id } = await node.createRun({ task: 'echo hello > a.txt', apply: 'never' });
    await node.completed(id);
    expect((await node.call('DELETE', `/v1/runs/${id}`)).status).to.equal(204);
    // So a process leaves it that dies between the commit and the rest, or an attempt that was lost long before.
    const left = join(dataDir.path, 'files/runs', parseRunId(id)?.uuid ?? '', '1');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'log.ndjson'), '{}\n');

    const database = createDatabase({ url: journey.databaseUrl, poolMax: 2, log: quiet });
    try {
      const finish = async (aheadMs: number): Promise<void> => {
        const clock: Clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) };
        const files = createFolderFiles({ folder: join(dataDir.path, 'files') });
        const folder = join(dataDir.path, 'workspaces');
        const workspaces = createWorkspaceStores({ folder, clock, log: quiet });
        await createDeleteRun({ database, workspaces, files, clock, log: quiet }).finish();
      };
      await finish(0);
      expect(existsSync(left)).to.equal(true);
      await finish(3_600_000);
      expect(existsSync(left)).to.equal(false);
      expect(await database.knex('run_removals')).to.deep.equal([]);
    } finally {
      await database.close();
    }
  });
});
