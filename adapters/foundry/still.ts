/** What stands still on a live Foundry table: the scene, its walls, ground that costs more. Runs in the page's world. */
import { ask, broken } from '../common/ask.ts';
import type { Region, SentGround, Wall } from './live.ts';
import { generation, isMaster, mapId, theCanvas, theGame, user } from './page.ts';
import { branches } from './pick.ts';

export function ground(explored: Map<unknown, string>): SentGround {
  broken.clear();
  const g = theGame();
  const c = theCanvas();
  const scene = c?.scene;
  const dims = ask('dimensions', () => c?.dimensions);
  // 12 and later: `scene.grid` is an object with methods, its numbers the same; `_source` holds the bare ones in all.
  const grid = ask('grid', () => scene?._source?.grid ?? scene?.grid);
  return {
    map: mapId(),
    generation: generation(),
    version: String(ask('version', () => g?.version ?? g?.release?.version) ?? '?'),
    system: String(ask('system', () => g?.system?.id) ?? ''),
    world: String(ask('world', () => g?.world?.id) ?? ''),
    gm: isMaster(),
    user: String(ask('user', () => user()?.id) ?? ''),
    grid: {
      type: grid?.type ?? null, size: grid?.size ?? null, distance: grid?.distance ?? null, units: grid?.units ?? null,
      ...(ask('grid', () => (scene?.flags?.['core'] as { legacyHex?: unknown } | undefined)?.legacyHex) === true ? { legacy: true } : {}),
    },
    rect: { x: dims?.sceneX ?? null, y: dims?.sceneY ?? null, width: dims?.sceneWidth ?? null, height: dims?.sceneHeight ?? null },
    walls: ask('walls', () => walls(explored)) ?? [],
    terrain: [...(ask('regions', regions) ?? []), ...(ask('terrain', layerTerrain) ?? [])],
    broken: [...broken],
  };
}

/** A player is told of the walls that his own map shows: those with a side in explored ground. */
function walls(explored: Map<unknown, string>): SentGround['walls'] {
  const list = theCanvas()?.walls?.placeables ?? [];
  const fog = !isMaster() && theCanvas()?.scene?.tokenVision === true ? theCanvas()?.fog : undefined;
  return list.flatMap(({ document: w }) => {
    const c = [...w.c].slice(0, 4);
    if (c.length !== 4) return [];
    if (fog?.isPointExplored !== undefined && explored.get(w) !== c.join()) {
      if (!besides(c).some((point) => fog.isPointExplored?.(point) === true)) return [];
      explored.set(w, c.join());
    }
    return [{ c, move: w.move, sight: w.sight, dir: w.dir, door: doorOf(w), ds: w.ds }];
  });
}

/** Both sides of a wall, near its middle and near its ends, in canvas pixels. */
function besides([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): { x: number; y: number }[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 8, (dx / length) * 8];
  return [0.1, 0.5, 0.9].flatMap((t) => [1, -1].map((side) => ({ x: x0 + dx * t + nx * side, y: y0 + dy * t + ny * side })));
}

const SECRET_DOOR = 2;
const OPEN = 1;
/** A player never hears of a secret door: shut, it is a wall like another; open, the way is open to the eye as well. */
const doorOf = (w: Wall): number => (!isMaster() && w.door === SECRET_DOOR && w.ds !== OPEN ? 0 : w.door);

const MASTERS_ONLY = 1;
/** 13 and later: regions that make walking dearer. 12 has regions without a cost. */
function regions(): SentGround['terrain'] {
  const list: Iterable<Region> = theCanvas()?.scene?.regions ?? [];
  return [...list].flatMap((region) => {
    if (!isMaster() && (region.visibility === MASTERS_ONLY || region.hidden === true)) return [];
    const { bottom, top } = region.elevation ?? {};
    if ((bottom ?? -Infinity) > 0 || (top ?? Infinity) < 0) return [];
    const costs = [...(region.behaviors ?? [])].flatMap((b) =>
      (b.type === 'modifyMovementCost' && b.disabled !== true ? [b.system?.difficulties?.['walk']] : []));
    const factor = Math.max(0, ...costs.filter((n): n is number => typeof n === 'number' && Number.isFinite(n)));
    return factor > 1 ? [{ factor, shapes: branches(region, ['shapes'])['shapes'] }] : [];
  });
}

/** The module Enhanced Terrain Layer (11 and before, kept in the scene's flags). */
function layerTerrain(): SentGround['terrain'] {
  const flags = theCanvas()?.scene?.flags?.['enhanced-terrain-layer'];
  if (typeof flags !== 'object' || flags === null) return [];
  return Object.entries(flags as Record<string, Record<string, unknown>>).flatMap(([key, t]) => {
    if (!key.startsWith('terrain') || (t['hidden'] === true && !isMaster())) return [];
    const { x, y, width, height, points, multiple } = t as Record<string, number> & { points?: unknown };
    const ring = Array.isArray(points) ? (points as unknown[]).flat().map(Number) : [];
    const shape = ring.length >= 6
      ? { type: 'polygon', points: ring.map((n, i) => n + ((i % 2 === 0 ? x : y) ?? 0)) }
      : { type: 'rectangle', x, y, width, height };
    return [{ factor: Number(multiple), shapes: [shape] }];
  });
}
