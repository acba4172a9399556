/**
 * Plain rules: how a creature fits among walls and blocked squares, by trying every box that it
 * could fill (srd35.movement.squeeze-*, srd35.size.squeeze-large-position; docs/spec/scene.md,
 * convention 13). A body is the whole space of a creature, or a lane. A lane is a box as long as
 * the space and no narrower than the text allows. When a squeezed creature moves on, it starts from
 * its lane.
 */
import { boxBetween, meets, UNIT, type Shape } from './lines.ts';
import {
  cellBlocks,
  cellsFrom,
  has,
  isIn,
  sameCell,
  spaceOf,
  wallsThatBlock,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import type { Text } from './texts.ts';

export interface Body {
  readonly at: Cell;
  readonly w: number;
  readonly h: number;
}

const listed = new WeakMap<Body, readonly Cell[]>();
export function squaresOf(body: Body): readonly Cell[] {
  let squares = listed.get(body);
  if (squares === undefined)
    listed.set(
      body,
      (squares = Array.from({ length: body.w * body.h }, (_, i): Cell => [
        body.at[0] + (i % body.w),
        body.at[1] + Math.floor(i / body.w),
      ])),
    );
  return squares;
}
const shares = (a: Body, b: Body): boolean =>
  a.at[0] < b.at[0] + b.w &&
  b.at[0] < a.at[0] + a.w &&
  a.at[1] < b.at[1] + b.h &&
  b.at[1] < a.at[1] + a.h;
const within = (b: Body, [x, y]: Cell, n: number): boolean =>
  b.at[0] >= x && b.at[1] >= y && b.at[0] + b.w <= x + n && b.at[1] + b.h <= y + n;

/** Walls and matter do not stop an incorporeal creature (docs/spec/scene.md, convention 18). */
const fitsAnywhere = (b: Being): boolean => isIn(b, 'bodiless');

/**
 * Whether a narrow place does not make the creature squeeze. A swarm still needs room for its
 * lanes, but flows through gaps (srd35.movement.swarm-gaps).
 */
export const flows = (b: Being): boolean => has(b, 'swarm');

export class Room {
  private readonly scene: Scene;
  private readonly text: Text;
  private readonly n: number;
  private readonly walls: readonly Shape[];
  /** Cached results for single positions. */
  private readonly known = new Map<number, Body[]>();
  private readonly wholes = new Map<number, boolean>();

  private readonly fits: boolean;
  private readonly flows: boolean;

  constructor(scene: Scene, text: Text, b: Being) {
    this.scene = scene;
    this.text = text;
    this.n = spaceOf(text, b);
    this.fits = fitsAnywhere(b);
    this.flows = flows(b);
    this.walls = text.wallsNarrow ? wallsThatBlock(scene, 'move') : [];
  }

  /**
   * Whether a box is clear: none of its squares is blocked, and no wall lies between the centers of
   * its outermost squares. In a single square, no wall counts.
   */
  private clear(b: Body): boolean {
    const { columns, rows } = this.scene.grid;
    if (b.at[0] < 0 || b.at[1] < 0 || b.at[0] + b.w > columns || b.at[1] + b.h > rows) return false;
    if (this.fits) return true;
    const [x, y] = b.at;
    for (let dy = 0; dy < b.h; dy++)
      for (let dx = 0; dx < b.w; dx++)
        if (cellBlocks(this.scene, [x + dx, y + dy], 'move')) return false;
    if (this.walls.length === 0 || (b.w === 1 && b.h === 1)) return true;
    const [left, top] = [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];
    const inside = boxBetween(left, top, left + (b.w - 1) * UNIT, top + (b.h - 1) * UNIT);
    return !this.walls.some((w) => meets(w.corners[0]!, w.corners[1]!, inside));
  }

  whole(at: Cell): boolean {
    const key = at[1] * 1000 + at[0];
    let whole = this.wholes.get(key);
    if (whole === undefined)
      this.wholes.set(key, (whole = this.clear({ at, w: this.n, h: this.n })));
    return whole;
  }

  /** All clear boxes of the given width within the space at a position. */
  private boxes([x, y]: Cell, width: number): Body[] {
    const found: Body[] = [];
    for (let k = 0; k + width <= this.n; k++) {
      found.push({ at: [x, y + k], w: this.n, h: width }, { at: [x + k, y], w: width, h: this.n });
    }
    return found.filter((b) => within(b, [x, y], this.n) && this.clear(b));
  }

  /**
   * The narrowest lanes that the creature may fill at a position, except those with a square for
   * which `barred` is true.
   */
  ways(at: Cell, barred?: (c: Cell) => boolean): Body[] {
    const key = at[1] * 1000 + at[0];
    let ways = this.known.get(key);
    if (ways === undefined) {
      const { columns, rows } = this.scene.grid;
      const onMap = at[0] >= 0 && at[1] >= 0 && at[0] + this.n <= columns && at[1] + this.n <= rows;
      this.known.set(key, (ways = onMap ? this.boxes(at, this.text.leastWidth(this.n)) : []));
    }
    return barred === undefined ? ways : ways.filter((b) => !squaresOf(b).some(barred));
  }

  /**
   * The lanes of `among` that can be reached from `from` by repeatedly moving to a lane that shares
   * a square.
   */
  spread(from: readonly Body[], among: readonly Body[]): Body[] {
    if (!this.text.keepsSide) return from.length === 0 ? [] : [...among];
    let held = among.filter((b) => from.some((f) => shares(f, b)));
    for (;;) {
      const more = among.filter((b) => held.some((f) => shares(f, b)));
      if (more.length === held.length) return held;
      held = more;
    }
  }

  /**
   * The lanes that a creature fills when it is placed at a position. A lane that it could only
   * leave sideways counts only if there is no other.
   */
  found(at: Cell): Body[] {
    const ways = this.ways(at);
    const groups: Body[][] = [];
    for (const b of ways)
      if (!groups.some((g) => g.includes(b))) groups.push(this.spread([b], ways));
    if (groups.length < 2) return ways;
    const eased = (g: readonly Body[]): boolean =>
      cellsFrom([at[0] - this.n, at[1] - this.n], 2 * this.n + 1).some(
        (to) =>
          (to[0] === at[0]) !== (to[1] === at[1]) &&
          g.every((b) => within(b, to, this.n)) &&
          this.whole(to),
      );
    const tight = groups.filter((g) => !eased(g));
    return (tight.length > 0 ? tight : groups).flat();
  }

  /**
   * The squares that the creature fills at its position: the widest boxes that are clear, or the
   * whole space if none is.
   */
  filled(at: Cell): Cell[] {
    const found = this.text.fillsLane ? this.found(at) : [];
    if (found.length === 0 || this.whole(at)) return cellsFrom(at, this.n);
    for (let width = this.n - 1; width > this.text.leastWidth(this.n); width--) {
      const wider = this.boxes(at, width);
      if (wider.length > 0) return distinct(wider.flatMap(squaresOf));
    }
    return distinct(found.flatMap(squaresOf));
  }

  /**
   * The widest boxes that a creature may fill at a position after it arrived in one of the lanes
   * `came`.
   */
  bodies(at: Cell, came: readonly Body[]): Body[] {
    const apart =
      came.length > 0 && this.spread([came[0]!], this.ways(at)).length < this.ways(at).length;
    for (let width = this.n - 1; !apart && width > this.text.leastWidth(this.n); width--) {
      const wider = this.boxes(at, width);
      if (wider.length > 0) return wider;
    }
    return apart ? [...came] : this.ways(at);
  }

  how(at: Cell): 'free' | 'squeeze' | 'no-room' {
    if (this.whole(at)) return 'free';
    if (this.ways(at).length === 0) return 'no-room';
    return this.flows ? 'free' : 'squeeze';
  }

  /**
   * The lanes that the creature may fill after a step along an axis from the lanes `held`. It moves
   * lengthwise, or sideways in a passage.
   */
  steps(
    held: readonly Body[],
    narrow: boolean,
    [dx, dy]: Cell,
    to: Cell,
    there: readonly Body[],
  ): Body[] {
    const along = (b: Body): boolean => (dx !== 0 ? b.w : b.h) === this.n;
    const ahead = held.filter(along).map((b): Body => ({ ...b, at: [b.at[0] + dx, b.at[1] + dy] }));
    const arrived = there.filter((b) => ahead.some((a) => same(a, b)));
    // Each connected group of lanes is handled separately.
    const groups = held.map((b) => this.spread([b], held));
    for (const group of narrow ? groups : []) {
      if (group.every((b) => !along(b) && within(b, to, this.n)))
        arrived.push(...there.filter((b) => group.some((g) => same(g, b))));
    }
    return this.spread(arrived, there);
  }
}

const same = (a: Body, b: Body): boolean => sameCell(a.at, b.at) && a.w === b.w && a.h === b.h;
const distinct = (cells: readonly Cell[]): Cell[] =>
  cells.filter((c, i) => cells.findIndex((o) => sameCell(o, c)) === i);

const rooms = new WeakMap<Scene, Map<string, Room>>();

/**
 * The squares that a creature fills at a position, by default its own. All questions about
 * positions use these squares.
 */
export function squaresAt(scene: Scene, text: Text, b: Being, at: Cell = b.at): readonly Cell[] {
  const n = spaceOf(text, b);
  if (n === 1) return [at];
  // The cache depends on the text, because the narrow spaces of a mutant may differ.
  let known = rooms.get(scene);
  if (known === undefined) rooms.set(scene, (known = new Map()));
  const key = JSON.stringify([
    n,
    fitsAnywhere(b),
    flows(b),
    text.wallsNarrow,
    text.keepsSide,
    text.fillsLane,
    text.leastWidth(n),
  ]);
  let room = known.get(key);
  if (room === undefined) known.set(key, (room = new Room(scene, text, b)));
  return room.filled(at);
}
