/** The shortest way on the field, creatures as they stand now. */
import { sameCell, type Cell } from '../../board/grid.ts';
import { hexMiddle } from '../../board/hex.ts';
import type { Field, Standing } from './field.ts';

/**
 * Starting hex included; null: there is none. The goal may be taken by somebody: what may be done there is judged when
 * the mover comes to it. Of ways of one length, the one nearest to the straight line.
 */
export function shortestWay(field: Field, mover: Standing, to: Cell): Cell[] | null {
  if (!field.inside(to)) return null;
  const { grid } = field.j.board.ground;
  const far = new Int32Array(grid.columns * grid.rows).fill(-1);
  const at = ([x, y]: Cell): number => y * grid.columns + x;
  const bars = new Map<number, boolean>();
  const enterable = (cell: Cell): boolean => {
    if (sameCell(cell, to)) return true;
    let known = bars.get(at(cell));
    if (known === undefined) bars.set(at(cell), (known = field.sharing(mover, cell).every((o) => field.j.rules.mayShare(field.j, mover.creature, o.creature).pass)));
    return known;
  };
  // Outward from the start, then back from the goal.
  far[at(mover.at)] = 0;
  const queue: Cell[] = [mover.at];
  for (let n = 0; n < queue.length && far[at(to)] === -1; n++) {
    const here = queue[n]!;
    for (let i = 0; i < 6; i++) {
      const next = field.next(here, i);
      if (!field.inside(next) || far[at(next)] !== -1 || !field.passes(mover, here, i) || !enterable(next)) continue;
      far[at(next)] = far[at(here)]! + 1;
      queue.push(next);
    }
  }
  if (far[at(to)] === -1) return null;
  const path: Cell[] = [to];
  for (let here = to; !sameCell(here, mover.at);) {
    const back = [0, 1, 2, 3, 4, 5].filter((i) => {
      const cell = field.next(here, i);
      return field.inside(cell) && far[at(cell)] === far[at(here)]! - 1 && field.passes(mover, cell, (i + 3) % 6);
    });
    here = back.map((i) => field.next(here, i)).reduce((best, cell) => (aside(field, mover.at, to, cell) < aside(field, mover.at, to, best) - 1e-9 ? cell : best));
    path.push(here);
  }
  return path.reverse();
}

/** How far a hex lies beside the straight line between two, up to a factor. */
function aside(field: Field, from: Cell, to: Cell, cell: Cell): number {
  const { layout } = field;
  const [[ax, ay], [bx, by], [x, y]] = [hexMiddle(layout, from), hexMiddle(layout, to), hexMiddle(layout, cell)];
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}
