/** The attack roll against a cell: modifiers, distance, hit or miss. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { ordnanceOf } from './blast.ts';
import type { RollModifier } from './ordnanceRules.ts';

/**
 * The weapon that is fired or thrown: the given attack, or else the first ready attack that fits.
 */
export const firedWeapon = (
  of: Creature,
  given: Attack | undefined,
  fits: (a: Attack) => boolean,
): Attack | undefined => given ?? of.attacks?.find((a) => a.ready && fits(a));

/** Distance in cells to the nearest of the given cells. */
export const distanceTo = (j: FullJudge, of: Creature, cells: readonly Cell[]): number =>
  Math.min(...cells.map((cell) => j.rules.distance(j, of, cell).cells));

/** The penalty for the full range increments of the distance (d20modern.attack.range-penalty). */
export function rangePenalty(
  j: FullJudge,
  distance: number,
  increment: number | undefined,
): RollModifier[] {
  const { cites, table } = ordnanceOf(j);
  const whole = increment === undefined || increment <= 0 ? 0 : Math.floor(distance / increment);
  return whole === 0
    ? []
    : [{ value: whole * table.thrown.each, why: 'range', rules: cite(cites, 'range') }];
}

export const sum = (modifiers: readonly RollModifier[]): number =>
  modifiers.reduce((n, m) => n + m.value, 0);

/**
 * Does the roll hit? A natural 20 always hits and a natural 1 always misses; undefined: nothing was
 * rolled.
 */
export function hits(
  ask: {
    readonly total?: number | undefined;
    readonly die?: number | undefined;
    readonly bonus?: number | undefined;
  },
  modifiers: readonly RollModifier[],
  defence: number,
): boolean | undefined {
  if (ask.die === 20 || ask.die === 1) return ask.die === 20;
  if (ask.total !== undefined) return ask.total >= defence;
  return ask.die === undefined || ask.bonus === undefined
    ? undefined
    : ask.die + ask.bonus + sum(modifiers) >= defence;
}
