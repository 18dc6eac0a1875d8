/** Somebody holds a workspace for long, as a settlement does whose worker froze: work that is done waits for its turn. */
import { expect } from 'chai';
import pg from 'pg';
import { parseId } from '../../src/base/ids.ts';
import { type Journey, openJourney } from '../support/journey.ts';
import { until } from '../support/until.ts';

describe('journeys/wait-for-workspace', () => {
  let journey: Journey;
  before(async () => {
    journey = await openJourney();
  });
  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  // A statement gives up on a lock after five seconds. Once that broke the attempt, and all its work was done again.
  it('settles with its first attempt, however often the workspace was held when it asked', async () => {
    const node = await journey.start();
    const { id } = await node.createWorkspace('held');
    const [holder, watcher] = [1, 2].map(() => new pg.Client({ connectionString: journey.databaseUrl }));
    if (holder === undefined || watcher === undefined) throw new Error('two were made');
    await Promise.all([holder.connect(), watcher.connect()]);
    try {
      await holder.query('begin');
      await holder.query('select from workspaces where id = $1 for no key update', [parseId('ws', id)]);
      const run = await node.createRun({ prompt: 'echo once > once.txt', workspace: id });
      const waits = new Set<string>();
      await until('it to have asked for the workspace a second time', async () => {
        // Within a transaction the activity is that of its first look.
        const { rows } = await watcher.query<{ asked: string }>(
          `select query_start::text as asked from pg_stat_activity
            where wait_event_type = 'Lock' and query like 'select * from workspaces%' and datname = current_database()`,
        );
        for (const { asked } of rows) waits.add(asked);
        return waits.size >= 2;
      });
      await holder.query('commit');
      expect(await node.completed(run.id)).to.include({ attempt: 1, applied: 'fast_forward' });
      const types = (await node.listEvents(run.id)).map((event) => event.type);
      expect(types).not.to.include('run.retrying');
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
    }
  });
});
