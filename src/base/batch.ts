/** Natural batching: one flush in flight; whatever arrives meanwhile goes together in the next, so one commit serves many callers. */

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
  flush(items: Item[]): Promise<(Result | Error)[]>;
  full(): Error;
}): Batch<Item, Result> {
  const queued: Entry<Item, Result>[] = [];
  let flushing = false;
  let waiters: (() => void)[] = [];

  async function run(): Promise<void> {
    flushing = true;
    while (queued.length > 0) {
      const entries = queued.splice(0, options.itemsMax);
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
    }
    flushing = false;
    const idle = waiters;
    waiters = [];
    for (const resolve of idle) resolve();
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queued.length >= options.queuedMax) return reject(options.full());
        queued.push({ item, resolve, reject });
        if (!flushing) void run();
      }),
    idle: () => (flushing ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
  };
}
