/** Whips, broken items, lunges, rays, and bows used from the saddle. */
import { expect } from 'vitest';
import { attack, defence, fullAttack, only, owed, shot, swung, weapon } from '../asks/attacks.ts';
import { act, refused } from '../asks/turns.ts';
import { cells, cases, creature, hero, move, threat, turn, type CreatureMore } from '../cases.ts';
import { all, legal, threatens } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const WHIP = swung('whip', { tags: ['whip'] });
const BROKEN = swung('blade', { critical: { from: 19, times: 2 }, tags: ['broken'] });
const lasher = hero('a', 5, 5, { attacks: [WHIP] });
const lunger = (more: CreatureMore = {}) => hero('a', 5, 5, { traits: ['lunge'], bab: 6, ...more });
const wizard = hero('w', 4, 5);
const BOW = shot('bow', 22, { twoHanded: true });
/** A rider on its own turn, whose horse has moved the given number of squares. */
const riding = (moved: number, more: CreatureMore = {}) => [
  turn({ round: 1, active: 'r', spent: { moved } }),
  hero('h', 4, 5, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
  hero('r', 4, 5, { mount: 'h', bab: 6, abilities: { str: 10, dex: 10 }, ...more }),
];
const archer = (moved: number, more: CreatureMore = {}) => [
  ...riding(moved, { attacks: [BOW], ...more }),
  creature('t', 14, 5),
];

export default cases('pf1', [
  row('reach.whip', 0, 'a whip, and a foe three squares away: it may be attacked')
    .on(lasher, creature('b', 8, 5))
    .ask(attack('a', 'b', 'whip'))
    .gives({ possible: true, mode: 'melee' }),
  row('reach.whip', 0, 'a whip, and a foe beside the wielder: it may be attacked too')
    .on(lasher, creature('b', 6, 5))
    .ask(attack('a', 'b', 'whip'))
    .gives(all((a) => expect(a).toMatchObject({ possible: true }), owed('b'))),
  row('reach.whip', 0, 'the squares that a whip threatens: none')
    .on(lasher)
    .ask(threat('a'))
    .uncited('an empty answer rests on no rule of its own')
    .gives({ cells: [] }),
  row('reach.whip', 'extra', 'a whip in one hand and a dagger in the other: the dagger threatens')
    .on(hero('a', 5, 5, { attacks: [WHIP, 'dagger'] }))
    .ask(threat('a'))
    .uncited('the squares are the dagger’s')
    .gives(threatens([[6, 5]], [[7, 5]])),
  row('reach.whip', 1, 'a foe three diagonals away')
    .on(lasher, creature('b', 8, 8))
    .ask(attack('a', 'b', 'whip'))
    .gives({ possible: false, why: ['out-of-reach'] }),
  row('reach.whip', 2, 'an orc with a sword stands beside the man who cracks the whip')
    .on(lasher, creature('b', 6, 5))
    .ask(act('a', 'use-whip', { target: 'b' }))
    .gives(all((a) => expect(a).toMatchObject({ legal: true }), owed('b'))),
  row('reach.whip', 'extra', 'to use a whip at four squares: out of reach')
    .on(lasher, creature('b', 9, 5))
    .ask(act('a', 'use-whip', { target: 'b' }))
    .gives(refused('target-out-of-reach')),
  row('reach.lunge', 0, 'a lunge at a foe two squares away costs 2 Armor Class')
    .on(lunger(), creature('b', 7, 5))
    .ask(attack('a', 'b', 'sword', { declare: { lunge: 1 } }))
    .gives({ possible: true, own: [{ on: 'ac', value: -2 }] }),
  row('reach.lunge', 'extra', 'the same foe without a lunge: out of reach')
    .on(lunger(), creature('b', 7, 5))
    .ask(attack('a', 'b', 'sword'))
    .uncited('no feat is used')
    .gives({ possible: false, why: ['out-of-reach'] }),
  row('reach.lunge', 'extra', 'a lunge as an attack of opportunity: the own turn is over')
    .on(lunger(), creature('b', 7, 5))
    .ask(attack('a', 'b', 'sword', { declare: { lunge: 1 }, action: 'opportunity' }))
    .gives({ possible: false, why: ['out-of-reach'] }),
  row('reach.lunge', 1, 'a foe leaves a square two squares away: no opportunity')
    .on(lunger(), creature('b', 7, 5))
    .ask(move('b', cells('7,5 8,5')))
    .uncited('the reach is that of the weapon')
    .gives(legal(1)),
  row('condition.broken', 0, 'a broken longsword, attack +6: +4, 20/×2')
    .on(hero('a', 5, 5, { attacks: [BROKEN], abilities: { str: 14 } }))
    .ask(weapon('a', 'blade', { bonus: 6 }))
    .gives({ bonus: 4, damageBonus: 0, critical: { from: 20, times: 2 } }),
  row('condition.broken', 0, 'an attack with it')
    .on(hero('a', 5, 5, { attacks: [BROKEN] }), creature('b', 6, 5))
    .ask(attack('a', 'b', 'blade', { bonus: 6 }))
    .gives(all((a) => expect(a['bonus']).toBe(4), only(['attack', 'broken', -2]))),
  row('condition.broken', 1, 'a broken chain shirt, armor bonus +4')
    .on()
    .ask(defence([{ type: 'armour', value: 4, broken: true }]))
    .gives({ ac: 12 }),
  row(
    'opportunity.ranged-touch-spell',
    0,
    'the ray of a spell that was cast on the defensive, beside an orc',
  )
    .on(wizard, creature('b', 5, 5))
    .ask(act('w', 'ray-attack'))
    .gives(all((a) => expect(a).toMatchObject({ kind: 'free' }), owed('b'))),
  row('opportunity.ranged-touch-spell', 0, 'the casting before it, on the defensive')
    .on(wizard, creature('b', 5, 5))
    .ask(act('w', 'cast-spell', { defensively: true, level: 1 }))
    .cites('pf1.opportunity.cast-defensively')
    .gives(owed()),
  row('opportunity.ranged-touch-spell', 1, 'the casting of a ray without care, beside an orc')
    .on(wizard, creature('b', 5, 5))
    .ask(act('w', 'cast-spell'))
    .cites('pf1.opportunity.cast-defensively')
    .gives(owed('b')),
  row('opportunity.ranged-touch-spell', 1, 'the ray, after the orc has struck at the casting')
    .on(wizard, creature('b', 5, 5, { opportunitiesTaken: 1 }))
    .ask(act('w', 'ray-attack'))
    .gives(owed()),
  row('mounted.attack', 2, 'the horse has moved 2 squares: one melee attack')
    .on(...riding(2), creature('t', 6, 5))
    .ask(act('r', 'melee-attack', { target: 't' }))
    .uncited('an attack of one’s own rests on the table of actions')
    .gives({ legal: true }),
  row('mounted.attack', 2, 'the horse has moved 2 squares: no full attack with a sword')
    .on(riding(2))
    .ask(fullAttack('r', { primary: 'sword' }))
    .gives({ legal: false, why: ['no-action-left'] }),
  row('mounted.attack', 'extra', 'the horse has moved 1 square: a full attack with a sword')
    .on(riding(1))
    .ask(fullAttack('r', { primary: 'sword' }))
    .cites()
    .gives({ legal: true, attacks: [{ bonus: 6 }, { bonus: 1 }] }),
  row('mounted.attack', 'extra', 'the horse has moved 1 square: a full attack, as an action')
    .on(...riding(1), creature('t', 6, 5))
    .ask(act('r', 'full-attack', { target: 't', with: 'sword' }))
    .uncited('an attack of one’s own rests on the table of actions')
    .gives({ legal: true }),
  row('mounted.attack', 'extra', 'the horse moves 1 square in the same turn')
    .on(...riding(0), creature('t', 7, 5))
    .ask({
      ask: 'turn',
      of: 'r',
      do: [
        { by: 'h', action: 'move', path: cells('4,5 5,5') },
        { action: 'full-attack', target: 't', with: 'sword' },
      ],
    })
    .cites('pf1.mounted.space')
    .gives({ legal: true }),
  row('mounted.attack', 'extra', 'the horse has moved 20 squares: a full attack with a bow')
    .on(archer(20))
    .ask(fullAttack('r', { primary: 'bow' }))
    .cites()
    .gives({ legal: true, attacks: [{ bonus: 6 }, { bonus: 1 }] }),
  row('mounted.attack', 'extra', 'a shot from a horse that has moved its speed')
    .on(archer(10))
    .ask(attack('r', 't', 'bow'))
    .cites()
    .gives(only()),
  row('mounted.attack', 'extra', 'a shot from a horse at a double move')
    .on(archer(20))
    .ask(attack('r', 't', 'bow'))
    .gives(only(['attack', 'mounted-shot', -4])),
  row('mounted.attack', 'extra', 'a shot from a running horse')
    .on(archer(40))
    .ask(attack('r', 't', 'bow'))
    .gives(only(['attack', 'mounted-shot', -8])),
  row('mounted.attack', 'extra', 'a shot from a running horse with Mounted Archery')
    .on(archer(40, { traits: ['mounted-archery'] }))
    .ask(attack('r', 't', 'bow'))
    .gives(only(['attack', 'mounted-shot', -4])),
]);
