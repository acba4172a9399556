/**
 * Converts a validated scene document to a board. Applies only the defaults of the specification.
 */
import { usesStated } from '../board/earlierUses.ts';
import {
  NOTHING_SPENT,
  type Board,
  type CellFacts,
  type Hurdle,
  type Spent,
  type Turn,
  type Wall,
} from '../board/board.ts';
import { aligned } from '../board/alignment.ts';
import { sizeSteps, type Attack, type Creature } from '../board/creature.ts';
import type { Grid } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { BLOCKS } from '../board/vocabulary.ts';
import { memoize, perObject } from '../board/memoize.ts';
import { withKind } from '../board/kind.ts';
import { seated } from '../board/mounts.ts';
import type { SceneAttack, SceneCreature } from '../board/facts/creature.ts';
import type { SceneCell } from '../board/facts/ground.ts';
import type { SceneDocument } from './schema.ts';
import type { SceneTurn } from '../board/facts/turn.ts';

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** Omits undefined fields, so that absent fields stay absent. */
function present<T extends object>(given: Given<T>): T {
  const found: Given<T> = {};
  for (const key in given) if (given[key] !== undefined) found[key] = given[key];
  return found as T;
}

/** The smallest hole, in meters, that lets a line of effect pass through a barrier. */
const LEAST_HOLE = 0.3;

const hurdleOf = (h: { skill: string; dc?: number | undefined } | undefined): Hurdle | undefined =>
  h === undefined ? undefined : present<Hurdle>(h);

function wallOf(w: NonNullable<SceneDocument['walls']>[number]): Wall {
  const low = w.low ?? false;
  const blocks = w.blocks ?? (low ? [] : BLOCKS);
  const pierced = (w.opening ?? 0) >= LEAST_HOLE;
  return present<Wall>({
    from: w.from,
    to: w.to,
    low,
    limited: w.limited,
    effectUnknown: w.effectUnknown,
    blocks: pierced ? blocks.filter((b) => b !== 'effect') : blocks,
    cover: w.cover,
    degree: w.degree,
    bottom: w.bottom,
    top: w.top,
    crossCost: w.crossCost,
    check: hurdleOf(w.check),
    force: w.force,
  });
}

type DifficultyCause = NonNullable<CellFacts['causes']>[number];

