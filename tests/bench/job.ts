/**
 * One implementation of a measured job: the engine, or a peer that does the same job or an easier
 * one.
 */
export interface Contender {
  readonly name: string;
  /**
   * Parts of the question that the implementation leaves out; absent: it answers the same question.
   */
  readonly easier?: string;
  /**
   * Another implementation of the product's own, shown for comparison only: it need not be slower
   * than the engine.
   */
  readonly own?: true;
  run(): unknown;
}

/** The implementations to compare, with everything built that a user would build once. */
export interface Match {
  readonly ours: Contender;
  readonly peers: readonly Contender[];
  /**
   * Compares the answers; returns what is wrong if a peer that answers the same question gives
   * another answer.
   */
  check?(): string | null;
}

export interface Job {
  readonly name: string;
  /** Name of the board; a job's name is unique on its board. */
  readonly board: string;
  /** Target in milliseconds for the median; absent: no target. */
  readonly target?: number;
  /**
   * How many times as long the job runs before it is measured: jobs with much code take thousands
   * of calls to be compiled.
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
