/** Guarantee: with a bucket for the files, machines share nothing but it and the database, and any of them serves every patch and log. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { parseRunId } from '../../src/base/ids.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import {
  needsS3,
  openS3Line,
  openS3Server,
  type S3Line,
  type S3Server,
  s3Credentials,
  withoutS3,
} from '../support/s3-server.ts';
import { newDataDir, startProcess } from '../support/service.ts';
import { until } from '../support/until.ts';

const mebibyte = 1024 * 1024;
const secret = s3Credentials.secret_access_key;

describe(`journeys/shared-files${withoutS3}`, () => {
  needsS3();
  let journey: Journey;
  let server: S3Server;
  let line: S3Line;
  let folders: Awaited<ReturnType<typeof newDataDir>>[];
  let nodes: Node[];

  beforeEach(async () => {
    server = await openS3Server();
    line = await openS3Line(server.port);
    await server.makeBucket('files');
    [folders, nodes] = [[], []];
    // Workspaces are the one thing that lies in a folder of them all.
    const shared = await newDataDir();
    folders.push(shared);
    journey = await openJourney({
      WORKSPACES_DIR: shared.path,
      SECRETS_KEY: 'one-key-for-all-machines-of-this-test',
      FILES_STORE: 's3://files/our',
      FILES_STORE_ENDPOINT: line.origin,
      FILES_STORE_ACCESS_KEY_ID: s3Credentials.access_key_id,
      FILES_STORE_SECRET_ACCESS_KEY: secret,
      LOG_LEVEL: 'debug',
    });
  });
  afterEach(async () => {
    const printed = nodes.map((node) => node.output()).join('\n');
    await journey.end({ allSettled: false });
    await line.close();
    await server.close();
    await Promise.all(folders.map((folder) => folder.remove()));
    expect(printed).not.to.include(secret);
  });

  /** A machine of its own: what it has on its disk, no other one has. */
  async function machine(role: string, settings: Record<string, string> = {}): Promise<Node> {
    const folder = await newDataDir();
    folders.push(folder);
    const node = await journey.start({ ROLE: role, DATA_DIR: folder.path, ...settings });
    nodes.push(node);
    return node;
  }
  const keysOf = (id: string): string[] =>
    server.keys('files').filter((key) => key.startsWith(`our/runs/${parseRunId(id)?.uuid}/`));
  const get = (node: Node, id: string, file: string, headers: Record<string, string> = {}) =>
    node.call('GET', `/files/${encodeURIComponent(id)}/${file}`, {
      // The client asks for gzip by itself, and what is packed has another tag.
      headers: { 'accept-encoding': 'identity', ...headers },
    });

  it('serves patch and log of a run from a machine that never saw it, in ranges, compressed and with tags', async () => {
    const api = await machine('api');
    await machine('worker');
    const { id } = await api.createRun({ task: 'seq 5000 > many.txt\ncat many.txt' });
    await api.completed(id);
    const uuid = String(parseRunId(id)?.uuid);
    expect(keysOf(id).sort()).to.deep.equal(
      ['log.ndjson', 'patch.diff'].map((name) => `our/runs/${uuid}/1/${name}`),
    );
    for (const [file, name] of [
      ['patch', 'patch.diff'],
      ['log', 'log.ndjson'],
    ] as const) {
      const stored = server.read('files', `our/runs/${uuid}/1/${name}`);
      const whole = await get(api, id, file);
      expect(whole.status).to.equal(200);
      expect(Buffer.from(await whole.arrayBuffer()).equals(stored), file).to.equal(true);
      const etag = String(whole.headers.get('etag'));
      expect(etag).to.equal(`"${createHash('sha256').update(stored).digest('hex')}"`);
      expect((await get(api, id, file, { 'if-none-match': etag })).status).to.equal(304);
      const part = await get(api, id, file, { range: 'bytes=100-199' });
      expect(part.status).to.equal(206);
      expect(await part.text()).to.equal(stored.subarray(100, 200).toString());
      const last = await get(api, id, file, { range: 'bytes=-10', 'if-range': etag });
      expect(await last.text()).to.equal(stored.subarray(-10).toString());
      expect((await get(api, id, file, { range: `bytes=${stored.length}-` })).status).to.equal(416);
      const packed = await fetch(`${api.origin}/files/${encodeURIComponent(id)}/${file}`, {
        headers: { authorization: `Bearer ${journey.key}`, 'accept-encoding': 'gzip' },
      });
      expect(packed.headers.get('content-encoding')).to.equal('gzip');
      expect(await packed.text()).to.equal(stored.toString());
    }
    expect((await api.call('DELETE', `/v1/runs/${encodeURIComponent(id)}`)).status).to.equal(204);
    expect(keysOf(id)).to.deep.equal([]);
    expect(server.openUploads('files')).to.equal(0);
  });

  it('lets a running log be followed and read in ranges from another machine, over the death of its worker', async () => {
    const api = await machine('api');
    const first = await machine('worker');
    const task = [...Array.from({ length: 3 }, (_, n) => `echo line ${n + 1}`), 'sleep 3000', 'echo over'];
    const { id } = await api.createRun({ task: task.join('\n') });
    const link = await api.call('POST', `/v1/runs/${id}/links`, {
      body: { file: 'log', expires_in_seconds: 600 },
    });
    const { url } = (await link.json()) as { url: string };
    let followed = '';
    const following = fetch(`${url.replace(/^https?:\/\/[^/]+/, api.origin)}&follow=true`).then(
      async (response) => {
        for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
          followed += Buffer.from(part).toString();
      },
    );
    await until('the third line to be followed', () => followed.includes('line 3'));
    const growing = await get(api, id, 'log');
    expect(growing.headers.get('etag')).to.equal(null);
    const soFar = await growing.text();
    expect(soFar).to.include('line 3');
    const part = await get(api, id, 'log', { range: 'bytes=5-24' });
    expect(part.status).to.equal(206);
    expect(await part.text()).to.equal(soFar.slice(5, 25));
    await first.kill('SIGKILL');
    await machine('worker');
    await api.untilEvent(id, (event) => event.type === 'run.retrying', 60_000);
    await until('the second attempt to be followed', () => followed.includes('"attempt":2'), 60_000);
    await api.cancelRun(id);
    await api.settled(id);
    await following;
    const log = await (await get(api, id, 'log')).text();
    expect(log).to.include('"attempt":1').and.to.include('"attempt":2');
    expect(log.startsWith(soFar)).to.equal(true);
    expect(followed).to.equal(log);
  });

  it('settles a run whose bucket was away when it was done as soon as it is back, with nothing lost', async () => {
    const api = await machine('api');
    await machine('worker');
    const { id } = await api.createRun({ task: 'echo before\nsleep 2\necho hello > made.txt' });
    await api.untilEvent(id, (event) => event.type === 'step.started');
    await server.away();
    await api.untilEvent(id, (event) => event.type === 'step.completed' && event.index === 3, 30_000);
    const away = await get(api, id, 'log');
    expect(away.status).to.equal(503);
    expect(away.headers.get('retry-after')).to.equal('5');
    expect(((await away.json()) as { detail: string }).detail).to.match(/files .* cannot be reached/);
    await until('the log line that names the bucket', () =>
      /The bucket files at 127\.0\.0\.1:\d+: /.test(api.output()),
    );
    expect((await api.getRun(id)).state).to.equal('running');
    expect(await (await fetch(`${api.origin}/metrics`)).text()).to.match(/^ars_files_up 0$/m);
    expect((await fetch(`${api.origin}/readyz`)).status).to.equal(200);
    await server.back();
    const run = await api.completed(id, 60_000);
    expect(run.attempt).to.equal(1);
    expect(await api.patch(id)).to.include('+hello');
    expect(await (await get(api, id, 'log')).text()).to.include('before');
    expect(await (await fetch(`${api.origin}/metrics`)).text()).to.match(/^ars_files_up 1$/m);
  });

  it('keeps and sends a log of a hundred megabytes in a small heap', async () => {
    const small = { NODE_OPTIONS: '--max-old-space-size=128', RUN_OUTPUT_MB: '200' };
    const api = await machine('api', small);
    await machine('worker', small);
    const task = `head -c ${96 * mebibyte} /dev/zero | tr '\\0' x | fold -w 8000`;
    const { id } = await api.createRun({ task });
    await api.settled(id, 110_000);
    expect((await api.getRun(id)).state).to.equal('completed');
    const uuid = String(parseRunId(id)?.uuid);
    expect(keysOf(id)).to.deep.equal([`our/runs/${uuid}/1/log.ndjson`]);
    const link = await api.call('POST', `/v1/runs/${id}/links`, { body: { file: 'log' } });
    const { url } = (await link.json()) as { url: string };
    const response = await fetch(url.replace(/^https?:\/\/[^/]+/, api.origin), {
      headers: { 'accept-encoding': 'identity' },
    });
    let bytes = 0;
    const hash = createHash('sha256');
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      hash.update(part);
    }
    expect(bytes).to.be.above(96 * mebibyte);
    expect(response.headers.get('etag')).to.equal(`"${hash.digest('hex')}"`);
  });

  it('does not start with a bucket that cannot be used, and says which and why', async () => {
    const api = await machine('api');
    expect(api.output()).to.include('s3://files/our/');
    for (const [settings, why] of [
      [{ FILES_STORE: 's3://nowhere' }, /There is no bucket nowhere at 127\.0\.0\.1:\d+/],
      [
        { FILES_STORE_SECRET_ACCESS_KEY: 'not-the-secret-of-anybody' },
        /The bucket files at .* refused the signature/,
      ],
      [{ FILES_STORE_ACCESS_KEY_ID: 'nobody' }, /The bucket files at .* does not know the access key/],
      [{ FILES_STORE_ENDPOINT: 'http://127.0.0.1:1' }, /The bucket files at 127\.0\.0\.1:1: No connection/],
    ] as const) {
      const folder = await newDataDir();
      folders.push(folder);
      const refused = await startProcess({
        DATABASE_URL: journey.databaseUrl,
        DATA_DIR: folder.path,
        WORKSPACES_DIR: folders[0]?.path ?? '',
        FILES_STORE: 's3://files',
        FILES_STORE_ENDPOINT: server.origin,
        FILES_STORE_ACCESS_KEY_ID: s3Credentials.access_key_id,
        FILES_STORE_SECRET_ACCESS_KEY: secret,
        ...settings,
      }).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      expect(refused).to.match(/The service cannot start: /);
      expect(refused).to.match(why);
      expect(refused).not.to.include('not-the-secret-of-anybody').and.not.to.include(secret);
    }
  });
});
