/** Precomputes flags for each cell that say how other creatures affect the path of one mover. */
import type { Creature } from '../../board/creature.ts';
import type { Box } from '../../board/grid.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import { standingIn } from './spatialIndex.ts';
import { levelWith, meetsStand, rectanglesOf, standOf } from './distance.ts';
import { onOtherPlanes } from './planes.ts';
import { barsPath } from './sides.ts';

/** Flags: how another creature's space affects the mover. */
export const NO_PASS = 1;
export const NO_END = 2;
export const SLOWS = 4;
export const OCCUPIED = 8;
/** A corpse, or a creature on another plane, occupies the cell, but does not obstruct it. */
const NO_OBSTACLE = 16;

const NOBODY = new Uint8Array(0);
const NONE: readonly Creature[] = [];

export class Bystanders {
  private readonly j: Judge;
  private readonly mover: Creature;
  private readonly barredBy: ModeRule['barredBy'];
  /** Range of cells with flags: its top-left corner, and the first column and row beyond it. */
  private readonly left: number;
  private readonly top: number;
  private readonly right: number;
  private readonly bottom: number;
  /** Flags of the creatures in each cell of the range; empty if there are no creatures. */
  private readonly noted: Uint8Array;

  /**
   * @param places box of top-left cells of the mover's n × n space that queries will use; queries
   * outside it return the same answers, slowly
   */
  constructor(
    j: Judge,
    mover: Creature,
    n: number,
    [left, top, right, bottom]: Box,
    barredBy: ModeRule['barredBy'],
  ) {
    const { columns, rows } = j.board.ground.grid;
    this.j = j;
    this.mover = mover;
    this.barredBy = barredBy;
    // A step also reads the cells next to its starting position.
    this.left = Math.max(0, left - 1);
    this.top = Math.max(0, top - 1);
    this.right = Math.max(this.left, Math.min(columns, right + n + 1));
    this.bottom = Math.max(this.top, Math.min(rows, bottom + n + 1));
    this.noted = this.notes();
  }

  private notes(): Uint8Array {
    const width = this.right - this.left;
    let noted = NOBODY;
    for (const other of standingIn(this.j, this.left, this.top, this.right - 1, this.bottom - 1)) {
      const flags = this.flagsOf(other);
      if (flags === 0) continue;
      if (noted === NOBODY) noted = new Uint8Array(width * (this.bottom - this.top));
      for (const { x: left, y: top, w, d } of rectanglesOf(standOf(this.j, other))) {
        for (let y = Math.max(this.top, top); y < Math.min(this.bottom, top + d); y++) {
          for (let x = Math.max(this.left, left); x < Math.min(this.right, left + w); x++)
            noted[(y - this.top) * width + x - this.left]! |= flags;
        }
      }
    }
    return noted;
  }

  private flagsOf(other: Creature): number {
    const { j, mover } = this;
    // Creatures flying overhead block no movement.
    if (!this.meets(other)) return 0;
    const share = j.rules.mayShare(j, mover, other);
    const apart = j.rules.bodyIs(j, other, 'corpse') || onOtherPlanes(j, mover, other);
    const here = apart ? NO_OBSTACLE : OCCUPIED;
    return (
      here |
      (barsPath(j, mover, other, this.barredBy, share) ? NO_PASS : 0) |
      (share.end ? 0 : NO_END) |
      ((share.factor ?? 1) > 1 ? SLOWS : 0)
    );
  }

  private meets(other: Creature): boolean {
    // Mount and rider move together.
    return (
      other.id !== this.mover.id &&
      !rideTogether(this.mover, other) &&
      levelWith(standOf(this.j, this.mover), standOf(this.j, other))
    );
  }

  /** The combined flags of the creatures in w × d cells. */
  flags(x: number, y: number, w: number, d: number = w): number {
    const { left, top, noted } = this;
    let all = 0;
    if (x < left || y < top || x + w > this.right || y + d > this.bottom) {
      for (const other of this.fillers(x, y, w, d)) all |= this.flagsOf(other);
      return all;
    }
    if (noted === NOBODY) return 0;
    const width = this.right - left;
    if (w === 1 && d === 1) return noted[(y - top) * width + x - left]!;
    for (let b = y - top; b < y - top + d; b++)
      for (let a = x - left; a < x - left + w; a++) all |= noted[b * width + a]!;
    return all;
  }

  /** Creatures that fill a cell of a w × d box, at any height. */
  private fillers(x: number, y: number, w: number, d: number): Creature[] {
    const place = { x, y, w, d, h: 0 };
    return standingIn(this.j, x, y, x + w - 1, y + d - 1).filter((c) =>
      meetsStand(place, standOf(this.j, c)),
    );
  }

  /** Other creatures in an n × n space at the mover's height, in the board's order. */
  in(x: number, y: number, n: number): readonly Creature[] {
    if (this.flags(x, y, n) === 0) return NONE;
    return this.fillers(x, y, n, n).filter((c) => this.meets(c));
  }

  /** The first creature in the space that the mover may not pass. */
  inTheWay(x: number, y: number, n: number): Creature | undefined {
    return this.in(x, y, n).find((c) => barsPath(this.j, this.mover, c, this.barredBy));
  }

  /** The first creature in the space with which the mover may not share its end position. */
  inThePlace(x: number, y: number, n: number): Creature | undefined {
    return this.in(x, y, n).find((c) => (this.flagsOf(c) & NO_END) !== 0);
  }
}
