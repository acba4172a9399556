/**
 * Distances and lines between hexes: number of steps, clear lines, and which hexes a creature can
 * reach in melee.
 */
import { CellSet } from '../../../board/cellset.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Ground } from '../../../board/board.ts';
import type { Cell, Spot } from '../../../board/grid.ts';
import { hexApart, hexDistance, hexSpace } from '../../../board/hex.ts';
import { HexSteps } from '../../../board/hexsteps.ts';
import { groundAt, groundBetween } from '../../../board/wallHeights.ts';
import { ifGlass } from '../unsureWalls.ts';
import { citing } from '../../names.ts';
import type { Judge, Permission } from '../../ruleset.ts';
import type { DistanceVerdict, SightVerdict, ThreatVerdict } from '../../verdict.ts';
import { stepsOf } from './hexMovementGrid.ts';

const CITED = { distance: citing('distance'), contact: citing('threat', 'reach') };

const isCell = (v: Creature | Cell): v is Cell => Array.isArray(v);

const spaceOf = (j: Judge, v: Creature | Cell): readonly Cell[] =>
  isCell(v) ? [v] : hexSpace(stepsOf(j).grid.layout, v.at, j.rules.space(v).value);

const spaceUnknown = (j: Judge, ...all: readonly (Creature | Cell)[]): string[] =>
  all.flatMap((v) => (isCell(v) ? [] : (j.rules.space(v).unknown ?? [])));

/** Number of steps between the nearest hexes of two spaces (arelia.grid.hex-distance-silent). */
export function hexSpaceDistance(
  j: Judge,
  a: Creature | Cell,
  b: Creature | Cell,
): DistanceVerdict {
  const { layout, metresPerCell } = stepsOf(j).grid;
  let cells = Infinity;
  for (const p of spaceOf(j, a))
    for (const q of spaceOf(j, b)) cells = Math.min(cells, hexDistance(layout, p, q));
  return {
    cells,
    metres: cells * metresPerCell,
    rules: CITED.distance(j.rules.cites),
    unknown: spaceUnknown(j, a, b),
  };
}

/**
 * Builds an answer about lines. No ruleset on hexes defines lines: here they run from center to
 * center, and one clear line between two spaces is enough.
 */
