/**
 * Sigil: areas of effect: where they may be placed, their squares, the creatures inside, and cover.
 */
import { area, catches, fills } from '../asks/movements.ts';
import {
  cells,
  block,
  cases,
  cell,
  creature,
  exactly,
  fill,
  hero,
  ogre,
  smoke,
  wall,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all } from '../checks.ts';
import { expect } from 'vitest';

const a = rowsOf('sigil');

const PILLAR = [block(2, 1), creature('t', 4, 1)];
/** The caster, a wall three squares deep, and a target behind it. */
const CORNER = [hero('c', 0, 0), fill(3, -5, 3, 1, block), creature('t', 4, 0)];
const SLIT = [cell(3, 0, { cover: 'improved' }), creature('t', 4, 0)];
const CLOSED = [hero('c', 0, 0), wall(3, -9, 3, 28), creature('t', 5, 0)];
const possible =
  (yes: boolean) =>
  (answer: Record<string, unknown>): void =>
    expect(answer).toMatchObject({ possible: yes });

export default cases('sigil', [
  a('cover.bonus', 1, 'a burst on the other side of a pillar')
    .on(PILLAR)
    .ask(area('burst', [1, 0], 6))
    .gives(catches({ t: { cover: 'cover', reflex: 2 } })),
  a('cover.bonus', 2, 'a spread from a point on the other side of a pillar')
    .on(PILLAR)
    .ask(area('spread', [1, 0], 6))
    .gives(catches({ t: { reflex: 0 } })),
  a('cover.bonus', 'extra', 'a burst on its own side')
    .on(PILLAR)
    .ask(area('burst', [6, 3], 6))
    .gives(catches({ t: { cover: 'none', reflex: 0 } })),
  a('cover.bonus', 'extra', 'a tree in its square: limited cover')
    .on(cell(4, 1, { cover: 'limited' }), creature('t', 4, 1))
    .ask(area('burst', [1, 1], 6))
    .gives(catches({ t: { cover: 'limited', reflex: 1 } })),
  a('cover.soft-no-reflex-no-hide', 'extra', 'an ogre between')
    .on(creature('t', 6, 0), ogre('o', 3, 0))
    .ask(area('burst', [0, 0], 8))
    .gives(catches({ t: { reflex: 0 }, o: { reflex: 0 } })),

  a('cover.improved-evasion', 0, 'a fireball of 30, saved')
    .on(SLIT)
    .ask(area('spread', [1, 0], 4, { damage: 30, saved: { t: true } }))
    .gives(catches({ t: { evasion: 'improved', damage: 0 } })),
  a('cover.improved-evasion', 1, 'a fireball of 30, not saved')
    .on(SLIT)
    .ask(area('spread', [1, 0], 4, { damage: 30, saved: { t: false } }))
    .gives(catches({ t: { evasion: 'improved', damage: 15 } })),
  a('cover.improved-evasion', 'extra', 'in the open: half, or all')
    .on(creature('t', 4, 0), creature('u', 3, 1))
    .ask(area('spread', [1, 0], 4, { damage: 31, saved: { t: true, u: false } }))
    .uncited('a control: without the feat the common rule on cover decides')
    .gives(catches({ t: { damage: 15 }, u: { damage: 31 } })),
  a('cover.total-area-around-corner', 0, 'a burst of 6 m past the corner')
    .on(CORNER)
    .ask(area('burst', [4, 3], 4, { by: 'c' }))
    .gives(all(possible(true), catches({ t: { distance: 3 } }))),
  a('cover.total-area-around-corner', 'extra', 'of 3 m it does not reach')
    .on(CORNER)
    .ask(area('burst', [4, 3], 2, { by: 'c' }))
    .uncited('a control: the area ends before the corner')
    .gives(catches({}, ['t'])),

  a('sight.effect-required-for-spells', 0, 'a fireball centred behind a solid wall')
    .on(CLOSED)
    .ask(area('spread', [5, 0], 4, { by: 'c' }))
    .gives(all(possible(false), catches({}, ['t']))),
  a(
    'sight.effect-required-for-spells',
    'extra',
    'on the near side, against the wall: nothing passes it',
  )
    .on(CLOSED)
    .ask(area('spread', [3, 0], 4, { by: 'c' }))
    .gives(all(possible(true), catches({ c: {} }, ['t']))),
  a('sight.effect-area-own-origin', 0, 'a burst beyond a corner: no cover from the caster counts')
    .on(CORNER)
    .ask(area('burst', [6, 4], 5, { by: 'c' }))
    .gives(all(possible(true), catches({ t: { cover: 'none', reflex: 0 } }))),
  a('sight.effect-not-blocked-by-fog', 0, 'a bank of smoke before the point')
    .on(hero('c', 0, 0), fill(3, -6, 3, 6, smoke))
    .ask(area('burst', [6, 0], 2, { by: 'c' }))
    .gives(possible(true)),
  a('sight.effect-not-blocked-by-fog', 'extra', 'a wall in its place')
    .on(hero('c', 0, 0), wall(3, -9, 3, 28))
    .ask(area('burst', [6, 0], 2, { by: 'c' }))
    .gives(possible(false)),
  a(
    'sight.effect-area-own-origin',
    'extra',
    'a burst on the other side of a wall does not reach the caster',
  )
    .on(CORNER)
    .ask(area('burst', [6, 2], 8))
    .gives(catches({ t: {} }, ['c'])),
  a('sight.effect-area-own-origin', 'extra', 'a burst does not go round a corner, a spread does')
    .on(...fill(2, -6, 2, 1, block), creature('t', 3, -1))
    .ask(area('burst', [1, 0], 8))
    .gives(catches({}, ['t'])),
  a('sight.effect-area-own-origin', 'extra', 'a spread, by the way round')
    .on(...fill(2, -6, 2, 1, block), creature('t', 3, -1))
    .ask(area('spread', [1, 0], 8))
    .gives(catches({ t: { distance: 8 } })),
  a('sight.effect-area-own-origin', 'extra', 'a smaller one ends on the way')
    .on(...fill(2, -6, 2, 1, block), creature('t', 3, -1))
    .ask(area('spread', [1, 0], 7))
    .gives(catches({}, ['t'])),

  a('sight.effect-area-own-origin', 'extra', 'a radius of 3 m: twelve squares')
    .on(exactly(30, 30))
    .ask(area('burst', [10, 10], 2))
    .gives(fills(12, cells('9,8 8,9 11,10 10,11'), cells('8,8 11,11 8,11'))),
  a('sight.effect-area-own-origin', 'extra', 'a radius of 6 m: forty-four, flowing or not')
    .on(exactly(30, 30))
    .ask(area('burst', [10, 10], 4))
    .gives(fills(44, cells('6,9 13,10 7,7'), cells('12,13 13,11'))),
  a('sight.effect-area-own-origin', 'extra', 'a spread of 6 m: the same in the open')
    .on(exactly(30, 30))
    .ask(area('spread', [10, 10], 4))
    .gives(fills(44, cells('6,9 13,10 7,7'), cells('12,13 13,11'))),
  a('sight.effect-area-own-origin', 'extra', 'a cone of 4.5 m along a diagonal: six squares')
    .on(exactly(30, 30))
    .ask(area('cone', [10, 10], 3, { towards: [15, 15] }))
    .gives(fills(6, cells('10,10 12,10 10,12 11,11'), cells('9,9 12,11'))),
  a('sight.effect-area-own-origin', 'extra', 'a line of 6 m along a row, on the maker’s side')
    .on(exactly(30, 30), hero('c', 9, 9))
    .ask(area('line', [10, 10], 4, { towards: [20, 10], by: 'c' }))
    .gives(fills(4, cells('10,9 13,9'), [[10, 10]])),
  a('sight.effect-area-own-origin', 'extra', 'a line stops at a wall')
    .on(exactly(30, 30), wall(12, 0, 12, 30))
    .ask(area('line', [10, 10], 6, { towards: [20, 10] }))
    .gives(fills(2, cells('10,10 11,10'))),
  a(
    'sight.effect-area-own-origin',
    'extra',
    'an ogre is in it with one square, a flyer is above it',
  )
    .on(ogre('o', 3, -1), creature('f', 1, 0, { elevation: 5, speed: { fly: 8 } }))
    .ask(area('burst', [0, 0], 4))
    .gives(catches({ o: { squares: cells('3,-1 3,0') } }, ['f'])),

  a('cover.bonus', 1, 'a burst behind a pillar, Reflex +3 on the sheet: +5 in all')
    .on(block(2, 1), creature('t', 4, 1, { saves: { reflex: 3 } }))
    .ask(area('burst', [1, 0], 6, { save: 'reflex' }))
    .gives(catches({ t: { save: { what: 'reflex', bonus: 3, total: 5 } } })),
  a('cover.bonus', 2, 'a spread from the same point: +3, as on the sheet')
    .on(block(2, 1), creature('t', 4, 1, { saves: { reflex: 3 } }))
    .ask(area('spread', [1, 0], 6, { save: 'reflex' }))
    .gives(catches({ t: { save: { what: 'reflex', bonus: 3, total: 3 } } })),
  a(
    'condition.shaken',
    'extra',
    'a shaken creature in a burst: the penalty stands beside the bonus of the sheet',
  )
    .on(creature('t', 1, 1, { saves: { will: 3 }, conditions: ['shaken'] }))
    .ask(area('burst', [0, 0], 4, { save: 'will' }))
    .gives(
      catches({
        t: {
          save: {
            what: 'will',
            bonus: 3,
            total: 3,
            conditions: [{ value: -2, why: 'shaken', rules: ['sigil.condition.shaken'] }],
          },
        },
      }),
    ),
  a(
    'ability.dexterity-none',
    'extra',
    'a creature without Dexterity in a burst: its Reflex save fails, and nothing is unknown',
  )
    .on(creature('t', 1, 1, { abilities: { dex: null, con: 10 } }))
    .ask(area('burst', [0, 0], 4, { save: 'reflex' }))
    .gives(
      all(catches({ t: { save: { what: 'reflex', fails: true } } }), (answer) =>
        expect(answer['unknown']).toEqual([]),
      ),
    ),
  a(
    'ability.dexterity-none',
    'extra',
    'a creature without Dexterity makes Fortitude saves as usual',
  )
    .on(creature('t', 1, 1, { abilities: { dex: null }, saves: { fortitude: 2 } }))
    .ask(area('burst', [0, 0], 4, { save: 'fortitude' }))
    .uncited('a control: Dexterity has no part in it')
    .gives((answer) =>
      expect((answer['creatures'] as { save: unknown }[])[0]?.save).toEqual({
        what: 'fortitude',
        bonus: 2,
        total: 2,
        conditions: [],
      }),
    ),
  a(
    'sight.effect-area-own-origin',
    'extra',
    'a burst beyond the corner names whom the corner spares',
  )
    .on(hero('c', 0, 0), fill(3, -5, 3, 1, block), hero('t', 4, 0))
    .ask(area('burst', [6, 2], 8))
    .gives((answer) =>
      expect([answer['spared'], answer['creatures']]).toMatchObject([
        [{ id: 'c', why: 'blocked' }],
        [{ id: 't' }],
      ]),
    ),
]);
