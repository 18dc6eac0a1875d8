/** Reads what an agent asks, and changes the one thing in it without which a stream would tell no tokens. */

import type { Refusal } from './refusal.ts';
import type { Api } from './routes.ts';

export interface PreparedBody {
  body: Buffer;
  model: string | undefined;
}

const invalid = (message: string): { refusal: Refusal } => ({
  refusal: { status: 400, code: 'invalid_request', message },
});

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/**
 * The first field of the object, put in as text: everything else stays as the agent wrote it, byte for byte. Only where
 * the agent set the options itself is the body written anew.
 */
function withUsage(body: Buffer, request: Json): Buffer {
  if (isObject(request.stream_options))
    return Buffer.from(
      JSON.stringify({ ...request, stream_options: { ...request.stream_options, include_usage: true } }),
    );
  if ('stream_options' in request)
    return Buffer.from(JSON.stringify({ ...request, stream_options: { include_usage: true } }));
  const start = body.indexOf('{') + 1;
  return Buffer.concat([
    body.subarray(0, start),
    Buffer.from('"stream_options":{"include_usage":true},'),
    body.subarray(start),
  ]);
}

/** Refuses what is no JSON object, and what would go on unseen: a call in the background has no reply to be counted. */
export function prepareBody(api: Api, body: Buffer): PreparedBody | { refusal: Refusal } {
  const request = parsed(body);
  if (!isObject(request)) return invalid('The body must be one JSON object.');
  if (api === 'responses' && request.background === true)
    return invalid('Runs cannot call a model in the background: leave `background` out.');
  const model = typeof request.model === 'string' ? request.model.slice(0, 200) : undefined;
  const blind =
    api === 'chat' &&
    request.stream === true &&
    !(isObject(request.stream_options) && request.stream_options.include_usage === true);
  return { body: blind ? withUsage(body, request) : body, model };
}
