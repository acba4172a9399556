/** The rule ledgers: each is complete and named like its file, and every ruleset has one. */
import { describe, expect, it } from 'vitest';
import { ledgerNames, ledgerOf } from '../../scripts/ledgers.ts';
import { rulesets } from '../../src/rules/index.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

/** Ledgers that state only differences from another document of the same game. */
const DIFFERENCES = new Set(['srd51']);

describe('the ledgers', () => {
  it('each ruleset has a file with a list of its rules', () => {
    expect(rulesets.map(({ id }) => id).filter((id) => !ledgerNames().includes(id))).toEqual([]);
  });
  it('reading the list of rules of an unknown ruleset throws an error', () => {
    expect(() => ledgerOf('nowhere')).toThrow(/nowhere\.jsonl/);
  });
});

describe.each(rulesetsInWords(ledgerNames()))('the list of rules of %s', (words, name) => {
  const rules = ledgerOf(name);
  const ids = rules.map(({ id }) => id);
  it(`the list of rules of ${words} contains no rule twice`, () => {
    expect(ids.length).toBeGreaterThan(DIFFERENCES.has(name) ? 50 : 100);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  it(`each rule in the list of rules of ${words} has an id that begins with the rule’s ruleset and area`, () => {
    expect(
      rules.filter(({ id, area }) => !id.startsWith(`${name}.${area}.`)).map(({ id }) => id),
    ).toEqual([]);
  });
  it(`the list of rules of ${words} quotes at most 120 characters of the rules text at once`, () => {
    // Phrases in quotation marks. An apostrophe inside a word is not a quotation mark.
    const quoted = (sentence: string): string[] =>
      sentence.match(/(?<!\w)'[^']{120,}'(?!\w)|"[^"]{120,}"|«[^»]{120,}»/g) ?? [];
    expect(
      rules.flatMap(({ id, rule }) => quoted(rule).map((phrase) => `${id}: ${phrase}`)),
    ).toEqual([]);
  });
});
