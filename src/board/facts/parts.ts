/** Numbers, cells and words of which the facts on a board are made. */
import * as z from 'zod';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** The largest board side in cells: a larger document is hostile or mistaken. */
export const MAX_SIDE = 1000;
export const MAX_ITEMS = 20_000;

export const whole = z.number().int();
const coordinate = z
  .number()
  .min(-10 * MAX_SIDE)
  .max(10 * MAX_SIDE);
export const cellPlace = z.tuple([
  whole.min(-MAX_SIDE).max(2 * MAX_SIDE),
  whole.min(-MAX_SIDE).max(2 * MAX_SIDE),
]);
export const point = z.tuple([coordinate, coordinate]);
export const lengthInCells = z.number().min(0).max(MAX_SIDE);
export const factText = z.string().max(1000);
