/** A folder as a map of what is in it, names byte for byte: how tests write trees, read them and compare them. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';

/** Paths in here hold one character a byte: names need not be UTF-8. */
export type BytePath = string;

export type Entry = { kind: 'file'; content: Buffer; run: boolean } | { kind: 'link'; target: Buffer };

export const bytes = (text: string): BytePath => Buffer.from(text, 'utf8').toString('latin1');
export const named = (path: BytePath): string => Buffer.from(path, 'latin1').toString('utf8');
/** Where `path` is on disk. */
export const at = (root: string, path: BytePath): Buffer =>
  Buffer.concat([Buffer.from(root), Buffer.from(path === '' ? '' : `/${path}`, 'latin1')]);

export type Kind = 'file' | 'link' | 'folder' | 'other' | 'nothing';

export function kindOf(root: string, path: BytePath): Kind {
  const found = lstatSync(at(root, path), { throwIfNoEntry: false });
  if (!found) return 'nothing';
  if (found.isFile()) return 'file';
  if (found.isSymbolicLink()) return 'link';
  return found.isDirectory() ? 'folder' : 'other';
}

const namesIn = (root: string, path: BytePath): string[] =>
  readdirSync(at(root, path), { encoding: 'buffer' }).map((name) => name.toString('latin1'));

/** Removes whatever is at `path`, without following links. */
export function remove(root: string, path: BytePath): void {
  const kind = kindOf(root, path);
  if (kind === 'nothing') return;
  if (kind !== 'folder') {
    unlinkSync(at(root, path));
    return;
  }
  for (const name of namesIn(root, path)) remove(root, `${path}/${name}`);
  rmdirSync(at(root, path));
}

/** Makes the folders above `path`, in place of whatever else was there, and takes away what is at `path`. */
export function clear(root: string, path: BytePath): void {
  const parts = path.split('/');
  for (let depth = 1; depth < parts.length; depth++) {
    const above = parts.slice(0, depth).join('/');
    if (kindOf(root, above) === 'folder') continue;
    remove(root, above);
    mkdirSync(at(root, above));
  }
  remove(root, path);
}

export function put(root: string, path: BytePath, entry: Entry): void {
  clear(root, path);
  if (entry.kind === 'link') symlinkSync(entry.target, at(root, path));
  else {
    writeFileSync(at(root, path), entry.content);
    chmodSync(at(root, path), entry.run ? 0o755 : 0o644);
  }
}

/** Nothing happens when `to` lies inside `from` or the other way round. */
export function move(root: string, from: BytePath, to: BytePath): void {
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) return;
  clear(root, to);
  // Making room may have taken `from` away, when it stood where a folder had to be.
  if (existsSync(at(root, from)) || kindOf(root, from) === 'link') renameSync(at(root, from), at(root, to));
}

export function entryOf(root: string, path: BytePath): Entry {
  if (kindOf(root, path) === 'link')
    return { kind: 'link', target: readlinkSync(at(root, path), { encoding: 'buffer' }) };
  return {
    kind: 'file',
    content: readFileSync(at(root, path)),
    run: (lstatSync(at(root, path)).mode & 0o100) !== 0,
  };
}

/** Every path that is not a folder, in order of bytes, `.git` at any depth and what it holds aside. */
export function paths(root: string, path: BytePath = ''): BytePath[] {
  return namesIn(root, path)
    .filter((name) => name !== '.git')
    .sort()
    .flatMap((name) => {
      const there = path === '' ? name : `${path}/${name}`;
      return kindOf(root, there) === 'folder' ? paths(root, there) : [there];
    });
}

/** Every folder below `root`, `.git` and what it holds aside. */
export function folders(root: string, path: BytePath = ''): BytePath[] {
  return namesIn(root, path)
    .filter((name) => name !== '.git')
    .sort()
    .map((name) => (path === '' ? name : `${path}/${name}`))
    .filter((there) => kindOf(root, there) === 'folder')
    .flatMap((there) => [there, ...folders(root, there)]);
}

/** What a commit can hold of a folder: type, executable bit and bytes by path. */
export function tree(root: string): Map<BytePath, string> {
  return new Map(
    paths(root)
      .filter((path) => kindOf(root, path) !== 'other')
      .map((path) => [path, shown(entryOf(root, path))]),
  );
}

function shown(entry: Entry): string {
  if (entry.kind === 'link') return `link ${entry.target.toString('latin1')}`;
  return `${entry.run ? 'program' : 'file'} ${entry.content.toString('latin1')}`;
}
