/** d20 Modern: flanking: exactly opposite, with both threatening. */
import {
  archer,
  cases,
  creature,
  flanking,
  hero,
  options,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

const one = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  pairs: string[],
  uncited?: string,
): Case => ({
  rule: `d20modern.flanking.${rule}`,
  case: index,
  given,
  on,
  ask: flanking('t'),
  expect: { pairs: pairs.map((p) => ({ a: p[0], b: p[1] })) },
  ...(uncited === undefined ? {} : { uncited }),
});
const spear: CreatureMore = { attacks: 'longspear' };
/** By default the line decides (d20modern.flanking.geometry-option). */
const strict = options({ flanking: 'strict' });

export default cases('d20modern', [
  one(
    'bonus',
    0,
    'straight across',
    [hero('a', 0, 0), creature('t', 1, 0), hero('c', 2, 0)],
    ['ac'],
  ),
  one(
    'bonus',
    1,
    'corner to corner',
    [hero('a', 0, 0), creature('t', 1, 1), hero('c', 2, 2)],
    ['ac'],
  ),
  one('bonus', 2, 'not opposite', [hero('a', 0, 0), creature('t', 1, 0), hero('c', 2, 1)], []),
  one(
    'melee-only',
    0,
    'a pistol and a knife',
    [archer('a', 0, 0), creature('t', 1, 0), hero('c', 2, 0)],
    [],
  ),
  one(
    'ally-must-threaten',
    0,
    'a rifle alone',
    [hero('a', 0, 0), creature('t', 1, 0), archer('c', 2, 0)],
    [],
  ),
  one(
    'geometry-option',
    0,
    'exactly: a spear and a sword askew',
    [strict, creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -1, 0)],
    [],
  ),
  one(
    'geometry-option',
    0,
    'flanking by the line option, in the same positions',
    [creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -1, 0)],
    ['ac'],
  ),
  one(
    'geometry-option',
    1,
    'exactly: two spears',
    [strict, creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -2, -1, spear)],
    ['ac'],
  ),
  one(
    'geometry-option',
    1,
    'flanking by the line option, with two spears',
    [creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -2, -1, spear)],
    ['ac'],
  ),
  one(
    'geometry-option',
    'extra',
    'exactly: a Large one and two in a row that is not its middle',
    [strict, creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 0)],
    [],
  ),
  one(
    'geometry-option',
    'extra',
    'exactly: two across its middle',
    [strict, creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 1)],
    ['ac'],
  ),
  one(
    'geometry-option',
    'extra',
    'flanking by the line option, in a row',
    [creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 0)],
    ['ac'],
  ),
]);
