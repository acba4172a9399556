/** Movements in a straight line. */
import type { Creature } from '../../board/creature.ts';
import { BOTH_SIDES } from '../../board/fit.ts';
import { boxRound, cellsApart, type Cell } from '../../board/grid.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode } from '../verdict.ts';
import { MovementGrid } from './movementGrid.ts';
import { Search } from './search.ts';

/** Searches for the cheapest path over the squares on the line to a cell (sigil-notes, A16). */
function searched(
  j: Judge,
  c: Creature,
  to: Cell,
  mode: Mode,
): { readonly search: Search; readonly free: boolean } | undefined {
  const { barredBy } = j.rules.modeRule(j, c, mode);
  const budget = j.rules.budget(j, c, mode).value;
  if (cellsApart(to[0] - c.at[0], to[1] - c.at[1], j.options.diagonals) > budget) return undefined;
  // Use one grid for all possible ends, because callers usually query several of them.
  const going = MovementGrid.of(j, c, boxRound(c.at, budget), barredBy);
  if (!going.inside(to[0], to[1]) || !going.inside(c.at[0], c.at[1])) return undefined;
  const free = going.endSides(to[0], to[1]);
  // If no side is free, search for a path to any side, so that its verdict gives the reason.
  const search = new Search(going, c.at, {
    ...j.rules.limits(j, c, mode),
    budget,
    target: to,
    sides: free || BOTH_SIDES,
    straight: true,
  });
  return search.costAt(to[0], to[1]) === undefined ? undefined : { search, free: free !== 0 };
}

/**
 * The cheapest straight path to a cell; undefined if there is none within the creature's movement.
 */
export const straightWalk = (
  j: Judge,
  c: Creature,
  to: Cell,
  mode: Mode,
): readonly Cell[] | undefined => searched(j, c, to, mode)?.search.pathTo(to[0], to[1]);

/**
 * Cost of the cheapest straight path to a cell, for modes without a target; undefined if there is
 * none or the creature may not end there.
 */
export function straightCost(j: Judge, c: Creature, to: Cell, mode: Mode): number | undefined {
  const found = searched(j, c, to, mode);
  return found?.free === true ? found.search.costAt(to[0], to[1]) : undefined;
}
