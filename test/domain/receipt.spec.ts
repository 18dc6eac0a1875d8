/** The receipt: the given fields, the addresses of its files and what the work took. */
import { expect } from 'chai';
import { makeReceipt } from '../../src/domain/receipt.ts';

const given: Parameters<typeof makeReceipt>[0] = {
  id: 'prod/run_01kahz071dfrzrmjtwdnz8z6gb',
  reason: { code: 'done', message: 'The agent ended the task.' },
  filesUrl: 'https://files.example/files',
  tokens: { input: 12, output: 3, cached_input: null, cut_calls: 1 },
  startedAt: new Date('2026-11-21T09:30:00.000Z'),
  settledAt: new Date('2026-11-21T09:30:02.480Z'),
  applied: { status: 'merged' },
  sandbox: 'bubblewrap',
  result: 'well',
};

describe('domain/receipt', () => {
  it('says what a settled run leaves', () => {
    expect(makeReceipt(given)).to.deep.equal({
      id: given.id,
      state: 'completed',
      reason: given.reason,
      patch: 'https://files.example/files/prod/run_01kahz071dfrzrmjtwdnz8z6gb/patch',
      log: 'https://files.example/files/prod/run_01kahz071dfrzrmjtwdnz8z6gb/log',
      usage: { input: 12, output: 3, cached_input: null, cut_calls: 1, duration_ms: 2480 },
      settled_at: '2026-11-21T09:30:02.480Z',
      applied: 'merged',
      conflicts: [],
      sandbox: 'bubblewrap',
      result: 'well',
    });
  });

  it('took no time when the run never started, and never less than none', () => {
    expect(makeReceipt({ ...given, startedAt: null }).usage.duration_ms).to.equal(0);
    const later = new Date(given.settledAt.getTime() + 5);
    expect(makeReceipt({ ...given, startedAt: later }).usage.duration_ms).to.equal(0);
  });

  it('names the files that clash when the result could not go back', () => {
    const receipt = makeReceipt({ ...given, applied: { status: 'conflict', files: ['a.ts', 'b.ts'] } });
    expect([receipt.applied, receipt.conflicts]).to.deep.equal(['conflict', ['a.ts', 'b.ts']]);
  });
});
