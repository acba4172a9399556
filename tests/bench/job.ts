/** One measured job, with peers that do the same job or an easier one. */
export interface Contender {
  readonly name: string;
  /** Does it answer the same question? Else what it leaves out. */
  readonly easier?: string;
  /** Our own, shown beside: nobody to be faster than. */
  readonly own?: true;
  run(): unknown;
}

/** What is compared, with everything built that a user would build once. */
export interface Match {
  readonly ours: Contender;
  readonly peers: readonly Contender[];
  /** Says what is wrong where a peer that answers the same question answers otherwise. */
  check?(): string | null;
}

export interface Job {
  readonly name: string;
  /** Name of the board; names of jobs are one board's. */
  readonly board: string;
  /** Milliseconds, median; absent: only shown. */
  readonly target?: number;
  /**
   * Runs for so many times as long before it is measured: what rests on much code takes thousands
   * of calls to be compiled.
   */
  readonly warmUp?: number;
  /** Builds what is compared; called once, in the process that measures. */
  set(): Match;
}

/** A job on a board of its own. */
export interface Plain extends Match {
  readonly name: string;
  readonly target?: number;
  readonly warmUp?: number;
}

export const onItsOwn = (plain: Plain): Job => ({ ...plain, board: 'field', set: () => plain });
