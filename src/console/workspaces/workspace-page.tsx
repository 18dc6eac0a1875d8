/** One workspace: how it is, what lies in it, and what can be done with it. */
import { useEffect, useId } from 'preact/hooks';
import type { Workspace } from '../api.ts';
import { inView, pause } from '../clock.ts';
import { bytes, full, number } from '../format.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { DeleteButton, Failed } from '../parts/dialog.tsx';
import { Bones, Coming } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { say } from '../parts/toast.tsx';
import { Ago, Head, Id, State } from '../parts/words.tsx';
import { useAction, useLoad } from '../resource.ts';
import { href, navigate } from '../router.ts';
import { save } from '../save.ts';
import { client, lacks } from '../session.ts';
import { FileBrowser } from './files.tsx';
import { archiveType } from './new-workspace.tsx';
import { progressOf, sourceOf } from './workspaces-page.tsx';

const crumb = { href: href('/workspaces'), text: 'Workspaces' };

export function WorkspacePage({ id }: { id: string }) {
  const loaded = useLoad((signal) => client().workspaces.get(id, { signal }), [id]);
  const workspace = loaded.value.value;
  const moving = workspace?.state === 'creating' || workspace?.state === 'deleting';
  useEffect(() => {
    if (!moving) return;
    const ending = new AbortController();
    void (async () => {
      await pause(1200, ending.signal);
      await inView(ending.signal);
      if (!ending.signal.aborted) loaded.reload();
    })();
    return () => ending.abort();
  }, [workspace]);
  if (workspace === undefined)
    return <Coming title="Workspace" crumb={crumb} error={loaded.error.value} retry={loaded.reload} />;
  return (
    <>
      <Head
        title={workspace.name ?? 'Unnamed workspace'}
        crumb={crumb}
        under={
          <div class="row small quiet run-under">
            <State state={workspace.state} live />
            {workspace.state === 'creating' && <span role="status">{progressOf(workspace)}</span>}
          </div>
        }
      >
        <Actions workspace={workspace} reload={loaded.reload} />
      </Head>
      <div class="run">
        <div class="stack">
          <Problem error={loaded.error.value} />
          {workspace.reason && (
            <div class="problem" role="alert">
              <span class="problem-title">It could not be filled</span>
              <span class="break">{workspace.reason.message}</span>
            </div>
          )}
          {workspace.state === 'ready' && <FileBrowser workspace={workspace} />}
          {workspace.state === 'creating' && (
            <div class="card">
              <Bones rows={4} height={28} />
            </div>
          )}
        </div>
        <aside class="card" aria-label="Details">
          <dl class="facts pad">
            <dt>Id</dt>
            <dd>
              <Id id={workspace.id} />
            </dd>
            <dt>Source</dt>
            <dd>{sourceOf(workspace)}</dd>
            <dt>Holds</dt>
            <dd class="num">
              {number(workspace.file_count)} files, {bytes(workspace.size_bytes)}
            </dd>
            <dt>Stands at</dt>
            <dd>
              <code title={workspace.head}>{workspace.head.slice(0, 10)}</code>
            </dd>
            <dt>Made</dt>
            <dd>{full(workspace.created_at)}</dd>
            {workspace.last_used_at && (
              <>
                <dt>Last used</dt>
                <dd>
                  <Ago at={workspace.last_used_at} />
                </dd>
              </>
            )}
            {workspace.expires_at && (
              <>
                <dt>Deleted</dt>
                <dd>{full(workspace.expires_at)}</dd>
              </>
            )}
            <dt>Runs</dt>
            <dd>
              <a href={href('/', { workspace: workspace.id })}>Those that worked in it</a>
            </dd>
          </dl>
        </aside>
      </div>
    </>
  );
}

function Actions({ workspace, reload }: { workspace: Workspace; reload: () => void }) {
  const picker = useId();
  const ready = workspace.state === 'ready' ? undefined : `It is ${workspace.state}.`;
  const download = useAction(async () => {
    const stream = await client().workspaces.archive(
      workspace.id,
      { format: 'tar.gz' },
      { timeoutMs: 600_000 },
    );
    save(await new Response(stream).blob(), `${workspace.name ?? workspace.id}.tar.gz`);
  });
  const upload = useAction(async (file: File) => {
    await client().workspaces.putArchive(workspace.id, file, {
      contentType: archiveType(file.name),
      timeoutMs: 600_000,
    });
    say('The archive is the content now.');
    reload();
  });
  return (
    <>
      <LinkButton
        kind="primary"
        icon="plus"
        href={href('/runs/new', { workspace: workspace.id })}
        lack={lacks('run:create') ?? ready}
      >
        New run here
      </LinkButton>
      <Button icon="download" busy={download.busy.value} lack={ready} onClick={() => void download.run()}>
        Archive
      </Button>
      <Button
        icon="exports"
        busy={upload.busy.value}
        lack={lacks('workspaces:write') ?? (workspace.state === 'deleting' ? ready : undefined)}
        onClick={() => document.getElementById(picker)?.click()}
      >
        Upload
      </Button>
      <input
        id={picker}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-label="Archive that becomes the content of the workspace"
        accept=".tar,.tgz,.gz,application/x-tar,application/gzip"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void upload.run(file);
        }}
      />
      <DeleteButton
        lack={lacks('workspaces:write')}
        title="Delete this workspace?"
        words="Its files are gone for good, once the runs that work in it are settled. What those runs left, their patches and logs, stays."
        work={async () => {
          await client().workspaces.delete(workspace.id);
          say('The workspace is deleted.');
          navigate('/workspaces');
        }}
      />
      <Failed actions={[download, upload]} />
    </>
  );
}
