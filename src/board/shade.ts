/**
 * Computes the share of a space that is hidden from a point, by sampling. Rays divide the angle of
 * each square into equal steps. Each ray represents the area of the square that its step sweeps,
 * and ends in the middle of that area.
 */
import type { Space } from './clearline.ts';
import { isConeClear } from './cone.ts';
import type { Spot } from './grid.ts';
import { meets } from './innerlines.ts';
import { secondLimited } from './limitedWalls.ts';
import { isCutOff, mayBeCut } from './nearSide.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

/**
 * Number of rays for all squares of a space together, and minimum number of rays through each
 * square.
 */
const RAYS = 32;
const LEAST = 6;

/** The obstacles that hide a space: those of an index from level 1 up, and creatures' spaces. */
export interface Shades {
  readonly index: ObstacleIndex;
  readonly counts?: Counts | undefined;
  /** Share hidden behind an obstacle of each level, from 0 to 1; never decreasing. */
  readonly share: readonly number[];
  readonly spaces: readonly Space[];
  /** Level at which creatures' spaces count as obstacles. */
  readonly spaceLevel: number;
}

export interface Hidden {
  /** Hidden share of the space's area, from 0 to 1. */
  readonly share: number;
  /**
   * End of the ray with the largest hidden area, in cells, for display. Absent if nothing is
   * hidden.
   */
  readonly at?: readonly [x: number, y: number];
}

/**
 * The share of a space's area that is hidden from a point outside it (both in cells). `enough`: the
 * computation stops once this share is hidden.
 */
export const hiddenFrom = (s: Shades, px: number, py: number, place: Spot, enough = 1): Hidden =>
  shared.aim(s, px, py, place).byAll(s.share, enough);

/** The level of a ray that ends in a part of its square behind a wall (convention 20). */
const CUT_OFF = -1;

/**
 * The rays from a point to a space. Each is cast once, when its square is first asked about, and
 * then tells what any choice of the obstacles hides. One instance is aimed again for each point, so
 * that casting allocates nothing.
 */
export class Rays {
  private s!: Shades;
  private px = 0;
  private py = 0;
  private place!: Spot;
  private squares = 0;
  /** Number of rays to each square. */
  private perSquare = 0;
  /** Number of squares to which the rays have been cast, and of those whose ground is known. */
  private cast = 0;
  private known = 0;
  /** Is it sure that no ray meets an obstacle on the ground? */
  private isOpen = false;
  /** The creatures' spaces that meet the box around the point and the space. */
  private spaces: readonly Space[] = [];

  // For each ray: the area that it represents (0: it misses its square), where it ends, the highest
  // level of the obstacles on the ground that it meets, and whether it passes through a creature.
  private readonly area: number[] = [];
  private readonly endX: number[] = [];
  private readonly endY: number[] = [];
  private readonly level: number[] = [];
  private readonly passes: boolean[] = [];

  /** Aims at a space from a point outside it (both in cells). */
  aim(s: Shades, px: number, py: number, place: Spot): this {
    const { x, y, w, d } = place;
    const [left, right] = [Math.min(px, x), Math.max(px, x + w)];
    const [top, bottom] = [Math.min(py, y), Math.max(py, y + d)];
    this.s = s;
    this.px = px;
    this.py = py;
    this.place = place;
    this.squares = w * d;
    this.perSquare = Math.max(LEAST, Math.ceil(RAYS / this.squares));
    this.cast = 0;
    this.known = 0;
    this.isOpen = isConeClear(s.index, px, py, place);
    this.spaces = s.spaces.filter(
      (o) => o.x < right && o.x + o.w > left && o.y < bottom && o.y + o.d > top,
    );
    return this;
  }

  /** What the obstacles on the ground hide, each by the share of its level. */
  byGround(share: readonly number[]): Hidden {
    if (this.isOpen) return NOTHING;
    return this.sum((ray) => share[this.level[ray]!], true);
  }

  /** What creatures alone hide, wholly. The rest of the ground is as if it were bare. */
  byCreatures(): Hidden {
    if (this.spaces.length === 0) return NOTHING;
    return this.sum((ray) => (this.passes[ray] === true ? 1 : 0), false);
  }

  /** What the obstacles on the ground and creatures hide together. */
  byAll(share: readonly number[], enough = 1): Hidden {
    if (this.isOpen && this.spaces.length === 0) return NOTHING;
    const { spaceLevel } = this.s;
    return this.sum(
      (ray) => {
        const level = this.level[ray]!;
        const isRaised = this.passes[ray] === true && level !== CUT_OFF && level < spaceLevel;
        return share[isRaised ? spaceLevel : level];
      },
      true,
      enough,
    );
  }

  /**
   * Adds up the shares of the rays by their areas.
   * @param shareOf the share that is hidden on a ray; undefined: the ray does not count
   * @param ground does the share depend on the ground?
   * @param enough stops once this share is hidden
   */
  private sum(shareOf: (ray: number) => number | undefined, ground: boolean, enough = 1): Hidden {
    const { squares, perSquare, area } = this;
    let hidden = 0;
    let most = 0;
    let at = -1;
    for (let k = 0; k < squares; k++) {
      if (this.cast === k) this.castTo(k);
      if (ground && this.known === k) this.meetGround(k);
      let swept = 0;
      let shaded = 0;
      for (let ray = k * perSquare; ray < (k + 1) * perSquare; ray++) {
        const share = shareOf(ray);
        if (share === undefined) continue;
        swept += area[ray]!;
        const behind = area[ray]! * share;
        shaded += behind;
        if (behind > most) {
          most = behind;
          at = ray;
        }
      }
      hidden += swept === 0 ? 0 : shaded / swept;
      if (hidden >= enough * squares) break;
    }
    const share = hidden / squares;
    return at < 0 ? { share } : { share, at: [this.endX[at]!, this.endY[at]!] };
  }

