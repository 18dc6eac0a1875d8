/** Notices: what one process says to the others, and how often. */
import { expect } from 'chai';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { createNotices } from '../../src/store/notices.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

/** A clock that a test moves; its timers end when it passes them. */
function heldClock() {
  let now = 0;
  let timers: { at: number; work(): void }[] = [];
  const clock: Clock = {
    ...systemClock,
    monotonic: () => now,
    after: (ms, work) => {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  const pass = (ms: number): void => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
  };
  return { clock, pass };
}

describe('store/notices', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  it('wakes other processes at once, and once more for all the work that came within a moment of it', async () => {
    const { clock, pass } = heldClock();
    const to = { database: store.database, log: quiet, shared: true };
    const one = createNotices({ ...to, clock, process: 'one' });
    const two = createNotices({ ...to, clock: systemClock, process: 'two' });
    let [here, there] = [0, 0];
    const cancels: string[] = [];
    one.watchWork(() => here++);
    two.watchWork(() => there++);
    two.watchCancel((uuid) => cancels.push(uuid));
    await Promise.all([one.start(), two.start()]);
    /** Words of one process arrive in order: whatever was said before this one has been heard. */
    const heardAll = async (mark: string): Promise<void> => {
      one.cancel(mark);
      await until('the mark', () => cancels.includes(mark));
    };

    one.work();
    await heardAll('first');
    expect([here, there]).to.deep.equal([1, 1]);
    for (let count = 0; count < 20; count++) one.work();
    await heardAll('second');
    expect([here, there]).to.deep.equal([21, 1]);
    pass(5);
    await heardAll('third');
    expect(there).to.equal(2);
    pass(100);
    await heardAll('fourth');
    expect(there).to.equal(2);
    one.work();
    await heardAll('fifth');
    expect(there).to.equal(3);

    // A process that stops says what it still had to say.
    one.work();
    await one.stop();
    await until('the last wake', () => there === 4);
    await two.stop();
  });
});
