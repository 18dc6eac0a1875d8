/** What a call of the SDK must throw. */
import { AgentRunError } from '../../src/sdk/index.ts';

/** The error of `work`; throws when it gives an answer, or fails with anything else. */
export async function failure(work: Promise<unknown>): Promise<AgentRunError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof AgentRunError) return error;
  throw new Error(`expected an AgentRunError, got ${String(error)}`, { cause: error });
}
