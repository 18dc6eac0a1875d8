/** Trying again: only for what waiting cures, and not for ever. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { ServiceError } from '../../src/base/errors.ts';
import { retryWhileUnavailable } from '../../src/base/retry.ts';

const away = (): ServiceError => new ServiceError('unavailable', 'away');

/** A clock whose hand jumps forward by whatever is slept. */
function jumpingClock() {
  let now = 0;
  const slept: number[] = [];
  const clock = {
    ...systemClock,
    monotonic: () => now,
    sleep: async (ms: number) => {
      slept.push(ms);
      now += ms;
    },
  };
  return { clock, slept };
}

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('base/retry', () => {
  it('tries until it works and tells the work how often it was tried before', async () => {
    const { clock, slept } = jumpingClock();
    const tries: number[] = [];
    const result = await retryWhileUnavailable({ clock, forMs: 60_000 }, async (earlier) => {
      tries.push(earlier);
      if (earlier < 3) throw away();
      return 'done';
    });
    expect([result, tries, slept.length]).to.deep.equal(['done', [0, 1, 2, 3], 3]);
  });

  it('waits longer each time, and never more than three seconds', async () => {
    const { clock, slept } = jumpingClock();
    await retryWhileUnavailable({ clock, forMs: 600_000 }, async (earlier) => {
      if (earlier < 20) throw away();
    });
    expect(Math.max(...slept)).to.be.at.most(3_000);
    expect(slept[0]).to.be.at.most(75);
    expect(slept.at(-1)).to.be.at.least(1_000);
  });

  it('gives up with the last error when the time is over', async () => {
    const { clock } = jumpingClock();
    let tries = 0;
    const error = await caught(
      retryWhileUnavailable({ clock, forMs: 5_000 }, async () => {
        tries++;
        throw away();
      }),
    );
    expect(error).to.be.instanceOf(ServiceError);
    expect(tries).to.be.within(3, 20);
  });

  it('does not repeat what waiting cannot cure', async () => {
    const { clock, slept } = jumpingClock();
    const bug = new Error('a bug');
    expect(await caught(retryWhileUnavailable({ clock, forMs: 5_000 }, () => Promise.reject(bug)))).to.equal(
      bug,
    );
    expect(slept).to.deep.equal([]);
  });

  it('stops trying once it is called off', async () => {
    const { clock } = jumpingClock();
    const off = new AbortController();
    let tries = 0;
    await caught(
      retryWhileUnavailable({ clock, forMs: 5_000, signal: off.signal }, async () => {
        if (++tries === 2) off.abort();
        throw away();
      }),
    );
    expect(tries).to.equal(2);
  });
});
