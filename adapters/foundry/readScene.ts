/**
 * Reads the fixed parts of a live Foundry table: the scene, its walls, its costly ground. Runs in
 * the page's world.
 */
import {
  safeRead,
  broken,
  isFlag,
  isNumber,
  isText,
  isThing,
  arrayOf,
  mustBe,
  oneByOne,
} from '../common/safeRead.ts';
import type { Way } from '../../src/board/vocabulary.ts';
import type { Behavior, FoundryRegion, SentGround, FoundryWall } from './live.ts';
import { floorHeight, floorRegions, isHere, levelId } from './levels.ts';
import { tableRules } from './tableRules.ts';
import { generation, hooks, isMaster, drawnScene, theCanvas, theGame, user } from './page.ts';

export function readGround(explored: Map<unknown, string>): SentGround {
  broken.clear();
  const g = theGame();
  const c = theCanvas();
  const scene = safeRead('scene', () => mustBe(c?.scene, isThing));
  const dims = safeRead('dimensions', () => mustBe(c?.dimensions, isThing));
  // In Foundry 12 and later `scene.grid` is an object with methods and the same numbers; `_source`
  // holds the plain numbers in all versions.
  const grid = safeRead('grid', () => mustBe(scene?._source?.grid ?? scene?.grid, isThing));
  const number = (name: string, value: () => unknown): number | null =>
    safeRead(name, () => mustBe(value(), isNumber) as number) ?? null;
  const system = safeRead('system', () => mustBe(g?.system?.id, isText)) ?? '';
  return {
    map: drawnScene(),
    level: levelId(),
    base: floorHeight(),
    generation: generation(),
    version: safeRead('version', () => mustBe(g?.version ?? g?.release?.version, isText)) ?? '?',
    system,
    ...tableRules(system),
    world: safeRead('world', () => mustBe(g?.world?.id, isText)) ?? '',
    gm: isMaster(),
    user: safeRead('user', () => mustBe(user()?.id, isText)) ?? '',
    grid: {
      type: number('grid', () => grid?.type),
      size: number('grid', () => grid?.size),
      distance: number('grid', () => grid?.distance),
      units: safeRead('grid', () => mustBe(grid?.units, isText)) ?? null,
      ...(safeRead(
        'grid',
        () => (scene?.flags?.['core'] as { legacyHex?: unknown } | undefined)?.legacyHex,
      ) === true
        ? { legacy: true }
        : {}),
    },
    rect: {
      x: number('dimensions', () => dims?.sceneX),
      y: number('dimensions', () => dims?.sceneY),
      width: number('dimensions', () => dims?.sceneWidth),
      height: number('dimensions', () => dims?.sceneHeight),
    },
    walls: safeRead('walls', () => walls(explored)) ?? [],
    terrain: [
      ...(safeRead('regions', regions) ?? []),
      ...(safeRead('terrain', layerTerrain) ?? []),
    ],
    floor: safeRead('floors', () => floorRegions(isTold)?.flatMap(regionOutline) ?? null) ?? null,
    broken: [...broken],
  };
}

/**
 * The report of a page that has the parts of a table but shows no map; it names the missing parts.
 */
export const noGround = (): SentGround => ({
  map: '-',
  level: '',
  base: null,
  floor: null,
  generation: generation(),
  version: '?',
  system: '',
  world: '',
  gm: false,
  user: '',
  walls: [],
  terrain: [],
  grid: { type: null, size: null, distance: null, units: null },
  rect: { x: null, y: null, width: null, height: null },
  broken: [hooks() === undefined ? 'hooks' : theGame() === undefined ? 'game' : 'canvas'],
});

/**
 * The walls that this user may know. Players get the walls that have explored ground on at least
 * one side, and none if exploration is unknown.
 */
function walls(explored: Map<unknown, string>): SentGround['walls'] {
  const c = theCanvas();
  const list = mustBe(c?.walls?.placeables, Array.isArray);
  const veiled =
    !isMaster() && safeRead('fog', () => mustBe(c?.scene?.tokenVision, isFlag)) !== false;
  const high = safeRead('walls', hasHeights) === true;
  const known = (point: { x: number; y: number }): boolean =>
    safeRead('fog', () => mustBe(c?.fog?.isPointExplored?.(point), isFlag)) === true;
  return oneByOne(list, ({ document: w }) => {
    if (!isHere(w.levels)) return [];
    const ends = arrayOf(w.c).slice(0, 4);
    if (veiled && explored.get(w) !== ends.join()) {
      if (!besides(ends).some(known)) return [];
      explored.set(w, ends.join());
    }
    return [
      {
        c: ends,
        move: w.move,
        sight: w.sight,
        dir: w.dir,
        door: doorOf(w),
        ds: w.ds,
        ...(high && edgesOf(w)),
      },
    ];
  });
}

