/** Places panels and tooltips clear of the host's bars, in client CSS pixels. Pure. */
export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes on the screen that the dock and the column keep off. */
export interface SparedBoxes {
  readonly first: readonly ScreenBox[];
  /** These too, where there is room beside both. */
  readonly then: readonly ScreenBox[];
}

export const NOTHING_SPARED: SparedBoxes = { first: [], then: [] };

/** The box with a margin of this width on all sides. */
export const grown = ({ x, y, width, height }: ScreenBox, by: number): ScreenBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const isSame = (a: ScreenBox, b: ScreenBox): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** A tooltip or card and its target, where they were last. */
export interface Placed {
  readonly aim: ScreenBox;
  readonly tip: ScreenBox;
}

/** The smallest box around two boxes. */
export function boxAround(a: ScreenBox, b: ScreenBox): ScreenBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export const PLACE_STEP = 8;
/**
 * Distance kept between a panel and the window's edge, and the distance within which the panel
 * snaps to it.
 */
export const PANEL_MARGIN = 16;
const PULL = 24;

export const clamp = (v: number, low: number, high: number): number =>
  Math.min(Math.max(v, low), Math.max(low, high));

const snapAxis = (v: number, length: number, room: number): number => {
  const far = room - length - PANEL_MARGIN;
  if (v <= PULL) return clamp(PANEL_MARGIN, 0, room - length);
  if (v >= room - length - PULL) return Math.max(0, far);
  return clamp(Math.round(v / PLACE_STEP) * PLACE_STEP, 0, room - length);
};

/**
 * The top-left corner of a panel, snapped to the window's edges and to steps of 8 px, always inside
 * the window.
 */
export const snap = (
  at: { readonly x: number; readonly y: number },
  panel: Extent,
  room: Extent,
): { x: number; y: number } => ({
  x: snapAxis(at.x, panel.width, room.width),
  y: snapAxis(at.y, panel.height, room.height),
});

/**
 * A panel's place as the distance from the nearer edges of the window, so that it stays valid when
 * the window's size changes.
 */
export interface Anchored {
  readonly x: number;
  readonly y: number;
  readonly right: boolean;
  readonly bottom: boolean;
}

export function anchor(
  at: { readonly x: number; readonly y: number },
  panel: Extent,
  room: Extent,
): Anchored {
  const right = at.x + panel.width / 2 > room.width / 2;
  const bottom = at.y + panel.height / 2 > room.height / 2;
  return {
    right,
    bottom,
    x: right ? room.width - panel.width - at.x : at.x,
    y: bottom ? room.height - panel.height - at.y : at.y,
  };
}

export const unanchor = (a: Anchored, panel: Extent, room: Extent): { x: number; y: number } => ({
  x: clamp(a.right ? room.width - panel.width - a.x : a.x, 0, room.width - panel.width),
  y: clamp(a.bottom ? room.height - panel.height - a.y : a.y, 0, room.height - panel.height),
});

/** Pixels kept free between a panel and the host's bars, and between the dock and the column. */
export const GAP = 8;

/** The parts of a vertical strip between `top` and `bottom` that no box covers, from above. */
export function stretches(
  x: number,
  width: number,
  taken: readonly ScreenBox[],
  top: number,
  bottom: number,
): readonly (readonly [from: number, to: number])[] {
  const across = taken
    .filter((box) => box.width > 0 && box.x < x + width && box.x + box.width > x)
    .sort((a, b) => a.y - b.y);
  const free: [number, number][] = [];
  let from = top;
  for (const box of across) {
    if (box.y - GAP > from) free.push([from, Math.min(bottom, box.y - GAP)]);
    from = Math.max(from, box.y + box.height + GAP);
  }
  if (from < bottom) free.push([from, bottom]);
  return free;
}

/**
 * The place nearest to `want`, inside `frame`, where a panel covers no bar. If it fits nowhere at
 * full height, it becomes lower, but at least `least` high. Null if no place exists.
 */
export function placeBesideBars(
  want: ScreenBox,
  frame: ScreenBox,
  bars: readonly ScreenBox[],
  least: number,
): ScreenBox | null {
  const [right, bottom] = [frame.x + frame.width - want.width, frame.y + frame.height];
  const columns = [
    want.x,
    ...bars.flatMap((bar) => [bar.x - want.width - GAP, bar.x + bar.width + GAP]),
  ].map((x) => clamp(x, frame.x, right));
  let best: ScreenBox | null = null;
  let cost = Infinity;
  for (const x of new Set(columns)) {
    for (const [from, to] of stretches(x, want.width, bars, frame.y, bottom)) {
      const height = Math.min(want.height, to - from);
      const y = clamp(want.y, from, to - height);
      const now = Math.abs(x - want.x) + Math.abs(y - want.y) + 4 * (want.height - height);
      if (height >= Math.min(least, want.height) && now < cost)
        [best, cost] = [{ x, y, width: want.width, height }, now];
    }
  }
  return best;
}

