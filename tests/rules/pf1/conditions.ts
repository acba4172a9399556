/** Conditions that change actions, movement and damage. */
import { expect } from 'vitest';
import {
  cases,
  creature,
  exactly,
  hero,
  light,
  turn,
  wall,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { attack, without } from '../asks/attacks.ts';
import { wound } from '../asks/bodies.ts';
import { fly } from '../asks/flight.ts';
import { check, lit } from '../asks/movements.ts';
import { passing } from '../asks/passing.ts';
import { special } from '../asks/specials.ts';
import { event, flee, harm, state } from '../asks/states.ts';
import { act, refused, resolve } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const man = (more: CreatureMore = {}) =>
  hero('a', 4, 5, { bab: 6, abilities: { str: 10, dex: 14 }, ...more });
const orc = (more: CreatureMore = {}) => creature('b', 5, 5, { bab: 4, cmd: 18, ...more });
const ghostly: CreatureMore = { conditions: ['incorporeal'], traits: ['incorporeal'] };
const along = (y: number, ...xs: number[]): At[] => xs.map((x): At => [x, y]);
const rider = [
  hero('h', 0, 5, { size: 'large', build: 'long', speed: { land: 10 } }),
  hero('a', 0, 5, {
    mount: 'h',
    traits: ['ride-by-attack'],
    attacks: [{ id: 'lance', kind: 'melee', reachWeapon: 'reach' }],
  }),
];
const springer = hero('a', 0, 0, { traits: ['spring-attack'], armour: 'light' });
const now = turn({ round: 1, active: 'a' });

export default cases('pf1', [
  row(
    'condition.deafened',
    0,
    'a verbal spell fails on 20 percent',
    [man({ conditions: ['deafened'] })],
    state('a'),
    { verbalFailure: 20 },
  ),
  row(
    'condition.entangled',
    0,
    'three squares',
    [man({ conditions: ['entangled'] })],
    { ask: 'reachable', of: 'a', mode: 'move' },
    { budget: 3 },
    'the speed is that of the creature’s state',
  ),
  row(
    'condition.entangled',
    0,
    'no run',
    [man({ conditions: ['entangled'] })],
    act('a', 'run'),
    refused('condition-forbids'),
  ),
  row(
    'condition.entangled',
    0,
    'a bow: −2, and −2 by Dexterity',
    [man({ conditions: ['entangled'] })],
    state('a'),
    { total: { 'attack-ranged': -4 } },
  ),
  row(
    'condition.entangled',
    1,
    'a spell of level 2',
    [man({ conditions: ['entangled'] })],
    act('a', 'cast-spell', { level: 2 }),
    { checks: [{ dc: 17 }] },
  ),
  row(
    'condition.fascinated',
    0,
    'a goblin aims a bow at it',
    [man({ conditions: ['fascinated'] })],
    event('a', 'fascinated', 'direct-threat'),
    { ends: true },
  ),
  row(
    'condition.fascinated',
    1,
    'a hostile orc walks up',
    [man({ conditions: ['fascinated'] })],
    event('a', 'fascinated', 'potential-threat'),
    { ends: false, newSave: true },
  ),
  ...(['trip', 'grapple', 'bull-rush'] as const).map((maneuver) =>
    row(
      'condition.incorporeal',
      0,
      `${maneuver} against a wraith`,
      [man({ attacks: ['sword', 'fist'] }), orc(ghostly)],
      special(maneuver, 'a', 'b'),
      (a) => expect(a['why']).toContain('incorporeal'),
    ),
  ),
  row(
    'condition.incorporeal',
    1,
    'a sword without magic',
    [orc(ghostly)],
    harm('b', 'nonmagical'),
    { affects: false },
  ),
  row('condition.incorporeal', 2, 'a magic sword', [orc(ghostly)], harm('b', 'magical'), {
    affects: true,
    part: 0.5,
  }),
  row(
    'damage.nonlethal-immune',
    0,
    'a zombie',
    [orc({ type: 'undead', hp: { current: 12, max: 12 } })],
    wound('b', 5, { nonlethal: true }),
    { dealt: 0, reducedBy: ['undead'] },
  ),
  row(
    'damage.nonlethal-immune',
    1,
    'a plant creature',
    [orc({ type: 'plant', hp: { current: 12, max: 12 } })],
    wound('b', 5, { nonlethal: true }),
    { dealt: 5, hp: { nonlethal: 5 } },
    'a control: it takes all',
  ),
  row(
    'condition.panicked',
    0,
    'cornered',
    [exactly(4, 1), hero('a', 0, 0, { conditions: ['panicked'] }), creature('b', 3, 0)],
    flee('a', 'b'),
    { cornered: true, then: 'defends' },
  ),
  row(
    'condition.panicked',
    0,
    'cornered, it takes total defense',
    [man({ conditions: ['panicked'] }), orc()],
    act('a', 'total-defence', { cornered: true }),
    { legal: true },
    'nothing bars it',
  ),
  row(
    'condition.panicked',
    0,
    'cornered, it may not attack',
    [man({ conditions: ['panicked'] }), orc()],
    act('a', 'melee-attack', { target: 'b', cornered: true }),
    refused('condition-forbids'),
  ),
  row('condition.panicked', 1, 'what it holds', [man({ conditions: ['panicked'] })], state('a'), {
    drops: true,
  }),
  row(
    'condition.paralyzed',
    0,
    'through the square of a paralyzed man',
    [hero('a', 0, 0), creature('b', 1, 0, { conditions: ['paralyzed'] })],
    { ask: 'move', of: 'a', path: along(0, 0, 1, 2) },
    { legal: true, cost: 3 },
  ),
  row(
    'condition.paralyzed',
    1,
    'a harpy at height 4',
    [
      hero('a', 4, 5, {
        elevation: 4,
        speed: { land: 4, fly: 12, manoeuvrability: 'average' },
        traits: ['winged'],
        conditions: ['paralyzed'],
      }),
    ],
    fly('a', [[4, 5, 4]]),
    { ends: 'falls' },
  ),
  row(
    'damage.nonlethal',
    2,
    'five points more than its maximum',
    [creature('c', 0, 0, { hp: { current: 20, max: 20, nonlethal: 20 } })],
    wound('c', 5, { nonlethal: true }),
    { hp: { current: 15, nonlethal: 20 } },
  ),
  row(
    'damage.nonlethal',
    'extra',
    'the blow that reaches the maximum',
    [creature('c', 0, 0, { hp: { current: 18, max: 20, nonlethal: 17 } })],
    wound('c', 5, { nonlethal: true }),
    { hp: { current: 16, nonlethal: 20 } },
  ),
  row(
    'cover.incorporeal-touch',
    0,
    'a shade touches a man round the corner of a wall',
    [
      hero('a', 4, 5, { ...ghostly, attacks: [{ id: 'touch', kind: 'melee', natural: true }] }),
      creature('b', 5, 6),
      wall(5, 5, 5, 6),
    ],
    attack('a', 'b', 'touch'),
    without('cover'),
  ),
  row(
    'cover.incorporeal-touch',
    'extra',
    'a sword round the same corner',
    [hero('a', 4, 5), creature('b', 5, 6), wall(5, 5, 5, 6)],
    attack('a', 'b', 'sword'),
    (a) =>
      expect(a['modifiers']).toContainEqual(expect.objectContaining({ why: 'cover', value: 4 })),
    'only the touch ignores it',
  ),
  row(
    'opportunity.cast-defensively',
    2,
    'within reach of a fighter with Disruptive',
    [man(), orc({ traits: ['disruptive'] })],
    act('a', 'cast-spell', { defensively: true, level: 3 }),
    { opportunities: [], checks: [{ dc: 25 }] },
  ),
  row(
    'opportunity.cast-defensively',
    'extra',
    'one with Disruptive who has no opportunity left',
    [man(), orc({ traits: ['disruptive'], opportunitiesTaken: 1 })],
    act('a', 'cast-spell', { defensively: true, level: 3 }),
    { checks: [{ dc: 21 }] },
  ),
  row(
    'movement.stand-up',
    1,
    'the orc answers with a trip, before it stands',
    [man({ conditions: ['prone'] }), orc()],
    resolve('a', 'stand-up', {}, ['b', 'trip', 'a', { brings: ['prone'] }]),
    {
      done: true,
      order: [
        { of: 'b', action: 'trip' },
        { of: 'a', done: true },
      ],
    },
  ),
  row(
    'movement.acrobatics-through',
    0,
    'past half the defense of an orc: 23 against 23',
    [hero('r', 4, 5, { skills: { acrobatics: { bonus: 12 } } }), orc()],
    check('r', 'tumble-through', { through: 'b', total: 23 }),
    { dc: 23, then: ['passes'] },
  ),
  row(
    'movement.acrobatics-through',
    0,
    '22 against 23',
    [hero('r', 4, 5, { skills: { acrobatics: { bonus: 12 } } }), orc()],
    check('r', 'tumble-through', { through: 'b', total: 22 }),
    { then: ['stops-before', 'provokes'] },
  ),
  row(
    'light.dim',
    1,
    'an elf seven squares from a torch',
    [light('dark'), hero('e', 7, 0, { traits: ['low-light-vision'] })],
    lit([7, 0], [{ at: [0, 0], bright: 4, dim: 8 }], { of: 'e' }),
    { light: 'bright', radii: [{ bright: 8 }] },
    'light that is bright cites no rule of dim light',
  ),
  row(
    'opportunity.spring-attack',
    0,
    'three squares, a blow, three squares',
    [now, springer, creature('b', 4, 0)],
    passing('a', 'b', [...along(0, 0, 1, 2, 3), [3, 1], [3, 2], [3, 3]], 3),
    { legal: true, cost: 6, opportunities: [], spared: ['b'] },
  ),
  row(
    'opportunity.spring-attack',
    1,
    'the target is adjacent at the start',
    [now, springer, creature('b', 1, 1)],
    passing('a', 'b', [...along(0, 0, 1, 2), [2, 1], [3, 1]], 3),
    { legal: false, why: ['no-run-up'] },
  ),
  row(
    'opportunity.spring-attack',
    'extra',
    'a single square before the blow',
    [now, springer, creature('b', 2, 0)],
    passing('a', 'b', [...along(0, 0, 1), [1, 1]], 1),
    { legal: false, why: ['no-run-up'] },
  ),
  row(
    'opportunity.ride-by',
    0,
    'a lance on a horse, and on in the same line',
    [now, ...rider, creature('b', 10, 4)],
    passing('a', 'b', along(5, ...Array.from({ length: 17 }, (_, x) => x)), 7, 'lance'),
    { legal: true, feat: 'ride-by-attack', cost: 16, opportunities: [], spared: ['b'] },
  ),
  row(
    'flight.flyby',
    0,
    'a harpy swoops, strikes and rises',
    [
      now,
      hero('a', 0, 0, {
        elevation: 3,
        speed: { land: 4, fly: 16, manoeuvrability: 'average' },
        traits: ['winged', 'flyby-attack'],
      }),
      creature('b', 4, 1),
    ],
    passing(
      'a',
      'b',
      [
        [0, 0, 3],
        [1, 0, 3],
        [2, 0, 3],
        [3, 0, 2],
        [4, 0, 1],
        [5, 0, 1],
        [6, 0, 1],
        [7, 0, 2],
        [8, 0, 3],
      ],
      4,
    ),
    { legal: true, feat: 'flyby-attack', opportunities: [{ by: 'b', cause: 'movement' }] },
  ),
]);
