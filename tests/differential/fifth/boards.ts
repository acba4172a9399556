/** Random boards of the fifth edition, small and crowded, and the questions to ask about them. */
import { windingPath } from '../boards.ts';
import { chanceOf, type Chance } from '../chance.ts';
import { settled } from '../naive/settle.ts';
import type { Scene as OlderScene } from '../naive/table.ts';
import { Room } from '../naive/width.ts';
import { MODES, moverOf, type Mode } from './moves.ts';
import {
  floorAt,
  heightOf,
  laneText,
  meet,
  rank,
  SIZES,
  spaceOf,
  squaresOf,
  type Being,
  type Cell,
  type Floor,
  type Scene,
  type Wall,
  type Weapon,
} from './table.ts';

export type Spot = readonly [number, number];
export type Ask =
  | { readonly ask: 'threat'; readonly of: string }
  | { readonly ask: 'distance'; readonly from: string; readonly to: string }
  | { readonly ask: 'sees'; readonly from: string; readonly to: string }
  | {
      readonly ask: 'cover';
      readonly from: string;
      readonly to: string;
      readonly attack: 'melee' | 'ranged';
    }
  | { readonly ask: 'attempt'; readonly from: string; readonly to: string; readonly with: string }
  | { readonly ask: 'hide'; readonly of: string }
  | {
      readonly ask: 'area';
      readonly shape: 'sphere' | 'cube' | 'cone' | 'line' | 'cylinder' | 'emanation';
      readonly from: Spot | string;
      readonly size: number;
      readonly width?: number;
      readonly towards?: Spot;
    }
  | { readonly ask: 'reachable'; readonly of: string; readonly mode: Mode }
  | {
      readonly ask: 'move';
      readonly of: string;
      readonly mode: Mode;
      readonly path: readonly Cell[];
    };
export interface Board {
  readonly scene: Scene;
  readonly asks: readonly Ask[];
}

const STATES = [
  'prone',
  'prone',
  'grappled',
  'restrained',
  'stunned',
  'stunned',
  'incapacitated',
  'paralyzed',
  'unconscious',
  'petrified',
  'dead',
  'blinded',
  'blinded',
  'invisible',
  'invisible',
  'hidden',
  'poisoned',
  'dodging',
  'reckless',
  'disengaged',
  'no-reactions',
  'no-opportunities',
  'surprised',
  'exhaustion-1',
  'exhaustion-2',
  'exhaustion-3',
  'exhaustion-5',
] as const;
const TRAITS = [
  'darkvision-12',
  'darkvision-3',
  'blindsight-2',
  'blindsight-12',
  'tremorsense-12',
  'true-seeing-12',
  'agile',
  'halfling-nimbleness',
  'freedom-of-movement',
  'pack-tactics',
  'swarm',
  'sunlight-sensitivity',
  'elusive',
] as const;

/** Two conditions; nobody has two levels of exhaustion. */
function pair(r: Chance): string[] {
  const [a, b] = [r.pick(STATES), r.pick(STATES)];
  return a === b || (a.startsWith('exhaustion') && b.startsWith('exhaustion')) ? [a] : [a, b];
}

function weapons(r: Chance): Weapon[] | undefined {
  if (r.odds(0.08)) return undefined;
  const list: Weapon[] = [];
  if (r.odds(0.85))
    list.push({
      id: 'sword',
      kind: 'melee',
      ...(r.odds(0.3)
        ? { reachWeapon: 'reach' as const }
        : r.odds(0.15)
          ? { reach: r.whole(1, 3) }
          : {}),
      ...(r.odds(0.08) ? { ready: false } : {}),
      ...(r.odds(0.1) ? { tags: [r.pick(['heavy', 'lance'])] } : {}),
    });
  if (r.odds(0.3))
    list.push({
      id: 'bow',
      kind: 'ranged',
      range: r.pick([
        { normal: 4, long: 8 },
        { normal: 16, long: 64 },
        { normal: 2, long: 4 },
      ]),
    });
  return list;
}

/** Whether a surface is the same at another height, the texts do not say. */
function traitsOf(r: Chance, heights: boolean): Pick<Being, 'traits'> {
  if (!r.odds(0.35)) return { traits: [] };
  const trait = r.pick(TRAITS);
  return heights && trait.startsWith('tremorsense') ? { traits: [] } : { traits: [trait] };
}

