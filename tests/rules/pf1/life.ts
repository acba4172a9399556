/** Life and death. */
import { cases, creature } from '../cases.ts';
import { vitals } from '../asks/states.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const down = (con: number, current: number) =>
  creature('c', 0, 0, { hp: { current, max: 20 }, abilities: { con } });

export default cases('pf1', [
  row('damage.dead', 0, 'Constitution 14, −14')
    .on(down(14, -14))
    .ask(vitals('c'))
    .gives({ state: 'dead' }),
  row('damage.dead', 0, 'Constitution 14, −13')
    .on(down(14, -13))
    .ask(vitals('c'))
    .cites('pf1.damage.dying')
    .gives({ state: 'dying' }),
  row('damage.dead', 1, 'Constitution 8, −8')
    .on(down(8, -8))
    .ask(vitals('c'))
    .gives({ state: 'dead' }),
  row('condition.dead', 0, 'Constitution 13, −13')
    .on(down(13, -13))
    .ask(vitals('c'))
    .gives({ state: 'dead' }),
  row('condition.dead', 1, 'Constitution 13, −12')
    .on(down(13, -12))
    .ask(vitals('c'))
    .cites('pf1.condition.dying')
    .gives({ state: 'dying' }),
]);
