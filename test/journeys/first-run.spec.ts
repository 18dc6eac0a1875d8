/** The main job from the outside: a task or a prompt goes in; steps, a patch, a log and one receipt come out. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { type Caller, openCaller, readFrames, receiptOf } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { expectInvariants } from '../support/invariants.ts';
import { startService, type TestService } from '../support/service.ts';

const run = promisify(execFile);

describe('journeys/first-run', () => {
  let service: TestService;
  let caller: Caller;
  const contract = createContractFetch();
  const folders: string[] = [];

  before(async () => {
    service = await startService();
    caller = openCaller({ origin: service.origin, key: service.key, contract });
  });

  afterEach(() => contract.assertClean());

  after(async () => {
    try {
      await expectInvariants(service.databaseUrl, { allSettled: true });
    } finally {
      await service.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  });

  /** The files that a series of patches makes out of nothing, in a repository of git's own. */
  async function apply(...patches: string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'test-apply-'));
    folders.push(folder);
    await run('git', ['init', '-q'], { cwd: folder });
    for (const patch of patches) {
      await writeFile(join(folder, '.git', 'patch'), patch);
      await run('git', ['apply', '--whitespace=nowarn', '.git/patch'], { cwd: folder });
    }
    return folder;
  }

  const byType = <T extends RunEvent['type']>(
    events: RunEvent[],
    type: T,
  ): Extract<RunEvent, { type: T }>[] =>
    events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type);

  it('takes a task through named steps to a patch, a log and a receipt', async () => {
    const created = await caller.createRun({
      task: [
        '# write the greeting',
        'printf "hello\\n" > greeting.txt',
        '# test',
        'printf "TAP version 13\\n1..3\\nok 1 - a\\nok 2 - b\\nnot ok 3 - c\\n# tests 3\\n# pass 2\\n# fail 1\\n"',
        'cat greeting.txt; echo oops >&2',
      ].join('\n'),
      limit: 10,
    });
    expect(created).to.include({ state: 'queued', patch: null, log: null, usage: null, settled_at: null });

    const events = await caller.followToEnd(created.id);
    expect(events.map((event) => event.type)).to.deep.equal([
      'run.started',
      'step.started',
      'step.completed',
      'step.started',
      'step.completed',
      'step.started',
      'step.completed',
      'patch.ready',
      'run.settled',
    ]);
    expect(events.map((event) => event.seq)).to.deep.equal(events.map((_, index) => index + 1));
    const steps = byType(events, 'step.completed');
    expect(steps.map(({ step, index }) => [index, step])).to.deep.equal([
      [1, 'write the greeting'],
      [2, 'test'],
      [3, 'cat greeting.txt; echo oops >&2'],
    ]);
    expect(steps.map(({ passed, failed, checks }) => ({ passed, failed, checks }))).to.deep.equal([
      { passed: 1, failed: 0, checks: 'outcome' },
      { passed: 2, failed: 1, checks: 'reported' },
      { passed: 1, failed: 0, checks: 'outcome' },
    ]);

    const settled = await caller.getRun(created.id);
    const [event] = byType(events, 'run.settled');
    expect(settled).to.include({ state: 'completed', applied: 'fast_forward', last_event: events.length });
    const { id, type, seq, at, schema_version, ...receipt } = event ?? expect.fail('no run.settled');
    expect([id, type, seq, schema_version]).to.deep.equal([created.id, 'run.settled', 9, 1]);
    expect(receipt).to.deep.equal(receiptOf(settled));
    expect(at).to.equal(receipt.settled_at);

    const patch = await caller.patch(created.id);
    const [ready] = byType(events, 'patch.ready');
    expect(ready).to.include({
      files: 1,
      insertions: 1,
      deletions: 0,
      bytes: Buffer.byteLength(patch),
      sha256: createHash('sha256').update(patch).digest('hex'),
    });
    expect(await readFile(join(await apply(patch), 'greeting.txt'), 'utf8')).to.equal('hello\n');

    const log = await caller.log(created.id);
    const printed = (stream: string, step: number): string =>
      log
        .filter((line) => line.stream === stream && line.step === step)
        .map((line) => line.text)
        .join('');
    expect(printed('stdout', 3)).to.equal('hello\n');
    expect(printed('stderr', 3)).to.equal('oops\n');
    expect(log.map((line) => line.attempt)).to.satisfy((attempts: number[]) =>
      attempts.every((one) => one === 1),
    );
  });

  it('gives a prompt the files that earlier runs left in its workspace', async () => {
    const workspace = await caller.createWorkspace('project');
    const first = await caller.createRun({
      prompt: 'mkdir src; echo one > src/a.txt',
      workspace: workspace.id,
    });
    const firstSettled = await caller.settled(first.id);
    expect(firstSettled).to.include({
      state: 'completed',
      applied: 'fast_forward',
      base_commit: workspace.head,
    });
    const advanced = await caller.getWorkspace(workspace.id);
    expect(advanced.head).not.to.equal(workspace.head);

    const second = await caller.createRun({
      prompt: 'grep one src/a.txt\necho two >> src/a.txt\necho new > src/b.txt',
      workspace: workspace.id,
    });
    const secondSettled = await caller.settled(second.id);
    expect(secondSettled).to.include({
      state: 'completed',
      applied: 'fast_forward',
      base_commit: advanced.head,
    });
    const folder = await apply(await caller.patch(first.id), await caller.patch(second.id));
    expect(await readFile(join(folder, 'src/a.txt'), 'utf8')).to.equal('one\ntwo\n');
    expect(await readFile(join(folder, 'src/b.txt'), 'utf8')).to.equal('new\n');
  });

  it('leaves the workspace as it was when a run fails or reaches its limit, and still hands over the patch', async () => {
    const workspace = await caller.createWorkspace('guarded');
    const failing = await caller.createRun({
      prompt: 'echo half > half.txt\nexit 3\necho never',
      workspace: workspace.id,
    });
    const failed = await caller.settled(failing.id);
    expect(failed).to.include({ state: 'failed', applied: 'skipped' });
    expect(failed.reason?.code).to.equal('agent_error');
    expect(await readFile(join(await apply(await caller.patch(failing.id)), 'half.txt'), 'utf8')).to.equal(
      'half\n',
    );
    const steps = byType(await caller.listEvents(failing.id), 'step.completed');
    expect(steps.map(({ exit_code, passed, failed: lost }) => [exit_code, passed, lost])).to.deep.equal([
      [0, 1, 0],
      [3, 0, 1],
    ]);

    const limited = await caller.createRun({
      prompt: 'echo 1 > one.txt\necho 2 > two.txt',
      workspace: workspace.id,
      limit: 1,
    });
    const interrupted = await caller.settled(limited.id);
    expect(interrupted).to.include({ state: 'interrupted', applied: 'skipped' });
    expect(interrupted.reason?.code).to.equal('limit_reached');
    const patch = await caller.patch(limited.id);
    expect(patch).to.contain('one.txt').and.not.to.contain('two.txt');

    expect((await caller.getWorkspace(workspace.id)).head).to.equal(workspace.head);
    const look = await caller.createRun({ prompt: 'test -z "$(ls -A)"', workspace: workspace.id });
    expect(await caller.completed(look.id)).to.include({ applied: 'unchanged' });
    expect(await caller.patch(look.id)).to.equal('');
  });

  it('merges what runs of one workspace did side by side, and leaves it untouched on a conflict', async () => {
    const workspace = await caller.createWorkspace('shared');
    // Each works on for a while, so that all three have begun before the first one ends.
    const write = (name: string, text: string): string =>
      `test ! -e ${name}\necho ${text} > ${name}\nsleep 3`;
    const sides = await Promise.all(
      [write('a.txt', 'left'), write('b.txt', 'right'), write('a.txt', 'other')].map((prompt) =>
        caller.createRun({ prompt, workspace: workspace.id }),
      ),
    );
    const settled = await Promise.all(sides.map((side) => caller.settled(side.id)));
    expect(new Set(settled.map((side) => side.base_commit))).to.deep.equal(new Set([workspace.head]));
    expect(settled.map((side) => side.state)).to.deep.equal(['completed', 'completed', 'completed']);
    expect(settled.map((side) => side.applied).sort()).to.deep.equal(['conflict', 'fast_forward', 'merged']);
    expect(settled.find((side) => side.applied === 'conflict')?.conflicts).to.deep.equal(['a.txt']);
    const look = await caller.createRun({ prompt: 'cat b.txt && ls', workspace: workspace.id });
    await caller.completed(look.id);
  });

  it('streams a run on the reply that created it, and closes with its usage', async () => {
    const response = await caller.call('POST', '/v1/runs', {
      body: { task: 'echo one\necho two' },
      headers: { accept: 'text/event-stream' },
    });
    expect(response.status).to.equal(201);
    const frames = [];
    for await (const frame of readFrames(response)) if (frame.event !== null) frames.push(frame);
    const last = frames.pop() ?? expect.fail('no frame');
    expect([last.event, last.id]).to.deep.equal(['usage', null]);
    const settled = frames.at(-1) ?? expect.fail('no event');
    const receipt = JSON.parse(settled.data) as { id: string; usage: object };
    expect(JSON.parse(last.data)).to.deep.equal(receipt.usage);
    expect(frames.map((frame) => frame.id)).to.deep.equal(frames.map((_, index) => index + 1));
    expect(response.headers.get('location')).to.contain(encodeURI(receipt.id));
  });

  it('shows the log of a run that is still going', async () => {
    const created = await caller.createRun({ task: 'echo early\nsleep 300' });
    await caller.untilEvent(created.id, (event) => event.type === 'step.started' && event.index === 2);
    expect((await caller.log(created.id)).map((line) => line.text)).to.deep.equal(['early\n']);
    await caller.cancelRun(created.id);
    const settled = await caller.settled(created.id);
    expect(settled).to.include({ state: 'interrupted' });
  });
});
