/**
 * Sigil: life and death: conditions from hit points, recovery, drained levels, helplessness,
 * grapples.
 */
import { recover, stall, state, vitals, wind } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import {
  cells,
  cases,
  cell,
  creature,
  hero,
  move,
  threat,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { VITALS } from '../uncited.ts';
import { all, bans, changes, illegal, lacks, under } from '../checks.ts';

const one = (more: CreatureMore = {}): Thing[] => [
  creature('t', 0, 0, { abilities: { dex: 14 }, ...more }),
];
const at = (current: number, more: CreatureMore = {}): Thing[] =>
  one({ hp: { current, max: 30 }, ...more });
const drained = (levels: number): string[] =>
  Array.from({ length: levels }, () => 'energy-drained');

const rows: Case[] = [
  row('sigil.condition.staggered', 0, 'it would move and attack')
    .on(one({ conditions: ['staggered'] }))
    .ask(state('t'))
    .gives({ actions: 'single' }, bans(['full-round'], ['attack', 'move'])),
  row('sigil.condition.staggered', 'extra', 'nonlethal damage equals its hit points')
    .on(at(8))
    .ask(vitals('t', { hp: { nonlethal: 8 } }))
    .gives({ state: 'staggered' }),
  row('sigil.condition.staggered', 'extra', 'hit points above the nonlethal damage end staggered')
    .on(at(8, { conditions: ['staggered'] }))
    .ask(vitals('t', { hp: { current: 9, nonlethal: 8 } }))
    .uncited(VITALS)
    .gives({ state: null, gone: ['staggered'], conditions: [] }),
  row('sigil.condition.unconscious', 0, '5 hit points, 6 nonlethal')
    .on(at(5))
    .ask(vitals('t', { hp: { nonlethal: 6 } }))
    .gives({ state: 'unconscious' }),
  row('sigil.condition.unconscious', 'extra', 'an unconscious creature is helpless and prone')
    .on(one({ hp: { current: 5, nonlethal: 6 } }))
    .ask(state('t'))
    .gives(all(under(['unconscious', 'helpless', 'prone']), bans(['act', 'cast']))),

  row('sigil.condition.disabled', 0, '0 hit points, it attacks')
    .on(at(0))
    .ask(vitals('t', { act: 'standard' }))
    .gives({ state: 'dying', hp: { current: -1 } }),
  row('sigil.condition.disabled', 'extra', '0 hit points, it moves')
    .on(at(0))
    .ask(vitals('t', { act: 'move' }))
    .gives({ state: 'disabled', hp: { current: 0 } }),
  row('sigil.condition.disabled', 'extra', 'awake and stable at -3')
    .on(at(-3, { conditions: ['disabled'] }))
    .ask(vitals('t'))
    .gives({ state: 'disabled' }),
  row('sigil.condition.disabled', 'extra', 'half speed, one action')
    .on(one({ conditions: ['disabled'] }))
    .ask(state('t'))
    .gives({ speed: 3, actions: 'single' }, bans(['full-round'])),
  row('sigil.condition.destroyed-at-zero', 0, 'an undead creature')
    .on(at(4, { traits: ['undead'] }))
    .ask(vitals('t', { hp: { current: 0 } }))
    .gives({ state: 'destroyed' }),
  row('sigil.condition.destroyed-at-zero', 'extra', 'a construct at -3')
    .on(at(4, { traits: ['construct'] }))
    .ask(vitals('t', { hp: { current: -3 } }))
    .gives({ state: 'destroyed' }),
  row(
    'sigil.condition.destroyed-at-zero',
    'extra',
    'a creature without Constitution at 0 hit points',
  )
    .on(at(4, { abilities: { con: null } }))
    .ask(vitals('t', { hp: { current: 0 } }))
    .gives({ state: 'destroyed' }),

  row('sigil.condition.dying', 0, 'at -5, the 10 % fails')
    .on(at(-5))
    .ask(recover('t', 'dying', { roll: 11 }))
    .gives({ chance: 10, leaves: ['dying'], hp: -1, next: 'round' }),
  row('sigil.condition.dying', 'extra', 'at -5, 10 on the die')
    .on(at(-5))
    .ask(recover('t', 'dying', { roll: 10 }))
    .gives({ leaves: ['stable'], hp: 0 }),
  row('sigil.condition.dying', 'extra', 'from 3 to -1 hit points')
    .on(at(3))
    .ask(vitals('t', { hp: { current: -1 } }))
    .gives({ state: 'dying' }),
  row('sigil.condition.dying', 'extra', 'on the scene at -9: unconscious')
    .on(at(-9))
    .ask(state('t'))
    .gives(under(['dying', 'unconscious', 'helpless'], ['dead', 'disabled'])),
  row('sigil.condition.dead', 0, 'at -10')
    .on(at(3))
    .ask(vitals('t', { hp: { current: -10 } }))
    .gives({ state: 'dead' }),
  row('sigil.condition.dead', 'extra', 'a Constitution of 0')
    .on(at(30))
    .ask(vitals('t', { con: 0 }))
    .gives({ state: 'dead' }),
  row('sigil.condition.dead', 'extra', 'a dead creature is neither dying nor stable')
    .on(at(-12, { conditions: ['dying', 'stable'] }))
    .ask(state('t'))
    .gives(under(['dead', 'helpless'], ['dying', 'stable', 'unconscious'])),

  row('sigil.condition.stable', 0, 'a cure from -4 to 1')
    .on(at(-4, { conditions: ['dying'] }))
    .ask(vitals('t', { hp: { current: 1 } }))
    .gives({ state: null, gone: ['dying'], conditions: [] }),
  row('sigil.condition.stable', 'extra', 'a cure from -4 to 0')
    .on(at(-4, { conditions: ['dying'] }))
    .ask(vitals('t', { hp: { current: 0 } }))
    .cites('sigil.condition.disabled')
    .gives({ state: 'disabled' }),
  row('sigil.condition.stable', 'extra', 'a cure from -4 to -3')
    .on(at(-4, { conditions: ['dying'] }))
    .ask(vitals('t', { hp: { current: -3 } }))
    .gives({ state: 'stable', gone: ['dying'] }),
  row('sigil.condition.stable', 'extra', 'struck again while stable')
    .on(at(-4, { conditions: ['stable'] }))
    .ask(vitals('t', { hp: { current: -6 } }))
    .cites('sigil.condition.dying')
    .gives({ state: 'dying', gone: ['stable'] }),
  row('sigil.condition.stable', 'extra', 'alone, an hour later, the 10 % fails')
    .on(at(-4, { conditions: ['stable'] }))
    .ask(recover('t', 'stable', { roll: 60 }))
    .gives({ leaves: ['stable'], hp: -1, heals: false, next: 'hour' }),
  row('sigil.condition.stable', 'extra', 'looked after, an hour later, the 10 % fails')
    .on(at(-4, { conditions: ['stable'] }))
    .ask(recover('t', 'stable', { roll: 60, tended: true }))
    .gives({ leaves: ['stable'], hp: 0, heals: true }),
  row('sigil.condition.stable', 'extra', 'a stable creature wakes at 0 hit points')
    .on(at(-4, { conditions: ['stable'] }))
    .ask(recover('t', 'stable', { roll: 7 }))
    .gives({ leaves: ['disabled'], hp: 4 }),
  row('sigil.condition.stable', 'extra', 'Heal 15 for an hour')
    .on(at(-4))
    .ask(recover('t', 'dying', { tended: true, total: 15 }))
    .gives({ dc: 15, leaves: ['stable'], next: 'hour' }),
  row('sigil.condition.stable', 'extra', 'awake, a day later, the 10 % fails')
    .on(at(0, { conditions: ['disabled'] }))
    .ask(recover('t', 'disabled', { roll: 11 }))
    .gives({ hp: -1, heals: false, next: 'day' }),
  row('sigil.condition.stable', 'extra', 'awake, a day later, it mends')
    .on(at(0, { conditions: ['disabled'] }))
    .ask(recover('t', 'disabled', { roll: 3 }))
    .gives({ hp: 0, heals: true }),

  row('sigil.condition.energy-drained', 0, '2 negative levels: attack +5, 30 hit points')
    .on(one({ conditions: drained(2) }))
    .ask(state('t', { attack: 5, hp: 30 }))
    .gives(
      { sheet: { attackMelee: 3, attackRanged: 3, hp: 20 } },
      changes({ 'hit-dice': -2, will: -2, checks: -2, damage: 0 }),
    ),
  row('sigil.condition.energy-drained', 1, 'as many negative levels as Hit Dice')
    .on(one({ conditions: drained(3), hitDice: 3 }))
    .ask(vitals('t'))
    .gives({ state: 'dead' }),
  row('sigil.condition.energy-drained', 'extra', 'negative levels that leave one Hit Die')
    .on(one({ conditions: drained(2), hitDice: 3, hp: { current: 5 } }))
    .ask(vitals('t'))
    .uncited(VITALS)
    .gives({ state: null }),
  row('sigil.condition.energy-drained-recovery', 0, '24 hours later, one save made and one failed')
    .on(one({ conditions: drained(2) }))
    .ask(recover('t', 'energy-drained', { hours: 24, saves: [true, false] }))
    .gives({ leaves: [], levelsLost: 1 }),
  row('sigil.condition.energy-drained-recovery', 'extra', 'a negative level with a save to come')
    .on(one({ conditions: drained(2) }))
    .ask(recover('t', 'energy-drained', { hours: 24, saves: [true] }))
    .gives({ leaves: ['energy-drained'], levelsLost: 0 }),
  row('sigil.condition.energy-drained-recovery', 'extra', 'after 20 hours nothing ends')
    .on(one({ conditions: drained(1) }))
    .ask(recover('t', 'energy-drained', { hours: 20, saves: [true] }))
    .gives({ next: '24-hours' }, lacks('leaves', 'levelsLost')),

  row('sigil.condition.starving', 0, 'the fourth day, the first check')
    .on(one({ conditions: ['starving'] }))
    .ask(recover('t', 'starving'))
    .gives({ dc: 10, next: 'day' }),
  row('sigil.condition.starving', 'extra', 'the third check, 11')
    .on(one({ conditions: ['starving'] }))
    .ask(recover('t', 'starving', { before: 2, total: 11 }))
    .gives({ dc: 12, leaves: ['starving', 'fatigued'], damage: { dice: '1d6', lethal: false } }),
  row('sigil.condition.starving', 'extra', 'unconscious of hunger')
    .on(one({ conditions: ['starving'], hp: { current: 5, nonlethal: 6 } }))
    .ask(recover('t', 'starving', { before: 2, total: 11 }))
    .gives({ damage: { lethal: true } }),
  row('sigil.condition.dehydrated', 0, 'damage of heat')
    .on(one({ conditions: ['dehydrated'] }))
    .ask(state('t'))
    .gives({ heatKills: true }, under(['fatigued'])),
  row('sigil.condition.dehydrated', 'extra', 'a fatigued creature that is not dehydrated')
    .on(one({ conditions: ['fatigued'] }))
    .ask(state('t'))
    .uncited('a control: it is fatigued, not dehydrated, so heat does not kill')
    .gives({ heatKills: false }),

  row('sigil.condition.helpless', 0, 'AC 16 with +2 of Dexterity, bound; in melee')
    .on(one({ conditions: ['bound'] }))
    .ask(state('t', { ac: 16 }))
    .gives({ sheet: { acMelee: 5, acRanged: 9 }, atMercy: true }),
  row('sigil.condition.paralyzed', 0, 'it uses a spell-like ability')
    .on(one({ conditions: ['paralyzed'] }))
    .ask(state('t'))
    .gives(
      { actions: 'mental-only', abilities: { str: -5, dex: -5 } },
      all(bans(['act-bodily', 'attack', 'move'], ['act', 'cast']), under(['helpless'])),
    ),
  row('sigil.condition.paralyzed', 1, 'winged, in the air')
    .on(one({ conditions: ['paralyzed'], elevation: 4, speed: { land: 6, fly: 12 } }))
    .ask(state('t'))
    .gives({ descends: { does: 'falls' } }),
  row('sigil.condition.paralyzed', 'extra', 'winged, on the ground')
    .on(one({ conditions: ['paralyzed'], speed: { land: 6, fly: 12 } }))
    .ask(state('t'))
    .gives(lacks('descends')),
  row('sigil.condition.paralyzed', 'extra', 'swimming')
    .on([one({ conditions: ['paralyzed'] }), cell(0, 0, { surface: 'water' })].flat())
    .ask(state('t'))
    .gives({ drowns: true }),
  row('sigil.condition.petrified', 0, 'turned to stone')
    .on(one({ conditions: ['petrified'] }))
    .ask(state('t'))
    .gives({ atMercy: true, actions: 'none' }, under(['unconscious', 'helpless'])),

  row('sigil.condition.pinned', 0, 'AC 12 with +2 of Dexterity; a third creature attacks')
    .on([one(), hero('p', 1, 0, { pins: 't', grapples: ['t'] }), hero('x', 0, 1)].flat())
    .ask(state('t', { ac: 12 }, 'x'))
    .gives({ sheet: { acMelee: 1 }, actions: 'mental-only', atMercy: false }),
  row('sigil.condition.pinned', 'extra', 'the one who pins it attacks')
    .on([one(), hero('p', 1, 0, { pins: 't', grapples: ['t'] })].flat())
    .ask(state('t', { ac: 12 }, 'p'))
    .gives({ sheet: { acMelee: 5 } }),
  row('sigil.condition.grappling', 0, 'grappling B, attacked by C')
    .on([one({ grapples: ['b'] }), hero('b', 1, 0, { grapples: ['t'] }), hero('c', 0, 1)].flat())
    .ask(state('t', { ac: 15 }, 'c'))
    .gives({ sheet: { acMelee: 13, acRanged: 13 }, losesDexterity: true }),
  row(
    'sigil.condition.grappling',
    'extra',
    'two grappling creatures without a named opponent grapple each other',
  )
    .on([one({ conditions: ['grappling'] }), hero('b', 1, 0, { conditions: ['grappling'] })].flat())
    .ask(state('t', { ac: 15 }, 'b'))
    .gives({ sheet: { acMelee: 15 }, losesDexterity: false }),
  row('sigil.condition.grappling', 'extra', 'a grappling creature without a named opponent')
    .on([one({ grapples: ['b'] }), hero('b', 1, 0)].flat())
    .ask(threat('t'))
    .cites('sigil.threat.grappling-threatens-nothing')
    .gives({ cells: [] }),
  row('sigil.condition.grappling', 'extra', 'a grappling creature does not leave its cell')
    .on([one({ grapples: ['b'] }), hero('b', 1, 0)].flat())
    .ask(move('t', cells('0,0 -1,0')))
    .gives(illegal('immobile')),
  row('sigil.condition.grappling', 'extra', 'attacked by B')
    .on([one({ grapples: ['b'] }), hero('b', 1, 0, { grapples: ['t'] })].flat())
    .ask(state('t', { ac: 15 }, 'b'))
    .gives({ sheet: { acMelee: 15 }, losesDexterity: false }, bans(['threaten'])),

  row('sigil.condition.prone-attack', 0, 'AC 15, in melee')
    .on(one({ conditions: ['prone'] }))
    .ask(state('t', { ac: 15 }))
    .gives({ sheet: { acMelee: 11 } }),
  row('sigil.condition.prone-attack', 1, 'AC 15, an arrow')
    .on(one({ conditions: ['prone'] }))
    .ask(state('t', { ac: 15, attack: 6 }))
    .gives({ sheet: { acRanged: 19, attackMelee: 2, attackRanged: 6 } }),
  row('sigil.condition.prone-movement', 0, 'it stands up beside an armed enemy')
    .on(hero('t', 0, 0, { conditions: ['prone'] }), creature('e', 1, 0))
    .ask(act('t', 'stand-up'))
    .gives({ legal: true, kind: 'move', opportunities: [{ by: 'e' }] }),
  row('sigil.condition.prone-movement', 'extra', 'a prone creature walks two squares')
    .on(one({ conditions: ['prone'] }))
    .ask(move('t', cells('0,0 1,0 2,0')))
    .gives({ legal: false }),

  row('sigil.condition.knocked-down', 0, 'a flyer, 4 on the d6')
    .on(one({ elevation: 4, speed: { fly: 12 } }))
    .ask(wind('t', 'knocked-down', { roll: 4 }))
    .gives({ aloft: true, dice: '1d6', metres: 12, conditions: ['knocked-down'] }),
  row('sigil.condition.knocked-down', 'extra', 'the Armor Class of a creature on the ground')
    .on(one({ conditions: ['knocked-down'] }))
    .ask(state('t', { ac: 15 }))
    .gives({ sheet: { acMelee: 11 } }, under(['prone'])),
  row('sigil.condition.knocked-down', 'extra', 'in the air it does not lie')
    .on(one({ conditions: ['knocked-down'], elevation: 4, speed: { fly: 12 } }))
    .ask(state('t'))
    .gives(under(['knocked-down'], ['prone'])),
  row('sigil.condition.checked', 0, 'on the ground, a step against the wind')
    .on(one())
    .ask(wind('t', 'checked', { blows: [1, 0], path: cells('0,0 0,1 -1,1') }))
    .gives({ barredAt: 2 }),
  row('sigil.condition.checked', 'extra', 'across the wind and with it')
    .on(one())
    .ask(wind('t', 'checked', { blows: [1, 0], path: cells('0,0 0,1 1,1') }))
    .gives(lacks('barredAt')),
  row('sigil.condition.checked', 'extra', 'a flyer, 4 on the d6')
    .on(one({ elevation: 4, speed: { fly: 12 } }))
    .ask(wind('t', 'checked', { roll: 4 }))
    .gives({ metres: 6 }),
  row('sigil.condition.blown-away', 0, 'on the ground, 3 on the d4')
    .on(one())
    .ask(wind('t', 'blown-away', { roll: 3 }))
    .gives({ metres: 9, nonlethal: '3d4', conditions: ['blown-away', 'prone'] }),
  row('sigil.condition.blown-away', 'extra', 'a flyer, 7 on 2d6')
    .on(one({ elevation: 4, speed: { fly: 12 } }))
    .ask(wind('t', 'blown-away', { roll: 7 }))
    .gives({ metres: 21, nonlethal: '2d6' }),
  row('sigil.condition.stalled', 0, 'from 100 m, one save failed')
    .on(one({ elevation: 66, speed: { fly: 12 } }))
    .ask(stall('t', 100, [10]))
    .gives({
      rounds: [
        { metres: 45, height: 55, recovers: false },
        { metres: 55, height: 0, recovers: false },
      ],
      ground: true,
      dc: 20,
    }),
  row('sigil.condition.stalled', 'extra', 'from 100 m, a save of 20')
    .on(one({ elevation: 66, speed: { fly: 12 } }))
    .ask(stall('t', 100, [20]))
    .gives({ rounds: [{ metres: 45, height: 55, recovers: true }], ground: false }),
  row('sigil.condition.stalled', 'extra', 'a creature that cannot fly does not stall')
    .on(one({ elevation: 66, speed: { land: 6, fly: 0 } }))
    .ask(stall('t', 100))
    .gives({ stalls: false, rounds: [] }),
  row('sigil.condition.stalled', 'extra', 'AC 15 with +2 of Dexterity')
    .on(one({ conditions: ['stalled'] }))
    .ask(state('t', { ac: 15 }))
    .gives({ sheet: { acMelee: 13 }, missChance: 20, actions: 'none' }),
];

export default cases('sigil', rows);
