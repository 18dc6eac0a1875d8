/** Natural batching: one flush in flight, or a few; whatever arrives meanwhile goes together in the next, so one commit serves many callers. */

export interface Batch<Item, Result> {
  /** Resolves with this item's result once the flush that carried it has committed. */
  add(item: Item): Promise<Result>;
  /** Resolves when nothing is queued or in flight. */
  idle(): Promise<void>;
}

interface Entry<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * `flush` gets at most `itemsMax` items and returns one result per item, in order. An `Error` instance as a
 * result rejects that item alone; a thrown error rejects the whole flush. The queue refuses (`full()`)
 * past `queuedMax`.
 */
export function createBatch<Item, Result>(options: {
  itemsMax: number;
  queuedMax: number;
  /**
   * Flushes in flight at a time, and how many items have to wait before another one joins those under way: few would make it cost
   * more than it gains. They may end in another order than they began. One when left out.
   */
  atOnce?: { flushes: number; itemsMin: number };
  /**
   * A flush begins at the end of the event loop's turn, with all that this turn brought: many connections become readable in one,
   * and the first would go alone.
   */
  perTurn?: boolean;
  flush(items: Item[]): Promise<(Result | Error)[]>;
  full(): Error;
}): Batch<Item, Result> {
  const queued: Entry<Item, Result>[] = [];
  const { flushes: flushesMax, itemsMin } = options.atOnce ?? { flushes: 1, itemsMin: 1 };
  let flushes = 0;
  let turnEnding = false;
  let waiters: (() => void)[] = [];

  function mayBegin(): boolean {
    return queued.length > 0 && (flushes === 0 || (flushes < flushesMax && queued.length >= itemsMin));
  }

  function begin(): void {
    while (mayBegin()) void flush(queued.splice(0, options.itemsMax));
  }

  function endTurn(): void {
    turnEnding = false;
    begin();
  }

  function beginInTime(): void {
    if (!options.perTurn) begin();
    else if (!turnEnding && mayBegin()) {
      turnEnding = true;
      setImmediate(endTurn);
    }
  }

  async function flush(entries: Entry<Item, Result>[]): Promise<void> {
    flushes++;
    try {
      const results = await options.flush(entries.map((entry) => entry.item));
      entries.forEach((entry, index) => {
        const result = results[index];
        if (result instanceof Error) entry.reject(result);
        else entry.resolve(result as Result);
      });
    } catch (error) {
      for (const entry of entries) entry.reject(error);
    }
    flushes--;
    beginInTime();
    if (flushes > 0 || queued.length > 0) return;
    const idle = waiters;
    waiters = [];
    for (const resolve of idle) resolve();
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queued.length >= options.queuedMax) return reject(options.full());
        queued.push({ item, resolve, reject });
        beginInTime();
      }),
    idle: () =>
      flushes > 0 || queued.length > 0 ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve(),
  };
}
