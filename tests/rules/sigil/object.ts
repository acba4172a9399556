/** Sigil: objects, breaking them, and turning the undead (area special-attack). */
import { fullAttack } from '../asks/attacks.ts';
import {
  objectBreak,
  objectDamage,
  objectDefence,
  objectSave,
  turnUndead,
} from '../asks/specials.ts';
import { block, cases, creature, fill, hero, type Answer, type Case } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('sigil');
const object = (name: string, ...rest: [Case['case'], string, Case['ask'], Answer]): Case =>
  row(`object.${name}`, rest[0], rest[1]).on().ask(rest[2]).gives(rest[3]);
const attack = (name: string, at: Case['case'], given: string) =>
  row(`special-attack.${name}`, at, given);
const undead = (id: string, x: number, y: number, hitDice: number, more: string[] = []) =>
  creature(id, x, y, { traits: ['undead', ...more], hitDice });
const cleric = hero('a', 0, 0, { abilities: { cha: 14 } });
const fates = (...list: [of: string, fate: string][]): Answer => ({
  affected: list.map(([of, fate]) => ({ of, fate })),
});

export default cases('sigil', [
  object('hardness', 0, '12 damage, hardness 5', objectDamage(12, { hardness: 5, hp: 20 }), {
    lost: 7,
    left: 13,
    broken: false,
  }),
  object('hardness', 1, '4 points of damage to an object', objectDamage(4, { hardness: 5 }), {
    lost: 0,
  }),
  object('hardness', 'extra', 'broken at 0', objectDamage(25, { hardness: 5, hp: 20 }), {
    lost: 20,
    left: 0,
    broken: true,
  }),
  object('immunities', 0, 'an arrow', objectDamage(20, { hardness: 0, from: 'ranged' }), {
    lost: 10,
  }),
  object(
    'immunities',
    1,
    'a critical hit is none',
    objectDamage(12, { hardness: 5, critical: true }),
    { lost: 7, critical: false },
  ),
  object(
    'immunities',
    'extra',
    'a fist pulled',
    objectDamage(12, { hardness: 0, nonlethal: true }),
    { lost: 0 },
  ),
  object(
    'hardness',
    'extra',
    'a catapult’s stone does all its damage',
    objectDamage(20, { hardness: 8, from: 'siege' }),
    { lost: 12 },
  ),
  object('energy', 0, 'fire', objectDamage(20, { hardness: 5, energy: 'fire' }), { lost: 5 }),
  object(
    'energy',
    'extra',
    '20 points of acid damage to an object',
    objectDamage(20, { hardness: 5, energy: 'acid' }),
    { lost: 15 },
  ),
  object(
    'energy',
    'extra',
    '20 points of sonic damage to an object',
    objectDamage(20, { hardness: 5, energy: 'sonic' }),
    { lost: 15 },
  ),
  object(
    'energy',
    'extra',
    'electricity damage to an object',
    objectDamage(21, { hardness: 5, energy: 'electricity' }),
    { lost: 5 },
  ),
  object(
    'energy',
    'extra',
    'cold damage to an object',
    objectDamage(40, { hardness: 5, energy: 'cold' }),
    { lost: 5 },
  ),
  object('saves', 0, 'magic of caster level 8', objectSave({ casterLevel: 8 }), { bonus: 6 }),
  object('saves', 'extra', 'an unattended object without magic', objectSave(), { bonus: null }),
  row('object.saves', 'extra', 'in a hand: its holder’s save')
    .on(hero('a', 0, 0, { saves: { reflex: 4 } }))
    .ask(objectSave({ holder: 'a', save: 'reflex' }))
    .gives({ bonus: 4 }),
  row('object.saves', 'extra', 'in a hand, but its own magic is better')
    .on(hero('a', 0, 0, { saves: { reflex: 4 } }))
    .ask(objectSave({ holder: 'a', save: 'reflex', casterLevel: 9 }))
    .gives({ bonus: 6 }),

  attack('break-object', 0, 'a door of DC 18 at half its hit points')
    .on(hero('a', 0, 0))
    .ask(objectBreak('a', 18, { half: true }))
    .gives({ dc: 16 }),
  attack('break-object', 'extra', 'a check to break an object that is not damaged')
    .on(hero('a', 0, 0))
    .ask(objectBreak('a', 18))
    .gives({ dc: 18 }),
  attack('break-object', 'extra', 'a Large one with Strength +4: +8')
    .on(hero('a', 0, 0, { size: 'large', abilities: { str: 18 } }))
    .ask(objectBreak('a', 18, { die: 10 }))
    .gives({ modifier: 8, breaks: true }),
  attack('break-object', 'extra', 'a Tiny one: −8')
    .on(hero('a', 0, 0, { size: 'tiny', abilities: { str: 10 } }))
    .ask(objectBreak('a', 13, { die: 20 }))
    .gives({ modifier: -8, breaks: false }),
  attack('sunder-unattended', 0, 'a Huge wagon')
    .on()
    .ask(objectDefence('huge'))
    .gives({ ac: 1, fullRound: { melee: 'automatic', ranged: 5 }, opportunities: [] }),
  attack('sunder-unattended', 1, 'a Small chair')
    .on()
    .ask(objectDefence('small', { roll: 3 }))
    .gives({ ac: 4, hits: false }),
  attack('sunder-unattended', 'extra', 'a Fine thing')
    .on()
    .ask(objectDefence('fine', { roll: 11 }))
    .gives({ ac: 11, hits: true }),
  attack('sunder-unattended', 'extra', 'in place of the first of two attacks')
    .on(hero('a', 0, 0, { bab: 6, attacks: [{ id: 'axe', kind: 'melee' }] }))
    .ask(fullAttack('a', { primary: 'axe', instead: ['sunder-unattended'] }))
    .uncited('a full attack cites the rules of its attacks')
    .gives({ legal: true, attacks: [{ action: 'sunder-unattended' }, { with: 'axe' }] }),

  attack('turning', 0, 'behind a corner, without line of effect')
    .on(cleric, undead('u', 12, 0, 1), fill(11, -30, 11, 29, block))
    .ask(turnUndead('a', 5, { check: 14, dice: 7 }))
    .gives(fates(['u', 'no-line-of-effect'])),
  attack('turning', 'extra', 'twelve squares away, and thirteen')
    .on(cleric, undead('u', 12, 0, 3), undead('v', 13, 0, 3))
    .ask(turnUndead('a', 5, { check: 14, dice: 7 }))
    .gives(fates(['u', 'turned'], ['v', 'out-of-range'])),
  attack('turning', 'extra', 'the nearest first, weak ones crumble')
    .on(
      cleric,
      undead('u', 6, 0, 2),
      undead('v', 3, 0, 4),
      undead('w', 6, 6, 1),
      creature('x', 1, 0, { hitDice: 1 }),
    )
    .ask(turnUndead('a', 5, { check: 14, dice: 7 }))
    .gives({
      kind: 'standard',
      opportunities: [],
      uses: 5,
      countsAsAttack: true,
      ...fates(['v', 'turned'], ['u', 'destroyed'], ['w', 'destroyed']),
    }),
  attack('turning', 'extra', 'turning is limited by the Hit Dice in the damage roll')
    .on(cleric, undead('u', 1, 0, 5), undead('v', 2, 0, 5))
    .ask(turnUndead('a', 5, { check: 14, dice: 2 }))
    .gives({ total: 9, ...fates(['u', 'turned'], ['v', 'none-left']) }),
  attack('turning', 'extra', 'a swarm counts half')
    .on(cleric, undead('u', 1, 0, 10, ['swarm']))
    .ask(turnUndead('a', 5, { check: 11, dice: 7 }))
    .gives({ affected: [{ of: 'u', fate: 'turned', hitDice: 5 }] }),
  attack('turning', 'extra', 'with its holy symbol away')
    .on(cleric, undead('u', 1, 0, 1))
    .ask(turnUndead('a', 5, { symbol: false }))
    .gives({ legal: false, why: ['no-holy-symbol'] }),
  attack('turning-check', 0, 'level 5, a 14')
    .on(cleric, undead('u', 1, 0, 6), undead('v', 2, 0, 7))
    .ask(turnUndead('a', 5, { check: 14, dice: 12 }))
    .gives({ most: 6, total: 19, ...fates(['u', 'turned'], ['v', 'too-many-hit-dice']) }),
  ...(
    [
      [0, 1],
      [3, 2],
      [6, 3],
      [9, 4],
      [12, 5],
      [15, 6],
      [18, 7],
      [21, 8],
      [22, 9],
      [40, 9],
      [-2, 1],
      [1, 2],
    ] as const
  ).map(([check, most]) =>
    attack('turning-check', 'extra', `level 5, a ${check}`)
      .on(cleric)
      .ask(turnUndead('a', 5, { check }))
      .gives({ most }),
  ),
  attack('rebuke', 0, 'twelve squares away')
    .on(cleric, undead('u', 12, 0, 3))
    .ask(turnUndead('a', 5, { how: 'rebuke' }))
    .gives({
      legal: true,
      kind: 'standard',
      opportunities: [],
      ...fates(['u', 'may-be-affected']),
    }),
  attack('rebuke', 'extra', 'sight is not needed')
    .on(
      cleric,
      undead('u', 12, 0, 3),
      fill(6, -30, 6, 29, (x, y) => ({ cell: { at: [x, y], blocks: ['sight'] } })),
    )
    .ask(turnUndead('a', 5, { how: 'rebuke', check: 12, dice: 7 }))
    .gives(fates(['u', 'rebuked'])),
  attack('rebuke', 'extra', 'weak ones are commanded, no more than its level of them')
    .on(cleric, undead('u', 1, 0, 2), undead('v', 2, 0, 2), undead('w', 3, 0, 2))
    .ask(turnUndead('a', 5, { how: 'rebuke', check: 12, dice: 7 }))
    .gives(fates(['u', 'commanded'], ['v', 'commanded'], ['w', 'rebuked'])),
  attack('rebuke-bolster', 0, 'a result of 18')
    .on(cleric, undead('u', 1, 0, 5))
    .ask(turnUndead('a', 5, { how: 'bolster', check: 18, dice: 7 }))
    .gives({ rounds: 10, affected: [{ of: 'u', fate: 'bolstered', hitDice: 18 }] }),
  attack('rebuke-bolster', 'extra', 'turning undead that were bolstered to 18 Hit Dice')
    .on(cleric, undead('u', 1, 0, 5))
    .ask(turnUndead('a', 9, { check: 22, dice: 12, bolstered: { u: 18 } }))
    .gives(fates(['u', 'too-many-hit-dice'])),
  attack('rebuke-bolster', 'extra', 'a turning of 15 is dispelled with a 16')
    .on(cleric, undead('u', 1, 0, 5))
    .ask(turnUndead('a', 5, { how: 'dispel', check: 16, dice: 7, against: 15 }))
    .gives(fates(['u', 'freed'])),
]);
