/** A log is followed while its run goes on: cut and taken up again, over the death of a worker, and however large it is. */
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { parseRunId } from '../../src/base/ids.ts';
import { createDatabase } from '../../src/store/database.ts';
import { type Journey, type Node, openJourney, residentBytes } from '../support/journey.ts';
import { newDataDir } from '../support/service.ts';
import { quiet } from '../support/store.ts';

const mebibyte = 1024 * 1024;

describe('journeys/follow-log', () => {
  let journey: Journey;
  let api: Node;
  let dataDir: { path: string; remove(): Promise<void> };

  before(async () => {
    dataDir = await newDataDir();
    journey = await openJourney({ DATA_DIR: dataDir.path });
    api = await journey.start({ ROLE: 'api' });
  });
  after(async () => {
    await journey.end();
    await dataDir.remove();
  });

  /** Past the caller's own fetch, which reads a file to its end; the link stands for the key. */
  async function follow(id: string, offset = 0): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    const body = { file: 'log', expires_in_seconds: 600 };
    const made = await api.call('POST', `/v1/runs/${id}/links`, { body });
    const { url } = (await made.json()) as { url: string };
    const response = await fetch(`${url}&follow=true&offset=${offset}`);
    expect(response.status).to.equal(200);
    return (response.body as ReadableStream<Uint8Array>).getReader();
  }

  async function readTo(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    enough: (text: string) => boolean,
  ): Promise<string> {
    let text = '';
    while (!enough(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += Buffer.from(value).toString();
    }
    return text;
  }

  const stored = async (id: string): Promise<string> => (await api.call('GET', `/files/${id}/log`)).text();

  it('gives each line once, to who is cut off and takes it up again and over the death of a worker', async () => {
    const first = await journey.start({ ROLE: 'worker' });
    const task = Array.from({ length: 20 }, (_, index) => `echo line ${index + 1}; sleep 0.2`).join('\n');
    const run = await api.createRun({ task });
    const whole = readTo(await follow(run.id), () => false);
    const begin = await follow(run.id);
    let pieces = await readTo(begin, (text) => text.includes('line 3'));
    await begin.cancel();
    // Before the next one starts, which may take longer than the run.
    await first.kill('SIGKILL');
    const second = await journey.start({ ROLE: 'worker' });
    const middle = await follow(run.id, Buffer.byteLength(pieces));
    pieces += await readTo(middle, (text) => text.includes('"attempt":2'));
    await middle.cancel();
    pieces += await readTo(await follow(run.id, Buffer.byteLength(pieces)), () => false);
    await api.completed(run.id);
    const log = await stored(run.id);
    expect(log).to.include('"attempt":1').and.to.include('"attempt":2');
    expect(pieces).to.equal(log);
    expect(await whole).to.equal(log);
    await second.kill('SIGKILL');
  });

  it('sends a log of a gibibyte, plain and compressed, in bounded memory', async () => {
    const worker = await journey.start({ ROLE: 'worker' });
    const run = await api.createRun({ task: 'echo large' });
    await api.settled(run.id);
    const uuid = String(parseRunId(run.id)?.uuid);
    const bytes = 1024 * mebibyte;
    await truncate(join(dataDir.path, 'files', 'runs', uuid, '1', 'log.ndjson'), bytes);
    const database = createDatabase({ url: journey.databaseUrl, poolMax: 1, log: quiet });
    await database.knex('run_receipts').where({ run_id: uuid }).update({ log_bytes: bytes });
    await database.close();
    const made = await api.call('POST', `/v1/runs/${run.id}/links`, { body: { file: 'log' } });
    const { url } = (await made.json()) as { url: string };
    const before = residentBytes(api.pid);
    for (const coding of ['identity', 'gzip']) {
      const response = await fetch(url, { headers: { 'accept-encoding': coding } });
      expect(response.headers.get('content-encoding')).to.equal(coding === 'gzip' ? 'gzip' : null);
      let [came, most] = [0, 0];
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        if (came % (64 * mebibyte) > (came + part.length) % (64 * mebibyte))
          most = Math.max(most, residentBytes(api.pid));
        came += part.length;
      }
      expect(came).to.equal(bytes);
      expect(most - before, coding).to.be.below(256 * mebibyte);
    }
    await truncate(join(dataDir.path, 'files', 'runs', uuid, '1', 'log.ndjson'), 0);
    await worker.kill('SIGKILL');
  });
});
