/** Tooltips keep off the signs and paths that they explain, off tokens, and off cards. Random boards. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coveredBy, overlap, placeBeside, type ScreenBox } from '../../src/overlay/place.ts';

const ROOM = { width: 1280, height: 720 };
const TIP = { width: 280, height: 110 };
const CELL = 50;

const box = (size: number): fc.Arbitrary<ScreenBox> =>
  fc.record({
    x: fc.integer({ min: 0, max: ROOM.width - size }),
    y: fc.integer({ min: 0, max: ROOM.height - size }),
    width: fc.constant(size),
    height: fc.constant(size),
  });
/** An octagon at the upper right corner of a cell, and the boxes of a path that leads there. */
const marksOf = ({ x, y }: ScreenBox): readonly ScreenBox[] => [
  { x: x + CELL - 12, y: y - 12, width: 24, height: 24 },
  ...Array.from({ length: 6 }, (_, i) => ({
    x: x - i * CELL + CELL / 2 - 4,
    y: y + CELL / 2 - 4,
    width: 8,
    height: 8,
  })),
];

it('if there is room, the tooltip of a square covers neither the square nor the path beside the square', () => {
  fc.assert(
    fc.property(box(CELL), (cell) => {
      const marks = marksOf(cell);
      const tip = placeBeside(cell, TIP, ROOM, { firm: [], tokens: [], marks }, 12);
      expect(coveredBy(tip, marks)).toBe(0);
      expect(overlap(tip, cell)).toBe(0);
    }),
  );
});

it('a tooltip that avoids panels, tokens and marks never covers more than a tooltip that ignores them', () => {
  fc.assert(
    fc.property(
      box(CELL),
      fc.array(box(CELL), { maxLength: 8 }),
      fc.array(box(200), { maxLength: 2 }),
      (cell, tokens, panels) => {
        const marks = marksOf(cell);
        const others = tokens.filter((token) => overlap(token, cell) === 0);
        const cost = (tip: ScreenBox): number =>
          10 * coveredBy(tip, panels) + coveredBy(tip, [...others, ...marks]);
        const blind = placeBeside(cell, TIP, ROOM, { firm: [], tokens: [], marks: [] }, 12);
        const tip = placeBeside(cell, TIP, ROOM, { firm: panels, tokens, marks }, 12);
        expect(cost(tip)).toBeLessThanOrEqual(cost(blind) + 100 * overlap(tip, cell));
      },
    ),
  );
});
