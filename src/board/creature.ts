/** Creatures as the board knows them: facts only. What a fact means is asked of the ruleset. */
import type { Cell } from './grid.ts';

export const SIZES = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;
export type Size = (typeof SIZES)[number];

/** How many size categories `b` is above `a`; negative when below. */
export const sizeSteps = (a: Size, b: Size): number => SIZES.indexOf(b) - SIZES.indexOf(a);

export const BUILDS = ['tall', 'long'] as const;
export type Build = (typeof BUILDS)[number];

export const ATTACK_KINDS = ['melee', 'ranged', 'thrown'] as const;
export const REACH_WEAPONS = ['none', 'reach', 'reach-and-near'] as const;
export const MANOEUVRABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;
/** Ways to face, clockwise from up the map. */
export const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Heading = (typeof HEADINGS)[number];

export const WEIGHTS = ['none', 'light', 'medium', 'heavy'] as const;
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface Attack {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof ATTACK_KINDS)[number];
  readonly natural: boolean;
  readonly unarmed: boolean;
  readonly light: boolean;
  readonly twoHanded: boolean;
  /**
   * `reach` doubles and leaves the natural reach out; `reach-and-near` doubles and leaves nothing
   * out.
   */
  readonly reachWeapon: (typeof REACH_WEAPONS)[number];
  /** Natural reach of this attack alone, in cells, where it differs from the creature's. */
  readonly reach?: number;
  /** In cells. */
  readonly rangeIncrement?: number;
  /** In hand (or natural) now. */
  readonly ready: boolean;
  /** Held in the off hand. */
  readonly offHand?: boolean;
  /** A natural attack that is not the creature's main one. */
  readonly secondary?: boolean;
  /** Absent: not known. */
  readonly proficient?: boolean;
  /** Size of creature that the weapon was made for; absent: its wielder's. */
  readonly size?: Size;
  /** Bonus of its magic; absent: not known, judged as none. */
  readonly enhancement?: number;
  /** As `1d8`; the wielder's own bonuses are not in it. */
  readonly damage?: string;
  /** Lowest die that threatens a critical hit, and what it multiplies damage by. */
  readonly critical?: { readonly from: number; readonly times: number };
  /** What else a rule may ask of it: `crossbow`, `shuriken`, `double`, `trips`, `touch` … */
  readonly tags?: readonly string[];
}

/** Points; an absent one is not known, but for the nonlethal and temporary ones, which are none. */
export interface HitPoints {
  readonly current?: number;
  readonly max?: number;
  readonly nonlethal?: number;
  readonly temporary?: number;
}

/** Of a skill: ranks bought, and the whole bonus with everything in it. */
export interface Skill {
  readonly ranks?: number;
  readonly bonus?: number;
}

export const SAVES = ['fortitude', 'reflex', 'will'] as const;

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
  /** Squeezed into a narrow space, or not, by the scene's word; absent: as its place has it. */
  readonly squeezing?: boolean;
  readonly speed?: Speeds;
  readonly armour?: (typeof WEIGHTS)[number];
  readonly load?: (typeof WEIGHTS)[number];
  readonly bab?: number;
  /** Scores; null: it has none at all, absent: not known. */
  readonly abilities?: Partial<Record<Ability, number | null>>;
  /** Absent: not known (then judged as armed at natural reach); empty: unarmed. */
  readonly attacks?: readonly Attack[];
  readonly conditions: readonly string[];
  readonly traits: readonly string[];
  /** Attacks of opportunity already taken this round. */
  readonly opportunitiesTaken: number;
  /** Took an immediate action since its last turn: the swift action of its next turn is spent. */
  readonly immediateUsed?: boolean;
  /** Sides that can see it; absent: everybody. */
  readonly visibleTo?: readonly string[];
  /** Id of its mount. It is in the saddle while it stands in the mount's space. */
  readonly mount?: string;
  /** The mount that it sits on, on this board; a scene never says it (`board/mounts.ts`). */
  readonly seat?: Creature;
  /** Out of the saddle, though it still stands in the space of its mount. */
  readonly afoot?: true;
  /** Which way a flyer flew last; absent: not known. */
  readonly heading?: Heading;
  readonly hp?: HitPoints;
  /** Hit Dice, or levels. */
  readonly hitDice?: number;
  /** By id (`climb`, `escape-artist` …). */
  readonly skills?: Readonly<Record<string, Skill>>;
  readonly saves?: Partial<Record<(typeof SAVES)[number], number>>;
  /** Ids of the creatures it grapples with. */
  readonly grapples?: readonly string[];
  /** Id of the creature that it holds pinned. */
  readonly pins?: string;
}

/** The side that is at peace with every other. */
export const NEUTRAL = 'neutral';

/**
 * Are the two in one grapple (or pin), by what either says? Undefined where neither says whom it
 * grapples.
 */
export function inOneGrapple(a: Creature, b: Creature): boolean | undefined {
  if (
    a.pins === b.id ||
    b.pins === a.id ||
    a.grapples?.includes(b.id) ||
    b.grapples?.includes(a.id)
  )
    return true;
  return a.grapples === undefined &&
    b.grapples === undefined &&
    a.pins === undefined &&
    b.pins === undefined
    ? undefined
    : false;
}

export const has = (c: Creature, condition: string): boolean => c.conditions.includes(condition);
export const hasTrait = (c: Creature, trait: string): boolean => c.traits.includes(trait);
