/** The rolls of a full attack: iterative attacks, the off hand, natural weapons. */
import { hasUsed } from '../../../../board/board.ts';
import { sizeOf, type Attack, type Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { cite } from '../../../names.ts';
import { featRules, type FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag, type Tag } from '../../../tags.ts';
import { abilityOf, twoWeaponPenalty } from './attackerModifiers.ts';
import { sizeRow } from './figures.ts';
import { iterations, ITERATIVE_STEP } from './iterations.ts';
import { extraOf, declaredFeats, onRolls, type DeclaredFeats } from './feats.ts';
import type { AttackCitation } from './citations.ts';
import { traitOf } from './attackTraits.ts';
import type { FullAttackPlan, FullAttackVerdict, PlannedAttack } from './weapons.ts';

const OTHER_END = 'other-end';
/** Actions that load a weapon, by the tag that says how long it takes. */
const LOADING: readonly (readonly [tag: Tag, action: string])[] = [
  ['loads-move', 'load-light-crossbow'],
  ['loads-full-round', 'load-heavy-crossbow'],
];

export function fullAttackAnswer(
  j: FullJudge,
  c: Creature,
  plan: FullAttackPlan,
): FullAttackVerdict {
  const { cites, traits } = j.rules.attacks;
  const unknown: string[] = [];
  const find = (id: string | undefined): Attack | undefined => c.attacks?.find((a) => a.id === id);
  const primary = find(plan.primary);
  const other = plan.offHand === OTHER_END ? primary : find(plan.offHand);
  const full = plan.action !== 'standard';
  const charges = plan.action === 'charge';
  const pounce = charges ? traitOf(traits, c, 'pounces') : undefined;
  const bab = c.bab ?? 0;
  if (c.bab === undefined) unknown.push(`creatures.${c.id}.bab`);
  const both = full && primary !== undefined && other !== undefined;
  const attacks: PlannedAttack[] = [];
  const hear = (a: Attack | undefined): DeclaredFeats =>
    declaredFeats(j, c, a === undefined || a.kind === 'melee' ? 'melee' : 'ranged', plan.declare, {
      action: charges ? 'full-round' : (plan.action ?? 'full-round'),
      ...(a === undefined ? {} : { weapon: a }),
    });
  const said = hear(primary ?? find(plan.natural?.[0]));
  const declared = (a: Attack): number =>
    onRolls(hear(a)) + (charges ? j.rules.attacks.figures.charge.attack : 0);
  const names: AttackCitation[] = ['attack'];
  if (full) names.push('fullAttack', 'fullOrder', 'fullStep');
  if (charges) names.push('charge');
  const spedUp = j.rules.states
    .of(j, c)
    .filter(({ effect }) => effect.extraAttack === true)
    .slice(0, 1);
  if (primary !== undefined) {
    names.push('manufactured', 'iteratives', 'roll', 'sizeBonus');
    if (primary.enhancement !== undefined) names.push('enhancementType');
    const penalty = both ? twoWeaponPenalty(j, c, primary, { other: other.id }, false) : 0;
    const bonus = bonusWith(j, c, primary, bab, unknown) + penalty + declared(primary);
    const slow = loadsSlowly(j, c, primary);
    const many = full && !primary.natural && !slow ? iterations(bab) : 1;
    for (let i = 0; i < (full && !slow ? extraOf(said) + spedUp.length : 0); i++)
      attacks.push({ with: primary.id, bonus, hand: 'primary' });
    for (let i = 0; i < many; i++)
      attacks.push({ with: primary.id, bonus: bonus - ITERATIVE_STEP * i, hand: 'primary' });
  }
  if (both) {
    names.push('twoWeapons', ...(hasTag(primary, 'double') ? ['double' as const] : []));
    const bonus =
      bonusWith(j, c, other, bab, unknown) +
      twoWeaponPenalty(j, c, other, {}, true) +
      declared(other);
    const many = Math.max(
      1,
      ...c.traits.map(
        (trait) => (Object.hasOwn(traits, trait) ? traits[trait]?.offHandAttacks : undefined) ?? 1,
      ),
    );
    for (let i = 0; i < many; i++)
      attacks.push({ with: other.id, bonus: bonus - ITERATIVE_STEP * i, hand: 'off' });
  }
  const natural = (plan.natural ?? []).map(find).filter((a): a is Attack => a !== undefined);
  if (natural.length > 0) names.push('naturalNoIteratives', 'naturalSecondary');
  for (const a of full || primary !== undefined ? natural : natural.slice(0, 1)) {
    if (!full && primary !== undefined) break;
    const kinds = j.rules.attacks.figures.secondaryKinds;
    const byKind =
      a.secondary === undefined &&
      hasTag(a, ...kinds) &&
      (c.attacks ?? []).some((o) => o.natural && !hasTag(o, ...kinds));
    const second = a.secondary === true || byKind || primary !== undefined;
    attacks.push({
      with: a.id,
      bonus: bonusWith(j, c, a, bab, unknown) + declared(a) + (second ? secondary(j, c) : 0),
      hand: 'natural',
    });
  }
  const shots = Math.max(1, ...said.spoken.map(({ rule }) => rule.shots ?? 1));
  if (full && shots > 1 && attacks[0] !== undefined) attacks[0] = { ...attacks[0], shots };
  const swapped = instead(j, c, attacks, plan.instead ?? []);
  const made = Math.min(plan.made ?? 0, attacks.length);
  const bars = barredBy(j, c, { full, charges, first: primary ?? natural[0], made });
  const why = [
    ...new Set([
      ...bars.why,
      ...(charges && pounce === undefined ? ['needs-trait'] : []),
      ...said.barred.map((b) => b.why),
      ...(swapped === null ? ['not-as-attack'] : []),
    ]),
  ];
  return {
    legal: why.length === 0,
    why,
    attacks: swapped ?? attacks,
    left: (swapped ?? attacks).slice(made),
    step: stepLeft(j, c),
    rules: [
      ...new Set([
        ...cite(cites, ...names),
        ...sizeRow(j, c.size),
        ...(plan.instead === undefined ? [] : cite(j.rules.turns.cites, 'special')),
        ...bars.rules,
        ...(pounce === undefined ? [] : featRules(j, pounce.trait)),
        ...(full ? spedUp.flatMap(({ rules }) => rules) : []),
        ...said.spoken.flatMap(({ feat }) => featRules(j, feat)),
      ]),
    ],
    unknown: [
      ...new Set([
        ...unknown,
        ...(attacks.length === 0 && c.attacks?.length !== 0 ? ['ask.primary'] : []),
      ]),
    ],
  };
}

/** Does loading the weapon take more than a free action, so that it shoots only once in a turn? */
function loadsSlowly(j: FullJudge, c: Creature, a: Attack): boolean {
  const [, action] = LOADING.find(([tag]) => hasTag(a, tag)) ?? [];
  if (action === undefined || !Object.hasOwn(j.rules.turns.table, action)) return false;
  const { traits } = j.rules.turns;
  return !c.traits.some(
    (trait) => Object.hasOwn(traits, trait) && traits[trait]?.kinds?.[action] === 'free',
  );
}

/**
 * The attacks, each marked with the action that replaces it, if any. Null: there are too few
 * attacks, or one of the actions cannot replace its attack.
 */
function instead(
  j: FullJudge,
  c: Creature,
  attacks: readonly PlannedAttack[],
  actions: readonly string[],
): PlannedAttack[] | null {
  const { table } = j.rules.turns;
  const melee = (a: PlannedAttack): boolean =>
    c.attacks?.find((x) => x.id === a.with)?.kind === 'melee';
  if (
    actions.length > attacks.length ||
    actions.some(
      (one, i) =>
        !Object.hasOwn(table, one) || table[one]?.inPlaceOfAttack !== true || !melee(attacks[i]!),
    )
  )
    return null;
  return attacks.map((a, i) => (actions[i] === undefined ? a : { ...a, action: actions[i] }));
}

const secondary = (j: FullJudge, c: Creature): number =>
  traitOf(j.rules.attacks.traits, c, 'secondary')?.value ?? j.rules.attacks.figures.secondary;

/**
 * The attack bonus from base attack bonus, ability, size and magic. The host's sheet has all other
 * bonuses.
 */
export function bonusWith(
  j: FullJudge,
  c: Creature,
  a: Attack,
  bab: number,
  unknown: string[],
): number {
  const ability = abilityOf(j, c, a, a.kind === 'melee' ? 'melee' : 'ranged');
  const score = c.abilities?.[ability];
  if (score === undefined) unknown.push(`creatures.${c.id}.abilities.${ability}`);
  const size = j.rules.attacks.figures.size[sizeOf(c)];
  return (
    bab +
    (score === undefined || score === null ? 0 : modifierOf(score)) +
    size +
    (a.enhancement ?? 0)
  );
}

/**
 * Why the creature may not make or continue a full attack. A full attack leaves no movement except
 * a five-foot step.
 */
function barredBy(
  j: FullJudge,
  c: Creature,
  {
    full,
    charges,
    first,
    made,
  }: {
    readonly full: boolean;
    readonly charges: boolean;
    readonly first: Attack | undefined;
    readonly made: number;
  },
): { readonly why: readonly string[]; readonly rules: readonly RuleId[] } {
  const action = charges
    ? 'charge'
    : full
      ? 'full-attack'
      : first === undefined || first.kind === 'melee'
        ? 'melee-attack'
        : 'ranged-attack';
  const { why, reasons } = j.rules.turns.act(j, c, {
    action,
    ...(first === undefined ? {} : { with: first }),
    ...(made > 0 ? { as: 'readied' as const } : {}),
  });
  return { why, rules: reasons.flatMap((r) => r.rules) };
}

const stepLeft = (j: FullJudge, c: Creature): boolean => {
  const turn = j.board.turn;
  return turn?.active !== c.id || (!hasUsed(turn.spent, 'step') && turn.spent.moved === 0);
};
