/**
 * House rules: the choices of each of `Options`, the default first. All but `diagonals` are points
 * that the rules texts leave open.
 */
import type { Options, HouseRules } from './ruleset.ts';

export const HOUSE_RULES: {
  readonly [K in keyof Options]: readonly [Options[K], ...Options[K][]];
} = {
  diagonals: ['alternate', 'one'],
  coverLine: ['best-corner', 'any-line'],
  reachTwoDiagonal: ['all', 'weapon-only', 'strict'],
  flanking: ['line', 'strict'],
  coverEstimate: ['area', 'corners'],
  text: ['english-srd', 'italian-letter'],
  pinned: ['seed', 'srd'],
  grappledThreatens: [true, false],
  pinnedAc: ['all', 'melee'],
  acrobaticsRolls: ['each', 'one'],
  partialCoverBars: [true, false],
  reachCoverAdjacent: ['ranged', 'melee'],
  flyTurn: ['to-90', 'any'],
  cmdDenied: [true, false],
  grappledSomatic: [true, false],
};

/**
 * The choices of these house rules, for a ruleset on squares that leaves them open, and of the count
 * of diagonals, which groups change against every text.
 */
export const houseRulesOf = (...names: readonly (keyof Options)[]): HouseRules =>
  Object.fromEntries(['diagonals' as const, ...names].map((name) => [name, HOUSE_RULES[name]]));
