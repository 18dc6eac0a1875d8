/** The clock of the machine: waits end when their time is over or nobody wants them any more, and leave nothing behind. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';

describe('base/clock', () => {
  it('ends sleeps in the order of their times', async () => {
    const ended: string[] = [];
    const sleep = (name: string, ms: number) =>
      systemClock.sleep(ms, new AbortController().signal).then(() => void ended.push(name));
    await Promise.all([sleep('long', 40), sleep('short', 1), sleep('middle', 20)]);
    expect(ended).to.deep.equal(['short', 'middle', 'long']);
  });

  it('ends a sleep when it is called off, before it or during it, and never rejects', async () => {
    const over = new AbortController();
    const during = systemClock.sleep(86_400_000, over.signal);
    over.abort(new Error('no longer wanted'));
    await during;
    await systemClock.sleep(86_400_000, over.signal);
    expect(over.signal.aborted).to.equal(true);
  });
});
