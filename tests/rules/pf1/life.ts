/** Life and death. */
import { cases, creature } from '../cases.ts';
import { vitals } from '../asks/states.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const down = (con: number, current: number) =>
  creature('c', 0, 0, { hp: { current, max: 20 }, abilities: { con } });

export default cases('pf1', [
  row('damage.dead', 0, 'Constitution 14, −14', [down(14, -14)], vitals('c'), { state: 'dead' }),
  row('damage.dead', 0, 'Constitution 14, −13', [down(14, -13)], vitals('c'), { state: 'dying' }, [
    'pf1.damage.dying',
  ]),
  row('damage.dead', 1, 'Constitution 8, −8', [down(8, -8)], vitals('c'), { state: 'dead' }),
  row('condition.dead', 0, 'Constitution 13, −13', [down(13, -13)], vitals('c'), { state: 'dead' }),
  row(
    'condition.dead',
    1,
    'Constitution 13, −12',
    [down(13, -12)],
    vitals('c'),
    { state: 'dying' },
    ['pf1.condition.dying'],
  ),
]);
