/** d20 Modern: effects of size on attacks, Defense and grapples. */
import { cells, cases, creature, hero, threat, type Case } from '../cases.ts';
import { row } from '../rows.ts';
import { attack, bonuses, defence, fullAttack } from '../asks/attacks.ts';
import { objectDefence, special } from '../asks/specials.ts';
import { threatens } from '../checks.ts';

type Size =
  | 'fine'
  | 'diminutive'
  | 'tiny'
  | 'small'
  | 'medium'
  | 'large'
  | 'huge'
  | 'gargantuan'
  | 'colossal';
/**
 * Attack bonus of a creature with +3 and Strength +2, its grapple bonus, its Defense without other
 * modifiers, and the Defense of an unattended object.
 */
const ROWS: readonly (readonly [Size, number, number, number, number])[] = [
  ['colossal', -3, 21, 2, -3],
  ['gargantuan', 1, 17, 6, 1],
  ['huge', 3, 13, 8, 3],
  ['large', 4, 9, 9, 4],
  ['medium', 5, 5, 10, 5],
  ['small', 6, 1, 11, 6],
  ['tiny', 7, -3, 12, 7],
  ['diminutive', 9, -7, 14, 9],
  ['fine', 13, -11, 18, 13],
];
const more = (size: Size) => ({ size, bab: 3, abilities: { str: 14, dex: 10 } });
const large = creature('t', 2, 0, { size: 'large' });

export default cases('d20modern', [
  ...ROWS.flatMap(([size, hit, grip, defense, thing]): Case[] => {
    const rule = `d20modern.size.row-${size}`;
    return [
      row(rule, 0, 'the attack bonus of a creature of this size')
        .on(hero('a', 0, 0, more(size)))
        .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
        .gives(bonuses(hit)),
      row(rule, 0, 'the grapple bonus of a creature of that size')
        .on(hero('a', 0, 0, more(size)), creature('b', 6, 6, { size: 'colossal' }))
        .ask(special('grapple', 'a', 'b'))
        .gives({ attacker: { check: 'grapple', modifier: grip } }),
      row(rule, 1, 'its Defense')
        .on(creature('t', 0, 0, more(size)))
        .ask(defence([{ type: 'dexterity', value: 0 }], { of: 't' }))
        .gives({ ac: defense }),
      row(rule, 'extra', 'a thing of that size, left alone')
        .on()
        .ask(objectDefence(size))
        .gives({ ac: thing }),
    ];
  }),
  row('d20modern.size.same-size-cancels', 0, 'its attack')
    .on(hero('a', 0, 0, { size: 'large', bab: 5, abilities: { str: 10 } }))
    .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
    .uncited('a consequence of its size’s row, which the answer cites')
    .gives(bonuses(4)),
  row('d20modern.size.same-size-cancels', 0, 'against the Defense of its like')
    .on(hero('a', 0, 0, { size: 'large' }), large)
    .ask(defence([{ type: 'class', value: 5 }], { of: 't' }))
    .uncited('a consequence of its size’s row, which the answer cites')
    .gives({ ac: 14 }),
  row('d20modern.size.same-size-cancels', 'extra', 'nothing more in the blow itself')
    .on(hero('a', 0, 0, { size: 'large' }), large)
    .ask(attack('a', 't', 'sword'))
    .uncited('sizes are in the sheet’s own figures, and the blow adds nothing')
    .gives({ total: { attack: 0 } }),
  row(
    'd20modern.size.no-space-reach-table',
    0,
    'a Large one of which no space or reach is said: its family’s table, as borrowed',
  )
    .on(creature('t', 4, 4, { size: 'large', build: 'tall' }))
    .ask(threat('t'))
    .cites('srd35.size.row-large-tall')
    .gives(threatens(cells('2,4 3,4 6,4 7,4'), cells('4,4 5,5 8,4'))),
]);
