/**
 * Why a special attack cannot be made upon, or by, a creature of some kind. The table of actions
 * and the judgment of special attacks ask here, so that both give the same answer.
 */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { missingType } from '../../../../board/kind.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActWhy, ActReason } from '../turns/turnRules.ts';
import { traitOf } from '../attacks/attackTraits.ts';
import { specialRules } from './specialContext.ts';
import type { Special } from './specialRules.ts';
import { linesOf, lineWith } from './specialTraits.ts';
import { unfitWeapons, untrippableFlyer } from './unfit.ts';

/** Attempts that need a vital part of the target. */
const FINISHING: readonly string[] = ['coup-de-grace', 'knockout-blow'];
/** The trait of creatures without legs, which `legs: 0` states too. */
const LEGLESS = 'has-no-legs';

/**
 * Reasons against the attempt, and the paths of facts that would decide. `weapon`: the named weapon;
 * without one, any weapon in hand may make the attempt.
 */
export function sparedBySpecial(
  j: FullJudge,
  from: Creature,
  to: Creature,
  action: string,
  weapon?: Attack,
): { readonly reasons: readonly ActReason[]; readonly unknown: readonly string[] } {
  const { table, traits } = j.rules.specials;
  const reasons: ActReason[] = [];
  const unknown: string[] = [];
  const add = (why: ActWhy, by: string, rules: ActReason['rules'] = []): void => {
    reasons.push({ why, by, rules });
  };
  const kinds = (c: Creature, which: readonly string[]): boolean =>
    linesOf(traits, c).some(([, line]) => which.includes(line.spared?.[action] ?? ''));
  if (kinds(to, ['target', 'both'])) add('swarm', to.id, specialRules(j, 'sparedSwarm'));
  if (kinds(from, ['both'])) add('swarm', from.id, specialRules(j, 'sparedSwarm'));
  const rule = Object.hasOwn(table, action) ? table[action as Special] : undefined;
  if (action === 'trip' && rule !== undefined) {
    const line = lineWith(traits, to, 'untrippable');
    const legless = to.legs === 0 ? traits[LEGLESS]?.untrippable : undefined;
    const why = line?.value ?? legless;
    if (why !== undefined) add(why, to.id);
    const flyer = untrippableFlyer(j, to, rule);
    unknown.push(...flyer.unknown);
    if (flyer.why !== undefined) add(flyer.why, to.id, specialRules(j, ...flyer.names));
  }
  if (rule !== undefined) {
    const weapons =
      weapon === undefined ? (from.attacks ?? []).filter(({ ready }) => ready) : [weapon];
    const found = unfitWeapons(from, weapons, action as Special, rule);
    if (weapon !== undefined) unknown.push(...found.unknown);
    if (found.unfit) add('wrong-weapon', from.id);
  }
  const finishing = FINISHING.includes(action);
  if (finishing && traitOf(j.rules.attacks.traits, to, 'noCriticals') !== undefined)
    add('critical-immune', to.id, specialRules(j, 'coupImmune'));
  if (
    action === 'feint' &&
    (lineWith(traits, to, 'mindless') !== undefined ||
      j.rules.bodies.ability(j, to, 'int').score === null)
  )
    add('mindless', to.id);
  const type = finishing && reasons.length === 0 ? missingType(to) : undefined;
  return { reasons, unknown: type === undefined ? unknown : [...unknown, type] };
}
