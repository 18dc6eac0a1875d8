/** The contract middleware over real HTTP: addresses, the order of refusals, and replies. */
import { expect } from 'chai';
import {
  ask,
  create,
  forget,
  location,
  reached,
  run,
  runId,
  startContractServer,
  state,
} from '../support/contract-server.ts';

let stop: () => void;

before(async () => {
  stop = await startContractServer();
});

after(() => stop());

beforeEach(forget);

describe('contract: addresses', () => {
  const [environment, rest] = runId.split('/');
  for (const [form, id] of [
    ['a raw', runId],
    ['an encoded', `${environment}%2F${rest}`],
    ['a lower-case encoded', `${environment}%2f${rest}`],
  ] as const) {
    it(`takes ${form} slash in a run id on every address`, async () => {
      for (const path of [
        `/v1/runs/${id}`,
        `/v1/runs/${id}/events`,
        `/files/${id}/patch`,
        `/files/${id}/log`,
        `/v1/files/${id}/patch`,
      ]) {
        const { status } = await ask('GET', path);
        expect(status, path).to.be.oneOf([200, 206]);
      }
      await ask('POST', `/v1/runs/${id}/cancel`);
      expect(state.seen.map((one) => (one.call as { path: { run_id: string } }).path.run_id)).to.deep.equal(
        Array(6).fill(runId),
      );
      expect(state.seen.map((one) => one.operation)).to.deep.equal([
        'getRun',
        'streamRunEvents',
        'getRunPatch',
        'getRunLog',
        'getRunPatch',
        'cancelRun',
      ]);
    });
  }

  it('takes other encoded characters of an id', async () => {
    await ask('GET', `/v1/runs/${runId.replace('_', '%5F')}`);
    expect(reached().operation).to.equal('getRun');
  });

  it('says 400 to a percent sign without its digits', async () => {
    for (const path of ['/v1/runs/prod%2', '/v1/runs/%ZZ/events', '/files/%ff/log']) {
      const { status, problem } = await ask('GET', path);
      expect([status, problem.code], path).to.deep.equal([400, 'invalid_request']);
      expect(problem.errors.map((error) => error.pointer)).to.deep.equal(['/path/run_id']);
    }
  });

  it('says 404 to what the contract does not name', async () => {
    const strange = [
      '/v1',
      '/v1/',
      '/files',
      '/v1/nothing',
      '/v1/runs/',
      '/v1/runs/run_1',
      `/v1/runs/${runId}/`,
      `/v1/runs/${runId}%2Fevents`,
      '/v1/keys/a/b',
    ];
    for (const path of strange) {
      const { status, problem } = await ask('GET', path);
      expect([status, problem.code], path).to.deep.equal([404, 'not_found']);
    }
  });

  it('leaves other paths to the next middleware', async () => {
    for (const path of ['/', '/livez', '/v1x', '/filesystem', '/v2/runs'])
      expect((await ask('GET', path)).text, path).to.equal('outside');
  });

  it('says 405 with every method of the address', async () => {
    const cases = [
      ['DELETE', '/v1/runs', 'GET, HEAD, POST'],
      ['PUT', `/v1/runs/${runId}`, 'DELETE, GET, HEAD'],
      ['GET', `/v1/runs/${runId}/apply`, 'POST'],
      ['DELETE', '/v1/keys', 'GET, HEAD, POST'],
      ['POST', `/v1/runs/${runId}/events`, 'GET, HEAD'],
      ['OPTIONS', '/v1/agents', 'GET, HEAD'],
    ] as const;
    for (const [method, path, allow] of cases) {
      const { status, headers: found, problem } = await ask(method, path);
      expect([status, found.get('allow'), problem.code], `${method} ${path}`).to.deep.equal([
        405,
        allow,
        'method_not_allowed',
      ]);
    }
  });

  it('answers HEAD like GET without a body', async () => {
    const json = await ask('HEAD', `/v1/runs/${runId}`);
    expect([json.status, json.text, Number(json.headers.get('content-length'))]).to.deep.equal([
      200,
      '',
      JSON.stringify(run).length,
    ]);
    const stream = await ask('HEAD', `/v1/runs/${runId}/events`);
    expect([stream.status, stream.headers.get('content-type'), state.streamBodyCalls]).to.deep.equal([
      200,
      'text/event-stream',
      0,
    ]);
    const file = await ask('HEAD', `/files/${runId}/patch`);
    expect([file.status, file.headers.get('content-length')]).to.deep.equal([200, '10']);
  });
});

