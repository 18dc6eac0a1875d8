/** Deliveries in the database: written with the event or not at all, claimed by one worker at a time, noted by the one that holds the claim. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { newUuid, uuidFrom } from '../../src/base/ids.ts';
import { type Attempt, claimDeliveries, listDue, settleDelivery } from '../../src/store/deliveries.ts';
import { insertDelivery, listDeliveries, removeOldDeliveries } from '../../src/store/delivery-log.ts';
import { insertEvents } from '../../src/store/events.ts';
import { insertWebhook } from '../../src/store/webhooks.ts';
import { settleNow } from '../support/settlement.ts';
import { environment, openStore, type TestStore } from '../support/store.ts';

const attempt: Attempt = {
  at: new Date('2026-11-21T09:30:00.000Z'),
  durationMs: 1,
  status: 500,
  error: null,
  requestHeaders: {},
  responseHeaders: {},
  responseBody: '',
  responseTruncated: false,
};

describe('store/deliveries', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());
  afterEach(() => store.database.knex('webhooks').delete());
  afterEach(() => store.database.knex('webhook_deliveries').delete());

  const makeWebhook = async (events = ['run.settled'], of = environment): Promise<string> => {
    const uuid = newUuid();
    await insertWebhook(store.database, {
      uuid,
      environment: of,
      url: 'https://hooks.example.com/',
      description: null,
      events,
      secret: Buffer.from('sealed'),
      createdAt: new Date(),
    });
    return uuid;
  };
  const deliver = (webhookUuid: string) =>
    insertDelivery(store.database, { environment, webhookUuid, type: 'webhook.test', payload: '{}' });
  const rows = () => store.database.knex('webhook_deliveries').orderBy('seq');

  it('writes a delivery for each webhook of the environment that asks for the type, in the commit of the event', async () => {
    const hook = await makeWebhook(['step.started', 'run.settled']);
    await makeWebhook(['run.retrying']);
    await makeWebhook(['*'], 'elsewhere');
    const run = await store.makeRunning();
    const event = { runUuid: run.uuid, epoch: 1, type: 'step.started', payload: '{"at":"now", "odd":1}' };
    await store.database
      .transaction(async (tx) => {
        await insertEvents(tx, [event]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await rows()).to.deep.equal([]);
    await insertEvents(store.database, [event, { ...event, type: 'message.added' }]);
    expect(await settleNow(store.database, run.uuid, { payload: '{"at":"end"}' })).to.equal(4);
    expect(await settleNow(store.database, run.uuid)).to.equal(undefined);
    const found = await rows();
    expect(
      found.map((row) => [row.webhook_id, row.run_id, Number(row.seq), row.type, row.payload]),
    ).to.deep.equal([
      [hook, run.uuid, 2, 'step.started', '{"at":"now", "odd":1}'],
      [hook, run.uuid, 4, 'run.settled', '{"at":"end"}'],
    ]);
  });

  it('writes one delivery per webhook and run when runs settle in great number at the same time', async () => {
    await makeWebhook();
    await makeWebhook();
    const runs = await Promise.all(Array.from({ length: 20 }, () => store.makeRunning()));
    await Promise.all(runs.map(({ uuid }) => settleNow(store.database, uuid, { payload: '{"at":"end"}' })));
    const found = await rows();
    expect(new Set(found.map((row) => `${row.webhook_id} ${row.run_id}`)).size).to.equal(40);
    expect(new Set(found.map((row) => row.id)).size).to.equal(40);
  });

  it('hands each delivery to one of the workers that claim at once', async () => {
    const hook = await makeWebhook();
    for (let count = 0; count < 12; count++) await deliver(hook);
    const due = await listDue(store.database, { busy: [], perTarget: 100, limit: 100 });
    const uuids = due.map((one) => one.uuid);
    const claims = await Promise.all(
      Array.from({ length: 6 }, () =>
        claimDeliveries(store.database, uuids, { claim: randomUUID(), leaseMs: 60_000 }),
      ),
    );
    expect(
      claims
        .flat()
        .map((one) => one.uuid)
        .sort(),
    ).to.deep.equal([...uuids].sort());
    expect(await listDue(store.database, { busy: [], perTarget: 100, limit: 100 })).to.deep.equal([]);
  });

  it('lets a claim that ran out be taken again, and its first holder note nothing any more', async () => {
    const hook = await makeWebhook();
    const { uuid } = await deliver(hook);
    const [first, second] = [randomUUID(), randomUUID()];
    await claimDeliveries(store.database, [uuid], { claim: first, leaseMs: 0 });
    expect(await claimDeliveries(store.database, [uuid], { claim: second, leaseMs: 60_000 })).to.have.length(
      1,
    );
    const note = (claim: string) =>
      settleDelivery(store.database, { uuid, claim, state: 'delivered', afterMs: null }, attempt, 8);
    expect([await note(first), await note(second), await note(second)]).to.deep.equal([false, true, false]);
    const [delivery] = await listDeliveries(store.database, { webhookUuid: hook, before: null, limit: 9 });
    expect(delivery).to.include({ state: 'delivered', attempts: 1, nextAt: null });
  });

  it('shows a few of each target however long the backlog of another is, and failing ones last', async () => {
    const [long, short] = [await makeWebhook(), await makeWebhook()];
    for (let count = 0; count < 30; count++) await deliver(long);
    await deliver(short);
    await store.database.knex('webhooks').where({ id: long }).update({ failing_since: new Date() });
    const due = await listDue(store.database, { busy: [], perTarget: 4, limit: 100 });
    expect(due.map(({ target, failing }) => [target, failing])).to.deep.equal([
      [short, false],
      ...Array.from({ length: 4 }, () => [long, true]),
    ]);
    const others = await listDue(store.database, { busy: [long], perTarget: 4, limit: 100 });
    expect(others.map(({ target }) => target)).to.deep.equal([short]);
  });

  it('removes what is older than an instant, so many at a time', async () => {
    const hook = await makeWebhook();
    for (let count = 0; count < 5; count++) await deliver(hook);
    expect(await removeOldDeliveries(store.database, uuidFrom(Date.now() - 60_000), 100)).to.equal(0);
    const future = uuidFrom(Date.now() + 60_000);
    expect(await removeOldDeliveries(store.database, future, 3)).to.equal(3);
    expect(await removeOldDeliveries(store.database, future, 3)).to.equal(2);
  });
});
