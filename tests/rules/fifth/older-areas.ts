/** Areas of the 2014 document where they differ. */
import { cases, corridor, hero, wall } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, count, covers, orc } from './boards.ts';

const row = rowsOf('srd51');
const fireball = { ask: 'area', shape: 'spread', from: [10, 10], size: 4 } as const;
const short = wall(12, 6, 12, 11);

export default cases('srd51', [
  row('area.spreads-by-spell', 0, 'round the end of a wall')
    .on(short)
    .ask(fireball)
    .gives(covers(true, [12, 10])),
  row('area.spreads-by-spell', 1, 'a lightning bolt')
    .on(wall(8, 0, 8, 6))
    .ask({ ask: 'area', shape: 'line', from: [6, 5.5], size: 6, towards: [12, 5.5] })
    .cites('srd52.area.line')
    .gives({
      cells: [
        [6, 5],
        [7, 5],
      ],
    }),
  row('area.spreads-by-spell', 2, 'a fog cloud')
    .on(short)
    .ask(fireball)
    .gives(covers(true, [12, 10])),
  row('area.spreads-by-spell', 3, 'no way round')
    .on(wall(12, -5, 12, 25))
    .ask(fireball)
    .gives(covers(false, [12, 10])),
  row('area.spreads-by-spell', 4, 'a cone at a corner')
    .on(short)
    .ask({ ask: 'area', shape: 'cone', from: [10, 10], size: 4, towards: [14, 10] })
    .cites('srd52.area.cone')
    .gives(covers(false, [12, 10])),
  row('area.five-shapes', 0, 'an aura of 10 feet')
    .on(hero('a', 5, 5))
    .ask({ ask: 'area', shape: 'emanation', from: 'a', size: 2 })
    .gives(count(24)),
  row('area.five-shapes', 1, 'round a Large creature')
    .on(big('a', 5, 5))
    .ask({ ask: 'area', shape: 'emanation', from: 'a', size: 2 })
    .gives(count(32)),
  row('class.evasion', 0, 'a stunned rogue')
    .on(orc({ traits: ['evasion'], conditions: ['stunned'] }, 11, 10))
    .ask({ ...fireball, save: 'reflex', damage: 27, saved: { o: true } })
    .gives({ creatures: [{ id: 'o', damage: 13, save: { fails: true } }] }),
  row('squeeze.smaller-space', 3, 'an ogre in a corridor')
    .on(corridor(10), big('o', 11, 10))
    .ask({ ...fireball, save: 'reflex' })
    .gives({ creatures: [{ id: 'o', save: { disadvantage: ['squeezing'] } }] }),
  row('condition.exhaustion', 'extra', 'level 3 saves')
    .on(orc({ conditions: ['exhaustion-3'] }, 12, 10))
    .ask({ ...fireball, save: 'reflex' })
    .gives({ creatures: [{ save: { disadvantage: ['exhaustion-3'], conditions: [] } }] }),
]);