const lineOf =
  (blocks: 'sight' | 'effect') =>
  (j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict => {
    const [from, to] = [spaceOf(j, a), spaceOf(j, b)];
    const heights = [a, b].map((v) => (isCell(v) ? 0 : v.elevation)) as [number, number];
    const isFree = (ground: Ground): boolean => {
      const steps = HexSteps.of(groundBetween(ground, ...heights), blocks) ?? stepsOf(j);
      return from.some((p) => to.some((q) => steps.clear(p, q)));
    };
    const free = isFree(j.board.ground);
    const glass = free && blocks === 'effect' ? ifGlass(j, boxOf(from), boxOf(to)) : null;
    const unsure = glass === null || isFree(glass.j.board.ground) ? [] : glass.walls;
    return { free, rules: [], unknown: [...spaceUnknown(j, a, b), ...unsure] };
  };

/** A box around these hexes, in the coordinates of the board's walls, with a hex to spare. */
function boxOf(cells: readonly Cell[]): Spot {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { x, y, w: Math.max(...xs) + 2 - x, d: Math.max(...ys) + 2 - y };
}
export const hexLineOfEffect = lineOf('effect');
export const hexLineOfSight = lineOf('sight');

const NOTHING: readonly never[] = [];

/**
 * The hexes that a creature can strike in melee: adjacent ones, or those within its stated reach.
 */
export function contact(j: Judge, c: Creature): ThreatVerdict {
  const { grid } = stepsOf(j);
  const cells = new CellSet(grid);
  const able: Permission = j.rules.canThreaten(j, c);
  const rules = CITED.contact(j.rules.cites);
  if (!able.allowed) {
    const none = {
      why: able.why ?? 'unarmed',
      rules: able.rules,
      ...(able.condition === undefined ? {} : { condition: able.condition }),
    };
    return { cells, reach: 0, with: NOTHING, none, rules, unknown: NOTHING };
  }
  const armed = c.attacks?.filter((a) => a.kind === 'melee' && a.ready);
  // A creature without a ready melee attack counts as unarmed.
  if (armed !== undefined && armed.length === 0)
    return {
      cells,
      reach: 0,
      with: NOTHING,
      none: { why: 'unarmed', rules },
      rules,
      unknown: NOTHING,
    };
  const natural = j.rules.reach(c);
  const space = j.rules.space(c);
  const far =
    armed === undefined
      ? natural.value
      : armed.reduce((most, a) => Math.max(most, j.rules.attackReach(j, c, a).far), -Infinity);
  const effect = HexSteps.of(groundAt(j.board.ground, c.elevation), 'effect') ?? stepsOf(j);
  if (space.value === 1 && far === 1 && effect.inside(...c.at)) beside(effect, c.at, cells);
  else within(effect, spaceOf(j, c), far, cells);
  const unknown = [
    natural.unknown,
    space.unknown,
    armed === undefined ? `creatures.${c.id}.attacks` : undefined,
  ];
  return {
    cells,
    reach: far,
    with: armed?.map((a) => a.name) ?? NOTHING,
    rules,
    unknown: unknown.filter((fact) => fact !== undefined),
  };
}

// As on squares, no creature can strike into a hex that blocks effect (docs/spec/scene.md,
// convention 7).

/** Adds the hexes next to one hex of the map that no wall separates from it. */
function beside(effect: HexSteps, [x, y]: Cell, cells: CellSet): void {
  const { around, grid } = effect;
  const crossed = effect.crossed(y * grid.columns + x);
  const k = around.at(x, y);
  for (let i = 0; i < 6; i++) {
    if ((crossed & (1 << i)) !== 0) continue;
    const [nx, ny] = [x + around.dx[k + i]!, y + around.dy[k + i]!];
    if (!effect.shuts(nx, ny)) cells.add(nx, ny);
  }
}

/** Adds all hexes within reach of a space that can be struck from one of its hexes. */
function within(effect: HexSteps, own: readonly Cell[], far: number, cells: CellSet): void {
  const { columns, rows, layout } = effect.grid;
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  for (
    let y = Math.max(0, Math.min(...ys) - far);
    y <= Math.min(rows - 1, Math.max(...ys) + far);
    y++
  ) {
    for (
      let x = Math.max(0, Math.min(...xs) - far - 1);
      x <= Math.min(columns - 1, Math.max(...xs) + far + 1);
      x++
    ) {
      const apart = ([px, py]: Cell): number => hexApart(layout, px, py, x, y);
      if (effect.shuts(x, y) || own.some((p) => apart(p) === 0)) continue;
      if (own.some((p) => apart(p) <= far && effect.clear(p, [x, y]))) cells.add(x, y);
    }
  }
}

/**
 * All positions from which the creature could strike `foe` in melee: a mode with an attack may
 * end at any of them.
 */
export function strikingPlaces(j: Judge, c: Creature, foe: Creature): readonly Cell[] {
  const { grid } = stepsOf(j);
  const far = Math.max(1, j.rules.reach(c).value);
  const [x, y] = foe.at;
  const n = j.rules.space(c).value + j.rules.space(foe).value + far;
  const places: Cell[] = [];
  for (let row = Math.max(0, y - n); row <= Math.min(grid.rows - 1, y + n); row++)
    for (let column = Math.max(0, x - n); column <= Math.min(grid.columns - 1, x + n); column++) {
      const cells = j.rules.distance(j, { ...c, at: [column, row] }, foe).cells;
      if (cells >= 1 && cells <= far) places.push([column, row]);
    }
  return places;
}
