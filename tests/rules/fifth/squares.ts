/** The squares of areas: along grid lines, from large creatures, at heights, and where they begin. */
import { expect } from 'vitest';
import {
  cases,
  creature,
  glassWall,
  hero,
  wall,
  type Answer,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { area, big, count, covers, inside, orc, rows } from './boards.ts';

const row = rowsOf('srd52');
const ogre = big('o', 4, 5);
const paladin = (more: CreatureMore = {}) =>
  hero('p', 5, 5, { traits: ['aura-of-protection'], abilities: { cha: 16 }, ...more });
const ally = { side: 'party' };
/** A burst around (8,8) that leaves the paladin at (5,5) out. */
const inBurst = area('sphere', [9, 7], 2, { save: 'reflex' });
const saves =
  (conditions: readonly object[]) =>
  (answer: Answer): void => {
    const caught = answer['creatures'] as { id: string; save: { conditions: object[] } }[];
    const own = caught.find(({ id }) => id === 'o')!.save.conditions;
    expect(own).toMatchObject(conditions);
    expect(own).toHaveLength(conditions.length);
  };
/** A line of 30 ft. to the east, along the grid line y = 6. */
const along = area('line', [6, 6], 6, { towards: [12, 6] });

export default cases('srd52', [
  // ── A line along the grid takes one row ────────────────────────────────────
  row('area.line', 'extra', 'along a grid line')
    .on([])
    .ask(along)
    .gives(rows([6, 6, 11])),
  row('area.line', 3, 'on the side of its creator above')
    .on(hero('a', 5, 5))
    .ask({ ...along, by: 'a' })
    .gives(rows([5, 6, 11])),
  row('area.line', 'extra', 'on the side of its creator below')
    .on(hero('a', 5, 6))
    .ask({ ...along, by: 'a' })
    .gives(rows([6, 6, 11])),
  row('area.line', 'extra', 'to the west')
    .on(hero('a', 6, 5))
    .ask(area('line', [6, 6], 6, { towards: [0, 6], by: 'a' }))
    .gives(rows([5, 0, 5])),
  row('area.line', 'extra', 'to the south, on the side of its creator')
    .on(hero('a', 5, 5))
    .ask(area('line', [6, 6], 3, { towards: [6, 12], by: 'a' }))
    .gives(rows([6, 5, 5], [7, 5, 5], [8, 5, 5])),
  row('area.line', 'extra', 'from the middle of a Large creature’s side')
    .on(ogre)
    .ask(area('line', [6, 6], 6, { towards: [12, 6], by: 'o' }))
    .gives(rows([6, 6, 11])),
  row('area.line', 'extra', '10 ft. wide, from the middle of a side')
    .on(hero('a', 5, 5))
    .ask(area('line', [6, 5.5], 6, { towards: [12, 5.5], width: 2, by: 'a' }))
    .gives(count(12)),
  row('area.line', 'extra', '15 ft. wide, from a corner')
    .on(hero('a', 5, 5))
    .ask(area('line', [6, 6], 6, { towards: [12, 6], width: 3, by: 'a' }))
    .gives(rows([4, 6, 11], [5, 6, 11], [6, 6, 11])),
  row('area.cube', 'extra', '15 ft. from a corner, on the side of its creator')
    .on(hero('a', 5, 5))
    .ask(area('cube', [6, 6], 3, { towards: [12, 6], by: 'a' }))
    .gives(rows([4, 6, 8], [5, 6, 8], [6, 6, 8])),
  row('area.cube', 'extra', '15 ft. from a corner, towards the south a little')
    .on(hero('a', 5, 5))
    .ask(area('cube', [6, 6], 3, { towards: [12, 7], by: 'a' }))
    .gives(rows([5, 6, 8], [6, 6, 8], [7, 6, 8])),

  // ── Areas of a creature ────────────────────────────────────────────────────
  row('area.cone', 'extra', '15 ft. from a creature to the east')
    .on(hero('a', 5, 5))
    .ask(area('cone', 'a', 3, { towards: [12, 5.5] }))
    .gives(rows([4, 8, 8], [5, 6, 8], [6, 8, 8])),
  row('area.line', 'extra', '30 ft. from a creature to the east')
    .on(hero('a', 5, 5), orc({}, 8))
    .ask(area('line', 'a', 6, { towards: [12, 5.5] }))
    .gives({ ...rows([5, 6, 11]), ...inside('o') }),
  row('area.line', 'extra', '30 ft. from a Large creature to the east')
    .on(ogre)
    .ask(area('line', 'o', 6, { towards: [12, 6] }))
    .gives(rows([6, 6, 11])),
  row('area.cube', 'extra', '15 ft. from a creature, itself not in it')
    .on(hero('a', 5, 5))
    .ask(area('cube', 'a', 3, { towards: [12, 5.5] }))
    .gives({ ...rows([4, 6, 8], [5, 6, 8], [6, 6, 8]), creatures: [] }),
  row('area.sphere', 'extra', '10 ft. around the middle of a creature, itself in it')
    .on(hero('a', 5, 5))
    .ask(area('sphere', 'a', 2))
    .gives({ ...rows([4, 4, 6], [5, 4, 6], [6, 4, 6]), ...inside('a') }),
  row('area.cylinder', 'extra', '10 ft. around the middle of a Large creature')
    .on(big('o', 5, 5))
    .ask(area('cylinder', 'o', 2, { height: 4 }))
    .gives(count(12)),

  // ── Heights ────────────────────────────────────────────────────────────────
  row('area.big-creature', 'extra', 'a Huge creature under a sphere in the air')
    .on(creature('o', 9, 9, { size: 'huge' }))
    .ask(area('sphere', [10, 10], 2, { elevation: 4 }))
    .cites('srd52.area.sphere')
    .gives(inside('o')),
  row('area.big-creature', 'extra', 'a Medium creature under it')
    .on(orc({}, 9, 9))
    .ask(area('sphere', [10, 10], 2, { elevation: 4 }))
    .cites('srd52.area.sphere')
    .gives({ creatures: [], spared: [{ id: 'o', why: 'height' }] }),
  row('area.cone', 'extra', 'a flyer near its point')
    .on(orc({ elevation: 2 }, 7))
    .ask(area('cone', [6, 5.5], 6, { towards: [12, 5.5] }))
    .gives({ creatures: [], spared: [{ id: 'o', why: 'height' }] }),
  row('area.cone', 'extra', 'a flyer near its end')
    .on(orc({ elevation: 1 }, 11))
    .ask(area('cone', [6, 5.5], 6, { towards: [12, 5.5] }))
    .gives(inside('o')),
  row('area.emanation', 'extra', 'a flyer 10 ft. above a Large creature’s head')
    .on(big('a', 5, 5), hero('o', 5, 5, { elevation: 3 }))
    .ask(area('emanation', 'a', 2))
    .gives(inside('o')),
  row('area.emanation', 'extra', 'a flyer 15 ft. above its head')
    .on(big('a', 5, 5), hero('o', 8, 5, { elevation: 4 }))
    .ask(area('emanation', 'a', 2))
    .gives({ creatures: [] }),

  // ── Where an area begins ───────────────────────────────────────────────────
  row('area.straight-lines', 2, 'aimed behind a closed door')
    .on(hero('a', 5, 10), wall(12, -5, 12, 25))
    .ask(area('sphere', [14, 10], 2, { by: 'a' }))
    .gives({
      possible: true,
      origin: [12, 10],
      ...rows([8, 11, 11], [9, 10, 11], [10, 10, 11], [11, 11, 11]),
    }),
  row('area.straight-lines', 3, 'beyond an open gate')
    .on(hero('a', 5, 10), wall(12, -5, 12, 9), wall(12, 12, 12, 25))
    .ask(area('sphere', [14, 10], 2, { by: 'a' }))
    .cites('srd52.area.sphere')
    .gives({ possible: true }, (answer) => {
      if ('origin' in answer) throw new Error('the point has moved');
    }),
  row('area.straight-lines', 4, 'through a closed window')
    .on(hero('a', 5, 10), glassWall(12, -5, 12, 25))
    .ask(area('sphere', [14, 10], 2, { by: 'a' }))
    .gives({ possible: false, why: 'no-line-of-effect' }),
  row('area.big-creature', 1, 'two creatures, one roll of damage')
    .on(orc({}, 9, 9), creature('p', 11, 10))
    .ask(area('sphere', [10, 10], 4, { save: 'reflex', damage: 28, saved: { o: false, p: false } }))
    .gives({
      creatures: [
        { id: 'o', damage: 28 },
        { id: 'p', damage: 28 },
      ],
    }),

  // ── A wall that ends in line with the point ────────────────────────────────
  row('area.straight-lines', 'extra', 'a wall that ends on the row of the point')
    .on(wall(4, 3, 4, 7))
    .ask(area('sphere', [5, 7], 3))
    .gives(covers(false, [2, 6]), covers(false, [3, 6])),
  row('area.straight-lines', 'extra', 'a wall that ends on the column of the point')
    .on(wall(6, 4, 7, 4))
    .ask(area('cone', [7, 3], 5, { towards: [7, 5] }))
    .gives(covers(false, [6, 5]), covers(false, [6, 7])),
  row('area.straight-lines', 'extra', 'a wall that ends on a ray of the point')
    .on(wall(2, 0, 2, 3))
    .ask(area('cylinder', [3, 3], 3))
    .gives(covers(false, [0, 2]), covers(false, [1, 2])),

  // ── A paladin's aura ───────────────────────────────────────────────────────
  row('class.aura-of-protection', 0, 'an ally within 10 ft.')
    .on(paladin(), orc(ally, 7, 7))
    .ask(inBurst)
    .gives(saves([{ why: 'aura-of-protection', value: 3 }])),
  row('class.aura-of-protection', 1, 'an ally at 15 ft.')
    .on(paladin(), orc(ally, 8))
    .ask(inBurst)
    .uncited('no aura counts')
    .gives(saves([])),
  row('class.aura-of-protection', 2, 'two paladins')
    .on(
      paladin(),
      hero('b', 8, 8, { traits: ['aura-of-protection'], abilities: { cha: 18 } }),
      orc(ally, 7, 7),
    )
    .ask(inBurst)
    .gives(saves([{ why: 'aura-of-protection', value: 4 }])),
  row('class.aura-of-protection', 3, 'the paladin sleeps')
    .on(paladin({ conditions: ['asleep'] }), orc(ally, 7, 7))
    .ask(inBurst)
    .uncited('no aura counts')
    .gives(saves([])),
  row('class.aura-of-protection', 4, 'an ally behind total cover')
    .on(paladin(), orc(ally, 7), wall(6, -5, 6, 15))
    .ask(area('sphere', [9, 6], 2, { save: 'reflex' }))
    .uncited('no aura counts')
    .gives(saves([])),
  row('class.aura-of-protection', 5, 'the paladin has come nearer')
    .on(hero('p', 6, 5, { traits: ['aura-of-protection'], abilities: { cha: 16 } }), orc(ally, 8))
    .ask(inBurst)
    .gives(saves([{ why: 'aura-of-protection', value: 3 }])),
  row('area.emanation', 4, 'the paladin is Incapacitated')
    .on(paladin({ conditions: ['incapacitated'] }), orc(ally, 7, 7))
    .ask(inBurst)
    .uncited('no aura counts')
    .gives(saves([])),
]);
