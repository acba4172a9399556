/**
 * Who of everybody has to do with a place. Creatures stand in flat tables and in tiles of the map;
 * the tables of a board are made from those of the one before, and what changed between them is
 * known.
 */
import type { Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Box, Spot } from '../../board/grid.ts';
import { sortFirst } from '../../board/order.ts';
import type { Judge } from '../ruleset.ts';
import { Band } from './band.ts';
import { remembered } from './remembered.ts';

/** How far a creature reaches, one cell at least. */
function farOf(j: Judge, c: Creature): number {
  let far = Math.max(1, j.rules.reach(c).value);
  for (const a of c.attacks ?? []) far = Math.max(far, j.rules.attackReach(j, c, a).far);
  return far;
}

/**
 * Numbers of a creature in a table: left, top, right and bottom of its space, the last two outside
 * of it, and how far it reaches.
 */
const WIDTH = 5;
/** Cells on a side of a tile. */
const TILE = 8;
/**
 * So many boards back what changed is remembered, where so many creatures at the most changed from
 * one to the next.
 */
const BOARDS = 64;
const CHANGES = 8;

const band = new Band();
/** Reused by every search: places in the list. */
let found = new Int32Array(256);

/** Boards under one ruleset, readings and ground, one after the other as they were asked about. */
export class Lineage {
  readonly ground: Ground;
  private readonly crowds = new WeakMap<readonly Creature[], Crowd>();
  private last: Crowd | undefined;
  /**
   * By serial number: those who changed since the one before, as they were and as they are; null:
   * anybody.
   */
  private readonly changes: (Int32Array | null)[] = [];

  constructor(ground: Ground) {
    this.ground = ground;
  }

  crowdOf(j: Judge): Crowd {
    const { creatures } = j.board;
    let crowd = this.crowds.get(creatures);
    if (crowd === undefined) {
      crowd = new Crowd(this, j, this.last);
      this.changes[crowd.serial % BOARDS] = crowd.changes;
      this.crowds.set(creatures, (this.last = crowd));
    }
    return crowd;
  }

  /** Did nobody change between two boards who meets the band, before or after? */
  quietBetween(a: number, b: number, within: Band): boolean {
    if (a === b) return true;
    const newest = this.last?.serial ?? 0;
    const from = Math.min(a, b);
    if (newest - from >= BOARDS) return false;
    for (let s = from + 1; s <= Math.max(a, b); s++) {
      const changes = this.changes[s % BOARDS];
      if (changes === null || changes === undefined) return false;
      for (let k = 0; k < changes.length; k += WIDTH) {
        if (
          within.meets(
            changes[k]!,
            changes[k + 1]!,
            changes[k + 2]!,
            changes[k + 3]!,
            changes[k + 4]!,
          )
        )
          return false;
      }
    }
    return true;
  }
}

const lineages = remembered<Lineage>();
let latest: { readonly rules: object; readonly options: object; readonly crowd: Crowd } | undefined;

export class Crowd {
  readonly lineage: Lineage;
  /** Of boards of one lineage that were made one after the other, one apart. */
  readonly serial: number;
  readonly changes: Int32Array | null;
  readonly list: readonly Creature[];
  private readonly table: Int32Array;
  private readonly across: number;
  private readonly down: number;
  /**
   * By tile the first, by creature the next one whose top-left cell lies in it, as a place in the
   * list plus one.
   */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  /** No space is wider, nobody reaches farther. */
  private readonly widest: number;
  private readonly farthest: number;

  static of(j: Judge): Crowd {
    const { creatures, ground } = j.board;
    if (
      latest !== undefined &&
      latest.crowd.list === creatures &&
      latest.rules === j.rules &&
      latest.options === j.options &&
      latest.crowd.lineage.ground === ground
    )
      return latest.crowd;
    const crowd = lineages(j.rules, j.options, [ground], () => new Lineage(ground)).crowdOf(j);
    latest = { rules: j.rules, options: j.options, crowd };
    return crowd;
  }

  constructor(lineage: Lineage, j: Judge, before: Crowd | undefined) {
    const {
      creatures,
      ground: { grid },
    } = j.board;
    this.lineage = lineage;
    this.list = creatures;
    this.serial = (before?.serial ?? 0) + 1;
    this.across = Math.ceil(grid.columns / TILE);
    this.down = Math.ceil(grid.rows / TILE);
    const changed = before === undefined ? null : changedBetween(before.list, creatures);
    const start = changed === null ? undefined : before;
    this.table = start?.table.slice() ?? new Int32Array(creatures.length * WIDTH);
    this.first = start?.first.slice() ?? new Int32Array(this.across * this.down);
    this.next = start?.next.slice() ?? new Int32Array(creatures.length);
    this.changes = changed === null ? null : new Int32Array(changed.length * 2 * WIDTH);
    let widest = start?.widest ?? 1;
    let farthest = start?.farthest ?? 1;
    const count = changed?.length ?? creatures.length;
    for (let k = 0; k < count; k++) {
      const i = changed?.[k] ?? k;
      const at = i * WIDTH;
      if (changed !== null) this.unfile(i, this.table[at]!, this.table[at + 1]!);
      this.changes?.set(this.table.subarray(at, at + WIDTH), k * 2 * WIDTH);
      const c = creatures[i]!;
      const side = j.rules.space(c).value;
      const far = farOf(j, c);
      this.table[at] = c.at[0];
      this.table[at + 1] = c.at[1];
      this.table[at + 2] = c.at[0] + side;
      this.table[at + 3] = c.at[1] + side;
      this.table[at + 4] = far;
      this.changes?.set(this.table.subarray(at, at + WIDTH), (k * 2 + 1) * WIDTH);
      widest = Math.max(widest, side);
      farthest = Math.max(farthest, far);
      const tile = this.tileOf(c.at[0], c.at[1]);
      this.next[i] = this.first[tile]!;
      this.first[tile] = i + 1;
    }
    this.widest = widest;
    this.farthest = farthest;
  }

