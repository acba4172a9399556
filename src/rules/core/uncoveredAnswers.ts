/** Answers for topics that the rules text does not cover. They report nothing and cite no rule. */
import type { Permission, Ruleset } from '../ruleset.ts';
import type { ConcealmentVerdict, CoverVerdict, FlankingVerdict } from '../verdict.ts';

const NOTHING = { rules: [], unknown: [] } as const;
const NEVER: Permission = { allowed: false, rules: [] };
const NO_COVER: CoverVerdict = {
  ...NOTHING,
  degree: 'none',
  ac: 0,
  reflex: 0,
  lines: [],
  barsOpportunity: false,
};
const NO_CONCEALMENT: ConcealmentVerdict = {
  ...NOTHING,
  degree: 'none',
  missChance: 0,
  why: [],
  lines: [],
};
const NO_FLANKING: FlankingVerdict = { ...NOTHING, pairs: [], oneSided: [] };

/**
 * For rulesets without cover, concealment and flanking, and with one cost for every diagonal. The
 * ruleset lists the topics in `silent`.
 */
export const silentAnswers = {
  cover: () => NO_COVER,
  concealment: () => NO_CONCEALMENT,
  flanking: () => NO_FLANKING,
  displaced: () => [],
  limits: () => ({ diagonals: 0 }),
  easesLeft: () => ({ value: 0 }),
  paceFactor: () => 1,
  perCell: () => 1,
  strikesInMelee: (_j, a) => a.kind === 'melee',
  isDifficult: (j, c, facts) => j.rules.entryFactor(j, c, facts) > 1,
} as const satisfies Partial<Ruleset>;

/** For rulesets in which no movement provokes. */
export const neverProvokes = {
  canTakeOpportunity: () => NEVER,
  opportunityBarred: () => NEVER,
  provocation: () => null,
} as const satisfies Partial<Ruleset>;
