/** The fetch that guards the other tests sees what it is there to see. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createContractFetch } from '../support/contract-fetch.ts';

const runId = 'prod/run_01kahz071dfrzrmjtwdnz8z6gb';
const event = (seq: number, fields: object): string => {
  const payload = { id: runId, seq, at: '2026-11-21T09:30:00.000Z', schema_version: 1, ...fields };
  return `id: ${seq}\nevent: ${(payload as unknown as { type: string }).type}\ndata: ${JSON.stringify(payload)}\n\n`;
};
const started = event(1, { type: 'run.started', attempt: 1 });
const said = (seq: number): string => event(seq, { type: 'message.added', text: 'hello' });
const settled = event(2, {
  type: 'run.settled',
  state: 'completed',
  reason: { code: 'done', message: '' },
  patch: 'http://127.0.0.1/patch',
  log: 'http://127.0.0.1/log',
  usage: { input: 0, output: 0, cached_input: 0, cut_calls: 0, duration_ms: 1 },
  settled_at: '2026-11-21T09:30:00.000Z',
  applied: 'unchanged',
  conflicts: [],
  sandbox: null,
  result: null,
});
const usage = 'event: usage\ndata: {"input":0,"output":0,"cached_input":0,"cut_calls":0,"duration_ms":1}\n\n';

let server: Server;
let base: string;
let answer: (response: ServerResponse) => void;

before(async () => {
  server = createServer((_request, response) => {
    response.setHeader('Request-Id', 'req_1');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

/** The violations a reply leads to. */
async function judge(
  method: string,
  path: string,
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<string[]> {
  const checked = createContractFetch();
  answer = (response) => response.writeHead(status, headers).end(body);
  const response = await checked.fetch(base + path, { method });
  expect(await response.text()).to.equal(body);
  return checked.violations;
}

const json = { 'content-type': 'application/json' };
const stream = { 'content-type': 'text/event-stream' };
const eventsPath = `/v1/runs/${runId}/events`;

describe('contract fetch', () => {
  it('lets a right reply pass and records it', async () => {
    const checked = createContractFetch();
    answer = (response) => response.writeHead(200, json).end('{"data":[]}');
    await checked.fetch(`${base}/v1/agents`);
    expect([checked.violations, [...checked.covered]]).to.deep.equal([[], ['listAgents 200']]);
    checked.assertClean();
  });

  it('sees a wrong status, media type, header and body', async () => {
    expect(await judge('GET', '/v1/agents', 302, {}, '')).to.have.length(1);
    expect(await judge('GET', '/v1/agents', 200, { 'content-type': 'text/html' }, '<p>')).to.have.length(1);
    expect(await judge('GET', '/v1/agents', 200, json, '{"data":[],"more":1}')).to.have.length(1);
    expect(await judge('GET', '/v1/agents', 200, json, '{"data":')).to.have.length(1);
    expect(await judge('GET', '/v1/agents', 401, json, '{}')).to.have.length(2);
    expect(await judge('GET', '/v1/nothing', 404, json, '{}')).to.have.length(1);
    expect(
      await judge('GET', `/files/${runId}/log`, 200, { 'content-type': 'application/x-ndjson' }, '{"a":1}\n'),
    ).to.have.length(1);
  });

  it('throws what it saw once asked', async () => {
    const checked = createContractFetch();
    answer = (response) => response.writeHead(200, json).end('{}');
    await checked.fetch(`${base}/v1/agents`);
    expect(() => checked.assertClean()).to.throw('/v1/agents → 200');
    checked.assertClean();
  });

  it('lets a right stream pass', async () => {
    expect(
      await judge('GET', eventsPath, 200, stream, `retry: 1000\n\n: beat\n\n${started}${settled}`),
    ).to.deep.equal([]);
    const created = { ...stream, location: '/v1/runs/x' };
    expect(await judge('POST', '/v1/runs', 201, created, started + settled + usage)).to.deep.equal([]);
  });

  it('sees a frame that is wrong, doubled, missing or late', async () => {
    const wrong: [string, string][] = [
      ['an unknown field', event(1, { type: 'run.started', attempt: 1, more: 1 })],
      ['another event field', started.replace('event: run.started', 'event: run.begun')],
      ['another id', started.replace('id: 1', 'id: 2')],
      ['a gap', started + said(3)],
      ['a frame twice', started + started],
      ['a frame after the last', `${started}${settled}${said(3)}`],
      ['a usage frame on the events address', `${started}${settled}${usage}`],
      ['no JSON', 'id: 1\nevent: run.started\ndata: {\n\n'],
    ];
    for (const [what, body] of wrong)
      expect(await judge('GET', eventsPath, 200, stream, body), what).to.not.be.empty;
    const created = { ...stream, location: '/v1/runs/x' };
    expect(await judge('POST', '/v1/runs', 201, created, `${started}${usage}`)).to.have.length(1);
    expect(
      await judge('POST', '/v1/runs', 201, created, `${started}${settled}${usage}${usage}`),
    ).to.have.length(1);
  });
});
