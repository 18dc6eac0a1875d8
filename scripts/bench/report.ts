/** Turns samples into figures, and figures into the one table and the JSON. */
import { median, quantile, show } from './figures.ts';
import type { Figure, Goal, Line, Row, Sample } from './row.ts';

export interface Result {
  row: string;
  what: string;
  unit: string;
  subject: string;
  measured: number;
  beside: { subject: string; measured: number; ratio: number } | undefined;
  goal: string | undefined;
  met: boolean | undefined;
}

/** Samples of one row by subject. */
export type Samples = Record<string, Sample[]>;

function figureOf(samples: Sample[] | undefined, figure: Figure): number {
  if (!samples) return Number.NaN;
  if ('value' in figure) return median(samples.flatMap((sample) => sample.values?.[figure.value] ?? []));
  return quantile(
    samples.flatMap((sample) => [...(sample.times?.[figure.times] ?? [])]),
    figure.at,
  );
}

function judge(goal: Goal, measured: number, ratio: number): boolean {
  if ('ratioAtMost' in goal) return ratio <= goal.ratioAtMost;
  if ('ratioAtLeast' in goal) return ratio >= goal.ratioAtLeast;
  return 'atMost' in goal ? measured <= goal.atMost : measured >= goal.atLeast;
}

function describe(goal: Goal, unit: string): string {
  if ('ratioAtMost' in goal) return `≤ ${goal.ratioAtMost}×`;
  if ('ratioAtLeast' in goal) return `≥ ${goal.ratioAtLeast}×`;
  return 'atMost' in goal ? `≤ ${goal.atMost} ${unit}` : `≥ ${goal.atLeast} ${unit}`;
}

function resultOf(row: string, line: Line, samples: Samples): Result {
  const subject = line.subject ?? 'service';
  const measured = figureOf(samples[subject], line.figure);
  const floor =
    line.beside === undefined ? Number.NaN : figureOf(samples[line.beside], line.besideFigure ?? line.figure);
  const ratio = measured / floor;
  return {
    row,
    what: line.what,
    unit: line.unit,
    subject,
    measured,
    beside: line.beside === undefined ? undefined : { subject: line.beside, measured: floor, ratio },
    goal: line.goal && describe(line.goal, line.unit),
    met: line.goal && judge(line.goal, measured, ratio),
  };
}

/** One result per line of the row whose subject was measured. */
export function resultsOf(row: Row, samples: Samples): Result[] {
  return row.lines
    .filter((line) => (line.subject ?? 'service') in samples)
    .map((line) => resultOf(row.name, line, samples));
}

const head = ['row', 'what', 'measured', 'unit', 'floor', 'ratio', 'goal', 'met'];
const right = new Set([2, 5]);

/** What a line is called in the table. */
function nameOf(what: string, subject: string): string {
  return subject === 'service' ? what : `${what} (${subject})`;
}

/** The rows of the table, by the cells of each. */
export function cellsOf(results: readonly Result[]): string[][] {
  return results.map((result) => [
    result.row,
    nameOf(result.what, result.subject),
    show(result.measured),
    result.unit,
    result.beside ? `${result.beside.subject} ${show(result.beside.measured)}` : '',
    result.beside && Number.isFinite(result.beside.ratio) ? `${result.beside.ratio.toFixed(2)}×` : '',
    result.goal ?? '',
    result.met === undefined ? '' : result.met ? 'yes' : 'NO',
  ]);
}

/** The table, in Markdown, columns aligned. */
export function table(rows: readonly string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, column) => (right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (right.has(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const [begins, ends] = ['<!-- results -->', '<!-- end of results -->'];

/**
 * The text with its table written anew: what was measured now in place of what stood there under the same name; other lines of rows
 * that there still are stay. Throws when the text has no place for a table.
 */
export function rewritten(
  text: string,
  results: readonly Result[],
  known: readonly Row[],
  by: string,
): string {
  const from = text.indexOf(begins);
  const to = text.indexOf(ends);
  if (from < 0 || to < from) throw new Error(`there is no ${begins} … ${ends}`);
  const key = (cells: readonly string[]): string => `${cells[0]} / ${cells[1]?.trim()}`;
  const standing = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const lines = new Map([...standing, ...cellsOf(results)].map((cells) => [key(cells), cells]));
  const order = known.flatMap((row) =>
    row.lines.map((line) => key([row.name, nameOf(line.what, line.subject ?? 'service')])),
  );
  const rows = order.flatMap((name) => {
    const cells = lines.get(name);
    return cells ? [cells] : [];
  });
  return `${text.slice(0, from)}${begins}\n\n${by}\n\n${table(rows)}\n\n${text.slice(to)}`;
}
