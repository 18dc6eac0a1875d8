/** Where a workspace's content is gathered before it is one: a store of this process's own that becomes the workspace's, or gives its packs to it. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureStore } from './store.ts';
import { removeFolder } from './tidy.ts';

export interface Scratch extends AsyncDisposable {
  store: string;
}

/** A store nobody else knows, in `own`; what a killed process leaves there is swept with its other folders. */
export async function openScratch(own: string): Promise<Scratch> {
  const store = join(own, `source-${randomUUID()}`);
  await ensureStore(store, own);
  return { store, [Symbol.asyncDispose]: () => removeFolder(store) };
}

/** Afterwards the scratch is the workspace's store, in place of whatever an earlier try left there. Nobody may use the workspace yet. */
export async function becomeStore(scratch: Scratch, store: string, own: string): Promise<void> {
  const old = join(own, `replaced-${randomUUID()}`);
  await mkdir(join(store, '..'), { recursive: true, mode: 0o700 });
  await syncPacks(scratch.store);
  await rename(store, old).catch(unlessMissing);
  await rename(scratch.store, store);
  await sync(join(store, '..'));
  await removeFolder(old);
}

/** Afterwards the store has every object of the scratch; a store in use may be given packs at any time. */
export async function givePacks(scratch: Scratch, store: string): Promise<void> {
  const [from, to] = [packsOf(scratch.store), packsOf(store)];
  await mkdir(to, { recursive: true });
  await syncPacks(scratch.store);
  const names = await packNames(scratch.store);
  // git looks for the index: it goes last, when all it speaks of is there.
  const order = (name: string): number => (name.endsWith('.idx') ? 1 : 0);
  for (const name of names.sort((a, b) => order(a) - order(b)))
    await rename(join(from, name), join(to, name));
  await sync(to);
}

function packsOf(store: string): string {
  return join(store, 'objects', 'pack');
}

async function packNames(store: string): Promise<string[]> {
  return (await readdir(packsOf(store)).catch(() => [])).filter((name) => name.startsWith('pack-'));
}

/** git itself syncs packs, but not their indexes. */
async function syncPacks(store: string): Promise<void> {
  const names = await packNames(store);
  for (const name of names) await sync(join(packsOf(store), name));
  if (names.length > 0) await sync(packsOf(store));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
