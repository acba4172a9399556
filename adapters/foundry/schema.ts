/**
 * Messages of the page script about a Foundry table, in Foundry's own units (canvas pixels with
 * padding, feet, keys of the game systems).
 */
import * as z from 'zod/mini';
import {
  ATTACK_KINDS,
  BUILDS,
  MOVINGS,
  REACH_WEAPONS,
  SIZES,
  TAKES,
  WAYS,
} from '../../src/board/vocabulary.ts';
import { fromPage, pair, type PageFacts } from '../../src/bridge/messages.ts';
import { DOUBTS, MOVE_CAUSES } from '../../src/state/host.ts';
import {
  sentUnreadable,
  sentFlag,
  sentId,
  inPlace,
  listById,
  sentList,
  recordOf,
  sentNumber,
  someOf,
  sentText,
  upTo,
} from '../common/schema.ts';

/** The game system's data of an actor; the sheet readers check each field. */
const anything = z.custom<Readonly<Record<string, unknown>>>(
  (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
);

type Coordinate = z.output<typeof sentNumber>;
const ends = z.pipe(
  z.array(sentNumber).check(z.maxLength(4)),
  z.transform(
    ([x1, y1, x2, y2]: Coordinate[]): [Coordinate, Coordinate, Coordinate, Coordinate] => [
      x1,
      y1,
      x2,
      y2,
    ],
  ),
);

const wall = z.object({
  c: ends,
  move: sentNumber,
  sight: sentNumber,
  dir: sentNumber,
  door: sentNumber,
  ds: sentNumber,
  /** Heights of the wall's lower and upper edge in distance units, if a module stores them. */
  bottom: sentNumber,
  top: sentNumber,
});

/**
 * An outline in pixels, as rings of alternating x and y. A point that lies inside an odd number of
 * rings is inside the outline.
 */
const ring = z.array(z.number()).check(z.minLength(6), z.maxLength(8000));
const rings = z.array(ring).check(z.maxLength(500));

/** The highest cost factor of a scene document; a host may state a higher one. */
const MOST_COST = 100;
/** Costly ground; unreadable rings are counted and reported to the user. */
const factor = z.pipe(
  z.number().check(z.minimum(0)),
  z.transform((cost: number): number => Math.min(cost, MOST_COST)),
);
const cause = z.object({
  /** Kinds of ground as the game system names them; unknown ones are kept. */
  kinds: z.array(z.string()).check(z.maxLength(50)),
  magical: z.boolean(),
  /** Dispositions of tokens that it does not hinder. */
  spares: z.array(z.number()).check(z.maxLength(10)),
});
const terrain = z.object({
  /** Cost factor for walking. */
  factor,
  /** Cost factors for other kinds of movement, and null for ways that cannot enter. */
  ways: z.nullish(z.partialRecord(z.enum(WAYS), z.nullable(factor))),
  /** What makes it difficult to walk on, where the game system says so. */
  causes: z.nullish(z.array(cause).check(z.maxLength(20))),
  rings: z.catch(z.nullable(rings), null),
});

/** A light or a darkness, as the host computed it: what it reaches, and how brightly. */
const source = z.object({
  x: z.number(),
  y: z.number(),
  /** Radii of bright and of dim light in pixels. */
  bright: z.number(),
  dim: z.number(),
  /** Does it darken instead of lighting? */
  dark: sentFlag,
  rings,
});

/** The light of the drawn map. */
export const lightSchema = z.object({
  map: upTo(200),
  /** Does the scene's own light reach all of the map that no region changes? */
  lit: z.boolean(),
  /** Areas where a region changes that: dark areas of a lit map, lit areas of a dark map. */
  changed: sentList(rings, 1000),
  sources: sentList(source, 2000),
  broken: sentUnreadable,
});

export const ground = z.object({
  /** Id of the scene that is shown. */
  map: upTo(200),
  /**
   * Id of the drawn level ('' in versions without levels), and the height of its floor in distance
   * units.
   */
  level: z.catch(upTo(200), ''),
  base: sentNumber,
  generation: sentNumber,
  version: upTo(50),
  system: upTo(100),
  /** dnd5e: the system's version, and the table's choice of rules ("modern", "legacy"). */
  rules: z.catch(z.nullish(z.object({ version: sentText, chosen: sentText })), undefined),
  /** How the map counts diagonals, by Foundry's own numbers. */
  diagonals: sentNumber,
  /** Id of the world; '' if unknown. */
  world: z.catch(upTo(200), ''),
  gm: z.boolean(),
  user: z.catch(upTo(200), ''),
  /** `legacy`: the hexes belong to a scene made before Foundry 10. */
  grid: z.object({
    type: sentNumber,
    size: sentNumber,
    distance: sentNumber,
    units: sentText,
    legacy: sentFlag,
  }),
  /** The scene's rectangle, without the padding around it. */
  rect: z.object({ x: sentNumber, y: sentNumber, width: sentNumber, height: sentNumber }),
  walls: sentList(wall),
  terrain: sentList(terrain, 1000),
  /**
   * Outline of the level's floor, if regions form it; null if the floor has no holes. An outline
   * that cannot be read is reported to the user.
   */
  floor: z.catch(z.nullish(z.union([rings, z.literal('unread')])), 'unread'),
  broken: sentUnreadable,
});

const token = z.object({
  id: sentId,
  /** The token's name; absent if Foundry hides it from this user. */
  name: sentText,
  x: sentNumber,
  y: sentNumber,
  width: sentNumber,
  height: sentNumber,
  /** Shape of the token's space on hexes (Foundry 12 and later). */
  shape: sentNumber,
  elevation: sentNumber,
  /** The kind of movement that is chosen for the token, if it is not walking (Foundry 13 and later). */
  moving: z.catch(z.nullish(z.enum(MOVINGS)), undefined),
  disposition: sentNumber,
  /** Is the token hidden? Only game masters receive hidden tokens. */
  hidden: sentFlag,
  /** May this user move the token? */
  mine: sentFlag,
  actor: z.boolean(),
  /** The actor's type, by the game system's name; absent: no actor, or unreadable. */
  type: z.catch(z.nullish(upTo(100)), undefined),
  /** Does the module Item Piles make a pile, a container or a merchant of the token? */
  pile: sentFlag,
  /** The game system's own word on whether the actor is a creature, if it has one. */
  creature: sentFlag,
  /** Does the actor have hit points, of whatever name? */
  hp: sentFlag,
  /** Id of the token that carries this one, by the module Rideable. */
  mount: z.catch(z.nullish(sentId), undefined),
  statuses: someOf(upTo(100), 200),
});

const combat = z.object({
  id: z.catch(upTo(200), ''),
  round: sentNumber,
  turn: sentNumber,
  /** Combatants in order of initiative; `token` is null if this user may not see the combatant. */
  turns: inPlace(
    z.object({
      token: z.nullable(sentId),
      defeated: sentFlag,
      count: z.optional(sentNumber),
      group: z.optional(sentNumber),
    }),
    { token: null },
    2000,
  ),
});

export const tokens = z.object({
  map: upTo(200),
  tokens: listById(token, 5000),
  /** Creatures on another level or floor; `level`: the level's name, if this user may know it. */
  elsewhere: z.catch(listById(z.object({ id: sentId, name: sentText, level: sentText }), 5000), []),
  combat: z.catch(z.nullable(combat), null),
  broken: sentUnreadable,
});

export const item = z.object({
  id: sentId,
  type: upTo(50),
  name: upTo(300),
  original: sentText,
  system: anything,
});

/** Names of a sheet's parts that could not be read. */
const unread = someOf(upTo(60), 20);

/** A sheet that this user may open. */
const openSheet = z.object({
  /** Id of the token to which the sheet belongs: unlinked tokens have separate actors. */
  of: sentId,
  open: z.literal(true),
  type: sentText,
  /** The actor's id, which many tokens may share. */
  character: z.catch(z.nullish(upTo(200)), undefined),
  /** The actor's name. */
  kind: sentText,
  system: anything,
  items: z.nullable(sentList(item, 2000)),
  unread,
});

const reachInCells = z.catch(z.nullish(z.int().check(z.minimum(0), z.maximum(50))), undefined);

/**
 * A sheet that this user may not open: only the creature's visible facts. It has no field for a
 * name, an item or a number of the sheet; all other fields that the page sends are dropped.
 */
const closedSheet = z.object({
  of: sentId,
  open: z.literal(false),
  size: z.catch(z.nullish(z.enum(SIZES)), undefined),
  build: z.catch(z.nullish(z.enum(BUILDS)), undefined),
  reach: reachInCells,
  /** The ways in which the creature is armed, each listed once; absent: unknown. */
  held: z.optional(
    z.nullable(
      someOf(
        z.object({
          kind: z.enum(ATTACK_KINDS),
          natural: sentFlag,
          reachWeapon: z.catch(z.nullish(z.enum(REACH_WEAPONS)), undefined),
          reach: reachInCells,
          /** Is it a whip, which threatens no cells? */
          whip: sentFlag,
        }),
        50,
      ),
    ),
  ),
  unread,
});

export const sheet = z.discriminatedUnion('open', [openSheet, closedSheet]);

export const sheets = z.object({
  map: upTo(200),
  sheets: sentList(sheet, 5000),
  broken: sentUnreadable,
});

/**
 * A token's move: its top-left corners in pixels, first the starting position, last the
 * destination.
 */
export const moveSchema = z.object({
  map: upTo(200),
  id: sentId,
  of: sentId,
  path: z.array(pair).check(z.minLength(2), z.maxLength(2000)),
  /** Heights along the path, in distance units. */
  heights: z.optional(z.array(z.number()).check(z.maxLength(2000))),
  by: z.optional(z.enum(['self', 'master', 'other'])),
  cause: z.optional(z.enum(MOVE_CAUSES)),
  doubt: z.optional(z.enum(DOUBTS)),
  /** The kind of movement that reaches each point of the path (Foundry 13 and later). */
  ways: z.optional(z.array(z.enum(MOVINGS)).check(z.maxLength(2000))),
  /** The movement mode that the mover's user has chosen; the mover's client writes it. */
  mode: z.optional(sentId),
});

/** A move that this user is about to make: a question that is answered at once. */
export const intent = z.extend(moveSchema, { ask: sentId });

/** This user's planned move for a token, which has not been made yet (Foundry 14 and later). */
export const planSchema = z.nullable(
  z.object({
    of: sentId,
    path: moveSchema.shape.path,
    heights: moveSchema.shape.heights,
    ways: moveSchema.shape.ways,
  }),
);

/** Limits of the notes in our flags on the fight. Any author may have written them. */
export const MOST_NOTES = 50;
const LONGEST_NOTE = 20_000;
/** One note that cannot be read takes no other with it. */
export const notesSchema = z.object({
  notes: recordOf(/^[\w-]{1,50}$/, upTo(LONGEST_NOTE), MOST_NOTES),
});

const rolledNumber = z.int().check(z.minimum(-10_000), z.maximum(10_000));

export const roll = z.object({
  id: sentId,
  of: sentId,
  kind: z.enum(['attack', 'spell', 'use', 'check']),
  name: z.optional(upTo(300)),
  /** Name of the part of the item that was used, such as one of several activities. */
  part: z.optional(upTo(300)),
  takes: z.optional(z.enum(TAKES)),
  slot: z.optional(z.boolean()),
  uses: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  offhand: z.optional(z.boolean()),
  targets: z.optional(z.array(sentId).check(z.maxLength(200))),
  total: z.optional(rolledNumber),
  die: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  posted: z.optional(z.object({ by: upTo(300), known: z.boolean() })),
});

/** A player's proposal for this game master, as JSON text from that player's client. */
export const proposal = z.object({ from: sentId, by: upTo(300), of: sentId, text: upTo(4000) });

/** The host's own keyboard shortcuts: each has modifiers, then the browser's key code. */
export const keysSchema = z.object({ taken: sentList(upTo(80), 5000) });

export const foundryFacts = {
  ...fromPage,
  ground,
  light: lightSchema,
  tokens,
  sheets,
  moved: moveSchema,
  intends: intent,
  plan: planSchema,
  notes: notesSchema,
  rolled: roll,
  proposed: proposal,
  keys: keysSchema,
} as const;

export type RawGround = z.infer<typeof ground>;
export type RawLight = z.infer<typeof lightSchema>;
export type RawToken = z.infer<typeof token>;
export type RawTokens = z.infer<typeof tokens>;
export type OpenSheet = z.infer<typeof openSheet>;
export type ClosedSheet = z.infer<typeof closedSheet>;
export type RawSheet = z.infer<typeof sheet>;
export type RawMove = z.infer<typeof moveSchema>;
export type RawRoll = z.infer<typeof roll>;
export type RawItem = z.infer<typeof item>;
export type FoundryFacts = PageFacts<typeof foundryFacts>;
