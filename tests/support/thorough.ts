/**
 * How much a test tries. By default the suite plays a choice of tables and half of the random boards, so
 * that it takes minutes. `QUADRETTO_THOROUGH=1` tries everything, as the public CI does.
 */
export const THOROUGH = process.env['QUADRETTO_THOROUGH'] === '1';

/** @returns the number of random boards to try: half of `all`, or all in a thorough run */
export const boardsToTry = (all: number): number => (THOROUGH ? all : Math.ceil(all / 2));

/**
 * Which versions, engines, themes and languages a test plays. Together, the tests play every version of
 * every host.
 *
 * @returns the first list, or both in a thorough run
 */
export const usually = <const T>(played: readonly T[], others: readonly T[]): readonly T[] =>
  THOROUGH ? [...played, ...others] : played;
