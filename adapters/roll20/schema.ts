/**
 * Messages of the page script about a Roll20 table, in Roll20's own units: pixels of the page, 70
 * to a unit, y down.
 */
import * as z from 'zod/mini';
import { fromPage, type Facts } from '../../src/bridge/messages.ts';
import { broken, flag, id, listById, listOf, number, text, upTo } from '../common/schema.ts';

/** Points of a path as Roll20 writes them: JSON. */
const json = z.catch(z.nullish(upTo(60_000)), undefined);

/** A path of the wall layer: old style (`path`) or new style (`points`). */
export const wall = z.object({
  path: json,
  points: json,
  shape: text,
  x: number,
  y: number,
  width: number,
  height: number,
  scaleX: number,
  scaleY: number,
  rotation: number,
  barrier: text,
});

/**
 * A door or a window; its handles are relative to its position. The direction of its y axis is
 * unknown.
 */
export const opening = z.object({
  x: number,
  y: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  open: flag,
  /** True for a window. */
  window: flag,
});

export const ground = z.object({
  map: upTo(200).check(z.minLength(1)),
  gm: z.boolean(),
  campaign: text,
  /** The user's id as a player. */
  me: text,
  engine: text,
  /** In units of 70 px; cells per unit; the engine's own number of pixels per cell. */
  page: z.object({
    width: number,
    height: number,
    snap: number,
    snapTo: number,
    grid: text,
    distance: number,
    units: text,
  }),
  /** The game master views another page than his players. */
  astray: flag,
  /** Obstacles to this user's view: walls, darkness, hand-drawn fog. Absent for a game master. */
  veil: z.catch(z.nullish(z.object({ walls: flag, dark: flag, fog: flag })), undefined),
  /** Some corners of the hexes that the host draws, where it reports them. */
  corners: z.catch(
    z.nullish(z.array(z.object({ x: z.number(), y: z.number() })).check(z.maxLength(50))),
    undefined,
  ),
  walls: listOf(wall),
  openings: listOf(opening),
  broken,
});

/** Ids of players, or `all`. */
const hands = z.catch(z.array(upTo(200)).check(z.maxLength(200)), []);

export const token = z.object({
  id,
  name: text,
  /** Its center. */
  x: number,
  y: number,
  width: number,
  height: number,
  /** On the game master's layer: players do not see it. */
  hidden: flag,
  /** Id of the character that it represents. */
  character: z.catch(z.nullish(upTo(200)), undefined),
  /** This user may open the character's sheet. */
  open: flag,
  /** The character's name, where its sheet is open. */
  kind: text,
  /** A player, or all of them, may move it. */
  played: flag,
  /** This user may move it. */
  mine: flag,
  /** The users who may move it. */
  hands,
  /**
   * The token has sight, and its range in the dark (units of the page's scale). A veiled page hides
   * what one's own tokens do not see.
   */
  sighted: flag,
  darkvision: number,
  /** Does anything mark it as a creature: a name, a value in a bar? */
  somebody: flag,
  markers: z.catch(z.array(upTo(200)).check(z.maxLength(200)), []),
  colour: z.catch(z.nullish(upTo(40)), undefined),
  /** How it came to its position, if this client saw that; `own`: this user moved it. */
  hand: z.catch(
    z.nullish(z.object({ way: z.enum(['drag', 'keyboard', 'undo']), own: flag })),
    undefined,
  ),
});

/** A light source on any layer: its center, and its range (units of the page's scale). */
const light = z.object({ x: number, y: number, reach: number });

/** Rows of the turn tracker, the first on turn; `token` null for rows without a creature. */
const turn = z.object({ token: z.nullable(id), count: number });

export const tokens = z.object({
  map: upTo(200),
  tokens: listById(token, 5000),
  /** Sent where the page is veiled and dark. */
  lights: listOf(light, 5000),
  /** Null: the tracker is closed. */
  turns: z.catch(z.nullable(listOf(turn, 2000)), null),
  /** The value of a row that counts rounds. */
  round: number,
  /** The page of an open tracker with rows. */
  fight: z.catch(z.nullish(upTo(200)), undefined),
  /** Number of characters whose requested sheets did not come. */
  unread: number,
  broken,
});

/**
 * The possible speakers in the chat. A player receives only characters with a controlling player:
 * only game masters speak for the others.
 */
export const voices = z.object({
  /** This user's display name, and whether it is unique in the chat; null: unknown. */
  me: text,
  alone: flag,
  players: listOf(z.object({ id, name: upTo(300) }), 500),
  characters: listOf(z.object({ id, name: upTo(300), hands }), 5000),
});

/** Text and numbers as the sheet keeps them; the advanced sheets keep objects. */
const anything = z.optional(z.unknown());
const attribute = z.object({ name: upTo(300), current: anything, max: anything });

export const sheet = z.object({
  /** Id of the character. */
  of: id,
  /** The campaign's name for the sheet, if known. */
  kind: text,
  attributes: listOf(attribute, 20_000),
});

export const roll20Facts = { ...fromPage, ground, tokens, sheet, voices } as const;

export type RawGround = z.infer<typeof ground>;
export type RawWall = z.infer<typeof wall>;
export type RawOpening = z.infer<typeof opening>;
export type RawToken = z.infer<typeof token>;
export type RawTokens = z.infer<typeof tokens>;
export type RawVoices = z.infer<typeof voices>;
export type RawSheet = z.infer<typeof sheet>;
export type Roll20Facts = Facts<typeof roll20Facts>;
