import { describe, expect } from 'vitest';
import { knows } from '../../../src/judge/knownWords.ts';
import { srd51 } from '../../../src/rules/fifth/srd51/index.ts';
import { srd52 } from '../../../src/rules/fifth/srd52/index.ts';
import { everyCase } from '../../support/everyCase.ts';
import { rulesetInWords } from '../../support/titleWords.ts';

describe.each([srd52, srd51])('words of a scene under $id', (rules) => {
  const game = rulesetInWords(rules.id);
  everyCase([
    'darkvision-12',
    'blindsight-2',
    'tremorsense-12',
    'see-invisible',
    'true-seeing-24',
    'sneak-attack-3',
    'pack-tactics',
  ])(
    `under ${game}, the rules engine knows darkvision, Sneak Attack and five more special traits ` +
      'of creatures',
    (word) => {
      expect(knows(rules, 'trait', word)).toBe(true);
    },
  );

  everyCase(['heavy', 'finesse', 'piercing', 'lance', 'spell'])(
    `under ${game}, heavy, finesse, piercing, lance and spell are accepted as properties of ` +
      'weapons',
    (word) => {
      expect(knows(rules, 'tag', word)).toBe(true);
    },
  );

  everyCase(['blindsense-6', 'scent', 'sneak-attack'])(
    `under ${game}, the traits scent and blindsense, and Sneak Attack without a number of dice, ` +
      'are rejected',
    (word) => {
      expect(knows(rules, 'trait', word)).toBe(false);
    },
  );
});
