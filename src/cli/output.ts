/** What is printed: data on standard output, messages on standard error, and nothing in either that steers the terminal. */
import { stripVTControlCharacters } from 'node:util';
import { hasColor, type Io } from './io.ts';

type Color = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const sequences: Record<Color, [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

/** Text of others on a line of ours: agents name steps, and a name must not move the cursor or end the line. */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The same for text of many lines, which keeps them. */
export function plainLines(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('\r\n', '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
}

export interface Output {
  readonly json: boolean;
  readonly quiet: boolean;
  /** A record: as JSON what it is, else what `lines` says of it. */
  record(value: unknown, lines: () => string[]): void;
  /** Many of them: one JSON list, or a table. */
  list<Item>(items: Item[], columns: [title: string, of: (item: Item) => unknown][], none: string): void;
  /** One of a series, as a line of JSON. */
  line(value: unknown): void;
  /** Data as it is. */
  raw(text: string): void;
  /** For whoever waits; silent with `--quiet`. */
  say(line: string): void;
  /** For whoever must know, always. */
  warn(line: string): void;
  paint(color: Color, text: string): string;
}

export function createOutput(io: Io, options: { json?: boolean; quiet?: boolean }): Output {
  const { json = false, quiet = false } = options;
  const colored = hasColor(io, io.stderr);
  const write = (text: string): void => {
    io.stdout.write(text);
  };
  const out: Output = {
    json,
    quiet,
    record: (value, lines) => write(json ? `${JSON.stringify(value, null, 2)}\n` : `${lines().join('\n')}\n`),
    list: (items, columns, none) => {
      if (json) write(`${JSON.stringify(items, null, 2)}\n`);
      else if (items.length === 0) out.say(none);
      else write(table(items, columns));
    },
    line: (value) => write(`${JSON.stringify(value)}\n`),
    raw: write,
    say: (line) => {
      if (!quiet) io.stderr.write(`${line}\n`);
    },
    warn: (line) => {
      io.stderr.write(`${line}\n`);
    },
    paint: (color, text) => {
      const [on, off] = sequences[color];
      return colored ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    },
  };
  return out;
}

function table<Item>(items: Item[], columns: [string, (item: Item) => unknown][]): string {
  const rows = [
    columns.map(([title]) => title),
    ...items.map((item) => columns.map(([, of]) => cell(of(item)))),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  const text = plain(Array.isArray(value) ? value.join(',') : String(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** `name  value`, one to a line; what there is not is left out. */
export function fields(pairs: [string, unknown][]): string[] {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value))}`);
}

export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`;
}