/** Parses a stored place; null if the value is not one. */
export function parseAnchored(value: unknown): Anchored | null {
  if (typeof value !== 'object' || value === null) return null;
  const { x, y, right, bottom } = value as Record<string, unknown>;
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return null;
  return { x, y, right: right === true, bottom: bottom === true };
}

export const overlap = (a: ScreenBox, b: ScreenBox): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Area of a box that the others cover, in square pixels; areas under several count several times. */
export const coveredBy = (box: ScreenBox, others: readonly ScreenBox[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

export type Corner = 'below-right' | 'below-left' | 'above-right' | 'above-left';
export const HOVER_CORNERS: readonly Corner[] = [
  'below-right',
  'below-left',
  'above-right',
  'above-left',
];

export const EDGE = 8;
/**
 * Largest distance in pixels from the pointer to the edge of a readout, and from its target to a
 * tooltip: users do not look farther.
 */
export const MAX_READOUT_DISTANCE = 120;

/**
 * Places a tooltip at one corner of its target, `distance` px away on both axes, so that it never
 * covers the target. The first corner that fits the window and avoids `avoid` wins. If no corner
 * does, the place that covers least wins. The places tried are the corners moved into the window,
 * along the axis on which the tooltip stays off the target, and the corners moved sideways past a
 * box to avoid, by at most the tooltip's own width and at most `MAX_READOUT_DISTANCE` px off the target.
 */
export function placeTip(
  aim: ScreenBox,
  tip: Extent,
  room: Extent,
  {
    corners,
    avoid,
    distance,
  }: {
    readonly corners: readonly Corner[];
    readonly avoid: readonly ScreenBox[];
    readonly distance: number;
  },
): ScreenBox & { readonly corner: Corner } {
  let best: { box: ScreenBox; corner: Corner; cost: number } | undefined;
  for (const corner of corners) {
    const x = corner.endsWith('right')
      ? aim.x + aim.width + distance
      : aim.x - distance - tip.width;
    const y = corner.startsWith('below')
      ? aim.y + aim.height + distance
      : aim.y - distance - tip.height;
    const beside = avoid
      .flatMap((other) => [other.x - tip.width - EDGE, other.x + other.width + EDGE])
      .filter(
        (left) =>
          Math.abs(left - x) <= tip.width &&
          left - (aim.x + aim.width) <= MAX_READOUT_DISTANCE &&
          aim.x - (left + tip.width) <= MAX_READOUT_DISTANCE,
      );
    for (const left of [x, ...beside]) {
      const box = {
        x: clamp(left, EDGE, room.width - tip.width - EDGE),
        y: clamp(y, EDGE, room.height - tip.height - EDGE),
        width: tip.width,
        height: tip.height,
      };
      const moved = Math.abs(box.x - x) + Math.abs(box.y - y);
      const cost = overlap(box, aim) * 1000 + coveredBy(box, avoid) * 10 + moved;
      if (best === undefined || cost < best.cost) best = { box, corner, cost };
      if (cost === 0) break;
    }
    if (best?.cost === 0) break;
  }
  const { box, corner } = best ?? {
    box: { x: EDGE, y: EDGE, ...tip },
    corner: 'below-right' as const,
  };
  return { ...box, corner };
}

/** Pixels between neighboring places that `placeAround` tries, and between its rings of places. */
const [TRIED, FARTHER] = [12, 24];
/** Rings of places that it tries always, and as long as each place covers something. */
const [USUAL_RINGS, MOST_RINGS] = [2, 6];
/** A card that covers less than this does not stand farther from its target. */
const HARDLY = 16;

/**
 * Places a card beside its target, at least `distance` px away on one axis, where it covers least
 * of `avoid`. Among equal places the nearest wins, then the first one clockwise from the upper
 * right. The card never covers the target if there is room beside it, and is always inside the
 * window.
 */
export function placeAround(
  aim: ScreenBox,
  card: Extent,
  room: Extent,
  avoid: readonly ScreenBox[],
  distance: number,
): ScreenBox {
  return around(aim, card, room, (box) => coveredBy(box, avoid), distance);
}

/**
 * Places a card with buttons like `placeAround`, but lets it stand where it is while its target
 * stands still: marks come and go as the pointer moves toward the card, and must not push it away.
 * @param firm panels and other cards, which have buttons: the card covers tokens before it covers
 *   these, and a standing card gives way to these where it can
 * @param tokens the same for tokens; the card also stands nearer to its target than to the others
 * @param marks labels and lines, which count when the card is placed
 */
export function placeCard(
  aim: ScreenBox,
  card: Extent,
  room: Extent,
  {
    firm,
    tokens,
    marks,
    distance,
    before,
  }: {
    readonly firm: readonly ScreenBox[];
    readonly tokens: readonly ScreenBox[];
    readonly marks: readonly ScreenBox[];
    readonly distance: number;
    readonly before: Placed | null;
  },
): ScreenBox {
  const others = tokens.filter((box) => overlap(box, aim) === 0);
  const cost = (box: ScreenBox): number =>
    coveredBy(box, firm) * PANEL + coveredBy(box, tokens) + seemsToBelong(box, aim, others);
  const anew = around(aim, card, room, (box) => cost(box) + coveredBy(box, marks), distance);
  const stands =
    before !== null &&
    isSame(before.aim, aim) &&
    before.tip.width === card.width &&
    before.tip.height === card.height &&
    before.tip.x + card.width <= room.width &&
    before.tip.y + card.height <= room.height &&
    cost(before.tip) <= cost(anew);
  return stands ? before.tip : anew;
}

/** The box of a card inside the room that is kept for it: above its target it grows upwards. */
export const shownIn = (kept: ScreenBox, { height }: Extent, aim: ScreenBox): ScreenBox => ({
  ...kept,
  height,
  y: kept.y + kept.height <= aim.y ? kept.y + kept.height - height : kept.y,
});

/**
 * Places a card that may grow to a height: with all of that room, half of it or none of it, where the
 * card covers least now. The room covers no panel if another place does not.
 * @returns the box that is kept for the card
 */
export function placeGrowing(
  aim: ScreenBox,
  card: Extent,
  grows: number,
  room: Extent,
  how: Parameters<typeof placeCard>[3],
): ScreenBox {
  const { firm, tokens, before } = how;
  // A card that has its room keeps it while it stands there well.
  const had = before?.tip;
  if (had?.width === card.width && had.height >= card.height) {
    const box = placeCard(aim, had, room, how);
    if (isSame(box, had)) return box;
  }
  const most = Math.max(card.height, Math.min(grows, room.height - 2 * EDGE));
  let best: { readonly box: ScreenBox; readonly cost: number } | undefined;
  for (const height of new Set([most, (most + card.height) / 2, card.height])) {
    const box = placeCard(aim, { width: card.width, height }, room, how);
    const cost = coveredBy(box, firm) * PANEL + coveredBy(shownIn(box, card, aim), tokens);
    if (best === undefined || cost < best.cost) best = { box, cost };
    if (cost === 0) break;
  }
  return best!.box;
}

/** A card is this number of pixels nearer to its own token than to every other token. */
const CLEARLY = 12;
/**
 * One pixel less costs as much as this part of a covered square pixel: what a card covers counts
 * first, because a line joins the card to its token.
 */
const MISTAKEN = 0.01;

/** Distance between two boxes in pixels; 0 if they touch. */
export const boxDistance = (a: ScreenBox, b: ScreenBox): number =>
  Math.hypot(
    Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width),
    Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height),
  );

