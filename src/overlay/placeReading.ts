/** Placement of the path readout while a token is dragged. Pure: boxes in client CSS pixels. */
import { clamp, EDGE, overlap, type ScreenBox, type Extent } from './place.ts';

/** Distance kept between the readout and the aim, and between the readout and the path's marks. */
const AWAY = 16;
const GAP = 6;

/**
 * What covering a pixel costs: the aim with the pointer in it, the marks, what else is to be seen.
 * A pixel of distance costs one.
 */
const AIM = 1000;
const MARKS = 40;
const OTHERS = 1;
/** Most pixels from the pointer to the readout's edge: the user does not look farther. */
export const FARTHEST = 120;
/** More than all that a reading can cover. */
const TOO_FAR = 1e12;
/** The reading does not jump for less than this many pixels of way. */
const RESTLESS = 48;

const grown = ({ x, y, width, height }: ScreenBox, by: number): ScreenBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Where a box of this length may begin along one axis: off the aim before and after it, level with
 * it, across it; and farther off the pointer.
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
 * Stands the reading at least 16 px off the aim and at most `FARTHEST` px from the pointer, where it
 * covers least of the path's marks; among those places, the nearest to the pointer, the first of
 * them where they tie. Always in the window.
 * @param aim the target cell
 * @param pointer in or beside the aim
 * @param marks what the path has drawn: line, costs, diamonds, pills, the safe way
 * @param others what else is better left uncovered: panels, tokens
 * @param before where it stood last: it stays while that is as good as anything
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
  // Above first: the hand comes from below.
  const tried = starts(aim.y, aim.height, reading.height, pointer.y).flatMap((y) =>
    columns.map((x) => weigh(x, y)),
  );
  const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
  const stay = before === null ? null : weigh(before.x, before.y);
  return stay !== null && stay.cost <= best.cost + RESTLESS && apart(stay.box, pointer) <= FARTHEST
    ? stay.box
    : best.box;
}
