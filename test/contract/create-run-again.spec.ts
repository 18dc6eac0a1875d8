/** POST /runs with an Idempotency-Key: whatever is repeated, however often and at once, makes one run. */
import { expect } from 'chai';
import type { CreateRunRequest, Run } from '../../generated/api/types.gen.ts';
import { contractSuite, framesOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-run-again', () => {
  const suite = contractSuite('createRun');
  const post = (body: unknown, headers: Record<string, string>) =>
    suite.admin.call('POST', '/v1/runs', { body, headers });
  const runs = async () => Number((await suite.database.knex('runs').count().first())?.count);

  async function again(key: string, body: unknown): Promise<Run> {
    const response = await post(body, { 'idempotency-key': key });
    expect(response.status).to.equal(201);
    expect(response.headers.get('idempotent-replayed')).to.equal('true');
    return (await response.json()) as Run;
  }

  it('gives the first status, address and body again, also after the run was settled', async () => {
    const body = { task: 'echo hello > a.txt', limit: 5 };
    const first = await post(body, { 'idempotency-key': 'replay' });
    const record = await first.text();
    const { id } = JSON.parse(record) as Run;
    for (const settle of [false, true]) {
      if (settle) await suite.admin.settled(id);
      const second = await post(body, { 'idempotency-key': 'replay' });
      expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(second.headers.get('location')).to.equal(first.headers.get('location'));
      expect(await second.text()).to.equal(record);
    }
    expect((await suite.admin.getRun(id)).state).to.equal('completed');
  });

  it('takes the same fields in another order, and defaults written out, for the same body', async () => {
    const body: CreateRunRequest = { task: 'true', limit: 100, metadata: { a: '1', b: '2' } };
    const first = await suite.admin.createRun(body, 'order');
    expect((await again('order', { metadata: { b: '2', a: '1' }, task: 'true' })).id).to.equal(first.id);
    expect(
      (
        await again('order', {
          apply: 'auto',
          limit: 100,
          max_attempts: 2,
          metadata: { a: '1', b: '2' },
          task: 'true',
        })
      ).id,
    ).to.equal(first.id);
  });

  it('takes any other value for another body', async () => {
    await suite.admin.createRun({ task: 'true', metadata: { a: '1' } }, 'other');
    for (const body of [
      { task: 'true ', metadata: { a: '1' } },
      { task: 'true' },
      { task: 'true', metadata: { a: '2' } },
      { task: 'true', metadata: { a: '1' }, limit: 99 },
    ])
      await problemOf(await post(body, { 'idempotency-key': 'other' }), 422, 'idempotency_mismatch');
  });

  it('makes one run of fifty posts that come at once', async () => {
    const before = await runs();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => post({ task: 'true' }, { 'idempotency-key': 'at-once' })),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).to.deep.equal(Array(50).fill(201));
    expect(new Set(bodies).size).to.equal(1);
    expect(
      responses.filter((response) => response.headers.get('idempotent-replayed') === null).length,
    ).to.equal(1);
    expect(await runs()).to.equal(before + 1);
  });

  it('lets one of several bodies win that come at once with one key', async () => {
    const before = await runs();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post({ task: 'true', limit: 1 + (index % 3) }, { 'idempotency-key': 'mixed' }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 422).length,
    ]).to.deep.equal([10, 20]);
    expect(await runs()).to.equal(before + 1);
  });

  it('keeps the keys of two environments apart, and those of two keys of one together', async () => {
    const [sibling, stranger] = [
      suite.caller(await suite.makeKey()),
      suite.caller(await suite.makeKey({ environment: 'other' })),
    ];
    const first = await suite.admin.createRun({ task: 'true' }, 'shared');
    expect((await sibling.createRun({ task: 'true' }, 'shared')).id).to.equal(first.id);
    expect((await stranger.createRun({ task: 'true', limit: 2 }, 'shared')).id).to.match(/^other\/run_/);
  });

  it('gives the first answer although the workspace is being deleted by now', async () => {
    const workspace = await suite.admin.createWorkspace('leaving');
    const body = { prompt: 'true', workspace: workspace.id };
    const first = await suite.admin.createRun(body, 'leaving');
    await suite.admin.settled(first.id);
    await suite.database.knex('workspaces').where({ name: 'leaving' }).update({ state: 'deleting' });
    expect((await again('leaving', body)).id).to.equal(first.id);
    await problemOf(await post(body, { 'idempotency-key': 'leaving-2' }), 404, 'not_found');
    await suite.database.knex('workspaces').where({ name: 'leaving' }).update({ state: 'failed' });
    expect((await again('leaving', body)).id).to.equal(first.id);
  });

  it('attaches a stream to the first run again, from the cursor', async () => {
    const body = { task: 'echo one\necho two' };
    const key = { 'idempotency-key': 'attach', accept: 'text/event-stream' };
    const first = await framesOf(await post(body, key));
    const last = first.findLast((frame) => frame.id !== null)?.id ?? 0;
    for (let cursor = 0; cursor <= last; cursor++) {
      const response = await post(body, { ...key, 'last-event-id': String(cursor) });
      expect([response.status, response.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      const frames = await framesOf(response);
      expect(frames.map(({ id, event, data }) => [id, event, data])).to.deep.equal(
        first
          .filter((frame) => frame.id === null || frame.id > cursor)
          .map(({ id, event, data }) => [id, event, data]),
      );
    }
  });

  it('refuses to attach beyond the last event or at what is no number', async () => {
    const body = { task: 'echo one' };
    const run = await suite.admin.createRun(body, 'beyond');
    const { last_event } = await suite.admin.settled(run.id);
    const headers = { 'idempotency-key': 'beyond', accept: 'text/event-stream' };
    for (const cursor of [String(last_event + 1), '-1', 'x', '1.5']) {
      const problem = await problemOf(
        await post(body, { ...headers, 'last-event-id': cursor }),
        400,
        'invalid_last_event_id',
      );
      expect(problem.errors.map(({ pointer }) => pointer)).to.deep.equal(['/header/last-event-id']);
    }
  });

  it('follows a live run from two posts at once', async () => {
    const body = { task: 'sleep 0.2\necho done' };
    const headers = { 'idempotency-key': 'live', accept: 'text/event-stream' };
    const streams = await Promise.all([post(body, headers), post(body, headers)]);
    const [one, two] = await Promise.all(streams.map((response) => framesOf(response)));
    expect(one).to.deep.equal(two);
    expect(one?.at(-1)?.event).to.equal('usage');
  });
});
