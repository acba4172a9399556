/**
 * Which versions, engines, themes and languages a browser test plays. By default each test plays
 * the ones that it names: together, the tests play every version of every host. With
 * `QUADRETTO_EVERY_TABLE=1` each test plays all of its own.
 */

const EVERY = process.env['QUADRETTO_EVERY_TABLE'] === '1';

/** @returns the first list, or both if every table is asked for */
export const usually = <const T>(played: readonly T[], others: readonly T[]): readonly T[] =>
  EVERY ? [...played, ...others] : played;
