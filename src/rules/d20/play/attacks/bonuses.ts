/**
 * Stacking: which bonuses add up, to what each type applies, and which parts of an armor class
 * count.
 */
import { sizeOf, type Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import { sizeRow } from './figures.ts';
import { guardOf } from './dexterityInDefense.ts';
import type { AttackCitation } from './citations.ts';
import { traitOf } from './attackTraits.ts';
import type { ArmourPart, Bonus } from './bonus.ts';

export type { ArmourPart, Bonus } from './bonus.ts';

export type DroppedWhy =
  | 'same-type'
  | 'same-source'
  | 'wrong-use'
  | 'limit'
  | 'immune'
  | 'ignored'
  | 'denied'
  | 'forgone';
export interface Dropped extends Bonus {
  readonly why: DroppedWhy;
}

export interface StackVerdict extends Verdict {
  readonly total: number;
  readonly counted: readonly Bonus[];
  readonly dropped: readonly Dropped[];
}

export const AGAINST = ['normal', 'touch', 'flat-footed', 'incorporeal-touch'] as const;
export type AttackAgainst = (typeof AGAINST)[number];

export interface DefenceVerdict extends StackVerdict {
  readonly ac: number;
}

interface TypeRule {
  readonly name: AttackCitation;
  /** Codes of the totals to which a bonus of this type may be added; absent: any total. */
  readonly on?: readonly string[];
  /** When bonuses of this type stack with each other: always, or only when their sources differ. */
  readonly stacks?: 'always' | 'other-source';
  readonly most?: number;
  /** Does the target lose this bonus whenever it loses its Dexterity bonus? */
  readonly nimble?: true;
  /** Is it a bonus of armor, shield or the like, which does not count against touch attacks? */
  readonly worn?: true;
}

const AC = ['ac'];
const TYPES: Readonly<Record<string, TypeRule>> = {
  armour: { name: 'armourType', on: AC, worn: true },
  'natural-armour': { name: 'naturalArmourType', on: AC, worn: true },
  shield: { name: 'shieldType', on: AC, worn: true },
  equipment: { name: 'equipmentType', on: AC, worn: true },
  class: { name: 'classType', on: AC },
  deflection: { name: 'deflectionType', on: AC },
  dodge: { name: 'dodgeType', on: AC, stacks: 'always', nimble: true },
  resistance: { name: 'resistanceType', on: ['save'] },
  inherent: { name: 'inherentType', on: ['ability'], most: 5 },
  enhancement: { name: 'enhancementType', on: ['ability', 'attack', 'damage', 'ac', 'speed'] },
  circumstance: { name: 'circumstanceType', stacks: 'other-source' },
  untyped: { name: 'stacking', stacks: 'other-source' },
  morale: { name: 'moraleType' },
  racial: { name: 'racialType' },
  size: { name: 'sizeType' },
  alchemical: { name: 'alchemicalType' },
  insight: { name: 'insightType' },
  competence: { name: 'competenceType' },
  luck: { name: 'luckType' },
  profane: { name: 'profaneType' },
  sacred: { name: 'sacredType' },
};

const ruleOf = (type: string): TypeRule | undefined =>
  Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
const namesOf = (bonuses: readonly Bonus[]): AttackCitation[] =>
  bonuses.map((b) => ruleOf(b.type)?.name ?? 'stacking');

/**
 * Adds up bonuses. Of several bonuses in one group, only the greatest counts; penalties form groups
 * of their own.
 */
export function stack(
  j: FullJudge,
  bonuses: readonly Bonus[],
  on?: string,
  of?: Creature,
): StackVerdict {
  const { cites, traits } = j.rules.attacks;
  const refused = of === undefined ? undefined : traitOf(traits, of, 'noBonus')?.value;
  const noDexterity =
    of !== undefined &&
    bonuses.some((b) => ruleOf(b.type)?.nimble) &&
    guardOf(j, of).denied.length > 0;
  const dropped: Dropped[] = [];
  const best = new Map<string, Bonus>();
  for (const given of bonuses) {
    const rule = ruleOf(given.type);
    if (given.value > 0 && refused?.includes(given.type)) {
      dropped.push({ ...given, why: 'immune' });
      continue;
    }
    if (given.value > 0 && rule?.nimble && noDexterity) {
      dropped.push({ ...given, why: 'denied' });
      continue;
    }
    if (on !== undefined && rule?.on !== undefined && !rule.on.includes(on)) {
      dropped.push({ ...given, why: 'wrong-use' });
      continue;
    }
    const heap = heapOf(given, rule, best.size);
    const old = best.get(heap);
    if (old === undefined) {
      best.set(heap, given);
      continue;
    }
    const better = Math.abs(given.value) > Math.abs(old.value);
    dropped.push({
      ...(better ? old : given),
      why: rule?.stacks === undefined ? 'same-type' : 'same-source',
    });
    if (better) best.set(heap, given);
  }
  const counted = [...best.values()].map((b): Bonus => {
    const most = ruleOf(b.type)?.most;
    if (most === undefined || b.value <= most) return b;
    dropped.push({ ...b, value: b.value - most, why: 'limit' });
    return { ...b, value: most };
  });
  return {
    total: counted.reduce((sum, b) => sum + b.value, 0),
    counted,
    dropped,
    rules: cite(cites, ...(bonuses.length > 1 ? ['stacking' as const] : []), ...namesOf(bonuses)),
    unknown: [],
  };
}

/**
 * The key of a bonus's group. Bonuses in one group do not stack. `n` must differ between bonuses:
 * it gives each bonus that stacks a group of its own.
 */
function heapOf(b: Bonus, rule: TypeRule | undefined, n: number): string {
  const key = `${b.value < 0 ? '-' : '+'}${b.type}:${b.to ?? ''}`;
  if (rule?.stacks === 'always' && b.value > 0) return `${key}#${n}`;
  if (rule?.stacks !== undefined) return b.from === undefined ? `${key}#${n}` : `${key}@${b.from}`;
  return key;
}

/** Halves the bonus of a broken armor or shield, if the ruleset has that rule. */
const halved = (j: FullJudge, p: ArmourPart): ArmourPart =>
  j.rules.attacks.figures.broken === undefined ? p : { ...p, value: Math.floor(p.value / 2) };

const worn = (p: ArmourPart): boolean =>
  ruleOf(p.type)?.worn === true || (p.to !== undefined && ruleOf(p.to)?.worn === true);

/**
 * Computes an armor class from its parts (sigil.attack.armor-class, flat-footed-ac, touch-ac,
 * may-forgo-defence).
 */
export function defence(
  j: FullJudge,
  parts: readonly ArmourPart[],
  against: AttackAgainst,
  of?: Creature,
  forgo: readonly ('dexterity' | 'dodge')[] = [],
): DefenceVerdict {
  const { cites, figures } = j.rules.attacks;
  const guard = of === undefined ? undefined : guardOf(j, of);
  const denied = against === 'flat-footed' || (guard?.denied.length ?? 0) > 0;
  const dropped: Dropped[] = [];
  const kept: ArmourPart[] = [];
  // The creature's size modifier is added if the given parts contain none.
  const size =
    of === undefined || parts.some((p) => p.type === 'size') ? 0 : figures.size[sizeOf(of)];
  const given = parts.map((p) => (p.broken === true ? halved(j, p) : p));
  for (const p of size === 0 ? given : [...given, { type: 'size', value: size }]) {
    const ignored =
      (against === 'touch' && worn(p)) ||
      (against === 'incorporeal-touch' && worn(p) && p.force !== true);
    const nimble = p.type === 'dexterity' || p.type === 'dodge';
    if (ignored) dropped.push({ ...p, why: 'ignored' });
    else if (nimble && p.value > 0 && denied) dropped.push({ ...p, why: 'denied' });
    else if (nimble && p.value > 0 && forgo.some((f) => f === p.type))
      dropped.push({ ...p, why: 'forgone' });
    else kept.push(p);
  }
  const fixed = of === undefined ? undefined : j.rules.states.armourClass(j, of);
  if (fixed !== undefined)
    return {
      ac: fixed.value,
      total: fixed.value - 10,
      counted: [],
      dropped: parts.map((p) => ({ ...p, why: 'denied' as const })),
      rules: fixed.state.rules,
      unknown: [],
    };
  const heap = j.rules.attacks.stack(j, kept, 'ac');
  const names: AttackCitation[] = [
    'armourClass',
    ...namesOf(dropped.filter((d) => d.type !== 'dexterity')),
  ];
  if (parts.some((p) => p.broken === true)) names.push('broken');
  if (denied) names.push('flatFooted');
  if (against === 'touch') names.push('touch', 'touchArmourClass');
  if (against === 'incorporeal-touch') names.push('incorporealTouch');
  if (forgo.length > 0) names.push('forgo');
  return {
    ac: 10 + heap.total,
    total: heap.total,
    counted: heap.counted,
    dropped: [...dropped, ...heap.dropped],
    rules: [
      ...new Set([
        ...cite(cites, ...names),
        ...sizeRow(j, of?.size),
        ...heap.rules,
        ...(guard?.denied.flatMap((d) => d.rules) ?? []),
      ]),
    ],
    unknown: [],
  };
}
