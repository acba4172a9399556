/**
 * Coup de grace: valid targets and weapons, the rounds that it takes, and the save
 * (srd35.special-attack.coup-de-grace-*).
 */
import type { DamageVerdict } from '../bodies/bodyRules.ts';
import { hasTrait, sizeOf, type Attack, type Creature } from '../../../../board/creature.ts';
import { senseRange } from '../../../core/traitEffect.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import type { ActRequest } from '../turns/turnRules.ts';
import { chosenWeapon, Missing } from './specialContext.ts';
import type { SpecialVerdict } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';

const readyWeapon = (from: Creature, named: string | undefined, missing: Missing) =>
  chosenWeapon(from, named, missing) ?? from.attacks?.find((a) => a.ready);

const armedWith = ({ from, ask, missing, weapon }: SpecialSituation): Attack | undefined =>
  weapon ?? readyWeapon(from, ask.with, missing);

const withWeapon = (s: SpecialSituation): { readonly with?: Attack } => {
  const weapon = armedWith(s);
  return weapon === undefined ? {} : { with: weapon };
};

/**
 * Is the victim hidden, so that a text makes the blow take more than one round? The first is spent to
 * find it.
 */
const isHidden = (
  j: FullJudge,
  from: Creature,
  to: Creature,
  weapon: Attack | undefined,
): boolean =>
  roundsOfHidden(j) > 1 &&
  j.rules.concealment(j, from, to, weapon?.kind === 'melee' ? 'melee' : 'ranged').degree ===
    'total';

const roundsOfHidden = (j: FullJudge): number =>
  j.rules.specials.table['coup-de-grace'].hiddenRounds ?? 1;

/** Rounds in a row that an action against this target takes, and the rules; null: one. */
export function roundsAgainst(
  j: FullJudge,
  from: Creature,
  { action, target, with: weapon, found }: ActRequest,
): { readonly rounds: number; readonly rules: readonly RuleId[] } | null {
  if (action !== 'coup-de-grace' || target === undefined || found === true) return null;
  const armed = weapon ?? readyWeapon(from, undefined, new Missing());
  if (!isHidden(j, from, target, armed)) return null;
  return { rounds: roundsOfHidden(j), rules: cite(j.rules.specials.cites, 'coupHidden') };
}

/**
 * Damage of a coup de grace: a critical hit plus precision damage. `critical` is false if the
 * target is immune.
 */
function dealt(
  { j, to, ask }: SpecialSituation,
  weapon: Attack | undefined,
  sneak: number,
): DamageVerdict & { readonly known: boolean } {
  const [, count, sides] = /^(\d+)d(\d+)$/.exec(weapon?.damage ?? '') ?? [];
  const dice =
    count === undefined || sides === undefined
      ? []
      : [{ count: Number(count), sides: Number(sides) }];
  const extra = sneak > 0 && Number.isFinite(sneak) ? [{ count: sneak, sides: 6 }] : [];
  return {
    ...j.rules.bodies.damage(j, to, {
      dice,
      bonus: ask.bonus ?? 0,
      times: weapon?.critical?.times ?? 2,
      extra,
    }),
    known: dice.length > 0,
  };
}

/**
 * A kind of creature that turns the blow into nonlethal damage, which cannot kill
 * (srd35.damage.regeneration). If nobody told the kind of damage, the blow may be lethal all the
 * same, as by a torch.
 */
function nonlethalBy({ j, to, ask, missing }: SpecialSituation): {
  readonly rules: readonly RuleId[];
  readonly spares: boolean;
} {
  for (const [trait, of] of Object.entries(j.rules.bodies.bearings ?? {})) {
    if (!hasTrait(to, trait)) continue;
    const blow = { rolled: 1, bonus: 0, type: ask.type, nonlethal: false, attackRoll: true };
    const bearing = of(to, blow);
    if (bearing?.nonlethal !== true) continue;
    for (const fact of bearing.unknown) missing.paths.add(fact);
    return { rules: bearing.rules, spares: ask.type !== undefined };
  }
  return { rules: [], spares: false };
}

export const coup: Handler = {
  request: withWeapon,
  more(s): Partial<SpecialVerdict> {
    const { j, from, to, ask, names } = s;
    names.add('coupCritical');
    const weapon = armedWith(s);
    if (weapon !== undefined && weapon.kind !== 'melee') names.add('coupBow');
    const hidden = isHidden(j, from, to, weapon);
    if (hidden) names.add('coupHidden');
    const sneak = senseRange(from, 'sneak-attack');
    if (sneak > 0) names.add('coupSneak');
    const nonlethal = nonlethalBy(s);
    const deadly = ask.damage !== undefined && !nonlethal.spares;
    if (deadly) names.add('coupFortitude');
    const blow = dealt(s, weapon, sneak);
    const mercyOf = j.rules.states.of(j, to).find(({ effect }) => effect.atMercy);
    return {
      rules: [...(mercyOf?.rules ?? []), ...nonlethal.rules],
      automatic: true,
      rounds: hidden && ask.found !== true ? roundsOfHidden(j) : 1,
      ...(blow.known ? { damage: blow.text } : {}),
      ...(blow.extra.length > 0 ? { precision: blow.extra } : {}),
      ...(deadly ? { save: { kind: 'fortitude' as const, dc: 10 + (ask.damage ?? 0) } } : {}),
    };
  },
};

/** Defense of a helpless target, before the modifier for its size. */
const AT_MERCY = 5;
/** Attack penalty of a ranged weapon used to stun instead of kill. */
const SHOT = -4;

/** A knockout blow against a helpless target (d20modern.special-attack.knockout-blow). */
export const knockout: Handler = {
  request: withWeapon,
  outcome(s) {
    if (s.ask.roll === undefined) return undefined;
    const margin = s.ask.roll - mercy(s);
    return margin < 0
      ? { result: 'failure', margin, effects: [] }
      : { result: 'success', margin, effects: [{ of: s.to.id, effect: 'critical-nonlethal' }] };
  },
  more(s) {
    const weapon = armedWith(s);
    const shot = weapon !== undefined && weapon.kind !== 'melee';
    return { ac: mercy(s), critical: true, ...(shot ? { onRoll: SHOT } : {}) };
  },
};

const mercy = ({ j, to, missing }: SpecialSituation): number =>
  AT_MERCY +
  j.rules.attacks.figures.size[missing.take(to.size, `creatures.${to.id}.size`, sizeOf(to))];
