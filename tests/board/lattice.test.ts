/**
 * Lines among obstacles along the grid. The bits of squares must give the same answer as the exact
 * test of any obstacles.
 */
import { expect, it } from 'vitest';
import type { Ground } from '../../src/board/board.ts';
import { blockedBy, type Space } from '../../src/board/clearline.ts';
import { ObstacleIndex } from '../../src/board/obstacles.ts';
import { random } from '../bench/boards/field.ts';

const BOARDS = 300;
const QUESTIONS = 12;

const next = random(42);
const below = (n: number): number => Math.floor(next() * n);
/** Corners of a square, each with the square that it belongs to. */
const corners = ([x, y]: readonly [number, number]) =>
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, cellX: x, cellY: y }));

/** Walls between grid corners, and whole squares; few or many of them. Each level has its own. */
function ground(columns: number, rows: number): { readonly ground: Ground; level(): number } {
  const density = next();
  const walls = Array.from({ length: below(Math.ceil(columns * rows * density)) }, () => {
    const [x, y, length] = [below(columns + 1), below(rows + 1), 1 + below(3)];
    const to: [number, number] = next() < 0.5 ? [x + length, y] : [x, y - length];
    return { from: [x, y], to, blocks: ['effect'], low: false } as const;
  });
  const cells = Array.from(
    { length: below(4) },
    () =>
      ({
        at: [below(columns), below(rows)],
        difficult: false,
        costFactor: 1,
        blocks: [],
        low: false,
        elevation: 0,
      }) as const,
  );
  return {
    ground: { grid: { kind: 'square', columns, rows, metresPerCell: 1.5 }, walls, cells },
    level: () => 1 + below(3),
  };
}

it('on random maps, the fast test whether walls block a line agrees with the exact geometric test', () => {
  const found = { clear: 0, stopped: 0, left: 0 };
  for (let b = 0; b < BOARDS; b++) {
    const [columns, rows] = [3 + below(8), 3 + below(8)];
    const { ground: made, level } = ground(columns, rows);
    const index = new ObstacleIndex(made, { cell: level, wall: level });
    for (let k = 0; k < QUESTIONS; k++) {
      const [from, to] = [
        [below(columns), below(rows)],
        [below(columns), below(rows)],
      ] as const;
      const at = ([x, y]: readonly [number, number]) => ({ x, y, w: 1, d: 1 });
      const least = 1 + below(3);
      if (!index.lattice.tells(least, at(from), at(to))) {
        found.left++;
        continue;
      }
      const free = ({ x, y, w, d }: Space): boolean =>
        [from, to].every(([u, v]) => u < x || v < y || u >= x + w || v >= y + d);
      const spaces = Array.from({ length: below(5) }, (_, i): Space => ({
        id: `${i}`,
        x: below(columns) - 1,
        y: below(rows) - 1,
        w: 1 + below(2),
        d: 1 + below(2),
      })).filter(free);
      index.lattice.ask(least, spaces);
      for (const p of corners(from))
        for (const q of corners(to)) {
          if (p.x === q.x && p.y === q.y) continue;
          const clear = blockedBy(index, least, p, q, { spaces }) === null;
          found[clear ? 'clear' : 'stopped']++;
          if (index.lattice.clear(p, q) !== clear)
            expect({
              clear: !clear,
              p,
              q,
              least,
              spaces,
              walls: made.walls,
              cells: made.cells,
            }).toEqual({ clear });
        }
      index.lattice.done(spaces);
    }
  }
  expect(Math.min(found.clear, found.stopped)).toBeGreaterThan(5_000);
  expect(found.left).toBeGreaterThan(10);
});

it(
  'for lines near a slanting wall, the fast test whether walls block a line defers to ' +
    'the exact geometric test',
  () => {
    const grid = { kind: 'square', columns: 12, rows: 12, metresPerCell: 1.5 } as const;
    const slanting = { from: [2, 2], to: [4.5, 3], blocks: ['effect'], low: false } as const;
    const { lattice } = new ObstacleIndex(
      { grid, cells: [], walls: [slanting] },
      { cell: () => 0, wall: () => 2 },
    );
    const spot = (x: number, y: number) => ({ x, y, w: 1, d: 1 });
    expect(lattice.tells(2, spot(0, 0), spot(6, 6))).toBe(false);
    expect(lattice.tells(2, spot(7, 0), spot(9, 9))).toBe(true);
    // Outside the map, and at a level without bits, the lattice gives no answer.
    expect(lattice.tells(2, spot(-1, 8), spot(9, 9))).toBe(false);
    expect(lattice.tells(4, spot(7, 0), spot(9, 9))).toBe(false);
  },
);
