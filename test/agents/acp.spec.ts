/** Agents that speak the Agent Client Protocol, in a real sandbox: steps, messages, permissions, and every way to end. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Question } from '../../src/agents/agent.ts';
import { systemClock } from '../../src/base/clock.ts';
import { driverOrSkip, marked, newMarker } from '../drivers/sandbox-place.ts';
import { acpAgent, useStage } from '../support/acp.ts';
import { until } from '../support/until.ts';

describe('an ACP agent', function () {
  this.timeout(60_000);
  const stage = useStage();

  describe('its steps', () => {
    it('begin with the name and end with the output, the checks and the exit code of their command', async () => {
      const command = 'printf "# pass 2\\n# fail 1\\n"; exit 3';
      const { reports, reason } = await stage.work(`run echo hello > made.txt\nrun ${command}`);
      expect(reason.code).to.equal('done');
      expect(await readFile(join(stage.folder, 'made.txt'), 'utf8')).to.equal('hello\n');
      expect(reports.map(({ type }) => type)).to.deep.equal([
        'step.started',
        'step.completed',
        'step.started',
        'output',
        'step.completed',
      ]);
      expect(reports[0]).to.deep.equal({
        type: 'step.started',
        index: 1,
        step: 'echo hello > made.txt',
        kind: 'command',
        title: 'echo hello > made.txt',
      });
      expect(reports[1]).to.include({
        passed: 1,
        failed: 0,
        checks: 'outcome',
        exitCode: 0,
        status: 'completed',
      });
      expect(reports[3]).to.deep.equal({
        type: 'output',
        index: 2,
        stream: 'stdout',
        text: '# pass 2\n# fail 1\n',
      });
      expect(reports[4]).to.include({
        index: 2,
        step: command,
        passed: 2,
        failed: 1,
        checks: 'reported',
        exitCode: 3,
        status: 'failed',
      });
    });

    it('are told alike by agents that hide exit codes in different places', async () => {
      const { all } = await stage.work(
        'codex echo a; exit 4\nworded echo b; exit 5\nrun echo c; exit 6\nlone deploy',
      );
      const ends = all('step.completed').map(({ exitCode, status }) => [exitCode, status]);
      expect(ends).to.deep.equal([
        [4, 'failed'],
        [5, 'failed'],
        [6, 'failed'],
        [null, 'completed'],
      ]);
      expect(all('step.started').map(({ step }) => step)).to.deep.equal([
        'echo a; exit 4',
        'echo b; exit 5',
        'echo c; exit 6',
        'deploy',
      ]);
      const printed = all('output').map(({ index, text }) => `${index} ${text}`);
      expect(printed[0]).to.equal('1 a\n');
      expect(printed[1]).to.match(/^2 Command: .*\nOutput: b\n/);
    });

    it('have the kind of their tool, and name the file inside the workspace', async () => {
      const { all } = await stage.work(
        'edit made.txt\ntool read\ntool search\ntool fetch\ntool think\ntool move',
      );
      expect(all('step.started').map(({ step, kind }) => [step, kind])).to.deep.equal([
        ['edit made.txt', 'edit'],
        ['read it', 'read'],
        ['search it', 'search'],
        ['fetch it', 'other'],
        ['think it', 'other'],
        ['move it', 'edit'],
      ]);
      expect(all('step.completed')).to.have.length(6);
    });

    it('begin once and end once, whatever is said of them later', async () => {
      const { all } = await stage.work('twice');
      expect(all('step.started')).to.have.length(1);
      expect(all('step.completed').map(({ status }) => status)).to.deep.equal(['completed']);
    });

    it('that are never ended end with the turn, as failed', async () => {
      const { all, reason } = await stage.work('open a\nrun true\nopen b');
      expect(reason.code).to.equal('done');
      expect(all('step.completed').map(({ step, status }) => [step, status])).to.deep.equal([
        ['true', 'completed'],
        ['a', 'failed'],
        ['b', 'failed'],
      ]);
    });

    it('are as many as the limit allows, and the next one ends the run', async () => {
      const { all, reason } = await stage.work('run true\nrun true\nrun true\nrun true', {
        job: { limit: 2 },
      });
      expect(reason.code).to.equal('limit_reached');
      expect(all('step.started')).to.have.length(2);
      expect(all('step.completed')).to.have.length(2);
      expect((await stage.work('run true\nrun true', { job: { limit: 2 } })).reason.code).to.equal('done');
    });
  });

  it('says whole messages, and its last one is the result', async () => {
    const { messages, result } = await stage.work('pieces\nrun true\nsay before\nthink\nsay after');
    expect(messages).to.deep.equal(['one and two', 'three four', 'five', 'before', 'after']);
    expect(result).to.equal('after');
    expect((await stage.work('run true')).result).to.equal(null);
  });

  it('is read no faster than its reports are taken, and loses none of them', async () => {
    const { messages } = await stage.work('many 5000');
    expect(messages).to.have.length(5000);
    expect(messages.at(-1)).to.equal('4999');
  });

  describe('asking for permission', () => {
    const ask = (answer: (question: Question) => { option: string } | { text: string }) => {
      const asked: Question[] = [];
      const job = {
        approval: 'ask' as const,
        ask: async (question: Question) => {
          asked.push(question);
          return answer(question);
        },
      };
      return { asked, job };
    };

    it('is allowed once, by the kind of the option and not its place or id', async () => {
      const { messages, all } = await stage.work('permit rm -r build');
      expect(messages).to.deep.equal(['permission: x-once']);
      expect(all('step.started').map(({ step }) => step)).to.deep.equal(['rm -r build']);
      expect(all('step.completed').map(({ status }) => status)).to.deep.equal(['completed']);
    });

    it('asks the client of a run that wants to be asked, and does as it says', async () => {
      const { asked, job } = ask(() => ({ option: 'x-always' }));
      const { messages } = await stage.work('permit rm -r build', { job });
      expect(messages).to.deep.equal(['permission: x-always']);
      expect(asked).to.deep.equal([
        {
          kind: 'permission',
          title: 'rm -r build',
          options: [
            { id: 'x-no', label: 'No', effect: 'deny' },
            { id: 'x-once', label: 'Once', effect: 'allow' },
            { id: 'x-always', label: 'Always', effect: 'allow' },
          ],
        },
      ]);
    });

    it('takes words and unknown options for a no', async () => {
      for (const answer of [{ text: 'sure' }, { option: 'x-none' }]) {
        const { messages, all, reason } = await stage.work('permit rm -r build', {
          job: ask(() => answer).job,
        });
        expect(messages).to.deep.equal(['permission: x-no']);
        expect(all('step.completed').map(({ status }) => status)).to.deep.equal(['failed']);
        expect(reason.code).to.equal('done');
      }
    });

    it('is called off with the run', async () => {
      const stop = new AbortController();
      const job = {
        approval: 'ask' as const,
        signal: stop.signal,
        ask: () =>
          new Promise<never>((_, reject) => {
            stop.signal.addEventListener('abort', () => reject(new Error('interrupted')));
            stop.abort();
          }),
      };
      const { reason, messages } = await stage.work('permit x', { job });
      expect(reason.code).to.equal('cancelled');
      expect(messages).to.deep.equal(['permission: cancelled']);
    });
  });

  it('is told that what this service does not know does not exist, and goes on', async () => {
    const { messages, reason } = await stage.work('vendor\nfs\nsay on');
    expect(messages.join('\n')).to.equal('vendor: -32601fs: -32601on');
    expect(reason.code).to.equal('done');
  });

  it('may print beside the protocol, which goes into the log', async () => {
    const { reason, all } = await stage.work('garbage\nstderr careful\nsay on', { features: 'banner' });
    expect(reason.code).to.equal('done');
    const beside = all('output').map(({ index, stream, text }) => [index, stream, text]);
    expect(beside).to.deep.include([null, 'stdout', 'Loading extensions…\n']);
    expect(beside).to.deep.include([null, 'stdout', '{broken\n']);
    expect(beside).to.deep.include([null, 'stderr', 'careful\n']);
  });

  describe('ends as', () => {
    for (const [stopReason, code] of [
      ['end_turn', 'done'],
      ['cancelled', 'cancelled'],
      ['max_tokens', 'limit_reached'],
      ['max_turn_requests', 'limit_reached'],
      ['refusal', 'agent_error'],
      ['of_a_later_version', 'agent_error'],
    ] as const) {
      it(`${code} when its turn ended with ${stopReason}`, async () => {
        expect((await stage.work(`say hi\nstop ${stopReason}`)).reason.code).to.equal(code);
      });
    }

    it('agent_error with its own words when it answers with an error', async () => {
      const { reason, all } = await stage.work('open a\nerror 401 the key is wrong');
      expect(reason).to.deep.equal({
        code: 'agent_error',
        message: 'puppet answered with an error: Internal error: 401 the key is wrong',
      });
      expect(all('step.completed').map(({ status }) => status)).to.deep.equal(['failed']);
    });

    it('agent_error when its process ends in the middle', async () => {
      const left = await stage.work('say hi\nopen a\nstderr Error: no more\nexit 7');
      expect(left.reason.code).to.equal('agent_error');
      expect(left.reason.message).to.match(/in the middle of its work with exit code 7\..*Error: no more/);
      expect(left.messages).to.deep.equal(['hi']);
      expect(left.all('step.completed').map(({ status }) => status)).to.deep.equal(['failed']);
      expect((await stage.work('crash')).reason.code).to.equal('agent_error');
    });

    it('agent_unavailable when it never began', async () => {
      const { reason } = await stage.work('say hi', { features: 'no-start' });
      expect(reason.code).to.equal('agent_unavailable');
      expect(reason.message).to.contain('before it began with exit code 3');
    });

    it('agent_error when it says nothing for too long, but not in the middle of a step', async () => {
      const { reason, messages } = await stage.work('run sleep 2\nsay hi\nsilence', { idleMs: 1_000 });
      expect(reason).to.deep.equal({
        code: 'agent_error',
        message: 'The agent said nothing for 1 seconds and was ended.',
      });
      expect(messages).to.deep.equal(['hi']);
    });

    it('agent_error when it floods its output with what is no message', async () => {
      expect((await stage.work('flood')).reason.message).to.contain('is not the Agent Client Protocol');
    });

    it('agent_error when a message has no end', async () => {
      expect((await stage.work('endless')).reason.message).to.contain('longer than 16 MiB');
    });
  });

  describe('is stopped', () => {
    it('by its own cancel, and what it told meanwhile is kept', async () => {
      const stop = new AbortController();
      const { reason, all, conversation } = await stage.work('say hi\nopen a\ncancellable', {
        job: { signal: stop.signal },
        onReport: (report) => {
          if (report.type === 'step.started') stop.abort();
        },
      });
      expect(reason.code).to.equal('cancelled');
      expect(all('step.completed').map(({ status }) => status)).to.deep.equal(['interrupted']);
      expect(conversation).to.be.a('string');
    });

    it('in the middle of a command, which is interrupted whatever the agent calls it', async () => {
      const stop = new AbortController();
      const { reason, all } = await stage.work('run true\nbreakable make', {
        job: { signal: stop.signal },
        onReport: (report) => {
          if (report.type === 'step.started' && report.step === 'make') stop.abort();
        },
      });
      expect(reason.code).to.equal('cancelled');
      const ends = all('step.completed').map(({ status, passed, failed }) => [status, passed, failed]);
      expect(ends).to.deep.equal([
        ['completed', 1, 0],
        ['interrupted', 0, 0],
      ]);
    });

    it('hard when it does not listen, with everything it started', async () => {
      const marker = newMarker();
      const stop = new AbortController();
      const { reason } = await stage.work(`leave ${marker}\nopen a\nsilence`, {
        features: 'deaf',
        job: { signal: stop.signal },
        onReport: async (report) => {
          if (report.type !== 'step.started') return;
          await until('the child to run', () => marked(marker).length > 0);
          stop.abort();
        },
      });
      expect(reason.code).to.equal('cancelled');
      expect(marked(marker)).to.deep.equal([]);
    });

    it('before it has begun', async () => {
      const { reason, messages } = await stage.work('say hi', { job: { signal: AbortSignal.abort() } });
      expect(reason.code).to.equal('cancelled');
      expect(messages).to.deep.equal([]);
    });

    it('by whoever no longer takes its reports', async () => {
      const marker = newMarker();
      const agent = acpAgent();
      const { folder, homeFolder } = stage;
      const limits = {
        memoryBytes: 2 ** 29,
        processes: 64,
        cpuMs: 60_000,
        outputBytes: 2 ** 20,
        diskBytes: 2 ** 25,
        openFiles: 256,
      };
      await using sandbox = await stage.driver().open({ folder, homeFolder, limits, show: agent.show });
      const { jobOf } = await import('../support/job.ts');
      const working = agent.work(jobOf({ instruction: `say hi\nthink\nrun sleep ${marker}`, sandbox }));
      await working.next();
      await until('the step to run', () => marked(marker).length > 0);
      await working.return({ reason: { code: 'cancelled', message: '' }, result: null });
      expect(marked(marker)).to.deep.equal([]);
    });
  });

  describe('starting', () => {
    it('authenticates where the agent wants it first', async () => {
      const { messages } = await stage.work('say in', {
        features: 'auth',
        definition: { authMethod: 'key' },
      });
      expect(messages).to.deep.equal(['in']);
      const refused = await stage.work('say in', { features: 'auth' });
      expect(refused.reason.message).to.contain('Authentication required');
    });

    it('takes the mode that is set for it, and goes on where it is refused', async () => {
      expect((await stage.work('say hi', { definition: { mode: 'free' } })).messages[0]).to.contain(
        'mode: free',
      );
      expect((await stage.work('say hi', { definition: { mode: 'refused' } })).messages).to.deep.equal([
        'hi',
      ]);
    });

    it('shows nothing of the service, and gives what its settings say', async () => {
      process.env.PLANTED = 'of the service';
      const { messages } = await stage.work('env PLANTED\nthink\nenv GIVEN\nthink\nenv HOME', {
        env: { GIVEN: 'x' },
      });
      delete process.env.PLANTED;
      expect(messages.slice(0, 2)).to.deep.equal(['PLANTED=', 'GIVEN=x']);
    });
  });

  describe('going on with a conversation', () => {
    for (const features of ['resume', 'load', 'resume-lies,load']) {
      it(`finds it again by ${features}, and repeats nothing of it`, async () => {
        const first = await stage.work('say hello', { features });
        const next = await stage.work('history', { features, job: { conversation: first.conversation } });
        expect(next.messages).to.deep.equal(['history: 2']);
        expect(next.all('step.started')).to.deep.equal([]);
        expect(next.conversation).to.equal(first.conversation);
        const mode = { features, definition: { mode: 'free' }, job: { conversation: first.conversation } };
        expect((await stage.work('history', mode)).messages.join()).to.contain('mode: free');
      });
    }

    it('says so when it cannot, and begins another', async () => {
      for (const features of ['none', 'load', 'resume']) {
        const next = await stage.work('history', { features, job: { conversation: 'long-gone' } });
        expect(next.messages[0]).to.contain('could not take up the conversation');
        expect(next.messages[1]).to.equal('history: 1');
        expect(next.conversation).not.to.equal('long-gone');
      }
    });
  });

  it('keeps a clock of its own: a step takes as long as it took', async () => {
    const before = systemClock.monotonic();
    const { all } = await stage.work('run sleep 0.3');
    const [step] = all('step.completed');
    expect(step?.durationMs).to.be.within(290, systemClock.monotonic() - before);
  });
});

for (const kind of ['bubblewrap', 'unshare', 'none'] as const) {
  describe(`an ACP agent with SANDBOX=${kind}`, function () {
    this.timeout(60_000);
    before(async function () {
      await driverOrSkip(this, kind);
    });
    const stage = useStage(kind);

    it('works in the folder of the run, from its home, and leaves nothing running', async () => {
      const marker = newMarker();
      const { all, reason, messages } = await stage.work(
        `run pwd > where\nedit made.txt\nleave ${marker}\nsay done\nexit 0`,
      );
      expect(reason.message).to.contain('with exit code 0');
      expect(messages).to.deep.equal(['done']);
      expect(all('step.started').map(({ step }) => step)).to.deep.equal(['pwd > where', 'edit made.txt']);
      const where = await readFile(join(stage.folder, 'where'), 'utf8');
      expect(where).to.equal(kind === 'none' ? `${stage.folder}\n` : '/workspace\n');
      if (kind !== 'none') expect(marked(marker)).to.deep.equal([]);
      for (const pid of marked(marker)) process.kill(pid, 'SIGKILL');
    });
  });
}
