/** What an agent reads when the gateway itself says no: an error in the words of the provider it called. */
import type { Provider } from './gateway.ts';

export interface Refusal {
  status: number;
  /** For programs. */
  code: string;
  /** For people: says what to do. */
  message: string;
  retryAfterSeconds?: number;
}

/** Google's names of the statuses, which its libraries look at. */
const geminiStatus: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const anthropicType: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
};

function bodyOf(provider: Provider | undefined, { status, code, message }: Refusal): unknown {
  switch (provider) {
    case 'anthropic': {
      const type = anthropicType[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
      return { type: 'error', error: { type, code, message } };
    }
    case 'gemini':
      return { error: { code: status, message, status: geminiStatus[status] ?? 'UNKNOWN' } };
    case 'openai':
    case undefined: {
      const type = status < 500 ? 'invalid_request_error' : 'server_error';
      return { error: { message, type, param: null, code } };
    }
  }
}

export function refusalReply(
  provider: Provider | undefined,
  refusal: Refusal,
): { status: number; headers: Record<string, string>; body: Buffer } {
  const body = Buffer.from(JSON.stringify(bodyOf(provider, refusal)));
  const { retryAfterSeconds } = refusal;
  return {
    status: refusal.status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
    body,
  };
}