const WALL_HEIGHT = 'wall-height';
/** Is the module Wall Height active in this scene? Scenes may switch it off. */
const hasHeights = (): boolean =>
  safeRead('walls', () => theGame()?.modules?.get?.(WALL_HEIGHT)?.active) === true &&
  (theCanvas()?.scene?.flags?.[WALL_HEIGHT] as { advancedVision?: unknown } | undefined)
    ?.advancedVision !== false;

/**
 * The heights that the module stores with a wall. The module treats a missing height as unlimited.
 */
function edgesOf({ flags }: FoundryWall): { bottom?: number; top?: number } {
  const { bottom, top } = (flags?.[WALL_HEIGHT] ?? {}) as { bottom?: unknown; top?: unknown };
  return { ...(isNumber(bottom) && { bottom }), ...(isNumber(top) && { top }) };
}

/** Points on both sides of a wall, near its middle and near its ends, in canvas pixels. */
function besides([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): { x: number; y: number }[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 8, (dx / length) * 8];
  return [0.1, 0.5, 0.9].flatMap((t) =>
    [1, -1].map((side) => ({ x: x0 + dx * t + nx * side, y: y0 + dy * t + ny * side })),
  );
}

const SECRET_DOOR = 2;
const OPEN = 1;
/**
 * The wall's kind of door. A player never learns of a secret door: a closed one is reported as a
 * wall, and the opening of an open one is visible anyway.
 */
const doorOf = (w: FoundryWall): number =>
  !isMaster() && w.door === SECRET_DOOR && w.ds !== OPEN ? 0 : w.door;

const MASTERS_ONLY = 1;
const OBSERVERS_ONLY = 3;
/** May this user know of the region? */
export const isTold = (region: FoundryRegion): boolean => {
  if (isMaster()) return true;
  const visibility = mustBe(region.visibility, isNumber);
  if (visibility === MASTERS_ONLY || region.hidden === true) return false;
  return (
    visibility !== OBSERVERS_ONLY ||
    safeRead('permission', () => region.testUserPermission?.(user(), 'OBSERVER')) === true
  );
};

/**
 * Is a region attached to this token (Foundry 14 and later)? Such a region moves with the token.
 */
export const carriesGround = (id: string): boolean =>
  generation() >= 14 &&
  safeRead('regions', () =>
    arrayOf(theCanvas()?.scene?.regions).some(
      ({ attachment }) =>
        attachment?.token === id || (isThing(attachment?.token) && attachment.token.id === id),
    ),
  ) === true;

/** The fewest numbers of a ring that has an area: those of three points. */
const LEAST_RING = 6;
/**
 * The region's outline as the host computes it: for every kind of shape, rotation included, with
 * holes, and cut off at walls. A shape without an area, as a circle of radius 0, adds nothing.
 */
export const regionOutline = (region: FoundryRegion): number[][] =>
  arrayOf(region.polygons)
    .map(({ points }) => mustBe(points, Array.isArray).map((n) => mustBe(n, isNumber)))
    .filter(({ length }) => length >= LEAST_RING);

const numberOrNone = (value: number | null | undefined): number | null =>
  value === null ? null : mustBe(value, isNumber);
/** Does the region reach this height, which is that of the level's floor? */
export function reachesHeight({ elevation }: FoundryRegion, base: number): boolean {
  const { bottom, top, topInclusive } = mustBe(elevation, isThing);
  const [low, high] = [numberOrNone(bottom) ?? -Infinity, numberOrNone(top) ?? Infinity];
  // In Foundry 14 and later a region does not include its top height, so that a region of the level
  // below does not reach through the floor.
  const over =
    generation() >= 14 && topInclusive !== true && low < high ? high <= base : high < base;
  return low <= base && !over;
}

/** Our kinds of movement, by the movement actions of Foundry that have costs of their own. */
const COSTS: readonly (readonly [action: string, way: Way])[] = [
  ['walk', 'land'],
  ['fly', 'fly'],
  ['swim', 'swim'],
  ['climb', 'climb'],
  ['burrow', 'burrow'],
];
const DOUBLE = 2;
type Costs = Partial<Record<Way, number | null>>;

/**
 * Cost factors of a region's behavior, by kind of movement; null: it cannot enter. Foundry's own
 * behavior gives a cost for each action; that of dnd5e makes ground difficult for every creature
 * that walks, climbs, swims or crawls over it.
 */
