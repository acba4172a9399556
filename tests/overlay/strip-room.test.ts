/** A panel beside the folded dock, in windows as small as a zoom of 200 % makes them. */
import { expect, it } from 'vitest';
import { roomFor } from '../../src/overlay/columnPlace.ts';
import { overlap, type ScreenBox } from '../../src/overlay/place.ts';

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
