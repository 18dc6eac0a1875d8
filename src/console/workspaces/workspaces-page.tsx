/** The folders that runs work in. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageSize, type Workspace } from '../api.ts';
import { inView, pause } from '../clock.ts';
import { bytes, plural } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { Problem } from '../parts/problem.tsx';
import { Ago, Bones, Empty, Head, More, State } from '../parts/words.tsx';
import { usePages } from '../resource.ts';
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
  const pages = usePages(
    (cursor, signal) =>
      client()
        .workspaces.list({ limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }, { signal })
        .page(),
    [],
  );
  const items = pages.items.value;
  const busy =
    items?.some((workspace) => workspace.state === 'creating' || workspace.state === 'deleting') ?? false;
  useEffect(() => {
    if (!busy) return;
    const ending = new AbortController();
    void (async () => {
      while (!ending.signal.aborted) {
        await pause(1500, ending.signal);
        await inView(ending.signal);
        if (ending.signal.aborted) return;
        const first = await client()
          .workspaces.list({ limit: pageSize }, { signal: ending.signal })
          .page()
          .catch(() => undefined);
        if (first === undefined || ending.signal.aborted) continue;
        const fresh = new Set(first.data.map((workspace) => workspace.id));
        const last = first.data.at(-1)?.created_at ?? '';
        const older = (pages.items.value ?? []).filter(
          (workspace) => !fresh.has(workspace.id) && workspace.created_at < last,
        );
        pages.items.value = [...first.data, ...(first.next_cursor === null ? [] : older)];
      }
    })();
    return () => ending.abort();
  }, [busy]);
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
        <Problem error={pages.error.value} retry={pages.reload} />
        <div class="card">
          {items === undefined && pages.error.value === undefined && <Bones rows={6} height={46} />}
          {items?.length === 0 && (
            <Empty icon="workspaces" title="No workspace yet">
              <p>
                Make an empty one, fetch a git repository, or upload an archive. A run without a workspace
                makes one of its own.
              </p>
            </Empty>
          )}
          {items !== undefined && items.length > 0 && (
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
          <More pages={pages} />
        </div>
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
