/** Movements in a straight line. */
import type { Creature } from '../../board/creature.ts';
import { BOTH_SIDES } from '../../board/fit.ts';
import { boxRound, cellsApart, type Cell } from '../../board/grid.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode } from '../verdict.ts';
import { MovementGrid } from './movementGrid.ts';
import { Search } from './search.ts';

type Found = { readonly search: Search; readonly free: boolean } | undefined;

/**
 * Makes a function that searches for the cheapest path over the squares on the line to a cell
 * (sigil-notes, A16). `free`: the creature may end there.
 */
function straightsOf(j: Judge, c: Creature, mode: Mode): (to: Cell) => Found {
  const { barredBy } = j.rules.modeRule(j, c, mode);
  const budget = j.rules.budget(j, c, mode).value;
  const limits = { ...j.rules.limits(j, c, mode), budget, straight: true };
  const going = MovementGrid.of(j, c, boxRound(c.at, budget), barredBy);
  const onMap = going.inside(c.at[0], c.at[1]);
  return (to) => {
    const [x, y] = to;
    const apart = cellsApart(x - c.at[0], y - c.at[1], j.options.diagonals);
    if (apart > budget || !onMap || !going.inside(x, y)) return undefined;
    const free = going.endSides(x, y);
    // If no side is free, search for a path to any side, so that its verdict gives the reason.
    const search = new Search(going, c.at, { ...limits, target: to, sides: free || BOTH_SIDES });
    return search.costAt(x, y) === undefined ? undefined : { search, free: free !== 0 };
  };
}

/**
 * The cheapest straight path to a cell; undefined if there is none within the creature's movement.
 */
export const straightWalk = (
  j: Judge,
  c: Creature,
  to: Cell,
  mode: Mode,
): readonly Cell[] | undefined => straightsOf(j, c, mode)(to)?.search.pathTo(to[0], to[1]);

/**
 * Makes a function that gives the cost of the cheapest straight path to a cell, for modes without a
 * target; undefined if there is none or the creature may not end there.
 */
export function straightCosts(j: Judge, c: Creature, mode: Mode): (to: Cell) => number | undefined {
  const straightTo = straightsOf(j, c, mode);
  return (to) => {
    const found = straightTo(to);
    return found?.free === true ? found.search.costAt(to[0], to[1]) : undefined;
  };
}
