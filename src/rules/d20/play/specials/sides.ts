/** The two sides of an opposed check: their modifiers and the winner. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { isUnder, isFlying } from '../../../core/conditionsInForce.ts';
import { depthOf } from '../../map/shelter.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cite } from '../../../names.ts';
import { sizeRow } from '../attacks/figures.ts';
import { attacksBefore, laterPenalty } from '../turns/attacksBefore.ts';
import { notedAbility, largerBy, Missing, specialRules, chosenWeapon } from './specialContext.ts';
import type {
  SpecialCheck,
  Grip,
  SpecialModifier,
  Outcome,
  Side,
  Special,
  SpecialAsk,
} from './specialRules.ts';
import type { SpecialSituation } from './situation.ts';
import { GRIP_BONUS, MANEUVERABILITY_BONUS, WEAPON_STEP } from './specialTable.ts';
import { linesOf } from './specialTraits.ts';

/**
 * Minimum number of Balance ranks for rolling Balance against a trip, and the penalty to that roll.
 */
const BALANCE = { ranks: 10, penalty: -10 } as const;

export type UncitedModifier = Omit<SpecialModifier, 'rules' | 'on'>;

/**
 * The bonus on the sheet to a check. An attack roll has none here, because the host adds its bonus.
 */
export function sheetBonus(
  j: FullJudge,
  c: Creature,
  check: SpecialCheck,
  missing: Missing,
): UncitedModifier[] {
  const bab = (): UncitedModifier => ({
    value: missing.take(c.bab, `creatures.${c.id}.bab`, 0),
    type: 'base-attack',
    why: 'base-attack-bonus',
  });
  const skill = (id: string): UncitedModifier => ({
    value: missing.take(c.skills?.[id]?.bonus, `creatures.${c.id}.skills.${id}.bonus`, 0),
    type: 'skill',
    why: id,
  });
  switch (check) {
    case 'strength':
      return [might(j, c, missing)];
    case 'dexterity':
      return [{ value: notedAbility(j, c, 'dex', missing), type: 'ability', why: 'dexterity' }];
    case 'attack':
      return [];
    case 'grapple':
      return [
        bab(),
        might(j, c, missing),
        grappleSize(j, c, missing),
        ...grappleFeats(j, c),
        ...inWater(j, c),
      ];
    case 'sense-motive':
      return [skill(check), bab()];
    case 'balance':
      return [skill(check), { value: BALANCE.penalty, type: 'penalty', why: 'balance' }];
    // `maneuverRolls.ts` adds up the parts of a maneuver bonus.
    case 'manoeuvre':
      return [];
    case 'bluff':
    case 'ride':
    case 'escape-artist':
      return [skill(check)];
  }
}

/** Modifier of Strength, or of the ability that an incorporeal creature uses instead. */
function might(j: FullJudge, c: Creature, missing: Missing): UncitedModifier {
  const { specialsWith } = j.rules.states.body(j, c);
  return {
    value: notedAbility(j, c, specialsWith ?? 'str', missing),
    type: 'ability',
    why: specialsWith === undefined ? 'strength' : 'charisma',
  };
}

function grappleSize(j: FullJudge, c: Creature, missing: Missing): UncitedModifier {
  missing.take(c.size, `creatures.${c.id}.size`, 'medium');
  return { value: j.rules.bodies.sizeModifier(c), type: 'size', why: 'size' };
}

const grappleFeats = (j: FullJudge, c: Creature): UncitedModifier[] =>
  linesOf(j.rules.specials.traits, c).flatMap(([trait, { grapple }]) =>
    grapple === undefined ? [] : [{ value: grapple, type: 'feat' as const, why: trait }],
  );

/** The penalty under water, if the ruleset has rules for it (srd35.condition.underwater-grapple). */
const inWater = (j: FullJudge, c: Creature): UncitedModifier[] =>
  cite(j.rules.attacks.cites, 'underwater').length === 0 ||
  (c.speed?.swim ?? 0) > 0 ||
  isUnder(j, c, 'unhindered') ||
  depthOf(j, c) !== 'under'
    ? []
    : [{ value: -2, type: 'circumstance', why: 'underwater' }];

/** The grip with which a weapon is held. */
export const gripOf = (a: Attack | undefined): Grip =>
  a === undefined
    ? 'none'
    : a.twoHanded
      ? 'two-handed'
      : a.light || a.unarmed || a.natural
        ? 'light'
        : 'one-handed';

