/** Operator logging: structured lines (pino) on standard error, with secrets taken out of every line before it is written. */
import { destination, type Logger, pino } from 'pino';
import { systemClock } from './clock.ts';

export type Log = Logger;

const censor = '[redacted]';

/** What may never be printed, wherever in a line it stands: our keys, credentials of a header, the password of an address. */
const shapes: [RegExp, string][] = [
  // Without a boundary before it: in a percent-encoded path a digit or a letter may stand there.
  [/ars_[a-z][a-z0-9-]*_[0-9A-Za-z]{8,}/g, censor],
  [/\b(bearer|basic)(?:\s|%20|\+)+[^\s"\\]+/gi, `$1 ${censor}`],
  // Begins at a fixed text: looking for the scheme first would take the square of a long path.
  [/(:\/\/[^\s/:@"]*):[^\s/@"]+@/gi, `$1:${censor}@`],
];

/** A shorter one would blot out ordinary words. */
const secretCharsMin = 6;

/** The line without secrets: those known by name and those known by their shape. */
export function redact(line: string, secrets: readonly string[]): string {
  let clean = line;
  for (const secret of secrets) clean = clean.replaceAll(secret, censor);
  for (const [shape, replacement] of shapes) clean = clean.replace(shape, replacement);
  return clean;
}

/** Fields that no line shows, whatever they hold and however deep they stand. */
const hidden = /"(?:secret|authorization)":/;

/** A line of JSON without what such fields hold. Looked for in its text: nearly no line has one, and to walk through each costs as much as writing it. */
export function hideFields(line: string): string {
  if (!hidden.test(line)) return line;
  const shown = JSON.stringify(JSON.parse(line), (name, value: unknown) =>
    hidden.test(`"${name}":`) ? censor : value,
  );
  return `${shown}\n`;
}

/** A secret in every form it may take in a line of JSON. */
function formsOf(secret: string): string[] {
  const decoded = secret.includes('%') ? safelyDecoded(secret) : secret;
  const forms = [secret, decoded, encodeURIComponent(decoded)];
  return [...new Set(forms.flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]))].filter(
    (form) => form.length >= secretCharsMin,
  );
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is told of an error: never the values of a statement, which Postgres repeats in `detail` and `where`. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : String(error);
  const { code, constraint, table, severity } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message,
    code,
    severity,
    table,
    constraint,
    stack: error.stack,
    ...(error instanceof AggregateError && depth < 5
      ? { errors: error.errors.slice(0, 10).map((one: unknown) => describeError(one, depth + 1)) }
      : {}),
    ...(error.cause !== undefined && depth < 5 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/**
 * Levels: error = someone must act now, warn = healed, info = life of runs, debug = development. `secrets` are texts that
 * no line may show, such as the password of the database.
 */
export function createLog(level: string, secrets: readonly string[] = []): Log {
  const forms = secrets.flatMap(formsOf);
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: { streamWrite: (line) => redact(hideFields(line), forms) },
    },
    gathered(),
  );
}

/** Lines that come together are written together: at a thousand requests a second, one write each costs as much as their answers' headers. */
const gatherMs = 5;
const gatherBytes = 8 * 1024;

/** What a dying process has gathered is written at its exit; one that is killed loses the lines of these milliseconds. */
function gathered(): { write(line: string): void } {
  const out = destination({ fd: 2, sync: false, minLength: gatherBytes });
  let waiting = false;
  return {
    write: (line) => {
      out.write(line);
      if (waiting) return;
      waiting = true;
      systemClock.after(gatherMs, () => {
        waiting = false;
        out.flush();
      });
    },
  };
}
