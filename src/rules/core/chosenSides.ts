/**
 * Chooses the side of a dividing wall on which a path goes, where it may go on either: the one on
 * which the whole path costs least.
 */
import type { Cell } from '../../board/grid.ts';
import type { MovementGrid } from './movementGrid.ts';
import { stepBit } from './pathSteps.ts';

/** A way along the path so far. */
interface Way {
  /** The side where it is now, and those where it arrived, by index of the cell entered. */
  readonly side: number;
  readonly sides: readonly number[];
  readonly cost: number;
}

const NONE_CHOSEN: readonly number[] = [];

/** The side for each cell of a path, by its index; absent: any. */
export function chosenSides(going: MovementGrid, path: readonly Cell[]): readonly number[] {
  const [start] = path;
  if (start === undefined || !path.some((at) => going.isDivided(...at))) return NONE_CHOSEN;
  let ways = [1, 2]
    .filter((side) => (side & going.sidesAt(...start)) !== 0)
    .map((side): Way => ({ side, sides: [side], cost: 0 }));
  for (let i = 1; i < path.length; i++) {
    const [[x, y], to] = [path[i - 1]!, path[i]!];
    const bit = stepBit([x, y], to);
    const ends = i === path.length - 1 ? going.endSides(...to) : 0;
    const next: Way[] = [];
    for (const { side, sides, cost } of ways)
      for (const onto of [1, 2]) {
        if (bit < 0) continue;
        going.onto = onto;
        if (!going.step(x, y, bit, side) || going.arrives !== onto) continue;
        const paid = cost + going.cost((bit & 1) === 1, false);
        next.push({ side: onto, sides: [...sides, onto], cost: paid });
      }
    const open = next.filter(({ side }) => (side & ends) !== 0);
    // Where the path breaks off, `move` says so.
    if (next.length === 0) break;
    ways = cheapest(open.length > 0 ? open : next);
  }
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).sides;
}

/** The cheapest way on each side. */
const cheapest = (ways: readonly Way[]): Way[] =>
  [1, 2].flatMap((side) => {
    const there = ways.filter((way) => way.side === side);
    return there.length === 0
      ? []
      : [there.reduce((best, way) => (way.cost < best.cost ? way : best))];
  });
