/** d20 Modern: objects: their Defense, their materials, and how they break. */
import {
  objectBreak,
  objectDamage,
  objectDefence,
  objectMade,
  objectRepair,
  objectSave,
  special,
} from '../asks/specials.ts';
import { blast } from '../asks/ordnance.ts';
import { cases, creature, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const HOLDER = creature('b', 1, 0, { abilities: { dex: 14 } });

export default cases('d20modern', [
  row('object.defense-unattended', 0, 'a chair')
    .on()
    .ask(objectDefence('small', { roll: 6 }))
    .gives({ ac: 6, hits: true, opportunities: [] }),
  ...(
    [
      ['colossal', -3],
      ['gargantuan', 1],
      ['huge', 3],
      ['large', 4],
      ['medium', 5],
      ['tiny', 7],
      ['diminutive', 9],
      ['fine', 13],
    ] as const
  ).map(([size, ac]) =>
    row('object.defense-unattended', 'extra', `a thing that is ${size}`)
      .on()
      .ask(objectDefence(size, { roll: ac - 1 }))
      .gives({ ac, hits: false }),
  ),
  row('object.auto-hit', 0, 'a whole round with an axe on a door')
    .on()
    .ask(objectDefence('large'))
    .gives({ fullRound: { melee: 'automatic', ranged: 5 } }),
  row('object.held', 0, 'a Tiny thing, Dexterity +2, class bonus +3')
    .on(HOLDER)
    .ask(objectDefence('tiny', { holder: 'b', classBonus: 3 }))
    .gives({ ac: 17, provokes: 'b' }),
  row('object.held', 'extra', 'attacking a held object provokes from its holder')
    .on(hero('a', 0, 0), HOLDER)
    .ask(
      special('sunder', 'a', 'b', {
        object: { kind: 'held', size: 'tiny', classBonus: 3 },
        roll: 17,
        damage: 9,
      }),
    )
    .gives({
      legal: true,
      ac: 17,
      opportunities: [{ by: 'b' }],
      outcome: { result: 'success', effects: [{ of: 'b', effect: 'object-damaged' }] },
    }),
  row('object.held', 'extra', 'attacking a held object with the feat does not provoke')
    .on(hero('a', 0, 0, { traits: ['improved-sunder'] }), HOLDER)
    .ask(special('sunder', 'a', 'b', { object: { kind: 'held', size: 'tiny' } }))
    .gives({ legal: true, opportunities: [] }),
  row('object.held', 'extra', 'a 16 misses it')
    .on(hero('a', 0, 0), HOLDER)
    .ask(
      special('sunder', 'a', 'b', {
        object: { kind: 'worn', size: 'tiny', classBonus: 3 },
        roll: 16,
      }),
    )
    .gives({ ac: 17, outcome: { result: 'failure', effects: [] } }),
  row('object.hardness', 0, '9 damage, hardness 5')
    .on()
    .ask(objectDamage(9, { hardness: 5, hp: 20 }))
    .gives({ lost: 4, left: 16 }),
  row('object.hardness', 'extra', 'a bullet does as much')
    .on()
    .ask(objectDamage(9, { hardness: 5, from: 'ranged' }))
    .gives({ lost: 4 }),
  row('object.substances-soft', 0, '5 cm of ice')
    .on()
    .ask(objectMade({ substance: 'ice', centimetres: 5 }))
    .gives({ known: true, hardness: 0, hp: 6 }),
  ...(
    [
      ['paper', 0, 2],
      ['rope', 0, 2],
      ['soft-plastic', 0, 3],
      ['glass', 1, 1],
      ['ceramic', 1, 2],
      ['hard-plastic', 2, 5],
    ] as const
  ).map(([substance, hardness, hp]) =>
    row('object.substances-soft', 'extra', substance)
      .on()
      .ask(objectMade({ substance, centimetres: 2.5 }))
      .gives({ hardness, hp }),
  ),
  row('object.substances-hard', 0, '10 cm of wood')
    .on()
    .ask(objectMade({ substance: 'wood', centimetres: 10 }))
    .gives({ hardness: 5, hp: 40 }),
  ...(
    [
      ['aluminium', 6, 10],
      ['concrete', 8, 15],
      ['steel', 10, 30],
    ] as const
  ).map(([substance, hardness, hp]) =>
    row('object.substances-hard', 'extra', substance)
      .on()
      .ask(objectMade({ substance, centimetres: 2.5 }))
      .gives({ hardness, hp }),
  ),
  row('object.locks', 0, 'an average lock')
    .on()
    .ask(objectMade({ thing: 'average-lock' }))
    .gives({ hardness: 3, hp: 5, dc: 15 }),
  row('object.locks', 'extra', 'a lock of ultrahigh security')
    .on()
    .ask(objectMade({ thing: 'ultrahigh-security-lock' }))
    .gives({ hardness: 20, hp: 150, dc: 40 }),
  row('object.manufactured', 0, 'a Large one')
    .on()
    .ask(objectMade({ size: 'large' }))
    .gives({ hardness: 5, hp: 10, dc: 15 }),
  ...(
    [
      ['fine', 0, 1, 10],
      ['diminutive', 0, 1, 10],
      ['tiny', 1, 2, 10],
      ['small', 3, 3, 12],
      ['medium', 5, 5, 15],
      ['huge', 8, 10, 20],
      ['gargantuan', 8, 20, 30],
      ['colossal', 10, 30, 50],
    ] as const
  ).map(([size, hardness, hp, dc]) =>
    row('object.manufactured', 'extra', `a manufactured object of the size ${size}`)
      .on()
      .ask(objectMade({ size }))
      .gives({ hardness, hp, dc }),
  ),
  row('object.doors-walls', 0, 'a simple wooden door')
    .on()
    .ask(objectMade({ thing: 'simple-wooden-door' }))
    .gives({ hardness: 5, hp: 10, dc: 13 }),
  row('object.doors-walls', 0, 'with half its hit points or fewer')
    .on(hero('a', 0, 0))
    .ask(objectBreak('a', 13, { half: true }))
    .cites('d20modern.object.break')
    .gives({ dc: 11 }),
  ...(
    [
      ['medium-firearm', 3, 5, 7],
      ['strong-wooden-door', 5, 20, 23],
      ['iron-door', 10, 120, 35],
      ['concrete-wall', 8, 90, 35],
      ['chain', 20, 5, 26],
      ['handcuffs', 10, 10, 30],
      ['metal-bars', 10, 15, 30],
      ['rope', 0, 2, 23],
    ] as const
  ).map(([thing, hardness, hp, dc]) =>
    row('object.doors-walls', 'extra', `an object: ${thing.replaceAll('-', ' ')}`)
      .on()
      .ask(objectMade({ thing }))
      .gives({ hardness, hp, dc }),
  ),
  row('object.energy', 0, 'fire')
    .on()
    .ask(objectDamage(20, { hardness: 5, energy: 'fire' }))
    .gives({ lost: 5 }),
  row('object.energy', 1, 'cold')
    .on()
    .ask(objectDamage(20, { hardness: 5, energy: 'cold' }))
    .gives({ lost: 0 }),
  row('object.energy', 'extra', '20 points of acid damage to an object')
    .on()
    .ask(objectDamage(20, { hardness: 5, energy: 'acid' }))
    .gives({ lost: 15 }),
  row('object.immunities', 0, 'a natural 20 on a door')
    .on()
    .ask(objectDamage(12, { hardness: 5, critical: true }))
    .gives({ lost: 7, critical: false }),
  row('object.immunities', 'extra', 'a blow that stuns')
    .on()
    .ask(objectDamage(12, { hardness: 0, nonlethal: true }))
    .gives({ lost: 0 }),
  row('object.saves', 0, 'an unattended chair in a burst saves never')
    .on()
    .ask(objectSave({ save: 'reflex' }))
    .gives({ bonus: null }),
  row('object.saves', 'extra', 'in a hand it saves as its holder')
    .on(creature('b', 1, 0, { saves: { reflex: 4 } }))
    .ask(objectSave({ holder: 'b', save: 'reflex' }))
    .gives({ bonus: 4 }),
  row('object.break', 0, 'a strong door with 10 of 20 hit points')
    .on(hero('a', 0, 0))
    .ask(objectBreak('a', 23, { half: true }))
    .gives({ dc: 21 }),
  row('object.break', 'extra', 'a check to break an object uses Strength without a size modifier')
    .on(hero('a', 0, 0, { size: 'large', abilities: { str: 18 } }))
    .ask(objectBreak('a', 13, { die: 10 }))
    .gives({ modifier: 4, breaks: true }),
  row('object.repair', 0, 'a Repair check of 21')
    .on()
    .ask(objectRepair({ roll: 21 }))
    .gives({ dc: 20, success: true, restores: '2d6', hours: 1 }),
  row('object.repair', 'extra', 'a Repair check without tools')
    .on()
    .ask(objectRepair({ roll: 23, tools: false }))
    .gives({ modifier: -4, success: false }),
  row('cover.reflex', 'extra', 'a grenade on the same side')
    .on(creature('b', 3, 0))
    .ask(blast([2, 0], 4))
    .gives({ creatures: [{ id: 'b', reflex: 0 }] }),
]);
