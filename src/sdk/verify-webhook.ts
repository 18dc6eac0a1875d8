/** Checks that a webhook is the service's own and fresh, as Standard Webhooks 1.0 says, with the cryptography that Node, Deno and browsers have in common. */
import type { WebhookMessage } from '../../generated/api/types.gen.ts';
import { AgentRunError, parsed } from './errors.ts';
import { systemTime } from './time.ts';

export interface VerifyWebhookOptions {
  /** How far the timestamp may be from now, either way. Default 300. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970, in place of the clock. */
  now?: number;
}

/** The headers of a request: of fetch, of Node, or any record. */
export type WebhookHeadersInput = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

function refuse(why: string): never {
  throw new AgentRunError('invalid_signature', `The webhook cannot be trusted: ${why}`);
}

function headerOf(headers: WebhookHeadersInput, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' && text !== '' ? text : refuse(`it has no header ${name}.`);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === undefined || bytes.length === 0)
    throw new AgentRunError('invalid_usage', 'The secret of the webhook is not one: it begins with whsec_.');
  if (globalThis.crypto?.subtle === undefined)
    throw new AgentRunError(
      'invalid_usage',
      'Web Crypto is missing here; a page needs https or localhost for it.',
    );
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/**
 * The message, when one of its signatures is by one of the secrets and its timestamp is near. `body` must be the bytes
 * as they came, not parsed and written again. While a secret is rotated, give both. Throws AgentRunError
 * `invalid_signature` otherwise.
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeadersInput,
  secret: string | readonly string[],
  options: VerifyWebhookOptions = {},
): Promise<WebhookMessage> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ').slice(0, 32);

  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : refuse('its timestamp is no number.');
  const offBy = Math.abs((options.now ?? systemTime.now()) / 1000 - seconds);
  if (offBy > (options.toleranceSeconds ?? 300)) refuse('its timestamp is too far from now.');

  const content = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  const start = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(start.length + content.length);
  signed.set(start);
  signed.set(content, start.length);

  const keys = await Promise.all((typeof secret === 'string' ? [secret] : secret).map(keyOf));
  for (const one of signatures) {
    const signature = one.startsWith('v1,') ? bytesOf(one.slice(3)) : undefined;
    if (signature === undefined) continue;
    for (const key of keys) {
      if (!(await crypto.subtle.verify('HMAC', key, signature, signed))) continue;
      const message = parsed(new TextDecoder().decode(content));
      return typeof message === 'object' && message !== null
        ? (message as WebhookMessage)
        : refuse('its body is no JSON.');
    }
  }
  return refuse('no signature is by this secret.');
}
