/**
 * Schemas of the messages between the two worlds of a page. The page script sends facts. The
 * content script sends two orders and commands, and can refuse questions. Every message is a
 * CustomEvent whose detail is a STRING, `{"type","data"}`: dispatching is synchronous, so the
 * camera's position arrives in the task in which the camera moved, and a string passes between
 * worlds in every browser.
 *
 * A host adds its own facts to this map (`{...fromPage, ground: …}`); this file knows no host.
 */
import * as z from 'zod/mini';
import { secondMessage } from './secondSource.ts';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** Names of the events on `window`, one for each direction. */
export const FROM_PAGE = 'quadretto:from-page';
export const TO_PAGE = 'quadretto:to-page';

/** Maximum length of a message that is read, in characters: a longer one is hostile or an error. */
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

/** Schemas of the facts that every host's page script sends. */
export const fromPage = {
  /** The page script is listening; `host` is the adapter's id. */
  ready: z.object({ host: z.string().check(z.maxLength(50)) }),
  /**
   * Matrix from map pixels to client CSS pixels (a, b, c, d, e, f as in a CSS matrix), and the
   * map's area on the screen (x, y, width, height): ten bare numbers, because every frame of a pan
   * sends them.
   */
  camera: z.custom<CameraNumbers>(
    (v) =>
      Array.isArray(v) && v.length === 10 && v.every(Number.isFinite) && v[8] >= 0 && v[9] >= 0,
  ),
  selection: z.object({ ids }),
  targets: z.object({ ids }),
  /**
   * The token that this user drags, in map pixels (its top-left corner); `via` if the host knows
   * the path. Null: no token is dragged.
   */
  drag: z.nullable(
    z.object({
      of: id,
      x: finite,
      y: finite,
      via: z.optional(z.array(pair).check(z.maxLength(2000))),
      /** The heights along `via`, in the host's units. */
      heights: z.optional(z.array(finite).check(z.maxLength(2000))),
      /** The kind of movement that reaches each point of `via`, in the scene document's words. */
      ways: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(2000))),
    }),
  ),
  /** The map is gone (change of scene, end of the table): facts about it no longer hold. */
  gone: z.object({}),
  /** Heartbeat, sent regularly; `connected`: the host's own connection to its server, if known. */
  beat: z.object({ connected: z.optional(z.boolean()) }),
  /** The same facts as the page's second source reports them, sent on request. */
  second: secondMessage,
  /** The result of the command with this id. */
  done: z.object({ id, ok: z.boolean() }),
} as const;

/**
 * Types of messages that answer or announce something once. If one is unreadable, no fact of the
 * table is missing, and no later message of its type would replace it.
 */
export const REPLIES: readonly string[] = ['ready', 'second', 'done'];

/** Orders that the content script gives to the page script. */
export const toPage = ['start', 'stop'] as const;
export type Order = (typeof toPage)[number];

/** A user's command to the host, sent as JSON; a `done` message with its id answers it. */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Maximum length of a command that is read, in characters: enough for a path of a few thousand
 * squares, or a fight's notes.
 */
export const MAX_COMMAND = 100_000;

/**
 * Refuses a question of the page: an order that consists of this prefix and the question's id, sent
 * while the question's own event is being dispatched. Any other order, and no order at all, means
 * yes.
 */
export const REFUSAL_PREFIX = 'no ';

/**
 * Type of the message that replaces a fact that could not be serialized or is too long; its data is
 * the fact's type.
 */
export const UNSENT = 'untold';

export type Schemas = Readonly<Record<string, z.ZodMiniType>>;
export type PageFacts<S extends Schemas> = { [K in keyof S]: z.infer<S[K]> };
export type CommonFacts = PageFacts<typeof fromPage>;
