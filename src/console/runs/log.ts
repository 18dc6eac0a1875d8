/** What a run has printed, as far as the page holds it: the latest lines of the whole, and those of each step. */
import { type Signal, signal } from '@preact/signals';
import type { LogLine } from '../api.ts';

/** More would slow the page down; the whole log can be downloaded. */
const linesMax = 4000;
const stepCharactersMax = 60_000;

export interface StepOutput {
  text: string;
  /** Characters that were left out at the beginning. */
  dropped: number;
}

export interface HeldLog {
  lines: LogLine[];
  /** Lines that were left out at the beginning. */
  dropped: number;
  outputs: Map<string, StepOutput>;
}

export interface RunLog {
  /** A new number whenever there is more. */
  version: Signal<number>;
  held: HeldLog;
  add(line: LogLine): void;
}

// Colours and cursor moves of terminals, which mean nothing here.
const escapes = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
export const plainText = (text: string): string => text.replace(escapes, '').replace(/\r(?!\n)/g, '\n');

export const outputKey = (attempt: number, step: number | null): string => `${attempt}/${step ?? 0}`;

export function createRunLog(): RunLog {
  const held: HeldLog = { lines: [], dropped: 0, outputs: new Map() };
  const version = signal(0);
  let asked = false;
  return {
    version,
    held,
    add: (line) => {
      const text = plainText(line.text);
      held.lines.push({ ...line, text });
      if (held.lines.length > linesMax * 1.25) {
        held.dropped += held.lines.length - linesMax;
        held.lines = held.lines.slice(-linesMax);
      }
      if (line.stream === 'stdout' || line.stream === 'stderr') {
        const key = outputKey(line.attempt, line.step);
        const before = held.outputs.get(key) ?? { text: '', dropped: 0 };
        const whole = before.text + text;
        const over = Math.max(0, whole.length - stepCharactersMax);
        held.outputs.set(key, { text: over > 0 ? whole.slice(over) : whole, dropped: before.dropped + over });
      }
      if (asked) return;
      // Many lines come together: the page is drawn once for all of them.
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        version.value += 1;
      });
    },
  };
}
