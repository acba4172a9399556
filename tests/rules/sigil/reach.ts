/** Sigil: natural reach by size and build, reach weapons, chains, several natural attacks. */
import {
  cells,
  cases,
  creature,
  hero,
  move,
  threat,
  type At,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { NOBODY_STRIKES } from '../uncited.ts';
import { legal, threatens } from '../checks.ts';

/**
 * The cells of the rectangle from (x0,y0) to (x1,y1) without those from (a0,b0) to (a1,b1), sorted
 * by y, then x.
 */
function ring(
  [x0, y0, x1, y1]: [number, number, number, number],
  [a0, b0, a1, b1]: [number, number, number, number],
): At[] {
  const cells: At[] = [];
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) if (x < a0 || x > a1 || y < b0 || y > b1) cells.push([x, y]);
  }
  return cells;
}

const ADJACENT = ring([-1, -1, 1, 1], [0, 0, 0, 0]);
const FIVE = ring([-2, -2, 2, 2], [0, 0, 0, 0]);
const OUTER = ring([-2, -2, 2, 2], [-1, -1, 1, 1]);

const row = rowsOf('sigil');

const bite: AttackInput = { id: 'bite', name: 'Bite', kind: 'melee', natural: true, reach: 1 };
const tentacles: AttackInput = {
  id: 'tentacles',
  name: 'Tentacles',
  kind: 'melee',
  natural: true,
  reach: 3,
};
const bigSword: AttackInput = {
  id: 'sword',
  name: 'Large longsword',
  kind: 'melee',
  twoHanded: true,
};

const HUGE: CreatureMore = { size: 'huge', build: 'tall' };
const HALBERDIER: CreatureMore = { attacks: 'longspear' };

