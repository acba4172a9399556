/**
 * Position of the column of panels: beside the dock, or below it if both would take more than a
 * third of the map. Pure; client CSS pixels.
 */
import {
  clamp,
  coveredBy,
  GAP,
  PANEL_MARGIN,
  overlap,
  stretches,
  type Extent,
  type ScreenBox,
  NOTHING_SPARED,
  type SparedBoxes,
} from './place.ts';

/** Widths that the user may give the column, before the scale. */
export const NARROWEST = 280;
export const USUAL_WIDTH = 336;
export const WIDEST = 560;
/**
 * Part of the map that the dock and the column may cover together, and less with the folded dock.
 */
const SHARE = 1 / 3;
const FOLDED_SHARE = 0.22;
/** Part of the map that the dock may cover by itself. */
const AT_REST = 0.08;
/**
 * The part above is multiplied by this factor, because lengths are rounded and borders are not
 * counted.
 */
const SPARE = 0.97;
/** The open dock's widths, before the scale. */
const DOCK_WIDTH = { usual: 292, compact: 256 };
/**
 * Assumed heights, before the scale, used until real ones are measured: a dock in a fight, with
 * notices, and a panel that can be read without much scrolling.
 */
const DOCK = 720;
const READABLE = 480;
/** A lower panel must be scrolled much. */
const LOW_PANEL = READABLE / 1.5;
/**
 * Assumed height of a dock that shows only the creature, the turns and its buttons, and the least
 * useful height of the column below that dock; both before the scale.
 */
const BRIEF = 290;
const WORTH = 320;
/**
 * Least height of the column where there is room for it, and (`TABS`) least height of its tabs
 * alone.
 */
export const LEAST = 200;
export const TABS = 44;

/** Width of the open dock. `scale`: 1 is 100 %. */
export const dockWidth = (scale: number, compact: boolean): number =>
  DOCK_WIDTH[compact ? 'compact' : 'usual'] * scale;

/**
 * Whether the window is too small for dock and column side by side: then the column stands below a
 * shorter dock. Computed from an assumed height of the dock, so that its real height cannot change
 * the answer.
 */
export function isTight(frame: Extent, dock: number, width: number, scale: number): boolean {
  const beside =
    dock * Math.min(DOCK * scale, frame.height - 2 * PANEL_MARGIN) +
    width * Math.min(READABLE * scale, frame.height - 2 * PANEL_MARGIN);
  return (
    beside > frame.width * frame.height * SHARE ||
    frame.width < dock + width + GAP + 2 * PANEL_MARGIN
  );
}

/** The room for the column. `low`: the column stands at its lower end, otherwise at its upper end. */
export interface Room extends ScreenBox {
  readonly low: boolean;
}

interface Wish {
  readonly x: number;
  /** The room should be near this height on the screen. */
  readonly y: number;
  readonly low: boolean;
}

/**
 * @param dock box of the dock; null: there is none
 * @param taken other boxes that the column must not cover
 * @param below true if the column is below or above the dock, false if it is beside the dock
 * @param least smallest height of a room, except in a window that is hardly higher
 * @param narrow width that the column may have where it covers less then
 * @param spared boxes that the column keeps off: it covers those of `then` before those of `first`,
 * and is narrower before it covers any
 */
export function roomFor(
  frame: ScreenBox,
  dock: ScreenBox | null,
  taken: readonly ScreenBox[],
  width: number,
  {
    spared: { first, then } = NOTHING_SPARED,
    narrow = width,
    ...how
  }: Wanted & { readonly narrow?: number; readonly spared?: SparedBoxes },
): Room {
  for (const kept of [[...first, ...then], first])
    for (const w of narrow < width ? [width, narrow] : [width]) {
      const room = freeRoom(frame, dock, [...taken, ...kept], w, { ...how, avoid: then });
      if (room !== undefined) return room;
    }
  const wide = widthIn(frame, width);
  return (
    freeRoom(frame, dock, taken, width, { ...how, avoid: [...first, ...first, ...then] }) ?? {
      ...frame,
      x: clamp(dock?.x ?? Infinity, frame.x, frame.x + frame.width - wide),
      width: wide,
      low: false,
    }
  );
}

const widthIn = (frame: ScreenBox, width: number): number =>
  Math.min(width, frame.width - 2 * Math.min(PANEL_MARGIN, frame.width / 8));

interface Wanted {
  readonly below: boolean;
  readonly least?: number;
}

/**
 * The best room that covers nothing of `taken`; undefined: there is none.
 * @param avoid boxes of which the column covers as little as it can
 */
