/** A key's life over two processes, on either wake bus: replaced without downtime, narrowed and stopped everywhere, its uses written down. */
import { expect } from 'chai';
import type { CreatedKey, Key } from '../../generated/api/types.gen.ts';
import { openCaller } from '../support/caller.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { overBuses } from '../support/nats-server.ts';
import { until } from '../support/until.ts';

overBuses('journeys/rotate-key', (bus) => {
  let journey: Journey;
  let nodes: [Node, Node];

  before(async () => {
    journey = await openJourney({ ROLE: 'api', ...bus() });
    nodes = await Promise.all([journey.start(), journey.start()]);
  });
  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  async function make(name: string, scopes = ['runs:read', 'runs:write']): Promise<CreatedKey> {
    const response = await nodes[0].call('POST', '/v1/keys', { body: { name, scopes } });
    expect(response.status).to.equal(201);
    return (await response.json()) as CreatedKey;
  }

  /** One call with this secret: what came back, and when it was asked and answered. */
  async function ask(node: Node, secret: string, path = '/v1/agents') {
    const caller = openCaller({ origin: node.origin, key: secret, contract: journey.contract });
    const asked = Date.now();
    const response = await caller.call('GET', path);
    await response.text();
    return { status: response.status, asked, answered: Date.now() };
  }

  it('lets old and new work side by side on both, and stops the old one on both at the instant it said', async () => {
    const old = await make('rotated');
    for (const node of nodes) expect((await ask(node, old.secret)).status).to.equal(200);
    const reply = await nodes[0].call('POST', `/v1/keys/${old.id}/rotate`, { body: { grace_seconds: 2 } });
    const next = (await reply.json()) as CreatedKey;
    const record = (await (await nodes[1].call('GET', `/v1/keys/${old.id}`)).json()) as Key;
    const end = Date.parse(record.grace_ends_at ?? '');
    expect(end - Date.parse(next.created_at)).to.equal(2_000);
    const wrong: string[] = [];
    await Promise.all(
      nodes.map((node, index) =>
        until(`the grace to be over on process ${index}`, async () => {
          const [before, after] = [await ask(node, old.secret), await ask(node, next.secret)];
          if (after.status !== 200) wrong.push(`the new key got ${after.status}`);
          if (before.status !== 200 && before.answered < end) wrong.push('the old key stopped early');
          if (before.status === 200 && before.asked > end) wrong.push('the old key went on after its end');
          return before.status === 401;
        }),
      ),
    );
    expect(wrong).to.deep.equal([]);
  });

  /** Asks until the status is there; how long after `since` the last call began that still got 200. */
  async function lastAllowed(node: Node, secret: string, status: number, since: number): Promise<number> {
    let last = 0;
    await until(`a ${status}`, async () => {
      const answer = await ask(node, secret);
      if (answer.status === 200) last = answer.asked - since;
      return answer.status === status;
    });
    return last;
  }

  it('stops a revoked key on the other process within a second', async () => {
    const { id, secret } = await make('revoked');
    for (const node of nodes) expect((await ask(node, secret)).status).to.equal(200);
    expect((await nodes[0].call('DELETE', `/v1/keys/${id}`)).status).to.equal(200);
    const since = Date.now();
    expect((await ask(nodes[0], secret)).status).to.equal(401);
    expect(await lastAllowed(nodes[1], secret, 401, since)).to.be.at.most(1_000);
  });

  it('narrows a key on the other process within a second', async () => {
    const { id, secret } = await make('narrowed');
    for (const node of nodes) expect((await ask(node, secret)).status).to.equal(200);
    const body = { scopes: ['runs:write'] };
    expect((await nodes[0].call('PATCH', `/v1/keys/${id}`, { body })).status).to.equal(200);
    const since = Date.now();
    expect((await ask(nodes[0], secret)).status).to.equal(403);
    expect(await lastAllowed(nodes[1], secret, 403, since)).to.be.at.most(1_000);
  });

  it('writes down when a key was used, before it stops', async () => {
    const { id, secret } = await make('used');
    const stopping = await journey.start();
    const { asked, answered } = await ask(stopping, secret);
    expect(await stopping.kill('SIGTERM')).to.equal(0);
    const record = (await (await nodes[0].call('GET', `/v1/keys/${id}`)).json()) as Key;
    expect(Date.parse(record.last_used_at ?? '')).to.be.within(asked, answered);
  });
});
