/** Random boards of squares, small and crowded, and the questions to ask about them. */
import { chanceOf, type Chance } from './chance.ts';
import { meets, UNIT } from './naive/lines.ts';
import {
  cellBlocks,
  cellsFrom,
  heightOf,
  level,
  allResized,
  resized,
  shared,
  spaceOf,
  wallsThatBlock,
  type Being,
  type Cell,
  type Floor,
  type Scene,
  type Wall,
  type Weapon,
} from './naive/table.ts';
import type { Mode } from './naive/allowed.ts';
import { closeAsks, referenced } from './pf1boards.ts';
import { GROUNDS } from './naive/grounds.ts';
import { chargePlaces, straightPaths } from './naive/charge.ts';
import { Mover } from './naive/steps.ts';
import { SIZES, textOf, type Size } from './naive/texts.ts';
import { Room, squaresAt } from './naive/width.ts';

export type Ask =
  | { readonly ask: 'threat'; readonly of: string }
  | { readonly ask: 'flanking'; readonly target: string }
  | { readonly ask: 'distance'; readonly from: string; readonly to: string }
  | {
      readonly ask: 'cover';
      readonly from: string;
      readonly to: string;
      readonly attack: 'melee' | 'ranged';
    }
  | { readonly ask: 'narrow'; readonly of: string; readonly at?: Cell }
  | { readonly ask: 'attack'; readonly from: string; readonly to: string; readonly with: string }
  | {
      readonly ask: 'fly';
      readonly of: string;
      readonly mode: Mode;
      readonly path: readonly Place3[];
    }
  | {
      readonly ask: 'reachable';
      readonly of: string;
      readonly mode: Mode | 'full-move' | 'half-move';
    }
  | {
      readonly ask: 'move';
      readonly of: string;
      readonly mode: Mode | 'full-move' | 'half-move';
      readonly path: readonly Cell[];
    };

type Place3 = readonly [number, number, number];

export interface Board {
  readonly scene: Scene;
  readonly asks: readonly Ask[];
}

/** Sizes of creatures on boards with passages, where most creatures are big. */
const BIG: readonly Size[] = ['large', 'large', 'large', 'huge', 'huge', 'gargantuan', 'colossal'];
const COMMON: readonly Size[] = ['small', 'medium', 'medium', 'medium', 'large', 'large', 'huge'];
const STATES = [
  'flat-footed',
  'total-defence',
  'helpless',
  'paralyzed',
  'stunned',
  'nauseated',
  'prone',
  'blinded',
  'invisible',
  'incorporeal',
  'entangled',
  'grappling',
  'dead',
  'asleep',
  'prone',
  'blinded',
  'invisible',
  'nauseated',
  'fatigued',
  'exhausted',
  'frightened',
  'panicked',
  'shaken',
  'staggered',
  'disabled',
];

/** Conditions of the 3.5 SRD alone. */
const SPELLS = [
  'slowed',
  'hasted',
  'expeditious-retreat',
  'blinking',
  'behind-tower-shield',
  'behind-tower-shield',
  'enlarged',
  'enlarged',
  'reduced',
];

function weapons(r: Chance): Weapon[] | undefined {
  if (r.odds(0.08)) return undefined;
  const list: Weapon[] = [];
  if (r.odds(0.85))
    list.push({
      id: 'sword',
      kind: 'melee',
      ...(r.odds(0.3)
        ? { reachWeapon: r.pick(['reach', 'reach', 'reach-and-near'] as const) }
        : {}),
      ...(r.odds(0.08) ? { ready: false } : {}),
    });
  if (r.odds(0.12))
    list.push({
      id: 'bite',
      kind: 'melee',
      natural: true,
      ...(r.odds(0.2) ? { reach: r.whole(1, 3) } : {}),
    });
  if (r.odds(0.08)) list.push({ id: 'fist', kind: 'melee', unarmed: true });
  if (r.odds(0.2)) list.push({ id: 'bow', kind: 'ranged' });
  return list;
}

