/** Placement of the path readout while a token is dragged. Pure: boxes in client CSS pixels. */
import {
  clamp,
  EDGE,
  coveredBy,
  grown,
  MAX_READOUT_DISTANCE,
  overlap,
  type ScreenBox,
  type Extent,
} from './place.ts';

/**
 * Distances kept between the readout and the target cell, and between the readout and the path's
 * marks.
 */
const AWAY = 16;
const GAP = 6;

/**
 * Cost of one covered pixel of the target cell (with the pointer in it), of what must stay visible,
 * of the path's marks and of tokens, and of panels. One pixel of distance from the pointer costs 1.
 */
const AIM = 1e9;
const FIRM = 1e7;
const MARKS = 1e5;
const TOKENS = 1e5;
const PANELS = 10;
/** A cost that exceeds the cost of everything that the readout can cover. */
const TOO_FAR = 1e16;
/**
 * Largest distance in pixels from the pointer if every nearer place covers something that must stay
 * visible.
 */
const FARTHEST = 320;
/**
 * The readout moves only if the new place is better by at least this cost, in pixels of distance.
 */
const RESTLESS = 48;

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
  ...[MAX_READOUT_DISTANCE * 0.65, MAX_READOUT_DISTANCE].flatMap((off) => [
    pointer - off - length,
    pointer + off,
  ]),
];

/** Pixels between the further candidates, tried if all others cover something. */
const TRIED = 24;

/** Positions along one axis within so many pixels of the pointer. */
const everywhere = (
  length: number,
  pointer: number,
  within = MAX_READOUT_DISTANCE,
  step = TRIED,
): readonly number[] =>
  Array.from(
    { length: Math.floor((2 * within + length) / step) + 1 },
    (_, i) => pointer - within - length + i * step,
  );

const apart = (box: ScreenBox, { x, y }: { readonly x: number; readonly y: number }): number =>
  Math.hypot(
    Math.max(0, x - box.x - box.width, box.x - x),
    Math.max(0, y - box.y - box.height, box.y - y),
  );

interface Weighed {
  readonly box: ScreenBox;
  /** Cost of what the box covers. */
  readonly covered: number;
  /** Pixels of what must stay visible that the box covers. */
  readonly hides: number;
  readonly cost: number;
}

/**
 * Places the readout at least 16 px from the target cell and at most `MAX_READOUT_DISTANCE` px from the
 * pointer, where it covers least of the path's marks and of tokens, and then of panels; among equal
 * places the nearest to the pointer wins, then the first tried. Farther away only to keep off what
 * must stay visible. Always inside the window.
 * @param aim the target cell
 * @param pointer in or beside the target cell
 * @param firm boxes that must stay visible: the last cells of the path, the target, the fight's tokens
 * @param marks boxes that the path's marks cover: line, costs, diamonds, pills, the safe path
 * @param panels boxes of panels, of cards and of the host's bars
 * @param tokens boxes of tokens
 * @param before last place of the readout, kept while no other place is clearly better
 */
export function placeReading(
  aim: ScreenBox,
  pointer: { readonly x: number; readonly y: number },
  reading: Extent,
  room: Extent,
  {
    firm = [],
    marks,
    panels,
    tokens,
    before = null,
  }: {
    readonly firm?: readonly ScreenBox[];
    readonly marks: readonly ScreenBox[];
    readonly panels: readonly ScreenBox[];
    readonly tokens: readonly ScreenBox[];
    readonly before?: ScreenBox | null;
  },
): ScreenBox {
  const weigh = (x: number, y: number, within = MAX_READOUT_DISTANCE): Weighed => {
    const box = {
      x: clamp(x, EDGE, room.width - reading.width - EDGE),
      y: clamp(y, EDGE, room.height - reading.height - EDGE),
      ...reading,
    };
    const away = apart(box, pointer);
    const hides = coveredBy(box, firm);
    const covered =
      overlap(grown(box, AWAY), aim) * AIM +
      hides * FIRM +
      coveredBy(box, panels) * PANELS +
      coveredBy(grown(box, GAP), marks) * MARKS +
      coveredBy(box, tokens) * TOKENS;
    return { box, covered, hides, cost: covered + away + (away > within ? TOO_FAR * away : 0) };
  };
  // Places above the target cell come first, because the user's hand is usually below it.
  const least = (
    columns: readonly number[],
    rows: readonly number[],
    within = MAX_READOUT_DISTANCE,
  ): Weighed =>
    rows
      .flatMap((y) => columns.map((x) => weigh(x, y, within)))
      .reduce((best, each) => (each.cost < best.cost ? each : best));
  const beside = least(
    starts(aim.x, aim.width, reading.width, pointer.x),
    starts(aim.y, aim.height, reading.height, pointer.y),
  );
  const stay = before === null ? null : weigh(before.x, before.y);
  const stays = (best: Weighed): boolean =>
    stay !== null &&
    stay.cost <= best.cost + RESTLESS &&
    apart(stay.box, pointer) <= MAX_READOUT_DISTANCE;
  if (stay?.covered === 0 && stays(beside)) return stay.box;
  if (beside.covered === 0) return beside.box;
  const free = least(everywhere(reading.width, pointer.x), everywhere(reading.height, pointer.y));
  const best = free.cost < beside.cost ? free : beside;
  if (best.hides > 0) {
    const [columns, rows] = [
      everywhere(reading.width, pointer.x, FARTHEST, 2 * TRIED),
      everywhere(reading.height, pointer.y, FARTHEST, 2 * TRIED),
    ];
    const far = least(columns, rows, FARTHEST);
    if (far.hides < best.hides) return far.box;
  }
  return stay !== null && stays(best) ? stay.box : best.box;
}
