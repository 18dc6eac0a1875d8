/** The script agent in a real sandbox: what it reports, how it stops, what it leaves. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Report } from '../../src/agents/agent.ts';
import { createScriptAgent } from '../../src/agents/script.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import type { SandboxDriver, SandboxLimits } from '../../src/sandbox/sandbox.ts';
import { jobOf, type Worked, workOff } from '../support/job.ts';

const limits: SandboxLimits = {
  memoryBytes: 256 * 1024 ** 2,
  processes: 64,
  cpuMs: 20_000,
  outputBytes: 512 * 1024,
  diskBytes: 32 * 1024 ** 2,
  openFiles: 256,
};

describe('the script agent', () => {
  const agent = createScriptAgent({ clock: systemClock });
  let driver: SandboxDriver;
  let base = '';

  before(async () => {
    const options = { log: createLog('silent'), clock: systemClock };
    // The agent is the same in every sandbox; where none can be made it is tested without.
    ({ driver } = await chooseSandbox({ ...options, wanted: 'auto' }).catch(() =>
      chooseSandbox({ ...options, wanted: 'none' }),
    ));
  });
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'script-agent-'));
    await Promise.all([mkdir(join(base, 'work')), mkdir(join(base, 'home'))]);
    await import('node:fs/promises').then(({ chmod }) => chmod(base, 0o711));
  });
  afterEach(() => rm(base, { recursive: true }));

  async function work(
    instruction: string,
    options: {
      limit?: number;
      signal?: AbortSignal;
      limits?: Partial<SandboxLimits>;
      onReport?(report: Report): void | Promise<void>;
    } = {},
  ): Promise<Worked> {
    await using sandbox = await driver.open({
      folder: join(base, 'work'),
      homeFolder: join(base, 'home'),
      limits: { ...limits, ...options.limits },
    });
    const signal = options.signal ?? new AbortController().signal;
    const working = agent.work(jobOf({ instruction, limit: options.limit ?? 100, sandbox, signal }));
    return await workOff(working, options.onReport);
  }

  it('runs each logical line as a step, in order, and is done after the last', async () => {
    const ran = await work('# Greet\necho hello\n\nfor i in 1 2\ndo echo $i >> out\ndone\ncat out');
    expect(ran.reason).to.deep.equal({ code: 'done', message: 'All 3 steps ended without an error.' });
    expect(ran.all('step.started')).to.deep.equal([
      { type: 'step.started', index: 1, step: 'Greet', kind: 'command', title: 'echo hello' },
      { type: 'step.started', index: 2, step: 'for i in 1 2', kind: 'command', title: 'for i in 1 2' },
      { type: 'step.started', index: 3, step: 'cat out', kind: 'command', title: 'cat out' },
    ]);
    const order = ran.reports.map((report) =>
      'index' in report ? `${report.type} ${report.index}` : report.type,
    );
    expect(order).to.deep.equal([
      'step.started 1',
      'output 1',
      'step.completed 1',
      'step.started 2',
      'step.completed 2',
      'step.started 3',
      'output 3',
      'step.completed 3',
    ]);
    for (const completed of ran.all('step.completed')) {
      expect(completed).to.include({
        passed: 1,
        failed: 0,
        checks: 'outcome',
        exitCode: 0,
        status: 'completed',
      });
      expect(completed.durationMs).to.be.a('number').and.at.least(0);
    }
    expect(ran.result).to.equal('1\n2');
    expect(await readFile(join(base, 'work', 'out'), 'utf8')).to.equal('1\n2\n');
  });

  it('starts every step afresh: files stay, variables and folders do not', async () => {
    const ran = await work('cd /tmp; x=1; export y=2; touch "$HOME/kept"\necho "[$x$y]"\nls "$HOME"\npwd');
    expect(ran.output.split('\n').slice(0, 2)).to.deep.equal(['[]', 'kept']);
    expect(ran.result).to.equal(driver.kind === 'none' ? join(base, 'work') : '/workspace');
  });

  it('is done at once when there is no command', async () => {
    const ran = await work('#!/bin/sh\n# nothing to do\n\n');
    expect(ran.reason).to.deep.equal({ code: 'done', message: 'The script holds no command.' });
    expect(ran.reports).to.deep.equal([]);
    expect(ran.result).to.equal(null);
  });

  it('stops at the first error and names the step and its exit code', async () => {
    const ran = await work('echo one\n# Break\necho last words; exit 3\ntouch never');
    expect(ran.reason).to.deep.equal({
      code: 'agent_error',
      message: 'Step 2 (Break) ended with exit code 3.',
    });
    expect(ran.all('step.completed').at(-1)).to.include({
      index: 2,
      passed: 0,
      failed: 1,
      checks: 'outcome',
      exitCode: 3,
      status: 'failed',
    });
    expect(ran.result).to.equal('last words');
    expect(await readdir(join(base, 'work'))).to.deep.equal([]);
  });

  it('lets bash say what is wrong with a step it can not read', async () => {
    const ran = await work('echo fine\nif true\necho "no end');
    expect(ran.reason.code).to.equal('agent_error');
    expect(ran.all('step.completed').map(({ status }) => status)).to.deep.equal(['completed', 'failed']);
    expect(ran.output).to.match(/unexpected/);
  });

  it('counts the checks a command reports, whatever its exit code says', async () => {
    const ran = await work(
      "printf '  3 passing (2ms)\\n  1 failing\\n' >&2; true\nprintf '1 failed, 2 passed in 0.1s\\n'; false",
    );
    expect(
      ran
        .all('step.completed')
        .map(({ passed, failed, checks, status }) => ({ passed, failed, checks, status })),
    ).to.deep.equal([
      { passed: 3, failed: 1, checks: 'reported', status: 'completed' },
      { passed: 2, failed: 1, checks: 'reported', status: 'failed' },
    ]);
  });

  it('takes as many steps as the limit allows and says how many were left', async () => {
    const ran = await work('echo 1\necho 2\necho 3\necho 4', { limit: 3 });
    expect(ran.reason).to.deep.equal({
      code: 'limit_reached',
      message: 'The limit of 3 steps was reached with 1 left to take.',
    });
    expect(ran.output).to.equal('1\n2\n3\n');
    expect((await work('echo 1\necho 2\necho 3', { limit: 3 })).reason.code).to.equal('done');
  });

  it('stops at once when it is told to, closes the open step as interrupted and starts no other', async () => {
    const stop = new AbortController();
    const ran = await work('echo started; sleep 600\ntouch never', {
      signal: stop.signal,
      onReport: (report) => {
        if (report.type === 'output') stop.abort();
      },
    });
    expect(ran.reason.code).to.equal('cancelled');
    expect(ran.all('step.started')).to.have.length(1);
    expect(ran.all('step.completed')[0]).to.include({
      passed: 0,
      failed: 0,
      exitCode: null,
      status: 'interrupted',
    });
    expect((await work('echo never', { signal: AbortSignal.abort() })).reports).to.deep.equal([]);
  });

  it('says which limit stopped a step', async () => {
    const ran = await work('yes', { limits: { outputBytes: 100_000 } });
    expect(ran.reason).to.deep.equal({
      code: 'agent_error',
      message: 'Step 1 (yes) was stopped: it printed more than a step may print.',
    });
    expect(ran.output.length).to.be.within(50_000, 100_000);
    expect(ran.all('step.completed')[0]).to.include({ status: 'failed', exitCode: null, limitHit: 'output' });
    expect((await work('false')).all('step.completed')[0]).not.to.have.property('limitHit');
  });

  it('passes output on in small whole texts: no cut characters, no NUL, nothing lost', async () => {
    const ran = await work(
      "for i in {1..20000}; do printf 'ä€😀'; done; printf 'a\\0b\\377c'; printf 'to the end\\n' >&2",
    );
    const of = (stream: string) =>
      ran
        .all('output')
        .filter((report) => report.stream === stream)
        .map(({ text }) => text)
        .join('');
    expect(of('stdout')).to.equal(`${'ä€😀'.repeat(20_000)}a\uFFFDb\uFFFDc`);
    expect(of('stderr')).to.equal('to the end\n');
    for (const { text } of ran.all('output')) expect(Buffer.byteLength(text)).to.be.within(1, 16 * 1024);
  });

  it('holds the command back while nobody reads', async () => {
    let progress = -1;
    const ran = await work('for i in {1..3000}; do printf "%0100d\\n" $i; echo $i > progress; done', {
      onReport: async (report) => {
        if (report.type !== 'output' || progress !== -1) return;
        // The pipes fill and the command waits: its progress stands still well before its end.
        for (let before = -2; progress !== before; ) {
          before = progress;
          await systemClock.sleep(300);
          progress = Number(await readFile(join(base, 'work', 'progress'), 'utf8'));
        }
      },
    });
    expect(progress).to.be.lessThan(2_900);
    expect(ran.output.length).to.equal(3000 * 101);
  }).timeout(30_000);

  it('gives the last lines as the result, at most 2,000 characters of them', async () => {
    expect((await work("printf 'noise\\n\\none\\ntwo\\n\\n \\n'")).result).to.equal('one\ntwo');
    expect((await work('true')).result).to.equal(null);
    const long = (await work('for i in {1..500}; do echo "line $i"; done')).result ?? '';
    expect(long.length).to.be.within(1_900, 2_000);
    expect(long).to.match(/^line \d+\n/);
    expect(long.endsWith('line 500')).to.equal(true);
  });

  it('runs a command that is too long for an argument', async () => {
    const ran = await work(`cat > big <<'EOF'\n${'0123456789abcde\n'.repeat(20_000)}EOF\nwc -c < big`);
    expect(ran.result).to.equal('320000');
  });

  it("reports a sandbox that can not be made as the service's failure, not the script's", async function () {
    if (driver.kind === 'none') return this.skip();
    await using sandbox = await driver.open({
      folder: join(base, 'work'),
      homeFolder: join(base, 'home'),
      limits,
    });
    await rm(join(base, 'work'), { recursive: true });
    const working = agent.work(
      jobOf({
        instruction: 'echo never',
        limit: 1,
        sandbox,
        signal: new AbortController().signal,
      }),
    );
    for (;;) {
      const { done, value } = await working.next();
      if (!done) continue;
      expect(value.reason.code).to.equal('agent_unavailable');
      break;
    }
    await mkdir(join(base, 'work'));
  });

  it('ends the command when its reports are no longer wanted', async () => {
    await using sandbox = await driver.open({
      folder: join(base, 'work'),
      homeFolder: join(base, 'home'),
      limits,
    });
    const spawned: Promise<unknown>[] = [];
    const spy = {
      ...sandbox,
      spawn: (...given: Parameters<typeof sandbox.spawn>) => {
        const child = sandbox.spawn(...given);
        spawned.push(child.exit);
        return child;
      },
    };
    for await (const report of agent.work(
      jobOf({
        instruction: 'echo a; sleep 600',
        limit: 1,
        sandbox: spy,
        signal: new AbortController().signal,
      }),
    )) {
      if (report.type === 'output') break;
    }
    expect(await Promise.all(spawned)).to.deep.equal([{ code: null, cause: 'signal' }]);
  });
});
