/** Strands of a web between two creatures, which shelter each from the other. */
import type { Ground } from '../../../board/board.ts';
import type { Cell } from '../../../board/grid.ts';
import { perObject } from '../../../board/memoize.ts';
import type { Judge } from '../../ruleset.ts';
import { squares } from '../../core/coverlines.ts';
import type { Stand } from '../../core/distance.ts';
import { groundKindAt } from '../../core/grounds.ts';

/** The names of all kinds of ground on the map. */
const kindsOn = perObject(
  ({ cells }: Ground): ReadonlySet<string> =>
    new Set(cells.flatMap(({ ground }) => (ground === undefined ? [] : [ground]))),
);

/**
 * Squares of web on the straight way between the centers of two squares, without these two: one for
 * each step of the longer axis. Where the line runs between two squares, both must hold web.
 */
function websOn(j: Judge, [ax, ay]: Cell, [bx, by]: Cell): number {
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  const webbed = (x: number, y: number): boolean => groundKindAt(j, [x, y])?.strands === true;
  let count = 0;
  for (let i = 1; i < steps; i++) {
    const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps];
    // Twice a half is exact; a third of a step never is a half.
    const [left, right] = [Math.ceil(x - 0.5 - EDGE), Math.floor(x + 0.5 + EDGE)];
    const [top, bottom] = [Math.ceil(y - 0.5 - EDGE), Math.floor(y + 0.5 + EDGE)];
    if (webbed(left, top) && webbed(right, bottom)) count++;
  }
  return count;
}
const EDGE = 1e-9;

/** Squares of web between two creatures, by the ways with the fewest. */
export function websBetween(j: Judge, a: Stand, b: Stand): number {
  const table = j.rules.grounds;
  if (table === undefined) return 0;
  if (![...kindsOn(j.board.ground)].some((id) => Object.hasOwn(table, id) && table[id]?.strands))
    return 0;
  let least = Infinity;
  for (const p of squares(a))
    for (const q of squares(b)) least = Math.min(least, websOn(j, [p.x, p.y], [q.x, q.y]));
  return least;
}
