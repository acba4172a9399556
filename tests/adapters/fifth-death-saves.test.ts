/** Death saves and uses of legendary creatures on the two Roll20 sheets of 5E. */
import { expect } from 'vitest';
import { readSheet } from '../../adapters/roll20/sheets/index.ts';
import type { Attributes } from '../../adapters/roll20/sheets/read.ts';
import { everyCase } from '../support/everyCase.ts';

const attributes = (fields: Readonly<Record<string, unknown>>): Attributes =>
  new Map(Object.entries(fields).map(([name, current]) => [name, { current, max: '' }]));
const store = (value: object): Attributes => attributes({ store: value });

everyCase<[what: string, kind: 'dnd5e' | 'dnd2024', fields: Attributes, expected: object]>([
  [
    'ticked boxes of 2014',
    'dnd5e',
    attributes({
      deathsave_succ1: 'on',
      deathsave_succ2: '0',
      deathsave_fail1: 'on',
      deathsave_fail2: 'on',
    }),
    { deathSaves: { successes: 1, failures: 2 } },
  ],
  ['boxes that were never ticked: not known', 'dnd5e', attributes({ hp: '3' }), {}],
  [
    'legendary actions of a monster of 2014',
    'dnd5e',
    attributes({ npc: '1', npc_legendary_actions: '3' }),
    { legendaryActions: { most: 3 } },
  ],
  ['a monster without any', 'dnd5e', attributes({ npc: '1', npc_legendary_actions: '0' }), {}],
  [
    'a character of 2024',
    'dnd2024',
    store({ hitpoints: { deathSaves: { successes: 2, failures: 0, open: false } } }),
    { deathSaves: { successes: 2, failures: 0 } },
  ],
  [
    'a store in an unknown form',
    'dnd2024',
    store({ hitpoints: { deathSaves: { successes: [true] } } }),
    {},
  ],
  [
    'legendary actions of 2024',
    'dnd2024',
    store({ npc: { legendaryActionCount: 3 } }),
    { legendaryActions: { most: 3 } },
  ],
])(
  'a sheet gives its death saves and legendary actions, or neither',
  (_, kind, fields, expected) => {
    const { deathSaves, legendaryActions } = readSheet(kind, fields).facts;
    expect({
      ...(deathSaves && { deathSaves }),
      ...(legendaryActions && { legendaryActions }),
    }).toEqual(expected);
  },
);
