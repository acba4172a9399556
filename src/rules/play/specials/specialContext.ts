/** Facts that all special attacks need: reach, weapons, attacks of opportunity, numbers from the sheet. */
import { sizeSteps, type Attack, type Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { sizeOf } from '../../base/size.ts';
import { traitEffect } from '../../base/traits.ts';
import { cite } from '../../names.ts';
import { cellsOf, meetsStand, standingAt, standOf } from '../../base/distance.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { SpecialCitation, SpecialOpportunities, Unprovoked } from './nouns.ts';
import type { RuleId } from '../../verdict.ts';

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

/** Collects the facts that a scene did not give. */
export class Missing {
  readonly paths = new Set<string>();
  /** Returns the value, or the default after noting the path as missing. */
  take<T>(value: T | undefined, path: string, fallback: T): T {
    if (value === undefined) this.paths.add(path);
    return value ?? fallback;
  }
}

export const ruling = (j: FullJudge, ...names: readonly SpecialCitation[]): RuleId[] =>
  cite(j.rules.specials.cites, ...names);

/** An ability's modifier; a missing score is noted as missing. */
export function ability(
  j: FullJudge,
  c: Creature,
  which: 'str' | 'dex' | 'cha',
  missing: Missing,
): number {
  const { modifier, unknown } = j.rules.bodies.ability(j, c, which);
  for (const path of unknown) missing.paths.add(path);
  return modifier;
}

/** Size categories by which `b` is larger than `a`; negative: smaller. */
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

/** Could the creature attack that foe from its present position with this attack? */
export function strikes(j: FullJudge, c: Creature, a: Attack, foe: Creature): boolean {
  const armed: Creature = { ...c, attacks: [{ ...a, kind: 'melee', ready: true, natural: true }] };
  if (!j.rules.canThreaten(j, c).allowed) return false;
  if (Math.round(c.elevation) === Math.round(foe.elevation))
    return sameSpace(j, c, foe) || overlap(j, foe, j.rules.threat(j, armed).cells);
  const { near, far } = j.rules.attackReach(j, c, a);
  const { cells } = j.rules.distance(j, c, foe);
  return cells > near && cells <= far && j.rules.lineOfEffect(j, c, foe).free;
}

/** Does one creature stand in the other's space? */
export const sameSpace = (j: FullJudge, a: Creature, b: Creature): boolean =>
  meetsStand(standOf(j, a), standOf(j, b));

/** The attack with the given id; else the first ready melee attack. */
export function weaponOf(
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

/** Does the creature count as armed: with a weapon, a natural weapon, or armed fists? */
export const isArmed = (j: FullJudge, c: Creature): boolean =>
  c.attacks === undefined ||
  c.attacks.some(
    (a) =>
      a.ready &&
      (!a.unarmed || a.natural || traitEffect(j.rules.traits, c, 'unarmedArmed') === true),
  );

/**
 * The `foes` that get an attack of opportunity against a creature at its position, and the reasons
 * against the others.
 */
export function provokedFrom(
  j: FullJudge,
  c: Creature,
  foes: readonly Creature[],
  rules: readonly RuleId[],
): { opportunities: SpecialOpportunities[]; barred: Unprovoked[]; unknown: string[] } {
  const found = {
    opportunities: [] as SpecialOpportunities[],
    barred: [] as Unprovoked[],
    unknown: [] as string[],
  };
  for (const foe of foes) {
    const threat = j.rules.threat(j, foe);
    const idle =
      threat.none ?? (overlap(j, c, threat.cells) || sameSpace(j, c, foe) ? threat.idle : null);
    // A creature out of reach is not listed.
    if (idle === null) continue;
    const place = idle === undefined ? j.rules.opportunityBarred(j, foe, c, c.at) : undefined;
    if (idle !== undefined) found.barred.push({ by: foe.id, why: idle.why, rules: idle.rules });
    else if (place?.allowed === false)
      found.barred.push({ by: foe.id, why: place.why ?? 'cover', rules: place.rules });
    else {
      found.opportunities.push({
        by: foe.id,
        rules: [...new Set([...rules, ...j.rules.canTakeOpportunity(j, foe).rules])],
      });
      found.unknown.push(...threat.unknown);
    }
  }
  return found;
}
