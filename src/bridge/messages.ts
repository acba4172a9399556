/**
 * What the two worlds of a page say to each other. The page world (the host's own scripts) sends
 * facts; the content script sends two orders, and commands, and answers questions with no. Every
 * message is a CustomEvent whose detail is a STRING, `{"type","data"}`: dispatching is synchronous,
 * so the camera crosses in the task in which it moved, and a string passes between worlds in every
 * browser.
 *
 * A host adds its own facts to this map (`{...fromPage, ground: …}`); nothing here knows a host.
 */
import * as z from 'zod/mini';
import { second } from './second.ts';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** Events on `window`: one name for each direction. */
export const FROM_PAGE = 'quadretto:from-page';
export const TO_PAGE = 'quadretto:to-page';

/** Longest message read, in characters: beyond it a message is hostile or mistaken. */
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
  /** The page script listens; `host` is the adapter's id. */
  ready: z.object({ host: z.string().check(z.maxLength(50)) }),
  /**
   * Map pixels to client CSS pixels (a, b, c, d, e, f as in a CSS matrix), and the map's area on
   * the screen (x, y, width, height): ten bare numbers, because every frame of a pan tells them.
   */
  camera: z.custom<CameraNumbers>(
    (v) =>
      Array.isArray(v) && v.length === 10 && v.every(Number.isFinite) && v[8] >= 0 && v[9] >= 0,
  ),
  selection: z.object({ ids }),
  targets: z.object({ ids }),
  /**
   * The token held by this user, in map pixels (top-left corner); `via` when the host knows the
   * way. Null: none held.
   */
  drag: z.nullable(
    z.object({
      of: id,
      x: finite,
      y: finite,
      via: z.optional(z.array(pair).check(z.maxLength(2000))),
    }),
  ),
  /** The map is gone (scene change, tear-down): nothing said of it holds any more. */
  gone: z.object({}),
  /** A sign of life; `connected` is the host's own line to its server, when it says. */
  beat: z.object({ connected: z.optional(z.boolean()) }),
  /** What the page itself says of the same facts, when it was asked to. */
  second,
  /** What came of the command of this id. */
  done: z.object({ id, ok: z.boolean() }),
} as const;

/**
 * Messages that answer or announce once: a garbled one leaves nothing of the table unread, and no
 * later message of its type would mend it.
 */
export const REPLIES: readonly string[] = ['ready', 'second', 'done'];

/** The content script's orders. */
export const toPage = ['start', 'stop'] as const;
export type Order = (typeof toPage)[number];

/**
 * Something that the user told the host to do; it crosses as JSON, and is answered by `done` of its
 * id.
 */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly args: readonly string[];
}

/** Longest command read, in characters: a path of some thousand squares, or a fight's notes. */
export const MAX_COMMAND = 100_000;

/**
 * How a question of the page is answered: this and the question's id, as an order's text, while the
 * question's own event is still under way. Anything else, and silence, is a yes.
 */
export const NO = 'no ';

/** Instead of a fact that could not be written down or is too long: the data is its type. */
export const UNTOLD = 'untold';

export type Schemas = Readonly<Record<string, z.ZodMiniType>>;
export type Facts<S extends Schemas> = { [K in keyof S]: z.infer<S[K]> };
export type CommonFacts = Facts<typeof fromPage>;
