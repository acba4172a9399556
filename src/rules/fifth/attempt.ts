/** An attack roll: what board and conditions give the better or the worse of two dice for. */
import type { AttemptModifier, AttemptReason, EdgeRoll } from '../attempt.ts';
import type { Creature } from '../../board/creature.ts';
import { effectOf, inForce, rowsInForce } from '../core/conditionsInForce.ts';
import { onOtherPlanes } from '../core/planes.ts';
import { doubtOfTrait, traitsWith, traitEffect } from '../core/traitEffect.ts';
import { cite } from '../names.ts';
import { attackReaches } from '../core/reachAreas.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { hasTag } from '../tags.ts';
import type { RuleId } from '../verdict.ts';
import { isSuspended, rimBetween } from './auras.ts';
import { UNCONSCIOUS } from './conditionRows.ts';
import {
  allyBeside,
  attempted,
  enemyBeside,
  flanksForTwo,
  isUnderWater,
  SOURCES,
  type Attempted,
} from './edges.ts';
import { HAND_COUNT } from './hands.ts';
import { surpriseOf } from './reactions.ts';
import { isIncapacitated } from './sharing.ts';
import { leftOut } from './sheetTotals.ts';

/** Conditions that make a hit from within 5 feet a critical hit. */
const CRITICAL: readonly string[] = ['paralyzed', ...UNCONSCIOUS];
/** Taken from every roll for each level of exhaustion. */
const EXHAUSTION = -2;

/** The rules behind each source; sources without a key here do not exist in the text. */
export type EdgeNames = Readonly<Record<string, readonly RuleId[]>>;

interface Edges {
  readonly advantage: AttemptReason[];
  readonly disadvantage: AttemptReason[];
  readonly unknown: string[];
}

function edgesOf(names: EdgeNames, a: Attempted): Edges {
  const edges: Edges = { advantage: [], disadvantage: [], unknown: [] };
  for (const { key, gives, why = key, found } of SOURCES) {
    const rules = names[key];
    if (rules === undefined) continue;
    for (const one of found(a)) {
      if (one.unknown !== undefined) edges.unknown.push(one.unknown);
      if (one.open === true) continue;
      const by = one.by === undefined ? {} : { by: one.by };
      edges[gives].push({ why, rules: [...rules, ...(one.rules ?? [])], ...by });
    }
  }
  return edges;
}

const isExhaustion = (condition: string): boolean => condition.startsWith('exhaustion-');
/** The highest level of exhaustion among conditions, such as `exhaustion-3`. */
export const exhaustionIn = (conditions: readonly string[]): string | undefined =>
  conditions.filter(isExhaustion).sort().at(-1);

/** What exhaustion takes from every roll (2024); the 2014 document has no such rule. */
export function wearinessOf(
  conditions: readonly string[],
  rules: readonly RuleId[] | undefined,
): readonly AttemptModifier[] {
  const why = exhaustionIn(conditions);
  if (why === undefined || rules === undefined) return [];
  return [{ why, value: EXHAUSTION * Number(why.slice(-1)), rules }];
}

/** Numbers: the levels of exhaustion (2024), and the house rule of flanking for +2. */
function modifiersOf(names: EdgeNames, a: Attempted): AttemptModifier[] {
  const flank = names['flanking'] === undefined ? [] : flanksForTwo(a);
  const counts = leftOut(a.from, 'attack');
  return [
    ...wearinessOf(a.own, names['exhaustion']).filter(({ why }) => counts(why)),
    ...flank.map(({ by }) => ({
      why: 'flanking',
      value: 2,
      rules: names['flanking'] ?? [],
      ...(by === undefined ? {} : { by }),
    })),
  ];
}

const isLong = ({ attack }: Attempted): boolean => attack.reachWeapon !== 'none';

/** Is the creature charmed by this one, which it then may not attack? */
export const isCharmedBy = (j: Judge, c: Creature, charmer: Creature): boolean =>
  inForce(j, c).includes('charmed') &&
  !isSuspended(j, c, 'charmed') &&
  c.conditionsBy?.['charmed']?.includes(charmer.id) === true;

/** Are the hands that the weapon needs on those whom the creature grapples? */
const lacksHands = ({ from, attack }: Attempted): boolean =>
  !attack.natural &&
  !attack.unarmed &&
  !hasTag(attack, 'spell') &&
  from.attacks?.some(({ natural }) => natural) !== true &&
  (from.grapples?.length ?? 0) > (attack.twoHanded ? 0 : HAND_COUNT - 1);