function freeRoom(
  frame: ScreenBox,
  dock: ScreenBox | null,
  taken: readonly ScreenBox[],
  width: number,
  { below, least = LEAST, avoid }: Wanted & { readonly avoid: readonly ScreenBox[] },
): Room | undefined {
  const wide = widthIn(frame, width);
  const [left, right] = [frame.x, frame.x + frame.width - wide];
  const end = frame.x + frame.width - PANEL_MARGIN;
  const at = dock ?? { x: end, y: frame.y + PANEL_MARGIN, width: 0, height: 0 };
  const toLeft = at.x + at.width / 2 > frame.x + frame.width / 2;
  const low = at.y + at.height / 2 > frame.y + frame.height / 2;
  const outer = toLeft ? at.x + at.width - wide : at.x;
  const [before, after] = [at.x - wide - GAP, at.x + at.width + GAP];
  const under: Wish = { x: outer, y: at.y + at.height, low: false };
  const over: Wish = { x: outer, y: at.y, low: true };
  const besides: readonly Wish[] = (toLeft ? [before, after] : [after, before]).map((x) => ({
    x,
    y: low ? at.y + at.height : at.y,
    low,
  }));
  const stacked = low ? [over, under] : [under, over];
  const elsewhere: readonly Wish[] = [
    ...[...taken, ...avoid].flatMap(({ x, width: w }) => [x - wide - GAP, x + w + GAP]),
    ...[left, right],
  ].map((x) => ({ x, y: at.y, low }));
  const obstacles = dock === null ? taken : [...taken, dock];
  const edge = Math.min(PANEL_MARGIN, frame.height / 8);
  /** The part of a room that a panel of usual height takes. */
  const taking = ({ low: down, ...room }: Room): ScreenBox => {
    const height = Math.min(room.height, LOW_PANEL);
    return { ...room, height, y: down ? room.y + room.height - height : room.y };
  };
  const rooms = [...(below ? [...stacked, ...besides] : [...besides, ...stacked]), ...elsewhere]
    .filter(({ x }) => x > left - wide / 2 && x < right + wide / 2)
    .flatMap((wish, i) => {
      const x = clamp(wish.x, left, right);
      return stretches(x, wide, obstacles, frame.y + edge, frame.y + frame.height - edge).map(
        ([from, to]) => {
          const room = { x, y: from, width: wide, height: to - from, low: wish.low };
          // Cost in pixels of distance from the wish. Later wishes and low rooms cost more, and so
          // does each covered pixel of a box to avoid.
          const cost =
            Math.abs(x - wish.x) +
            Math.max(0, from - wish.y - GAP, wish.y - GAP - to) +
            i +
            (least < LEAST ? 0 : 4 * Math.max(0, LOW_PANEL - (to - from))) +
            coveredBy(taking(room), avoid);
          return { room, cost };
        },
      );
    })
    .filter(({ room }) => room.height >= Math.min(least, frame.height / 3));
  return rooms.reduce<(typeof rooms)[number] | undefined>(
    (best, each) => (best === undefined || each.cost < best.cost ? each : best),
    undefined,
  )?.room;
}

/** Area of the map: the frame without its bars, in square pixels. */
const mapArea = (frame: ScreenBox, bars: readonly ScreenBox[]): number =>
  bars.reduce((area, bar) => area - overlap(bar, frame), frame.width * frame.height);

/**
 * Whether the column below the dock is too small even if the dock shows only the creature and the
 * turns. Then an open panel reduces the dock to its header and its buttons.
 */
export function isLow(
  frame: ScreenBox,
  bars: readonly ScreenBox[],
  width: number,
  scale: number,
): boolean {
  const budget = (mapArea(frame, bars) * SHARE * SPARE) / width;
  return Math.min(budget, frame.height - 2 * PANEL_MARGIN) < (BRIEF + WORTH) * scale;
}

/** Whether the open dock would cover too much of the map. */
export const takesMuch = (
  frame: ScreenBox,
  bars: readonly ScreenBox[],
  scale: number,
  compact: boolean,
): boolean =>
  dockWidth(scale, compact) * Math.min(DOCK * scale, frame.height - 2 * PANEL_MARGIN) >
  mapArea(frame, bars) * AT_REST;

/**
 * Greatest height of the column that leaves two thirds of the map (the frame without its bars)
 * free, or 78 % beside the folded dock.
 */
export function heightFor(
  room: Extent,
  frame: ScreenBox,
  bars: readonly ScreenBox[],
  dock: Extent | null,
  folded: boolean,
): number {
  const share = folded ? FOLDED_SHARE : SHARE;
  const budget = mapArea(frame, bars) * share * SPARE - (dock?.width ?? 0) * (dock?.height ?? 0);
  return Math.min(room.height, Math.max(LEAST, budget / room.width));
}
