/** d20 Modern: how long a creature may run. */
import { cases, hero } from '../cases.ts';
import { row } from '../rows.ts';
import { check } from '../asks/movements.ts';

const RULE = 'd20modern.movement.run-duration';
const runner = [hero('a', 0, 0, { abilities: { con: 13 } })];

export default cases('d20modern', [
  row(RULE, 0, 'Constitution 13, the 13th round')
    .on(runner)
    .ask(check('a', 'endurance', { round: 13 }))
    .gives({ needed: false }),
  ...[
    [14, 10],
    [15, 11],
    [16, 12],
  ].map(([round, dc]) =>
    row(RULE, 0, `the ${round}th round`)
      .on(runner)
      .ask(check('a', 'endurance', { round }))
      .gives({ needed: true, dc }),
  ),
  row(RULE, 'extra', 'a runner that fails the check must rest')
    .on(runner)
    .ask(check('a', 'endurance', { round: 14, roll: 8 }))
    .gives({ total: 9, success: false, then: ['must-rest'] }),
]);
