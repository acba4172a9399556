/** Squares, sizes and reach. */
import {
  block,
  cases,
  cells,
  creature,
  distance,
  hero,
  options,
  rubble,
  threat,
  turn,
  wall,
  archer,
} from '../cases.ts';
import { threatens } from '../checks.ts';
import { rowsOf } from '../rows.ts';
import { big, glaive, go, illegal, legal, nobody, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const line = (n: number) => cells(Array.from({ length: n + 1 }, (_, i) => `${i},${i}`).join(' '));
const spent = (moved: number) => turn({ active: 'a', spent: { moved } });
const four = ['b', 'c', 'd'].map((id) => hero(id, 5, 5, { size: 'tiny' }));

export default cases('srd52', [
  row('grid.diagonal-one', 0, 'six diagonal steps')
    .on(hero('a', 0, 0))
    .ask(go('a', line(6)))
    .gives(legal(6)),
  row('grid.diagonal-one', 1, 'three steps, two of them diagonal')
    .on(hero('a', 5, 5))
    .ask(go('a', cells('5,5 6,6 7,6 8,7')))
    .gives(legal(3)),
  row('grid.diagonal-one', 2, 'seven steps at Speed 30')
    .on(hero('a', 0, 0))
    .ask(go('a', cells('0,0 1,1 2,2 3,3 4,4 5,5 6,6 7,6')))
    .gives({ cost: 7, ...illegal('over-speed') }),
  row('grid.range-shortest', 0, 'two Medium creatures')
    .on(hero('a', 2, 2), creature('b', 6, 4))
    .ask(distance('a', 'b'))
    .gives({ cells: 4 }),
  row('grid.range-shortest', 1, 'an ogre and a goblin')
    .on(big('a', 2, 2), hero('b', 7, 7))
    .ask(distance('a', 'b'))
    .gives({ cells: 4 }),
  row('grid.range-shortest', 2, 'two in one square')
    .on(hero('a', 2, 2), creature('b', 2, 2))
    .ask(distance('a', 'b'))
    .gives({ cells: 0 }),
  row('grid.range-shortest', 3, 'a giant and an archer')
    .on(creature('a', 10, 10, { size: 'huge' }), hero('b', 4, 4))
    .ask(distance('a', 'b'))
    .gives({ cells: 6 }),
  row('grid.pay-to-enter', 0, 'one square of movement left, rubble beside')
    .on(hero('a', 5, 5, { speed: { land: 5 } }), rubble(6, 5), spent(4))
    .ask(go('a', cells('5,5 6,5')))
    .gives(illegal('over-speed')),
  row('grid.pay-to-enter', 1, 'four plain squares and one of rubble')
    .on(hero('a', 0, 5), rubble(5, 5))
    .ask(go('a', cells('0,5 1,5 2,5 3,5 4,5 5,5')))
    .gives(legal(6)),
  row('grid.pay-to-enter', 2, 'Speed 5 by exhaustion, rubble beside')
    .on(hero('a', 5, 5, { conditions: ['exhaustion-5'] }), rubble(6, 5))
    .ask(go('a', cells('5,5 6,5')))
    .gives(illegal('over-speed')),
  row('grid.pay-to-enter', 3, 'Speed 5 by exhaustion, a plain square beside')
    .on(hero('a', 5, 5, { conditions: ['exhaustion-5'] }))
    .ask(go('a', cells('5,5 6,5')))
    .gives({ ...legal(1), budget: 1 }),
  row('grid.corner', 0, 'a pillar at the corner')
    .on(hero('a', 4, 5), block(5, 5))
    .ask(go('a', cells('4,5 5,4')))
    .gives(illegal('corner-cut')),
  row('grid.corner', 1, 'an orc at the corner')
    .on(hero('a', 4, 5), orc())
    .ask(go('a', cells('4,5 5,4')))
    .gives(legal(1)),
  row('grid.corner', 3, 'a wall that ends in the point passed')
    .on(hero('a', 4, 4), wall(5, 4, 5, 5))
    .ask(go('a', cells('4,4 5,5')))
    .gives(illegal('corner-cut')),
  row('grid.corner', 4, 'between two orcs')
    .on(hero('a', 4, 4), creature('o', 5, 4), creature('p', 4, 5))
    .ask(go('a', cells('4,4 5,5')))
    .gives({ ...legal(1), ...nobody }),
  row('grid.corner', 5, 'onward from a square between two orcs')
    .on(hero('a', 5, 5), creature('o', 5, 4), creature('p', 4, 5))
    .ask(go('a', cells('5,5 6,6')))
    .gives({
      opportunities: [
        { by: 'o', leaving: [5, 5] },
        { by: 'p', leaving: [5, 5] },
      ],
    }),
  row('grid.corner', 7, 'a Large creature with a pillar at its corner')
    .on(big('a', 4, 4), block(6, 4))
    .ask(go('a', cells('4,4 5,5')))
    .gives(illegal('corner-cut')),
  row('grid.height', 0, 'straight above')
    .on(hero('a', 5, 5), creature('b', 5, 5, { elevation: 2 }))
    .ask(distance('a', 'b'))
    .gives({ cells: 2 }),
  row('grid.height', 1, 'up and aside')
    .on(hero('a', 5, 5), creature('b', 8, 6, { elevation: 3 }))
    .ask(distance('a', 'b'))
    .gives({ cells: 3 }),
  row('grid.height', 2, 'one up, one aside')
    .on(hero('a', 5, 5), creature('b', 6, 6, { elevation: 1 }))
    .ask(distance('a', 'b'))
    .gives({ cells: 1 }),
  row('grid.diagonal-one', 'extra', 'the house rule 5-10-5')
    .on(hero('a', 0, 0), options({ diagonals: 'alternate' }))
    .ask(go('a', line(4)))
    .gives(legal(6)),
  row('size.space', 0, 'a Huge creature fills 3 × 3')
    .on(creature('a', 10, 10, { size: 'huge' }), hero('b', 13, 12))
    .ask(distance('a', 'b'))
    .gives({ cells: 1 }),
  row('size.space', 1, 'a Gargantuan creature fills 4 × 4')
    .on(creature('a', 10, 10, { size: 'gargantuan' }), hero('b', 14, 13))
    .ask(distance('a', 'b'))
    .gives({ cells: 1 }),
  row('size.space', 3, 'a fifth rat')
    .on(hero('a', 4, 5, { size: 'tiny' }), four, hero('e', 5, 5, { size: 'tiny' }))
    .ask(go('a', cells('4,5 5,5')))
    .gives({ legal: false }),
  row('size.six-sizes', 0, 'a Colossal token')
    .on(creature('a', 10, 10, { size: 'colossal' }), hero('b', 15, 10))
    .ask(distance('a', 'b'))
    .gives({ cells: 2, unknown: ['creatures.a.size'] }),
  row('size.no-build', 0, 'an ogre two squares away')
    .on(big('a', 2, 2))
    .ask(threat('a'))
    .gives(threatens([[4, 4]], [[5, 3]])),
  row('size.no-build', 1, 'an ogre beside')
    .on(big('a', 2, 2, { build: 'tall' }))
    .ask(threat('a'))
    .gives(threatens([[4, 4]], [[5, 4]])),
  row('size.no-build', 2, 'a sheet without a reach')
    .on(big('a', 2, 2, { build: 'tall', attacks: 'natural' }))
    .ask(threat('a'))
    .gives(threatens([[4, 3]], [[5, 3]])),
  row('reach.five-feet', 0, 'a cat beside a mouse')
    .on(creature('a', 5, 5, { size: 'tiny', attacks: 'natural' }))
    .ask(threat('a'))
    .gives(threatens([[6, 6]], [])),
  row('reach.five-feet', 1, 'two squares away')
    .on(creature('a', 5, 5, { size: 'tiny', attacks: 'natural' }))
    .ask(threat('a'))
    .gives(threatens([], [[7, 5]])),
  row('reach.ten-feet-full-ring', 0, 'a glaive: 24 squares')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives(
      threatens(
        [
          [7, 7],
          [3, 3],
        ],
        [],
      ),
    ),
  row('reach.ten-feet-full-ring', 1, 'three squares away')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives(threatens([], [[8, 5]])),
  row('reach.no-dead-zone', 0, 'a glaive beside')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives(threatens([[6, 5]], [])),
  row('reach.no-dead-zone', 1, 'a glaive, near and far')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives(
      threatens(
        [
          [6, 5],
          [7, 5],
        ],
        [],
      ),
    ),
  row('reach.unarmed-always', 0, 'a bow in both hands')
    .on(archer('a', 5, 5), creature('b', 6, 5))
    .ask(go('b', cells('6,5 7,5')))
    .gives(once('a', [6, 5])),
  row('reach.nearest-square', 0, 'two ogres')
    .on(big('a', 2, 2))
    .ask(threat('a'))
    .gives(threatens([[4, 4]], [])),
  row('reach.nearest-square', 1, 'a rat two squares from an ogre')
    .on(big('a', 2, 2))
    .ask(threat('a'))
    .gives(threatens([], [[5, 2]])),
  row('reach.each-attack', 0, 'a balor’s whip reaches three squares')
    .on(
      creature('a', 4, 4, {
        size: 'huge',
        attacks: [
          { id: 'whip', kind: 'melee', reach: 6 },
          { id: 'blade', kind: 'melee', reach: 2 },
        ],
      }),
    )
    .ask(threat('a'))
    .gives(threatens([[9, 5]], [])),
  row('reach.each-attack', 1, 'both at two squares')
    .on(creature('a', 4, 4, { size: 'huge', attacks: [{ id: 'blade', kind: 'melee', reach: 2 }] }))
    .ask(threat('a'))
    .gives(threatens([[8, 5]], [[9, 5]])),
  row('reach.weapon-adds-five', 0, 'a Medium creature with a glaive')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives({ reach: 2 }),
  row('reach.weapon-adds-five', 1, 'reach 10 ft. and a halberd')
    .on(creature('a', 5, 5, { size: 'huge', reach: 2, attacks: [glaive] }))
    .ask(threat('a'))
    .gives({ reach: 3 }),
  row('reach.weapon-adds-five', 3, 'a whip')
    .on(orc({ attacks: [{ ...glaive, twoHanded: false }] }), rogue(7, 5))
    .ask(go('r', cells('7,5 8,5')))
    .cites('srd52.opportunity.reach-weapon')
    .gives(once('o', [7, 5])),
  row('reach.weapon-adds-five', 4, 'a glaive beside')
    .on(creature('a', 5, 5, { attacks: [glaive] }))
    .ask(threat('a'))
    .gives(threatens([[6, 5]], [])),
]);
