/**
 * Modifiers of the attack roll: the attacker's conditions and position, range, weapon, declared
 * feats.
 */
import {
  type Attack,
  type Creature,
  inOneGrapple,
  sizeSteps,
  sizeOf,
} from '../../../../board/creature.ts';
import { movedInSaddle } from '../../../../board/board.ts';
import { carrierOf } from '../../../../board/mounts.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { groundsUnder, trenchOf, heightUnder } from '../../../core/grounds.ts';
import { isBelowSaddle } from '../../../core/mounted.ts';
import { cite } from '../../../names.ts';
import { besideTotal, lostInScore } from '../states/inTotals.ts';
import { featRules, type FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import { armsOf } from './arms.ts';
import { codeOf } from './codes.ts';
import { outOfTheDark } from './defenderModifiers.ts';
import { abilityShift, byMode, holding } from './dexterityInDefense.ts';
import type { AttackPlan, AttackModifier } from './attackRules.ts';
import { intoMelee, needsTraining, rangeOf } from './range.ts';
import {
  citedIn,
  isImprovised,
  seesNothing,
  strikesThrown,
  type AttackSituation,
} from './situation.ts';
import { traitOf } from './attackTraits.ts';
import { inWater } from './water.ts';
import { mountRuns } from '../ridden.ts';

type Add = (
  why: string,
  value: number,
  rules: readonly RuleId[],
  more?: {
    readonly type?: string;
    readonly by?: string;
    readonly times?: number;
    readonly already?: number | undefined;
  },
) => void;

export function attackModifiers(s: AttackSituation): AttackModifier[] {
  const list: AttackModifier[] = [];
  const add: Add = (why, value, rules, more) => {
    if (value !== 0 || (more?.already ?? 0) !== 0)
      list.push({
        on: 'attack',
        value,
        ...(more?.already === undefined ? {} : { already: more.already }),
        type: more?.type ?? 'untyped',
        why,
        rules,
        ...(more?.by === undefined ? {} : { by: more.by }),
        ...(more?.times === undefined ? {} : { times: more.times }),
      });
  };
  fromConditions(s, add);
  fromPlace(s, add);
  fromGround(s, add);
  if (s.mode === 'ranged') fromRange(s, add);
  weaponModifiers(s.j, s.from, s.attack, { plan: s.plan, training: needsTraining(s) }, add);
  declared(s, add);
  return list;
}

/** The ability whose modifier is added to the attack roll. */
export function abilityOf(
  j: FullJudge,
  c: Creature,
  a: Attack,
  mode: 'melee' | 'ranged',
): 'str' | 'dex' {
  if (mode === 'ranged') return 'dex';
  const nimble = a.light || a.natural || a.unarmed || hasTag(a, 'finesse');
  const bodiless = c.abilities?.str === null;
  return bodiless || (nimble && traitOf(j.rules.attacks.traits, c, 'finesse')) ? 'dex' : 'str';
}

function fromConditions(s: AttackSituation, add: Add): void {
  const { j, from, mode } = s;
  const states = j.rules.states.of(j, from);
  for (const { condition, effect, rules, times } of states) {
    const all = byMode(effect.attack, mode) * (times ?? 1);
    const { value, already } = besideTotal(from, 'attack', condition, all);
    add(codeOf(condition, 'attacker', mode), value, rules, { by: condition, already });
  }
  const ability = abilityOf(j, from, s.attack, mode);
  const type = ability === 'dex' ? 'dexterity' : 'strength';
  const shift = abilityShift(j, from, ability);
  const [first] = shift.from;
  if (shift.most !== undefined && from.abilities?.[ability] === undefined)
    s.unknown.push(`creatures.${from.id}.abilities.${ability}`);
  if (first !== undefined && !shift.zero) {
    add(codeOf(first.condition, 'attacker', mode), shift.value, first.rules, {
      type,
      by: first.condition,
      already: from.inTotals?.[ability] === undefined ? undefined : 0,
    });
  }
  const lost = lostInScore(from, ability, states);
  if (lost !== undefined)
    add(codeOf(lost.state.condition, 'attacker', mode), 0, lost.state.rules, {
      type,
      by: lost.state.condition,
      already: lost.already,
    });
  if (holding(j, from) !== undefined && inOneGrapple(from, s.to) !== false)
    add('grappling-attacker', j.rules.attacks.figures.inGrapple, citedIn(s, 'inGrapple'));
}

function fromPlace(s: AttackSituation, add: Add): void {
  const { j, from, to, mode } = s;
  const { figures, traits } = j.rules.attacks;
  if (s.flankingWith !== undefined) {
    add(
      'flanking',
      j.rules.flankingBonus ?? 0,
      [...citedIn(s, 'flanking'), ...j.rules.flanking(j, to).rules],
      { by: s.flankingWith },
    );
  }
  const saddle = mode === 'melee' ? j.rules.mounts.higherGround : undefined;
  if (Math.floor(from.elevation) >= Math.floor(to.elevation) + 1)
    add('higher-ground', byMode(figures.higherGround, mode), citedIn(s, 'higherGround'));
  else if (saddle !== undefined && isBelowSaddle(from, to))
    add('higher-ground', saddle.value, saddle.rules);
  const blind = seesNothing(j, to) || outOfTheDark(s);
  if (s.unseen !== undefined && (figures.unseenToBlind || !blind))
    add('invisible-attacker', figures.unseen, citedIn(s, 'unseen'));
  const adjacent = s.distance <= 1;
  if (mode === 'ranged' && adjacent && hasTag(s.attack, 'longarm'))
    add('longarm-adjacent', figures.longarm, citedIn(s, 'longarm'));
  if (
    mode === 'ranged' &&
    !adjacent &&
    s.plan.action === 'full-round' &&
    j.rules.states.of(j, to).some((x) => x.effect.atMercy)
  )
    add('whole-round', figures.wholeRound, citedIn(s, 'wholeRound'));
  const close = traitOf(traits, from, 'pointBlank');
  if (mode === 'ranged' && close !== undefined && s.distance <= close.value.within)
    add('point-blank', close.value.attack, [], { by: close.trait });
}

/** What the attacker stands in: vapors that slow a blow, water. */
function fromGround(s: AttackSituation, add: Add): void {
  if (s.mode === 'ranged') fromWind(s, add);
  else fromAbove(s, add);
  if (isUnder(s.j, s.from, 'unhindered')) return;
  const thick = groundsUnder(s.j, s.from).find(({ strikes }) => strikes !== undefined);
  if (thick?.strikes !== undefined && s.mode === 'melee')
    add('thick-air', thick.strikes, thick.rules);
  const wet = inWater(s);
  if (wet !== null) add('underwater', wet.attack, wet.rules);
}

/** The strongest wind in which one of the two stands. */
function fromWind({ j, from, to }: AttackSituation, add: Add): void {
  const winds = [...groundsUnder(j, from), ...groundsUnder(j, to)];
  const worst = winds.reduce<(typeof winds)[number] | undefined>(
    (a, b) => ((b.shots ?? 0) < (a?.shots ?? 0) ? b : a),
    undefined,
  );
  if (worst?.shots !== undefined) add('windy', worst.shots, worst.rules);
}

/** A foe downhill on a slope, or in a trench; a creature above the other has its bonus already. */
function fromAbove({ j, from, to }: AttackSituation, add: Add): void {
  if (Math.floor(from.elevation) !== Math.floor(to.elevation)) return;
  const [here, there] = [groundsUnder(j, from), groundsUnder(j, to)];
  const trench = trenchOf(j, to);
  if (trench !== undefined && trenchOf(j, from) === undefined)
    add('uphill', j.rules.attacks.figures.uphill ?? 0, trench.rules);
  const slope = [...here, ...there].find((g) => g.slope !== undefined);
  if (slope !== undefined && heightUnder(j, from) > heightUnder(j, to))
    add('uphill', j.rules.attacks.figures.uphill ?? 0, slope.rules);
}

/** Penalty for shooting while mounted, if the mount moves more than its speed. */
function fromSaddle({ j, from }: AttackSituation, add: Add): void {
  const { shooting } = j.rules.mounts;
  const { turn } = j.board;
  if (from.seat === undefined || shooting === undefined) return;
  if (turn !== undefined && turn.active !== from.id) return;
  const pace = j.rules.speed(j, carrierOf(from)).value;
  const moved = movedInSaddle(j.board, from);
  const runs = moved > 2 * pace || mountRuns(j, from);
  const value = runs ? shooting.run : moved > pace ? shooting.double : 0;
  const feat = traitOf(j.rules.attacks.traits, from, 'mountedShots');
  add('mounted-shot', value * (feat?.value ?? 1), shooting.rules);
}

function fromRange(s: AttackSituation, add: Add): void {
  const { figures, traits } = s.j.rules.attacks;
  fromSaddle(s, add);
  const range = rangeOf(s);
  if (range.increment === undefined)
    s.unknown.push(`creatures.${s.from.id}.attacks.${s.attack.id}.rangeIncrement`);
  const eased = traitOf(traits, s.from, 'rangePenalty');
  const rules = [
    ...citedIn(s, 'range'),
    ...(eased === undefined ? [] : featRules(s.j, eased.trait)),
  ];
  add('range', (eased?.value ?? figures.range) * range.beyond, rules, { times: range.beyond });
  const melee = intoMelee(s);
  const elusive = melee === undefined ? undefined : traitOf(traits, s.to, 'elusive');
  if (elusive !== undefined)
    add('elusive-target', elusive.value, featRules(s.j, elusive.trait), { by: elusive.trait });
  if (melee === undefined || melee.avoided || traitOf(traits, s.from, 'shootsIntoMelee')) return;
  add('into-melee', melee.value, citedIn(s, 'intoMelee'), { by: melee.ally.id });
}

/** Penalties of a weapon in this wielder's hands that do not depend on the target. */
export function weaponModifiers(
  j: FullJudge,
  c: Creature,
  a: Attack,
  { plan, training = true }: { readonly plan: AttackPlan; readonly training?: unknown },
  add: Add,
): void {
  const { figures, cites, traits } = j.rules.attacks;
  const improvised = isImprovised(a, plan);
  if (improvised)
    add(
      'improvised',
      figures.nonProficient,
      cite(
        cites,
        'improvised',
        'nonProficient',
        ...(a.kind === 'ranged' ? ['meleeOrRanged' as const] : []),
      ),
    );
  else if (strikesThrown(j, a, plan))
    add('non-proficient', figures.nonProficient, [
      ...cite(cites, 'nonProficient'),
      ...(j.rules.meleeThrows ?? []),
    ]);
  else if (a.proficient === false && training)
    add(
      'non-proficient',
      figures.nonProficient,
      cite(cites, 'nonProficient', ...(hasTag(a, 'firearm') ? ['firearm' as const] : [])),
    );
  if (hasTag(a, 'broken')) {
    const { value, already } = besideTotal(c, 'attack', 'broken', figures.broken ?? 0);
    add('broken', value, cite(cites, 'broken'), { already });
  }
  const steps = a.size === undefined ? 0 : Math.abs(sizeSteps(sizeOf(c), a.size));
  add('wrong-size-weapon', figures.wrongSize * steps, cite(cites, 'wrongSize'));
  if (a.natural && (a.secondary === true || plan.besideWeapon === true)) {
    add(
      'secondary-natural',
      traitOf(traits, c, 'secondary')?.value ?? figures.secondary,
      cite(cites, 'naturalSecondary'),
    );
  }
  if (plan.twoWeapons === true && !a.natural) {
    add(
      'two-weapons',
      twoWeaponPenalty(j, c, a, plan),
      cite(cites, 'twoWeapons', ...(hasTag(a, 'double') ? ['double' as const] : [])),
    );
  }
  const arm = traitOf(traits, c, 'shieldArm');
  if (arm !== undefined && a.kind === 'melee' && !a.natural && (a.twoHanded || a.offHand === true))
    add('shield-arm', arm.value, featRules(j, arm.trait), { by: arm.trait });
  const tall = traitOf(traits, c, 'heavyShield');
  if (tall !== undefined)
    add('tower-shield', tall.value, featRules(j, tall.trait), { by: tall.trait });
  const { weakForBow } = figures;
  const { modifier } = j.rules.bodies.ability(j, c, 'str');
  if (weakForBow !== undefined && a.strengthRating !== undefined && modifier < a.strengthRating)
    add('bow-rating', weakForBow.value, weakForBow.rules);
  if (plan.damage !== undefined && !dealsFreely(j, c, a, plan.damage))
    add('nonlethal', figures.otherDamage, cite(cites, 'nonlethal'));
}

/**
 * Penalty on one weapon of a two-weapon attack; a light weapon in the other hand reduces both
 * penalties.
 */
export function twoWeaponPenalty(
  j: FullJudge,
  c: Creature,
  a: Attack,
  plan: Pick<AttackPlan, 'other'>,
  off = a.offHand === true,
): number {
  const { figures, traits } = j.rules.attacks;
  const other = off
    ? a
    : (c.attacks?.find((x) =>
        plan.other === undefined ? x.offHand === true : x.id === plan.other,
      ) ?? a);
  const light = isLightInHand(other);
  const feat = traitOf(traits, c, 'twoWeapons')?.value;
  const hand = off ? 'offHand' : 'primary';
  return (
    figures.twoWeapons[hand] + (light ? figures.twoWeapons.lightEases : 0) + (feat?.[hand] ?? 0)
  );
}

/**
 * Is the weapon light for two-weapon fighting? The second end of a double weapon and an unarmed
 * strike count as light.
 */
export const isLightInHand = (a: Attack): boolean => a.light || a.unarmed || hasTag(a, 'double');

/** Do the creature's unarmed strikes deal lethal or nonlethal damage at its choice? */
const choosesDamage = (j: FullJudge, c: Creature, a: Attack): boolean =>
  a.unarmed && !a.natural && traitOf(j.rules.attacks.traits, c, 'armedHands') !== undefined;

/** Does the attack deal nonlethal damage, as untrained fists and saps do? */
export const dealsNonlethal = (j: FullJudge, c: Creature, a: Attack): boolean =>
  !choosesDamage(j, c, a) &&
  (hasTag(a, 'nonlethal') ||
    armsOf(j, a).some(({ nonlethal }) => nonlethal === true) ||
    (a.unarmed && !a.natural));

/** Can the attack deal this kind of damage without a penalty? */
export const dealsFreely = (
  j: FullJudge,
  c: Creature,
  a: Attack,
  damage: 'lethal' | 'nonlethal',
): boolean => choosesDamage(j, c, a) || (damage === 'nonlethal') === dealsNonlethal(j, c, a);

function declared(s: AttackSituation, add: Add): void {
  const { figures } = s.j.rules.attacks;
  const { plan } = s;
  if (plan.action === 'charge') add('charge', figures.charge.attack, citedIn(s, 'charge'));
  const already = s.j.rules.states
    .of(s.j, s.from)
    .some((x) => x.effect.dodge !== undefined && x.effect.attack !== undefined);
  if (plan.defensively === true && !already)
    add('fighting-defensively', figures.defensively.attack, citedIn(s, 'defensively'));
  if (plan.aided === true) add('aid-another', figures.aid, citedIn(s, 'aid'));
  for (const m of plan.more ?? [])
    if (m.on === 'attack')
      add('gm', m.value, citedIn(s, 'gm'), {
        type: m.type,
        ...(m.from === undefined ? {} : { by: m.from }),
      });
}
