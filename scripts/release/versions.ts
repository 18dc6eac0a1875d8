/** What a version may change, which comes next, and which were released: the rules of `npm run release` and `npm run check:compat`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Version {
  major: number;
  minor: number;
  patch: number;
}

/** How much a change asks of its version. */
export type Weight = 'breaking' | 'feature' | 'fix';

/** Throws when `text` is anything but `<major>.<minor>.<patch>`. */
export function parseVersion(text: string): Version {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text);
  if (found === null) throw new Error(`"${text}" is no version: give three numbers, like 1.4.0.`);
  const [major = 0, minor = 0, patch = 0] = found.slice(1).map(Number);
  return { major, minor, patch };
}

/** Below 0 when `a` comes before `b`, 0 when they are the same. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parseVersion(a), parseVersion(b)];
  return one.major - other.major || one.minor - other.minor || one.patch - other.patch;
}

/**
 * The version after `last` for changes of this weight. Before 1.0 a breaking change moves the second number and all else the third, so that `^0.4.0`,
 * which npm reads as 0.4.x, never brings a break.
 */
export function nextVersion(last: string, weight: Weight): string {
  const { major, minor, patch } = parseVersion(last);
  if (major === 0) return weight === 'breaking' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (weight === 'breaking') return `${major + 1}.0.0`;
  return weight === 'feature' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Whether `to` may break what `from` promised: its major number is another, or, before 1.0, its minor one. */
export function mayBreak(from: string, to: string): boolean {
  const [old, fresh] = [parseVersion(from), parseVersion(to)];
  return fresh.major > old.major || (old.major === 0 && fresh.major === 0 && fresh.minor > old.minor);
}

/** The folder of the copies that releases leave, from the root of the tree. */
export const releasedFolder = 'openapi/released';

/** Every version with copies under `openapi/released/`, the oldest first. */
export function releasedVersions(root: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, releasedFolder));
  } catch {
    return [];
  }
  return names.filter((name) => /^\d+\.\d+\.\d+$/.test(name)).sort(compareVersions);
}

/** The latest version that was released before `version`, or at all. */
export function lastReleased(root: string, before?: string): string | undefined {
  return releasedVersions(root)
    .filter((version) => before === undefined || compareVersions(version, before) < 0)
    .at(-1);
}
