/** Formatting messages: languages, numbers, names, and what a faulty call returns. */
import { computed } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blocker,
  cellLabel,
  creatureLabel,
  creatureName,
  clearCreatures,
  length,
  lengthNumber,
  list,
  locale,
  addCreatures,
  lengths,
  cellLength,
  preferred,
  setting,
  signed,
  speakFor,
  say,
  term,
  t,
} from '../../src/text/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { messageOf } from '../../src/text/catalogue.ts';
import { paramsOf } from '../../src/text/format.ts';
import { noticeText } from '../../src/text/notice.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const usual = setting.value;
beforeEach(() => {
  locale.value = 'it';
  setting.value = usual;
  lengths.value = 'auto';
  clearCreatures();
});
afterEach(() => vi.unstubAllEnvs());

const NB = '\u00a0';

describe('the user’s language', () => {
  it('sentences that are already on the screen change when the user changes the language', () => {
    const sentence = computed(() =>
      t('opportunity.by.leaving-square', { foes: ['Orco 1', 'Ogre'] }),
    );
    expect(sentence.value).toBe('Uscire da un quadretto minacciato provoca AdO da Orco 1 e Ogre.');
    locale.value = 'en';
    expect(sentence.value).toBe(
      'Leaving a threatened square provokes an AoO from Orco 1 and Ogre.',
    );
  });
  it('the extension starts in the first of the browser’s languages that it has, or else in English', () => {
    expect(preferred(['de-AT', 'it-CH', 'en'])).toBe('it');
    expect(preferred(['EN-gb', 'it'])).toBe('en');
    expect(preferred(['fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

describe('numbers', () => {
  it('a bonus or penalty is shown with a plus sign or a true minus sign', () => {
    expect([2, -4, 0].map(signed)).toEqual(['+2', '−4', '+0']);
  });
  it('lengths are shown in meters with a decimal comma in Italian, and in feet in English', () => {
    expect(length(1)).toBe(`1,5${NB}m`);
    expect(length(4, 1.5)).toBe(`6${NB}m`);
    locale.value = 'en';
    expect(length(1)).toBe(`5${NB}ft.`);
    expect(lengthNumber(3)).toBe('15');
  });
  const UNITS = [
    ['feet', `20${NB}ft`, `20${NB}ft.`],
    ['metres', `6${NB}m`, `6${NB}m`],
    ['squares', '4 quadretti', '4 squares'],
    ['auto', `6${NB}m`, `20${NB}ft.`],
  ] as const;
  it('the user can choose feet, meters, squares or the usual unit of the language for lengths', () => {
    for (const [wish, ...said] of UNITS) {
      lengths.value = wish;
      const shown = (['it', 'en'] as const).map((language) => {
        locale.value = language;
        return length(4);
      });
      expect.soft(shown, wish).toEqual(said);
    }
  });
  it('if the user chose squares for lengths, the size of one square is still shown in feet or meters', () => {
    lengths.value = 'squares';
    expect(cellLength(1.5)).toBe(`1,5${NB}m`);
    locale.value = 'en';
    expect(cellLength(3)).toBe(`10${NB}ft.`);
    expect(noticeText({ code: 'error.scale', params: { metres: 3, used: 1.5 } })).toBe(
      `One square of this map is 10${NB}ft.; Quadretto counts 5${NB}ft. a square.`,
    );
  });
  it('on a hex map, a user who chose squares for lengths sees lengths in hexes', () => {
    speakFor({ vocabulary: 'phased', kind: 'hex', metresPerCell: 3 });
    expect(length(6)).toBe(`18${NB}m`);
    lengths.value = 'squares';
    expect(length(6)).toBe('6 esagoni');
  });
  it('the number of attacks of opportunity is shown with the correct singular or plural in both languages', () => {
    expect(t('unit.opportunities', { n: 0 })).toBe('nessun AdO');
    expect(t('unit.opportunities', { n: 2 })).toBe('2 AdO');
    locale.value = 'en';
    expect([0, 1, 2].map((n) => t('unit.opportunities', { n }))).toEqual([
      'no AoO',
      '1 AoO',
      '2 AoOs',
    ]);
  });
});

describe('labels of cells', () => {
  const LABELS = [
    [0, 0, 'A1'],
    [2, 4, 'C5'],
    [25, 0, 'Z1'],
    [26, 0, 'AA1'],
    [701, 9, 'ZZ10'],
    [702, 0, 'AAA1'],
  ] as const;
  it('a square has a label of column letters and a row number, such as A1, Z1, AA1 or AAA1', () => {
    expect(LABELS.map(([x, y]) => [x, y, cellLabel([x, y])])).toEqual(LABELS);
  });
  it('a square off the map is labeled with numbers, and a square at an unknown position with “?”', () => {
    expect(cellLabel([-1, 3])).toBe('−1, 3');
    expect(cellLabel([NaN, 0])).toBe('?');
    expect(cellLabel([0.5, 0])).toBe('?');
  });
});

describe('names of creatures', () => {
  it('Italian sentences use a creature’s name as the virtual tabletop spells it, without an article', () => {
    addCreatures([{ id: 'o', name: 'Ogre' }]);
    expect(t('threat.cell', { n: 1, foes: { creatures: ['o'] }, who: { creature: 'o' } })).toBe(
      'Minacciato da Ogre.',
    );
  });
  it('creatures with the same name get numbers in order of appearance, and keep their numbers', () => {
    addCreatures([
      { id: 'a', name: 'Orco' },
      { id: 'b', name: 'Orco' },
    ]);
    expect(['a', 'b'].map(creatureLabel)).toEqual(['Orco 1', 'Orco 2']);
    addCreatures([
      { id: 'c', name: 'Orco' },
      { id: 'b', name: 'Orco' },
    ]);
    expect(['b', 'c'].map(creatureLabel)).toEqual(['Orco 2', 'Orco 3']);
  });
  it('a name with an added number never equals another creature’s name', () => {
    addCreatures([
      { id: 'x', name: 'Orco 1' },
      { id: 'a', name: 'Orco' },
      { id: 'b', name: 'Orco' },
    ]);
    const labels = ['x', 'a', 'b'].map(creatureLabel);
    expect(labels[0]).toBe('Orco 1');
    expect(new Set(labels).size).toBe(3);
  });
  it('a creature without a name is called by a letter, such as “Creature B”, never by the token’s id', () => {
    addCreatures([{ id: 'k9f3', name: '' }, { id: 'k9f4' }]);
    expect(['k9f3', 'k9f4', 'nobody'].map(creatureLabel)).toEqual([
      'Creatura A',
      'Creatura B',
      'una creatura',
    ]);
    locale.value = 'en';
    expect(creatureLabel('k9f4')).toBe('Creature B');
  });
  it('a creature name longer than 24 characters is cut in the middle, but can still be shown in full', () => {
    addCreatures([{ id: 'p', name: 'Sacerdotessa della Notte Nera' }]);
    expect(creatureLabel('p')).toHaveLength(24);
    expect(creatureLabel('p')).toMatch(/^Sacerdotessa.*….*Nera$/);
    expect(creatureName('p')).toBe('Sacerdotessa della Notte Nera');
  });
  it('a creature name with markup, line breaks or direction marks is plain text on one line', () => {
    addCreatures([{ id: 'h', name: '<img src=x>\n{who}\u202e#' }]);
    expect(creatureName('h')).toBe('<img src=x> {who}#');
    expect(t('violation.overloaded', { who: { creature: 'h' } })).toBe(
      '<img src=x> {who}# ha un carico eccessivo per volare.',
    );
  });
  it(
    'an Italian list of creature names has “e” before the last name, and counts the ' +
      'names after the fourth',
    () => {
      expect(list([])).toBe('');
      expect(list(['Orco', 'Ogre'])).toBe('Orco e Ogre');
      expect(list(['Orco 1', 'Orco 2', 'Orco 3', 'Ogre', 'Troll'])).toBe(
        'Orco 1, Orco 2, Orco 3, Ogre e un’altra',
      );
      expect(list(['Orco 1', 'Orco 2', 'Orco 3', 'Ogre', 'Troll', 'Lupo'])).toBe(
        'Orco 1, Orco 2, Orco 3, Ogre e altre 2',
      );
    },
  );
});

describe('the obstacle on a line of effect', () => {
  const NAMES = [
    ['wall:3', 'un muro'],
    ['cell:4,4', 'un ostacolo'],
    ['creature:o', 'Ogre'],
    ['door', 'una porta chiusa'],
    ['cell:x', 'un ostacolo'],
    ['corner', 'qualcosa'],
    ['', 'qualcosa'],
    [null, 'qualcosa'],
  ] as const;
  it('a sentence about total cover names the obstacle on the line, such as a wall, a door or a creature', () => {
    addCreatures([{ id: 'o', name: 'Ogre' }]);
    expect(NAMES.map(([what]) => [what, blocker(what)])).toEqual(NAMES);
    for (const [what, phrase] of NAMES)
      expect
        .soft(t('cover.total', { blocker: { blocker: what }, target: 'Lupo' }))
        .toContain(`: ${phrase} ferma`);
  });
});

describe('a ruleset’s own words', () => {
  it('a ruleset’s own vocabulary replaces the usual words in sentences and rule terms', () => {
    expect(t('opportunity.none.five-foot-step')).toBe('Un passo di 1,5 metri non provoca mai AdO.');
    expect(term('difficult-terrain')).toBe('terreno impervio');
    setting.value = { ...usual, vocabulary: 'rules-compendium' };
    expect(t('opportunity.none.five-foot-step')).toBe('Un passo da 1,5 metri non provoca mai AdO.');
    expect(term('difficult-terrain')).toBe('terreno difficile');
    setting.value = { ...usual, vocabulary: 'modern' };
    expect(t('cover.soft', { blocker: 'Ogre', value: { signed: 4 } })).toBe(
      'Copertura leggera da Ogre: +4 Difesa contro attacchi a distanza, niente Riflessi.',
    );
  });
  it('if a ruleset’s own list of words does not exist, the screen uses the words of all rulesets', () => {
    speakFor({ vocabulary: 'modern', kind: 'hex', metresPerCell: 3 });
    speakFor({ vocabulary: 'constructor', metresPerCell: NaN });
    expect(setting.value).toEqual({ vocabulary: 'srd', grid: 'square', metresPerCell: 1.5 });
  });
  it('if the same list of words and the same units are set again, no sentence is formatted again', () => {
    let times = 0;
    const sentence = computed(() => {
      times++;
      return t('opportunity.none.five-foot-step');
    });
    expect(sentence.value).not.toBe('');
    speakFor({
      vocabulary: usual.vocabulary,
      kind: usual.grid,
      metresPerCell: usual.metresPerCell,
    });
    expect(sentence.value).not.toBe('');
    expect(times).toBe(1);
  });
});

describe('sentences inside sentences', () => {
  it('a sentence inserted into another sentence is in the language of the outer sentence', () => {
    const params = { text: { message: 'opportunity.none.five-foot-step' }, source: 'SRD 3.5' };
    expect(t('frame.sourced', params)).toBe('Un passo di 1,5 metri non provoca mai AdO. (SRD 3.5)');
    locale.value = 'en';
    expect(t('frame.sourced', params)).toBe('A 5-foot step never provokes. (SRD 3.5)');
  });
});

describe('a message that cannot be formatted', () => {
  const faults: readonly [string, () => string, string][] = [
    ['an unknown id', () => say('no.such'), 'no.such'],
    ['the name of an object’s own member', () => say('constructor'), 'constructor'],
    ['a missing parameter', () => say('steps.fleesTo'), 'steps.fleesTo'],
    [
      'a name where a number belongs',
      () => say('unit.percent', { percent: 'many' }),
      'unit.percent',
    ],
    ['NaN', () => say('unit.percent', { percent: NaN }), 'unit.percent'],
    [
      'an object of no known kind',
      () => say('steps.fleesTo', { cell: { at: 3 } }),
      'steps.fleesTo',
    ],
    ['null', () => say('steps.fleesTo', { cell: null }), 'steps.fleesTo'],
    ['an unknown term', () => term('warp-drive'), 'warp-drive'],
  ];
  it('in tests, a message that cannot be formatted throws an exception', () => {
    for (const [what, fault] of faults) expect.soft(fault, what).toThrow(/text "/);
  });
  it('in the released extension, a message that cannot be formatted shows its id and is logged once', () => {
    vi.stubEnv('MODE', 'production');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const [what, fault, shown] of faults) {
      warned.mockClear();
      expect.soft(fault(), what).toBe(shown);
      fault();
      expect.soft(warned.mock.calls.length, what).toBeLessThanOrEqual(1);
    }
  });
});

it.each(
  rulesets
    .filter(({ words }) => words !== undefined)
    .map(({ id, words }) => [rulesetInWords(id), words!] as const),
)(
  'under %s, a message in the ruleset’s own words uses only parameters of the usual message',
  (_rules, words) => {
    const params = (text: string): string[] =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const lacking = Object.entries(words).flatMap(([id, texts]) => {
      const usualWording = messageOf(id);
      if (usualWording === null) return [];
      const known = paramsOf(usualWording);
      return Object.values(texts)
        .flatMap(params)
        .filter((name) => !known.has(name))
        .map((name) => `${id}: ${name}`);
    });
    expect(lacking).toEqual([]);
  },
);
