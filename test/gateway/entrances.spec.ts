/** The two entrances: a socket for the sandbox's user alone, and a fetch that knows one place. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, type LanguageModel, streamText, tool } from 'ai';
import { expect } from 'chai';
import { z } from 'zod';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import type { ModelAccess } from '../../src/gateway/gateway.ts';
import { makeSocketsFolder } from '../../src/gateway/sockets-folder.ts';
import { conversation, inOrder, type Protocol, protocols } from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { type Fixture, openFixture } from './fixture.ts';

const root = process.getuid?.() === 0;

/** What a process of another user gets from the socket: the status of an answer, or the code of an error. */
function callAs(uid: number, socketPath: string): Promise<string> {
  const program = `
    const request = require('node:http').get({ socketPath: process.argv[1], path: '/openai/v1/models' });
    request.on('response', (response) => { console.log(response.statusCode); response.resume(); });
    request.on('error', (error) => console.log(error.code));`;
  return new Promise((resolve, reject) => {
    const child = spawn('/usr/bin/env', ['node', '-e', program, socketPath], { uid, gid: uid, cwd: '/' });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(printed.trim()));
  });
}

describe('gateway/entrances', () => {
  let fixture: Fixture;

  before(() => {
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  });

  afterEach(() => fixture.close());

  const chat = (models: ModelAccess, init: RequestInit = {}): Promise<Response> =>
    models.fetch(`${models.baseUrl('openai')}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'scripted', stream: true, messages: [] }),
      ...init,
    });

  it('lets nobody but its owner at the socket, and leaves nothing behind', async () => {
    fixture = await openFixture({ socketOwner: root ? { uid: 64_023, gid: 64_023 } : undefined });
    const { socketPath } = fixture.models;
    const owner = root ? 64_023 : process.getuid?.();
    const [folder, socket] = [statSync(dirname(socketPath)), statSync(socketPath)];
    expect([folder.mode & 0o777, folder.uid]).to.deep.equal([0o700, owner]);
    expect([socket.mode & 0o777, socket.uid]).to.deep.equal([0o600, owner]);
    expect(Buffer.byteLength(socketPath)).to.be.below(104);
    if (root) {
      expect(await callAs(64_023, socketPath)).to.equal('200');
      expect(await callAs(65_534, socketPath)).to.equal('EACCES');
    }
    await fixture.models[Symbol.asyncDispose]();
    expect(existsSync(socketPath)).to.equal(false);
    await fixture.gateway.close();
    expect(existsSync(dirname(socketPath))).to.equal(false);
  });

  it('removes what a killed process left, and nothing that lives', async () => {
    fixture = await openFixture();
    const parent = await mkdtemp(join(tmpdir(), 'test-sockets-'));
    try {
      const late: Clock = { ...systemClock, now: () => new Date(Date.now() + 120_000) };
      const living = await makeSocketsFolder(systemClock, undefined, parent);
      // A socket that nobody listens at any more, as a kill leaves it.
      const dead = join(parent, 'run-models-killed');
      await mkdir(dead);
      const listen = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
      await new Promise((resolve) =>
        spawn(process.execPath, ['-e', listen, join(dead, 'alive')]).once('close', resolve),
      );
      await mkdir(join(parent, 'of-somebody-else'));
      expect((await readdir(dead)).length).to.equal(1);
      await makeSocketsFolder(systemClock, undefined, parent).then((folder) => folder.remove());
      expect(await readdir(parent), 'too young to be judged').to.include('run-models-killed');
      await makeSocketsFolder(late, undefined, parent).then((folder) => folder.remove());
      expect(await readdir(parent)).to.have.members([basename(living.path), 'of-somebody-else']);
      await living.remove();
      expect(await readdir(parent)).to.deep.equal(['of-somebody-else']);
    } finally {
      await rm(parent, { recursive: true });
    }
  });

  it('gives every attempt a way and a token of its own', async () => {
    fixture = await openFixture({ budget: { input: 1, output: null }, spent: { input: 1, output: 0 } });
    const ending = new AbortController().signal;
    const attempt = {
      runId: 'test/run_2',
      budget: undefined,
      spent: { input: 0, output: 0 },
      ending,
      guarded: false,
    };
    await using other = await fixture.gateway.open(attempt);
    expect(other.socketPath).to.not.equal(fixture.models.socketPath);
    expect(other.token).to.not.equal(fixture.models.token);
    expect((await chat(fixture.models)).status).to.equal(403);
    const answered = await chat(other);
    expect([answered.status, (await answered.text()).length > 0]).to.deep.equal([200, true]);
    expect(fixture.models.tokens().input).to.equal(0);
    expect(other.tokens().input).to.equal(fixture.server.totals().input);
  });

  it('closes while another call to close it is under way', async () => {
    fixture = await openFixture();
    await Promise.all([fixture.models[Symbol.asyncDispose](), fixture.models[Symbol.asyncDispose]()]);
    expect((await chat(fixture.models)).status).to.equal(503);
  });

  it('fetches from one place alone', async () => {
    fixture = await openFixture();
    const { models, server } = fixture;
    for (const address of [
      `${server.origin}/v1/models`,
      'http://127.0.0.1:8080.evil.example/openai/v1/models',
      'http://127.0.0.1:8080@evil.example/openai/v1/models',
      'https://127.0.0.1:8080/openai/v1/models',
      'http://localhost:8080/openai/v1/models',
    ]) {
      const error = await models.fetch(address).then(
        () => undefined,
        (caught: unknown) => caught,
      );
      expect(error, address).to.be.instanceOf(TypeError);
    }
    expect(server.requests).to.deep.equal([]);
    expect((await models.fetch(new URL(`${models.baseUrl('openai')}/models`))).status).to.equal(200);
    expect((await models.fetch(new Request(`${models.baseUrl('anthropic')}/v1/models`))).status).to.equal(
      200,
    );
  });

  it('fetches a stream as it comes, and lets go when nobody reads it', async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    fixture = await openFixture({ script: inOrder({ text: 'one two three four', hold: () => hold }) });
    const response = await chat(fixture.models);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).to.match(/^data: \{/);
    await reader?.cancel();
    release();
    await until('the count', () => fixture.models.tokens().input > 0);
    expect(fixture.models.tokens().input).to.equal(fixture.server.totals().input);
  });

  it('fetches no further once it is aborted, before and within the answer', async () => {
    const never = (): Promise<void> => new Promise(() => undefined);
    fixture = await openFixture({ script: inOrder({ fail: 'hang' }, { text: 'half a text', hold: never }) });
    const early = new AbortController();
    const hung = chat(fixture.models, { signal: early.signal });
    await until('the call to be under way', () => fixture.server.calls.length === 1);
    early.abort();
    expect(await hung.catch((error: Error) => error.name)).to.equal('AbortError');
    const late = new AbortController();
    const half = await chat(fixture.models, { signal: late.signal });
    const read = half.text().catch((error: Error) => error.name);
    late.abort();
    expect(await read).to.equal('AbortError');
    expect(
      await chat(fixture.models, { signal: AbortSignal.abort() }).catch((error: Error) => error.name),
    ).to.equal('AbortError');
    expect(fixture.server.calls).to.have.length(2);
  });

  it('fetches what came compressed as plain text', async () => {
    fixture = await openFixture({ script: inOrder({ text: 'packed', encoding: 'br' }) });
    const response = await chat(fixture.models);
    expect(response.headers.get('content-encoding')).to.equal(null);
    expect(await response.text())
      .to.include('packed')
      .and.to.include('[DONE]');
  });

  it('fails a fetched stream that the provider broke off', async () => {
    fixture = await openFixture({ script: inOrder({ text: 'a long answer', cutAfter: 250 }) });
    const response = await chat(fixture.models);
    const failed = await response.text().then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failed).to.be.instanceOf(Error);
    await until('the flag', () => fixture.models.tokens().cutCalls === 1);
  });

  function sdkModel(protocol: Protocol, { fetch, baseUrl, token: apiKey }: ModelAccess): LanguageModel {
    switch (protocol) {
      case 'chat':
        return createOpenAI({ apiKey, fetch, baseURL: baseUrl('openai') }).chat('scripted');
      case 'responses':
        return createOpenAI({ apiKey, fetch, baseURL: baseUrl('openai') }).responses('scripted');
      case 'messages':
        return createAnthropic({ apiKey, fetch, baseURL: baseUrl('anthropic') })('scripted');
      case 'gemini':
        return createGoogleGenerativeAI({ apiKey, fetch, baseURL: `${baseUrl('gemini')}/v1beta` })(
          'scripted',
        );
    }
  }

  for (const protocol of protocols)
    it(`serves the provider's own library in ${protocol}, and counts what it counts`, async () => {
      fixture = await openFixture({
        chunkBytes: 17,
        script: conversation(
          { text: 'Let me see. ', calls: [{ name: 'add', input: { a: 2, b: 3 } }] },
          { text: 'It is five.' },
        ),
      });
      const add = tool({
        description: 'adds two numbers',
        inputSchema: z.object({ a: z.number(), b: z.number() }),
        execute: async ({ a, b }) => String(a + b),
      });
      const asked = {
        model: sdkModel(protocol, fixture.models),
        tools: { add },
        prompt: 'What is 2 + 3?',
        stopWhen: isStepCount(5),
      };
      const streamed = streamText(asked);
      expect(await streamed.text).to.equal('It is five.');
      const [one, two] = [await streamed.totalUsage, (await generateText(asked)).totalUsage];
      const tokens = fixture.models.tokens();
      expect(tokens.input).to.equal((one.inputTokens ?? 0) + (two.inputTokens ?? 0));
      expect(tokens.output).to.equal((one.outputTokens ?? 0) + (two.outputTokens ?? 0));
      expect([tokens.input, tokens.output]).to.deep.equal([
        fixture.server.totals().input,
        fixture.server.totals().output,
      ]);
    });
});
