/** Finds the shortest path around the creatures at their current positions. */
import { sameCell, type Cell } from '../../../board/grid.ts';
import { hexDistance, hexMiddle } from '../../../board/hex.ts';
import type { Field, FieldCreature } from './field.ts';

/**
 * The shortest path, including the start; null if there is none. The goal may be occupied, because
 * that is judged on arrival. Among paths of the same length, the one nearest to the straight line
 * is chosen.
 */
export function shortestWay(field: Field, mover: FieldCreature, to: Cell): Cell[] | null {
  if (!field.inside(to) || !field.inside(mover.at)) return null;
  const { grid } = field.j.board.ground;
  const at = ([x, y]: Cell): number => y * grid.columns + x;
  const bars = field.barred(mover);
  bars[at(to)] = 0;
  const direct = straight(field, mover, to, (cell) => bars[at(cell)] === 1);
  if (direct !== null) return direct;
  const far = new Int32Array(grid.columns * grid.rows).fill(-1);
  // Search outward from the start, then trace the path back from the goal.
  far[at(mover.at)] = 0;
  const queue: Cell[] = [mover.at];
  for (let n = 0; n < queue.length && far[at(to)] === -1; n++) {
    const here = queue[n]!;
    for (let i = 0; i < 6; i++) {
      const next = field.next(here, i);
      if (
        !field.inside(next) ||
        far[at(next)] !== -1 ||
        bars[at(next)] === 1 ||
        !field.passes(mover, here, i)
      )
        continue;
      far[at(next)] = far[at(here)]! + 1;
      queue.push(next);
    }
  }
  if (far[at(to)] === -1) return null;
  const path: Cell[] = [to];
  for (let here = to; !sameCell(here, mover.at);) {
    const back = [0, 1, 2, 3, 4, 5].filter((i) => {
      const cell = field.next(here, i);
      return (
        field.inside(cell) &&
        far[at(cell)] === far[at(here)]! - 1 &&
        field.passes(mover, cell, (i + 3) % 6)
      );
    });
    here = back
      .map((i) => field.next(here, i))
      .reduce((best, cell) =>
        aside(field, mover.at, to, cell) < aside(field, mover.at, to, best) - 1e-9 ? cell : best,
      );
    path.push(here);
  }
  return path.reverse();
}

/**
 * A path on which every step comes nearer to the goal; such a path is always a shortest one. Null
 * if obstacles prevent it.
 */
function straight(
  field: Field,
  mover: FieldCreature,
  to: Cell,
  bars: (cell: Cell) => boolean,
): Cell[] | null {
  const path: Cell[] = [mover.at];
  for (let here = mover.at; !sameCell(here, to);) {
    const left = hexDistance(field.layout, here, to);
    let best: Cell | undefined;
    for (let i = 0; i < 6; i++) {
      const next = field.next(here, i);
      if (
        hexDistance(field.layout, next, to) >= left ||
        !field.inside(next) ||
        bars(next) ||
        !field.passes(mover, here, i)
      )
        continue;
      if (
        best === undefined ||
        aside(field, mover.at, to, next) < aside(field, mover.at, to, best) - 1e-9
      )
        best = next;
    }
    if (best === undefined) return null;
    path.push(best);
    here = best;
  }
  return path;
}

/** Distance of a hex from the straight line between two hexes, times a constant factor. */
function aside(field: Field, from: Cell, to: Cell, cell: Cell): number {
  const { layout } = field;
  const [[ax, ay], [bx, by], [x, y]] = [
    hexMiddle(layout, from),
    hexMiddle(layout, to),
    hexMiddle(layout, cell),
  ];
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}
