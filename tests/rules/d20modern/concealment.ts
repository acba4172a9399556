/** d20 Modern: concealment: fog by degree and distance, darkness, the game master's decision. */
import {
  archer,
  cases,
  cell,
  concealment,
  creature,
  fill,
  hero,
  light,
  misses,
  type Case,
  type Thing,
} from '../cases.ts';

const seen = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  expect: NonNullable<Case['expect']>,
  uncited?: string,
): Case => ({
  rule: `d20modern.concealment.${rule}`,
  case: index,
  given,
  on,
  ask: concealment('a', 't', 'ranged'),
  expect,
  ...(uncited === undefined ? {} : { uncited }),
});
type Chance = 10 | 20 | 30 | 40 | 50;
const haze = (missChance: Chance) => fill(1, -1, 9, 1, (x, y) => cell(x, y, { missChance }));
const thin = fill(1, -1, 9, 1, (x, y) => cell(x, y, { concealment: 'partial' }));
const dense = fill(-2, -2, 9, 2, (x, y) => cell(x, y, { concealment: 'total' }));
const pair: Thing[] = [archer('a', 0, 0), creature('t', 3, 0)];
const partial = (missChance: number): NonNullable<Case['expect']> => ({
  degree: 'partial',
  missChance,
});
const TOTAL = { degree: 'total', missChance: 50 };
const blind: Thing[] = [hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)];

export default cases('d20modern', [
  seen('degree-one-quarter', 'extra', 'light fog', [...pair, thin], partial(10)),
  seen('degree-one-half', 'extra', 'dim light', [...pair, light('dim')], partial(20)),
  seen(
    'degree-three-quarters',
    'extra',
    'dense foliage, by the game master’s word',
    [...pair, haze(30)],
    partial(30),
  ),
  seen(
    'degree-nine-tenths',
    'extra',
    'near total darkness, by the game master’s word',
    [...pair, haze(40)],
    partial(40),
  ),
  seen('degree-total', 'extra', 'total darkness', [...pair, light('dark')], TOTAL),
  seen(
    'degree-total',
    'extra',
    'smoke that hides all, beside it too',
    [hero('a', 0, 0), creature('t', 1, 0), haze(50)],
    TOTAL,
  ),
  seen(
    'attacker-view',
    'extra',
    'the game master’s word for a pair',
    [...pair, misses({ from: 'a', to: 't', missChance: 30 })],
    { ...partial(30), why: ['gm'] },
  ),
  seen(
    'attacker-view',
    'extra',
    'the game master’s degree counts before the darkness',
    [...pair, light('dark'), misses({ from: 'a', to: 't', missChance: 0 })],
    { degree: 'none', missChance: 0 },
  ),
  seen('attacker-view', 0, 'the blind one sees nobody', blind, TOTAL),
  {
    rule: 'd20modern.concealment.attacker-view',
    case: 0,
    given: 'a blinded attacker is itself not concealed',
    on: blind,
    ask: concealment('t', 'a', 'melee'),
    expect: { degree: 'none', missChance: 0 },
  },
  seen('no-stack', 0, 'light fog and dim light', [...pair, thin, light('dim')], {
    ...partial(20),
    why: ['dim', 'obscured'],
  }),
  seen(
    'fog-distance',
    0,
    'dense fog, one square away',
    [archer('a', 0, 0), creature('t', 1, 1), dense],
    partial(20),
    'the answer cites the degree that dense fog gives at this distance',
  ),
  seen(
    'fog-distance',
    1,
    'two squares away',
    [archer('a', 0, 0), creature('t', 2, 0), dense],
    TOTAL,
    'the answer cites the degree that dense fog gives at this distance',
  ),
  seen(
    'fog-distance',
    'extra',
    'five squares away',
    [archer('a', 0, 0), creature('t', 5, 0), dense],
    TOTAL,
    'the answer cites the degree that dense fog gives at this distance',
  ),
]);
