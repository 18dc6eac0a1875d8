/** One file over HTTP: ETag and If-None-Match, Range and If-Range (RFC 9110, sections 13 and 14). */
import { Readable } from 'node:stream';
import { ServiceError } from '../base/errors.ts';
import type { Files } from '../files/files.ts';

/** No key: the file is empty and was never made. A growing file has no lasting tag. */
export interface ServedFile {
  key: string | null;
  bytes: number;
  sha256: string;
  growing: boolean;
}

interface Conditions {
  range?: string;
  'if-none-match'?: string;
  'if-range'?: string;
}

type Served =
  | { status: 200; body: Readable; headers: Whole }
  | { status: 206; body: Readable; headers: Whole & { 'Content-Range': string } }
  | { status: 304; headers: { ETag: string; 'Cache-Control': string } };

interface Whole {
  ETag?: string;
  'Accept-Ranges': 'bytes';
  'Content-Length': number;
  'Cache-Control': string;
}

/** A settled file never changes but is private to the key; a growing one must be asked for again. */
export function serveFile(files: Files, file: ServedFile, conditions: Conditions): Promise<Served> {
  const etag = file.growing ? undefined : `"${file.sha256}"`;
  return serveBytes({ bytes: file.bytes, etag }, conditions, (range) => open(files, file, range));
}

/** So many bytes from wherever they come; without a tag they are not to be kept. */
export async function serveBytes(
  content: { bytes: number; etag: string | undefined },
  conditions: Conditions,
  read: (range: { start: number; end: number }) => Promise<Readable>,
): Promise<Served> {
  const { bytes, etag } = content;
  const cacheControl = etag === undefined ? 'no-store' : 'private, no-cache';
  if (etag !== undefined && matches(conditions['if-none-match'], etag))
    return { status: 304, headers: { ETag: etag, 'Cache-Control': cacheControl } };

  const headers = {
    ...(etag === undefined ? {} : { ETag: etag }),
    'Accept-Ranges': 'bytes' as const,
    'Cache-Control': cacheControl,
  };
  // If-Range with another tag means: the file I began is gone, send the whole one.
  const ranged = conditions['if-range'] === undefined || conditions['if-range'] === etag;
  const range = ranged ? readRange(conditions.range, bytes) : undefined;
  if (range) {
    return {
      status: 206,
      body: await read(range),
      headers: {
        ...headers,
        'Content-Length': range.end - range.start + 1,
        'Content-Range': `bytes ${range.start}-${range.end}/${bytes}`,
      },
    };
  }
  return {
    status: 200,
    body: await read({ start: 0, end: bytes - 1 }),
    headers: { ...headers, 'Content-Length': bytes },
  };
}

async function open(
  files: Files,
  file: ServedFile,
  range: { start: number; end: number },
): Promise<Readable> {
  if (file.key === null || range.end < range.start) return Readable.from([]);
  return files.open(file.key, range);
}

/** The weak comparison of RFC 9110, 8.8.3.2. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** One range of bytes; several at once or another unit are answered with the whole file, as RFC 9110 allows. */
function readRange(header: string | undefined, bytes: number): { start: number; end: number } | undefined {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start >= bytes || (first === '' && Number(last) === 0))
    throw new ServiceError('range_not_satisfiable', `The file has ${bytes} bytes; the range lies outside.`, {
      headers: { 'content-range': `bytes */${bytes}` },
    });
  return { start, end };
}
