/** Limits of a key over real HTTP: what replies say of them, and that nothing is done for a call beyond them. */
import { expect } from 'chai';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { until } from '../support/until.ts';

const stream = { accept: 'text/event-stream' };

describe('http/limits', () => {
  const suite = contractSuite('createRun', {
    RATE_LIMIT_REQUESTS: '60',
    RATE_LIMIT_CREATES: '4',
    STREAM_LIMIT: '2',
  });
  const fresh = async () => suite.caller(await suite.makeKey());
  const create = { body: { task: 'sleep 300' } };

  it('tells every reply to a valid key what is left, refusals included, and strangers nothing', async () => {
    const key = await suite.makeKey({ scopes: ['runs:read'] });
    const caller = suite.caller(key);
    const calls: [string, string, number][] = [
      ['GET', '/v1/me', 200],
      ['GET', '/v1/keys', 403],
      ['GET', `/v1/runs/dev%2Frun_${'0'.repeat(26)}`, 404],
      ['GET', `/files/dev%2Frun_${'0'.repeat(26)}/log`, 404],
    ];
    for (const [index, [method, path, status]] of calls.entries()) {
      const response = await caller.call(method, path);
      await response.text();
      expect(response.status).to.equal(status);
      expect(response.headers.get('ratelimit-policy')).to.equal('"requests";q=60;w=60');
      const [, left] =
        /^"requests";r=(\d+);t=(?:60|5\d)$/.exec(response.headers.get('ratelimit') ?? '') ?? [];
      expect(Number(left)).to.be.within(60 - index - 4, 60 - index - 1);
    }
    const stranger = await suite.caller('nobody-has-this').call('GET', '/v1/me');
    expect(stranger.status).to.equal(401);
    expect(stranger.headers.get('ratelimit')).to.equal(null);
  });

  it('lets a key create its quota of runs and goes on answering its other calls', async () => {
    const caller = await fresh();
    const statuses: number[] = [];
    for (let post = 0; post < 6; post++) {
      const response = await caller.call('POST', '/v1/runs', { body: { task: 'true' } });
      statuses.push(response.status);
      expect(response.headers.get('ratelimit-policy')).to.equal('"requests";q=60;w=60, "creates";q=4;w=60');
      expect(response.headers.get('ratelimit')).to.match(/^"requests";r=\d+;t=\d+, "creates";r=\d+;t=\d+$/);
      if (response.status !== 429) await response.text();
      else {
        expect(Number(response.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(response, 429, 'rate_limited');
      }
    }
    expect(statuses).to.deep.equal([201, 201, 201, 201, 429, 429]);
    expect((await caller.call('GET', '/v1/me')).status).to.equal(200);
  });

  it('refuses a stream beyond the limit, creates nothing for it, and takes one again when another was closed', async () => {
    const caller = await fresh();
    const run = await caller.createRun(create.body);
    const path = `/v1/runs/${encodeURIComponent(run.id)}/events`;
    const first = await caller.follow(run.id);
    const second = await caller.follow(run.id);
    expect([first.status, second.status]).to.deep.equal([200, 200]);
    const beyond = await caller.call('GET', path, { headers: stream });
    expect(beyond.headers.get('retry-after')).to.equal('5');
    await problemOf(beyond, 429, 'too_many_streams');
    const before = Number((await suite.database.knex('runs').count())[0]?.count);
    await problemOf(
      await caller.call('POST', '/v1/runs', { ...create, headers: stream }),
      429,
      'too_many_streams',
    );
    expect(Number((await suite.database.knex('runs').count())[0]?.count)).to.equal(before);
    // Pages are no streams, and another key has streams of its own.
    expect((await caller.call('GET', path, { headers: { accept: 'application/json' } })).status).to.equal(
      200,
    );
    const other = await (await fresh()).follow(run.id);
    expect(other.status).to.equal(200);
    other.cut();

    first.cut();
    const again = await until('a place to be free', async () => {
      const following = await caller.follow(run.id);
      if (following.status === 200) return following;
      await following.response.text();
      return false;
    });
    again.cut();
    second.cut();
    await caller.cancelRun(run.id);
    await caller.settled(run.id);
  });

  it('gives the place of a stream back when its run settles', async () => {
    const caller = await fresh();
    const { id } = await caller.createRun({ task: 'true' });
    for (let turn = 0; turn < 5; turn++)
      expect((await caller.followToEnd(id)).at(-1)?.type).to.equal('run.settled');
  });
});
