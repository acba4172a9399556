/** Whether an attack is possible, and the reasons if it is not. */
import { inOneGrapple, sizeSteps, sizeOf } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import type { Doing } from '../../../actionPermission.ts';
import { onOtherPlanes } from '../../../core/planes.ts';
import { groundsUnder } from '../../../core/grounds.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import { armsOf } from './arms.ts';
import { dealsNonlethal } from './attackerModifiers.ts';
import { holding } from './dexterityInDefense.ts';
import type { Reason } from './attackRules.ts';
import { tooFar } from './range.ts';
import { citedIn, isImprovised, meleeReach, type AttackSituation } from './situation.ts';
import { inWater } from './water.ts';

/**
 * All reasons against the attack, those of the weapon first. `notes` are points that the rules text
 * leaves to the game master.
 */
export function barsOf(s: AttackSituation): {
  readonly barred: readonly Reason[];
  readonly notes: readonly Reason[];
} {
  const barred: Reason[] = [];
  const notes: Reason[] = [];
  const bar = (why: string, rules: readonly RuleId[], by?: string): void =>
    void barred.push({ why, rules, ...(by === undefined ? {} : { by }) });
  weapon(s, bar);
  conditions(s, bar, notes);
  if (s.mode === 'melee') {
    const reach = meleeReach(s);
    if (reach !== 'within')
      bar(reach === 'too-near' ? 'too-near' : 'out-of-reach', [
        ...citedIn(s, 'melee'),
        ...(s.j.rules.reach(s.from).rules ?? []),
        ...reachRules(s),
      ]);
  } else {
    const far = tooFar(s);
    if (far !== undefined) bar('out-of-range', far);
  }
  const { figures } = s.j.rules.attacks;
  if (s.cover.degree === 'total') {
    const rules = [
      ...citedIn(s, 'totalCover', ...(s.mode === 'ranged' ? ['ranged' as const] : [])),
      ...s.cover.rules,
    ];
    if (figures.totalCoverBars(s.j)) bar('total-cover', rules);
    else notes.push({ why: 'total-cover', rules });
  } else if (s.concealment.degree === 'total' && s.plan.at === undefined) {
    const rules = [...citedIn(s, 'targeting'), ...s.concealment.rules];
    if (figures.needsSquare(s.j)) bar('total-concealment', rules);
    else notes.push({ why: 'total-concealment', rules });
  }
  return { barred, notes };
}

type Bar = (why: string, rules: readonly RuleId[], by?: string) => void;

function weapon(s: AttackSituation, bar: Bar): void {
  const { attack, j, from, plan } = s;
  if (!attack.ready && !attack.natural && !attack.unarmed) bar('not-in-hand', []);
  const held = j.rules.attacks.weapon(j, from, attack, { improvised: isImprovised(attack, plan) });
  if (!held.usable) bar(held.why[0] ?? 'wrong-size-weapon', held.rules);
  const lethalOnly = s.mode === 'ranged' && !j.rules.attacks.figures.nonlethalShots;
  if (lethalOnly && plan.damage === 'nonlethal' && !dealsNonlethal(j, from, attack))
    bar('lethal-only', citedIn(s, 'nonlethal'));
  for (const { afoot, sizes, largest, rules } of armsOf(j, attack)) {
    if (largest !== undefined && sizeSteps(largest, sizeOf(s.to)) > 0)
      bar('wrong-size-target', rules);
    if (afoot === true && from.seat !== undefined) bar('not-from-saddle', rules);
    if (sizes !== undefined && Math.abs(sizeSteps(sizeOf(from), sizeOf(s.to))) > sizes)
      bar('wrong-size-target', rules);
  }
  if (s.mode === 'ranged' && attack.kind === 'melee')
    bar('not-thrown', citedIn(s, 'meleeOrRanged'));
  if (s.mode !== 'ranged') return;
  const thick = [...groundsUnder(j, from), ...groundsUnder(j, s.to)].find(
    (g) => g.noShots !== undefined && !(g.frees === true && isUnder(j, from, 'unhindered')),
  );
  if (thick?.noShots !== undefined && !hasTag(attack, 'touch')) bar(thick.noShots, thick.rules);
  if (attack.kind === 'thrown' && inWater(s) !== null)
    bar('no-throw-underwater', citedIn(s, 'underwaterShot'));
}

function conditions(s: AttackSituation, bar: Bar, notes: Reason[]): void {
  const { j, from, to, attack } = s;
  const states = j.rules.states.of(j, from);
  const blow: Doing = { kind: 'standard', attack: true, grapple: 'may', pinning: true };
  const as = s.plan.action === 'opportunity' ? 'opportunity' : 'situation';
  for (const { why, by, rules } of mayActInTurn(
    j,
    from,
    blow,
    { as, cornered: s.plan.cornered },
    states,
  ).bars)
    bar(why, rules, by);
  for (const { condition, effect, rules } of states) {
    if (
      s.mode === 'ranged' &&
      effect.rangedOnly !== undefined &&
      !hasTag(attack, ...effect.rangedOnly)
    ) {
      // If the weapon's tags are missing, its kind is unknown.
      if (attack.tags === undefined)
        s.unknown.push(`creatures.${from.id}.attacks.${attack.id}.tags`);
      bar('prone-attacker-ranged', rules, condition);
    } else if (s.mode === 'ranged' && effect.rangedNot !== undefined) {
      if (hasTag(attack, effect.rangedNot)) bar('prone-attacker-weapon', rules, condition);
      else {
        if (attack.tags === undefined)
          s.unknown.push(`creatures.${from.id}.attacks.${attack.id}.tags`);
        notes.push({ why: 'prone-attacker-some-weapons', rules, by: condition });
      }
    }
  }
  const oneHanded = states.find(({ limits }) => limits.oneHanded === true);
  if (oneHanded !== undefined && attack.twoHanded)
    bar('two-hands', oneHanded.rules, oneHanded.condition);
  const hold = holding(j, from);
  if (hold !== undefined) {
    const together = inOneGrapple(from, to);
    if (together === undefined) s.unknown.push(`creatures.${from.id}.grapples`);
    if (together === false) bar('grappling', hold.rules, hold.condition);
    else if (!attack.light && !attack.natural && !attack.unarmed)
      bar('not-light', hold.rules, hold.condition);
  }
  if (onOtherPlanes(j, from, to)) bar('apart', cite(j.rules.cites, 'otherPlane'));
  if (s.plan.escaping === true) bar('escape-artist', citedIn(s, 'escapeArtist'));
}

/** Rules on this weapon's reach that the ruleset's size table cites. */
function reachRules(s: AttackSituation): RuleId[] {
  const { cites } = s.j.rules;
  if (s.attack.reachWeapon === 'reach')
    return cite(cites, 'reachWeapon', 'reachWeaponNear', 'threatReachWeapon');
  return s.attack.reachWeapon === 'reach-and-near' ? cite(cites, 'reachChain') : [];
}
