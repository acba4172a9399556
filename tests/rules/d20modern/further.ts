/** d20 Modern SRD: attacks on further opponents, who must be adjacent. */
import { cases, creature, hero } from '../cases.ts';
import { further, next } from '../asks/further.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const chain = (feat: string) => hero('p', 5, 5, { traits: [feat], attacks: 'chain' });

export default cases('d20modern', [
  row('damage.cleave', 0, 'another opponent beside the attacker')
    .on(hero('p', 5, 5, { traits: ['cleave'] }), creature('f', 6, 5), creature('g', 4, 4))
    .ask(further('p', 'sword', { after: 'f' }))
    .gives(next(['cleave', 'g'])),
  row('damage.cleave', 1, 'a weapon that reaches two squares, the other opponent two squares away')
    .on(chain('cleave'), creature('f', 6, 5), creature('h', 7, 5))
    .ask(further('p', 'chain', { after: 'f' }))
    .gives(next(['cleave'])),
  row('damage.whirlwind', 0, 'a weapon that reaches two squares, an opponent two squares away')
    .on(chain('whirlwind-attack'), creature('h', 7, 5))
    .ask(further('p', 'chain'))
    .gives(next(['whirlwind-attack'])),
  row('damage.whirlwind', 1, 'three adjacent opponents')
    .on(
      hero('p', 5, 5, { traits: ['whirlwind-attack'] }),
      creature('f', 6, 5),
      creature('g', 4, 4),
      creature('h', 5, 6),
    )
    .ask(further('p', 'sword'))
    .gives(next(['whirlwind-attack', 'f', 'g', 'h'])),
]);
