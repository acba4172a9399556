/**
 * A second source for what the adapter reads: the page's own view of cells, walls, the screen,
 * sizes, turns and visible tokens. Map pixels and client CSS pixels. A list is null where the host
 * does not report it.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

const id = z.string().check(z.minLength(1), z.maxLength(200));
const point = z.tuple([z.number(), z.number()]);
const list = <T extends z.core.$ZodType>(of: T) => z.nullish(z.array(of).check(z.maxLength(50)));

export const second = z.object({
  /** The host's own column and row of a point of the map. */
  cells: list(z.object({ at: point, column: z.number(), row: z.number() })),
  /** Between the middles of two neighboring cells: does a wall stop movement? */
  steps: list(z.object({ from: point, to: point, blocked: z.boolean() })),
  /** Where on the screen the host puts a point of the map. */
  screen: list(z.object({ at: point, x: z.number(), y: z.number() })),
  /** Corners of the page's hexes, as the host draws them. */
  corners: list(point),
  /** A token's drawn size. */
  sizes: list(z.object({ of: id, width: z.number(), height: z.number() })),
  /** Tokens in the order of the tracker's rows; rows of others are left out. */
  turns: list(id),
  /** Tokens that the host draws for this user. */
  drawn: z.nullish(z.array(id).check(z.maxLength(10_000))),
  /** The last place in a token's recorded movement. */
  last: list(z.object({ of: id, x: z.number(), y: z.number() })),
});
export type Second = z.infer<typeof second>;
export type SentSecond = z.input<typeof second>;
