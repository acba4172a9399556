/** Cover. */
import {
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
import { owed } from '../asks/attacks.ts';

const corner = [ogre('o', 0, 0), block(2, 1), hero('r', 2, 2)];

export default cases('pf1', [
  {
    rule: 'pf1.cover.reach-attacker-adjacent',
    case: 0,
    given: 'the rogue attacks the ogre past the pillar',
    on: corner,
    ask: cover('r', 'o', 'melee'),
    expect: { degree: 'cover', ac: 4 },
    uncited: 'the attacker has no long reach: the ordinary rule decides',
  },
  {
    rule: 'pf1.cover.reach-attacker-adjacent',
    case: 1,
    given: 'the ogre attacks the rogue past the pillar',
    on: corner,
    ask: cover('o', 'r', 'melee'),
    expect: { degree: 'none', ac: 0 },
  },
  {
    rule: 'pf1.cover.reach-attacker-adjacent',
    case: 'extra',
    given: 'a reach attack past a corner, with the option for melee',
    on: [options({ reachCoverAdjacent: 'melee' }), ...corner],
    ask: cover('o', 'r', 'melee'),
    expect: { degree: 'cover', ac: 4 },
    cites: [],
  },
  {
    rule: 'pf1.cover.partial',
    case: 0,
    given: 'a wall hides one of four corners of the target',
    on: [archer('a', 0, 0), creature('t', 4, 0), wall(3.5, -0.5, 3.5, 0.2)],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'cover', ac: 4 },
    cites: [],
  },
  {
    rule: 'pf1.cover.partial',
    case: 1,
    given: 'the scene marks the obstacle as partial cover',
    on: [archer('a', 0, 0), creature('t', 4, 0), cell(2, 0, { cover: 'limited' })],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'limited', ac: 2, reflex: 1 },
  },
  {
    rule: 'pf1.opportunity.total-cover-concealment',
    case: 0,
    given: 'a pillar between the guard and the mover',
    on: [creature('g', 0, 0), block(1, 0), hero('m', 1, 1)],
    ask: move('m', [
      [1, 1],
      [2, 1],
    ]),
    expect: { opportunities: [], barred: [{ by: 'g', why: 'cover' }] },
  },
  {
    rule: 'pf1.opportunity.total-cover-concealment',
    case: 1,
    given: 'partial cover between the two, and again read so that it bars nothing',
    on: [creature('g', 0, 0), cell(1, 0, { cover: 'limited' }), hero('m', 1, 1)],
    ask: move('m', [
      [1, 1],
      [2, 1],
    ]),
    expect: { opportunities: [], barred: [{ by: 'g', why: 'cover' }] },
  },
  {
    rule: 'pf1.opportunity.total-cover-concealment',
    case: 1,
    given: 'partial cover that bars no opportunity, by choice',
    on: [
      options({ partialCoverBars: false }),
      creature('g', 0, 0),
      cell(1, 0, { cover: 'limited' }),
      hero('m', 1, 1),
    ],
    ask: move('m', [
      [1, 1],
      [2, 1],
    ]),
    check: owed('g'),
    cites: [],
  },
]);
