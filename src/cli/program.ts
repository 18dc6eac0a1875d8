/** The tree of commands, whole; help and completion are made from it too. */
import { Command } from 'commander';
import { addAccount } from './account.ts';
import { addComment } from './comment.ts';
import { addCompletion } from './completion.ts';
import { addExports } from './exports.ts';
import type { Io } from './io.ts';
import { addKeys } from './keys.ts';
import type { Tree } from './leaf.ts';
import { addRun } from './run.ts';
import { addRuns } from './runs.ts';
import { addWebhooks } from './webhooks.ts';
import { addWorkspaces } from './workspaces.ts';

/** Every command's exit code goes to `settle`; what is wrong with how one was typed is thrown. */
export function createProgram(io: Io, version: string, settle: (code: number) => void): Command {
  const program = new Command('agent-runs')
    .description('Run agent tasks on Agent Run Service, follow them, and have what they leave.')
    .version(version, '-V, --version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('(add --help for what there is)')
    .addHelpText(
      'after',
      `
Examples:
  $ agent-runs login --url https://runs.example.com/v1
  $ agent-runs run "Fix the failing test" --dir . --apply
  $ agent-runs runs list --state failed
  $ agent-runs runs logs -f dev/run_01k9…
  $ source <(agent-runs completion bash)

Exit codes:
  0    completed, or done
  1    the run failed
  2    the command was typed wrong
  3    the run was interrupted: cancelled, out of steps, time or budget
  4    the service cannot be reached, or refuses the key
  5    the service refused, and says why
  6    the patch does not fit the folder, and is kept in a file
  130  left by Ctrl-C; a run that had started goes on

Environment:
  AGENT_RUNS_URL, AGENT_RUNS_KEY   where to ask and with which key, in place of a profile
  AGENT_RUNS_PROFILE               the profile, in place of --profile
  GIT_TOKEN                        the token for --git
  GITHUB_TOKEN, GITLAB_TOKEN       with comments on pull and merge requests
  NO_COLOR                         no colours

Data goes to standard output, messages to standard error.`,
    );
  const tree: Tree = { io, settle };
  addRun(tree, program);
  addRuns(tree, program);
  addWorkspaces(tree, program);
  addKeys(tree, program);
  addWebhooks(tree, program);
  addExports(tree, program);
  addComment(tree, program);
  addAccount(tree, program);
  addCompletion(tree, program);
  return program;
}
