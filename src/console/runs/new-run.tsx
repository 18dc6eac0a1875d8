/** The form for a new run, or for one that goes on where another ended. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CreateRunRequest, Workspace } from '../api.ts';
import { titleOf } from '../format.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { AreaField, CheckField, into, SelectField, TextField } from '../parts/field.tsx';
import { Problem } from '../parts/problem.tsx';
import { Head } from '../parts/words.tsx';
import { useAction, useLoad } from '../resource.ts';
import { href, navigate, place } from '../router.ts';
import { client, lacks } from '../session.ts';
import { agents } from './agents.ts';

const samples: Record<string, string> = {
  script: '# say hello\necho hello > greeting.txt\n# look at it\ncat greeting.txt',
  other: 'Write hello into greeting.txt and show the file.',
};

function workspaceChoices(list: Workspace[]): { value: string; label: string }[] {
  return list
    .filter((workspace) => workspace.state === 'ready')
    .map((workspace) => ({
      value: workspace.id,
      label: `${workspace.name ?? 'unnamed'} (${workspace.id.slice(-8)})`,
    }));
}

function metadataOf(text: string): Record<string, string> {
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const at = line.indexOf('=');
      return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
  return Object.fromEntries(entries);
}

export function NewRunPage() {
  const { query } = place.value;
  const continues = query.get('continues') ?? '';
  const words = useSignal('');
  const workspace = useSignal(query.get('workspace') ?? '');
  const agent = useSignal('');
  const model = useSignal('');
  const limit = useSignal('');
  const minutes = useSignal('');
  const metadata = useSignal('');
  const ask = useSignal(false);
  const keep = useSignal(false);
  const canSeeWorkspaces = lacks('workspaces:read') === undefined;
  const workspaces = useLoad(
    async (signal) =>
      canSeeWorkspaces ? (await client().workspaces.list({ limit: 100 }, { signal }).page()).data : [],
    [],
  );
  const before = useLoad(
    async (signal) =>
      continues === '' || lacks('runs:read') ? undefined : client().runs.get(continues, { signal }),
    [continues],
  );
  const known = agents.value ?? [];
  const fallback = known.find((one) => one.default);
  const chosen = known.find((one) => one.name === agent.value) ?? fallback;

  useEffect(() => {
    if (before.value.value !== undefined && agent.value === '') agent.value = before.value.value.agent;
  }, [before.value.value]);
  useEffect(() => {
    if (query.get('sample') !== null && words.value === '' && fallback !== undefined)
      words.value = samples[fallback.kind] ?? samples.other ?? '';
  }, [fallback]);

  const create = useAction(async () => {
    const body: CreateRunRequest = {
      // A workspace or a run to continue makes it a prompt; without either it is a task in a folder of its own.
      ...(workspace.value !== '' || continues !== '' ? { prompt: words.value } : { task: words.value }),
      ...(continues === '' && workspace.value !== '' ? { workspace: workspace.value } : {}),
      ...(continues === '' ? {} : { continues }),
      ...(agent.value === '' ? {} : { agent: agent.value }),
      ...(model.value.trim() === '' ? {} : { model: model.value.trim() }),
      ...(limit.value === '' ? {} : { limit: Number(limit.value) }),
      ...(minutes.value === '' ? {} : { timeout_ms: Math.round(Number(minutes.value) * 60_000) }),
      ...(ask.value ? { approval: 'ask' } : {}),
      ...(keep.value ? { apply: 'never' } : {}),
      ...(metadata.value.trim() === '' ? {} : { metadata: metadataOf(metadata.value) }),
    } as CreateRunRequest;
    const run = await client().runs.create(body);
    navigate(`/runs/${run.id}`);
  });
  const error = create.error.value;
  const script = chosen?.kind === 'script';
  const pointer = workspace.value !== '' || continues !== '' ? '/prompt' : '/task';
  return (
    <>
      <Head title={continues === '' ? 'New run' : 'Follow up'} crumb={{ href: href('/'), text: 'Runs' }} />
      <form
        class="card pad stack form"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
      >
        {continues !== '' && (
          <p class="note">
            Goes on from{' '}
            <a href={href(`/runs/${continues}`)}>
              {titleOf(before.value.value?.task ?? before.value.value?.prompt ?? '') || (
                <code>{continues}</code>
              )}
            </a>
            , in its workspace and with the files it ended with.
          </p>
        )}
        <AreaField
          label="What shall be done?"
          rows={8}
          value={words}
          required
          error={error}
          pointer={pointer}
          placeholder={
            script
              ? '# name of the first step\necho hello > greeting.txt'
              : 'Make the tests pass and say what was wrong.'
          }
          hint={
            script
              ? 'The agent script runs this as a shell script, line by line. A comment names the step below it.'
              : 'In plain words. Say when it is done, and what must not be touched.'
          }
        />
        <div class="fields">
          <SelectField
            label="Agent"
            value={agent.value}
            error={error}
            pointer="/agent"
            choices={[
              { value: '', label: fallback ? `${fallback.name} (default)` : 'The default' },
              ...known
                .filter((one) => one.name !== fallback?.name)
                .map((one) => ({
                  value: one.name,
                  label: one.available ? one.name : `${one.name} (off)`,
                  disabled: !one.available,
                })),
            ]}
            onChange={into(agent)}
            hint={chosen?.description}
          />
          {continues === '' && canSeeWorkspaces && (
            <SelectField
              label="Workspace"
              value={workspace.value}
              error={error}
              pointer="/workspace"
              choices={[
                { value: '', label: 'A fresh, empty one' },
                ...workspaceChoices(workspaces.value.value ?? []),
              ]}
              onChange={into(workspace)}
              hint="The run works on a copy; a completed one brings its result back."
            />
          )}
          {continues === '' && !canSeeWorkspaces && (
            <TextField
              label="Workspace"
              placeholder="ws_…"
              value={workspace}
              error={error}
              pointer="/workspace"
              hint="Empty for a fresh one. This key cannot list them."
            />
          )}
        </div>
        <details class="more-fields">
          <summary>More settings</summary>
          <div class="stack">
            <div class="fields">
              <TextField
                label="Steps at most"
                type="number"
                min="1"
                max="1000"
                placeholder="100"
                value={limit}
                error={error}
                pointer="/limit"
              />
              <TextField
                label="Minutes at most"
                type="number"
                min="1"
                placeholder="as deployed"
                value={minutes}
                error={error}
                pointer="/timeout_ms"
              />
              {chosen?.capabilities.includes('model') && (
                <TextField
                  label="Model"
                  placeholder="provider:model"
                  value={model}
                  error={error}
                  pointer="/model"
                />
              )}
            </div>
            <AreaField
              label="Metadata"
              rows={2}
              placeholder="ticket=ABC-123"
              value={metadata}
              error={error}
              pointer="/metadata"
              hint="One name=text a line. Runs can be found by them."
            />
            <CheckField
              label="Ask before acting."
              checked={ask.value}
              lack={
                chosen && !chosen.capabilities.includes('inputs')
                  ? `The agent ${chosen.name} does not ask.`
                  : undefined
              }
              hint="The run waits for your approval of each thing that needs permission."
              onChange={into(ask)}
            />
            <CheckField
              label="Keep the workspace as it is."
              checked={keep.value}
              hint="The result can be applied later."
              onChange={into(keep)}
            />
          </div>
        </details>
        <Problem error={error} />
        <div class="row">
          <Button type="submit" kind="primary" busy={create.busy.value} lack={lacks('run:create')}>
            Start the run
          </Button>
          <LinkButton kind="plain" href={href(continues === '' ? '/' : `/runs/${continues}`)}>
            Back
          </LinkButton>
        </div>
      </form>
    </>
  );
}
