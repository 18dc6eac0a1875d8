/** An error in words: what kind, what to do, where, and the id that support asks for. */
import { ApiError } from '../api.ts';
import { CopyButton } from './copy.tsx';

/** What the service found wrong at one place of the body. */
export function pointed(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors.find((detail) => detail.pointer === pointer)?.message;
}

export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  if (error === undefined) return null;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const title = problem?.title ?? (error instanceof ApiError && error.status === 0 ? 'No connection' : 'Something went wrong');
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
        {problem && (
          <>
            <span class="break">
              Request <code>{problem.request_id}</code>
            </span>
            <CopyButton text={problem.request_id} label="Copy the request id" />
            <a href={problem.type}>What this means</a>
          </>
        )}
        {retry && (
          <button type="button" class="button little" onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
