/** Sigil: concealment: fog, grass, darkness, adjacency. */
import {
  archer,
  cases,
  cell,
  concealment,
  creature,
  fill,
  fog,
  hero,
  type Case,
  type Thing,
} from '../cases.ts';

const NONE = { degree: 'none', missChance: 0 };
const PARTIAL = { degree: 'partial', missChance: 20 };
const TOTAL = { degree: 'total', missChance: 50 };

const at = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  attack: 'melee' | 'ranged',
  expect: Case['expect'] & object,
  uncited?: string,
): Case => ({
  rule: `sigil.concealment.${rule}`,
  case: index,
  given,
  on,
  ask: concealment('a', 't', attack),
  expect,
  ...(uncited === undefined ? {} : { uncited }),
});

const LARGE = creature('t', 1, 0, { size: 'large' });

export default cases('sigil', [
  at(
    'miss-chance',
    'extra',
    'a target in fog: 20 in a hundred',
    [archer('a', 0, 0), creature('t', 2, 0), fog(2, 0)],
    'ranged',
    PARTIAL,
  ),
  at(
    'sources',
    0,
    'a target in tall grass, 3 m away',
    [archer('a', 0, 0), creature('t', 2, 0), fog(2, 0)],
    'ranged',
    PARTIAL,
  ),
  at(
    'no-stacking',
    0,
    'a target in dim light and light fog',
    [archer('a', 0, 0), creature('t', 4, 0), cell(4, 0, { light: 'dim', concealment: 'partial' })],
    'ranged',
    PARTIAL,
  ),
  at(
    'ranged-line',
    0,
    'a column of fog in between',
    [archer('a', 0, 0), creature('t', 6, 0), fill(3, -2, 3, 2, fog)],
    'ranged',
    PARTIAL,
  ),
  at('ranged-line', 1, 'no fog', [archer('a', 0, 0), creature('t', 6, 0)], 'ranged', NONE),
  at(
    'adjacent-all-squares',
    0,
    'half of a Large target in fog',
    [hero('a', 0, 0), LARGE, fog(2, 0), fog(2, 1)],
    'melee',
    NONE,
  ),
  at(
    'adjacent-all-squares',
    1,
    'all of a Large target in fog',
    [hero('a', 0, 0), LARGE, fill(1, 0, 2, 1, fog)],
    'melee',
    PARTIAL,
  ),
  at(
    'adjacent-all-squares',
    2,
    'the attacker alone in fog',
    [hero('a', 0, 0), creature('t', 1, 0), fog(0, 0)],
    'melee',
    NONE,
  ),
  at(
    'magical-from-all-directions',
    0,
    'a blurred target, adjacent in bright light',
    [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blurred'] })],
    'melee',
    PARTIAL,
  ),
  at(
    'total-definition',
    0,
    'a target in a dark square',
    [archer('a', 0, 0), creature('t', 4, 0), cell(4, 0, { light: 'dark' })],
    'ranged',
    TOTAL,
  ),
  at(
    'total-definition',
    'extra',
    'an invisible target',
    [archer('a', 0, 0), creature('t', 4, 0, { conditions: ['invisible'] })],
    'ranged',
    TOTAL,
  ),
  at(
    'total-miss-chance',
    'extra',
    'a target in darkness: 50 in a hundred',
    [archer('a', 0, 0), creature('t', 4, 0), cell(4, 0, { light: 'dark' })],
    'ranged',
    TOTAL,
  ),
]);
