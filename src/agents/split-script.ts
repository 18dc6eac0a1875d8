/** Cuts a shell script into its logical lines, as bash would read them, without running bash. */
import { createScanner } from './scan-shell.ts';

export interface ScriptStep {
  /** The comment directly above, else the command's first words; at most 80 characters. */
  name: string;
  /** The first line of the command; at most 200 characters. */
  title: string;
  /** What bash runs; may span lines. */
  command: string;
}

/** Characters of a step's name and of its title. */
export const nameMax = 80;
export const titleMax = 200;

/**
 * Every complete command of the script, in order; comments, blank lines and a `#!` line run nothing. A script that
 * bash would refuse still gives steps: the one that holds the error carries it to bash, which says what is wrong.
 */
export function splitScript(script: string): ScriptStep[] {
  // No argument of a process can hold a NUL, and a carriage return at a line's end is an editor's, not the command's.
  const text = script
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '');
  const scanner = createScanner(text);
  const steps: ScriptStep[] = [];
  let comment = '';
  for (let at = 0; at < text.length; ) {
    const lineEnd = endOfLine(text, at);
    const line = text.slice(at, lineEnd).trim();
    if (line === '' || line.startsWith('#')) {
      comment = line.startsWith('#!') && at === 0 ? '' : line.replace(/^#+/, '').trim();
      at = lineEnd + 1;
      continue;
    }
    const end = scanner.commandEnd(at);
    const command = text.slice(at, end).trimEnd();
    const opening = firstLine(command);
    steps.push({
      name: short(comment, nameMax) || short(opening, nameMax) || short(command, nameMax),
      title: short(opening, titleMax) || short(command, titleMax),
      command,
    });
    comment = '';
    at = end + 1;
  }
  return steps;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** What stands before the first newline, without a backslash that joins it to the next line. */
export function firstLine(command: string): string {
  const line = command.trimStart();
  return line.slice(0, endOfLine(line, 0)).replace(/\\$/, '');
}

/** One line of at most `max` characters, cut between words where there is a place to cut. */
export function short(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= max) return line;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
