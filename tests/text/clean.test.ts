/** Misleading names in sentences, in rows and among equal names. */
import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { clean, cleanName } from '../../src/text/clean.ts';
import {
  creatureLabel,
  creatureName,
  clearCreatures,
  locale,
  addCreatures,
  say,
  t,
} from '../../src/text/index.ts';

beforeEach(() => {
  locale.value = 'en';
  clearCreatures();
});

const MEAN: readonly (readonly [what: string, name: string, shown: string])[] = [
  ['a zero-width space', 'Orc\u200b', 'Orc'],
  ['zero-width joiners', 'O\u200d\u200crc', 'Orc'],
  ['a right-to-left override', '\u202ecrO\u202c', 'crO'],
  ['an isolate that is not closed', 'Orc\u2066', 'Orc'],
  ['isolates in the wrong order', '\u2069Orc\u2068', 'Orc'],
  ['a soft hyphen', 'O\u00adrc', 'Orc'],
  ['a byte order mark', '\ufeffOrc', 'Orc'],
  ['a Hangul filler', 'Orc\u3164', 'Orc'],
  ['a blank Braille pattern', 'Orc\u2800', 'Orc'],
  ['a variation selector', 'Orc\ufe0f', 'Orc'],
  ['a combining grapheme joiner', 'Or\u034fc', 'Orc'],
  ['a private-use character', 'Orc\ue000', 'Orc'],
  ['half a surrogate pair', 'Orc\ud800', 'Orc'],
  ['a tag character', 'Orc\u{e0041}', 'Orc'],
  ['line breaks and a tab', 'Orc\n\n1:\tdead', 'Orc 1: dead'],
  ['spaces and a line separator at both ends', '  Orc\u2003\u2028 ', 'Orc'],
  ['a combining accent', 'e\u0301', '\u00e9'],
  ['500 combining strokes', `o${'\u0336'.repeat(500)}`, `o${'\u0336'.repeat(3)}`],
  ['HTML markup', '<b onclick="x">Orc</b>', '<b onclick="x">Orc</b>'],
  ['letters of several scripts', 'Ḍjinn Ñandú 龍 Ωmega', 'Ḍjinn Ñandú 龍 Ωmega'],
  ['Hebrew letters', 'גולם', 'גולם'],
];
it('a creature name is shown without invisible characters, but with its HTML and foreign letters as text', () => {
  for (const [what, name, shown] of MEAN) expect.soft(cleanName(name), what).toBe(shown);
});

describe('names that look alike', () => {
  it('creatures whose names differ only in invisible characters get numbers, such as “Orc 1” and “Orc 2”', () => {
    addCreatures(MEAN.slice(0, 10).map(([, name], i) => ({ id: `o${i}`, name })));
    expect(creatureLabel('o0')).toBe('Orc 1');
    expect(creatureLabel('o1')).toBe('Orc 2');
    expect(creatureLabel('o2')).toBe('crO');
  });
  it('a creature whose name has no visible character is called by a letter', () => {
    addCreatures([{ id: 'a', name: '\u200b\u3164\u2800' }]);
    expect(creatureLabel('a')).toBe(say('name.unknown', { letter: 'A' }));
  });
});

it('a creature name of a million characters is shortened', () => {
  addCreatures([
    { id: 'a', name: 'x'.repeat(1_000_000) },
    { id: 'b', name: '\u0336'.repeat(1_000_000) },
  ]);
  expect([creatureLabel('a').length, creatureName('a').length]).toEqual([24, 120]);
  expect(creatureName('b').length).toBeLessThan(10);
});

it('a Hebrew creature name is wrapped in characters that isolate its right-to-left direction', () => {
  addCreatures([
    { id: 'g', name: 'גולם' },
    { id: 'h', name: 'גולם' },
  ]);
  expect(creatureLabel('g')).toBe('\u2068גולם\u2069 1');
  const line = t('opportunity.by.leaving-square', { foes: [creatureLabel('g'), 'Ogre'] });
  expect(line).toBe(
    'Leaving a threatened square provokes an AoO from \u2068גולם\u2069 1 and Ogre.',
  );
});

it('invisible Unicode characters are removed from the name of a token’s marker in a sentence', () => {
  expect(say('card.fact.marker', { item: 'Pro\u200bne\u202e' })).toBe(
    say('card.fact.marker', { item: 'Prone' }),
  );
});

it('cleaning a text removes all invisible characters, and cleaning the text again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
      ),
      (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once.replace(/[\u2068\u2069\s]/gu, '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u3164\u2800\uffa0]/u,
        );
        expect(cleanName(text)).toBe(cleanName(cleanName(text)));
      },
    ),
  );
});
