/** The rule that whirlwinds may pass through the spaces of other creatures. */
import { cite } from '../../names.ts';
import type { Ruleset } from '../../ruleset.ts';
import { isUnder } from '../../core/conditionsInForce.ts';

/** Adds this rule to the answer on shared spaces. */
export const withWhirlwindSharing =
  (mayShare: Ruleset['mayShare']): Ruleset['mayShare'] =>
  (j, mover, other) => {
    const share = mayShare(j, mover, other);
    return share.pass || !isUnder(j, mover, 'noProvoking')
      ? share
      : { pass: true, end: false, rules: cite(j.rules.cites, 'opportunityNone') };
  };
