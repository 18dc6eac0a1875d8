/** The web page at `/console`: files that were built beforehand, read once at the start and served with the headers they earn. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { matches } from './serve-file.ts';

interface Asset {
  bytes: Buffer;
  /** Undefined where compressing would not make it smaller. */
  compressed: Buffer | undefined;
  type: string;
  etag: string;
}

const folder = fileURLToPath(new URL('../../generated/console/', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** All of the page comes from this service, and it talks to nobody else. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
};

async function readAssets(): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const assets = files.map(async (path): Promise<[string, Asset]> => {
    const bytes = await readFile(path);
    const small = gzipSync(bytes, { level: 9 });
    const asset = {
      bytes,
      compressed: small.length < bytes.length ? small : undefined,
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
    };
    return [path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''), asset];
  });
  return new Map(await Promise.all(assets));
}

/** Serves `/console` and everything below it: a built file by its name, the page itself for each of its own addresses. */
export function createConsole(): Middleware {
  // Read at the first visit, so that a start waits for no file it may never serve.
  let assets: Promise<Map<string, Asset>> | undefined;
  return async (ctx) => {
    assets ??= readAssets();
    const found = await assets;
    const name = ctx.path.replace(/^\/console\/?/, '');
    // Names below assets/ hold a hash of their content; a missing one is missing and not the page.
    const asset = found.get(name) ?? (name.startsWith('assets/') ? undefined : found.get('index.html'));
    if (asset !== undefined) send(ctx, asset, name.startsWith('assets/'));
  };
}

function send(ctx: Context, asset: Asset, hashed: boolean): void {
  ctx.set(headers);
  ctx.set({ etag: asset.etag, 'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache' });
  const had = ctx.get('if-none-match');
  if (had !== '' && matches(had, asset.etag)) {
    ctx.status = 304;
    return;
  }
  const compressed = ctx.acceptsEncodings('gzip', 'identity') === 'gzip' ? asset.compressed : undefined;
  if (compressed !== undefined) ctx.set('content-encoding', 'gzip');
  ctx.type = asset.type;
  ctx.body = compressed ?? asset.bytes;
}
