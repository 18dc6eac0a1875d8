/** A run's log and events over their whole life, told by every call about them: there to the last millisecond, 410 after, and then gone from disk and tables. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { parseRunId } from '../../src/base/ids.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { problemOf } from '../support/contract-suite.ts';
import { makeExport } from '../support/export.ts';
import { startService, type TestService } from '../support/service.ts';
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

const dayMs = 86_400_000;

describe('journeys/keep-30-days', () => {
  const contract = createContractFetch();
  let service: TestService;
  let caller: Caller;
  let database: Database;
  let at: number | undefined;
  const ticks: { ms: number; work: () => void }[] = [];
  /** Stands still once a test says when it is; what happens every minute happens when a test says so. */
  const clock: Clock = {
    ...systemClock,
    now: () => (at === undefined ? systemClock.now() : new Date(at)),
    every: (ms, work) => {
      if (ms === 60_000) ticks.push({ ms, work });
      return systemClock.every(ms, work);
    },
  };
  /** Has every turn taken, as when its time has come. */
  const upkeep = async (): Promise<void> => {
    await database.knex('upkeep_turns').update({ free_at: new Date(0) });
    for (const { work } of ticks) work();
    await until('the turns to be over', async () => {
      const rows = await database.knex('upkeep_turns').select('free_at');
      return rows.length >= 5 && rows.every(({ free_at }) => free_at.getTime() > Date.now() + 200_000);
    });
  };

  before(async () => {
    service = await startService({ RETENTION_DAYS: '30', RATE_LIMIT_REQUESTS: '0' }, [], clock);
    caller = openCaller({ origin: service.origin, key: service.key, contract });
    database = createDatabase({ url: service.databaseUrl, poolMax: 2, log: quiet });
  });
  after(async () => {
    contract.assertClean();
    await database.close();
    await service.stop();
  });

  const filesOf = async (id: string): Promise<string[]> => {
    const folder = join(service.dataDir, 'files', 'runs', parseRunId(id)?.uuid ?? '');
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    return entries.filter((name) => name.includes('.')).sort();
  };
  const eventsOf = async (id: string): Promise<number> =>
    Number(
      (
        await database
          .knex('run_events')
          .where({ run_id: parseRunId(id)?.uuid })
          .count()
          .first()
      )?.count,
    );

  it('keeps log and events for thirty days to the millisecond, and record, receipt and patch for good', async () => {
    const body = { task: 'echo kept > a.txt\necho said' };
    const headers = { 'idempotency-key': 'journey' };
    const { id } = (await (await caller.call('POST', '/v1/runs', { body, headers })).json()) as {
      id: string;
    };
    const settled = await caller.settled(id);
    const [patch, log, events] = [await caller.patch(id), await caller.log(id), await caller.listEvents(id)];
    const expiresAt = Date.parse(settled.expires_at ?? '');
    expect(expiresAt - Date.parse(settled.settled_at ?? '')).to.equal(30 * dayMs);

    const path = `/v1/runs/${id}/events`;
    const streams: Record<string, string>[] = [
      {},
      { 'last-event-id': '1' },
      { 'last-event-id': String(settled.last_event) },
    ];
    at = expiresAt - 1;
    await upkeep();
    expect(await caller.listEvents(id)).to.deep.equal(events);
    expect(await caller.log(id)).to.deep.equal(log);
    expect((await caller.call('GET', path, { headers: streams[1] })).status).to.equal(200);
    expect((await caller.call('GET', path, { headers: streams[2] })).status).to.equal(204);

    const refused = async (): Promise<void> => {
      for (const more of streams)
        await problemOf(await caller.call('GET', path, { headers: more }), 410, 'expired');
      const pages = { accept: 'application/json' };
      await problemOf(await caller.call('GET', `${path}?wait_ms=1000`, { headers: pages }), 410, 'expired');
      for (const query of ['', '?follow=true'])
        await problemOf(await caller.call('GET', `/files/${id}/log${query}`), 410, 'expired');
      await problemOf(
        await caller.call('POST', `/v1/runs/${id}/links`, { body: { file: 'log' } }),
        410,
        'expired',
      );
      expect(await caller.getRun(id)).to.deep.equal(settled);
      const list = (await (await caller.call('GET', '/v1/runs?state=completed')).json()) as {
        data: object[];
      };
      expect(list.data).to.deep.equal([settled]);
      expect(await caller.patch(id)).to.equal(patch);
    };
    at = expiresAt;
    await refused();
    // Refused at once, removed minutes later: the events with their day, of which nothing is left to keep.
    await upkeep();
    expect([await filesOf(id), await eventsOf(id)]).to.deep.equal([
      ['1/log.ndjson', '1/patch.diff'],
      events.length,
    ]);
    at = expiresAt + 301_000;
    await upkeep();
    expect([await filesOf(id), await eventsOf(id)]).to.deep.equal([['1/patch.diff'], 0]);
    await refused();

    const followUp = (await (
      await caller.call('POST', '/v1/runs', {
        body: { prompt: 'cat a.txt', workspace: settled.workspace, continues: id },
      })
    ).json()) as { id: string };
    expect((await caller.completed(followUp.id)).state).to.equal('completed');
    const figures = await (await fetch(`${service.origin}/metrics`)).text();
    expect(figures).to.match(/^ars_swept_total\{what="logs"\} 1$/m);
    expect(figures).to.match(/^ars_swept_total\{what="partitions_dropped"\} [1-9]/m);
    expect((await caller.call('DELETE', `/v1/runs/${id}`)).status).to.equal(204);
    expect(await filesOf(id)).to.deep.equal([]);
    await problemOf(await caller.call('GET', path), 404, 'not_found');
  });

  it('holds what an export that fails still needs for a week more, and refuses it to clients all the same', async () => {
    const target = await makeExport(caller, { auto: true });
    const { id } = await caller.createRun({ task: 'echo kept > b.txt\necho said' });
    const { expires_at } = await caller.settled(id);
    const count = await eventsOf(id);
    await database.knex('export_jobs').update({ next_at: new Date('2200-01-01') });
    const expiresAt = Date.parse(expires_at ?? '');
    // The database's own time made the hold; the run settled at the time of the test.
    await database.knex('export_jobs').update({ hold_until: new Date(expiresAt + 7 * dayMs) });
    at = expiresAt + 7 * dayMs - 1;
    await upkeep();
    await problemOf(await caller.call('GET', `/files/${id}/log`), 410, 'expired');
    expect([await filesOf(id), await eventsOf(id)]).to.deep.equal([['1/log.ndjson', '1/patch.diff'], count]);
    at = expiresAt + 7 * dayMs + 301_000;
    await upkeep();
    expect([await filesOf(id), await eventsOf(id)]).to.deep.equal([['1/patch.diff'], 0]);
    expect((await caller.call('DELETE', `/v1/exports/${target.id}`)).status).to.equal(204);
  });
});
