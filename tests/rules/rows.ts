/** Short notation for rows of a ledger with a small board. */
import { citing, type Answer, type Ask, type Case, type Cites, type Thing } from './cases.ts';

/**
 * A row for a rule of one ruleset. `want`: fields that the answer must have, or an assertion on it.
 * `cites`: the ids that it must cite, or why it cannot cite the rule; absent: the rule.
 */
export const rowsOf =
  (ruleset: string) =>
  (
    rule: string,
    at: Case['case'],
    given: string,
    on: readonly (Thing | readonly Thing[])[],
    ask: Ask,
    want: Answer | ((answer: Answer) => void),
    cites?: Cites,
  ): Case => ({
    rule: `${ruleset}.${rule}`,
    case: at,
    given,
    on,
    ask,
    ...(typeof want === 'function' ? { check: want } : { expect: want }),
    ...citing(cites),
  });
