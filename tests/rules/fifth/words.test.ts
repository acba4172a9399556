import { describe, expect } from 'vitest';
import { knows } from '../../../src/judge/knownWords.ts';
import { srd51 } from '../../../src/rules/fifth/srd51/index.ts';
import { srd52 } from '../../../src/rules/fifth/srd52/index.ts';
import { everyCase } from '../../support/everyCase.ts';

describe.each([srd52, srd51])('words of a scene under $id', (rules) => {
  everyCase([
    'darkvision-12',
    'blindsight-2',
    'tremorsense-12',
    'see-invisible',
    'true-seeing-24',
    'sneak-attack-3',
    'pack-tactics',
  ])(
    'a scene may state senses, Sneak Attack and Pack Tactics as traits of a 5E creature',
    (word) => {
      expect(knows(rules, 'trait', word)).toBe(true);
    },
  );

  everyCase(['heavy', 'finesse', 'piercing', 'lance', 'spell'])(
    'a scene may state weapon properties such as “heavy” and “finesse” as tags of a 5E attack',
    (word) => {
      expect(knows(rules, 'tag', word)).toBe(true);
    },
  );

  everyCase(['blindsense-6', 'scent', 'sneak-attack'])(
    'scent, blindsense and a Sneak Attack without a number of dice are unknown traits under 5E',
    (word) => {
      expect(knows(rules, 'trait', word)).toBe(false);
    },
  );
});
