/** What a row of the benchmark is: its subjects, measured in turn, and the lines it puts into the table. */
import type { Stage } from './stage.ts';

/** One round of one subject: figures of the whole round, and times of single operations in ms. */
export interface Sample {
  values?: Record<string, number>;
  times?: Record<string, readonly number[]>;
}

/** The median of a value over the rounds, or a quantile of the times of all rounds together. */
export type Figure = { value: string } | { times: string; at: number };

/** What a figure has to be: itself, or its ratio to the one it stands beside. */
export type Goal =
  | { ratioAtMost: number }
  | { ratioAtLeast: number }
  | { atMost: number }
  | { atLeast: number };

export interface Line {
  what: string;
  unit: string;
  figure: Figure;
  /** Whose figure it is; `service` when left out. */
  subject?: string;
  /** The floor it is compared with, and its figure when it is another one. */
  beside?: string;
  besideFigure?: Figure;
  goal?: Goal;
}

export type Measure = () => Promise<Sample>;

export interface Row {
  /** For `--only`. */
  name: string;
  /** For `--only`: the rows it belongs to. */
  group?: string;
  about: string;
  lines: readonly Line[];
  /** Rows whose rounds are long ask for fewer. */
  roundsMax?: number;
  /** False: the first round counts, because each one starts afresh. */
  warmUp?: boolean;
  /** Starts the subjects; what it starts ends with the stage. */
  open(stage: Stage): Promise<Record<string, Measure>>;
}
