/** The form for a new workspace: empty, a git repository, or an archive from this machine. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { CreateWorkspaceRequestWritable } from '../api.ts';
import { FormDialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { useAction } from '../resource.ts';
import { navigate } from '../router.ts';
import { client } from '../session.ts';

type From = 'empty' | 'git' | 'archive';

export const archiveType = (name: string) =>
  (/\.(tgz|gz)$/i.test(name) ? 'application/gzip' : 'application/x-tar') as
    | 'application/gzip'
    | 'application/x-tar';

/** A password without a user's name is a token. */
const credentials = (username: string, password: string) =>
  username === '' ? { token: password } : { username, password };

export function NewWorkspace({ onClose }: { onClose: () => void }) {
  const name = useSignal('');
  const from = useSignal<From>('empty');
  const url = useSignal('');
  const ref = useSignal('');
  const username = useSignal('');
  const password = useSignal('');
  const file = useSignal<File | undefined>(undefined);
  const picker = useId();
  const create = useAction(async () => {
    if (from.value === 'archive' && file.value === undefined)
      throw new Error('Choose an archive first: a .tar, .tar.gz or .tgz file.');
    const sources = {
      empty: { type: 'empty' },
      archive: { type: 'archive' },
      git: {
        type: 'git',
        url: url.value.trim(),
        ...(ref.value.trim() === '' ? {} : { ref: ref.value.trim() }),
        ...(password.value === '' ? {} : { credentials: credentials(username.value.trim(), password.value) }),
      },
    };
    const workspace = await client().workspaces.create({
      ...(name.value.trim() === '' ? {} : { name: name.value.trim() }),
      source: sources[from.value],
    } as CreateWorkspaceRequestWritable);
    if (from.value === 'archive' && file.value !== undefined)
      await client().workspaces.putArchive(workspace.id, file.value, {
        contentType: archiveType(file.value.name),
        timeoutMs: 600_000,
      });
    onClose();
    navigate(`/workspaces/${workspace.id}`);
  });
  const error = create.error.value;
  return (
    <FormDialog title="New workspace" action={create} onClose={onClose}>
      <TextField label="Name" placeholder="shop" value={name} error={error} pointer="/name" />
      <SelectField
        label="Filled from"
        value={from.value}
        choices={[
          { value: 'empty', label: 'Nothing: an empty folder' },
          { value: 'git', label: 'A git repository' },
          { value: 'archive', label: 'An archive from this machine' },
        ]}
        onChange={(value) => {
          from.value = value as From;
        }}
      />
      {from.value === 'git' && (
        <>
          <TextField
            label="Address"
            type="url"
            required
            placeholder="https://git.example.com/team/shop.git"
            value={url}
            error={error}
            pointer="/source/url"
          />
          <TextField
            label="Branch, tag or commit"
            placeholder="the default branch"
            value={ref}
            error={error}
            pointer="/source/ref"
          />
          <div class="fields">
            <TextField
              label="User name"
              autocomplete="off"
              value={username}
              error={error}
              pointer="/source/credentials/username"
            />
            <TextField
              label="Password or token"
              type="password"
              autocomplete="off"
              value={password}
              error={error}
              pointer="/source/credentials/password"
              hint="For private repositories. Never shown again."
            />
          </div>
        </>
      )}
      {from.value === 'archive' && (
        <div class="field">
          <label for={picker}>Archive</label>
          <input
            id={picker}
            class="input"
            type="file"
            accept=".tar,.tgz,.gz,application/x-tar,application/gzip"
            onChange={(event) => {
              file.value = event.currentTarget.files?.[0];
            }}
          />
          <span class="hint">
            A .tar, .tar.gz or .tgz file, up to 256 MiB unless the deployment says otherwise.
          </span>
        </div>
      )}
    </FormDialog>
  );
}
