/** Guarantee: every run that settles reaches the client's bucket whole, whatever dies on the way, and no destination waits for another. */
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { findExportHold } from '../../src/store/export-jobs.ts';
import { makeBackfill, makeExport, readBackfill, readExport, untilExport } from '../support/export.ts';
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
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

describe(`journeys/export-runs${withoutS3}`, () => {
  needsS3();
  let journey: Journey;
  let node: Node;
  let server: S3Server;
  let line: S3Line;
  let database: Database;

  beforeEach(async () => {
    server = await openS3Server();
    line = await openS3Line(server.port);
    await server.makeBucket('runs');
    journey = await openJourney({ EGRESS_ALLOW: '127.0.0.1', LOG_LEVEL: 'debug' });
    node = await journey.start();
    database = createDatabase({ url: journey.databaseUrl, poolMax: 2, log: quiet });
  });
  afterEach(async () => {
    const printed = node.output();
    await database.close();
    await journey.end({ allSettled: false });
    await line.close();
    await server.close();
    for (const secret of Object.values(s3Credentials)) expect(printed).not.to.include(secret);
  });

  const make = (fields: object = {}) =>
    makeExport(node, {
      endpoint: server.origin,
      region: 'us-east-1',
      bucket: 'runs',
      path_style: true,
      ...fields,
    });
  const settle = async (task = 'echo hello > made.txt'): Promise<string> => {
    const { id } = await node.createRun({ task });
    await node.settled(id);
    return id;
  };
  const folderOf = async (id: string, prefix = ''): Promise<string> => {
    const day = String((await node.getRun(id)).settled_at)
      .slice(0, 10)
      .replaceAll('-', '/');
    return `${prefix}${day}/${id.replace(/^.*\//, '')}`;
  };
  const objectsOf = (folder: string) =>
    ['log.ndjson.gz', 'patch.diff', 'receipt.json'].map((name) => `${folder}/${name}`);
  const fetchText = async (url: string): Promise<string> =>
    (await node.call('GET', new URL(url).pathname)).text();
  /** Past the service: what waits for its next try is due at once, also what a process that died had claimed. */
  const bringForward = async (): Promise<void> => {
    await database.knex('exports').update({ retry_at: null });
    await database.knex('export_jobs').update({ next_at: database.knex.fn.now() });
  };

  it('writes log, patch and receipt of every run that settles, byte for byte as the service has them', async () => {
    const { id: target } = await make({ prefix: 'our/runs' });
    const id = await settle();
    const shown = await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1);
    expect(shown).to.deep.include({ failing_since: null, last_error: null });
    expect(shown.counts.pending).to.equal(0);
    const folder = await folderOf(id, 'our/runs/');
    expect(server.keys('runs')).to.deep.equal(objectsOf(folder));
    const run = await node.getRun(id);
    const read = (name: string) => server.read('runs', `${folder}/${name}`);
    expect(gunzipSync(read('log.ndjson.gz')).toString()).to.equal(await fetchText(String(run.log)));
    expect(read('patch.diff').toString()).to.equal(await fetchText(String(run.patch)));
    expect(read('patch.diff').length).to.be.above(0);
    const settled = (await node.listEvents(id)).at(-1) as Record<string, unknown>;
    const receipt = JSON.parse(read('receipt.json').toString()) as Record<string, unknown>;
    for (const [field, value] of Object.entries(receipt)) expect(settled[field], field).to.deep.equal(value);
    const [row] = await database.knex('run_receipts').select('receipt');
    expect(read('receipt.json').toString()).to.equal(row.receipt);
  });

  it('exports a run although the process that settled it dies right after', async () => {
    await node.kill('SIGKILL');
    const api = await journey.start({ ROLE: 'api' });
    node = api;
    const { id: target } = await make();
    const { id } = await api.createRun({ task: 'true' });
    await api.cancelRun(id);
    expect((await readExport(api, target)).counts.pending).to.equal(1);
    await api.kill('SIGKILL');
    node = await journey.start();
    await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1);
    expect(server.keys('runs')).to.deep.equal(objectsOf(await folderOf(id)));
  });

  it('writes all of a run that a process was exporting when it died, the receipt last', async () => {
    const { id: target } = await make({ endpoint: line.origin });
    line.silent = true;
    const id = await settle();
    await until(
      'an export to be under way',
      async () => (await database.knex('export_jobs').whereNotNull('claim')).length === 1,
    );
    await node.kill('SIGKILL');
    expect(server.keys('runs')).to.deep.equal([]);
    line.silent = false;
    node = await journey.start();
    await bringForward();
    await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1);
    expect(server.keys('runs')).to.deep.equal(objectsOf(await folderOf(id)));
  });

  it('keeps a failing export until its server is back, says why, and holds the files a week longer than they live', async () => {
    const { id: target } = await make();
    await server.away();
    const id = await settle();
    const failing = await untilExport(node, target, 'a failure', (shown) => shown.last_error !== null);
    expect(failing.last_error?.message).to.match(/^No connection to 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\.$/);
    expect(failing.failing_since).to.be.a('string');
    expect(failing.counts).to.deep.equal({ pending: 1, exported: 0, failed: 0 });
    const [row] = await database.knex('run_receipts').select('run_id', 'expires_at');
    const hold = await findExportHold(database, row.run_id);
    expect(hold?.getTime()).to.equal(row.expires_at.getTime() + 7 * 86_400_000);
    await server.back();
    await bringForward();
    const back = await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1);
    expect(back).to.deep.include({ failing_since: null, last_error: null });
    expect(server.keys('runs')).to.deep.equal(objectsOf(await folderOf(id)));
    expect(await findExportHold(database, row.run_id)).to.equal(null);
  });

  it('says what is wrong with secret and bucket, and exports what waited as soon as they are put right', async () => {
    const wrong = { ...s3Credentials, secret_access_key: 'not-the-secret-of-anybody' };
    const { id: target } = await make({ credentials: wrong, bucket: 'later' });
    const id = await settle();
    const first = await untilExport(node, target, 'a failure', (shown) => shown.last_error !== null);
    expect(first.last_error?.message).to.match(/refused the signature/);
    await node.call('PATCH', `/v1/exports/${target}`, { body: { credentials: s3Credentials } });
    const second = await untilExport(node, target, 'another failure', (shown) =>
      /no bucket later/.test(shown.last_error?.message ?? ''),
    );
    expect(second.failing_since).to.equal(first.failing_since);
    await server.makeBucket('later');
    await node.call('PATCH', `/v1/exports/${target}`, { body: { region: 'us-east-1' } });
    await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1);
    expect(server.keys('later')).to.deep.equal(objectsOf(await folderOf(id)));
    expect(node.output()).not.to.include(wrong.secret_access_key);
  });

  it('writes a large log whole although the connection is cut in its middle, and a second time the same bytes', async () => {
    const { id: target } = await make({ endpoint: line.origin });
    line.cutAfter(6 * 1024 * 1024);
    const id = await settle('head -c 9000000 /dev/urandom | base64 -w 1000');
    await untilExport(node, target, 'a failure', (shown) => shown.last_error !== null, 60_000);
    expect((await readExport(node, target)).last_error?.message).to.match(/broke the connection off/);
    const folder = await folderOf(id);
    expect(server.keys('runs')).not.to.include(`${folder}/receipt.json`);
    line.cutAfter(undefined);
    await bringForward();
    await untilExport(node, target, 'the export', ({ counts }) => counts.exported === 1, 60_000);
    expect(server.keys('runs')).to.deep.equal(objectsOf(folder));
    expect(server.openUploads('runs')).to.equal(0);
    const whole = server.read('runs', `${folder}/log.ndjson.gz`);
    expect(whole.length).to.be.above(6 * 1024 * 1024);
    expect(gunzipSync(whole).toString()).to.equal(await fetchText(String((await node.getRun(id)).log)));
    await makeBackfill(node, target);
    await untilExport(node, target, 'the second export', ({ counts }) => counts.exported === 2, 60_000);
    expect(server.read('runs', `${folder}/log.ndjson.gz`).equals(whole)).to.equal(true);
  });

  it('keeps a fast bucket waiting for none that says nothing', async () => {
    const silent = await openS3Line(server.port);
    silent.silent = true;
    await server.makeBucket('fast');
    const slow = [];
    for (let count = 0; count < 6; count++) slow.push(await make({ endpoint: silent.origin }));
    const { id: fast } = await make({ bucket: 'fast' });
    for (let count = 0; count < 5; count++) await settle('true');
    await untilExport(node, fast, 'all of the fast one', ({ counts }) => counts.exported === 5);
    for (const { id } of slow) expect((await readExport(node, id)).counts.exported).to.equal(0);
    await silent.close();
  });

  it('keeps a fast bucket waiting for none that trickles, and gives that one the whole of it all the same', async () => {
    await server.makeBucket('fast');
    line.pace = 16 * 1024;
    const { id: slow } = await make({ endpoint: line.origin });
    const id = await settle('head -c 3000000 /dev/urandom | base64 -w 1000');
    await until('the slow one to be under way', () => line.sent() > 64 * 1024);
    const { id: fast } = await make({ bucket: 'fast' });
    for (let count = 0; count < 3; count++) await settle('true');
    await untilExport(node, fast, 'all of the fast one', ({ counts }) => counts.exported === 3);
    expect((await readExport(node, slow)).counts.exported).to.equal(0);
    expect((await readExport(node, slow)).last_error).to.equal(null);
    line.pace = undefined;
    await untilExport(node, slow, 'all of the slow one', ({ counts }) => counts.exported === 4, 60_000);
    const whole = server.read('runs', `${await folderOf(id)}/log.ndjson.gz`);
    expect(gunzipSync(whole).toString()).to.equal(await fetchText(String((await node.getRun(id)).log)));
  });

  it('exports the runs of a range and no others, and tells how far it is', async () => {
    const before = await settle('true');
    const after = await settle('true');
    const last = await settle('true');
    const created = async (id: string) => String((await node.getRun(id)).created_at);
    const { id: target } = await make({ auto: false });
    const range = { created_after: await created(after), created_before: await created(last) };
    const made = await makeBackfill(node, target, range);
    const done = await until('the backfill to be completed', async () => {
      const shown = await readBackfill(node, made);
      return shown.state === 'completed' && shown;
    });
    expect(done).to.deep.include({ ...range, found: 1, exported: 1, failed: 0 });
    expect(server.keys('runs')).to.deep.equal(objectsOf(await folderOf(after)));
    await makeBackfill(node, target);
    await untilExport(node, target, 'all of them', ({ counts }) => counts.exported === 4);
    const all = await Promise.all([before, after, last].map(async (id) => objectsOf(await folderOf(id))));
    expect(server.keys('runs')).to.deep.equal(all.flat().sort());
  });

  it('gives up what did not work for as long as its files are held, and forgets what is deleted', async () => {
    const { id: target } = await make({ bucket: 'nowhere' });
    const id = await settle('true');
    await untilExport(node, target, 'a failure', (shown) => shown.last_error !== null);
    await database.knex('export_jobs').update({ hold_until: database.knex.fn.now() });
    await bringForward();
    const given = await untilExport(node, target, 'it to be given up', ({ counts }) => counts.failed === 1);
    expect(given.counts.pending).to.equal(0);
    const other = await settle('true');
    expect((await node.call('DELETE', `/v1/runs/${encodeURIComponent(other)}`)).status).to.equal(204);
    expect(await database.knex('export_jobs')).to.deep.equal([]);
    expect((await node.getRun(id)).state).to.equal('completed');
  });

  it('shows the backlog and the tries in the figures', async () => {
    const { id: target } = await make({ bucket: 'nowhere' });
    await settle('true');
    await untilExport(node, target, 'a failure', (shown) => shown.last_error !== null);
    const figures = await (await fetch(`${node.origin}/metrics`)).text();
    expect(figures).to.match(/^ars_exports_total\{result="retried"\} [12]$/m);
    expect(figures).to.match(/^ars_export_backlog 1$/m);
    expect(figures).to.match(/^ars_export_backlog_oldest_age_seconds \d/m);
  });
});
