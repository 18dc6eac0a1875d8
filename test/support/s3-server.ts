/** A real S3 server that verifies signatures and checksums (versitygw on a folder), and lines to it that a test may slow, cut and count. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './programs.ts';
import { until } from './until.ts';

const program = findProgram('versitygw', 'VERSITYGW');

/** What a title says where the server is missing: those tests have nothing to run against. CI installs it and lets no test be skipped. */
export const withoutS3 =
  program === undefined
    ? ' (needs versitygw: go install github.com/versity/versitygw/cmd/versitygw@v1.8.0)'
    : '';

/** Skips every test of a `describe` on a machine without the server. Call it first in there. */
export function needsS3(): void {
  before(function () {
    if (program === undefined) this.skip();
  });
}

export const s3Credentials = {
  access_key_id: 'test-access-key',
  secret_access_key: 'test-secret-9f2b6c1d8e',
};

export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  makeBucket(name: string): Promise<void>;
  /** Keys of the objects that are there whole, in order. */
  keys(bucket: string): string[];
  read(bucket: string, key: string): Buffer;
  /** Uploads in parts that were begun and never ended. */
  openUploads(bucket: string): number;
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** A program that a failed test leaves must not outlive the tests. */
const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function openS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'test-s3-'));
  const root = join(folder, 'objects');
  const sidecar = join(folder, 'facts');
  await Promise.all([mkdir(root), mkdir(sidecar)]);
  const port = await freePort();
  let child: ChildProcess | undefined;

  const back = async () => {
    const options = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', sidecar, root];
    const { access_key_id, secret_access_key } = s3Credentials;
    child = spawn(program ?? '', options, {
      env: { ROOT_ACCESS_KEY: access_key_id, ROOT_SECRET_KEY: secret_access_key },
      stdio: 'ignore',
    });
    started.add(child);
    await until('the S3 server to listen', () => answers(port));
  };
  const away = async () => {
    const leaving = child;
    if (!leaving) return;
    const gone = new Promise((resolve) => leaving.once('exit', resolve));
    leaving.kill('SIGKILL');
    await gone;
    started.delete(leaving);
    child = undefined;
  };
  await back();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    makeBucket: async (name) => {
      await mkdir(join(root, name));
    },
    keys: (bucket) =>
      filesUnder(join(root, bucket))
        .filter((path) => !path.startsWith('.sgwtmp'))
        .sort(),
    read: (bucket, key) => readFileSync(join(root, bucket, key)),
    openUploads: (bucket) =>
      filesUnder(join(root, bucket)).filter((path) => path.startsWith('.sgwtmp/multipart/')).length,
    away,
    back,
    close: async () => {
      await away();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface S3Line {
  origin: string;
  /** Bytes that went towards the server. */
  sent(): number;
  /** From now on every connection is cut once so many bytes more went through; undefined: none is. */
  cutAfter(bytes: number | undefined): void;
  /** Cuts every connection there is. */
  cutNow(): void;
  /** True: connections are taken and nothing comes of them. */
  silent: boolean;
  /** Bytes a second that go through in either direction, a little at a time and never none; undefined: as many as there are. */
  pace: number | undefined;
  close(): Promise<void>;
}

/** A line to the server. */
export async function openS3Line(to: number): Promise<S3Line> {
  const sockets = new Set<Socket>();
  let sent = 0;
  let cutAt: number | undefined;
  /** What came is passed on whole; the next is read when its time has come. */
  function slowDown(socket: Socket, bytes: number): void {
    if (line.pace === undefined) return;
    socket.pause();
    setTimeout(() => socket.resume(), (bytes / line.pace) * 1000).unref();
  }
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    if (line.silent) {
      client.resume();
      return;
    }
    const remote = connect(to, '127.0.0.1');
    sockets.add(remote);
    remote
      .on('error', () => client.destroy())
      .on('close', () => {
        sockets.delete(remote);
        client.destroy();
      });
    client.on('close', () => remote.destroy());
    remote.on('data', (chunk: Buffer) => {
      if (!client.write(chunk)) remote.pause();
      else slowDown(remote, chunk.length);
    });
    client.on('drain', () => remote.resume());
    remote.on('end', () => client.end());
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      slowDown(client, chunk.length);
      if (cutAt !== undefined && sent >= cutAt) {
        client.destroy();
        remote.destroy();
        return;
      }
      if (!remote.write(chunk)) client.pause();
    });
    remote.on('drain', () => client.resume());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: S3Line = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    cutAfter: (bytes) => {
      cutAt = bytes === undefined ? undefined : sent + bytes;
    },
    cutNow: () => {
      for (const socket of sockets) socket.destroy();
    },
    silent: false,
    pace: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
