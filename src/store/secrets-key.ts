/** The key that seals secrets where the operator gave none: made once, kept in a file that only the service may read. */
import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../base/log.ts';

const fileName = 'secrets.key';

async function read(path: string): Promise<string | undefined> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    if (key.length < 32)
      throw new Error(`${path} holds no key. Restore it from a backup, or give SECRETS_KEY.`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The keys given, or the one of the folder. Any number of processes may ask for it first at the same time. */
export async function findSecretsKeys(options: {
  given: readonly string[] | undefined;
  folder: string;
  log: Log;
}): Promise<readonly string[]> {
  if (options.given) return options.given;
  const path = join(options.folder, fileName);
  const known = await read(path);
  if (known !== undefined) return [known];
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    // On the disk before it has its name: a key that a power cut empties would take every secret with it.
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A link is made whole or not at all, and not over one that another process made meanwhile.
    await link(draft, path);
    options.log.info({ path }, 'made the key that seals secrets; keep it with your backups');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await read(path);
  if (made === undefined) throw new Error(`${path} went away as soon as it was made.`);
  return [made];
}