function costsOf({ type, system }: Behavior): Costs {
  if (type === 'dnd5e.difficultTerrain') return { land: DOUBLE };
  if (type !== 'modifyMovementCost') return {};
  const { difficulties } = mustBe(system, isThing);
  return Object.fromEntries(
    COSTS.flatMap(([action, way]) => {
      const cost = difficulties?.[action] as number | null | undefined;
      // Every game has the action of walking. JSON knows no infinity, so Foundry stores an infinite
      // cost as null.
      return cost === undefined && action !== 'walk'
        ? []
        : [[way, cost === null || cost === Infinity ? null : (mustBe(cost, isNumber) as number)]];
    }),
  );
}

/** What makes ground difficult, as it is sent to the content script. */
interface SentCause {
  readonly kinds: readonly string[];
  readonly magical: boolean;
  readonly spares: readonly number[];
}

/** What makes a region's ground difficult: dnd5e's behavior says it, another one only that it is. */
function causeOf({ type, system }: Behavior, land: number | null | undefined): SentCause[] {
  if (type === 'dnd5e.difficultTerrain') {
    const { magical = false, types = [], ignoredDispositions = [] } = system ?? {};
    return [
      {
        kinds: arrayOf(types).map((each) => mustBe(each, isText)),
        magical: mustBe(magical, isFlag),
        spares: arrayOf(ignoredDispositions).map((each) => mustBe(each, isNumber)),
      },
    ];
  }
  return land != null && land > 1 ? [{ kinds: [], magical: false, spares: [] }] : [];
}

/** Does a cause say more than that the ground is difficult? */
const isNamed = ({ kinds, magical, spares }: SentCause): boolean =>
  kinds.length > 0 || magical || spares.length > 0;

/** The higher of two costs; null, which forbids the way, is the highest. */
const higher = (a: number | null | undefined, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a ?? 1, b);

/**
 * Regions that raise the cost of movement (Foundry 13 and later). Regions of Foundry 12 have no
 * cost, and Foundry 11 has no regions.
 */
function regions(): SentGround['terrain'] {
  const scene = theCanvas()?.scene;
  const list: readonly FoundryRegion[] =
    scene?.regions === undefined && generation() < 12 ? [] : arrayOf(scene?.regions);
  const base = floorHeight();
  return oneByOne(list, (region) => {
    // A region whose visibility cannot be read is reported without a count of such regions.
    if (safeRead('regions', () => isTold(region)) !== true || !isHere(region.levels)) return [];
    const costs: Costs = {};
    const causes: SentCause[] = [];
    for (const behavior of arrayOf(region.behaviors)) {
      if (mustBe(behavior.disabled, isFlag)) continue;
      mustBe(behavior.type, isText);
      const own = costsOf(behavior);
      for (const [way, cost] of Object.entries(own) as [Way, number | null][])
        costs[way] = higher(costs[way], cost);
      causes.push(...causeOf(behavior, own.land));
    }
    const { land = 1, ...others } = costs;
    const ways: Costs = {
      ...Object.fromEntries(
        // Ground that hampers a way no more than walking needs no cost of its own, except in the
        // air, where the ground does not hamper.
        Object.entries(others).filter(([way, cost]) => cost !== (way === 'fly' ? 1 : (land ?? 1))),
      ),
      ...(land === null && { land }),
    };
    const hampers = (land ?? 0) > 1 || Object.keys(ways).length > 0;
    if (!hampers || base === null || !reachesHeight(region, base)) return [];
    return [
      {
        factor: land ?? 1,
        ...(Object.keys(ways).length > 0 && { ways }),
        ...(causes.some(isNamed) && { causes }),
        rings: regionOutline(region),
      },
    ];
  });
}

/**
 * Costly ground of the module Enhanced Terrain Layer (11 and before, kept in the scene's flags).
 */
function layerTerrain(): SentGround['terrain'] {
  const flags = theCanvas()?.scene?.flags?.['enhanced-terrain-layer'];
  if (flags == null) return [];
  return oneByOne(
    Object.entries(mustBe(flags, isThing) as Record<string, Record<string, unknown>>),
    ([key, t]) => {
      if (!key.startsWith('terrain')) return [];
      if (!isMaster() && safeRead('terrain', () => mustBe(t['hidden'], isFlag)) !== false)
        return [];
      const [x = 0, y = 0] = [t['x'], t['y']].map((n) => mustBe(n, isNumber) as number);
      const { width, height, points, multiple } = t;
      const ring =
        points == null
          ? []
          : (mustBe(points, Array.isArray) as unknown[])
              .flat()
              .map((n) => mustBe(n, isNumber) as number);
      const corners =
        ring.length >= 6
          ? ring
          : ([
              0,
              0,
              mustBe(width, isNumber),
              0,
              width,
              mustBe(height, isNumber),
              0,
              height,
            ] as number[]);
      return [
        {
          factor: mustBe(Number(multiple), Number.isFinite),
          rings: [corners.map((n, i) => n + (i % 2 === 0 ? x : y))],
        },
      ];
    },
  );
}
