/**
 * Pairs of squares on the hand-drawn maps (adapters/practice/maps), judged by hand: what the people
 * at a table say that look at the map.
 */
export type At = readonly [x: number, y: number];
export type Degree = 'none' | 'cover' | 'quarter' | 'half' | 'total';
/** By ruleset; `else`: in the rulesets that are not named. */
export type By<T> = T | (Readonly<Record<string, T>> & { readonly else: T });

export interface Pair {
  readonly from: At;
  readonly to: At;
  readonly why: string;
  /** The cover of the creature at `to` against the one at `from`. */
  readonly melee?: By<Degree>;
  readonly ranged?: By<Degree>;
  /** May a creature step from `from` to `to`? Absent: they are no neighbors. */
  readonly step?: boolean;
  /** Does a shot of the creature at `to` provoke the one at `from`? */
  readonly struck?: By<boolean>;
  /** Walls, by index, of which the cover says that they may be glass. */
  readonly unsure?: readonly number[];
}

/** A burst of two squares round a grid corner, cast by a creature at `by`. */
export interface Burst {
  readonly corner: At;
  readonly by: At;
  readonly in: readonly At[];
  readonly out: readonly At[];
  readonly why: string;
}

/** Neighbors with nothing between them: no cover, a free step, an attack of opportunity. */
export const open = (from: At, to: At, why: string): Pair => ({
  from,
  to,
  why,
  melee: 'none',
  ranged: 'none',
  step: true,
  struck: true,
});
/** Neighbors with a wall between them: total cover, no step, no attack of opportunity. */
export const shut = (from: At, to: At, why: string): Pair => ({
  from,
  to,
  why,
  melee: 'total',
  ranged: 'total',
  step: false,
  struck: false,
});
/**
 * Squares that touch at the corner of a wall: no step. In the 3.5 SRD and the PRD, one line past
 * the corner that is not clear gives cover, and cover prevents attacks of opportunity. In Sigil all
 * lines would have to be blocked, and in d20 Modern it hides nothing from the attacker's best corner.
 */
export const corner = (from: At, to: At, why: string, more: Partial<Pair> = {}): Pair => ({
  from,
  to,
  why,
  step: false,
  melee: { sigil: 'none', d20modern: 'none', else: 'cover' },
  struck: { sigil: true, d20modern: true, else: false },
  ...more,
});
export const shot = (from: At, to: At, ranged: By<Degree>, why: string): Pair => ({
  from,
  to,
  why,
  ranged,
});
