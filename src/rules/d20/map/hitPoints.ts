/**
 * Derives a creature's condition from its hit points: none, disabled, staggered, unconscious,
 * dying, stable, dead or destroyed.
 */
import type { Creature, HitPoints } from '../../../board/creature.ts';
import { CONDITIONS } from './conditionLimits.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import type { TraitTable } from '../../effects.ts';

/** Hit points at which a living creature dies in rulesets that ignore its Constitution. */
const DEAD_AT = -10;

/** Traits of creatures that are not alive. */
const LIFELESS: readonly string[] = ['undead', 'construct', 'deathless', 'not-living'];

/** Whether the creature is alive, according to its traits and Constitution. */
export const living = (c: Creature): boolean =>
  c.abilities?.con !== null && !c.traits.some((trait) => LIFELESS.includes(trait));

/**
 * Hit points at which a creature dies in rulesets where its Constitution decides: minus the score,
 * or minus ten if the score is unknown.
 * @param con present Constitution, if it differs from the sheet
 */
export const deadByConstitution = (c: Creature, con?: number): number =>
  -Math.max(1, con ?? c.abilities?.con ?? 10);

/** The condition that follows from hit points, and the names of the rules behind it. */
export interface Fallen {
  readonly state: string | null;
  readonly names: readonly (
    | 'destroyed'
    | 'drained'
    | 'dead'
    | 'disabled'
    | 'stable'
    | 'dying'
    | 'nonlethal'
    | 'steadfast'
    | 'scattered'
  )[];
}

const UP: Fallen = { state: null, names: [] };

/** Number of drained levels; each is a lost Hit Die. */
const drained = (c: Creature): number =>
  c.conditions.filter((condition) => CONDITIONS[condition]?.drains === true).length;

/** The present total: temporary hit points add to it, because they are lost before the others. */
const totalOf = (hp: HitPoints): number | undefined =>
  hp.current === undefined ? undefined : hp.current + (hp.temporary ?? 0);

/** Hit points after lethal damage: temporary ones are lost first. */
export function lessBy(hp: HitPoints, points: number): HitPoints {
  const shield = Math.min(hp.temporary ?? 0, points);
  return {
    ...hp,
    ...(shield > 0 ? { temporary: (hp.temporary ?? 0) - shield } : {}),
    ...(hp.current === undefined ? {} : { current: hp.current - (points - shield) }),
  };
}

/**
 * Derives the condition from the new hit points.
 * @param before hit points before the change
 * @param con present Constitution, if it differs from the sheet
 * @param deadAt hit points at which the creature dies
 * @param traits the ruleset's traits, some of which keep a creature from dying
 */
export function fallen(
  c: Creature,
  before: HitPoints | undefined,
  hp: HitPoints,
  {
    con,
    deadAt = DEAD_AT,
    traits = {},
  }: {
    readonly con?: number | undefined;
    readonly deadAt?: number | undefined;
    readonly traits?: TraitTable | undefined;
  } = {},
): Fallen {
  const current = totalOf(hp);
  if (!living(c))
    return current !== undefined && current <= 0
      ? { state: 'destroyed', names: ['destroyed'] }
      : UP;
  const levels = drained(c);
  if (c.hitDice !== undefined && levels > 0 && levels >= c.hitDice)
    return { state: 'dead', names: ['drained', 'dead'] };
  if (con === 0) return { state: 'dead', names: ['dead'] };
  if (current === undefined) return UP;
  if (traitEffect(traits, c, 'scatters') === true) return scattered(hp, current);
  if (current <= deadAt) return { state: 'dead', names: ['dead'] };
  if (current < 0) {
    const was = (before && totalOf(before)) ?? current;
    // Below 0, a creature that lost hit points is dying, and a creature that gained some is stable.
    // Without a change, a disabled or stable creature stays so.
    const fell = current < was;
    if (traitEffect(traits, c, 'steadfast') === true)
      return c.conditions.includes('disabled')
        ? { state: 'disabled', names: ['disabled', 'steadfast'] }
        : { state: 'stable', names: ['stable', 'steadfast'] };
    if (!fell && c.conditions.includes('disabled'))
      return { state: 'disabled', names: ['disabled'] };
    return !fell && (c.conditions.includes('stable') || current > was)
      ? { state: 'stable', names: ['stable'] }
      : { state: 'dying', names: ['dying'] };
  }
  const nonlethal = hp.nonlethal ?? 0;
  if (nonlethal > current) return { state: 'unconscious', names: ['nonlethal'] };
  if (current === 0) return { state: 'disabled', names: ['disabled'] };
  return nonlethal === current
    ? { state: 'staggered', names: ['nonlethal'] }
    : { state: null, names: before !== undefined && (totalOf(before) ?? 1) < 0 ? ['stable'] : [] };
}

/** A swarm breaks up at 0 hit points; before that, damage does not weaken it. */
const scattered = ({ nonlethal = 0 }: HitPoints, current: number): Fallen =>
  current <= 0
    ? { state: 'dead', names: ['scattered'] }
    : nonlethal > current
      ? { state: 'unconscious', names: ['nonlethal', 'scattered'] }
      : UP;

/**
 * The condition that a creature's hit points cause now; null: none, or unknown hit points.
 * @param deadAt hit points at which the creature dies
 * @param traits see `fallen`
 */
export function byHitPoints(c: Creature, deadAt?: number, traits?: TraitTable): string | null {
  const { hp, hitDice } = c;
  if (hp === undefined && hitDice === undefined) return null;
  // Fast path, because every map query calls this function: most creatures have enough hit points
  // and no conditions.
  const up = hp?.current !== undefined && hp.current > 0 && (hp.nonlethal ?? 0) < hp.current;
  return up && c.conditions.length === 0 ? null : fallen(c, hp, hp ?? {}, { deadAt, traits }).state;
}
