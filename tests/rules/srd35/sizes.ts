/** 3.5 SRD: the largest size, and creatures that spells make larger or smaller. */
import { growth } from '../asks/movements.ts';
import { state } from '../asks/states.ts';
import { changes, legal, threatens } from '../checks.ts';
import {
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
const past: At[] = [
  [7, 5],
  [8, 5],
];
const places = (...list: At[]) => ({ size: 'large', places: list });

export default cases('srd35', [
  row(
    COLOSSAL,
    0,
    'a tall one fills 6 x 6 squares and reaches six more',
    [huge('tall')],
    threat('c'),
    threatens(
      [
        [16, 12],
        [21, 12],
      ],
      [
        [15, 12],
        [22, 12],
      ],
    ),
  ),
  row(
    COLOSSAL,
    1,
    'by the Italian text it fills 5 x 5 squares',
    [italian, huge('tall')],
    threat('c'),
    threatens(
      [
        [15, 12],
        [19, 12],
      ],
      [
        [14, 12],
        [21, 12],
      ],
    ),
    ITALIAN,
  ),
  row(
    COLOSSAL,
    2,
    'a long one reaches four squares',
    [huge('long')],
    threat('c'),
    threatens([[19, 12]], [[20, 12]]),
  ),
  row(
    COLOSSAL,
    'extra',
    'the space of the token counts before the table',
    [creature('c', 10, 10, { size: 'colossal', space: 5, build: 'tall' })],
    threat('c'),
    threatens([[15, 12]], [[14, 12]]),
  ),

  row(ENLARGE, 0, 'a man with free squares around him', [man()], growth('p', 'enlarged'), {
    size: 'large',
    space: 2,
    reach: 2,
    places: [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ],
    opportunities: [],
    unknown: [],
  }),
  row(
    ENLARGE,
    0,
    'an enemy two squares away gets no opportunity',
    [man(), creature('f', 6, 4)],
    growth('p', 'enlarged'),
    { size: 'large', opportunities: [] },
  ),
  row(
    ENLARGE,
    1,
    'in a corridor one square wide',
    [man(), ...corridor(4)],
    growth('p', 'enlarged'),
    { size: 'medium', space: 1, why: 'enclosed' },
  ),
  row(
    ENLARGE,
    2,
    'an enemy walks away two squares from the enlarged man',
    [grown(), creature('f', 7, 5)],
    move('f', past),
    legal(1, [['p', [7, 5]]]),
  ),
  row(
    ENLARGE,
    'extra',
    'the same enemy beside the man as he was',
    [man(), creature('f', 7, 5)],
    move('f', past),
    legal(1),
    CONTROL,
  ),
  row(
    ENLARGE,
    3,
    'with a glaive',
    [grown({ attacks: 'longspear' })],
    threat('p'),
    threatens(
      [
        [8, 4],
        [9, 4],
      ],
      [
        [7, 4],
        [10, 4],
      ],
    ),
  ),
  row(
    ENLARGE,
    'extra',
    'attacks, armor class and abilities',
    [grown({ abilities: { str: 10, dex: 14 } })],
    state('p', { ac: 14, dexterity: 2 }),
    changes({ 'attack-melee': 0, 'attack-ranged': -2, damage: 1, 'ac-melee': -2, reflex: -1 }),
  ),
  row(
    ENLARGE,
    'extra',
    'a Large creature without a space of its own becomes Huge',
    [grown({ size: 'large', build: 'tall' })],
    threat('p'),
    threatens([[9, 5]], [[10, 5]]),
  ),
  row(
    ENLARGE,
    'extra',
    'sheet and token were enlarged together',
    [grown({ size: 'large', space: 2, build: 'tall' })],
    threat('p'),
    threatens([[7, 5]], [[8, 5]]),
    CONTROL,
  ),
  row(
    ENLARGE,
    'extra',
    'a token that still has one square reaches two',
    [grown({ space: 1, reach: 1 })],
    threat('p'),
    threatens([[6, 4]], [[7, 4]]),
  ),
  row(
    ENLARGE,
    'extra',
    'a size that already counts the spell',
    [grown({ inTotals: { size: ['enlarged'] } })],
    threat('p'),
    threatens([[5, 4]], [[6, 4]]),
    CONTROL,
  ),
  row(
    ENLARGE,
    'extra',
    'a second spell of the kind adds nothing',
    [grown()],
    growth('p', 'enlarged'),
    { size: 'large', space: 2, why: 'no-stacking' },
  ),
  row(
    ENLARGE,
    'extra',
    'both spells at once change nothing',
    [grown({ conditions: ['enlarged', 'reduced'] })],
    threat('p'),
    threatens([[5, 4]], [[6, 4]]),
    CONTROL,
  ),

  row(
    ENLARGE,
    'extra',
    'a rider sits in the whole space of an enlarged mount',
    [
      hero('p', 4, 4, { mount: 'h', attacks: 'sword' }),
      hero('h', 4, 4, { size: 'large', build: 'long', conditions: ['enlarged'] }),
    ],
    threat('p'),
    threatens([[7, 4]], [[6, 4]]),
    'the reach is the rider’s own',
  ),

  row(
    WHERE,
    0,
    'a wall along the east side',
    [man(), wall(5, -9, 5, 28)],
    growth('p', 'enlarged'),
    places([3, 3], [3, 4]),
  ),
  row(
    WHERE,
    1,
    'an enemy on each side',
    [man(), creature('e', 3, 4), creature('w', 5, 4)],
    growth('p', 'enlarged'),
    { size: 'medium', why: 'occupied', by: ['e', 'w'] },
  ),
  row(
    WHERE,
    'extra',
    'a friend takes room too',
    [man(), hero('e', 3, 3), hero('w', 3, 5), hero('n', 5, 3)],
    growth('p', 'enlarged'),
    places([4, 4]),
  ),
  row(
    WHERE,
    'extra',
    'a sleeping enemy and a swarm take none',
    [
      man(),
      creature('e', 3, 4, { conditions: ['asleep'] }),
      creature('s', 5, 4, { type: 'vermin', subtypes: ['swarm'], size: 'tiny', space: 1 }),
    ],
    growth('p', 'enlarged'),
    places([3, 3], [4, 3], [3, 4], [4, 4]),
  ),
  row(
    WHERE,
    'extra',
    'a Small creature becomes Medium on its square',
    [man({ size: 'small' })],
    growth('p', 'enlarged'),
    { size: 'medium', space: 1, places: [[4, 4]] },
  ),

  row(
    REDUCE,
    0,
    'a reduced halfling',
    [hero('p', 5, 5, { size: 'small', conditions: ['reduced'] })],
    threat('p'),
    threatens(
      [[5, 5]],
      [
        [6, 5],
        [4, 4],
      ],
    ),
  ),
  row(
    REDUCE,
    0,
    'it enters the square of an enemy',
    [hero('p', 5, 5, { size: 'small', conditions: ['reduced'] }), creature('f', 6, 5)],
    move('p', [
      [5, 5],
      [6, 5],
    ]),
    { legal: true, opportunities: [{ by: 'f' }] },
    MOVES,
  ),
  row(
    REDUCE,
    1,
    'a reduced human',
    [man({ conditions: ['reduced'] })],
    threat('p'),
    threatens([[5, 5]], [[6, 4]]),
  ),
  row(
    REDUCE,
    'extra',
    'a Large creature takes one of its own squares',
    [man({ size: 'large', build: 'tall' })],
    growth('p', 'reduced'),
    {
      size: 'medium',
      space: 1,
      reach: 1,
      places: [
        [4, 4],
        [5, 4],
        [4, 5],
        [5, 5],
      ],
    },
  ),
  row(
    REDUCE,
    'extra',
    'an enlarged man has his own size again',
    [grown()],
    growth('p', 'reduced'),
    { size: 'medium', space: 1, reach: 1 },
  ),
  row(
    REDUCE,
    'extra',
    'attacks, armor class and abilities',
    [man({ conditions: ['reduced'], abilities: { str: 10, dex: 14 } })],
    state('p', { ac: 14, dexterity: 2 }),
    changes({ 'attack-melee': 0, 'attack-ranged': 2, damage: -1, 'ac-melee': 2, reflex: 1 }),
  ),
]);
