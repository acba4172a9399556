/** Compares a reading of the table with the same facts from a second source in the host. Pure. */
import type { Point } from '../../src/board/grid.ts';
import type { Second } from '../../src/bridge/secondSource.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Check, TableProbe } from '../../src/scene/checks.ts';
import type { Camera } from '../../src/state/host.ts';
import { planeOf, tokenSpaceOf, toCells, type Frame } from './geometry.ts';

import type { CommittedPlace } from './committedPlace.ts';

export interface KnownTable {
  readonly frame: Frame;
  readonly scene: SceneDocument;
  /** The camera's matrix from map pixels to client CSS pixels. */
  readonly camera: Camera;
  place(id: string): CommittedPlace | null;
}

/**
 * Tolerance on the screen, in client CSS pixels. It is needed because hosts round to whole pixels.
 */
const ON_SCREEN = 2;
/**
 * On hex grids: if a hex's corner lies farther than this from the corner that we computed, the
 * host's hex grid differs from ours.
 */
const CORNER = 0.06;
/** Tolerance on the map, in map pixels. */
const ON_MAP = 1.5;

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
/**
 * Do the two segments cross at a point inside both? Undefined if one of them only touches the
 * other.
 */
function crossing(a: Point, b: Point, c: Point, d: Point): boolean | undefined {
  const sides = [cross(a, b, c) * cross(a, b, d), cross(c, d, a) * cross(c, d, b)] as const;
  if (sides.some((side) => Math.abs(side) < 1e-6)) return undefined;
  return sides.every((side) => side < 0);
}

/**
 * Are the two segments too far apart to cross? A fast first test, because tables have thousands of
 * walls.
 */
const apart = (a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) < Math.min(a[1], b[1]);

type Compared = readonly (boolean | undefined)[];

const COMPARE: Readonly<
  Record<TableProbe, (second: Second, known: KnownTable) => Compared | null>
> = {
  cells: ({ cells }, { frame }) =>
    cells?.map(({ at: [x, y], column, row }) => {
      const [px, py] = planeOf(frame, x, y);
      const [c, r] = frame.hex?.tiling.cellAt([px, py]) ?? [Math.floor(px), Math.floor(py)];
      return c + frame.origin[0] === column && r + frame.origin[1] === row;
    }) ?? null,
  hexes: ({ corners }, { frame }) =>
    frame.hex === undefined
      ? null
      : (corners?.map(([x, y]) => {
          const at = planeOf(frame, x, y);
          const tiling = frame.hex!.tiling;
          return tiling
            .corners(tiling.cellAt(at))
            .some(([cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) <= CORNER);
        }) ?? null),
  steps: ({ steps }, { frame, scene }) => {
    if (steps == null) return null;
    const solid = (scene.walls ?? []).filter(({ blocks }) => blocks?.includes('move') ?? true);
    return steps.map(({ from, to, blocked }) => {
      const [a, b] = [toCells(frame, ...from), toCells(frame, ...to)];
      let open = false;
      for (const wall of solid) {
        if (apart(a, b, wall.from, wall.to)) continue;
        const met = crossing(a, b, wall.from, wall.to);
        if (met === true) return blocked;
        open ||= met === undefined;
      }
      return open ? undefined : !blocked;
    });
  },
  camera: ({ screen }, { camera: m }) =>
    screen?.map(
      ({ at: [px, py], x, y }) =>
        Math.hypot(m.a * px + m.c * py + m.e - x, m.b * px + m.d * py + m.f - y) <= ON_SCREEN,
    ) ?? null,
  sizes: ({ sizes }, { frame, scene }) =>
    frame.hex !== undefined
      ? null
      : (sizes?.map(({ of, width, height }) => {
          const creature = scene.creatures?.find(({ id }) => id === of);
          const drawn = [width, height].map((side) => Math.round((2 * side) / frame.size) / 2) as [
            number,
            number,
          ];
          // A creature whose space comes from its sheet may cover other cells than its drawn token.
          // The creature's card says so, and the two are not compared.
          return creature?.space === undefined
            ? undefined
            : creature.space === tokenSpaceOf(...drawn);
        }) ?? null),
  turns: ({ turns }, { scene }) => {
    if (turns == null || scene.turn?.order === undefined) return null;
    const { order } = scene.turn;
    const ours = order.filter((id) => turns.includes(id));
    const theirs = turns.filter((id) => order.includes(id));
    // The host's turn list begins with its first row, but ours begins with the creature on turn. So
    // the host's list is rotated.
    const from = Math.max(0, theirs.indexOf(ours[0] ?? ''));
    const turned = [...theirs.slice(from), ...theirs.slice(0, from)];
    return ours.map((id, i) => id === turned[i]);
  },
  hidden: ({ drawn }, { scene }) => {
    if (drawn == null) return null;
    const shown = new Set(drawn);
    return (scene.creatures ?? []).map(({ id }) => shown.has(id));
  },
  history: ({ last }, { place }) =>
    last?.map(({ of, x, y }) => {
      const at = place(of);
      return at === null ? undefined : Math.hypot(at.x - x, at.y - y) <= ON_MAP;
    }) ?? null,
};

/**
 * One result for each kind of fact, in order. A kind with nothing to compare gets the verdict
 * `unclear`.
 */
export function compareFacts(second: Second, known: KnownTable): readonly Check[] {
  return (Object.keys(COMPARE) as TableProbe[]).map((probe) => {
    const all = (COMPARE[probe](second, known) ?? []).filter((same) => same !== undefined);
    const differing = all.filter((same) => !same).length;
    return {
      probe,
      verdict: differing > 0 ? 'differs' : all.length > 0 ? 'agrees' : 'unclear',
      compared: all.length,
      differing,
    };
  });
}
