/**
 * Creatures that fit through gaps and walls, unseen creatures, channeled energy, falls from the
 * saddle.
 */
import { expect } from 'vitest';
import { area, fills, narrow } from '../asks/movements.ts';
import { noticed, through } from '../asks/states.ts';
import { cells, cases, corridor, creature, hero, move, ogre, wall, type Ask } from '../cases.ts';
import { legal } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const ooze = (traits: string[] = ['compression']) => ogre('o', 0, 0, { traits });
const shadow = creature('s', 2, 2, { conditions: ['incorporeal'] });
/** An unseen rogue, and a listening guard at the given distance in squares. */
const listening = (cells: number) => [creature('t', 0, 0), hero('a', cells, 0)];
const fallen = (roll: number, saddle = 'riding'): Ask => ({
  ask: 'mounted',
  of: 'r',
  dropped: { roll },
  saddle,
});
const rider = [
  hero('h', 0, 0, { size: 'large', build: 'long', attacks: 'none' }),
  hero('r', 0, 0, { mount: 'h' }),
];

export default cases('pf1', [
  row('movement.compression', 0, 'a Large creature in a gap half a square wide')
    .on(ooze())
    .ask(narrow('o', { width: 0.75 }))
    .gives({ how: 'free', factor: 1 }),
  row(
    'movement.compression',
    'extra',
    'a Large creature in a gap of an eighth of its space: it squeezes',
  )
    .on(ooze())
    .ask(narrow('o', { width: 0.375 }))
    .gives({ how: 'squeeze' }),
  row('movement.compression', 'extra', 'a Large creature without that quality in the wider gap')
    .on(ooze([]))
    .ask(narrow('o', { width: 0.75 }))
    .cites()
    .gives({ how: 'escape-artist' }),
  row('movement.compression', 'extra', 'along a passage one square wide, at the usual cost')
    .on(...corridor(0), ooze())
    .ask(move('o', cells('0,0 1,0 2,0')))
    .uncited('a plain cost rests on no rule of its own')
    .gives(legal(2)),
  row('movement.compression', 'extra', 'an ogre there squeezes, and each square costs two')
    .on(...corridor(0), ooze([]))
    .ask(move('o', cells('0,0 1,0 2,0')))
    .cites('srd35.movement.squeeze-cost-double')
    .gives(legal(4)),
  row('movement.incorporeal', 0, 'a shadow moves through a wall one square thick')
    .on(shadow)
    .ask(through('s', 'solid', { thick: 1 }))
    .gives({ allowed: true }),
  row('movement.incorporeal', 1, 'a wall three squares thick')
    .on(shadow)
    .ask(through('s', 'solid', { thick: 3 }))
    .gives({ allowed: false, why: 'too-thick' }),
  row('movement.incorporeal', 2, 'the shadow attacks out of the wall: it has cover')
    .on(shadow)
    .ask(through('s', 'solid', { thick: 1 }))
    .gives({ cover: 'cover', seesOut: true }),
  row('movement.incorporeal', 'extra', 'wholly inside: total cover, and it sees nothing outside')
    .on(shadow)
    .ask(through('s', 'solid', { thick: 1, inside: true }))
    .gives({ cover: 'total', seesOut: false }),
  row(
    'information.invisible-notice',
    0,
    'an invisible rogue walks at full speed 4 squares away: 12, and 32 for her square',
  )
    .on(listening(4))
    .ask(noticed('t', 'a', 12, 'full-speed'))
    .gives({ dc: 12, squareFrom: 32, notices: 'presence' }),
  row('information.invisible-notice', 'extra', 'a check of 11 does not notice her')
    .on(listening(4))
    .ask(noticed('t', 'a', 11, 'full-speed'))
    .gives({ notices: 'nothing' }),
  row('information.invisible-notice', 1, 'she stands still and does nothing')
    .on(listening(4))
    .ask(noticed('t', 'a', 41, 'still'))
    .gives({ dc: 42, notices: 'nothing' }),
  row(
    'information.invisible-notice',
    'extra',
    'at 7 squares nobody notices her, whatever the check: there is no DC',
  )
    .on(listening(7))
    .ask(noticed('t', 'a', 99, 'full-speed'))
    .gives((a) => {
      expect(a).toMatchObject({ notices: 'nothing' });
      expect(Object.keys(a)).not.toEqual(expect.arrayContaining(['dc']));
      expect(Object.keys(a)).not.toEqual(expect.arrayContaining(['squareFrom']));
    }),
  row(
    'special-attack.channel-energy',
    0,
    'a cleric at (10,10): (14,14) is in the burst, (15,15) is not',
  )
    .on(hero('c', 10, 10))
    .ask(area('burst', 'c', 6))
    .gives(fills(121, cells('10,10 14,14 16,10'), cells('15,15 17,10'))),
  row(
    'special-attack.channel-energy',
    1,
    'a Large creature: the burst is measured from the edges of its space',
  )
    .on(ogre('c', 10, 10))
    .ask(area('burst', 'c', 6))
    .gives(fills(148, cells('11,11 15,15 17,10'), cells('16,16 18,10'))),
  row('special-attack.channel-energy', 'extra', 'a wall beside the cleric stops the burst')
    .on(hero('c', 10, 10), wall(11, -9, 11, 29), creature('t', 12, 10))
    .ask(area('burst', 'c', 6, { save: 'will' }))
    .gives({ creatures: [{ id: 'c' }], spared: [{ id: 't', why: 'blocked' }] }),
  row('mounted.unseated', 0, 'a rider in a riding saddle drops, d% 60: it falls')
    .on(rider)
    .ask(fallen(60))
    .gives({ stays: false, damage: '1d6', gains: ['prone'] }),
  row('mounted.unseated', 'extra', 'd% 50: it stays')
    .on(rider)
    .ask(fallen(50))
    .gives({ stays: true }),
  row('mounted.unseated', 'extra', 'd% 60 in a military saddle: it stays')
    .on(rider)
    .ask(fallen(60, 'military'))
    .gives({ stays: true }),
]);
