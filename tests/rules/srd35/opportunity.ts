/** 3.5 SRD: opportunities provoked by movement, and what prevents them. */
import { expect } from 'vitest';
import { legal } from '../checks.ts';
import {
  block,
  cases,
  cell,
  corridor,
  creature,
  hero,
  italian,
  move,
  ogre,
  options,
  smoke,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';

/** These foes have an opportunity; other foes may have one too. */
const provokes =
  (...by: string[]) =>
  (answer: Answer): void => {
    expect((answer['opportunities'] as { by: string }[]).map((o) => o.by)).toEqual(by);
  };
const spear: CreatureMore = { attacks: 'longspear' };
const cat: CreatureMore = { size: 'tiny', attacks: 'natural' };
const invisible: CreatureMore = { conditions: ['invisible'] };
const strict = options({ reachTwoDiagonal: 'strict' });

const COVER = 'srd35.opportunity.none-against-cover';
const UNSEEN = 'srd35.opportunity.none-against-total-concealment';
const APPROACH = 'srd35.opportunity.approaching-big-reach';
const MINIMUM = 'srd35.opportunity.minimum-movement-provokes';
const east: At[] = [
  [1, 0],
  [2, 0],
];

export default cases('srd35', [
  {
    rule: COVER,
    case: 0,
    given: 'leaving (1,1) past the wall square (1,0)',
    on: [creature('f', 0, 0), hero('m', 1, 1), block(1, 0)],
    ask: move('m', [
      [1, 1],
      [2, 1],
    ]),
    expect: legal(1),
  },
  {
    rule: COVER,
    case: 1,
    given: 'leaving (3,0) behind a creature, from an ogre',
    on: [ogre('f', 0, 0), hero('b', 2, 0), hero('m', 3, 0)],
    ask: move('m', [
      [3, 0],
      [4, 0],
    ]),
    expect: legal(1),
  },
  {
    rule: COVER,
    case: 2,
    given: 'leaving (1,0) on open floor',
    on: [creature('f', 0, 0), hero('m', 1, 0)],
    ask: move('m', east),
    expect: legal(1, [['f', [1, 0]]]),
    uncited: STRUCK,
  },
  {
    rule: COVER,
    case: 3,
    given: 'leaving (3,1), not behind the creature at (2,0)',
    on: [ogre('f', 0, 0), hero('b', 2, 0), hero('m', 3, 1)],
    ask: move('m', [
      [3, 1],
      [4, 1],
    ]),
    expect: legal(1, [['f', [3, 1]]]),
    uncited: STRUCK,
  },

  {
    rule: 'srd35.opportunity.none-against-total-cover',
    case: 0,
    given: 'a longspear behind the wall that closes the corridor',
    uncited: NOBODY_STRIKES,
    on: [creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), block(1, 0)],
    ask: move('m', [
      [2, 0],
      [3, 0],
    ]),
    expect: legal(1),
  },
  {
    rule: 'srd35.opportunity.none-against-total-cover',
    case: 1,
    given: 'Italian letter: the same',
    uncited: NOBODY_STRIKES,
    on: [italian, creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), block(1, 0)],
    ask: move('m', [
      [2, 0],
      [3, 0],
    ]),
    expect: legal(1),
  },
  {
    rule: 'srd35.opportunity.none-against-total-cover',
    case: 'extra',
    given: 'Italian letter: smoke closes the corridor, which takes sight and not effect',
    on: [italian, creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), smoke(1, 0)],
    ask: move('m', [
      [2, 0],
      [3, 0],
    ]),
    expect: { ...legal(1), barred: [{ by: 'f', leaving: [2, 0], why: 'total-cover' }] },
  },

  {
    rule: UNSEEN,
    case: 0,
    given: 'an invisible mover leaves (1,0)',
    on: [creature('f', 0, 0), hero('m', 1, 0, invisible)],
    ask: move('m', east),
    expect: legal(1),
  },
  {
    rule: UNSEEN,
    case: 1,
    given: 'Italian letter: an invisible mover leaves (1,0)',
    on: [italian, creature('f', 0, 0), hero('m', 1, 0, invisible)],
    ask: move('m', east),
    expect: legal(1),
  },

  {
    rule: 'srd35.opportunity.tiny-entering-provokes',
    case: 0,
    given: 'a cat enters the square (1,0) of an enemy',
    on: [creature('f', 1, 0), hero('m', 0, 0, cat)],
    ask: move('m', [
      [0, 0],
      [1, 0],
    ]),
    check: provokes('f'),
  },
  {
    rule: 'srd35.opportunity.reach-zero-entering-provokes',
    case: 0,
    given: 'a cat comes from afar into the fighter’s square (1,0)',
    on: [creature('f', 1, 0), hero('m', -2, 0, cat)],
    ask: move('m', [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
    ]),
    check: provokes('f'),
  },
  {
    rule: 'srd35.opportunity.moving-past-reach-zero',
    case: 0,
    given: 'past a cat at (0,0)',
    on: [creature('c', 0, 0, cat), hero('m', 1, 0)],
    ask: move('m', [
      [1, 0],
      [1, 1],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },

  {
    rule: APPROACH,
    case: 0,
    given: 'through (3,0) to the side of an ogre',
    on: [ogre('o', 0, 0), hero('m', 4, 0)],
    ask: move('m', [
      [4, 0],
      [3, 0],
      [2, 0],
    ]),
    expect: legal(2, [['o', [3, 0]]]),
  },
  {
    rule: APPROACH,
    case: 1,
    given: 'to (3,0) and no farther',
    on: [ogre('o', 0, 0), hero('m', 4, 0)],
    ask: move('m', [
      [4, 0],
      [3, 0],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: APPROACH,
    case: 2,
    given: 'an approach by the diagonal through (3,3)',
    on: [ogre('o', 0, 0), hero('m', 4, 4)],
    ask: move('m', [
      [4, 4],
      [3, 3],
      [2, 2],
    ]),
    expect: legal(3, [['o', [3, 3]]]),
  },
  {
    rule: APPROACH,
    case: 3,
    given: 'an approach with the second diagonal out of reach by option',
    on: [strict, ogre('o', 0, 0), hero('m', 4, 4)],
    ask: move('m', [
      [4, 4],
      [3, 3],
      [2, 2],
    ]),
    expect: legal(3),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: 'srd35.opportunity.step-into-reach-exempt',
    case: 0,
    given: 'a step from (3,0) to (2,0) before an ogre',
    on: [ogre('o', 0, 0), hero('m', 3, 0)],
    ask: move(
      'm',
      [
        [3, 0],
        [2, 0],
      ],
      'step',
    ),
    expect: legal(1),
  },

  {
    rule: MINIMUM,
    case: 0,
    given: 'minimum movement out of a threatened square',
    on: [
      creature('f', 4, 5),
      hero('m', 5, 5, { speed: { land: 3 } }),
      cell(6, 5, { costFactor: 8 }),
    ],
    ask: move(
      'm',
      [
        [5, 5],
        [6, 5],
      ],
      'minimum',
    ),
    expect: { legal: true, opportunities: [{ by: 'f', leaving: [5, 5] }] },
  },
  {
    rule: MINIMUM,
    case: 1,
    given: 'a step out of the same square',
    cites: ['srd35.opportunity.step-into-reach-exempt'],
    on: [creature('f', 4, 5), hero('m', 5, 5, { speed: { land: 3 } })],
    ask: move(
      'm',
      [
        [5, 5],
        [6, 5],
      ],
      'step',
    ),
    expect: legal(1),
  },
  {
    rule: 'srd35.cover.friend-moved-through-none',
    case: 1,
    given: 'a longspear strikes as he leaves a friend’s square',
    on: [creature('f', 0, 0, spear), hero('b', 2, 0), hero('m', 3, 0)],
    ask: move('m', [
      [3, 0],
      [2, 0],
      [2, -1],
    ]),
    expect: legal(2, [['f', [2, 0]]]),
  },
]);
