/** The client of the SDK against the real service: what each part of it gives, and what it throws. */
import { expect } from 'chai';
import { type Client, createClient, isCode, type RunEvent } from '../../src/sdk/index.ts';
import { failure } from '../support/failure.ts';
import { startService, type TestService } from '../support/service.ts';

describe('sdk/client', () => {
  let service: TestService;
  let client: Client;

  before(async () => {
    service = await startService();
    client = createClient({ baseUrl: service.baseUrl, key: service.key });
  });

  after(() => service.stop());

  it('creates a run, follows its events once and in order, and has its receipt and its patch', async () => {
    const workspace = await client.workspaces.create({ name: 'site' });
    const run = await client.runs.create({ prompt: 'echo one > a.txt\necho two', workspace: workspace.id });
    expect(run).to.include({ state: 'queued', workspace: workspace.id });

    const events: RunEvent[] = [];
    for await (const event of run.events()) events.push(event);
    expect(events.map((event) => event.seq)).to.deep.equal(events.map((_, index) => index + 1));
    expect(events.at(-1)).to.include({ type: 'run.settled', state: 'completed' });

    const receipt = await run.wait();
    expect(receipt).to.deep.equal(await run.receipt());
    expect(receipt).to.deep.equal(await (await run.refresh()).receipt());
    expect(await run.readPatch()).to.include('+one');
    const log = [];
    for await (const line of run.readLog()) log.push(line.text);
    expect(log.join('')).to.include('two');
  });

  it('streams a run of its own, and then has its run, its usage and its receipt', async () => {
    const stream = client.runs.stream({ task: 'echo hi > a.txt' });
    expect(stream).to.include({ run: null, usage: null, receipt: null });
    const types = [];
    for await (const event of stream) types.push(event.type);
    expect(types[0]).to.equal('run.started');
    expect(types.at(-1)).to.equal('run.settled');
    expect(stream.receipt).to.deep.equal(await stream.run?.receipt());
    expect(stream.usage).to.deep.equal(stream.receipt?.usage);
  });

  it('throws what the service refuses under its code, with its reasons and the id of the request', async () => {
    const missing = await failure(client.runs.get('dev/run_01kahz071dfrzrmjtwdnz8z6gb'));
    expect(missing).to.include({ code: 'not_found', status: 404 });
    expect(missing.requestId).to.be.a('string');
    const wrong = await failure(client.runs.create({ task: '', limit: 0 }));
    expect(isCode(wrong, 'invalid_request') && wrong.errors.map((one) => one.pointer)).to.include('/limit');
    const stranger = createClient({ baseUrl: service.baseUrl, key: 'no key' });
    expect(await failure(stranger.me())).to.include({ code: 'unauthenticated', status: 401 });
  });
});
