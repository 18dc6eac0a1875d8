/** Guarantee: what settles is told to who asked, signed, at least once, whatever dies on the way, and nobody waits for a slow neighbour. */
import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import type { CreatedWebhook, WebhookDelivery, WebhookDeliveryList } from '../../generated/api/types.gen.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { openReceiver, type Received, type Receiver, receiverSettings } from '../support/receiver.ts';
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';
import { readWebhook } from '../support/webhook.ts';

describe('journeys/deliver-webhook', () => {
  let journey: Journey;
  let node: Node;
  let receiver: Receiver;
  let database: Database;

  beforeEach(async () => {
    receiver = await openReceiver();
    journey = await openJourney(receiverSettings);
    node = await journey.start();
    database = createDatabase({ url: journey.databaseUrl, poolMax: 2, log: quiet });
  });
  afterEach(async () => {
    await database.close();
    await journey.end({ allSettled: false });
    await receiver.close();
  });

  const makeWebhook = async (path: string, fields: object = {}): Promise<CreatedWebhook> => {
    const body = { url: receiver.origin + path, ...fields };
    return (await (await node.call('POST', '/v1/webhooks', { body })).json()) as CreatedWebhook;
  };
  const deliveries = async (id: string): Promise<WebhookDelivery[]> =>
    (
      (await (
        await node.call('GET', `/v1/webhooks/${id}/deliveries?limit=100`)
      ).json()) as WebhookDeliveryList
    ).data;
  const verify = (secret: string, { body, headers }: Received) =>
    new Verifier(secret).verify(body, headers) as {
      type: string;
      timestamp: string;
      data: Record<string, unknown>;
    };

  it('delivers the receipt once to each webhook that asked, signed with its secret, byte for byte as the stream has it', async () => {
    const hook = await makeWebhook('/settled');
    const all = await makeWebhook('/all', { events: ['*'] });
    const off = await makeWebhook('/off', { events: ['run.retrying'] });
    const { id } = await node.createRun({ task: 'echo hello' });
    await node.settled(id);
    const events = await node.listEvents(id);
    const [received] = await receiver.untilReceived('/settled', 1);
    const message = verify(hook.secret, received as Received);
    const settled = events.at(-1);
    expect(message).to.deep.equal({ type: 'run.settled', timestamp: settled?.at, data: settled });
    expect(received?.headers).to.include({
      'content-type': 'application/json',
      'user-agent': 'agent-run-service',
    });
    const others = await receiver.untilReceived('/all', events.length);
    expect(others.map((one) => verify(all.secret, one).data.seq).sort()).to.deep.equal(
      events.map(({ seq }) => seq),
    );
    const [delivery] = await until('the delivery to be noted', async () => {
      const found = await deliveries(hook.id);
      return found[0]?.state === 'delivered' && found;
    });
    expect(delivery).to.include({
      run: id,
      seq: settled?.seq,
      type: 'run.settled',
      attempt_count: 1,
      next_attempt_at: null,
    });
    expect(delivery?.body).to.equal(received?.body);
    expect(delivery?.attempts).to.have.length(1);
    expect(delivery?.attempts[0]).to.deep.include({ number: 1, status: 204, error: null });
    expect(delivery?.attempts[0]?.request_headers['webhook-id']).to.equal(received?.headers['webhook-id']);
    expect(await deliveries(off.id)).to.deep.equal([]);
    expect(receiver.received.filter(({ path }) => path === '/settled')).to.have.length(1);
  });

  /** Past the service: what waits for its next try is due at once, also what a process that died had claimed. */
  const bringForward = async (): Promise<void> => {
    await database
      .knex('webhook_deliveries')
      .where({ state: 'pending' })
      .update({ next_at: database.knex.fn.now() });
  };
  const untilTried = (id: string, count: number): Promise<WebhookDelivery> =>
    until(`${count} tries to be noted`, async () => {
      const [delivery] = await deliveries(id);
      return delivery?.attempt_count === count && delivery;
    });

  it('delivers although the process that settled the run dies right after', async () => {
    await node.kill('SIGKILL');
    const api = await journey.start({ ROLE: 'api' });
    node = api;
    const hook = await makeWebhook('/after-death');
    const { id } = await api.createRun({ task: 'true' });
    await api.cancelRun(id);
    expect((await api.getRun(id)).state).to.equal('interrupted');
    await api.kill('SIGKILL');
    expect(receiver.received).to.deep.equal([]);
    node = await journey.start();
    const [received] = await receiver.untilReceived('/after-death', 1);
    expect(verify(hook.secret, received as Received).data).to.deep.include({ id, state: 'interrupted' });
  });

  it('delivers what a process was sending when it died, with the same webhook-id', async () => {
    receiver.answer = () => undefined;
    const hook = await makeWebhook('/cut');
    await node.createRun({ task: 'true' });
    const [first] = await receiver.untilReceived('/cut', 1);
    await node.kill('SIGKILL');
    receiver.answer = 204;
    node = await journey.start();
    await bringForward();
    const [, second] = await receiver.untilReceived('/cut', 2);
    expect(second?.headers['webhook-id']).to.equal(first?.headers['webhook-id']);
    expect(second?.body).to.equal(first?.body);
    expect((await untilTried(hook.id, 1)).state).to.equal('delivered');
  });

  it('tries again after an error, a redirect and a refused connection, until it is taken', async () => {
    const hook = await makeWebhook('/flaky');
    receiver.answer = 500;
    await node.createRun({ task: 'true' });
    await untilTried(hook.id, 1);
    receiver.answer = (_message, reply) =>
      reply.writeHead(302, { location: `${receiver.origin}/elsewhere` }).end();
    await bringForward();
    await untilTried(hook.id, 2);
    await node.call('PATCH', `/v1/webhooks/${hook.id}`, { body: { url: 'http://127.0.0.1:1999/nobody' } });
    await bringForward();
    const failed = await untilTried(hook.id, 3);
    expect(failed.state).to.equal('pending');
    expect(failed.attempts.map(({ status }) => status)).to.deep.equal([500, 302, null]);
    expect((await readWebhook(node, hook.id)).failing_since).to.be.a('string');
    await node.call('PATCH', `/v1/webhooks/${hook.id}`, { body: { url: `${receiver.origin}/flaky` } });
    receiver.answer = 204;
    await bringForward();
    expect((await untilTried(hook.id, 4)).state).to.equal('delivered');
    expect((await readWebhook(node, hook.id)).failing_since).to.equal(null);
    expect(receiver.received.map(({ path }) => path)).not.to.include('/elsewhere');
  });

  it('switches a webhook off that answers 410, and gives up what waits for it', async () => {
    const hook = await makeWebhook('/gone', { events: ['run.started', 'run.settled'] });
    receiver.answer = (_message, reply, body) =>
      reply.writeHead(body.includes('run.started') ? 500 : 410).end();
    await node.createRun({ task: 'true' });
    await until('the webhook to be switched off', async () => !(await readWebhook(node, hook.id)).enabled);
    expect(await readWebhook(node, hook.id)).to.include({ enabled: false, disabled_reason: 'gone' });
    const states = async () =>
      (await deliveries(hook.id)).map(({ type, state }) => `${type} ${state}`).sort();
    expect(await states()).to.deep.equal(['run.settled failed', 'run.started cancelled']);
    const before = receiver.received.length;
    const { id } = await node.createRun({ task: 'true' });
    await node.settled(id);
    expect((await deliveries(hook.id)).length).to.equal(2);
    expect(receiver.received.length).to.equal(before);
  });

  it('switches a webhook off that took nothing for five days, with the eighth try of a delivery', async () => {
    receiver.answer = 503;
    const hook = await makeWebhook('/dead');
    await node.createRun({ task: 'true' });
    await untilTried(hook.id, 1);
    await database.knex('webhook_deliveries').update({ tries: 6 });
    const longAgo = (days: number) => database.knex.raw(`now() - interval '${days} days'`);
    await database.knex('webhooks').update({ failing_since: longAgo(6) });
    await bringForward();
    expect((await untilTried(hook.id, 2)).state).to.equal('pending');
    expect(await readWebhook(node, hook.id)).to.include({ enabled: true });
    await bringForward();
    expect((await untilTried(hook.id, 3)).state).to.equal('failed');
    await until('the webhook to be switched off', async () => !(await readWebhook(node, hook.id)).enabled);
    expect((await readWebhook(node, hook.id)).disabled_reason).to.equal('failing');
  });

  it('keeps a fast webhook waiting for none that never answers, however much lies before those', async () => {
    const slow = await makeWebhook('/slow', { events: ['*'] });
    const dead = await makeWebhook('/dead', { events: ['*'] });
    const fast = await makeWebhook('/fast');
    receiver.answer = (message, reply) => {
      if (message.url === '/fast') reply.writeHead(204).end();
    };
    for (let count = 0; count < 12; count++) await node.createRun({ task: 'true' });
    const received = await receiver.untilReceived('/fast', 12);
    for (const one of received) verify(fast.secret, one);
    // Each of the others holds one request open and gets no second one before that has ended.
    for (const path of ['/slow', '/dead'])
      expect(receiver.received.filter((one) => one.path === path)).to.have.length.at.most(1);
    const failed = await untilTriedOnce(slow.id);
    expect(failed.attempts[0]?.error).to.match(/did not answer within 15000 ms/);
    expect((await deliveries(dead.id)).length).to.be.above(12);
  });

  const untilTriedOnce = (id: string): Promise<WebhookDelivery> =>
    until('a try to be noted', async () => (await deliveries(id)).find((one) => one.attempt_count > 0));

  it('signs with the old secret too while it is replaced, and not a moment longer', async () => {
    const hook = await makeWebhook('/rotated');
    const rotated = (await (
      await node.call('POST', `/v1/webhooks/${hook.id}/rotate-secret`, { body: { grace_seconds: 3600 } })
    ).json()) as CreatedWebhook;
    await node.call('POST', `/v1/webhooks/${hook.id}/test`);
    const [both] = await receiver.untilReceived('/rotated', 1);
    expect(both?.headers['webhook-signature']?.split(' ')).to.have.length(2);
    for (const { secret } of [hook, rotated]) verify(secret, both as Received);
    await database.knex('webhooks').update({ old_secret_ends_at: database.knex.fn.now() });
    await node.call('POST', `/v1/webhooks/${hook.id}/test`);
    const [, single] = await receiver.untilReceived('/rotated', 2);
    verify(rotated.secret, single as Received);
    expect(() => verify(hook.secret, single as Received)).to.throw(/No matching signature/);
  });

  it('tells an address of the run’s own, signed with the secret that came along, and keeps that to itself', async () => {
    const secret = `whsec_${Buffer.from('twenty-four random bytes').toString('base64')}`;
    const webhook = `${receiver.origin}/own`;
    const signed = await node.createRun({ task: 'true', webhook, webhook_secret: secret });
    const settled = await node.settled(signed.id);
    const [first] = await receiver.untilReceived('/own', 1);
    expect(verify(secret, first as Received).data).to.deep.include({ id: signed.id, state: 'completed' });
    expect(JSON.stringify(settled)).not.to.match(/whsec_|\/own/);
    const bare = await node.createRun({ task: 'true', webhook: `${receiver.origin}/bare` });
    const [unsigned] = await receiver.untilReceived('/bare', 1);
    expect(unsigned?.headers).not.to.have.property('webhook-signature');
    expect(JSON.parse(unsigned?.body ?? '').data.id).to.equal(bare.id);
    await until(
      'address and secret to be forgotten',
      async () => (await database.knex('run_webhooks')).length === 0,
    );
  });

  it('calls no address that became private after it was taken', async () => {
    const hook = await makeWebhook('/private');
    await node.kill('SIGKILL');
    node = await journey.start({ EGRESS_ALLOW: '' });
    await node.call('POST', `/v1/webhooks/${hook.id}/test`);
    const [attempt] = (await untilTried(hook.id, 1)).attempts;
    expect(attempt).to.include({ status: null });
    expect(attempt?.error).to.match(/must begin with|not at a public address/);
    expect(receiver.received).to.deep.equal([]);
  });

  it('forgets the deliveries of a run that is deleted', async () => {
    const hook = await makeWebhook('/deleted');
    const { id } = await node.createRun({ task: 'true', webhook: `${receiver.origin}/own` });
    await node.settled(id);
    await untilTried(hook.id, 1);
    expect((await node.call('DELETE', `/v1/runs/${encodeURIComponent(id)}`)).status).to.equal(204);
    expect(await deliveries(hook.id)).to.deep.equal([]);
    for (const table of ['run_webhooks', 'webhook_deliveries', 'webhook_attempts'])
      expect(await database.knex(table), table).to.deep.equal([]);
  });

  it('waits for the key that opens a secret, takes one that was replaced, and says what is missing', async () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    await node.kill('SIGKILL');
    node = await journey.start({ SECRETS_KEY: old });
    const hook = await makeWebhook('/sealed');
    await node.kill('SIGKILL');
    node = await journey.start({ SECRETS_KEY: next, LOG_LEVEL: 'error' });
    await node.call('POST', `/v1/webhooks/${hook.id}/test`);
    await until('the log to tell', () => /secret of a webhook cannot be opened/.test(node.output()));
    expect((await deliveries(hook.id))[0]).to.include({ state: 'pending', attempt_count: 0 });
    expect(node.output()).not.to.match(/whsec_|nnnnnnnn/);
    await node.kill('SIGKILL');
    node = await journey.start({ SECRETS_KEY: `${next},${old}` });
    await bringForward();
    const [received] = await receiver.untilReceived('/sealed', 1);
    verify(hook.secret, received as Received);
  });

  it('shows the backlog and the tries in the figures', async () => {
    const hook = await makeWebhook('/figures');
    receiver.answer = 500;
    await node.call('POST', `/v1/webhooks/${hook.id}/test`);
    await untilTried(hook.id, 1);
    const figures = await (await fetch(`${node.origin}/metrics`)).text();
    expect(figures).to.match(/^ars_webhook_deliveries_total\{result="retried"\} 1$/m);
    expect(figures).to.match(/^ars_webhook_backlog 1$/m);
    expect(figures).to.match(/^ars_webhook_backlog_oldest_age_seconds \d/m);
  });
});
