/** Movement without sight: wraps the speed answer of the parent ruleset. */
import { hasTrait, type Creature } from '../../../board/creature.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { lightAt } from './concealment.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { squaresOf } from '../../core/distance.ts';
import { fullSpeed } from './speed.ts';
import { senseRange, traitEffect } from '../../core/traitEffect.ts';

/** Whether the creature sees without light. */
export const seesInDark = (j: Judge, c: Creature): boolean =>
  senseRange(c, 'darkvision') > 0 || traitEffect(j.rules.traits, c, 'seesInDark') === true;

/** Whether all squares of the creature's space are dark. */
export const standsInDark = (j: Judge, c: Creature): boolean =>
  squaresOf(j, c).every(([x, y]) => lightAt(j, x, y) === 'dark');

const inDark = (j: Judge, c: Creature): boolean =>
  standsInDark(j, c) && !seesInDark(j, c) && senseRange(c, 'blindsight') === 0;

/**
 * Wraps a speed answer: a creature that is blind or in the dark moves at half speed, or at three
 * quarters with Blind-Fight. If a condition already halves the speed, it is not halved again.
 */
export const slowUnseeing =
  (base: Ruleset['speed']): Ruleset['speed'] =>
  (j, c) => {
    const blind = isUnder(j, c, 'blind');
    if (!blind && !inDark(j, c)) return base(j, c);
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
