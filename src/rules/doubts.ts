/**
 * What a board shows that may not be meant. It is judged all the same; the offline door and the
 * panels say so.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { inOneGrapple } from '../board/creature.ts';
import { cellsOf, standOf } from './base/distance.ts';
import type { Judge } from './ruleset.ts';

export type Doubt =
  /** Two creatures fill one cell, and the text lets neither end a move there. */
  | {
      readonly code: 'shared-cell';
      readonly of: readonly [id: string, other: string];
      readonly at: Cell;
    }
  /** Some of its space lies off the map. */
  | { readonly code: 'off-map'; readonly of: readonly [id: string]; readonly at: Cell }
  /** It squeezes, and more than one lane may be the one that it fills. */
  | { readonly code: 'lane'; readonly of: readonly [id: string]; readonly at: Cell };

/**
 * May the two stand in one another's space? Their text allows it to either, or something besides it
 * does.
 */
const together = (j: Judge, a: Creature, b: Creature): boolean =>
  a.elevation !== b.elevation ||
  inOneGrapple(a, b) === true ||
  a.mount === b.id ||
  b.mount === a.id ||
  (a.mount !== undefined && a.mount === b.mount) ||
  j.rules.mayShare(j, a, b).end ||
  j.rules.mayShare(j, b, a).end;

/** Creatures compared with the one that comes to a cell: a heap of the dead has no end. */
const COMPARED = 20;

/** In the order of the creatures; of each creature the first one that crowds it. */
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
