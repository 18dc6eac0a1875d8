/** Where the objects of a run lie, and when an export is tried again. */
import { expect } from 'chai';
import { exportFolder, exportPauseMs } from '../../src/domain/export.ts';

describe('domain/export', () => {
  it('puts a run into the folder of the day it settled in UTC, under the prefix if there is one', () => {
    const late = new Date('2026-11-21T23:30:00-05:00');
    expect(exportFolder('a/b', late, 'prod/run_1')).to.equal('a/b/2026/11/22/run_1');
    expect(exportFolder('', late, 'prod/run_1')).to.equal('2026/11/22/run_1');
  });

  it('waits five seconds, twice as long each time and at most fifteen minutes, a half more or less', () => {
    const seconds = (failures: number, chance = 0.5) => exportPauseMs(failures, chance) / 1000;
    expect([1, 2, 3, 8, 9, 1_000].map((failures) => seconds(failures))).to.deep.equal([
      5, 10, 20, 640, 900, 900,
    ]);
    expect([seconds(1, 0), seconds(1, 1)]).to.deep.equal([2.5, 7.5]);
  });
});
