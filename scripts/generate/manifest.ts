/** The hash of every file generation reads and writes, so that a test sees stale files in milliseconds. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface Manifest {
  inputs: Record<string, string>;
  outputs: Record<string, string>;
}

/** What generation depends on besides its own output. */
const inputs = ['openapi', 'scripts/generate', 'scripts/generate.ts', 'src/console', 'src/sdk'];
/** Read by people and by other tools, not by generation. */
const ignored = /\.md$|redocly\.diff\.yaml$|^openapi\/released\//;

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function hashes(root: string, paths: string[]): Promise<Record<string, string>> {
  const files = (await Promise.all(paths.map(filesUnder))).flat();
  const named = files.map((file) => [relative(root, file).split(sep).join('/'), file] as const);
  const kept = named
    .filter(([name]) => !ignored.test(name) && name !== 'MANIFEST.json')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hashed = kept.map(async ([name, file]) => {
    // Line endings may differ in a checkout; the content does not.
    const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
    return [name, createHash('sha256').update(text).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/** The manifest the files on disk would give: inputs relative to `root`, outputs relative to `folder`. */
export async function readManifest(root: string, folder: string): Promise<Manifest> {
  return {
    inputs: await hashes(
      root,
      inputs.map((path) => join(root, path)),
    ),
    outputs: await hashes(folder, [folder]),
  };
}

export async function writeManifest(root: string, folder: string): Promise<void> {
  await writeFile(
    join(folder, 'MANIFEST.json'),
    `${JSON.stringify(await readManifest(root, folder), null, 2)}\n`,
  );
}