function being(r: Chance, id: string, big: boolean, heights: boolean): Omit<Being, 'at'> {
  const attacks = weapons(r);
  const size = big
    ? r.pick(['large', 'large', 'huge', 'gargantuan'] as const)
    : r.pick(['tiny', 'small', 'medium', 'medium', 'medium', 'large', 'large', 'huge'] as const);
  const way = r.odds(0.2)
    ? r.pick(['swim', 'climb', 'crawl', 'teleport', 'walk', 'fly'] as const)
    : undefined;
  const one = (n: number): number => r.whole(Math.max(1, n - 2), n + 3);
  return {
    id,
    ...(r.odds(0.06) ? {} : { side: r.odds(0.1) ? 'neutral' : r.pick(['party', 'foes']) }),
    ...(r.odds(0.05) ? {} : { size }),
    ...(r.odds(0.06) ? { reach: r.whole(1, 3) } : {}),
    speed: {
      land: r.pick([2, 3, 5, 6, 6, 6, 7, 8]),
      ...(way === 'fly' || ((way === 'swim' || way === 'climb') && r.odds(0.5))
        ? { [way]: one(5) }
        : {}),
    },
    ...(way === undefined ? {} : { moving: way }),
    ...(attacks === undefined ? {} : { attacks }),
    ...(heights && r.odds(0.5) ? { elevation: r.whole(1, 3) } : {}),
    ...(r.odds(0.35) ? { conditions: r.odds(0.2) ? pair(r) : [r.pick(STATES)] } : {}),
    ...traitsOf(r, heights),
    ...(r.odds(0.1) ? { abilities: { str: r.whole(8, 18), dex: r.whole(8, 18) } } : {}),
    ...(r.odds(0.06) ? { opportunitiesTaken: 1 } : {}),
    ...(r.odds(0.04) ? { visibleTo: [r.pick(['party', 'foes'])] } : {}),
  };
}

function wall(r: Chance, columns: number, rows: number): Wall {
  const look: Partial<Wall> = r.odds(0.75)
    ? {}
    : r.pick<Partial<Wall>>([
        { low: true },
        { blocks: ['move', 'effect'] },
        { blocks: ['sight'] },
        { blocks: ['move'] },
      ]);
  const from: Cell = [r.whole(0, columns), r.whole(0, rows)];
  if (r.odds(0.7))
    return {
      from,
      to: r.odds(0.5) ? [from[0] + r.whole(1, 4), from[1]] : [from[0], from[1] + r.whole(1, 4)],
      ...look,
    };
  const to: Cell = [from[0] + r.whole(-12, 12) / 4, from[1] + r.whole(-12, 12) / 4];
  return {
    from,
    to: to[0] === from[0] && to[1] === from[1] ? [from[0] + 1, from[1]] : to,
    ...look,
  };
}

/** A passage of two walls some squares apart, across or down the board. */
function passage(r: Chance, columns: number, rows: number): Wall[] {
  const across = r.odds(0.5);
  const [length, width] = across ? [columns, rows] : [rows, columns];
  const [start, aside, wide] = [r.whole(0, 2), r.whole(0, width - 1), r.pick([1, 1, 2, 2, 3])];
  const end = r.whole(start + 2, length);
  const put = (b: number): Wall =>
    across ? { from: [start, b], to: [end, b] } : { from: [b, start], to: [b, end] };
  return [put(aside), put(aside + wide)];
}

const floor = (r: Chance, at: Cell): Floor => ({
  at,
  ...r.pick<Partial<Floor>>([
    { terrain: 'difficult' },
    { terrain: 'difficult' },
    { terrain: 'difficult' },
    { costFactor: 4 },
    { blocks: ['move', 'sight', 'effect'] },
    { blocks: ['move', 'sight', 'effect'] },
    { blocks: ['move'] },
    { concealment: 'total' },
    { concealment: 'total' },
    { concealment: 'partial' },
    { light: 'dim' },
    { light: 'dark' },
    { light: 'dark' },
    { low: true },
    { surface: 'water' },
    { surface: 'slope' },
  ]),
});

function place(r: Chance, scene: Scene, b: Omit<Being, 'at'>): Being | null {
  const n = spaceOf({ ...b, at: [0, 0] });
  const near = scene.creatures.length > 0 && r.odds(0.6) ? r.pick(scene.creatures).at : undefined;
  for (let attempt = 0; attempt < 14; attempt++) {
    const at: Cell =
      near === undefined || attempt > 8
        ? [
            r.whole(0, Math.max(0, scene.grid.columns - n)),
            r.whole(0, Math.max(0, scene.grid.rows - n)),
          ]
        : [near[0] + r.whole(-n - 1, 2), near[1] + r.whole(-n - 1, 2)];
    if (at[0] < 0 || at[1] < 0) continue;
    if (at[0] + n > scene.grid.columns || at[1] + n > scene.grid.rows) continue;
    const put = { ...b, at };
    const room = new Room(settled(scene as unknown as OlderScene), laneText(), {
      ...put,
      space: n,
      conditions: [],
    } as never);
    const how = n > 1 ? room.how(at) : 'free';
    if (how === 'no-room' || (how === 'squeeze' && r.odds(0.6))) continue;
    const own = squaresOf(settledScene(scene), put);
    if (own.some((c) => (floorAt(scene, c)?.blocks ?? []).length > 0)) continue;
    const clash = scene.creatures.some(
      (c) =>
        meet(squaresOf(settledScene(scene), c), own) &&
        heightOf(c) < heightOf(put) + n &&
        heightOf(put) < heightOf(c) + spaceOf(c),
    );
    if (!clash) return put;
  }
  return null;
}
/** Swarms are no bigger than a square and strike as swarms do. */
function swarming<B extends Omit<Being, 'at'>>(b: B): B {
  if (b.traits?.includes('swarm') !== true) return b;
  const { attacks: _, reach: __, ...rest } = b;
  return { ...(rest as B), size: 'medium' };
}

