/** What the built-in agent hands on to the run that continues it. */
import { expect } from 'chai';
import type { Memory } from '../../src/agents/agent.ts';
import { remember } from '../../src/agents/model-memory.ts';
import { inOrder } from '../support/model-server.ts';
import { resultsIn, useModelPlace } from './model-place.ts';

function memoryOf(earlier: string | undefined): Memory & { kept: string | undefined } {
  const memory = {
    kept: undefined as string | undefined,
    earlier: async () => earlier,
    keep: async (text: string) => {
      memory.kept = text;
    },
  };
  return memory;
}

describe('the memory of the model agent', () => {
  const place = useModelPlace();
  const echo = (text: string) => ({ name: 'bash', input: { command: `echo ${text}` } });

  for (const [from, to] of [
    ['openai:m', 'anthropic:m'],
    ['anthropic:m', 'gemini:m'],
    ['gemini:m', 'openai:m'],
  ] as const)
    it(`goes on with the conversation of another run, also from ${from} to ${to}`, async () => {
      const first = memoryOf(undefined);
      const calls = [echo('seen-one'), echo('seen-two')];
      const ran = await place.work(inOrder({ text: 'I look.', calls }), {
        model: from,
        memory: first,
        limit: 1,
        instruction: 'Count to two.',
      });
      expect(ran.reason.code).to.equal('limit_reached');
      const second = memoryOf(first.kept);
      await place.work(inOrder({ text: 'That makes two.' }), {
        model: to,
        memory: second,
        instruction: 'Go on.',
      });
      const request = place.server.calls.at(-1)?.request;
      const users = request?.messages.filter(({ role, text }) => role === 'user' && text !== '');
      expect(users?.map(({ text }) => text).join()).to.contain('Count to two.');
      expect(request?.messages.at(-1)?.text).to.contain('Go on.');
      const results = resultsIn(request).join('\n');
      expect(results).to.contain('seen-one').and.contain('Not done: the run ended first.');
      const third = memoryOf(second.kept);
      await place.work(inOrder({ text: 'ok' }), { model: from, memory: third });
      expect(JSON.stringify(place.server.calls.at(-1)?.request.body)).to.contain('That makes two.');
    });

  it('is kept when a run is interrupted, with what was done until then', async () => {
    const interruption = new AbortController();
    const memory = memoryOf(undefined);
    await place.work(
      inOrder({ calls: [echo('before'), { name: 'bash', input: { command: 'echo x; sleep 600' } }] }),
      {
        memory,
        signal: interruption.signal,
        onReport: (report) => {
          if (report.type === 'output' && report.index === 2) interruption.abort();
        },
      },
    );
    expect(memory.kept).to.contain('before\\n[exit code 0]').and.contain('Not done: the run ended first.');
  });

  it('is no obstacle when it can not be understood', async () => {
    for (const earlier of ['', 'no json', '{"version":2,"messages":[]}', 'null', '{"version":1}']) {
      const ran = await place.work(inOrder({ text: 'ok' }), { memory: memoryOf(earlier) });
      expect(ran.reason.code).to.equal('done');
      expect(place.server.calls.at(-1)?.request.messages).to.have.length(2);
    }
  });

  it('holds the last words alone of a conversation that is too long to keep', () => {
    const text = remember(
      [
        { role: 'user', content: 'the task' },
        { role: 'assistant', content: [{ type: 'text', text: 'x'.repeat(5_000_000) }] },
        { role: 'user', content: 'more' },
        { role: 'assistant', content: [{ type: 'text', text: 'the end' }] },
      ],
      [],
    );
    expect(JSON.parse(text).messages).to.deep.equal([
      { role: 'user', content: 'more' },
      { role: 'assistant', content: 'the end' },
    ]);
  });
});
