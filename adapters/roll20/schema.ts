/**
 * What page.ts sends of a Roll20 table, in Roll20's own units: pixels of the page, 70 to a unit, y
 * down.
 */
import * as z from 'zod/mini';
import { fromPage, type Facts } from '../../src/bridge/messages.ts';
import { broken, flag, id, listById, listOf, number, text, upTo } from '../common/schema.ts';

/** Points of a path, as Roll20 writes them: JSON. */
const json = z.catch(z.nullish(upTo(60_000)), undefined);

/** One path of the layer of walls: of the old kind (`path`) or the new (`points`). */
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
 * A door or a window; its handles are told from its own place. Which way its y counts is not known.
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
  /** In units of 70 px; cells to a unit; the engine's own word on the pixels of a cell. */
  page: z.object({
    width: number,
    height: number,
    snap: number,
    snapTo: number,
    grid: text,
    distance: number,
    units: text,
  }),
  /** The master looks at another page than his players. */
  astray: flag,
  /**
   * What hides things from this user: walls between, the dark, fog laid by hand. Absent for a
   * master.
   */
  veil: z.catch(z.nullish(z.object({ walls: flag, dark: flag, fog: flag })), undefined),
  /** Some corners of the hexes that the host draws, where it tells them. */
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
  /** Its middle. */
  x: number,
  y: number,
  width: number,
  height: number,
  /** On the master's layer: players do not see it. */
  hidden: flag,
  /** Id of the character that it represents. */
  character: z.catch(z.nullish(upTo(200)), undefined),
  /** This user may open the character's sheet. */
  open: flag,
  /** The character's name, where its sheet is open. */
  kind: text,
  /** A player, or all of them, may move it. */
  played: flag,
  /** This user may. */
  mine: flag,
  /** Who may. */
  hands,
  /**
   * It sees, and how far in the dark (units of the page's scale); what one's own tokens do not see,
   * a veiled page does not show.
   */
  sighted: flag,
  darkvision: number,
  /** Anything at all that marks it as somebody: a name, a value in a bar. */
  somebody: flag,
  markers: z.catch(z.array(upTo(200)).check(z.maxLength(200)), []),
  colour: z.catch(z.nullish(upTo(40)), undefined),
  /** How it came where it is, where this client saw that; `own`: this user moved it. */
  hand: z.catch(
    z.nullish(z.object({ way: z.enum(['drag', 'keyboard', 'undo']), own: flag })),
    undefined,
  ),
});

/**
 * Something that shines, on whatever layer: its middle, and how far (units of the page's scale).
 */
const light = z.object({ x: number, y: number, reach: number });

/** Rows of the turn tracker, the first one's turn; `token` null for rows that are no creature. */
const turn = z.object({ token: z.nullable(id), count: number });

export const tokens = z.object({
  map: upTo(200),
  tokens: listById(token, 5000),
  /** Told where the page is veiled and dark. */
  lights: listOf(light, 5000),
  /** Null: the tracker is shut. */
  turns: z.catch(z.nullable(listOf(turn, 2000)), null),
  /** What a row that counts rounds stands at. */
  round: number,
  /** The tracker is open and has rows: the page that it is for. */
  fight: z.catch(z.nullish(upTo(200)), undefined),
  /** Characters whose sheets did not come, though they were asked for. */
  unread: number,
  broken,
});

/**
 * Who may speak in the chat. Of characters a player is told those that somebody moves: nobody but a
 * master speaks for the others.
 */
export const voices = z.object({
  /** This user's display name, and whether the chat takes it for nobody else's; null: not known. */
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
  /** The sheet that the campaign gives it, where it says so. */
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
