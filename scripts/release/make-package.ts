/** An npm package of ours, made in `dist/<name>` and packed: the same bytes from the same sources. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';

const root = join(import.meta.dirname, '../..');

export interface PackagePlan {
  /** Its sources are in `src/<name>`, its README among them. A test builds beside the others and names a place of its own in `<NAME>_TARGET`. */
  name: 'sdk' | 'cli';
  /** Writes into `folder` all but what every package of ours has. */
  fill(folder: string): Promise<void> | void;
  /** What stands in its `package.json` beside the version, the licence and the Node that all of them need. */
  manifest(version: string): { name: string } & Record<string, unknown>;
}

/** Prints where the tarball is and its hash, or sets the exit code and prints why there is none. */
export async function makePackage(plan: PackagePlan): Promise<void> {
  try {
    const file = await pack(plan);
    const hash = createHash('sha256').update(await readFile(file));
    console.log(`${file}\nsha256 ${hash.digest('hex')}`);
  } catch (error) {
    console.error(`${plan.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function pack({ name, fill, manifest }: PackagePlan): Promise<string> {
  const target = process.env[`${name.toUpperCase()}_TARGET`] ?? join(root, 'dist', name);
  const folder = join(target, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await fill(folder);
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { name: called, ...own } = manifest(version);
  const text = { name: called, version, ...own, license, type: 'module', engines: { node: '>=20' } };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
  await copyFile(join(root, 'src', name, 'README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', target];
  const [packed] = JSON.parse(await command('npm', args, { cwd: folder })) as { filename: string }[];
  if (packed === undefined) throw new Error('npm pack made nothing');
  return join(target, packed.filename);
}