  /** What hangs over the edge of the map is filed in the tiles at its edge. */
  private tileOf(x: number, y: number): number {
    return this.row(y) * this.across + this.column(x);
  }
  private column(x: number): number {
    return Math.min(this.across - 1, Math.max(0, Math.floor(x / TILE)));
  }
  private row(y: number): number {
    return Math.min(this.down - 1, Math.max(0, Math.floor(y / TILE)));
  }

  private unfile(i: number, x: number, y: number): void {
    const tile = this.tileOf(x, y);
    let k = this.first[tile]! - 1;
    if (k === i) {
      this.first[tile] = this.next[i]!;
      return;
    }
    while (this.next[k] !== i + 1) k = this.next[k]! - 1;
    this.next[k] = this.next[i]!;
  }

  /** Whose place in the list it is; −1: nobody's of this board. */
  placeOf(c: Creature): number {
    let i = this.first[this.tileOf(c.at[0], c.at[1])]! - 1;
    while (i >= 0 && this.list[i] !== c) i = this.next[i]! - 1;
    return i;
  }

  /** Those who meet or touch a band, in the board's order. */
  meeting(within: Band): Creature[] {
    const end = this.search(within);
    const creatures: Creature[] = [];
    for (let k = 0; k < end; k++) creatures.push(this.list[found[k]!]!);
    return creatures;
  }

  /** The place in the list of one whom the last search found. */
  foundAt(k: number): number {
    return found[k]!;
  }

  /** How many meet a band; they are `foundAt`, in order, until the next search. */
  search(within: Band): number {
    const { list, across } = this;
    if (found.length < list.length) found = new Int32Array(list.length * 2);
    const more = within.border ?? this.farthest;
    const left = this.column(within.left - more - this.widest);
    const right = this.column(within.right + more);
    const top = this.row(within.top - more - this.widest);
    const bottom = this.row(within.bottom + more);
    let end = 0;
    // Few are looked through sooner than filed.
    if ((right - left + 1) * (bottom - top + 1) * 2 >= list.length) {
      for (let i = 0; i < list.length; i++) if (this.meets(within, i)) found[end++] = i;
      return end;
    }
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        // Tiles at the edge hold whoever stands beside the map, too.
        const inner = row > 0 && column > 0 && row < this.down - 1 && column < across - 1;
        if (inner && !within.crosses(column * TILE, row * TILE, TILE, this.widest)) continue;
        for (let i = this.first[row * across + column]! - 1; i >= 0; i = this.next[i]! - 1)
          if (this.meets(within, i)) found[end++] = i;
      }
    sortFirst(found, end);
    return end;
  }

  private meets(within: Band, i: number): boolean {
    const t = this.table;
    const k = i * WIDTH;
    return within.meets(t[k]!, t[k + 1]!, t[k + 2]!, t[k + 3]!, t[k + 4]!);
  }
}

/** Places in the list at which two boards differ; null: so many that it is another crowd. */
function changedBetween(
  before: readonly Creature[],
  now: readonly Creature[],
): readonly number[] | null {
  if (before.length !== now.length) return null;
  const changed: number[] = [];
  for (let i = 0; i < now.length; i++)
    if (before[i] !== now[i] && changed.push(i) > CHANGES) return null;
  return changed;
}

/**
 * Whose spaces meet or touch the box round two places with a border, in cells, and the band from
 * the one to the other that holds every line between them; in the board's order.
 */
export const around = (j: Judge, a: Spot, b: Spot, border?: number): Creature[] =>
  Crowd.of(j).meeting(band.between(a, b, border));

/**
 * Opponents or not, whose reach goes as far as a place, whatever stands in the way: nobody else can
 * threaten it, or stand beside it. (Distances are never less than the gap along either axis.)
 */
export const inReach = (j: Judge, s: Spot): Creature[] => around(j, s, s);

/** Whoever stands so near that a creature's reach may go as far as its space. */
export function reachedBy(j: Judge, c: Creature): Creature[] {
  const side = j.rules.space(c).value;
  const far = farOf(j, c);
  const [x, y] = c.at;
  return Crowd.of(j).meeting(band.box(x, y, x + side, y + side, far - 1));
}

/** The same of a space of n × n cells in any place of a box. */
export const inReachOfBox = (j: Judge, [left, top, right, bottom]: Box, n: number): Creature[] =>
  Crowd.of(j).meeting(band.box(left, top, right + n, bottom + n));

/** Whose spaces share a cell with a box. */
export const standingIn = (
  j: Judge,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Creature[] => Crowd.of(j).meeting(band.box(left + 1, top + 1, right, bottom, 0));
