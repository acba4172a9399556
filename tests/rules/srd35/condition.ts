/** 3.5 SRD: conditions, and hiding while invisible. */
import { hide } from '../asks/movements.ts';
import { state } from '../asks/states.ts';
import { cases, creature, type Case, type Thing } from '../cases.ts';
import { under } from '../checks.ts';

const DEX_16 = { abilities: { dex: 16 } };
const one = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions], ...DEX_16 }),
];
const hider = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions], skills: { hide: { bonus: 5 } } }),
];
const helpless = (condition: string): Case => ({
  rule: 'srd35.condition.helpless-definition',
  case: 'extra',
  given: condition,
  on: one(condition),
  ask: state('t'),
  expect: { atMercy: true },
  check: under(['helpless']),
});

const rows: Case[] = [
  {
    rule: 'srd35.condition.helpless-definition',
    case: 0,
    given: 'asleep',
    on: one('asleep'),
    ask: state('t'),
    expect: { atMercy: true },
    check: under(['helpless']),
  },
  {
    rule: 'srd35.condition.helpless-definition',
    case: 1,
    given: 'prone, but awake and free',
    on: one('prone'),
    ask: state('t'),
    expect: { atMercy: false },
    check: under(['prone'], ['helpless']),
    uncited: 'a control: a prone creature is not helpless',
  },
  ...['bound', 'paralyzed', 'unconscious'].map(helpless),
  {
    rule: 'srd35.condition.helpless-definition',
    case: 'extra',
    given: 'at -3 hit points',
    on: [creature('t', 0, 0, { hp: { current: -3 } })],
    ask: state('t'),
    check: under(['dying', 'unconscious', 'helpless']),
  },

  {
    rule: 'srd35.condition.helpless-normal-attack',
    case: 0,
    given: 'AC 10 without any Dexterity; in melee',
    on: [creature('t', 0, 0, { conditions: ['helpless'], abilities: { dex: 0 } })],
    ask: state('t', { ac: 10 }),
    expect: { sheet: { acMelee: 6 } },
  },
  {
    rule: 'srd35.condition.helpless-normal-attack',
    case: 1,
    given: 'at range',
    on: [creature('t', 0, 0, { conditions: ['helpless'], abilities: { dex: 0 } })],
    ask: state('t', { ac: 10 }),
    expect: { sheet: { acRanged: 10 } },
  },
  {
    rule: 'srd35.condition.helpless-dexterity-zero',
    case: 0,
    given: 'AC 18: +3 of Dexterity, +5 of armour; at range',
    on: one('helpless'),
    ask: state('t', { ac: 18 }),
    expect: { sheet: { acRanged: 10 } },
  },
  {
    rule: 'srd35.condition.helpless-dexterity-zero',
    case: 1,
    given: 'in melee',
    on: one('helpless'),
    ask: state('t', { ac: 18 }),
    expect: { sheet: { acMelee: 6 }, losesDexterity: true },
  },

  {
    rule: 'srd35.information.invisible-hide-moving',
    case: 0,
    given: 'Hide +5, moved this turn',
    on: hider('invisible'),
    ask: hide('t', {
      path: [
        [0, 0],
        [1, 0],
      ],
    }),
    expect: { bonus: 25 },
  },
  {
    rule: 'srd35.information.invisible-hide-still',
    case: 0,
    given: 'Hide +5, did not move',
    on: hider('invisible'),
    ask: hide('t'),
    expect: { bonus: 45 },
  },
  {
    rule: 'srd35.information.invisible-hide-still',
    case: 'extra',
    given: 'in plain sight',
    on: hider(),
    ask: hide('t'),
    expect: { bonus: 5 },
    uncited: 'a control: in plain sight nothing helps the hider',
  },
];

export default cases('srd35', rows);
