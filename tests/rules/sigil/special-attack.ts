/**
 * Sigil: special attacks in place of an attack: aid, disarm, feint, sunder, trip, coup de grace.
 */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cells,
  block,
  cases,
  creature,
  hero,
  move,
  ogre,
  turn,
  type Answer,
  type AttackInput,
  type At,
  type Case,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all, illegal, legal, sums } from '../checks.ts';

const rule = rowsOf('sigil.special-attack');

const YES = { legal: true, why: [] };
const no = (...why: string[]): Answer => ({ legal: false, why });
/** No other creature or action provokes. */
const from = (...by: string[]): Answer => ({ opportunities: by.map((id) => ({ by: id })) });
const won = (...effects: Answer[]): Answer => ({ outcome: { result: 'success', effects } });
const lost = (...effects: Answer[]): Answer => ({ outcome: { result: 'failure', effects } });

const greataxe: AttackInput = {
  id: 'greataxe',
  kind: 'melee',
  twoHanded: true,
  tags: ['slashing'],
};
const rapier: AttackInput = { id: 'rapier', kind: 'melee', tags: ['piercing'] };
const club: AttackInput = { id: 'club', kind: 'melee', tags: ['bludgeoning'] };
const chain: AttackInput = {
  id: 'chain',
  kind: 'melee',
  reachWeapon: 'reach-and-near',
  twoHanded: true,
  tags: ['trips', 'piercing'],
};
const crossbow: AttackInput = {
  id: 'crossbow',
  kind: 'ranged',
  twoHanded: true,
  rangeIncrement: 16,
  tags: ['crossbow'],
  damage: '1d8',
};

/** Two adjacent Medium creatures, a hero `a` and a foe `b`. */
const duel = (
  a: Parameters<typeof hero>[3] = {},
  b: Parameters<typeof creature>[3] = {},
): Thing[] => [hero('a', 0, 0, a), creature('b', 1, 0, b)];
const charge = (path: At[]): Case['ask'] => move('a', path, 'charge');
const along = (to: number): At[] => Array.from({ length: to + 1 }, (_, x): At => [x, 0]);

