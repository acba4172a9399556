/** d20 Modern: what the types of creatures do on the board. */
import { special } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { cases, creature, flanking, hero, move, wall, type CreatureMore } from '../cases.ts';
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
    row(
      'flanking.not-subject',
      i,
      `between two heroes: ${type}`,
      between({ type }),
      flanking('t'),
      { pairs: [], unknown: [] },
    ),
  ),
  row(
    'flanking.not-subject',
    2,
    'between two heroes: undead',
    between({ type: 'undead' }),
    flanking('t'),
    { pairs: [{ a: 'a', b: 'b' }], unknown: [] },
    'a control: undead are flanked',
  ),
  row(
    'modifier.precision-immune',
    0,
    'a coup de grace on a helpless ooze',
    between({ type: 'ooze', ...HELPLESS }),
    act('a', 'coup-de-grace', { target: 't', with: 'sword' }),
    { legal: false, why: ['critical-immune'] },
  ),
  row(
    'modifier.precision-immune',
    1,
    'a coup de grace on a helpless undead',
    between({ type: 'undead', ...HELPLESS }),
    special('coup-de-grace', 'a', 't', { with: 'sword' }),
    { legal: false, why: ['critical-immune'] },
  ),
  row(
    'modifier.precision-immune',
    2,
    'a coup de grace on a helpless humanoid',
    between({ type: 'humanoid', ...HELPLESS }),
    act('a', 'coup-de-grace', { target: 't', with: 'sword' }),
    { legal: true, unknown: [] },
    'a control: a humanoid has vital parts',
  ),
  row(
    'movement.through-resisting-enemy',
    'extra',
    'a ghost through a wall',
    [creature('g', 3, 3, { type: 'undead', subtypes: ['incorporeal'] }), wall(4, -9, 4, 28)],
    move('g', [
      [3, 3],
      [4, 3],
    ]),
    { legal: true },
    'the text has no incorporeal creatures: the rule of the 3.5 SRD is cited',
  ),
]);
