/** The titles of the tests that `run.ts` makes of the rows. */
import type { Rule } from '../../scripts/ledgers.ts';
import { inWords } from './answerWords.ts';
import type { Case } from './cases.ts';
import { wordsOf } from './telling.ts';

/** The most characters of the rule's statement, of the situation and of the result. */
const STATEMENT = 85;
const GIVEN = 100;
const RESULT = 100;
/** The most characters of a statement that cannot be cut; a longer one gives way to its heading. */
const LONGEST = 150;
/** The fewest characters of a statement that was cut. */
const FEWEST = 24;

/**
 * The statement of a rule up to the last mark of punctuation that fits. A statement without such a
 * mark is given whole, as it cannot be cut without losing its sense.
 */
function shortened(text: string): string {
  const plain = text.trim().replace(/[.;:]$/, '');
  if (plain.length <= STATEMENT) return plain;
  for (const marks of [/[.;](?=\s)/g, /:(?=\s)|\s(?=\()|\s(?=[–→])/g, /,(?=\s)/g]) {
    const places = [...plain.matchAll(marks)]
      .map(({ index }) => index)
      .filter((at) => at >= FEWEST && balanced(plain.slice(0, at)));
    const at = places.findLast((i) => i <= STATEMENT) ?? places.find((i) => i <= 1.4 * STATEMENT);
    if (at !== undefined) return plain.slice(0, at);
  }
  return plain;
}

/** Every parenthesis that is opened is closed. */
const balanced = (text: string): boolean => text.split('(').length === text.split(')').length;

/** A ledger's words for a case that are not clear without the case before. */
const DEPENDS = /\bsame\b|^(?:and|but|or|nor|then|both|see|all rows)\b|"|\bsrd\d|\bsilent\b/i;
/** Coordinates, letters for creatures, and formulas. */
const PRIVATE = /\(-?\d+, ?-?\d+|\b[b-hj-wyz]\b|\d\.\.\d|->|→|=/;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The clauses that fit, at least one. */
function fitting(clauses: readonly string[]): string {
  let shown = '';
  for (const clause of clauses) {
    const longer = shown === '' ? clause : `${shown}, ${clause}`;
    if (shown !== '' && longer.length > RESULT) break;
    shown = longer;
  }
  return shown.length > 2 * RESULT ? '' : shown;
}

/**
 * Situation, result and rule of a row. Situation and result are in the ledger's own words for the
 * case if no other row tests it and the words are clear alone, otherwise in the row's words.
 */
export function titleOf(row: Case, rule: Rule | undefined, alone: boolean): string {
  const ofCase = row.case === 'extra' ? undefined : rule?.cases[row.case];
  const of = alone ? ofCase : undefined;
  const short = wordsIn(row.given) < 4 || DEPENDS.test(row.given);
  const given =
    !alone &&
    short &&
    ofCase !== undefined &&
    !DEPENDS.test(ofCase.given) &&
    ofCase.given.length < 80
      ? `${ofCase.given}: ${row.given}`
      : of !== undefined &&
          !DEPENDS.test(of.given) &&
          of.given.length <= GIVEN &&
          !(PRIVATE.test(of.given) && wordsIn(row.given) > 3) &&
          wordsIn(of.given) >= Math.min(4, wordsIn(row.given))
        ? of.given
        : row.given;
  const own = fitting(
    [...inWords(row.expect ?? {}, row.ask), wordsOf(row.check)].filter((words) => words !== ''),
  );
  const result =
    of !== undefined &&
    !DEPENDS.test(of.then) &&
    of.then.length <= RESULT &&
    (own === '' || (wordsIn(of.then) >= 3 && !PRIVATE.test(of.then)))
      ? of.then
      : own;
  const whole = shortened(rule?.rule ?? row.rule);
  const statement = whole.length > LONGEST && rule !== undefined ? rule.heading : whole;
  return result === ''
    ? `the engine’s answer to “${given}” agrees with the rule “${statement}”`
    : `for “${given}” the engine answers “${result}”, by the rule “${statement}”`;
}
