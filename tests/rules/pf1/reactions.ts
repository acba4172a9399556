/**
 * Actions after a hit (grab), trampling over foes, and reactions to a foe's movement (Stand Still,
 * Step Up).
 */
import { expect } from 'vitest';
import { owed, swung } from '../asks/attacks.ts';
import { special } from '../asks/specials.ts';
import { act, refused } from '../asks/turns.ts';
import {
  block,
  cases,
  creature,
  hero,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { all } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const bear = (more: CreatureMore = {}) =>
  creature('a', 4, 5, { cmb: 10, traits: ['grab'], attacks: 'natural', ...more });
const man = (x = 5, more: CreatureMore = {}) => hero('b', x, 5, { cmd: 18, ...more });
const TENTACLE: AttackInput = swung('tentacle', { natural: true, reach: 3 });
const puller = (trait: string, more: CreatureMore = {}) =>
  creature('a', 4, 5, { cmb: 10, traits: [trait], attacks: [TENTACLE], reach: 3, ...more });
const rolled = (n: number, more: object = {}) => ({ dice: { attacker: n }, ...more });
const outcome = (wanted: object) => (a: Answer) => expect(a['outcome']).toMatchObject(wanted);
const guard = (more: CreatureMore = {}) =>
  hero('g', 4, 5, { cmb: 8, traits: ['stand-still'], ...more });
const orc = (x: number, y = 5) => creature('o', x, y, { cmd: 18 });
const chaser = hero('c', 4, 5, { traits: ['step-up'] });
const stepUp = (x: number, y: number) =>
  act('c', 'step-up', {
    target: 'o',
    path: [
      [4, 5],
      [x, y],
    ],
  });
const elephant = (more: CreatureMore = {}) =>
  creature('e', 2, 4, { size: 'huge', build: 'long', traits: ['trampling'], ...more });

export default cases('pf1', [
  row(
    'special-attack.grab',
    0,
    'a bear’s claw has hit a man of defense 18: grapple at +14, a 4 holds him',
  )
    .on(bear(), man())
    .ask(special('grab', 'a', 'b', rolled(4)))
    .gives(
      all(
        (a) => expect(a).toMatchObject({ kind: 'free', attacker: { modifier: 14 } }),
        owed(),
        outcome({ result: 'success', effects: [{ effect: 'grappling' }, { effect: 'grappling' }] }),
      ),
    ),
  row(
    'special-attack.grab',
    0,
    'held with the claw alone: the grab is made at −6, and the bear itself stays free',
  )
    .on(bear(), man())
    .ask(special('grab', 'a', 'b', { limb: true, roll: 18 }))
    .gives(
      all(
        (a) => expect(a).toMatchObject({ attacker: { modifier: -6 } }),
        outcome({ effects: [{ of: 'b', effect: 'seized', by: 'a' }] }),
      ),
    ),
  row('special-attack.grab', 1, 'the man is bigger than the bear')
    .on(bear(), man(5, { size: 'large' }))
    .ask(special('grab', 'a', 'b', rolled(20)))
    .gives({ legal: false, why: ['too-big'] }),
  row('special-attack.grab', 'extra', 'a bear without that quality')
    .on(bear({ traits: [] }), man())
    .ask(special('grab', 'a', 'b', rolled(20)))
    .gives({ legal: false, why: ['needs-trait'] }),
  row(
    'special-attack.pull-push',
    0,
    'a pull of 1 square at reach 3: the target comes from (7,5) to (6,5)',
  )
    .on(puller('pull'), man(7))
    .ask(special('pull', 'a', 'b', rolled(10, { squares: 1 })))
    .gives(outcome({ effects: [{ of: 'b', effect: 'pulled', at: [6, 5] }] })),
  row('special-attack.pull-push', 'extra', 'a pull of 3 squares ends before the puller')
    .on(puller('pull'), man(7))
    .ask(special('pull', 'a', 'b', rolled(10, { squares: 3 })))
    .gives(outcome({ effects: [{ of: 'b', effect: 'pulled', at: [5, 5], squares: 2 }] })),
  row('special-attack.pull-push', 'extra', 'a push of 3 squares stops at a pillar')
    .on(puller('push'), man(5), block(7, 5))
    .ask(special('push', 'a', 'b', rolled(10, { squares: 3 })))
    .gives(outcome({ effects: [{ of: 'b', effect: 'pushed', at: [6, 5], squares: 1 }] })),
  row('special-attack.pull-push', 'extra', 'a failed check moves nobody')
    .on(puller('push'), man(5))
    .ask(special('push', 'a', 'b', rolled(7, { squares: 3 })))
    .gives(outcome({ result: 'failure', effects: [] })),
  row(
    'opportunity.stand-still',
    0,
    'an orc of defense 18 leaves (5,5), a guard with bonus +8 rolls 10: it stays there',
  )
    .on(guard(), orc(5))
    .ask(special('stand-still', 'g', 'o', rolled(10)))
    .gives(outcome({ result: 'success', effects: [{ of: 'o', effect: 'stopped', at: [5, 5] }] })),
  row('opportunity.stand-still', 'extra', 'the guard rolls 9: the orc moves on')
    .on(guard(), orc(5))
    .ask(special('stand-still', 'g', 'o', rolled(9)))
    .gives(outcome({ result: 'failure', effects: [] })),
  row('opportunity.stand-still', 1, 'a guard with a glaive and an orc two squares away')
    .on(guard({ attacks: 'longspear' }), orc(6))
    .ask(special('stand-still', 'g', 'o', rolled(10)))
    .gives({ legal: false, why: ['target-out-of-reach'] }),
  ...(
    [
      [5, 4],
      [5, 5],
      [5, 6],
    ] as const
  ).map(([x, y]) =>
    row(
      'opportunity.step-up',
      0,
      `the foe has stepped from (5,5) to (6,5): a step to (${x},${y}) follows it`,
    )
      .on(chaser, orc(6))
      .ask(stepUp(x, y))
      .gives({ legal: true, kind: 'immediate', opportunities: [] }),
  ),
  row('opportunity.step-up', 'extra', 'a step to (4,4) does not end beside it')
    .on(chaser, orc(6))
    .ask(stepUp(4, 4))
    .gives(refused('target-out-of-reach')),
  row(
    'opportunity.trample',
    0,
    'a Huge elephant walks over a man at (5,5): a strike at −4, or a Reflex save',
  )
    .on(elephant(), man(5))
    .ask(special('trample', 'e', 'b'))
    .gives(
      all(
        (a) => expect(a).toMatchObject({ kind: 'full-round' }),
        owed('b'),
        outcome({ effects: [{ of: 'b', effect: 'strikes-or-saves', value: -4 }] }),
      ),
    ),
  row('opportunity.trample', 'extra', 'a Large elephant and another Large creature: too big')
    .on(elephant({ size: 'large' }), man(5, { size: 'large' }))
    .ask(special('trample', 'e', 'b'))
    .gives({ legal: false, why: ['too-big'] }),
]);
