/** What may end an attempt from outside: cancel, time, its models, a stopping worker, a lost hold. The first one counts. */
import type { Clock } from '../base/clock.ts';
import type { Reason } from '../domain/run.ts';

export type InterruptionKind =
  | 'cancelled'
  | 'timed_out'
  | 'budget_exhausted'
  | 'model_error'
  | 'drained'
  | 'lost';

export interface Interruption {
  readonly signal: AbortSignal;
  /** Undefined while nothing has interrupted. */
  kind(): InterruptionKind | undefined;
  interrupt(kind: InterruptionKind): void;
  /** Calls off the timer and stops listening to the hold. */
  end(): void;
}

export function openInterruption(deps: { clock: Clock; timeoutMs: number; held: AbortSignal }): Interruption {
  const controller = new AbortController();
  let kind: InterruptionKind | undefined;
  const interrupt = (next: InterruptionKind): void => {
    if (kind !== undefined) return;
    kind = next;
    controller.abort();
  };
  const lose = (): void => interrupt('lost');
  if (deps.held.aborted) lose();
  deps.held.addEventListener('abort', lose, { once: true });
  const callOff = deps.clock.after(deps.timeoutMs, () => interrupt('timed_out'));
  return {
    signal: controller.signal,
    kind: () => kind,
    interrupt,
    end: () => {
      callOff();
      deps.held.removeEventListener('abort', lose);
    },
  };
}

/** The reason a run settles with after this interruption, `verdict` being that of its models; undefined: not settled here. */
export function reasonOf(
  kind: InterruptionKind,
  timeoutMs: number,
  verdict: Reason | undefined,
): Reason | undefined {
  switch (kind) {
    case 'cancelled':
      return { code: 'cancelled', message: 'The run was cancelled.' };
    case 'timed_out':
      return { code: 'timed_out', message: `The run took longer than its ${timeoutMs} ms.` };
    case 'budget_exhausted':
    case 'model_error':
      return verdict;
    case 'drained':
    case 'lost':
      return undefined;
  }
}
