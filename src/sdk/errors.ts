/** The one error of the SDK: what the service said, or why nothing that it said could be used, under a code to switch on. */
import type { Problem, ProblemDetail } from '../../generated/api/types.gen.ts';

/** Codes of the service, as its contract lists them. */
export type ServiceErrorCode = Problem['code'];

/** Codes of the SDK itself, for what never got as far as a reply of the service, or for a reply that cannot be used. */
export type ClientErrorCode =
  /** No connection, or it broke before the reply was whole. */
  | 'connection_failed'
  /** One try took longer than `timeoutMs`. */
  | 'timed_out'
  /** Something else answered: a proxy's page, a body that is not what the contract says. */
  | 'unexpected_reply'
  /** The stream left out an event. */
  | 'event_gap'
  /** A frame of the stream is no event. */
  | 'invalid_event'
  /** A webhook that the service did not sign, or not lately. */
  | 'invalid_signature'
  /** The call was made in a way that cannot work. */
  | 'invalid_usage';

export type ErrorCode = ServiceErrorCode | ClientErrorCode;

export interface ErrorFacts {
  /** The HTTP status; null when there was no reply. */
  status?: number | null;
  title?: string;
  /** An address that explains the error. */
  type?: string | null;
  /** For support: the service's log has it. */
  requestId?: string | null;
  /** Every single reason, where there are places to point at. */
  errors?: readonly ProblemDetail[];
  /** How long the service asks to wait. */
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** Thrown by everything here. `isCode` narrows it to one code, and a `switch` over `code` does so too. */
export class AgentRunError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number | null;
  readonly title: string;
  readonly type: string | null;
  readonly requestId: string | null;
  readonly errors: readonly ProblemDetail[];
  readonly retryAfterMs: number | null;

  constructor(code: Code, message: string, facts: ErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'AgentRunError';
    this.code = code;
    this.status = facts.status ?? null;
    this.title = facts.title ?? message;
    this.type = facts.type ?? null;
    this.requestId = facts.requestId ?? null;
    this.errors = facts.errors ?? [];
    this.retryAfterMs = facts.retryAfterMs ?? null;
  }
}

/** Whether something thrown is an error of one of these codes; the compiler then knows which. */
export function isCode<const Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is AgentRunError<Code> {
  return error instanceof AgentRunError && (codes as readonly ErrorCode[]).includes(error.code);
}

/** `Retry-After` in either of its forms, in milliseconds; null when there is none. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'status' in value
  );
}

/** The error that a reply which is none of success stands for. `body` is what it said. */
export function errorOfReply(response: Response, body: unknown, now: number): AgentRunError {
  const facts = {
    status: response.status,
    requestId: response.headers.get('request-id'),
    retryAfterMs: retryAfterMs(response.headers, now),
  };
  if (!isProblem(body)) {
    const what = typeof body === 'string' && body !== '' ? `: ${body.slice(0, 200)}` : '.';
    return new AgentRunError('unexpected_reply', `Something answered ${response.status}${what}`, facts);
  }
  return new AgentRunError(body.code, body.detail, {
    ...facts,
    title: body.title,
    type: body.type,
    requestId: body.request_id ?? facts.requestId,
    errors: body.errors ?? [],
  });
}

/** The text as JSON where it is some, else the text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
