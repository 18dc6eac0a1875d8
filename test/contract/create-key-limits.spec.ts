/** POST and PATCH /keys with `limits`: lower ones than the deployment's, kept by every call of the key and never passed on higher. */
import { expect } from 'chai';
import type { CreatedKey, Key, KeyLimits, Me } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { until } from '../support/until.ts';

const none = { requests: null, creates: null, streams: null };

describe('contract/create-key-limits', () => {
  const suite = contractSuite('createKey', { RATE_LIMIT_REQUESTS: '1000', STREAM_LIMIT: '20' });
  const scopes = ['run:create', 'runs:read', 'keys:read', 'keys:write'];
  const post = (limits?: Partial<KeyLimits>, caller = suite.admin) =>
    caller.call('POST', '/v1/keys', { body: { name: 'limited', scopes, limits } });
  const make = async (limits?: Partial<KeyLimits>, caller?: Caller): Promise<CreatedKey> => {
    const response = await post(limits, caller);
    expect(response.status).to.equal(201);
    return (await response.json()) as CreatedKey;
  };
  const patch = (id: string, limits: Partial<KeyLimits>, caller = suite.admin) =>
    caller.call('PATCH', `/v1/keys/${id}`, { body: { limits } });
  const effective = async (caller: Caller): Promise<KeyLimits> =>
    ((await (await caller.call('GET', '/v1/me')).json()) as Me).limits;

  it('keeps the limits a key carries, and tells it which hold', async () => {
    const key = await make({ requests: 50, streams: 2 });
    expect(key.limits).to.deep.equal({ requests: 50, creates: null, streams: 2 });
    const limits = await effective(suite.caller(key.secret));
    expect([limits.requests, limits.streams]).to.deep.equal([50, 2]);
    expect((await make()).limits).to.deep.equal(none);
    expect((await effective(suite.admin)).requests).to.equal(1000);
  });

  it('refuses the call past a limit of its own, and names that limit in every reply', async () => {
    const caller = suite.caller((await make({ requests: 3 })).secret);
    for (let call = 0; call < 3; call++) {
      const response = await caller.call('GET', '/v1/agents');
      expect([response.status, response.headers.get('ratelimit-policy')]).to.deep.equal([
        200,
        '"requests";q=3;w=60',
      ]);
    }
    const refused = await caller.call('GET', '/v1/agents');
    expect(refused.headers.get('retry-after')).to.match(/^[1-9]\d*$/);
    await problemOf(refused, 429, 'rate_limited');
    expect((await suite.admin.call('GET', '/v1/agents')).status).to.equal(200);
  });

  it('counts the runs a key creates against its own limit', async () => {
    const caller = suite.caller((await make({ creates: 1 })).secret);
    const create = () => caller.call('POST', '/v1/runs', { body: { task: 'true' } });
    expect((await create()).status).to.equal(201);
    await problemOf(await create(), 429, 'rate_limited');
    expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
  });

  it('lets a key have no more streams open than its own limit', async () => {
    const caller = suite.caller((await make({ streams: 1 })).secret);
    const created = await caller.call('POST', '/v1/runs', { body: { task: 'sleep 60' } });
    const { id } = (await created.json()) as { id: string };
    const follow = (signal: AbortSignal) =>
      caller.call('GET', `/v1/runs/${id}/events`, { headers: { accept: 'text/event-stream' }, signal });
    const first = new AbortController();
    expect((await follow(first.signal)).status).to.equal(200);
    await problemOf(await follow(AbortSignal.timeout(30_000)), 429, 'too_many_streams');
    first.abort();
    const next = new AbortController();
    await until('a free stream', async () => (await follow(next.signal)).status === 200);
    next.abort();
    await suite.admin.call('POST', `/v1/runs/${id}/cancel`);
  });

  it('changes one limit, takes one away and leaves the others', async () => {
    const { id } = await make({ requests: 50, creates: 5, streams: 2 });
    const changed = (await (await patch(id, { creates: 7, streams: null })).json()) as Key;
    expect(changed.limits).to.deep.equal({ requests: 50, creates: 7, streams: null });
  });

  it('refuses a limit above that of the deployment, and names both', async () => {
    const problem = await problemOf(await post({ requests: 1001 }), 400, 'invalid_request');
    expect(pointersOf(problem)).to.deep.equal(['/limits/requests']);
    expect(problem.detail).to.contain('1000');
    for (const limits of [{ streams: 0 }, { creates: 1.5 }, { calls: 1 } as never])
      await problemOf(await post(limits), 400, 'invalid_request');
  });

  it('hands the limits of a key on to those it makes, and to the one that replaces it', async () => {
    const parent = await make({ requests: 50 });
    const caller = suite.caller(parent.secret);
    expect((await make(undefined, caller)).limits.requests).to.equal(50);
    expect((await make({ requests: 20 }, caller)).limits.requests).to.equal(20);
    const rotated = await suite.admin.call('POST', `/v1/keys/${parent.id}/rotate`, { body: {} });
    expect(((await rotated.json()) as CreatedKey).limits.requests).to.equal(50);
  });

  it('lets no key set a limit above its own, for itself or another', async () => {
    const { id, secret } = await make({ requests: 50 });
    const caller = suite.caller(secret);
    const refused = [
      await post({ requests: 51 }, caller),
      await post({ requests: null }, caller),
      await patch(id, { requests: null }, caller),
      await patch((await make()).id, { requests: 900 }, caller),
    ];
    for (const response of refused) {
      const problem = await problemOf(response, 403, 'insufficient_scope');
      expect(pointersOf(problem)).to.deep.equal(['/limits/requests']);
    }
    expect((await patch(id, { requests: 40 }, caller)).status).to.equal(200);
  });

  it('lets no key take over one whose limits are above its own', async () => {
    const caller = suite.caller((await make({ requests: 50 })).secret);
    const rotate = (id: string) => caller.call('POST', `/v1/keys/${id}/rotate`, { body: {} });
    await problemOf(await rotate((await make()).id), 403, 'insufficient_scope');
    await problemOf(await rotate((await make({ requests: 60 })).id), 403, 'insufficient_scope');
    expect((await rotate((await make({ requests: 10 })).id)).status).to.equal(201);
  });
});
