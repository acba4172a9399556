/** Moving past foes by Acrobatics. */
import {
  cells,
  cases,
  creature,
  hero,
  rubble,
  turn,
  type Ask,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const rogue = (more: CreatureMore = {}) =>
  hero('r', 0, 5, { skills: { acrobatics: { bonus: 12 } }, ...more });
const orc = (id: string, x: number, y: number, more: CreatureMore = {}) =>
  creature(id, x, y, { cmd: 18, ...more });
const past = (path: At[], more: object = {}, mode = 'move'): Ask => ({
  ask: 'move',
  of: 'r',
  mode,
  path,
  acrobatics: true,
  ...more,
});
const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i): At => [i, 5]);
const checks = (...passed: object[]) => ({ acrobatics: { possible: true, passed } });
const hurried = { acrobatics: 'hurried' };

const LYING = [
  [
    'prone with a move action left',
    rogue({ conditions: ['prone'], moving: 'tumble' }),
    { move: 1 },
    false,
  ],
  ['prone with a whole turn left', rogue({ conditions: ['prone'], moving: 'tumble' }), {}, true],
  ['standing with a move action left', rogue({ moving: 'tumble' }), { move: 1 }, true],
] as const;
const TUMBLES: readonly (readonly [how: string, ask: Ask])[] = [
  ['on the map', { ask: 'move', of: 'r', path: along(1) }],
  ['as a leg', { ask: 'journey', of: 'r', legs: [{ by: 'tumble', path: [[1, 5]] }] }],
  ['as an action', { ask: 'act', of: 'r', action: 'tumble', path: along(1) }],
];

