/** One file over HTTP: ETag and If-None-Match, Range and If-Range, gzip (RFC 9110, sections 8, 12, 13 and 14). */
import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
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
  'accept-encoding'?: string;
}

/** A browser takes a file for what it is, executes nothing of it and shows it to no other page. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const vary = { Vary: 'Accept-Encoding' } as const;
/** Below it, compressing saves no packet. */
const gzipFrom = 1_024;

type Served =
  | { status: 200; body: Readable; headers: Whole & { 'Content-Encoding'?: 'gzip' } }
  | { status: 206; body: Readable; headers: Whole & { 'Content-Range': string } }
  | { status: 304; headers: { ETag: string; 'Cache-Control': string; Vary: string } };

type Whole = typeof safeHeaders &
  typeof vary & {
    ETag?: string;
    'Accept-Ranges': 'bytes';
    'Content-Length'?: number;
    'Cache-Control': string;
  };

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
  const compressed =
    conditions.range === undefined && bytes >= gzipFrom && takesGzip(conditions['accept-encoding']);
  // Compressed it is the same file but not the same bytes: a strong tag would let parts of both be put together.
  const tag = etag === undefined ? {} : { ETag: compressed ? `W/${etag.replace(/^W\//, '')}` : etag };
  if (etag !== undefined && tag.ETag !== undefined && matches(conditions['if-none-match'], etag))
    return { status: 304, headers: { ETag: tag.ETag, 'Cache-Control': cacheControl, ...vary } };

  const headers = {
    ...tag,
    'Accept-Ranges': 'bytes' as const,
    'Cache-Control': cacheControl,
    ...safeHeaders,
    ...vary,
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
  const body = await read({ start: 0, end: bytes - 1 });
  if (!compressed) return { status: 200, body, headers: { ...headers, 'Content-Length': bytes } };
  // Either end that breaks takes the other one with it; whoever reads is told by the stream itself.
  const gzip = pipeline(body, createGzip({ level: constants.Z_BEST_SPEED }), () => undefined);
  return { status: 200, body: gzip, headers: { ...headers, 'Content-Encoding': 'gzip' } };
}

/** True where gzip is named and not liked less than the file as it is (RFC 9110, section 12.5.3). */
function takesGzip(header: string | undefined): boolean {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='));
    qualities.set(coding, q === undefined ? 1 : Number(q.slice(2)));
  }
  const gzip = qualities.get('gzip') ?? qualities.get('x-gzip') ?? 0;
  return gzip > 0 && gzip >= (qualities.get('identity') ?? 0);
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
