/** The answers of a text that says nothing of a thing: nothing is found, and no rule is named. */
import type { Permission, Ruleset, Topic } from '../ruleset.ts';

const NOTHING = { rules: [], unknown: [] } as const;
const NEVER: Permission = { allowed: false, rules: [] };

export const SILENT: readonly Topic[] = ['opportunity', 'flanking', 'cover', 'concealment'];

export const silentAnswers = {
  silent: SILENT,
  cover: () => ({ ...NOTHING, degree: 'none', ac: 0, reflex: 0, lines: [], barsOpportunity: false }),
  concealment: () => ({ ...NOTHING, degree: 'none', missChance: 0, why: [], lines: [] }),
  canTakeOpportunity: () => NEVER,
  opportunityBarred: () => NEVER,
  flanking: () => ({ ...NOTHING, pairs: [], oneSided: [] }),
  displaced: () => [],
  isDifficult: (j, c, facts) => j.rules.entryFactor(j, c, facts) > 1,
} as const satisfies Partial<Ruleset>;

