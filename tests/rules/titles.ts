/** The titles of the tests that `run.ts` makes of the rows. */
import type { Rule } from '../../scripts/ledgers.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { inWords, subjectOf } from './answerWords.ts';
import type { Case } from './cases.ts';
import { inPlainWords } from './creatureWords.ts';
import { wordsOf } from './telling.ts';

/** The most characters of the rule's statement, of the situation and of the result. */
const STATEMENT = 75;
const GIVEN = 90;
const RESULT = 60;
/** The most characters of a title that quotes the rule, if the situation is clear without it. */
const TITLE = 190;
/** The most characters of a statement that cannot be cut; a longer one is left out. */
const LONGEST = 120;
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

/** A clause that no phrase was written for: `dice: 4d6`. */
const BARE = /^(?:(?!the round )[a-z0-9 ]+: |the answer has no(?:thing)? )/;
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

/** The situation of a row, in the ledger's own words if they say more than the row's. */
function situationOf(row: Case, rule: Rule | undefined, alone: boolean): string {
  const ofCase = row.case === 'extra' ? undefined : rule?.cases[row.case];
  if (ofCase === undefined || DEPENDS.test(ofCase.given)) return row.given;
  const short = wordsIn(row.given) < 4 || DEPENDS.test(row.given);
  if (!alone)
    return short && ofCase.given.length < 80 ? `${ofCase.given}, ${row.given}` : row.given;
  return ofCase.given.length <= GIVEN &&
    !(PRIVATE.test(ofCase.given) && wordsIn(row.given) > 3) &&
    wordsIn(ofCase.given) >= Math.min(4, wordsIn(row.given))
    ? ofCase.given
    : row.given;
}

/** The result of a row as a clause; empty if only code tells it. */
function resultOf(row: Case, rule: Rule | undefined, alone: boolean): string {
  const clauses = [...inWords(row.expect ?? {}, row.ask), wordsOf(row.check)].filter(
    (words) => words !== '',
  );
  const clear = clauses.filter((clause) => !BARE.test(clause));
  const ofCase = alone && row.case !== 'extra' ? rule?.cases[row.case] : undefined;
  const longest = clauses.length === 0 ? 2 * RESULT : RESULT;
  const then =
    ofCase !== undefined && !DEPENDS.test(ofCase.then) && ofCase.then.length <= longest
      ? ofCase.then
      : undefined;
  const own = fitting(clear);
  if (own !== '' && (clear.length === clauses.length || then === undefined)) return own;
  if (then !== undefined && (own === '' || (wordsIn(then) >= 3 && !PRIVATE.test(then))))
    return `the answer is “${then}”`;
  if (own !== '') return own;
  const bare = fitting(clauses);
  if (bare === '' || /^(?:the answer|there is) /.test(bare)) return bare;
  return `the answer has “${bare}”`;
}

/** What a case without a ledger expects, as a clause: `there is no cover`. */
export const resultWords = (row: Pick<Case, 'on' | 'ask' | 'expect' | 'check'>): string => {
  const whole: Case = { rule: '', case: 'extra', given: '', ...row };
  const told = inPlainWords(resultOf(whole, undefined, false), whole);
  return told.replace(/^it /, `${subjectOf(row.ask)} `);
};

/** Words that point at something outside the situation, which only the rule names. */
const POINTS = new RegExp(
  String.raw`\b(?:${[
    'it|its|one|ones|they|them|their|he|she|his|both|there|others?|another|this|that|those|these',
    'the two|so|too|again|still|likewise',
  ].join('|')})\b`,
  'i',
);
const COMMON = new Set([
  'with',
  'from',
  'that',
  'this',
  'into',
  'than',
  'when',
  'only',
  'while',
  'have',
  'does',
]);
const rootsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, 5)),
  );
/** The situation and the result name most of what the rule's statement names. */
function repeats(statement: string, told: string): boolean {
  const [wanted, said] = [rootsOf(statement), rootsOf(told)];
  const shared = [...wanted].filter((root) => said.has(root)).length;
  return shared >= 0.6 * wanted.size;
}

const OF_PROVOKING = /provo|opportunit|threat|reach|\bAoO\b/i;
/** A result without "provokes no attack of opportunity", unless that is what the rule is about. */
const withoutAsides = (told: string, row: Case, rule: Rule | undefined): string =>
  OF_PROVOKING.test(`${row.rule} ${row.given} ${rule?.rule ?? ''}`)
    ? told
    : told
        .replace(/, ((?:costs|takes) [^,]*?) and provokes no attack of opportunity/, ' and $1')
        .replace(' and provokes no attack of opportunity', '');

/** Situation and result of a row, and its rule if they are not clear without it. */
export function titleOf(
  row: Case,
  rule: Rule | undefined,
  alone: boolean,
  ruleset: string,
): string {
  const game = rulesetInWords(ruleset);
  const ofGame = game.replace(/^the | house rules$|’s phased hex rules$/g, '');
  const given = inPlainWords(situationOf(row, rule, alone), row);
  const told = inPlainWords(withoutAsides(resultOf(row, rule, alone), row, rule), row)
    .replace(/^it /, `${subjectOf(row.ask)} `)
    .replace(/^the (?:action|move) (?=is |provokes |costs )/, `${subjectOf(row.ask)} `)
    .replace(
      /(cover), (\+\d+ to AC)(?:, (\+\d+ to Reflex saves))?/,
      (_, cover, ac, reflex) => `${cover} (${[ac, reflex].filter(Boolean).join(', ')})`,
    );
  const whole = shortened(rule?.rule ?? row.rule);
  const statement = whole.length > LONGEST ? undefined : whole;
  const clear = wordsIn(given) >= 5 && !POINTS.test(given) && !DEPENDS.test(given);
  const byRule = statement === undefined ? `under ${game}` : `by the ${ofGame} rule “${statement}”`;
  if (told === '')
    return wordsIn(given) >= 6
      ? `${byRule}, this holds: ${given}`
      : `${byRule}, the engine judges the case “${given}”`;
  const inCase = `in the case “${given}”, ${told}`;
  const isData = /^the answer (?:is|has) /.test(told);
  const alike = wordsIn(given) >= 3 && (clear || repeats(statement ?? '', `${given} ${told}`));
  const tooLong = `${byRule}, ${inCase}`.length > TITLE && wordsIn(given) >= (isData ? 6 : 4);
  return (alike && !isData) || tooLong ? `under ${game}, ${inCase}` : `${byRule}, ${inCase}`;
}
