/** A creature whose user lets it tumble: it passes through foes, and moves at half speed. */
import type { Creature } from '../../board/creature.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';

export const isTumbling = (j: Judge, c: Creature): boolean =>
  c.moving === 'tumble' && j.rules.evading !== undefined;

/** Factor of the cost of each square: tumbling at half speed costs double. */
export const tumblingFactor = (j: Judge, c: Creature): number =>
  isTumbling(j, c) && j.rules.evading?.fullSpeed !== true ? 2 : 1;

/** A ruleset's `mayShare`, with foes through whose space a creature tumbles. */
export const passedTumbling =
  (mayShare: Ruleset['mayShare']): Ruleset['mayShare'] =>
  (j, mover, other) => {
    const share = mayShare(j, mover, other);
    return !share.pass && isTumbling(j, mover)
      ? { ...share, pass: true, rules: cite(j.rules.cites, 'throughTumbling') }
      : share;
  };
