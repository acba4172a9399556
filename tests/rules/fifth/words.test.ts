import { describe, expect, it } from 'vitest';
import { knows } from '../../../src/judge/knownWords.ts';
import { srd51 } from '../../../src/rules/fifth/srd51/index.ts';
import { srd52 } from '../../../src/rules/fifth/srd52/index.ts';

describe.each([srd52, srd51])('words of a scene under $id', (rules) => {
  it.each([
    'darkvision-12',
    'blindsight-2',
    'tremorsense-12',
    'see-invisible',
    'true-seeing-24',
    'sneak-attack-3',
    'pack-tactics',
  ])('“%s” is a known trait of a creature in 5E', (word) => {
    expect(knows(rules, 'trait', word)).toBe(true);
  });

  it.each(['heavy', 'finesse', 'piercing', 'lance', 'spell'])(
    '“%s” is a known tag of an attack in 5E',
    (word) => {
      expect(knows(rules, 'tag', word)).toBe(true);
    },
  );

  it.each(['blindsense-6', 'scent', 'sneak-attack'])('“%s” is no trait of 5E', (word) => {
    expect(knows(rules, 'trait', word)).toBe(false);
  });
});
