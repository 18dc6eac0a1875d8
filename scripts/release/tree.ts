/** A copy of the tree to make a release in, so that what fails or is only tried leaves the tree as it was. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { command } from './command.ts';

/** The files that carry the version, and how it stands in each. */
const carriers: Record<string, (text: string, version: string) => string> = {
  'package.json': (text, version) => text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`),
  'package-lock.json': (text, version) =>
    text
      .replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
      .replace(/^( {4}"": \{\n\s*"name": "[^"]*",\n\s*"version": )"[^"]*"/m, `$1"${version}"`),
  'openapi/openapi.yaml': (text, version) => text.replace(/^( {2}version: ).*$/m, `$1${version}`),
  'openapi/asyncapi.yaml': (text, version) => text.replace(/^( {2}version: ).*$/m, `$1${version}`),
};

/** What a release changes in the tree, besides the copies under `openapi/released/`. */
export const changed = [...Object.keys(carriers), 'CHANGELOG.md', 'generated'];

/** Everything git knows of, as it lies in the working tree. The caller removes it with `removeTree`. */
export async function copyTree(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'release-'));
  const listed = await command('git', ['ls-files', '-z'], { cwd: root });
  for (const name of listed.split('\0').filter((one) => one !== '')) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(join(root, name), join(copy, name), { force: true, verbatimSymlinks: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // Deleted, and not committed yet.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  // The clients keep their generators there from one time to the next.
  await mkdir(join(root, 'dist/clients'), { recursive: true });
  await mkdir(join(copy, 'dist'), { recursive: true });
  await symlink(join(root, 'dist/clients'), join(copy, 'dist/clients'));
  return copy;
}

export async function removeTree(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
}

/** Moves package.json, its lock file and both documents to `version`. Throws when one of them has no version to move. */
export async function moveVersion(tree: string, version: string): Promise<void> {
  for (const [name, move] of Object.entries(carriers)) {
    const text = await readFile(join(tree, name), 'utf8');
    const moved = move(text, version);
    if (!moved.includes(version)) throw new Error(`${name} has no version where it is looked for.`);
    await writeFile(join(tree, name), moved);
  }
}
