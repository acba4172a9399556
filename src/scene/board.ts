/**
 * Converts a validated scene document to a board. Applies only the defaults of the specification.
 */
import {
  BLOCKS,
  NOTHING_SPENT,
  type Board,
  type CellFacts,
  type Hurdle,
  type Spent,
  type Turn,
  type Wall,
} from '../board/board.ts';
import type { Attack, Creature, HitPoints, Skill, Speeds } from '../board/creature.ts';
import { memoize, perObject } from '../board/memoize.ts';
import { seated } from '../board/mounts.ts';
import type { SceneCreature, SceneDocument } from './schema.ts';

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
    blocks: pierced ? blocks.filter((b) => b !== 'effect') : blocks,
    cover: w.cover,
    degree: w.degree,
    crossCost: w.crossCost,
    check: hurdleOf(w.check),
  });
}

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
      blocks: c.blocks ?? [],
      low: c.low ?? false,
      elevation: c.elevation ?? 0,
      cover: c.cover,
      degree: c.degree,
      concealment: c.concealment,
      missChance: c.missChance,
      light: c.light,
      surface: c.surface,
      check: hurdleOf(c.check),
    }),
  );
}

function attackOf(a: NonNullable<SceneCreature['attacks']>[number]): Attack {
  return present<Attack>({
    id: a.id,
    name: a.name ?? a.id,
    kind: a.kind,
    natural: a.natural ?? false,
    unarmed: a.unarmed ?? false,
    light: a.light ?? false,
    twoHanded: a.twoHanded ?? false,
    reachWeapon: a.reachWeapon ?? 'none',
    reach: a.reach,
    rangeIncrement: a.rangeIncrement,
    ready: a.ready ?? true,
    offHand: a.offHand,
    secondary: a.secondary,
    proficient: a.proficient,
    size: a.size,
    enhancement: a.enhancement,
    damage: a.damage,
    critical: a.critical,
    tags: a.tags,
  });
}

function creatureFrom(c: SceneCreature): Creature {
  return present<Creature>({
    id: c.id,
    name: c.name ?? c.id,
    side: c.side,
    at: c.at,
    size: c.size,
    build: c.build,
    space: c.space,
    reach: c.reach,
    elevation: c.elevation ?? 0,
    squeezing: c.squeezing,
    speed: c.speed === undefined ? undefined : present<Speeds>(c.speed),
    armour: c.armour,
    load: c.load,
    bab: c.bab,
    abilities:
      c.abilities === undefined
        ? undefined
        : present<NonNullable<Creature['abilities']>>(c.abilities),
    attacks: c.attacks?.map(attackOf),
    conditions: c.conditions ?? [],
    traits: c.traits ?? [],
    opportunitiesTaken: c.opportunitiesTaken ?? 0,
    immediateUsed: c.immediateUsed,
    visibleTo: c.visibleTo,
    mount: c.mount,
    hp: c.hp === undefined ? undefined : present<HitPoints>(c.hp),
    heading: c.heading,
    hitDice: c.hitDice,
    skills:
      c.skills === undefined
        ? undefined
        : Object.fromEntries(
            Object.entries(c.skills).map(([name, s]) => [name, present<Skill>(s)]),
          ),
    saves: c.saves === undefined ? undefined : present<NonNullable<Creature['saves']>>(c.saves),
    grapples: c.grapples,
    pins: c.pins,
  });
}

function turnOf(t: NonNullable<SceneDocument['turn']>): Turn {
  return present<Turn>({
    round: t.round,
    active: t.active,
    surprise: t.surprise ?? false,
    order: t.order ?? [],
    acted: t.acted,
    counts: t.counts,
    spent: { ...NOTHING_SPENT, ...present<Spent>(t.spent ?? {}) },
  });
}

const NO_OPTIONS: Readonly<Record<string, unknown>> = {};

const NOBODY: NonNullable<SceneDocument['creatures']> = [];
const grounds = memoize<Board['ground']>();
const creatureOf = perObject(creatureFrom);
const listOf = perObject((documents: NonNullable<SceneDocument['creatures']>) =>
  documents.map(creatureOf),
);
const seats = memoize<readonly Creature[]>();
const turns = perObject(turnOf);

const groundOf = ({ grid, cells, walls, light }: SceneDocument): Board['ground'] =>
  grounds(grid, [cells, walls, light], () =>
    present<Board['ground']>({
      grid,
      cells: cellsOf(cells ?? []),
      walls: (walls ?? []).map(wallOf),
      light,
    }),
  );

/** Every part of the board is cached while its part of the scene stays the same object. */
export function boardOf(scene: SceneDocument): Board {
  const ground = groundOf(scene);
  const list = listOf(scene.creatures ?? NOBODY);
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
