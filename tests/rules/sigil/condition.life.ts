/** Life and death: hit points to conditions, recovery, drained levels, helplessness, holds. */
import { recover, stall, state, vitals, wind } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import { cases, cell, creature, hero, move, threat, type Case, type CreatureMore, type Thing } from '../cases.ts';
import { VITALS } from '../uncited.ts';
import { all, bans, changes, illegal, lacks, under } from '../checks.ts';

const one = (more: CreatureMore = {}): Thing[] => [creature('t', 0, 0, { abilities: { dex: 14 }, ...more })];
const at = (current: number, more: CreatureMore = {}): Thing[] => one({ hp: { current, max: 30 }, ...more });
const drained = (levels: number): string[] => Array.from({ length: levels }, () => 'energy-drained');

const rows: Case[] = [
  { rule: 'sigil.condition.staggered', case: 0, given: 'it would move and attack', on: one({ conditions: ['staggered'] }), ask: state('t'), expect: { actions: 'single' },
    check: bans(['full-round'], ['attack', 'move']) },
  { rule: 'sigil.condition.staggered', case: 'extra', given: 'nonlethal damage equals its hit points', on: at(8), ask: vitals('t', { hp: { nonlethal: 8 } }), expect: { state: 'staggered' } },
  { rule: 'sigil.condition.staggered', case: 'extra', given: 'its hit points exceed it again', on: at(8, { conditions: ['staggered'] }), ask: vitals('t', { hp: { current: 9, nonlethal: 8 } }),
    expect: { state: null, gone: ['staggered'], conditions: [] }, uncited: VITALS },
  { rule: 'sigil.condition.unconscious', case: 0, given: '5 hit points, 6 nonlethal', on: at(5), ask: vitals('t', { hp: { nonlethal: 6 } }), expect: { state: 'unconscious' } },
  { rule: 'sigil.condition.unconscious', case: 'extra', given: 'the same, read on the scene: helpless on the ground', on: one({ hp: { current: 5, nonlethal: 6 } }), ask: state('t'),
    check: all(under(['unconscious', 'helpless', 'prone']), bans(['act', 'cast'])) },

  { rule: 'sigil.condition.disabled', case: 0, given: '0 hit points, it attacks', on: at(0), ask: vitals('t', { act: 'standard' }), expect: { state: 'dying', hp: { current: -1 } } },
  { rule: 'sigil.condition.disabled', case: 'extra', given: '0 hit points, it moves', on: at(0), ask: vitals('t', { act: 'move' }), expect: { state: 'disabled', hp: { current: 0 } } },
  { rule: 'sigil.condition.disabled', case: 'extra', given: 'awake and stable at -3', on: at(-3, { conditions: ['disabled'] }), ask: vitals('t'), expect: { state: 'disabled' } },
  { rule: 'sigil.condition.disabled', case: 'extra', given: 'half speed, one action', on: one({ conditions: ['disabled'] }), ask: state('t'), expect: { speed: 3, actions: 'single' }, check: bans(['full-round']) },
  { rule: 'sigil.condition.destroyed-at-zero', case: 0, given: 'an undead creature', on: at(4, { traits: ['undead'] }), ask: vitals('t', { hp: { current: 0 } }), expect: { state: 'destroyed' } },
  { rule: 'sigil.condition.destroyed-at-zero', case: 'extra', given: 'a construct at -3', on: at(4, { traits: ['construct'] }), ask: vitals('t', { hp: { current: -3 } }), expect: { state: 'destroyed' } },
  { rule: 'sigil.condition.destroyed-at-zero', case: 'extra', given: 'one with no Constitution', on: at(4, { abilities: { con: null } }), ask: vitals('t', { hp: { current: 0 } }), expect: { state: 'destroyed' } },

  { rule: 'sigil.condition.dying', case: 0, given: 'at -5, the 10 % fails', on: at(-5), ask: recover('t', 'dying', { roll: 11 }), expect: { chance: 10, leaves: ['dying'], hp: -1, next: 'round' } },
  { rule: 'sigil.condition.dying', case: 'extra', given: 'at -5, 10 on the die', on: at(-5), ask: recover('t', 'dying', { roll: 10 }), expect: { leaves: ['stable'], hp: 0 } },
  { rule: 'sigil.condition.dying', case: 'extra', given: 'from 3 to -1 hit points', on: at(3), ask: vitals('t', { hp: { current: -1 } }), expect: { state: 'dying' } },
  { rule: 'sigil.condition.dying', case: 'extra', given: 'on the scene at -9: unconscious', on: at(-9), ask: state('t'), check: under(['dying', 'unconscious', 'helpless'], ['dead', 'disabled']) },
  { rule: 'sigil.condition.dead', case: 0, given: 'at -10', on: at(3), ask: vitals('t', { hp: { current: -10 } }), expect: { state: 'dead' } },
  { rule: 'sigil.condition.dead', case: 'extra', given: 'a Constitution of 0', on: at(30), ask: vitals('t', { con: 0 }), expect: { state: 'dead' } },
  { rule: 'sigil.condition.dead', case: 'extra', given: 'no more dying than stable', on: at(-12, { conditions: ['dying', 'stable'] }), ask: state('t'), check: under(['dead', 'helpless'], ['dying', 'stable', 'unconscious']) },

  { rule: 'sigil.condition.stable', case: 0, given: 'a cure from -4 to 1', on: at(-4, { conditions: ['dying'] }), ask: vitals('t', { hp: { current: 1 } }), expect: { state: null, gone: ['dying'], conditions: [] } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'a cure from -4 to 0', on: at(-4, { conditions: ['dying'] }), ask: vitals('t', { hp: { current: 0 } }), expect: { state: 'disabled' }, cites: ['sigil.condition.disabled'] },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'a cure from -4 to -3', on: at(-4, { conditions: ['dying'] }), ask: vitals('t', { hp: { current: -3 } }), expect: { state: 'stable', gone: ['dying'] } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'struck again while stable', on: at(-4, { conditions: ['stable'] }), ask: vitals('t', { hp: { current: -6 } }), expect: { state: 'dying', gone: ['stable'] }, cites: ['sigil.condition.dying'] },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'alone, an hour later, the 10 % fails', on: at(-4, { conditions: ['stable'] }), ask: recover('t', 'stable', { roll: 60 }),
    expect: { leaves: ['stable'], hp: -1, heals: false, next: 'hour' } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'looked after, an hour later, the 10 % fails', on: at(-4, { conditions: ['stable'] }), ask: recover('t', 'stable', { roll: 60, tended: true }),
    expect: { leaves: ['stable'], hp: 0, heals: true } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'it wakes at 0', on: at(-4, { conditions: ['stable'] }), ask: recover('t', 'stable', { roll: 7 }), expect: { leaves: ['disabled'], hp: 4 } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'Heal 15 for an hour', on: at(-4), ask: recover('t', 'dying', { tended: true, total: 15 }), expect: { dc: 15, leaves: ['stable'], next: 'hour' } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'awake, a day later, the 10 % fails', on: at(0, { conditions: ['disabled'] }), ask: recover('t', 'disabled', { roll: 11 }), expect: { hp: -1, heals: false, next: 'day' } },
  { rule: 'sigil.condition.stable', case: 'extra', given: 'awake, a day later, it mends', on: at(0, { conditions: ['disabled'] }), ask: recover('t', 'disabled', { roll: 3 }), expect: { hp: 0, heals: true } },

  { rule: 'sigil.condition.energy-drained', case: 0, given: '2 negative levels: attack +5, 30 hit points', on: one({ conditions: drained(2) }), ask: state('t', { attack: 5, hp: 30 }),
    expect: { sheet: { attackMelee: 3, attackRanged: 3, hp: 20 } }, check: changes({ 'hit-dice': -2, will: -2, checks: -2, damage: 0 }) },
  { rule: 'sigil.condition.energy-drained', case: 1, given: 'as many negative levels as Hit Dice', on: one({ conditions: drained(3), hitDice: 3 }), ask: vitals('t'), expect: { state: 'dead' } },
  { rule: 'sigil.condition.energy-drained', case: 'extra', given: 'one Hit Die is left', on: one({ conditions: drained(2), hitDice: 3, hp: { current: 5 } }), ask: vitals('t'), expect: { state: null }, uncited: VITALS },
  { rule: 'sigil.condition.energy-drained-recovery', case: 0, given: '24 hours later, one save made and one failed', on: one({ conditions: drained(2) }),
    ask: recover('t', 'energy-drained', { hours: 24, saves: [true, false] }), expect: { leaves: [], levelsLost: 1 } },
  { rule: 'sigil.condition.energy-drained-recovery', case: 'extra', given: 'one save is still to come', on: one({ conditions: drained(2) }),
    ask: recover('t', 'energy-drained', { hours: 24, saves: [true] }), expect: { leaves: ['energy-drained'], levelsLost: 0 } },
  { rule: 'sigil.condition.energy-drained-recovery', case: 'extra', given: 'after 20 hours nothing ends', on: one({ conditions: drained(1) }),
    ask: recover('t', 'energy-drained', { hours: 20, saves: [true] }), expect: { next: '24-hours' }, check: lacks('leaves', 'levelsLost') },

  { rule: 'sigil.condition.starving', case: 0, given: 'the fourth day, the first check', on: one({ conditions: ['starving'] }), ask: recover('t', 'starving'), expect: { dc: 10, next: 'day' } },
  { rule: 'sigil.condition.starving', case: 'extra', given: 'the third check, 11', on: one({ conditions: ['starving'] }), ask: recover('t', 'starving', { before: 2, total: 11 }),
    expect: { dc: 12, leaves: ['starving', 'fatigued'], damage: { dice: '1d6', lethal: false } } },
  { rule: 'sigil.condition.starving', case: 'extra', given: 'unconscious of hunger', on: one({ conditions: ['starving'], hp: { current: 5, nonlethal: 6 } }), ask: recover('t', 'starving', { before: 2, total: 11 }),
    expect: { damage: { lethal: true } } },
  { rule: 'sigil.condition.dehydrated', case: 0, given: 'damage of heat', on: one({ conditions: ['dehydrated'] }), ask: state('t'), expect: { heatKills: true }, check: under(['fatigued']) },
  { rule: 'sigil.condition.dehydrated', case: 'extra', given: 'only fatigued', on: one({ conditions: ['fatigued'] }), ask: state('t'), expect: { heatKills: false }, uncited: 'a control: it is fatigued, not dehydrated, so heat does not kill' },

  { rule: 'sigil.condition.helpless', case: 0, given: 'AC 16 with +2 of Dexterity, bound; in melee', on: one({ conditions: ['bound'] }), ask: state('t', { ac: 16 }), expect: { sheet: { acMelee: 5, acRanged: 9 }, atMercy: true } },
  { rule: 'sigil.condition.paralyzed', case: 0, given: 'it uses a spell-like ability', on: one({ conditions: ['paralyzed'] }), ask: state('t'), expect: { actions: 'mental-only', abilities: { str: -5, dex: -5 } },
    check: all(bans(['act-bodily', 'attack', 'move'], ['act', 'cast']), under(['helpless'])) },
  { rule: 'sigil.condition.paralyzed', case: 1, given: 'winged, in the air', on: one({ conditions: ['paralyzed'], elevation: 4, speed: { land: 6, fly: 12 } }), ask: state('t'), expect: { descends: { does: 'falls' } } },
  { rule: 'sigil.condition.paralyzed', case: 'extra', given: 'winged, on the ground', on: one({ conditions: ['paralyzed'], speed: { land: 6, fly: 12 } }), ask: state('t'), check: lacks('descends') },
  { rule: 'sigil.condition.paralyzed', case: 'extra', given: 'swimming', on: [one({ conditions: ['paralyzed'] }), cell(0, 0, { surface: 'water' })].flat(), ask: state('t'), expect: { drowns: true } },
  { rule: 'sigil.condition.petrified', case: 0, given: 'turned to stone', on: one({ conditions: ['petrified'] }), ask: state('t'), expect: { atMercy: true, actions: 'none' }, check: under(['unconscious', 'helpless']) },

  { rule: 'sigil.condition.pinned', case: 0, given: 'AC 12 with +2 of Dexterity; a third creature attacks', on: [one(), hero('p', 1, 0, { pins: 't', grapples: ['t'] }), hero('x', 0, 1)].flat(),
    ask: state('t', { ac: 12 }, 'x'), expect: { sheet: { acMelee: 1 }, actions: 'mental-only', atMercy: false } },
  { rule: 'sigil.condition.pinned', case: 'extra', given: 'the one who pins it attacks', on: [one(), hero('p', 1, 0, { pins: 't', grapples: ['t'] })].flat(), ask: state('t', { ac: 12 }, 'p'), expect: { sheet: { acMelee: 5 } } },
  { rule: 'sigil.condition.grappling', case: 0, given: 'grappling B, attacked by C', on: [one({ grapples: ['b'] }), hero('b', 1, 0, { grapples: ['t'] }), hero('c', 0, 1)].flat(),
    ask: state('t', { ac: 15 }, 'c'), expect: { sheet: { acMelee: 13, acRanged: 13 }, losesDexterity: true } },
  { rule: 'sigil.condition.grappling', case: 'extra', given: 'both grapple, with whom nobody wrote down: with one another', on: [one({ conditions: ['grappling'] }), hero('b', 1, 0, { conditions: ['grappling'] })].flat(), ask: state('t', { ac: 15 }, 'b'),
    expect: { sheet: { acMelee: 15 }, losesDexterity: false } },
  { rule: 'sigil.condition.grappling', case: 'extra', given: 'only its grapple is written down: it threatens no square', on: [one({ grapples: ['b'] }), hero('b', 1, 0)].flat(), ask: threat('t'),
    expect: { cells: [] }, cites: ['sigil.threat.grappling-threatens-nothing'] },
  { rule: 'sigil.condition.grappling', case: 'extra', given: 'nor does it leave its place', on: [one({ grapples: ['b'] }), hero('b', 1, 0)].flat(), ask: move('t', [[0, 0], [-1, 0]]), check: illegal('immobile') },
  { rule: 'sigil.condition.grappling', case: 'extra', given: 'attacked by B', on: [one({ grapples: ['b'] }), hero('b', 1, 0, { grapples: ['t'] })].flat(), ask: state('t', { ac: 15 }, 'b'),
    expect: { sheet: { acMelee: 15 }, losesDexterity: false }, check: bans(['threaten']) },

  { rule: 'sigil.condition.prone-attack', case: 0, given: 'AC 15, in melee', on: one({ conditions: ['prone'] }), ask: state('t', { ac: 15 }), expect: { sheet: { acMelee: 11 } } },
  { rule: 'sigil.condition.prone-attack', case: 1, given: 'AC 15, an arrow', on: one({ conditions: ['prone'] }), ask: state('t', { ac: 15, attack: 6 }), expect: { sheet: { acRanged: 19, attackMelee: 2, attackRanged: 6 } } },
  { rule: 'sigil.condition.prone-movement', case: 0, given: 'it stands up beside an armed enemy', on: [hero('t', 0, 0, { conditions: ['prone'] }), creature('e', 1, 0)], ask: act('t', 'stand-up'),
    expect: { legal: true, kind: 'move', opportunities: [{ by: 'e' }] } },
  { rule: 'sigil.condition.prone-movement', case: 'extra', given: 'it would walk two squares', on: one({ conditions: ['prone'] }), ask: move('t', [[0, 0], [1, 0], [2, 0]]), expect: { legal: false } },

  { rule: 'sigil.condition.knocked-down', case: 0, given: 'a flyer, 4 on the d6', on: one({ elevation: 4, speed: { fly: 12 } }), ask: wind('t', 'knocked-down', { roll: 4 }), expect: { aloft: true, dice: '1d6', metres: 12, conditions: ['knocked-down'] } },
  { rule: 'sigil.condition.knocked-down', case: 'extra', given: 'on the ground', on: one({ conditions: ['knocked-down'] }), ask: state('t', { ac: 15 }), expect: { sheet: { acMelee: 11 } }, check: under(['prone']) },
  { rule: 'sigil.condition.knocked-down', case: 'extra', given: 'in the air it does not lie', on: one({ conditions: ['knocked-down'], elevation: 4, speed: { fly: 12 } }), ask: state('t'), check: under(['knocked-down'], ['prone']) },
  { rule: 'sigil.condition.checked', case: 0, given: 'on the ground, a step against the wind', on: one(), ask: wind('t', 'checked', { blows: [1, 0], path: [[0, 0], [0, 1], [-1, 1]] }), expect: { barredAt: 2 } },
  { rule: 'sigil.condition.checked', case: 'extra', given: 'across the wind and with it', on: one(), ask: wind('t', 'checked', { blows: [1, 0], path: [[0, 0], [0, 1], [1, 1]] }), check: lacks('barredAt') },
  { rule: 'sigil.condition.checked', case: 'extra', given: 'a flyer, 4 on the d6', on: one({ elevation: 4, speed: { fly: 12 } }), ask: wind('t', 'checked', { roll: 4 }), expect: { metres: 6 } },
  { rule: 'sigil.condition.blown-away', case: 0, given: 'on the ground, 3 on the d4', on: one(), ask: wind('t', 'blown-away', { roll: 3 }), expect: { metres: 9, nonlethal: '3d4', conditions: ['blown-away', 'prone'] } },
  { rule: 'sigil.condition.blown-away', case: 'extra', given: 'a flyer, 7 on 2d6', on: one({ elevation: 4, speed: { fly: 12 } }), ask: wind('t', 'blown-away', { roll: 7 }), expect: { metres: 21, nonlethal: '2d6' } },
  { rule: 'sigil.condition.stalled', case: 0, given: 'from 100 m, one save failed', on: one({ elevation: 66, speed: { fly: 12 } }), ask: stall('t', 100, [10]),
    expect: { rounds: [{ metres: 45, height: 55, recovers: false }, { metres: 55, height: 0, recovers: false }], ground: true, dc: 20 } },
  { rule: 'sigil.condition.stalled', case: 'extra', given: 'from 100 m, a save of 20', on: one({ elevation: 66, speed: { fly: 12 } }), ask: stall('t', 100, [20]),
    expect: { rounds: [{ metres: 45, height: 55, recovers: true }], ground: false } },
  { rule: 'sigil.condition.stalled', case: 'extra', given: 'it cannot fly at all: no stall', on: one({ elevation: 66, speed: { land: 6, fly: 0 } }), ask: stall('t', 100), expect: { stalls: false, rounds: [] } },
  { rule: 'sigil.condition.stalled', case: 'extra', given: 'AC 15 with +2 of Dexterity', on: one({ conditions: ['stalled'] }), ask: state('t', { ac: 15 }), expect: { sheet: { acMelee: 13 }, missChance: 20, actions: 'none' } },
];

export default cases('sigil', rows);
