/**
 * How one goes under this text: whom one passes, how the dark slows, what each way of moving asks.
 */
import { sizeSteps, hasTrait, type Creature } from '../../../board/creature.ts';
import { lightAt } from '../../base/concealment.ts';
import { isUnder } from '../../base/conditions.ts';
import { sizeOf } from '../../base/size.ts';
import { fullSpeed } from '../../base/speed.ts';
import { senseRange, traitEffect } from '../../base/traits.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';

type Share = ReturnType<Ruleset['mayShare']>;

/**
 * Who resists is not passed; who does not is passed like a friend, and so is who is three sizes
 * away (d20modern.movement.through-*, three-sizes).
 */
function mayShare(j: Judge, mover: Creature, other: Creature): Share {
  const { cites } = j.rules;
  if (mover.mount === other.id || other.mount === mover.id)
    return { pass: true, end: true, rules: cite(cites, 'sharing') };
  // Where one may stop is borrowed: among the helpless alone.
  if (isUnder(j, other, 'helpless'))
    return { pass: true, end: true, rules: cite(cites, 'throughHelpless') };
  if (Math.abs(sizeSteps(sizeOf(mover), sizeOf(other))) >= 3)
    return { pass: true, end: false, rules: cite(cites, 'throughSize', 'occupied') };
  if (j.rules.relation(mover, other).value !== 'foe')
    return { pass: true, end: false, rules: cite(cites, 'throughAlly', 'occupied') };
  const yields = traitEffect(j.rules.traits, other, 'yields') === true;
  return yields
    ? {
        pass: true,
        end: false,
        rules: [...cite(cites, 'occupied'), 'd20modern.movement.through-nonresisting'],
      }
    : { pass: false, end: false, rules: cite(cites, 'throughEnemy') };
}

/** Does it stand where it sees nothing? */
const inDark = (j: Judge, c: Creature): boolean =>
  lightAt(j, c.at[0], c.at[1]) === 'dark' &&
  senseRange(c, 'darkvision') === 0 &&
  senseRange(c, 'blindsight') === 0 &&
  traitEffect(j.rules.traits, c, 'seesInDark') !== true;

/**
 * Without seeing, half as far; to who fights blind, three quarters
 * (d20modern.movement.darkness-half).
 */
const speedOf =
  (base: Ruleset['speed']): Ruleset['speed'] =>
  (j, c) => {
    const blind = isUnder(j, c, 'blind');
    if (!blind && !inDark(j, c)) return base(j, c);
    // Its own conditions halve already, and the half is not halved again.
    const slowed = isUnder(j, c, 'halfSpeed');
    const known = base(j, c);
    if (slowed && !(blind && hasTrait(c, 'blind-fight')))
      return {
        ...known,
        rules: [...new Set([...(known.rules ?? []), ...cite(j.rules.cites, 'speedHalf')])],
      };
    const whole = slowed ? fullSpeed(j, c) : known;
    const value = Math.floor(whole.value * (hasTrait(c, 'blind-fight') ? 3 / 4 : 1 / 2));
    return {
      ...whole,
      value,
      rules: [...(whole.rules ?? []), ...cite(j.rules.cites, 'speedHalf')],
    };
  };

/** The parent's answers with this text's differences. */
export const goingAnswers = ({
  speed,
  modeRule,
}: Pick<Ruleset, 'speed' | 'modeRule'>): Pick<Ruleset, 'mayShare' | 'speed' | 'modeRule'> => ({
  mayShare,
  speed: speedOf(speed),
  modeRule(j, c, mode) {
    const rule = modeRule(j, c, mode);
    // A straight line (d20modern.movement.run-distance).
    if (mode === 'run') return { ...rule, straight: true };
    // Friends in the line are passed (d20modern.charge.obstacles-silent).
    if (mode === 'charge') return { ...rule, barredBy: 'resisting' };
    // Every enemy is denied the first square (d20modern.opportunity.withdraw-start-square). With
    // one action in the turn one charges, at the most: withdrawing takes the whole round
    // (d20modern.charge.surprise-round).
    const { partial: _, ...whole } = rule;
    return mode === 'withdraw' ? { ...whole, unseenToo: true } : rule;
  },
});
