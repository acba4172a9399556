/** Hiding: may one try, and who sees the hider. */
import {
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  lowWall,
  wall,
  type Ask,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, orc } from './boards.ts';

const row = rowsOf('srd52');
const hides = (total?: number): Ask => ({
  ask: 'hide',
  of: 'o',
  ...(total !== undefined && { total }),
});
const three = [hero('a', 2, 3), hero('b', 2, 5), hero('c', 2, 7)];
const behind = wall(6, -10, 6, 20);
const may = { possible: true, dc: 15 };
const not = { possible: false };

export default cases('srd52', [
  row('hide.needs', 0, 'total cover from all three')
    .on(three, orc({}, 9), behind)
    .ask(hides())
    .gives({ ...may, observers: [{ bars: false }, { bars: false }, { bars: false }] }),
  row('hide.needs', 1, 'one hero of three sees it')
    .on(three, hero('d', 9, 9), orc({}, 9), behind)
    .ask({ ...hides(), observers: ['a', 'd'] })
    .gives({
      ...not,
      observers: [
        { id: 'a', bars: false },
        { id: 'd', sees: true, bars: true },
      ],
    }),
  row('hide.needs', 2, 'dim light alone')
    .on(three, orc({}, 9), light('dim'))
    .ask(hides())
    .gives(not),
  row('hide.needs', 3, 'a total of 14')
    .on(three, orc({}, 9), behind)
    .ask(hides(14))
    .gives({ ...may, hidden: false }),
  row('hide.needs', 'extra', 'a total of 15')
    .on(three, orc({}, 9), behind)
    .ask(hides(15))
    .gives({ ...may, hidden: true }),
  row('hide.needs', 4, 'a Halfling behind an ogre ally')
    .on(
      creature('o', 7, 5, { size: 'small', traits: ['naturally-stealthy'] }),
      big('m', 5, 5),
      hero('a', 2, 5),
    )
    .ask(hides())
    .gives(may),
  row('hide.needs', 'extra', 'another Small creature behind an ogre ally')
    .on(creature('o', 7, 5, { size: 'small' }), big('m', 5, 5), hero('a', 2, 5))
    .ask(hides())
    .gives(not),
  row('hide.needs', 5, 'darkvision reaches the dark square')
    .on(hero('a', 2, 5, { traits: ['darkvision-12'] }), orc({}, 9), cell(9, 5, { light: 'dark' }))
    .ask(hides())
    .gives(not),
  row('hide.needs', 'extra', 'a dark square')
    .on(hero('a', 2, 5), orc({}, 9), cell(9, 5, { light: 'dark' }))
    .ask(hides())
    .gives(may),
  row('hide.needs', 6, 'invisible in the open')
    .on(hero('a', 2, 5), orc({ conditions: ['invisible'] }, 9))
    .ask(hides())
    .gives(not),
  row('hide.needs', 7, 'behind a low wall')
    .on(hero('a', 2, 5), orc({}, 9), lowWall(9, 2, 9, 9))
    .ask(hides())
    .gives(not),
  row('hide.needs', 'extra', 'three-quarters cover')
    .on(hero('a', 2, 3), orc({}, 8), block(7, 5))
    .ask(hides())
    .gives(may),
  row('hide.needs', 'extra', 'in fog')
    .on(
      hero('a', 2, 5),
      orc({}, 9),
      fill(8, 4, 10, 6, (x, y) => cell(x, y, { concealment: 'total' })),
    )
    .ask(hides())
    .gives(may),
]);
