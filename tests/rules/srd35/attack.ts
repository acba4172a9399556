/** 3.5 SRD: valid targets of attacks, unseen and unreachable targets, and the results of a die. */
import {
  archer,
  block,
  cases,
  cells,
  corridor,
  creature,
  fog,
  hero,
  italian,
  move,
} from '../cases.ts';
import { row } from '../rows.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { attack, roll } from '../asks/attacks.ts';

const arrow = (more = {}) => attack('a', 't', 'bow', more);
const blow = (more = {}) => attack('a', 't', 'sword', more);
const closed = [...corridor(0), block(1, 0), archer('a', 0, 0), creature('t', 2, 0)];
const unseen = (x: number, y: number) => [
  hero('a', 0, 0),
  creature('t', x, y, { conditions: ['invisible'] }),
];
const fogged = { missChance: 20 };
/** A swordsman beside a foe in fog; the scene says that the foe is concealed. */
const inFog = [hero('a', 0, 0), creature('t', 1, 0), fog(1, 0)];
const struck = (die: number, missDie?: number) =>
  roll(die, 5, 15, {
    from: 'a',
    to: 't',
    with: 'sword',
    ...(missDie === undefined ? {} : { missDie }),
  });

const SQUARE = 'srd35.concealment.total-attack-square';
const TOTAL = 'srd35.cover.total-no-attack';

