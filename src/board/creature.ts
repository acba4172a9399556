/** Creatures on the board: facts only. Their meaning is defined by the ruleset. */
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

/** Number of size categories by which `b` exceeds `a`; negative if smaller. */
export const sizeSteps = (a: Size, b: Size): number => SIZES.indexOf(b) - SIZES.indexOf(a);

export const BUILDS = ['tall', 'long'] as const;
export type Build = (typeof BUILDS)[number];

export const ATTACK_KINDS = ['melee', 'ranged', 'thrown'] as const;
export const REACH_WEAPONS = ['none', 'reach', 'reach-and-near'] as const;
export const MANEUVERABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;
/** Headings, clockwise from the map's top. */
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
   * `reach` doubles the reach and excludes the natural reach; `reach-and-near` doubles it and
   * excludes nothing.
   */
  readonly reachWeapon: (typeof REACH_WEAPONS)[number];
  /** Natural reach of this attack in cells, if it differs from the creature's. */
  readonly reach?: number;
  /** In cells. */
  readonly rangeIncrement?: number;
  /** Whether it is natural or in hand now. */
  readonly ready: boolean;
  /** Held in the off hand. */
  readonly offHand?: boolean;
  /** A natural attack other than the creature's primary one. */
  readonly secondary?: boolean;
  /** Absent: unknown. */
  readonly proficient?: boolean;
  /** Size of creature that the weapon was made for; absent: its wielder's. */
  readonly size?: Size;
  /** Magic bonus; absent: unknown, treated as none. */
  readonly enhancement?: number;
  /** Like `1d8`; excludes the wielder's bonuses. */
  readonly damage?: string;
  /** Lowest die that threatens a critical hit, and the damage multiplier. */
  readonly critical?: { readonly from: number; readonly times: number };
  /** Other properties that rules use: `crossbow`, `shuriken`, `double`, `trips`, `touch` … */
  readonly tags?: readonly string[];
}

/** Hit points. Absent values are unknown, except nonlethal and temporary ones, which are then 0. */
export interface HitPoints {
  readonly current?: number;
  readonly max?: number;
  readonly nonlethal?: number;
  readonly temporary?: number;
}

/** Ranks of a skill, and its total bonus. */
export interface Skill {
  readonly ranks?: number;
  readonly bonus?: number;
}

export const SAVES = ['fortitude', 'reflex', 'will'] as const;

/** Speeds in cells per move action; absent: unknown; 0: none. */
export interface Speeds {
  readonly land?: number;
  readonly fly?: number;
  readonly swim?: number;
  readonly climb?: number;
  readonly burrow?: number;
  readonly manoeuvrability?: (typeof MANEUVERABILITIES)[number];
}

export interface Creature {
  readonly id: string;
  readonly name: string;
  /** Absent: unknown. Creatures of the side `NEUTRAL` have no opponents. */
  readonly side?: string;
  /** Top-left cell of its space. */
  readonly at: Cell;
  readonly size?: Size;
  readonly build?: Build;
  /** Cells on a side of its space; absent: derived from size. */
  readonly space?: number;
  /** Natural reach in cells; absent: derived from size and build. */
  readonly reach?: number;
  /** Elevation above the ground, in cells. */
  readonly elevation: number;
  /**
   * Whether the scene says that it is squeezed into a narrow space; absent: derived from its
   * position.
   */
  readonly squeezing?: boolean;
  readonly speed?: Speeds;
  readonly armour?: (typeof WEIGHTS)[number];
  readonly load?: (typeof WEIGHTS)[number];
  readonly bab?: number;
  /** Scores; null: no such ability; absent: unknown. */
  readonly abilities?: Partial<Record<Ability, number | null>>;
  /** Absent: unknown (treated as armed at natural reach); empty: unarmed. */
  readonly attacks?: readonly Attack[];
  readonly conditions: readonly string[];
  readonly traits: readonly string[];
  /** Attacks of opportunity already taken this round. */
  readonly opportunitiesTaken: number;
  /**
   * Took an immediate action since its last turn, which uses up the swift action of its next turn.
   */
  readonly immediateUsed?: boolean;
  /** Sides that can see it; absent: all. */
  readonly visibleTo?: readonly string[];
  /** Id of its mount. It rides while it stands in the mount's space. */
  readonly mount?: string;
  /** The mount that it currently rides; set by the board, never by a scene (`board/mounts.ts`). */
  readonly seat?: Creature;
  /** Dismounted, though still in the space of its mount. */
  readonly afoot?: true;
  /** Direction in which a flyer last flew; absent: unknown. */
  readonly heading?: Heading;
  readonly hp?: HitPoints;
  /** Hit Dice, or levels. */
  readonly hitDice?: number;
  /** By id (`climb`, `escape-artist` …). */
  readonly skills?: Readonly<Record<string, Skill>>;
  readonly saves?: Partial<Record<(typeof SAVES)[number], number>>;
  /** Ids of the creatures that it grapples. */
  readonly grapples?: readonly string[];
  /** Id of the creature that it pins. */
  readonly pins?: string;
}

/** The side that is at peace with every other. */
export const NEUTRAL = 'neutral';

/**
 * Whether two creatures are in the same grapple or pin, as either of them records. Undefined if
 * neither records its opponent.
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
