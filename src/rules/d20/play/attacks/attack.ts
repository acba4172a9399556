/**
 * Judges the situation of one attack: whether it is possible, its modifiers, and the attacks of
 * opportunity that it provokes.
 */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { CHARGING } from '../states/mountedCharge.ts';
import { lightAt } from '../../map/concealment.ts';
import { fills } from '../../../core/distance.ts';
import { cite } from '../../../names.ts';
import { featRules, type FullJudge } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import type { RuleId } from '../../../verdict.ts';
import { agileDodge } from '../states/dodgeFromSkillRanks.ts';
import { armsOf } from './arms.ts';
import { attackModifiers, dealsNonlethal } from './attackerModifiers.ts';
import { hitChanceOf } from './chance.ts';
import { againstOf, defenseOf, lostNear } from './defenderModifiers.ts';
import {
  featDamage,
  featModifiers,
  declaredFeatsIn,
  ownGuard,
  type DeclaredFeats,
} from './feats.ts';
import { holding } from './dexterityInDefense.ts';
import { imagesBeside, type Images } from './images.ts';
import { struckAtRandom } from './grapple.ts';
import type { AttackCitation } from './citations.ts';
import { barsOf } from './possible.ts';
import { coupDeGraceOf, precisionOf } from './precision.ts';
import { provokedBy } from './provoking.ts';
import type { AttackPlan, AttackVerdict, AttackModifier, Reason } from './attackRules.ts';
import { deflectionOf, forcedBy, harmlessTo, ifMissed, weakenedBy } from './onHit.ts';
import { seesNothing, situationOf, type AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';
import { inWater } from './water.ts';
import { endsInvisibility, rolledTwice } from './unseen.ts';

/** Miss chance in percent of an attack into a square where the target is not. */
const ALL = 100;

/** The armor class that the attack meets, if a condition sets it or the plan gives its parts. */
function attackedClass(
  s: AttackSituation,
  fixed: ReturnType<FullJudge['rules']['states']['armourClass']>,
  denied: boolean,
  modifiers: number,
): Pick<AttackVerdict, 'ac' | 'set'> {
  if (fixed !== undefined) {
    const { condition, rules } = fixed.state;
    return { ac: fixed.value + modifiers, set: { value: fixed.value, by: condition, rules } };
  }
  return s.plan.parts === undefined ? {} : { ac: armourClass(s, denied) + modifiers };
}

/** Effects of the target's conditions that the rules text leaves to the game master. */
const weighed = ({ j, to }: AttackSituation, images: Images | undefined): Reason[] =>
  j.rules.states
    .of(j, to)
    .flatMap(({ condition, effect, rules }) =>
      effect.note === undefined || (effect.images === true && images === undefined)
        ? []
        : [{ why: effect.note, rules, by: condition }],
    );

export function attackAnswer(
  j: FullJudge,
  from: Creature,
  to: Creature,
  attack: Attack,
  plan: AttackPlan,
): AttackVerdict {
  const { cites } = j.rules.attacks;
  const elsewhere = plan.at !== undefined && !fills(j, to, plan.at);
  const s = situationOf(
    j,
    from,
    elsewhere ? { ...to, at: plan.at ?? to.at, space: 1 } : to,
    attack,
    plan,
  );
  const { barred: bars, notes } = barsOf(s);
  const feats = declaredFeatsIn(s);
  const barred = [...bars, ...feats.barred];
  const possible = barred.length === 0;
  const { modifiers: onDefence, denied } = defenseOf(s);
  const modifiers = [...attackModifiers(s), ...onDefence, ...featModifiers(s, feats)];
  const total = { attack: sum(j, modifiers, 'attack'), ac: sum(j, modifiers, 'ac') };
  const miss = missOf(s);
  const precision = precisionOf(s, denied, miss.chance);
  const grace = coupDeGraceOf(s, possible);
  const provoked = provokedBy(s);
  const random = struckAtRandom(s);
  const images = imagesBeside(s);
  const twice = rolledTwice(s, miss.chance);
  const against = againstOf(s);
  const deflects = deflectionOf(s);
  const forces = forcedBy(s, feats);
  const declared = plan.damage ?? (dealsNonlethal(j, from, attack) ? 'nonlethal' : 'lethal');
  const harmless = harmlessTo(s, declared === 'nonlethal');
  const missed = ifMissed(s);
  const reasons: Reason[] = [
    ...notes,
    ...lostNear(s),
    ...dazzling(s),
    ...weighed(s, images),
    ...(twice === undefined ? [] : [twice.note]),
    ...endsInvisibility(s),
    ...(inWater(s)?.halves === true
      ? [{ why: 'half-damage-underwater', rules: cite(cites, 'underwater') }]
      : []),
    ...(harmless === undefined ? [] : [harmless]),
    ...weakenedBy(s),
    ...(elsewhere ? [{ why: 'wrong-square', rules: cite(cites, 'wrongSquare') }] : []),
  ];
  const fixed = j.rules.states.armourClass(j, to);
  const multiplied = multipliedBy(s) ?? setAgainst(s);
  const hit = possible
    ? hitChanceOf(s, { modifiers, denied, against, fixed: fixed?.value }, (list, on) =>
        sum(j, list, on),
      )
    : undefined;
  return {
    possible,
    why: barred.map((b) => b.why),
    barred,
    mode: s.mode,
    distance: s.distance,
    modifiers,
    total,
    own: ownModifiers(s, feats),
    damage: featDamage(s, feats),
    ...(feats.spoken.some(({ rule }) => rule.cleaves === true) ? { cleaves: cleft(s) } : {}),
    ...(harmless === undefined ? {} : { harmless: true }),
    ...(deflects === undefined ? {} : { deflects: deflects.value }),
    ...(forces === undefined ? {} : { forces: forces.value }),
    ...(missed.value.length === 0 ? {} : { ifMissed: missed.value }),
    ...(multiplied === undefined ? {} : { multiplied }),
    deniesDexterity: denied,
    against,
    missChance: elsewhere ? ALL : miss.chance,
    ...(twice === undefined || elsewhere ? {} : { missTwice: twice.percent }),
    ...(images?.armour === undefined ? {} : { imageArmour: images.armour }),
    struckAtRandom:
      images?.chance === undefined ? random.list : [{ id: to.id, chance: images.chance }],
    opportunities: provoked.owed,
    precision: {
      allowed: precision.allowed,
      why: precision.why,
      openings: precision.openings,
      sneak: precision.sneak,
    },
    coupDeGrace: { allowed: grace.allowed, why: grace.why },
    nonlethal: declared === 'nonlethal',
    notes: reasons,
    ...(hit === undefined ? {} : { hit }),
    ...(plan.bonus === undefined ? {} : { bonus: plan.bonus + total.attack }),
    ...attackedClass(s, fixed, denied.length > 0, total.ac),
    rules: [
      ...new Set([
        ...cite(cites, ...basis(s)),
        ...barred.flatMap((b) => b.rules),
        ...[...feats.spoken.map(({ feat }) => feat), ...feats.excluded].flatMap((feat) =>
          featRules(j, feat),
        ),
        ...reasons.flatMap((n) => n.rules),
        ...modifiers.flatMap((m) => m.rules),
        ...denied.flatMap((d) => d.rules),
        ...miss.rules,
        ...precision.rules,
        ...grace.rules,
        ...provoked.rules,
        ...random.rules,
        ...(multiplied?.rules ?? []),
        ...(deflects?.rules ?? []),
        ...(forces?.rules ?? []),
        ...missed.rules,
        ...armsOf(j, attack).flatMap((arm) => arm.rules),
      ]),
    ],
    unknown: [
      ...new Set([...s.unknown, ...feats.unknown, ...provoked.owed.flatMap((o) => o.unknown)]),
    ],
  };
}

const sum = (j: FullJudge, modifiers: readonly AttackModifier[], on: 'attack' | 'ac'): number =>
  // Modifiers with the same code come from the same circumstance and count only once.
  j.rules.attacks.stack(
    j,
    modifiers
      .filter((m) => m.on === on)
      .map(({ type, value, why, by }) => ({ type, value, from: `${why}:${by ?? ''}` })),
  ).total;

const within = (reach: { readonly near: number; readonly far: number }, cells: number): boolean =>
  cells > reach.near && cells <= reach.far;

/** The foes that the same weapon may strike next: those adjacent to the target and within reach. */
const cleft = ({ j, from, to, attack }: AttackSituation): string[] =>
  j.board.creatures
    .filter(
      (c) =>
        c.id !== to.id &&
        j.rules.relation(from, c).value === 'foe' &&
        j.rules.distance(j, to, c).cells <= 1 &&
        within(j.rules.attackReach(j, from, attack), j.rules.distance(j, from, c).cells),
    )
    .map(({ id }) => id);

/** Citation keys of the rules that apply to the attack in any case. */
function basis(s: AttackSituation): AttackCitation[] {
  const names: AttackCitation[] = ['attack', s.mode];
  if (s.mode === 'ranged') names.push('range', 'maxRange');
  if (s.mode === 'melee' && s.distance === 0) names.push('ownSquare');
  if (s.mode === 'melee' && s.attack.natural) names.push('naturalArmed');
  if (hasTag(s.attack, 'whip')) names.push('whip');
  if (s.plan.at !== undefined) names.push('targeting', 'wrongSquare');
  if (againstOf(s) === 'touch') names.push('touch');
  if (againstOf(s) === 'incorporeal-touch') names.push('incorporealTouch');
  if (s.mode === 'ranged' && holding(s.j, s.to)) names.push('grappleRandom');
  if (s.mode === 'ranged') names.push('intoMelee', 'intoMeleeFar', 'flanking');
  if (s.plan.damage !== undefined) names.push('nonlethal');
  if (s.unseen !== undefined && seesNothing(s.j, s.to)) names.push('unseenToBlind');
  return names;
}

/** Light that may dazzle the attacker. The creature's own description says whether it does. */
function dazzling(s: AttackSituation): Reason[] {
  const { j, from } = s;
  const light = traitOf(j.rules.attacks.traits, from, 'dazzledIn');
  if (light === undefined || lightAt(j, from.at[0], from.at[1]) !== light.value) return [];
  return [{ why: 'may-be-dazzled', by: light.trait, rules: cite(j.rules.attacks.cites, 'bright') }];
}

/**
 * Miss chance in percent: the greatest of several, never their sum. A value set by the game master
 * replaces the miss chance of concealment.
 */
function missOf(s: AttackSituation): {
  readonly chance: number;
  readonly rules: readonly RuleId[];
} {
  const { cites, traits } = s.j.rules.attacks;
  const pierced =
    s.mode === 'ranged' &&
    s.concealment.degree === 'partial' &&
    traitOf(traits, s.from, 'piercing') !== undefined;
  const seen = s.plan.missChance ?? (pierced ? 0 : s.concealment.missChance);
  const states = s.j.rules.states.of(s.j, s.to).filter((x) => x.effect.missChance !== undefined);
  const own = s.j.rules.states.of(s.j, s.from).filter((x) => x.effect.misses !== undefined);
  const chance = Math.max(
    seen,
    ...states.map((x) => x.effect.missChance ?? 0),
    ...own.map((x) => x.effect.misses ?? 0),
  );
  const names: AttackCitation[] = s.plan.missChance === undefined ? [] : ['varying'];
  if (s.concealment.degree !== 'none')
    names.push('concealed', s.concealment.degree === 'total' ? 'totalMissChance' : 'missChance');
  return {
    chance,
    rules: [
      ...cite(cites, ...names),
      ...(s.concealment.degree === 'none' ? [] : s.concealment.rules),
      ...[...states, ...own].flatMap((x) => x.rules),
    ],
  };
}

/**
 * Modifiers to the attacker's own armor class until its next turn, because it charges, fights
 * defensively or uses a declared feat.
 */
function ownModifiers(s: AttackSituation, feats: DeclaredFeats): AttackModifier[] {
  const { figures, cites } = s.j.rules.attacks;
  const own: AttackModifier[] = ownGuard(feats);
  for (const { feat, rule } of feats.spoken)
    if (rule.exposed !== undefined)
      own.push({
        on: 'ac',
        value: rule.exposed,
        type: 'untyped',
        why: 'feat',
        by: feat,
        rules: featRules(s.j, feat),
      });
  const shield = armsOf(s.j, s.attack).find((arm) => arm.shield !== undefined);
  const keeps = traitOf(s.j.rules.attacks.traits, s.from, 'keepsShield');
  if (shield?.shield !== undefined && keeps === undefined)
    own.push({
      on: 'ac',
      value: -shield.shield,
      type: 'shield',
      why: 'shield-bash',
      rules: shield.rules,
    });
  if (s.plan.action === 'charge')
    own.push({
      on: 'ac',
      value: figures.charge.ac,
      type: 'untyped',
      why: 'charged-ac',
      rules: cite(cites, 'charge'),
    });
  if (s.plan.defensively === true)
    own.push({
      on: 'ac',
      value: agileDodge(s.j, s.from, figures.defensively.ac),
      type: 'dodge',
      why: 'fighting-defensively',
      rules: cite(cites, 'defensively'),
    });
  return own;
}

/**
 * The factor by which a lance or a feat multiplies the damage of an attack at the end of a mounted
 * charge.
 */
function multipliedBy({
  j,
  from,
  attack,
  plan,
  mode,
}: AttackSituation): AttackVerdict['multiplied'] {
  if (plan.action !== 'charge' || from.seat === undefined || mode !== 'melee') return undefined;
  const isLance = hasTag(attack, 'lance');
  const { lance } = j.rules.mounts;
  const feat = traitOf(j.rules.attacks.traits, from, 'saddleCharge');
  const times = isLance ? (feat?.value.lance ?? lance?.times) : feat?.value.other;
  const rules = [
    ...(isLance ? (lance?.rules ?? []) : []),
    ...(feat === undefined ? [] : featRules(j, feat.trait)),
  ];
  return times === undefined ? undefined : { times, rules };
}

/** The factor for a weapon that was readied against the charge of its target. */
function setAgainst({ j, to, attack, plan, mode }: AttackSituation): AttackVerdict['multiplied'] {
  const arm = armsOf(j, attack).find(({ set }) => set !== undefined);
  const charges = j.rules.states.of(j, to).some(({ condition }) => condition === CHARGING);
  return plan.set === true && mode === 'melee' && charges && arm?.set !== undefined
    ? { times: arm.set, rules: arm.rules }
    : undefined;
}

/**
 * The target's armor class from the parts that count against this attack, without modifiers of the
 * situation.
 */
function armourClass(s: AttackSituation, denied: boolean): number {
  const nimble = (type: string): boolean => type === 'dexterity' || type === 'dodge';
  const parts = (s.plan.parts ?? []).filter((p) => !(denied && nimble(p.type) && p.value > 0));
  return s.j.rules.attacks.defence(s.j, parts, againstOf(s)).ac;
}
