/** Sigil: flanking: opposite positions, and threat. */
import { archer, cases, creature, flanking, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('sigil');
const FLANKED = { pairs: [{ a: 'a', b: 'b' }] };
const NOT_FLANKED = { pairs: [] };

const BIG = creature('t', 1, 1, { size: 'large' });

export default cases('sigil', [
  row('flanking.bonus', 0, 'ally (2,0) across the target (1,0)')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0))
    .ask(flanking('t'))
    .gives(FLANKED),
  row('flanking.bonus', 1, 'the ally holds only a bow')
    .on(hero('a', 0, 0), creature('t', 1, 0), archer('b', 2, 0))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
  row('flanking.bonus', 2, 'the ally stands at (1,1)')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('b', 1, 1))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
  row('flanking.opposite-line', 0, 'opposite corners')
    .on(hero('a', 0, 0), creature('t', 1, 1), hero('b', 2, 2))
    .ask(flanking('t'))
    .gives(FLANKED),
  row('flanking.opposite-line', 1, 'in by the left side, out by the bottom')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 1))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
  row(
    'flanking.opposite-line',
    2,
    'spiked chains, in by the left side at 1.25, out by the right at 1.75',
  )
    .on(
      hero('a', 0, 0, { attacks: 'chain' }),
      creature('t', 2, 1),
      hero('b', 4, 2, { attacks: 'chain' }),
    )
    .ask(flanking('t'))
    .gives(FLANKED),
  row('flanking.large-any-square', 0, 'a Large attacker: its square (1,0) is opposite (3,0)')
    .on(hero('a', 0, 0, { size: 'large' }), creature('t', 2, 0), hero('b', 3, 0))
    .ask(flanking('t'))
    .gives(FLANKED),
  row('flanking.large-any-square', 1, 'a Large target over (1,1)-(2,2), allies (0,1) and (3,2)')
    .on(hero('a', 0, 1), BIG, hero('b', 3, 2))
    .ask(flanking('t'))
    .gives(FLANKED),
  row('flanking.large-any-square', 2, 'a Large target over (1,1)-(2,2), allies (0,1) and (1,3)')
    .on(hero('a', 0, 1), BIG, hero('b', 1, 3))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
  row('flanking.melee-only', 0, 'an archer across from an armed ally')
    .on(archer('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
  row('flanking.bonus', 'extra', 'two of the target’s own friends')
    .on(creature('a', 0, 0), creature('t', 1, 0), creature('b', 2, 0))
    .ask(flanking('t'))
    .gives(NOT_FLANKED),
]);