export const settledScene = (scene: Scene): Scene =>
  settled(scene as unknown as OlderScene) as unknown as Scene;

/** Gives one creature a rider of a smaller size, on its side and without conditions. */
function ridden(r: Chance, scene: Scene): Scene {
  const mounts = scene.creatures.filter((b) => rank(b) >= 2 && b.side !== undefined);
  if (mounts.length === 0) return scene;
  const mount = r.pick(mounts);
  const {
    conditions: _,
    moving: __,
    elevation: ___,
    visibleTo: ____,
    ...body
  } = being(r, 'r', false, false);
  const rider: Being = {
    ...swarming(body),
    side: mount.side!,
    size: SIZES[Math.max(0, rank(mount) - r.whole(1, 2))]!,
    at: mount.at,
    mount: mount.id,
    ...(mount.elevation === undefined ? {} : { elevation: mount.elevation }),
  };
  return { ...scene, creatures: [...scene.creatures, rider] };
}

/** Makes one creature hold another one beside it. */
function grappled(r: Chance, scene: Scene): Scene {
  const pairs = scene.creatures.flatMap((a) =>
    scene.creatures
      .filter(
        (b) =>
          a !== b &&
          rank(b) <= rank(a) + 1 &&
          heightOf(a) === heightOf(b) &&
          Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])) === 1,
      )
      .map((b) => [a, b] as const),
  );
  if (pairs.length === 0) return scene;
  const [holder, held] = r.pick(pairs);
  return {
    ...scene,
    creatures: scene.creatures.map((b) =>
      b === holder
        ? { ...b, grapples: [held.id] }
        : b === held
          ? { ...b, conditions: [...new Set([...(b.conditions ?? []), 'grappled'])] }
          : b,
    ),
  };
}

/** Makes one creature fear another one, or charmed by it. */
function moved(r: Chance, scene: Scene): Scene {
  const [a, b] = [r.pick(scene.creatures), r.pick(scene.creatures)];
  if (a === b) return scene;
  const how = r.pick(['frightened', 'frightened', 'charmed']);
  return {
    ...scene,
    creatures: scene.creatures.map((c) =>
      c === a
        ? { ...c, conditions: [...(c.conditions ?? []), how], conditionsBy: { [how]: [b.id] } }
        : c,
    ),
  };
}

function turnOf(r: Chance, scene: Scene, mover: Being): NonNullable<Scene['turn']> {
  const ids = scene.creatures.map((c) => c.id);
  const uses = {
    ...(r.odds(0.3) ? { action: 1 } : {}),
    ...(r.odds(0.2) ? { bonus: 1 } : {}),
    ...(r.odds(0.2) ? { dash: r.whole(1, 2) } : {}),
    ...(r.odds(0.2) ? { half: r.whole(1, 2) } : {}),
  };
  return {
    active: r.odds(0.85) ? mover.id : r.pick(ids),
    round: r.whole(1, 2),
    order: ids,
    acted: ids.filter(() => r.odds(0.5)),
    spent: { uses, ...(r.odds(0.5) ? { moved: r.whole(0, 4) } : {}) },
  };
}

