/** `agent-runs comment`: a run's receipt and patch on the pull or merge request that a CI job is for, in one comment that is kept up to date. */
import type { Command } from 'commander';
import type { Client, Receipt, RunSettledEvent } from '../sdk/index.ts';
import { commentBody } from './comment-body.ts';
import { CommandError, exitCodes } from './exit.ts';
import { findForge } from './forge.ts';
import { type Call, does, type Tree } from './leaf.ts';

/** Where there is no pull or merge request there is nothing to comment on, which is no error: the same job may run on a branch. */
export async function commentRun(
  call: Call,
  client: Client,
  receipt: Receipt | RunSettledEvent,
  name = 'agent-runs',
): Promise<void> {
  const forge = findForge(call.io);
  if (forge === undefined) {
    call.out.say('There is no pull or merge request here, so nothing is commented.');
    return;
  }
  const patch = await client.runs.patch(receipt.id);
  const { marker, text } = commentBody(receipt, patch, name);
  const address = await forge.comment(marker, text);
  call.out.say(`Commented: ${address}`);
}

export function addComment({ io, settle }: Tree, program: Command): void {
  does<{ name?: string }>(
    io,
    settle,
    program
      .command('comment')
      .summary("comment a run's patch on the pull or merge request of a CI job")
      .description(
        "Comments a settled run's patch on the pull request (GitHub) or merge request (GitLab) that this CI job is for. A later run replaces the comment.",
      )
      .argument('<run>')
      .option('--name <name>', 'comments of different names stand side by side', 'agent-runs')
      .addHelpText(
        'after',
        `
On GitHub the token is GITHUB_TOKEN and needs pull-requests: write; on GitLab it is GITLAB_TOKEN, with the scope api.
All else is read from the variables that runners set.`,
      ),
    async (call, { name }, id = '') => {
      const client = await call.client();
      const receipt = await client.runs.ref(id).receipt();
      if (receipt === null)
        throw new CommandError(exitCodes.refused, `${id} is not settled: agent-runs runs follow ${id}`);
      await commentRun(call, client, receipt, name);
    },
  );
}
