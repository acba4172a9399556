/** 2014: the end of a flight. */
import { cases } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { rogue } from './boards.ts';

const row = rowsOf('srd51');

export default cases('srd51', [
  row('spell.fly', 1, 'the spell ends, 40 ft. up')
    .on(rogue(5, 5, { elevation: 8 }))
    .ask({ ask: 'falls', of: 'r' })
    .uncited('a fall cites its own rule')
    .gives({ feet: 40, damage: '4d6', prone: true }),
]);
