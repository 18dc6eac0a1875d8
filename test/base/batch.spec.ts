/** Natural batching: what waits goes together, in order, and nobody suffers for another's mistake. */
import { expect } from 'chai';
import { createBatch } from '../../src/base/batch.ts';

/** A batch whose flushes end when the test says so. */
function heldBatch(
  options: {
    itemsMax?: number;
    queuedMax?: number;
    atOnce?: { flushes: number; itemsMin: number };
    perTurn?: boolean;
  } = {},
) {
  const flushes: { items: number[]; end(results?: (string | Error)[]): void; break(error: Error): void }[] =
    [];
  let [open, openMost] = [0, 0];
  const batch = createBatch<number, string>({
    itemsMax: options.itemsMax ?? 100,
    queuedMax: options.queuedMax ?? 100,
    ...(options.atOnce ? { atOnce: options.atOnce } : {}),
    perTurn: options.perTurn ?? false,
    full: () => new Error('full'),
    flush: (items) => {
      openMost = Math.max(openMost, ++open);
      return new Promise((resolve, reject) => {
        flushes.push({
          items,
          end: (results = items.map((item) => `did ${item}`)) => {
            open--;
            resolve(results);
          },
          break: (error) => {
            open--;
            reject(error);
          },
        });
      });
    },
  });
  /** The flush of this number, once it is under way. */
  const flush = async (index: number) => {
    for (let turns = 0; turns < 1_000; turns++) {
      const found = flushes[index];
      if (found) return found;
      await Promise.resolve();
    }
    throw new Error(`there is no flush ${index}`);
  };
  return { batch, flushes, flush, openMost: () => openMost };
}

const outcomeOf = (promise: Promise<string>): Promise<string> =>
  promise.catch((error: Error) => `refused: ${error.message}`);

describe('base/batch', () => {
  it('sends the first at once and what comes meanwhile together, in order', async () => {
    const { batch, flush, flushes, openMost } = heldBatch();
    const added = [1, 2, 3, 4].map((item) => batch.add(item));
    (await flush(0)).end();
    (await flush(1)).end();
    expect(await Promise.all(added)).to.deep.equal(['did 1', 'did 2', 'did 3', 'did 4']);
    expect(flushes.map(({ items }) => items)).to.deep.equal([[1], [2, 3, 4]]);
    expect(openMost()).to.equal(1);
  });

  it('lets another flush join only when enough waits for it, and no more of them than allowed', async () => {
    const { batch, flush, flushes, openMost } = heldBatch({ atOnce: { flushes: 2, itemsMin: 3 } });
    const added = [1, 2, 3].map((item) => batch.add(item));
    await flush(0);
    expect(flushes.map(({ items }) => items)).to.deep.equal([[1]]);
    added.push(batch.add(4));
    await flush(1);
    // Two are under way: these wait, however many they are.
    for (const item of [5, 6, 7, 8]) added.push(batch.add(item));
    (await flush(1)).end();
    await flush(2);
    let idle = false;
    void batch.idle().then(() => {
      idle = true;
    });
    (await flush(0)).end();
    await Promise.all(added.slice(0, 4));
    expect(idle).to.equal(false);
    (await flush(2)).end();
    expect(await Promise.all(added)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8].map((item) => `did ${item}`));
    await batch.idle();
    expect(flushes.map(({ items }) => items)).to.deep.equal([[1], [2, 3, 4], [5, 6, 7, 8]]);
    expect(openMost()).to.equal(2);
  });

  it('never sends more at once than it may', async () => {
    const { batch, flush, flushes } = heldBatch({ itemsMax: 2 });
    const added = [1, 2, 3, 4, 5, 6].map((item) => batch.add(item));
    for (const index of [0, 1, 2, 3]) (await flush(index)).end();
    await Promise.all(added);
    expect(flushes.map(({ items }) => items)).to.deep.equal([[1], [2, 3], [4, 5], [6]]);
  });

  it('rejects one item alone when its result is an error', async () => {
    const { batch, flush } = heldBatch();
    const added = [1, 2, 3].map((item) => outcomeOf(batch.add(item)));
    (await flush(0)).end();
    (await flush(1)).end([new Error('two is bad'), 'did 3']);
    expect(await Promise.all(added)).to.deep.equal(['did 1', 'refused: two is bad', 'did 3']);
  });

  it('rejects everything in a flush that broke, and goes on with the next', async () => {
    const { batch, flush } = heldBatch({ itemsMax: 2 });
    const added = [1, 2, 3, 4].map((item) => outcomeOf(batch.add(item)));
    (await flush(0)).end();
    (await flush(1)).break(new Error('away'));
    (await flush(2)).end();
    expect(await Promise.all(added)).to.deep.equal(['did 1', 'refused: away', 'refused: away', 'did 4']);
  });

  it('refuses what is too much, and takes more again afterwards', async () => {
    const { batch, flush } = heldBatch({ queuedMax: 2 });
    const added = [1, 2, 3, 4].map((item) => outcomeOf(batch.add(item)));
    (await flush(0)).end();
    (await flush(1)).end();
    expect(await Promise.all(added)).to.deep.equal(['did 1', 'did 2', 'did 3', 'refused: full']);
    const later = batch.add(5);
    (await flush(2)).end();
    expect(await later).to.equal('did 5');
  });

  it('sends together what one turn of the event loop brings, where it is told to', async () => {
    const { batch, flush, flushes } = heldBatch({ perTurn: true });
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const added = [batch.add(1)];
    // Whatever comes of promises belongs to the same turn.
    await Promise.resolve();
    added.push(batch.add(2));
    let idle = false;
    const waited = batch.idle().then(() => {
      idle = true;
    });
    await Promise.resolve();
    expect([flushes.length, idle]).to.deep.equal([0, false]);
    await turn();
    added.push(batch.add(3), batch.add(4));
    (await flush(0)).end();
    await Promise.all(added.slice(0, 2));
    await turn();
    (await flush(1)).end();
    expect(await Promise.all(added)).to.deep.equal(['did 1', 'did 2', 'did 3', 'did 4']);
    await waited;
    expect(flushes.map(({ items }) => items)).to.deep.equal([
      [1, 2],
      [3, 4],
    ]);
  });

  it('is idle only when nothing waits and nothing is under way', async () => {
    const { batch, flush } = heldBatch();
    await batch.idle();
    const added = [1, 2].map((item) => batch.add(item));
    let idle = false;
    const waited = batch.idle().then(() => {
      idle = true;
    });
    (await flush(0)).end();
    const second = await flush(1);
    expect(idle).to.equal(false);
    second.end();
    await Promise.all([...added, waited]);
    expect(idle).to.equal(true);
  });
});
