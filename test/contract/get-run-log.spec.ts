/** GET /files/{run_id}/log: what was said and printed, while the run goes and afterwards. */
import { expect } from 'chai';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { expireRun } from '../support/expiry.ts';
import { servesSealedFile } from '../support/file-suite.ts';
import { until } from '../support/until.ts';

describe('contract/get-run-log', () => {
  const suite = contractSuite('getRunLog', { WORKER_SLOTS: '1' });
  let id: string;
  let silent: string;
  before(async () => {
    ({ id } = await suite.admin.createRun({ task: 'echo "häl\u{1F600}lo"\necho oops >&2\nseq 1 400' }));
    ({ id: silent } = await suite.admin.createRun({ task: 'true' }));
    await Promise.all([id, silent].map((run) => suite.admin.settled(run)));
  });
  const path = (run = id): string => `/files/${run}/log`;

  describe('200', () => {
    it('has one line for each thing said, with its step and its stream', async () => {
      const lines = await suite.admin.log(id);
      const said = lines.map(({ attempt, step, stream, text }) => ({ attempt, step, stream, text }));
      expect(said).to.deep.include({ attempt: 1, step: 1, stream: 'stdout', text: 'häl\u{1F600}lo\n' });
      expect(said).to.deep.include({ attempt: 1, step: 2, stream: 'stderr', text: 'oops\n' });
    });

    it('is empty while a run waits, and grows while it goes', async () => {
      const running = await suite.admin.createRun({ task: 'echo early\nsleep 600' });
      const queued = await suite.admin.createRun({ task: 'true' });
      await suite.admin.untilEvent(running.id, (event) => event.type === 'step.started' && event.index === 2);
      const early = await until('the early line', async () => {
        const response = await suite.admin.call('GET', path(running.id));
        expect([
          response.status,
          response.headers.get('etag'),
          response.headers.get('cache-control'),
        ]).to.deep.equal([200, null, 'no-store']);
        return (await response.text()) || undefined;
      });
      expect(early).to.include('early');
      const rest = await suite.admin.call('GET', path(running.id), {
        headers: { range: `bytes=${Buffer.byteLength(early)}-`, 'if-none-match': '*' },
      });
      expect(rest.status).to.equal(416);
      const part = await suite.admin.call('GET', path(running.id), { headers: { range: 'bytes=0-9' } });
      expect([part.status, await part.text()]).to.deep.equal([206, early.slice(0, 10)]);
      const waiting = await suite.admin.call('GET', path(queued.id));
      expect([waiting.status, await waiting.text()]).to.deep.equal([200, '']);
      await suite.admin.cancelRun(running.id);
      await suite.admin.settled(queued.id);
    });
  });

  describe('200 that follows', () => {
    /** Past the suite's own fetch, which reads a file to its end before it gives it. */
    const follow = async (run: string, query = ''): Promise<Response> =>
      fetch(`${suite.origin}${path(run)}?follow=true${query}`, {
        headers: { authorization: `Bearer ${await suite.makeKey()}` },
      });

    it('gives what is there and what comes, and ends when the run is settled', async () => {
      const run = await suite.admin.createRun({
        task: 'echo early\nuntil test -e go; do sleep 0.05; done\necho late',
      });
      const response = await follow(run.id);
      expect([
        response.status,
        response.headers.get('etag'),
        response.headers.get('content-length'),
      ]).to.deep.equal([200, null, null]);
      expect(response.headers.get('cache-control')).to.equal('no-store, no-transform');
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      let text = '';
      for (const decoder = new TextDecoder(); !text.includes('early'); ) {
        const { done, value } = await reader.read();
        expect(done).to.equal(false);
        text += decoder.decode(value, { stream: true });
      }
      await suite.admin.cancelRun(run.id);
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        text += Buffer.from(value).toString();
      }
      await suite.admin.settled(run.id);
      expect(text).to.equal(await (await suite.admin.call('GET', path(run.id))).text());
    });

    it('gives the whole log of a settled run, or what follows an offset, and ends', async () => {
      const whole = await (await suite.admin.call('GET', path())).text();
      expect(await (await follow(id)).text()).to.equal(whole);
      expect(await (await follow(id, '&offset=100')).text()).to.equal(
        Buffer.from(whole).subarray(100).toString(),
      );
      expect(await (await follow(id, '&offset=1000000')).text()).to.equal('');
      expect(await (await follow(silent)).text()).to.equal('');
    });

    it('refuses a wish to follow and an offset that cannot be one', async () => {
      for (const [name, value] of [
        ['follow', 'yes'],
        ['offset', '-1'],
      ] as const) {
        const response = await suite.admin.call('GET', `${path()}?${name}=${value}`);
        expect(pointersOf(await problemOf(response, 400, 'invalid_request'))).to.deep.equal([
          `/query/${name}`,
        ]);
      }
    });
  });

  describe('429 of streams', () => {
    it('counts a log that is followed as a stream of its key, for as long as it is open', async () => {
      const run = await suite.admin.createRun({ task: 'sleep 600' });
      const body = { name: 'narrow', scopes: ['runs:read'], limits: { streams: 1 } };
      const key = (await (await suite.admin.call('POST', '/v1/keys', { body })).json()) as { secret: string };
      const narrow = suite.caller(key.secret);
      const away = new AbortController();
      const first = await fetch(`${suite.origin}${path(run.id)}?follow=true`, {
        headers: { authorization: `Bearer ${key.secret}` },
        signal: away.signal,
      });
      expect(first.status).to.equal(200);
      await problemOf(await narrow.call('GET', `${path(run.id)}?follow=true`), 429, 'too_many_streams');
      expect((await narrow.call('GET', path(run.id))).status).to.equal(200);
      away.abort();
      await until('the place to be free again', async () => {
        const again = await narrow.call('GET', `${path(id)}?follow=true`);
        await again.text();
        return again.status === 200;
      });
      await suite.admin.cancelRun(run.id);
      await suite.admin.settled(run.id);
    });
  });

  describe('410', () => {
    it('refuses every form of a log whose time is over, and still gives the patch and the record', async () => {
      const run = await suite.admin.createRun({ task: 'echo said > a.txt\necho said\nseq 1 400' });
      const before = await suite.admin.settled(run.id);
      const etag = (await suite.admin.call('GET', path(run.id))).headers.get('etag') ?? '';
      const patch = await suite.admin.patch(run.id);
      const body = { file: 'log' };
      const made = await suite.admin.call('POST', `/v1/runs/${run.id}/links`, { body });
      const { url } = (await made.json()) as { url: string };
      await expireRun(suite.database, run.id);
      const calls: [query: string, headers: Record<string, string>][] = [
        ['', {}],
        ['', { range: 'bytes=0-9' }],
        ['', { range: 'bytes=999999-' }],
        ['', { 'if-none-match': etag }],
        ['', { 'accept-encoding': 'gzip' }],
        ['?follow=true', {}],
        ['?follow=true&offset=10', {}],
      ];
      for (const [query, headers] of calls)
        await problemOf(await suite.admin.call('GET', path(run.id) + query, { headers }), 410, 'expired');
      expect((await suite.admin.call('HEAD', path(run.id))).status).to.equal(410);
      await problemOf(await suite.contract.fetch(url), 410, 'expired');
      expect(patch).to.include('said');
      expect(await suite.admin.patch(run.id)).to.equal(patch);
      const { expires_at, ...record } = await suite.admin.getRun(run.id);
      expect({ ...record, expires_at: before.expires_at }).to.deep.equal(before);
      expect(expires_at).not.to.equal(before.expires_at);
    });
  });

  servesSealedFile({ suite, path, emptyPath: () => path(silent), type: 'application/x-ndjson' });
  suite.refuses({ path });
  suite.coversEveryStatus();
});
