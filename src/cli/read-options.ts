/** Options of text turned into what they mean; each throws an error that says what it takes. */
import { InvalidArgumentError } from 'commander';

export function collect(text: string, before: string[] | undefined): string[] {
  return [...(before ?? []), text];
}

/** `k=v`, any number of times. */
export function metadataOption(
  text: string,
  before: Record<string, string> | undefined,
): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It is name=text, e.g. ticket=ABC-123.');
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `90s`, `15m`, `2h`, `1d` or a number of seconds. */
export function durationOption(text: string): number {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(text) ?? [];
  if (amount === undefined) throw new InvalidArgumentError('It is a time such as 90s, 15m or 2h.');
  return Math.round(Number(amount) * (units[unit] ?? 1000));
}

export function countOption(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
}

/** `https://…/shop.git#main` → address and ref. */
export function gitSource(text: string): { url: string; ref?: string } {
  const at = text.lastIndexOf('#');
  return at === -1 ? { url: text } : { url: text.slice(0, at), ref: text.slice(at + 1) };
}
