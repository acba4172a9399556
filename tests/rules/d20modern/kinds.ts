/** d20 Modern: what the types of creatures do on the board. */
import { special } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { cells, cases, creature, flanking, hero, move, wall, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const between = (more: CreatureMore) => [
  creature('t', 5, 5, { attacks: 'natural', ...more }),
  hero('a', 4, 5),
  hero('b', 6, 5),
];
const HELPLESS: CreatureMore = { conditions: ['helpless'] };

export default cases('d20modern', [
  ...(['ooze', 'elemental'] as const).map((type, i) =>
    row('flanking.not-subject', i, `between two heroes: ${type}`)
      .on(between({ type }))
      .ask(flanking('t'))
      .gives({ pairs: [], unknown: [] }),
  ),
  row('flanking.not-subject', 2, 'between two heroes: undead')
    .on(between({ type: 'undead' }))
    .ask(flanking('t'))
    .uncited('a control: undead are flanked')
    .gives({ pairs: [{ a: 'a', b: 'b' }], unknown: [] }),
  row('modifier.precision-immune', 0, 'a coup de grace on a helpless ooze')
    .on(between({ type: 'ooze', ...HELPLESS }))
    .ask(act('a', 'coup-de-grace', { target: 't', with: 'sword' }))
    .gives({ legal: false, why: ['critical-immune'] }),
  row('modifier.precision-immune', 1, 'a coup de grace on a helpless undead')
    .on(between({ type: 'undead', ...HELPLESS }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword' }))
    .gives({ legal: false, why: ['critical-immune'] }),
  row('modifier.precision-immune', 2, 'a coup de grace on a helpless humanoid')
    .on(between({ type: 'humanoid', ...HELPLESS }))
    .ask(act('a', 'coup-de-grace', { target: 't', with: 'sword' }))
    .uncited('a control: a humanoid has vital parts')
    .gives({ legal: true, unknown: [] }),
  row('movement.through-resisting-enemy', 'extra', 'a ghost through a wall')
    .on(creature('g', 3, 3, { type: 'undead', subtypes: ['incorporeal'] }), wall(4, -9, 4, 28))
    .ask(move('g', cells('3,3 4,3')))
    .uncited('the text has no incorporeal creatures: the rule of the 3.5 SRD is cited')
    .gives({ legal: true }),
]);
