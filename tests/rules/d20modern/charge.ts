/** d20 Modern: charges: distance, straight line, end. */
import { cells, cases, creature, hero, move, turn, type At, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { illegal, legal } from '../checks.ts';

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const row = rowsOf('d20modern');
const yes = { legal: true, violations: [] };
const SURPRISED = turn({ round: 0, active: 'm', surprise: true, order: ['m'] });
const LANCE: CreatureMore = { attacks: 'longspear' };

export default cases('d20modern', [
  row('charge.full-round', 0, 'a step after a charge')
    .on(hero('m', 5, 0), turn({ round: 2, active: 'm', spent: { fullRound: true, moved: 5 } }))
    .ask(move('m', cells('5,0 5,1'), 'step'))
    .uncited('the step is barred by what is left of the turn, not by the charge')
    .gives(illegal('step-after-move')),
  row('charge.full-round', 'extra', 'a charge after a step')
    .on(
      hero('m', 0, 0),
      creature('t', 6, 0),
      turn({ round: 2, active: 'm', spent: { step: true } }),
    )
    .ask(move('m', along(5), 'charge'))
    .gives(illegal('move-after-step')),
  row('charge.distance', 0, 'a foe after one square')
    .on(hero('m', 0, 0), creature('t', 2, 0))
    .ask(move('m', along(1), 'charge'))
    .gives(illegal('too-short')),
  row('charge.distance', 1, 'after twelve')
    .on(hero('m', 0, 0), creature('t', 13, 0))
    .ask(move('m', along(12), 'charge'))
    .gives({ ...legal(12), budget: 12 }),
  row('charge.distance', 2, 'after thirteen')
    .on(hero('m', 0, 0), creature('t', 14, 0))
    .ask(move('m', along(13), 'charge'))
    .gives(illegal('over-speed')),
  row('charge.straight-line', 0, 'along the line of centres to (4,2)')
    .on(hero('m', 0, 0), creature('t', 5, 3))
    .ask(move('m', cells('0,0 1,0 2,1 3,2 4,2'), 'charge'))
    .gives(yes),
  row('charge.straight-line', 1, 'with a bend')
    .on(hero('m', 0, 0), creature('t', 4, 4))
    .ask(move('m', [...along(4), [4, 1], [4, 2], [4, 3]], 'charge'))
    .gives(illegal('not-straight')),
  row('charge.straight-line', 'extra', 'a step back on the line')
    .on(hero('m', 0, 0), creature('t', 6, 0))
    .ask(move('m', [[0, 0], [1, 0], [0, 0], ...along(5).slice(1)], 'charge'))
    .gives(illegal('not-straight')),
  row('charge.stop-in-range', 0, 'a charge that stops at (5,0)')
    .on(hero('m', 0, 0), creature('t', 6, 0))
    .ask(move('m', along(5), 'charge'))
    .gives(yes),
  row('charge.stop-in-range', 0, 'a charge that goes past the target')
    .on(hero('m', 0, 0), creature('t', 6, 0))
    .ask(move('m', cells('0,0 1,0 2,0 3,0 4,0 5,1 6,1'), 'charge'))
    .gives(illegal('not-straight')),
  row('charge.stop-in-range', 1, 'with a reach of 3 m at (4,0)')
    .on(hero('m', 0, 0, LANCE), creature('t', 6, 0))
    .ask(move('m', along(4), 'charge'))
    .gives(yes),
  row('charge.stop-in-range', 1, 'a charge that stops short at (5,0)')
    .on(hero('m', 0, 0, LANCE), creature('t', 6, 0))
    .ask(move('m', along(5), 'charge'))
    .gives(illegal('not-nearest')),
  row('charge.surprise-round', 0, 'six squares in a surprise round')
    .on(hero('m', 0, 0), creature('t', 7, 0), SURPRISED)
    .ask(move('m', along(6), 'charge'))
    .gives({ ...legal(6), budget: 6 }),
  row('charge.surprise-round', 0, 'seven')
    .on(hero('m', 0, 0), creature('t', 8, 0), SURPRISED)
    .ask(move('m', along(7), 'charge'))
    .gives(illegal('over-speed')),
  row('charge.surprise-round', 0, 'a charge in the surprise round')
    .on(hero('m', 0, 0), creature('t', 2, 0), SURPRISED)
    .ask(move('m', along(1), 'charge'))
    .gives(illegal('too-short')),
  row('charge.obstacles-silent', 0, 'through a friend in the line')
    .on(hero('m', 0, 0), creature('t', 6, 0), hero('b', 3, 0))
    .ask(move('m', along(5), 'charge'))
    .gives(yes),
  row('charge.obstacles-silent', 'extra', 'over a sleeping enemy in the line')
    .on(hero('m', 0, 0), creature('t', 6, 0), creature('b', 3, 0, { conditions: ['asleep'] }))
    .ask(move('m', along(5), 'charge'))
    .gives(yes),
  row('charge.obstacles-silent', 'extra', 'over a corpse in the line')
    .on(hero('m', 0, 0), creature('t', 6, 0), creature('b', 3, 0, { conditions: ['dead'] }))
    .ask(move('m', along(5), 'charge'))
    .gives(yes),
  row('charge.obstacles-silent', 'extra', 'a charge through an enemy who resists')
    .on(hero('m', 0, 0), creature('t', 6, 0), creature('b', 3, 0, { attacks: 'none' }))
    .ask(move('m', along(5), 'charge'))
    .gives(illegal('through-enemy')),
]);
