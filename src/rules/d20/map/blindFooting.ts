/** The skill check of a blinded creature that moves faster than half speed. */
import { cite } from '../../names.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { PathCheck } from '../../verdict.ts';
import { checkNeeded, skillBonus } from './checks.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { traitEffect } from '../../core/traitEffect.ts';

/**
 * Requires a check of `skill` against `dc` to stay on its feet. A creature with the `blindFooted`
 * trait effect needs no check.
 */
export const blindFooting =
  (skill: PathCheck['skill'], dc: number): NonNullable<Ruleset['pathChecks']> =>
  (j, c, mode, path, costs) => {
    if (!isUnder(j, c, 'blind') || traitEffect(j.rules.traits, c, 'blindFooted') === true)
      return [];
    const half = j.rules.budget(j, c, mode).value / 2;
    const step = costs.findIndex((cost, i) => i < path.length && cost > half);
    const rules = cite(j.rules.cites, 'blindMovement');
    return step < 1
      ? []
      : checkNeeded({ step, what: 'blinded', skill, dc, rules }, skillBonus(c, skill));
  };
