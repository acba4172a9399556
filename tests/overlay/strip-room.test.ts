/** A panel beside the folded dock, in windows as small as a zoom of 200 % makes them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST, NARROWEST, roomFor, USUAL_WIDTH } from '../../src/overlay/columnPlace.ts';
import {
  coveredBy,
  GAP,
  grown,
  overlap,
  stretches,
  type ScreenBox,
} from '../../src/overlay/place.ts';

const STRIP = { width: 480, height: 56 };
const WINDOWS = [
  { width: 640, height: 360 },
  { width: 720, height: 450 },
  { width: 960, height: 540 },
];
/** Places of the strip: at each edge and corner, and between. */
const PLACES = [0, 0.25, 0.5, 0.75, 1];

it.each(WINDOWS)(
  'in a window of $width × $height pixels, an open panel covers no part of the folded main panel',
  ({ width, height }) => {
    const frame: ScreenBox = { x: 0, y: 0, width, height };
    for (const wide of [280, 336, 560])
      for (const across of PLACES)
        for (const down of PLACES) {
          const dock = {
            ...STRIP,
            x: across * (width - STRIP.width),
            y: down * (height - STRIP.height),
          };
          const room = roomFor(frame, dock, [], wide, { below: true });
          expect.soft([wide, across, down, overlap(room, dock)]).toEqual([wide, across, down, 0]);
          expect.soft(room.height, `${wide} px`).toBeGreaterThan(100);
        }
  },
);

describe('a panel beside creatures', () => {
  const frame: ScreenBox = { x: 100, y: 0, width: 860, height: 660 };
  const boxes = (most: number): fc.Arbitrary<ScreenBox[]> =>
    fc.array(
      fc.record({
        x: fc.integer({ min: 100, max: 900 }),
        y: fc.integer({ min: 0, max: 620 }),
        width: fc.constantFrom(49, 98, 147),
        height: fc.constantFrom(49, 98, 147),
      }),
      { maxLength: most },
    );
  const docks = fc.record({
    x: fc.integer({ min: 100, max: 480 }),
    y: fc.integer({ min: 0, max: 604 }),
    width: fc.constant(480),
    height: fc.constant(56),
  });
  /** Is there a room for the narrowest panel that is clear of all boxes? Looked for at each pixel. */
  const hasRoom = (taken: readonly ScreenBox[], width: number): boolean => {
    const clear = taken.map((box) => grown(box, GAP));
    for (let x = frame.x; x + width <= frame.x + frame.width; x++)
      for (const [from, to] of stretches(x, width, clear, 16, frame.height - 16))
        if (to - from >= LEAST) return true;
    return false;
  };

  it('a panel covers a creature only if even the narrowest panel has no free room', () => {
    const tally = { free: 0, forced: 0 };
    fc.assert(
      fc.property(docks, boxes(3), boxes(24), (dock, first, then) => {
        const spared = { first, then };
        const room = roomFor(frame, dock, [], USUAL_WIDTH, {
          ...{ below: true, spared, narrow: NARROWEST },
        });
        const covers = (kept: readonly ScreenBox[]): boolean => coveredBy(room, kept) > 0;
        expect(overlap(room, dock)).toBe(0);
        if (hasRoom([dock, ...first, ...then], NARROWEST)) {
          tally.free++;
          expect(covers([...first, ...then])).toBe(false);
        } else if (hasRoom([dock, ...first], NARROWEST)) {
          tally.forced++;
          expect(covers(first)).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
    expect(Math.min(tally.free, tally.forced)).toBeGreaterThan(20);
  });
});
