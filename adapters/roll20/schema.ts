/**
 * Schemas of the page script's messages about a Roll20 table, in Roll20's own units: pixels of the
 * page, 70 per unit, with the y axis down.
 */
import * as z from 'zod/mini';
import { fromPage, type PageFacts } from '../../src/bridge/messages.ts';
import {
  sentUnreadable,
  sentFlag,
  sentId,
  listById,
  sentList,
  inPlace,
  sentNumber,
  someOf,
  sentText,
  upTo,
} from '../common/schema.ts';

/** Points of a path, as the JSON text that Roll20 stores. */
const json = z.catch(z.nullish(upTo(60_000)), undefined);

/** A path of the wall layer: old style (`path`) or new style (`points`). */
export const wallSchema = z.object({
  path: json,
  points: json,
  shape: sentText,
  x: sentNumber,
  y: sentNumber,
  width: sentNumber,
  height: sentNumber,
  scaleX: sentNumber,
  scaleY: sentNumber,
  rotation: sentNumber,
  barrier: sentText,
});

/**
 * A door or a window; its handles are relative to its position. Whether their y axis points up or
 * down is unknown.
 */
export const opening = z.object({
  x: sentNumber,
  y: sentNumber,
  x0: sentNumber,
  y0: sentNumber,
  x1: sentNumber,
  y1: sentNumber,
  open: sentFlag,
  /** Is the opening a window? */
  window: sentFlag,
});

export const ground = z.object({
  map: upTo(200).check(z.minLength(1)),
  gm: z.boolean(),
  campaign: sentText,
  /** This user's id as a player. */
  me: sentText,
  engine: sentText,
  /**
   * The page. Its width and height are in units of 70 px, `snap` is in cells per unit, and `snapTo`
   * is the engine's own number of pixels per cell.
   */
  page: z.object({
    width: sentNumber,
    height: sentNumber,
    snap: sentNumber,
    snapTo: sentNumber,
    grid: sentText,
    distance: sentNumber,
    units: sentText,
    /** How the page counts diagonals: `foure`, `threefive`, `pythagorean`, `manhattan`. */
    diagonals: sentText,
  }),
  /** Is the game master viewing a different page from the players? */
  astray: sentFlag,
  /**
   * Settings that hide tokens from this user: walls, darkness, hand-drawn fog. Absent for a game
   * master.
   */
  veil: z.catch(z.nullish(z.object({ walls: sentFlag, dark: sentFlag, fog: sentFlag })), undefined),
  /** Is the page dark where no light shines? Absent: it is lit, or its lighting is off. */
  unlit: sentFlag,
  /** Some corners of the hexes as the host draws them, if it reports them. */
  corners: z.catch(z.nullish(sentList(z.object({ x: z.number(), y: z.number() }), 50)), undefined),
  walls: sentList(wallSchema),
  openings: sentList(opening),
  broken: sentUnreadable,
});

/** Ids of the players who control the object, or `all`. */
const hands = someOf(upTo(200), 200);

export const tokenSchema = z.object({
  id: sentId,
  name: sentText,
  /** Center of the token. */
  x: sentNumber,
  y: sentNumber,
  width: sentNumber,
  height: sentNumber,
  /** Is the token on the game master's layer or beside the page, where players do not see it? */
  hidden: sentFlag,
  /** Id of the character that the token represents. */
  character: z.catch(z.nullish(upTo(200)), undefined),
  /** May this user open the character's sheet? */
  open: sentFlag,
  /** The character's name, if its sheet is open. */
  kind: sentText,
  /** May any player move the token? */
  played: sentFlag,
  /** May this user move the token? */
  mine: sentFlag,
  /** Ids of the users who may move the token. */
  hands,
  /**
   * Does the token have sight? `darkvision`: the range of its sight in the dark, in units of the
   * page's scale. If lighting or fog hides parts of the page, players see only what their own
   * tokens see.
   */
  sighted: sentFlag,
  darkvision: sentNumber,
  /** Does the token see in one direction only? */
  arc: sentFlag,
  /** How far lights reach for the token's eyes, in percent; absent: 100. */
  keenness: sentNumber,
  /** Does anything mark the token as a creature: a name, or a value in a bar? */
  somebody: sentFlag,
  /** Is the token a creature: does it represent a character, or does a bar look like hit points? */
  creature: sentFlag,
  markers: someOf(upTo(200), 200),
  colour: z.catch(z.nullish(upTo(40)), undefined),
  /**
   * The input that moved the token to its position, if this client saw the input; `own`: this user
   * made it.
   */
  hand: z.catch(
    z.nullish(z.object({ cause: z.enum(['drag', 'keyboard', 'undo']), own: sentFlag })),
    undefined,
  ),
});

