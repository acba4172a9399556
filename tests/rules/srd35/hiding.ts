/**
 * 3.5 SRD: hiding behind cover and in concealment, cover against bursts, and light for different
 * senses.
 */
import { area, catches, hide, lit, modified } from '../asks/movements.ts';
import {
  cells,
  block,
  cases,
  cell,
  corridor,
  creature,
  fill,
  fog,
  hero,
  light,
  wall,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const HIDER: CreatureMore = { skills: { hide: { bonus: 5, ranks: 5 } } };
const row = rowsOf('srd35');
/** A rogue `m` watched by `e` at (8,0). */
const watched = (mover: CreatureMore = HIDER) => [hero('m', 0, 0, mover), creature('e', 8, 0)];
const a = rowsOf('srd35.cover');

const PILLAR = [block(2, 1), creature('t', 4, 1)];
const SLIT = [cell(3, 0, { cover: 'improved' }), creature('t', 4, 0)];
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
const NIGHT = light('dark');

export default cases('srd35', [
  row('cover.hide-check', 0, 'behind a wall')
    .on(...watched(), block(4, 0), corridor(0))
    .ask(hide('m'))
    .gives({ possible: true, observers: [{ by: 'cover' }] }),
  row('cover.hide-check', 1, 'in the open')
    .on(...watched())
    .ask(hide('m'))
    .gives({ possible: false, why: 'no-cover' }),
  row('cover.hide-check', 'extra', 'behind the corner of a wall, seen in part')
    .on(...watched(), wall(4, 0.5, 4, 9))
    .ask(hide('m'))
    .gives({ possible: true, observers: [{ by: 'cover', cover: 'cover' }] }),
  row('cover.soft-no-reflex-no-hide', 1, 'behind an ally only')
    .on(...watched(), hero('b', 4, 0))
    .ask(hide('m'))
    .gives({ possible: false, why: 'no-cover', observers: [{ cover: 'soft', by: 'none' }] }),
  row('cover.improved-hide', 0, 'Hide +5, improved cover')
    .on(...watched(), cell(1, 0, { cover: 'improved' }))
    .ask(hide('m'))
    .gives({ possible: true, bonus: 15 }),
  {
    ...row('cover.improved-hide', 'extra', 'ordinary cover gives nothing')
      .on(...watched(), wall(4, 0.5, 4, 9))
      .ask(hide('m'))
      .gives({ bonus: 5 }),
    uncited: 'a control: ordinary cover gives nothing to Hide',
  },
  row('concealment.hide-check', 0, 'in fog')
    .on(...watched(), fog(0, 0))
    .ask(hide('m'))
    .gives({ possible: true, observers: [{ by: 'concealment' }] }),
  row('concealment.hide-check', 'extra', 'in the dark, from one without darkvision')
    .on(...watched(), NIGHT)
    .ask(hide('m'))
    .gives({ possible: true, observers: [{ concealment: 'total' }] }),
  row('concealment.hide-check', 'extra', 'invisible and still: +40')
    .on(...watched({ ...HIDER, conditions: ['invisible'] }))
    .ask(hide('m'))
    .gives(modified(40, 'still')),
  row('concealment.hide-check', 'extra', 'invisible and moving: +20')
    .on(...watched({ ...HIDER, conditions: ['invisible'] }))
    .ask(hide('m', { path: cells('0,0 1,0') }))
    .gives(modified(20, 'moving')),

  a('reflex-bonus', 0, 'a burst from (1,0), a pillar at (2,1)')
    .on(PILLAR)
    .ask(area('burst', [1, 0], 6))
    .gives(catches({ t: { cover: 'cover', reflex: 2 } })),
  a('reflex-bonus', 1, 'a burst from (6,3)')
    .on(PILLAR)
    .ask(area('burst', [6, 3], 6))
    .gives(catches({ t: { cover: 'none', reflex: 0 } })),
  a('reflex-bonus', 'extra', 'improved cover doubles it')
    .on(SLIT)
    .ask(area('burst', [1, 0], 6))
    .gives(catches({ t: { reflex: 4 } })),
  a('reflex-spread-negates', 0, 'a fireball that flows round the wall')
    .on(fill(2, -3, 2, 1, block), creature('t', 3, 0))
    .ask(area('spread', [1, 0], 8))
    .gives(catches({ t: { cover: 'cover', reflex: 0 } })),
  a('reflex-spread-negates', 'extra', 'a burst does not get there')
    .on(fill(2, -3, 2, 1, block), creature('t', 3, 0))
    .ask(area('burst', [1, 0], 8))
    .uncited('a control: the burst does not reach it')
    .gives(catches({}, ['t'])),
  a('soft-no-reflex-no-hide', 0, 'only a creature between')
    .on(creature('o', 3, 0), creature('t', 6, 0))
    .ask(area('burst', [0, 0], 8))
    .gives(catches({ t: { cover: 'none', reflex: 0 } })),
  a('improved-evasion', 0, 'a burst of 30, saved')
    .on(SLIT)
    .ask(area('burst', [1, 0], 6, { damage: 30, saved: { t: true } }))
    .gives(catches({ t: { evasion: 'improved', damage: 0 } })),
  a('improved-evasion', 1, 'not saved')
    .on(SLIT)
    .ask(area('burst', [1, 0], 6, { damage: 30, saved: { t: false } }))
    .gives(catches({ t: { damage: 15 } })),
  a('improved-evasion', 'extra', 'a spread has no Reflex bonus to rest on')
    .on(SLIT)
    .ask(area('spread', [1, 0], 6, { damage: 30, saved: { t: true } }))
    .gives(catches({ t: { evasion: 'none', damage: 15 } })),

  row('light.low-light-farther', 0, 'a torch, a square at 9 m: dim to a human')
    .on(NIGHT, hero('h', 5, 5))
    .ask(lit([6, 0], TORCH, { of: 'h' }))
    .uncited('a control: ordinary eyes get nothing from the rule')
    .gives({ light: 'dim' }),
  row('light.low-light-farther', 0, 'a torch in the eyes of an elf')
    .on(NIGHT, hero('h', 5, 5, { traits: ['low-light-vision'] }))
    .ask(lit([6, 0], TORCH, { of: 'h' }))
    .gives({ light: 'bright', radii: [{ bright: 8, dim: 16 }] }),
]);
