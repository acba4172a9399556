/** Hiding by the 2014 document. */
import { cases, hero, light, wall } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { orc } from './boards.ts';

const row = rowsOf('srd51');
const perceives = (bonus: number) => ({ skills: { perception: { bonus } } });

export default cases('srd51', [
  row('hide.contest', 0, 'a total of 13 behind a wall')
    .on(
      hero('a', 2, 5, perceives(-1)),
      hero('b', 2, 7, perceives(4)),
      orc({}, 9),
      wall(6, -9, 6, 20),
    )
    .ask({ ask: 'hide', of: 'o', total: 13 })
    .gives({ possible: true, observers: [{ notices: false }, { notices: true }] }),
  row('hide.contest', 1, 'dim light alone')
    .on(hero('a', 2, 5), orc({}, 9), light('dim'))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: true, unknown: ['ask.allowed'] }),
  row('hide.contest', 2, 'invisible in the open')
    .on(hero('a', 2, 5), orc({ conditions: ['invisible'] }, 9))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: true }),
  row('hide.contest', 'extra', 'an attempt to hide in clear view')
    .on(hero('a', 2, 5), orc({}, 9))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: false }),
]);
