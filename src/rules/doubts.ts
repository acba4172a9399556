/**
 * Finds board states that may be mistakes. Such boards are still judged; the judge command and the
 * panels report the doubts.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { inOneGrapple } from '../board/creature.ts';
import { cellsOf, standOf } from './core/distance.ts';
import type { Judge } from './ruleset.ts';

export type Doubt =
  /** Two creatures share a cell, and the ruleset lets neither of them end a move there. */
  | {
      readonly code: 'shared-cell';
      readonly of: readonly [id: string, other: string];
      readonly at: Cell;
    }
  /** Part of the creature's space is off the map. */
  | { readonly code: 'off-map'; readonly of: readonly [id: string]; readonly at: Cell }
  /** The creature is squeezing, and may fill any of several lanes. */
  | { readonly code: 'lane'; readonly of: readonly [id: string]; readonly at: Cell };

/**
 * Whether two creatures may share a cell: the ruleset allows it for one of them, or they are in one
 * grapple, mounted together or at different elevations.
 */
const together = (j: Judge, a: Creature, b: Creature): boolean =>
  a.elevation !== b.elevation ||
  inOneGrapple(a, b) === true ||
  a.mount === b.id ||
  b.mount === a.id ||
  (a.mount !== undefined && a.mount === b.mount) ||
  j.rules.mayShare(j, a, b).end ||
  j.rules.mayShare(j, b, a).end;

/**
 * A creature is compared with at most this many others in its cell, because piles of corpses may be
 * large.
 */
const COMPARED = 20;

/**
 * The doubtful states of a board, in the order of the creatures; for each creature only the first
 * shared cell.
 */
export function doubtsIn(j: Judge): Doubt[] {
  const {
    ground: {
      grid: { columns, rows },
    },
    creatures,
  } = j.board;
  const standing = new Map<number, Creature[]>();
  const crowding = (c: Creature, cells: readonly Cell[]): Doubt | undefined => {
    for (const [x, y] of cells) {
      const other = standing
        .get(y * columns + x)
        ?.slice(0, COMPARED)
        .find((o) => !together(j, c, o));
      if (other !== undefined) return { code: 'shared-cell', of: [c.id, other.id], at: [x, y] };
    }
    return undefined;
  };
  const doubts: Doubt[] = [];
  for (const c of creatures) {
    const n = j.rules.space(c).value;
    const [x, y] = c.at;
    if (x < 0 || y < 0 || x + n > columns || y + n > rows) {
      doubts.push({ code: 'off-map', of: [c.id], at: c.at });
      continue;
    }
    const stand = standOf(j, c);
    if (stand.doubt === true) doubts.push({ code: 'lane', of: [c.id], at: c.at });
    const cells = cellsOf(stand);
    const crowded = crowding(c, cells);
    if (crowded !== undefined) doubts.push(crowded);
    for (const [u, v] of cells) {
      const there = standing.get(v * columns + u);
      if (there === undefined) standing.set(v * columns + u, [c]);
      else there.push(c);
    }
  }
  return doubts;
}
