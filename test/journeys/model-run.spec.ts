/** A run of the built-in agent from the outside: a prompt goes in; steps, words, a patch and exact usage come out. */
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { type Caller, openCaller, readFrames, receiptOf } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { expectInvariants } from '../support/invariants.ts';
import { inOrder, type ModelServer, startModelServer, type Turn } from '../support/model-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const bash = (command: string, name?: string): Turn => ({
  calls: [{ name: 'bash', input: { command, ...(name === undefined ? {} : { name }) } }],
});

describe('journeys/model-run', () => {
  let server: ModelServer;
  let service: TestService;
  let caller: Caller;
  let first = 0;
  const contract = createContractFetch();

  before(async () => {
    server = await startModelServer();
    service = await startService({ ...server.settings, MODEL: 'openai:scripted' });
    caller = openCaller({ origin: service.origin, key: service.key, contract });
  });
  beforeEach(() => {
    first = server.calls.length;
  });
  afterEach(() => contract.assertClean());
  after(async () => {
    try {
      await expectInvariants(service.databaseUrl, { allSettled: true });
    } finally {
      await service.stop();
      await server.close();
    }
  });

  /** Turns one after the other, counted from this test's first call. */
  const play = (...turns: Turn[]) => {
    const script = inOrder(...turns);
    server.play((request, index) => script(request, index - first));
  };
  /** What the model server itself told since this test began. */
  const told = () => {
    const sum = { input: 0, output: 0 };
    for (const call of server.calls.slice(first)) {
      sum.input += call.told?.input ?? 0;
      sum.output += call.told?.output ?? 0;
    }
    return sum;
  };
  const line = (event: RunEvent): string[] => {
    if (event.type === 'step.started') return [`start ${event.kind} ${event.step}`];
    if (event.type === 'step.completed')
      return [`end ${event.status} ${event.passed}/${event.failed} ${event.checks}`];
    if (event.type === 'message.added') return [`say ${event.text}`];
    return event.type === 'usage.updated' ? [] : [event.type];
  };

  for (const model of ['openai:scripted', 'anthropic:scripted', 'gemini:scripted'])
    it(`takes a prompt to a tested change in the workspace and counts its tokens exactly (${model})`, async () => {
      const workspace = await caller.createWorkspace('sums');
      play(
        {
          text: 'I write it.',
          calls: [{ name: 'write', input: { path: 'sum.sh', content: 'echo $(($1 - $2))\n' } }],
        },
        bash(
          '[ "$(bash sum.sh 2 2)" = 4 ] && echo "ok 1" || { echo "not ok 1"; echo 1..1; exit 1; }; echo 1..1',
          'test',
        ),
        { calls: [{ name: 'edit', input: { path: 'sum.sh', old_text: '$1 - $2', new_text: '$1 + $2' } }] },
        bash(
          '[ "$(bash sum.sh 2 2)" = 4 ] && echo "ok 1" || { echo "not ok 1"; echo 1..1; exit 1; }; echo 1..1',
          'test',
        ),
        { text: 'It adds now.' },
      );
      const response = await caller.call('POST', '/v1/runs', {
        body: { prompt: 'Write sum.sh.', workspace: workspace.id, model, limit: 10 },
        headers: { Accept: 'text/event-stream' },
      });
      const events: RunEvent[] = [];
      for await (const frame of readFrames(response))
        if (frame.id !== null) events.push(JSON.parse(frame.data) as RunEvent);
      expect(events.flatMap(line)).to.deep.equal([
        'run.started',
        'say I write it.',
        'start edit write sum.sh',
        'end completed 1/0 outcome',
        'start command test',
        'end failed 0/1 reported',
        'start edit edit sum.sh',
        'end completed 1/0 outcome',
        'start command test',
        'end completed 1/0 reported',
        'say It adds now.',
        'patch.ready',
        'run.settled',
      ]);
      const id = events.at(-1)?.id ?? '';
      const run = await caller.getRun(id);
      const receipt = receiptOf(run);
      expect(events.at(-1)).to.deep.include(receipt);
      expect(receipt.state).to.equal('completed');
      expect(receipt.usage).to.include(told());
      expect(told().input).to.be.greaterThan(0);
      expect(run).to.include({ agent: 'model', model, result: 'It adds now.', applied: 'fast_forward' });
      expect(await caller.patch(id)).to.contain('+echo $(($1 + $2))');
      // A follow-up knows the folder and the conversation.
      play({ text: 'I remember.' });
      first = server.calls.length;
      const next = await caller.createRun({ prompt: 'And now?', continues: id, model });
      expect((await caller.completed(next.id)).usage).to.include(told());
      const asked = JSON.stringify(server.calls.at(-1)?.request.body);
      expect(asked).to.contain('Write sum.sh.').and.contain('It adds now.').and.contain('And now?');
    });

  it('counts what a cancelled call was told to have used, and leaves nothing running', async () => {
    play(bash('echo begun; sleep 600'));
    const run = await caller.createRun({ task: 'Wait.' });
    await caller.untilEvent(run.id, ({ type }) => type === 'step.started');
    await caller.cancelRun(run.id);
    const settled = await caller.settled(run.id);
    expect(settled).to.include({ state: 'interrupted' });
    expect(settled.reason?.code).to.equal('cancelled');
    expect(settled.usage).to.include(told());
  });

  it('ends at the limit of steps with what was done until then', async () => {
    play(bash('echo x >> steps'));
    const run = await caller.createRun({ task: 'Go on for ever.', limit: 3 });
    const settled = await caller.settled(run.id);
    expect(settled.reason?.code).to.equal('limit_reached');
    expect(settled.usage).to.include(told());
    expect(await caller.patch(run.id)).to.contain('+x\n+x\n+x\n');
  });

  it('ends at its budget', async () => {
    play(bash('true'));
    const run = await caller.createRun({ task: 'Go on for ever.', budget: { input: 5_000 } });
    const settled = await caller.settled(run.id);
    expect(settled.reason?.code).to.equal('budget_exhausted');
    expect(settled.usage).to.include(told());
  });

  it('fails in the words of a provider that refuses, and never shows its key', async () => {
    play({ status: 400, message: `No such model for ${server.keys.openai}.` });
    const run = await caller.createRun({ task: 'Say hello.', model: 'openai:none' });
    const settled = await caller.settled(run.id);
    expect(settled).to.include({ state: 'failed' });
    expect(settled.reason?.code).to.equal('model_error');
    expect(JSON.stringify(settled)).not.to.contain(server.keys.openai);
  });

  it('never lets the provider key into the sandbox', async () => {
    play(
      bash(
        'env; cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n"; grep -rs scripted- / --include=environ',
      ),
      {
        text: 'ok',
      },
    );
    const run = await caller.createRun({ task: 'Look for keys.' });
    await caller.settled(run.id);
    const log = JSON.stringify(await caller.log(run.id));
    expect(log).to.contain('PATH=');
    for (const key of Object.values(server.keys)) expect(log).not.to.contain(key);
    await until('the model to have been shown the same', () => server.calls.length === first + 2);
    expect(JSON.stringify(server.calls.at(-1)?.request.body)).to.contain('PATH=');
  });

  it('asks its client before it acts, and hears what the client says meanwhile', async () => {
    play(bash('echo made > made.txt'), bash('echo never > never.txt'), { text: 'One of the two.' });
    const { id } = await caller.createRun({ task: 'Make two files.', approval: 'ask' });
    const answer = async (seen: number, decision: 'approve' | 'deny'): Promise<number> => {
      const asked = await caller.untilEvent(id, ({ type, seq }) => type === 'input.requested' && seq > seen);
      const input = asked.type === 'input.requested' ? asked.input : '';
      const path = `/v1/runs/${encodeURIComponent(id)}`;
      const said = await caller.call('POST', `${path}/messages`, { body: { text: `I ${decision} this.` } });
      expect(said.status).to.equal(202);
      expect((await caller.call('POST', `${path}/inputs/${input}`, { body: { decision } })).status).to.equal(
        200,
      );
      return asked.seq;
    };
    await answer(await answer(0, 'approve'), 'deny');
    const run = await caller.completed(id);
    const patch = await caller.patch(id);
    expect(patch).to.include('+++ b/made.txt').and.not.to.include('never.txt');
    const events = await caller.listEvents(id);
    const heard = events.flatMap((event) =>
      event.type === 'message.added' && event.from === 'client' ? [event.text] : [],
    );
    expect(heard).to.deep.equal(['I approve this.', 'I deny this.']);
    const sent = JSON.stringify(server.calls.at(-1)?.request);
    expect(sent).to.include('I approve this.').and.to.include('I deny this.');
    expect(run.usage).to.include(told());
  });
});
