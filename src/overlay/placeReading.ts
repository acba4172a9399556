/** Placement of the path readout while a token is dragged. Pure: boxes in client CSS pixels. */
import { clamp, EDGE, overlap, type ScreenBox, type Extent } from './place.ts';

/**
 * Distances kept between the readout and the target cell, and between the readout and the path's
 * marks.
 */
const AWAY = 16;
const GAP = 6;

/**
 * Cost of each covered pixel: of the target cell with the pointer in it, of the path's marks, of
 * panels and tokens. Each pixel of distance from the pointer costs one.
 */
const AIM = 1000;
const MARKS = 40;
const OTHERS = 1;
/**
 * Largest distance in pixels from the pointer to the edge of the readout: users do not look
 * farther.
 */
export const FARTHEST = 120;
/** More than the cost of everything that the readout can cover. */
const TOO_FAR = 1e12;
/**
 * The readout moves only if the new place is better by at least this cost, in pixels of distance.
 */
const RESTLESS = 48;

const grown = ({ x, y, width, height }: ScreenBox, by: number): ScreenBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Candidate positions along one axis for a box of this length: before and after the target cell,
 * aligned with its edges, centered on it, and farther from the pointer.
 */
const starts = (from: number, size: number, length: number, pointer: number): readonly number[] => [
  from - AWAY - length,
  from + size + AWAY,
  from + size - length,
  from,
  from + (size - length) / 2,
  ...[FARTHEST * 0.65, FARTHEST].flatMap((off) => [pointer - off - length, pointer + off]),
];

const apart = (box: ScreenBox, { x, y }: { readonly x: number; readonly y: number }): number =>
  Math.hypot(
    Math.max(0, x - box.x - box.width, box.x - x),
    Math.max(0, y - box.y - box.height, box.y - y),
  );

/**
 * Places the readout at least 16 px from the target cell and at most `FARTHEST` px from the
 * pointer, where it covers least of the path's marks; among equal places, the nearest to the
 * pointer, and then the first tried. Always inside the window.
 * @param aim the target cell
 * @param pointer in or beside the target cell
 * @param marks boxes that the path's marks cover: line, costs, diamonds, pills, the safe path
 * @param others boxes of panels and tokens, better left uncovered
 * @param before last place of the readout, kept while no other place is clearly better
 */
export function placeReading(
  aim: ScreenBox,
  pointer: { readonly x: number; readonly y: number },
  reading: Extent,
  room: Extent,
  marks: readonly ScreenBox[],
  others: readonly ScreenBox[],
  before: ScreenBox | null = null,
): ScreenBox {
  const weigh = (x: number, y: number): { readonly box: ScreenBox; readonly cost: number } => {
    const box = {
      x: clamp(x, EDGE, room.width - reading.width - EDGE),
      y: clamp(y, EDGE, room.height - reading.height - EDGE),
      ...reading,
    };
    const near = grown(box, AWAY);
    const clear = grown(box, GAP);
    const away = apart(box, pointer);
    const covered =
      overlap(near, aim) * AIM +
      marks.reduce((sum, m) => sum + overlap(clear, m), 0) * MARKS +
      others.reduce((sum, o) => sum + overlap(box, o), 0) * OTHERS;
    return { box, cost: covered + away + (away > FARTHEST ? TOO_FAR * away : 0) };
  };
  const columns = starts(aim.x, aim.width, reading.width, pointer.x);
  // Places above the target cell come first, because the user's hand is usually below it.
  const tried = starts(aim.y, aim.height, reading.height, pointer.y).flatMap((y) =>
    columns.map((x) => weigh(x, y)),
  );
  const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
  const stay = before === null ? null : weigh(before.x, before.y);
  return stay !== null && stay.cost <= best.cost + RESTLESS && apart(stay.box, pointer) <= FARTHEST
    ? stay.box
    : best.box;
}
