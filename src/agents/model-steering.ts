/** What a client says while the agent works, kept until the next turn of the model. */

/** Past this many the source is not read on, so that nothing grows without a bound. */
const keptMax = 100;

export interface Steering {
  /** What was said since the last time, in order. */
  take(): string[];
  waiting(): boolean;
  end(): void;
}

export function listen(messages: AsyncIterable<string>): Steering {
  const iterator = messages[Symbol.asyncIterator]();
  let kept: string[] = [];
  let over = false;
  let makeRoom = () => {};
  void (async () => {
    while (!over) {
      const next = await iterator.next();
      if (next.done) return;
      kept.push(next.value);
      if (kept.length >= keptMax)
        await new Promise<void>((resolve) => {
          makeRoom = resolve;
        });
    }
    // A source that breaks has nothing more to say.
  })().catch(() => undefined);
  return {
    take: () => {
      const taken = kept;
      kept = [];
      makeRoom();
      return taken;
    },
    waiting: () => kept.length > 0,
    end: () => {
      over = true;
      makeRoom();
      // Not awaited: a source that waits for the next message answers only then.
      iterator.return?.()?.catch(() => undefined);
    },
  };
}
