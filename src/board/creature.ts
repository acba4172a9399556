/** Creatures as the board knows them: facts only. What a fact means is asked of the ruleset. */
import type { Cell } from './grid.ts';

export const SIZES = ['fine', 'diminutive', 'tiny', 'small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'] as const;
export type Size = (typeof SIZES)[number];

/** How many size categories `b` is above `a`; negative when below. */
export const sizeSteps = (a: Size, b: Size): number => SIZES.indexOf(b) - SIZES.indexOf(a);

export const BUILDS = ['tall', 'long'] as const;
export type Build = (typeof BUILDS)[number];

export const ATTACK_KINDS = ['melee', 'ranged', 'thrown'] as const;
export const REACH_WEAPONS = ['none', 'reach', 'reach-and-near'] as const;
export const MANOEUVRABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;
export const WEIGHTS = ['none', 'light', 'medium', 'heavy'] as const;
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;

export interface Attack {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof ATTACK_KINDS)[number];
  readonly natural: boolean;
  readonly unarmed: boolean;
  readonly light: boolean;
  readonly twoHanded: boolean;
  /** `reach` doubles and leaves the natural reach out; `reach-and-near` doubles and leaves nothing out. */
  readonly reachWeapon: (typeof REACH_WEAPONS)[number];
  /** Natural reach of this attack alone, in cells, where it differs from the creature's. */
  readonly reach?: number;
  /** In cells. */
  readonly rangeIncrement?: number;
  /** In hand (or natural) now. */
  readonly ready: boolean;
}

/** Speeds in cells a move action; an absent one is unknown, 0 is none. */
export interface Speeds {
  readonly land?: number;
  readonly fly?: number;
  readonly swim?: number;
  readonly climb?: number;
  readonly burrow?: number;
  readonly manoeuvrability?: (typeof MANOEUVRABILITIES)[number];
}

export interface Creature {
  readonly id: string;
  readonly name: string;
  /** Absent: not known. `NEUTRAL` is nobody's opponent. */
  readonly side?: string;
  /** Top-left cell of its space. */
  readonly at: Cell;
  readonly size?: Size;
  readonly build?: Build;
  /** Cells on a side of its space; absent: by size. */
  readonly space?: number;
  /** Natural reach in cells; absent: by size and build. */
  readonly reach?: number;
  /** Cells above the ground. */
  readonly elevation: number;
  readonly squeezing: boolean;
  readonly speed?: Speeds;
  readonly armour?: (typeof WEIGHTS)[number];
  readonly load?: (typeof WEIGHTS)[number];
  readonly bab?: number;
  readonly abilities?: Partial<Record<(typeof ABILITIES)[number], number>>;
  /** Absent: not known (then judged as armed at natural reach); empty: unarmed. */
  readonly attacks?: readonly Attack[];
  readonly conditions: readonly string[];
  readonly traits: readonly string[];
  /** Attacks of opportunity already taken this round. */
  readonly opportunitiesTaken: number;
  /** Sides that can see it; absent: everybody. */
  readonly visibleTo?: readonly string[];
  /** Id of the creature it rides. */
  readonly mount?: string;
}

/** The side that is at peace with every other. */
export const NEUTRAL = 'neutral';

export const has = (c: Creature, condition: string): boolean => c.conditions.includes(condition);
export const hasTrait = (c: Creature, trait: string): boolean => c.traits.includes(trait);
