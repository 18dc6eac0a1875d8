/** The clock and the timers of the command line, in one place; the only file of it that touches either. */

/** Milliseconds of the wall clock. */
export function now(): number {
  return Date.now();
}

/** Calls back again and again; the answer ends that. It keeps no process alive. */
export function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** The instant so many milliseconds from now, as the interface writes instants. */
export function instantIn(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** Resolves when the time is over. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
