/** Placement of the path readout while a token is dragged. Pure: boxes in client CSS pixels. */
import { clamp, EDGE, overlap, type ScreenBox, type Extent } from './place.ts';

/** Kept free between the reading and the aim, and between it and the marks of the path. */
const AWAY = 16;
const GAP = 6;

/**
 * What covering a pixel costs: the aim with the pointer in it, the marks, what else is to be seen.
 * A pixel of distance costs one.
 */
const AIM = 1000;
const MARKS = 40;
const OTHERS = 1;
/** The reading does not jump for less than this many pixels of way. */
const RESTLESS = 48;

const grown = ({ x, y, width, height }: ScreenBox, by: number): ScreenBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function around(boxes: readonly ScreenBox[]): ScreenBox {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - x,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - y,
  };
}

/** Corners and sides of `of`, above first: the hand comes from below. */
function spots(
  of: ScreenBox,
  { width, height }: Extent,
  distance: number,
): readonly (readonly [x: number, y: number])[] {
  const [left, right] = [of.x - distance - width, of.x + of.width + distance];
  const [above, below] = [of.y - distance - height, of.y + of.height + distance];
  const [midX, midY] = [of.x + (of.width - width) / 2, of.y + (of.height - height) / 2];
  return [
    [right, above],
    [left, above],
    [right, below],
    [left, below],
    [midX, above],
    [right, midY],
    [left, midY],
    [midX, below],
    [of.x, above],
    [of.x + of.width - width, above],
    [of.x, below],
    [of.x + of.width - width, below],
    [right, of.y],
    [left, of.y],
    [right, of.y + of.height - height],
    [left, of.y + of.height - height],
  ];
}

/**
 * Stands the reading at least 16 px off the aim, where it covers least of the path's marks; among
 * those places, the nearest to the aim, the first of them where they tie. Beside the aim, else
 * beside the whole path; always in the window.
 * @param marks what the path has drawn: line, costs, diamonds, pills, the safe way
 * @param others what else is better left uncovered: panels, tokens
 * @param before where it stood last: it stays while that is as good as anything
 */
export function placeReading(
  aim: ScreenBox,
  reading: Extent,
  room: Extent,
  marks: readonly ScreenBox[],
  others: readonly ScreenBox[],
  before: ScreenBox | null = null,
): ScreenBox {
  const whole = around([aim, ...marks]);
  const weigh = (x: number, y: number): { readonly box: ScreenBox; readonly cost: number } => {
    const box = {
      x: clamp(x, EDGE, room.width - reading.width - EDGE),
      y: clamp(y, EDGE, room.height - reading.height - EDGE),
      ...reading,
    };
    const near = grown(box, AWAY);
    const clear = grown(box, GAP);
    const covered =
      overlap(near, aim) * AIM +
      marks.reduce((sum, m) => sum + overlap(clear, m), 0) * MARKS +
      others.reduce((sum, o) => sum + overlap(box, o), 0) * OTHERS;
    const apart = Math.hypot(
      Math.max(0, aim.x - box.x - box.width, box.x - aim.x - aim.width),
      Math.max(0, aim.y - box.y - box.height, box.y - aim.y - aim.height),
    );
    return { box, cost: covered + apart };
  };
  const tried = [...spots(aim, reading, AWAY), ...spots(whole, reading, AWAY)].map(([x, y]) =>
    weigh(x, y),
  );
  const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
  const stay = before === null ? null : weigh(before.x, before.y);
  return stay !== null && stay.cost <= best.cost + RESTLESS ? stay.box : best.box;
}
