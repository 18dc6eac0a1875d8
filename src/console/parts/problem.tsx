/** An error in words: what kind, what to do, where, and the id that support asks for. */
import { AgentRunError } from '../../sdk/index.ts';
import { CopyButton } from './copy.tsx';

/** What the service found wrong at one place of the body. */
export function pointed(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof AgentRunError)) return undefined;
  return error.errors.find((detail) => detail.pointer === pointer)?.message;
}

export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  if (error === undefined) return null;
  const problem = error instanceof AgentRunError ? error : undefined;
  const cut = problem?.code === 'connection_failed' || problem?.code === 'timed_out';
  const title = cut
    ? 'The service does not answer'
    : (problem?.type && problem.title) || 'Something went wrong';
  return (
    <div class="problem" role="alert">
      <span class="problem-title">{title}</span>
      <span class="break">{error instanceof Error ? error.message : String(error)}</span>
      {problem !== undefined && problem.errors.length > 0 && (
        <ul>
          {problem.errors.map((detail) => (
            <li key={detail.pointer + detail.message} class="break">
              {detail.pointer !== '' && <code>{detail.pointer}</code>} {detail.message}
            </li>
          ))}
        </ul>
      )}
      <div class="row small">
        {problem?.requestId && (
          <>
            <span class="break">
              Request <code>{problem.requestId}</code>
            </span>
            <CopyButton text={problem.requestId} label="Copy the request id" />
          </>
        )}
        {problem?.type && <a href={problem.type}>What this means</a>}
        {retry && (
          <button type="button" class="button little" onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
