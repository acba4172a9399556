/** Spatial index: which creatures can affect a cell. Creatures are indexed by tiles of the map. */
import type { Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Box, Spot } from '../../board/grid.ts';
import { memoize } from '../../board/memoize.ts';
import { sortFirst } from '../../board/sortNumbers.ts';
import type { Judge } from '../ruleset.ts';
import { Region } from './region.ts';

/** The longest reach of a creature's attacks in cells, at least one. */
function farOf(j: Judge, c: Creature): number {
  let far = Math.max(1, j.rules.reach(c).value);
  for (const a of c.attacks ?? []) far = Math.max(far, j.rules.attackReach(j, c, a).far);
  return far;
}

/**
 * Numbers per creature in the table: left, top, right and bottom of its space (the last two
 * exclusive), and its reach.
 */
const WIDTH = 5;
/** Cells on a side of a tile. */
const TILE = 8;

const region = new Region();
const indexes = memoize<SpatialIndex>();

export class SpatialIndex {
  readonly list: readonly Creature[];
  readonly ground: Ground;
  private readonly table: Int32Array;
  private readonly across: number;
  private readonly down: number;
  /**
   * Linked lists, one for each tile: `first` has the first creature of the tile; `next` has, for
   * each creature, the next creature whose top-left cell is in the same tile. Values are list
   * indexes plus one.
   */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  /** The widest space and the longest reach, in cells. */
  private readonly widest: number;
  private readonly farthest: number;

  /** Results of the last search, as indexes in the list. Every search overwrites them. */
  private found: Int32Array;

  static of(j: Judge): SpatialIndex {
    const { creatures, ground } = j.board;
    return indexes(creatures, [j.rules, j.options, ground], () => new SpatialIndex(j));
  }

  private constructor(j: Judge) {
    const { creatures, ground } = j.board;
    this.list = creatures;
    this.ground = ground;
    this.across = Math.ceil(ground.grid.columns / TILE);
    this.down = Math.ceil(ground.grid.rows / TILE);
    this.table = new Int32Array(creatures.length * WIDTH);
    this.first = new Int32Array(this.across * this.down);
    this.next = new Int32Array(creatures.length);
    this.found = new Int32Array(creatures.length);
    let widest = 1;
    let farthest = 1;
    for (let i = 0; i < creatures.length; i++) {
      const c = creatures[i]!;
      const side = j.rules.space(c).value;
      const far = farOf(j, c);
      const k = i * WIDTH;
      this.table[k] = c.at[0];
      this.table[k + 1] = c.at[1];
      this.table[k + 2] = c.at[0] + side;
      this.table[k + 3] = c.at[1] + side;
      this.table[k + 4] = far;
      widest = Math.max(widest, side);
      farthest = Math.max(farthest, far);
      const tile = this.row(c.at[1]) * this.across + this.column(c.at[0]);
      this.next[i] = this.first[tile]!;
      this.first[tile] = i + 1;
    }
    this.widest = widest;
    this.farthest = farthest;
  }

  /**
   * Column of the tile for an x coordinate. Creatures beyond the map's edge belong to the edge
   * tiles.
   */
  private column(x: number): number {
    return Math.min(this.across - 1, Math.max(0, Math.floor(x / TILE)));
  }
  private row(y: number): number {
    return Math.min(this.down - 1, Math.max(0, Math.floor(y / TILE)));
  }

  /** Whether this exact creature object is on the board. */
  has(c: Creature): boolean {
    const tile = this.row(c.at[1]) * this.across + this.column(c.at[0]);
    let i = this.first[tile]! - 1;
    while (i >= 0 && this.list[i] !== c) i = this.next[i]! - 1;
    return i >= 0;
  }

  /** The creatures that meet or touch a region, in the board's order. */
  meeting(within: Region): Creature[] {
    const end = this.search(within);
    const creatures = new Array<Creature>(end);
    for (let k = 0; k < end; k++) creatures[k] = this.list[this.found[k]!]!;
    return creatures;
  }

  /** Whether exactly these creatures meet or touch the region, in this order. */
  holdsExactly(within: Region, creatures: readonly Creature[]): boolean {
    const end = this.search(within);
    if (end !== creatures.length) return false;
    for (let k = 0; k < end; k++) if (this.list[this.found[k]!] !== creatures[k]) return false;
    return true;
  }

  /** The index in the list of the k-th creature that the last search found. */
  foundAt(k: number): number {
    return this.found[k]!;
  }

  /**
   * Counts the creatures that meet a region; `foundAt` returns them, in order, until the next
   * search.
   */
  search(within: Region): number {
    const { list, across, found } = this;
    const more = within.border ?? this.farthest;
    const left = this.column(within.left - more - this.widest);
    const right = this.column(within.right + more);
    const top = this.row(within.top - more - this.widest);
    const bottom = this.row(within.bottom + more);
    let end = 0;
    // Scanning a short list is faster than visiting its tiles.
    if ((right - left + 1) * (bottom - top + 1) * 2 >= list.length) {
      for (let i = 0; i < list.length; i++) if (this.meets(within, i)) found[end++] = i;
      return end;
    }
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        // Tiles along the edge also hold creatures beyond the map.
        const inner = row > 0 && column > 0 && row < this.down - 1 && column < across - 1;
        if (inner && !within.crosses(column * TILE, row * TILE, TILE, this.widest)) continue;
        for (let i = this.first[row * across + column]! - 1; i >= 0; i = this.next[i]! - 1)
          if (this.meets(within, i)) found[end++] = i;
      }
    sortFirst(found, end);
    return end;
  }

  private meets(within: Region, i: number): boolean {
    const t = this.table;
    const k = i * WIDTH;
    return within.meets(t[k]!, t[k + 1]!, t[k + 2]!, t[k + 3]!, t[k + 4]!);
  }
}

/**
 * The creatures whose spaces meet or touch the region between two positions, in the board's order.
 * The region is the box around both with a border, in cells, cut to the band that contains every
 * line between them.
 */
export const around = (j: Judge, a: Spot, b: Spot, border?: number): Creature[] =>
  SpatialIndex.of(j).meeting(region.between(a, b, border));

/**
 * Creatures of any side whose reach extends to a space, ignoring obstacles. No other creature can
 * threaten the space or be adjacent to it, because a distance is never less than the gap along
 * either axis.
 */
export const inReach = (j: Judge, s: Spot): Creature[] => around(j, s, s);

/** Creatures whose space may lie within a creature's reach. */
export function reachedBy(j: Judge, c: Creature): Creature[] {
  const side = j.rules.space(c).value;
  const far = farOf(j, c);
  const [x, y] = c.at;
  return SpatialIndex.of(j).meeting(region.box(x, y, x + side, y + side, far - 1));
}

/** Creatures whose reach extends to a space of n × n cells anywhere in a box. */
export const inReachOfBox = (j: Judge, [left, top, right, bottom]: Box, n: number): Creature[] =>
  SpatialIndex.of(j).meeting(region.box(left, top, right + n, bottom + n));

/** Creatures whose spaces share a cell with a box. */
export const standingIn = (
  j: Judge,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Creature[] => SpatialIndex.of(j).meeting(region.box(left + 1, top + 1, right, bottom, 0));
