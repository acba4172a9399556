/** 3.5 SRD: the largest size, and creatures that spells make larger or smaller. */
import { growth } from '../asks/movements.ts';
import { state } from '../asks/states.ts';
import { changes, legal, threatens } from '../checks.ts';
import {
  cells,
  cases,
  corridor,
  creature,
  hero,
  italian,
  move,
  threat,
  wall,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const COLOSSAL = 'size.colossal-english';
const ENLARGE = 'size.enlarge';
const WHERE = 'size.enlarge-where';
const REDUCE = 'size.reduce';
const huge = (build: 'tall' | 'long') => creature('c', 10, 10, { size: 'colossal', build });
const man = (more: CreatureMore = {}) => hero('p', 4, 4, more);
const grown = (more: CreatureMore = {}) => man({ conditions: ['enlarged'], ...more });
const MOVES = 'the question of the move cites the rules of opportunities';
const ITALIAN = 'by the Italian text the rule does not count';
const CONTROL = 'a control: no spell counts';
const past: At[] = cells('7,5 8,5');
const places = (...list: At[]) => ({ size: 'large', places: list });

export default cases('srd35', [
  row(COLOSSAL, 0, 'a tall one fills 6 x 6 squares and reaches six more')
    .on(huge('tall'))
    .ask(threat('c'))
    .gives(threatens(cells('16,12 21,12'), cells('15,12 22,12'))),
  row(COLOSSAL, 1, 'by the Italian text it fills 5 x 5 squares')
    .on(italian, huge('tall'))
    .ask(threat('c'))
    .uncited(ITALIAN)
    .gives(threatens(cells('15,12 19,12'), cells('14,12 21,12'))),
  row(COLOSSAL, 2, 'a long one reaches four squares')
    .on(huge('long'))
    .ask(threat('c'))
    .gives(threatens([[19, 12]], [[20, 12]])),
  row(COLOSSAL, 'extra', 'the space of the token counts before the table')
    .on(creature('c', 10, 10, { size: 'colossal', space: 5, build: 'tall' }))
    .ask(threat('c'))
    .gives(threatens([[15, 12]], [[14, 12]])),

  row(ENLARGE, 0, 'a man with free squares around him')
    .on(man())
    .ask(growth('p', 'enlarged'))
    .gives({
      size: 'large',
      space: 2,
      reach: 2,
      places: cells('3,3 4,3 3,4 4,4'),
      opportunities: [],
      unknown: [],
    }),
  row(ENLARGE, 0, 'an enemy two squares away gets no opportunity')
    .on(man(), creature('f', 6, 4))
    .ask(growth('p', 'enlarged'))
    .gives({ size: 'large', opportunities: [] }),
  row(ENLARGE, 1, 'in a corridor one square wide')
    .on(man(), ...corridor(4))
    .ask(growth('p', 'enlarged'))
    .gives({ size: 'medium', space: 1, why: 'enclosed' }),
  row(ENLARGE, 2, 'an enemy walks away two squares from the enlarged man')
    .on(grown(), creature('f', 7, 5))
    .ask(move('f', past))
    .gives(legal(1, [['p', [7, 5]]])),
  row(ENLARGE, 'extra', 'the same enemy beside the man as he was')
    .on(man(), creature('f', 7, 5))
    .ask(move('f', past))
    .uncited(CONTROL)
    .gives(legal(1)),
  row(ENLARGE, 3, 'with a glaive')
    .on(grown({ attacks: 'longspear' }))
    .ask(threat('p'))
    .gives(threatens(cells('8,4 9,4'), cells('7,4 10,4'))),
  row(ENLARGE, 'extra', 'attacks, armor class and abilities')
    .on(grown({ abilities: { str: 10, dex: 14 } }))
    .ask(state('p', { ac: 14, dexterity: 2 }))
    .gives(
      changes({ 'attack-melee': 0, 'attack-ranged': -2, damage: 1, 'ac-melee': -2, reflex: -1 }),
    ),
  row(ENLARGE, 'extra', 'a Large creature without a space of its own becomes Huge')
    .on(grown({ size: 'large', build: 'tall' }))
    .ask(threat('p'))
    .gives(threatens([[9, 5]], [[10, 5]])),
  row(ENLARGE, 'extra', 'sheet and token were enlarged together')
    .on(grown({ size: 'large', space: 2, build: 'tall' }))
    .ask(threat('p'))
    .uncited(CONTROL)
    .gives(threatens([[7, 5]], [[8, 5]])),
  row(ENLARGE, 'extra', 'a token that still has one square reaches two')
    .on(grown({ space: 1, reach: 1 }))
    .ask(threat('p'))
    .gives(threatens([[6, 4]], [[7, 4]])),
  row(ENLARGE, 'extra', 'a size that already counts the spell')
    .on(grown({ inTotals: { size: ['enlarged'] } }))
    .ask(threat('p'))
    .uncited(CONTROL)
    .gives(threatens([[5, 4]], [[6, 4]])),
  row(ENLARGE, 'extra', 'a second spell of the kind adds nothing')
    .on(grown())
    .ask(growth('p', 'enlarged'))
    .gives({ size: 'large', space: 2, why: 'no-stacking' }),
  row(ENLARGE, 'extra', 'both spells at once change nothing')
    .on(grown({ conditions: ['enlarged', 'reduced'] }))
    .ask(threat('p'))
    .uncited(CONTROL)
    .gives(threatens([[5, 4]], [[6, 4]])),

  row(ENLARGE, 'extra', 'a rider sits in the whole space of an enlarged mount')
    .on(
      hero('p', 4, 4, { mount: 'h', attacks: 'sword' }),
      hero('h', 4, 4, { size: 'large', build: 'long', conditions: ['enlarged'] }),
    )
    .ask(threat('p'))
    .uncited('the reach is the rider’s own')
    .gives(threatens([[7, 4]], [[6, 4]])),

  row(WHERE, 0, 'a wall along the east side')
    .on(man(), wall(5, -9, 5, 28))
    .ask(growth('p', 'enlarged'))
    .gives(places([3, 3], [3, 4])),
  row(WHERE, 1, 'an enemy on each side')
    .on(man(), creature('e', 3, 4), creature('w', 5, 4))
    .ask(growth('p', 'enlarged'))
    .gives({ size: 'medium', why: 'occupied', by: ['e', 'w'] }),
  row(WHERE, 'extra', 'a friend takes room too')
    .on(man(), hero('e', 3, 3), hero('w', 3, 5), hero('n', 5, 3))
    .ask(growth('p', 'enlarged'))
    .gives(places([4, 4])),
  row(WHERE, 'extra', 'a sleeping enemy and a swarm take none')
    .on(
      man(),
      creature('e', 3, 4, { conditions: ['asleep'] }),
      creature('s', 5, 4, { type: 'vermin', subtypes: ['swarm'], size: 'tiny', space: 1 }),
    )
    .ask(growth('p', 'enlarged'))
    .gives(places([3, 3], [4, 3], [3, 4], [4, 4])),
  row(WHERE, 'extra', 'a Small creature becomes Medium on its square')
    .on(man({ size: 'small' }))
    .ask(growth('p', 'enlarged'))
    .gives({ size: 'medium', space: 1, places: [[4, 4]] }),

  row(REDUCE, 0, 'a reduced halfling')
    .on(hero('p', 5, 5, { size: 'small', conditions: ['reduced'] }))
    .ask(threat('p'))
    .gives(threatens([[5, 5]], cells('6,5 4,4'))),
  row(REDUCE, 0, 'it enters the square of an enemy')
    .on(hero('p', 5, 5, { size: 'small', conditions: ['reduced'] }), creature('f', 6, 5))
    .ask(move('p', cells('5,5 6,5')))
    .uncited(MOVES)
    .gives({ legal: true, opportunities: [{ by: 'f' }] }),
  row(REDUCE, 1, 'a reduced human')
    .on(man({ conditions: ['reduced'] }))
    .ask(threat('p'))
    .gives(threatens([[5, 5]], [[6, 4]])),
  row(REDUCE, 'extra', 'a Large creature takes one of its own squares')
    .on(man({ size: 'large', build: 'tall' }))
    .ask(growth('p', 'reduced'))
    .gives({ size: 'medium', space: 1, reach: 1, places: cells('4,4 5,4 4,5 5,5') }),
  row(REDUCE, 'extra', 'an enlarged man has his own size again')
    .on(grown())
    .ask(growth('p', 'reduced'))
    .gives({ size: 'medium', space: 1, reach: 1 }),
  row(REDUCE, 'extra', 'attacks, armor class and abilities')
    .on(man({ conditions: ['reduced'], abilities: { str: 10, dex: 14 } }))
    .ask(state('p', { ac: 14, dexterity: 2 }))
    .gives(
      changes({ 'attack-melee': 0, 'attack-ranged': 2, damage: -1, 'ac-melee': 2, reflex: 1 }),
    ),
]);
