/**
 * What is used of a turn, as scene documents and logs stated it before the resources of a turn were
 * data of the ruleset. Both are still read.
 */
export interface EarlierUses {
  readonly standard?: boolean | undefined;
  readonly move?: number | undefined;
  readonly fullRound?: boolean | undefined;
  readonly swift?: boolean | undefined;
  readonly step?: boolean | undefined;
}

/** The uses by resource. A full-round action is a standard and a move action. */
export function usesStated({
  standard = false,
  move = 0,
  fullRound = false,
  swift = false,
  step = false,
}: EarlierUses): Readonly<Record<string, number>> {
  const counts = {
    standard: Number(standard || fullRound),
    move: Math.max(move, Number(fullRound)),
    swift: Number(swift),
    step: Number(step),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}
