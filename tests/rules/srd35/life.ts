/** 3.5 SRD: hit points, ability scores and healing; kinds of movement without a speed; light sources. */
import { heal, loss } from '../asks/bodies.ts';
import { lit, speed, way } from '../asks/movements.ts';
import { recover, vitals } from '../asks/states.ts';
import { illegal, legal } from '../checks.ts';
import {
  cells,
  cases,
  cell,
  creature,
  hero,
  light,
  move,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const at = (current: number, more: CreatureMore = {}): Thing[] => [
  creature('t', 0, 0, { hp: { current, max: 20 }, ...more }),
];
const hp = (current: number, nonlethal = 0) => vitals('t', { hp: { current, nonlethal } });
const lake = [0, 1, 2].map((x) => cell(x, 0, { surface: 'water' }));
const STEP: At[] = cells('0,0 1,0');
const swimmer = (swim: number) => [hero('m', 0, 0, { speed: { land: 6, swim } }), ...lake];
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
const walker = hero('m', 0, 0, { armour: 'none', load: 'light' });

export default cases('srd35', [
  row('damage.states', 0, 'no hit points').on(at(8)).ask(hp(0)).gives({ state: 'disabled' }),
  row('damage.states', 1, 'a creature at −9 hit points')
    .on(at(8))
    .ask(hp(-9))
    .gives({ state: 'dying' }),
  row('damage.states', 2, 'a creature at −10 hit points')
    .on(at(8))
    .ask(hp(-10))
    .gives({ state: 'dead' }),
  row('damage.states', 3, 'as much nonlethal damage')
    .on(at(8))
    .ask(hp(5, 5))
    .gives({ state: 'staggered' }),
  row('damage.states', 'extra', 'more nonlethal damage')
    .on(at(8))
    .ask(hp(5, 6))
    .gives({ state: 'unconscious' }),
  row('damage.disabled-act', 0, 'a standard action')
    .on(at(8))
    .ask(vitals('t', { hp: { current: 0 }, act: 'standard' }))
    .gives({ state: 'dying', hp: { current: -1 } }),
  row('damage.disabled-act', 1, 'a move')
    .on(at(8))
    .ask(vitals('t', { hp: { current: 0 }, act: 'move' }))
    .gives({ state: 'disabled', hp: { current: 0 } }),
  row('damage.disabled-act', 2, 'half speed')
    .on(at(0))
    .ask(move('t', cells('0,0 1,0 2,0 3,0 4,0')))
    .uncited('the movement is asked for')
    .gives(illegal('over-speed', [4, 0])),
  row('damage.dying', 0, 'eight on the die')
    .on(at(-3))
    .ask(recover('t', 'dying', { roll: 8 }))
    .gives({ leaves: ['stable'] }),
  row('damage.dying', 1, 'eleven')
    .on(at(-3))
    .ask(recover('t', 'dying', { roll: 11 }))
    .gives({ leaves: ['dying'], hp: -1 }),
  row('damage.dying', 2, 'a Heal check of 15 on a dying creature')
    .on(at(-3))
    .ask(recover('t', 'dying', { tended: true, total: 15 }))
    .gives({ leaves: ['stable'] }),
  row('damage.ability-zero', 0, 'a creature whose Strength is lowered to 0')
    .on(at(8, { abilities: { str: 4 } }))
    .ask(loss('t', 'str', 4))
    .gives({ conditions: ['helpless', 'prone'] }),
  row('damage.ability-zero', 1, 'a creature whose Dexterity is lowered to 0')
    .on(at(8, { abilities: { dex: 4 } }))
    .ask(loss('t', 'dex', 4))
    .gives({ conditions: ['helpless', 'paralyzed'] }),
  row('damage.ability-zero', 2, 'a creature whose Constitution is lowered to 0')
    .on(at(8, { abilities: { con: 4 } }))
    .ask(loss('t', 'con', 4))
    .gives({ conditions: ['dead'] }),
  row('damage.nonlethal-heal', 0, 'two hours at level 3')
    .on(creature('t', 0, 0, { hp: { current: 8, max: 20, nonlethal: 9 }, hitDice: 3 }))
    .ask(heal('t', { hours: 2 }))
    .gives({ hp: { nonlethal: 3 } }),

  row('movement.step-mode', 0, 'a man in water')
    .on(swimmer(0))
    .ask(way('m', 'swim', { mode: 'step' }))
    .gives({ possible: false }),
  row('movement.step-mode', 'extra', 'a man in water, on the map')
    .on(swimmer(0))
    .ask(move('m', STEP, 'step'))
    .uncited('the violation names no rule of its own')
    .gives({ legal: false }),
  row('movement.step-mode', 1, 'a swim speed')
    .on(swimmer(8))
    .ask(move('m', STEP, 'step'))
    .uncited('a control: the creature has the speed')
    .gives(legal(1)),
  row('movement.step-mode', 'extra', 'a 5-foot step while climbing')
    .on(walker)
    .ask(way('m', 'climb', { mode: 'step' }))
    .gives({ possible: false }),
  row('movement.withdraw-mode', 0, 'a man in water')
    .on(swimmer(0))
    .ask(way('m', 'swim', { mode: 'withdraw' }))
    .gives({ possible: false }),
  row('movement.withdraw-mode', 'extra', 'a man in water, on the map')
    .on(swimmer(0))
    .ask(move('m', STEP, 'withdraw'))
    .uncited('the violation names no rule of its own')
    .gives({ legal: false }),
  row('movement.withdraw-mode', 1, 'a swim speed')
    .on(swimmer(8))
    .ask(move('m', STEP, 'withdraw'))
    .uncited('a control: the creature has the speed')
    .gives(legal(1)),
  row('movement.armour-speeds', 0, 'a base speed of 12 m')
    .on(walker)
    .ask(speed('m', { base: 8, armour: 'medium' }))
    .gives({ value: 6 }),
  row('movement.armour-speeds', 1, 'a base speed of 15 m')
    .on(walker)
    .ask(speed('m', { base: 10, load: 'heavy' }))
    .uncited('only the load slows it')
    .gives({ value: 7 }),
  row('movement.armour-speeds', 'extra', 'a base speed of 27 m')
    .on(walker)
    .ask(speed('m', { base: 18, armour: 'heavy' }))
    .gives({ value: 12 }),
  row('light.sources', 0, 'a torch, four squares away')
    .on(light('dark'))
    .ask(lit([4, 0], TORCH))
    .gives({ light: 'bright' }),
  row('light.sources', 1, 'seven squares from the light')
    .on(light('dark'))
    .ask(lit([7, 0], TORCH))
    .gives({ light: 'dim' }),
  row('light.sources', 2, 'nine squares from the light')
    .on(light('dark'))
    .ask(lit([9, 0], TORCH))
    .gives({ light: 'dark' }),
  row('spell.wall-force', 0, 'no shot passes it')
    .on(hero('a', 0, 0, { attacks: 'bow' }), creature('t', 4, 0), {
      wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true },
    })
    .ask({ ask: 'cover', from: 'a', to: 't', attack: 'ranged' })
    .cites('srd35.cover.total-definition')
    .gives({ degree: 'total' }),
  row('spell.wall-force', 1, 'it hides nobody')
    .on(hero('a', 0, 0, { attacks: 'bow' }), creature('t', 4, 0), {
      wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true },
    })
    .ask({ ask: 'concealment', from: 'a', to: 't', attack: 'ranged' })
    .uncited('a control: the wall does not block sight')
    .gives({ degree: 'none' }),
  row('spell.wall-force', 2, 'an incorporeal shadow at the wall of force')
    .on(hero('m', 1, 0, { traits: ['incorporeal'] }), {
      wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true },
    })
    .ask(move('m', cells('1,0 2,0')))
    .uncited('the wall itself bars it')
    .gives(illegal('through-wall')),
]);
