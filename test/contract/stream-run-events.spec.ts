/** GET /runs/{run_id}/events: the log from any cursor, as a stream and as pages. */
import { expect } from 'chai';
import type { RunEvent, RunEventPage } from '../../generated/api/types.gen.ts';
import { contractSuite, framesOf, problemOf } from '../support/contract-suite.ts';
import { expireRun } from '../support/expiry.ts';

describe('contract/stream-run-events', () => {
  const suite = contractSuite('streamRunEvents');
  let id: string;
  let log: RunEvent[];
  before(async () => {
    ({ id } = await suite.admin.createRun({ task: 'echo one > a.txt\necho two' }));
    await suite.admin.settled(id);
    log = await suite.admin.listEvents(id);
  });

  const path = (query = '', run = id): string => `/v1/runs/${run}/events${query}`;
  const stream = (query = '', headers: Record<string, string> = {}) =>
    suite.admin.call('GET', path(query), { headers });
  const page = async (query: string, run = id): Promise<RunEventPage> => {
    const response = await suite.admin.call('GET', path(query, run), {
      headers: { accept: 'application/json' },
    });
    expect(response.status).to.equal(200);
    return (await response.json()) as RunEventPage;
  };
  const eventsOf = async (response: Response): Promise<RunEvent[]> =>
    (await framesOf(response)).map((frame) => JSON.parse(frame.data) as RunEvent);

  describe('200 as a stream', () => {
    it('has the given events with their given fields', () => {
      expect(log.map(({ type }) => type)).to.deep.equal([
        'run.started',
        'step.started',
        'step.completed',
        'step.started',
        'step.completed',
        'patch.ready',
        'run.settled',
      ]);
      expect(log.map(({ seq }) => seq)).to.deep.equal(log.map((_, index) => index + 1));
      expect(log.every((event) => event.id === id && event.schema_version === 1)).to.equal(true);
      expect(log[1]).to.include({ step: 'echo one > a.txt', index: 1 });
      expect(log[2]).to.include({
        step: 'echo one > a.txt',
        index: 1,
        passed: 1,
        failed: 0,
        exit_code: 0,
        status: 'completed',
      });
      expect(log[5]).to.include({
        files: 1,
        insertions: 1,
        deletions: 0,
        patch: `${suite.origin}/files/${id}/patch`,
      });
    });

    it('comes by default, uncached and unbuffered, and says how soon to reconnect', async () => {
      for (const accept of ['*/*', 'text/event-stream', 'text/*']) {
        const response = await stream('', { accept });
        expect(response.headers.get('content-type')).to.equal('text/event-stream');
        expect(response.headers.get('cache-control')).to.equal('no-store, no-transform');
        expect(response.headers.get('x-accel-buffering')).to.equal('no');
        expect(response.headers.get('content-encoding')).to.equal(null);
        expect(await response.text()).to.match(
          /^retry: 1000\n\nid: 1\nevent: run\.started\ndata: \{[^\n]*\}\n\n/,
        );
      }
    });

    it('goes on behind every cursor, given as header or as query', async () => {
      for (let cursor = 0; cursor < log.length; cursor++) {
        expect(await eventsOf(await stream('', { 'last-event-id': String(cursor) }))).to.deep.equal(
          log.slice(cursor),
        );
        expect(await eventsOf(await stream(`?after=${cursor}`))).to.deep.equal(log.slice(cursor));
      }
    });

    it('takes the header before the query, and an empty header for none', async () => {
      expect(await eventsOf(await stream('?after=1', { 'last-event-id': '5' }))).to.deep.equal(log.slice(5));
      expect(await eventsOf(await stream('?after=999', { 'last-event-id': '5' }))).to.deep.equal(
        log.slice(5),
      );
      expect(await eventsOf(await stream('?after=5', { 'last-event-id': '' }))).to.deep.equal(log.slice(5));
    });

    it('sends the same bytes however often and from wherever it is read', async () => {
      const whole = await (await stream()).text();
      const live = await suite.admin.call('POST', '/v1/runs', {
        body: { task: 'echo "ü \u{1F600}"' },
        headers: { accept: 'text/event-stream' },
      });
      const pushed = (await live.text()).split('event: usage')[0];
      const run = live.headers.get('location')?.split('/v1/runs/')[1] ?? '';
      expect(await (await suite.admin.call('GET', path('', run))).text()).to.equal(pushed);
      expect(await (await stream()).text()).to.equal(whole);
    });

    it('follows a live run to its end, with several readers at different cursors', async () => {
      const run = await suite.admin.createRun({
        task: 'for i in 1 2 3; do sleep 0.1; done\necho a\necho b\necho c',
      });
      const readers = await Promise.all([0, 0, 0].map(() => suite.admin.call('GET', path('', run.id))));
      await suite.admin.untilEvent(run.id, (event) => event.seq === 2);
      readers.push(
        await suite.admin.call('GET', path('?after=1', run.id)),
        await suite.admin.call('GET', path('?after=2', run.id)),
      );
      const seen = await Promise.all(readers.map(eventsOf));
      const whole = await suite.admin.listEvents(run.id);
      expect(seen).to.deep.equal([whole, whole, whole, whole.slice(1), whole.slice(2)]);
    });

    it('answers HEAD at once, for an open run as well', async () => {
      const run = await suite.admin.createRun({ task: 'sleep 600' });
      const response = await suite.admin.call('HEAD', path('', run.id));
      expect([response.status, await response.text()]).to.deep.equal([200, '']);
      await suite.admin.cancelRun(run.id);
    });
  });

  describe('200 as pages', () => {
    it('gives the same events in pages of any size', async () => {
      for (const limit of [1, 2, 3, 1000]) {
        const events: RunEvent[] = [];
        for (let after = 0; ; ) {
          const { data, next_after } = await page(`?after=${after}&limit=${limit}`);
          expect(data.length).to.be.at.most(limit);
          if (data.length === 0) break;
          expect(next_after).to.equal(data.at(-1)?.seq);
          events.push(...data);
          after = next_after;
        }
        expect(events).to.deep.equal(log);
      }
    });

    it('is empty at the end, at once, with the cursor it was given', async () => {
      expect(await page(`?after=${log.length}&wait_ms=30000`)).to.deep.equal({
        data: [],
        next_after: log.length,
      });
    });

    it('waits for the next event of an open run when it is asked to', async () => {
      const gate = await suite.admin.createRun({ task: 'until [ -e /tmp/never ]; do sleep 0.05; done' });
      await suite.admin.untilEvent(gate.id, (event) => event.type === 'step.started');
      const waiting = page('?after=2&wait_ms=30000', gate.id);
      await suite.admin.cancelRun(gate.id);
      const { data, next_after } = await waiting;
      expect(data[0]?.seq).to.equal(3);
      expect(next_after).to.equal(data.at(-1)?.seq);
    });

    it('stops waiting when the time is over, and is empty then', async () => {
      const run = await suite.admin.createRun({ task: 'sleep 600' });
      await suite.admin.untilEvent(run.id, (event) => event.type === 'step.started');
      expect(await page('?after=2&wait_ms=50', run.id)).to.deep.equal({ data: [], next_after: 2 });
      expect(await page('?after=2', run.id)).to.deep.equal({ data: [], next_after: 2 });
      await suite.admin.cancelRun(run.id);
    });
  });

  describe('204', () => {
    it('says that nothing more will come behind run.settled', async () => {
      const response = await stream('', { 'last-event-id': String(log.length) });
      expect([response.status, await response.text()]).to.deep.equal([204, '']);
      expect((await stream(`?after=${log.length}`)).status).to.equal(204);
    });
  });

  describe('400', () => {
    it('refuses a cursor that is no number or lies beyond the last event, and says where it is', async () => {
      for (const cursor of ['x', '-1', '1.5', '1e1', ' ', '99999999999999999999', String(log.length + 1)]) {
        const query = await problemOf(
          await stream(`?after=${encodeURIComponent(cursor)}`),
          400,
          'invalid_last_event_id',
        );
        expect(query.errors.map(({ pointer }) => pointer)).to.deep.equal(['/query/after']);
        if (cursor.trim() === '') continue;
        const header = await problemOf(
          await stream('', { 'last-event-id': cursor }),
          400,
          'invalid_last_event_id',
        );
        expect(header.errors.map(({ pointer }) => pointer)).to.deep.equal(['/header/last-event-id']);
        expect(header.errors[0]?.message).to.equal(`must be a whole number from 0 to ${log.length}`);
      }
    });

    it('refuses a page size or a wait out of bounds', async () => {
      for (const [query, pointer] of [
        ['limit=0', '/query/limit'],
        ['limit=1001', '/query/limit'],
        ['limit=ten', '/query/limit'],
        ['wait_ms=-1', '/query/wait_ms'],
        ['wait_ms=30001', '/query/wait_ms'],
      ]) {
        const problem = await problemOf(
          await stream(`?${query}`, { accept: 'application/json' }),
          400,
          'invalid_request',
        );
        expect(problem.errors.map((error) => error.pointer)).to.deep.equal([pointer]);
      }
    });
  });

  describe('410', () => {
    it('refuses every way to the events of a run whose time is over, whatever cursor is asked for', async () => {
      const run = await suite.admin.createRun({ task: 'true' });
      const { last_event } = await suite.admin.settled(run.id);
      await expireRun(suite.database, run.id);
      const { expires_at } = await suite.admin.getRun(run.id);
      const json = { accept: 'application/json' };
      const calls: [query: string, headers: Record<string, string>][] = [
        ['', {}],
        ['', { 'last-event-id': '1' }],
        ['', { 'last-event-id': String(last_event) }],
        ['', { 'last-event-id': '999' }],
        ['?after=2', {}],
        ['', json],
        ['?after=1&limit=2', json],
        [`?after=${last_event}&wait_ms=30000`, json],
      ];
      for (const [query, headers] of calls) {
        const response = await suite.admin.call('GET', path(query, run.id), { headers });
        expect((await problemOf(response, 410, 'expired')).detail).to.include(expires_at);
      }
      const head = await suite.admin.call('HEAD', path('', run.id));
      expect(head.status).to.equal(410);
    });

    it('keeps the events of a run whose time comes', async () => {
      const run = await suite.admin.createRun({ task: 'true' });
      await suite.admin.settled(run.id);
      const before = await suite.admin.listEvents(run.id);
      await expireRun(suite.database, run.id, new Date(Date.now() + 600_000));
      expect(await suite.admin.listEvents(run.id)).to.deep.equal(before);
    });
  });

  suite.refuses({ path: () => path() });
  suite.coversEveryStatus();
});
