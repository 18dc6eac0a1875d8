/** `agent-runs run`: a run from an instruction to its receipt, and its patch in the folder it began with. */
import type { Command } from 'commander';
import type { Client, CreateRunRequest, RunSettledEvent } from '../sdk/index.ts';
import { applyPatch } from './apply-patch.ts';
import { commentRun } from './comment.ts';
import { CommandError, codeOfError, codeOfState, exitCodes, linesOfError, usageError } from './exit.ts';
import { Interrupted, listen } from './interrupts.ts';
import { readInput } from './io.ts';
import { type Call, does, type Tree } from './leaf.ts';
import { createProgress } from './progress.ts';
import { collect, countOption, durationOption, metadataOption } from './read-options.ts';
import { receiptLines } from './receipt.ts';
import { watchRun } from './watch-run.ts';
import { type Chosen, makeWorkspace } from './workspace-for-run.ts';

interface RunOptions extends Chosen {
  apply?: boolean;
  agent?: string;
  model?: string;
  limit?: number;
  timeout?: number;
  metadata?: Record<string, string>;
  network?: string[];
  continues?: string;
  ask?: boolean;
  detach?: boolean;
  comment?: boolean;
  keep?: boolean;
  idempotencyKey?: string;
}

export function addRun({ io, settle }: Tree, program: Command): void {
  const command = program
    .command('run')
    .summary('run a task, follow it and print its receipt')
    .description('Runs a task, shows how it goes, prints its receipt, and exits by its final state.')
    .argument('<instruction>', 'what to do; - reads it from standard input')
    .option('--workspace <id>', 'work in this workspace of the service')
    .option('--git <url[#ref]>', 'work on a git repository (GIT_TOKEN is its token)')
    .option('--dir <folder>', 'work on a copy of this folder, without what .gitignore names')
    .option('--apply', 'apply the patch to the folder (--dir, or where you are) when the run is completed')
    .option('--keep', 'keep the workspace that --git or --dir made')
    .option('--agent <name>', 'the agent that works (agent-runs agents lists them)')
    .option('--model <name>', 'the model it uses, e.g. openai:gpt-5.2')
    .option('--limit <steps>', 'steps it may take', countOption)
    .option('--timeout <time>', 'how long it may take, e.g. 90s, 15m, 2h', durationOption)
    .option('--network <host>', 'a host it may reach; may be repeated', collect)
    .option('--metadata <name=text>', 'kept with the run; may be repeated', metadataOption)
    .option('--continues <run>', 'go on from where this run ended')
    .option('--ask', 'have the agent ask before it does what needs a permission')
    .option('--detach', 'start it and print its id, without following it')
    .option('--comment', 'in CI: comment the patch on the pull or merge request (agent-runs comment --help)')
    .option('--idempotency-key <key>', 'the same key starts the same run, for 30 days')
    .addHelpText(
      'after',
      `
Examples:
  $ agent-runs run "Fix the failing test" --dir . --apply
  $ agent-runs run "Update the changelog" --git https://git.example.com/team/shop.git#main
  $ agent-runs run - --workspace ws_01k9… --timeout 15m < task.md
  $ agent-runs run "npm test" --agent script --json | tail -n 1

Of --git and --dir it makes a workspace, and removes it when the run is settled.
Ctrl-C asks to cancel the run; a second one leaves it running.
With --json each event is a line; the last one, run.settled, is the receipt.`,
    );
  does<RunOptions>(io, settle, command, run);
}

async function run(call: Call, options: RunOptions, given = ''): Promise<number> {
  const { io, out } = call;
  const text = given === '-' ? await readInput(io) : given;
  if (text.trim() === '') throw usageError('The instruction is empty.');
  if ([options.workspace, options.git, options.dir].filter((one) => one !== undefined).length > 1)
    throw usageError('--workspace, --git and --dir exclude each other.');
  if (options.idempotencyKey !== undefined && (options.git ?? options.dir) !== undefined)
    throw usageError(
      '--idempotency-key goes with a workspace that there is: --git and --dir make another each time.',
    );
  if (options.detach && options.comment)
    throw usageError('--comment waits for the run and --detach does not; later: agent-runs comment <id>');
  if (options.detach && options.apply)
    throw usageError(
      '--apply waits for the run and --detach does not; later: agent-runs runs patch <id> --apply',
    );

  const progress = createProgress(io, out);
  const client = await call.client({ onRetry: progress.retry });
  const interrupts = listen(io);
  let made: string | undefined;
  try {
    const makes = options.git !== undefined || options.dir !== undefined;
    made = await makeWorkspace(call, client, options, progress, interrupts.first, !options.keep);
    progress.phase('starting');
    const created = await client.runs.create(bodyOf(text, options, options.workspace ?? made), {
      signal: interrupts.second,
      ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
    });
    if (options.detach) {
      progress.stop();
      out.record(created, () => [created.id]);
      out.say(`Follow it: agent-runs runs follow ${created.id}`);
      return exitCodes.completed;
    }
    out.say(`Run ${created.id}`);
    const receipt = await watchRun(call, client, created.id, progress, interrupts);
    await discard(call, client, options.keep ? undefined : made);
    made = undefined;
    if (!out.json) out.record(receipt, () => receiptLines(receipt));
    if (makes && options.keep) out.say('The workspace is kept: agent-runs workspaces list');
    const trouble = await aftermath(call, [
      ...(options.comment ? [() => commentRun(call, client, receipt)] : []),
      ...(options.apply ? [() => applyReceipt(call, client, receipt, options.dir ?? io.cwd)] : []),
    ]);
    return codeOfState(receipt.state) || trouble;
  } catch (error) {
    if (error instanceof Interrupted)
      throw new CommandError(exitCodes.left, 'Stopped before there was a run.');
    throw error;
  } finally {
    progress.stop();
    interrupts.off();
    await discard(call, client, options.keep ? undefined : made);
  }
}

/** Does what comes after a run, each whatever becomes of the others; gives the exit code of what went wrong. */
async function aftermath(call: Call, deeds: (() => Promise<void>)[]): Promise<number> {
  let code = 0;
  for (const deed of deeds) {
    try {
      await deed();
    } catch (error) {
      for (const line of linesOfError(error)) call.out.warn(line);
      code = codeOfError(error);
    }
  }
  return code;
}

async function applyReceipt(
  call: Call,
  client: Client,
  receipt: RunSettledEvent,
  folder: string,
): Promise<void> {
  if (receipt.state === 'completed') return applyPatch(call, client, receipt.id, folder);
  call.out.say(
    `The patch is not applied, as the run was not completed. To do it all the same: agent-runs runs patch ${receipt.id} --apply`,
  );
}

async function discard(call: Call, client: Client, workspace: string | undefined): Promise<void> {
  if (workspace === undefined) return;
  await client.workspaces
    .delete(workspace, { afterRuns: true })
    .catch((error: unknown) =>
      call.out.warn(
        `The workspace ${workspace} was not removed (${(error as Error).message}); it expires by itself.`,
      ),
    );
}

function bodyOf(text: string, options: RunOptions, workspace: string | undefined): CreateRunRequest {
  const body = {
    ...(options.agent === undefined ? {} : { agent: options.agent }),
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.timeout === undefined ? {} : { timeout_ms: options.timeout }),
    ...(options.metadata === undefined ? {} : { metadata: options.metadata }),
    ...(options.network === undefined ? {} : { network: options.network }),
    ...(options.continues === undefined ? {} : { continues: options.continues }),
    ...(options.ask ? { approval: 'ask' as const } : {}),
  };
  return workspace === undefined ? { task: text, ...body } : { prompt: text, workspace, ...body };
}