/** Merges repeated entries for the same cell; later values win. */
function cellsOf(cells: NonNullable<SceneDocument['cells']>): CellFacts[] {
  const byPlace = new Map<string, NonNullable<SceneDocument['cells']>[number]>();
  for (const c of cells) {
    const key = c.at.join();
    const old = byPlace.get(key);
    byPlace.set(
      key,
      old === undefined
        ? c
        : { ...old, ...c, blocks: [...new Set([...(old.blocks ?? []), ...(c.blocks ?? [])])] },
    );
  }
  return [...byPlace.values()].map((c) =>
    present<CellFacts>({
      at: c.at,
      difficult: c.terrain === 'difficult',
      costFactor: c.costFactor ?? (c.terrain === 'difficult' || c.low === true ? 2 : 1),
      costFor: c.costFor,
      causes: c.causes?.map((cause) => present<DifficultyCause>(cause)),
      blocks: c.blocks ?? [],
      low: c.low ?? false,
      elevation: c.elevation ?? 0,
      cover: c.cover,
      degree: c.degree,
      ground: c.ground,
      concealment: c.concealment,
      missChance: c.missChance,
      light: c.light,
      surface: c.surface,
      check: hurdleOf(c.check),
      force: c.force,
    }),
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A part of the document as the board stores it: without undefined fields, even in nested parts,
 * and with defaults for missing fields. Lists stay as they are. Fields are set one by one, because
 * spreading a thousand creatures takes ten times as long.
 */
function completed<T extends object>(given: object, defaults: Partial<T>): T {
  const found: Record<string, unknown> = {};
  const fields = given as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    const value = fields[key];
    // A skill may have any name, and `__proto__` would set the object's prototype.
    if (value !== undefined && key !== '__proto__')
      found[key] = isRecord(value) ? completed(value, {}) : value;
  }
  for (const key in defaults) found[key] ??= defaults[key];
  return found as T;
}

const attackOf = (a: SceneAttack): Attack =>
  completed<Attack>(a, {
    name: a.id,
    natural: false,
    unarmed: false,
    light: false,
    twoHanded: false,
    reachWeapon: 'none',
    ready: true,
  });

/** A creature of a scene as the board stores it; of scenery, what it would be as a creature. */
export function creatureFrom(c: SceneCreature): Creature {
  const creature = completed<{ -readonly [K in keyof Creature]: Creature[K] }>(c, {
    name: c.id,
    elevation: 0,
    conditions: [],
    traits: [],
    opportunitiesTaken: 0,
  });
  if (c.attacks !== undefined) creature.attacks = c.attacks.map(attackOf);
  creature.traits = withKind(creature);
  // A host may show the weapons of a creature whose sheet is closed.
  if (c.traits === undefined && c.speed === undefined) creature.sheetUnknown = true;
  if (c.scenery !== undefined) delete (creature as { scenery?: unknown }).scenery;
  return creature;
}

const usedOf = ({
  uses = {},
  standard,
  move,
  fullRound,
  swift,
  step,
  ...used
}: Omit<NonNullable<SceneTurn['spent']>, 'beside'>): Spent =>
  completed<Spent>(
    { ...used, uses: { ...usesStated({ standard, move, fullRound, swift, step }), ...uses } },
    NOTHING_SPENT,
  );

const besideOf = (beside: NonNullable<SceneTurn['spent']>['beside']): Pick<Spent, 'beside'> =>
  beside === undefined
    ? {}
    : {
        beside: Object.fromEntries(Object.entries(beside).map(([id, used]) => [id, usedOf(used)])),
      };

const turnOf = (t: SceneTurn): Turn =>
  completed<Turn>(
    { ...t, spent: { ...usedOf(t.spent ?? {}), ...besideOf(t.spent?.beside) } },
    { surprise: false, order: [] },
  );

const NO_OPTIONS: Readonly<Record<string, unknown>> = {};

/** The largest space of a creature whose space the scene does not give, in cells. */
const WIDEST_OF_SIZE = 6;

/** Does no cell of the creature's space lie on the map? Game masters park tokens there. */
export function isOutside({ at, space, size }: SceneCreature, grid: Grid): boolean {
  const x = at[0];
  const y = at[1];
  if (x >= 0 && y >= 0 && x < grid.columns && y < grid.rows) return false;
  const n = space ?? (size !== undefined && sizeSteps('medium', size) > 0 ? WIDEST_OF_SIZE : 1);
  return x >= grid.columns || y >= grid.rows || x + n <= 0 || y + n <= 0;
}

type Documents = NonNullable<SceneDocument['creatures']>;
const NOBODY: Documents = [];

/** The cells that things on the map fill as obstacles. */
function obstaclesOf(documents: Documents, grid: Grid): SceneCell[] {
  const found: SceneCell[] = [];
  for (const { scenery, at, space = 1 } of documents) {
    if (scenery === undefined || scenery === 'clear') continue;
    for (const [x, y] of tilingOf(grid).space(at, space))
      found.push(
        scenery === 'low' ? { at: [x, y], low: true } : { at: [x, y], blocks: [...BLOCKS] },
      );
  }
  return found;
}

const grounds = memoize<Board['ground']>();
/** Walls keep their places, and the index of them, while cells or their light change. */
const wallsInPlace = memoize<readonly Wall[]>();
const creatureOf = perObject(creatureFrom);
const lists = memoize<readonly Creature[]>();
const listOf = (documents: Documents, grid: Grid): readonly Creature[] =>
  lists(documents, [grid], () => {
    const found: Creature[] = [];
    for (const c of documents)
      if (c.scenery === undefined && !isOutside(c, grid)) found.push(creatureOf(c));
    return found;
  });
const obstacles = memoize<{ readonly cells: readonly SceneCell[]; readonly key: string }>();
const seats = memoize<readonly Creature[]>();
const turns = perObject(turnOf);

/** Obstacles have a key, so that a ground stays the same object while creatures move. */
function groundOf({
  grid,
  cells,
  walls,
  light,
  creatures = NOBODY,
}: SceneDocument): Board['ground'] {
  const things = obstacles(creatures, [grid], () => {
    const found = obstaclesOf(creatures, grid);
    return { cells: found, key: found.length === 0 ? '' : JSON.stringify(found) };
  });
  return grounds(grid, [cells, walls, light, things.key], () =>
    present<Board['ground']>({
      grid,
      cells: cellsOf([...(cells ?? []), ...things.cells]),
      walls: wallsInPlace(grid, [walls], () => aligned(grid, (walls ?? []).map(wallOf))),
      light,
    }),
  );
}

/**
 * Each part of the board is cached as long as its part of the scene is the same object. Things and
 * creatures outside the map are no creatures of the board.
 */
export function boardOf(scene: SceneDocument): Board {
  const ground = groundOf(scene);
  const list = listOf(scene.creatures ?? NOBODY, ground.grid);
  const { turn } = scene;
  return present<Board>({
    ground,
    creatures: seats(list, [ground.grid], () => seated(list, ground.grid)),
    turn: turn && turns(turn),
    degrees: scene.degrees,
    misses: scene.misses,
    options: scene.options ?? NO_OPTIONS,
  });
}