/** All modifiers of both sides of a special attack. */
export function specialSides({
  j,
  from,
  to,
  attack,
  rule,
  ask,
  missing,
}: Omit<SpecialSituation, 'weapon' | 'feats' | 'names'>):
  | { attacker: Side; defender: Side }
  | undefined {
  const { opposed } = rule;
  if (opposed === undefined) return undefined;
  const air =
    rule.flying !== undefined && (isFlying(j, from) || isFlying(j, to)) ? rule.flying : undefined;
  const either = (list: readonly SpecialCheck[]): SpecialCheck[] => [
    ...list,
    ...(air?.dexterity === true && !list.includes('dexterity') ? ['dexterity' as const] : []),
  ];
  const choices = {
    attacker: either(opposed.attacker),
    defender: [...either(opposed.defender), ...more(to, attack)],
  };
  const make = (
    c: Creature,
    who: 'attacker' | 'defender',
    modifiers: readonly UncitedModifier[],
  ): Side => {
    const check = chosen(j, c, choices[who], ask.checks?.[who]);
    const rules = [
      ...specialRules(j, ...rule.checkNames, ...(air?.names ?? [])),
      ...(check === 'grapple' ? sizeRow(j, c.size) : []),
    ];
    const kept = [...sheetBonus(j, c, check, missing), ...modifiers]
      .filter((m) => m.value !== 0)
      .map((m) => ({ on: 'check' as const, ...m, rules }));
    return {
      of: c.id,
      check,
      choices: choices[who],
      modifiers: kept,
      modifier: kept.reduce((sum, m) => sum + m.value, 0),
    };
  };
  const steps = largerBy(from, to, missing);
  const size = (n: number): UncitedModifier => ({
    value: Math.max(0, n) * (opposed.size ?? 0),
    type: 'size',
    why: 'size',
  });
  const [own, held] =
    opposed.grips === 'size'
      ? weaponSizes(from, to, opposed.size ?? 0, ask, missing)
      : gripsOf(from, to, opposed.grips !== undefined, ask, missing);
  const feats = linesOf(j.rules.specials.traits, from).flatMap(
    ([trait, line]): UncitedModifier[] => {
      const bonus = line.making?.[attack]?.bonus;
      return bonus === undefined ? [] : [{ value: bonus, type: 'feat', why: trait }];
    },
  );
  // A creature that flies or rides gets no stability bonus.
  const stable =
    opposed.legs === true && air === undefined && !isFlying(j, to) && to.seat === undefined
      ? linesOf(j.rules.specials.traits, to)
      : [];
  const wings = (c: Creature): UncitedModifier[] =>
    air?.manoeuvrability === true && isFlying(j, c)
      ? [
          {
            value:
              MANEUVERABILITY_BONUS[
                missing.take(
                  c.speed?.manoeuvrability,
                  `creatures.${c.id}.speed.manoeuvrability`,
                  'average',
                )
              ],
            type: 'circumstance',
            why: 'manoeuvrability',
          },
        ]
      : [];
  return {
    attacker: make(from, 'attacker', [
      size(-steps),
      ...own,
      ...feats,
      ...wings(from),
      {
        value: ask.charging === true ? (opposed.charging ?? 0) : 0,
        type: 'circumstance',
        why: 'charging',
      },
      { value: ask.object?.easy === true ? 4 : 0, type: 'circumstance', why: 'easy-to-snatch' },
      { value: ask.limb === true ? (rule.limb ?? 0) : 0, type: 'penalty', why: 'limb' },
      {
        value: ask.inReturn === true ? 0 : laterPenalty(attacksBefore(j, from, attack)),
        type: 'penalty',
        why: 'later-attack',
      },
      ...feinting(j, attack, to, missing),
    ]),
    defender: make(to, 'defender', [
      size(steps),
      ...held,
      ...wings(to),
      ...stable.flatMap(([trait, { stability }]): UncitedModifier[] =>
        stability === undefined ? [] : [{ value: stability, type: 'circumstance', why: trait }],
      ),
      {
        value:
          ask.object?.kind === 'worn' && ask.object.easy !== true && from.pins === to.id ? 4 : 0,
        type: 'circumstance',
        why: 'pinned',
      },
      { value: ask.object?.secured === true ? 4 : 0, type: 'circumstance', why: 'well-secured' },
    ]),
  };
}

/**
 * Additional checks that a defender may roll against a trip: Ride for a rider, Balance for a
 * creature with enough ranks.
 */
function more(to: Creature, attack: Special): SpecialCheck[] {
  if (attack !== 'trip') return [];
  return [
    ...(to.seat === undefined ? [] : ['ride' as const]),
    ...((to.skills?.['balance']?.ranks ?? 0) >= BALANCE.ranks ? ['balance' as const] : []),
  ];
}

/** The check that a side chose, or else the one with the highest known bonus. */
function chosen(
  j: FullJudge,
  c: Creature,
  choices: readonly SpecialCheck[],
  asked: SpecialCheck | undefined,
): SpecialCheck {
  if (asked !== undefined && choices.includes(asked)) return asked;
  const worth = (check: SpecialCheck): number =>
    sheetBonus(j, c, check, new Missing()).reduce((n, m) => n + m.value, 0);
  return choices.reduce((best, check) => (worth(check) > worth(best) ? check : best));
}

/**
 * Modifiers for grips: two-handed weapons get a bonus, light ones a penalty
 * (sigil.special-attack.disarm-check).
 */