/**
 * A light source on any layer: its center, its whole range, and the range of its bright light, in
 * units of the page's scale. Absent bright range: all of it is bright. `beam`: it shines in one
 * direction only.
 */
const light = z.object({
  x: sentNumber,
  y: sentNumber,
  reach: sentNumber,
  bright: sentNumber,
  beam: sentFlag,
});

/**
 * Rows of the turn tracker, beginning with the creature on turn; rows without a creature, or with
 * one that this user does not see, are empty.
 */
const turn = z.object({
  token: z.nullable(sentId),
  count: sentNumber,
  /** What is written on a row of no token. */
  name: z.optional(upTo(300)),
});

export const tokens = z.object({
  map: upTo(200),
  tokens: listById(tokenSchema, 5000),
  /** Light sources; sent only if the page is dark where no light shines. */
  lights: sentList(light, 5000),
  /** Rows of the turn tracker; null if the tracker is closed. */
  turns: z.catch(z.nullable(inPlace(turn, { token: null, count: null }, 2000)), null),
  /** Number of the round, from a row that counts rounds. */
  round: sentNumber,
  /** Id of the page to which the tracker belongs, if the tracker is open and has rows. */
  fight: z.catch(z.nullish(upTo(200)), undefined),
  /** Number of characters whose requested sheets did not arrive. */
  unread: sentNumber,
  /** Number of characters whose requested sheets may still arrive. */
  loading: sentNumber,
  broken: sentUnreadable,
});

/**
 * The possible speakers in the chat. Of the characters, a player's page script names only those
 * that stand in the player's journal and that some player controls: the client holds the others
 * too, and only game masters speak for them.
 */
export const voicesSchema = z.object({
  /** This user's display name. `alone`: is the name unique in the chat? Null: unknown. */
  me: sentText,
  alone: sentFlag,
  /**
   * `claimed`: a character is named as the chat names this player if the player is a game master, so
   * such a line proves nothing.
   */
  players: sentList(z.object({ id: sentId, name: upTo(300), claimed: sentFlag }), 500),
  characters: sentList(z.object({ id: sentId, name: upTo(300), hands }), 5000),
});

/** Value of an attribute: text or a number; in advanced sheets it may also be an object. */
const anything = z.optional(z.unknown());
const attribute = z.object({ name: upTo(300), current: anything, max: anything });

export const sheet = z.object({
  /** Id of the character to which the sheet belongs. */
  of: sentId,
  /** The campaign's name for the kind of sheet, if known. */
  kind: sentText,
  attributes: sentList(attribute, 20_000),
});

export const roll20Facts = { ...fromPage, ground, tokens, sheet, voices: voicesSchema } as const;

export type RawGround = z.infer<typeof ground>;
export type RawWall = z.infer<typeof wallSchema>;
export type RawOpening = z.infer<typeof opening>;
export type RawToken = z.infer<typeof tokenSchema>;
export type RawTokens = z.infer<typeof tokens>;
export type RawVoices = z.infer<typeof voicesSchema>;
export type RawSheet = z.infer<typeof sheet>;
export type Roll20Facts = PageFacts<typeof roll20Facts>;
