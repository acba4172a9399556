/** Sigil: special attacks that move creatures: bull rush and overrun, square by square. */
import { expect } from 'vitest';
import { over, special, totals } from '../asks/specials.ts';
import { cells, block, cases, corridor, creature, hero, ogre, wall } from '../cases.ts';
import { sums, effects } from '../checks.ts';
import { row, rowsOf } from '../rows.ts';

const rule = rowsOf('sigil.special-attack');
/** Both in the air, at one height. */
const UP = {
  conditions: ['flying'],
  speed: { fly: 8, manoeuvrability: 'average' as const },
  traits: ['winged'],
};
const pair = [hero('a', 0, 0), creature('b', 1, 0)];
const rush = (more: Record<string, unknown> = {}) => special('bull-rush', 'a', 'b', more);
const run = (more: Record<string, unknown> = {}) => special('overrun', 'a', 'b', more);

export default cases('sigil', [
  rule('bull-rush-target', 0, 'Medium against Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(rush())
    .gives({ legal: false, why: ['too-big'] }),
  rule('bull-rush-target', 1, 'at the end of a charge over four squares')
    .on(hero('a', 0, 0), creature('b', 5, 0))
    .ask(rush({ charging: true }))
    .gives({
      legal: true,
      kind: 'full-round',
      path: cells('0,0 1,0 2,0 3,0 4,0'),
      attacker: { modifier: 2 },
    }),
  rule('bull-rush-target', 'extra', 'Medium against Large: its target strikes, nobody else')
    .on(hero('a', 0, 0), ogre('b', 1, 0), creature('c', 0, 1))
    .ask(rush())
    .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'b' }] }),
  rule('bull-rush-target', 'extra', 'from two squares away without a charge')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(rush())
    .gives({ legal: false, why: ['target-out-of-reach'] }),
  rule('bull-rush-target', 'extra', 'a friend in the way of the charge, in a passage')
    .on(corridor(0), hero('a', 0, 0), hero('c', 2, 0), creature('b', 5, 0))
    .ask(rush({ charging: true }))
    .gives((a) => expect(a['legal']).toBe(false)),
  rule('bull-rush-target', 'extra', 'a bull rush with Improved Bull Rush does not provoke')
    .on(hero('a', 0, 0, { traits: ['improved-bull-rush'] }), creature('b', 1, 0))
    .ask(rush())
    .gives({ opportunities: [], ...sums(4, 0) }),

  rule('bull-rush-aoo-divert', 0, 'a third one’s blow at the pusher, 25')
    .on(...pair, creature('c', 0, 1))
    .ask(rush({ strike: { by: 'c', against: 'attacker', d100: 25 } }))
    .gives({ strikes: { of: 'b', chance: 25 } }),
  rule('bull-rush-aoo-divert', 1, 'the same with 26')
    .on(...pair, creature('c', 0, 1))
    .ask(rush({ strike: { by: 'c', against: 'attacker', d100: 26 } }))
    .gives({ strikes: { of: 'a', chance: 25 } }),
  rule('bull-rush-aoo-divert', 'extra', 'the target’s own blow never goes astray')
    .on(pair)
    .ask(rush({ strike: { by: 'b', against: 'attacker', d100: 1 } }))
    .gives({ strikes: { of: 'a', chance: 0 } }),
  rule('bull-rush-aoo-divert', 'extra', 'a friend’s blow at the pushed one may strike the pusher')
    .on(...pair, hero('c', 2, 1))
    .ask(rush({ strike: { by: 'c', against: 'defender', d100: 3 } }))
    .gives({ strikes: { of: 'a', chance: 25 } }),

  rule('bull-rush-check', 0, 'a Large one who charges a Medium one')
    .on(hero('a', 0, 0, { size: 'large', build: 'tall' }), creature('b', 5, 0))
    .ask(rush({ charging: true }))
    .gives(sums(6, 0)),
  rule('bull-rush-check', 'extra', 'four legs stand firm')
    .on(hero('a', 0, 0), creature('b', 1, 0, { traits: ['more-than-two-legs'] }))
    .ask(rush())
    .gives(sums(0, 4)),
  rule('bull-rush-check', 'extra', 'a dwarf’s stability counts against a bull rush')
    .on(hero('a', 0, 0), creature('b', 1, 0, { traits: ['stability'] }))
    .ask(rush())
    .gives(sums(0, 4)),
  rule('bull-rush-check', 'extra', 'Dexterity does not help on the ground')
    .on(
      hero('a', 0, 0, { abilities: { str: 14 } }),
      creature('b', 1, 0, { abilities: { str: 8, dex: 20 } }),
    )
    .ask(rush())
    .gives({ attacker: { modifier: 2 }, defender: { check: 'strength', modifier: -1 } }),

  rule('bull-rush-push', 0, 'a margin of 6: two squares, the pusher following')
    .on(pair)
    .ask(rush(totals(16, 10)))
    .gives(
      effects(
        'success',
        { of: 'b', effect: 'pushed', squares: 2, at: [3, 0], cells: cells('2,0 3,0') },
        { of: 'a', effect: 'follows', at: [2, 0] },
      ),
    ),
  rule('bull-rush-push', 1, 'a margin of 4: one square, the pusher stays')
    .on(pair)
    .ask(rush(totals(14, 10)))
    .gives(effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] })),
  rule('bull-rush-push', 'extra', 'diagonally away')
    .on(hero('a', 0, 0), creature('b', 1, 1))
    .ask(rush(totals(12, 10)))
    .gives(effects('success', { of: 'b', effect: 'pushed', at: [2, 2] })),
  rule('bull-rush-push', 'extra', 'a wall stops it after one square')
    .on(...pair, wall(3, -2, 3, 3))
    .ask(rush(totals(25, 10)))
    .gives(effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] })),
  rule('bull-rush-push', 'extra', 'a corpse behind it is no obstacle')
    .on(...pair, creature('c', 2, 0, { conditions: ['dead'] }))
    .ask(rush(totals(12, 10)))
    .gives(effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] })),
  rule('bull-rush-push', 'extra', 'a bull rush against a creature with another behind it')
    .on(...pair, creature('c', 2, 0))
    .ask(rush(totals(25, 10)))
    .gives(effects('success', { of: 'b', effect: 'not-moved', at: [1, 0] })),
  rule('bull-rush-push', 'extra', 'a bull rush farther than the attacker’s movement')
    .on(hero('a', 0, 0, { speed: { land: 3 } }), creature('b', 1, 0))
    .ask(rush(totals(40, 10)))
    .gives((a) =>
      expect(a).toMatchObject({
        outcome: {
          effects: [
            { of: 'b', squares: 3, at: [4, 0] },
            { of: 'a', at: [3, 0] },
          ],
        },
      }),
    ),
  rule('bull-rush-push', 'extra', 'a Large one is pushed with its whole space')
    .on(hero('a', 0, 0), ogre('b', 1, 0), block(3, 1))
    .ask(rush(totals(20, 10)))
    .gives(effects('success', { of: 'b', effect: 'not-moved' })),
  rule('bull-rush-push', 'extra', 'pushed past two enemies of the one, both may strike')
    .on(...pair, hero('c', 2, 1), creature('d', 1, 1))
    .ask(rush(totals(16, 10)))
    .gives(
      effects(
        'success',
        { of: 'b', effect: 'pushed', squares: 2 },
        { of: 'a', effect: 'follows' },
        { of: 'b', effect: 'provokes', by: 'c' },
        { of: 'a', effect: 'provokes', by: 'd' },
      ),
    ),
  rule('bull-rush-failure', 0, 'a wall at its back')
    .on(hero('a', 1, 0), creature('b', 2, 0), block(0, 0))
    .ask(rush(totals(5, 10)))
    .gives(effects('failure', { of: 'a', effect: 'prone', at: [1, 0] })),
  rule('bull-rush-failure', 'extra', 'room at its back')
    .on(hero('a', 1, 0), creature('b', 2, 0))
    .ask(rush(totals(5, 10)))
    .gives(effects('failure', { of: 'a', effect: 'pushed-back', at: [0, 0] })),
  rule('bull-rush-failure', 'extra', 'a friend at its back')
    .on(hero('a', 1, 0), creature('b', 2, 0), hero('c', 0, 0))
    .ask(rush(totals(5, 10)))
    .gives(effects('failure', { of: 'a', effect: 'prone', at: [1, 0] })),

  rule('overrun', 0, 'Medium over Large')
    .on(hero('a', 0, 0), ogre('b', 1, 0))
    .ask(run())
    .gives({ legal: true, kind: 'standard', path: cells('0,0 1,0 2,0 3,0') }),
  rule('overrun', 1, 'Medium over Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(run())
    .gives({ legal: false, why: ['too-big'] }),
  rule('overrun', 'extra', 'once a round')
    .on(pair)
    .ask(run({ already: true }))
    .gives({ legal: false, why: ['once-per-round'] }),
  rule('overrun', 'extra', 'nowhere to go beyond')
    .on(...pair, block(2, 0))
    .ask(run())
    .gives((a) => expect(a['legal']).toBe(false)),
  rule('overrun', 'extra', 'an overrun that ends in the target’s square')
    .on(pair)
    .ask(run(over([0, 0], [1, 0])))
    .gives({ legal: false, why: ['ends-occupied'] }),
  rule('overrun-provokes', 0, 'the target steps aside')
    .on(pair)
    .ask(run({ avoids: true }))
    .gives({
      legal: true,
      kind: 'not-an-action',
      ...effects(
        'avoided',
        { of: 'a', effect: 'moves-on', at: [2, 0] },
        { of: 'a', effect: 'keeps-standard-action' },
      ),
    }),
  rule(
    'overrun-provokes',
    'extra',
    'the target strikes at the attempt and at the movement, a bystander at the movement alone',
  )
    .on(...pair, creature('c', 0, 1))
    .ask(run())
    .gives((a) =>
      expect((a['opportunities'] as { by: string }[]).map((o) => o.by)).toEqual(['b', 'b', 'c']),
    ),
  rule('overrun-provokes', 'extra', 'against the feat nobody steps aside')
    .on(hero('a', 0, 0, { traits: ['improved-overrun'] }), creature('b', 1, 0))
    .ask(run({ avoids: true }))
    .gives({ legal: false, why: ['may-not-avoid'] }),
  rule('overrun-check', 0, 'a quadruped of its own size')
    .on(hero('a', 0, 0), creature('b', 1, 0, { traits: ['more-than-two-legs'] }))
    .ask(run())
    .gives(sums(0, 4)),
  rule('overrun-check', 1, 'the defender wins')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(run(totals(5, 10)))
    .gives(
      effects(
        'failure',
        { of: 'a', effect: 'pushed-back', at: [1, 0] },
        { of: 'a', effect: 'ends-movement' },
        { of: 'b', effect: 'may-knock-down' },
      ),
    ),
  rule('overrun-check', 'extra', 'the attacker wins and goes on')
    .on(pair)
    .ask(run(totals(15, 10)))
    .gives(
      effects(
        'success',
        { of: 'b', effect: 'prone', at: [1, 0] },
        { of: 'a', effect: 'moves-on', at: [2, 0] },
      ),
    ),
  rule('overrun-check', 'extra', 'the defender may use Dexterity')
    .on(
      hero('a', 0, 0, { abilities: { str: 18 } }),
      creature('b', 1, 0, { abilities: { str: 10, dex: 16 } }),
    )
    .ask(run())
    .gives({ attacker: { modifier: 4 }, defender: { check: 'dexterity', modifier: 3 } }),

  // In the air extra legs give no bonus, and either ability may be used.
  row('sigil.flight.overrun-in-air', 'extra', 'a nimble flyer against a clumsy one with four legs')
    .on(
      hero('a', 0, 0, {
        ...UP,
        speed: { fly: 8, manoeuvrability: 'good' },
        abilities: { str: 10, dex: 16 },
      }),
      creature('b', 1, 0, {
        ...UP,
        speed: { fly: 8, manoeuvrability: 'clumsy' },
        abilities: { str: 14, dex: 8 },
        traits: ['more-than-two-legs'],
      }),
    )
    .ask(run())
    .gives({
      attacker: { check: 'dexterity', modifier: 11 },
      defender: { check: 'strength', modifier: -2 },
    }),
  row('sigil.flight.overrun-in-air', 'extra', 'a flyer that an overrun would knock down stalls')
    .on(hero('a', 0, 0, UP), creature('b', 1, 0, UP))
    .ask(run(totals(15, 10)))
    .gives(effects('success', { of: 'b', effect: 'stalls' }, { of: 'a', effect: 'moves-on' })),
  row('sigil.flight.bull-rush-in-air', 'extra', 'the defender uses its Dexterity')
    .on(
      hero('a', 0, 0, { ...UP, abilities: { str: 14, dex: 10 } }),
      creature('b', 1, 0, { ...UP, abilities: { str: 8, dex: 16 }, traits: ['stability'] }),
    )
    .ask(rush())
    .gives({
      attacker: { check: 'strength', modifier: 2 },
      defender: { check: 'dexterity', modifier: 3 },
    }),
]);