/** The cost of a place at which a card seems to belong to another token. */
const seemsToBelong = (card: ScreenBox, aim: ScreenBox, others: readonly ScreenBox[]): number => {
  const clear = boxDistance(card, aim) + CLEARLY;
  return others.reduce(
    (sum, other) => sum + MISTAKEN * Math.max(0, clear - boxDistance(card, other)),
    0,
  );
};

/** `covered`: the cost of what a card at this place covers, other than its target. */
function around(
  aim: ScreenBox,
  card: Extent,
  room: Extent,
  covered: (box: ScreenBox) => number,
  distance: number,
): ScreenBox {
  let best: { readonly box: ScreenBox; readonly cost: number } | undefined;
  for (let ring = 0; ring < MOST_RINGS; ring++) {
    if (ring >= USUAL_RINGS && best !== undefined && best.cost < HARDLY) break;
    for (const [x, y] of ringAround(aim, card, distance + ring * FARTHER)) {
      const box = {
        x: clamp(x, EDGE, room.width - card.width - EDGE),
        y: clamp(y, EDGE, room.height - card.height - EDGE),
        ...card,
      };
      const cost = overlap(box, aim) * 100 + covered(box);
      if (best === undefined || cost < best.cost) best = { box, cost };
      if (cost === 0) return box;
    }
  }
  return best?.box ?? { x: EDGE, y: EDGE, ...card };
}

