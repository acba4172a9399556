/**
 * Sigil: opportunities from movement: what provokes, which creatures get one, and what prevents it.
 */
import { expect } from 'vitest';
import {
  cells,
  block,
  cases,
  concealment,
  creature,
  fog,
  hero,
  lowWall,
  move,
  turn,
  wall,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { legal } from '../checks.ts';

/**
 * Foe `a` at (0,0), mover `b` along `path`; checks which creatures get an opportunity, and the
 * square whose leaving provokes it.
 */
function past(
  rule: string,
  index: Case['case'],
  given: string,
  foe: CreatureMore,
  path: At[],
  by: readonly (readonly [string, At])[],
  more: {
    mover?: CreatureMore;
    ground?: (Thing | Thing[])[];
    mode?: 'step' | 'minimum' | 'move';
    uncited?: string;
  } = {},
): Case {
  const [start = [0, 0]] = path;
  return {
    rule: `sigil.opportunity.${rule}`,
    case: index,
    given,
    on: [
      creature('a', 0, 0, foe),
      hero('b', start[0], start[1], more.mover),
      more.ground ?? [],
    ].flat(),
    ask: move('b', path, more.mode ?? 'move'),
    expect: { legal: true, opportunities: by.map(([id, leaving]) => ({ by: id, leaving })) },
    ...(more.uncited === undefined ? {} : { uncited: more.uncited }),
  };
}

const AWAY: At[] = cells('1,0 2,0');
const STRIKES: readonly (readonly [string, At])[] = [['a', [1, 0]]];
const REFLEXES: CreatureMore = { traits: ['combat-reflexes'], abilities: { dex: 14 } };

export default cases('sigil', [
  past(
    'definition',
    0,
    'an enemy moves away from an archer who holds only a bow',
    { attacks: 'bow' },
    AWAY,
    [],
    { uncited: NOBODY_STRIKES },
  ),
  past('leaving-threatened-square', 0, '(1,0) to (2,0) beside an armed enemy', {}, AWAY, STRIKES),
  past(
    'leaving-threatened-square',
    1,
    '(2,0) to (1,0), and stopping there',
    {},
    cells('2,0 1,0'),
    [],
    { uncited: NOBODY_STRIKES },
  ),
  row(
    'sigil.opportunity.leaving-threatened-square',
    2,
    'both enemies threaten the square that is left',
  )
    .on(creature('a', 0, 0), creature('c', 2, 1), hero('b', 1, 0))
    .ask(move('b', cells('1,0 1,-1')))
    .gives((answer) => {
      expect(answer['legal']).toBe(true);
      expect(
        (answer['opportunities'] as { by: string; leaving: At }[])
          .map((o) => [o.by, o.leaving])
          .sort(),
      ).toEqual([
        ['a', [1, 0]],
        ['c', [1, 0]],
      ]);
    }),
  past('one-per-round', 0, 'the first of two enemies leaves', {}, AWAY, STRIKES),
  past(
    'one-per-round',
    0,
    'a second enemy leaves after the one attack is used',
    { opportunitiesTaken: 1 },
    AWAY,
    [],
  ),
  past(
    'combat-reflexes',
    1,
    'three threatened squares in one movement',
    REFLEXES,
    cells('1,-1 1,0 1,1 0,2'),
    [['a', [1, -1]]],
  ),
  past(
    'combat-reflexes',
    'extra',
    'a second enemy leaves, and the creature has Combat Reflexes',
    { ...REFLEXES, opportunitiesTaken: 1 },
    AWAY,
    STRIKES,
  ),
  past(
    'blocked-by-cover',
    0,
    'a barricade between them gives cover without closing the way',
    {},
    AWAY,
    [],
    { ground: [wall(1, 0, 1, 1, { blocks: ['move'], cover: 'cover' })] },
  ),
  past(
    'blocked-by-cover',
    1,
    'a solid block on (1,0) beside the diagonal',
    {},
    cells('1,1 2,1'),
    [['a', [1, 1]]],
    { ground: [block(1, 0)], uncited: STRUCK },
  ),
  past(
    'blocked-by-cover',
    2,
    'a low wall between them, both equally near to it',
    {},
    AWAY,
    STRIKES,
    { ground: [lowWall(1, 0, 1, 1)], uncited: STRUCK },
  ),
  past('blocked-by-total-concealment', 0, 'an invisible creature leaves', {}, AWAY, [], {
    mover: { conditions: ['invisible'] },
  }),
  past(
    'blocked-by-total-concealment',
    0,
    'a creature that only its own side can see leaves',
    {},
    AWAY,
    [],
    { mover: { visibleTo: ['party'] } },
  ),
  past(
    'blocked-by-total-concealment',
    1,
    'the enemy is blinded',
    { conditions: ['blinded'] },
    AWAY,
    [],
  ),
  past('concealment-allows-aoo', 0, 'the mover leaves a square of light fog', {}, AWAY, STRIKES, {
    ground: [fog(1, 0)],
    uncited: STRUCK,
  }),
  row(
    'sigil.opportunity.concealment-allows-aoo',
    0,
    'an attack of opportunity against concealment has 20% miss chance',
  )
    .on(creature('a', 0, 0), hero('b', 1, 0), fog(1, 0))
    .ask(concealment('a', 'b', 'melee'))
    .uncited('the concealment is asked for by itself: no opportunity is in play')
    .gives({ degree: 'partial', missChance: 20 }),
  past(
    'soft-cover-allows-aoo',
    0,
    'a spiked chain past the mover’s ally',
    { attacks: 'chain' },
    cells('2,0 3,0'),
    [['a', [2, 0]]],
    { ground: [hero('c', 1, 0)], uncited: STRUCK },
  ),
  past('timing', 0, 'the mover is still in the square that it leaves', {}, AWAY, STRIKES),
  past('not-when-flat-footed', 0, 'round 1, the enemy has not yet acted', {}, AWAY, [], {
    ground: [turn({ round: 1, active: 'b', order: ['b', 'a'], acted: [] })],
  }),
  past('not-when-flat-footed', 'extra', 'round 1, the enemy has already acted', {}, AWAY, STRIKES, {
    ground: [turn({ round: 1, active: 'b', order: ['a', 'b'], acted: ['a'] })],
    uncited: STRUCK,
  }),
  past(
    'not-when-flat-footed',
    'extra',
    'the enemy is flat-footed',
    { conditions: ['flat-footed'] },
    AWAY,
    [],
  ),
  past(
    'not-in-total-defence',
    0,
    'the enemy is in total defence',
    { conditions: ['total-defence'] },
    AWAY,
    [],
  ),
  past(
    'confused-limits',
    0,
    'a confused enemy whom the mover has not attacked',
    { conditions: ['confused'] },
    AWAY,
    [],
  ),
  past('five-foot-step-safe', 0, 'a 1.5 m step away', {}, AWAY, [], { mode: 'step' }),
  past('minimum-movement-provokes', 0, 'minimum movement away', {}, AWAY, STRIKES, {
    mode: 'minimum',
  }),
  row('sigil.opportunity.leaving-threatened-square', 'extra', 'passing by costs no more for it')
    .on(creature('a', 0, 0), hero('b', -1, 1))
    .ask(move('b', cells('-1,1 0,1 1,1 2,1')))
    .gives(legal(3, [['a', [-1, 1]]])),
]);
