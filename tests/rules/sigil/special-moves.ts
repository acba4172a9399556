/** Sigil: special attacks that move creatures: bull rush and overrun, square by square. */
import { expect } from 'vitest';
import { over, special, totals } from '../asks/specials.ts';
import {
  block,
  cases,
  citing,
  corridor,
  creature,
  hero,
  ogre,
  wall,
  type Answer,
  type Case,
  type Cites,
} from '../cases.ts';

const rule = (
  name: string,
  index: Case['case'],
  given: string,
  on: Case['on'],
  ask: Case['ask'],
  want: Answer | ((a: Answer) => void),
  cites?: Cites,
): Case => ({
  rule: `sigil.special-attack.${name}`,
  case: index,
  given,
  on,
  ask,
  ...(typeof want === 'function' ? { check: want } : { expect: want }),
  ...citing(cites),
});
const sums = (attacker: number, defender: number): Answer => ({
  attacker: { modifier: attacker },
  defender: { modifier: defender },
});
const effects = (result: string, ...list: Answer[]): Answer => ({
  outcome: { result, effects: list },
});
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
  rule(
    'bull-rush-target',
    0,
    'Medium against Huge',
    [hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' })],
    rush(),
    { legal: false, why: ['too-big'] },
  ),
  rule(
    'bull-rush-target',
    1,
    'at the end of a charge over four squares',
    [hero('a', 0, 0), creature('b', 5, 0)],
    rush({ charging: true }),
    {
      legal: true,
      kind: 'full-round',
      path: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      attacker: { modifier: 2 },
    },
  ),
  rule(
    'bull-rush-target',
    'extra',
    'Medium against Large: its target strikes, nobody else',
    [hero('a', 0, 0), ogre('b', 1, 0), creature('c', 0, 1)],
    rush(),
    { legal: true, kind: 'standard', opportunities: [{ by: 'b' }] },
  ),
  rule(
    'bull-rush-target',
    'extra',
    'from two squares away without a charge',
    [hero('a', 0, 0), creature('b', 2, 0)],
    rush(),
    { legal: false, why: ['target-out-of-reach'] },
  ),
  rule(
    'bull-rush-target',
    'extra',
    'a friend in the way of the charge, in a passage',
    [corridor(0), hero('a', 0, 0), hero('c', 2, 0), creature('b', 5, 0)],
    rush({ charging: true }),
    (a) => expect(a['legal']).toBe(false),
  ),
  rule(
    'bull-rush-target',
    'extra',
    'a bull rush with Improved Bull Rush does not provoke',
    [hero('a', 0, 0, { traits: ['improved-bull-rush'] }), creature('b', 1, 0)],
    rush(),
    { opportunities: [], ...sums(4, 0) },
  ),

  rule(
    'bull-rush-aoo-divert',
    0,
    'a third one’s blow at the pusher, 25',
    [...pair, creature('c', 0, 1)],
    rush({ strike: { by: 'c', against: 'attacker', d100: 25 } }),
    { strikes: { of: 'b', chance: 25 } },
  ),
  rule(
    'bull-rush-aoo-divert',
    1,
    'the same with 26',
    [...pair, creature('c', 0, 1)],
    rush({ strike: { by: 'c', against: 'attacker', d100: 26 } }),
    { strikes: { of: 'a', chance: 25 } },
  ),
  rule(
    'bull-rush-aoo-divert',
    'extra',
    'the target’s own blow never goes astray',
    pair,
    rush({ strike: { by: 'b', against: 'attacker', d100: 1 } }),
    { strikes: { of: 'a', chance: 0 } },
  ),
  rule(
    'bull-rush-aoo-divert',
    'extra',
    'a friend’s blow at the pushed one may strike the pusher',
    [...pair, hero('c', 2, 1)],
    rush({ strike: { by: 'c', against: 'defender', d100: 3 } }),
    { strikes: { of: 'a', chance: 25 } },
  ),

  rule(
    'bull-rush-check',
    0,
    'a Large one who charges a Medium one',
    [hero('a', 0, 0, { size: 'large', build: 'tall' }), creature('b', 5, 0)],
    rush({ charging: true }),
    sums(6, 0),
  ),
  rule(
    'bull-rush-check',
    'extra',
    'four legs stand firm',
    [hero('a', 0, 0), creature('b', 1, 0, { traits: ['more-than-two-legs'] })],
    rush(),
    sums(0, 4),
  ),
  rule(
    'bull-rush-check',
    'extra',
    'a dwarf’s stability counts against a bull rush',
    [hero('a', 0, 0), creature('b', 1, 0, { traits: ['stability'] })],
    rush(),
    sums(0, 4),
  ),
  rule(
    'bull-rush-check',
    'extra',
    'Dexterity does not help on the ground',
    [
      hero('a', 0, 0, { abilities: { str: 14 } }),
      creature('b', 1, 0, { abilities: { str: 8, dex: 20 } }),
    ],
    rush(),
    { attacker: { modifier: 2 }, defender: { check: 'strength', modifier: -1 } },
  ),

  rule(
    'bull-rush-push',
    0,
    'a margin of 6: two squares, the pusher following',
    pair,
    rush(totals(16, 10)),
    effects(
      'success',
      {
        of: 'b',
        effect: 'pushed',
        squares: 2,
        at: [3, 0],
        cells: [
          [2, 0],
          [3, 0],
        ],
      },
      { of: 'a', effect: 'follows', at: [2, 0] },
    ),
  ),
  rule(
    'bull-rush-push',
    1,
    'a margin of 4: one square, the pusher stays',
    pair,
    rush(totals(14, 10)),
    effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'diagonally away',
    [hero('a', 0, 0), creature('b', 1, 1)],
    rush(totals(12, 10)),
    effects('success', { of: 'b', effect: 'pushed', at: [2, 2] }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'a wall stops it after one square',
    [...pair, wall(3, -2, 3, 3)],
    rush(totals(25, 10)),
    effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'a corpse behind it is no obstacle',
    [...pair, creature('c', 2, 0, { conditions: ['dead'] })],
    rush(totals(12, 10)),
    effects('success', { of: 'b', effect: 'pushed', squares: 1, at: [2, 0] }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'a bull rush against a creature with another behind it',
    [...pair, creature('c', 2, 0)],
    rush(totals(25, 10)),
    effects('success', { of: 'b', effect: 'not-moved', at: [1, 0] }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'a bull rush farther than the attacker’s movement',
    [hero('a', 0, 0, { speed: { land: 3 } }), creature('b', 1, 0)],
    rush(totals(40, 10)),
    (a) =>
      expect(a).toMatchObject({
        outcome: {
          effects: [
            { of: 'b', squares: 3, at: [4, 0] },
            { of: 'a', at: [3, 0] },
          ],
        },
      }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'a Large one is pushed with its whole space',
    [hero('a', 0, 0), ogre('b', 1, 0), block(3, 1)],
    rush(totals(20, 10)),
    effects('success', { of: 'b', effect: 'not-moved' }),
  ),
  rule(
    'bull-rush-push',
    'extra',
    'pushed past two enemies of the one, both may strike',
    [...pair, hero('c', 2, 1), creature('d', 1, 1)],
    rush(totals(16, 10)),
    effects(
      'success',
      { of: 'b', effect: 'pushed', squares: 2 },
      { of: 'a', effect: 'follows' },
      { of: 'b', effect: 'provokes', by: 'c' },
      { of: 'a', effect: 'provokes', by: 'd' },
    ),
  ),
  rule(
    'bull-rush-failure',
    0,
    'a wall at its back',
    [hero('a', 1, 0), creature('b', 2, 0), block(0, 0)],
    rush(totals(5, 10)),
    effects('failure', { of: 'a', effect: 'prone', at: [1, 0] }),
  ),
  rule(
    'bull-rush-failure',
    'extra',
    'room at its back',
    [hero('a', 1, 0), creature('b', 2, 0)],
    rush(totals(5, 10)),
    effects('failure', { of: 'a', effect: 'pushed-back', at: [0, 0] }),
  ),
  rule(
    'bull-rush-failure',
    'extra',
    'a friend at its back',
    [hero('a', 1, 0), creature('b', 2, 0), hero('c', 0, 0)],
    rush(totals(5, 10)),
    effects('failure', { of: 'a', effect: 'prone', at: [1, 0] }),
  ),

  rule('overrun', 0, 'Medium over Large', [hero('a', 0, 0), ogre('b', 1, 0)], run(), {
    legal: true,
    kind: 'standard',
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  }),
  rule(
    'overrun',
    1,
    'Medium over Huge',
    [hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' })],
    run(),
    { legal: false, why: ['too-big'] },
  ),
  rule('overrun', 'extra', 'once a round', pair, run({ already: true }), {
    legal: false,
    why: ['once-per-round'],
  }),
  rule('overrun', 'extra', 'nowhere to go beyond', [...pair, block(2, 0)], run(), (a) =>
    expect(a['legal']).toBe(false),
  ),
  rule(
    'overrun',
    'extra',
    'an overrun that ends in the target’s square',
    pair,
    run(over([0, 0], [1, 0])),
    { legal: false, why: ['ends-occupied'] },
  ),
  rule('overrun-provokes', 0, 'the target steps aside', pair, run({ avoids: true }), {
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
    [...pair, creature('c', 0, 1)],
    run(),
    (a) =>
      expect((a['opportunities'] as { by: string }[]).map((o) => o.by)).toEqual(['b', 'b', 'c']),
  ),
  rule(
    'overrun-provokes',
    'extra',
    'against the feat nobody steps aside',
    [hero('a', 0, 0, { traits: ['improved-overrun'] }), creature('b', 1, 0)],
    run({ avoids: true }),
    { legal: false, why: ['may-not-avoid'] },
  ),
  rule(
    'overrun-check',
    0,
    'a quadruped of its own size',
    [hero('a', 0, 0), creature('b', 1, 0, { traits: ['more-than-two-legs'] })],
    run(),
    sums(0, 4),
  ),
  rule(
    'overrun-check',
    1,
    'the defender wins',
    [hero('a', 0, 0), creature('b', 2, 0)],
    run(totals(5, 10)),
    effects(
      'failure',
      { of: 'a', effect: 'pushed-back', at: [1, 0] },
      { of: 'a', effect: 'ends-movement' },
      { of: 'b', effect: 'may-knock-down' },
    ),
  ),
  rule(
    'overrun-check',
    'extra',
    'the attacker wins and goes on',
    pair,
    run(totals(15, 10)),
    effects(
      'success',
      { of: 'b', effect: 'prone', at: [1, 0] },
      { of: 'a', effect: 'moves-on', at: [2, 0] },
    ),
  ),
  rule(
    'overrun-check',
    'extra',
    'the defender may use Dexterity',
    [
      hero('a', 0, 0, { abilities: { str: 18 } }),
      creature('b', 1, 0, { abilities: { str: 10, dex: 16 } }),
    ],
    run(),
    { attacker: { modifier: 4 }, defender: { check: 'dexterity', modifier: 3 } },
  ),

  // In the air extra legs give no bonus, and either ability may be used.
  {
    rule: 'sigil.flight.overrun-in-air',
    case: 'extra',
    given: 'a nimble flyer against a clumsy one with four legs',
    on: [
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
    ],
    ask: run(),
    expect: {
      attacker: { check: 'dexterity', modifier: 11 },
      defender: { check: 'strength', modifier: -2 },
    },
  },
  {
    rule: 'sigil.flight.overrun-in-air',
    case: 'extra',
    given: 'a flyer that an overrun would knock down stalls',
    on: [hero('a', 0, 0, UP), creature('b', 1, 0, UP)],
    ask: run(totals(15, 10)),
    expect: effects('success', { of: 'b', effect: 'stalls' }, { of: 'a', effect: 'moves-on' }),
  },
  {
    rule: 'sigil.flight.bull-rush-in-air',
    case: 'extra',
    given: 'the defender uses its Dexterity',
    on: [
      hero('a', 0, 0, { ...UP, abilities: { str: 14, dex: 10 } }),
      creature('b', 1, 0, { ...UP, abilities: { str: 8, dex: 16 }, traits: ['stability'] }),
    ],
    ask: rush(),
    expect: {
      attacker: { check: 'strength', modifier: 2 },
      defender: { check: 'dexterity', modifier: 3 },
    },
  },
]);
