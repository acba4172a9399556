/**
 * Checks that the rows themselves are valid. `npm run coverage:rules` counts the rows that ran and
 * passed (`report.ts`) and writes `coverage.md`.
 */
import { describe, expect, it } from 'vitest';
import type { Chapter } from './cases.ts';
import { faultsOf, shareJudged, tableOf, unjudgedOf, type Book, type Entry } from './report.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const chapters = import.meta.glob<Chapter>(
  [
    './srd35/*.ts',
    './sigil/*.ts',
    './d20modern/*.ts',
    './arelia/*.ts',
    './fifth/*.ts',
    '!./fifth/boards.ts',
    '!./fifth/random.ts',
    '!./fifth/turnChecks.ts',
    '!./*/*.test.ts',
    '!./*/not-judged*.ts',
  ],
  { eager: true, import: 'default' },
);

describe.each([
  ['srd35', 250],
  ['sigil', 250],
  ['d20modern', 250],
  ['arelia', 150],
  ['srd52', 150],
  ['srd51', 20],
] as const)('the rows of %s', (name, many) => {
  const rows = Object.values(chapters)
    .filter((c) => c.ruleset === name)
    .flatMap((c) => c.rows);
  it(`${rulesetInWords(name)} is covered by more than ${many} test cases`, () =>
    expect(rows.length).toBeGreaterThan(many));
  it(`every test case for ${rulesetInWords(name)} states an expected answer or runs a check`, () => {
    expect(
      rows
        .filter((r) => r.check === undefined && Object.keys(r.expect ?? {}).length === 0)
        .map((r) => `${r.rule} – ${r.given}`),
    ).toEqual([]);
  });
  it(
    `every test case for ${rulesetInWords(name)} names a rule from the list of rules of that ` +
      'ruleset',
    () => {
      expect(rows.filter((r) => !r.rule.startsWith(`${name}.`)).map((r) => r.rule)).toEqual([]);
    },
  );
});

describe('the report', () => {
  const entry = (id: string, cases: number, decides: Entry['decides'] = 'board'): Entry => ({
    id,
    area: 'cover',
    decides,
    cases: Array.from({ length: cases }),
  });
  const book = (more: Partial<Book>): Book => ({
    name: 'toy',
    ledger: [entry('toy.a', 2), entry('toy.b', 0), entry('toy.c', 1, 'gm')],
    ruled: [],
    not: [],
    ...more,
  });
  const whole = book({
    ruled: [
      { rule: 'toy.a', case: 0 },
      { rule: 'toy.a', case: 1 },
      { rule: 'toy.a', case: 'extra' },
      { rule: 'toy.b', case: 'extra' },
    ],
    not: [{ id: 'toy.c', why: 'the game master decides' }],
  });

  it(
    'the report of rule coverage shows no fault if every test case ran or has a stated reason ' +
      'for not running',
    () => {
      expect(faultsOf(whole)).toEqual([]);
      expect(shareJudged(whole)).toBe(1);
    },
  );
  it.each([
    [
      'a test case that did not run',
      { ...whole, ruled: whole.ruled.filter((r) => r.case !== 1) },
      'toy.a: 1 of 2 cases ran',
    ],
    [
      'a rule with neither a test nor a reason for having none',
      { ...whole, not: [] },
      'toy.c: 0 of 1 cases ran',
    ],
    [
      'a test of an unknown rule',
      { ...whole, ruled: [...whole.ruled, { rule: 'toy.z', case: 0 }] },
      'toy.z case 0: a row of what the ledger has not',
    ],
    [
      'a test of an unknown test case',
      { ...whole, ruled: [...whole.ruled, { rule: 'toy.a', case: 2 }] },
      'toy.a case 2: a row of what the ledger has not',
    ],
    [
      'a stated reason for not testing a rule whose test cases all ran',
      { ...whole, not: [...whole.not, { id: 'toy.a', why: 'for no reason at all' }] },
      'toy.a: a reason, but every case is judged',
    ],
    [
      'a stated reason of two letters for not testing a rule',
      { ...whole, not: [{ id: 'toy.c', why: 'gm' }] },
      'toy.c: no reason given',
    ],
    [
      'a ruleset in which only half of the decidable rules are tested',
      book({
        ruled: [{ rule: 'toy.b', case: 'extra' }],
        not: [{ id: 'toy.a', why: 'nobody can tell' }, ...whole.not],
      }),
      'toy: 50.0 % of what can be decided',
    ],
  ] as const)('the report of rule coverage shows a fault for %s', (_, wrong, fault) => {
    expect(faultsOf(wrong).filter((f) => f.startsWith(fault))).toHaveLength(1);
  });
  it(
    'the report of rule coverage states how many rules and cases are not judged by any ruleset ' +
      'yet',
    () => {
      const later = { name: 'later', ledger: [entry('later.a', 2), entry('later.b', 0)] };
      expect(unjudgedOf(later)).toBe('later: not judged yet: 2 rules, 2 cases');
      expect(tableOf([whole], [later])).toContain('## later: not judged yet: 2 rules, 2 cases');
    },
  );
  it('the report of rule coverage shows 1/2 for a rule if one of its two test cases ran', () => {
    const half = {
      ...whole,
      ruled: [
        { rule: 'toy.a', case: 0 as const },
        { rule: 'toy.a', case: 'extra' as const },
      ],
      not: [{ id: 'toy.a', case: 1, why: 'the scene cannot say it' }],
    };
    expect(tableOf([half], [])).toContain(
      '| toy.a | board | 1/2 | 2 | left to people | case 1: the scene cannot say it |',
    );
  });
});
