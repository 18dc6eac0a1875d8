/** What a client reads when the patch of its run could not be captured. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { capturePatch } from '../../src/worker/patch.ts';
import type { Transcript } from '../../src/worker/transcript.ts';
import { createFixture, log, workspace } from '../workspaces/fixture.ts';

const started = { runUuid: '01990000-0000-7000-8000-00000000000a', runId: 'dev/run_x', epoch: 1, lastSeq: 1 };
const silent: Transcript = {
  add: () => Promise.reject(new Error('nothing is to be said')),
  seal: () => Promise.reject(new Error('not sealed here')),
  close: () => Promise.resolve(),
};

describe('worker/patch', () => {
  it('tells what in the folder kept it from being captured, and keeps faults of the service to itself', async () => {
    const fixture = createFixture({ filesMax: 1 });
    try {
      const copy = await fixture.stores.copy(workspace, fixture.stores.emptyCommit, 'run-1');
      for (const name of ['a', 'b']) await writeFile(join(copy.folder, name), 'x');
      expect(await capturePatch({ log }, copy, started, silent)).to.include({
        message:
          'The changes of the run could not be captured. The folder holds 2 files that are not ignored, more than the 1 allowed; remove some or name them in .gitignore.',
      });
      await copy[Symbol.asyncDispose]();
      expect(await capturePatch({ log }, copy, started, silent)).to.include({
        message: 'The changes of the run could not be captured.',
      });
    } finally {
      fixture.remove();
    }
  });
});
