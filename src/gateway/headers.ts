/** Which headers pass: few to the provider, few back. Credentials are on neither list. */
import type { IncomingHttpHeaders } from 'node:http';

const toProvider = [
  'accept',
  'anthropic-beta',
  'anthropic-version',
  'content-type',
  'openai-beta',
  'user-agent',
  'x-goog-api-client',
];

const toAgent = [
  'content-encoding',
  'content-length',
  'content-type',
  'request-id',
  'retry-after',
  'retry-after-ms',
  'x-request-id',
  'x-should-retry',
];

/** How much of a provider's quota is left, which some agents look at. */
const quotas = /^(x-ratelimit|anthropic-ratelimit)-[a-z-]+$/;

const plain = (value: string): boolean => /^[\t\x20-\x7e]{0,4096}$/.test(value);

export function passingRequest(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const passing: Record<string, string> = {};
  for (const name of toProvider) {
    const value = headers[name];
    const text = Array.isArray(value) ? value.join(', ') : value;
    if (text !== undefined && plain(text)) passing[name] = text;
  }
  return passing;
}

/** A header that repeats the key is left out. */
export function passingReply(headers: IncomingHttpHeaders, key: string | undefined): Record<string, string> {
  const passing: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string' || !plain(value) || (!toAgent.includes(name) && !quotas.test(name)))
      continue;
    if (key === undefined || !value.includes(key)) passing[name] = value;
  }
  return passing;
}

/** Providers like to repeat the key they did not take. */
export function withoutKey(text: string, key: string): string {
  return [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)].reduce(
    (clean, form) => clean.replaceAll(form, '[redacted]'),
    text,
  );
}