/** The places of a card's corner around its target, clockwise from the upper right. */
function ringAround(
  aim: ScreenBox,
  card: Extent,
  distance: number,
): readonly (readonly [x: number, y: number])[] {
  const [left, right] = [aim.x - distance - card.width, aim.x + aim.width + distance];
  const [top, bottom] = [aim.y - distance - card.height, aim.y + aim.height + distance];
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.floor((to - from) / TRIED) + 1 }, (_, i) => from + i * TRIED);
  const [xs, ys] = [along(left, right), along(top, bottom)];
  return [
    ...ys.map((y) => [right, y] as const),
    ...xs.toReversed().map((x) => [x, bottom] as const),
    ...ys.toReversed().map((y) => [left, y] as const),
    ...xs.map((x) => [x, top] as const),
  ];
}

/** One covered pixel of a panel costs as much as this number of covered pixels of a token. */
const PANEL = 10;

/**
 * Places a tooltip at a corner of its target, if one is free; otherwise around the target, where
 * it covers least of `firm`, and then of tokens, paths and signs.
 * @param firm panels, cards and the selected creature's token
 */
export function placeBeside(
  aim: ScreenBox,
  tip: Extent,
  room: Extent,
  {
    firm,
    tokens,
    marks,
  }: {
    readonly firm: readonly ScreenBox[];
    readonly tokens: readonly ScreenBox[];
    readonly marks: readonly ScreenBox[];
  },
  distance: number,
): ScreenBox {
  const others = [...tokens.filter((box) => overlap(box, aim) === 0), ...marks];
  const covered = (box: ScreenBox): number => coveredBy(box, firm) * PANEL + coveredBy(box, others);
  const corner = placeTip(aim, tip, room, {
    corners: HOVER_CORNERS,
    avoid: [...firm, ...others],
    distance,
  });
  if (covered(corner) + overlap(corner, aim) === 0) return corner;
  return around(aim, tip, room, covered, distance);
}

/**
 * The place of a tooltip whose size changed while the pointer is on it: it grows away from its
 * target and covers its former place, so that it stays under the pointer.
 */
export function grownFrom(before: ScreenBox, tip: Extent, aim: ScreenBox, room: Extent): ScreenBox {
  const [left, above] = [before.x + before.width <= aim.x, before.y + before.height <= aim.y];
  const x = left ? before.x + before.width - tip.width : before.x;
  const y = above ? before.y + before.height - tip.height : before.y;
  return {
    x: clamp(x, EDGE, room.width - tip.width - EDGE),
    y: clamp(y, EDGE, room.height - tip.height - EDGE),
    ...tip,
  };
}

/**
 * The line with one bend from the target to the tooltip, as an SVG path in client pixels; empty if
 * they overlap.
 */
export function leader(aim: ScreenBox, tip: ScreenBox): string {
  const right = tip.x >= aim.x + aim.width;
  const left = tip.x + tip.width <= aim.x;
  const below = tip.y >= aim.y + aim.height;
  const above = tip.y + tip.height <= aim.y;
  const midX = aim.x + aim.width / 2;
  const midY = aim.y + aim.height / 2;
  if ((left || right) && (below || above)) {
    const x = right ? tip.x + 20 : tip.x + tip.width - 20;
    // The line starts near the corner, so that it crosses as little of the neighboring cells as
    // possible.
    const near = Math.min(12, aim.height / 4);
    return (
      `M${right ? aim.x + aim.width : aim.x} ` +
      `${below ? aim.y + aim.height - near : aim.y + near}H${x}V${below ? tip.y : tip.y + tip.height}`
    );
  }
  if (below || above) {
    const x = clamp(midX, tip.x + 12, tip.x + tip.width - 12);
    return `M${x} ${below ? aim.y + aim.height : aim.y}V${below ? tip.y : tip.y + tip.height}`;
  }
  if (left || right) {
    const y = clamp(midY, tip.y + 12, tip.y + tip.height - 12);
    return `M${right ? aim.x + aim.width : aim.x} ${y}H${right ? tip.x : tip.x + tip.width}`;
  }
  return '';
}

/** Pixels between a card and its creature beyond which a line would cross half the map. */
const LONGEST_LINE = 400;

/** The line from a creature to its card; empty if the card, which names the creature, is far away. */
export const lineToCard = ({ aim, tip }: Placed): string =>
  boxDistance(aim, tip) > LONGEST_LINE ? '' : leader(aim, tip);
