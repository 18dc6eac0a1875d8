/** A client's bucket on a real S3 server: whole objects or none, and failures told in sentences that say what to do. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { type Bucket, BucketFailed, type OpenBucketOptions, openBucket } from '../../src/egress/bucket.ts';
import { createEgress } from '../../src/egress/egress.ts';
import {
  freePort,
  needsS3,
  openS3Line,
  openS3Server,
  type S3Server,
  s3Credentials,
  withoutS3,
} from '../support/s3-server.ts';

const bucket = 'runs';
const credentials = {
  accessKeyId: s3Credentials.access_key_id,
  secretAccessKey: s3Credentials.secret_access_key,
};
const allowed = createEgress({ clock: systemClock, allow: ['127.0.0.1'] });

async function open(
  endpoint: string,
  fields: object = {},
  options: Partial<OpenBucketOptions> = {},
  egress = allowed,
): Promise<Bucket> {
  const target = { endpoint, region: 'us-east-1', bucket, pathStyle: true, credentials, ...fields };
  return openBucket({ egress, clock: systemClock }, target, { tries: 1, silenceMs: 5_000, ...options });
}

/** The sentence that a put fails with; no credentials are in it nor in what is written of the error. */
async function refusal(opening: Promise<Bucket>, body: string | Readable = 'text'): Promise<string> {
  let opened: Bucket | undefined;
  try {
    opened = await opening;
    await opened.put({ key: 'a/b.txt', body, contentType: 'text/plain' });
  } catch (error) {
    expect(error).to.be.instanceOf(BucketFailed);
    const { message } = error as BucketFailed;
    expect(message).not.to.include(credentials.secretAccessKey);
    return message;
  } finally {
    opened?.close();
  }
  throw new Error('it was taken');
}

