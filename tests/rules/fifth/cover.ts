/** Degrees of cover by the estimate. */
import { block, cases, cover, creature, hero, lowWall, options, wall } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, glaive } from './boards.ts';

const row = rowsOf('srd52');
const shot = cover('a', 't', 'ranged');
const estimate = (degree: string, ac: number) => ({ degree, ac, by: 'estimate' });

export default cases('srd52', [
  row('cover.method', 0, 'a pillar beside the line')
    .on(hero('a', 4, 3), creature('t', 8, 5), block(7, 5))
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.method', 1, 'a pillar nearly in the line')
    .on(hero('a', 2, 3), creature('t', 8, 5), block(7, 5))
    .ask(shot)
    .gives(estimate('three-quarters', 5)),
  row('cover.method', 2, 'a wall that hides a quarter')
    .on(hero('a', 2, 3), creature('t', 8, 5), wall(7, 5, 7, 9))
    .ask(shot)
    .gives(estimate('none', 0)),
  row('cover.method', 3, 'a pillar in the line')
    .on(hero('a', 2, 5), creature('t', 8, 5), wall(6, 0, 6, 12))
    .ask(shot)
    .gives({ degree: 'total' }),
  row('cover.method', 4, 'corners: one line of four is stopped')
    .on(
      options({ coverEstimate: 'corners' }),
      hero('a', 2, 3),
      creature('t', 8, 5),
      wall(7, 5, 7, 9),
    )
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.method', 5, 'corners: two of four')
    .on(options({ coverEstimate: 'corners' }), hero('a', 4, 3), creature('t', 8, 5), block(7, 5))
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.creature-size', 0, 'an imp before an ogre, if creatures must hide half')
    .on(
      options({ creatureCover: 'half-hidden' }),
      hero('a', 2, 5),
      hero('b', 6, 5, { size: 'tiny' }),
      big('t', 8, 5),
    )
    .ask(shot)
    .uncited('no creature counts')
    .gives({ degree: 'none', ac: 0 }),
  row('cover.creature', 0, 'an ogre between')
    .on(hero('a', 2, 5), big('o', 5, 5), creature('t', 9, 5))
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.creature', 1, 'an ally before the glaive')
    .on(hero('a', 5, 5, { attacks: [glaive] }), hero('b', 6, 5), creature('t', 7, 5))
    .ask(cover('a', 't', 'melee'))
    .gives(estimate('half', 2)),
  row('cover.creature', 2, 'three men in line')
    .on(hero('a', 2, 5), hero('b', 4, 5), hero('c', 5, 5), hero('d', 6, 5), creature('t', 8, 5))
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.creature-size', 1, 'an imp before an ogre')
    .on(hero('a', 2, 5), hero('b', 6, 5, { size: 'tiny' }), big('t', 8, 5))
    .ask(shot)
    .gives(estimate('half', 2)),
  row('cover.creature-size', 'extra', 'a dead ogre between')
    .on(hero('a', 2, 5), big('o', 5, 5, { conditions: ['dead'] }), creature('t', 9, 5))
    .ask(shot)
    .uncited('no creature counts')
    .gives({ degree: 'none', ac: 0 }),
  row('cover.low', 0, 'behind a low wall')
    .on(hero('a', 2, 5), creature('t', 7, 5), lowWall(7, 3, 7, 8))
    .ask(shot)
    .cites('srd52.cover.degrees')
    .gives({ degree: 'half' }),
  row('cover.low', 1, 'the target is not behind the wall')
    .on(hero('a', 6, 5), creature('t', 9, 5), lowWall(7, 3, 7, 8))
    .ask(shot)
    .uncited('no low wall counts')
    .gives({ degree: 'none' }),
  row('cover.melee', 0, 'a pillar at the corner')
    .on(hero('a', 5, 5), creature('t', 6, 6), block(6, 5))
    .ask(cover('a', 't', 'melee'))
    .gives({ degree: 'none' }),
  row('cover.opposite-side', 0, 'on the same side')
    .on(hero('a', 2, 5), creature('t', 6, 5), wall(7, 3, 7, 8))
    .ask(shot)
    .gives({ degree: 'none' }),
]);
