/** What the two files of a run owe alike: tags, conditions and ranges (RFC 9110, sections 13 and 14). */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { problemOf, type Suite } from './contract-suite.ts';

export interface SealedFileCase {
  suite: Suite;
  /** The address of a settled run's file that is not empty. */
  path(): string;
  /** The address of a settled run's file that is empty. */
  emptyPath(): string;
  type: string;
}

/** Registers the tests; call it within the file's `describe`. */
export function servesSealedFile({ suite, path, emptyPath, type }: SealedFileCase): void {
  /** As it is, unless asked otherwise: a fetch asks for gzip by itself. */
  const get = (headers: Record<string, string> = {}, from = path()) =>
    suite.admin.call('GET', from, { headers: { 'accept-encoding': 'identity', ...headers } });
  const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
  const etagOf = async (): Promise<string> => (await get()).headers.get('etag') ?? '';

  describe('200 of a settled run', () => {
    it('has its type, its size and the tag of its bytes', async () => {
      const response = await get();
      const content = await bytesOf(response);
      expect(response.status).to.equal(200);
      expect(content.length).to.be.greaterThan(0);
      expect(response.headers.get('content-type')).to.equal(type);
      expect(response.headers.get('content-length')).to.equal(String(content.length));
      expect(response.headers.get('accept-ranges')).to.equal('bytes');
      expect(response.headers.get('cache-control')).to.equal('private, no-cache');
      expect(response.headers.get('etag')).to.equal(
        `"${createHash('sha256').update(content).digest('hex')}"`,
      );
    });

    it('is nothing that a browser executes, embeds or guesses the type of', async () => {
      for (const headers of [{}, { range: 'bytes=0-1' }, { 'accept-encoding': 'gzip' }]) {
        const response = await get(headers as Record<string, string>);
        await response.arrayBuffer();
        expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
        expect(response.headers.get('content-security-policy')).to.equal("default-src 'none'; sandbox");
        expect(response.headers.get('cross-origin-resource-policy')).to.equal('same-origin');
      }
    });

    it('comes compressed where that is asked for, under a weak tag that stands for the same file', async () => {
      const whole = await bytesOf(await get({ 'accept-encoding': 'identity' }));
      expect(whole.length).to.be.at.least(1_024);
      const etag = await etagOf();
      for (const wanted of ['gzip', 'deflate, GZIP;q=0.5', 'br, x-gzip', 'gzip, identity;q=0.1']) {
        const response = await get({ 'accept-encoding': wanted });
        const told = ['content-encoding', 'etag', 'vary', 'content-length'].map((name) =>
          response.headers.get(name),
        );
        expect(told, wanted).to.deep.equal(['gzip', `W/${etag}`, 'Accept-Encoding', null]);
        expect(await bytesOf(response)).to.deep.equal(whole);
      }
      for (const wanted of ['identity', 'gzip;q=0', 'br', 'gzip;q=0.1, identity', '']) {
        const response = await get({ 'accept-encoding': wanted });
        expect([response.headers.get('content-encoding'), response.headers.get('etag')]).to.deep.equal([
          null,
          etag,
        ]);
        expect(response.headers.get('vary')).to.equal('Accept-Encoding');
        await response.arrayBuffer();
      }
      const part = await get({ 'accept-encoding': 'gzip', range: 'bytes=0-9' });
      expect([part.status, part.headers.get('content-encoding'), part.headers.get('etag')]).to.deep.equal([
        206,
        null,
        etag,
      ]);
      expect(await bytesOf(part)).to.deep.equal(whole.subarray(0, 10));
      const same = await get({ 'accept-encoding': 'gzip', 'if-none-match': `W/${etag}` });
      expect([same.status, same.headers.get('etag')]).to.deep.equal([304, `W/${etag}`]);
    });

    it('is an empty file when there is nothing in it', async () => {
      const response = await get({}, emptyPath());
      expect([response.status, response.headers.get('content-length'), await response.text()]).to.deep.equal([
        200,
        '0',
        '',
      ]);
    });

    it('stands under the versioned address too', async () => {
      expect(await bytesOf(await get({}, `/v1${path()}`))).to.deep.equal(await bytesOf(await get()));
    });

    it('answers HEAD with the headers alone', async () => {
      const [head, whole] = [
        await suite.admin.call('HEAD', path(), { headers: { 'accept-encoding': 'identity' } }),
        await get(),
      ];
      expect([head.status, await head.text()]).to.deep.equal([200, '']);
      for (const name of ['etag', 'content-length', 'content-type', 'accept-ranges'])
        expect(head.headers.get(name)).to.equal(whole.headers.get(name));
    });

    it('comes whole for a range of another unit, for several ranges and for a range that means nothing', async () => {
      const whole = await bytesOf(await get());
      for (const range of ['lines=0-1', 'bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes']) {
        const response = await get({ range });
        expect([response.status, await bytesOf(response)]).to.deep.equal([200, whole]);
      }
    });

    it('comes whole when If-Range is of another file', async () => {
      const whole = await bytesOf(await get());
      for (const ifRange of ['"another"', `W/${await etagOf()}`, 'Sat, 21 Nov 2026 09:30:00 GMT']) {
        const response = await get({ range: 'bytes=0-1', 'if-range': ifRange });
        expect([response.status, await bytesOf(response)]).to.deep.equal([200, whole]);
      }
    });
  });

  describe('206', () => {
    it('sends the bytes that were asked for, from either end', async () => {
      const whole = await bytesOf(await get());
      const last = whole.length - 1;
      const ranges: [range: string, start: number, end: number][] = [
        ['bytes=0-0', 0, 0],
        ['bytes=3-9', 3, 9],
        [`bytes=${last}-`, last, last],
        ['bytes=5-', 5, last],
        ['bytes=-4', whole.length - 4, last],
        ['bytes=-999999', 0, last],
        ['bytes=2-999999', 2, last],
        [`bytes=0-${last}`, 0, last],
      ];
      for (const [range, start, end] of ranges) {
        const response = await get({ range });
        expect(response.status, range).to.equal(206);
        expect(response.headers.get('content-range')).to.equal(`bytes ${start}-${end}/${whole.length}`);
        expect(response.headers.get('content-length')).to.equal(String(end - start + 1));
        expect(await bytesOf(response)).to.deep.equal(whole.subarray(start, end + 1));
      }
    });

    it('goes on with the same file when If-Range is its tag', async () => {
      const response = await get({ range: 'bytes=2-', 'if-range': await etagOf() });
      expect([response.status, response.headers.get('etag')]).to.deep.equal([206, await etagOf()]);
    });
  });

  describe('304', () => {
    it('sends nothing when the tag is still right, weak, among others or any', async () => {
      const etag = await etagOf();
      for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const response = await get({ 'if-none-match': tag, range: 'bytes=0-1' });
        expect([response.status, response.headers.get('etag'), await response.text()]).to.deep.equal([
          304,
          etag,
          '',
        ]);
      }
      expect((await get({ 'if-none-match': '"x"' })).status).to.equal(200);
    });
  });

  describe('416', () => {
    it('refuses a range that lies outside, and tells the size', async () => {
      const size = (await bytesOf(await get())).length;
      for (const range of [
        `bytes=${size}-`,
        `bytes=${size + 5}-${size + 9}`,
        'bytes=-0',
        'bytes=999999999999-',
      ]) {
        const response = await get({ range });
        expect(response.headers.get('content-range')).to.equal(`bytes */${size}`);
        expect((await problemOf(response, 416, 'range_not_satisfiable')).detail).to.include(String(size));
      }
      const empty = await get({ range: 'bytes=0-' }, emptyPath());
      expect([empty.status, empty.headers.get('content-range')]).to.deep.equal([416, 'bytes */0']);
      await empty.text();
    });
  });
}
