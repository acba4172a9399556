/**
 * Computes the chance to hit from the numbers on the sheets and the situation. A total on a sheet
 * already contains the modifiers of the weapon and its wielder, so they are not counted again.
 * Whether it contains the effect of a condition depends on the host. If the scene does not say
 * (`inTotals`), a number that a condition changes counts as unknown.
 */
import { byMode } from './dexterityInDefense.ts';
import type { AttackModifier, HitChance, Reason } from './attackTypes.ts';
import type { AttackAgainst } from './bonuses.ts';
import { chance } from '../../../attempt.ts';
import type { AttackSituation } from './situation.ts';

/** Weapon penalties that every host's attack bonus already includes. */
const ON_SHEET = ['non-proficient', 'wrong-size-weapon'];

const isOnSheet = ({ why }: AttackModifier, { attack }: AttackSituation): boolean =>
  ON_SHEET.includes(why) || (why === 'secondary-natural' && attack.secondary === true);

/**
 * May the sheet already include this condition? Hosts do not include conditions whose effect
 * depends on the kind of attack.
 */
function mayBeOnSheet({ j }: AttackSituation, { on, by, already }: AttackModifier): boolean {
  if (already !== undefined) return false;
  const effect =
    by !== undefined && Object.hasOwn(j.rules.states.table, by)
      ? j.rules.states.table[by]
      : undefined;
  if (effect === undefined) return false;
  return on === 'attack' || byMode(effect.ac, 'melee') === byMode(effect.ac, 'ranged');
}

/** The part of the armor class on the target's sheet that counts against this attack. */
function onSheet(
  { to: { ac } }: AttackSituation,
  against: AttackAgainst,
  denied: boolean,
): number | undefined {
  if (against === 'normal') return denied ? ac?.flatFooted : ac?.total;
  return against === 'touch' && !denied ? ac?.touch : undefined;
}

/**
 * The chance to hit; undefined if the sheet's bonus is unknown or belongs to another roll of the
 * same action.
 * @param sum adds up the modifiers that stack
 * @param fixed armor class that a condition sets, size included
 */
export function hitChanceOf(
  s: AttackSituation,
  {
    modifiers,
    denied,
    against,
    fixed,
  }: {
    readonly modifiers: readonly AttackModifier[];
    readonly denied: readonly Reason[];
    readonly against: AttackAgainst;
    readonly fixed: number | undefined;
  },
  sum: (modifiers: readonly AttackModifier[], on: AttackModifier['on']) => number,
): HitChance | undefined {
  const { bonus } = s.attack;
  if (bonus === undefined || (s.plan.nth ?? 1) > 1) return undefined;
  const beside = modifiers.filter((m) => !isOnSheet(m, s));
  const unsure = beside.filter((m) => mayBeOnSheet(s, m));
  if (unsure.some(({ on }) => on === 'attack')) return undefined;
  const counted = beside.filter((m) => fixed !== undefined || !unsure.includes(m));
  const net = bonus + sum(counted, 'attack') - sum(counted, 'ac');
  const known = fixed !== undefined || unsure.length === 0;
  const ac = known ? (fixed ?? onSheet(s, against, denied.length > 0)) : undefined;
  if (ac === undefined) return { bonus: net, counted };
  const roll = { kind: 'sum', bonus: net, modifiers: [], against: ac } as const;
  return { bonus: net, counted, ac, ...chance(roll) };
}
