/**
 * Messages between the two worlds of a page. The page script sends facts. The content script sends
 * two orders and commands, and answers questions with no. Every message is a CustomEvent whose
 * detail is a STRING, `{"type","data"}`: dispatching is synchronous, so the camera crosses in the
 * task in which it moved, and a string passes between worlds in every browser.
 *
 * A host adds its own facts to this map (`{...fromPage, ground: …}`); nothing here knows a host.
 */
import * as z from 'zod/mini';
import { second } from './secondSource.ts';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** Events on `window`: one name for each direction. */
export const FROM_PAGE = 'quadretto:from-page';
export const TO_PAGE = 'quadretto:to-page';

/** Longest message that is read, in characters: a longer one is hostile or an error. */
export const MAX_MESSAGE = 4_000_000;

const finite = z.number();
const id = z.string().check(z.minLength(1), z.maxLength(200));
export const pair = z.custom<[number, number]>(
  (v) => Array.isArray(v) && v.length === 2 && v.every(Number.isFinite),
);
const ids = z.array(id).check(z.maxLength(10_000));

export type CameraNumbers = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  x: number,
  y: number,
  width: number,
  height: number,
];

/** The page's facts that every host sends. */
export const fromPage = {
  /** The page script is listening; `host` is the adapter's id. */
  ready: z.object({ host: z.string().check(z.maxLength(50)) }),
  /**
   * Map pixels to client CSS pixels (a, b, c, d, e, f as in a CSS matrix), and the map's area on
   * the screen (x, y, width, height): ten bare numbers, because every frame of a pan sends them.
   */
  camera: z.custom<CameraNumbers>(
    (v) =>
      Array.isArray(v) && v.length === 10 && v.every(Number.isFinite) && v[8] >= 0 && v[9] >= 0,
  ),
  selection: z.object({ ids }),
  targets: z.object({ ids }),
  /**
   * The token that this user drags, in map pixels (top-left corner); `via` if the host knows the
   * path. Null: none.
   */
  drag: z.nullable(
    z.object({
      of: id,
      x: finite,
      y: finite,
      via: z.optional(z.array(pair).check(z.maxLength(2000))),
    }),
  ),
  /** The map is gone (scene change, tear-down): its facts no longer hold. */
  gone: z.object({}),
  /** A sign of life; `connected`: the host's own connection to its server, if known. */
  beat: z.object({ connected: z.optional(z.boolean()) }),
  /** The page's second source for the same facts, on request. */
  second,
  /** The result of the command with this id. */
  done: z.object({ id, ok: z.boolean() }),
} as const;

/**
 * Messages that answer or announce once: an unreadable one says nothing about the table, and no
 * later message of its type would repair it.
 */
export const REPLIES: readonly string[] = ['ready', 'second', 'done'];

/** The content script's orders. */
export const toPage = ['start', 'stop'] as const;
export type Order = (typeof toPage)[number];

/** A user's command to the host; it crosses as JSON, and `done` with its id answers it. */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Longest command that is read, in characters: a path of some thousand squares, or a fight's notes.
 */
export const MAX_COMMAND = 100_000;

/**
 * The answer to a question of the page: this and the question's id, as an order's text, while the
 * question's own event is being dispatched. Anything else, and silence, means yes.
 */
export const NO = 'no ';

/** Replaces a fact that could not be serialized or is too long: its data is the fact's type. */
export const UNTOLD = 'untold';

export type Schemas = Readonly<Record<string, z.ZodMiniType>>;
export type Facts<S extends Schemas> = { [K in keyof S]: z.infer<S[K]> };
export type CommonFacts = Facts<typeof fromPage>;
