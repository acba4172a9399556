// @vitest-environment page
/** Which lines of Roll20's chat are attacks, spells or features of the two 5E sheets. */
import { describe, expect, it } from 'vitest';
import { rollIn } from '../../adapters/roll20/chatRolls.ts';
import { withUse } from '../../adapters/roll20/sheets/uses.ts';
import {
  characterCard,
  damageBelow,
  inlineRoll,
  monsterCard,
  newerCard,
  twoDice,
  saveCard,
  spellCard,
} from '../hosts/roll20/fifthLines.ts';
import { everyCase } from '../support/everyCase.ts';

function message(inside: string, by = 'Aldo'): HTMLElement {
  const element = document.createElement('div');
  element.className = 'message general you';
  element.dataset['messageid'] = '-Mroll';
  element.innerHTML = `<span class="by">${by}:</span>${inside}`;
  return element;
}
function read(inside: string, by?: string): object | null {
  const roll = rollIn(message(inside, by), false);
  if (roll === null) return null;
  const { id: _, said: __, ...rest } = roll;
  return rest;
}

const [low, high] = [inlineRoll(4, 5), inlineRoll(15, 5)];

describe('the 5E sheet of 2014', () => {
  everyCase<[what: string, inside: string, expected: object | null]>([
    [
      'an attack with the character behind its button',
      characterCard({ template: 'atk', name: 'Dagger', character: '-M54tqmq4494_zEFm2dP' }),
      {
        kind: 'attack',
        who: 'Aldo',
        name: 'Dagger',
        total: 17,
        die: 12,
        character: '-M54tqmq4494_zEFm2dP',
      },
    ],
    [
      'an attack with the character’s name',
      characterCard({ template: 'atk', name: 'Longsword', who: 'Dina' }),
      { kind: 'attack', who: 'Dina', name: 'Longsword', total: 17, die: 12 },
    ],
    [
      'an attack with disadvantage: the gray die does not count',
      characterCard({ template: 'atk', name: 'Bow', who: 'Dina', result: twoDice([high, low], 0) }),
      { kind: 'attack', who: 'Dina', name: 'Bow', total: 9, die: 4 },
    ],
    [
      'an attack with two dice, of which nobody chose one',
      characterCard({ template: 'atk', name: 'Bow', who: 'Dina', result: twoDice([high, low]) }),
      { kind: 'attack', who: 'Dina', name: 'Bow' },
    ],
    [
      'an attack with its damage',
      characterCard({ template: 'atkdmg', name: 'Bow', who: 'Dina' }).replace(
        'sheet-container">',
        'sheet-container sheet-atk">',
      ),
      { kind: 'attack', who: 'Dina', name: 'Bow', total: 17, die: 12 },
    ],
    [
      'a spell with a save',
      saveCard('Sacred Flame'),
      { kind: 'use', who: 'Aldo', name: 'Sacred Flame' },
    ],
    [
      'a check',
      characterCard({ template: 'simple', name: 'STEALTH', who: 'Dina' }),
      { kind: 'check', who: 'Dina', name: 'STEALTH', total: 17, die: 12 },
    ],
    [
      'a hit die',
      characterCard({ template: 'simple', name: 'HIT DICE', result: inlineRoll(6, 2, '1d8') }),
      null,
    ],
    ['damage alone', characterCard({ template: 'dmg', name: 'Dagger', who: 'Dina' }), null],
    [
      'a monster’s attack',
      monsterCard({ template: 'npcatk', name: 'Scimitar', who: 'Goblin', result: high }),
      { kind: 'attack', who: 'Goblin', name: 'Scimitar', total: 20, die: 15 },
    ],
    [
      'a monster’s attack with its damage',
      monsterCard(
        { template: 'npcaction', name: 'Bite', who: 'Wolf', result: high },
        damageBelow(),
      ),
      { kind: 'attack', who: 'Wolf', name: 'Bite', total: 20, die: 15 },
    ],
    [
      'a monster’s breath: damage without an attack roll',
      monsterCard({ template: 'npcaction', name: 'Fire Breath', who: 'Dragon' }, damageBelow()),
      { kind: 'use', who: 'Dragon', name: 'Fire Breath' },
    ],
    [
      'a spell of an action with a slot',
      spellCard('Bless', 'enchantment 1', '1 action'),
      { kind: 'spell', who: 'Aldo', name: 'Bless', takes: 'action', slot: true },
    ],
    [
      'a cantrip',
      spellCard('Fire Bolt', 'evocation cantrip', '1 action'),
      { kind: 'spell', who: 'Aldo', name: 'Fire Bolt', takes: 'action', slot: false },
    ],
    [
      'an Italian sheet’s spell of a Bonus Action',
      spellCard('Parola Guaritrice', 'invocazione 1', '1 azione bonus'),
      { kind: 'spell', who: 'Aldo', name: 'Parola Guaritrice', takes: 'bonus', slot: true },
    ],
    [
      'a reaction with its trigger',
      spellCard('Shield', 'abjuration 1', '1 reaction, which you take when you are hit'),
      { kind: 'spell', who: 'Aldo', name: 'Shield', takes: 'reaction', slot: true },
    ],
    [
      'a spell of ten minutes',
      spellCard('Alarm', 'abjuration 1', '10 minutes'),
      { kind: 'spell', who: 'Aldo', name: 'Alarm', takes: 'none', slot: true },
    ],
  ])(
    'a card of the 2014 sheet gives who acts, how, and the d20 that counts',
    (_, inside, expected) => {
      expect(read(inside)).toEqual(expected);
    },
  );
});

