/**
 * A quick test before rays are cast from a point to a space: may an obstacle on the ground meet any
 * of them? They all lie between the two lines from the point past the outermost corners.
 */
import type { Spot } from './grid.ts';
import { UNIT, type ObstacleIndex } from './obstacles.ts';

/** Distance in cells from these lines at which an obstacle is surely beside every rounded ray. */
const BESIDE = 4 / UNIT;

/** Is it sure that no obstacle meets a ray from a point outside a space (in cells) into the space? */
export function isConeClear(index: ObstacleIndex, px: number, py: number, place: Spot): boolean {
  const left = Math.ceil(Math.min(px, place.x)) - 1;
  const top = Math.ceil(Math.min(py, place.y)) - 1;
  const right = Math.floor(Math.max(px, place.x + place.w));
  const bottom = Math.floor(Math.max(py, place.y + place.d));
  if (index.clearBox(left, top, right, bottom)) return true;
  // A space of which only lanes are filled may be around the point.
  if (isInside(px, py, place)) return false;
  const cone = new Cone(px, py, place);
  for (let y = Math.max(0, top); y <= Math.min(index.rows - 1, bottom); y++) {
    if (index.clearBox(left, y, right, y)) continue;
    for (let x = Math.max(0, left); x <= Math.min(index.columns - 1, right); x++)
      if (meetsCell(cone, index, x, y)) return false;
  }
  return true;
}

const isInside = (px: number, py: number, { x, y, w, d }: Spot): boolean =>
  px >= x && px <= x + w && py >= y && py <= y + d;

/** May the cone meet an obstacle that is this cell, or touches it? */
function meetsCell(cone: Cone, index: ObstacleIndex, x: number, y: number): boolean {
  const { columns, starts, items, walls, wallLevel, limited, cellLevel } = index;
  const i = y * columns + x;
  // A convex obstacle is beside the cone if all its corners are on the same side.
  if (cellLevel[i]! > 0) {
    const sides = cone.sideOf(x, y) & cone.sideOf(x + 1, y);
    if ((sides & cone.sideOf(x, y + 1) & cone.sideOf(x + 1, y + 1)) === 0) return true;
  }
  for (let k = starts[i]!; k < starts[i + 1]!; k++) {
    const w = items[k]!;
    if (wallLevel[w] === 0 && (limited === null || limited[w] === 0)) continue;
    const c = w * 4;
    const one = cone.sideOf(walls[c]! / UNIT, walls[c + 1]! / UNIT);
    if ((one & cone.sideOf(walls[c + 2]! / UNIT, walls[c + 3]! / UNIT)) === 0) return true;
  }
  return false;
}

const [LEFT, RIGHT] = [1, 2];

class Cone {
  private readonly px: number;
  private readonly py: number;
  /** Unit vectors along the outermost lines. */
  private leftX = 0;
  private leftY = 0;
  private rightX = 0;
  private rightY = 0;

  constructor(px: number, py: number, { x, y, w, d }: Spot) {
    this.px = px;
    this.py = py;
    for (let c = 0; c < 4; c++) {
      const vx = x + (c & 1) * w - px;
      const vy = y + (c >> 1) * d - py;
      const length = Math.hypot(vx, vy);
      if (c === 0 || this.leftX * vy - this.leftY * vx < 0) {
        this.leftX = vx / length;
        this.leftY = vy / length;
      }
      if (c === 0 || this.rightX * vy - this.rightY * vx > 0) {
        this.rightX = vx / length;
        this.rightY = vy / length;
      }
    }
  }

  /** The side of the cone on which a point (in cells) is; 0: it may be in the cone. */
  sideOf(x: number, y: number): number {
    const vx = x - this.px;
    const vy = y - this.py;
    if (this.leftX * vy - this.leftY * vx < -BESIDE) return LEFT;
    return this.rightX * vy - this.rightY * vx > BESIDE ? RIGHT : 0;
  }
}
