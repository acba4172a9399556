/** d20 Modern: which creatures get an opportunity from a movement, and what prevents it. */
import {
  cells,
  archer,
  cases,
  creature,
  hero,
  lowBlock,
  move,
  turn,
  wall,
  type At,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { legal } from '../checks.ts';

const AWAY: At[] = cells('1,0 2,0 3,0');
const row = rowsOf('d20modern');
const b = creature('b', 0, 0);

export default cases('d20modern', [
  row('opportunity.two-kinds', 0, 'out of a threatened square')
    .on(hero('a', 1, 0), b)
    .ask(move('a', AWAY))
    .gives(legal(2, [['b', [1, 0]]])),
  row('opportunity.two-kinds', 1, 'into one')
    .on(hero('a', 3, 0), b)
    .ask(move('a', cells('3,0 2,0 1,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(2)),
  row('opportunity.leave-threatened', 0, 'past a foe at (3,3)')
    .on(hero('a', 1, 2), creature('b', 3, 3))
    .ask(move('a', cells('1,2 2,2 3,2 4,2 5,2')))
    .gives({
      ...legal(4, [['b', [2, 2]]]),
      opportunities: [{ by: 'b', leaving: [2, 2], again: [2, 3] }],
    }),
  row('opportunity.leave-threatened', 1, 'round it at a distance')
    .on(hero('a', 1, 3), creature('b', 3, 3))
    .ask(move('a', cells('1,3 1,4 1,5')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(2)),
  row('opportunity.leave-threatened', 2, 'a Tiny mover leaves the square that it shares with a foe')
    .on(hero('a', 1, 0, { size: 'tiny' }), creature('b', 1, 0))
    .ask(move('a', cells('1,0 2,0')))
    .gives({ opportunities: [{ by: 'b', leaving: [1, 0], step: 0 }] }),
  row('opportunity.five-foot-step-exempt', 0, 'a step of 1.5 m')
    .on(hero('a', 1, 0), b)
    .ask(move('a', cells('1,0 2,0'), 'step'))
    .gives(legal(1)),
  row('opportunity.five-foot-step-exempt', 0, 'a ranged attack in a square that no enemy threatens')
    .on(archer('a', 2, 0), creature('t', 6, 0), creature('b', 0, 0))
    .ask({ ask: 'act', of: 'a', action: 'ranged-attack', target: 't' })
    .uncited('the shot is judged alone: no step is asked about')
    .gives({ legal: true, opportunities: [] }),
  row('opportunity.withdraw-exempt', 0, 'withdrawing')
    .on(hero('a', 1, 0), b)
    .ask(move('a', AWAY, 'withdraw'))
    .gives(legal(2)),
  row('opportunity.withdraw-exempt', 1, 'past another')
    .on(hero('a', 1, 0), b, creature('d', 3, 1))
    .ask(move('a', [...AWAY, [4, 0]], 'withdraw'))
    .gives({ legal: true, opportunities: [{ by: 'd', leaving: [2, 0] }] }),
  row('opportunity.withdraw-start-square', 0, 'from between two')
    .on(hero('a', 1, 0), b, creature('c', 2, 0))
    .ask(move('a', cells('1,0 1,1'), 'withdraw'))
    .gives(legal(1)),
  row('opportunity.withdraw-start-square', 'extra', 'from one whom nobody sees, too')
    .on(hero('a', 1, 0), creature('b', 0, 0, { conditions: ['invisible'] }))
    .ask(move('a', AWAY, 'withdraw'))
    .gives(legal(2)),
  row('opportunity.withdraw-other-squares', 0, 'round its corner')
    .on(hero('a', 1, 0), b)
    .ask(move('a', cells('1,0 1,1 1,2'), 'withdraw'))
    .cites('d20modern.opportunity.leave-threatened')
    .gives(legal(2, [['b', [1, 1]]])),
  row('opportunity.withdraw-other-squares', 1, 'straight away')
    .on(hero('a', 1, 0), b)
    .ask(move('a', AWAY, 'withdraw'))
    .uncited('a control: the second square is not threatened, so nobody strikes')
    .gives(legal(2)),
  row('opportunity.one-per-round', 0, 'the enemy has already used its attack of opportunity')
    .on(hero('a', 1, 0), creature('b', 0, 0, { opportunitiesTaken: 1 }))
    .ask(move('a', AWAY))
    .gives({ legal: true, opportunities: [], barred: [{ by: 'b', why: 'taken' }] }),
  row('opportunity.cover-silent', 0, 'behind a low wall')
    .on(hero('a', 1, 0), b, wall(1, 0, 1, 1, { low: true }))
    .ask(move('a', AWAY))
    .uncited(STRUCK)
    .gives(legal(2, [['b', [1, 0]]])),
  row('opportunity.cover-silent', 0, 'with the Defense of its window')
    .on(
      creature('b', 0, 0),
      hero('a', 1, 0),
      wall(1, 0, 1, 1, { blocks: ['move'], degree: 'half' }),
    )
    .ask({ ask: 'cover', from: 'b', to: 'a', attack: 'melee' })
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives({ degree: 'half', ac: 4, barsOpportunity: false }),
  row('opportunity.cover-silent', 0, 'a creature with cover in a window leaves a threatened square')
    .on(hero('a', 1, 0), b, wall(1, 0, 1, 1, { blocks: ['move'], degree: 'half' }))
    .ask(move('a', AWAY))
    .uncited(STRUCK)
    .gives(legal(2, [['b', [1, 0]]])),
  row('opportunity.cover-silent', 'extra', 'total cover bars it')
    .on(hero('a', 2, 1), creature('b', 0, 1, { attacks: 'chain' }), wall(1, 0, 1, 3))
    .ask(move('a', cells('2,1 3,1')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('opportunity.cover-silent', 'extra', 'the low square between')
    .on(hero('a', 1, 0), b, lowBlock(1, 0))
    .ask(move('a', cells('1,0 2,0')))
    .uncited(STRUCK)
    .gives(legal(1, [['b', [1, 0]]])),
  row('threat.flat-footed-no-aoo', 0, 'round 1, it has not acted')
    .on(
      creature('b', 0, 0),
      hero('a', 1, 0),
      turn({ round: 1, active: 'a', order: ['a', 'b'], acted: [] }),
    )
    .ask(move('a', AWAY))
    .gives({ opportunities: [], barred: [{ by: 'b', why: 'flat-footed' }] }),
]);
