/** Whips, broken items, lunges, rays, and bows used from the saddle. */
import { expect } from 'vitest';
import { attack, defence, fullAttack, only, owed, shot, swung, weapon } from '../asks/attacks.ts';
import { act, refused } from '../asks/turns.ts';
import { cases, creature, hero, move, threat, turn, type CreatureMore } from '../cases.ts';
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
  row(
    'reach.whip',
    0,
    'a whip, and a foe three squares away: it may be attacked',
    [lasher, creature('b', 8, 5)],
    attack('a', 'b', 'whip'),
    { possible: true, mode: 'melee' },
  ),
  row(
    'reach.whip',
    0,
    'a whip, and a foe beside the wielder: it may be attacked too',
    [lasher, creature('b', 6, 5)],
    attack('a', 'b', 'whip'),
    all((a) => expect(a).toMatchObject({ possible: true }), owed('b')),
  ),
  row(
    'reach.whip',
    0,
    'the squares that a whip threatens: none',
    [lasher],
    threat('a'),
    { cells: [] },
    'an empty answer rests on no rule of its own',
  ),
  row(
    'reach.whip',
    'extra',
    'a whip in one hand and a dagger in the other: the dagger threatens',
    [hero('a', 5, 5, { attacks: [WHIP, 'dagger'] })],
    threat('a'),
    threatens([[6, 5]], [[7, 5]]),
    'the squares are the dagger’s',
  ),
  row(
    'reach.whip',
    1,
    'a foe three diagonals away',
    [lasher, creature('b', 8, 8)],
    attack('a', 'b', 'whip'),
    { possible: false, why: ['out-of-reach'] },
  ),
  row(
    'reach.whip',
    2,
    'an orc with a sword stands beside the man who cracks the whip',
    [lasher, creature('b', 6, 5)],
    act('a', 'use-whip', { target: 'b' }),
    all((a) => expect(a).toMatchObject({ legal: true }), owed('b')),
  ),
  row(
    'reach.whip',
    'extra',
    'to use a whip at four squares: out of reach',
    [lasher, creature('b', 9, 5)],
    act('a', 'use-whip', { target: 'b' }),
    refused('target-out-of-reach'),
  ),
  row(
    'reach.lunge',
    0,
    'a lunge at a foe two squares away costs 2 Armor Class',
    [lunger(), creature('b', 7, 5)],
    attack('a', 'b', 'sword', { declare: { lunge: 1 } }),
    { possible: true, own: [{ on: 'ac', value: -2 }] },
  ),
  row(
    'reach.lunge',
    'extra',
    'the same foe without a lunge: out of reach',
    [lunger(), creature('b', 7, 5)],
    attack('a', 'b', 'sword'),
    { possible: false, why: ['out-of-reach'] },
    'no feat is used',
  ),
  row(
    'reach.lunge',
    'extra',
    'a lunge as an attack of opportunity: the own turn is over',
    [lunger(), creature('b', 7, 5)],
    attack('a', 'b', 'sword', { declare: { lunge: 1 }, action: 'opportunity' }),
    { possible: false, why: ['out-of-reach'] },
  ),
  row(
    'reach.lunge',
    1,
    'a foe leaves a square two squares away: no opportunity',
    [lunger(), creature('b', 7, 5)],
    move('b', [
      [7, 5],
      [8, 5],
    ]),
    legal(1),
    'the reach is that of the weapon',
  ),
  row(
    'condition.broken',
    0,
    'a broken longsword, attack +6: +4, 20/×2',
    [hero('a', 5, 5, { attacks: [BROKEN], abilities: { str: 14 } })],
    weapon('a', 'blade', { bonus: 6 }),
    { bonus: 4, damageBonus: 0, critical: { from: 20, times: 2 } },
  ),
  row(
    'condition.broken',
    0,
    'an attack with it',
    [hero('a', 5, 5, { attacks: [BROKEN] }), creature('b', 6, 5)],
    attack('a', 'b', 'blade', { bonus: 6 }),
    all((a) => expect(a['bonus']).toBe(4), only(['attack', 'broken', -2])),
  ),
  row(
    'condition.broken',
    1,
    'a broken chain shirt, armor bonus +4',
    [],
    defence([{ type: 'armour', value: 4, broken: true }]),
    { ac: 12 },
  ),
  row(
    'opportunity.ranged-touch-spell',
    0,
    'the ray of a spell that was cast on the defensive, beside an orc',
    [wizard, creature('b', 5, 5)],
    act('w', 'ray-attack'),
    all((a) => expect(a).toMatchObject({ kind: 'free' }), owed('b')),
  ),
  row(
    'opportunity.ranged-touch-spell',
    0,
    'the casting before it, on the defensive',
    [wizard, creature('b', 5, 5)],
    act('w', 'cast-spell', { defensively: true, level: 1 }),
    owed(),
    ['pf1.opportunity.cast-defensively'],
  ),
  row(
    'opportunity.ranged-touch-spell',
    1,
    'the casting of a ray without care, beside an orc',
    [wizard, creature('b', 5, 5)],
    act('w', 'cast-spell'),
    owed('b'),
    ['pf1.opportunity.cast-defensively'],
  ),
  row(
    'opportunity.ranged-touch-spell',
    1,
    'the ray, after the orc has struck at the casting',
    [wizard, creature('b', 5, 5, { opportunitiesTaken: 1 })],
    act('w', 'ray-attack'),
    owed(),
  ),
  row(
    'mounted.attack',
    2,
    'the horse has moved 2 squares: one melee attack',
    [...riding(2), creature('t', 6, 5)],
    act('r', 'melee-attack', { target: 't' }),
    { legal: true },
    'an attack of one’s own rests on the table of actions',
  ),
  row(
    'mounted.attack',
    2,
    'the horse has moved 2 squares: no full attack with a sword',
    riding(2),
    fullAttack('r', { primary: 'sword' }),
    { legal: false, why: ['no-action-left'] },
    'a full attack leaves no movement, mounted or not',
  ),
  row(
    'mounted.attack',
    'extra',
    'the horse has moved 20 squares: a full attack with a bow',
    archer(20),
    fullAttack('r', { primary: 'bow' }),
    { legal: true, attacks: [{ bonus: 6 }, { bonus: 1 }] },
    [],
  ),
  row(
    'mounted.attack',
    'extra',
    'a shot from a horse that has moved its speed',
    archer(10),
    attack('r', 't', 'bow'),
    only(),
    [],
  ),
  row(
    'mounted.attack',
    'extra',
    'a shot from a horse at a double move',
    archer(20),
    attack('r', 't', 'bow'),
    only(['attack', 'mounted-shot', -4]),
  ),
  row(
    'mounted.attack',
    'extra',
    'a shot from a running horse',
    archer(40),
    attack('r', 't', 'bow'),
    only(['attack', 'mounted-shot', -8]),
  ),
  row(
    'mounted.attack',
    'extra',
    'a shot from a running horse with Mounted Archery',
    archer(40, { traits: ['mounted-archery'] }),
    attack('r', 't', 'bow'),
    only(['attack', 'mounted-shot', -4]),
  ),
]);