describe('contract: order of refusals', () => {
  it('asks for a key before anything else is judged', async () => {
    const { status, problem } = await ask('POST', '/v1/runs', {
      body: '{',
      headers: { authorization: '', accept: 'text/html' },
    });
    expect([status, problem.code]).to.deep.equal([401, 'unauthenticated']);
  });

  it('asks for the scope before the body is judged', async () => {
    const { status, problem } = await ask('POST', '/v1/runs', {
      body: '{',
      headers: { authorization: 'Bearer runs:read' },
    });
    expect([status, problem.code]).to.deep.equal([403, 'insufficient_scope']);
    expect(problem.detail).to.contain('run:create');
  });

  it('says 404 for an unknown address without a key', async () => {
    expect((await ask('GET', '/v1/nothing', { headers: { authorization: '' } })).status).to.equal(404);
  });
});

describe('contract: replies', () => {
  it('chooses the media type by Accept', async () => {
    const of = async (path: string, accept: string): Promise<string> => {
      const { status, headers: found } = await ask(path === '/v1/runs' ? 'POST' : 'GET', path, {
        headers: { accept },
        ...(path === '/v1/runs' ? { body: '{"task":"x"}' } : {}),
      });
      return `${status} ${found.get('content-type')?.split(';')[0]}`;
    };
    const events = `/v1/runs/${runId}/events`;
    expect(await of(events, '*/*')).to.equal('200 text/event-stream');
    expect(await of(events, 'application/json')).to.equal('200 application/json');
    expect(await of(events, 'application/json;q=0.5, text/event-stream')).to.equal('200 text/event-stream');
    expect(await of('/v1/runs', '*/*')).to.equal('201 application/json');
    expect(await of('/v1/runs', 'text/event-stream')).to.equal('201 text/event-stream');
    expect(await of(events, 'text/html')).to.match(/^406 /);
    expect(await of('/v1/runs', 'application/xml')).to.match(/^406 /);
    expect(await of(`/files/${runId}/patch`, 'text/*')).to.equal('200 text/x-diff');
  });

  it('writes headers, streams, files and replies without a body', async () => {
    const created = await create({ task: 'x' });
    expect([created.headers.get('location'), JSON.parse(created.text)]).to.deep.equal([location, run]);
    const events = await ask('GET', `/v1/runs/${runId}/events`);
    expect(events.text).to.equal(': hello\n\n');
    expect((await ask('GET', `/v1/runs/${runId}/events?after=9`)).status).to.equal(204);
    const patch = await ask('GET', `/files/${runId}/patch`);
    expect([patch.text, patch.headers.get('etag'), patch.headers.get('content-length')]).to.deep.equal([
      'diff --git',
      '"1"',
      '10',
    ]);
    const known = await ask('GET', `/files/${runId}/patch`, { headers: { 'if-none-match': '"1"' } });
    expect([known.status, known.text, known.headers.get('etag')]).to.deep.equal([304, '', '"1"']);
    const log = await ask('GET', `/files/${runId}/log`);
    expect([log.status, log.text, log.headers.get('content-range')]).to.deep.equal([
      206,
      '{}\n',
      'bytes 0-2/9',
    ]);
  });

  it('cuts the connection when a file breaks midway, so that a part never passes for the whole', async () => {
    const outcome = await ask('GET', `/files/${runId}/patch`, { headers: { 'if-range': 'break' } }).then(
      () => 'a whole reply',
      () => 'a broken one',
    );
    expect(outcome).to.equal('a broken one');
    expect((await ask('GET', `/v1/runs/${runId}`)).status).to.equal(200);
  });

  it('does not let out a reply that breaks the contract', async () => {
    state.breakReply = true;
    const { status, problem } = await ask('GET', `/v1/runs/${runId}`);
    expect([status, problem.code]).to.deep.equal([500, 'internal']);
  });

  it('hands on what a handler throws', async () => {
    const { status, problem } = await ask('GET', `/v1/keys/key_1`);
    expect([status, problem.detail]).to.deep.equal([404, 'No such thing is visible to this key.']);
  });
});
