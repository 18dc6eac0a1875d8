/** The key that seals what the service keeps of clients' secrets: the operator's, or one of its own in the data folder. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Resolves with the same key for every process on the same data folder; `given` wins. The file is its owner's alone. */
export async function readSecretsKey(options: {
  given: string | undefined;
  dataDir: string;
}): Promise<string> {
  if (options.given !== undefined) return options.given;
  const file = join(options.dataDir, 'secrets.key');
  const known = await readKey(file);
  if (known !== undefined) return known;
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const half = `${file}.${randomUUID()}`;
  const handle = await open(half, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // Whoever links first decides: a key that is there is whole, and nobody replaces it.
    await link(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
  const made = await readKey(file);
  if (made === undefined) throw new Error(`The key that was just made in ${file} is gone.`);
  return made;
}

async function readKey(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (text.length < 32) throw new Error(`${file} holds no key of at least 32 characters.`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
