/** Reads the JSON body of a request: its media type, its size, its encoding and its syntax, each with an error that says what to do. */
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';

export const bodyBytesMax = 1_048_576;
/** A body of this size arrives in a second even on a poor line; the rest is patience. */
const bodyTimeoutMs = 15_000;
/** Up to here a position is searched for when the parser names none; it costs about sixteen parses. */
const searchedTextMax = 65_536;

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** NUL and lone surrogates: valid JSON, but no text a database keeps. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** Throws `unsupported_media_type` unless the body is said to be one of `accepts`, in UTF-8 and not compressed. */
export function checkMediaType(request: IncomingMessage, accepts: readonly string[]): void {
  const { 'content-type': given = '', 'content-encoding': coding = 'identity' } = request.headers;
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (accepts.includes(type) && (charset === undefined || charset === 'utf-8') && coding === 'identity')
    return;
  throw new ServiceError(
    'unsupported_media_type',
    accepts[0] === 'application/json'
      ? `Send the body as ${accepts.join(' or ')} in UTF-8, uncompressed.`
      : `Send the body as ${accepts.join(' or ')}, without a Content-Encoding.`,
  );
}

/** The parsed body. Throws `payload_too_large` past `bodyBytesMax` and `invalid_request` for anything that is not JSON. */
export async function readBody(request: IncomingMessage, clock: Clock): Promise<unknown> {
  const text = decode(await readBytes(request, clock));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refusal(describe(text, error), error);
  }
  if (suspicious.test(text)) refuseUnstorable(value);
  return value;
}

function refusal(message: string, cause?: unknown, pointer = ''): ServiceError {
  return new ServiceError('invalid_request', `${message}.`, { details: [{ pointer, message }], cause });
}

function tooLarge(): ServiceError {
  return new ServiceError('payload_too_large', `The body may have at most ${bodyBytesMax} bytes.`);
}

function readBytes(request: IncomingMessage, clock: Clock): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      callOff();
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
    };
    const callOff = clock.after(bodyTimeoutMs, () => {
      stop();
      reject(refusal('The body did not arrive in time'));
    });
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bodyBytesMax) {
        stop();
        reject(tooLarge());
      } else chunks.push(chunk);
    };
    const end = (): void => {
      stop();
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    };
    const fail = (error?: Error): void => {
      stop();
      reject(refusal('The body ended early', error));
    };
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

function decode(bytes: Buffer): string {
  if (bytes.length === 0) throw refusal('A JSON body is required');
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw refusal('The body is not valid UTF-8', error);
  }
}

/** What is wrong and where, from the parser's words; those lack the position for an unexpected token. */
function describe(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  const reason = said.replace(/ in JSON at position.*$|,? ?(?:\.\.\.)?".*is not valid JSON$/su, '');
  const readable = reason.replace(/\p{Cc}/gu, (char) => JSON.stringify(char).slice(1, -1));
  const index = positionIn(said) ?? (endsEarly(said) ? text.length : search(text));
  const sentence = `The body is not valid JSON: ${readable.charAt(0).toLowerCase()}${readable.slice(1)}`;
  if (index === undefined) return sentence;
  const before = text.slice(0, index).split('\n');
  return `${sentence} at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

function positionIn(message: string): number | undefined {
  const found = / at position (\d+)/.exec(message)?.[1];
  return found === undefined ? undefined : Number(found);
}

function endsEarly(message: string): boolean {
  return message.startsWith('Unexpected end of JSON input');
}

/** The index of the character no JSON text can go on with: the shortest beginning that is wrong before its own end, less one. */
function search(text: string): number | undefined {
  if (text.length > searchedTextMax) return undefined;
  const wrong = (length: number): boolean => {
    try {
      JSON.parse(text.slice(0, length));
      return false;
    } catch (error) {
      const said = error instanceof Error ? error.message : '';
      return !endsEarly(said) && (positionIn(said) ?? -1) < length;
    }
  };
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (wrong(middle)) high = middle;
    else low = middle;
  }
  return high - 1;
}

/** Throws at the first text, or name of a field, that holds NUL or half a character. Nesting costs no stack. */
function refuseUnstorable(body: unknown): void {
  const open: { value: unknown; pointer: string }[] = [{ value: body, pointer: '' }];
  const check = (text: string, pointer: string): void => {
    if (text.includes('\0')) throw refusal('A text must not contain the NUL character', undefined, pointer);
    if (!text.isWellFormed())
      throw refusal('A text must not contain half a surrogate pair', undefined, pointer);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string') check(value, pointer);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        check(name, pointer);
        open.push({
          value: inner,
          pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        });
      }
    }
  }
}
