/** Effects of feats on attack rolls, armor class and damage, from the table of traits. */
import { hasUsed } from '../../../../board/board.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { groundsUnder } from '../../../core/grounds.ts';
import { hasTag } from '../../../tags.ts';
import type { AttackModifier, Reason } from './attackTypes.ts';
import type { AttackSituation } from './situation.ts';
import { traitOf, type DeclaredFeat } from './attackTraits.ts';
import type { DamageBonus, Declarations } from './declared.ts';

export type { DamageBonus, Declarations } from './declared.ts';

interface Spoken {
  readonly feat: string;
  readonly n: number;
  readonly rule: DeclaredFeat;
}

/**
 * The declared feats of an attack or action: those that apply, and the reasons why the others do
 * not.
 */
export interface DeclaredFeats {
  readonly spoken: readonly Spoken[];
  readonly barred: readonly Reason[];
  /** Feats that exclude each other; they are barred too. */
  readonly excluded: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Sorts declared feats into those that apply and those that do not. `distance`: cells to the
 * target, if there is one.
 */
export function declaredFeats(
  j: FullJudge,
  c: Creature,
  mode: 'melee' | 'ranged',
  declare: Declarations = {},
  {
    distance,
    action,
    weapon,
  }: {
    readonly distance?: number;
    readonly action?: DeclaredFeat['action'];
    readonly weapon?: Attack;
  } = {},
): DeclaredFeats {
  const { traits } = j.rules.attacks;
  const spoken: Spoken[] = [];
  const barred: Reason[] = [];
  for (const [feat, n] of Object.entries(declare)) {
    const rule =
      c.traits.includes(feat) && Object.hasOwn(traits, feat) ? traits[feat]?.declared : undefined;
    const bar = (why: string): void => void barred.push({ why, by: feat, rules: [] });
    if (rule === undefined) bar('needs-trait');
    else if (
      rule.mode !== mode ||
      (rule.tag !== undefined && weapon?.tags?.includes(rule.tag) === false) ||
      (rule.unarmed === true && weapon?.unarmed === false)
    )
      bar('wrong-weapon');
    else if (rule.fixed === true && c.bab !== undefined && n !== rule.most(c.bab))
      bar('declared-amount');
    else if (n < (rule.least ?? 1) || (c.bab !== undefined && n > rule.most(c.bab)))
      bar('declared-amount');
    else if (rule.action !== undefined && action !== undefined && rule.action !== action)
      bar('wrong-action');
    else if (rule.within !== undefined && distance !== undefined && distance > rule.within)
      bar('out-of-range');
    else if (rule.still === true && hasMoved(j, c)) bar('has-moved');
    else spoken.push({ feat, n, rule });
  }
  const rates = spoken.filter(({ rule }) => rule.rateOfFire === true);
  if (rates.length > 1) {
    for (const { feat } of rates) barred.push({ why: 'one-rate-of-fire', by: feat, rules: [] });
    spoken.splice(0, spoken.length, ...spoken.filter((each) => !rates.includes(each)));
  }
  return {
    spoken,
    barred,
    excluded: rates.length > 1 ? rates.map(({ feat }) => feat) : [],
    unknown: spoken.length > 0 && c.bab === undefined ? [`creatures.${c.id}.bab`] : [],
  };
}

const hasMoved = ({ board: { turn } }: FullJudge, c: Creature): boolean =>
  turn?.active === c.id && (hasUsed(turn.spent, 'step') || turn.spent.moved > 0);

/** The sum of the modifiers of all declared feats to each attack roll. */
export const onRolls = ({ spoken }: DeclaredFeats): number =>
  spoken.reduce((sum, { n, rule }) => sum + rule.attack(n), 0);
/** Number of extra attacks that declared feats add to a full attack. */
export const extraOf = ({ spoken }: DeclaredFeats): number =>
  spoken.reduce((sum, { rule }) => sum + (rule.extra ?? 0), 0);

export const declaredFeatsIn = (s: AttackSituation): DeclaredFeats =>
  declaredFeats(s.j, s.from, s.mode, s.plan.declare, {
    distance: s.distance,
    ...(s.plan.action === 'full-attack' && { action: 'full-round' }),
    weapon: s.attack,
  });

const modifier = (
  on: 'attack' | 'ac',
  value: number,
  type: string,
  by: string,
  why = 'feat',
): AttackModifier[] => (value === 0 ? [] : [{ on, value, type, why, by, rules: [] }]);

/**
 * Modifiers of declared feats to the attack roll, and of the target's two weapons to its armor
 * class.
 */
export const featModifiers = (s: AttackSituation, { spoken }: DeclaredFeats): AttackModifier[] => [
  ...spoken.flatMap(({ feat, n, rule }) => modifier('attack', rule.attack(n), 'untyped', feat)),
  ...twoWeaponGuard(s),
];

export const ownGuard = ({ spoken }: DeclaredFeats): AttackModifier[] =>
  spoken.flatMap(({ feat, n, rule }) => modifier('ac', rule.guard?.(n) ?? 0, 'dodge', feat));

/** Damage bonuses of feats on a hit. */
export function featDamage(s: AttackSituation, { spoken }: DeclaredFeats): DamageBonus[] {
  const close =
    s.mode === 'ranged' ? traitOf(s.j.rules.attacks.traits, s.from, 'pointBlank') : undefined;
  return [
    ...(close !== undefined && s.distance <= close.value.within
      ? [{ value: close.value.damage, by: close.trait }]
      : []),
    ...spoken.map(({ feat, n, rule }): DamageBonus => ({
      value: rule.damage?.(n, s.attack) ?? 0,
      by: feat,
      ...(rule.dice === undefined ? {} : { dice: rule.dice }),
    })),
    ...(s.mode === 'melee' && !isUnder(s.j, s.from, 'unhindered')
      ? groundsUnder(s.j, s.from).map(({ strikes }) => ({ value: strikes ?? 0, by: 'thick-air' }))
      : []
    ).slice(0, 1),
  ].filter((d) => d.value !== 0 || d.dice !== undefined);
}

function twoWeaponGuard({ j, to }: AttackSituation): AttackModifier[] {
  const feat = traitOf(j.rules.attacks.traits, to, 'twoWeaponGuard');
  if (feat === undefined) return [];
  const held = (to.attacks ?? []).filter(
    (a) => a.ready && a.kind === 'melee' && !a.natural && !a.unarmed,
  );
  const two =
    held.some((a) => hasTag(a, 'double')) ||
    (held.some((a) => a.offHand === true) && held.some((a) => a.offHand !== true));
  const wary = j.rules.states.of(j, to).some((x) => x.effect.dodge !== undefined);
  return two ? modifier('ac', wary ? feat.value.wary : feat.value.value, 'shield', feat.trait) : [];
}