export default cases('sigil', [
  rule('replacing-attacks', 0, 'a base attack bonus of +6: two attacks, any of them a trip')
    .on(duel({ bab: 6 }))
    .ask(special('trip', 'a', 'b'))
    .gives({ legal: true, times: 2, kind: 'standard' }),
  rule('replacing-attacks', 'extra', 'at +5 there is one attack')
    .on(duel({ bab: 5 }))
    .ask(special('disarm', 'a', 'b'))
    .gives({ legal: true, times: 1 }),
  rule('replacing-attacks', 'extra', 'a bull rush takes no attack’s place')
    .on(duel({ bab: 6 }))
    .ask(special('bull-rush', 'a', 'b'))
    .uncited('a bull rush is an action of its own, so no attack is replaced')
    .gives((a) => expect(a).not.toHaveProperty('times')),

  rule('aid-another', 0, 'a 12 helps the ally on the other side')
    .on(...duel(), hero('c', 2, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }))
    .gives({
      ...YES,
      kind: 'standard',
      opportunities: [],
      ...won({
        of: 'c',
        effect: 'aided',
        value: 2,
        on: ['attack', 'ac'],
        until: 'start-of-next-turn',
      }),
    }),
  rule('aid-another', 1, 'the enemy is two squares away')
    .on(hero('a', 0, 0), creature('b', 2, 0), hero('c', 3, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }))
    .gives(no('target-out-of-reach')),
  rule('aid-another', 'extra', 'a 10 is enough, a 9 is not')
    .on(...duel(), hero('c', 2, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 9 }))
    .gives(lost()),
  rule('aid-another', 'extra', 'an ally who is not in melee with it')
    .on(...duel(), hero('c', 6, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }))
    .gives(no('not-engaged')),

  rule('charge-path', 0, 'nine squares of a twelve-square charge')
    .on(hero('a', 0, 0), creature('b', 10, 0))
    .ask(charge(along(9)))
    .gives(legal(9)),
  rule('charge-path', 1, 'only one square')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(charge(cells('0,0 1,0')))
    .gives(illegal('too-short')),
  rule('charge-path', 2, 'the target is unseen at the start')
    .on(hero('a', 0, 0), creature('b', 5, 0, { visibleTo: ['foes'] }))
    .ask(charge(along(4)))
    .gives(illegal('no-line-of-sight')),
  rule('charge-blocked', 0, 'an ally stands in the way')
    .on(hero('a', 0, 0), hero('c', 4, 0), creature('b', 8, 0))
    .ask(charge(along(7)))
    .gives(illegal('through-ally')),
  rule('charge-blocked', 'extra', 'a sleeping enemy is a creature in the way')
    .on(hero('a', 0, 0), creature('c', 4, 0, { conditions: ['asleep'] }), creature('b', 8, 0))
    .ask(charge(along(7)))
    .gives(illegal('through-enemy')),
  rule('charge-blocked', 2, 'a corpse is no creature')
    .on(hero('a', 0, 0), creature('c', 4, 0, { conditions: ['dead'] }), creature('b', 8, 0))
    .ask(charge(along(7)))
    .gives(legal(7)),
  rule(
    'charge-path',
    'extra',
    'the nearest place strikes the far squares of a big target past the dead zone of a polearm',
  )
    .on(
      ogre('a', 3, 3, { attacks: [{ id: 'spear', kind: 'melee', reachWeapon: 'reach' }] }),
      hero('c', 1, 4, { size: 'large', attacks: 'none' }),
      creature('f', 5, 3),
      creature('g', 5, 5),
    )
    .ask(charge(cells('3,3 3,2 3,1')))
    .gives(legal(2)),
  rule(
    'charge-path',
    'extra',
    'a charge into a narrow place with the enemy too near for the polearm',
  )
    .on(hero('a', 1, 6, { size: 'large', attacks: 'longspear' }), creature('b', 3, 7), block(2, 5))
    .ask(charge(cells('1,6 1,5 1,4')))
    .gives(illegal('not-nearest')),
  rule('charge-path', 'extra', 'the nearest free square holds a corpse')
    .on(hero('a', 0, 0), creature('c', 7, 0, { conditions: ['dead'] }), creature('b', 8, 0))
    .ask(charge(along(7)))
    .gives(legal(7)),
  rule('charge-blocked', 1, 'a difficult square in the way')
    .on(hero('a', 0, 0), creature('b', 8, 0), { cell: { at: [4, 0], terrain: 'difficult' } })
    .ask(charge(along(7)))
    .cites('sigil.terrain.difficult-no-run-charge')
    .gives(illegal('difficult-terrain', [4, 0])),
  rule('charge-provokes', 0, 'past an armed enemy')
    .on(hero('a', 0, 0), creature('c', 3, 1), creature('b', 8, 0))
    .ask(charge(along(7)))
    .gives((a) => {
      expect(a['opportunities']).toMatchObject([{ by: 'c' }]);
    }),
  rule('charge-standard', 0, 'seven squares in a surprise round')
    .on(
      hero('a', 0, 0),
      creature('b', 8, 0),
      turn({ active: 'a', surprise: true, order: ['a', 'b'] }),
    )
    .ask(charge(along(7)))
    .gives(illegal('over-speed')),
  rule('charge-standard', 1, 'six squares in a surprise round')
    .on(
      hero('a', 0, 0),
      creature('b', 7, 0),
      turn({ active: 'a', surprise: true, order: ['a', 'b'] }),
    )
    .ask(charge(along(6)))
    .gives(legal(6)),
  rule('charge-standard', 'extra', 'a path of six squares as a full-round charge')
    .on(hero('a', 0, 0), creature('b', 8, 0), turn({ active: 'a', order: ['a', 'b'] }))
    .ask(charge(along(7)))
    .uncited('a control: a whole charge is allowed, and the short one is not needed')
    .gives(legal(7)),

  rule('charge-attack', 0, 'attack +5, armour class 16')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(attack('a', 'b', 'sword', { action: 'charge', bonus: 5 }))
    .gives((a) => {
      expect(a).toMatchObject({
        bonus: 7,
        modifiers: [{ on: 'attack', value: 2 }],
        own: [{ on: 'ac', value: -2 }],
      });
    }),
  rule('charge-attack', 'extra', 'attacks against a creature that charged')
    .on(hero('a', 0, 0, { conditions: ['charging'] }), creature('b', 1, 0))
    .ask(attack('b', 'a', 'sword'))
    .gives({ total: { attack: 0, ac: -2 } }),
  rule('fight-defensively', 0, 'attack +6, armour class 15')
    .on(duel())
    .ask(attack('a', 'b', 'sword', { defensively: true, bonus: 6 }))
    .gives((a) => {
      expect(a).toMatchObject({ bonus: 2, own: [{ on: 'ac', value: 2, type: 'dodge' }] });
    }),
  rule('fight-defensively', 'extra', 'fighting defensively takes no action')
    .on(duel())
    .ask(act('a', 'fight-defensively'))
    .uncited('a control: it is declared with an attack and takes no action by itself')
    .gives({ legal: true, kind: 'not-an-action', opportunities: [] }),
  rule('total-defence', 0, 'struck at as it moves away')
    .on(duel({ conditions: ['total-defence'] }))
    .ask(attack('b', 'a', 'sword', { action: 'opportunity', forMovement: true }))
    .gives({ possible: true, total: { attack: 0, ac: 4 } }),
  rule('total-defence', 'extra', 'a creature in total defense moves away and provokes')
    .on(duel({ conditions: ['total-defence'] }))
    .ask(move('a', cells('0,0 -1,0')))
    .uncited('the mover’s defense does not decide whether its movement provokes')
    .gives(legal(1, [['b', [0, 0]]])),
  rule('total-defence', 'extra', 'a creature in total defense makes no attack of opportunity')
    .on(duel({ conditions: ['total-defence'] }))
    .ask(move('b', cells('1,0 2,0')))
    .uncited('the answer cites that total defence takes no opportunities, a rule of another id')
    .gives(legal(1, [])),

  rule('coup-de-grace', 0, 'a bow from four squares away')
    .on(
      hero('a', 0, 0, { attacks: [{ id: 'bow', kind: 'ranged', tags: ['bow'] }] }),
      creature('b', 4, 0, { conditions: ['paralyzed'] }),
    )
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('target-out-of-reach')),
  rule('coup-de-grace', 1, '14 damage: Fortitude 24')
    .on(duel({}, { conditions: ['paralyzed'] }))
    .ask(special('coup-de-grace', 'a', 'b', { damage: 14 }))
    .gives({ ...YES, kind: 'full-round', automatic: true, save: { kind: 'fortitude', dc: 24 } }),
  rule('coup-de-grace', 'extra', 'a coup de grace with a bow from an adjacent square')
    .on(
      hero('a', 0, 0, { attacks: [{ id: 'bow', kind: 'ranged', tags: ['bow'] }] }),
      creature('b', 1, 1, { conditions: ['paralyzed'] }),
    )
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(YES),
  rule('coup-de-grace', 'extra', 'a target that can defend itself')
    .on(duel())
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('not-helpless')),
  rule('coup-de-grace', 'extra', 'a sleeping undead is immune to critical hits')
    .on(duel({}, { conditions: ['paralyzed'], traits: ['undead'] }))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('critical-immune')),
  rule('coup-de-grace', 'extra', 'a coup de grace provokes from all threatening enemies')
    .on(...duel({}, { conditions: ['paralyzed'] }), creature('c', 0, 1), creature('d', 0, 3))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(from('c')),
  rule('coup-de-grace', 'extra', 'hidden or not, it takes one round')
    .on(duel({}, { conditions: ['paralyzed', 'invisible'] }))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives({ ...YES, rounds: 1 }),

  rule('disarm-provokes', 0, 'the answering blow deals damage')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { struck: 5, ...totals(20, 1) }))
    .gives({ ...YES, ...from('b'), outcome: { result: 'ruined', effects: [] } }),
  rule('disarm-provokes', 1, 'the answering blow misses')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { struck: 0, ...totals(20, 12) }))
    .gives({ ...from('b'), outcome: { result: 'success', margin: 8 } }),
  rule('disarm-provokes', 'extra', 'a disarm with Improved Disarm does not provoke')
    .on(duel({ traits: ['improved-disarm'] }))
    .ask(special('disarm', 'a', 'b'))
    .gives({ ...from(), ...sums(4, 0) }),
  rule('disarm-provokes', 'extra', 'a disarm provokes only from the target')
    .on(...duel(), creature('c', 0, 1))
    .ask(special('disarm', 'a', 'b'))
    .gives(from('b')),
  rule('disarm-check', 0, 'a Large two-handed weapon against a one-handed one')
    .on(ogre('b', 1, 0, { attacks: [greataxe] }), hero('a', 0, 0))
    .ask(special('disarm', 'b', 'a'))
    .gives(sums(8, 0)),
  rule('disarm-check', 'extra', 'a dagger against a longspear')
    .on(duel({ attacks: 'dagger' }, { attacks: 'longspear' }))
    .ask(special('disarm', 'a', 'b'))
    .gives(sums(-4, 4)),
  rule('disarm-check', 'extra', 'bare hands against a sword held in two')
    .on(duel({ attacks: 'none' }))
    .ask(special('disarm', 'a', 'b', { grips: { defender: 'two-handed' } }))
    .gives(sums(-4, 4)),
  rule('disarm-check', 'extra', 'a Small attacker against a Huge one')
    .on(hero('a', 0, 0, { size: 'small' }), creature('b', 1, 0, { size: 'huge' }))
    .ask(special('disarm', 'a', 'b'))
    .gives(sums(0, 12)),
  rule('disarm-result', 0, 'the sword falls in its holder’s square')
    .on(duel())
    .ask(special('disarm', 'a', 'b', totals(18, 10)))
    .gives(won({ of: 'b', effect: 'dropped', at: [1, 0] })),
  rule('disarm-result', 1, 'an armed defender who wins may disarm back')
    .on(duel())
    .ask(special('disarm', 'a', 'b', totals(10, 18)))
    .gives(lost({ of: 'b', effect: 'may-disarm-back' })),
  rule('disarm-result', 'extra', 'the counter-disarm provokes no attack')
    .on(duel())
    .ask(special('disarm', 'b', 'a', { inReturn: true, ...totals(10, 18) }))
    .gives({ ...from(), ...lost() }),
  rule('disarm-result', 'extra', 'with empty hands it may keep the thing')
    .on(duel({ attacks: 'none' }))
    .ask(special('disarm', 'a', 'b', totals(18, 10)))
    .gives(won({ of: 'b', effect: 'dropped' }, { of: 'a', effect: 'may-take-it' })),
  rule('disarm-worn', 0, 'the ring of one who is not pinned')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'ring' } }))
    .gives(no('not-removable')),
  rule('disarm-worn', 1, 'a clasp')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'shoulders', easy: true } }))
    .gives({ ...YES, ...sums(4, 0) }),
  rule('disarm-worn', 'extra', 'the ring of one that it has pinned, who holds on to it')
    .on(hero('a', 0, 0, { pins: 'b' }), creature('b', 1, 0, { conditions: ['pinned'] }))
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'ring' } }))
    .gives({ ...YES, ...sums(0, 4) }),
  rule('disarm-worn', 'extra', 'no counter-disarm against taking a worn item')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'neck' }, ...totals(10, 18) }))
    .gives(lost()),

  rule('feint', 0, 'Bluff 20 against 18')
    .on(duel())
    .ask(special('feint', 'a', 'b', totals(20, 18)))
    .gives({
      ...YES,
      kind: 'standard',
      ...from(),
      ...won({ of: 'b', effect: 'loses-dexterity', by: 'a' }),
    }),
  rule('feint', 1, 'against an ooze')
    .on(duel({}, { traits: ['ooze'] }))
    .ask(special('feint', 'a', 'b', totals(20, 1)))
    .gives(no('mindless')),
  rule('feint', 'extra', 'the sheets’ numbers, a target that is no humanoid')
    .on(
      duel(
        { skills: { bluff: { bonus: 7 } } },
        { bab: 4, skills: { 'sense-motive': { bonus: 2 } }, traits: ['dragon'] },
      ),
    )
    .ask(special('feint', 'a', 'b'))
    .gives(sums(3, 6)),
  rule('feint', 'extra', 'a beast’s wits')
    .on(duel({ skills: { bluff: { bonus: 10 } } }, { abilities: { int: 2 }, traits: ['animal'] }))
    .ask(special('feint', 'a', 'b'))
    .gives({ attacker: { modifier: 2 } }),
  rule('feint', 'extra', 'a tie deceives nobody')
    .on(duel())
    .ask(special('feint', 'a', 'b', totals(18, 18)))
    .gives(lost()),
  rule('feint', 'extra', 'a feint with Improved Feint is a move action')
    .on(duel({ traits: ['improved-feint'] }))
    .ask(special('feint', 'a', 'b'))
    .gives({ kind: 'move' }),

  rule('trip-target', 0, 'Medium against Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(special('trip', 'a', 'b'))
    .gives(no('too-big')),
  rule('trip-target', 1, 'with a spiked chain')
    .on(duel({ attacks: [chain] }))
    .ask(special('trip', 'a', 'b', { with: 'chain' }))
    .gives({ ...YES, touch: true, ...from() }),
  rule('trip-target', 2, 'a snake')
    .on(duel({}, { traits: ['has-no-legs'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(no('no-legs')),
  rule('trip-target', 'extra', 'a sword is no help: with bare hands, and the target answers')
    .on(duel())
    .ask(special('trip', 'a', 'b'))
    .gives({ ...YES, touch: true, ...from('b') }),
  rule('trip-target', 'extra', 'Medium against Large')
    .on(hero('a', 0, 0), ogre('b', 1, 0))
    .ask(special('trip', 'a', 'b'))
    .gives(YES),
  rule('trip-target', 'extra', 'a ghost')
    .on(duel({}, { traits: ['incorporeal'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(no('incorporeal')),
  rule('trip-target', 'extra', 'two squares away: with the chain, not with the hands')
    .on(hero('a', 0, 0, { attacks: [chain] }), creature('b', 2, 0))
    .ask(special('trip', 'a', 'b', { with: 'chain' }))
    .gives(YES),
  rule('trip-target', 'extra', 'two squares away with a spear that trips nobody')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('b', 2, 0))
    .ask(special('trip', 'a', 'b', { with: 'longspear' }))
    .gives(no('target-out-of-reach')),
  rule('trip-check', 0, 'a horse')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, { size: 'large', build: 'long', traits: ['more-than-two-legs'] }),
    )
    .ask(special('trip', 'a', 'b'))
    .gives(sums(0, 8)),
  rule('trip-check', 'extra', 'the better of Strength and Dexterity is the defender’s choice')
    .on(duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 18 } }))
    .ask(special('trip', 'a', 'b'))
    .gives({
      attacker: { check: 'strength', modifier: 3 },
      defender: { check: 'dexterity', choices: ['strength', 'dexterity'], modifier: 4 },
    }),
  rule('trip-check', 'extra', 'a rider may use Ride')
    .on(
      ...duel({}, { mount: 'm', skills: { ride: { bonus: 9 } } }),
      creature('m', 1, 0, { size: 'large' }),
    )
    .ask(special('trip', 'a', 'b'))
    .gives({ defender: { check: 'ride', modifier: 9 } }),
  rule('trip-check', 'extra', 'ten ranks of Balance at −10')
    .on(duel({}, { skills: { balance: { ranks: 10, bonus: 16 } } }))
    .ask(special('trip', 'a', 'b', { checks: { defender: 'balance' } }))
    .gives({ defender: { check: 'balance', modifier: 6 } }),
  rule('trip-check', 'extra', 'nine ranks do not serve')
    .on(duel({}, { skills: { balance: { ranks: 9, bonus: 16 } } }))
    .ask(special('trip', 'a', 'b', { checks: { defender: 'balance' } }))
    .gives({ defender: { check: 'strength' } }),
  rule('trip-check', 'extra', 'dice and sheets: 10 + 3 against 12 + 0')
    .on(duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 10 } }))
    .ask(special('trip', 'a', 'b', { dice: { attacker: 10, defender: 12 } }))
    .gives({
      attacker: { total: 13 },
      defender: { total: 12 },
      outcome: { result: 'success', margin: 1 },
    }),
  rule('trip-check', 'extra', 'a tie is the higher modifier’s')
    .on(duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 10 } }))
    .ask(special('trip', 'a', 'b', totals(14, 14)))
    .gives({ outcome: { result: 'success', margin: 0 } }),
  rule('trip-check', 'extra', 'a tie of equals is rolled again')
    .on(duel())
    .ask(special('trip', 'a', 'b', totals(14, 14)))
    .gives({ outcome: { result: 'reroll', effects: [] } }),
  rule('trip-result', 0, 'the one with the chain loses')
    .on(duel({ attacks: [chain] }))
    .ask(special('trip', 'a', 'b', { with: 'chain', ...totals(5, 15) }))
    .gives(
      lost(
        { of: 'b', effect: 'may-trip-back' },
        { of: 'a', effect: 'may-drop-weapon', by: 'chain' },
      ),
    ),
  rule('trip-result', 'extra', 'the loser lies in its own space')
    .on(duel())
    .ask(special('trip', 'a', 'b', totals(15, 5)))
    .gives(won({ of: 'b', effect: 'prone', at: [1, 0] })),
  rule('trip-result', 'extra', 'a Balance check wins no trip in return')
    .on(duel({}, { skills: { balance: { ranks: 12, bonus: 20 } } }))
    .ask(special('trip', 'a', 'b', { checks: { defender: 'balance' }, ...totals(5, 15) }))
    .gives(lost()),
  rule('trip-result', 'extra', 'a rider is unhorsed')
    .on(...duel({}, { mount: 'm' }), creature('m', 1, 0, { size: 'large' }))
    .ask(special('trip', 'a', 'b', totals(15, 5)))
    .gives(won({ of: 'b', effect: 'unhorsed', by: 'm' }, { of: 'b', effect: 'prone' })),
  rule('trip-result', 'extra', 'a winged flyer stalls')
    .on(
      duel(
        {},
        {
          conditions: ['flying'],
          traits: ['winged'],
          speed: { fly: 8, manoeuvrability: 'average' },
        },
      ),
    )
    .ask(special('trip', 'a', 'b', totals(15, 5)))
    .gives(won({ of: 'b', effect: 'stalls' })),

  rule('sunder', 0, 'a greataxe against a dagger')
    .on(duel({ attacks: [greataxe] }, { attacks: 'dagger' }))
    .ask(special('sunder', 'a', 'b'))
    .gives({ ...YES, ...from('b'), ...sums(4, -4) }),
  rule('sunder', 'extra', 'a rapier breaks nothing')
    .on(duel({ attacks: [rapier] }))
    .ask(special('sunder', 'a', 'b'))
    .gives(no('wrong-weapon')),
  rule('sunder', 'extra', '9 damage, hardness 5')
    .on(duel({ attacks: [club] }))
    .ask(
      special('sunder', 'a', 'b', {
        damage: 9,
        object: { kind: 'held', hardness: 5 },
        ...totals(15, 10),
      }),
    )
    .gives(won({ of: 'b', effect: 'object-damaged', value: 4 })),
  rule('sunder', 'extra', 'a Large attacker')
    .on(ogre('b', 1, 0, { attacks: [club] }), hero('a', 0, 0))
    .ask(special('sunder', 'b', 'a'))
    .gives(sums(4, 0)),
  rule('sunder-worn', 0, 'a Tiny thing on one with Dexterity +3')
    .on(duel({ attacks: [club] }, { abilities: { dex: 16 } }))
    .ask(special('sunder', 'a', 'b', { object: { kind: 'worn', size: 'tiny' } }))
    .gives({ ...YES, ...from('b'), ac: 15 }),
  rule('sunder-worn', 'extra', 'struck with 15, missed with 14')
    .on(duel({ attacks: [club] }, { abilities: { dex: 16 } }))
    .ask(special('sunder', 'a', 'b', { object: { kind: 'worn', size: 'tiny' }, roll: 14 }))
    .gives({ outcome: { result: 'failure', margin: -1 } }),
  rule('sunder-worn', 'extra', 'never armour')
    .on(duel({ attacks: [club] }))
    .ask(special('sunder', 'a', 'b', { object: { kind: 'armour' } }))
    .gives(no('not-armour')),
  rule('sunder-worn', 'extra', 'a familiar on the shoulder is quicker than its master')
    .on(
      ...duel({ attacks: [club] }, { abilities: { dex: 12 } }),
      creature('f', 1, 0, { size: 'tiny', abilities: { dex: 20 } }),
    )
    .ask(special('sunder', 'a', 'b', { object: { kind: 'worn', creature: 'f' } }))
    .gives({ ac: 17 }),
  rule('trip-target', 'extra', 'a pinned attacker trips nobody')
    .on(duel({ conditions: ['pinned'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(
      all(
        (a) => expect(a['legal']).toBe(false),
        (a) => expect(a['why']).toContain('condition-forbids'),
      ),
    ),
  rule('trip-target', 'extra', 'nothing is left of its standard action')
    .on(...duel(), turn({ active: 'a', order: ['a', 'b'], spent: { standard: true } }))
    .ask(special('trip', 'a', 'b'))
    .gives(no('no-action-left')),
  rule('coup-de-grace', 'extra', 'a crossbow at hand, a move action used')
    .on(
      ...duel({ attacks: [crossbow] }, { conditions: ['asleep'] }),
      turn({ active: 'a', order: ['a', 'b'], spent: { move: 1 } }),
    )
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('no-action-left')),
]);