export default cases('sigil', [
  row('reach.definition', 0, 'a Large biped over (0,0)-(1,1) threatens (3,0)')
    .on(creature('a', 0, 0, { size: 'large' }))
    .ask(threat('a'))
    .gives(threatens([[3, 0]], [[4, 0]])),
  row('reach.definition', 1, 'a Large biped threatens 32 squares, corners included')
    .on(creature('a', 0, 0, { size: 'large' }))
    .ask(threat('a'))
    .gives({ cells: ring([-2, -2, 3, 3], [0, 0, 1, 1]) }),
  row('reach.medium-small', 0, 'a Small armed creature threatens the eight squares round it')
    .on(creature('a', 0, 0, { size: 'small' }))
    .ask(threat('a'))
    .gives({ cells: ADJACENT }),
  row('reach.reach-weapon-doubles', 0, 'a halberd reaches the second diagonal')
    .on(creature('a', 0, 0, HALBERDIER))
    .ask(threat('a'))
    .gives(threatens(cells('2,2 -2,2 2,-2 -2,-2'))),
  row('reach.reach-weapon-doubles', 1, 'a halberd reaches 3 m and no more')
    .on(creature('a', 0, 0, HALBERDIER))
    .ask(threat('a'))
    .gives(threatens(cells('2,1 2,0'), [[3, 0]])),
  row('reach.reach-weapon-not-close', 0, 'a halberd alone leaves the inner ring out')
    .on(creature('a', 0, 0, HALBERDIER))
    .ask(threat('a'))
    .gives({ cells: OUTER }),
  row('reach.reach-weapon-not-close', 1, 'an enemy goes from (1,1) to (1,0) beside a halberdier')
    .on(creature('a', 0, 0, HALBERDIER), hero('b', 1, 1))
    .ask(move('b', cells('1,1 1,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('reach.reach-weapon-not-close', 2, 'a halberd and a bite')
    .on(creature('a', 0, 0, { attacks: ['longspear', bite] }))
    .ask(threat('a'))
    .gives({ cells: FIVE }),
  row('reach.chain-weapon-all-squares', 0, 'a spiked chain')
    .on(creature('a', 0, 0, { attacks: 'chain' }))
    .ask(threat('a'))
    .gives({ cells: FIVE }),
  row('reach.tiny-no-benefit', 0, 'a Tiny creature with a longspear')
    .on(creature('a', 0, 0, { size: 'tiny', attacks: 'longspear' }))
    .ask(threat('a'))
    .gives({ cells: [[0, 0]] }),
  row('reach.double-by-size', 0, 'a Huge giant with a halberd reaches 9 m')
    .on(creature('a', 0, 0, { ...HUGE, attacks: 'longspear' }))
    .ask(threat('a'))
    .gives(threatens(cells('8,0 -6,2'), cells('9,0 -7,2'))),
  row('reach.double-by-size', 1, 'a Large biped with a longspear reaches 6 m but not within 3 m')
    .on(creature('a', 0, 0, { size: 'large', attacks: 'longspear' }))
    .ask(threat('a'))
    .gives(threatens(cells('4,0 5,0 4,4'), cells('2,0 3,0 3,3 6,0 5,5'))),
  row('reach.double-by-size', 2, 'a Huge giant with only a halberd over (0,0)-(2,2)')
    .on(creature('a', 0, 0, { ...HUGE, attacks: 'longspear' }))
    .ask(threat('a'))
    .gives(threatens(cells('6,0 8,0 5,5'), cells('5,0 4,4 9,0'))),
  row('reach.natural-by-size', 0, 'a Gargantuan biped reaches 6 m')
    .on(creature('a', 0, 0, { size: 'gargantuan' }))
    .ask(threat('a'))
    .gives(threatens(cells('7,0 -4,3'), cells('8,0 -5,3'))),
  row('reach.natural-by-size', 1, 'a Tiny biped threatens its own square alone')
    .on(creature('a', 0, 0, { size: 'tiny', attacks: 'natural' }))
    .ask(threat('a'))
    .gives({ cells: [[0, 0]] }),
  row('reach.natural-by-size', 'extra', 'a Huge biped reaches 4.5 m')
    .on(creature('a', 0, 0, HUGE))
    .ask(threat('a'))
    .gives(threatens([[5, 0]], [[6, 0]])),
  row('reach.natural-by-size', 'extra', 'a Colossal biped reaches 9 m')
    .on(creature('a', 0, 0, { size: 'colossal' }))
    .ask(threat('a'))
    .gives(threatens([[11, 0]], [[12, 0]])),
  row('reach.quadruped', 0, 'a Large quadruped reaches 1.5 m')
    .on(creature('a', 0, 0, { size: 'large', build: 'long' }))
    .ask(threat('a'))
    .gives({ cells: ring([-1, -1, 2, 2], [0, 0, 1, 1]) }),
  row('reach.quadruped', 1, 'a Huge quadruped reaches 3 m')
    .on(creature('a', 0, 0, { size: 'huge', build: 'long' }))
    .ask(threat('a'))
    .gives(threatens([[4, 0]], [[5, 0]])),
  row('reach.quadruped', 2, 'a Colossal quadruped reaches 6 m')
    .on(creature('a', 0, 0, { size: 'colossal', build: 'long' }))
    .ask(threat('a'))
    .gives(threatens([[9, 0]], [[10, 0]])),
  row('reach.quadruped', 3, 'a Huge quadruped threatens 40 squares')
    .on(creature('a', 0, 0, { size: 'huge', build: 'long' }))
    .ask(threat('a'))
    .gives({ cells: ring([-2, -2, 4, 4], [0, 0, 2, 2]) }),
  row(
    'reach.quadruped',
    'extra',
    'a Small quadruped keeps 1.5 m (the text says it twice, in two ways)',
  )
    .on(creature('a', 0, 0, { size: 'small', build: 'long' }))
    .ask(threat('a'))
    .gives({ cells: ADJACENT }),
  row('reach.per-attack', 0, 'a bite of 1.5 m and tentacles of 4.5 m strike at 3 m')
    .on(creature('a', 0, 0, { attacks: [bite, tentacles] }))
    .ask(threat('a'))
    .gives(threatens(cells('2,0 3,0'), [[4, 0]])),
  row('reach.per-attack', 0, 'the bite alone does not strike at 3 m')
    .on(creature('a', 0, 0, { attacks: [bite] }))
    .ask(threat('a'))
    .gives(threatens([[1, 0]], [[2, 0]])),
  row('reach.diagonal-beyond-3m', 0, 'a Huge biped over (0,0)-(2,2) and (4,4)')
    .on(creature('a', 0, 0, HUGE))
    .ask(threat('a'))
    .gives(threatens([[4, 4]])),
  row('reach.diagonal-beyond-3m', 1, 'a Huge biped over (0,0)-(2,2), further corners')
    .on(creature('a', 0, 0, HUGE))
    .ask(threat('a'))
    .gives(threatens([[5, 3]], cells('5,5 5,4'))),
  row('reach.reach-zero', 0, 'a Tiny armed creature and the next square')
    .on(creature('a', 0, 0, { size: 'tiny' }))
    .ask(threat('a'))
    .gives(threatens([[0, 0]], [[1, 0]])),
  {
    ...row('reach.wrong-size-weapon', 0, 'a Medium creature with a Large longsword in two hands')
      .on(creature('a', 0, 0, { attacks: [bigSword] }))
      .ask(threat('a'))
      .gives({ cells: ADJACENT }),
    uncited: 'the weapon’s size alters its penalty, not the cells in its reach',
  },
  {
    ...row('reach.wrong-size-weapon', 1, 'a Large creature with the same sword')
      .on(creature('a', 0, 0, { size: 'large', attacks: [bigSword] }))
      .ask(threat('a'))
      .gives({ cells: ring([-2, -2, 3, 3], [0, 0, 1, 1]) }),
    uncited: 'the weapon’s size alters its penalty, not the cells in its reach',
  },
]);
