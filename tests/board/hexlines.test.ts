/**
 * Lines between hexes. The tiles of walls and the bits of adjacent hexes must give the same answer
 * as a test of every wall.
 */
import { expect, it } from 'vitest';
import type { Ground } from '../../src/board/board.ts';
import { HEX_LAYOUTS, type Cell, type Point } from '../../src/board/grid.ts';
import { hexMiddle } from '../../src/board/hex.ts';
import { HexSteps } from '../../src/board/hexsteps.ts';
import { crosses } from '../../src/board/hexwalls.ts';
import { random } from '../bench/boards/field.ts';
import { hexMapsInWords } from '../support/titleWords.ts';

const UNITS = 600;
const whole = ([x, y]: Point): Point => [Math.round(x * UNITS), Math.round(y * UNITS)];

it.each(hexMapsInWords(HEX_LAYOUTS))(
  'on %s, the fast test whether walls block a line agrees with the exact geometric test',
  (_, layout) => {
    const next = random(5);
    const [columns, rows] = [13, 11];
    const somewhere = (): Point => [
      Math.round((next() * 20 - 3) * 6) / 6,
      Math.round((next() * 18 - 3) * 6) / 6,
    ];
    const tally = { clear: 0, barred: 0 };
    for (let run = 0; run < 40; run++) {
      const walls = Array.from({ length: 6 }, () => ({ from: somewhere(), to: somewhere() }));
      const ground: Ground = {
        grid: { kind: 'hex', layout, columns, rows, metresPerCell: 3 },
        cells: [],
        walls: walls.map((wall) => ({ ...wall, blocks: ['move'], low: false })),
      };
      const steps = HexSteps.of(ground)!;
      for (let i = 0; i < 200; i++) {
        const cell = (): Cell => [Math.floor(next() * columns), Math.floor(next() * rows)];
        const from = cell();
        const to: Cell =
          i % 2 === 0
            ? cell()
            : [from[0] + Math.floor(next() * 3) - 1, from[1] + Math.floor(next() * 3) - 1];
        const free = !walls.some((wall) =>
          crosses(
            whole(hexMiddle(layout, from)),
            whole(hexMiddle(layout, to)),
            whole(wall.from),
            whole(wall.to),
          ),
        );
        expect([from, to, steps.clear(from, to)]).toEqual([from, to, free]);
        tally[free ? 'clear' : 'barred'] += 1;
      }
    }
    expect(Math.min(tally.clear, tally.barred)).toBeGreaterThan(500);
  },
);
