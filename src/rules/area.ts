/** Areas of effect: the question, and the answer about who is in the area and behind what. */
import type { Creature } from '../board/creature.ts';
import type { Cell, Point } from '../board/grid.ts';
import type { Save } from '../board/vocabulary.ts';
import type { Judge } from './ruleset.ts';
import type { Degree, RuleId, Verdict } from './verdict.ts';

/** The shapes of all rulesets; each ruleset has some of them. */
export const AREA_SHAPES = [
  'burst',
  'emanation',
  'spread',
  'cylinder',
  'cone',
  'line',
  'sphere',
  'cube',
] as const;
export type AreaShape = (typeof AREA_SHAPES)[number];

/** Areas of a ruleset that judges them on the map. */
export interface AreaRules {
  readonly shapes: readonly AreaShape[];
  of(j: Judge, parts: AreaParts): AreaVerdict;
}

export interface AreaParts {
  readonly shape: AreaShape;
  /**
   * The point of origin (a grid corner), or the creature at the center of a burst or emanation. Areas
   * of `AreaRules` may begin at a creature whatever their shape.
   */
  readonly from: Point | Creature;
  /** Radius or length in cells. */
  readonly size: number;
  /** A point that gives a cone or line its direction. */
  readonly towards?: Point;
  readonly elevation?: number;
  /** Width of a line, and height of a cylinder, in cells; absent: 1, and no limit. */
  readonly width?: number;
  readonly height?: number;
  /** The creature that creates the area. */
  readonly by?: Creature;
  /** The saving throw that the area allows; absent: saves are not judged. */
  readonly save?: Save;
  /** Is the area a spell or another magical effect? Absent: not known. */
  readonly magical?: boolean;
  /** Damage before saves; `saved`: which creatures made the save and which failed it. */
  readonly damage?: number;
  readonly saved?: Readonly<Record<string, boolean>>;
}

export interface AreaVerdict extends Verdict {
  /** Can the creature create an area with this point of origin? */
  readonly possible: boolean;
  readonly why?: 'no-line-of-effect' | 'not-own-corner';
  /**
   * The point of origin, if it is not where it was set: the near side of an obstacle before a point
   * that the creator does not see.
   */
  readonly origin?: Point;
  readonly cells: readonly Cell[];
  /** Creatures in the area, in the scene's order. */
  readonly creatures: readonly Caught[];
  /** Creatures within the shape that the area does not affect, in the scene's order. */
  readonly spared: readonly Spared[];
}

/**
 * `blocked`: obstacles shield the creature from the area. `height`: the creature is too far above
 * or below the origin.
 */
export interface Spared {
  readonly id: string;
  readonly why: 'blocked' | 'height';
  readonly rules: readonly RuleId[];
}

/** The saving throw of a creature in the area. */
export interface AreaSave {
  readonly what: Save;
  /** The bonus on the sheet; absent: not known. */
  readonly bonus?: number;
  /** The bonus on the sheet plus the bonus from cover; absent: not known. */
  readonly total?: number;
  /** The creature fails this save without a roll. */
  readonly fails?: true;
  /** What gives the better or the worse of two dice; absent: the text has no such dice. */
  readonly advantage?: readonly string[];
  readonly disadvantage?: readonly string[];
  /**
   * Modifiers to the save from conditions. `total` leaves them out, because the sheet may include
   * them already.
   */
  readonly conditions: readonly {
    readonly value: number;
    readonly why: string;
    readonly rules: readonly RuleId[];
  }[];
}

export interface Caught {
  readonly id: string;
  /**
   * The caught creature's relation to the creature that creates the area; absent: no creator is
   * given.
   */
  readonly relation?: 'self' | 'ally' | 'foe' | 'none';
  /** Cells of the creature's space that are in the area. */
  readonly squares: readonly Cell[];
  /**
   * Distance in cells from the point of origin to the nearest of the creature's cells in the area.
   */
  readonly distance: number;
  readonly cover: Degree;
  /** Bonus from cover to Reflex saves against the area. */
  readonly reflex: number;
  readonly evasion: 'none' | 'evasion' | 'improved';
  readonly save?: AreaSave;
  readonly damage?: number;
  readonly rules: readonly RuleId[];
}