function being(
  r: Chance,
  id: string,
  heights: boolean,
  big: boolean,
  spells = false,
): Omit<Being, 'at'> {
  const size = big ? r.pick(BIG) : r.odds(0.15) ? r.pick(SIZES) : r.pick(COMMON);
  const attacks = weapons(r);
  return {
    id,
    ...(r.odds(0.06) ? {} : { side: r.odds(0.06) ? 'neutral' : r.pick(['party', 'foes']) }),
    ...(r.odds(0.05) ? {} : { size }),
    ...(r.odds(0.3) ? { build: r.pick(['tall', 'long'] as const) } : {}),
    ...(r.odds(0.05) ? { reach: r.whole(0, 4) } : {}),
    ...(r.odds(0.05) ? {} : { speed: { land: r.pick(big ? [4, 6, 8, 12] : [2, 3, 4, 4, 5, 6]) } }),
    ...(attacks === undefined ? {} : { attacks }),
    ...(heights && r.odds(0.5) ? { elevation: r.whole(1, 4) } : {}),
    ...(spells && r.odds(0.12)
      ? { conditions: [r.pick(SPELLS)] }
      : r.odds(0.25)
        ? { conditions: [r.pick(STATES)] }
        : {}),
    ...(r.odds(0.1)
      ? {
          traits: [
            r.pick(['combat-reflexes', 'improved-unarmed-strike', 'darkvision-12', 'darkvision-1']),
          ],
          abilities: { dex: r.whole(8, 18) },
        }
      : {}),
    ...(r.odds(0.08) ? { opportunitiesTaken: r.whole(0, 2) } : {}),
  };
}

function wall(r: Chance, columns: number, rows: number): Wall {
  const look: Partial<Wall> = r.odds(0.55)
    ? {}
    : r.pick<Partial<Wall>>([
        { low: true },
        { low: true },
        { low: true, cover: 'limited' },
        { blocks: ['move', 'effect'] },
        { blocks: ['sight'] },
        { blocks: ['move'] },
        { blocks: [], cover: 'cover' },
        { blocks: ['move'], cover: 'improved' },
        { blocks: [], cover: 'limited', crossCost: 1 },
      ]);
  const from: Cell = [r.whole(0, columns), r.whole(0, rows)];
  const kind = r.whole(0, 9);
  // A wall along the grid, a wall beside it on half cells, or a wall at any angle on quarter cells.
  if (kind < 6)
    return {
      from,
      to: r.odds(0.5) ? [from[0] + r.whole(1, 4), from[1]] : [from[0], from[1] + r.whole(1, 4)],
      ...look,
    };
  if (kind === 9) {
    // A wall as people draw it: beside the grid, or free, in tenths and twentieths of a cell.
    const off = (): number => r.whole(-8, 8) / 20;
    const free: Cell = [from[0] + off(), from[1] + off()];
    return {
      from: free,
      to: r.odds(0.5)
        ? [free[0] + r.whole(1, 3) + off() / 2, from[1] + off() / 2]
        : [free[0] + r.whole(5, 25) / 10, free[1] + r.whole(-25, 25) / 10],
      ...look,
    };
  }
  if (kind < 7)
    return {
      from: [from[0] + 0.5, from[1]],
      to: [from[0] + 0.5, from[1] + r.whole(1, 3)],
      ...look,
    };
  const quarter = (): number => (r.odds(0.5) ? r.whole(-3, 3) : r.whole(-12, 12) / 4);
  const to: Cell = [from[0] + quarter(), from[1] + quarter()];
  return {
    from,
    to: to[0] === from[0] && to[1] === from[1] ? [from[0] + 1, from[1] + 1] : to,
    ...look,
  };
}

/**
 * Passages made of wall segments. A passage is two walls some squares apart, across or down the
 * board. It may be closed at an end, lie a third of a square off the grid, or have a wall along its
 * middle. There are also walls with a doorway.
 */
