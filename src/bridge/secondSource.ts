/**
 * Schema of the second source for facts that the adapter reads: the page's own view of cells,
 * walls, the screen, sizes, turns and visible tokens. Units: map pixels and client CSS pixels. A
 * list is null if the host does not report it.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

const id = z.string().check(z.minLength(1), z.maxLength(200));
const point = z.tuple([z.number(), z.number()]);
const list = <T extends z.core.$ZodType>(of: T) => z.nullish(z.array(of).check(z.maxLength(50)));

export const secondMessage = z.object({
  /** Points of the map, each with the host's own column and row. */
  cells: list(z.object({ at: point, column: z.number(), row: z.number() })),
  /** Pairs of neighboring cells, by their centers: does a wall stop movement between them? */
  steps: list(z.object({ from: point, to: point, blocked: z.boolean() })),
  /** Points of the map, each with the screen position where the host draws it. */
  screen: list(z.object({ at: point, x: z.number(), y: z.number() })),
  /** Corners of the page's hexes, as the host draws them. */
  corners: list(point),
  /** Sizes of tokens as drawn. */
  sizes: list(z.object({ of: id, width: z.number(), height: z.number() })),
  /** Token ids in the order of the tracker's rows; rows without a known token are left out. */
  turns: list(id),
  /** Ids of the tokens that the host draws for this user. */
  drawn: z.nullish(z.array(id).check(z.maxLength(10_000))),
  /** The last position in a token's recorded movement. */
  last: list(z.object({ of: id, x: z.number(), y: z.number() })),
});
export type Second = z.infer<typeof secondMessage>;
export type SentSecond = z.input<typeof secondMessage>;
