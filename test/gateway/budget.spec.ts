/** The budget and the errors of providers: when calls stop, what the agent reads then, and what the run is told to end with. */
import { expect } from 'chai';
import { retryAfterMs } from '../../src/gateway/upstream-call.ts';
import { inOrder, type Turn, wires } from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { type Answered, callSocket, type Fixture, openFixture, pathBehind } from './fixture.ts';

type Wire = (typeof wires)[number];

const [chat] = wires as [Wire];
const usage = { input: 100, output: 20, cached: 0, cacheWritten: 0, reasoning: 0 };

describe('gateway/budget', () => {
  let fixture: Fixture;

  afterEach(() => fixture.close());

  function call(wire: Wire, stream = true): Promise<Answered> {
    return callSocket(fixture.models.socketPath, {
      path: pathBehind(fixture.models.baseUrl(wire.provider), wire.path('scripted', stream)),
      body: wire.body('scripted', stream, 'Say something.'),
    });
  }

  for (const wire of wires)
    it(`refuses the call after the budget in the words of ${wire.protocol}, and ends the run`, async () => {
      fixture = await openFixture({
        script: inOrder({ text: 'ok', usage }),
        budget: { input: null, output: 40 },
      });
      expect([(await call(wire)).status, (await call(wire)).status]).to.deep.equal([200, 200]);
      expect(fixture.models.signal.aborted).to.equal(false);
      const refused = await call(wire);
      expect(refused.status).to.equal(403);
      const { error } = JSON.parse(refused.body) as { error: { message: string } };
      expect(error.message).to.equal('The run has used 40 of the 40 output tokens of its budget.');
      expect(fixture.models.signal.aborted).to.equal(true);
      expect(fixture.models.verdict()).to.deep.equal({ code: 'budget_exhausted', message: error.message });
      expect(fixture.server.calls).to.have.length(2);
    });

  it('counts what earlier attempts used against the budget', async () => {
    fixture = await openFixture({ budget: { input: 500, output: null }, spent: { input: 500, output: 0 } });
    expect((await call(chat)).status).to.equal(403);
    expect(fixture.models.verdict()?.code).to.equal('budget_exhausted');
    expect(fixture.server.calls).to.have.length(0);
  });

  it('lets calls under way finish when another one used the budget up, and counts them', async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    fixture = await openFixture({
      script: (_request, index) => ({ text: 'ok', usage, ...(index === 0 ? { hold: () => hold } : {}) }),
      budget: { input: 100, output: null },
    });
    const slow = call(chat);
    await until('the slow call to be under way', () => fixture.server.calls.length === 1);
    expect((await call(chat)).status).to.equal(200);
    expect((await call(chat)).status).to.equal(403);
    release();
    expect(await slow).to.include({ status: 200, whole: true });
    expect(fixture.models.tokens()).to.include({ input: 200, output: 40, cutCalls: 0 });
  });

  it('lets free calls through when the budget is used up', async () => {
    fixture = await openFixture({ budget: { input: 1, output: null }, spent: { input: 1, output: 0 } });
    const models = await callSocket(fixture.models.socketPath, { method: 'GET', path: '/openai/v1/models' });
    expect(models.status).to.equal(200);
    expect(fixture.models.verdict()).to.equal(undefined);
  });

  it('lets no new call through once the attempt is to end', async () => {
    fixture = await openFixture();
    fixture.end();
    expect((await call(chat)).status).to.equal(503);
    expect(fixture.models.verdict()).to.equal(undefined);
  });

  const wrongs: [title: string, turn: Turn, status: number, tries: number, sentence: RegExp][] = [
    ['a refused key', { status: 401 }, 401, 1, /refused the service's key \(status 401\).*OPENAI_API_KEY/],
    ['a forbidden model', { status: 403 }, 403, 1, /refused the service's key \(status 403\)/],
    ['an unpaid bill', { status: 402 }, 402, 1, /paid first \(status 402\)/],
    ['an unknown model', { status: 404 }, 404, 1, /no such model.*OPENAI_BASE_URL/],
    ['a call it does not take', { status: 400 }, 400, 1, /did not accept the call \(status 400\)/],
    ['a quota', { status: 429, headers: { 'Retry-After': '0' } }, 429, 3, /out of quota or too busy/],
    ['a quota for long', { status: 429, headers: { 'Retry-After': '3600' } }, 429, 1, /out of quota/],
    ['an error of its own', { status: 500 }, 500, 3, /error of its own \(status 500\)/],
    ['too much load', { status: 529 }, 529, 3, /error of its own \(status 529\)/],
    [
      'a closed connection',
      { fail: 'reset' },
      502,
      3,
      /could not be reached or closed the connection.*OPENAI_BASE_URL/,
    ],
    ['an answer in no words of the interface', { fail: 'garbage' }, 200, 1, /no reply of its interface/],
    ['an error inside of a stream', { fail: 'error-in-stream' }, 200, 1, /ended its answer with an error/],
    ['an answer broken off', { text: 'a long answer', cutAfter: 150 }, 200, 1, /broke its answer off/],
  ];
  for (const [title, turn, status, tries, sentence] of wrongs)
    it(`fails the run after several times ${title}`, async () => {
      fixture = await openFixture({ script: inOrder(turn), errorsMax: 2 });
      expect((await call(chat)).status).to.equal(status);
      await until('the failure to be noted', () => fixture.models.lastError());
      expect(fixture.server.calls).to.have.length(tries);
      expect(fixture.models.verdict()).to.equal(undefined);
      await call(chat);
      const verdict = await until('the verdict', () => fixture.models.verdict());
      expect(verdict.code).to.equal('model_error');
      expect(verdict.message).to.match(sentence).and.to.include('openai').and.to.include('2 times in a row');
      expect(fixture.models.signal.aborted).to.equal(true);
      expect((await call(chat)).status).to.equal(403);
      expect(fixture.server.calls).to.have.length(2 * tries);
    });

  for (const wire of wires)
    it(`sees an error that ${wire.protocol} tells inside of a stream`, async () => {
      fixture = await openFixture({ script: inOrder({ fail: 'error-in-stream' }), errorsMax: 1 });
      await call(wire);
      await until('the verdict', () => fixture.models.verdict());
    });

  it('gives up on a provider that says nothing, before and within an answer', async () => {
    const never = (): Promise<void> => new Promise(() => undefined);
    fixture = await openFixture({
      script: inOrder({ fail: 'hang' }, { text: 'half', hold: never }),
      errorsMax: 2,
      limits: { silenceMs: 150 },
    });
    const silent = await call(chat);
    expect(silent.status).to.equal(504);
    expect(fixture.models.lastError()?.message).to.match(/did not answer in time/);
    expect(await call(chat)).to.include({ status: 200, whole: false });
    expect((await until('the verdict', () => fixture.models.verdict())).message).to.match(/in time/);
    // Neither was counted to its end, and neither was tried again.
    expect(fixture.models.tokens().cutCalls).to.equal(2);
    expect(fixture.server.calls).to.have.length(2);
  });

  it('reports a provider that nobody can connect to', async () => {
    fixture = await openFixture({
      settings: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
      errorsMax: 1,
    });
    const answered = await call(chat);
    expect(answered.status).to.equal(502);
    expect(fixture.models.verdict()?.message).to.match(/could not be reached/);
    expect(fixture.models.tokens()).to.include({ input: 0, cutCalls: 0 });
  });

  it('begins to count errors anew after a call that went well', async () => {
    fixture = await openFixture({
      script: (_request, index) => (index % 3 === 2 ? { text: 'ok', usage } : { status: 400 }),
      errorsMax: 3,
    });
    for (let round = 0; round < 9; round++) await call(chat);
    expect(fixture.models.verdict()).to.equal(undefined);
    expect(fixture.models.lastError()).to.equal(undefined);
    expect(fixture.models.tokens().input).to.equal(300);
  });

  it('waits as long as the provider asks before it tries again', async () => {
    const at: number[] = [];
    fixture = await openFixture({
      script: (_request, index) => {
        at.push(performance.now());
        return index === 0 ? { status: 503, headers: { 'Retry-After': '1' } } : { text: 'ok', usage };
      },
    });
    expect((await call(chat)).status).to.equal(200);
    const [first = 0, second = 0] = at;
    expect(second - first).to.be.at.least(990);
  });

  it('reads the wait in seconds and as a date, and no other words', () => {
    const now = new Date('2026-11-21T09:30:00.000Z');
    const read = (value: string | undefined): number | undefined => retryAfterMs(value, now);
    expect([read('7'), read(' 0 '), read('1.5')]).to.deep.equal([7000, 0, 1500]);
    expect(read('Sat, 21 Nov 2026 09:30:12 GMT')).to.equal(12_000);
    expect(read('Sat, 21 Nov 2026 09:29:00 GMT')).to.equal(0);
    expect([read(undefined), read('soon'), read('')]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('tells its figures by provider', async () => {
    fixture = await openFixture({
      script: inOrder({ text: 'ok', usage: { ...usage, cached: 30 } }, { status: 400 }),
    });
    await call(chat);
    await call(chat);
    const { text } = await fixture.metrics.read();
    expect(text).to.include('ars_model_calls_total{provider="openai",status="200"} 1');
    expect(text).to.include('ars_model_calls_total{provider="openai",status="400"} 1');
    expect(text).to.include('ars_model_tokens_total{provider="openai",kind="input"} 100');
    expect(text).to.include('ars_model_tokens_total{provider="openai",kind="cached_input"} 30');
    expect(text).to.include('ars_model_call_duration_seconds_count{provider="openai"} 2');
  });
});
