/** Sigil: flanking: opposite positions, and threat. */
import { archer, cases, creature, flanking, hero, type Case, type Thing } from '../cases.ts';

const pairs = (
  rule: string,
  index: Case['case'],
  given: string,
  on: Thing[],
  flanked: boolean,
): Case => ({
  rule: `sigil.flanking.${rule}`,
  case: index,
  given,
  on,
  ask: flanking('t'),
  expect: { pairs: flanked ? [{ a: 'a', b: 'b' }] : [] },
});

const BIG = creature('t', 1, 1, { size: 'large' });

export default cases('sigil', [
  pairs(
    'bonus',
    0,
    'ally (2,0) across the target (1,0)',
    [hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0)],
    true,
  ),
  pairs(
    'bonus',
    1,
    'the ally holds only a bow',
    [hero('a', 0, 0), creature('t', 1, 0), archer('b', 2, 0)],
    false,
  ),
  pairs(
    'bonus',
    2,
    'the ally stands at (1,1)',
    [hero('a', 0, 0), creature('t', 1, 0), hero('b', 1, 1)],
    false,
  ),
  pairs(
    'opposite-line',
    0,
    'opposite corners',
    [hero('a', 0, 0), creature('t', 1, 1), hero('b', 2, 2)],
    true,
  ),
  pairs(
    'opposite-line',
    1,
    'in by the left side, out by the bottom',
    [hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 1)],
    false,
  ),
  pairs(
    'opposite-line',
    2,
    'spiked chains, in by the left side at 1.25, out by the right at 1.75',
    [
      hero('a', 0, 0, { attacks: 'chain' }),
      creature('t', 2, 1),
      hero('b', 4, 2, { attacks: 'chain' }),
    ],
    true,
  ),
  pairs(
    'large-any-square',
    0,
    'a Large attacker: its square (1,0) is opposite (3,0)',
    [hero('a', 0, 0, { size: 'large' }), creature('t', 2, 0), hero('b', 3, 0)],
    true,
  ),
  pairs(
    'large-any-square',
    1,
    'a Large target over (1,1)-(2,2), allies (0,1) and (3,2)',
    [hero('a', 0, 1), BIG, hero('b', 3, 2)],
    true,
  ),
  pairs(
    'large-any-square',
    2,
    'a Large target over (1,1)-(2,2), allies (0,1) and (1,3)',
    [hero('a', 0, 1), BIG, hero('b', 1, 3)],
    false,
  ),
  pairs(
    'melee-only',
    0,
    'an archer across from an armed ally',
    [archer('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0)],
    false,
  ),
  pairs(
    'bonus',
    'extra',
    'two of the target’s own friends',
    [creature('a', 0, 0), creature('t', 1, 0), creature('b', 2, 0)],
    false,
  ),
]);
