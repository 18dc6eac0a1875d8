/** POST /workspaces past what an environment may have: how many, and how much in them. */
import { expect } from 'chai';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-workspace-quota', () => {
  const suite = contractSuite('createWorkspace', {
    WORKSPACE_LIMIT: '3',
    ENVIRONMENT_STORAGE_MB: '1',
    ENVIRONMENT_FILES: '5',
  });
  const post = (key: string, body: unknown = {}): Promise<Response> =>
    suite.caller(key).call('POST', '/v1/workspaces', { body });

  it('makes as many workspaces as there may be, whoever asks at the same time, and again once one is gone', async () => {
    const key = await suite.makeKey({ environment: 'counted' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(key)));
    const made = replies.filter((response) => response.status === 201);
    expect(made).to.have.length(3);
    for (const response of replies.filter((one) => !made.includes(one)))
      expect((await problemOf(response, 409, 'quota_exceeded')).detail).to.include('3 workspaces');
    // A run that makes one for itself is not held up.
    const run = await suite.caller(key).createRun({ task: 'true' });
    await suite.caller(key).completed(run.id);
    await problemOf(await post(key), 409, 'quota_exceeded');
    const [first] = await Promise.all(made.map((response) => response.json() as Promise<Workspace>));
    const id = first?.id;
    expect((await suite.caller(key).call('DELETE', `/v1/workspaces/${id}`)).status).to.equal(204);
    expect((await post(key)).status).to.equal(201);
    await problemOf(await post(key), 409, 'quota_exceeded');
    expect((await post(await suite.makeKey({ environment: 'another' }))).status).to.equal(201);
  });

  it('gives the first answer again although the environment is full by now', async () => {
    const caller = suite.caller(await suite.makeKey({ environment: 'again' }));
    const ask = (key: string): Promise<Response> =>
      caller.call('POST', '/v1/workspaces', { body: {}, headers: { 'idempotency-key': key } });
    for (const key of ['a', 'b', 'c']) expect((await ask(key)).status).to.equal(201);
    await problemOf(await ask('d'), 409, 'quota_exceeded');
    const again = await ask('a');
    expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
    const { id } = (await again.json()) as Workspace;
    await caller.call('DELETE', `/v1/workspaces/${id}`);
    // What was refused has taken no key.
    expect((await ask('d')).status).to.equal(201);
  });

  it('makes none in an environment whose workspaces hold all that they may', async () => {
    const caller = suite.caller(await suite.makeKey({ environment: 'full' }));
    const { id } = await caller.createWorkspace('full');
    const run = await caller.createRun({ prompt: 'head -c 1048576 /dev/zero > full', workspace: id });
    expect((await caller.completed(run.id)).applied).to.equal('fast_forward');
    const refused = await caller.call('POST', '/v1/workspaces', { body: {} });
    expect((await problemOf(refused, 409, 'quota_exceeded')).detail).to.include('1 MiB');
    await caller.call('DELETE', `/v1/workspaces/${id}`);
    expect((await caller.call('POST', '/v1/workspaces', { body: {} })).status).to.equal(201);
  });

  it('counts the files of all workspaces of an environment, and applies no result that makes them too many', async () => {
    const caller = suite.caller(await suite.makeKey({ environment: 'files' }));
    const [one, two] = [await caller.createWorkspace('one'), await caller.createWorkspace('two')];
    const touch = async (workspace: string, names: string): Promise<string | null> =>
      (await caller.completed((await caller.createRun({ prompt: `touch ${names}`, workspace })).id)).applied;
    expect(await touch(one.id, 'a b c')).to.equal('fast_forward');
    expect(await touch(two.id, 'd e f')).to.equal('quota_exceeded');
    expect(await touch(two.id, 'd e')).to.equal('fast_forward');
    const refused = await caller.call('POST', '/v1/workspaces', { body: {} });
    expect((await problemOf(refused, 409, 'quota_exceeded')).detail).to.include('5 files');
    await caller.call('DELETE', `/v1/workspaces/${one.id}`);
    expect((await caller.call('POST', '/v1/workspaces', { body: {} })).status).to.equal(201);
  });

  it('takes an end that is to come, and no other', async () => {
    const key = await suite.makeKey({ environment: 'ends' });
    const made = await post(key, { expires_at: '2127-01-01T00:00:00Z' });
    expect(((await made.json()) as Workspace).expires_at).to.equal('2127-01-01T00:00:00.000Z');
    for (const expires_at of ['2026-01-01T00:00:00Z', 'never', null])
      expect(
        pointersOf(await problemOf(await post(key, { expires_at }), 400, 'invalid_request')),
      ).to.deep.equal(['/expires_at']);
  });
});
