/** Legendary actions and Legendary Resistance: how many are left, and after whose turns (2024). */
import { cases, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { act, actions, refused } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { lists } from './turnChecks.ts';

const row = rowsOf('srd52');
const dragon = (more: CreatureMore = {}) =>
  creature('d', 5, 5, { legendaryActions: { most: 3 }, ...more });
const rogue = hero('r', 8, 5);
const rogues = turn({ active: 'r', order: ['r', 'd'] });
const its = turn({ active: 'd', order: ['r', 'd'] });
const acts = act('d', 'legendary-action');
const resists = act('d', 'legendary-resistance');

export default cases('srd52', [
  row('action.legendary', 'extra', 'right after the rogue’s turn')
    .on(dragon(), rogue, rogues)
    .ask(acts)
    .gives({ legal: true, uses: { legendary: 1 } }),
  row('action.legendary', 0, 'three were used since its own turn began')
    .on(dragon({ legendaryActions: { most: 3, used: 3 } }), rogue, rogues)
    .ask(acts)
    .gives(refused('none-left')),
  row('action.legendary', 'extra', 'two of three were used')
    .on(dragon({ legendaryActions: { most: 3, used: 2 } }), rogue, rogues)
    .ask(acts)
    .gives({ legal: true, unknown: [] }),
  row('action.legendary', 'extra', 'the sheet alone says that none is left')
    .on(dragon({ legendaryActions: { most: 3, left: 0 } }), rogue, rogues)
    .ask(acts)
    .gives({ legal: true, unknown: ['creatures.d.legendaryActions.left'] }),
  row('action.legendary', 1, 'a second one in the rogue’s turn')
    .on(
      dragon(),
      rogue,
      turn({ active: 'r', spent: { beside: { d: { uses: { legendary: 1 } } } } }),
    )
    .ask(acts)
    .gives(refused('has-acted')),
  row('action.legendary', 2, 'in its own turn')
    .on(dragon(), rogue, its)
    .ask(acts)
    .gives(refused('own-turn')),
  row('action.legendary', 3, 'stunned')
    .on(dragon({ conditions: ['stunned'] }), rogue, rogues)
    .ask(acts)
    .gives(refused('condition-forbids')),
  row('action.legendary', 'extra', 'surprised in the first round')
    .on(dragon({ conditions: ['surprised'] }), rogue, rogues)
    .ask(acts)
    .gives({ legal: true }),
  row('action.legendary', 'extra', 'the list of a creature that has some')
    .on(dragon({ legendaryResistance: { most: 3 } }), rogue, rogues)
    .ask(actions('d'))
    .gives(lists(['legendary-action', 'legendary-resistance'], ['legendary-action-2'])),
  row('action.legendary', 'extra', 'the list of a creature whose sheet is closed')
    .on(creature('d', 5, 5), rogue, rogues)
    .ask(actions('d'))
    .uncited('the list has no such action')
    .gives(lists(['attack'], ['legendary-action', 'legendary-resistance'])),
  row('action.legendary', 'extra', 'Legendary Resistance, one left')
    .on(dragon({ legendaryResistance: { most: 3, left: 1 } }), rogue, its)
    .ask(resists)
    .gives({ legal: true, uses: { resistance: 1 } }),
  row('action.legendary', 'extra', 'Legendary Resistance, none left')
    .on(dragon({ legendaryResistance: { most: 3, left: 0 } }), rogue, its)
    .ask(resists)
    .gives(refused('none-left')),
  row('action.legendary', 'extra', 'Legendary Resistance of a stunned dragon')
    .on(dragon({ legendaryResistance: { most: 3 }, conditions: ['stunned'] }), rogue, rogues)
    .ask(resists)
    .gives({ legal: true }),
]);
