/**
 * Plain rules of Arelia on hexes: neighbors, distances, contact and movement, computed from the
 * centers of hexes in sixtieths of a cell (arelia.grid.*, arelia.movement.*).
 */
import { meets, shape, type Shape, type Spot } from './lines.ts';
import {
  beingIn,
  between,
  cellBlocks,
  floorAt,
  isIn,
  sameCell,
  wallsOf,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';

export const SIXTIETHS = 60;

/**
 * The center of a hex. In layouts by rows, hexes in a row are one cell apart, and centers are 2/3
 * below the top of the hex's box; shifted rows or columns are moved by half a cell
 * (docs/spec/scene.md, Space).
 */
export function middleOf(layout: string, [x, y]: Cell): Spot {
  const rows = layout.endsWith('r');
  const odd = ((rows ? y : x) & 1) === 1;
  const shifted = odd === layout.startsWith('odd') ? 30 : 0;
  return rows ? [x * 60 + 30 + shifted, y * 60 + 40] : [x * 60 + 40, y * 60 + 30 + shifted];
}

/** The corners of a hex, in sixtieths of a cell. */
export function cornersOf(layout: string, cell: Cell): Spot[] {
  const [x, y] = middleOf(layout, cell);
  const rows = layout.endsWith('r');
  return [
    [0, -40],
    [30, -20],
    [30, 20],
    [0, 40],
    [-30, 20],
    [-30, -20],
  ].map(([a, b]) => (rows ? [x + a!, y + b!] : [x + b!, y + a!]));
}

export const neighborsOf = (layout: string, [x, y]: Cell): Cell[] =>
  [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx): Cell => [x + dx, y + dy]))
    .filter((to) => hexDistance(layout, [x, y], to) === 1);

/**
 * Distance between two hexes: in half hexes along the rows (or columns) of the layout, and in rows
 * (or columns) across them.
 */
function offsets(layout: string, a: Cell, b: Cell): [halves: number, lines: number] {
  const [p, q] = [middleOf(layout, a), middleOf(layout, b)];
  const [i, k] = layout.endsWith('r') ? ([0, 1] as const) : ([1, 0] as const);
  return [Math.abs(p[i] - q[i]) / 30, Math.abs(p[k] - q[k]) / 60];
}

/** Number of steps between two hexes. A step to the next row also moves half a hex along it. */
export function hexDistance(layout: string, a: Cell, b: Cell): number {
  const [halves, lines] = offsets(layout, a, b);
  return lines + Math.max(0, (halves - lines) / 2);
}

function everyHex(scene: Scene): Cell[] {
  return Array.from({ length: scene.grid.columns * scene.grid.rows }, (_, i) => [
    i % scene.grid.columns,
    Math.floor(i / scene.grid.columns),
  ]);
}

export const layoutOf = (scene: Scene): string => scene.grid.layout ?? 'odd-r';

/** The hexes that a creature can strike. */
export function contact(scene: Scene, id: string): Cell[] {
  const b = beingIn(scene, id);
  if (isIn(b, 'passive')) return [];
  return everyHex(scene).filter(
    (c) => !sameCell(c, b.at) && hexDistance(layoutOf(scene), b.at, c) <= 1,
  );
}

/**
 * Whether the mover may pass another creature, and whether it may end in its space. It may end only
 * in the space of a dead creature (arelia.movement.who-passes-whom).
 */
function passing(mover: Being, other: Being): { pass: boolean; end: boolean } {
  if (isIn(other, 'dead')) return { pass: true, end: true };
  return {
    pass: isIn(mover, 'bodiless') || between(mover, other) !== 'foe' || isIn(other, 'passive'),
    end: false,
  };
}

/** The cost of a step; null if it is not allowed. */
function hexStep(
  scene: Scene,
  b: Being,
  walls: readonly Shape[],
  from: Cell,
  to: Cell,
): number | null {
  const { columns, rows } = scene.grid;
  const layout = layoutOf(scene);
  if (
    to[0] < 0 ||
    to[1] < 0 ||
    to[0] >= columns ||
    to[1] >= rows ||
    cellBlocks(scene, to, 'move') ||
    hexDistance(layout, from, to) !== 1
  )
    return null;
  if (walls.some((w) => meets(middleOf(layout, from), middleOf(layout, to), w))) return null;
  if (scene.creatures.some((c) => c.id !== b.id && sameCell(c.at, to) && !passing(b, c).pass))
    return null;
  // The rules text has no terrain, but the scene format defines the cost of difficult ground
  // (arelia.terrain.silent; docs/spec/scene.md, cells).
  const floor = floorAt(scene, to);
  return floor?.costFactor ?? (floor?.terrain === 'difficult' ? 2 : 1);
}

const wallShapes = (scene: Scene): Shape[] =>
  wallsOf(scene, 'move').map((w) =>
    shape([w.from, w.to].map(([x, y]) => [Math.round(x * SIXTIETHS), Math.round(y * SIXTIETHS)])),
  );

const mayEnd = (scene: Scene, b: Being, at: Cell): boolean =>
  sameCell(at, b.at) ||
  scene.creatures.every((c) => c.id === b.id || !sameCell(c.at, at) || passing(b, c).end);

/** The creature's movement factor, or half of it, rounded down (arelia.movement.half-floor). */
const budgetOf = (b: Being, mode: string): number =>
  Math.floor((b.speed?.land ?? 8) / (mode === 'half-move' ? 2 : 1));

/**
 * The least cost of every hex where the creature may end. The search repeats until no cost changes.
 */
export function hexReachable(scene: Scene, id: string, mode: string): Map<string, number> {
  const b = beingIn(scene, id);
  const walls = wallShapes(scene);
  const best = new Map<string, { at: Cell; cost: number }>([[b.at.join(), { at: b.at, cost: 0 }]]);
  let open = [b.at];
  while (open.length > 0) {
    const next: Cell[] = [];
    for (const at of open) {
      const { cost } = best.get(at.join())!;
      for (let y = at[1] - 1; y <= at[1] + 1; y++) {
        for (let x = at[0] - 1; x <= at[0] + 1; x++) {
          const step = hexStep(scene, b, walls, at, [x, y]);
          if (
            step === null ||
            cost + step > budgetOf(b, mode) ||
            cost + step >= (best.get(`${x},${y}`)?.cost ?? Infinity)
          )
            continue;
          best.set(`${x},${y}`, { at: [x, y], cost: cost + step });
          next.push([x, y]);
        }
      }
    }
    open = next;
  }
  return new Map(
    [...best]
      .filter(([, { at }]) => !sameCell(at, b.at) && mayEnd(scene, b, at))
      .map(([key, { cost }]) => [key, cost]),
  );
}

export function hexWalk(
  scene: Scene,
  id: string,
  mode: string,
  path: readonly Cell[],
): { legal: boolean; cost: number } {
  const b = beingIn(scene, id);
  const walls = wallShapes(scene);
  const costs = path
    .slice(1)
    .map((to, i) => (sameCell(path[i]!, to) ? 0 : hexStep(scene, b, walls, path[i]!, to)));
  const cost = costs.reduce<number>((sum, v) => sum + (v ?? 0), 0);
  return {
    legal:
      costs.every((v) => v !== null) && cost <= budgetOf(b, mode) && mayEnd(scene, b, path.at(-1)!),
    cost,
  };
}
