/** d20 Modern: charges: distance, straight line, end. */
import {
  cases,
  creature,
  hero,
  move,
  turn,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { illegal, legal } from '../checks.ts';

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const charge = (
  rule: string,
  index: Case['case'],
  given: string,
  path: At[],
  foe: At,
  verdict: Pick<Case, 'expect' | 'check'>,
  more: { mover?: CreatureMore; on?: Thing[]; uncited?: string } = {},
): Case => ({
  rule: `d20modern.charge.${rule}`,
  case: index,
  given,
  on: [hero('m', 0, 0, more.mover), creature('t', ...foe), ...(more.on ?? [])],
  ask: move('m', path, 'charge'),
  ...verdict,
  ...(more.uncited === undefined ? {} : { uncited: more.uncited }),
});
const yes: Pick<Case, 'expect'> = { expect: { legal: true, violations: [] } };
const no = (code: string): Pick<Case, 'check'> => ({ check: illegal(code) });
const SURPRISED = turn({ round: 0, active: 'm', surprise: true, order: ['m'] });
const LANCE: CreatureMore = { attacks: 'longspear' };

export default cases('d20modern', [
  {
    rule: 'd20modern.charge.full-round',
    case: 0,
    given: 'a step after a charge',
    on: [hero('m', 5, 0), turn({ round: 2, active: 'm', spent: { fullRound: true, moved: 5 } })],
    ask: move(
      'm',
      [
        [5, 0],
        [5, 1],
      ],
      'step',
    ),
    check: illegal('step-after-move'),
    uncited: 'the step is barred by what is left of the turn, not by the charge',
  },
  charge('full-round', 'extra', 'after a step', along(5), [6, 0], no('move-after-step'), {
    on: [turn({ round: 2, active: 'm', spent: { step: true } })],
  }),
  charge('distance', 0, 'a foe after one square', along(1), [2, 0], no('too-short')),
  charge('distance', 1, 'after twelve', along(12), [13, 0], {
    expect: { ...legal(12), budget: 12 },
  }),
  charge('distance', 2, 'after thirteen', along(13), [14, 0], no('over-speed')),
  charge(
    'straight-line',
    0,
    'along the line of centres to (4,2)',
    [
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 2],
    ],
    [5, 3],
    yes,
  ),
  charge(
    'straight-line',
    1,
    'with a bend',
    [...along(4), [4, 1], [4, 2], [4, 3]],
    [4, 4],
    no('not-straight'),
  ),
  charge(
    'straight-line',
    'extra',
    'a step back on the line',
    [[0, 0], [1, 0], [0, 0], ...along(5).slice(1)],
    [6, 0],
    no('not-straight'),
  ),
  charge('stop-in-range', 0, 'a charge that stops at (5,0)', along(5), [6, 0], yes),
  charge(
    'stop-in-range',
    0,
    'a charge that goes past the target',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 1],
      [6, 1],
    ],
    [6, 0],
    no('not-straight'),
  ),
  charge('stop-in-range', 1, 'with a reach of 3 m at (4,0)', along(4), [6, 0], yes, {
    mover: LANCE,
  }),
  charge(
    'stop-in-range',
    1,
    'a charge that stops short at (5,0)',
    along(5),
    [6, 0],
    no('not-nearest'),
    { mover: LANCE },
  ),
  charge(
    'surprise-round',
    0,
    'six squares in a surprise round',
    along(6),
    [7, 0],
    { expect: { ...legal(6), budget: 6 } },
    { on: [SURPRISED] },
  ),
  charge('surprise-round', 0, 'seven', along(7), [8, 0], no('over-speed'), { on: [SURPRISED] }),
  charge('surprise-round', 0, 'a charge in the surprise round', along(1), [2, 0], no('too-short'), {
    on: [SURPRISED],
  }),
  charge('obstacles-silent', 0, 'through a friend in the line', along(5), [6, 0], yes, {
    on: [hero('b', 3, 0)],
  }),
  charge('obstacles-silent', 'extra', 'over a sleeping enemy in the line', along(5), [6, 0], yes, {
    on: [creature('b', 3, 0, { conditions: ['asleep'] })],
  }),
  charge('obstacles-silent', 'extra', 'over a corpse in the line', along(5), [6, 0], yes, {
    on: [creature('b', 3, 0, { conditions: ['dead'] })],
  }),
  charge(
    'obstacles-silent',
    'extra',
    'a charge through an enemy who resists',
    along(5),
    [6, 0],
    no('through-enemy'),
    { on: [creature('b', 3, 0, { attacks: 'none' })] },
  ),
]);
