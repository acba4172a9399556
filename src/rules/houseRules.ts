/**
 * House rules: the choices for each field of `Options`, with the default first. All except
 * `diagonals` concern points that the rules texts leave open.
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
  rangedFullAttack: ['each', 'once', 'none'],
  cmdDenied: [true, false],
  grappledSomatic: [true, false],
  chargeLine: ['band', 'center'],
  paralyzedPassing: ['double', 'normal'],
  javelinThreatens: [true, false],
};

/**
 * The choices of the house rules with these names, for a ruleset on squares that leaves them open.
 * `diagonals` is always included, because some groups change it whatever the rules text says.
 */
export const houseRulesOf = (...names: readonly (keyof Options)[]): HouseRules =>
  Object.fromEntries(['diagonals' as const, ...names].map((name) => [name, HOUSE_RULES[name]]));
