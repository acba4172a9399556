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
const SWARM: CreatureMore = { type: 'vermin', subtypes: ['swarm'], hp: { current: 20, max: 20 } };
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
  row('condition.deafened', 0, 'a verbal spell fails on 20 percent')
    .on(man({ conditions: ['deafened'] }))
    .ask(state('a'))
    .gives({ verbalFailure: 20 }),
  row('condition.entangled', 0, 'three squares')
    .on(man({ conditions: ['entangled'] }))
    .ask({ ask: 'reachable', of: 'a', mode: 'move' })
    .uncited('the speed is that of the creature’s state')
    .gives({ budget: 3 }),
  row('condition.entangled', 0, 'no run')
    .on(man({ conditions: ['entangled'] }))
    .ask(act('a', 'run'))
    .gives(refused('condition-forbids')),
  row('condition.entangled', 0, 'a bow: −2, and −2 by Dexterity')
    .on(man({ conditions: ['entangled'] }))
    .ask(state('a'))
    .gives({ total: { 'attack-ranged': -4 } }),
  row('condition.entangled', 1, 'a spell of level 2')
    .on(man({ conditions: ['entangled'] }))
    .ask(act('a', 'cast-spell', { level: 2 }))
    .gives({ checks: [{ dc: 17 }] }),
  row('condition.fascinated', 0, 'a goblin aims a bow at it')
    .on(man({ conditions: ['fascinated'] }))
    .ask(event('a', 'fascinated', 'direct-threat'))
    .gives({ ends: true }),
  row('condition.fascinated', 1, 'a hostile orc walks up')
    .on(man({ conditions: ['fascinated'] }))
    .ask(event('a', 'fascinated', 'potential-threat'))
    .gives({ ends: false, newSave: true }),
  ...(['trip', 'grapple', 'bull-rush'] as const).map((maneuver) =>
    row('condition.incorporeal', 0, `${maneuver} against a wraith`)
      .on(man({ attacks: ['sword', 'fist'] }), orc(ghostly))
      .ask(special(maneuver, 'a', 'b'))
      .gives((a) => expect(a['why']).toContain('incorporeal')),
  ),
  row('condition.incorporeal', 1, 'a sword without magic')
    .on(orc(ghostly))
    .ask(harm('b', 'nonmagical'))
    .gives({ affects: false }),
  row('condition.incorporeal', 2, 'a magic sword')
    .on(orc(ghostly))
    .ask(harm('b', 'magical'))
    .gives({ affects: true, part: 0.5 }),
  row('damage.nonlethal-immune', 0, 'a zombie')
    .on(orc({ type: 'undead', hp: { current: 12, max: 12 } }))
    .ask(wound('b', 5, { nonlethal: true }))
    .gives({ dealt: 0, reducedBy: ['undead'] }),
  row('damage.nonlethal-immune', 1, 'a plant creature')
    .on(orc({ type: 'plant', hp: { current: 12, max: 12 } }))
    .ask(wound('b', 5, { nonlethal: true }))
    .uncited('a control: it takes all')
    .gives({ dealt: 5, hp: { nonlethal: 5 } }),
  row('damage.swarm', 0, 'a swarm of bats, and a sword')
    .on(orc({ ...SWARM, size: 'diminutive' }))
    .ask(wound('b', 6, { type: 'slashing' }))
    .gives({ dealt: 0, reducedBy: ['swarm'] }),
  row('damage.swarm', 0, 'the attack says so')
    .on(man(), orc({ ...SWARM, size: 'diminutive' }))
    .ask(attack('a', 'b', 'sword'))
    .gives({}, (answer) => expect(JSON.stringify(answer)).toContain('harmless-kind')),
  row('damage.swarm', 1, 'a swarm of rats, and a sword')
    .on(orc({ ...SWARM, size: 'tiny' }))
    .ask(wound('b', 6, { type: 'slashing' }))
    .gives({ dealt: 3, reducedBy: ['swarm'] }),
  row('damage.swarm', 2, 'a swarm of rats, and a club')
    .on(orc({ ...SWARM, size: 'tiny' }))
    .ask(wound('b', 6, { type: 'bludgeoning' }))
    .uncited('a control: it takes all')
    .gives({ dealt: 6 }),
  row('damage.swarm', 3, 'a swarm of rats, and a fireball')
    .on(orc({ ...SWARM, size: 'tiny' }))
    .ask(wound('b', 6, { type: 'fire', attackRoll: false, area: true }))
    .gives({ dealt: 9 }),
  row('condition.panicked', 0, 'cornered')
    .on(exactly(4, 1), hero('a', 0, 0, { conditions: ['panicked'] }), creature('b', 3, 0))
    .ask(flee('a', 'b'))
    .gives({ cornered: true, then: 'defends' }),
  row('condition.panicked', 0, 'cornered, it takes total defense')
    .on(man({ conditions: ['panicked'] }), orc())
    .ask(act('a', 'total-defence', { cornered: true }))
    .uncited('nothing bars it')
    .gives({ legal: true }),
  row('condition.panicked', 0, 'cornered, it may not attack')
    .on(man({ conditions: ['panicked'] }), orc())
    .ask(act('a', 'melee-attack', { target: 'b', cornered: true }))
    .gives(refused('condition-forbids')),
  row('condition.panicked', 1, 'what it holds')
    .on(man({ conditions: ['panicked'] }))
    .ask(state('a'))
    .gives({ drops: true }),
  row('condition.paralyzed', 0, 'through the square of a paralyzed man')
    .on(hero('a', 0, 0), creature('b', 1, 0, { conditions: ['paralyzed'] }))
    .ask({ ask: 'move', of: 'a', path: along(0, 0, 1, 2) })
    .gives({ legal: true, cost: 3 }),
  row('condition.paralyzed', 1, 'a harpy at height 4')
    .on(
      hero('a', 4, 5, {
        elevation: 4,
        speed: { land: 4, fly: 12, manoeuvrability: 'average' },
        traits: ['winged'],
        conditions: ['paralyzed'],
      }),
    )
    .ask(fly('a', [[4, 5, 4]]))
    .gives({ ends: 'falls' }),
  row('damage.nonlethal', 2, 'five points more than its maximum')
    .on(creature('c', 0, 0, { hp: { current: 20, max: 20, nonlethal: 20 } }))
    .ask(wound('c', 5, { nonlethal: true }))
    .gives({ hp: { current: 15, nonlethal: 20 } }),
  row('damage.nonlethal', 'extra', 'the blow that reaches the maximum')
    .on(creature('c', 0, 0, { hp: { current: 18, max: 20, nonlethal: 17 } }))
    .ask(wound('c', 5, { nonlethal: true }))
    .gives({ hp: { current: 16, nonlethal: 20 } }),
  row('cover.incorporeal-touch', 0, 'a shade touches a man round the corner of a wall')
    .on(
      hero('a', 4, 5, { ...ghostly, attacks: [{ id: 'touch', kind: 'melee', natural: true }] }),
      creature('b', 5, 6),
      wall(5, 5, 5, 6),
    )
    .ask(attack('a', 'b', 'touch'))
    .gives(without('cover')),
  row('cover.incorporeal-touch', 'extra', 'a sword strikes round the corner of a wall')
    .on(hero('a', 4, 5), creature('b', 5, 6), wall(5, 5, 5, 6))
    .ask(attack('a', 'b', 'sword'))
    .uncited('only the touch ignores it')
    .gives((a) =>
      expect(a['modifiers']).toContainEqual(expect.objectContaining({ why: 'cover', value: 4 })),
    ),
  row('opportunity.cast-defensively', 2, 'within reach of a fighter with Disruptive')
    .on(man(), orc({ traits: ['disruptive'] }))
    .ask(act('a', 'cast-spell', { defensively: true, level: 3 }))
    .gives({ opportunities: [], checks: [{ dc: 25 }] }),
  row('opportunity.cast-defensively', 'extra', 'one with Disruptive who has no opportunity left')
    .on(man(), orc({ traits: ['disruptive'], opportunitiesTaken: 1 }))
    .ask(act('a', 'cast-spell', { defensively: true, level: 3 }))
    .gives({ checks: [{ dc: 21 }] }),
  row('movement.stand-up', 1, 'the orc answers with a trip, before it stands')
    .on(man({ conditions: ['prone'] }), orc())
    .ask(resolve('a', 'stand-up', {}, ['b', 'trip', 'a', { brings: ['prone'] }]))
    .gives({
      done: true,
      order: [
        { of: 'b', action: 'trip' },
        { of: 'a', done: true },
      ],
    }),
  row('movement.acrobatics-through', 0, 'past half the defense of an orc: 23 against 23')
    .on(hero('r', 4, 5, { skills: { acrobatics: { bonus: 12 } } }), orc())
    .ask(check('r', 'tumble-through', { through: 'b', total: 23 }))
    .gives({ dc: 23, then: ['passes'] }),
  row('movement.acrobatics-through', 0, '22 against 23')
    .on(hero('r', 4, 5, { skills: { acrobatics: { bonus: 12 } } }), orc())
    .ask(check('r', 'tumble-through', { through: 'b', total: 22 }))
    .gives({ then: ['stops-before', 'provokes'] }),
  row('light.dim', 1, 'an elf seven squares from a torch')
    .on(light('dark'), hero('e', 7, 0, { traits: ['low-light-vision'] }))
    .ask(lit([7, 0], [{ at: [0, 0], bright: 4, dim: 8 }], { of: 'e' }))
    .uncited('light that is bright cites no rule of dim light')
    .gives({ light: 'bright', radii: [{ bright: 8 }] }),
  row('opportunity.spring-attack', 0, 'three squares, a blow, three squares')
    .on(now, springer, creature('b', 4, 0))
    .ask(passing('a', 'b', [...along(0, 0, 1, 2, 3), [3, 1], [3, 2], [3, 3]], 3))
    .gives({ legal: true, cost: 6, opportunities: [], spared: ['b'] }),
  row('opportunity.spring-attack', 1, 'the target is adjacent at the start')
    .on(now, springer, creature('b', 1, 1))
    .ask(passing('a', 'b', [...along(0, 0, 1, 2), [2, 1], [3, 1]], 3))
    .gives({ legal: false, why: ['no-run-up'] }),
  row('opportunity.spring-attack', 'extra', 'a single square before the blow')
    .on(now, springer, creature('b', 2, 0))
    .ask(passing('a', 'b', [...along(0, 0, 1), [1, 1]], 1))
    .gives({ legal: false, why: ['no-run-up'] }),
  row('opportunity.ride-by', 0, 'a lance on a horse, and on in the same line')
    .on(now, ...rider, creature('b', 10, 4))
    .ask(passing('a', 'b', along(5, ...Array.from({ length: 17 }, (_, x) => x)), 7, 'lance'))
    .gives({ legal: true, feat: 'ride-by-attack', cost: 16, opportunities: [], spared: ['b'] }),
  row('flight.flyby', 0, 'a harpy swoops, strikes and rises')
    .on(
      now,
      hero('a', 0, 0, {
        elevation: 3,
        speed: { land: 4, fly: 16, manoeuvrability: 'average' },
        traits: ['winged', 'flyby-attack'],
      }),
      creature('b', 4, 1),
    )
    .ask(
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
    )
    .gives({ legal: true, feat: 'flyby-attack', opportunities: [{ by: 'b', cause: 'movement' }] }),
]);
