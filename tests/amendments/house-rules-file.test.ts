/** House rules as one small file that a group shares. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenHouseRules } from '../../src/amendments/houseRules.ts';
import {
  houseRulesFile,
  houseRulesRead,
  HOUSE_RULES_FORMAT,
  LONGEST_HOUSE_RULES,
} from '../../src/amendments/houseRulesFile.ts';
import { rulesets } from '../../src/rules/index.ts';

const AT = new Date('2026-11-24T20:00:00Z');
const OWN = { srd35: { coverLine: 'any-line' }, d20modern: { flanking: 'strict' } };
const file = (rules: unknown): string => JSON.stringify({ format: HOUSE_RULES_FORMAT, rules });

describe('a file of house rules', () => {
  it('a user who loads another user’s house-rules file gets all of that user’s choices, defaults included', () => {
    const text = houseRulesFile(OWN, rulesets, AT);
    const theirs = { srd35: { coverLine: 'best-corner', reachTwoDiagonal: 'strict' }, sigil: {} };
    const read = houseRulesRead(text, theirs, rulesets);
    expect(read.ok && read.chosen.srd35).toEqual({ coverLine: 'any-line' });
    expect(read.ok && read.chosen.d20modern).toEqual({ flanking: 'strict' });
    expect(text.length).toBeLessThan(2000);
  });

  it('a house-rules file with a single choice leaves the user’s other choices unchanged', () => {
    expect(houseRulesRead(file({ sigil: { coverLine: 'any-line' } }), OWN, rulesets)).toEqual({
      ok: true,
      chosen: { ...OWN, sigil: { coverLine: 'any-line' } },
    });
  });

  const BAD = [
    ['that is no JSON', 'once upon a time', 'houseRules.file.other', ''],
    [
      'a file of corrections',
      '{"format":"quadretto/kept@1","kept":{}}',
      'houseRules.file.other',
      '',
    ],
    [
      'a later format',
      '{"format":"quadretto/house-rules@2","rules":{}}',
      'houseRules.file.other',
      '',
    ],
    ['a choice of a wrong type', file({ srd35: { coverLine: 3 } }), 'houseRules.file.other', ''],
    ['without rules', file({}), 'houseRules.file.empty', ''],
    [
      'an unknown ruleset',
      file({ gurps: { flanking: 'strict' } }),
      'houseRules.file.part',
      'gurps',
    ],
    [
      'a house rule of another ruleset, after one that is fine',
      file({ srd35: { coverLine: 'any-line', flanking: 'strict' } }),
      'houseRules.file.part',
      'srd35: flanking: strict',
    ],
    [
      'an unknown choice',
      file({ srd35: { coverLine: 'all' } }),
      'houseRules.file.part',
      'srd35: coverLine: all',
    ],
    [
      'an inherited name',
      '{"format":"quadretto/house-rules@1","rules":{"srd35":{"constructor":"x"}}}',
      'houseRules.file.part',
      'srd35: constructor: x',
    ],
    ['a file too long', ' '.repeat(LONGEST_HOUSE_RULES + 1), 'kept.file.size', ''],
  ] as const;
  it('loading an invalid file of house rules fails with a reason that names the invalid choice', () => {
    for (const [what, text, code, item] of BAD)
      expect.soft(houseRulesRead(text, OWN, rulesets), what).toEqual({ ok: false, code, item });
  });

  it('house rules that are saved to a file and loaded again are unchanged', () => {
    const choices: fc.Arbitrary<ChosenHouseRules> = fc.dictionary(
      fc.constantFrom(...rulesets.map(({ id }) => id)),
      fc.dictionary(
        fc.constantFrom(...rulesets.flatMap(({ houseRules }) => Object.keys(houseRules))),
        fc.constantFrom(...rulesets.flatMap(({ houseRules }) => Object.values(houseRules).flat())),
      ),
    );
    fc.assert(
      fc.property(choices, choices, (mine, theirs) => {
        const text = houseRulesFile(mine, rulesets, AT);
        const read = houseRulesRead(text, theirs, rulesets);
        expect(read.ok).toBe(true);
        if (read.ok) expect(houseRulesFile(read.chosen, rulesets, AT)).toBe(text);
      }),
    );
  });
});
