/** A git server as the world has them: smart HTTP by git's own http-backend, with passwords, and with the faults servers have. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface GitServer {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Makes `<name>.git` by committing these files; resolves with the address. */
  add(name: string, files: Record<string, string | Buffer>, options?: { compressed?: boolean }): string;
  /** git on a working clone of a repository; with `push` what it made is on the server. */
  git(name: string, ...args: string[]): string;
  write(name: string, files: Record<string, string | Buffer>): void;
  push(name: string): void;
  /** Makes `main` a commit of a tree that no git would make by itself, each entry as it is told; resolves with the tree. */
  mktree(name: string, entries: { mode: string; name: string | Buffer; object: string }[]): string;
  /** Stores a blob in the bare repository; resolves with its id. */
  blob(name: string, content: string | Buffer): string;
  /** Each request so far: its method, address and `Authorization`. */
  seen: { method: string; url: string; authorization: string | undefined }[];
  /** Bytes of packs that were sent. */
  sent(): number;
  /** What happens next to every request. */
  behave(as: Behaviour): void;
  close(): Promise<void>;
}

export type Behaviour =
  | { kind: 'serve' }
  /** Basic authentication with exactly these. */
  | { kind: 'ask'; user: string; password: string }
  | { kind: 'redirect'; to: string }
  /** What is asked below `/old` has moved up, on the same host. */
  | { kind: 'moved' }
  | { kind: 'status'; status: number }
  /** Packs come at this rate. */
  | { kind: 'slow'; bytesPerTick: number }
  /** Whatever the test answers by itself. */
  | { kind: 'answer'; with(request: IncomingMessage, response: ServerResponse): void }
  /** The pack begins and never goes on. */
  | { kind: 'hang' };

const environment = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

export async function openGitServer(): Promise<GitServer> {
  const root = mkdtempSync(join(tmpdir(), 'git-server-'));
  const seen: GitServer['seen'] = [];
  let behaviour: Behaviour = { kind: 'serve' };
  let sent = 0;
  const run = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' }).trim();

  const server = createServer((request, response) => {
    const { authorization } = request.headers;
    seen.push({ method: request.method ?? '', url: request.url ?? '', authorization });
    switch (behaviour.kind) {
      case 'ask': {
        const wanted = Buffer.from(`${behaviour.user}:${behaviour.password}`).toString('base64');
        if (authorization === `Basic ${wanted}`) serve(request, response);
        else response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end(`no: ${authorization}`);
        break;
      }
      case 'redirect':
        response.writeHead(302, { Location: behaviour.to + (request.url ?? '') }).end();
        break;
      case 'answer':
        behaviour.with(request, response);
        break;
      case 'moved': {
        const [, rest] = /^\/old(\/.*)$/.exec(request.url ?? '') ?? [];
        if (rest === undefined) serve(request, response);
        else response.writeHead(301, { Location: origin + rest }).end();
        break;
      }
      case 'status':
        response.writeHead(behaviour.status).end();
        break;
      default:
        serve(request, response);
    }
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...environment,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        ...(request.headers['content-encoding'] && {
          HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
        }),
        ...(request.headers['git-protocol'] && { GIT_PROTOCOL: String(request.headers['git-protocol']) }),
        REMOTE_ADDR: '127.0.0.1',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    response.once('close', () => backend.kill('SIGKILL'));
    backend.stdin.on('error', () => undefined);
    request.pipe(backend.stdin);
    void answer(backend.stdout, response, request.method === 'POST');
  }

  async function answer(
    output: AsyncIterable<Buffer>,
    response: ServerResponse,
    counts: boolean,
  ): Promise<void> {
    let head = '';
    for await (const chunk of output) {
      let body = chunk;
      if (!response.headersSent) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) continue;
        const lines = head.slice(0, end).split('\r\n');
        const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
        const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200);
        response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
        body = Buffer.from(head.slice(end + 4), 'latin1');
      }
      await give(response, body, counts);
      if (response.destroyed) return;
    }
    response.end();
  }

  async function give(response: ServerResponse, body: Buffer, counts: boolean): Promise<void> {
    const packing = counts && body.length > 0 && behaviour.kind !== 'serve' && body.includes('PACK');
    if (packing && behaviour.kind === 'hang') {
      response.write(body.subarray(0, body.indexOf('PACK') + 64));
      await new Promise((resolve) => response.once('close', resolve));
      return;
    }
    const step = counts && behaviour.kind === 'slow' ? behaviour.bytesPerTick : body.length;
    for (let from = 0; from < body.length && !response.destroyed; from += step) {
      const part = body.subarray(from, from + step);
      if (counts) sent += part.length;
      if (!response.write(part) && !response.destroyed)
        await new Promise<void>((resolve) => {
          const go = (): void => {
            response.off('drain', go).off('close', go);
            resolve();
          };
          response.on('drain', go).on('close', go);
        });
      if (step < body.length) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const work = (name: string): string => join(root, `${name}.work`);
  const object = (name: string, type: string, content: string | Buffer): string =>
    execFileSync('git', ['hash-object', '--literally', '-w', '-t', type, '--stdin'], {
      cwd: join(root, `${name}.git`),
      env: environment,
      input: content,
      encoding: 'utf8',
    }).trim();
  const self: GitServer = {
    origin,
    seen,
    sent: () => sent,
    behave: (as) => {
      behaviour = as;
    },
    add: (name, files, { compressed = false } = {}) => {
      run(root, 'init', '-q', '--bare', '-b', 'main', `${name}.git`);
      run(root, 'init', '-q', '-b', 'main', work(name));
      // Packing is not what is tested, and machines are slow.
      for (const at of compressed ? [] : [`${name}.git`, `${name}.work`])
        run(join(root, at), 'config', 'core.compression', '0');
      run(work(name), 'remote', 'add', 'origin', join(root, `${name}.git`));
      if (Object.keys(files).length > 0) {
        self.write(name, files);
        self.git(name, 'add', '-A');
        self.git(name, 'commit', '-q', '-m', 'first');
        self.push(name);
      }
      return `${origin}/${name}.git`;
    },
    git: (name, ...args) => run(work(name), ...args),
    write: (name, files) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(work(name), path)), { recursive: true });
        writeFileSync(join(work(name), path), content);
      }
    },
    push: (name) => {
      run(work(name), 'push', '-q', '--force', '--all', 'origin');
      run(work(name), 'push', '-q', '--force', '--tags', 'origin');
    },
    blob: (name, content) => object(name, 'blob', content),
    mktree: (name, entries) => {
      const bytes = entries.flatMap(({ mode, name: path, object: id }) => [
        Buffer.from(`${mode} `),
        Buffer.from(path),
        Buffer.of(0),
        Buffer.from(id, 'hex'),
      ]);
      const tree = object(name, 'tree', Buffer.concat(bytes));
      const bare = join(root, `${name}.git`);
      const commit = run(bare, 'commit-tree', '-m', 'odd', tree);
      run(bare, 'update-ref', 'refs/heads/main', commit);
      return tree;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    },
  };
  return self;
}
