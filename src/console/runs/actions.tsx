/** What can be done with a run, and why not where it can't. */
import { useSignal } from '@preact/signals';
import type { ApplyOutcome, Run } from '../api.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { DeleteButton, Failed } from '../parts/dialog.tsx';
import { say } from '../parts/toast.tsx';
import { useAction } from '../resource.ts';
import { href, navigate } from '../router.ts';
import { client, lacks } from '../session.ts';
import { isSettled } from './follow.ts';

const outcomes: Record<ApplyOutcome['applied'], string> = {
  fast_forward: 'The workspace is now exactly the result.',
  merged: 'The result was merged into the workspace.',
  unchanged: 'The workspace has it already.',
};

export function RunActions({ run, refresh }: { run: Run; refresh: () => Promise<void> }) {
  const more = useSignal<'patch' | 'log' | undefined>(undefined);
  const cancel = useAction(async () => {
    await client().runs.cancel(run.id);
    await refresh();
  });
  const apply = useAction(async () => {
    const outcome = await client().runs.apply(run.id);
    say(outcomes[outcome.applied] ?? outcome.applied);
  });
  // A link opens one file without the key, so that the browser can save it.
  const download = useAction(async (file: 'patch' | 'log') => {
    more.value = file;
    const { url } = await client().runs.link(run.id, { file });
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = '';
    anchor.click();
  });
  const write = lacks('runs:write');
  const settled = isSettled(run);
  const held = run.applied !== null && ['skipped', 'conflict', 'quota_exceeded'].includes(run.applied);
  return (
    <>
      {!settled && (
        <Button
          kind="danger"
          busy={cancel.busy.value}
          lack={write ?? (run.cancel_requested_at === null ? undefined : 'It is being cancelled already.')}
          onClick={() => void cancel.run()}
        >
          Cancel
        </Button>
      )}
      {settled && held && (
        <Button
          busy={apply.busy.value}
          lack={lacks('runs:write', 'workspaces:write')}
          onClick={() => void apply.run()}
        >
          Apply to workspace
        </Button>
      )}
      {settled && (
        <LinkButton kind="primary" href={href('/runs/new', { continues: run.id })} lack={lacks('run:create')}>
          Follow up
        </LinkButton>
      )}
      {run.patch !== null && (
        <Button
          icon="download"
          busy={download.busy.value && more.value === 'patch'}
          onClick={() => void download.run('patch')}
        >
          Patch
        </Button>
      )}
      <Button
        icon="download"
        busy={download.busy.value && more.value === 'log'}
        onClick={() => void download.run('log')}
      >
        Log
      </Button>
      {settled && (
        <DeleteButton
          lack={write}
          title="Delete this run?"
          words="Its record, receipt, events, patch and log are removed for good. What it brought into the workspace stays."
          work={async () => {
            await client().runs.delete(run.id);
            say('The run is deleted.');
            navigate('/');
          }}
        />
      )}
      <Failed actions={[cancel, apply, download]} />
    </>
  );
}
