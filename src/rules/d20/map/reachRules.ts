/** What the 3.5 family says of reachable cells: the ends of charges, and the turns of flyers. */
import type { Creature } from '../../../board/creature.ts';
import { isNarrow } from '../../core/fit.ts';
import { movesInAir } from '../../core/conditionsInForce.ts';
import { byPlace, type ReachRules } from '../../core/reachable.ts';
import type { Judge } from '../../ruleset.ts';
import type { ReachableCell } from '../../verdict.ts';
import { chargePaths } from './chargePaths.ts';
import { keepsPlace } from './speed.ts';
import { unsureIfTumbling } from './tumbling.ts';

/** The ends of every legal charge. */
function charges(j: Judge, c: Creature): ReachableCell[] {
  const places = new Map<string, ReachableCell>();
  for (const foe of j.board.creatures) {
    if (j.rules.relation(c, foe).value !== 'foe') continue;
    for (const { end, found } of chargePaths(j, c, foe)) {
      if (found.path === null) continue;
      const squeezing = isNarrow(j, c, end);
      places.set(end.join(), { at: end, cost: found.cost, squeezing });
    }
  }
  return [...places.values()].sort(byPlace);
}

export const D20_REACH: ReachRules = {
  ends: (j, c, mode) => (mode === 'charge' ? charges(j, c) : undefined),
  // Turns and a minimum forward speed may rule out some cells, but scenes seldom record the
  // direction in which a creature flies.
  isBound: (j, c, mode) =>
    mode !== 'step' && movesInAir(j, c) && (j.rules.flight?.bySkill === true || !keepsPlace(c)),
  unknown: unsureIfTumbling,
};
