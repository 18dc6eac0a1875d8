/** Finds an agent's program on this machine, and what of the machine a sandbox has to show for it to run. */
import { accessSync, closeSync, constants, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import type { Shown } from '../sandbox/sandbox.ts';

/** A program as a sandbox runs it. */
export interface Program {
  /** Paths as they are inside walls. */
  argv: [string, ...string[]];
  show: Shown[];
}

const agentFolder = '/opt/agent';
const nodeInside = '/opt/node/bin/node';
const packagesFolder = 'node_modules';

/** Undefined when none of `folders` has an executable of this name; a name with a slash is a path already. */
export function findProgram(
  argv: readonly [string, ...string[]],
  options: { folders: readonly string[]; show: readonly string[] },
): Program | undefined {
  const [name, ...rest] = argv;
  const paths = name.includes('/') ? [name] : options.folders.map((folder) => join(folder, name));
  const found = paths.find((path) => isAbsolute(path) && executable(path));
  if (found === undefined) return undefined;
  const real = realpathSync(found);
  const folders = options.show.map((folder) => ({ from: realpathSync(folder), to: folder }));
  const place = placeOf(real, options.show);
  const start: [string, ...string[]] = isForNode(real) ? [nodeInside, place.inside] : [place.inside];
  return { argv: [...start, ...rest], show: [...place.show, ...folders] };
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where the program is inside: a package comes with all that is installed beside it, anything else comes alone. */
function placeOf(real: string, shown: readonly string[]): { inside: string; show: Shown[] } {
  if (real.startsWith('/usr/') || shown.some((folder) => real.startsWith(`${folder}/`)))
    return { inside: real, show: [] };
  const at = real.indexOf(`${sep}${packagesFolder}${sep}`);
  if (at === -1) {
    const inside = `${agentFolder}/bin/${basename(real)}`;
    return { inside, show: [{ from: real, to: inside }] };
  }
  const packages = join(real.slice(0, at), packagesFolder);
  const inside = `${agentFolder}/${packagesFolder}${real.slice(packages.length)}`;
  return { inside, show: [{ from: packages, to: `${agentFolder}/${packagesFolder}` }] };
}

/** `#!/usr/bin/env node` and the like: those run on the service's own Node, which is new enough for all of them. */
function isForNode(path: string): boolean {
  const first = Buffer.alloc(128);
  const file = openSync(path, 'r');
  try {
    readSync(file, first, 0, first.length, 0);
  } finally {
    closeSync(file);
  }
  return /^#!.*\bnode\b/.test(first.toString('latin1').split('\n')[0] ?? '');
}

/** Where npm puts programs: for this service's own packages, and for those of a folder that was given to `npm install --prefix`. */
export function programFolders(options: { searched: readonly string[]; own: string }): string[] {
  return [
    ...options.searched.flatMap((folder) => [folder, join(folder, packagesFolder, '.bin')]),
    options.own,
  ];
}

/** The `.bin` beside this service's packages. */
export const ownPrograms = join(dirname(import.meta.dirname), '..', packagesFolder, '.bin');
