/** 3.5 SRD: which actions movement takes, and which creatures an action provokes. */
import { expect } from 'vitest';
import { cases, creature, hero, turn, type At } from '../cases.ts';
import { all } from '../checks.ts';
import { act, actions, line, provokes, refused, steps, turnOf } from '../asks/turns.ts';

const MINE = turn({ active: 'b', round: 2 });
const SURPRISE = turn({ active: 'b', surprise: true });
const straight = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const from55 = (...to: At[]): At[] => [[5, 5], ...to];
const ON_A = { target: 'a' };
/** The acting creature `b` stands beside the sleeping `a` and the foes `c` and `d`. */
const COUP = [
  creature('c', 4, 5),
  creature('d', 6, 6),
  creature('a', 5, 4, { conditions: ['asleep'] }),
  hero('b', 5, 5),
];

const BOTH = 'srd35.action.move-and-standard';
const STEP = 'srd35.action.full-round-only-step';
const DEATH = 'srd35.opportunity.coup-de-grace-provokes';

export default cases('srd35', [
  {
    rule: BOTH,
    case: 0,
    given: 'six squares and an attack',
    on: [creature('a', 7, 0), hero('b', 0, 0), MINE],
    ask: turnOf('b', ['move', { path: straight(6) }], ['melee-attack', ON_A]),
    check: steps(true, true),
  },
  {
    rule: BOTH,
    case: 0,
    given: 'an attack and six squares',
    on: [creature('a', 0, 1), hero('b', 0, 0), MINE],
    ask: turnOf('b', ['melee-attack', ON_A], ['move', { path: straight(6) }]),
    check: steps(true, true),
  },
  {
    rule: BOTH,
    case: 1,
    given: 'seven squares and an attack',
    on: [creature('a', 8, 0), hero('b', 0, 0), MINE],
    ask: turnOf('b', ['move', { path: straight(7) }], ['melee-attack', ON_A]),
    check: (answer) => {
      expect(answer['legal']).toBe(false);
      steps('over-speed', 'target-out-of-reach')(answer);
    },
  },
  {
    rule: BOTH,
    case: 'extra',
    given: 'six squares in two pieces are two moves',
    on: [creature('a', 7, 0), hero('b', 0, 0), MINE],
    ask: turnOf(
      'b',
      ['move', { path: straight(3) }],
      [
        'move',
        {
          path: [
            [3, 0],
            [4, 0],
            [5, 0],
            [6, 0],
          ],
        },
      ],
      ['melee-attack', ON_A],
    ),
    check: steps(true, true, 'no-action-left'),
  },
  {
    rule: BOTH,
    case: 'extra',
    given: 'the alternation of diagonals goes on from one move to the next',
    on: [hero('b', 0, 0, { speed: { land: 2 } }), MINE],
    cites: ['srd35.grid.diagonals-1-2-1-2'],
    ask: turnOf(
      'b',
      [
        'move',
        {
          path: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
      [
        'move',
        {
          path: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
    ),
    check: (answer) =>
      expect((answer['steps'] as readonly { cost: number }[]).map((s) => s.cost)).toEqual([1, 2]),
  },
  {
    rule: 'srd35.action.double-move',
    case: 0,
    given: 'twelve squares',
    on: [hero('b', 0, 0), MINE],
    ask: act('b', 'double-move', { path: straight(12) }),
    check: provokes('move'),
  },
  {
    rule: 'srd35.action.double-move',
    case: 'extra',
    given: 'thirteen',
    on: [hero('b', 0, 0), MINE],
    ask: act('b', 'double-move', { path: straight(13) }),
    check: refused('over-speed'),
  },
  {
    rule: 'srd35.action.double-move',
    case: 'extra',
    given: 'a double move leaves no other action',
    on: [hero('b', 0, 0), MINE],
    ask: turnOf('b', ['double-move', { path: straight(12) }], 'drink-potion'),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: 'srd35.action.run-quadruple',
    case: 0,
    given: 'twenty-four squares',
    on: [hero('b', 0, 0), MINE],
    ask: act('b', 'run', { path: straight(24) }),
    check: provokes('full-round'),
  },
  {
    rule: 'srd35.action.run-quadruple',
    case: 0,
    given: 'twenty-five',
    on: [hero('b', 0, 0), MINE],
    ask: act('b', 'run', { path: straight(25) }),
    check: refused('over-speed'),
  },
  {
    rule: 'srd35.action.run-quadruple',
    case: 1,
    given: 'sixteen of a slower one',
    on: [hero('b', 0, 0, { speed: { land: 4 } }), MINE],
    ask: act('b', 'run', { path: straight(16) }),
    check: provokes('full-round'),
  },
  {
    rule: 'srd35.action.run-quadruple',
    case: 1,
    given: 'seventeen',
    on: [hero('b', 0, 0, { speed: { land: 4 } }), MINE],
    ask: act('b', 'run', { path: straight(17) }),
    check: refused('over-speed'),
  },
  {
    rule: STEP,
    case: 0,
    given: 'a full attack, then a diagonal step',
    on: [creature('a', 4, 5), hero('b', 5, 5), MINE],
    ask: turnOf('b', 'full-attack', ['five-foot-step', { path: from55([6, 6]) }]),
    check: steps(true, true),
  },
  {
    rule: STEP,
    case: 1,
    given: 'two squares',
    on: [creature('a', 4, 5), hero('b', 5, 5), MINE],
    ask: turnOf('b', 'full-attack', ['five-foot-step', { path: from55([6, 5], [7, 5]) }]),
    check: steps(true, 'over-speed'),
  },
  {
    rule: STEP,
    case: 1,
    given: 'two squares as a move',
    on: [creature('a', 4, 5), hero('b', 5, 5), MINE],
    ask: turnOf('b', 'full-attack', ['move', { path: from55([6, 5], [7, 5]) }]),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: STEP,
    case: 'extra',
    given: 'the step first',
    on: [creature('a', 4, 5), hero('b', 5, 5), MINE],
    ask: turnOf('b', ['five-foot-step', { path: from55([6, 5]) }], 'full-attack'),
    check: steps(true, true),
  },

  {
    rule: DEATH,
    case: 0,
    given: 'two who threaten',
    on: COUP,
    ask: act('b', 'coup-de-grace', ON_A),
    check: provokes('full-round', 'c', 'd'),
  },
  {
    rule: DEATH,
    case: 'extra',
    given: 'a target that is awake',
    on: [creature('a', 5, 4), hero('b', 5, 5)],
    ask: act('b', 'coup-de-grace', ON_A),
    check: refused('not-helpless'),
  },
  {
    rule: DEATH,
    case: 'extra',
    given: 'after a move',
    on: [...COUP, MINE],
    ask: turnOf('b', 'open-door', ['coup-de-grace', ON_A]),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: DEATH,
    case: 'extra',
    given: 'two squares off',
    on: [creature('a', 5, 3, { conditions: ['asleep'] }), hero('b', 5, 5)],
    ask: act('b', 'coup-de-grace', ON_A),
    check: refused('target-out-of-reach'),
  },
  {
    rule: DEATH,
    case: 'extra',
    given: 'with a bow, from beside it',
    on: [creature('a', 5, 4, { conditions: ['asleep'] }), hero('b', 5, 5, { attacks: 'bow' })],
    ask: act('b', 'coup-de-grace', ON_A),
    check: provokes('full-round'),
  },
  {
    rule: DEATH,
    case: 'extra',
    given: 'with a bow, from two squares off',
    on: [creature('a', 5, 3, { conditions: ['asleep'] }), hero('b', 5, 5, { attacks: 'bow' })],
    ask: act('b', 'coup-de-grace', ON_A),
    check: refused('target-out-of-reach'),
  },

  // This row uses a borrowed table, because the SRD's own chapters print none.
  {
    rule: BOTH,
    case: 'extra',
    given: 'the common table of actions',
    on: [creature('a', 1, 0), hero('b', 0, 0), MINE],
    ask: actions('b'),
    check: all(
      line('cast-spell', { kind: 'standard', provokesFrom: ['a'] }),
      line('stand-up', { kind: 'move' }),
      line('five-foot-step', { kind: 'not-an-action', provokesFrom: [] }),
    ),
  },
  {
    rule: BOTH,
    case: 'extra',
    given: 'surprise round: one action',
    on: [creature('a', 0, 1), hero('b', 0, 0), SURPRISE],
    ask: turnOf('b', ['move', { path: straight(2) }], 'drink-potion'),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: BOTH,
    case: 'extra',
    given: 'a creature in between is cover from the longspear',
    on: [
      creature('c', 2, 0),
      creature('a', 3, 0, { attacks: 'longspear' }),
      hero('b', 1, 0, { conditions: [] }),
    ],
    ask: act('b', 'drink-potion'),
    check: provokes('standard', 'c'),
  },
]);
