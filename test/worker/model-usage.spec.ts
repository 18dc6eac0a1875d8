/** Runs that call models: what they used stands in the log and in the receipt, whatever becomes of their attempts. */
import { expect } from 'chai';
import type { AgentEnd } from '../../src/agents/agent.ts';
import type { ModelAccess } from '../../src/gateway/gateway.ts';
import { inOrder, type ModelReply } from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { done, type ModelPlace, openModelPlace, type Work } from './model-place.ts';

const reply = (input: number, output: number, more: Partial<ModelReply> = {}): ModelReply => ({
  text: 'Something.',
  usage: { input, output, cached: 10, reasoning: 0 },
  ...more,
});

describe('worker/model-usage', () => {
  let place: ModelPlace;

  beforeEach(async () => {
    place = await openModelPlace({ MODEL_ERRORS_MAX: '3' });
  });

  afterEach(() => place.close());

  const ask = (models: ModelAccess, signal?: AbortSignal): Promise<Response> =>
    models.fetch(`${models.baseUrl('openai')}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'scripted', stream: true, messages: [{ role: 'user', content: 'hi' }] }),
      signal,
    });

  /** Calls the model so many times and reads every reply; a refusal ends the work as an agent would. */
  const calls = (count: number): Work =>
    async function* (models) {
      yield* [];
      for (let made = 0; made < count; made++) {
        const response = await ask(models);
        await response.text();
        if (!response.ok) return { reason: { code: 'agent_error', message: 'It gave up.' }, result: null };
      }
      return done;
    };

  it('writes the sums as they grow, and at last those of the receipt', async () => {
    place.server.play((_request, index) => reply(100 * (index + 1), index + 1));
    place.work = calls(4);
    const run = await place.create();
    expect(await place.attempt(run)).to.equal('done');
    const { usage, state } = await place.receipt(run);
    const totals = place.server.totals();
    expect(state).to.equal('completed');
    expect(usage).to.include({ input: 1000, output: 10, cached_input: 40, cut_calls: 0 });
    expect([usage.input, usage.output]).to.deep.equal([totals.input, totals.output]);
    const events = await place.usageEvents(run);
    expect(events.at(0)).to.include({ input: 100 });
    expect(events.at(-1)).to.deep.equal({ input: 1000, output: 10, cached_input: 40, cut_calls: 0 });
    // The first at once and the rest together: far apart calls have an event each, close ones do not.
    expect(events.length).to.be.within(2, 4);
  });

  it('says nothing of tokens in the log of a run that calls no model', async () => {
    place.work = calls(0);
    const run = await place.create();
    await place.attempt(run);
    expect(await place.usageEvents(run)).to.deep.equal([]);
    expect((await place.receipt(run)).usage).to.include({
      input: 0,
      output: 0,
      cached_input: 0,
      cut_calls: 0,
    });
  });

  it('interrupts a run that wants more than its budget, with every token counted', async () => {
    place.server.play(inOrder(reply(600, 5)));
    place.work = calls(10);
    const run = await place.create({ budget: { input: 1000, output: null } });
    await place.attempt(run);
    const receipt = await place.receipt(run);
    expect([receipt.state, receipt.reason.code]).to.deep.equal(['interrupted', 'budget_exhausted']);
    expect(receipt.reason.message).to.equal('The run has used 1200 of the 1000 input tokens of its budget.');
    expect(receipt.usage).to.include({ input: 1200, output: 10, cut_calls: 0 });
    expect(place.server.calls).to.have.length(2);
  });

  it('completes a run whose last call used its budget up', async () => {
    place.server.play(inOrder(reply(600, 5)));
    place.work = calls(2);
    const run = await place.create({ budget: { input: null, output: 10 } });
    await place.attempt(run);
    expect((await place.receipt(run)).state).to.equal('completed');
  });

  it('fails a run after too many errors of its provider in a row, and says who was wrong with what', async () => {
    place.server.play(inOrder({ status: 401 }));
    place.work = async function* (models) {
      yield* [];
      for (;;) {
        const response = await ask(models);
        await response.text();
        if (models.signal.aborted) return done;
      }
    };
    const run = await place.create();
    await place.attempt(run);
    const { state, reason } = await place.receipt(run);
    expect([state, reason.code]).to.deep.equal(['failed', 'model_error']);
    expect(reason.message).to.equal(
      "The model provider openai refused the service's key (status 401), 3 times in a row. " +
        'The operator of the service has to check OPENAI_API_KEY and what that key may use.',
    );
    expect(place.server.calls).to.have.length(3);
  });

  it('blames the provider when the agent gives up before the service does', async () => {
    place.server.play(inOrder({ status: 404 }));
    place.work = calls(1);
    const run = await place.create();
    await place.attempt(run);
    const { reason } = await place.receipt(run);
    expect(reason.code).to.equal('model_error');
    expect(reason.message).to.match(/openai knows no such model/);
  });

  it('counts what an attempt used whose worker went silent', async () => {
    place.server.play(inOrder(reply(100, 7), reply(200, 9), reply(60, 3)));
    const lost = new AbortController();
    place.work = async function* (models, job) {
      yield* [];
      for (let made = 0; made < 2; made++) await (await ask(models)).text();
      // Everything counted so far is stored before the worker is cut off.
      await until(
        'both calls to be stored',
        async () => (await place.usageEvents(run)).at(-1)?.input === 300,
      );
      lost.abort();
      await until('the loss to be noticed', () => job.signal.aborted);
      return done;
    };
    const run = await place.create({ budget: { input: 350, output: null } });
    await place.attempt(run, lost.signal);
    place.work = calls(2);
    await place.attempt(run);
    const receipt = await place.receipt(run);
    // The budget is the run's, not the attempt's.
    expect(receipt.usage).to.include({ input: 360, output: 19, cached_input: 30, cut_calls: 0 });
    expect(receipt.state).to.equal('interrupted');
    const totals = place.server.totals();
    expect([receipt.usage.input, receipt.usage.output]).to.deep.equal([totals.input, totals.output]);
  });

  it('counts what an attempt used that a stopping worker handed back, also when nobody takes it again', async () => {
    place.server.play(inOrder(reply(100, 7)));
    place.work = async function* (models, job) {
      yield* [];
      await (await ask(models)).text();
      await (await ask(models)).text();
      place.under.get(run.uuid)?.interrupt('drained');
      await until('the drain to be noticed', () => job.signal.aborted);
      return { ...done, reason: { code: 'cancelled', message: 'stopped' } } satisfies AgentEnd;
    };
    const run = await place.create();
    expect(await place.attempt(run)).to.equal('again');
    expect((await place.usageEvents(run)).at(-1)).to.include({ input: 200, output: 14 });
    await place.cancel(run);
    const receipt = await place.receipt(run);
    expect(receipt.reason.code).to.equal('cancelled');
    expect(receipt.usage).to.include({ input: 200, output: 14 });
  });

  it('flags the call that a cancel cut, with what was told of it', async () => {
    place.server.play(inOrder(reply(100, 7), reply(50, 5, { hold: () => new Promise(() => undefined) })));
    place.work = async function* (models, job) {
      yield* [];
      await (await ask(models)).text();
      const call = ask(models, job.signal);
      await until('the second call to be under way', () => (place.server.calls[1]?.sent.length ?? 0) > 0);
      place.under.get(run.uuid)?.interrupt('cancelled');
      await call.then((response) => response.text()).catch(() => undefined);
      return { reason: { code: 'cancelled', message: 'stopped' }, result: null };
    };
    const run = await place.create();
    await place.attempt(run);
    const { usage, reason } = await place.receipt(run);
    expect(reason.code).to.equal('cancelled');
    expect(usage).to.include({ input: 100, output: 7, cut_calls: 1 });
    expect((await place.usageEvents(run)).at(-1)).to.include({ input: 100, cut_calls: 1 });
  });

  it('closes the way to models with the attempt', async () => {
    let kept: ModelAccess | undefined;
    place.work = async function* (models) {
      yield* [];
      kept = models;
      return done;
    };
    const run = await place.create();
    await place.attempt(run);
    const models = kept ?? expect.fail('the agent did not work');
    expect((await ask(models)).status).to.equal(503);
    expect(place.server.calls).to.have.length(0);
  });
});
