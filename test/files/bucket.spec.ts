/** The bucket as a file store on bad days: away, slow, cut, wrong, and left by processes that died. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ServiceError } from '../../src/base/errors.ts';
import type { BucketFiles } from '../../src/files/bucket.ts';
import { openStore } from '../support/file-store.ts';
import {
  needsS3,
  openS3Line,
  openS3Server,
  type S3Line,
  type S3Server,
  s3Credentials,
  withoutS3,
} from '../support/s3-server.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);
const mebibyte = 1024 * 1024;
const impatient = { patienceMs: 0, leaveMs: 0, tries: 1, connectMs: 1_000, silenceMs: 1_000, callMs: 2_000 };

describe(`files/bucket${withoutS3}`, () => {
  needsS3();
  let server: S3Server;
  let line: S3Line;
  let root: string;
  const opened: BucketFiles[] = [];

  beforeEach(async () => {
    server = await openS3Server();
    line = await openS3Line(server.port);
    await server.makeBucket('files');
    root = await mkdtemp(join(tmpdir(), 'bucket-'));
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) store.close();
    await line.close();
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  const open = async (...[settings, limits]: [object?, object?]): Promise<BucketFiles> => {
    const store = await openStore(line.origin, root, settings, limits);
    opened.push(store);
    return store;
  };
  /** What the operator reads and what the client does. */
  const failureOf = async (work: Promise<unknown>): Promise<{ said: string; cause: string }> => {
    try {
      await work;
    } catch (error) {
      expect(error).to.be.instanceOf(ServiceError);
      expect((error as ServiceError).code).to.equal('unavailable');
      return { said: (error as Error).message, cause: String((error as Error).cause) };
    }
    throw new Error('it worked');
  };

  it('says what is wrong with the bucket to its operator, nothing of it to a client, and no secret to either', async () => {
    const wrong = { accessKeyId: s3Credentials.access_key_id, secretAccessKey: 'not-the-secret-of-anybody' };
    for (const [settings, why] of [
      [{ credentials: wrong }, /bucket files at 127.*refused the signature/],
      [{ bucket: 'nowhere' }, /bucket nowhere at 127.*There is no bucket nowhere/],
      [{ endpoint: 'http://127.0.0.1:1' }, /bucket files at 127\.0\.0\.1:1: No connection/],
    ] as const) {
      const store = await open(settings, impatient);
      for (const work of [
        () => store.put('a', 'x'),
        () => store.put('b', Readable.from(['x'])),
        () => store.remove('a'),
      ]) {
        const { said, cause } = await failureOf(work());
        expect(said).to.equal(
          'The files of this service cannot be reached right now. Try again in a moment.',
        );
        expect(cause).to.match(why).and.not.to.include('not-the-secret');
        expect(store.works()).to.equal(false);
      }
    }
  });

  it('tells no missing bucket for a missing file', async () => {
    const store = await open({ bucket: 'nowhere' }, impatient);
    expect((await failureOf(store.facts('a'))).cause).to.match(/There is no bucket nowhere/);
    expect((await failureOf(store.open('a'))).cause).to.match(/There is no bucket nowhere/);
  });

  it('gives every call up that nobody answers', async () => {
    line.silent = true;
    const store = await open({}, impatient);
    for (const work of [
      () => store.put('a', 'x'),
      () => store.facts('a'),
      () => store.open('a'),
      () => store.remove('a'),
    ])
      expect((await failureOf(work())).cause).to.match(/did not answer in time/);
    const failed = await store.check(true).catch((error: Error) => error.message);
    expect(failed).to.match(/^The bucket files at 127\.0\.0\.1:\d+: .* did not answer in time\.$/);
  });

  it('brings up and down through a line that trickles, and gives a call up that takes forever', async () => {
    const content = randomBytes(mebibyte);
    line.pace = mebibyte;
    const patient = await open();
    await patient.put('slow', Readable.from([content]));
    expect((await buffer(await patient.open('slow'))).equals(content)).to.equal(true);
    line.pace = 16 * 1024;
    const store = await open({}, impatient);
    expect((await failureOf(store.put('slower', content))).cause).to.match(
      /did not answer in time|took too long/,
    );
    expect(server.keys('files')).to.deep.equal(['our/files/slow']);
  });

  it('reads on where the connection broke, as often as it gets further in between', async () => {
    const content = randomBytes(12 * mebibyte);
    const store = await open();
    await store.put('a', content);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let cuts = 0;
    for await (const chunk of (await store.open('a')) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > (cuts + 1) * 3 * mebibyte) {
        cuts += 1;
        line.cutNow();
      }
    }
    expect(cuts).to.be.above(1);
    expect(Buffer.concat(chunks).equals(content)).to.equal(true);
  });

  it('keeps what is to be kept until the bucket is back', async () => {
    const store = await open({}, { patienceMs: 60_000 });
    const writer = await store.grow('log');
    await writer.write('one\n');
    await until('the first line to be there', async () => (await store.facts('log'))?.bytes === 4);
    await server.away();
    await writer.write('two\n');
    const sealing = writer.seal();
    const putting = store.put('patch', Readable.from(['a patch']));
    await until('a call to fail', () => !store.works());
    await server.back();
    expect((await sealing).bytes).to.equal(8);
    await putting;
    expect(server.read('files', 'our/files/log').toString()).to.equal('one\ntwo\n');
    expect(server.keys('files')).to.deep.equal(['our/files/log', 'our/files/patch']);
    expect(await readdir(join(root, 'spool'))).to.deep.equal([]);
  });

  it('lets a reader go on to the end when the log is sealed under its eyes', async () => {
    const [writing, reading] = [await open(), await open()];
    const writer = await writing.grow('log');
    await writer.write('first\n');
    await until('the first line to be there', async () => (await reading.facts('log'))?.bytes === 6);
    const stream = await reading.open('log');
    await writer.seal();
    expect(server.keys('files')).to.deep.equal(['our/files/log']);
    expect(await text(stream)).to.equal('first\n');
    expect((await reading.facts('log'))?.bytes).to.equal(6);
  });

  it('shows every reader elsewhere the pieces of a long log in their order, and the whole one after', async () => {
    const [writing, reading] = [await open(), await open()];
    const writer = await writing.grow('log');
    const part = `${'x'.repeat(mebibyte - 1)}\n`;
    let written = 0;
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 3; count++) await writer.write(part);
      written += 3 * part.length;
      await until(`${written} bytes`, async () => (await reading.facts('log'))?.bytes === written);
      const range = { start: written - 3 * mebibyte - 5, end: written - 3 * mebibyte + 4 };
      if (round > 0) expect(await text(await reading.open('log', range))).to.equal('xxxx\nxxxxx');
    }
    expect(server.keys('files').length).to.be.above(2);
    const { sha256 } = await writer.seal();
    expect(sha256).to.have.length(64);
    expect((await buffer(await reading.open('log'))).length).to.equal(written);
    expect(server.keys('files')).to.deep.equal(['our/files/log']);
  });

  it('never holds a log of three hundred megabytes in memory, neither going up nor coming down', async () => {
    const program = `
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, '../support/file-store.ts'))};
      import { Readable } from 'node:stream';
      const store = await openStore(${JSON.stringify(server.origin)}, ${JSON.stringify(root)});
      const writer = await store.grow('log');
      const line = 'x'.repeat(${mebibyte - 1}) + '\\n';
      for (let count = 0; count < 300; count++) await writer.write(line);
      const { bytes } = await writer.seal();
      let read = 0;
      for await (const chunk of await store.open('log')) read += chunk.length;
      await store.put('copy', await store.open('log'));
      process.stdout.write(JSON.stringify({ bytes, read, most: process.resourceUsage().maxRSS * 1024 }));
      store.close();`;
    const { stdout } = await run(process.execPath, [
      '--max-old-space-size=64',
      '--input-type=module-typescript',
      '-e',
      program,
    ]);
    const { bytes, read, most } = JSON.parse(stdout) as Record<string, number>;
    expect([bytes, read]).to.deep.equal([300 * mebibyte, 300 * mebibyte]);
    expect(most).to.be.below(280 * mebibyte);
    expect(server.keys('files')).to.deep.equal(['our/files/copy', 'our/files/log']);
  });

  it('leaves what a killed process wrote for the next attempt, and ends its unfinished uploads with the run', async () => {
    const program = `
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, '../support/file-store.ts'))};
      import { Readable } from 'node:stream';
      const store = await openStore(${JSON.stringify(server.origin)}, ${JSON.stringify(root)});
      const writer = await store.grow('runs/a/1/log');
      await writer.write('grown');
      while ((await store.facts('runs/a/1/log'))?.bytes !== 5) await new Promise((resolve) => setTimeout(resolve, 50));
      await store.put('runs/a/1/large', Buffer.alloc(${12 * mebibyte}, 'x'));
      const slow = await openStore(${JSON.stringify(line.origin)}, ${JSON.stringify(root)});
      process.stdout.write('ready');
      await slow.put('runs/a/1/patch', Buffer.alloc(${12 * mebibyte}, 'x'));`;
    line.pace = 3 * mebibyte;
    const child = execFile(process.execPath, ['--input-type=module-typescript', '-e', program]);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    try {
      await until('an upload in parts to be under way', () => server.openUploads('files') > 0, 30_000);
    } finally {
      child.kill('SIGKILL');
      await gone;
    }
    line.pace = undefined;
    const store = await open();
    expect(await text(await store.open('runs/a/1/log'))).to.equal('grown');
    expect(await store.facts('runs/a/1/patch')).to.equal(undefined);
    expect(await readdir(join(root, 'spool'))).to.deep.equal([]);
    await store.sweep();
    expect(server.openUploads('files'), 'it is too young to be swept').to.be.above(0);
    await store.remove('runs/a');
    expect(server.keys('files')).to.deep.equal([]);
    expect(server.openUploads('files')).to.equal(0);
  });
});
