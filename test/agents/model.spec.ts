/** The built-in agent in a real sandbox with a scripted model of every provider: what it does, reports and leaves. */
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { inOrder } from '../support/model-server.ts';
import { useModelPlace } from './model-place.ts';

const wires = [
  { title: 'OpenAI responses', model: 'openai:gpt-scripted', openaiWire: 'responses', protocol: 'responses' },
  { title: 'OpenAI-compatible chat', model: 'openai:local/model:8b', openaiWire: 'chat', protocol: 'chat' },
  { title: 'Anthropic', model: 'anthropic:claude-scripted', openaiWire: 'responses', protocol: 'messages' },
  { title: 'Gemini', model: 'gemini:gemini-scripted', openaiWire: 'responses', protocol: 'gemini' },
] as const;

const testFile = (sum: number) => `echo TAP version 13
[ "$(cat sum)" = ${sum} ] && echo 'ok 1 - adds' || echo 'not ok 1 - adds'
echo 'ok 2 - exists'
echo 1..2
[ "$(cat sum)" = ${sum} ]
`;

describe('the model agent', () => {
  const place = useModelPlace();

  for (const { title, model, openaiWire, protocol } of wires) {
    it(`does a whole task with ${title}: writes, sees a test fail, edits, sees it pass, ends`, async () => {
      const ran = await place.work(
        inOrder(
          {
            text: 'I begin.',
            calls: [
              { name: 'write', input: { path: 'src/test.sh', content: testFile(4) } },
              { name: 'write', input: { path: 'sum', content: '3\n' } },
            ],
          },
          { calls: [{ name: 'bash', input: { command: 'bash src/test.sh', name: 'test' } }] },
          { calls: [{ name: 'edit', input: { path: 'sum', old_text: '3', new_text: '4' } }] },
          { calls: [{ name: 'bash', input: { command: 'bash src/test.sh' } }] },
          { text: 'The sum is 4 now; both tests pass.' },
        ),
        { model, openaiWire },
      );
      expect(ran.reason).to.deep.equal({ code: 'done', message: 'The agent ended the task.' });
      expect(ran.result).to.equal('The sum is 4 now; both tests pass.');
      expect(ran.lines).to.deep.equal([
        'say I begin.',
        'start 1 edit write src/test.sh',
        'end 1 completed 1/0 outcome',
        'start 2 edit write sum',
        'end 2 completed 1/0 outcome',
        'start 3 command test',
        'end 3 failed 1/1 reported exit 1',
        'start 4 edit edit sum',
        'end 4 completed 1/0 outcome',
        'start 5 command bash src/test.sh',
        'end 5 completed 2/0 reported exit 0',
        'say The sum is 4 now; both tests pass.',
      ]);
      expect(ran.all('step.started')[2]).to.include({ step: 'test', title: 'bash src/test.sh' });
      expect(await readFile(join(place.folder, 'sum'), 'utf8')).to.equal('4\n');
      const calls = place.server.calls.slice(-5);
      expect(calls.map(({ request }) => request.protocol)).to.deep.equal(Array(5).fill(protocol));
      expect(calls.map(({ request }) => request.stream)).to.deep.equal(Array(5).fill(true));
      expect(calls[0]?.request.model).to.equal(model.slice(model.indexOf(':') + 1));
      expect(calls[0]?.request.tools).to.deep.equal(['bash', 'read', 'write', 'edit', 'list', 'search']);
      const results = place.lastResults().join('\n');
      expect(results).to.contain('not ok 1 - adds').and.contain('[exit code 1]').and.contain('[exit code 0]');
    });
  }

  it('tells the model the task as it was given, after how to work', async () => {
    await place.work(inOrder({ text: 'Done.' }), { instruction: 'Say “done” – 100 %.' });
    const messages = place.server.calls.at(-1)?.request.messages;
    expect(messages?.map(({ role }) => role)).to.deep.equal(['system', 'user']);
    expect(messages?.[0]?.text).to.contain('You are a coding agent');
    expect(messages?.[1]?.text).to.equal('Say “done” – 100 %.');
  });

  it('follows the AGENTS.md of the workspace', async () => {
    await writeFile(join(place.folder, 'AGENTS.md'), '# Rules\nAlways sing.\n');
    await place.work(inOrder({ text: 'La.' }));
    const system = place.server.calls.at(-1)?.request.messages[0]?.text;
    expect(system).to.match(/<instructions>\n# Rules\nAlways sing\.\n<\/instructions>$/);
  });

  it('takes no more of AGENTS.md than 32 KiB, and none of it when it is a folder', async () => {
    await mkdir(join(place.folder, 'AGENTS.md'));
    expect((await place.work(inOrder({ text: 'ok' }))).reason.code).to.equal('done');
    expect(place.server.calls.at(-1)?.request.messages[0]?.text).not.to.contain('<instructions>');
    await rmdir(join(place.folder, 'AGENTS.md'));
    await writeFile(join(place.folder, 'AGENTS.md'), 'x'.repeat(100_000));
    await place.work(inOrder({ text: 'La.' }));
    const long = place.server.calls.at(-1)?.request.messages[0]?.text ?? '';
    expect(long.match(/x{100,}/)?.[0].length).to.equal(32 * 1024);
    expect(long).to.contain('The file goes on');
  });

  it('ends with limit_reached when the model wants more steps than it may take', async () => {
    const step = { calls: [{ name: 'bash', input: { command: 'echo x >> steps' } }] };
    const ran = await place.work(inOrder(step, step, step), { limit: 2 });
    expect(ran.reason).to.deep.equal({
      code: 'limit_reached',
      message: 'The limit of 2 steps was reached; the agent wanted to go on with bash.',
    });
    expect(ran.all('step.completed')).to.have.length(2);
    expect(await readFile(join(place.folder, 'steps'), 'utf8')).to.equal('x\nx\n');
  });

  it('is done when its last allowed step was enough', async () => {
    const ran = await place.work(
      inOrder({ calls: [{ name: 'bash', input: { command: 'true' } }] }, { text: 'That was all.' }),
      { limit: 1 },
    );
    expect(ran.reason.code).to.equal('done');
  });

  it('takes the calls of one turn one after the other, up to the limit', async () => {
    const calls = [1, 2, 3].map((n) => ({
      name: 'bash',
      input: { command: `sleep 0.0${4 - n}; echo ${n} >> order` },
    }));
    const ran = await place.work(inOrder({ calls }, { text: 'ok' }), { limit: 2 });
    expect(ran.reason.code).to.equal('limit_reached');
    expect(await readFile(join(place.folder, 'order'), 'utf8')).to.equal('1\n2\n');
    expect(ran.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).to.deep.equal([
      'start 1',
      'end 1',
      'start 2',
      'end 2',
    ]);
  });

  it('tells the model which input was wrong, counts it as a step, and goes on', async () => {
    const ran = await place.work(
      inOrder(
        {
          calls: [
            { name: 'read', input: { file: 'a' } },
            { name: 'fly', input: {} },
          ],
        },
        {
          calls: [
            { name: 'bash', input: { command: '' } },
            { name: 'bash', input: { command: 'echo "a\0b"' } },
          ],
        },
        { text: 'I see.' },
      ),
    );
    expect(ran.reason.code).to.equal('done');
    expect(ran.lines).to.deep.equal([
      'start 1 other read',
      'end 1 failed 0/1 outcome',
      'start 2 other fly',
      'end 2 failed 0/1 outcome',
      'start 3 other bash',
      'end 3 failed 0/1 outcome',
      'start 4 other bash',
      'end 4 failed 0/1 outcome',
      'say I see.',
    ]);
    const [first, second, third, fourth] = place.lastResults();
    expect(first).to.contain('path');
    expect(second).to.contain('fly');
    expect(third).to.contain('command');
    expect(fourth).to.contain('NUL');
  });

  it('shows the model the beginning and the end of a huge output, and the log all of it', async () => {
    const ran = await place.work(
      inOrder({ calls: [{ name: 'bash', input: { command: 'seq 1 100000' } }] }, { text: 'ok' }),
    );
    expect(ran.output.length).to.be.greaterThan(588_000);
    const shown = place.lastResults()[0] ?? '';
    expect(shown.length).to.be.lessThan(31_000);
    expect(shown)
      .to.match(/^1\n2\n/)
      .and.match(/\n99999\n100000\n\[exit code 0\]$/);
    expect(shown).to.match(/characters left out/);
  });

  it('stops a command after the time the model gave it, with all it started', async () => {
    const ran = await place.work(
      inOrder(
        {
          calls: [
            { name: 'bash', input: { command: 'echo begun; sleep 600 & sleep 600', timeout_seconds: 1 } },
          ],
        },
        { text: 'ok' },
      ),
    );
    expect(ran.lines.slice(0, 2)).to.deep.equal([
      'start 1 command echo begun; sleep 600 & sleep 600',
      'end 1 failed 0/1 outcome',
    ]);
    expect(place.lastResults()[0]).to.match(/begun(\n|\\n)\[stopped after 1 seconds/);
    expect(ran.reason.code).to.equal('done');
  });

  it('lets no provider keep the conversation, and marks what may be cached', async () => {
    const turns = inOrder({ calls: [{ name: 'list', input: {} }] }, { text: 'ok' });
    await place.work(turns);
    expect(place.server.calls.at(-1)?.request.body).to.include({ store: false });
    await place.work(turns, { model: 'anthropic:m' });
    const { system, messages } = (place.server.calls.at(-1)?.request.body ?? {}) as {
      system?: Record<string, unknown>[];
      messages?: { content: Record<string, unknown>[] }[];
    };
    expect(system?.[0]).to.deep.include({ cache_control: { type: 'ephemeral' } });
    expect(messages?.at(-1)?.content.at(-1)).to.deep.include({ cache_control: { type: 'ephemeral' } });
    expect(JSON.stringify(messages?.slice(0, -1))).not.to.contain('cache_control');
  });

  it('holds at most 10,000 characters of long last words, and says all of them', async () => {
    const text = `begin ${'x'.repeat(50_000)} end`;
    const ran = await place.work(inOrder({ text }), { model: 'gemini:m' });
    expect(ran.all('message')[0]?.text).to.equal(text);
    expect(ran.result?.length).to.be.lessThan(10_100);
    expect(ran.result)
      .to.match(/^begin x/)
      .and.match(/x end$/);
  });

  it('names steps in words that every store can hold', async () => {
    const ran = await place.work(
      inOrder(
        {
          calls: [
            { name: 'search', input: { pattern: '\ud800' } },
            { name: 'bash', input: { command: 'echo \ud800', name: '\ud800' } },
          ],
        },
        { text: 'half \ud800 of it' },
      ),
      { model: 'gemini:m' },
    );
    expect(ran.reason.code).to.equal('done');
    expect(JSON.stringify(ran.reports)).not.to.match(/\\\\u(d8|0000)/);
  });
});
