/**
 * Special attacks decided by one roll against a number: a combat maneuver against the target's
 * maneuver defense, or a feint against a DC from the target's Wisdom or Sense Motive. A ruleset
 * declares such attacks with `SpecialRule.against`.
 */
import { type Creature, hasTrait, sizeOf } from '../../../../board/creature.ts';
import type { Size } from '../../../../board/vocabulary.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { isTiny } from '../../map/size.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { changedScore } from '../states/effect.ts';
import { besideScore, besideTotal, lostInScore } from '../states/inTotals.ts';
import { feinting, type UncitedModifier } from './sides.ts';
import type { Side, Special, SpecialRule } from './specialRules.ts';
import type { SpecialSituation } from './situation.ts';
import { specialRules, type Missing } from './specialContext.ts';
import { hasTag } from '../../../tags.ts';
import { linesOf } from './specialTraits.ts';

/** Size modifier to the maneuver roll and to the maneuver defense. */
export const SPECIAL_SIZE: Readonly<Record<Size, number>> = {
  fine: -8,
  diminutive: -4,
  tiny: -2,
  small: -1,
  medium: 0,
  large: 1,
  huge: 2,
  gargantuan: 4,
  colossal: 8,
};

/** Bonus to the maneuver defense for each leg above two. */
const LEG = 2;
/** Attack bonus for maneuvers against a stunned target. */
const STUNNED = 4;

const made = (value: number, type: UncitedModifier['type'], why: string): UncitedModifier => ({
  value,
  type,
  why,
});

/** Modifier of an ability with the Strength or Dexterity penalties of conditions. */
function modifierNow(
  j: FullJudge,
  c: Creature,
  of: 'str' | 'dex' | 'wis',
  missing: Missing,
): number {
  const { score, modifier, unknown } = j.rules.bodies.ability(j, c, of);
  for (const path of unknown) missing.paths.add(path);
  if (score === null || of === 'wis') return modifier;
  const changes = besideScore(c, of, j.rules.states.of(j, c)).flatMap(
    ({ effect }) => (of === 'str' ? effect.strength : effect.dexterity) ?? [],
  );
  return modifierOf(changedScore(score, changes));
}

/**
 * Changes that conditions make to an ability modifier within a total on the sheet. Changes that the
 * total does not include yet are counted; changes that it includes are only shown.
 */
function onScore(
  j: FullJudge,
  c: Creature,
  of: 'str' | 'dex',
  missing: Missing,
  bonusLost: boolean,
): UncitedModifier[] {
  if (c.inTotals?.[of] === undefined) return [];
  const why = of === 'str' ? 'strength' : 'dexterity';
  const lost = lostInScore(c, of, j.rules.states.of(j, c));
  const own = (n: number): number => (bonusLost ? Math.min(0, n) : n);
  const before = j.rules.bodies.ability(j, c, of).modifier;
  const value = own(modifierNow(j, c, of, missing)) - own(before);
  return [
    ...(value === 0 ? [] : [{ ...made(value, 'ability', why), already: 0 }]),
    ...(lost === undefined || bonusLost
      ? []
      : [{ ...made(0, 'ability', lost.state.condition), already: lost.already }]),
  ];
}

/**
 * Penalties from conditions to a creature's attack rolls and maneuvers.
 * @param holds does the roll make, maintain or escape a grapple? Being grappled gives no penalty to
 * such a roll.
 */
export function conditionPenalties(j: FullJudge, c: Creature, holds: boolean): UncitedModifier[] {
  return j.rules.states
    .of(j, c)
    .flatMap(({ condition, effect, limits, times }): UncitedModifier[] => {
      const each = typeof effect.attack === 'number' ? effect.attack : (effect.attack?.melee ?? 0);
      const all = each * (times ?? 1);
      if (all === 0) return [];
      const counted = c.cmb === undefined ? { value: all } : besideTotal(c, 'cmb', condition, all);
      const { already } = counted;
      const exempt = holds && limits.oneHanded === true;
      // If the total on the sheet includes a penalty that does not apply to this roll, the penalty is
      // added back.
      if (exempt)
        return already === undefined || already === 0
          ? []
          : [{ ...made(-already, 'penalty', condition), already }];
      return [{ ...made(0, 'penalty', condition), ...counted }];
    });
}

const bab = (c: Creature, missing: Missing): UncitedModifier =>
  made(missing.take(c.bab, `creatures.${c.id}.bab`, 0), 'base-attack', 'base-attack-bonus');

const sizeBonus = (c: Creature, missing: Missing): UncitedModifier => {
  missing.take(c.size, `creatures.${c.id}.size`, 'medium');
  return made(SPECIAL_SIZE[sizeOf(c)], 'size', 'size');
};

