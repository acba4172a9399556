/** From hit points to a condition: up, disabled, staggered, dying, stable, dead, destroyed. */
import type { Creature, HitPoints } from '../../board/creature.ts';
import { CONDITIONS } from './conditions.ts';

/** Hit points at which the living die. */
const DEAD_AT = -10;

/** Traits that are no life. */
const LIFELESS: readonly string[] = ['undead', 'construct', 'deathless', 'non-living'];

/** Is it alive, as far as its traits and its Constitution say? */
export const living = (c: Creature): boolean =>
  c.abilities?.con !== null && !c.traits.some((trait) => LIFELESS.includes(trait));

/** What hit points put a creature in, and the rules' names behind it. */
export interface Fallen {
  readonly state: string | null;
  readonly names: readonly (
    'destroyed' | 'drained' | 'dead' | 'disabled' | 'stable' | 'dying' | 'nonlethal'
  )[];
}

const UP: Fallen = { state: null, names: [] };

/** Levels drained, which are Hit Dice lost. */
const drained = (c: Creature): number =>
  c.conditions.filter((condition) => CONDITIONS[condition]?.drains === true).length;

/** `before`: its hit points before they became `hp`. */
export function fallen(
  c: Creature,
  before: HitPoints | undefined,
  hp: HitPoints,
  con?: number,
): Fallen {
  const current = hp.current;
  if (!living(c))
    return current !== undefined && current <= 0
      ? { state: 'destroyed', names: ['destroyed'] }
      : UP;
  const levels = drained(c);
  if (c.hitDice !== undefined && levels > 0 && levels >= c.hitDice)
    return { state: 'dead', names: ['drained', 'dead'] };
  if (con === 0) return { state: 'dead', names: ['dead'] };
  if (current === undefined) return UP;
  if (current <= DEAD_AT) return { state: 'dead', names: ['dead'] };
  if (current < 0) {
    const was = before?.current ?? current;
    // Awake below 0 it is disabled still, stable it stays so; with even one point more it is
    // stable; with less it is dying.
    const fell = current < was;
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
    : { state: null, names: before !== undefined && (before.current ?? 1) < 0 ? ['stable'] : [] };
}

/** The condition that its hit points put it in now; null: none, or they are not known. */
export function byHitPoints(c: Creature): string | null {
  const { hp, hitDice } = c;
  if (hp === undefined && hitDice === undefined) return null;
  // Most are up and drained of nothing, and every question of the map asks.
  const up = hp?.current !== undefined && hp.current > 0 && (hp.nonlethal ?? 0) < hp.current;
  return up && c.conditions.length === 0 ? null : fallen(c, hp, hp ?? {}).state;
}