export default cases('pf1', [
  row('opportunity.acrobatics-avoids', 0, 'a rogue past an orc at half speed')
    .on(rogue(), orc('o', 1, 4))
    .ask(past(along(3)))
    .gives({
      legal: true,
      opportunities: [{ by: 'o' }],
      ...checks({ by: 'o', dc: 18, bonus: 12 }),
    }),
  row('opportunity.acrobatics-avoids', 'extra', 'a rogue who cannot fail')
    .on(rogue({ skills: { acrobatics: { bonus: 17 } } }), orc('o', 1, 4))
    .ask(past(along(3)))
    .gives({ opportunities: [], ...checks() }),
  row('movement.acrobatics-half', 0, 'three squares of a move action')
    .on(rogue())
    .ask(past(along(3)))
    .gives({ legal: true, cost: 6 }),
  row('movement.acrobatics-half', 0, 'a fourth')
    .on(rogue())
    .ask(past(along(4)))
    .gives({ legal: false, violations: [{ code: 'over-speed', step: 4 }] }),
  row('movement.acrobatics-half', 0, 'six squares of a double move')
    .on(rogue())
    .ask(past(along(6), {}, 'double-move'))
    .gives({ legal: true, cost: 12 }),
  row('movement.acrobatics-half', 1, 'over difficult ground')
    .on(rogue(), rubble(1, 5))
    .ask(past(along(1)))
    .gives({ cost: 4 }),
  row('movement.acrobatics-half', 1, 'over difficult ground, diagonally')
    .on(rogue(), rubble(1, 6))
    .ask(past(cells('0,5 1,6')))
    .gives({ cost: 6 }),
  row('movement.acrobatics-full', 0, 'past an orc at full speed')
    .on(rogue(), orc('o', 1, 4))
    .ask(past(along(3), hurried))
    .gives({ cost: 3, ...checks({ dc: 28 }) }),
  row('movement.acrobatics-full', 1, 'past the same orc at half speed')
    .on(rogue(), orc('o', 1, 4))
    .ask(past(along(3)))
    .gives(checks({ dc: 18 })),
  row('movement.acrobatics-dc', 0, 'past one orc, then another')
    .on(rogue({ speed: { land: 16 } }), orc('o', 1, 4), orc('p', 5, 4))
    .ask(past(along(7)))
    .gives(checks({ by: 'o', dc: 18 }, { by: 'p', dc: 20 })),
  row('movement.acrobatics-dc', 1, 'past an ogre, then a goblin')
    .on(rogue({ speed: { land: 16 } }), orc('o', 1, 4), orc('g', 5, 4, { size: 'small', cmd: 12 }))
    .ask(past(along(7)))
    .gives(checks({ by: 'o', dc: 18 }, { by: 'g', dc: 14 })),
  row('movement.acrobatics-dc', 2, 'a flat-footed orc with Combat Reflexes')
    .on(
      rogue(),
      creature('o', 1, 4, {
        bab: 4,
        abilities: { str: 14, dex: 14 },
        conditions: ['flat-footed'],
        traits: ['combat-reflexes'],
      }),
    )
    .ask(past(along(3)))
    .gives(checks({ dc: 16 })),
  row('movement.acrobatics-order', 0, 'an orc and a goblin left at once')
    .on(rogue(), orc('g', 0, 4, { size: 'small', cmd: 12 }), orc('o', 0, 6))
    .ask(past(along(2)))
    .gives(checks({ by: 'o', dc: 18 }, { by: 'g', dc: 14 })),
  row('movement.acrobatics-order', 1, 'she leaves the goblin out')
    .on(rogue(), orc('g', 0, 4, { size: 'small', cmd: 12 }), orc('o', 0, 6))
    .ask(past(along(2), { leaves: ['g'] }))
    .gives({ opportunities: [{ by: 'g' }, { by: 'o' }], ...checks({ by: 'o', dc: 18 }) }),
  row('movement.acrobatics-load', 0, 'in a breastplate')
    .on(rogue({ armour: 'medium', speed: { land: 4 } }), orc('o', 1, 4))
    .ask(past(along(2)))
    .gives({
      acrobatics: { possible: false, why: 'armour', passed: [] },
      opportunities: [{ by: 'o' }],
    }),
  row('movement.acrobatics-load', 1, 'a dwarf in full plate')
    .on(rogue({ armour: 'heavy', speed: { land: 4 }, traits: ['dwarf'] }), orc('o', 1, 4))
    .ask(past(along(2)))
    .gives(checks({ dc: 18 })),
  row('movement.acrobatics-prone', 0, 'prone, an orc beside')
    .on(rogue({ conditions: ['prone'] }), orc('o', 0, 4))
    .ask(past(along(1)))
    .gives({ legal: true, cost: 1, ...checks({ dc: 23 }) }),
  row('movement.acrobatics-prone', 'extra', 'prone on the map')
    .on(rogue({ conditions: ['prone'], moving: 'tumble' }), orc('o', 0, 4))
    .ask({ ask: 'move', of: 'r', path: along(1) })
    .uncited('the DC is on the foe')
    .gives({ legal: true, cost: 1, opportunities: [{ by: 'o', check: { skill: 'acrobatics' } }] }),
  row('movement.acrobatics-prone', 'extra', 'prone over two squares')
    .on(rogue({ conditions: ['prone'], moving: 'tumble' }))
    .ask({ ask: 'move', of: 'r', path: along(2) })
    .uncited('prone creatures move one square')
    .gives({ legal: false, violations: [{ code: 'prone-must-crawl', step: 2 }] }),
  row('movement.acrobatics-prone', 'extra', 'as an action')
    .on(rogue({ conditions: ['prone'] }), orc('o', 0, 4))
    .ask({ ask: 'act', of: 'r', action: 'tumble', path: along(1), total: 23 })
    .gives({ legal: true, kind: 'full-round', opportunities: [] }),
  ...LYING.flatMap(([given, of, spent, legal]) =>
    TUMBLES.map(([how, ask]) =>
      row('movement.acrobatics-prone', 'extra', `${given}, ${how}`)
        .on(of, turn({ active: 'r', spent }))
        .ask(ask)
        .uncited('the turn decides')
        .gives({ legal }),
    ),
  ),
]);
