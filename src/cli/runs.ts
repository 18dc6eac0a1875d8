/** `agent-runs runs …`: find runs, follow them, steer them, and have what they leave. */
import type { Command } from 'commander';
import type { Run, RunState } from '../sdk/index.ts';
import { applyPatch } from './apply-patch.ts';
import { codeOfState, usageError } from './exit.ts';
import { listen } from './interrupts.ts';
import { does, type Tree } from './leaf.ts';
import { durationText, fields, plain, plainLines } from './output.ts';
import { createProgress } from './progress.ts';
import { collect, countOption, metadataOption } from './read-options.ts';
import { receiptLines } from './receipt.ts';
import { watchRun } from './watch-run.ts';

interface ListOptions {
  state?: RunState[];
  workspace?: string;
  agent?: string;
  metadata?: Record<string, string>;
  createdAfter?: string;
  createdBefore?: string;
  limit?: number;
}

function recordLines(run: Run): string[] {
  return fields([
    ['run', run.id],
    ['state', run.reason === null ? run.state : `${run.state} (${run.reason.code}): ${run.reason.message}`],
    ['instruction', run.task ?? run.prompt],
    ['agent', run.model === null ? run.agent : `${run.agent} (${run.model})`],
    ['workspace', run.workspace],
    ['attempt', run.attempt],
    ['queue position', run.queue_position],
    [
      'metadata',
      Object.entries(run.metadata)
        .map(([name, text]) => `${name}=${text}`)
        .join(' '),
    ],
    ['created', run.created_at],
    ['started', run.started_at],
    ['settled', run.settled_at],
    [
      'usage',
      run.usage === null
        ? null
        : `${run.usage.input} in, ${run.usage.output} out, ${durationText(run.usage.duration_ms)}`,
    ],
    ['applied', run.applied],
    ['patch', run.patch],
    ['log', run.log],
    ['result', run.result],
  ]);
}

