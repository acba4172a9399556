/**
 * The twenty false marks on Foundry: dnd5e documents of 3.3, 4.4 and 5.3, with the rules of both
 * years. The system's version and its setting choose the ruleset.
 */
import { expect } from 'vitest';
import type { FifthVersion } from '../foundry/fixtures/dnd5e.ts';
import { rulesetInWords } from '../../support/titleWords.ts';
import { FALSE_MARKS } from './falseMarks.ts';
import { expectNoFalseMark } from './judgeFalseMark.ts';
import { onFoundry } from './onFoundry.ts';
import { everyCase } from '../../support/everyCase.ts';

/** Every version with the rules that it has. */
const TABLES: readonly (readonly [FifthVersion, '2014' | '2024', 'srd51' | 'srd52'])[] = [
  ['3.3', '2014', 'srd51'],
  ['4.4', '2014', 'srd51'],
  ['4.4', '2024', 'srd52'],
  ['5.3', '2014', 'srd51'],
  ['5.3', '2024', 'srd52'],
];

everyCase(
  TABLES.flatMap(([version, rules, ruleset]) =>
    FALSE_MARKS.map(
      (mark) => [version, rulesetInWords(ruleset), mark.given, rules, ruleset, mark] as const,
    ),
  ),
)(
  'with creatures read from Foundry’s dnd5e sheets, every situation that Quadretto once ' +
    'ruled wrongly gets the right ruling',
  (version, _game, _given, rules, ruleset, mark) => {
    const table = onFoundry(mark.people, version, rules);
    expect(table.ruleset).toBe(ruleset);
    expectNoFalseMark(mark, table.read, ruleset);
  },
);