export default cases('srd35', [
  row('srd35.attack.into-own-square', 0, 'a fighter and a cat in one square')
    .on(hero('a', 1, 0), creature('t', 1, 0, { size: 'tiny' }))
    .ask(blow())
    .gives({ possible: true }),
  row('srd35.attack.into-own-square', 'extra', 'with a longspear, that strikes nothing near')
    .on(hero('a', 1, 0, { attacks: 'longspear' }), creature('t', 1, 0, { size: 'tiny' }))
    .ask(attack('a', 't', 'longspear'))
    .gives({ possible: false, why: ['too-near'] }),
  row('srd35.attack.into-own-square', 1, 'a cat leaves the square that it shares with a fighter')
    .on(hero('a', 1, 0), creature('t', 1, 0, { size: 'tiny' }))
    .ask(move('t', cells('1,0 2,0')))
    .uncited(STRUCK)
    .gives({ opportunities: [{ by: 'a', leaving: [1, 0], step: 0 }] }),
  row('srd35.attack.into-own-square', 2, 'the fighter holds a longspear alone')
    .on(hero('a', 1, 0, { attacks: 'longspear' }), creature('t', 1, 0, { size: 'tiny' }))
    .ask(move('t', cells('1,0 2,0')))
    .uncited(NOBODY_STRIKES)
    .gives({ opportunities: [] }),

  row(TOTAL, 0, 'a wall closes the corridor')
    .on(closed)
    .ask(arrow())
    .gives({ possible: false, why: ['total-cover'] }),
  row(TOTAL, 1, 'Italian letter: left to the game master')
    .on(italian, ...closed)
    .ask(arrow({ at: [2, 0] }))
    .gives({ possible: true, notes: [{ why: 'total-cover' }] }),

  row(SQUARE, 0, 'an attack into its square')
    .on(unseen(1, 0))
    .ask(blow({ at: [1, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row(SQUARE, 0, 'Italian letter: an attack into its square')
    .on(italian, unseen(1, 0))
    .ask(blow({ at: [1, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row(SQUARE, 1, 'into the wrong square')
    .on(unseen(1, 1))
    .ask(blow({ at: [1, 0] }))
    .gives({ missChance: 100, notes: [{ why: 'wrong-square' }] }),
  row(SQUARE, 2, 'an attack on a totally concealed target without naming a square')
    .on(unseen(1, 0))
    .ask(blow())
    .gives({ possible: false, why: ['total-concealment'] }),
  row(SQUARE, 3, 'Italian letter: no square named')
    .on(italian, unseen(1, 0))
    .ask(blow())
    .gives({ possible: true, missChance: 50 }),
  row(SQUARE, 'extra', 'a square out of reach')
    .on(unseen(3, 0))
    .ask(blow({ at: [3, 0] }))
    .gives({ possible: false, why: ['out-of-reach'] }),

  row('srd35.concealment.miss-chance-20', 0, 'a hit on a foe in fog, percentile 20')
    .on(inFog)
    .ask(struck(15, 20))
    .gives({ outcome: 'miss', why: 'concealment' }),
  row('srd35.concealment.miss-chance-20', 0, 'a hit on a foe in fog, percentile 21')
    .on(inFog)
    .ask(struck(15, 21))
    .gives({ outcome: 'hit' }),
  row('srd35.concealment.miss-chance-20', 0, 'a hit on a foe in fog: the percentile die is due')
    .on(inFog)
    .ask(struck(15))
    .gives({ outcome: 'needs-miss-die' }),
  row('srd35.concealment.miss-chance-20', 1, 'a miss on a foe in fog: nothing more is rolled')
    .on(inFog)
    .ask(struck(5))
    .gives({ outcome: 'miss', why: 'roll' }),
  row('srd35.concealment.miss-chance-20', 'extra', 'a hit, percentile 1')
    .on()
    .ask(roll(15, 5, 15, { ...fogged, missDie: 1 }))
    .gives({ outcome: 'miss', why: 'concealment' }),
  row('srd35.concealment.miss-chance-20', 'extra', 'a hit, percentile 20')
    .on()
    .ask(roll(15, 5, 15, { ...fogged, missDie: 20 }))
    .gives({ outcome: 'miss' }),
  row('srd35.concealment.miss-chance-20', 'extra', 'a hit, percentile 21')
    .on()
    .ask(roll(15, 5, 15, { ...fogged, missDie: 21 }))
    .gives({ outcome: 'hit' }),
  row('srd35.concealment.miss-chance-20', 'extra', 'a miss: nothing more is rolled')
    .on()
    .ask(roll(5, 5, 15, fogged))
    .gives({ outcome: 'miss', why: 'roll' }),
  row('srd35.concealment.miss-chance-20', 'extra', 'a hit: the percentile die is due')
    .on()
    .ask(roll(15, 5, 15, fogged))
    .gives({ outcome: 'needs-miss-die' }),
  row('srd35.concealment.total-miss-50', 0, 'a hit, percentile 50')
    .on()
    .ask(roll(15, 5, 15, { missChance: 50, missDie: 50 }))
    .gives({ outcome: 'miss' }),
  row('srd35.concealment.total-miss-50', 'extra', 'a hit, percentile 51')
    .on()
    .ask(roll(15, 5, 15, { missChance: 50, missDie: 51 }))
    .gives({ outcome: 'hit' }),
  row('srd35.concealment.total-miss-50', 0, 'the whole attack into its square')
    .on(unseen(1, 0))
    .ask(roll(15, 5, 15, { from: 'a', to: 't', with: 'sword', at: [1, 0], missDie: 50 }))
    .gives({ outcome: 'miss', why: 'concealment' }),
  row('srd35.concealment.varying-degrees', 0, 'light mist at 10%, percentile 10')
    .on()
    .ask(roll(15, 5, 15, { missChance: 10, missDie: 10 }))
    .gives({ outcome: 'miss' }),
  row('srd35.concealment.varying-degrees', 0, 'light mist at 10%, percentile 11')
    .on()
    .ask(roll(15, 5, 15, { missChance: 10, missDie: 11 }))
    .gives({ outcome: 'hit' }),
  row('srd35.concealment.varying-degrees', 'extra', 'the game master’s word over the map’s')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blur'] }))
    .ask(blow({ missChance: 10 }))
    .gives({ missChance: 10 }),

  row('srd35.damage.sneak-attack-helpless-pinned', 0, 'a pinned target')
    .on(hero('a', 4, 5), creature('t', 5, 5, { conditions: ['pinned'] }))
    .ask(blow())
    .gives({ precision: { sneak: true, openings: ['pinned'] } }),
  row('srd35.damage.sneak-attack-helpless-pinned', 'extra', 'a helpless target')
    .on(hero('a', 4, 5), creature('t', 5, 5, { conditions: ['helpless'] }))
    .ask(blow())
    .gives({ precision: { sneak: true } }),
  row('srd35.damage.sneak-attack-helpless-pinned', 'extra', 'a pinned ooze')
    .on(hero('a', 4, 5), creature('t', 5, 5, { conditions: ['pinned'], traits: ['ooze'] }))
    .ask(blow())
    .gives({ precision: { sneak: false, why: ['immune'] } }),
  row('srd35.damage.sneak-attack-helpless-pinned', 'extra', 'a wary target: nothing opens it')
    .on(hero('a', 4, 5), creature('t', 5, 5))
    .ask(blow())
    .uncited('a control: nothing opens the target to a sneak attack')
    .gives({ precision: { sneak: false, openings: [] } }),
]);
