/** A caller that heard no answer asks again with the same key: however often, whoever dies, there is one run. */
import { expect } from 'chai';
import pg from 'pg';
import type { CreateRunRequest, Run } from '../../generated/api/types.gen.ts';
import { parseRunId } from '../../src/base/ids.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { until } from '../support/until.ts';

describe('journeys/retry-safely', () => {
  let journey: Journey;
  let first: Node;
  let second: Node;

  before(async () => {
    journey = await openJourney();
    [first, second] = await Promise.all([journey.start(), journey.start({ ROLE: 'api' })]);
  });

  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  async function runsWith(name: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ run_id: string }>(
        "select run_id from run_specs where spec->'metadata'->>'name' = $1",
        [name],
      );
      return rows.map((row) => row.run_id);
    } finally {
      await client.end();
    }
  }

  it('makes one run of two hundred posts with one key to two processes', async () => {
    const body: CreateRunRequest = { task: 'echo once', metadata: { name: 'storm' } };
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await (index % 2 === 0 ? first : second).call('POST', '/v1/runs', {
          body,
          headers: { 'idempotency-key': 'storm-1' },
        });
        return {
          status: response.status,
          replayed: response.headers.get('idempotent-replayed'),
          text: await response.text(),
        };
      }),
    );
    expect(new Set(answers.map((answer) => answer.status))).to.deep.equal(new Set([201]));
    expect(new Set(answers.map((answer) => answer.text))).to.have.property('size', 1);
    expect(answers.filter((answer) => answer.replayed === null)).to.have.length(1);
    expect(await runsWith('storm')).to.have.length(1);
    const run = JSON.parse(answers[0]?.text ?? '') as Run;
    expect(await first.completed(run.id)).to.include({ attempt: 1 });
    // Long after, the first answer is still the answer.
    const again = await second.call('POST', '/v1/runs', { body, headers: { 'idempotency-key': 'storm-1' } });
    expect(await again.text()).to.equal(answers[0]?.text);
    const other = await second.call('POST', '/v1/runs', {
      body: { task: 'echo twice' },
      headers: { 'idempotency-key': 'storm-1' },
    });
    expect(other.status).to.equal(422);
  });

  it('re-attaches the stream of a creation that broke off', async () => {
    const post = (lastEventId?: string): Promise<Response> =>
      second.call('POST', '/v1/runs', {
        body: { task: 'echo 1\necho 2\necho 3' },
        headers: {
          accept: 'text/event-stream',
          'idempotency-key': 'attach-1',
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
      });
    const whole = await (await post()).text();
    const resumed = await post('4');
    expect(resumed.headers.get('idempotent-replayed')).to.equal('true');
    const rest = await resumed.text();
    expect(rest.match(/^id: \d+$/gm)).to.deep.equal(whole.match(/^id: \d+$/gm)?.slice(4));
    expect(rest.slice(rest.lastIndexOf('event: usage'))).to.equal(
      whole.slice(whole.lastIndexOf('event: usage')),
    );
  });

  it('finds the run again that was committed while its process was killed before it could answer', async () => {
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      // Every commit of a run now waits for a lock that this test holds.
      await client.query(`
        create function hold_commit() returns trigger language plpgsql as
          'begin perform pg_advisory_xact_lock_shared(4711); return null; end';
        create constraint trigger hold_commit after insert on runs deferrable initially deferred
          for each row execute function hold_commit();
        select pg_advisory_lock(4711)`);
      const dying = await journey.start({ ROLE: 'api' });
      const post = (node: Node): Promise<Response> =>
        node.call('POST', '/v1/runs', {
          body: { task: 'echo once', metadata: { name: 'committed' } },
          headers: { 'idempotency-key': 'committed-1' },
        });
      const unheard = post(dying).catch(() => 'no answer');
      await until('the commit to be under way', async () => {
        const { rows } = await client.query(
          "select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted",
        );
        return rows.length === 1;
      });
      await dying.kill('SIGKILL');
      expect(await unheard).to.equal('no answer');
      expect(await runsWith('committed')).to.deep.equal([]);
      await client.query('select pg_advisory_unlock(4711)');
      await until('the commit', async () => (await runsWith('committed')).length === 1);

      const answer = await post(second);
      expect(answer.headers.get('idempotent-replayed')).to.equal('true');
      const run = (await answer.json()) as Run;
      expect([parseRunId(run.id)?.uuid]).to.deep.equal(await runsWith('committed'));
      expect(await first.completed(run.id)).to.include({ attempt: 1 });
    } finally {
      await client.query('drop trigger if exists hold_commit on runs').finally(() => client.end());
    }
  });

  it('finds the same runs after the process was killed in the middle of a storm of posts', async () => {
    const keys = Array.from({ length: 120 }, (_, index) => `killed-${index}`);
    const body: CreateRunRequest = { task: 'true', metadata: { name: 'killed' } };
    const heard = new Map<string, string>();
    const post = async (node: Node, key: string): Promise<void> => {
      const response = await node.call('POST', '/v1/runs', { body, headers: { 'idempotency-key': key } });
      const text = await response.text();
      expect(response.status, text).to.equal(201);
      const { id } = JSON.parse(text) as Run;
      expect(heard.get(key) ?? id).to.equal(id);
      heard.set(key, id);
    };
    const dying = await journey.start({ ROLE: 'api' });
    const storm = keys.flatMap((key) => [post(dying, key), post(dying, key), post(dying, key)]);
    for (const one of storm)
      one.then(
        () => heard.size > 30 && dying.child.kill('SIGKILL'),
        () => undefined,
      );
    const outcomes = await Promise.allSettled(storm);
    await dying.exited;
    expect(outcomes.filter((outcome) => outcome.status === 'rejected').length).to.be.above(0);
    const stored = new Set(await runsWith('killed'));
    expect(stored.size).to.be.within(new Set(heard.values()).size, keys.length);

    const restarted = await journey.start({ ROLE: 'api' });
    for (const key of keys) await post(restarted, key);
    expect(new Set(heard.values())).to.have.property('size', keys.length);
    const after = await runsWith('killed');
    expect(after).to.have.length(keys.length);
    expect([...stored].filter((uuid) => !after.includes(uuid))).to.deep.equal([]);
    for (const id of heard.values()) expect(await first.completed(id)).to.include({ attempt: 1 });
  });
});
