/** A real upgrade: the program of an older checkout, named by OLDER, makes the database; then it and this one work on it together, in either part. */
import { join } from 'node:path';
import { expect } from 'chai';
import { createContractFetch } from '../support/contract-fetch.ts';
import { type Journey, type Node, openJourney, startNode } from '../support/journey.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import type { Settings } from '../support/service.ts';

const older = process.env.OLDER;

// Which releases can be upgraded is for whoever changes a migration to try; CONTRIBUTING says how.
if (older !== undefined)
  describe('journeys/upgrade-older', () => {
    let journey: Journey;
    let database: TestDatabase;
    const olders: Node[] = [];

    before(async () => {
      database = await cloneDatabase('template0');
      journey = await openJourney({ DATABASE_URL: database.url, WORKER_SLOTS: '2' });
    });
    after(async () => {
      await Promise.all(olders.map((node) => node.kill('SIGKILL')));
      await journey.end();
      await database.drop();
    });

    /** Its replies are held against nothing: this contract is newer than it. */
    async function startOlder(settings: Settings): Promise<Node> {
      const MAIN_FILE = join(older ?? '', 'src/main.ts');
      const node = await startNode(
        { ...journey.settings, ...settings, MAIN_FILE },
        journey.key,
        createContractFetch(),
      );
      olders.push(node);
      return node;
    }

    it('settles runs of old and new answered and worked on by either, and the one that was under way', async () => {
      const oldApi = await startOlder({ ROLE: 'api' });
      const oldWorker = await startOlder({ ROLE: 'worker' });
      const first = await oldApi.createRun({ task: 'echo before' });
      await oldApi.completed(first.id);
      const begun = await oldApi.createRun({ task: 'sleep 5\necho over the upgrade' });
      await oldApi.untilEvent(begun.id, (event) => event.type === 'step.started');

      const newApi = await journey.start({ ROLE: 'api' });
      for (const api of [oldApi, newApi])
        for (const index of [1, 2]) {
          const { id } = await api.createRun({ task: `echo ${index} > a.txt` });
          for (const other of [oldApi, newApi]) {
            expect((await other.completed(id)).state).to.equal('completed');
            expect((await other.followToEnd(id)).at(-1)).to.include({ type: 'run.settled' });
          }
        }
      await newApi.completed(begun.id);

      const newWorker = await journey.start({ ROLE: 'worker' });
      expect(await oldWorker.kill('SIGTERM')).to.equal(0);
      for (const api of [oldApi, newApi]) {
        const { id } = await api.createRun({ task: 'echo worked on by the newer' });
        for (const other of [oldApi, newApi]) expect((await other.completed(id)).state).to.equal('completed');
      }
      const cancelled = await oldApi.createRun({ task: 'sleep 600' });
      await newApi.untilEvent(cancelled.id, (event) => event.type === 'step.started');
      await oldApi.cancelRun(cancelled.id);
      expect((await newApi.settled(cancelled.id)).state).to.equal('interrupted');
      expect((await newApi.getRun(first.id)).state).to.equal('completed');

      // And back again, should the upgrade be regretted.
      const again = await startOlder({ ROLE: 'worker' });
      expect(await newWorker.kill('SIGTERM')).to.equal(0);
      const { id } = await newApi.createRun({ task: 'echo back' });
      expect((await oldApi.completed(id)).state).to.equal('completed');
      expect(await again.kill('SIGTERM')).to.equal(0);
    });
  });
