/**
 * Helpers for all special attacks: reach, weapons, attacks of opportunity, numbers from the sheet.
 */
import { sizeSteps, type Attack, type Creature, sizeOf } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { traitEffect } from '../../../core/traitEffect.ts';
import { cite } from '../../../names.ts';
import { cellsOf, meetsStand, standingAt, standOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { SpecialCitation } from './specialTypes.ts';
import type { RuleId } from '../../../verdict.ts';

/** An unarmed strike as an attack. */
export const HANDS: Attack = {
  id: 'hands',
  name: '',
  kind: 'melee',
  natural: true,
  unarmed: true,
  light: true,
  twoHanded: false,
  reachWeapon: 'none',
  ready: true,
};

/** Collects the paths of facts that the scene does not give. */
export class Missing {
  readonly paths = new Set<string>();
  /** Returns the value. If it is undefined, notes the path as missing and returns the default. */
  take<T>(value: T | undefined, path: string, fallback: T): T {
    if (value === undefined) this.paths.add(path);
    return value ?? fallback;
  }
}

export const specialRules = (j: FullJudge, ...names: readonly SpecialCitation[]): RuleId[] =>
  cite(j.rules.specials.cites, ...names);

/** Modifier of an ability. If the score is unknown, its path is noted as missing. */
export function notedAbility(
  j: FullJudge,
  c: Creature,
  which: 'str' | 'dex' | 'cha',
  missing: Missing,
): number {
  const { modifier, unknown } = j.rules.bodies.ability(j, c, which);
  for (const path of unknown) missing.paths.add(path);
  return modifier;
}

/** Number of size categories by which `b` is larger than `a`; negative if `b` is smaller. */
export const largerBy = (a: Creature, b: Creature, missing: Missing): number => {
  for (const c of [a, b]) missing.take(c.size, `creatures.${c.id}.size`, 'medium');
  return sizeSteps(sizeOf(a), sizeOf(b));
};

const overlap = (
  j: FullJudge,
  c: Creature,
  cells: { has(x: number, y: number): boolean },
  at: Cell = c.at,
): boolean => cellsOf(standingAt(j, c, at)).some(([x, y]) => cells.has(x, y));

/** Could the creature attack the foe with this attack from its present position? */
export function canStrike(j: FullJudge, c: Creature, a: Attack, foe: Creature): boolean {
  const armed: Creature = { ...c, attacks: [{ ...a, kind: 'melee', ready: true, natural: true }] };
  if (!j.rules.canThreaten(j, c).allowed) return false;
  if (Math.round(c.elevation) === Math.round(foe.elevation))
    return sameSpace(j, c, foe) || overlap(j, foe, j.rules.threat(j, armed).cells);
  const { near, far } = j.rules.attackReach(j, c, a);
  const { cells } = j.rules.distance(j, c, foe);
  return cells > near && cells <= far && j.rules.lineOfEffect(j, c, foe).free;
}

/** Do the spaces of the two creatures overlap? */
export const sameSpace = (j: FullJudge, a: Creature, b: Creature): boolean =>
  meetsStand(standOf(j, a), standOf(j, b));

/** The attack with the given id, or without an id the first ready melee attack. */
export function chosenWeapon(
  c: Creature,
  id: string | undefined,
  missing: Missing,
): Attack | undefined {
  if (id !== undefined) return c.attacks?.find((a) => a.id === id);
  if (c.attacks === undefined) missing.paths.add(`creatures.${c.id}.attacks`);
  return (
    c.attacks?.find((a) => a.ready && a.kind === 'melee' && !a.unarmed) ??
    c.attacks?.find((a) => a.ready && a.kind === 'melee')
  );
}

/**
 * Does the creature count as armed? It does with a weapon, a natural weapon, or fists that count as
 * armed.
 */
export const isArmed = (j: FullJudge, c: Creature): boolean =>
  c.attacks === undefined ||
  c.attacks.some(
    (a) =>
      a.ready &&
      (!a.unarmed || a.natural || traitEffect(j.rules.traits, c, 'unarmedArmed') === true),
  );
