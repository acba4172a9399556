/**
 * What a hit does, or does not do, beside its damage: armor against it, deflections, forced saves.
 * Also what a miss allows its target.
 */
import type { Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { featRules } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import type { RuleId } from '../../../verdict.ts';
import { armsOf } from './arms.ts';
import type { DeclaredFeats } from './feats.ts';
import type { Deflection, Forced, MissAnswer, Reason } from './attackTypes.ts';
import { isUnaware, type AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

interface Ruled<T> {
  readonly value: T;
  readonly rules: readonly RuleId[];
}

/** Hands that hold something: weapons in hand, and a shield that strikes. */
const handsFull = (c: Creature): number =>
  (c.attacks ?? [])
    .filter((a) => a.ready && !a.natural && !a.unarmed && !hasTag(a, 'worn'))
    .reduce((n, a) => n + (a.twoHanded && !hasTag(a, 'one-hand') ? 2 : 1), 0);

/** Whether the target may deflect a ranged hit; undefined: it has no feat for that. */
export function deflectionOf(s: AttackSituation): Ruled<Deflection> | undefined {
  const { j, to, attack, plan } = s;
  const { traits } = j.rules.attacks;
  const feat = traitOf(traits, to, 'deflects');
  if (feat === undefined || s.mode !== 'ranged') return undefined;
  const catches = traitOf(traits, to, 'catches');
  if (to.attacks === undefined) s.unknown.push(`creatures.${to.id}.attacks`);
  const why: Deflection['why'][number][] = [
    ...(handsFull(to) >= 2 ? ['hands-full' as const] : []),
    ...(s.guard.denied.some(({ by }) => by !== undefined && isUnaware(j, by))
      ? ['flat-footed' as const]
      : []),
    ...(s.unseen === undefined && !isUnder(j, to, 'helpless') ? [] : ['unaware' as const]),
    ...(hasTag(attack, 'massive') ? ['massive-missile' as const] : []),
    ...(hasTag(attack, 'spell') ? ['spell-attack' as const] : []),
    ...(plan.deflected === true ? ['already-deflected' as const] : []),
  ];
  return {
    value: {
      by: feat.trait,
      allowed: why.length === 0,
      why,
      ...(catches === undefined ? {} : { catches: true }),
    },
    rules: featRules(j, feat.trait),
  };
}

/** The save that a declared feat forces upon the damaged target; undefined: none. */
export function forcedBy(s: AttackSituation, feats: DeclaredFeats): Ruled<Forced> | undefined {
  const { j, from, to } = s;
  const spoken = feats.spoken.find(({ rule }) => rule.forces !== undefined);
  if (spoken?.rule.forces === undefined) return undefined;
  const { save, ability, condition } = spoken.rule.forces;
  const score = from.abilities?.[ability];
  if (score === undefined) s.unknown.push(`creatures.${from.id}.abilities.${ability}`);
  if (from.hitDice === undefined) s.unknown.push(`creatures.${from.id}.hitDice`);
  const { trait: immune } =
    traitOf(j.rules.attacks.traits, to, 'noCriticals') ??
    (to.traits.includes('incorporeal') || to.conditions.includes('incorporeal')
      ? { trait: 'incorporeal' }
      : {});
  return {
    value: {
      by: spoken.feat,
      save,
      dc:
        10 +
        Math.floor((from.hitDice ?? 1) / 2) +
        (typeof score === 'number' ? modifierOf(score) : 0),
      condition,
      ...(immune === undefined ? {} : { immune }),
    },
    rules: featRules(j, spoken.feat),
  };
}

/** The kinds of damage that tags of weapons name. */
const DAMAGE_TAGS = ['bludgeoning', 'piercing', 'slashing'] as const;

/** The reason why the weapon deals no damage to the target; undefined: it does. */
export const harmlessTo = (s: AttackSituation, nonlethal: boolean): Reason | undefined =>
  stoppedByKind(s, nonlethal) ?? stoppedByBody(s) ?? stoppedByArmor(s);

/** A kind of creature that takes no such damage: swarms, undead and others (`bodies.bearings`). */
function stoppedByKind(s: AttackSituation, nonlethal: boolean): Reason | undefined {
  const { j, to, attack } = s;
  if (hasTag(attack, 'splash', 'spell')) return undefined;
  const tagged = DAMAGE_TAGS.filter((tag) => hasTag(attack, tag));
  const types = tagged.length === 0 ? [undefined] : tagged;
  for (const [trait, of] of Object.entries(j.rules.bodies.bearings ?? {})) {
    if (!to.traits.includes(trait)) continue;
    const found = types.map((type) =>
      of(to, { rolled: 1, bonus: 0, type, nonlethal, attackRoll: true }),
    );
    const [first] = found;
    if (first !== undefined && found.every((bearing) => bearing?.part === 0))
      return { why: 'harmless-kind', by: trait, rules: first.rules };
  }
  return undefined;
}

/**
 * What the attack does to an incorporeal target, beside `harmlessTo`: a magic weapon deals half
 * damage, or has a chance of no effect that is rolled after the hit.
 */
export function weakenedBy(s: AttackSituation): readonly Reason[] {
  const { j, from, to, attack } = s;
  if ((attack.enhancement ?? 0) <= 0 && !hasTag(attack, 'spell')) return [];
  const melee = s.mode === 'melee';
  const { natural } = attack;
  const { chance, part, rules } = j.rules.states.harm(j, from, to, {
    by: 'magical',
    natural,
    melee,
  });
  if (part !== undefined) return [{ why: 'half-to-incorporeal', by: to.id, rules }];
  return chance === 0 || chance === 100 ? [] : [{ why: 'chance-incorporeal', by: to.id, rules }];
}

/** A weapon without magic, against a body that only magic harms. Unknown magic is not none. */
function stoppedByBody(s: AttackSituation): Reason | undefined {
  const { j, from, to, attack } = s;
  if (hasTag(attack, 'spell')) return undefined;
  const melee = s.mode === 'melee';
  const plain = j.rules.states.harm(j, from, to, {
    by: 'nonmagical',
    natural: attack.natural,
    melee,
  });
  if (plain.affects !== false) return undefined;
  if (attack.enhancement === undefined)
    s.unknown.push(`creatures.${from.id}.attacks.${attack.id}.enhancement`);
  return attack.enhancement === 0
    ? { why: 'harmless-body', by: to.id, rules: plain.rules }
    : undefined;
}

/** Armor that stops all damage of the weapon. */
function stoppedByArmor(s: AttackSituation): Reason | undefined {
  const { j, to, attack, plan } = s;
  const arm = armsOf(j, attack).find(({ stoppedBy }) => stoppedBy !== undefined);
  if (arm?.stoppedBy === undefined || s.mode !== 'melee') return undefined;
  const { armour, natural } = arm.stoppedBy;
  const worth = (type: string): number =>
    Math.max(0, ...(plan.parts ?? []).flatMap((p) => (p.type === type ? [p.value] : [])));
  const { total, touch } = to.ac ?? {};
  const covered = total === undefined || touch === undefined ? undefined : total - touch;
  const worn = to.armour !== undefined && to.armour !== 'none';
  if (worn || worth('armour') >= armour || worth('natural-armour') >= natural)
    return { why: 'harmless-armor', rules: arm.rules };
  // Armor, shield and natural armor together are too little, or their parts are unknown.
  const surely = plan.parts !== undefined || (covered !== undefined && covered < armour);
  const bare = to.armour === 'none' && covered !== undefined && covered < natural;
  if (!surely && !bare)
    s.unknown.push(`creatures.${to.id}.${to.armour === undefined ? 'armour' : 'ac'}`);
  return undefined;
}

/** The opportunities that feats give the target if a melee attack misses it. */
export function ifMissed(s: AttackSituation): Ruled<readonly MissAnswer[]> {
  const { j, to, plan } = s;
  const { traits } = j.rules.attacks;
  const rules: RuleId[] = [];
  const value = to.traits.flatMap((trait): MissAnswer[] => {
    const rule = Object.hasOwn(traits, trait) ? traits[trait]?.answersMiss : undefined;
    if (rule === undefined || s.mode !== 'melee') return [];
    if (rule.named === true && plan.dodged !== true) return [];
    rules.push(...featRules(j, trait));
    const may = j.rules.canTakeOpportunity(j, to);
    const why =
      rule.named === true && plan.answered === true
        ? 'already-answered'
        : may.allowed
          ? undefined
          : (may.why ?? 'none-left');
    return [
      {
        by: trait,
        makes: rule.makes,
        allowed: why === undefined,
        ...(why === undefined ? {} : { why }),
      },
    ];
  });
  return { value, rules };
}