function passages(r: Chance, columns: number, rows: number): Wall[] {
  const found: Wall[] = [];
  for (let i = r.whole(1, 2); i > 0; i--) {
    const across = r.odds(0.5);
    const look: Partial<Wall> = r.odds(0.8)
      ? {}
      : r.pick<Partial<Wall>>([
          { blocks: ['move'] },
          { low: true },
          { blocks: ['move', 'effect'] },
        ]);
    const [length, width] = across ? [columns, rows] : [rows, columns];
    const put = (a0: number, b0: number, a1: number, b1: number): void => {
      // Skip a wall without length.
      if (a0 === a1 && b0 === b1) return;
      found.push(
        across
          ? { from: [a0, b0], to: [a1, b1], ...look }
          : { from: [b0, a0], to: [b1, a1], ...look },
      );
    };
    const aside = r.whole(0, width - 1) + (r.odds(0.15) ? 0.25 : 0);
    const start = r.whole(0, 2);
    const end = r.odds(0.5) ? length : r.whole(start + 1, length);
    const wide = r.pick([1, 1, 2, 2, 3, 4]);
    if (r.odds(0.3)) {
      // A wall across the board with a gap.
      put(start, aside, start, Math.max(0, aside - wide));
      put(start + r.whole(0, 3), 0, start, aside);
      put(start, aside + wide, start, width);
      continue;
    }
    put(start, aside, end, aside);
    if (r.odds(0.8)) put(start, aside + wide, end, aside + wide);
    if (r.odds(0.25)) put(end, aside, end, aside + wide);
    if (r.odds(0.2))
      put(start + r.whole(0, 2), aside + r.whole(0, wide), end, aside + r.whole(0, wide));
  }
  return found;
}

/**
 * A random floor cell. Only srd35 boards get light, because there it affects only which creatures
 * see each other, and kinds of ground with a name.
 */
function floor(r: Chance, at: Cell, ruleset: string): Floor {
  if (ruleset === 'srd35' && r.odds(0.12))
    return { at, light: r.pick(['dim', 'dark', 'dark'] as const) };
  if (ruleset === 'srd35' && r.odds(0.25)) {
    const ground = r.pick(GROUNDS);
    return { at, ground, ...(ground.endsWith('slope') ? { elevation: r.whole(-1, 1) } : {}) };
  }
  return {
    at,
    ...r.pick<Partial<Floor>>([
      { blocks: ['move', 'sight', 'effect'] },
      { blocks: ['move', 'sight', 'effect'] },
      { blocks: ['move', 'sight', 'effect'] },
      { terrain: 'difficult' },
      { terrain: 'difficult' },
      { costFactor: 4 },
      { blocks: ['move'] },
      { blocks: ['sight'] },
      { blocks: ['move', 'effect'] },
      { low: true },
      { cover: 'limited' },
      { cover: 'cover' },
      { cover: 'improved' },
      { concealment: 'partial' },
      { low: true, cover: 'limited' },
    ]),
  };
}

/**
 * Places a creature where it may stand: on the map, outside other creatures' spaces and blocked
 * cells, and with no wall through its space.
 */
function place(r: Chance, scene: Scene, b: Omit<Being, 'at'>): Being | null {
  const text = textOf(scene);
  const size = resized(scene.ruleset, b);
  const n = spaceOf(text, { ...size, at: [0, 0] });
  const walls = wallsThatBlock(scene, 'move');
  const others = allResized(scene).creatures;
  // Place half of the creatures near another one.
  const near = scene.creatures.length > 0 && r.odds(0.5) ? r.pick(scene.creatures).at : undefined;
  for (let attempt = 0; attempt < 12; attempt++) {
    const at =
      near === undefined || attempt > 6
        ? ([
            r.whole(0, Math.max(0, scene.grid.columns - n)),
            r.whole(0, Math.max(0, scene.grid.rows - n)),
          ] as const)
        : ([near[0] + r.whole(-n, 1), near[1] + r.whole(-n, 1)] as const);
    if (at[0] < 0 || at[1] < 0) continue;
    if (at[0] + n > scene.grid.columns || at[1] + n > scene.grid.rows) continue;
    const own = squaresAt(scene, text, { ...size, at });
    if (
      others.some(
        (c) =>
          shared(squaresAt(scene, text, c), own) &&
          level(heightOf(text, c), spaceOf(text, c), b.elevation ?? 0, n),
      )
    )
      continue;
    // Some creatures start squeezed into a narrow space.
    if (n > 1 && r.odds(0.4) && new Room(scene, text, { ...size, at }).how(at) === 'squeeze')
      return { ...b, at };
    if (cellsFrom(at, n).some((c) => cellBlocks(scene, c, 'move') || cellBlocks(scene, c, 'sight')))
      continue;
    const [l, t] = [at[0] * UNIT + 10, at[1] * UNIT + 10];
    const e = (n - 1) * UNIT;
    const through = [
      [l, t, l + e, t + e],
      [l, t + e, l + e, t],
    ].some(([a, b2, c, d]) => walls.some((w) => meets([a!, b2!], [c!, d!], w)));
    if (!through) return { ...b, at };
  }
  return null;
}

