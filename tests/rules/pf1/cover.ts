/** Cover. */
import {
  cells,
  block,
  cases,
  cell,
  cover,
  creature,
  hero,
  archer,
  move,
  ogre,
  options,
  wall,
} from '../cases.ts';
import { row } from '../rows.ts';
import { owed } from '../asks/attacks.ts';

const corner = [ogre('o', 0, 0), block(2, 1), hero('r', 2, 2)];

export default cases('pf1', [
  row('pf1.cover.reach-attacker-adjacent', 0, 'the rogue attacks the ogre past the pillar')
    .on(corner)
    .ask(cover('r', 'o', 'melee'))
    .uncited('the attacker has no long reach: the ordinary rule decides')
    .gives({ degree: 'cover', ac: 4 }),
  row('pf1.cover.reach-attacker-adjacent', 1, 'the ogre attacks the rogue past the pillar')
    .on(corner)
    .ask(cover('o', 'r', 'melee'))
    .gives({ degree: 'none', ac: 0 }),
  row(
    'pf1.cover.reach-attacker-adjacent',
    'extra',
    'a reach attack past a corner, with the option for melee',
  )
    .on(options({ reachCoverAdjacent: 'melee' }), ...corner)
    .ask(cover('o', 'r', 'melee'))
    .cites()
    .gives({ degree: 'cover', ac: 4 }),
  row('pf1.cover.partial', 0, 'a wall hides one of four corners of the target')
    .on(archer('a', 0, 0), creature('t', 4, 0), wall(3.5, -0.5, 3.5, 0.2))
    .ask(cover('a', 't', 'ranged'))
    .cites()
    .gives({ degree: 'cover', ac: 4 }),
  row('pf1.cover.partial', 1, 'the scene marks the obstacle as partial cover')
    .on(archer('a', 0, 0), creature('t', 4, 0), cell(2, 0, { cover: 'limited' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'limited', ac: 2, reflex: 1 }),
  row('pf1.opportunity.total-cover-concealment', 0, 'a pillar between the guard and the mover')
    .on(creature('g', 0, 0), block(1, 0), hero('m', 1, 1))
    .ask(move('m', cells('1,1 2,1')))
    .gives({ opportunities: [], barred: [{ by: 'g', why: 'cover' }] }),
  row(
    'pf1.opportunity.total-cover-concealment',
    1,
    'partial cover between the two, and again read so that it bars nothing',
  )
    .on(creature('g', 0, 0), cell(1, 0, { cover: 'limited' }), hero('m', 1, 1))
    .ask(move('m', cells('1,1 2,1')))
    .gives({ opportunities: [], barred: [{ by: 'g', why: 'cover' }] }),
  row(
    'pf1.opportunity.total-cover-concealment',
    1,
    'partial cover that bars no opportunity, by choice',
  )
    .on(
      options({ partialCoverBars: false }),
      creature('g', 0, 0),
      cell(1, 0, { cover: 'limited' }),
      hero('m', 1, 1),
    )
    .ask(move('m', cells('1,1 2,1')))
    .cites()
    .gives(owed('g')),
]);
