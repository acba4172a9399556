/** A line of the log, as its sentences and what they rest on. */
import type { Cell } from '../../../board/grid.ts';
import type { Why } from '../../shape.ts';

/** A message and what fills it. */
export type Sentence = Pick<Why, 'message' | 'params'>;

export interface Line {
  readonly verdict: Why['verdict'];
  /** In bold, without a stop; of a line that judges nothing, its whole sentence. */
  readonly head: Sentence;
  /** What happened as one full sentence, for plain text. */
  readonly told: Sentence;
  /** Why it is so, the gravest first. */
  readonly reasons: readonly Why[];
  /** Where it is written, the deciding rule first. */
  readonly rules: readonly string[];
  /**
   * Where it happened: what is shown on the map when it is asked for, the deciding square first.
   */
  readonly cells: readonly Cell[];
}
