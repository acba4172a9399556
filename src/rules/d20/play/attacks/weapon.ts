/**
 * A weapon in its wielder's hands: effort to wield, ability used, Strength bonus to damage,
 * critical hits, and penalties for misuse.
 */
import { sizeSteps, type Attack, type Creature, sizeOf } from '../../../../board/creature.ts';
import { SIZES, type Size } from '../../../../board/vocabulary.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag, type Tag } from '../../../tags.ts';
import { abilityOf, dealsNonlethal, weaponModifiers } from './attackerModifiers.ts';
import type { AttackCitation } from './citations.ts';
import type { AttackModifier } from './attackRules.ts';
import { isImprovised } from './situation.ts';
import type { WeaponPlan } from '../asks/attackPlan.ts';
import { WEAPON_HANDS, type Effort, type WeaponVerdict } from './weapons.ts';

const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing'] as const;

/** Damage types of natural weapons (sigil.weapon.natural-types). */
const NATURAL: readonly (readonly [kind: Tag, types: readonly string[]])[] = [
  ['claw', ['piercing', 'slashing']],
  ['talon', ['piercing', 'slashing']],
  ['gore', ['piercing']],
  ['bite', DAMAGE_TYPES],
  ['sting', ['piercing']],
  ['slam', ['bludgeoning']],
  ['tentacle', ['bludgeoning']],
];

/**
 * Effort (light, one-handed, two-handed) for a wielder of the size for which the weapon was made.
 */
const ownEffort = (a: Attack): Effort =>
  a.light || a.unarmed ? 'light' : a.twoHanded ? 'two-handed' : 'one-handed';

/**
 * Effort for this creature, also if the weapon was made for another size; undefined: the creature
 * cannot wield it.
 */
function effortOf(c: Creature, a: Attack): Effort | undefined {
  const steps = a.size === undefined ? 0 : sizeSteps(sizeOf(c), a.size);
  return WEAPON_HANDS[WEAPON_HANDS.indexOf(ownEffort(a)) + steps];
}

export function weaponAnswer(
  j: FullJudge,
  c: Creature,
  a: Attack,
  plan: WeaponPlan,
): WeaponVerdict {
  const { cites, figures } = j.rules.attacks;
  const improvised = plan.improvised === true || isImprovised(a, {});
  const thrown = plan.thrown === true || a.kind === 'thrown';
  const projectile = a.kind === 'ranged' && plan.improvised !== true;
  const effort = a.natural ? 'natural' : effortOf(c, a);
  const off = plan.offHand ?? a.offHand === true;
  const saddled = c.seat !== undefined && j.rules.mounts.lance !== undefined;
  const oneHanded = hasTag(a, 'one-hand', 'double') || (saddled && hasTag(a, 'lance'));
  const why: string[] = [];
  if (effort === undefined) why.push('wrong-size-weapon');
  if (effort === 'two-handed' && plan.hands === 1 && !oneHanded && !projectile)
    why.push('needs-two-hands');
  const chosen = plan.damage === 'nonlethal' && !dealsNonlethal(j, c, a);
  if (chosen && (projectile || thrown) && !figures.nonlethalShots) why.push('lethal-only');
  if (effort === 'two-handed' && off && !hasTag(a, 'double')) why.push('primary-only');
  const mode = projectile || thrown ? 'ranged' : 'melee';
  const list: AttackModifier[] = [];
  weaponModifiers(
    j,
    c,
    a,
    {
      plan: { ...plan, improvised, twoWeapons: plan.bothEnds === true },
      training: !hasTag(a, 'splash'),
    },
    (code, value, rules) => {
      if (value !== 0) list.push({ on: 'attack', value, type: 'untyped', why: code, rules });
    },
  );
  const strength = a.natural
    ? naturalStrength(c, a, plan)
    : projectile
      ? hasTag(a, 'strength')
        ? 1
        : 0
      : off
        ? 0.5
        : heldStrength(
            effort === undefined || effort === 'natural' ? 'light' : effort,
            plan,
            a,
            thrown,
          );
  const score = c.abilities?.str;
  const of = score === undefined || score === null ? 0 : modifierOf(score);
  const penalty =
    projectile && !hasTag(a, 'strength') ? figures.bowTakesPenalty && hasTag(a, 'bow') : true;
  const fromStrength = of < 0 ? (penalty ? of : 0) : Math.floor(of * strength);
  const loads = (['move', 'full-round'] as const).find((x) => hasTag(a, `loads-${x}`));
  const types = typesOf(a);
  const increment =
    a.rangeIncrement ?? (improvised && thrown ? figures.improvisedIncrement : undefined);
  return {
    usable: why.length === 0,
    why,
    effort: effort ?? ownEffort(a),
    ability: abilityOf(j, c, a, mode),
    modifiers: list,
    strength,
    strengthBonus: fromStrength,
    damageBonus: fromStrength + (a.enhancement ?? 0) + brokenBy(j, a),
    critical: improvised || brokenBy(j, a) !== 0 ? PLAIN : (a.critical ?? PLAIN),
    ...damageOf(j, c, a),
    damageTypes:
      plan.damageType !== undefined && types.includes(plan.damageType) ? [plan.damageType] : types,
    choose: hasTag(a, 'one-type') && plan.damageType === undefined,
    nonlethal: (plan.damage ?? (dealsNonlethal(j, c, a) ? 'nonlethal' : 'lethal')) === 'nonlethal',
    ...(increment === undefined ? {} : { rangeIncrement: increment }),
    object: objectSize(a, c),
    action:
      improvised && thrown ? (ownEffort(a) === 'two-handed' ? 'full-round' : 'standard') : 'attack',
    ...(projectile ? { loading: (loads ?? 'free') as 'free' | 'move' | 'full-round' } : {}),
    ...(plan.bonus === undefined
      ? {}
      : { bonus: plan.bonus + list.reduce((sum, m) => sum + m.value, 0) }),
    rules: [
      ...new Set([
        ...cite(cites, ...namesOf(a, effort, plan, { of, projectile, thrown, improvised })),
        ...list.flatMap((m) => m.rules),
      ]),
    ],
    unknown: score === undefined ? [`creatures.${c.id}.abilities.str`] : [],
  };
}