/** The combat maneuver bonus without feats: from the sheet, or from its parts. */
export function maneuverBonus(
  j: FullJudge,
  c: Creature,
  missing: Missing,
  finesse = false,
): readonly UncitedModifier[] {
  if (c.cmb !== undefined)
    return [
      made(c.cmb, 'base-attack', 'manoeuvre-bonus'),
      ...onScore(j, c, isTiny(c) ? 'dex' : 'str', missing, false),
    ];
  const [str, dex] = (['str', 'dex'] as const).map((of) => modifierNow(j, c, of, missing)) as [
    number,
    number,
  ];
  const byDexterity = isTiny(c) || (finesse && dex > str);
  return [
    bab(c, missing),
    made(byDexterity ? dex : str, 'ability', byDexterity ? 'dexterity' : 'strength'),
    sizeBonus(c, missing),
  ];
}

/** Does the target lose the Dexterity bonus to its maneuver defense? */
function losesDexterity(j: FullJudge, c: Creature): boolean {
  return j.rules.states
    .of(j, c)
    .some(
      ({ effect, limits }) =>
        effect.losesDexterity === true &&
        (j.options.cmdDenied || limits.noOpportunity === 'opportunityFlatFooted'),
    );
}

/**
 * The parts of the maneuver defense, in general or against one special attack. Their sum is the DC.
 */
export function maneuverDefense(
  j: FullJudge,
  c: Creature,
  missing: Missing,
  attack?: Special,
  rule?: SpecialRule,
): readonly UncitedModifier[] {
  const denied = losesDexterity(j, c);
  // If the defense on the sheet is known to be based on the sheet's Dexterity score, the modifier
  // of that score is what the creature loses.
  const held = (): number =>
    c.inTotals?.dex === undefined
      ? modifierNow(j, c, 'dex', missing)
      : j.rules.bodies.ability(j, c, 'dex').modifier;
  const dex = Math.max(0, c.cmd === undefined || denied ? held() : 0);
  const list: UncitedModifier[] =
    c.cmd !== undefined
      ? [
          made(c.cmd, 'base-attack', 'manoeuvre-defence'),
          ...onScore(j, c, 'str', missing, false),
          ...onScore(j, c, 'dex', missing, denied),
          ...(denied
            ? [made((c.cmdFlatFooted ?? c.cmd - dex) - c.cmd, 'ability', 'dexterity')]
            : []),
        ]
      : [
          made(10, 'base-attack', 'base'),
          bab(c, missing),
          made(modifierNow(j, c, 'str', missing), 'ability', 'strength'),
          made(
            denied
              ? Math.min(0, modifierNow(j, c, 'dex', missing))
              : modifierNow(j, c, 'dex', missing),
            'ability',
            'dexterity',
          ),
          sizeBonus(c, missing),
        ];
  const add = (value: number, type: UncitedModifier['type'], condition: string): void => {
    const counted = c.cmd === undefined ? { value } : besideTotal(c, 'cmd', condition, value);
    list.push({ ...made(0, type, condition), ...counted });
  };
  for (const { condition, effect, times } of j.rules.states.of(j, c)) {
    const ac = typeof effect.ac === 'number' ? effect.ac : (effect.ac?.melee ?? 0);
    if (ac < 0 && (condition === 'charging' || j.options.cmdDenied)) add(ac, 'penalty', condition);
    if (effect.dodge !== undefined && !denied) add(effect.dodge, 'circumstance', condition);
    if (effect.each === true && typeof effect.attack === 'number')
      add(effect.attack * (times ?? 1), 'penalty', condition);
  }
  for (const [trait, line] of linesOf(j.rules.specials.traits, c)) {
    const guard = attack === undefined ? undefined : line.guards?.[attack];
    if (guard !== undefined) list.push(made(guard, 'feat', trait));
    if (line.steady !== undefined && rule?.steady === true)
      list.push(made(line.steady, 'circumstance', trait));
  }
  const legs = c.legs ?? (c.build === 'long' || hasTrait(c, 'more-than-two-legs') ? 4 : 2);
  if (rule?.legs === true && legs > 2) list.push(made(LEG * (legs - 2), 'circumstance', 'legs'));
  return list;
}

