/**
 * Rows of a ledger, one line for each part: the case, the board, the question and the answer.
 *
 *     row('feat.spring-attack', 2, 'in heavy armor')
 *       .on(a({ ...spring, armour: 'heavy' }), t(3, 1))
 *       .ask(passing('a', 't', along(6), 3))
 *       .gives(refused('heavy-armour')),
 */
import type { Answer, Ask, Case, Thing } from './cases.ts';

/** An assertion on an answer that a partial object cannot express. */
export type Check = (answer: Answer) => void;

interface Asked {
  /** The ids that the answer must cite, if it does not cite the rule. */
  readonly cites: (...ids: readonly string[]) => Asked;
  /** Why the answer cannot cite the rule; if the answer does cite it, the row fails. */
  readonly uncited: (why: string) => Asked;
  /** Fields that the answer must have, or an assertion on it, or both. */
  readonly gives: (want: Answer | Check, check?: Check) => Case;
}

const asked = (row: Omit<Case, 'expect' | 'check'>): Asked => ({
  cites: (...cites) => asked({ ...row, cites }),
  uncited: (uncited) => asked({ ...row, uncited }),
  gives: (want, check) =>
    typeof want === 'function'
      ? { ...row, check: want }
      : { ...row, expect: want, ...(check && { check }) },
});

/** A row for a rule by its id in the ledger. */
export const row = (rule: string, at: Case['case'], given: string) => ({
  on: (...on: readonly (Thing | Case['on'])[]) => ({
    ask: (ask: Ask): Asked => asked({ rule, case: at, given, on: on.flat(), ask }),
  }),
});

/**
 * Rows that ask one question about several boards:
 *
 *     const shot = asking(cover('a', 't', 'ranged'));
 *     shot(RANGED, 3, 'the wall beside the line').on(range(4, 0), block(2, 1)).gives(none),
 */
export const asking =
  (ask: Ask, of = row) =>
  (rule: string, at: Case['case'], given: string) => ({
    on: (...on: readonly (Thing | Case['on'])[]): Asked =>
      of(rule, at, given)
        .on(...on)
        .ask(ask),
  });

/** Rows for rules whose ids begin with a ruleset, or with a ruleset and a topic. */
export const rowsOf =
  (start: string) =>
  (rule: string, at: Case['case'], given: string): ReturnType<typeof row> =>
    row(`${start}.${rule}`, at, given);
