/** The charge: who may try, what the roll needs, what it brings, what is left when it fails. */
import { cases, wall, type Ask } from '../cases.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import { along, amid, corridor, does, faults, foe, him, mayStill, never, rolls, round, track } from '../rounds.ts';
import type { Charge, Declaration, Group } from '../../../src/rules/phased/declaration.ts';

const roll = (charge: Charge): Ask => ({ ask: 'charge-roll', ...charge });
/** A charger eight hexes from an enemy, roll 4: 6 and 7. */
const lane = [...corridor, him('a', 0), foe('o', 8)];
const charges = (charge: Charge, more: Partial<Declaration> = {}): Declaration => ({ ...does('a', 4, 'charge', { weaponFactor: 5, move: along(0, 7), target: 'o', charge }), ...more });
const RATINGS: Readonly<Record<string, readonly [Group, number, number]>> = {
  combattenti: ['warriors', 10, 5], 'creature-hd': ['monsters', 11, 6], vagabondi: ['vagabonds', 12, 7], sacerdoti: ['priests', 13, 8], 'utenti-magia': ['magic-users', 13, 8],
};
const close = [...corridor, him('a', 0), foe('o', 3)];
const missed = charges({ rating: 12, roll: 8, onFailure: 'stand' });

export default cases('arelia', [
  { rule: 'arelia.charge.eligibility', case: 0, given: 'attacked earlier', on: [...corridor, him('a', 4), foe('o', 3)], ask: round([does('a', 4, 'attack-then-half-move', { weaponFactor: 3, charge: { rating: 12, roll: 20 }, move: along(4, 6) })]), check: all(never(/charge/), faults('second-complex-action')) },
  { rule: 'arelia.charge.eligibility', case: 1, given: 'declared at the half move', on: lane, ask: round([does('a', 4, 'half-move', { charge: { rating: 12, roll: 20 }, move: along(0, 4) })]), check: all(never(/charge/), faults('charge-too-early')) },
  { rule: 'arelia.charge.roll', case: 0, given: 'warrior of level 5, roll 12', on: lane, ask: roll({ group: 'warriors', level: 5, roll: 12 }), expect: { rating: 12, result: 'success', fatigue: 1 } },
  { rule: 'arelia.charge.roll', case: 1, given: 'roll 11', on: lane, ask: roll({ group: 'warriors', level: 5, roll: 11 }), expect: { result: 'failure', fatigue: 1 } },
  { rule: 'arelia.charge.roll', case: 'extra', given: 'as the round is played, not rolled yet', on: lane, ask: round([charges({ rating: 12 })]), check: all(amid('7 a charge null against 12: null', '12 a attack o, charging +1/+2 ?'), rolls('declared.a.charge.roll a')) },
  { rule: 'arelia.charge.rating-table', case: 0, given: 'the first and the last row', on: lane, ask: roll({ group: 'magic-users', level: 1 }), expect: { rating: 18 } },
  { rule: 'arelia.charge.rating-table', case: 0, given: 'levels past the table', on: lane, ask: roll({ group: 'warriors', level: 31 }), expect: { rating: 5 } },
  { rule: 'arelia.charge.rating-table', case: 1, given: 'warrior of level 7', on: lane, cites: ['arelia.charge.rating-combattenti'], ask: roll({ group: 'warriors', level: 7 }), expect: { rating: 11, need: 11, chance: 50 } },
  { rule: 'arelia.charge.rating-table', case: 2, given: 'priest of level 1', on: lane, cites: ['arelia.charge.rating-sacerdoti'], ask: roll({ group: 'priests', level: 1 }), expect: { rating: 17, chance: 20 } },
  ...Object.entries(RATINGS).flatMap(([name, [group, nine, twenty]]) => [
    { rule: `arelia.charge.rating-${name}`, case: 0, given: `${group}, 9`, on: lane, ask: roll({ group, level: 9 }), expect: { rating: nine, chance: (21 - nine) * 5 } },
    { rule: `arelia.charge.rating-${name}`, case: 1, given: `${group}, 20`, on: lane, ask: roll({ group, level: 20 }), expect: { rating: twenty, chance: (21 - twenty) * 5 } },
  ]),
  { rule: 'arelia.charge.quadruped', case: 0, given: 'a warhorse, rating 14, roll 13', on: lane, ask: roll({ rating: 14, bonus: 1, roll: 13 }), expect: { result: 'success' } },
  { rule: 'arelia.charge.combat-points', case: 0, given: 'rating 12 with 3 points', on: lane, ask: roll({ rating: 12, combatPoints: 3 }), expect: { rating: 9 } },
  { rule: 'arelia.charge.combat-points', case: 1, given: 'rating 5 with 3 points', on: lane, ask: roll({ rating: 5, combatPoints: 3 }), expect: { rating: 3 } },
  { rule: 'arelia.charge.fatigue', case: 0, given: 'charges and fails: one point for the charge all the same', on: lane, ask: roll({ rating: 12, roll: 8 }), expect: { result: 'failure', fatigue: 1, hit: 0, damage: 0 } },
  { rule: 'arelia.charge.success', case: 0, given: 'a warrior’s attack', on: lane, cites: ['arelia.charge.roll'], ask: round([charges({ rating: 12, roll: 15 })]),
    check: all(amid('6 a half-move to 4,0', '7 a charge 15 against 12: success', '7 a full-move to 7,0', '7 a enters-melee o', '12 a attack o, charging +1/+2'), track('a', { r: 4, half: 6, full: 7, act: 12 }), mayStill()) },
  { rule: 'arelia.charge.success', case: 'extra', given: 'the first attack alone', on: lane, uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 15 }, { attacks: 2 })]), check: amid('12 a attack o, charging +1/+2', 'd a attack o') },
  { rule: 'arelia.charge.success-exceptions', case: 0, given: 'the target is beside an ally of the charger’s', on: [...lane, him('b', 9)], uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 15 })]), check: amid('12 a attack o, charging +0/+0 target-in-melee') },
  { rule: 'arelia.charge.success-exceptions', case: 1, given: 'the target is behind a wall for half its body', on: [...lane, wall(8, 0, 8, 1.4, { low: true, cover: 'cover' })], uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 15 })]), check: amid('12 a attack o, charging +0/+0 target-covered') },
  { rule: 'arelia.cover.partial-cover', case: 'extra', given: 'what protects less takes nothing away', on: [...lane, wall(8, 0, 8, 1.4, { low: true, cover: 'limited' })], uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 15 })]), check: amid('12 a attack o, charging +1/+2') },
  { rule: 'arelia.charge.critical-success', case: 0, given: 'natural 20', on: lane, uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 20 })]), check: amid('7 a charge 20 against 12: critical-success', '12 a attack o, charging +2/+4') },
  { rule: 'arelia.charge.critical-success', case: 'extra', given: 'by itself', on: lane, ask: roll({ rating: 12, roll: 20 }), expect: { hit: 2, damage: 4 } },
  { rule: 'arelia.charge.failure', case: 0, given: 'rolled 8 against 12, moves on', on: lane, uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 8 })]), check: all(amid('7 a full-move to 7,0'), never(/attack/)) },
  { rule: 'arelia.charge.failure', case: 1, given: 'rolled 8, stands, the enemy is adjacent', on: close, cites: ['arelia.charge.roll'],
    ask: round([{ ...missed, move: { path: along(0, 4), until: 'o' } }]), check: all(amid('6 a enters-melee o', '7 a charge 8 against 12: failure', '11 a attack o'), never(/full-move to/)) },
  { rule: 'arelia.charge.failure-attack-factor', case: 0, given: 'Medium roll 4, weapon +5, the enemy adjacent since 6: 11', on: close, uncited: TIMELINE, ask: round([{ ...missed, move: { path: along(0, 4), until: 'o' } }]), check: amid('11 a attack o') },
  { rule: 'arelia.charge.failure-attack-factor', case: 1, given: 'Large roll 2, +1, adjacent since 5: not before the roll at 7', on: [...corridor, him('a', 0, 0, { size: 'large' }), foe('o', 3)], uncited: TIMELINE,
    ask: round([{ ...missed, initiative: 2, weaponFactor: 1, move: { path: along(0, 4), until: 'o' } }]), check: amid('5 a half-move to 2,0 (until)', '7 a charge 8 against 12: failure', '8 a attack o') },
  { rule: 'arelia.charge.failure-attack-factor', case: 2, given: 'the enemy comes at 7 before he moves: 12', on: [...corridor, him('a', 0), foe('o', 8)], uncited: TIMELINE,
    ask: round([missed, does('o', 5, 'half-move', { move: along(8, 5) })], { 'tie:7': { a: 9, o: 1 } }), check: all(amid('7 o enters-melee a, a has 12', '7 a charge 8 against 12: failure', '12 a attack o, postponed'), never(/charging/)) },
  { rule: 'arelia.charge.goblin-lost-move', case: 0, given: 'an enemy arrives at 7 winning the tie: a normal attack, no bonus', on: [...corridor, him('a', 0), foe('o', 8)], uncited: TIMELINE,
    ask: round([missed, does('o', 5, 'half-move', { move: along(8, 5) })], { 'tie:7': { a: 9, o: 1 } }), check: all(amid('12 a now-or-never o: attack', '12 a attack o, postponed'), never(/charging|a full-move to/)) },
  { rule: 'arelia.charge.critical-failure', case: 0, given: 'natural 1: stays, its round is over', on: lane, cites: ['arelia.charge.roll'],
    ask: round([charges({ rating: 2, roll: 1 })]), check: all(amid('7 a charge 1 against 3: critical-failure', '7 a lost full-move: critical-failure'), never(/full-move to|attack o/), mayStill()) },
  { rule: 'arelia.charge.attack-factor', case: 0, given: 'Medium roll 4, weapon +5: charge at 7, attack at 12', on: lane, uncited: TIMELINE, ask: round([charges({ rating: 12, roll: 15 })]), check: amid('7 a charge 15 against 12: success', '12 a attack o, charging +1/+2') },
  { rule: 'arelia.charge.charge-line-silent', case: 0, given: 'a path with a bend', on: [...corridor.slice(0, 1), { exactly: { columns: 20, rows: 3 } }, him('a', 0), foe('o', 6)], uncited: 'the text is silent: the default is ours, and no rule states it',
    ask: round([charges({ rating: 12, roll: 15 }, { move: [[0, 0], [1, 0], [2, 0], [2, 1], [3, 1], [4, 1], [5, 1]] })]), check: all(amid('12 a attack o, charging +1/+2'), faults()) },
  { rule: 'arelia.charge.goblin-option', case: 0, given: 'a goblin of 1–2 Hit Dice at 6, rating 15: success, attack at 6 + weapon', on: [...corridor, him('t', 0), foe('g', 7, 0, { size: 'small', speed: { land: 6 } })], cites: ['arelia.charge.roll'],
    ask: round([does('g', 3, 'full-move', { weaponFactor: 4, move: along(7, 1), target: 't', charge: { group: 'monsters', level: 1, roll: 15 } })]), check: amid('6 g charge 15 against 15: success', '6 g full-move to 1,0', '10 g attack t, charging +1/+2') },
  { rule: 'arelia.timeline.event-formulas', case: 2, given: 'Small, roll 6, full move, charge, weapon +4', on: [...corridor, him('a', 0, 0, { size: 'small' }), foe('o', 8)], uncited: TIMELINE,
    ask: round([charges({ rating: 12, roll: 15 }, { initiative: 6, weaponFactor: 4 })]), check: track('a', { r: 6, half: 8, full: 9, act: 13 }) },
]);
