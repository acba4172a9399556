/**
 * What a hit does, or does not do, beside its damage: armor against it, deflections, forced saves.
 * Also what a miss allows its target.
 */
import type { Creature } from '../../../board/creature.ts';
import { modifierOf } from '../../base/abilities.ts';
import { featRules } from '../../fullRuleset.ts';
import { hasTag } from '../../tags.ts';
import type { RuleId } from '../../verdict.ts';
import { armsOf } from './arms.ts';
import type { DeclaredFeats } from './feats.ts';
import type { Deflection, Forced, MissAnswer, Reason } from './nouns.ts';
import { isUnaware, type AttackSituation } from './situation.ts';
import { traitOf } from './traits.ts';

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
    ...(s.unseen === undefined ? [] : ['unaware' as const]),
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

/** The reason why the target's armor makes the weapon harmless; undefined: it does not. */
export function harmlessTo(s: AttackSituation): Reason | undefined {
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
