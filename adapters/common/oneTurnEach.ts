/** Rows of a host's turn order. A creature has one turn in a round, however often it stands there. */

interface Row {
  /** The creature; null: a row of nobody, or of a creature that this user may not see. */
  readonly token: string | null;
}

export interface OneTurnEach<R> {
  /** The rows that are turns, in the host's order. */
  readonly turns: readonly R[];
  /** The row whose turn it is. During a row that is no turn, the turn before it goes on. */
  readonly now: R | undefined;
  /** Creatures with rows that are no turns. */
  readonly repeated: readonly string[];
}

/**
 * @param at index of the row at which the host's tracker stands; -1: at none
 * @param isFirst whether a row is the one of its creature that counts as its turn
 */
export function oneTurnEach<R extends Row>(
  rows: readonly R[],
  at: number,
  isFirst: (row: R, i: number) => boolean,
): OneTurnEach<R> {
  const isTurn = rows.map((row, i) => row.token === null || isFirst(row, i));
  const before = [...rows.keys()].map((back) => (at - back + rows.length) % rows.length);
  const now = at < 0 ? undefined : before.find((i) => isTurn[i]);
  return {
    turns: rows.filter((_, i) => isTurn[i]),
    now: now === undefined ? undefined : rows[now],
    repeated: [...new Set(rows.flatMap(({ token }, i) => (isTurn[i] ? [] : (token ?? []))))],
  };
}
