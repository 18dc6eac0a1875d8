/** The one error class and the one catalogue of error codes; `http/problem.ts` turns them into replies. */

/** Every code a client can meet: its HTTP status, its fixed title and whether the same call may succeed later. */
export const catalogue = {
  invalid_request: { status: 400, title: 'The request is not valid', retry: false },
  invalid_last_event_id: { status: 400, title: 'The event cursor is not valid', retry: false },
  unauthenticated: { status: 401, title: 'A valid key is required', retry: false },
  key_expired: { status: 401, title: 'The key has expired', retry: false },
  key_revoked: { status: 401, title: 'The key has been revoked', retry: false },
  insufficient_scope: { status: 403, title: 'The key lacks a scope', retry: false },
  not_found: { status: 404, title: 'There is nothing here', retry: false },
  method_not_allowed: { status: 405, title: 'The method is not allowed here', retry: false },
  not_acceptable: { status: 406, title: 'No offered media type is acceptable', retry: false },
  conflict: { status: 409, title: 'The request conflicts with the current state', retry: false },
  run_settled: { status: 409, title: 'The run is settled', retry: false },
  not_supported: { status: 409, title: 'The agent cannot do that', retry: false },
  idempotency_in_flight: {
    status: 409,
    title: 'The first request with this key is still running',
    retry: true,
  },
  workspace_not_ready: { status: 409, title: 'The workspace is not ready', retry: true },
  workspace_busy: { status: 409, title: 'Runs of the workspace are open', retry: true },
  quota_exceeded: {
    status: 409,
    title: 'A quota of the environment or the workspace is used up',
    retry: false,
  },
  expired: { status: 410, title: 'The log and the events have expired', retry: false },
  payload_too_large: { status: 413, title: 'The body is too large', retry: false },
  unsupported_media_type: { status: 415, title: 'The media type is not supported', retry: false },
  range_not_satisfiable: { status: 416, title: 'The range is outside the file', retry: false },
  idempotency_mismatch: { status: 422, title: 'The key was used with another body', retry: false },
  invalid_archive: { status: 422, title: 'The archive is not one that is taken', retry: false },
  rate_limited: { status: 429, title: 'Too many requests in a short time', retry: true },
  too_many_streams: { status: 429, title: 'The key has too many streams open', retry: true },
  queue_full: { status: 429, title: 'Too many runs wait in this environment', retry: true },
  internal: { status: 500, title: 'Something went wrong on our side', retry: true },
  unavailable: { status: 503, title: 'The service is not available right now', retry: true },
} as const satisfies Record<string, { status: number; title: string; retry: boolean }>;

export type ErrorCode = keyof typeof catalogue;

/** One reason a request was refused: a JSON Pointer (RFC 6901) into the body, `/query/x`, `/path/x`, `/header/x`, or `/files/x` for a file of the workspace. */
export interface ErrorDetail {
  pointer: string;
  message: string;
}

/** Thrown anywhere, translated once. `message` is safe to show and says what to do next; internals ride as `cause`. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  /** Extra reply headers, e.g. `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: ErrorDetail[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}

/** Another environment's thing and no thing at all give the same reply. */
export function notFound(what: string): ServiceError {
  return new ServiceError('not_found', `No such ${what} is visible to this key.`);
}

/** Ends an exhaustive switch: the compiler refuses it while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
