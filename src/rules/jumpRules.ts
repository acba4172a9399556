/** What a text says of every jump. */
export interface JumpRules {
  readonly skill: 'jump' | 'acrobatics';
  /** Straight running start in meters; without it the DC doubles. */
  readonly runUp: number;
  /** Modifier for the creature's land speed (in cells per move action); absent: none. */
  readonly bySpeed?: (cells: number) => number;
}
