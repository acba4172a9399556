/**
 * The question about a phased round (docs/spec/timeline.md): what each creature declares, and the
 * results of the players' rolls. Positions are offset hex coordinates, factors are initiative
 * factors, and lengths are in cells. Optional fields are absent, never undefined.
 */
import type { Cell } from '../../../board/grid.ts';

/** Kinds of movement that have a speed of their own. */
export const MOVEMENT_KINDS = ['land', 'fly', 'swim', 'climb', 'burrow'] as const;
export type Footing = (typeof MOVEMENT_KINDS)[number];

/** Why the mover may cross an occupied hex, or end there (`yields`). */
export const CROSSINGS = ['willing', 'defenceless', 'incorporeal', 'yields'] as const;
export interface Crossing {
  readonly at: Cell;
  readonly occupant: string;
  readonly as: (typeof CROSSINGS)[number];
  /** The hex that a yielding occupant moves to. */
  readonly to?: Cell;
}

export interface Route {
  /** The cells of the path, including the start. */
  readonly path: readonly Cell[];
  /** Kind of movement; absent: on land. */
  readonly footing?: Footing;
  /**
   * Id of a creature. The movement stops on the first hex that is adjacent to this creature at that
   * moment.
   */
  readonly until?: string;
  /** Number of hexes after which the movement stops, counted over all its phases. */
  readonly hexes?: number;
  readonly crossing?: readonly Crossing[];
}

/** A declared movement: a destination (by the shortest path), a path, or a path with details. */
export type DeclaredMove = Cell | readonly Cell[] | Route;

export const FREE_KINDS = ['draw', 'put-away', 'change-grip', 'other'] as const;
export type FreeKind = (typeof FREE_KINDS)[number];
export const ITEMS = ['weapon', 'shield', 'object', 'scroll'] as const;
export const ITEM_SIZES = ['small', 'medium', 'large', 'larger', 'body'] as const;

export interface Item {
  readonly item: (typeof ITEMS)[number];
  readonly size?: (typeof ITEM_SIZES)[number];
  readonly hand?: 'main' | 'off';
}

export interface Free {
  readonly kind: FreeKind;
  readonly items?: readonly Item[];
  readonly rapidArming?: boolean;
  readonly check?: 'passed' | 'failed';
  /** Penalty on the roll; only for the kind `other`. */
  readonly penalty?: number;
  readonly name?: string;
}

/** Actions that may come before or after a half move. */
export const COMMON_ACTS = [
  'attack',
  'ranged-attack',
  'common',
  'put-away',
  'free-action',
] as const;
/** Actions that begin at the start of the round. */
export const START_ACTS = ['spell', 'start-of-round', 'one-round', 'long'] as const;
export const ACTS = [...COMMON_ACTS, ...START_ACTS] as const;
export type PhaseAct = (typeof ACTS)[number];

/** Actions that a creature may declare; `regular` is a common action that is chosen later. */
export type Action =
  | 'regular'
  | 'nothing'
  | 'half-move'
  | 'full-move'
  | 'charge'
  | PhaseAct
  | `half-move-then-${PhaseAct}`
  | `${PhaseAct}-then-half-move`;
export const PHASED_ACTIONS: readonly Action[] = [
  'regular',
  'nothing',
  'half-move',
  'full-move',
  'charge',
  ...ACTS,
  ...ACTS.map((act) => `half-move-then-${act}` as const),
  ...ACTS.map((act) => `${act}-then-half-move` as const),
];

export const GROUPS = ['warriors', 'monsters', 'vagabonds', 'priests', 'magic-users'] as const;
export type ActionFamily = (typeof GROUPS)[number];

export interface Charge {
  /**
   * Rating of the charge. If absent, the table gives it by group and level (for monsters, by Hit
   * Dice).
   */
  readonly rating?: number;
  readonly group?: ActionFamily;
  readonly level?: number;
  /** Combat points spent; each lowers the rating by one. */
  readonly combatPoints?: number;
  /** Bonus added to the roll. */
  readonly bonus?: number;
  readonly roll?: number;
  /** What the creature does if the roll fails: complete the movement (also if absent), or stand. */
  readonly onFailure?: 'move' | 'stand';
}

export interface DeclarationRefusal {
  readonly target: string;
  readonly at: number;
}

export interface Waiting {
  readonly penalty?: number;
  readonly percent?: number;
}

export interface Abort {
  /** The factor at which the abort is called; it takes effect from the next one. */
  readonly called: number;
  readonly halfMove?: DeclaredMove;
}

export interface EndOfRound {
  readonly move?: DeclaredMove;
  readonly words?: string;
  readonly effects?: readonly { readonly phase: 'b' | 'e'; readonly name: string }[];
}

/** One creature's declaration. */
export interface Declaration {
  readonly of: string;
  /** The initiative roll without modifiers; absent: not rolled yet. */
  readonly initiative?: number;
  readonly action: Action;
  readonly waiting?: Waiting;
  readonly free?: readonly Free[];
  readonly weaponFactor?: number;
  readonly castingTime?: number;
  readonly factor?: number;
  readonly name?: string;
  readonly items?: readonly Item[];
  readonly move?: DeclaredMove;
  readonly target?: string | readonly string[];
  readonly refuse?: readonly (string | DeclarationRefusal)[];
  readonly onContact?: 'attack' | 'keep-moving';
  readonly charge?: Charge;
  readonly abort?: Abort;
  /** Number of melee attacks; those beyond the first take place at the end of the round. */
  readonly attacks?: number;
  readonly endOfRound?: EndOfRound;
}

/**
 * Results of roll-offs between several creatures. For each key, such as `tie:7`, `end:c` or
 * `tie:7#2`, the result (1–10) of each creature by id.
 */
export type RollOffs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * A moment of the round: the end of a factor, or the time after the first `order` events of a
 * factor.
 */
export type RoundMoment = number | { readonly at: number | 'end'; readonly order: number };

export interface TimelineQuestion {
  readonly declared: readonly Declaration[];
  readonly dice?: RollOffs;
  /** Last moment that the answer covers. */
  readonly upTo?: RoundMoment;
}
