/** The scripted model: what it says must be read by clients that know the real ones, with the tokens it counted. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, type LanguageModel, streamText, tool } from 'ai';
import { expect } from 'chai';
import { z } from 'zod';
import {
  conversation,
  inOrder,
  type ModelServer,
  type Protocol,
  protocols,
  startModelServer,
} from '../support/model-server.ts';

describe('gateway/model-server', () => {
  let server: ModelServer;

  before(() => {
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  });

  beforeEach(async () => {
    server = await startModelServer({ chunkBytes: 5 });
  });

  afterEach(() => server.close());

  function model(protocol: Protocol): LanguageModel {
    const { keys, origin } = server;
    switch (protocol) {
      case 'chat':
        return createOpenAI({ apiKey: keys.openai, baseURL: `${origin}/v1` }).chat('scripted');
      case 'responses':
        return createOpenAI({ apiKey: keys.openai, baseURL: `${origin}/v1` }).responses('scripted');
      case 'messages':
        return createAnthropic({ apiKey: keys.anthropic, baseURL: `${origin}/v1` })('scripted');
      case 'gemini':
        return createGoogleGenerativeAI({ apiKey: keys.gemini, baseURL: `${origin}/v1beta` })('scripted');
    }
  }

  const add = tool({
    description: 'adds two numbers',
    inputSchema: z.object({ a: z.number(), b: z.number() }),
    execute: async ({ a, b }) => String(a + b),
  });

  for (const protocol of protocols) {
    const script = conversation(
      { text: 'Let me see. ', calls: [{ name: 'add', input: { a: 2, b: 3 } }] },
      (request) => ({ text: `The tool said ${request.messages.at(-1)?.text}` }),
    );

    it(`calls tools and tells the same tokens whole as ${protocol}`, async () => {
      server.play(script);
      const said = await generateText({
        model: model(protocol),
        tools: { add },
        prompt: 'What is 2 + 3?',
        stopWhen: isStepCount(5),
      });
      expect(said.text).to.match(/^The tool said .*5/);
      const totals = server.totals();
      expect([said.totalUsage.inputTokens, said.totalUsage.outputTokens]).to.deep.equal([
        totals.input,
        totals.output,
      ]);
      expect(said.totalUsage.inputTokenDetails.cacheReadTokens ?? 0).to.equal(totals.cached);
    });

    it(`calls tools and tells the same tokens in a stream as ${protocol}`, async () => {
      server.play(script);
      const said = streamText({
        model: model(protocol),
        tools: { add },
        prompt: 'What is 2 + 3?',
        stopWhen: isStepCount(5),
      });
      expect(await said.text).to.match(/^The tool said .*5/);
      const usage = await said.totalUsage;
      const totals = server.totals();
      expect([usage.inputTokens, usage.outputTokens]).to.deep.equal([totals.input, totals.output]);
      expect(server.calls.every((call) => call.request.stream && call.whole)).to.equal(true);
    });

    it(`refuses with the status of the script as ${protocol}`, async () => {
      server.play(inOrder({ status: 429, headers: { 'Retry-After': '7' } }));
      const refused = await generateText({ model: model(protocol), prompt: 'hello', maxRetries: 0 }).then(
        () => undefined,
        (error: { statusCode?: number; responseHeaders?: Record<string, string> }) => error,
      );
      expect(refused?.statusCode).to.equal(429);
      expect(refused?.responseHeaders?.['retry-after']).to.equal('7');
    });
  }
});
