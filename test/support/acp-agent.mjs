#!/usr/bin/env node
/**
 * An agent of the tests' own that speaks the Agent Client Protocol and does what its prompt says, one word after the
 * other: every odd behaviour that real agents have shown. Plain JavaScript without packages, so any sandbox can show it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const home = join(process.env.HOME ?? '/', '.acp-agent');
const features = (process.env.ACP_FEATURES ?? 'resume,load').split(',');
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let asked = 0;
const waiting = new Map();
const request = (method, params) =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(`a${asked}`, resolve);
    send({ id: `a${asked}`, method, params });
  });
let session = '';
const update = (fields) => send({ method: 'session/update', params: { sessionId: session, update: fields } });
const say = (text, messageId) =>
  update({
    sessionUpdate: 'agent_message_chunk',
    content: { type: 'text', text },
    ...(messageId ? { messageId } : {}),
  });
const call = (kind, fields) => update({ sessionUpdate: kind, ...fields });
let cancelled = () => undefined;
let isCancelled = false;

/** A tool that really runs, as real agents' tools do. */
const run = (command) =>
  new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });

let calls = 0;
const words = {
  say: (text) => say(text),
  /** A message in three pieces between two with ids of their own. */
  pieces: () => {
    say('one ');
    say('and ');
    say('two');
    say('', undefined);
    say('three', 'm1');
    say(' four', 'm1');
    say('five', 'm2');
  },
  think: () =>
    update({ sessionUpdate: 'agent_thought_chunk', content: { type: 'text', text: 'secret thoughts' } }),
  /** As opencode tells it: pending without a name, then named, and `completed` whatever the exit code. */
  run: async (command) => {
    const toolCallId = `c${++calls}`;
    call('tool_call', { toolCallId, title: 'bash', kind: 'execute', status: 'pending', rawInput: {} });
    call('tool_call_update', { toolCallId, status: 'in_progress', title: command, rawInput: { command } });
    const { code, output } = await run(command);
    call('tool_call_update', {
      toolCallId,
      status: 'completed',
      rawOutput: { output, metadata: { exit: code } },
    });
  },
  /** As codex tells it: output and exit code in _meta. */
  codex: async (command) => {
    const toolCallId = `c${++calls}`;
    call('tool_call', {
      toolCallId,
      title: command,
      kind: 'execute',
      status: 'in_progress',
      rawInput: { command: ['bash', '-lc', command] },
    });
    const { code, output } = await run(command);
    call('tool_call_update', { toolCallId, _meta: { terminal_output_delta: { data: output } } });
    call('tool_call_update', {
      toolCallId,
      status: code === 0 ? 'completed' : 'failed',
      _meta: { terminal_exit: { exit_code: code } },
    });
  },
  /** As qwen tells it: the exit code in words. */
  worded: async (command) => {
    const toolCallId = `c${++calls}`;
    call('tool_call', {
      toolCallId,
      title: command,
      kind: 'execute',
      status: 'in_progress',
      rawInput: { command },
    });
    const { code, output } = await run(command);
    const text = `Command: ${command}\nOutput: ${output}\nExit Code: ${code}\nSignal: (none)`;
    call('tool_call_update', {
      toolCallId,
      status: 'completed',
      content: [{ type: 'content', content: { type: 'text', text } }],
    });
  },
  /** As gemini tells it: no tool_call at all, permission and then one update without a trace of the command's end. */
  lone: (title) =>
    call('tool_call_update', {
      toolCallId: `c${++calls}`,
      status: 'completed',
      title,
      kind: 'execute',
      content: [],
    }),
  edit: (path) => {
    const toolCallId = `c${++calls}`;
    writeFileSync(path, 'edited\n');
    const locations = [{ path: join(process.cwd(), path) }];
    call('tool_call', { toolCallId, title: 'write', kind: 'edit', status: 'in_progress', locations });
    call('tool_call_update', {
      toolCallId,
      status: 'completed',
      content: [{ type: 'diff', path, oldText: null, newText: 'edited\n' }],
    });
  },
  tool: (kind) => {
    const toolCallId = `c${++calls}`;
    call('tool_call', { toolCallId, title: `${kind} it`, kind, status: 'in_progress' });
    call('tool_call_update', { toolCallId, status: 'completed' });
  },
  /** Begun and never ended. */
  open: (title) =>
    call('tool_call', { toolCallId: `c${++calls}`, title, kind: 'other', status: 'in_progress' }),
  twice: () => {
    const toolCallId = `c${++calls}`;
    for (const status of ['in_progress', 'completed', 'failed', 'completed'])
      call('tool_call_update', { toolCallId, title: 'twice', kind: 'other', status });
  },
  permit: async (command) => {
    const toolCallId = `c${++calls}`;
    const options = [
      { optionId: 'x-always', name: 'Always', kind: 'allow_always' },
      { optionId: 'x-no', name: 'No', kind: 'reject_once' },
      { optionId: 'x-once', name: 'Once', kind: 'allow_once' },
    ];
    const toolCall = {
      toolCallId,
      title: command,
      kind: 'execute',
      status: 'pending',
      rawInput: { command },
    };
    const { result } = await request('session/request_permission', { sessionId: session, toolCall, options });
    say(`permission: ${result.outcome.optionId ?? result.outcome.outcome}`);
    // As gemini: what was refused is never spoken of again.
    if (result.outcome.optionId === 'x-once') call('tool_call_update', { toolCallId, status: 'completed' });
  },
  vendor: async () => {
    const { error } = await request('craft/anything', { a: 1 });
    send({ method: '_vendor/news', params: { b: 2 } });
    update({ sessionUpdate: 'of_a_later_version', c: 3 });
    send({ method: 'session/update', params: 'nothing of sense' });
    send({ id: 4711, result: {} });
    send({ id: null, error: 'no error' });
    say(`vendor: ${error.code}`);
  },
  fs: async () =>
    say(
      `fs: ${(await request('fs/read_text_file', { sessionId: session, path: '/etc/passwd' })).error.code}`,
    ),
  garbage: () =>
    process.stdout.write('Welcome!\n[1,2,3]\n{"jsonrpc":"1.0"}\n{broken\n\u0000\u0001\n"text"\n'),
  flood: () => new Promise(() => setInterval(() => process.stdout.write(`${'n'.repeat(60_000)}\n`), 1)),
  endless: () =>
    new Promise(() => setInterval(() => process.stdout.write('{"jsonrpc":"2.0",'.repeat(100_000)), 1)),
  many: (count) => {
    for (let index = 0; index < Number(count); index++) say(`${index} `, `many-${index}`);
  },
  stderr: (text) => process.stderr.write(`${text}\n`),
  exit: (code) => process.exit(Number(code)),
  crash: () => process.kill(process.pid, 'SIGKILL'),
  silence: () => new Promise(() => setInterval(() => undefined, 1_000)),
  /** Ends its turn as it is asked to, within milliseconds. */
  cancellable: () => new Promise((resolve) => (cancelled = resolve)),
  /** As opencode ends a command that it breaks off: completed, without an exit code. */
  breakable: async (command) => {
    const toolCallId = `c${++calls}`;
    call('tool_call', {
      toolCallId,
      title: command,
      kind: 'execute',
      status: 'in_progress',
      rawInput: { command },
    });
    await words.cancellable();
    call('tool_call_update', {
      toolCallId,
      status: 'completed',
      rawOutput: { output: 'aborted', metadata: { exit: null } },
    });
  },
  /** Leaves a child behind that ignores everything, as codex did with its `sleep`. */
  leave: (marker) =>
    void spawn('sh', ['-c', `trap "" TERM HUP INT; sleep ${marker}`], { stdio: 'ignore', detached: true }),
  env: (name) => say(`${name}=${process.env[name] ?? ''}`),
  /** One call of a model, as often as wanted. */
  model: async (times) => {
    for (let index = 0; index < Number(times || 1); index++) {
      const reply = await fetch(`${process.env.MODEL_URL}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${process.env.MODEL_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: `turn ${index}` }] }),
      });
      const { choices, error } = await reply.json();
      say(`model: ${reply.status} ${choices?.[0].message.content ?? error?.message}`, `model-${index}`);
    }
  },
  history: () => say(`history: ${JSON.parse(readFileSync(join(home, session), 'utf8')).length}`),
};

let stopReason = 'end_turn';
const answers = {
  initialize: () => ({
    protocolVersion: 1,
    agentCapabilities: {
      ...(features.includes('load') ? { loadSession: true } : {}),
      sessionCapabilities:
        features.includes('resume') || features.includes('resume-lies') ? { resume: {} } : {},
    },
    authMethods: features.includes('auth') ? [{ id: 'key', name: 'Key' }] : [],
  }),
  authenticate: ({ methodId }) => {
    features.push(`authenticated:${methodId}`);
    return {};
  },
  'session/new': ({ cwd }) => {
    if (features.includes('auth') && !features.includes('authenticated:key'))
      throw { code: -32_000, message: 'Authentication required' };
    if (cwd !== process.cwd()) throw { code: -32_602, message: `cwd is ${process.cwd()}` };
    session = `s${process.pid}-${process.hrtime.bigint()}`;
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, session), '[]');
    return { sessionId: session, modes: { currentModeId: 'ask', availableModes: [] } };
  },
  'session/resume': ({ sessionId }) => {
    if (features.includes('resume-lies')) throw { code: -32_601, message: 'Method not found' };
    if (!existsSync(join(home, sessionId))) throw { code: -32_002, message: 'no such session' };
    session = sessionId;
    return {};
  },
  'session/load': ({ sessionId }) => {
    if (!existsSync(join(home, sessionId))) throw { code: -32_002, message: 'no such session' };
    session = sessionId;
    say('what I said long ago');
    call('tool_call', { toolCallId: 'old', title: 'an old step', kind: 'other', status: 'completed' });
    return {};
  },
  'session/set_mode': ({ modeId }) => {
    if (modeId === 'refused') throw { code: -32_602, message: 'no such mode' };
    say(`mode: ${modeId}`);
    return {};
  },
  'session/prompt': async ({ prompt }) => {
    const history = JSON.parse(readFileSync(join(home, session), 'utf8'));
    writeFileSync(join(home, session), JSON.stringify([...history, prompt[0].text]));
    for (const line of prompt[0].text.split('\n')) {
      if (isCancelled) return { stopReason: 'cancelled' };
      const [word, ...rest] = line.split(' ');
      if (word === 'stop') stopReason = rest[0];
      else if (word === 'error')
        throw { code: -32_603, message: 'Internal error', data: { details: rest.join(' ') } };
      else await words[word]?.(rest.join(' '));
    }
    if (isCancelled) return { stopReason: 'cancelled' };
    return { stopReason };
  },
};

if (features.includes('no-start')) process.exit(3);
if (features.includes('banner')) process.stdout.write('Loading extensions…\n');
createInterface({ input: process.stdin }).on('line', async (line) => {
  const message = JSON.parse(line);
  if (message.method === undefined) return waiting.get(message.id)?.(message);
  if (message.method === 'session/cancel') {
    if (features.includes('deaf')) return;
    isCancelled = true;
    return cancelled();
  }
  if (message.id === undefined) return;
  try {
    const answer = answers[message.method];
    if (!answer) throw { code: -32_601, message: 'Method not found' };
    send({ id: message.id, result: await answer(message.params) });
  } catch (error) {
    send({
      id: message.id,
      error: { code: error.code ?? -32_603, message: error.message, data: error.data },
    });
  }
});
// As most of them: the end of the input is no reason to go.
setInterval(() => undefined, 60_000);
