/** Sigil: concealment: fog, grass, darkness, adjacency. */
import { archer, cases, cell, concealment, creature, fill, fog, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const NONE = { degree: 'none', missChance: 0 };
const PARTIAL = { degree: 'partial', missChance: 20 };
const TOTAL = { degree: 'total', missChance: 50 };

const row = rowsOf('sigil');

const LARGE = creature('t', 1, 0, { size: 'large' });

export default cases('sigil', [
  row('concealment.miss-chance', 'extra', 'a target in fog: 20 in a hundred')
    .on(archer('a', 0, 0), creature('t', 2, 0), fog(2, 0))
    .ask(concealment('a', 't', 'ranged'))
    .gives(PARTIAL),
  row('concealment.sources', 0, 'a target in tall grass, 3 m away')
    .on(archer('a', 0, 0), creature('t', 2, 0), fog(2, 0))
    .ask(concealment('a', 't', 'ranged'))
    .gives(PARTIAL),
  row('concealment.no-stacking', 0, 'a target in dim light and light fog')
    .on(
      archer('a', 0, 0),
      creature('t', 4, 0),
      cell(4, 0, { light: 'dim', concealment: 'partial' }),
    )
    .ask(concealment('a', 't', 'ranged'))
    .gives(PARTIAL),
  row('concealment.ranged-line', 0, 'a column of fog in between')
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -2, 3, 2, fog))
    .ask(concealment('a', 't', 'ranged'))
    .gives(PARTIAL),
  row('concealment.ranged-line', 1, 'no fog')
    .on(archer('a', 0, 0), creature('t', 6, 0))
    .ask(concealment('a', 't', 'ranged'))
    .gives(NONE),
  row('concealment.adjacent-all-squares', 0, 'half of a Large target in fog')
    .on(hero('a', 0, 0), LARGE, fog(2, 0), fog(2, 1))
    .ask(concealment('a', 't', 'melee'))
    .gives(NONE),
  row('concealment.adjacent-all-squares', 1, 'all of a Large target in fog')
    .on(hero('a', 0, 0), LARGE, fill(1, 0, 2, 1, fog))
    .ask(concealment('a', 't', 'melee'))
    .gives(PARTIAL),
  row('concealment.adjacent-all-squares', 2, 'the attacker alone in fog')
    .on(hero('a', 0, 0), creature('t', 1, 0), fog(0, 0))
    .ask(concealment('a', 't', 'melee'))
    .gives(NONE),
  row('concealment.magical-from-all-directions', 0, 'a blurred target, adjacent in bright light')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blurred'] }))
    .ask(concealment('a', 't', 'melee'))
    .gives(PARTIAL),
  row('concealment.total-definition', 0, 'a target in a dark square')
    .on(archer('a', 0, 0), creature('t', 4, 0), cell(4, 0, { light: 'dark' }))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('concealment.total-definition', 'extra', 'an invisible target')
    .on(archer('a', 0, 0), creature('t', 4, 0, { conditions: ['invisible'] }))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('concealment.total-miss-chance', 'extra', 'a target in darkness: 50 in a hundred')
    .on(archer('a', 0, 0), creature('t', 4, 0), cell(4, 0, { light: 'dark' }))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
]);
