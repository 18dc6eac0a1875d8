/** Which names and link targets of an archive a workspace takes: those that mean the same thing, inside it, on every machine. */

/** Longer names cannot be laid out below a run's folder. */
export const pathBytesMax = 2048;
const partBytesMax = 255;
const depthMax = 128;

const controls = /[\u0000-\u001f\u007f]/;
/** Characters that HFS+ leaves out when it compares names. */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Whether some file system takes this part of a name for `.git`: HFS+ skips characters, NTFS drops ends, has short names and streams. */
export function meansDotGit(part: string): boolean {
  const plain = part.replace(ignoredByHfs, '').normalize('NFKC').toLowerCase();
  const [name = ''] = plain.split(':', 1);
  const bare = name.replace(/[. ]+$/, '');
  return bare === '.git' || bare === 'git~1';
}

/**
 * The parts of an entry's name; none for the root itself. Throws an Error whose message goes on from the name
 * ("leads out of the workspace") when no workspace takes it.
 */
export function readEntryName(name: string): string[] {
  if (controls.test(name)) throw new Error('has a control character in its name');
  if (name.includes('\ufffd')) throw new Error('has a name that is not UTF-8');
  if (name.startsWith('/')) throw new Error('has an absolute name');
  if (Buffer.byteLength(name) > pathBytesMax)
    throw new Error(`has a name of more than ${pathBytesMax} bytes`);
  // Also with `\`, which Windows reads as a separator.
  const words = name.split(/[/\\]/);
  if (words.includes('..')) throw new Error('leads out of the workspace');
  if (words.some(meansDotGit)) throw new Error('is called .git, or what a file system takes for it');
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length > depthMax) throw new Error(`lies more than ${depthMax} folders deep`);
  if (parts.some((part) => Buffer.byteLength(part) > partBytesMax))
    throw new Error(`has a part of more than ${partBytesMax} bytes in its name`);
  return parts;
}

/**
 * Throws, as above, unless a link at `parts` with this target stays inside. `..` may stand at its beginning alone: after a name,
 * which may be a link itself, it could lead anywhere, while from the link's own folder it is known where it leads.
 */
export function checkLinkTarget(parts: readonly string[], target: string): void {
  if (target === '' || controls.test(target))
    throw new Error('is a link to nothing or to a control character');
  if (target.includes('\ufffd')) throw new Error('is a link to a name that is not UTF-8');
  if (Buffer.byteLength(target) > pathBytesMax)
    throw new Error(`is a link to a name of more than ${pathBytesMax} bytes`);
  if (/^[/\\]|^[a-z]:/i.test(target)) throw new Error('is a link to an absolute name');
  const words = target.split(/[/\\]/).filter((word) => word !== '' && word !== '.');
  const names = words.findIndex((word) => word !== '..');
  const ups = names === -1 ? words.length : names;
  if (words.slice(ups).includes('..') || ups > parts.length - 1)
    throw new Error('is a link out of the workspace, or one that might be');
  if (words.some(meansDotGit)) throw new Error('is a link into .git');
}
