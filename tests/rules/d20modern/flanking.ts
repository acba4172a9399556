/** d20 Modern: flanking: exactly opposite, with both threatening. */
import { archer, cases, creature, flanking, hero, options, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
/** Of `flanking`: these pairs, each by its two names. */
const by = (...pairs: string[]) => ({ pairs: pairs.map((p) => ({ a: p[0], b: p[1] })) });
const spear: CreatureMore = { attacks: 'longspear' };
/** By default the line decides (d20modern.flanking.geometry-option). */
const strict = options({ flanking: 'strict' });

export default cases('d20modern', [
  row('flanking.bonus', 0, 'straight across')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('c', 2, 0))
    .ask(flanking('t'))
    .gives(by('ac')),
  row('flanking.bonus', 1, 'corner to corner')
    .on(hero('a', 0, 0), creature('t', 1, 1), hero('c', 2, 2))
    .ask(flanking('t'))
    .gives(by('ac')),
  row('flanking.bonus', 2, 'not opposite')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('c', 2, 1))
    .ask(flanking('t'))
    .gives(by()),
  row('flanking.melee-only', 0, 'a pistol and a knife')
    .on(archer('a', 0, 0), creature('t', 1, 0), hero('c', 2, 0))
    .ask(flanking('t'))
    .gives(by()),
  row('flanking.ally-must-threaten', 0, 'a rifle alone')
    .on(hero('a', 0, 0), creature('t', 1, 0), archer('c', 2, 0))
    .ask(flanking('t'))
    .gives(by()),
  row('flanking.geometry-option', 0, 'exactly: a spear and a sword askew')
    .on(strict, creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -1, 0))
    .ask(flanking('t'))
    .gives(by()),
  row('flanking.geometry-option', 0, 'flanking by the line option, in the same positions')
    .on(creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -1, 0))
    .ask(flanking('t'))
    .gives(by('ac')),
  row('flanking.geometry-option', 1, 'exactly: two spears')
    .on(strict, creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -2, -1, spear))
    .ask(flanking('t'))
    .gives(by('ac')),
  row('flanking.geometry-option', 1, 'flanking by the line option, with two spears')
    .on(creature('t', 0, 0), hero('a', 2, 1, spear), hero('c', -2, -1, spear))
    .ask(flanking('t'))
    .gives(by('ac')),
  row(
    'flanking.geometry-option',
    'extra',
    'exactly: a Large one and two in a row that is not its middle',
  )
    .on(strict, creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 0))
    .ask(flanking('t'))
    .gives(by()),
  row('flanking.geometry-option', 'extra', 'exactly: two across its middle')
    .on(strict, creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 1))
    .ask(flanking('t'))
    .gives(by('ac')),
  row('flanking.geometry-option', 'extra', 'flanking by the line option, in a row')
    .on(creature('t', 0, 0, { size: 'large' }), hero('a', 2, 0), hero('c', -1, 0))
    .ask(flanking('t'))
    .gives(by('ac')),
]);
