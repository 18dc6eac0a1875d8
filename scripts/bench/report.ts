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

/** The table, in Markdown, columns aligned. */
export function table(results: readonly Result[]): string {
  const head = ['row', 'what', 'measured', 'unit', 'floor', 'ratio', 'goal', 'met'];
  const rows = results.map((result) => [
    result.row,
    result.subject === 'service' ? result.what : `${result.what} (${result.subject})`,
    show(result.measured),
    result.unit,
    result.beside ? `${result.beside.subject} ${show(result.beside.measured)}` : '',
    result.beside ? `${result.beside.ratio.toFixed(2)}×` : '',
    result.goal ?? '',
    result.met === undefined ? '' : result.met ? 'yes' : 'NO',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const right = new Set([2, 5]);
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, column) => (right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (right.has(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
