/** What a run changed, file by file, as text nodes only: nothing of a patch is ever taken for HTML. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { bytes, number, plural } from '../format.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Icon } from '../parts/icon.tsx';
import { Bones } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { Empty } from '../parts/words.tsx';
import { useLoad } from '../resource.ts';
import { client } from '../session.ts';
import { createHighlight, marked } from './highlight.ts';
import { type Hunk, type PatchFile, pairs, readPatch, shared } from './patch.ts';

/** Longer ones are shut at first, and past the second bound the page rather gives the file. */
const openLinesMax = 400;
const shownLinesMax = 3000;
const patchBytesMax = 4 * 1024 * 1024;

const changes: Record<PatchFile['change'], string> = {
  added: 'new',
  deleted: 'deleted',
  renamed: 'moved',
  copied: 'copied',
  changed: '',
};

export function PatchView({ id, size, settled }: { id: string; size: number | undefined; settled: boolean }) {
  const { value, error, reload } = useLoad(
    async (signal) => {
      if ((size ?? 0) > patchBytesMax) return undefined;
      const text = await client().runs.patch(id, { signal });
      return text.length > patchBytesMax ? undefined : { text, files: readPatch(text) };
    },
    [id, size, settled],
  );
  if ((size ?? 0) > patchBytesMax)
    return (
      <Empty icon="file" title="Too large to show here">
        <p>The patch has {bytes(size ?? 0)}. Download it to read it.</p>
      </Empty>
    );
  if (error.value !== undefined) return <Problem error={error.value} retry={reload} />;
  if (value.value === undefined) return <Bones rows={4} />;
  const { text, files } = value.value;
  if (files.length === 0)
    return (
      <Empty icon="check" title="Nothing was changed">
        <p>The run left the files as it found them.</p>
      </Empty>
    );
  return <Files files={files} text={text} />;
}

function Files({ files, text }: { files: PatchFile[]; text: string }) {
  const added = files.reduce((sum, file) => sum + file.added, 0);
  const removed = files.reduce((sum, file) => sum + file.removed, 0);
  return (
    <div class="stack">
      <div class="row between small">
        <span class="num">
          {plural(files.length, 'file')} · <Counts added={added} removed={removed} />
        </span>
        <CopyButton text={text} label="Copy the patch">
          Copy patch
        </CopyButton>
      </div>
      {files.map((file, index) => (
        <File key={`${index}/${file.path}`} file={file} number={index} />
      ))}
    </div>
  );
}

export function Counts({ added, removed }: { added: number; removed: number }) {
  return (
    <span class="num nowrap">
      <span class="plus">+{number(added)}</span> <span class="minus">−{number(removed)}</span>
      <span class="hidden"> lines added and removed</span>
    </span>
  );
}

function File({ file, number: place }: { file: PatchFile; number: number }) {
  const lines = file.hunks.reduce((sum, hunk) => sum + hunk.lines.length, 0);
  const open = useSignal(lines <= openLinesMax && place < 20);
  return (
    <details
      class="card diff-file"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class="diff-name">
        <Icon name="right" size={14} />
        <span class="mono break">
          {file.from !== undefined && <span class="quiet">{file.from} → </span>}
          {file.path}
        </span>
        {changes[file.change] !== '' && <span class="tag">{changes[file.change]}</span>}
        {file.mode === '100755' && <span class="tag">executable</span>}
        {file.mode === '120000' && <span class="tag">link</span>}
        <span class="push small">
          <Counts added={file.added} removed={file.removed} />
        </span>
      </summary>
      {open.value && <Body file={file} lines={lines} />}
    </details>
  );
}

function Body({ file, lines }: { file: PatchFile; lines: number }) {
  if (file.binary) return <p class="pad quiet small">A binary file.</p>;
  if (lines === 0)
    return (
      <p class="pad quiet small">
        {file.change === 'changed' ? 'Only its mode changed.' : 'No lines changed.'}
      </p>
    );
  if (lines > shownLinesMax)
    return (
      <p class="pad quiet small">
        {plural(lines, 'line')}: too many to show here. Download the patch to read them.
      </p>
    );
  return (
    <Scroll class="diff" label={`Changes of ${file.path}`}>
      <table>
        <thead class="hidden">
          <tr>
            <th>Line before</th>
            <th>Line after</th>
            <th>Change</th>
            <th>Text</th>
          </tr>
        </thead>
        {file.hunks.map((hunk, index) => (
          <HunkLines key={index} hunk={hunk} path={file.path} first={index === 0} />
        ))}
      </table>
    </Scroll>
  );
}

const signs = { added: '+', removed: '−', same: ' ', note: '' };

function HunkLines({ hunk, path, first }: { hunk: Hunk; path: string; first: boolean }) {
  const highlight = useMemo(() => createHighlight(path), [path]);
  const partners = useMemo(() => pairs(hunk.lines), [hunk]);
  return (
    <tbody>
      {(!first || hunk.heading !== '') && (
        <tr class="hunk">
          <td colSpan={4}>⋯ {hunk.heading}</td>
        </tr>
      )}
      {hunk.lines.map((line, at) => {
        const partner = hunk.lines[partners.get(at) ?? -1];
        const same = partner === undefined ? undefined : shared(line.text, partner.text);
        const pieces = highlight(line.text);
        const shown =
          same === undefined
            ? pieces.map((piece) => ({ ...piece, mark: false }))
            : marked(pieces, same.start, line.text.length - same.end);
        return (
          <tr key={at} class={line.is}>
            <td class="line-number">{line.before}</td>
            <td class="line-number">{line.after}</td>
            <td class="line-sign">{signs[line.is]}</td>
            <td class="line-text">
              {shown.map((piece, index) => (
                <span
                  key={index}
                  class={
                    `${piece.is === 'plain' ? '' : `code-${piece.is}`}${piece.mark ? ' mark' : ''}` ||
                    undefined
                  }
                >
                  {piece.text}
                </span>
              ))}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