  /** Casts the rays to the k-th square of the space, among creatures alone. */
  private castTo(k: number): void {
    const { px, py, place, perSquare } = this;
    const x = place.x + (k % place.w);
    const y = place.y + Math.floor(k / place.w);
    // Direction to the center of the square: the directions to all corners differ from it by less
    // than a half turn.
    const toward = Math.atan2(y + 0.5 - py, x + 0.5 - px);
    let first = 0;
    let last = 0;
    for (let c = 0; c < 4; c++) {
      const turn = Math.atan2(y + (c >> 1) - py, x + (c & 1) - px) - toward;
      const aside =
        turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
      first = Math.min(first, aside);
      last = Math.max(last, aside);
    }
    for (let i = 0; i < perSquare; i++) {
      const angle = toward + first + ((last - first) * (i + 0.5)) / perSquare;
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      const near = Math.max(
        0,
        Math.min((x - px) / dx, (x + 1 - px) / dx),
        Math.min((y - py) / dy, (y + 1 - py) / dy),
      );
      const far = Math.min(
        Math.max((x - px) / dx, (x + 1 - px) / dx),
        Math.max((y - py) / dy, (y + 1 - py) / dy),
      );
      const ray = k * perSquare + i;
      const isMissed = !(far > near);
      const middle = Math.sqrt((far * far + near * near) / 2);
      const qx = px + dx * middle;
      const qy = py + dy * middle;
      this.area[ray] = isMissed ? 0 : far * far - near * near;
      this.endX[ray] = qx;
      this.endY[ray] = qy;
      this.passes[ray] = !isMissed && this.meetsCreature(qx, qy);
    }
    this.cast = k + 1;
  }

  private meetsCreature(qx: number, qy: number): boolean {
    for (const space of this.spaces) if (crosses(space, this.px, this.py, qx, qy)) return true;
    return false;
  }

  /** Finds what the rays to the k-th square meet on the ground. */
  private meetGround(k: number): void {
    const { perSquare, area, endX, endY, level } = this;
    const { index, counts, share } = this.s;
    const worst = share.length - 1;
    const cellX = this.place.x + (k % this.place.w);
    const cellY = this.place.y + Math.floor(k / this.place.w);
    const isWhole = !mayBeCut(index, cellX, cellY);
    for (let ray = k * perSquare; ray < (k + 1) * perSquare; ray++) {
      if (this.isOpen || area[ray] === 0) level[ray] = 0;
      // A creature does not fill the part of its square behind a wall.
      else if (
        !isWhole &&
        isCutOff(index, worst, { cellX, cellY, x: endX[ray]!, y: endY[ray]! }, counts)
      )
        level[ray] = CUT_OFF;
      else
        level[ray] = levelOn(
          this.s,
          inUnits(this.px),
          inUnits(this.py),
          inUnits(endX[ray]!),
          inUnits(endY[ray]!),
        );
    }
    this.known = k + 1;
  }
}

/** Cells in whole units. The bitwise operator keeps them small integers, which need no memory. */
const inUnits = (cells: number): number => Math.round(cells * UNIT) | 0;

const NOTHING: Hidden = { share: 0 };
const shared = new Rays();

/** The highest level of the obstacles that the segment between two points (in units) meets. */
function levelOn(
  { index, counts, share }: Shades,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const worst = share.length - 1;
  let level = 0;
  // Speeds up the usual cases: most rays meet nothing, and most of the others meet a solid
  // obstacle.
  if (meets(index, ax, ay, bx, by, 1, counts)) {
    level = meets(index, ax, ay, bx, by, worst, counts) ? worst : 1;
    while (level + 1 < worst && meets(index, ax, ay, bx, by, level + 1, counts)) level++;
  }
  return level < worst && secondLimited(index, ax, ay, bx, by, worst, counts) >= 0 ? worst : level;
}

/** Does the segment pass through a creature's space? */
function crosses(o: Space, px: number, py: number, qx: number, qy: number): boolean {
  const dx = qx - px;
  const dy = qy - py;
  if (dx === 0 && (px <= o.x || px >= o.x + o.w)) return false;
  if (dy === 0 && (py <= o.y || py >= o.y + o.d)) return false;
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    const enters = (o.x - px) / dx;
    const leaves = (o.x + o.w - px) / dx;
    from = Math.max(from, Math.min(enters, leaves));
    to = Math.min(to, Math.max(enters, leaves));
  }
  if (dy !== 0) {
    const enters = (o.y - py) / dy;
    const leaves = (o.y + o.d - py) / dy;
    from = Math.max(from, Math.min(enters, leaves));
    to = Math.min(to, Math.max(enters, leaves));
  }
  return from < to;
}
