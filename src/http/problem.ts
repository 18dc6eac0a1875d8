/** Errors become problem details (RFC 9457) here and nowhere else; anything that is not a ServiceError is a bug and says nothing of itself. */
import { catalogue, type ErrorCode, type ErrorDetail, ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { challenge } from './authenticate.ts';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  request_id: string;
  errors: ErrorDetail[];
}

export const problemType = 'application/problem+json';

/** The reply to an error: status, headers and body. A 5xx is logged with its cause chain. */
export function toProblem(
  error: unknown,
  requestId: string,
  log: Log,
): { status: number; headers: Record<string, string>; body: Problem } {
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError(
          'internal',
          `An unexpected error was met and logged. Quote request ${requestId} when you report it.`,
        );
  const { status, title } = catalogue[known.code];
  if (!(error instanceof ServiceError))
    log.error({ err: error, request_id: requestId }, 'a request met a bug');
  else if (status >= 500) log.warn({ err: error, request_id: requestId }, 'a request could not be served');
  return {
    status,
    headers: { ...challengeOf(known.code, status), ...known.headers },
    body: {
      type: `/docs/errors#${known.code}`,
      title,
      status,
      detail: known.message,
      code: known.code,
      request_id: requestId,
      errors: known.details,
    },
  };
}

/** A rule below HTTP that refuses a key knows nothing of challenges. */
function challengeOf(code: ErrorCode, status: number): Record<string, string> {
  if (code === 'insufficient_scope')
    return { 'www-authenticate': `${challenge}, error="insufficient_scope"` };
  return status === 401 ? { 'www-authenticate': `${challenge}, error="invalid_token"` } : {};
}
