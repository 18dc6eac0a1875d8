/** What lies in a workspace: folders to go into and files to read. */

import { useMemo } from 'preact/hooks';
import type { FileEntry, Workspace } from '../api.ts';
import { bytes } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Bones, More } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { Empty } from '../parts/words.tsx';
import { useLoad, usePages } from '../resource.ts';
import { href, place } from '../router.ts';
import { createHighlight } from '../runs/highlight.ts';
import { save } from '../save.ts';
import { client } from '../session.ts';

/** More is rather downloaded than read on a page. */
const shownBytesMax = 512 * 1024;
const icons: Record<FileEntry['type'], IconName> = {
  directory: 'folder',
  file: 'file',
  symlink: 'right',
  submodule: 'workspaces',
};

export function FileBrowser({ workspace }: { workspace: Workspace }) {
  const path = place.value.query.get('path') ?? '';
  const file = place.value.query.get('file') ?? '';
  return (
    <section class="card" aria-label="Files">
      <Trail id={workspace.id} path={file === '' ? path : file} />
      {file === '' ? (
        <Folder workspace={workspace} path={path} />
      ) : (
        <File key={file} workspace={workspace} path={file} />
      )}
    </section>
  );
}

function Trail({ id, path }: { id: string; path: string }) {
  const names = path === '' ? [] : path.split('/');
  return (
    <nav class="card-head" aria-label="Folders">
      <ol class="row tight small">
        <li>
          <a href={href(`/workspaces/${id}`)} aria-current={names.length === 0 ? 'true' : undefined}>
            Files
          </a>
        </li>
        {names.map((name, index) => (
          <li key={`${index}/${name}`} class="row tight">
            <span class="quiet" aria-hidden="true">
              /
            </span>
            {index === names.length - 1 ? (
              <span class="strong break" aria-current="true">
                {name}
              </span>
            ) : (
              <a href={href(`/workspaces/${id}`, { path: names.slice(0, index + 1).join('/') })}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Folder({ workspace, path }: { workspace: Workspace; path: string }) {
  const pages = usePages(
    (page, signal) =>
      client().workspaces.files(workspace.id, { ...(path === '' ? {} : { path }), ...page }, { signal }),
    [workspace.id, workspace.head, path],
  );
  const items = pages.items.value;
  if (pages.error.value !== undefined)
    return (
      <div class="pad">
        <Problem error={pages.error.value} retry={pages.reload} />
      </div>
    );
  if (items === undefined) return <Bones rows={5} height={26} />;
  if (items.length === 0)
    return (
      <Empty icon="folder" title="Nothing in it">
        <p>A run can fill it, or an archive that you upload.</p>
      </Empty>
    );
  return (
    <>
      <ul class="file-list">
        {items.map((entry) => (
          <li key={entry.path}>
            <a
              class="file-row"
              data-item
              href={href(
                `/workspaces/${workspace.id}`,
                entry.type === 'directory' ? { path: entry.path } : { file: entry.path },
              )}
            >
              <Icon name={icons[entry.type]} />
              <span class="clip">
                {entry.name}
                {entry.type === 'directory' && <span class="hidden">, folder</span>}
              </span>
              <span class="small quiet num">{entry.size_bytes === null ? '' : bytes(entry.size_bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
      <More pages={pages} />
    </>
  );
}

function File({ workspace, path }: { workspace: Workspace; path: string }) {
  const loaded = useLoad(
    async (signal) => {
      const blob = await client().workspaces.file(workspace.id, { path }, { signal });
      const head = new Uint8Array(await blob.slice(0, 8000).arrayBuffer());
      const text = head.includes(0) || blob.size > shownBytesMax ? undefined : await blob.text();
      return { blob, text };
    },
    [workspace.id, workspace.head, path],
  );
  const highlight = useMemo(() => createHighlight(path), [path]);
  if (loaded.error.value !== undefined)
    return (
      <div class="pad">
        <Problem error={loaded.error.value} retry={loaded.reload} />
      </div>
    );
  if (loaded.value.value === undefined) return <Bones rows={5} height={26} />;
  const { blob, text } = loaded.value.value;
  return (
    <>
      <div class="row between pad small">
        <span class="quiet num">{bytes(blob.size)}</span>
        <Button little icon="download" onClick={() => save(blob, path.slice(path.lastIndexOf('/') + 1))}>
          Download
        </Button>
      </div>
      {text === undefined ? (
        <p class="pad quiet small">
          {blob.size > shownBytesMax ? 'Too large to show here.' : 'A binary file.'}
        </p>
      ) : (
        <Scroll class="diff code-file" label={path}>
          <table>
            <tbody>
              {text
                .replace(/\n$/, '')
                .split('\n')
                .map((line, index) => (
                  <tr key={index}>
                    <td class="line-number">{index + 1}</td>
                    <td class="line-text">
                      {highlight(line).map((piece, at) => (
                        <span key={at} class={piece.is === 'plain' ? undefined : `code-${piece.is}`}>
                          {piece.text}
                        </span>
                      ))}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </>
  );
}
