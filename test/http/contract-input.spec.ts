/** The contract middleware over real HTTP: bodies and validation, each mistake told in words and with its place. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect } from 'chai';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { systemClock } from '../../src/base/clock.ts';
import { readBody } from '../../src/http/contract-body.ts';
import {
  ask,
  create,
  forget,
  reached,
  runId,
  startContractServer,
  state,
  workspaceId,
} from '../support/contract-server.ts';

/** The fields of a task, as the contract has them. */
const taskFields = Object.keys(contract.components.schemas.CreateTaskRun.properties).sort();

let stop: () => void;

before(async () => {
  stop = await startContractServer();
});

after(() => stop());

beforeEach(forget);

describe('contract: bodies', () => {
  it('says 415 unless the body is plain UTF-8 JSON', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'application/jsonx',
    ];
    for (const type of types) {
      const { status, problem } = await ask('POST', '/v1/runs', {
        body: '{"task":"x"}',
        headers: { 'content-type': type },
      });
      expect([status, problem.code], type).to.deep.equal([415, 'unsupported_media_type']);
    }
    const packed = await ask('POST', '/v1/runs', {
      body: '{"task":"x"}',
      headers: { 'content-encoding': 'gzip' },
    });
    expect(packed.status).to.equal(415);
  });

  it('takes the media type with parameters and in any case', async () => {
    for (const type of [
      'Application/JSON',
      'application/json; charset=UTF-8',
      'application/json;charset="utf-8"',
    ]) {
      const { status } = await ask('POST', '/v1/runs', {
        body: '{"task":"x"}',
        headers: { 'content-type': type },
      });
      expect(status, type).to.equal(201);
    }
  });

  it('takes a body of 1 MiB and says 413 to one byte more, announced or not', async () => {
    const ofSize = (bytes: number): string => `{"task":"x"${' '.repeat(bytes - 12)}}`;
    expect((await ask('POST', '/v1/runs', { body: ofSize(1_048_576) })).status).to.equal(201);
    const announced = await ask('POST', '/v1/runs', { body: ofSize(1_048_577) });
    expect([announced.status, announced.problem.code]).to.deep.equal([413, 'payload_too_large']);
    const chunked = await new Promise<string>((resolve, reject) => {
      const { port } = new URL(state.base);
      const socket = connect(Number(port), '127.0.0.1');
      socket.setEncoding('utf8').once('data', resolve).once('error', reject);
      socket.write(
        `POST /v1/runs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer run:create\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const part = ' '.repeat(65_536);
      for (let sent = 0; sent <= 1_048_576; sent += part.length)
        socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    });
    expect(chunked).to.match(/^HTTP\/1\.1 413 /);
  });

  it('names line and column of a JSON mistake', async () => {
    const cases: [string, string][] = [
      ['{"task": "x",}', 'line 1, column 14'],
      ['{\n  "task": tru\n}', 'line 2, column 14'],
      ['{"task": "x"} y', 'line 1, column 15'],
      ['nonsense', 'line 1, column 2'],
      ['{"task":', 'line 1, column 9'],
      ['[1, 2, x]', 'line 1, column 8'],
    ];
    for (const [body, place] of cases) {
      const { status, problem } = await ask('POST', '/v1/runs', { body });
      expect([status, problem.code], body).to.deep.equal([400, 'invalid_request']);
      expect(problem.detail, body).to.match(
        /^The body is not valid JSON: [a-z].* at line \d+, column \d+\.$/,
      );
      expect(problem.detail, body).to.contain(place);
      expect(problem.errors.map((error) => error.pointer)).to.deep.equal(['']);
    }
  });

  it('says 400 to no body, bad UTF-8, NUL and half a character', async () => {
    const empty = await ask('POST', '/v1/runs', { headers: { 'content-type': 'application/json' } });
    expect(empty.problem.detail).to.equal('A JSON body is required.');
    const response = await fetch(`${state.base}/v1/runs`, {
      method: 'POST',
      headers: { authorization: 'Bearer run:create', 'content-type': 'application/json' },
      body: Buffer.from([0x22, 0xff, 0x22]),
    });
    expect([response.status, await response.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 400 && text.includes('not valid UTF-8'),
    );
    const nul = await ask('POST', '/v1/runs', { body: '{"task":"a\\u0000b"}' });
    expect(nul.problem.errors).to.deep.equal([
      { pointer: '/task', message: 'A text must not contain the NUL character' },
    ]);
    const half = await ask('POST', '/v1/runs', { body: '{"task":"a","metadata":{"k":"\\ud800"}}' });
    expect(half.problem.errors.map((error) => error.pointer)).to.deep.equal(['/metadata/k']);
    const pair = await ask('POST', '/v1/runs', { body: '{"task":"\\ud83d\\ude00"}' });
    expect([pair.status, (reached().call as { body: { task: string } }).body.task]).to.deep.equal([
      201,
      '😀',
    ]);
  });

  it('says 400 to a body that stops arriving, and stops waiting for it', async () => {
    const impatient = {
      ...systemClock,
      after: (_ms: number, work: () => void) => systemClock.after(1, work),
    };
    const slow = createServer((request, response) => {
      readBody(request, impatient).catch((error: Error) => response.end(error.message));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1');
      socket.setEncoding('utf8').once('data', resolve).once('error', reject);
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
    });
    slow.closeAllConnections();
    slow.close();
    expect(answer).to.contain('The body did not arrive in time.');
  });

  it('ignores a body where none is asked for', async () => {
    const { status } = await ask('POST', `/v1/runs/${runId}/cancel`, {
      body: 'not json',
      headers: { 'content-type': 'text/plain' },
    });
    expect([status, (reached().call as { body: unknown }).body]).to.deep.equal([202, undefined]);
  });
});

describe('contract: validation', () => {
  it('fills in the defaults of a task and of a prompt', async () => {
    await create({ task: 'x' });
    await create({ prompt: 'y', workspace: workspaceId, limit: 7, apply: 'never' });
    const bodies = state.seen.map((one) => (one.call as { body: unknown }).body);
    expect(bodies).to.deep.equal([
      { task: 'x', limit: 100, apply: 'auto', approval: 'auto', max_attempts: 2 },
      { prompt: 'y', workspace: workspaceId, limit: 7, apply: 'never', approval: 'auto', max_attempts: 2 },
    ]);
  });

  it('tells every mistake of a body at once, in words', async () => {
    const { status, problem } = await create({
      task: '',
      limit: 0,
      timeout_ms: '5',
      apply: 'maybe',
      metadata: { k: 5 },
      colour: 'red',
      max_attempts: 1.5,
    });
    expect([status, problem.code]).to.deep.equal([400, 'invalid_request']);
    const found = Object.fromEntries(problem.errors.map((error) => [error.pointer, error.message]));
    expect(found).to.deep.equal({
      '/task': 'task must not be empty',
      '/limit': 'limit must be between 1 and 1000',
      '/timeout_ms': 'timeout_ms must be a whole number',
      '/apply': 'apply must be one of auto, never',
      '/metadata/k': 'metadata.k must be a text',
      '/colour': `colour is not a field here; there are ${taskFields.join(', ')}`,
      '/max_attempts': 'max_attempts must be a whole number',
    });
    expect(problem.detail).to.match(/^The request has 7 mistakes: .*; "errors" names them all\.$/);
  });

  it('puts mistakes of headers and body side by side', async () => {
    const { problem } = await ask('POST', '/v1/runs', {
      body: '{"task":"x","limit":1001}',
      headers: { 'idempotency-key': 'with space' },
    });
    expect(problem.errors).to.deep.equal([
      {
        pointer: '/header/idempotency-key',
        message: 'idempotency-key must be 1 to 255 visible ASCII characters',
      },
      { pointer: '/limit', message: 'limit must be between 1 and 1000' },
    ]);
  });

  it('wants exactly one of task and prompt', async () => {
    const both = await create({ task: 'x', prompt: 'y', workspace: workspaceId });
    expect(both.problem.errors).to.deep.equal([
      { pointer: '/task', message: 'task cannot be used together with prompt' },
      { pointer: '/prompt', message: 'prompt cannot be used together with task' },
    ]);
    const none = await create({ limit: 1 });
    expect(none.problem.detail).to.equal('the body must have task or prompt.');
    expect((await create({ prompt: 'y' })).problem.errors).to.deep.equal([
      { pointer: '/workspace', message: 'workspace is required, or continues' },
    ]);
    for (const body of [[], 'x', null, 5])
      expect((await create(body)).problem.detail).to.equal('the body must be an object.');
  });

  it('counts characters, not bytes, and holds the bounds of texts', async () => {
    expect((await create({ task: '€'.repeat(200_000) })).status).to.equal(201);
    const long = await create({ task: 'x'.repeat(200_001) });
    expect(long.problem.detail).to.equal('task must have between 1 and 200000 characters.');
    const many = await create({
      task: 'x',
      metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, ''])),
    });
    expect(many.problem.detail).to.equal('metadata must have at most 16 entries.');
  });

  it('names twenty of more mistakes', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`f${n}`, n]));
    const { problem } = await create({ task: 'x', ...fields });
    expect(problem.errors).to.have.length(20);
    expect(problem.detail).to.contain('50 mistakes').and.to.contain('the first 20');
  });

  it('makes query texts into the numbers the contract says, and nothing else', async () => {
    await ask('GET', `/v1/runs/${runId}/events?limit=5&wait_ms=0&after=3&other=1`);
    const { query } = reached().call as { query: Record<string, unknown> };
    expect(query).to.include({ limit: 5, wait_ms: 0, after: '3' });
    for (const bad of ['1e2', '0x10', ' 5', '5.0', 'five', '']) {
      const { status, problem } = await ask('GET', `/v1/keys?limit=${encodeURIComponent(bad)}`);
      expect([status, problem.errors], bad).to.deep.equal([
        400,
        [{ pointer: '/query/limit', message: 'limit must be a whole number' }],
      ]);
    }
    const twice = await ask('GET', '/v1/keys?limit=1&limit=2');
    expect(twice.status).to.equal(400);
  });

  it('fills in the defaults of parameters', async () => {
    await ask('GET', '/v1/keys');
    expect(reached().call).to.deep.equal({ path: {}, query: { limit: 20 }, headers: {}, body: undefined });
  });

  it('hands over the declared headers only', async () => {
    await ask('GET', `/files/${runId}/patch`, {
      headers: { range: 'bytes=0-1', 'x-other': '1' },
    });
    // The second one is what a fetch adds to a range by itself.
    expect((reached().call as { headers: unknown }).headers).to.deep.equal({
      range: 'bytes=0-1',
      'accept-encoding': 'identity',
    });
  });
});
