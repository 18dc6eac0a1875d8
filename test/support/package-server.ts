/** A registry of packages on loopback, for runs that install one: the package, its tarball, and whoever asked. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { certificate, privateKey } from './certificate.ts';

export interface PackageServer {
  host: string;
  port: number;
  origin: string;
  /** The paths asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

async function tarball(): Promise<Buffer> {
  const archive = pack();
  archive.entry(
    { name: 'package/package.json' },
    JSON.stringify({ name: 'tiny-pack', version: '1.0.0', main: 'index.js' }),
  );
  archive.entry({ name: 'package/index.js' }, "module.exports = 'tiny and installed';\n");
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

/** Has one package, `tiny-pack` 1.0.0. Not at 127.0.0.1, which programs take for their own machine and ask without a proxy. */
export async function startPackageServer(host = '127.0.0.2', secure = false): Promise<PackageServer> {
  const archive = await tarball();
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    asked.push(request.url ?? '');
    if (request.url === '/tiny-pack/-/tiny-pack-1.0.0.tgz') {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(archive);
      return;
    }
    if (request.url !== '/tiny-pack') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const dist = {
      tarball: `${origin}/tiny-pack/-/tiny-pack-1.0.0.tgz`,
      integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
    };
    const version = { name: 'tiny-pack', version: '1.0.0', dist };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        name: 'tiny-pack',
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': version },
      }),
    );
  };
  const server = secure
    ? createTlsServer({ cert: certificate, key: privateKey }, answer)
    : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `${secure ? 'https' : 'http'}://${host}:${port}`;
  return {
    host,
    port,
    origin,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