/**
 * A winding path, often first toward another creature.
 * @param most number of steps at most
 * @param bends how often a step turns
 */
export function windingPath(
  r: Chance,
  b: Pick<Being, 'at'>,
  scene: {
    readonly creatures: readonly Pick<Being, 'at'>[];
    readonly grid: { readonly columns: number; readonly rows: number };
  },
  { most, bends }: { readonly most: number; readonly bends: number },
): Cell[] {
  const found: Cell[] = [b.at];
  const goal = r.pick(scene.creatures).at;
  let [dx, dy] = r.odds(0.5)
    ? [r.whole(-1, 1), r.whole(-1, 1)]
    : [Math.sign(goal[0] - b.at[0]), Math.sign(goal[1] - b.at[1])];
  for (let i = r.whole(1, most); i > 0; i--) {
    if (r.odds(bends)) [dx, dy] = [r.whole(-1, 1), r.whole(-1, 1)];
    const [x, y] = found.at(-1)!;
    if (dx === 0 && dy === 0) continue;
    if (x + dx >= 0 && y + dy >= 0 && x + dx < scene.grid.columns && y + dy < scene.grid.rows)
      found.push([x + dx, y + dy]);
  }
  return found;
}

const path = (r: Chance, b: Being, scene: Scene): Cell[] =>
  windingPath(r, b, scene, { most: 6, bends: 0.3 });

/** A straight path: to a position beside another creature, or in one of the eight directions. */
function straightWay(r: Chance, b: Being, scene: Scene): Cell[] {
  const { columns, rows } = scene.grid;
  const [gx, gy] = r.pick(scene.creatures).at;
  const [dx, dy] = [r.whole(-1, 1), r.whole(-1, 1)];
  const far = r.whole(1, 8);
  const to: Cell = r.odds(0.8)
    ? [gx + r.whole(-2, 2), gy + r.whole(-2, 2)]
    : [b.at[0] + dx * far, b.at[1] + dy * far];
  if (to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows) return [b.at];
  const way = r.pick(straightPaths(b.at, to));
  // Some paths go one step back.
  return way.length > 2 && r.odds(0.1) ? [way[0]!, way[1]!, ...way] : way;
}

/**
 * A charge, usually to the nearest end, along a path with the fewest steps whose squares all lie on
 * the line.
 */
function chargeWay(r: Chance, b: Being, scene: Scene): Cell[] {
  const text = textOf(scene);
  const places = [...chargePlaces(scene, text, b, new Mover(scene, text, b, 'charge'))];
  if (places.length === 0 || r.odds(0.2)) return straightWay(r, b, scene);
  const [x, y] = r.pick(places).split(',').map(Number) as [number, number];
  return r.pick(straightPaths(b.at, [x, y]));
}

const MODES: readonly Mode[] = [
  'move',
  'move',
  'move',
  'double-move',
  'step',
  'withdraw',
  'run',
  'run',
  'charge',
  'charge',
  'charge',
  'charge',
];

/**
 * The board of a seed is always the same. A pf1 board is made only on request, so that every other
 * text keeps its share of the boards.
 */
