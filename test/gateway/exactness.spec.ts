/** Counting: what the gateway says a call took is what the provider told, to the token, whatever the reply looks like on the wire. */
import { expect } from 'chai';
import {
  inOrder,
  type ModelReply,
  type ModelServer,
  type ModelUsage,
  protocols,
  wires,
} from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { type Answered, callSocket, type Fixture, openFixture, pathBehind } from './fixture.ts';

const reply: ModelReply = {
  text: 'Größe: 42 µm – “quoted” {"usage":{"prompt_tokens":999999}} \\ data: [DONE]\n\nend',
  calls: [{ name: 'bash', input: { command: 'printf "}]\\n\\"" && exit 3' } }],
  usage: { input: 5003, output: 311, cached: 1207, cacheWritten: 501, reasoning: 77 },
};

type Wire = (typeof wires)[number];

describe('gateway/exactness', () => {
  let fixture: Fixture;

  afterEach(() => fixture.close());

  function call(
    wire: Wire,
    stream: boolean,
    more: { hangUpAfter?: number; model?: string } = {},
  ): Promise<Answered> {
    const { model = 'scripted', hangUpAfter } = more;
    return callSocket(fixture.models.socketPath, {
      path: pathBehind(fixture.models.baseUrl(wire.provider), wire.path(model, stream)),
      body: wire.body(model, stream, 'Say something.'),
      hangUpAfter,
    });
  }

  /** The gateway's count in the words of the server's. */
  function counted(): ReturnType<ModelServer['totals']> {
    const { input, output, cachedInput: cached, reasoning } = fixture.models.tokens();
    return { input, output, cached, reasoning };
  }

  for (const wire of wires)
    for (const stream of [false, true])
      for (const chunkBytes of [undefined, 1, 7, 64]) {
        const way = `${wire.protocol} ${stream ? 'as a stream' : 'whole'} in pieces of ${chunkBytes ?? 'an event'}`;

        it(`passes on every byte and counts every token of ${way}`, async () => {
          fixture = await openFixture({ chunkBytes, script: inOrder(reply) });
          const answered = await call(wire, stream);
          const [served] = fixture.server.calls;
          expect(answered).to.include({ status: 200, whole: true });
          expect(answered.body).to.equal(served?.sent);
          expect(served?.request.stream).to.equal(stream);
          expect(counted()).to.deep.equal(fixture.server.totals());
          expect(counted()).to.include({ input: 5003, output: 311, cached: 1207 });
          expect(fixture.models.tokens().cutCalls).to.equal(0);
          expect(fixture.models.cachedInput()).to.equal(1207);
        });
      }

  for (const wire of wires) {
    it(`counts a stream with other line ends of ${wire.protocol}`, async () => {
      fixture = await openFixture({ chunkBytes: 3, script: inOrder({ ...reply, crlf: true }) });
      const answered = await call(wire, true);
      expect(answered.body).to.equal(fixture.server.calls[0]?.sent);
      expect(counted()).to.deep.equal(fixture.server.totals());
      expect(fixture.models.tokens().cutCalls).to.equal(0);
    });

    for (const encoding of ['gzip', 'br', 'deflate', 'zstd'] as const)
      it(`counts what came as ${encoding} though nobody asked, of ${wire.protocol}`, async () => {
        fixture = await openFixture({ chunkBytes: 50, script: inOrder({ ...reply, encoding }) });
        const answered = await call(wire, true);
        expect(answered.headers['content-encoding']).to.equal(encoding);
        expect(answered.whole).to.equal(true);
        await until('the count', () => counted().output === 311);
        expect(counted()).to.deep.equal(fixture.server.totals());
        expect(fixture.server.calls[0]?.request.headers['accept-encoding']).to.equal('identity');
      });

    it(`flags a stream of ${wire.protocol} that the provider cut, with what was told before`, async () => {
      // Somewhere inside each of a few events, and at the very beginning.
      for (const cutAfter of [1, 200, 700]) {
        fixture = await openFixture({ chunkBytes: 11, script: inOrder({ ...reply, cutAfter }) });
        const answered = await call(wire, true);
        const [served] = fixture.server.calls;
        expect(answered.whole, `cut after ${cutAfter}`).to.equal(false);
        expect(served?.sent.startsWith(answered.body)).to.equal(true);
        await until('the count', () => fixture.models.tokens().cutCalls === 1);
        expect(counted()).to.deep.equal(fixture.server.totals());
        if (cutAfter < 700) await fixture.close();
      }
    });

    it(`flags a whole reply of ${wire.protocol} that tells no usage`, async () => {
      fixture = await openFixture({ script: inOrder({ ...reply, untold: true }) });
      await call(wire, false);
      await call(wire, true);
      expect(fixture.models.tokens()).to.deep.include({ input: 0, output: 0, cutCalls: 2 });
    });

    it(`goes on counting when the agent of ${wire.protocol} hangs up`, async () => {
      let release = (): void => undefined;
      const hold = new Promise<void>((resolve) => {
        release = resolve;
      });
      fixture = await openFixture({ script: inOrder({ ...reply, hold: () => hold }) });
      await call(wire, true, { hangUpAfter: 1 });
      release();
      await until('the last count', () => counted().output === 311);
      expect(counted()).to.deep.equal(fixture.server.totals());
      expect(fixture.models.tokens().cutCalls).to.equal(0);
    });

    it(`flags a call of ${wire.protocol} that the end of the attempt cuts`, async () => {
      const hold = new Promise<void>(() => undefined);
      fixture = await openFixture({ script: inOrder({ ...reply, hold: () => hold }) });
      const cut = call(wire, true);
      await until('the call to be under way', () => (fixture.server.calls[0]?.sent.length ?? 0) > 0);
      await fixture.models[Symbol.asyncDispose]();
      expect((await cut).whole).to.equal(false);
      expect(fixture.models.tokens().cutCalls).to.equal(1);
    });

    it(`counts a call of ${wire.protocol} once that took several tries`, async () => {
      const busy = { status: 429, headers: { 'Retry-After': '0' } };
      fixture = await openFixture({ script: inOrder(busy, { fail: 'reset' }, reply) });
      const answered = await call(wire, true);
      expect(answered).to.include({ status: 200, whole: true });
      expect(fixture.server.calls).to.have.length(3);
      expect(counted()).to.deep.equal(fixture.server.totals());
      expect(fixture.models.byModel()).to.have.length(1);
      expect(fixture.models.byModel()[0]).to.include({ calls: 1, input: 5003, cutCalls: 0 });
    });
  }

  it('keeps the sums of several models and providers apart', async () => {
    const usage = (input: number): { usage: Partial<ModelUsage> } => ({
      usage: { input, output: input / 10, cached: 0, cacheWritten: 0, reasoning: 0 },
    });
    fixture = await openFixture({
      script: (_request, index) => ({ text: 'ok', ...usage((index + 1) * 100) }),
    });
    for (const wire of wires) {
      await call(wire, true, { model: 'small' });
      await call(wire, false, { model: 'large' });
    }
    const sums = fixture.models
      .byModel()
      .map(({ provider, model, calls, input, output }) => [provider, model, calls, input, output]);
    expect(sums).to.deep.equal([
      ['openai', 'small', 2, 400, 40],
      ['openai', 'large', 2, 600, 60],
      ['anthropic', 'small', 1, 500, 50],
      ['anthropic', 'large', 1, 600, 60],
      ['gemini', 'small', 1, 700, 70],
      ['gemini', 'large', 1, 800, 80],
    ]);
    expect(counted()).to.deep.equal(fixture.server.totals());
  });

  it('counts many calls at once', async () => {
    fixture = await openFixture({
      chunkBytes: 13,
      script: (_request, index) => ({ text: `reply ${index}` }),
    });
    const all = [0, 1, 2, 3, 4].flatMap((round) => wires.map((wire) => call(wire, round % 2 === 0)));
    expect((await Promise.all(all)).every((answered) => answered.whole)).to.equal(true);
    expect(counted()).to.deep.equal(fixture.server.totals());
    expect(fixture.models.tokens().cutCalls).to.equal(0);
  });

  it('does not make up what was read from a cache when a server does not tell it', async () => {
    fixture = await openFixture({ script: inOrder({ ...reply, plainUsage: true }) });
    const [chat] = wires;
    if (chat) await call(chat, true);
    expect(fixture.models.tokens()).to.deep.include({ input: 5003, output: 311, cachedInput: 0 });
    expect(fixture.models.cachedInput()).to.equal(null);
  });

  it('asks for the usage of a chat stream when the agent did not, and leaves the rest of its request alone', async () => {
    fixture = await openFixture({ script: inOrder(reply) });
    const sent = '{ "model":"scripted", "seed":12345678901234567890,"stream": true, "messages":[]}';
    await callSocket(fixture.models.socketPath, { path: '/openai/v1/chat/completions', body: sent });
    await callSocket(fixture.models.socketPath, {
      path: '/openai/v1/chat/completions',
      body: {
        model: 'scripted',
        stream: true,
        stream_options: { include_usage: false, other: 1 },
        messages: [],
      },
    });
    const bodies = fixture.server.calls.map((served) => served.request.body.stream_options);
    expect(bodies).to.deep.equal([{ include_usage: true }, { include_usage: true, other: 1 }]);
    expect(counted()).to.deep.equal(fixture.server.totals());
    expect(fixture.models.tokens().cutCalls).to.equal(0);
  });

  it('counts the list that Gemini streams without events', async () => {
    fixture = await openFixture({ chunkBytes: 9, script: inOrder(reply) });
    const answered = await callSocket(fixture.models.socketPath, {
      path: '/gemini/v1beta/models/scripted:streamGenerateContent',
      body: { contents: [{ role: 'user', parts: [{ text: 'hello' }] }] },
    });
    expect(JSON.parse(answered.body)).to.be.an('array').with.length.greaterThan(2);
    expect(counted()).to.deep.equal(fixture.server.totals());
    expect(fixture.models.tokens().cutCalls).to.equal(0);
  });

  it('counts what an embedding was given', async () => {
    fixture = await openFixture();
    const answered = await callSocket(fixture.models.socketPath, {
      path: '/openai/v1/embeddings',
      body: { model: 'scripted', input: 'hello' },
    });
    const { usage } = JSON.parse(answered.body) as { usage: { prompt_tokens: number } };
    expect(fixture.models.tokens()).to.deep.include({ input: usage.prompt_tokens, output: 0, cutCalls: 0 });
  });

  it('covers every protocol of the scripted model', () => {
    expect(wires.map((wire) => wire.protocol)).to.deep.equal([...protocols]);
  });
});