/** The critical hit of a weapon that states none. */
const PLAIN = { from: 20, times: 2 } as const;

/**
 * The penalty of a broken weapon on its rolls; 0: it is not broken, or the ruleset has no such
 * rule.
 */
const brokenBy = (j: FullJudge, a: Attack): number =>
  hasTag(a, 'broken') ? (j.rules.attacks.figures.broken ?? 0) : 0;

/** Damage dice of the weapon; for an unarmed strike, the dice by the attacker's size. */
const damageOf = (j: FullJudge, c: Creature, a: Attack): { readonly damage?: string } => {
  const damage =
    a.damage ?? (a.unarmed && !a.natural ? j.rules.attacks.figures.fist[sizeOf(c)] : undefined);
  return damage === undefined ? {} : { damage };
};

function namesOf(
  a: Attack,
  effort: Effort | 'natural' | undefined,
  plan: WeaponPlan,
  is: { of: number; projectile: boolean; thrown: boolean; improvised: boolean },
): AttackCitation[] {
  const names: AttackCitation[] =
    effort === 'light'
      ? ['light']
      : effort === 'one-handed'
        ? ['oneHanded']
        : effort === 'two-handed'
          ? ['twoHanded']
          : [];
  if (a.natural) names.push('naturalSecondary', 'naturalTypes');
  else names.push('manufactured', 'objectSize', 'damageType');
  if (a.enhancement !== undefined) names.push('enhancementType');
  if (a.size !== undefined) names.push('wrongSize');
  if (is.of < 0 && !is.projectile) names.push('negativeStrength');
  if (is.projectile) names.push('projectile', 'ammunition');
  if (is.thrown) names.push('thrown');
  if (is.improvised) names.push('improvised');
  if (hasTag(a, 'double')) names.push('double');
  if (hasTag(a, 'broken')) names.push('broken');
  if (plan.damage !== undefined) names.push('nonlethal');
  if (a.unarmed && !a.natural) names.push('fist');
  return names;
}

/**
 * Multiplier of Strength for a held weapon. A light weapon gains nothing from a second hand. A
 * two-handed weapon held in one hand counts as a one-handed weapon.
 */
function heldStrength(effort: Effort, plan: WeaponPlan, a: Attack, thrown: boolean): number {
  if (effort === 'light' || thrown) return 1;
  const hands =
    plan.bothEnds === true
      ? 1
      : (plan.hands ?? (effort === 'two-handed' && !hasTag(a, 'one-hand') ? 2 : 1));
  return hands === 2 ? 1.5 : 1;
}

/**
 * Multiplier of Strength for a natural weapon: 1 for a primary weapon, 1.5 if it is the only one,
 * 0.5 for secondary weapons.
 */
function naturalStrength(c: Creature, a: Attack, plan: WeaponPlan): number {
  if (a.secondary === true || plan.besideWeapon === true) return 0.5;
  const natural = c.attacks?.filter((x) => x.natural) ?? [];
  return natural.length === 1 && !hasTag(a, 'several') ? 1.5 : 1;
}

function typesOf(a: Attack): readonly string[] {
  const tagged = DAMAGE_TYPES.filter((t) => hasTag(a, t));
  if (tagged.length > 0 || !a.natural) return tagged;
  return NATURAL.find(([kind]) => a.id === kind || hasTag(a, kind))?.[1] ?? [];
}

/**
 * The weapon's size as an object. A light weapon is two sizes smaller than its intended wielder,
 * and a one-handed weapon is one size smaller.
 */
function objectSize(a: Attack, c: Creature): Size {
  const made = SIZES.indexOf(a.size ?? sizeOf(c));
  const less = { light: 2, 'one-handed': 1, 'two-handed': 0 }[ownEffort(a)];
  return SIZES[Math.max(0, made - less)] ?? 'fine';
}
