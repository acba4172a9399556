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
import { cases, creature, hero, type Answer, type Case, type Thing } from '../cases.ts';

const row = (
  name: string,
  index: Case['case'],
  given: string,
  ask: Case['ask'],
  expect: Answer,
  on: Thing[] = [],
): Case => ({ rule: `d20modern.object.${name}`, case: index, given, on, ask, expect });
const HOLDER = creature('b', 1, 0, { abilities: { dex: 14 } });

export default cases('d20modern', [
  row('defense-unattended', 0, 'a chair', objectDefence('small', { roll: 6 }), {
    ac: 6,
    hits: true,
    opportunities: [],
  }),
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
    row(
      'defense-unattended',
      'extra',
      `a thing that is ${size}`,
      objectDefence(size, { roll: ac - 1 }),
      { ac, hits: false },
    ),
  ),
  row('auto-hit', 0, 'a whole round with an axe on a door', objectDefence('large'), {
    fullRound: { melee: 'automatic', ranged: 5 },
  }),
  row(
    'held',
    0,
    'a Tiny thing, Dexterity +2, class bonus +3',
    objectDefence('tiny', { holder: 'b', classBonus: 3 }),
    { ac: 17, provokes: 'b' },
    [HOLDER],
  ),
  row(
    'held',
    'extra',
    'attacking a held object provokes from its holder',
    special('sunder', 'a', 'b', {
      object: { kind: 'held', size: 'tiny', classBonus: 3 },
      roll: 17,
      damage: 9,
    }),
    {
      legal: true,
      ac: 17,
      opportunities: [{ by: 'b' }],
      outcome: { result: 'success', effects: [{ of: 'b', effect: 'object-damaged' }] },
    },
    [hero('a', 0, 0), HOLDER],
  ),
  row(
    'held',
    'extra',
    'attacking a held object with the feat does not provoke',
    special('sunder', 'a', 'b', { object: { kind: 'held', size: 'tiny' } }),
    { legal: true, opportunities: [] },
    [hero('a', 0, 0, { traits: ['improved-sunder'] }), HOLDER],
  ),
  row(
    'held',
    'extra',
    'a 16 misses it',
    special('sunder', 'a', 'b', {
      object: { kind: 'worn', size: 'tiny', classBonus: 3 },
      roll: 16,
    }),
    { ac: 17, outcome: { result: 'failure', effects: [] } },
    [hero('a', 0, 0), HOLDER],
  ),
  row('hardness', 0, '9 damage, hardness 5', objectDamage(9, { hardness: 5, hp: 20 }), {
    lost: 4,
    left: 16,
  }),
  row(
    'hardness',
    'extra',
    'a bullet does as much',
    objectDamage(9, { hardness: 5, from: 'ranged' }),
    { lost: 4 },
  ),
  row('substances-soft', 0, '5 cm of ice', objectMade({ substance: 'ice', centimetres: 5 }), {
    known: true,
    hardness: 0,
    hp: 6,
  }),
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
    row('substances-soft', 'extra', substance, objectMade({ substance, centimetres: 2.5 }), {
      hardness,
      hp,
    }),
  ),
  row('substances-hard', 0, '10 cm of wood', objectMade({ substance: 'wood', centimetres: 10 }), {
    hardness: 5,
    hp: 40,
  }),
  ...(
    [
      ['aluminium', 6, 10],
      ['concrete', 8, 15],
      ['steel', 10, 30],
    ] as const
  ).map(([substance, hardness, hp]) =>
    row('substances-hard', 'extra', substance, objectMade({ substance, centimetres: 2.5 }), {
      hardness,
      hp,
    }),
  ),
  row('locks', 0, 'an average lock', objectMade({ thing: 'average-lock' }), {
    hardness: 3,
    hp: 5,
    dc: 15,
  }),
  row(
    'locks',
    'extra',
    'a lock of ultrahigh security',
    objectMade({ thing: 'ultrahigh-security-lock' }),
    { hardness: 20, hp: 150, dc: 40 },
  ),
  row('manufactured', 0, 'a Large one', objectMade({ size: 'large' }), {
    hardness: 5,
    hp: 10,
    dc: 15,
  }),
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
    row('manufactured', 'extra', size, objectMade({ size }), { hardness, hp, dc }),
  ),
  row('doors-walls', 0, 'a simple wooden door', objectMade({ thing: 'simple-wooden-door' }), {
    hardness: 5,
    hp: 10,
    dc: 13,
  }),
  {
    rule: 'd20modern.object.doors-walls',
    case: 0,
    given: 'with half its hit points or fewer',
    on: [hero('a', 0, 0)],
    ask: objectBreak('a', 13, { half: true }),
    expect: { dc: 11 },
    cites: ['d20modern.object.break'],
  },
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
    row('doors-walls', 'extra', thing, objectMade({ thing }), { hardness, hp, dc }),
  ),
  row('energy', 0, 'fire', objectDamage(20, { hardness: 5, energy: 'fire' }), { lost: 5 }),
  row('energy', 1, 'cold', objectDamage(20, { hardness: 5, energy: 'cold' }), { lost: 0 }),
  row('energy', 'extra', 'acid', objectDamage(20, { hardness: 5, energy: 'acid' }), { lost: 15 }),
  row(
    'immunities',
    0,
    'a natural 20 on a door',
    objectDamage(12, { hardness: 5, critical: true }),
    { lost: 7, critical: false },
  ),
  row(
    'immunities',
    'extra',
    'a blow that stuns',
    objectDamage(12, { hardness: 0, nonlethal: true }),
    { lost: 0 },
  ),
  row('saves', 0, 'an unattended chair in a burst saves never', objectSave({ save: 'reflex' }), {
    bonus: null,
  }),
  row(
    'saves',
    'extra',
    'in a hand it saves as its holder',
    objectSave({ holder: 'b', save: 'reflex' }),
    { bonus: 4 },
    [creature('b', 1, 0, { saves: { reflex: 4 } })],
  ),
  row(
    'break',
    0,
    'a strong door with 10 of 20 hit points',
    objectBreak('a', 23, { half: true }),
    { dc: 21 },
    [hero('a', 0, 0)],
  ),
  row(
    'break',
    'extra',
    'a check to break an object uses Strength without a size modifier',
    objectBreak('a', 13, { die: 10 }),
    { modifier: 4, breaks: true },
    [hero('a', 0, 0, { size: 'large', abilities: { str: 18 } })],
  ),
  row('repair', 0, 'a 21', objectRepair({ roll: 21 }), {
    dc: 20,
    success: true,
    restores: '2d6',
    hours: 1,
  }),
  row('repair', 'extra', 'without tools', objectRepair({ roll: 23, tools: false }), {
    modifier: -4,
    success: false,
  }),
  {
    rule: 'd20modern.cover.reflex',
    case: 'extra',
    given: 'a grenade on the same side',
    on: [creature('b', 3, 0)],
    ask: blast([2, 0], 4),
    expect: { creatures: [{ id: 'b', reflex: 0 }] },
  },
]);