export function boardOf(seed: number, only?: string): Board {
  const r = chanceOf(seed);
  const ruleset = only ?? r.pick(['srd35', 'srd35', 'srd35', 'sigil', 'sigil', 'd20modern']);
  const [columns, rows] = [r.whole(5, 10), r.whole(5, 10)];
  const tight = r.odds(0.25);
  const walls = tight
    ? passages(r, columns, rows)
    : r.odds(0.65)
      ? Array.from({ length: r.whole(1, 5) }, () => wall(r, columns, rows))
      : [];
  const spots = new Map<string, Floor>();
  if (r.odds(0.7)) {
    for (let i = r.whole(1, 12); i > 0; i--) {
      const at: Cell = [r.whole(0, columns - 1), r.whole(0, rows - 1)];
      spots.set(at.join(), floor(r, at, ruleset));
    }
  }
  let scene: Scene = {
    format: 'quadretto/scene@1',
    ruleset,
    ...(ruleset === 'srd35' && r.odds(0.2)
      ? { options: { text: 'italian-letter' } }
      : r.odds(0.1)
        ? {
            options: r.pick<NonNullable<Scene['options']>>([
              { reachTwoDiagonal: 'weapon-only' },
              { reachTwoDiagonal: 'strict' },
              { diagonals: 'one' },
              { diagonals: 'one', reachTwoDiagonal: 'strict' },
            ]),
          }
        : {}),
    grid: { kind: 'square', columns, rows },
    cells: [...spots.values()],
    walls,
    creatures: [],
  };
  const heights = r.odds(0.15);
  for (let i = r.whole(2, 6); i > 0; i--) {
    const put = place(
      r,
      scene,
      being(
        r,
        'abcdefg'[scene.creatures.length]!,
        heights,
        tight && (scene.creatures.length === 0 || r.odds(0.3)),
        ruleset === 'srd35',
      ),
    );
    if (put !== null) scene = { ...scene, creatures: [...scene.creatures, put] };
  }
  if (scene.creatures.length === 0) return { scene, asks: [] };
  if (ruleset === 'pf1') scene = referenced(r, scene);
  if (r.odds(0.12)) scene = flown(r, scene);
  else if (r.odds(0.2)) scene = ridden(r, scene);
  const rider = scene.creatures.find((b) => b.mount !== undefined);
  const mover =
    scene.creatures.find((b) => b.speed?.fly !== undefined) ??
    (rider !== undefined && r.odds(0.6)
      ? rider
      : tight && r.odds(0.7)
        ? scene.creatures[0]!
        : r.pick(scene.creatures));
  if (r.odds(0.3)) scene = { ...scene, turn: turnOf(r, scene, mover) };
  const asks =
    mover.speed?.fly === undefined ? asksOf(r, scene, mover) : flightsOf(r, scene, mover);
  return { scene, asks: ruleset === 'pf1' ? [...asks, ...closeAsks(r, scene)] : asks };
}

/**
 * Gives one creature a rider, usually of a smaller size. Rules texts say little about the
 * conditions of a mounted rider, so it has none.
 */
function ridden(r: Chance, scene: Scene): Scene {
  const mounts = scene.creatures.filter(
    (b) => SIZES.indexOf(b.size ?? 'medium') >= SIZES.indexOf('medium'),
  );
  if (mounts.length === 0) return scene;
  const mount = r.pick(mounts);
  const rank = SIZES.indexOf(mount.size ?? 'medium');
  const { conditions: _, side: __, elevation: ___, ...body } = being(r, 'r', false, false);
  const size = SIZES[Math.max(SIZES.indexOf('small'), rank - (r.odds(0.2) ? 0 : r.whole(1, 2)))]!;
  const { elevation } = mount;
  const tame = r.odds(0.3);
  const side = tame ? r.pick(['party', 'foes']) : mount.side;
  const rider: Being = {
    ...body,
    size,
    at: mount.at,
    mount: mount.id,
    ...(side === undefined ? {} : { side }),
    ...(elevation === undefined ? {} : { elevation }),
  };
  const creatures = scene.creatures.map((b) =>
    b === mount && tame ? { ...mount, side: 'neutral' } : b,
  );
  return { ...scene, creatures: [...creatures, rider] };
}

