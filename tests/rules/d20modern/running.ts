/** d20 Modern: how long a creature may run. */
import { cases, hero } from '../cases.ts';
import { check } from '../asks/movements.ts';

const RULE = 'd20modern.movement.run-duration';
const runner = [hero('a', 0, 0, { abilities: { con: 13 } })];

export default cases('d20modern', [
  {
    rule: RULE,
    case: 0,
    given: 'Constitution 13, the 13th round',
    on: runner,
    ask: check('a', 'endurance', { round: 13 }),
    expect: { needed: false },
  },
  ...[
    [14, 10],
    [15, 11],
    [16, 12],
  ].map(([round, dc]) => ({
    rule: RULE,
    case: 0,
    given: `the ${round}th round`,
    on: runner,
    ask: check('a', 'endurance', { round }),
    expect: { needed: true, dc },
  })),
  {
    rule: RULE,
    case: 'extra',
    given: 'a runner that fails the check must rest',
    on: runner,
    ask: check('a', 'endurance', { round: 14, roll: 8 }),
    expect: { total: 9, success: false, then: ['must-rest'] },
  },
]);
