/** One thing that is measured, beside peers that do the same job or an easier one. */
export interface Contender {
  readonly name: string;
  /** Does it answer the same question? Else what it leaves out. */
  readonly easier?: string;
  run(): unknown;
}

export interface Job {
  readonly name: string;
  /** Milliseconds, median; absent: only shown. */
  readonly target?: number;
  readonly ours: Contender;
  readonly peers: readonly Contender[];
  /** Runs for so many times as long before it is measured: what rests on much code takes thousands of calls to be compiled. */
  readonly warmUp?: number;
  /** Says what is wrong where a peer that answers the same question answers otherwise. */
  check?(): string | null;
}
