/** The runs that are worked on here, so that a cancel, an answer or a stop finds them. */
import type { Dialogue } from './dialogue.ts';
import type { Interruption } from './interruption.ts';

/** A run under way here: what may end it, and its talk with its client while its agent works. */
export interface UnderWay {
  interruption: Interruption;
  dialogue: Dialogue | undefined;
}

/** By uuid: where a cancel, an answer or a stop finds them. */
export type RunsUnderWay = Map<string, UnderWay>;
