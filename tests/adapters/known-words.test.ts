/**
 * The rules know every word that adapters write into scenes. Adapters keep words they do not
 * understand in a separate list.
 */
import { describe, expect, it } from 'vitest';
import { strangeOf } from '../../adapters/foundry/sheets/conditions.ts';
import { readSheet } from '../../adapters/roll20/sheets/index.ts';
import { conditionOf, conditionsIn } from '../../adapters/words/conditionNames.ts';
import { NAMED } from '../../adapters/words/feats.ts';
import { sensesIn } from '../../adapters/words/senses.ts';
import { typeFromText } from '../../adapters/words/kinds.ts';
import { weaponOf } from '../../adapters/words/weapons.ts';
import { allWords, rulesetsKnowing, type WordKind } from '../../src/judge/knownWords.ts';

const strangers = (kind: WordKind, words: readonly string[]): string[] =>
  words.filter((word) => rulesetsKnowing(kind, word).length === 0);

describe('words that the adapters write into a scene', () => {
  it('every condition that can be read from a token exists in the rules', () => {
    const names = [
      'Blind',
      'deaf',
      'restrained',
      'flatFooted',
      'grappled',
      'invisibility',
      'paralysis',
      'sleep',
      'stun',
      ...allWords('condition'),
    ];
    const found = conditionsIn(names);
    expect(found.length).toBeGreaterThan(25);
    expect(strangers('condition', found)).toEqual([]);
  });
  it('every feat, sense and creature type that can be read from a sheet exists in the rules', () => {
    const senses = sensesIn(
      'darkvision 60 ft., blindsight 30 ft., blindsense 30 ft., tremorsense 60 ft., low-light vision, scent',
    );
    const types = [
      'undead',
      'construct',
      'ooze',
      'plant',
      'elemental',
      'aberration',
      'animal',
      'dragon',
      'fey',
      'giant',
      'humanoid',
      'outsider',
      'vermin',
      'magical beast',
      'monstrous humanoid',
    ].map((name) => typeFromText(name) ?? '?');
    expect([NAMED.length > 40, senses.length, types.length]).toEqual([true, 6, 15]);
    expect(strangers('trait', [...NAMED, ...senses, ...types])).toEqual([]);
  });
  it('every property that is inferred from a weapon’s name, such as that of a net, exists in the rules', () => {
    const tags = [
      'pistol',
      'rifle',
      'machine gun',
      'assault rifle',
      'longbow',
      'net',
      'spear',
    ].flatMap((name) => weaponOf(name)?.tags ?? []);
    expect(tags.length).toBeGreaterThan(4);
    expect(strangers('tag', tags)).toEqual([]);
  });
});

describe('conditions that the rules do not know', () => {
  it('on a Foundry sheet, conditions that no ruleset has are listed as not understood', () => {
    const flags = { prone: true, fear: true, hexed: true, stunned: false, cursed: false };
    expect(conditionOf('fear')).toBeUndefined();
    expect(strangeOf(flags)).toEqual(['fear', 'hexed']);
    expect([strangeOf(null), strangeOf('prone'), strangeOf([true])]).toEqual([[], [], []]);
  });
  it('on an advanced Roll20 sheet, conditions that no ruleset has are listed as not understood', () => {
    const condition = (name: string, more: object = {}): object => ({
      type: 'Condition',
      defaultName: name,
      _active: true,
      ...more,
    });
    const store = {
      integrants: {
        integrants: {
          a: condition('Prone'),
          b: condition('Hexed'),
          c: condition('Cursed', { _active: false }),
        },
      },
    };
    const { facts, strange } = readSheet(
      'beacon',
      new Map([['store', { current: store, max: '' }]]),
    );
    expect([facts.conditions, strange]).toEqual([['prone'], ['Hexed']]);
  });
});
