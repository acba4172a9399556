/** The threat of a grappling creature, for rulesets in which it makes no attacks of opportunity. */
import { isUnder } from '../../core/conditionsInForce.ts';
import { cite } from '../../names.ts';
import type { Ruleset } from '../../ruleset.ts';

/**
 * Wraps the answer `canThreaten`: a house rule says whether a grappling creature threatens cells.
 */
export const grapplerThreat =
  (answer: Ruleset['canThreaten']): Ruleset['canThreaten'] =>
  (j, c) => {
    const able = answer(j, c);
    if (!able.allowed || j.options.grappledThreatens || !isUnder(j, c, 'oneHanded')) return able;
    const rules = cite(j.rules.cites, 'threatGrappling');
    return { allowed: false, why: 'condition', condition: 'grappling', rules };
  };