function gripsOf(
  from: Creature,
  to: Creature,
  counted: boolean,
  ask: SpecialAsk,
  missing: Missing,
): [UncitedModifier[], UncitedModifier[]] {
  if (!counted) return [[], []];
  const worn = ask.object?.kind === 'worn';
  const grip = (
    c: Creature,
    given: Grip | undefined,
    id: string | undefined,
  ): UncitedModifier[] => {
    const held =
      given ??
      (c.attacks === undefined
        ? assumed(c, missing)
        : gripOf(chosenWeapon(c, id, missing) ?? c.attacks.find((a) => a.ready)));
    return [{ value: GRIP_BONUS[held], type: 'circumstance', why: `grip-${held}` }];
  };
  return [
    grip(from, ask.grips?.attacker, ask.with),
    worn ? [] : grip(to, ask.grips?.defender, ask.object?.attack),
  ];
}

/**
 * Bonus for a defender that holds its weapon in two hands (d20modern.special-attack.disarm-steps).
 */
const TWO_HANDS = 4;

/**
 * The larger weapon gets a bonus for each size category of difference. A light weapon counts as one
 * size smaller than its wielder, a two-handed weapon as one size larger.
 */
function weaponSizes(
  from: Creature,
  to: Creature,
  each: number,
  ask: SpecialAsk,
  missing: Missing,
): [UncitedModifier[], UncitedModifier[]] {
  if (ask.object?.kind === 'worn') return [[], []];
  const held = (c: Creature, given: Grip | undefined, id: string | undefined): Grip =>
    given ??
    (c.attacks === undefined
      ? assumed(c, missing)
      : gripOf(chosenWeapon(c, id, missing) ?? c.attacks.find((a) => a.ready)));
  const [own, theirs] = [
    held(from, ask.grips?.attacker, ask.with),
    held(to, ask.grips?.defender, ask.object?.attack),
  ];
  const larger = WEAPON_STEP[own] - WEAPON_STEP[theirs] - largerBy(from, to, missing);
  const size = (n: number): UncitedModifier => ({
    value: Math.max(0, n) * each,
    type: 'size',
    why: 'weapon-size',
  });
  return [
    [size(larger)],
    [
      size(-larger),
      {
        value: theirs === 'two-handed' ? TWO_HANDS : 0,
        type: 'circumstance',
        why: 'grip-two-handed',
      },
    ],
  ];
}

const assumed = (c: Creature, missing: Missing): Grip => {
  missing.paths.add(`creatures.${c.id}.attacks`);
  return 'one-handed';
};

/** Modifiers to a feint against nonhumanoid or unintelligent creatures (sigil.special-attack.feint). */
export function feinting(
  j: FullJudge,
  attack: Special,
  to: Creature,
  missing: Missing,
): UncitedModifier[] {
  if (attack !== 'feint') return [];
  const kinds = linesOf(j.rules.specials.traits, to).flatMap(([, { humanoid }]) =>
    humanoid === undefined ? [] : [humanoid],
  );
  const humanoid = missing.take(
    kinds.length === 0 ? undefined : kinds.includes(true),
    `creatures.${to.id}.traits`,
    true,
  );
  const { score, unknown } = j.rules.bodies.ability(j, to, 'int');
  for (const path of unknown) missing.paths.add(path);
  if (score !== null && score <= 2)
    return [{ value: -8, type: 'penalty', why: 'animal-intelligence' }];
  return humanoid ? [] : [{ value: -4, type: 'penalty', why: 'not-humanoid' }];
}

/** Totals of both sides: the given totals, or die rolls plus modifiers. */
export function totalsOfSides(
  sides: { attacker: Side; defender: Side },
  ask: SpecialAsk,
  missing: Missing,
): { attacker: number; defender: number } | undefined {
  if (ask.totals !== undefined) return ask.totals;
  if (ask.dice === undefined) return undefined;
  // The die of an attack roll is not enough: only the host knows the attack bonus on the sheet.
  if (sides.attacker.check === 'attack') {
    missing.paths.add('ask.totals');
    return undefined;
  }
  return {
    attacker: ask.dice.attacker + sides.attacker.modifier,
    defender: ask.dice.defender + sides.defender.modifier,
  };
}

/**
 * The winner is the side with the higher total, then the side with the higher modifier. If both are
 * equal, the check is rerolled (sigil.special-attack.grapple-check).
 */
export function winner(
  totals: { attacker: number; defender: number },
  sides: { attacker: Side; defender: Side },
  tie: 'defender' | undefined,
): Pick<Outcome, 'margin'> & { result: 'success' | 'failure' | 'reroll' } {
  const margin = totals.attacker - totals.defender;
  if (margin !== 0) return { result: margin > 0 ? 'success' : 'failure', margin };
  if (tie === 'defender') return { result: 'failure', margin };
  const edge = sides.attacker.modifier - sides.defender.modifier;
  return { result: edge > 0 ? 'success' : edge < 0 ? 'failure' : 'reroll', margin };
}
