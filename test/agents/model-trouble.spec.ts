/** The built-in agent when something is in the way: interruptions, providers that fail, conversations that grow too long, clients that speak. */
import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import type { Question } from '../../src/agents/agent.ts';
import { inOrder, type Turn } from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { resultsIn, useModelPlace } from './model-place.ts';

const bash = (command: string): Turn => ({ calls: [{ name: 'bash', input: { command } }] });

/** Messages that a test says when it likes. */
function mouth() {
  const said: string[] = [];
  let wake = () => {};
  async function* messages(): AsyncGenerator<string> {
    for (;;) {
      const next = said.shift();
      if (next !== undefined) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return {
    messages: messages(),
    say: (text: string) => {
      said.push(text);
      wake();
    },
  };
}

describe('the model agent in trouble', () => {
  const place = useModelPlace();
  const callsSince = (first: number) => place.server.calls.slice(first);

  it('stops at once in the middle of a tool, and closes its step as interrupted', async () => {
    const interruption = new AbortController();
    const ran = await place.work(inOrder(bash('echo begun; sleep 600')), {
      signal: interruption.signal,
      onReport: (report) => {
        if (report.type === 'output') interruption.abort();
      },
    });
    expect(ran.reason.code).to.equal('cancelled');
    expect(ran.lines).to.deep.equal([
      'start 1 command echo begun; sleep 600',
      'end 1 interrupted 0/0 outcome',
    ]);
  });

  it('stops at once in the middle of an answer, and says nothing of the half of it', async () => {
    const interruption = new AbortController();
    const first = place.server.calls.length;
    const ran = await place.work(
      inOrder({
        text: 'a long answer that is not over yet',
        hold: async () => {
          interruption.abort();
          await new Promise(() => undefined);
        },
      }),
      { signal: interruption.signal },
    );
    expect(ran).to.deep.include({ result: null, reports: [] });
    expect(ran.reason.code).to.equal('cancelled');
    await callsSince(first)[0]?.closed;
  });

  it('stops at once while a model does not answer at all', async () => {
    const interruption = new AbortController();
    const first = place.server.calls.length;
    const working = place.work(inOrder({ fail: 'hang' }), { signal: interruption.signal });
    await until('the call', () => callsSince(first).length === 1);
    interruption.abort();
    expect((await working).reason.code).to.equal('cancelled');
  });

  it('asks no model when it was stopped before', async () => {
    const first = place.server.calls.length;
    const ran = await place.work(inOrder({ text: 'ok' }), { signal: AbortSignal.abort() });
    expect(ran.reason.code).to.equal('cancelled');
    expect(callsSince(first)).to.have.length(0);
  });

  it('ends for the reason that its way to models gives', async () => {
    const verdict = new AbortController();
    const reason = { code: 'budget_exhausted', message: 'The budget is used up.' } as const;
    const ran = await place.work(inOrder(bash('echo x; sleep 600')), {
      access: { signal: verdict.signal, verdict: () => (verdict.signal.aborted ? reason : undefined) },
      onReport: (report) => {
        if (report.type === 'output') verdict.abort();
      },
    });
    expect(ran.reason).to.deep.equal(reason);
    expect(ran.lines.at(-1)).to.equal('end 1 interrupted 0/0 outcome');
  });

  for (const { model, openaiWire } of [
    { model: 'openai:m', openaiWire: 'responses' },
    { model: 'openai:m', openaiWire: 'chat' },
    { model: 'anthropic:m', openaiWire: 'responses' },
    { model: 'gemini:m', openaiWire: 'responses' },
  ] as const) {
    const wire = `${model} over ${openaiWire}`;

    it(`gives the words of a provider that refuses, without a key in them (${wire})`, async () => {
      const first = place.server.calls.length;
      const message = 'Incorrect API key provided: sk-proj-a1B2****c3D4. You can find yours elsewhere.';
      const ran = await place.work(inOrder({ status: 401, message }), { model, openaiWire });
      expect(ran.reason).to.deep.equal({
        code: 'model_error',
        message:
          "The model's provider answered 401: Incorrect API key provided: [key]. You can find yours elsewhere.",
      });
      expect(callsSince(first)).to.have.length(1);
    });

    it(`asks again when an answer breaks off, and does nothing twice (${wire})`, async () => {
      const ran = await place.work(
        inOrder(
          { ...bash('echo never'), cutAfter: 60 },
          { fail: 'reset' },
          bash('echo once'),
          { fail: 'error-in-stream' },
          { text: 'Done.' },
        ),
        { model, openaiWire },
      );
      expect(ran.reason.code).to.equal('done');
      expect(ran.output).to.equal('once\n');
      expect(ran.lines.at(-1)).to.equal('say Done.');
    });

    it(`gives up when answers break off again and again (${wire})`, async () => {
      const first = place.server.calls.length;
      const ran = await place.work(inOrder({ fail: 'error-in-stream' }), { model, openaiWire });
      expect(ran.reason.code).to.equal('model_error');
      expect(ran.reason.message).to.match(/^The model's answer broke off: .+\.$/);
      expect(callsSince(first)).to.have.length(3);
      expect(ran.reports).to.deep.equal([]);
    });

    it(`ends as a model error when the model declines (${wire})`, async () => {
      const ran = await place.work(inOrder({ text: 'I would rather not.', stop: 'refused' }), {
        model,
        openaiWire,
      });
      expect(ran.reason).to.deep.equal({
        code: 'model_error',
        message: 'The model declined to go on with this task.',
      });
    });

    it(`lets the model go on when its answer was cut at its length limit (${wire})`, async () => {
      const ran = await place.work(
        inOrder({ text: 'It is a lo', stop: 'length' }, { text: 'It is a short story.' }),
        { model, openaiWire },
      );
      expect(ran.reason.code).to.equal('done');
      expect(ran.result).to.equal('It is a short story.');
      expect(place.server.calls.at(-1)?.request.messages.at(-1)?.text).to.contain('cut off');
    });

    it(`ends when the model answers nothing again and again (${wire})`, async () => {
      const ran = await place.work(inOrder({ text: '' }), { model, openaiWire });
      expect(ran.reason).to.deep.equal({ code: 'model_error', message: 'The model gave empty answers.' });
    });

    it(`makes a summary of older turns when the context is nearly full (${wire})`, async () => {
      const first = place.server.calls.length;
      const ran = await place.work(
        (request, index) => {
          if (request.tools.length === 0) return { text: 'SUMMARY: line 7 is wrong.', usage: { input: 50 } };
          if (index < 3)
            return { ...bash(`echo ${'x'.repeat(1_000)}${index}`), usage: { input: 3_000 * (index + 1) } };
          return { text: 'Done.', usage: { input: 500 } };
        },
        { model, openaiWire, contextTokens: 10_000, instruction: 'Mend line seven.' },
      );
      expect(ran.reason.code).to.equal('done');
      const calls = callsSince(first).map(({ request }) => request);
      expect(calls.map(({ tools }) => tools.length > 0)).to.deep.equal([true, true, true, false, true]);
      expect(calls[3]?.messages.at(-1)?.text).to.contain('x0').and.contain('[calls bash');
      const last = calls[4];
      const user = last?.messages.find(({ role }) => role === 'user')?.text;
      expect(user)
        .to.match(/^Mend line seven\./)
        .and.contain('SUMMARY: line 7 is wrong.');
      // The last turn is kept as it was, and only that.
      expect(resultsIn(last)).to.have.length(1);
      expect(resultsIn(last)[0]).to.contain('x2');
    });
  }

  for (const message of [
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
    'prompt is too long: 208310 tokens > 200000 maximum',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    'Your input exceeds the context window of this model. Please adjust your input and try again.',
    'the request exceeds the available context size (4096 tokens), try increasing it',
  ])
    it(`makes a summary when the provider says: ${message.slice(0, 40)}…`, async () => {
      const first = place.server.calls.length;
      const ran = await place.work(
        inOrder(bash('seq 100'), { status: 400, message }, { text: 'SUMMARY' }, { text: 'Done.' }),
      );
      expect(ran.reason.code).to.equal('done');
      const calls = callsSince(first).map(({ request }) => request);
      expect(calls.map(({ tools }) => tools.length > 0)).to.deep.equal([true, true, false, true]);
      expect(calls[3]?.messages.find(({ role }) => role === 'user')?.text).to.contain('SUMMARY');
    });

  it('ends with a sentence when the task itself does not fit, or even the summary', async () => {
    const full: Turn = { status: 400, message: 'prompt is too long: 9000 tokens > 2000 maximum' };
    for (const script of [
      inOrder(full),
      inOrder(bash('seq 9'), full, { text: 'SUMMARY' }, full, { text: 'SUMMARY' }, full),
    ]) {
      const first = place.server.calls.length;
      const ran = await place.work(script);
      expect(ran.reason).to.deep.equal({
        code: 'model_error',
        message:
          "The task and what is left of the conversation do not fit into the model's context. prompt is too long: 9000 tokens > 2000 maximum.",
      });
      expect(callsSince(first).length).to.be.lessThan(7);
      for (const { request } of callsSince(first)) expect(request.messages.at(-1)?.text).not.to.equal('');
    }
  });

  it('takes in what a client says before the next turn, each once, in order', async () => {
    const { messages, say } = mouth();
    const first = place.server.calls.length;
    const ran = await place.work(inOrder(bash('echo x; sleep 0.2'), { text: 'Two it is.' }), {
      messages,
      onReport: (report) => {
        if (report.type !== 'output') return;
        say('Make it two.');
        say('And be quick.');
      },
    });
    expect(ran.reason.code).to.equal('done');
    const second = callsSince(first)[1]?.request.messages ?? [];
    expect(second.slice(-2).map(({ role, text }) => `${role}: ${text}`)).to.deep.equal([
      'user: Make it two.',
      'user: And be quick.',
    ]);
  });

  it('goes on when a client says something while the model gives its last answer', async () => {
    const { messages, say } = mouth();
    const ran = await place.work(
      inOrder(
        {
          text: 'This is the end of it.',
          hold: async () => {
            say('One more thing.');
          },
        },
        { text: 'That too.' },
      ),
      { messages },
    );
    expect(ran.lines).to.deep.equal(['say This is the end of it.', 'say That too.']);
    expect(place.server.calls.at(-1)?.request.messages.at(-1)?.text).to.equal('One more thing.');
  });

  it('asks before it changes anything when the client wants to be asked, and never to look', async () => {
    const questions: Question[] = [];
    const answers = [{ option: 'deny' }, { option: 'allow_once' }, { text: 'Not this way.' }];
    const ran = await place.work(
      inOrder(
        {
          calls: [
            { name: 'list', input: {} },
            { name: 'write', input: { path: 'a', content: '1' } },
            { name: 'bash', input: { command: 'touch b' } },
            { name: 'bash', input: { command: 'touch c' } },
          ],
        },
        { text: 'ok' },
      ),
      {
        approval: 'ask',
        ask: async (question) => {
          questions.push(question);
          return answers.shift() ?? { option: 'deny' };
        },
      },
    );
    expect(questions.map(({ title }) => title)).to.deep.equal(['Write a', 'Run touch b', 'Run touch c']);
    expect(questions[0]?.options.map(({ id, effect }) => `${id} ${effect}`)).to.deep.equal([
      'allow_once allow',
      'allow_all allow',
      'deny deny',
    ]);
    expect(ran.lines.filter((line) => line.startsWith('end'))).to.deep.equal([
      'end 1 completed 1/0 outcome',
      'end 2 failed 0/1 outcome',
      'end 3 completed 1/0 outcome exit 0',
      'end 4 failed 0/1 outcome',
    ]);
    expect(await readdir(place.folder)).to.deep.equal(['b']);
    const [, denied, , said] = place.lastResults();
    expect(denied).to.contain('did not allow it');
    expect(said).to.contain('Not this way.');
  });

  it('asks no more once the client has allowed everything', async () => {
    let asked = 0;
    await place.work(inOrder(bash('touch a'), bash('touch b'), { text: 'ok' }), {
      approval: 'ask',
      ask: async () => {
        asked += 1;
        return { option: 'allow_all' };
      },
    });
    expect(asked).to.equal(1);
    expect(await readdir(place.folder)).to.deep.equal(['a', 'b']);
  });

  it('stops at once while it waits for an answer of the client', async () => {
    const interruption = new AbortController();
    const ran = await place.work(inOrder(bash('touch a')), {
      approval: 'ask',
      signal: interruption.signal,
      ask: () =>
        new Promise((_resolve, reject) => {
          interruption.signal.addEventListener('abort', () => reject(new Error('interrupted')));
          interruption.abort();
        }),
    });
    expect(ran.reason.code).to.equal('cancelled');
    expect(ran.reports).to.deep.equal([]);
    expect(await readdir(place.folder)).to.deep.equal([]);
  });

  it('says what to set when no model is configured', async () => {
    for (const given of [{ model: null }, { models: undefined }, { access: { providers: [] } }]) {
      const ran = await place.work(inOrder({ text: 'ok' }), given);
      expect(ran.reason.code).to.equal('agent_unavailable');
      expect(ran.reason.message).to.contain('Set MODEL=provider:model');
    }
  });
});
