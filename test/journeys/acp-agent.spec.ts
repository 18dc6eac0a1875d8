/** An agent of the operator's own, from its line in AGENTS_FILE to the receipt: models, follow-ups, cancels, what is missing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { acpAgentPath } from '../support/acp.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { expectInvariants } from '../support/invariants.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { startService, type TestService } from '../support/service.ts';

describe('journeys/acp-agent', () => {
  let service: TestService;
  let caller: Caller;
  let model: ModelServer;
  let folder = '';
  const contract = createContractFetch();

  before(async () => {
    model = await startModelServer();
    folder = await mkdtemp(join(tmpdir(), 'acp-journey-'));
    const file = join(folder, 'agents.json');
    const env = { MODEL_URL: '{base_url}', MODEL_TOKEN: '{token}' };
    const argv = [acpAgentPath];
    const agents = [
      { name: 'puppet', argv, provider: 'openai', model: 'scripted', env },
      { name: 'forgetful', argv, env: { ACP_FEATURES: 'none' } },
      { name: 'absent', argv: ['no-such-program'] },
    ];
    await writeFile(file, JSON.stringify({ agents }));
    service = await startService({ ...model.settings, AGENTS_FILE: file });
    caller = openCaller({ origin: service.origin, key: service.key, contract });
  });

  afterEach(() => contract.assertClean());

  after(async () => {
    try {
      await expectInvariants(service.databaseUrl, { allSettled: true });
    } finally {
      await service.stop();
      await model.close();
      await rm(folder, { recursive: true });
    }
  });

  const said = (events: RunEvent[]): string[] =>
    events.flatMap((event) => (event.type === 'message.added' ? [event.text] : []));
  const listAgents = async (): Promise<{ name: string; available: boolean; missing: string | null }[]> =>
    ((await (await caller.call('GET', '/v1/agents')).json()) as { data: [] }).data;

  it('works on a task with a model, and the receipt counts what the model told', async () => {
    const before = model.totals();
    const run = await caller.createRun({
      task: 'model 2\nrun echo hello > made.txt\nedit other.txt\nsay All done.',
      agent: 'puppet',
    });
    const settled = await caller.completed(run.id);
    const events = await caller.listEvents(run.id);
    expect(settled.result).to.equal('All done.');
    expect(said(events)).to.deep.equal(['model: 200 done', 'model: 200 done', 'All done.']);
    const steps = events.flatMap((event) =>
      event.type === 'step.started' ? [[event.step, event.kind]] : [],
    );
    expect(steps).to.deep.equal([
      ['echo hello > made.txt', 'command'],
      ['edit other.txt', 'edit'],
    ]);
    const after = model.totals();
    expect(settled.usage).to.include({
      input: after.input - before.input,
      output: after.output - before.output,
      cut_calls: 0,
    });
    expect(settled.usage?.input).to.be.greaterThan(0);
    const patch = await (await caller.call('GET', new URL(settled.patch ?? '').pathname)).text();
    expect(patch).to.contain('+++ b/made.txt').and.to.contain('+++ b/other.txt');
  });

  it('keeps the key of the provider out of the sandbox', async () => {
    const run = await caller.createRun({
      task: 'run cat /proc/*/environ | tr "\\0" "\\n"\nenv MODEL_TOKEN\nmodel 1',
      agent: 'puppet',
    });
    const settled = await caller.completed(run.id);
    const log = await (await caller.call('GET', new URL(settled.log ?? '').pathname)).text();
    expect(log).to.contain('MODEL_TOKEN=');
    for (const key of Object.values(model.keys)) expect(log).not.to.contain(key);
  });

  it('goes on with its conversation in a run that continues another, and says so when it cannot', async () => {
    const first = await caller.createRun({ task: 'say one', agent: 'puppet' });
    await caller.completed(first.id);
    const second = await caller.createRun({ task: 'history', agent: 'puppet', continues: first.id });
    await caller.completed(second.id);
    expect(said(await caller.listEvents(second.id))).to.deep.equal(['history: 2']);
    const third = await caller.createRun({ task: 'history', agent: 'puppet', continues: second.id });
    await caller.completed(third.id);
    expect(said(await caller.listEvents(third.id))).to.deep.equal(['history: 3']);

    const other = await caller.createRun({ task: 'history', agent: 'forgetful', continues: third.id });
    await caller.completed(other.id);
    expect(said(await caller.listEvents(other.id))).to.deep.equal(['history: 1']);
    const again = await caller.createRun({ task: 'history', agent: 'forgetful', continues: other.id });
    await caller.completed(again.id);
    const [note, history] = said(await caller.listEvents(again.id));
    expect(note).to.contain('could not take up the conversation');
    expect(history).to.equal('history: 1');
  });

  it('keeps no home that is too large, and says so in the run that continues it', async () => {
    const task = 'say one\nrun head -c 75000000 /dev/urandom > "$HOME/large"';
    const first = await caller.createRun({ task, agent: 'puppet' });
    await caller.completed(first.id);
    const next = await caller.createRun({ task: 'history', agent: 'puppet', continues: first.id });
    await caller.completed(next.id);
    const [note, history] = said(await caller.listEvents(next.id));
    expect(note).to.contain('could not take up the conversation');
    expect(history).to.equal('history: 1');
  });

  it('keeps the conversation of a run that was cancelled', async () => {
    const run = await caller.createRun({ task: 'say one\nopen a\nsilence', agent: 'puppet' });
    await caller.untilEvent(run.id, (event) => event.type === 'step.started');
    await caller.cancelRun(run.id);
    const settled = await caller.settled(run.id);
    expect([settled.state, settled.reason?.code]).to.deep.equal(['interrupted', 'cancelled']);
    const next = await caller.createRun({ task: 'history', agent: 'puppet', continues: run.id });
    await caller.completed(next.id);
    expect(said(await caller.listEvents(next.id))).to.deep.equal(['history: 2']);
  });

  it('ends at its limit, at its budget, and when its model fails', async () => {
    const limited = await caller.createRun({
      task: 'run true\nrun true\nrun true',
      agent: 'puppet',
      limit: 2,
    });
    expect((await caller.settled(limited.id)).reason?.code).to.equal('limit_reached');

    const before = model.totals();
    const poor = await caller.createRun({ task: 'model 9\nsilence', agent: 'puppet', budget: { input: 1 } });
    const settled = await caller.settled(poor.id);
    expect(settled.reason?.code).to.equal('budget_exhausted');
    expect(settled.usage?.input).to.equal(model.totals().input - before.input);

    model.play(() => ({ status: 401 }));
    const failing = await caller.createRun({ task: 'model 20\nsilence', agent: 'puppet' });
    const failed = await caller.settled(failing.id);
    expect([failed.state, failed.reason?.code]).to.deep.equal(['failed', 'model_error']);
  });

  it('tells of an agent that is not installed, and fails its runs with the same words', async () => {
    const agents = await listAgents();
    expect(agents.find(({ name }) => name === 'puppet')).to.include({ available: true, missing: null });
    const absent = agents.find(({ name }) => name === 'absent');
    expect(absent).to.include({ available: false });
    const run = await caller.createRun({ task: 'say hi', agent: 'absent' });
    const settled = await caller.settled(run.id);
    expect(settled.reason).to.deep.equal({ code: 'agent_unavailable', message: absent?.missing });
  });

  it('waits for its client when it asks for permission, and does as the client says', async () => {
    for (const [decision, words] of [
      ['approve', 'permission: x-once'],
      ['deny', 'permission: x-no'],
    ] as const) {
      const { id } = await caller.createRun({
        task: 'permit rm -r build',
        agent: 'puppet',
        approval: 'ask',
      });
      const asked = await caller.untilEvent(id, ({ type }) => type === 'input.requested');
      expect(asked).to.include({ kind: 'permission', title: 'rm -r build' });
      expect((await caller.getRun(id)).state).to.equal('waiting');
      const input = asked.type === 'input.requested' ? asked.input : '';
      const path = `/v1/runs/${encodeURIComponent(id)}/inputs/${input}`;
      expect((await caller.call('POST', path, { body: { decision } })).status).to.equal(200);
      await caller.completed(id);
      expect(said(await caller.listEvents(id))).to.deep.equal([words]);
    }
  });
});
