/** Checks of Acrobatics and Fly. */
import { expect } from 'vitest';
import {
  cells,
  cases,
  cell,
  creature,
  hero,
  move,
  turn,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { check, steps } from '../asks/movements.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const rogue = (more: CreatureMore = {}) =>
  hero('r', 4, 5, { skills: { acrobatics: { bonus: 12 } }, ...more });
const jumper = (more: CreatureMore = {}): Thing => rogue({ moving: 'jump', ...more });
const over = (n: number) => [[4, 5], ...steps(n, 4, 5)] as [number, number][];
const orc = creature('o', 5, 5, { cmd: 18 });
const flyer = (more: CreatureMore = {}) =>
  hero('f', 0, 5, {
    elevation: 4,
    speed: { land: 4, fly: 12, manoeuvrability: 'average' },
    skills: { fly: { bonus: 6 } },
    traits: ['winged'],
    ...more,
  });
/** The same board under the parent ruleset. */
const parent: Thing = { rest: { ruleset: 'srd35' } };
const elsewhere = 'the parent text is asked';

export default cases('pf1', [
  row('movement.acrobatics-through', 1, 'through an orc at full speed, the second foe avoided')
    .on(rogue(), orc)
    .ask(check('r', 'tumble-through', { through: 'o', others: 1, hurried: true }))
    .gives({ skill: 'acrobatics', dc: 35 }),
  row('movement.acrobatics-through', 'extra', 'the check failed')
    .on(rogue(), orc)
    .ask(check('r', 'tumble-through', { through: 'o', total: 22 }))
    .gives({ dc: 23, then: ['stops-before', 'provokes'] }),
  row('movement.acrobatics-surface', 0, 'a wet ledge, 30 cm wide')
    .on(rogue())
    .ask(check('r', 'balance', { surfaceWidth: 0.3, footing: ['slight'] }))
    .gives({ dc: 12, needed: true }),
  row('movement.acrobatics-surface', 'extra', 'a ledge 60 cm wide')
    .on(rogue())
    .ask(check('r', 'balance', { surfaceWidth: 0.6 }))
    .gives({ dc: 5, needed: false }),
  row('movement.acrobatics-surface', 1, 'past an orc on ice')
    .on(rogue(), orc)
    .ask(check('r', 'tumble-past', { through: 'o', footing: ['severe'] }))
    .gives({ dc: 23 }),
  row('movement.jump-long', 0, 'a gap of ten feet after two squares of run-up')
    .on(rogue())
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3 }))
    .gives({ skill: 'acrobatics', dc: 10 }),
  row('movement.jump-long', 1, 'a gap of ten feet without a run-up')
    .on(rogue())
    .ask(check('r', 'long-jump', { metres: 3, runUp: 0 }))
    .gives({ dc: 20 }),
  row('movement.jump-long', 2, 'after two squares of run-up, under srd35')
    .on(parent, rogue())
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3 }))
    .uncited(elsewhere)
    .gives({ dc: 20 }),
  row('movement.jump-long', 1, 'dragged over the map, after a square moved in the turn')
    .on(jumper(), turn({ active: 'r', spent: { move: 1, moved: 1 } }))
    .ask(move('r', over(2)))
    .gives({ checks: [{ skill: 'acrobatics', dc: 20, bonus: 12 }], unknown: [] }),
  row('movement.jump-long', 'extra', 'after two squares, which are enough here')
    .on(jumper(), turn({ active: 'r', spent: { move: 1, moved: 2 } }))
    .ask(move('r', over(2)))
    .gives({ checks: [{ dc: 20, dcAfterRun: 10 }], unknown: ['ask.runUp'] }),
  row('movement.jump-speed', 0, 'dragged over the map')
    .on(jumper({ speed: { land: 4 } }))
    .ask(move('r', over(2)))
    .gives({ checks: [{ dc: 20, bonus: 8 }] }),
  row('movement.jump-speed', 0, 'a speed of 4')
    .on(rogue({ speed: { land: 4 } }))
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3 }))
    .gives({ bonus: 8, modifiers: [{ value: 12 }, { value: -4, why: 'land-speed' }] }),
  row('movement.jump-speed', 1, 'a speed of 8')
    .on(rogue({ speed: { land: 8 } }))
    .ask(check('r', 'high-jump', { metres: 3, runUp: 3 }))
    .gives({ bonus: 16 }),
  row('movement.jump-speed', 2, 'a speed of 10')
    .on(rogue({ speed: { land: 10 } }))
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3 }))
    .gives({ bonus: 20 }),
  row('movement.jump-failure', 0, 'DC 10, total 7')
    .on(rogue())
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3, total: 7 }))
    .gives({ then: ['short'], next: [{ check: 'grab-edge', dc: 20 }] }),
  row('movement.jump-failure', 1, 'DC 10, total 5')
    .on(rogue())
    .ask(check('r', 'long-jump', { metres: 3, runUp: 3, total: 5 }))
    .gives({ then: ['falls'], next: [] }),
  row('movement.jump-failure', 'extra', 'a high jump to an edge at 3 m missed by 5')
    .on(rogue())
    .ask(check('r', 'high-jump', { metres: 3, runUp: 3, total: 3 }))
    .gives({ dc: 8, then: ['lands-prone'], next: [] }),
  row('movement.jump-failure', 'extra', 'a high jump to an edge at 3 m missed by 3')
    .on(rogue())
    .ask(check('r', 'high-jump', { metres: 3, runUp: 3, total: 5 }))
    .gives({ then: ['short'], next: [{ check: 'grab-edge', dc: 20 }] }),
  row('movement.fall-on-purpose', 0, 'a drop of twenty feet, total 15')
    .on(rogue())
    .ask(check('r', 'jump-down', { metres: 6, total: 15 }))
    .gives({ dc: 15, success: true, figures: { dice: 1 }, then: ['lands-prone-if-hurt'] }),
  row('movement.fall-on-purpose', 'extra', 'a drop of ten feet, total 15')
    .on(rogue())
    .ask(check('r', 'jump-down', { metres: 3, total: 15 }))
    .gives({ figures: { dice: 0 }, then: ['lands-standing'] }),
  row('flight.failure', 0, 'a griffon that needs 15 to hover, total 12')
    .on(flyer())
    .ask(check('f', 'fly', { dc: 15, total: 12 }))
    .gives({ success: false, then: ['asks-gm'] }),
  row('flight.failure', 1, 'the same, total 10')
    .on(flyer())
    .ask(check('f', 'fly', { dc: 15, total: 10 }))
    .gives({ then: ['falls'] }),
  row('flight.winged-fail-5', 0, 'DC 15, total 10, on wings')
    .on(flyer())
    .ask(check('f', 'fly', { dc: 15, total: 10 }))
    .gives({ then: ['falls'] }),
  row('flight.winged-fail-5', 1, 'DC 15, total 10, by a spell')
    .on(flyer({ traits: ['wingless'] }))
    .ask(check('f', 'fly', { dc: 15, total: 10 }))
    .gives({ then: ['asks-gm'] }),
  row('flight.damage', 0, 'a harpy at height 5 hit by an arrow, total 8')
    .on(flyer({ elevation: 5 }))
    .ask(check('f', 'fly-struck', { total: 8 }))
    .gives({ dc: 10, then: ['loses-height'], figures: { height: 3 } }),
  row('flight.damage', 1, 'at height 1')
    .on(flyer({ elevation: 1 }))
    .ask(check('f', 'fly-struck', { total: 8 }))
    .gives({ then: ['loses-height', 'lands'], figures: { height: 0 } }),
  row('flight.damage', 'extra', 'a flyer without wings')
    .on(flyer({ traits: ['wingless'] }))
    .ask(check('f', 'fly-struck'))
    .gives({ needed: false }),
  row('opportunity.altitude-loss', 0, 'a harpy at height 4 sinks beside an orc at height 3')
    .on(flyer(), creature('o', 1, 5, { elevation: 3, speed: { fly: 12 } }))
    .ask(check('f', 'fly-struck', { total: 8 }))
    .gives((a) => {
      expect(a).toMatchObject({ then: ['loses-height'], figures: { height: 2 } });
      expect(a['then']).not.toContain('provokes');
    }),
  row('flight.collision', 0, 'a gargoyle pushed into a wall, total 20')
    .on(flyer())
    .ask(check('f', 'fly-collision', { total: 20 }))
    .gives({ dc: 25, needed: true, then: ['falls'] }),
  row('flight.avoid-fall', 0, 'a wizard who can fly, dropped from a bridge')
    .on(flyer({ traits: ['wingless'] }))
    .ask(check('f', 'fly-fall', { total: 10 }))
    .gives({ dc: 10, then: ['unhurt'] }),
  row('flight.avoid-fall', 'extra', 'a griffon that falls because it failed a Fly check')
    .on(flyer())
    .ask(check('f', 'fly-fall', { lostFlight: true, total: 30 }))
    .gives({ possible: false, why: 'lost-flight', success: false, then: [] }),
  row('movement.acrobatics-load', 'extra', 'past an orc in medium armor')
    .on(rogue({ armour: 'medium' }), orc)
    .ask(check('r', 'tumble-past', { through: 'o' }))
    .gives({ possible: false, why: 'armour' }),
  ...(
    [
      ['whose armor and load are unknown', {}, ['creatures.r.armour', 'creatures.r.load']],
      ['whose load is unknown', { armour: 'light' }, ['creatures.r.load']],
      ['who is a dwarf', { traits: ['dwarf'] }, []],
      ['of whom all is known', { armour: 'none', load: 'light' }, []],
    ] as const
  ).flatMap(([given, more, wanted]) =>
    [
      check('r', 'tumble-past', { through: 'o' }),
      { ask: 'reachable', of: 'r' } as const,
      { ask: 'way', of: 'r', by: 'tumble' } as const,
    ].map((ask) => ({
      ...row('movement.acrobatics-load', 'extra', `a tumbler ${given}, in the request “${ask.ask}”`)
        .on(rogue({ moving: 'tumble', ...(more as CreatureMore) }), orc)
        .ask(ask)
        .gives(({ unknown }) =>
          expect(
            (unknown as string[]).filter((path) => /\.(armour|load|ranks)$/.test(path)),
          ).toEqual(wanted),
        ),
      ...(ask.ask === 'reachable' && { uncited: 'the rule is cited with the movement itself' }),
    })),
  ),
  row('movement.filled-squares', 0, 'through a gelatinous cube')
    .on(rogue(), creature('o', 5, 5, { cmd: 18, traits: ['gelatinous-cube'] }))
    .ask(check('r', 'tumble-through', { through: 'o', total: 40 }))
    .gives({ possible: false, why: 'fills-its-squares', success: false }),
  row('movement.filled-squares', 'extra', 'on the map, by a rogue that is moved with Acrobatics')
    .on(rogue({ moving: 'tumble' }), creature('o', 5, 5, { cmd: 18, traits: ['fills-space'] }))
    .ask({ ask: 'move', of: 'r', path: cells('4,5 5,5 6,5') })
    .uncited('the square is barred as every square of a foe is')
    .gives({ legal: false, violations: [{ code: 'through-enemy', by: 'o' }] }),
  row('movement.acrobatics-prone', 'extra', 'a prone rogue past an orc')
    .on(rogue({ conditions: ['prone'] }), orc)
    .ask(check('r', 'tumble-past', { through: 'o' }))
    .gives({ dc: 23 }),
  row('flight.wind', 0, 'a Small fairy in severe wind')
    .on(flyer({ size: 'small' }))
    .ask(check('f', 'fly-wind', { wind: 'severe' }))
    .gives({
      needed: true,
      dc: 20,
      bonus: 2,
      modifiers: [{ value: 6 }, { value: -4, why: 'wind' }],
    }),
  row('flight.wind', 0, 'it is not blown away')
    .on(flyer({ size: 'small' }))
    .ask(check('f', 'fly-blown', { wind: 'severe' }))
    .gives({ needed: false }),
  row('flight.wind', 1, 'a Tiny one, total 24')
    .on(flyer({ size: 'tiny' }))
    .ask(check('f', 'fly-blown', { wind: 'severe', total: 24 }))
    .gives({ needed: true, dc: 25, then: ['blown-away'], figures: { dice: 2, metresEach: 3 } }),
  row('movement.step-slow', 'extra', 'a step into painted water without a swim speed')
    .on(rogue(), cell(5, 5, { ground: 'rough-water' }))
    .ask({ ask: 'move', of: 'r', mode: 'step', path: cells('4,5 5,5') })
    .gives({ legal: false, checks: [{ skill: 'swim', dc: 15 }] }),
  row('movement.step-slow', 'extra', 'a fast climb, which is no step either')
    .on(rogue({ moving: 'climb', hurried: true }), cell(5, 5, { surface: 'wall' }))
    .ask({ ask: 'move', of: 'r', mode: 'step', path: cells('4,5 5,5') })
    .gives({ legal: false, cost: 2, checks: [{ skill: 'climb', hurry: -5 }] }),
]);
