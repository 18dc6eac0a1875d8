/** The folders that runs work in. */
import { useSignal } from '@preact/signals';
import type { Workspace } from '../api.ts';
import { bytes, plural } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { List } from '../parts/loading.tsx';
import { Ago, Empty, Head, State } from '../parts/words.tsx';
import { renewFirst, usePages, useRenewal } from '../resource.ts';
import { href } from '../router.ts';
import { client, lacks } from '../session.ts';
import { NewWorkspace } from './new-workspace.tsx';

export function sourceOf({ source }: Workspace): string {
  if (source.type === 'git')
    return `git ${source.url?.replace(/^https?:\/\//, '') ?? ''}${source.ref ? ` at ${source.ref}` : ''}`;
  if (source.type === 'run') return 'from a run';
  return source.type;
}

/** How far the filling has come, in words. */
export function progressOf({ progress }: Workspace): string {
  if (progress === null) return '';
  const words = progress.phase.replaceAll('_', ' ');
  if (progress.objects_total !== null && progress.objects !== null)
    return `${words}, ${progress.objects} of ${progress.objects_total} objects`;
  return progress.bytes === null ? words : `${words}, ${bytes(progress.bytes)}`;
}

export function WorkspacesPage() {
  const making = useSignal(false);
  const pages = usePages((page, signal) => client().workspaces.list(page, { signal }), []);
  const busy = pages.items.value?.some(({ state }) => state === 'creating' || state === 'deleting') ?? false;
  useRenewal(busy ? 1500 : undefined, (signal) => renewFirst(pages, signal), []);
  return (
    <>
      <Head
        title="Workspaces"
        under={<span class="small quiet">Folders that runs work in, each run on its own copy</span>}
      >
        <Button
          kind="primary"
          icon="plus"
          lack={lacks('workspaces:write')}
          onClick={() => {
            making.value = true;
          }}
        >
          New workspace
        </Button>
      </Head>
      <div class="stack">
        <List
          pages={pages}
          bones={{ rows: 6, height: 46 }}
          empty={
            <Empty icon="workspaces" title="No workspace yet">
              <p>
                Make an empty one, fetch a git repository, or upload an archive. A run without a workspace
                makes one of its own.
              </p>
            </Empty>
          }
        >
          {(items) => (
            <ul class="rows" aria-label="Workspaces">
              {items.map((workspace) => (
                <li key={workspace.id}>
                  <a class="row-link" data-item href={href(`/workspaces/${workspace.id}`)}>
                    <State state={workspace.state} />
                    <span class="row-words">
                      <span class="clip">{workspace.name ?? workspace.id}</span>
                      <span class="small quiet clip">
                        {sourceOf(workspace)}
                        {workspace.state === 'creating' && ` · ${progressOf(workspace)}`}
                        {workspace.reason && ` · ${workspace.reason.message}`}
                      </span>
                    </span>
                    <span class="small quiet num end">
                      {plural(workspace.file_count, 'file')}, {bytes(workspace.size_bytes)}
                      <br />
                      <Ago at={workspace.last_used_at ?? workspace.created_at} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </List>
      </div>
      {making.value && (
        <NewWorkspace
          onClose={() => {
            making.value = false;
          }}
        />
      )}
    </>
  );
}
