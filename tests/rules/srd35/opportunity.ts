/** 3.5 SRD: opportunities provoked by movement, and what prevents them. */
import { expect } from 'vitest';
import { illegal, legal, threatens } from '../checks.ts';
import {
  cells,
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
  threat,
  turn,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { act } from '../asks/turns.ts';
import { row } from '../rows.ts';
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

const OUT = 'srd35.opportunity.moving-out';
const UNREADY = 'srd35.opportunity.flat-footed';
const AROUND: readonly At[] = cells('4,4 5,4 6,4 4,5 6,5 4,6 5,6 6,6');
const COVER = 'srd35.opportunity.none-against-cover';
const UNSEEN = 'srd35.opportunity.none-against-total-concealment';
const APPROACH = 'srd35.opportunity.approaching-big-reach';
const MINIMUM = 'srd35.opportunity.minimum-movement-provokes';
const east: At[] = cells('1,0 2,0');

export default cases('srd35', [
  row('srd35.threat.squares', 0, 'a sword, nobody else there')
    .on(hero('p', 5, 5))
    .ask(threat('p'))
    .gives(threatens(AROUND, cells('5,5 5,3 7,5'))),
  row('srd35.threat.squares', 1, 'another creature is on turn')
    .on(hero('p', 5, 5), creature('f', 9, 9), turn({ round: 2, active: 'f', order: ['p', 'f'] }))
    .ask(threat('p'))
    .gives(threatens(AROUND)),
  row('srd35.threat.squares', 2, 'the creature is stunned')
    .on(hero('p', 5, 5, { conditions: ['stunned'] }))
    .ask(threat('p'))
    .gives({ cells: [], none: { why: 'condition' } }),
  row('srd35.threat.unarmed', 0, 'no weapon')
    .on(hero('p', 5, 5, { attacks: [] }))
    .ask(threat('p'))
    .gives({ cells: [], none: { why: 'unarmed' } }),
  row('srd35.threat.unarmed', 1, 'a foe leaves a square beside a creature without a weapon')
    .on(hero('p', 5, 5, { attacks: [] }), creature('f', 6, 5))
    .ask(move('f', cells('6,5 7,5')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row(OUT, 0, 'leaving a square beside a foe')
    .on(creature('f', 0, 0), hero('m', 1, 0))
    .ask(move('m', east))
    .gives(legal(1, [['f', [1, 0]]])),
  row(OUT, 1, 'coming beside a foe')
    .on(creature('f', 0, 0), hero('m', 2, 0))
    .ask(move('m', cells('2,0 1,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('srd35.opportunity.acts', 0, 'a spell is cast beside a foe')
    .on(creature('f', 0, 0), hero('m', 1, 0))
    .ask(act('m', 'cast-spell'))
    .gives(provokes('f')),
  row('srd35.opportunity.acts', 1, 'a foe is struck in melee')
    .on(creature('f', 0, 0), hero('m', 1, 0))
    .ask(act('m', 'melee-attack', { target: 'f' }))
    .gives(provokes()),
  row('srd35.opportunity.one-per-round', 0, 'the foe has taken its opportunity')
    .on(creature('f', 0, 0, { opportunitiesTaken: 1 }), hero('m', 1, 0))
    .ask(move('m', east))
    .gives({ opportunities: [], barred: [{ by: 'f', why: 'taken' }] }),
  row('srd35.opportunity.one-per-round', 1, 'leaving squares beside two foes')
    .on(creature('f', 0, 0), creature('g', 1, 1), hero('m', 1, 0))
    .ask(move('m', east))
    .gives(provokes('f', 'g')),
  row(UNREADY, 0, 'the foe is flat-footed')
    .on(creature('f', 0, 0, { conditions: ['flat-footed'] }), hero('m', 1, 0))
    .ask(move('m', east))
    .gives({ opportunities: [], barred: [{ by: 'f', why: 'flat-footed' }] }),
  row(UNREADY, 1, 'the foe has not acted yet in the first round')
    .on(
      creature('f', 0, 0),
      hero('m', 1, 0),
      turn({ round: 1, active: 'm', order: ['m', 'f'], acted: ['m'] }),
    )
    .ask(move('m', east))
    .gives({ opportunities: [], barred: [{ by: 'f', why: 'flat-footed' }] }),
  row('srd35.movement.step-once', 0, 'a step was taken in this turn')
    .on(hero('m', 1, 0), turn({ active: 'm', spent: { step: true } }))
    .ask(move('m', east, 'step'))
    .gives(illegal('no-action-left')),
  row('srd35.movement.step-once', 1, 'two squares were moved in this turn')
    .on(hero('m', 1, 0), turn({ active: 'm', spent: { move: 1, moved: 2 } }))
    .ask(move('m', east, 'step'))
    .gives(illegal('step-after-move')),

  row(COVER, 0, 'leaving (1,1) past the wall square (1,0)')
    .on(creature('f', 0, 0), hero('m', 1, 1), block(1, 0))
    .ask(move('m', cells('1,1 2,1')))
    .gives(legal(1)),
  row(COVER, 1, 'leaving (3,0) behind a creature, from an ogre')
    .on(ogre('f', 0, 0), hero('b', 2, 0), hero('m', 3, 0))
    .ask(move('m', cells('3,0 4,0')))
    .gives(legal(1)),
  row(COVER, 2, 'leaving (1,0) on open floor')
    .on(creature('f', 0, 0), hero('m', 1, 0))
    .ask(move('m', east))
    .uncited(STRUCK)
    .gives(legal(1, [['f', [1, 0]]])),
  row(COVER, 3, 'leaving (3,1), not behind the creature at (2,0)')
    .on(ogre('f', 0, 0), hero('b', 2, 0), hero('m', 3, 1))
    .ask(move('m', cells('3,1 4,1')))
    .uncited(STRUCK)
    .gives(legal(1, [['f', [3, 1]]])),

  row(
    'srd35.opportunity.none-against-total-cover',
    0,
    'a longspear behind the wall that closes the corridor',
  )
    .on(creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), block(1, 0))
    .ask(move('m', cells('2,0 3,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row(
    'srd35.opportunity.none-against-total-cover',
    1,
    'Italian letter: a longspear behind the wall that closes the corridor',
  )
    .on(italian, creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), block(1, 0))
    .ask(move('m', cells('2,0 3,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row(
    'srd35.opportunity.none-against-total-cover',
    'extra',
    'Italian letter: smoke closes the corridor, which takes sight and not effect',
  )
    .on(italian, creature('f', 0, 0, spear), hero('m', 2, 0), corridor(0), smoke(1, 0))
    .ask(move('m', cells('2,0 3,0')))
    .gives({ ...legal(1), barred: [{ by: 'f', leaving: [2, 0], why: 'total-cover' }] }),

  row(UNSEEN, 0, 'an invisible mover leaves (1,0)')
    .on(creature('f', 0, 0), hero('m', 1, 0, invisible))
    .ask(move('m', east))
    .gives(legal(1)),
  row(UNSEEN, 1, 'Italian letter: an invisible mover leaves (1,0)')
    .on(italian, creature('f', 0, 0), hero('m', 1, 0, invisible))
    .ask(move('m', east))
    .gives(legal(1)),

  row('srd35.opportunity.tiny-entering-provokes', 0, 'a cat enters the square (1,0) of an enemy')
    .on(creature('f', 1, 0), hero('m', 0, 0, cat))
    .ask(move('m', cells('0,0 1,0')))
    .gives(provokes('f')),
  row(
    'srd35.opportunity.reach-zero-entering-provokes',
    0,
    'a cat comes from afar into the fighter’s square (1,0)',
  )
    .on(creature('f', 1, 0), hero('m', -2, 0, cat))
    .ask(move('m', cells('-2,0 -1,0 0,0 1,0')))
    .gives(provokes('f')),
  row('srd35.opportunity.moving-past-reach-zero', 0, 'past a cat at (0,0)')
    .on(creature('c', 0, 0, cat), hero('m', 1, 0))
    .ask(move('m', cells('1,0 1,1')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),

  row(APPROACH, 0, 'through (3,0) to the side of an ogre')
    .on(ogre('o', 0, 0), hero('m', 4, 0))
    .ask(move('m', cells('4,0 3,0 2,0')))
    .gives(legal(2, [['o', [3, 0]]])),
  row(APPROACH, 1, 'to (3,0) and no farther')
    .on(ogre('o', 0, 0), hero('m', 4, 0))
    .ask(move('m', cells('4,0 3,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row(APPROACH, 2, 'an approach by the diagonal through (3,3)')
    .on(ogre('o', 0, 0), hero('m', 4, 4))
    .ask(move('m', cells('4,4 3,3 2,2')))
    .gives(legal(3, [['o', [3, 3]]])),
  row(APPROACH, 3, 'an approach with the second diagonal out of reach by option')
    .on(strict, ogre('o', 0, 0), hero('m', 4, 4))
    .ask(move('m', cells('4,4 3,3 2,2')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(3)),
  row('srd35.opportunity.step-into-reach-exempt', 0, 'a step from (3,0) to (2,0) before an ogre')
    .on(ogre('o', 0, 0), hero('m', 3, 0))
    .ask(move('m', cells('3,0 2,0'), 'step'))
    .gives(legal(1)),

  row(MINIMUM, 0, 'minimum movement out of a threatened square')
    .on(creature('f', 4, 5), hero('m', 5, 5, { speed: { land: 3 } }), cell(6, 5, { costFactor: 8 }))
    .ask(move('m', cells('5,5 6,5'), 'minimum'))
    .gives({ legal: true, opportunities: [{ by: 'f', leaving: [5, 5] }] }),
  row(MINIMUM, 1, 'a five-foot step out of a threatened square')
    .on(creature('f', 4, 5), hero('m', 5, 5, { speed: { land: 3 } }))
    .ask(move('m', cells('5,5 6,5'), 'step'))
    .cites('srd35.opportunity.step-into-reach-exempt')
    .gives(legal(1)),
  row(
    'srd35.cover.friend-moved-through-none',
    1,
    'a longspear strikes as he leaves a friend’s square',
  )
    .on(creature('f', 0, 0, spear), hero('b', 2, 0), hero('m', 3, 0))
    .ask(move('m', cells('3,0 2,0 2,-1')))
    .gives(legal(2, [['f', [2, 0]]])),
]);