/** Why the attack cannot be made, or cannot hit. */
function impossible(names: EdgeNames, a: Attempted, total: boolean): AttemptReason | undefined {
  const { j, from, to, attack, cells, shot } = a;
  const because = (why: string, key: string, by?: string): AttemptReason => ({
    why,
    rules: names[key] ?? [],
    ...(by === undefined ? {} : { by }),
  });
  const unable = effectOf(j, from, 'actions');
  if (unable?.value === 'none')
    return { why: unable.condition, rules: cite(j.rules.cites, 'threatCondition') };
  const surprised = surpriseOf(j, from);
  if (surprised !== undefined) return { why: surprised, rules: cite(j.rules.cites, 'surprised') };
  if (onOtherPlanes(j, from, to))
    return { why: 'ethereal', rules: cite(j.rules.cites, 'otherPlane') };
  const rim = shot || isLong(a) ? undefined : rimBetween(j, from, to);
  if (rim !== undefined) return because(rim, rim);
  if (isCharmedBy(j, from, to)) return because('charmed', 'charmed', to.id);
  if (names['no-free-hand'] !== undefined && lacksHands(a))
    return because('no-free-hand', 'no-free-hand');
  if (total) return because('total-cover', 'total-cover');
  if (!shot) {
    return attackReaches(j, from, attack, to) ? undefined : because('out-of-reach', 'reach');
  }
  const { normal, long } = attack.range ?? {};
  if (normal !== undefined && cells > normal && isUnderWater(a))
    return because('underwater', 'underwater-range');
  // A single range is the end.
  const end = long ?? normal;
  return end !== undefined && cells > end ? because('out-of-range', 'range') : undefined;
}

/** A sneak attack: with an advantage, or with somebody beside the target and no disadvantage. */
function sneak(names: EdgeNames, a: Attempted, edge: number): AttemptReason | undefined {
  const { j, from, attack } = a;
  const why = traitsWith(j.rules.traits, from, 'sneaks')[0]?.trait;
  // A spell is no ranged weapon.
  const isFit = (hasTag(attack, 'finesse') || attack.kind === 'ranged') && !hasTag(attack, 'spell');
  if (why === undefined || !isFit) return undefined;
  const beside = names['sneak-any'] === undefined ? allyBeside(a) : enemyBeside(a);
  if (edge < 0 || (edge === 0 && beside === undefined)) return undefined;
  const rules = names['sneak-any'] ?? names['sneak'] ?? [];
  return edge > 0 || beside === undefined ? { why, rules } : { why, rules, by: beside.id };
}

/** What conditions change of an Armor Class that does not include them. */
function changedArmor(j: Judge, c: Creature): number {
  const counts = leftOut(c, 'ac');
  return rowsInForce(j, c).reduce(
    (sum, { condition, row: { armorClass = 0 } }) => (counts(condition) ? sum + armorClass : sum),
    0,
  );
}

export const attemptOf =
  (names: EdgeNames): NonNullable<Ruleset['attempt']> =>
  (j, from, to, attack, as) => {
    const a = attempted(j, from, to, attack, as);
    const { advantage, disadvantage, unknown } = edgesOf(names, a);
    // Nothing gives an advantage against an elusive creature that can act.
    const eludes = traitEffect(j.rules.traits, to, 'eludes') === true && !isIncapacitated(j, to);
    const better = eludes ? [] : advantage;
    const modifiers = modifiersOf(names, a);
    const cover = j.rules.cover(j, from, to, a.shot ? 'ranged' : 'melee');
    const armour = to.ac?.total;
    const sure = a.cells <= 1 ? a.theirs.find((id) => CRITICAL.includes(id)) : undefined;
    const barred = impossible(names, a, cover.degree === 'total');
    const edge = Number(better.length > 0) - Number(disadvantage.length > 0);
    const precision = sneak(names, a, edge);
    const roll: EdgeRoll = {
      kind: 'edge',
      ...(attack.bonus !== undefined && {
        bonus: modifiers.reduce((sum, { value }) => sum + value, attack.bonus),
      }),
      modifiers,
      advantage: better,
      disadvantage,
      ...(sure !== undefined && {
        critical: { why: sure, rules: names['automatic-critical'] ?? [] },
      }),
      ...(precision !== undefined && { precision }),
      ...(barred !== undefined && { impossible: barred }),
      ...(armour !== undefined && { against: armour + cover.ac + changedArmor(j, to) }),
    };
    const path = `creatures.${from.id}.attacks`;
    const farther = barred?.why === 'out-of-range' ? doubtOfTrait(j, from, 'range-end') : undefined;
    return {
      roll,
      unknown: [
        ...(attack.bonus === undefined ? [`${path}.${attack.id}.bonus`] : []),
        ...(a.shot && attack.range === undefined ? [`${path}.${attack.id}.range`] : []),
        ...(armour === undefined ? [`creatures.${to.id}.ac`] : []),
        ...(farther === undefined ? [] : [farther]),
        ...unknown,
        ...cover.unknown,
      ],
    };
  };
