/** 3.5 SRD: concealment, and the light that gives it. */
import {
  archer,
  cases,
  cell,
  concealment,
  corridor,
  block,
  cover,
  creature,
  fill,
  fog,
  hero,
  italian,
  light,
  ogre,
  smoke,
} from '../cases.ts';

const none = { degree: 'none', missChance: 0 };
const partial = { degree: 'partial', missChance: 20 };
const total = { degree: 'total', missChance: 50 };

const shot = concealment('a', 't', 'ranged');
const blow = concealment('a', 't', 'melee');
const range = (x: number, y: number) => [archer('a', 0, 0), creature('t', x, y)];
const inTheDark = (traits: string[]) => [
  archer('a', 0, 0, { traits }),
  creature('t', 4, 0),
  cell(4, 0, { light: 'dark' }),
];

const RANGED = 'srd35.concealment.ranged-corner-procedure';
const ADJACENT = 'srd35.concealment.melee-adjacent-whole-space';
const TOTAL = 'srd35.concealment.total-definition';
const DARKVISION = 'srd35.light.darkvision-ignores-dim-and-dark';
const bank = fill(2, -9, 3, 28, smoke);

export default cases('srd35', [
  {
    rule: RANGED,
    case: 0,
    given: 'fog at (2,0) on the way to (4,0)',
    on: [range(4, 0), fog(2, 0)],
    ask: shot,
    expect: partial,
  },
  {
    rule: RANGED,
    case: 1,
    given: 'fog at (1,1), target (4,1): corner (1,0) sees all',
    on: [range(4, 1), fog(1, 1)],
    ask: shot,
    expect: none,
  },
  {
    rule: RANGED,
    case: 2,
    given: 'the target stands in the only fog',
    on: [range(4, 0), fog(4, 0)],
    ask: shot,
    expect: partial,
  },
  {
    rule: RANGED,
    case: 3,
    given: 'the archer stands in the only fog',
    on: [range(4, 0), fog(0, 0)],
    ask: shot,
    expect: none,
  },

  {
    rule: ADJACENT,
    case: 0,
    given: 'the target’s square is all fog',
    on: [hero('a', 0, 0), creature('t', 1, 0), fog(1, 0)],
    ask: blow,
    expect: partial,
  },
  {
    rule: ADJACENT,
    case: 1,
    given: 'only the attacker stands in fog',
    on: [hero('a', 0, 0), creature('t', 1, 0), fog(0, 0)],
    ask: blow,
    expect: none,
  },
  {
    rule: ADJACENT,
    case: 2,
    given: 'an ogre with one clear square',
    on: [hero('a', 0, 0), ogre('t', 1, 0), fog(1, 0), fog(2, 0), fog(1, 1)],
    ask: blow,
    expect: none,
  },
  {
    rule: ADJACENT,
    case: 'extra',
    given: 'an ogre with all four squares in fog',
    on: [hero('a', 0, 0), ogre('t', 1, 0), fill(1, 0, 2, 1, fog)],
    ask: blow,
    expect: partial,
  },
  {
    rule: 'srd35.concealment.melee-non-adjacent-uses-ranged',
    case: 0,
    given: 'longspear through fog at (1,0)',
    on: [hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0), fog(1, 0)],
    ask: blow,
    expect: partial,
  },

  {
    rule: 'srd35.concealment.magic-against-all-attacks',
    case: 0,
    given: 'a blurred target, adjacent, no fog',
    on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blur'] })],
    ask: blow,
    expect: partial,
  },
  {
    rule: 'srd35.concealment.no-stacking',
    case: 0,
    given: 'in fog and behind tall grass',
    on: [range(4, 0), fog(4, 0), fog(2, 0), fog(3, 0)],
    ask: shot,
    expect: partial,
  },
  {
    rule: 'srd35.concealment.no-stacking',
    case: 1,
    given: 'invisible in fog',
    on: [archer('a', 0, 0), creature('t', 4, 0, { conditions: ['invisible'] }), fog(4, 0)],
    ask: shot,
    expect: total,
  },

  {
    rule: TOTAL,
    case: 0,
    given: 'a bank of smoke between',
    on: [range(5, 0), bank],
    ask: shot,
    expect: total,
  },
  {
    rule: TOTAL,
    case: 0,
    given: 'which gives no cover',
    on: [range(5, 0), bank],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'none', ac: 0 },
    uncited: 'cover is asked for, and concealment is no part of its reasons',
  },
  {
    rule: TOTAL,
    case: 1,
    given: 'Italian letter: a bank of smoke between',
    on: [italian, range(5, 0), bank],
    ask: shot,
    expect: total,
  },
  {
    rule: TOTAL,
    case: 1,
    given: 'Italian letter: which gives total cover',
    on: [italian, range(5, 0), bank],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'total' },
    cites: ['srd35.cover.total-definition'],
  },
  {
    rule: TOTAL,
    case: 2,
    given: 'a wall closes the corridor: cover, not concealment',
    on: [range(2, 0), corridor(0), block(1, 0)],
    ask: shot,
    expect: none,
    uncited: 'a control: a wall gives cover, not concealment',
  },
  {
    rule: TOTAL,
    case: 2,
    given: 'a wall closes the corridor: total cover',
    on: [range(2, 0), corridor(0), block(1, 0)],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'total' },
    cites: ['srd35.cover.total-definition'],
  },
  {
    rule: TOTAL,
    case: 3,
    given: 'Italian letter: a wall closes the corridor',
    on: [italian, range(2, 0), corridor(0), block(1, 0)],
    ask: shot,
    expect: total,
  },

  {
    rule: DARKVISION,
    case: 0,
    given: 'target in the dark, darkvision that reaches',
    on: [inTheDark(['darkvision-12'])],
    ask: shot,
    expect: none,
  },
  {
    rule: DARKVISION,
    case: 1,
    given: 'target in the dark, no darkvision (total, by our convention 12)',
    on: [inTheDark([])],
    ask: shot,
    expect: total,
  },
  {
    rule: DARKVISION,
    case: 'extra',
    given: 'dim light, no darkvision (partial, by our convention 12)',
    on: [range(4, 0), light('dim')],
    ask: shot,
    expect: partial,
  },
  {
    rule: DARKVISION,
    case: 'extra',
    given: 'dim light, darkvision that reaches',
    on: [archer('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 4, 0), light('dim')],
    ask: shot,
    expect: none,
  },
  {
    rule: DARKVISION,
    case: 'extra',
    given: 'target in the dark, darkvision too short',
    on: [inTheDark(['darkvision-3'])],
    ask: shot,
    expect: total,
  },
  {
    rule: 'srd35.concealment.invisibility-is-total',
    case: 0,
    given: 'an invisible target whose square is known',
    on: [archer('a', 0, 0), creature('t', 3, 3, { conditions: ['invisible'] })],
    ask: shot,
    expect: total,
  },
  {
    rule: 'srd35.concealment.invisibility-is-total',
    case: 'extra',
    given: 'in one square with it: nearness is no sense',
    on: [creature('a', 3, 3, { size: 'tiny' }), creature('t', 3, 3, { conditions: ['invisible'] })],
    ask: shot,
    expect: total,
  },
  {
    rule: DARKVISION,
    case: 'extra',
    given: 'in one dark square, no darkvision',
    on: [creature('a', 4, 0, { size: 'tiny' }), creature('t', 4, 0), cell(4, 0, { light: 'dark' })],
    ask: shot,
    expect: total,
  },
  {
    rule: DARKVISION,
    case: 'extra',
    given: 'in one dark square, darkvision',
    on: [
      creature('a', 4, 0, { size: 'tiny', traits: ['darkvision-12'] }),
      creature('t', 4, 0),
      cell(4, 0, { light: 'dark' }),
    ],
    ask: shot,
    expect: none,
  },
  {
    rule: 'srd35.concealment.invisibility-is-total',
    case: 'extra',
    given: 'seen only by its own side',
    on: [archer('a', 0, 0), creature('t', 3, 3, { visibleTo: ['foes'] })],
    ask: shot,
    expect: total,
  },
]);
