/**
 * What page.ts sends of a Foundry table, in Foundry's own units (pixels of the canvas, padding
 * included; feet; keys of its systems).
 */
import * as z from 'zod/mini';
import { ATTACK_KINDS, BUILDS, REACH_WEAPONS, SIZES } from '../../src/board/creature.ts';
import { fromPage, pair, type Facts } from '../../src/bridge/messages.ts';
import { DOUBTS, MOVE_CAUSES } from '../adapter.ts';
import { broken, flag, id, listById, listOf, number, text, upTo } from '../common/schema.ts';

/** Whatever a system keeps of an actor: read with care by the sheets' readers. */
const anything = z.custom<Readonly<Record<string, unknown>>>(
  (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
);

type Coordinate = z.output<typeof number>;
const ends = z.pipe(
  z.array(number).check(z.maxLength(4)),
  z.transform(
    ([x1, y1, x2, y2]: Coordinate[]): [Coordinate, Coordinate, Coordinate, Coordinate] => [
      x1,
      y1,
      x2,
      y2,
    ],
  ),
);

export const wall = z.object({
  c: ends,
  move: number,
  sight: number,
  dir: number,
  door: number,
  ds: number,
});

/**
 * An outline in pixels: x and y of each corner in turn. What lies in an odd number of rings is
 * inside.
 */
const ring = z.array(z.number()).check(z.minLength(6), z.maxLength(8000));
const rings = z.array(ring).check(z.maxLength(500));

/** Ground that costs more; rings that cannot be read are counted, and the user told. */
export const terrain = z.object({
  factor: z.number().check(z.positive(), z.maximum(100)),
  rings: z.catch(z.nullable(rings), null),
});

export const ground = z.object({
  /** Identity of the scene. */
  map: upTo(200),
  /**
   * The level of it that is drawn, and where that level's floor lies, in distance units; '' in
   * versions without levels.
   */
  level: z.catch(upTo(200), ''),
  base: number,
  generation: number,
  version: upTo(50),
  system: upTo(100),
  /** Identity of the game that is played; '' where it cannot be told. */
  world: z.catch(upTo(200), ''),
  gm: z.boolean(),
  user: z.catch(upTo(200), ''),
  /** `legacy`: the hexes are of a scene made before version 10. */
  grid: z.object({ type: number, size: number, distance: number, units: text, legacy: flag }),
  /** The scene proper, without the padding round it. */
  rect: z.object({ x: number, y: number, width: number, height: number }),
  walls: listOf(wall),
  terrain: listOf(terrain, 1000),
  /** Outline of the level's floor, where regions make it; null: it is whole. */
  floor: z.catch(z.nullish(rings), null),
  broken,
});

export const token = z.object({
  id,
  /** Absent when the table does not show this user the name. */
  name: text,
  x: number,
  y: number,
  width: number,
  height: number,
  /** Which hexes it takes (12 and later). */
  shape: number,
  elevation: number,
  disposition: number,
  /** Only the master is told of hidden tokens. */
  hidden: flag,
  /** This user may move it. */
  mine: flag,
  actor: z.boolean(),
  statuses: z.catch(z.array(upTo(100)).check(z.maxLength(200)), []),
});

export const combat = z.object({
  id: z.catch(upTo(200), ''),
  round: number,
  turn: number,
  /** In order of initiative; `token` null where this user may not see the combatant. */
  turns: listOf(z.object({ token: z.nullable(id), defeated: flag }), 2000),
});

export const tokens = z.object({
  map: upTo(200),
  tokens: listById(token, 5000),
  /** Whoever stands on another level or floor; `level`: its name, where this user may know it. */
  elsewhere: z.catch(listById(z.object({ id, name: text, level: text }), 5000), []),
  combat: z.catch(z.nullable(combat), null),
  broken,
});

export const item = z.object({
  id,
  type: upTo(50),
  name: upTo(300),
  original: text,
  system: anything,
});

/** Names of what of a sheet could not be read. */
const unread = z.catch(z.array(upTo(60)).check(z.maxLength(20)), []);

/** A sheet that this user may open. */
const openSheet = z.object({
  /** Token that it belongs to: actors of unlinked tokens differ from one token to the next. */
  of: id,
  open: z.literal(true),
  type: text,
  /** The actor's id, which many tokens may share. */
  character: z.catch(z.nullish(upTo(200)), undefined),
  /** The actor's name. */
  kind: text,
  system: anything,
  items: z.nullable(listOf(item, 2000)),
  unread,
});

const reachInCells = z.catch(z.nullish(z.int().check(z.minimum(0), z.maximum(50))), undefined);

/**
 * A sheet that is closed to this user: what the table shows of the creature. There is no place in
 * it for a name, an item or a number of the sheet; whatever else the page may send is dropped.
 */
const closedSheet = z.object({
  of: id,
  open: z.literal(false),
  size: z.catch(z.nullish(z.enum(SIZES)), undefined),
  build: z.catch(z.nullish(z.enum(BUILDS)), undefined),
  reach: reachInCells,
  /** Each way in which it is armed, once; absent: not known. */
  held: z.catch(
    z.nullish(
      z
        .array(
          z.object({
            kind: z.enum(ATTACK_KINDS),
            natural: flag,
            reachWeapon: z.catch(z.nullish(z.enum(REACH_WEAPONS)), undefined),
            reach: reachInCells,
          }),
        )
        .check(z.maxLength(50)),
    ),
    undefined,
  ),
  unread,
});

export const sheet = z.discriminatedUnion('open', [openSheet, closedSheet]);

export const sheets = z.object({ map: upTo(200), sheets: listOf(sheet, 5000), broken });

/**
 * A token's move: top-left corners of its places in pixels, the first where it stood, the last
 * where it goes.
 */
export const move = z.object({
  map: upTo(200),
  id,
  of: id,
  path: z.array(pair).check(z.minLength(2), z.maxLength(2000)),
  by: z.optional(z.enum(['self', 'master', 'other'])),
  way: z.optional(z.enum(MOVE_CAUSES)),
  doubt: z.optional(z.enum(DOUBTS)),
});

/** A move of this user's own before it happens: a question, answered while it is heard. */
export const intent = z.extend(move, { ask: id });

/** A move that this user has planned for a token, and nobody makes yet (14 and later). */
export const plan = z.nullable(z.object({ of: id, path: move.shape.path }));

/** The world's flags of ours on the fight: text by keys of ours, whoever wrote it. */
export const MOST_NOTES = 50;
export const LONGEST_NOTE = 20_000;
export const notes = z.object({
  notes: z
    .record(z.string().check(z.regex(/^[\w-]{1,50}$/)), upTo(LONGEST_NOTE))
    .check(z.refine((all) => Object.keys(all).length <= MOST_NOTES)),
});

export const roll = z.object({
  id,
  of: id,
  kind: z.enum(['attack', 'spell']),
  name: z.optional(upTo(300)),
  targets: z.optional(z.array(id).check(z.maxLength(200))),
  posted: z.optional(z.object({ by: upTo(300), known: z.boolean() })),
});

/** The host's own keys: modifiers, then the key's place. */
export const keys = z.object({ taken: listOf(upTo(80), 5000) });

export const foundryFacts = {
  ...fromPage,
  ground,
  tokens,
  sheets,
  moved: move,
  intends: intent,
  plan,
  notes,
  rolled: roll,
  keys,
} as const;

export type RawGround = z.infer<typeof ground>;
export type RawToken = z.infer<typeof token>;
export type RawTokens = z.infer<typeof tokens>;
export type OpenSheet = z.infer<typeof openSheet>;
export type ClosedSheet = z.infer<typeof closedSheet>;
export type RawSheet = z.infer<typeof sheet>;
export type RawMove = z.infer<typeof move>;
export type RawRoll = z.infer<typeof roll>;
export type RawItem = z.infer<typeof item>;
export type FoundryFacts = Facts<typeof foundryFacts>;
