/**
 * The band of a charge: the squares that some line from the charger's space to the space where it
 * ends passes through (srd35.movement.charge-lines, pf1.charge.line). The band is open at its edge,
 * so a square or wall that only touches it bars nothing.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Box, Cell } from '../../../board/grid.ts';
import { STEPS } from '../../../board/grid.ts';
import type { Judge, ModeRule } from '../../ruleset.ts';
import type { ViolationCode } from '../../verdict.ts';
import { MovementGrid } from '../../core/movementGrid.ts';

/** A square of the band that bars the charge, and why. */
export interface BandBar {
  readonly at: Cell;
  readonly code: ViolationCode;
  readonly by?: string;
}

/**
 * Whether a segment from the origin to (dx, dy) passes through the inside of a rectangle. Exact:
 * each axis limits the part of the segment that is inside, as fractions of whole numbers.
 */
export function entersBox(dx: number, dy: number, [left, top, right, bottom]: Box): boolean {
  let [enter, enterOf, leave, leaveOf] = [-1, 1, 2, 1];
  for (const [delta, low, high] of [
    [dx, left, right],
    [dy, top, bottom],
  ] as const) {
    if (delta === 0) {
      if (low >= 0 || high <= 0) return false;
      continue;
    }
    const size = Math.abs(delta);
    const [near, far] = delta > 0 ? [low, high] : [-high, -low];
    if (near * enterOf > enter * size) [enter, enterOf] = [near, size];
    if (far * leaveOf < leave * size) [leave, leaveOf] = [far, size];
  }
  return enter * leaveOf < leave * enterOf && enter < enterOf && leave > 0;
}

/**
 * The squares of the band between two positions of an n × n space, without those two spaces, sorted
 * by their distance from the start.
 */
export function bandOf(from: Cell, to: Cell, n: number): Cell[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const within = (at: Cell, [x, y]: Cell): boolean =>
    x >= at[0] && y >= at[1] && x < at[0] + n && y < at[1] + n;
  const cells: Cell[] = [];
  for (let y = Math.min(0, dy); y < Math.max(0, dy) + n; y++)
    for (let x = Math.min(0, dx); x < Math.max(0, dx) + n; x++) {
      const cell: Cell = [from[0] + x, from[1] + y];
      if (within(from, cell) || within(to, cell)) continue;
      if (entersBox(dx, dy, [x - n, y - n, x + 1, y + 1])) cells.push(cell);
    }
  const away = ([x, y]: Cell): number => (x - from[0]) * dx + (y - from[1]) * dy;
  return cells.sort((a, b) => away(a) - away(b));
}

/** The squares of the band that bar a charge, nearest first; empty: every line is free. */
export function barsOfBand(
  j: Judge,
  c: Creature,
  rule: ModeRule,
  from: Cell,
  to: Cell,
): readonly BandBar[] {
  const n = j.rules.space(c).value;
  const [left, top] = from;
  const [dx, dy] = [to[0] - left, to[1] - top];
  const going = MovementGrid.of(
    j,
    c,
    [Math.min(left, to[0]), Math.min(top, to[1]), Math.max(left, to[0]), Math.max(top, to[1])],
    rule.barredBy,
  );
  const band = bandOf(from, to, n);
  const bars: BandBar[] = [];
  for (const at of band) {
    const bar = going.barsLine(at[0], at[1], rule.level);
    if (bar !== null) bars.push({ at, ...bar });
  }
  // Walls between two squares of the band, if the band passes through their common side.
  const spaces: Cell[] = [];
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) spaces.push([left + x, top + y], [to[0] + x, to[1] + y]);
  const inside = new Set([...band, ...spaces].map(String));
  for (const [x, y] of [...spaces, ...band])
    for (const bit of [RIGHT, DOWN]) {
      const [sx, sy] = STEPS[bit]!;
      if (!inside.has(String([x + sx, y + sy]))) continue;
      const [a, b] = [x - left, y - top];
      if (!entersBox(dx, dy, [a + sx - n, b + sy - n, a + 1, b + 1])) continue;
      const code = going.barsSide(x, y, bit);
      if (code !== null) bars.push({ at: [x, y], code });
    }
  const away = ({ at: [x, y] }: BandBar): number => (x - left) * dx + (y - top) * dy;
  return bars.sort((a, b) => away(a) - away(b));
}

const RIGHT = STEPS.findIndex(([dx, dy]) => dx === 1 && dy === 0);
const DOWN = STEPS.findIndex(([dx, dy]) => dx === 0 && dy === 1);
