/**
 * Finds the obstacle that blocks a line between corners, if any (docs/spec/scene.md, convention 1).
 * The line test is in lineTest.ts.
 */
import type { Spot } from './grid.ts';
import { secondLimited } from './limitedWalls.ts';
import { MINUS, PLUS, LineTest, type End } from './lineTest.ts';
import { insetOf, insetCoordinate } from './nearSide.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';
import { addSquare, addWall, crossesInterior } from './touching.ts';

export type { End } from './lineTest.ts';

/** A creature's space as an obstacle, in cells. */
export interface Space extends Spot {
  readonly id: string;
}

const probe = new LineTest();

/**
 * The obstacle that blocks a line: a wall (its index in the ground's list), a cell, or a creature.
 */
export type Blocker =
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'creature'; readonly id: string };

/**
 * The obstacle that blocks the line from `p` to `q`; null if the line is clear. The obstacles are
 * those of the index with at least `level` that pass `counts` (if given), and `spaces`. If only
 * several obstacles together block the line, returns the first that touches it.
 */
export function blockedBy(
  index: ObstacleIndex,
  level: number,
  p: End,
  q: End,
  {
    spaces = [],
    counts,
  }: { readonly spaces?: readonly Space[]; readonly counts?: Counts | undefined } = {},
): Blocker | null {
  const pInset = insetOf(index, level, p, counts);
  const qInset = insetOf(index, level, q, counts);
  probe.start(
    insetCoordinate(p.x, p.cellX, pInset),
    insetCoordinate(p.y, p.cellY, pInset),
    insetCoordinate(q.x, q.cellX, qInset),
    insetCoordinate(q.y, q.cellY, qInset),
  );
  const px = probe.px / UNIT;
  const qx = probe.qx / UNIT;
  const slope = (probe.qy - probe.py) / (probe.qx - probe.px);
  let touched: Blocker | null = null;
  const left = Math.max(0, Math.ceil(Math.min(px, qx)) - 1);
  const right = Math.min(index.columns - 1, Math.floor(Math.max(px, qx)));
  const lowY = Math.min(probe.py, probe.qy) / UNIT;
  const highY = Math.max(probe.py, probe.qy) / UNIT;
  const box = index.clearBox(left, Math.ceil(lowY) - 1, right, Math.floor(highY));
  for (let x = left; !box && x <= right; x++) {
    let lo = lowY;
    let hi = highY;
    if (px !== qx) {
      const ya = probe.py / UNIT + slope * (x - px);
      const yb = ya + slope;
      lo = Math.max(lo, Math.min(ya, yb) - 1e-6);
      hi = Math.min(hi, Math.max(ya, yb) + 1e-6);
    }
    const bottom = Math.min(index.rows - 1, Math.floor(hi));
    for (let y = Math.max(0, Math.ceil(lo) - 1); y <= bottom; y++) {
      const i = y * index.columns + x;
      if (index.cellLevel[i]! >= level && (counts === undefined || counts(false, i))) {
        const own = (x === p.cellX && y === p.cellY) || (x === q.cellX && y === q.cellY);
        const before = probe.contacts;
        if (
          own
            ? crossesInterior(probe, x * UNIT, y * UNIT, UNIT)
            : addSquare(probe, x * UNIT, y * UNIT, UNIT, UNIT)
        )
          return { kind: 'cell', x, y };
        if (touched === null && probe.contacts > before) touched = { kind: 'cell', x, y };
      }
      for (let k = index.starts[i]!; k < index.starts[i + 1]!; k++) {
        const w = index.items[k]!;
        if (index.wallLevel[w]! < level || (counts !== undefined && !counts(true, w))) continue;
        const c = w * 4;
        const before = probe.contacts;
        if (
          addWall(
            probe,
            index.walls[c]!,
            index.walls[c + 1]!,
            index.walls[c + 2]!,
            index.walls[c + 3]!,
          )
        ) {
          return { kind: 'wall', wall: index.wallOf[w]! };
        }
        if (touched === null && probe.contacts > before)
          touched = { kind: 'wall', wall: index.wallOf[w]! };
      }
    }
  }
  for (const s of spaces) {
    const before = probe.contacts;
    if (addSquare(probe, s.x * UNIT, s.y * UNIT, s.w * UNIT, s.d * UNIT))
      return { kind: 'creature', id: s.id };
    if (touched === null && probe.contacts > before) touched = { kind: 'creature', id: s.id };
  }
  if (!clearEnds(p, q)) return touched ?? firstSpace(spaces);
  if (index.limited === null || box) return null;
  const [from, to] = [inward(p), inward(q)];
  const second = secondLimited(index, from[0], from[1], to[0], to[1], level, counts);
  return second < 0 ? null : { kind: 'wall', wall: index.wallOf[second]! };
}

/** Share of the way to its square's middle by which an end is moved away from walls on its corner. */
const INWARD = 0.1;
/** An end of a line, in units, moved slightly into its own square. */
const inward = ({ x, y, cellX, cellY }: End): readonly [number, number] => [
  Math.round((x + (cellX + 0.5 - x) * INWARD) * UNIT),
  Math.round((y + (cellY + 0.5 - y) * INWARD) * UNIT),
];

const firstSpace = (spaces: readonly Space[]): Blocker => ({
  kind: 'creature',
  id: spaces[0]?.id ?? '',
});

function clearEnds(p: End, q: End): boolean {
  const edges = probe.edge;
  if (probe.count === 0 && edges.every((v) => v === 0)) return true;
  // Each end may move toward the middle of its own square.
  const pkx = p.cellX < p.x ? -1 : 1;
  const pky = p.cellY < p.y ? -1 : 1;
  const qkx = q.cellX < q.x ? -1 : 1;
  const qky = q.cellY < q.y ? -1 : 1;
  for (const a of [PLUS, MINUS]) {
    if (!probe.canLean(0, a, pkx, pky)) continue;
    // Seen from point Q the two sides are swapped.
    for (const b of [PLUS, MINUS])
      if (probe.canLean(1, -b, qkx, qky) && probe.fits(a, b)) return true;
  }
  return false;
}
