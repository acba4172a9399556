/**
 * How much a test tries. By default the suite plays a choice of tables and some of the random boards,
 * so that it takes minutes. `QUADRETTO_THOROUGH=1` tries everything, as the public CI does.
 */
export const THOROUGH = process.env['QUADRETTO_THOROUGH'] === '1';

/**
 * @param share of the boards that a default run tries; a test that counts rare cases needs a larger one
 * @returns the number of random boards to try, which is `all` in a thorough run
 */
export const boardsToTry = (all: number, share = 1 / 4): number =>
  Math.ceil(THOROUGH ? all : all * share);

/**
 * Which versions, engines, themes and languages a test plays. Together, the tests play every version of
 * every host.
 *
 * @returns the first list, or both in a thorough run
 */
export const usually = <const T>(played: readonly T[], others: readonly T[]): readonly T[] =>
  THOROUGH ? [...played, ...others] : played;
