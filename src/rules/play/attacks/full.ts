/** The rolls of one attack action: iterative attacks, the other hand, natural weapons. */
import type { Attack, Creature } from '../../../board/creature.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import { abilityOf, twoWeaponPenalty } from './attacker.ts';
import { modifierOf } from './guard.ts';
import type { Name } from './names.ts';
import { hasTag } from './situation.ts';
import { traitOf } from './traits.ts';
import type { FullAttackPlan, FullAttackVerdict, PlannedAttack } from './weapons.ts';

/** Each attack after the first, and how many the base attack bonus gives. */
const STEP = 5;
const MOST = 4;
const iterations = (bab: number): number => Math.min(MOST, Math.max(1, Math.ceil(bab / STEP)));

const OTHER_END = 'other-end';

export function fullAttackAnswer(j: PlayJudge, c: Creature, plan: FullAttackPlan): FullAttackVerdict {
  const { cites, traits } = j.rules.attacks;
  const unknown: string[] = [];
  const find = (id: string | undefined): Attack | undefined => c.attacks?.find((a) => a.id === id);
  const primary = find(plan.primary);
  const other = plan.offHand === OTHER_END ? primary : find(plan.offHand);
  const full = plan.action !== 'standard';
  const bab = c.bab ?? 0;
  if (c.bab === undefined) unknown.push(`creatures.${c.id}.bab`);
  const both = full && primary !== undefined && other !== undefined;
  const attacks: PlannedAttack[] = [];
  const names: Name[] = ['attack'];
  if (full) names.push('fullAttack', 'fullOrder', 'fullStep');
  if (primary !== undefined) {
    names.push('manufactured', 'iteratives', 'roll', 'sizeBonus');
    if (primary.enhancement !== undefined) names.push('enhancementType');
    const penalty = both ? twoWeaponPenalty(j, c, primary, { other: other.id }, false) : 0;
    const bonus = bonusWith(j, c, primary, bab, unknown) + penalty;
    const many = full && !primary.natural ? iterations(bab) : 1;
    for (let i = 0; i < many; i++) attacks.push({ with: primary.id, bonus: bonus - STEP * i, hand: 'primary' });
  }
  if (both) {
    names.push('twoWeapons', ...(hasTag(primary, 'double') ? ['double' as const] : []));
    const bonus = bonusWith(j, c, other, bab, unknown) + twoWeaponPenalty(j, c, other, {}, true);
    const many = traitOf(traits, c, 'offHandAttacks')?.value ?? 1;
    for (let i = 0; i < many; i++) attacks.push({ with: other.id, bonus: bonus - STEP * i, hand: 'off' });
  }
  const natural = (plan.natural ?? []).map(find).filter((a): a is Attack => a !== undefined);
  if (natural.length > 0) names.push('naturalNoIteratives', 'naturalSecondary');
  for (const a of full || primary !== undefined ? natural : natural.slice(0, 1)) {
    if (!full && primary !== undefined) break;
    const second = a.secondary === true || primary !== undefined;
    attacks.push({ with: a.id, bonus: bonusWith(j, c, a, bab, unknown) + (second ? secondary(j, c) : 0), hand: 'natural' });
  }
  const made = Math.min(plan.made ?? 0, attacks.length);
  const why = full ? barredBy(j, c, made) : [];
  return {
    legal: why.length === 0, why, attacks, left: attacks.slice(made),
    step: stepLeft(j, c), rules: cite(cites, ...names), unknown: [...new Set(unknown)],
  };
}

const secondary = (j: PlayJudge, c: Creature): number => traitOf(j.rules.attacks.traits, c, 'secondary')?.value ?? j.rules.attacks.figures.secondary;

/** Base attack bonus, ability, size and magic; what the sheet adds besides is the host's. */
export function bonusWith(j: PlayJudge, c: Creature, a: Attack, bab: number, unknown: string[]): number {
  const ability = abilityOf(j, c, a, a.kind === 'melee' ? 'melee' : 'ranged');
  const score = c.abilities?.[ability];
  if (score === undefined) unknown.push(`creatures.${c.id}.abilities.${ability}`);
  const size = c.size === undefined ? 0 : j.rules.attacks.figures.size[c.size];
  return bab + (score === undefined || score === null ? 0 : modifierOf(score)) + size + (a.enhancement ?? 0);
}

/** A full attack leaves no movement but the free step. */
function barredBy(j: PlayJudge, c: Creature, made: number): string[] {
  const turn = j.board.turn;
  if (turn?.active !== c.id) return [];
  const { spent } = turn;
  const moved = spent.moved - (spent.step ? 1 : 0);
  const busy = made === 0 && (spent.standard || spent.fullRound);
  return busy || spent.move > 0 || moved > 0 ? ['no-action-left'] : [];
}

const stepLeft = (j: PlayJudge, c: Creature): boolean => {
  const turn = j.board.turn;
  return turn?.active !== c.id || (!turn.spent.step && turn.spent.moved === 0);
};
