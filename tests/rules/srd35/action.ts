/** 3.5 SRD: which actions movement takes, and which creatures an action provokes. */
import { expect } from 'vitest';
import { cells, cases, creature, hero, turn, type At } from '../cases.ts';
import { row } from '../rows.ts';
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
  row(BOTH, 0, 'six squares and an attack')
    .on(creature('a', 7, 0), hero('b', 0, 0), MINE)
    .ask(turnOf('b', ['move', { path: straight(6) }], ['melee-attack', ON_A]))
    .gives(steps(true, true)),
  row(BOTH, 0, 'an attack and six squares')
    .on(creature('a', 0, 1), hero('b', 0, 0), MINE)
    .ask(turnOf('b', ['melee-attack', ON_A], ['move', { path: straight(6) }]))
    .gives(steps(true, true)),
  row(BOTH, 1, 'seven squares and an attack')
    .on(creature('a', 8, 0), hero('b', 0, 0), MINE)
    .ask(turnOf('b', ['move', { path: straight(7) }], ['melee-attack', ON_A]))
    .gives((answer) => {
      expect(answer['legal']).toBe(false);
      steps('over-speed', 'target-out-of-reach')(answer);
    }),
  row(BOTH, 'extra', 'six squares in two pieces are two moves')
    .on(creature('a', 7, 0), hero('b', 0, 0), MINE)
    .ask(
      turnOf(
        'b',
        ['move', { path: straight(3) }],
        ['move', { path: cells('3,0 4,0 5,0 6,0') }],
        ['melee-attack', ON_A],
      ),
    )
    .gives(steps(true, true, 'no-action-left')),
  row(BOTH, 'extra', 'the alternation of diagonals goes on from one move to the next')
    .on(hero('b', 0, 0, { speed: { land: 2 } }), MINE)
    .ask(turnOf('b', ['move', { path: cells('0,0 1,1') }], ['move', { path: cells('1,1 2,2') }]))
    .cites('srd35.grid.diagonals-1-2-1-2')
    .gives((answer) =>
      expect((answer['steps'] as readonly { cost: number }[]).map((s) => s.cost)).toEqual([1, 2]),
    ),
  row('srd35.action.double-move', 0, 'twelve squares')
    .on(hero('b', 0, 0), MINE)
    .ask(act('b', 'double-move', { path: straight(12) }))
    .gives(provokes('move')),
  row('srd35.action.double-move', 'extra', 'thirteen')
    .on(hero('b', 0, 0), MINE)
    .ask(act('b', 'double-move', { path: straight(13) }))
    .gives(refused('over-speed')),
  row('srd35.action.double-move', 'extra', 'a double move leaves no other action')
    .on(hero('b', 0, 0), MINE)
    .ask(turnOf('b', ['double-move', { path: straight(12) }], 'drink-potion'))
    .gives(steps(true, 'no-action-left')),
  row('srd35.action.run-quadruple', 0, 'twenty-four squares')
    .on(hero('b', 0, 0), MINE)
    .ask(act('b', 'run', { path: straight(24) }))
    .gives(provokes('full-round')),
  row('srd35.action.run-quadruple', 0, 'twenty-five')
    .on(hero('b', 0, 0), MINE)
    .ask(act('b', 'run', { path: straight(25) }))
    .gives(refused('over-speed')),
  row('srd35.action.run-quadruple', 1, 'sixteen of a slower one')
    .on(hero('b', 0, 0, { speed: { land: 4 } }), MINE)
    .ask(act('b', 'run', { path: straight(16) }))
    .gives(provokes('full-round')),
  row('srd35.action.run-quadruple', 1, 'seventeen')
    .on(hero('b', 0, 0, { speed: { land: 4 } }), MINE)
    .ask(act('b', 'run', { path: straight(17) }))
    .gives(refused('over-speed')),
  row(STEP, 0, 'a full attack, then a diagonal step')
    .on(creature('a', 4, 5), hero('b', 5, 5), MINE)
    .ask(turnOf('b', 'full-attack', ['five-foot-step', { path: from55([6, 6]) }]))
    .gives(steps(true, true)),
  row(STEP, 1, 'two squares')
    .on(creature('a', 4, 5), hero('b', 5, 5), MINE)
    .ask(turnOf('b', 'full-attack', ['five-foot-step', { path: from55([6, 5], [7, 5]) }]))
    .gives(steps(true, 'over-speed')),
  row(STEP, 1, 'two squares as a move')
    .on(creature('a', 4, 5), hero('b', 5, 5), MINE)
    .ask(turnOf('b', 'full-attack', ['move', { path: from55([6, 5], [7, 5]) }]))
    .gives(steps(true, 'no-action-left')),
  row(STEP, 'extra', 'the step first')
    .on(creature('a', 4, 5), hero('b', 5, 5), MINE)
    .ask(turnOf('b', ['five-foot-step', { path: from55([6, 5]) }], 'full-attack'))
    .gives(steps(true, true)),

  row(DEATH, 0, 'two who threaten')
    .on(COUP)
    .ask(act('b', 'coup-de-grace', ON_A))
    .gives(provokes('full-round', 'c', 'd')),
  row(DEATH, 'extra', 'a target that is awake')
    .on(creature('a', 5, 4), hero('b', 5, 5))
    .ask(act('b', 'coup-de-grace', ON_A))
    .gives(refused('not-helpless')),
  row(DEATH, 'extra', 'a coup de grace after a move action')
    .on(...COUP, MINE)
    .ask(turnOf('b', 'open-door', ['coup-de-grace', ON_A]))
    .gives(steps(true, 'no-action-left')),
  row(DEATH, 'extra', 'two squares off')
    .on(creature('a', 5, 3, { conditions: ['asleep'] }), hero('b', 5, 5))
    .ask(act('b', 'coup-de-grace', ON_A))
    .gives(refused('target-out-of-reach')),
  row(DEATH, 'extra', 'with a bow, from beside it')
    .on(creature('a', 5, 4, { conditions: ['asleep'] }), hero('b', 5, 5, { attacks: 'bow' }))
    .ask(act('b', 'coup-de-grace', ON_A))
    .gives(provokes('full-round')),
  row(DEATH, 'extra', 'with a bow, from two squares off')
    .on(creature('a', 5, 3, { conditions: ['asleep'] }), hero('b', 5, 5, { attacks: 'bow' }))
    .ask(act('b', 'coup-de-grace', ON_A))
    .gives(refused('target-out-of-reach')),

  // This row uses a borrowed table, because the SRD's own chapters print none.
  row(BOTH, 'extra', 'the common table of actions')
    .on(creature('a', 1, 0), hero('b', 0, 0), MINE)
    .ask(actions('b'))
    .gives(
      all(
        line('cast-spell', { kind: 'standard', provokesFrom: ['a'] }),
        line('stand-up', { kind: 'move' }),
        line('five-foot-step', { kind: 'not-an-action', provokesFrom: [] }),
      ),
    ),
  row(BOTH, 'extra', 'surprise round: one action')
    .on(creature('a', 0, 1), hero('b', 0, 0), SURPRISE)
    .ask(turnOf('b', ['move', { path: straight(2) }], 'drink-potion'))
    .gives(steps(true, 'no-action-left')),
  row(BOTH, 'extra', 'a creature in between is cover from the longspear')
    .on(
      creature('c', 2, 0),
      creature('a', 3, 0, { attacks: 'longspear' }),
      hero('b', 1, 0, { conditions: [] }),
    )
    .ask(act('b', 'drink-potion'))
    .gives(provokes('standard', 'c')),
]);
