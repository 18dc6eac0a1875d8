/** GET /files/{run_id}/log: what was said and printed, while the run goes and afterwards. */
import { expect } from 'chai';
import { contractSuite } from '../support/contract-suite.ts';
import { servesSealedFile } from '../support/file-suite.ts';
import { until } from '../support/until.ts';

describe('contract/get-run-log', () => {
  const suite = contractSuite('getRunLog', { WORKER_SLOTS: '1' });
  let id: string;
  let silent: string;
  before(async () => {
    ({ id } = await suite.admin.createRun({ task: 'echo "häl\u{1F600}lo"\necho oops >&2' }));
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

  servesSealedFile({ suite, path, emptyPath: () => path(silent), type: 'application/x-ndjson' });
  suite.refuses({ path });
  suite.coversEveryStatus();
});
