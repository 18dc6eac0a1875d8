/** Links that open one file of a run without a key: what they say, and the code that proves it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeUuid, parseId } from '../base/ids.ts';

export type LinkedFile = 'patch' | 'log';

export interface FileLink {
  runId: string;
  file: LinkedFile;
  keyUuid: string;
  /** Whole seconds. */
  expiresAt: Date;
}

const pattern = /^([1-9][0-9]{9,10})\.([0-7][0-9a-hjkmnp-tv-z]{25})\.([A-Za-z0-9_-]{43})$/;
/** Nothing else is ever signed with what this is mixed into. */
const purpose = 'agent-run-service file link 1';

/**
 * The code is made with the digest of the key that makes the link: every process can look it up, it never leaves the service, and it ends
 * with the key.
 */
function codeOf(link: FileLink, secretHash: Buffer): Buffer {
  const signingKey = createHmac('sha256', secretHash).update(purpose).digest();
  const said = [link.runId, link.file, secondsOf(link), link.keyUuid];
  return createHmac('sha256', signingKey).update(JSON.stringify(said)).digest();
}

function secondsOf(link: FileLink): number {
  return Math.floor(link.expiresAt.getTime() / 1000);
}

export function signLink(link: FileLink, secretHash: Buffer): string {
  return `${secondsOf(link)}.${encodeUuid(link.keyUuid)}.${codeOf(link, secretHash).toString('base64url')}`;
}

/** What a link says of itself, not proven yet; undefined for a text that is none. */
export function readLink(
  text: string,
): (Pick<FileLink, 'keyUuid' | 'expiresAt'> & { code: Buffer }) | undefined {
  const [, seconds = '', id = '', code = ''] = pattern.exec(text) ?? [];
  const keyUuid = parseId('key', `key_${id}`);
  if (keyUuid === undefined) return undefined;
  return { keyUuid, expiresAt: new Date(Number(seconds) * 1000), code: Buffer.from(code, 'base64url') };
}

export function linkProven(link: FileLink, code: Buffer, secretHash: Buffer): boolean {
  const right = codeOf(link, secretHash);
  return code.length === right.length && timingSafeEqual(code, right);
}
