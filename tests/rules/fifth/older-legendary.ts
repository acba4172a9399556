/** Legendary actions of 2014: some cost two or three uses, and the surprised take none. */
import { cases, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { act, refused } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd51');
const dragon = (more: CreatureMore = {}) =>
  creature('d', 5, 5, { legendaryActions: { most: 3 }, ...more });
const rogue = hero('r', 8, 5);
const rogues = turn({ active: 'r', order: ['r', 'd'], round: 1, acted: ['r'] });

const lair = (more: CreatureMore = {}) =>
  creature('d', 5, 5, { lairActions: { most: 1, count: 20 }, ...more });
/** The rogue's turn, with the initiative counts of the rogue and the dragon. */
const counted = (r: number, d: number) =>
  turn({ active: 'r', order: ['r', 'd'], round: 1, acted: ['r'], counts: { r, d } });
const between = () =>
  turn({ active: 'r', order: ['r', 's', 'd'], round: 2, counts: { r: 25, s: 20, d: 14 } });

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
  row('action.lair', 0, 'right after the rogue, before the dragon')
    .on(lair(), rogue, counted(24, 14))
    .ask(act('d', 'lair-action'))
    .gives({ legal: true, uses: { lair: 1 }, unknown: [] }),
  row('action.lair', 1, 'in the turn of a rogue with 25, another has 20')
    .on(lair(), rogue, hero('s', 1, 1), between())
    .ask(act('d', 'lair-action'))
    .gives(refused('not-lair-count')),
  row('action.lair', 2, 'a second one in the round')
    .on(lair({ lairActions: { most: 1, used: 1, count: 20 } }), rogue, counted(24, 14))
    .ask(act('d', 'lair-action'))
    .gives(refused('none-left')),
  row('action.lair', 3, 'a stunned dragon')
    .on(lair({ conditions: ['stunned'] }), rogue, counted(24, 14))
    .ask(act('d', 'lair-action'))
    .gives(refused('condition-forbids')),
  row('action.lair', 4, 'a surprised dragon')
    .on(lair({ conditions: ['surprised'] }), rogue, counted(24, 14))
    .ask(act('d', 'lair-action'))
    .gives(refused('condition-forbids')),
  row('action.lair', 'extra', 'nobody reaches 20: before the first turn of the round')
    .on(lair(), rogue, counted(15, 14))
    .ask(act('d', 'lair-action'))
    .gives({ legal: true, unknown: [] }),
  row('action.lair', 'extra', 'the host tells no initiative counts')
    .on(lair(), rogue, rogues)
    .ask(act('d', 'lair-action'))
    .gives({ legal: true, unknown: ['turn.counts'] }),
]);