function areaOf(r: Chance, scene: Scene): Ask {
  const { columns, rows } = scene.grid;
  const shape = r.pick(['sphere', 'cylinder', 'cube', 'cone', 'line', 'emanation'] as const);
  if (shape === 'emanation')
    return { ask: 'area', shape, from: r.pick(scene.creatures).id, size: r.whole(1, 4) };
  const corner: Spot = [r.whole(1, columns - 1), r.whole(1, rows - 1)];
  if (shape === 'sphere' || shape === 'cylinder')
    return { ask: 'area', shape, from: corner, size: r.whole(1, 4) };
  const [dx, dy] = r.pick([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const);
  const size = r.whole(1, 6);
  const side: Spot = dx === 0 ? [corner[0] + 0.5, corner[1]] : [corner[0], corner[1] + 0.5];
  if (shape === 'cube') {
    const from = size % 2 === 1 ? side : corner;
    return { ask: 'area', shape, from, size, towards: [from[0] + dx * 6, from[1] + dy * 6] };
  }
  if (r.odds(0.4)) {
    const [ex, ey] = [r.whole(-4, 4), r.whole(-4, 4)];
    if (ex !== 0 || ey !== 0)
      return { ask: 'area', shape, from: corner, size, towards: [corner[0] + ex, corner[1] + ey] };
  }
  const width = shape === 'line' && r.odds(0.3) ? 2 : 1;
  const from = width === 2 ? corner : side;
  return {
    ask: 'area',
    shape,
    from,
    size,
    ...(width === 2 ? { width } : {}),
    towards: [from[0] + dx * 6, from[1] + dy * 6],
  };
}

function asksOf(r: Chance, scene: Scene, mover: Being): Ask[] {
  const any = (): Being => r.pick(scene.creatures);
  const asks: Ask[] = [{ ask: 'threat', of: any().id }];
  const start = moverOf(scene, mover.id);
  for (let i = r.whole(1, 2); i > 0; i--)
    asks.push({
      ask: 'move',
      of: mover.id,
      mode: r.odds(0.6) ? 'move' : r.pick(MODES),
      path: windingPath(r, start, scene, { most: 7, bends: 0.35 }),
    });
  if (r.odds(0.4))
    asks.push({ ask: 'reachable', of: mover.id, mode: r.odds(0.7) ? 'move' : r.pick(MODES) });
  if (r.odds(0.3)) asks.push(areaOf(r, scene));
  if (r.odds(0.25)) asks.push({ ask: 'hide', of: any().id });
  if (scene.creatures.length < 2) return asks;
  const other = (b: Being): Being => r.pick(scene.creatures.filter((c) => c.id !== b.id));
  for (let i = r.whole(1, 2); i > 0; i--) {
    const a = any();
    asks.push({ ask: 'sees', from: a.id, to: other(a).id });
  }
  const [a, b] = [any(), any()];
  if (r.odds(0.3)) asks.push({ ask: 'distance', from: a.id, to: other(a).id });
  if (r.odds(0.4))
    asks.push({ ask: 'cover', from: b.id, to: other(b).id, attack: r.pick(['melee', 'ranged']) });
  const armed = scene.creatures.filter((c) => (c.attacks ?? []).length > 0);
  for (let i = armed.length === 0 ? 0 : 2; i > 0; i--) {
    const c = r.pick(armed);
    asks.push({ ask: 'attempt', from: c.id, to: other(c).id, with: r.pick(c.attacks!).id });
  }
  return asks;
}

/** The board of a seed is always the same. */
export function fifthBoard(seed: number): Board {
  const r = chanceOf(seed);
  const ruleset = r.pick(['srd52', 'srd51'] as const);
  const [columns, rows] = [r.whole(6, 11), r.whole(6, 11)];
  const tight = r.odds(0.2);
  const walls = tight
    ? passage(r, columns, rows)
    : r.odds(0.55)
      ? Array.from({ length: r.whole(1, 4) }, () => wall(r, columns, rows))
      : [];
  const spots = new Map<string, Floor>();
  if (r.odds(0.75))
    for (let i = r.whole(1, 14); i > 0; i--) {
      const at: Cell = [r.whole(0, columns - 1), r.whole(0, rows - 1)];
      spots.set(at.join(), floor(r, at));
    }
  let scene: Scene = {
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns, rows },
    ...(r.odds(0.15) ? { light: r.pick(['dim', 'dark', 'dark', 'daylight'] as const) } : {}),
    cells: [...spots.values()],
    walls,
    creatures: [],
  };
  const heights = r.odds(0.15);
  for (let i = r.whole(2, 6); i > 0; i--) {
    const first = scene.creatures.length === 0;
    const put = place(
      r,
      scene,
      swarming(
        being(r, 'abcdefg'[scene.creatures.length]!, tight && (first || r.odds(0.3)), heights),
      ),
    );
    if (put !== null) scene = { ...scene, creatures: [...scene.creatures, put] };
  }
  if (scene.creatures.length === 0) return { scene, asks: [] };
  if (r.odds(0.15)) scene = ridden(r, scene);
  else if (r.odds(0.2)) scene = grappled(r, scene);
  if (r.odds(0.12)) scene = moved(r, scene);
  const rider = scene.creatures.find((b) => b.mount !== undefined);
  const holder = scene.creatures.find((b) => b.grapples !== undefined);
  const mover =
    (r.odds(0.6) ? (rider ?? holder) : undefined) ??
    (tight && r.odds(0.7) ? scene.creatures[0]! : r.pick(scene.creatures));
  if (r.odds(0.3)) scene = { ...scene, turn: turnOf(r, scene, mover) };
  return { scene, asks: asksOf(r, scene, mover) };
}
