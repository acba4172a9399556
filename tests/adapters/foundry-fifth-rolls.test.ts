/**
 * Which chat messages of dnd5e 3.3, 4.x and 5.x are attacks, spells or features, and what they use
 * of the turn. The flags are those of the system's own code (release-3.3.1, 4.4.4, 5.3.3:
 * module/documents/item.mjs, activity/mixin.mjs, activity/attack.mjs).
 */
import { expect, it } from 'vitest';
import { dnd5eRoll, isToldBefore, usedOf } from '../../adapters/foundry/dnd5eRolls.ts';
import { everyCase } from '../support/everyCase.ts';

const activity = (type: string) => ({ type, id: 'act', uuid: 'Actor.a.Item.i.Activity.act' });
const item = (type: string) => ({ type, id: 'i', uuid: 'Actor.a.Item.i' });
const targets = [{ name: 'Ogre', uuid: 'Actor.ogre', ac: 11 }];

everyCase<[what: string, flags: object, type: string, expected: unknown]>([
  [
    'a feature’s card of 4.x',
    {
      activity: activity('utility'),
      item: item('feat'),
      targets: [],
      messageType: 'usage',
      use: {},
    },
    'base',
    { kind: 'use', item: 'i', targets: [], activity: 'act' },
  ],
  [
    'a feature’s card of 5.3',
    { activity: activity('save'), item: item('feat'), targets },
    'usage',
    { kind: 'use', item: 'i', targets: ['Actor.ogre'], activity: 'act' },
  ],
  [
    'a spell’s card of 4.x, cast with a slot of level 3',
    {
      activity: activity('attack'),
      item: item('spell'),
      targets: [],
      messageType: 'usage',
      use: { spellLevel: 3 },
    },
    'base',
    { kind: 'spell', item: 'i', targets: [], activity: 'act', level: 3 },
  ],
  [
    'a weapon’s card: its attack roll follows',
    { activity: activity('attack'), item: item('weapon'), targets: [], messageType: 'usage' },
    'base',
    'other',
  ],
  [
    'an item’s card of 3.3',
    { use: { type: 'feat', itemId: 'i', itemUuid: 'Actor.a.Item.i' } },
    'base',
    { kind: 'use', item: 'i', targets: [], activity: undefined },
  ],
  [
    'an attack with the other hand',
    {
      activity: activity('attack'),
      item: item('weapon'),
      targets,
      roll: { type: 'attack', attackMode: 'offhand' },
    },
    'base',
    { kind: 'attack', item: 'i', targets: ['Actor.ogre'], activity: 'act', offhand: true },
  ],
  ['damage', { item: item('weapon'), roll: { type: 'damage' } }, 'base', 'other'],
  ['a death save: the sheet counts it', { roll: { type: 'death' } }, 'base', 'other'],
  ['a skill', { roll: { type: 'skill', skillId: 'ste' } }, 'base', undefined],
  ['another message', {}, 'base', undefined],
])('a message of dnd5e is told by its flags and its type', (_, flags, type, expected) => {
  expect(dnd5eRoll(flags as never, type)).toEqual(expected);
});

it('the attack roll that follows a spell’s card is no second spell', () => {
  const flags = { item: item('spell'), roll: { type: 'attack' }, originatingMessage: 'm1' };
  const roll = dnd5eRoll(flags, 'base');
  expect(roll).toMatchObject({ kind: 'spell', follows: true });
  expect(isToldBefore(undefined, roll as never)).toBe(true);
  expect(
    isToldBefore({ id: 'i', name: 'Dart', type: 'weapon' }, { kind: 'attack', follows: true }),
  ).toBe(false);
  // 3.3 does not flag that the item is a spell, nor that a weapon’s card is followed by a roll.
  expect(
    isToldBefore({ id: 'i', name: 'Fire Bolt', type: 'spell' }, { kind: 'attack', follows: true }),
  ).toBe(true);
  const weapon = { id: 'i', name: 'Dart', type: 'weapon', system: { actionType: 'rwak' } };
  expect(isToldBefore(weapon, { kind: 'use' })).toBe(true);
});

const activities = (activation: object, name = '') =>
  new Map([['act', { id: 'act', name, activation }]]);

everyCase<[what: string, type: string, system: object, more: object, expected: object]>([
  ['an action', 'feat', { activities: activities({ type: 'action' }) }, {}, { takes: 'action' }],
  [
    'one of several activities',
    'feat',
    { activities: activities({ type: 'bonus' }, 'Hide') },
    {},
    { takes: 'bonus', part: 'Hide' },
  ],
  [
    'before 4.0',
    'feat',
    { activation: { type: 'reaction' } },
    { activity: undefined },
    { takes: 'reaction' },
  ],
  [
    'two legendary actions',
    'feat',
    { activities: activities({ type: 'legendary', value: 2 }) },
    {},
    { takes: 'legendary', uses: 2 },
  ],
  [
    'ten minutes',
    'spell',
    { activities: activities({ type: 'minute' }), level: 1, method: 'ritual' },
    {},
    { takes: 'none', slot: false },
  ],
  [
    'a cantrip',
    'spell',
    { activities: activities({ type: 'action' }), level: 0, method: 'spell' },
    {},
    { takes: 'action', slot: false },
  ],
  [
    'a prepared spell',
    'spell',
    { activities: activities({ type: 'bonus' }), level: 1, method: 'spell' },
    {},
    { takes: 'bonus', slot: true },
  ],
  [
    'an innate spell',
    'spell',
    { activities: activities({ type: 'action' }), level: 3, method: 'innate' },
    {},
    { takes: 'action', slot: false },
  ],
  [
    'a spell of 4.x',
    'spell',
    { activities: activities({ type: 'action' }), level: 3, preparation: { mode: 'pact' } },
    {},
    { takes: 'action', slot: true },
  ],
  ['nothing told', 'feat', {}, {}, {}],
])(
  'an item uses what its activity says, and its spell a slot by how it is cast',
  (_, type, system, more, expected) => {
    const used = usedOf({ id: 'i', name: 'x', type, system } as never, {
      activity: 'act',
      ...more,
    });
    expect(used).toEqual(expected);
  },
);

it('the deprecated name of a spell’s preparation is not read where the system has the new one', () => {
  const system = {
    level: 1,
    method: 'spell',
    activities: activities({ type: 'action' }),
    get preparation(): never {
      throw new Error('deprecated');
    },
  };
  const used = usedOf({ id: 'i', name: 'Bless', type: 'spell', system } as never, {
    activity: 'act',
  });
  expect(used).toEqual({ takes: 'action', slot: true });
});
