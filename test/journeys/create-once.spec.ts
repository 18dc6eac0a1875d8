/** Whatever is created with an Idempotency-Key is created once: in storms over two processes, and when one dies before it answers. */
import { expect } from 'chai';
import pg from 'pg';
import type { CreatedKey } from '../../generated/api/types.gen.ts';
import { openCaller } from '../support/caller.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { until } from '../support/until.ts';

describe('journeys/create-once', () => {
  let journey: Journey;
  let nodes: [Node, Node];
  let client: pg.Client;

  before(async () => {
    journey = await openJourney({ ROLE: 'api' });
    nodes = await Promise.all([journey.start(), journey.start()]);
    client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
  });
  afterEach(() => journey.contract.assertClean());
  after(async () => {
    await client.end();
    await journey.end();
  });

  async function count(table: string, column: string, value: string): Promise<number> {
    const { rows } = await client.query(`select from ${table} where ${column} = $1`, [value]);
    return rows.length;
  }

  const post = (node: Node, path: string, key: string, body: unknown): Promise<Response> =>
    node.call('POST', path, { body, headers: { 'idempotency-key': key } });

  /** Two hundred posts with one key, to both processes; the one text that all of them got. */
  async function storm(path: string, key: string, body: unknown): Promise<string> {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await post(nodes[index % 2 ? 1 : 0], path, key, body);
        const replayed = response.headers.get('idempotent-replayed');
        return { status: response.status, replayed, text: await response.text() };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([201]));
    expect(answers.filter(({ replayed }) => replayed === null)).to.have.length(1);
    const texts = new Set(answers.map(({ text }) => text));
    expect(texts.size).to.equal(1);
    return [...texts][0] ?? '';
  }

  it('makes one key of two hundred posts, and tells all of them its secret', async () => {
    const text = await storm('/v1/keys', 'storm', { name: 'storm', scopes: ['runs:read'] });
    expect(await count('api_keys', 'name', 'storm')).to.equal(1);
    const { secret } = JSON.parse(text) as CreatedKey;
    const caller = openCaller({ origin: nodes[1].origin, key: secret, contract: journey.contract });
    expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
  });

  it('replaces a key once for two hundred posts', async () => {
    const body = { name: 'to rotate', scopes: ['runs:read'] };
    const { id } = (await (await nodes[0].call('POST', '/v1/keys', { body })).json()) as CreatedKey;
    await storm(`/v1/keys/${id}/rotate`, 'storm', { grace_seconds: 60 });
    expect(await count('api_keys', 'name', 'to rotate')).to.equal(2);
  });

  it('makes one workspace of two hundred posts', async () => {
    await storm('/v1/workspaces', 'storm', { name: 'storm' });
    expect(await count('workspaces', 'name', 'storm')).to.equal(1);
  });

  it('tells the secret of a key whose process was killed between the commit and the reply', async () => {
    const body = { name: 'committed', scopes: ['runs:read'] };
    // Every commit of a key now waits for a lock that this test holds.
    await client.query(`
      create function hold_commit() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(4711); return null; end';
      create constraint trigger hold_commit after insert on api_keys deferrable initially deferred
        for each row execute function hold_commit();
      select pg_advisory_lock(4711)`);
    try {
      const dying = await journey.start();
      const unheard = post(dying, '/v1/keys', 'committed', body).catch(() => 'no answer');
      await until('the commit to be under way', async () => {
        const { rows } = await client.query(
          "select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted",
        );
        return rows.length === 1;
      });
      await dying.kill('SIGKILL');
      expect(await unheard).to.equal('no answer');
      expect(await count('api_keys', 'name', 'committed')).to.equal(0);
      await client.query('select pg_advisory_unlock(4711)');
      await until('the commit', async () => (await count('api_keys', 'name', 'committed')) === 1);

      const answer = await post(nodes[1], '/v1/keys', 'committed', body);
      expect([answer.status, answer.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      const { secret } = (await answer.json()) as CreatedKey;
      const caller = openCaller({ origin: nodes[0].origin, key: secret, contract: journey.contract });
      expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
      expect(await count('api_keys', 'name', 'committed')).to.equal(1);
    } finally {
      await client.query('drop trigger if exists hold_commit on api_keys');
    }
  });
});