describe('the 5E sheet of 2024', () => {
  everyCase<[what: string, inside: string, expected: object | null]>([
    [
      'an attack',
      newerCard({ title: 'Longsword', who: 'Dina', part: 'Attack', total: 19, die: 12 }),
      { kind: 'attack', who: 'Dina', name: 'Longsword', total: 19, die: 12 },
    ],
    ['damage', newerCard({ title: 'Longsword', who: 'Dina', part: 'Damage', total: 9 }), null],
    [
      'a save',
      newerCard({ title: 'Dexterity Save', who: 'Dina', part: 'Saving Throw', total: 9, die: 7 }),
      { kind: 'check', who: 'Dina', name: 'Dexterity Save', total: 9, die: 7 },
    ],
    [
      'a card without dice',
      newerCard({ title: 'Second Wind', who: 'Dina' }),
      { kind: 'use', who: 'Dina', name: 'Second Wind' },
    ],
  ])(
    'a card of the 2024 sheet gives who acts, how, and the total that counts',
    (_, inside, expected) => {
      expect(read(inside)).toEqual(expected);
    },
  );
});

describe('what a card uses of a turn', () => {
  const sheet = (attributes: Readonly<Record<string, unknown>>) => ({
    kind: 'ogl5e',
    attributes: Object.entries(attributes).map(([name, current]) => ({ name, current })),
  });
  const goblin = sheet({
    npc: '1',
    'repeating_npcaction_-a1_name': 'Scimitar',
    'repeating_npcbonusaction_-b1_name': 'Nimble Escape',
    'repeating_npcreaction_-c1_name': 'Redirect Attack',
    'repeating_npcaction-l_-d1_name': 'Tail Attack',
    'repeating_spell-1_-e1_spellname': 'Faerie Fire',
    'repeating_spell-1_-e1_spellcastingtime': '1 action',
    'repeating_npcaction_-f1_name': 'Roar',
    'repeating_npcreaction_-f2_name': 'Roar',
  });
  const dina = {
    kind: 'dnd2024byroll20',
    attributes: [
      {
        name: 'store',
        current: {
          integrants: {
            integrants: {
              a: { type: 'Action', name: 'Second Wind', actionType: 'Bonus' },
              b: { type: 'Spell', name: 'Guidance', level: 0, castingTime: 'Action' },
              c: { type: 'Spell', name: 'Healing Word', level: 1, castingTime: 'Bonus Action' },
            },
          },
        },
      },
    ],
  };

  everyCase<[name: string, of: typeof goblin | typeof dina | undefined, expected: object]>([
    ['Nimble Escape', goblin, { kind: 'use', takes: 'bonus' }],
    ['Redirect Attack', goblin, { kind: 'use', takes: 'reaction' }],
    ['Tail Attack', goblin, { kind: 'use', takes: 'legendary' }],
    ['Faerie Fire', goblin, { kind: 'spell', takes: 'action', slot: true }],
    // Two entries of one name differ.
    ['Roar', goblin, { kind: 'use' }],
    ['Something else', goblin, { kind: 'use' }],
    ['Nimble Escape', undefined, { kind: 'use' }],
    ['Scatto', undefined, { kind: 'use', named: 'dash' }],
    ['Cunning Action: Hide', undefined, { kind: 'use', named: 'hide' }],
    ['Second Wind', dina, { kind: 'use', takes: 'bonus' }],
    ['Guidance', dina, { kind: 'spell', takes: 'action', slot: false }],
    ['Healing Word', dina, { kind: 'spell', takes: 'bonus', slot: true }],
  ])(
    'a card is an action, a Bonus Action or a Reaction by the sheet’s entry of its name',
    (name, of, expected) => {
      expect(withUse({ kind: 'use', name }, of)).toEqual({ name, ...expected });
    },
  );

  it('a check uses nothing of the turn, whatever the sheet says', () => {
    expect(withUse({ kind: 'check', name: 'Scimitar' }, goblin)).toEqual({
      kind: 'check',
      name: 'Scimitar',
    });
  });
});
