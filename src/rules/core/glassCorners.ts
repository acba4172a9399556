/**
 * Diagonal steps past the end of a wall that may be glass. A wall that stops movement only makes no
 * corner, and a pane of glass does (docs/spec/scene.md, conventions 9 and 16).
 */
import type { Wall } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { STEPS, type Cell, type Point } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { groundAt } from '../../board/wallHeights.ts';
import type { Judge } from '../ruleset.ts';
import { stepBit } from './pathSteps.ts';
import { glassOf } from './unsureWalls.ts';

const NOTHING: readonly never[] = [];

/** The walls that would bar a step of the path if they were glass. */
export function glassCorners(j: Judge, c: Creature, path: readonly Cell[]): readonly string[] {
  const ground = groundAt(j.board.ground, c.elevation);
  const glass = glassOf(ground);
  if (glass === null || j.rules.bodyIs(j, c, 'incorporeal')) return NOTHING;
  const n = j.rules.space(c).value;
  const [open, shut] = [GroundIndex.of(ground).steps, GroundIndex.of(glass).steps];
  const found: string[] = [];
  for (let i = 1; i < path.length; i++) {
    const [x, y] = path[i - 1]!;
    const bit = stepBit([x, y], path[i]!);
    if (bit < 0 || (bit & 1) === 0) continue;
    const [dx, dy] = STEPS[bit]!;
    if (open.bar(x, y, n, dx, dy) !== null || shut.bar(x, y, n, dx, dy) === null) continue;
    const [left, top] = [x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0)];
    ground.walls.forEach((wall, k) => {
      if (wall.effectUnknown !== true) return;
      for (let b = top; b < top + n; b++)
        for (let a = left; a < left + n; a++)
          if (touches(wall, [a, b])) found.push(`walls.${k}.effect`);
    });
  }
  return found;
}

const touches = ({ from: [ax, ay], to: [bx, by] }: Wall, [x, y]: Point): boolean =>
  (bx - ax) * (y - ay) === (by - ay) * (x - ax) &&
  x >= Math.min(ax, bx) &&
  x <= Math.max(ax, bx) &&
  y >= Math.min(ay, by) &&
  y <= Math.max(ay, by);
