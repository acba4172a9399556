/** What a text says of every jump. */
export interface JumpRules {
  readonly skill: 'jump' | 'acrobatics';
  /** Straight running start in meters; without it the DC doubles. */
  readonly runUp: number;
  /** Modifier for the creature's land speed (in cells per move action); absent: none. */
  readonly bySpeed?: (cells: number) => number;
  /** DC of hopping up onto what reaches at most to the waist, without a run-up; absent: none. */
  readonly hopUp?: number;
  /** DC of jumping down, which makes the fall ten feet shorter; absent: none. */
  readonly down?: number;
  /**
   * Does a jump up only catch an edge above the jumper's vertical reach? It then climbs up with a
   * check of this DC; absent: a jump clears the height.
   */
  readonly pullUp?: number;
}
