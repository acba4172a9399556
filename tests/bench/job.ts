/**
 * One implementation of a measured job: the engine, or a peer that does the same job or an easier
 * one.
 */
export interface Contender {
  readonly name: string;
  /**
   * Parts of the question that the implementation leaves out; absent if it answers the same
   * question.
   */
  readonly easier?: string;
  /**
   * An alternative implementation in the product, shown only for comparison: it may be faster than
   * the engine.
   */
  readonly own?: true;
  run(): unknown;
}

/** The implementations to compare, with everything built that a user would build once. */
export interface Match {
  readonly ours: Contender;
  readonly peers: readonly Contender[];
  /**
   * Compares the answers. Returns a description of the error if a peer that answers the same
   * question gives another answer.
   */
  check?(): string | null;
}

export interface Job {
  readonly name: string;
  /** Name of the board; a job's name is unique on its board. */
  readonly board: string;
  /** Target in milliseconds for the median; absent if there is no target. */
  readonly target?: number;
  /**
   * Factor for the length of the warm-up: jobs with much code need thousands of calls until they
   * are compiled.
   */
  readonly warmUp?: number;
  /** Builds the implementations to compare; called once, in the process that measures. */
  set(): Match;
}

/** A job that has its own board. */
export interface Plain extends Match {
  readonly name: string;
  readonly target?: number;
  readonly warmUp?: number;
}

export const onItsOwn = (plain: Plain): Job => ({ ...plain, board: 'field', set: () => plain });
