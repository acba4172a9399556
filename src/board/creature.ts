/** Facts of a creature on the board. The ruleset defines their meaning. */
import type { SceneAttack, SceneCreature } from './facts/creature.ts';
import type { OnBoard } from './onBoard.ts';
import { SIZES, type Size } from './vocabulary.ts';

/** Number of size categories by which `b` exceeds `a`; negative if smaller. */
export const sizeSteps = (a: Size, b: Size): number => SIZES.indexOf(b) - SIZES.indexOf(a);

export type Attack = OnBoard<
  SceneAttack,
  'name' | 'natural' | 'unarmed' | 'light' | 'twoHanded' | 'reachWeapon' | 'ready'
>;

/**
 * Hit points. Absent values are unknown, except nonlethal damage and temporary points, which are
 * then 0.
 */
export type HitPoints = OnBoard<NonNullable<SceneCreature['hp']>>;

/** Speeds in cells per move action; absent: unknown; 0: none. */
export type Speeds = OnBoard<NonNullable<SceneCreature['speed']>>;

/** A creature on the board; its fields are described in `scene/schema.ts`. */
export interface Creature extends OnBoard<
  Omit<SceneCreature, 'attacks' | 'scenery'>,
  'name' | 'elevation' | 'conditions' | 'traits' | 'opportunitiesTaken'
> {
  /** Absent: unknown (treated as armed with natural reach); empty: unarmed. */
  readonly attacks?: readonly Attack[];
  /**
   * The mount that the creature rides now; set by the board, never by a scene (`board/mounts.ts`).
   */
  readonly seat?: Creature;
  /** Has the creature dismounted, though it is still in the space of its mount? */
  readonly afoot?: true;
  /**
   * The condition that gave the creature its present size; never set by a scene. `leastSize`: the
   * least space and reach of its size count, by a house rule.
   */
  readonly sizedBy?: string;
  /** Conditions that last but do nothing now; never set by a scene (`d20/map/suspendedConditions.ts`). */
  readonly suspended?: readonly string[];
  readonly leastSize?: true;
  /** The size that conditions give a creature of unknown size; never set by a scene. */
  readonly assumedSize?: Size;
  /**
   * Does nobody tell anything of its sheet: attacks, speed, traits, senses? Set by the board, never by
   * a scene.
   */
  readonly sheetUnknown?: true;
}

/** The side without enemies. */
export const NEUTRAL = 'neutral';

/**
 * Whether two creatures are in the same grapple or pin, according to the facts of either creature.
 * Undefined if neither creature names its opponent.
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

/** All conditions of a creature, with those that do nothing now. */
export const lastingConditions = ({ conditions, suspended = [] }: Creature): readonly string[] =>
  suspended.length === 0 ? conditions : [...new Set([...suspended, ...conditions])];

export const has = (c: Creature, condition: string): boolean => c.conditions.includes(condition);
export const hasTrait = (c: Creature, trait: string): boolean => c.traits.includes(trait);

/** The size of a creature; Medium, as its conditions change it, if the scene gives none. */
export const sizeOf = (c: Creature): Size => c.size ?? c.assumedSize ?? 'medium';
