/** Areas of effect: squares, who is in, and the save behind cover. */
import { block, cases, cell, creature, fill, hero, options, wall, type Answer } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { area, big, count, covers, inside, orc, rows, type Spot } from './boards.ts';

const row = rowsOf('srd52');
const spared = (id: string, why: string): Answer => ({ creatures: [], spared: [{ id, why }] });
const burst = area('sphere', [10, 10], 4);
const east: Spot = [12, 5.5];
const far = wall(12, 6, 12, 14);
const save = { save: 'reflex', damage: 27 };

export default cases('srd52', [
  row('area.sphere', 0, 'a radius of 15 ft.')
    .on([])
    .ask(area('sphere', [10, 10], 3))
    .gives(rows([7, 8, 11], [8, 7, 12], [9, 7, 12], [10, 7, 12], [11, 7, 12], [12, 8, 11])),
  row('area.sphere', 1, 'a radius of 20 ft.')
    .on([])
    .ask(burst)
    .gives(
      rows(
        [6, 8, 11],
        [7, 7, 12],
        [8, 6, 13],
        [9, 6, 13],
        [10, 6, 13],
        [11, 6, 13],
        [12, 7, 12],
        [13, 8, 11],
      ),
    ),
  row('area.sphere', 2, 'a flyer at height 3')
    .on(orc({ elevation: 3 }, 10, 10))
    .ask(burst)
    .gives(inside('o')),
  row('area.sphere', 3, 'a flyer at height 4')
    .on(orc({ elevation: 4 }, 10, 10))
    .ask(burst)
    .gives(spared('o', 'height')),
  row('area.squares', 0, 'half of the square').on([]).ask(burst).gives(count(52)),
  row('area.squares', 0, 'the center of the square')
    .on(options({ areaSquares: 'center' }))
    .ask(burst)
    .gives(count(52)),
  row('area.squares', 0, 'every square touched')
    .on(options({ areaSquares: 'touched' }))
    .ask(burst)
    .gives(count(60)),
  row('area.squares', 1, 'a radius of 10 ft.')
    .on([])
    .ask(area('sphere', [10, 10], 2))
    .gives(count(12)),
  row('area.squares', 1, 'a radius of 10 ft., every square touched')
    .on(options({ areaSquares: 'touched' }))
    .ask(area('sphere', [10, 10], 2))
    .gives(count(16)),
  row('area.squares', 2, 'a cone of 15 ft.')
    .on([])
    .ask(area('cone', [6, 5.5], 3, { towards: east }))
    .gives(rows([4, 8, 8], [5, 6, 8], [6, 8, 8])),
  row('area.squares', 2, 'the same, every square touched')
    .on(options({ areaSquares: 'touched' }))
    .ask(area('cone', [6, 5.5], 3, { towards: east }))
    .gives(count(7)),
  row('area.squares', 3, 'a counted radius')
    .on(options({ areaShape: 'counted' }))
    .ask(burst)
    .gives(count(64)),
  row('area.squares', 4, 'a counted line')
    .on(options({ areaShape: 'counted' }))
    .ask(area('line', [6, 6], 6, { towards: [12, 12] }))
    .gives(count(6)),
  row('area.cylinder', 0, 'a radius of 10 ft.')
    .on(orc({ elevation: 7 }, 10, 10))
    .ask(area('cylinder', [10, 10], 2, { height: 8 }))
    .gives(inside('o'), count(12)),
  row('area.cylinder', 1, 'a flyer above it')
    .on(orc({ elevation: 8 }, 10, 10))
    .ask(area('cylinder', [10, 10], 2, { height: 8 }))
    .gives(spared('o', 'height')),
  row('area.cube', 0, 'from the east side of the caster')
    .on(hero('a', 5, 5))
    .ask(area('cube', [6, 5.5], 3, { towards: east, by: 'a' }))
    .gives(rows([4, 6, 8], [5, 6, 8], [6, 6, 8])),
  row('area.cube', 0, 'one row farther up')
    .on(hero('a', 5, 5))
    .ask(area('cube', [6, 4.5], 3, { towards: [9, 4.5], by: 'a' }))
    .gives(rows([3, 6, 8], [4, 6, 8], [5, 6, 8])),
  row('area.cube', 1, 'the caster')
    .on(hero('a', 5, 5))
    .ask(area('cube', [6, 5.5], 3, { towards: east, by: 'a' }))
    .gives({ creatures: [] }),
  row('area.cube', 2, 'a flyer above it')
    .on(orc({ elevation: 3 }, 7))
    .ask(area('cube', [6, 5.5], 3, { towards: east }))
    .gives(spared('o', 'height')),
  row('area.cube', 3, '20 ft.')
    .on([])
    .ask(area('cube', [6, 6], 4, { towards: [12, 6] }))
    .gives(rows([4, 6, 9], [5, 6, 9], [6, 6, 9], [7, 6, 9])),
  row('area.cone', 0, 'to the south-east')
    .on([])
    .ask(area('cone', [6, 6], 3, { towards: [9, 9] }))
    .gives(rows([6, 6, 7], [7, 6, 8], [8, 7, 7])),
  row('area.cone', 1, '30 ft. to the east')
    .on([])
    .ask(area('cone', [6, 5.5], 6, { towards: east }))
    .gives(count(18)),
  row('area.cone', 3, '60 ft. to the east')
    .on([])
    .ask(area('cone', [6, 5.5], 12, { towards: east }))
    .gives(count(72)),
  row('area.cone', 4, 'the caster herself')
    .on(hero('a', 5, 5), orc({}, 7))
    .ask(area('cone', [6, 5.5], 3, { towards: east, by: 'a' }))
    .gives(inside('o')),
  row('area.line', 0, 'to the east')
    .on([])
    .ask(area('line', [6, 5.5], 6, { towards: east }))
    .gives(rows([5, 6, 11])),
  row('area.line', 1, 'to the south-east')
    .on([])
    .ask(area('line', [6, 6], 6, { towards: [12, 12] }))
    .gives({ cells: [6, 7, 8, 9].map((n) => [n, n]) }),
  row('area.line', 2, '10 ft. wide')
    .on([])
    .ask(area('line', [6, 6], 12, { towards: [12, 6], width: 2 }))
    .gives(rows([5, 6, 17], [6, 6, 17])),
  row('area.emanation', 0, 'round a Medium creature')
    .on(hero('a', 5, 5))
    .ask(area('emanation', 'a', 2))
    .gives(count(24)),
  row('area.emanation', 1, 'round a Large creature')
    .on(big('a', 5, 5))
    .ask(area('emanation', 'a', 2))
    .gives(count(32)),
  row('area.emanation', 2, '30 ft.')
    .on(hero('a', 5, 5))
    .ask(area('emanation', 'a', 6))
    .gives(count(168)),
  row('area.emanation', 3, 'before the paladin walks')
    .on(hero('a', 5, 5), hero('b', 4, 5), hero('c', 10, 5))
    .ask(area('emanation', 'a', 2))
    .gives(inside('b')),
  row('area.emanation', 3, 'after it')
    .on(hero('a', 8, 5), hero('b', 4, 5), hero('c', 10, 5))
    .ask(area('emanation', 'a', 2))
    .gives(inside('c')),
  row('area.emanation', 5, 'a wall between')
    .on(hero('a', 5, 5), hero('b', 7, 5), wall(6, 2, 6, 9))
    .ask(area('emanation', 'a', 2))
    .gives(spared('b', 'blocked')),
  row('area.emanation', 6, 'a balor’s Fire Aura')
    .on(creature('a', 4, 4, { size: 'huge' }))
    .ask(area('emanation', 'a', 1))
    .gives(count(16)),
  row('area.emanation', 7, 'a creature in its own emanation')
    .on(hero('a', 5, 5))
    .ask(area('emanation', 'a', 2))
    .gives({ creatures: [] }),
  row('area.straight-lines', 0, 'round the corner of a wall')
    .on(wall(12, 6, 12, 11))
    .ask(burst)
    .gives(covers(false, [12, 10])),
  row('area.straight-lines', 1, 'through an open window')
    .on(wall(12, 0, 12, 10), wall(12, 11, 12, 20), orc({}, 12, 10))
    .ask(burst)
    .gives(inside('o')),
  row('cover.total-and-areas', 0, 'a wall in the burst').on(far).ask(burst).gives(count(42)),
  row('cover.total-and-areas', 1, 'a door open in it')
    .on(wall(12, 6, 12, 9), wall(12, 11, 12, 14), orc({}, 12, 9), creature('p', 13, 10))
    .ask(burst)
    .gives(inside('o', 'p')),
  row('cover.total-and-areas', 2, 'a man beyond the wall')
    .on(far, orc({}, 12, 9))
    .ask(burst)
    .gives(spared('o', 'blocked')),
  row('area.big-creature', 0, 'an ogre with one square in the burst')
    .on(big('o', 13, 8))
    .ask(burst)
    .gives({ creatures: [{ id: 'o' }] }),
  row('area.big-creature', 2, 'a save made')
    .on(orc({}, 11, 10))
    .ask({ ...burst, ...save, saved: { o: true } })
    .gives({ creatures: [{ id: 'o', damage: 13 }] }),
  row('area.big-creature', 3, 'Evasion, and the save failed')
    .on(orc({ traits: ['evasion'] }, 11, 10))
    .ask({ ...burst, ...save, saved: { o: false } })
    .gives({ creatures: [{ id: 'o', damage: 13 }] }),
  row('class.evasion', 0, 'the save made')
    .on(orc({ traits: ['evasion'] }, 11, 10))
    .ask({ ...burst, ...save, saved: { o: true } })
    .gives({ creatures: [{ id: 'o', damage: 0 }] }),
  row('class.evasion', 1, 'the save failed')
    .on(orc({ traits: ['evasion'] }, 11, 10))
    .ask({ ...burst, ...save, saved: { o: false } })
    .gives({ creatures: [{ id: 'o', damage: 13 }] }),
  row('class.evasion', 2, 'a stunned rogue')
    .on(orc({ traits: ['evasion'], conditions: ['stunned'] }, 11, 10))
    .ask({ ...burst, ...save, saved: { o: true } })
    .cites('srd52.condition.stunned')
    .gives({ creatures: [{ id: 'o', damage: 27, save: { fails: true } }] }),
  row('class.danger-sense', 0, 'a fireball')
    .on(orc({ traits: ['danger-sense'] }, 11, 10))
    .ask({ ...burst, ...save })
    .gives({ creatures: [{ save: { advantage: ['danger-sense'] } }] }),
  row('condition.restrained', 4, 'a fireball')
    .on(orc({ conditions: ['restrained'] }, 11, 10))
    .ask({ ...burst, ...save })
    .gives({ creatures: [{ save: { disadvantage: ['restrained'] } }] }),
  row('cover.degrees', 2, 'three-quarters cover from the center')
    .on(orc({ saves: { reflex: 2 } }, 12, 10), cell(11, 10, { degree: 'three-quarters' }))
    .ask({ ...burst, ...save })
    .gives({ creatures: [{ id: 'o', cover: 'three-quarters', reflex: 5, save: { total: 7 } }] }),
  row('cover.degrees', 'extra', 'nobody between, no cover')
    .on(orc({ saves: { reflex: 2 } }, 12, 10), fill(14, 8, 14, 12, block))
    .ask({ ...burst, ...save })
    .uncited('no cover')
    .gives({ creatures: [{ id: 'o', cover: 'none', reflex: 0, save: { total: 2 } }] }),
  row('condition.exhaustion', 'extra', 'level 3 saves')
    .on(orc({ conditions: ['exhaustion-3'] }, 12, 10))
    .ask({ ...burst, ...save })
    .gives({ creatures: [{ save: { conditions: [{ value: -6, why: 'exhaustion-3' }] } }] }),
]);
