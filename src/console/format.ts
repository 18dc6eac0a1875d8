/** Numbers, durations, sizes and instants in words that people read. */

const plain = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const number = (value: number): string => plain.format(value);
export const short = (value: number): string =>
  value < 10_000 ? plain.format(value) : compact.format(value);

export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

export function bytes(count: number): string {
  if (count < 1024) return `${count} B`;
  const units = ['KiB', 'MiB', 'GiB', 'TiB'];
  let value = count / 1024;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

const spans: [seconds: number, word: string][] = [
  [60, 's'],
  [3600, 'min'],
  [86_400, 'h'],
  [86_400 * 30, 'd'],
];

/** `12 s ago`, `in 3 h`, or the date when it is further away than a month. */
export function relative(instant: string, nowMs: number): string {
  const seconds = Math.round((nowMs - Date.parse(instant)) / 1000);
  const away = Math.abs(seconds);
  if (away < 5) return 'now';
  for (const [index, [bound, word]] of spans.entries()) {
    if (away >= bound) continue;
    const amount = `${Math.floor(away / (spans[index - 1]?.[0] ?? 1))} ${word}`;
    return seconds < 0 ? `in ${amount}` : `${amount} ago`;
  }
  return day(instant);
}

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const fullFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
export const day = (instant: string): string => dayFormat.format(new Date(instant));
export const full = (instant: string): string => fullFormat.format(new Date(instant));
export const clockTime = (instant: string): string => clockFormat.format(new Date(instant));

/** One line for lists: the first comment of a script, or the first line that says something. */
export function titleOf(instruction: string): string {
  const lines = instruction.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !line.startsWith('#!')) ?? '';
  return first.replace(/^#+\s*/, '').slice(0, 200);
}

/** The end of an id is what tells it from its neighbours. */
export function shortId(id: string): string {
  const tail = id.slice(id.lastIndexOf('_') + 1);
  return `…${tail.slice(-8)}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}
