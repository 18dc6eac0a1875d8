/** One workspace's store: a bare repository of the service's own, made when the first change arrives. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git, identity } from './git.ts';
import { removeFolder } from './tidy.ts';
import type { Commit } from './workspaces.ts';

/** The tree without entries; the same in every SHA-1 repository. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const who = `${identity.name} <${identity.email}> 0 +0000`;
const emptyCommitText = `tree ${emptyTree}\nauthor ${who}\ncommitter ${who}\n\nEmpty workspace\n`;

/** The commit every empty workspace starts from. It has no date and so the same id everywhere, known without git. */
export const emptyCommit: Commit = createHash('sha1')
  .update(`commit ${Buffer.byteLength(emptyCommitText)}\0${emptyCommitText}`)
  .digest('hex');

const config = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = false
	logallrefupdates = false
[gc]
	auto = 0
[maintenance]
	auto = false
`;

/** In this file they win over every .gitattributes in a tree: no conversion, no filter, git's own diff and merge, whole archives. */
export const attributes =
  '* -text -eol -ident -filter -working-tree-encoding -crlf !diff !merge !whitespace !conflict-marker-size -export-ignore -export-subst\n';

const commitPattern = /^[0-9a-f]{40}$/;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const runPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Throws unless `commit` is a full id: it goes onto command lines. */
export function requireCommit(commit: string): Commit {
  if (!commitPattern.test(commit)) throw new Error(`"${commit}" is not a commit id`);
  return commit;
}

/** Throws unless `run` can be a folder's name and part of a ref's. */
export function requireRun(run: string): string {
  if (!runPattern.test(run)) throw new Error(`"${run}" cannot name a run's folder`);
  return run;
}

/** Where a workspace's store stands, or will. */
export function storeFolder(folder: string, workspaceUuid: string): string {
  if (!uuidPattern.test(workspaceUuid)) throw new Error(`"${workspaceUuid}" is not a workspace's UUID`);
  return join(folder, 'stores', workspaceUuid);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/**
 * Afterwards the store stands at `store`, durable and holding the empty commit, whoever made it. It is built in
 * `buildFolder` (on the same disk) and renamed, so a store that exists is whole and a half-made one is in nobody's way.
 */
export async function ensureStore(store: string, buildFolder: string): Promise<void> {
  if (await exists(join(store, 'HEAD'))) return;
  const half = join(buildFolder, `store-${randomUUID()}`);
  try {
    await git(
      ['init', '--quiet', '--bare', '--template=', '--object-format=sha1', '--initial-branch=main', half],
      {
        store: half,
      },
    );
    await mkdir(join(half, 'info'), { recursive: true });
    await mkdir(join(half, 'refs', 'workspace'), { recursive: true });
    await Promise.all([
      writeFile(join(half, 'config'), config),
      writeFile(join(half, 'info', 'attributes'), attributes),
      git(['hash-object', '-w', '-t', 'tree', '--stdin'], { store: half }, { input: '' }),
    ]);
    const written = await git(
      ['hash-object', '-w', '-t', 'commit', '--stdin'],
      { store: half },
      { input: emptyCommitText },
    );
    if (written.stdout.toString('utf8').trim() !== emptyCommit)
      throw new Error('git gave the empty commit another id than this service does');
    await writeFile(join(half, 'refs', 'workspace', 'empty'), `${emptyCommit}\n`);
    await syncAll(half);
    const stores = join(store, '..');
    await mkdir(stores, { recursive: true, mode: 0o700 });
    await rename(half, store).catch((error: NodeJS.ErrnoException) => {
      // Another run of the same workspace was first; its store is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await sync(stores);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** The folder of a store changes with the files right in it, its `refs` with every ref: the later of the two, once for a store and what is left of one. */
export async function* listStores(folder: string): AsyncGenerator<{ uuid: string; modifiedAt: Date }> {
  const stores = join(folder, 'stores');
  const names = await readdir(stores).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const uuids = new Set(
    names.map((name) => name.replace(/\.gone$/, '')).filter((name) => uuidPattern.test(name)),
  );
  for (const uuid of uuids) {
    const places = [
      uuid,
      join(uuid, 'refs'),
      join(uuid, 'refs', 'runs'),
      join(uuid, 'objects'),
      `${uuid}.gone`,
    ];
    const facts = await Promise.all(places.map((place) => stat(join(stores, place)).catch(() => undefined)));
    const times = facts.flatMap((one) => (one ? [one.mtimeMs] : []));
    if (times.length > 0) yield { uuid, modifiedAt: new Date(Math.max(...times)) };
  }
}

/** Afterwards no store stands there. It is renamed first: whoever looks sees a whole one or none. */
export async function removeStore(store: string): Promise<void> {
  const doomed = `${store}.gone`;
  await removeFolder(doomed);
  try {
    await rename(store, doomed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await removeFolder(doomed);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await sync(join(folder, entry));
}