/** The attacker's other modifiers to the roll: feats, weapons, conditions and the situation. */
function onTop(s: SpecialSituation): UncitedModifier[] {
  const { j, from, to, attack, ask, rule, weapon } = s;
  const list: UncitedModifier[] = [];
  for (const [trait, line] of linesOf(j.rules.specials.traits, from)) {
    for (const as of [attack, rule.like]) {
      const bonus = as === undefined ? undefined : line.making?.[as]?.bonus;
      if (bonus !== undefined) list.push(made(bonus, 'feat', trait));
    }
  }
  if (ask.limb === true && rule.limb !== undefined) list.push(made(rule.limb, 'penalty', 'limb'));
  list.push(...conditionPenalties(j, from, (rule.like ?? attack) === 'grapple'));
  if (ask.charging === true && rule.charging !== undefined) {
    s.names.add('charging');
    list.push(made(rule.charging, 'circumstance', 'charging'));
  }
  if (rule.tool === true) {
    if (weapon?.enhancement !== undefined)
      list.push(made(weapon.enhancement, 'circumstance', 'enhancement'));
    if (attack === 'disarm' && hasTag(weapon, 'disarms'))
      list.push(made(2, 'circumstance', 'disarm'));
    if (attack === 'disarm' && (weapon === undefined || weapon.unarmed))
      list.push(made(-4, 'penalty', 'unarmed'));
  }
  const busy =
    rule.hands === true &&
    (from.attacks ?? []).some((a) => a.ready && !a.natural && !a.unarmed) &&
    !linesOf(j.rules.specials.traits, from).some(([, { humanoid }]) => humanoid === false);
  if (busy) list.push(made(-4, 'penalty', 'hands'));
  if (ask.aided !== undefined) list.push(made(2 * ask.aided, 'circumstance', 'aided'));
  if (ask.struck !== undefined && ask.struck > 0) list.push(made(-ask.struck, 'penalty', 'struck'));
  if (j.rules.states.of(j, to).some(({ effect }) => effect.kind === 'stunning'))
    list.push(made(STUNNED, 'circumstance', 'stunned'));
  return list;
}

/** The attacker's bonus to the roll, and the number that its total must reach. */
export function againstNumber(s: SpecialSituation): { attacker: Side; defender: Side } {
  const { j, from, to, attack, ask, rule, missing } = s;
  const rules = specialRules(j, ...rule.checkNames);
  const states = [from, to].flatMap((c) => j.rules.states.of(j, c));
  /**
   * The rules behind a modifier: those of the roll, and those of the condition that the modifier
   * comes from.
   */
  const behind = (why: string): readonly RuleId[] => [
    ...rules,
    ...states.flatMap((state) => (state.condition === why ? state.rules : [])),
  ];
  const side = (of: Creature, check: Side['check'], list: readonly UncitedModifier[]): Side => {
    const modifiers = list
      .filter(({ value, already = 0 }) => value !== 0 || already !== 0)
      .map((m) => ({ on: 'check' as const, ...m, rules: behind(m.why) }));
    return {
      of: of.id,
      check,
      choices: [check],
      modifiers,
      modifier: modifiers.reduce((sum, m) => sum + m.value, 0),
    };
  };
  if (rule.against === 'wits') {
    const ranks = to.skills?.['sense-motive'];
    const wits = bab(to, missing).value + modifierNow(j, to, 'wis', missing);
    const sense = (ranks?.ranks ?? 0) > 0 ? (ranks?.bonus ?? 0) : -Infinity;
    return {
      attacker: side(from, 'bluff', [
        made(
          missing.take(from.skills?.['bluff']?.bonus, `creatures.${from.id}.skills.bluff.bonus`, 0),
          'skill',
          'bluff',
        ),
        ...feinting(j, attack, to, missing),
      ]),
      defender: side(to, 'sense-motive', [
        made(10, 'base-attack', 'base'),
        made(Math.max(wits, sense), 'skill', sense > wits ? 'sense-motive' : 'wisdom'),
      ]),
    };
  }
  const finesse =
    rule.tool === true &&
    hasTrait(from, 'weapon-finesse') &&
    (s.weapon === undefined || s.weapon.light);
  const thing =
    attack === 'steal' && ask.object?.secured === true
      ? [made(5, 'circumstance', 'well-secured')]
      : [];
  return {
    attacker: side(from, 'manoeuvre', [...maneuverBonus(j, from, missing, finesse), ...onTop(s)]),
    defender: side(to, 'manoeuvre', [
      ...maneuverDefense(j, to, missing, rule.like ?? attack, rule),
      ...thing,
    ]),
  };
}

/** Does the attempt succeed automatically because the target cannot resist? */
export const isUnresisting = (s: SpecialSituation): boolean =>
  s.rule.against === 'manoeuvre' && isUnder(s.j, s.to, 'helpless');

/**
 * Does the roll succeed? An equal or higher total does; a natural 20 always succeeds, and a natural
 * 1 always fails. Undefined: nothing was rolled.
 */
export function rollSucceeds(
  s: SpecialSituation,
  { attacker, defender }: { attacker: Side; defender: Side },
): { result: 'success' | 'failure'; margin: number } | undefined {
  const { ask } = s;
  const die = ask.dice?.attacker;
  const total =
    ask.totals?.attacker ?? ask.roll ?? (die === undefined ? undefined : die + attacker.modifier);
  const dc = ask.totals?.defender ?? defender.modifier;
  if (isUnresisting(s)) return { result: 'success', margin: Math.max(0, (total ?? dc) - dc) };
  if (total === undefined) return undefined;
  const margin = total - dc;
  if (die === 20) return { result: 'success', margin: Math.max(0, margin) };
  return { result: margin >= 0 && die !== 1 ? 'success' : 'failure', margin };
}
