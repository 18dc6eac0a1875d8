/** Ctrl-C: the first asks to cancel, the second leaves. */
import type { Io } from './io.ts';

export interface Interrupts {
  first: AbortSignal;
  second: AbortSignal;
  off(): void;
}

/** Thrown where an interrupt ends what was under way. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'Interrupted';
  }
}

export function listen(io: Io): Interrupts {
  const first = new AbortController();
  const second = new AbortController();
  const off = io.onInterrupt(() => {
    if (first.signal.aborted) second.abort(new Interrupted());
    else first.abort(new Interrupted());
  });
  return { first: first.signal, second: second.signal, off };
}
