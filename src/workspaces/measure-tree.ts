/** Counts what a tree would lay out, and stops where it would be too much: a tree of ten trees of ten trees is small and without end. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBytesMax } from './entry-name.ts';
import { git, longTimeoutMs } from './git.ts';
import { SourceError } from './source-error.ts';
import { removeFolder } from './tidy.ts';

export interface SourceLimits {
  /** Of all files together, unpacked; also what may come over the wire. */
  bytesMax: number;
  filesMax: number;
}

export interface TreeSize {
  files: number;
  bytes: number;
}

export function tooManyBytes(limits: SourceLimits): SourceError {
  return new SourceError(
    'too_large',
    `It has more than the ${limits.bytesMax} bytes a workspace may be filled with.`,
  );
}

export function tooManyFiles(limits: SourceLimits): SourceError {
  return new SourceError(
    'too_large',
    `It has more than the ${limits.filesMax} files a workspace may be filled with.`,
  );
}

/**
 * Resolves with the size of a commit's tree. Throws SourceError `too_large` as soon as it is known, and `invalid_repository` when
 * it holds a name that git would not lay out.
 */
export async function measureTree(
  store: string,
  commit: string,
  options: { limits: SourceLimits; signal?: AbortSignal; report?(size: TreeSize): void },
): Promise<TreeSize> {
  const { limits, signal, report } = options;
  const size: TreeSize = { files: 0, bytes: 0 };
  let rest = '';
  const take = (line: string): void => {
    // `mode type object size TAB path`; the size of what is no file here is `-`.
    const [, bytes = '', path = ''] = /^\d+ \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(line) ?? [];
    size.files += 1;
    size.bytes += Number(bytes) || 0;
    if (size.files > limits.filesMax) throw tooManyFiles(limits);
    if (size.bytes > limits.bytesMax) throw tooManyBytes(limits);
    if (path.length > pathBytesMax)
      throw new SourceError('invalid_repository', `It has a name of more than ${pathBytesMax} bytes.`);
  };
  await git(
    ['ls-tree', '-r', '-l', '-z', '--full-tree', commit],
    { store },
    {
      signal,
      timeoutMs: longTimeoutMs,
      onOutput: (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\0');
        rest = lines.pop() ?? '';
        if (rest.length > 4 * pathBytesMax)
          throw new SourceError('invalid_repository', `It has a name of more than ${pathBytesMax} bytes.`);
        for (const line of lines) take(line);
        report?.(size);
      },
    },
  );
  await checkNames(store, commit, signal);
  return size;
}

/** Reading a tree into an index is what a run's copy begins with: git refuses there what it would never lay out. */
async function checkNames(store: string, commit: string, signal: AbortSignal | undefined): Promise<void> {
  const folder = await mkdtemp(join(store, 'index-'));
  try {
    const read = await git(
      ['read-tree', commit],
      { store, indexFile: join(folder, 'index') },
      { codes: [0, 128], signal, timeoutMs: longTimeoutMs },
    );
    if (read.code !== 0)
      throw new SourceError('invalid_repository', 'It has a name that git does not take, such as .git.', {
        cause: new Error(read.stderr.slice(0, 500)),
      });
  } finally {
    await removeFolder(folder);
  }
}
