/** Cover: kinds of obstacles are not added, and only what stands between counts. */
import {
  block,
  cases,
  cell,
  creature,
  glassWall,
  hero,
  lowWall,
  options,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, glaive, holds, orc, bow, edge, rolls } from './boards.ts';

const row = rowsOf('srd52');
const shot = { ask: 'cover', from: 'a', to: 't', attack: 'ranged' } as const;
const half = { degree: 'half', ac: 2, reflex: 2 };
const none = { degree: 'none', ac: 0, reflex: 0 };
const better = { degree: 'three-quarters', ac: 5, reflex: 5 };
const degree = (x: number, y: number, is: 'half' | 'three-quarters') => cell(x, y, { degree: is });
/** A pillar that hides 68 % of (8,5) from (4,3). */
const pillar = [hero('a', 4, 3), creature('t', 8, 5), block(7, 5)];
const cover = (given: string, on: readonly (Thing | readonly Thing[])[], want: object) =>
  row('cover.degrees', 'extra', given)
    .on(...(on as Thing[]))
    .ask(shot)
    .uncited('other degrees may decide')
    .gives({ ...want });

export default cases('srd52', [
  row('cover.degrees', 0, 'half and three-quarters together')
    .on(hero('a', 2, 5), creature('t', 8, 5), degree(5, 5, 'half'), degree(7, 5, 'three-quarters'))
    .ask(shot)
    .gives(better),
  row('cover.degrees', 3, 'a closed window')
    .on(hero('a', 2, 5), creature('t', 8, 5), glassWall(5, -5, 5, 15))
    .ask(shot)
    .gives({ degree: 'total' }),
  row('cover.creature', 3, 'a creature that hides the target wholly')
    .on(hero('a', 2, 5), creature('o', 5, 4, { size: 'huge' }), creature('t', 8, 5))
    .ask(shot)
    .gives(half),
  row('cover.creature', 4, 'a creature and a tree trunk')
    .on(hero('a', 2, 5), hero('b', 4, 5), creature('t', 8, 5), degree(7, 5, 'three-quarters'))
    .ask(shot)
    .gives(better),
  row('cover.creature', 'extra', 'a pillar and a creature, half each')
    .on(pillar, hero('b', 6, 4))
    .ask(shot)
    .gives(half),
  row('cover.creature', 'extra', 'a low wall and a creature, half each')
    .on(hero('a', 2, 5), hero('b', 5, 5), creature('t', 7, 5), lowWall(7, 3, 7, 8))
    .ask(shot)
    .gives(half),
  row('cover.low', 'extra', 'a low wall and a pillar, half each')
    .on(pillar, lowWall(8, 3, 8, 8))
    .ask(shot)
    .cites('srd52.cover.degrees')
    .gives(half),
  row('cover.degrees', 'extra', 'two half obstacles, one behind the other')
    .on(hero('a', 2, 5), creature('t', 8, 5), degree(5, 5, 'half'), degree(7, 5, 'half'))
    .ask(shot)
    .gives(half),
  row('cover.creature', 'extra', 'a creature beside the line, and a wall that hides a quarter')
    .on(hero('a', 2, 3), hero('b', 3, 1), creature('t', 8, 5), block(7, 7))
    .ask(shot)
    .uncited('no creature is between')
    .gives(none),
  row('cover.creature', 'extra', 'a creature behind the archer, and a pillar that hides a part')
    .on(hero('a', 4, 2), hero('b', 3, 2), creature('t', 8, 5), block(7, 6))
    .ask(shot)
    .uncited('no creature is between')
    .gives(none),
  row('cover.creature', 'extra', 'a creature behind the target')
    .on(hero('a', 2, 5), hero('b', 9, 5), creature('t', 8, 5))
    .ask(shot)
    .uncited('no creature is between')
    .gives(none),
  row('cover.creature-size', 'extra', 'if creatures must hide half: one as large as the target')
    .on(
      options({ creatureCover: 'half-hidden' }),
      hero('a', 2, 5),
      hero('b', 6, 5),
      creature('t', 8, 5),
    )
    .ask(shot)
    .cites('srd52.cover.creature')
    .gives(half),
  row(
    'cover.creature-size',
    'extra',
    'if creatures must hide half: one that hides less, and a pillar',
  )
    .on(
      options({ creatureCover: 'half-hidden' }),
      hero('a', 2, 5),
      hero('b', 5, 6),
      creature('t', 8, 5),
    )
    .ask(shot)
    .uncited('it hides less than half')
    .gives(none),
  row('cover.opposite-side', 1, 'an archer across the low wall')
    .on(hero('a', 2, 5), creature('t', 7, 5), lowWall(7, 3, 7, 8))
    .ask(shot)
    .gives(half),
  row('cover.melee', 2, 'a glaive over a low wall')
    .on(hero('a', 5, 5, { attacks: [glaive] }), creature('t', 7, 5), lowWall(7, 3, 7, 8))
    .ask({ ...shot, attack: 'melee' })
    .gives(half),
  row('cover.low', 2, 'prone in the open')
    .on(hero('a', 0, 5, holds(bow)), orc({ conditions: ['prone'] }, 10))
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.prone.attacked')
    .gives(edge(-1)),
  cover(
    'a Large archer aims from its best corner',
    [big('a', 2, 4), creature('t', 8, 5), block(7, 4)],
    none,
  ),
  row('cover.creature', 'extra', 'in a burst: an ogre between the point and the target')
    .on(big('o', 12, 9), creature('t', 14, 10))
    .ask({ ask: 'area', shape: 'sphere', from: [10, 10], size: 6, save: 'reflex' })
    .cites('srd52.cover.degrees')
    .gives({
      creatures: [
        { id: 'o', cover: 'none' },
        { id: 't', cover: 'half', reflex: 2 },
      ],
    }),
  row('cover.degrees', 'extra', 'in an emanation: a low wall before the target')
    .on(hero('a', 2, 5), creature('t', 5, 5), lowWall(5, 3, 5, 8))
    .ask({ ask: 'area', shape: 'emanation', from: 'a', size: 3, save: 'reflex' })
    .gives({ creatures: [{ id: 't', cover: 'half', reflex: 2 }] }),
]);
