/** Whether this process sees the folder that its deployment shares: an id in the folder, compared with the one in the database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Statement } from './database.ts';

const fileName = '.shared-folder';

const findStatement: Statement = {
  name: 'shared-folders.find',
  text: 'select id from shared_folders where name = $1',
};
const insertStatement: Statement = {
  name: 'shared-folders.insert',
  text: 'insert into shared_folders (name, id, created_at) values ($1, $2, $3) on conflict (name) do nothing',
};

async function readMark(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Afterwards the folder has an id: this one, or that of whoever was first. */
async function writeMark(path: string, id: string): Promise<string> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(`${id}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A link is made whole or not at all, and not over one that another process made meanwhile.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readMark(path)) ?? id;
}

/**
 * Resolves when the folder is the one that every process of the deployment uses for `name`; the first process decides which that is.
 * Throws a sentence that says what to do when it is another one: a run must not look for its workspace where it cannot be.
 */
export async function claimFolder(
  db: Db,
  claim: {
    name: string;
    folder: string;
    /** The setting that names it. */
    variable: string;
    /** False when no other process can share the database: then a folder without an id is only one that was emptied. */
    shared: boolean;
    mode: number;
    at: Date;
  },
): Promise<void> {
  const { name, folder } = claim;
  await mkdir(folder, { recursive: true, mode: claim.mode });
  const path = join(folder, fileName);
  const find = async (): Promise<string | undefined> =>
    (await db.query<{ id: string }>(findStatement, [name]))[0]?.id;

  let wanted = await find();
  let found = await readMark(path);
  if (wanted === undefined) {
    found ??= await writeMark(path, randomUUID());
    await db.query(insertStatement, [name, found, claim.at]);
    wanted = await find();
  }
  if (found === undefined && !claim.shared && wanted !== undefined) found = await writeMark(path, wanted);
  if (found === wanted) return;
  throw new Error(
    `The folder ${folder} is not the one where the other processes of this service keep their ${name}. ` +
      `Mount that one here (${claim.variable} names it), or, if it is lost for good, write ${wanted} into ${path}.`,
  );
}
