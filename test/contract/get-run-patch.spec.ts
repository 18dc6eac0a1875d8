/** GET /files/{run_id}/patch: what a run changed, once it is known. */
import { expect } from 'chai';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { servesSealedFile } from '../support/file-suite.ts';

describe('contract/get-run-patch', () => {
  const suite = contractSuite('getRunPatch', { WORKER_SLOTS: '1' });
  let id: string;
  let unchanged: string;
  before(async () => {
    ({ id } = await suite.admin.createRun({
      task: 'printf "one\\ntwo\\n" > hello.txt; seq 1 400 >> hello.txt',
    }));
    ({ id: unchanged } = await suite.admin.createRun({ task: 'true' }));
    await Promise.all([id, unchanged].map((run) => suite.admin.settled(run)));
  });
  const path = (run = id): string => `/files/${run}/patch`;

  describe('200', () => {
    it('is the diff that the receipt and patch.ready point at', async () => {
      const run = await suite.admin.getRun(id);
      const response = await suite.admin.call('GET', new URL(run.patch ?? '').pathname, {
        headers: { 'accept-encoding': 'identity' },
      });
      expect(response.headers.get('content-disposition')).to.equal(
        `attachment; filename="${id.replace('dev/', '')}.diff"`,
      );
      const text = await response.text();
      expect(text)
        .to.match(/^diff --git a\/hello\.txt b\/hello\.txt\nnew file mode 100644\n/)
        .and.to.include('+one\n+two\n');
      const ready = (await suite.admin.listEvents(id)).find((event) => event.type === 'patch.ready');
      expect(ready).to.include({
        patch: run.patch,
        bytes: Buffer.byteLength(text),
        files: 1,
        insertions: 402,
        base_commit: run.base_commit,
      });
      expect(response.headers.get('etag')).to.equal(`"${ready?.type === 'patch.ready' ? ready.sha256 : ''}"`);
    });

    it('is empty for a run that was cancelled before it started', async () => {
      const blocking = await suite.admin.createRun({ task: 'sleep 600' });
      await suite.admin.untilEvent(blocking.id, (event) => event.type === 'step.started');
      const queued = await suite.admin.createRun({ task: 'true' });
      await suite.admin.cancelRun(queued.id);
      expect(await suite.admin.patch(queued.id)).to.equal('');
      await suite.admin.cancelRun(blocking.id);
      await suite.admin.settled(blocking.id);
    });
  });

  describe('404', () => {
    it('has no patch before patch.ready', async () => {
      const running = await suite.admin.createRun({ task: 'echo x > x.txt\nsleep 600' });
      const queued = await suite.admin.createRun({ task: 'true' });
      await suite.admin.untilEvent(running.id, (event) => event.type === 'step.started' && event.index === 2);
      for (const run of [running, queued])
        expect(
          (await problemOf(await suite.admin.call('GET', path(run.id)), 404, 'not_found')).detail,
        ).to.include('patch.ready');
      await suite.admin.cancelRun(running.id);
      await suite.admin.settled(queued.id);
    });
  });

  servesSealedFile({ suite, path, emptyPath: () => path(unchanged), type: 'text/x-diff; charset=utf-8' });
  suite.refuses({ path });
  suite.coversEveryStatus();
});
