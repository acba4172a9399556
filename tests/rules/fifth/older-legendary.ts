/** Legendary actions of 2014: some cost two or three uses, and the surprised take none. */
import { cases, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { act, refused } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd51');
const dragon = (more: CreatureMore = {}) =>
  creature('d', 5, 5, { legendaryActions: { most: 3 }, ...more });
const rogue = hero('r', 8, 5);
const rogues = turn({ active: 'r', order: ['r', 'd'], round: 1, acted: ['r'] });

export default cases('srd51', [
  row('action.legendary', 0, 'a surprised dragon before its first turn')
    .on(dragon({ conditions: ['surprised'] }), rogue, rogues)
    .ask(act('d', 'legendary-action'))
    .gives(refused('condition-forbids')),
  row('action.legendary', 1, 'two uses, one left')
    .on(dragon({ legendaryActions: { most: 3, used: 2 } }), rogue, rogues)
    .ask(act('d', 'legendary-action-2'))
    .gives(refused('none-left')),
  row('action.legendary', 'extra', 'two uses, two left')
    .on(dragon({ legendaryActions: { most: 3, used: 1 } }), rogue, rogues)
    .ask(act('d', 'legendary-action-2'))
    .gives({ legal: true, uses: { legendary: 2 } }),
]);