/** Makes one creature fly; prone creatures stay on the ground. */
function flown(r: Chance, scene: Scene): Scene {
  const flyer = r.pick(scene.creatures);
  const speed = {
    land: 4,
    fly: r.whole(2, 12),
    manoeuvrability: r.pick(['perfect', 'good', 'good', 'average'] as const),
  };
  const conditions = r.odds(0.7) ? [r.pick(STATES.filter((state) => state !== 'prone'))] : [];
  const winged: Being = { ...flyer, speed, load: 'light', elevation: r.whole(2, 4), conditions };
  return { ...scene, creatures: scene.creatures.map((b) => (b === flyer ? winged : b)) };
}

/**
 * Questions about a step in the air. Only whether the creature may fly, and how far, is compared.
 */
function flightsOf(r: Chance, scene: Scene, flyer: Being): Ask[] {
  const [x, y] = flyer.at;
  const z = flyer.elevation ?? 0;
  const path: Place3[] = [
    [x, y, z],
    [x + (x > 0 ? -1 : 1), y, z],
  ];
  const modes = [...new Set(MODES)].filter(() => r.odds(0.5));
  return [
    { ask: 'threat', of: r.pick(scene.creatures).id },
    ...modes.map((mode): Ask => ({ ask: 'fly', of: flyer.id, mode, path })),
  ];
}

/**
 * A turn in progress: the turn of the mover, its mount or its rider, or sometimes of another
 * creature.
 */
function turnOf(r: Chance, scene: Scene, mover: Being): NonNullable<Scene['turn']> {
  const spent = r.odds(0.4)
    ? {}
    : {
        ...(r.odds(0.3) ? { standard: true } : {}),
        ...(r.odds(0.4) ? { move: r.whole(0, 2) } : {}),
        ...(r.odds(0.1) ? { fullRound: true } : {}),
        ...(r.odds(0.2) ? { step: true } : {}),
        ...(r.odds(0.3) ? { moved: r.whole(0, 3) } : {}),
      };
  if (r.odds(0.2)) return { active: r.pick(scene.creatures).id, spent };
  return {
    active: mover.id,
    ...(r.odds(0.15) ? { surprise: true } : {}),
    spent: { diagonals: r.whole(0, 3), ...spent },
  };
}

function asksOf(r: Chance, scene: Scene, mover: Being): Ask[] {
  const any = (): Being => r.pick(scene.creatures);
  const asks: Ask[] = [
    { ask: 'threat', of: any().id },
    { ask: 'flanking', target: any().id },
  ];
  const mode = r.pick(MODES);
  if (r.odds(0.4)) asks.push({ ask: 'reachable', of: mover.id, mode: r.odds(0.6) ? 'move' : mode });
  for (let i = r.odds(0.7) ? 2 : 1; i > 0; i--) {
    const kind = r.odds(0.2) ? 'any' : mode;
    const way = kind === 'charge' ? chargeWay : kind === 'run' ? straightWay : path;
    asks.push({ ask: 'move', of: mover.id, mode, path: way(r, mover, scene) });
  }
  if (r.odds(0.3))
    asks.push({
      ask: 'narrow',
      of: mover.id,
      ...(r.odds(0.5)
        ? {}
        : { at: [r.whole(0, scene.grid.columns - 1), r.whole(0, scene.grid.rows - 1)] }),
    });
  if (scene.creatures.length < 2) return asks;
  const others = (b: Being): Being => r.pick(scene.creatures.filter((c) => c.id !== b.id));
  const [a, c] = [any(), any()];
  if (mover.attacks?.some((w) => w.id === 'sword') === true && r.odds(0.4))
    asks.push({ ask: 'attack', from: mover.id, to: others(mover).id, with: 'sword' });
  if (r.odds(0.3)) asks.push({ ask: 'distance', from: a.id, to: others(a).id });
  asks.push({
    ask: 'cover',
    from: a.id,
    to: others(a).id,
    attack: r.pick(['melee', 'ranged', 'ranged']),
  });
  if (r.odds(0.3)) asks.push({ ask: 'cover', from: c.id, to: others(c).id, attack: 'melee' });
  return asks;
}
