/** Follows a run to its receipt: progress, questions, and what Ctrl-C means meanwhile. */
import type { Client, InputRequestedEvent, RunSettledEvent } from '../sdk/index.ts';
import { askInput } from './ask.ts';
import { CommandError, exitCodes } from './exit.ts';
import { Interrupted, type Interrupts } from './interrupts.ts';
import { canAsk } from './io.ts';
import type { Call } from './leaf.ts';
import type { Progress } from './progress.ts';

/** What leaves a run working without anybody who watches. */
function leftRunning(runId: string): CommandError {
  return new CommandError(
    exitCodes.left,
    `Left, whatever becomes of the run. To follow it again: agent-runs runs follow ${runId}`,
  );
}

/**
 * The last event, once the run is settled. The first interrupt asks to cancel the run, the second throws and leaves it.
 */
export async function watchRun(
  call: Call,
  client: Client,
  runId: string,
  progress: Progress,
  interrupts: Interrupts,
): Promise<RunSettledEvent> {
  const { io, out } = call;
  const cancel = (): void => {
    out.warn('Asked to cancel the run. Ctrl-C once more leaves it as it is.');
    client.runs
      .cancel(runId)
      .catch((error: unknown) => out.warn(`It cannot be cancelled: ${(error as Error).message}`));
  };
  if (interrupts.first.aborted) cancel();
  else interrupts.first.addEventListener('abort', cancel, { once: true });

  const asked = new Map<string, AbortController>();
  let turn: Promise<void> = Promise.resolve();
  const ask = (event: InputRequestedEvent): void => {
    if (!canAsk(io)) {
      out.say(
        `Answer it: agent-runs runs answer ${runId} ${event.input} --approve (or --deny, --option, --text)`,
      );
      return;
    }
    const gone = new AbortController();
    asked.set(event.input, gone);
    turn = turn.then(async () => {
      if (gone.signal.aborted) return;
      const goOn = progress.pause();
      try {
        const given = await askInput(io, event, AbortSignal.any([gone.signal, interrupts.first]));
        if (given !== undefined) await client.runs.answerInput(runId, event.input, given);
        else out.say(`Left open: agent-runs runs answer ${runId} ${event.input} …`);
      } catch (error) {
        if (!gone.signal.aborted && !interrupts.first.aborted)
          out.warn(`The answer was not taken: ${(error as Error).message}`);
      } finally {
        goOn();
      }
    });
  };

  try {
    for await (const event of client.runs.events(runId, { signal: interrupts.second })) {
      if (out.json) out.line(event);
      progress.event(event);
      if (event.type === 'input.requested') ask(event);
      if (event.type === 'input.resolved') asked.get(event.input)?.abort();
      if (event.type === 'run.settled') return event;
    }
    throw new CommandError(exitCodes.unreachable, 'The events of the run ended before it was settled.');
  } catch (error) {
    if (error instanceof Interrupted) throw leftRunning(runId);
    if (!(error instanceof CommandError))
      out.warn(`The run may go on; follow it again: agent-runs runs follow ${runId}`);
    throw error;
  } finally {
    interrupts.first.removeEventListener('abort', cancel);
    for (const gone of asked.values()) gone.abort();
    await turn;
    progress.stop();
  }
}
