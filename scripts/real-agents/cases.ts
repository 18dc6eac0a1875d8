/** What every real agent is put through: work, follow-up, cancel, limit, budget, failing models, its own sudden end. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { Run, RunEvent } from '../../generated/api/types.gen.ts';
import { conversation, type ModelServer, type Turn } from '../../test/support/model-server.ts';
import { until } from '../../test/support/until.ts';
import type { RealAgent } from './agents.ts';
import type { RunningService } from './service.ts';

export interface Stage {
  service: RunningService;
  model: ModelServer;
  agent: RealAgent;
  /** A command that names itself on the process list. */
  marker: string;
}

export interface Case {
  name: string;
  /** Throws when a promise is broken; the run whose receipt is held against the model's count. */
  play(stage: Stage): Promise<Run>;
}

/** What a command printed never reached the service: then nothing is to be learnt of how the service reads it. */
export class LostOutput extends Error {}

const settleMs = 120_000;

const test = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from './sum.js';
test('adds', () => assert.equal(sum(2, 3), 5));
test('adds nothing', () => assert.equal(sum(), 0));
`;
const fixed = 'export const sum = (...numbers) => numbers.reduce((all, one) => all + one, 0);\n';
const project = `# make the project
printf '{ "type": "module" }' > package.json
# write the fault
echo 'export const sum = (one, other) => one - other;' > sum.js
# write the test
cat > sum.test.js <<'END'
${test}END
`;
const runTests = 'node --test --test-reporter=tap';

/** Processes whose command line holds a text. */
function processesWith(text: string): { pid: number; line: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const line = readFileSync(`/proc/${name}/cmdline`, 'latin1');
        return line.includes(text) ? [{ pid: Number(name), line }] : [];
      } catch {
        return [];
      }
    });
}

function steps(events: RunEvent[]): Extract<RunEvent, { type: 'step.completed' }>[] {
  return events.filter((event) => event.type === 'step.completed');
}

function said(events: RunEvent[]): string {
  return events.flatMap((event) => (event.type === 'message.added' ? [event.text] : [])).join('\n');
}

function ended(run: Run, state: Run['state'], ...codes: string[]): void {
  assert.equal(run.state, state, `${run.state}: ${JSON.stringify(run.reason)}`);
  assert.ok(codes.includes(run.reason?.code ?? ''), JSON.stringify(run.reason));
}

/** A run with one long command in it, once that command really runs. */
async function startSleeping({ service, model, agent, marker }: Stage): Promise<Run> {
  model.play(
    conversation({ text: 'This takes long.', calls: [agent.shell(`sleep ${marker}`)] }, { text: 'Done.' }),
  );
  const run = await service.createRun({ task: 'Wait for it.', agent: agent.name });
  const running = async () => {
    const { state, reason } = await service.getRun(run.id);
    if (state !== 'queued' && state !== 'running') throw new Error(`${state}: ${JSON.stringify(reason)}`);
    const told = (await service.events(run.id)).some(({ type }) => type === 'step.started');
    return told && processesWith(`sleep\0${marker}`)[0];
  };
  await until('the command to run', running, settleMs);
  return run;
}

async function untilGone(text: string): Promise<void> {
  await until(`no process to be left of ${text}`, () => processesWith(text).length === 0, 10_000);
}

const failing = (name: string, turn: Turn): Case => ({
  name,
  play: async ({ service, model, agent }) => {
    model.play(() => turn);
    const run = await service.createRun({ task: 'Say hello.', agent: agent.name });
    const settled = await service.settled(run.id, settleMs);
    ended(settled, 'failed', 'model_error');
    return settled;
  },
});

export const cases: readonly Case[] = [
  {
    name: 'edits a file, sees tests fail, sees them pass',
    play: async ({ service, model, agent }) => {
      const workspace = await service.createWorkspace('sum');
      const made = await service.createRun({ prompt: project, workspace, agent: 'script' });
      ended(await service.settled(made.id, settleMs), 'completed', 'done');
      model.play(
        conversation(
          { text: 'I look at the tests.', calls: [agent.shell(runTests)] },
          { text: 'I mend it.', calls: [agent.write('sum.js', fixed)] },
          { calls: [agent.shell(runTests)] },
          { text: 'The sum is right now.' },
        ),
      );
      const run = await service.createRun({ prompt: 'Mend the sum.', workspace, agent: agent.name });
      const settled = await service.settled(run.id, settleMs);
      ended(settled, 'completed', 'done');
      const events = await service.events(run.id);
      assert.equal(settled.result, 'The sum is right now.');
      assert.match(said(events), /I look at the tests\.[\s\S]*The sum is right now\./);
      const [first, second, third] = steps(events);
      assert.equal(steps(events).length, 3);
      if (agent.tellsCommands) {
        const log = await service.text(settled.log ?? '');
        for (const line of ['# fail 2', '# pass 2'])
          if (!log.includes(line)) throw new LostOutput(`the agent did not tell "${line}" of its command`);
        assert.deepEqual(
          [first?.passed, first?.failed, first?.checks, first?.exit_code],
          [0, 2, 'reported', 1],
        );
        assert.deepEqual(
          [third?.passed, third?.failed, third?.checks, third?.exit_code],
          [2, 0, 'reported', 0],
        );
        assert.equal(first?.status, 'failed');
      } else assert.deepEqual([first?.checks, first?.exit_code, third?.checks], ['outcome', null, 'outcome']);
      assert.deepEqual([second?.status, third?.status], ['completed', 'completed']);
      const patch = await service.text(settled.patch ?? '');
      assert.match(patch, /^\+export const sum = \(\.\.\.numbers\)/m);
      return settled;
    },
  },
  {
    name: 'goes on with its conversation, or says that it can not',
    play: async ({ service, model, agent }) => {
      model.play(conversation({ text: 'The word is heard.' }));
      const first = await service.createRun({ task: 'The word is MAGNOLIA.', agent: agent.name });
      ended(await service.settled(first.id, settleMs), 'completed', 'done');
      const before = model.calls.length;
      const next = await service.createRun({ task: 'Go on.', agent: agent.name, continues: first.id });
      const settled = await service.settled(next.id, settleMs);
      ended(settled, 'completed', 'done');
      const heard = model.calls
        .slice(before)
        .some(({ request }) => request.messages.some(({ text }) => text.includes('MAGNOLIA')));
      const sorry = said(await service.events(next.id)).includes('could not take up the conversation');
      assert.deepEqual([heard, sorry], agent.continues ? [true, false] : [false, true]);
      // The receipt counts the second run alone, so the first one is set off against it.
      return settled;
    },
  },
  {
    name: 'is cancelled in the middle of a step',
    play: async (stage) => {
      const run = await startSleeping(stage);
      const asked = performance.now();
      await stage.service.cancelRun(run.id);
      const settled = await stage.service.settled(run.id, settleMs);
      ended(settled, 'interrupted', 'cancelled');
      assert.ok(performance.now() - asked < 15_000, 'the cancel took too long');
      await untilGone(`sleep\0${stage.marker}`);
      assert.equal(steps(await stage.service.events(run.id)).at(-1)?.status, 'interrupted');
      return settled;
    },
  },
  {
    name: 'stops at its limit of steps',
    play: async ({ service, model, agent }) => {
      const again = { calls: [agent.shell('true')] };
      model.play(conversation(again, again, again, again, { text: 'Done.' }));
      const run = await service.createRun({ task: 'Try often.', agent: agent.name, limit: 2 });
      const settled = await service.settled(run.id, settleMs);
      ended(settled, 'interrupted', 'limit_reached');
      assert.equal(steps(await service.events(run.id)).length, 2);
      return settled;
    },
  },
  {
    name: 'stops at its budget',
    play: async ({ service, model, agent }) => {
      const again = { calls: [agent.shell('true')] };
      model.play(conversation(again, again, again, again, again, { text: 'Done.' }));
      const run = await service.createRun({ task: 'Spend it.', agent: agent.name, budget: { input: 1 } });
      const settled = await service.settled(run.id, settleMs);
      ended(settled, 'interrupted', 'budget_exhausted');
      return settled;
    },
  },
  failing('fails when its model says 401', { status: 401 }),
  failing('fails when its model says 429', { status: 429 }),
  failing('fails when its model says 500', { status: 500 }),
  failing('fails when its model hangs', { fail: 'hang' }),
  {
    name: 'fails when its process is killed',
    play: async (stage) => {
      const run = await startSleeping(stage);
      const own = processesWith(stage.agent.program).filter(({ line }) => {
        const [file = '', script = ''] = line.split('\0');
        return file.includes(stage.agent.program) || script.includes(stage.agent.program);
      });
      assert.ok(own.length > 0, 'its process was not found');
      for (const { pid } of own) process.kill(pid, 'SIGKILL');
      const settled = await stage.service.settled(run.id, settleMs);
      ended(settled, 'failed', 'agent_error');
      await untilGone(`sleep\0${stage.marker}`);
      return settled;
    },
  },
];
