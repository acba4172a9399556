/** House rules for what the rules texts leave open: the choices of `Options`, the default first. */
import type { Options, Readings } from './ruleset.ts';

export const READINGS: { readonly [K in keyof Options]: readonly [Options[K], ...Options[K][]] } = {
  coverLine: ['best-corner', 'any-line'],
  reachTwoDiagonal: ['all', 'weapon-only', 'strict'],
  flanking: ['line', 'strict'],
  coverEstimate: ['area', 'corners'],
  text: ['english-srd', 'italian-letter'],
  pinned: ['seed', 'srd'],
};

/** The house rules that a ruleset leaves open. */
export const readingsOf = (...names: readonly (keyof Options)[]): Readings =>
  Object.fromEntries(names.map((name) => [name, READINGS[name]]));