describe(`egress/bucket${withoutS3}`, () => {
  needsS3();
  let server: S3Server;
  before(async () => {
    server = await openS3Server();
    await server.makeBucket(bucket);
  });
  after(() => server?.close());

  it('puts small and empty objects, says how large they are and removes them', async () => {
    const opened = await open(server.origin);
    await opened.put({ key: 'small/a.txt', body: 'hello', contentType: 'text/plain' });
    await opened.put({ key: 'small/empty.txt', body: Readable.from([]), contentType: 'text/plain' });
    expect(server.read(bucket, 'small/a.txt').toString()).to.equal('hello');
    expect(server.read(bucket, 'small/empty.txt')).to.have.length(0);
    expect(await opened.head('small/a.txt')).to.deep.equal({ bytes: 5 });
    await opened.remove('small/a.txt');
    expect(server.keys(bucket)).to.deep.equal(['small/empty.txt']);
    opened.close();
  });

  it('puts a stream of several parts whole, with a part or two of it in memory', async () => {
    const opened = await open(server.origin);
    const chunk = randomBytes(1024 * 1024);
    const count = 160;
    const before = process.memoryUsage().rss;
    let most = 0;
    const body = Readable.from(
      (function* () {
        for (let index = 0; index < count; index++) {
          most = Math.max(most, process.memoryUsage().rss - before);
          yield chunk;
        }
      })(),
    );
    await opened.put({ key: 'large.bin', body, contentType: 'application/octet-stream' });
    const whole = server.read(bucket, 'large.bin');
    expect(whole.length).to.equal(count * chunk.length);
    expect(whole.equals(Buffer.concat(Array(count).fill(chunk)))).to.equal(true);
    expect(most).to.be.below(96 * 1024 * 1024);
    expect(server.openUploads(bucket)).to.equal(0);
    opened.close();
  });

  it('leaves nothing of an object whose body breaks off, small or in parts', async () => {
    for (const chunks of [1, 20]) {
      const body = Readable.from(
        (function* () {
          for (let index = 0; index < chunks; index++) yield Buffer.alloc(1024 * 1024, 'x');
          throw new Error('the disk is gone');
        })(),
      );
      const opened = await open(server.origin);
      const before = server.keys(bucket);
      const failed = await opened.put({ key: `broken-${chunks}`, body, contentType: 'text/plain' }).then(
        () => undefined,
        (error: Error) => error,
      );
      expect(failed?.message).to.equal('the disk is gone');
      expect(server.keys(bucket)).to.deep.equal(before);
      expect(server.openUploads(bucket)).to.equal(0);
      opened.close();
    }
  });

  it('ends uploads of an object that were begun and never ended, and no other’s', async () => {
    const line = await openS3Line(server.port);
    const cut = await open(line.origin);
    line.cutAfter(12 * 1024 * 1024);
    const body = () => Readable.from(Array(20).fill(Buffer.alloc(1024 * 1024, 'y')));
    await cut.put({ key: 'cut.bin', body: body(), contentType: 'text/plain' }).catch(() => undefined);
    cut.close();
    await line.close();
    expect(server.openUploads(bucket)).to.be.above(0);
    const opened = await open(server.origin);
    await opened.abandonUploads('cut');
    expect(server.openUploads(bucket)).to.be.above(0);
    await opened.abandonUploads('cut.bin');
    expect(server.openUploads(bucket)).to.equal(0);
    await opened.put({ key: 'cut.bin', body: body(), contentType: 'text/plain' });
    expect(server.read(bucket, 'cut.bin')).to.have.length(20 * 1024 * 1024);
    opened.close();
  });

  it('sends a part again whose connection was cut, and the object is whole', async () => {
    const line = await openS3Line(server.port);
    const opened = await open(line.origin, {}, { tries: 3 });
    line.cutAfter(12 * 1024 * 1024);
    const chunks = Array.from({ length: 20 }, () => randomBytes(1024 * 1024));
    const watch = setInterval(() => line.sent() > 12 * 1024 * 1024 && line.cutAfter(undefined), 1);
    await opened
      .put({ key: 'again.bin', body: Readable.from(chunks), contentType: 'text/plain' })
      .finally(() => clearInterval(watch));
    expect(server.read(bucket, 'again.bin').equals(Buffer.concat(chunks))).to.equal(true);
    opened.close();
    await line.close();
  });

  it('says that the secret is wrong', async () => {
    const wrong = { credentials: { ...credentials, secretAccessKey: 'another-secret' } };
    expect(await refusal(open(server.origin, wrong))).to.match(/refused the signature.*give both again/);
  });

  it('says that the access key is not known', async () => {
    const wrong = { credentials: { ...credentials, accessKeyId: 'nobody' } };
    expect(await refusal(open(server.origin, wrong))).to.match(/does not know the access key id/);
  });

  it('says that the bucket is missing', async () => {
    const sentence = await refusal(open(server.origin, { bucket: 'nowhere' }));
    expect(sentence).to.match(/^There is no bucket nowhere at 127\.0\.0\.1:\d+\. Create it/);
  });

  it('says that the region is another one', async () => {
    expect(await refusal(open(server.origin, { region: 'eu-west-9' }))).to.match(/another region/);
  });

  it('says that the clocks differ', async () => {
    for (const clockOffsetMs of [3_600_000, -3_600_000])
      expect(await refusal(open(server.origin, {}, { clockOffsetMs }))).to.match(
        /clocks of this service and of .* differ/,
      );
  });

  it('says that nobody listens, that nobody answers, and that the connection was cut', async () => {
    expect(await refusal(open(`http://127.0.0.1:${await freePort()}`))).to.match(
      /No connection to .*ECONNREFUSED/,
    );
    const line = await openS3Line(server.port);
    line.silent = true;
    expect(await refusal(open(line.origin, {}, { silenceMs: 300 }))).to.match(/did not answer in time/);
    line.silent = false;
    line.cutAfter(10);
    expect(await refusal(open(line.origin))).to.match(/broke the connection off/);
    await line.close();
  });

  it('says that what answers is no server of buckets, and follows no redirect', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((message, reply) => {
      asked.push(message.url ?? '');
      reply.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    let status = 307;
    const other = createServer((message, reply) => {
      message.resume();
      reply.writeHead(status, { location: `http://127.0.0.1:${port}/stolen` }).end('<html>no</html>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await refusal(open(origin))).to.match(/another region or address/);
    status = 500;
    expect(await refusal(open(origin))).to.match(/answered with an error \(500/);
    expect(asked).to.deep.equal([]);
    other.close();
    elsewhere.close();
  });

  it('connects to what the guard answers and to nothing else', async () => {
    const bare = createEgress({ clock: systemClock, allow: [] });
    expect(await refusal(open(server.origin, {}, {}, bare))).to.match(/not at a public address/);
    const rebound = createEgress({
      clock: systemClock,
      allow: [],
      lookup: async () => ['127.0.0.1'],
    });
    const named = `https://buckets.example.com:${server.port}`;
    expect(await refusal(open(named, {}, {}, rebound))).to.match(
      /buckets\.example\.com is not at a public address/,
    );
    const hosted = { pathStyle: false };
    expect(await refusal(open(named, hosted, {}, rebound))).to.match(/runs\.buckets\.example\.com is not at/);
    const listed = createEgress({
      clock: systemClock,
      allow: ['buckets.example.com'],
      lookup: async () => ['127.0.0.1'],
    });
    const opened = await open(`http://buckets.example.com:${server.port}`, {}, {}, listed);
    await opened.put({ key: 'listed.txt', body: 'listed', contentType: 'text/plain' });
    expect(server.keys(bucket)).to.include('listed.txt');
    opened.close();
  });
});