export function addRuns({ io, settle }: Tree, program: Command): void {
  const runs = program
    .command('runs')
    .description('Find runs, follow them, steer them, and have what they leave.');

  does<ListOptions>(
    io,
    settle,
    runs
      .command('list')
      .description('List runs, newest first.')
      .option('--state <state>', 'only in this state; may be repeated', collect)
      .option('--workspace <id>', 'only of this workspace')
      .option('--agent <name>', 'only of this agent')
      .option('--metadata <name=text>', 'only with this metadata; may be repeated', metadataOption)
      .option('--created-after <instant>', 'only created at this instant or later')
      .option('--created-before <instant>', 'only created before this instant')
      .option('--limit <number>', 'how many at most', countOption, 20),
    async (call, { limit = 20, createdAfter, createdBefore, state, workspace, agent, metadata }) => {
      const client = await call.client();
      const found = await client.runs
        .list({
          limit: Math.max(1, Math.min(limit, 100)),
          ...(state === undefined ? {} : { state }),
          ...(workspace === undefined ? {} : { workspace }),
          ...(agent === undefined ? {} : { agent }),
          ...(metadata === undefined ? {} : { metadata }),
          ...(createdAfter === undefined ? {} : { created_after: createdAfter }),
          ...(createdBefore === undefined ? {} : { created_before: createdBefore }),
        })
        .all(limit);
      call.out.list(
        found,
        [
          ['RUN', (run) => run.id],
          ['STATE', (run) => run.state],
          ['AGENT', (run) => run.agent],
          ['CREATED', (run) => run.created_at],
          ['INSTRUCTION', (run) => run.task ?? run.prompt],
        ],
        'There are no such runs.',
      );
    },
  );

  does(
    io,
    settle,
    runs.command('show').description('Show a run.').argument('<run>'),
    async (call, _, id = '') => {
      const run = await (await call.client()).runs.get(id);
      call.out.record(run, () => recordLines(run));
    },
  );

  does<{ after?: number; follow?: boolean }>(
    io,
    settle,
    runs
      .command('events')
      .description("Print a run's events, one per line.")
      .argument('<run>')
      .option('--after <seq>', 'only events behind this number', countOption)
      .option('-f, --follow', 'go on until the run is settled'),
    async (call, { after = 0, follow = false }, id = '') => {
      const client = await call.client();
      const tell = (event: { seq: number; at: string; type: string }): void => {
        const { seq, at, type, ...rest } = event;
        if (call.out.json) call.out.line(event);
        else call.out.raw(`${String(seq).padStart(4)}  ${at}  ${type.padEnd(16)} ${plain(summary(rest))}\n`);
      };
      if (follow) {
        for await (const event of client.runs.events(id, { after })) tell(event);
        return;
      }
      for (let last = after; ; ) {
        const page = await client.runs.eventPage(id, { after: last, limit: 100 });
        for (const event of page.data) tell(event);
        if (page.data.length === 0 || page.next_after <= last) return;
        last = page.next_after;
      }
    },
  );

  does(
    io,
    settle,
    runs
      .command('follow')
      .description('Follow a run to its receipt, as `run` does; exits by its final state.')
      .argument('<run>'),
    async (call, _, id = '') => {
      const progress = createProgress(io, call.out);
      const client = await call.client({ onRetry: progress.retry });
      const interrupts = listen(io);
      try {
        const receipt = await watchRun(call, client, id, progress, interrupts);
        if (!call.out.json) call.out.record(receipt, () => receiptLines(receipt));
        return codeOfState(receipt.state);
      } finally {
        interrupts.off();
      }
    },
  );

  does(
    io,
    settle,
    runs
      .command('cancel')
      .description('Ask a run to end; what it did so far is in its receipt.')
      .argument('<run>'),
    async (call, _, id = '') => {
      const run = await (await call.client()).runs.cancel(id);
      call.out.record(run, () => recordLines(run));
    },
  );

  does(
    io,
    settle,
    runs
      .command('delete')
      .description('Remove a settled run: its record, events, patch and log.')
      .argument('<run>'),
    async (call, _, id = '') => {
      await (await call.client()).runs.delete(id);
      if (call.out.json) call.out.line({ id, deleted: true });
      call.out.say(`Deleted ${id}.`);
    },
  );

  does<{ follow?: boolean }>(
    io,
    settle,
    runs
      .command('logs')
      .description('Print what a run and its commands said.')
      .argument('<run>')
      .option('-f, --follow', 'go on until the run is settled'),
    async (call, { follow = false }, id = '') => {
      const client = await call.client();
      let lineEnds = true;
      for await (const line of client.runs.log(id, { follow })) {
        if (call.out.json) {
          call.out.line(line);
          continue;
        }
        // What the agent says and what its commands print may be in pieces of lines of their own.
        const text = io.stdout.isTTY === true ? plainLines(line.text) : line.text;
        const whole = line.stream === 'message' || line.stream === 'service';
        call.out.raw(`${whole && !lineEnds ? '\n' : ''}${text}${whole && !text.endsWith('\n') ? '\n' : ''}`);
        lineEnds = whole || text.endsWith('\n');
      }
      if (!lineEnds) call.out.raw('\n');
    },
  );

  does<{ apply?: boolean; dir?: string }>(
    io,
    settle,
    runs
      .command('patch')
      .description("Print a run's patch, or apply it.")
      .argument('<run>')
      .option('--apply', 'apply it to the folder instead of printing it')
      .option('--dir <folder>', 'the folder; where you are unless given'),
    async (call, { apply = false, dir }, id = '') => {
      if (!apply && dir !== undefined) throw usageError('--dir goes with --apply.');
      const client = await call.client();
      if (apply) return applyPatch(call, client, id, dir ?? io.cwd);
      const patch = await client.runs.patch(id);
      if (call.out.json) call.out.record({ id, patch }, () => []);
      else call.out.raw(patch);
    },
  );

  does<{ approve?: boolean; deny?: boolean; option?: string; text?: string }>(
    io,
    settle,
    runs
      .command('answer')
      .description('Answer what a waiting run asks.')
      .argument('<run>')
      .argument('<input>', 'the id of the question')
      .option('--approve', 'allow it')
      .option('--deny', 'refuse it')
      .option('--option <id>', 'choose one of its options')
      .option('--text <text>', 'answer in words'),
    async (call, { approve, deny, option, text }, id = '', input = '') => {
      const given = [approve, deny, option, text].filter((one) => one !== undefined);
      if (given.length !== 1) throw usageError('Give one of --approve, --deny, --option and --text.');
      const answered = await (await call.client()).runs.answerInput(id, input, {
        ...(approve ? { decision: 'approve' as const } : {}),
        ...(deny ? { decision: 'deny' as const } : {}),
        ...(option === undefined ? {} : { option }),
        ...(text === undefined ? {} : { text }),
      });
      call.out.record(answered, () =>
        fields([
          ['question', answered.title],
          ['state', answered.state],
        ]),
      );
    },
  );

  does(
    io,
    settle,
    runs
      .command('message')
      .description('Say something to the agent of a run that is under way.')
      .argument('<run>')
      .argument('<text>'),
    async (call, _, id = '', text = '') => {
      const sent = await (await call.client()).runs.sendMessage(id, text);
      call.out.record(sent, () => [`Message ${sent.number} is on its way.`]);
    },
  );
}

function summary(rest: object): string {
  const { id: _id, schema_version: _version, ...told } = rest as Record<string, unknown>;
  return JSON.stringify(told);
}
