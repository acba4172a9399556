/** 3.5 SRD: conditions, and hiding while invisible. */
import { hide } from '../asks/movements.ts';
import { state } from '../asks/states.ts';
import { cells, cases, creature, type Case, type Thing } from '../cases.ts';
import { row } from '../rows.ts';
import { under } from '../checks.ts';

const DEX_16 = { abilities: { dex: 16 } };
const one = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions], ...DEX_16 }),
];
const hider = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions], skills: { hide: { bonus: 5 } } }),
];
const helpless = (condition: string): Case =>
  row('srd35.condition.helpless-definition', 'extra', `a creature that is ${condition}`)
    .on(one(condition))
    .ask(state('t'))
    .gives({ atMercy: true }, under(['helpless']));

const rows: Case[] = [
  row('srd35.condition.helpless-definition', 0, 'a creature that is asleep')
    .on(one('asleep'))
    .ask(state('t'))
    .gives({ atMercy: true }, under(['helpless'])),
  row('srd35.condition.helpless-definition', 1, 'prone, but awake and free')
    .on(one('prone'))
    .ask(state('t'))
    .uncited('a control: a prone creature is not helpless')
    .gives({ atMercy: false }, under(['prone'], ['helpless'])),
  ...['bound', 'paralyzed', 'unconscious'].map(helpless),
  row('srd35.condition.helpless-definition', 'extra', 'at -3 hit points')
    .on(creature('t', 0, 0, { hp: { current: -3 } }))
    .ask(state('t'))
    .gives(under(['dying', 'unconscious', 'helpless'])),

  row('srd35.condition.helpless-normal-attack', 0, 'AC 10 without any Dexterity; in melee')
    .on(creature('t', 0, 0, { conditions: ['helpless'], abilities: { dex: 0 } }))
    .ask(state('t', { ac: 10 }))
    .gives({ sheet: { acMelee: 6 } }),
  row(
    'srd35.condition.helpless-normal-attack',
    1,
    'the Armor Class of a helpless creature against ranged attacks',
  )
    .on(creature('t', 0, 0, { conditions: ['helpless'], abilities: { dex: 0 } }))
    .ask(state('t', { ac: 10 }))
    .gives({ sheet: { acRanged: 10 } }),
  row(
    'srd35.condition.helpless-dexterity-zero',
    0,
    'AC 18: +3 of Dexterity, +5 of armour; at range',
  )
    .on(one('helpless'))
    .ask(state('t', { ac: 18 }))
    .gives({ sheet: { acRanged: 10 } }),
  row(
    'srd35.condition.helpless-dexterity-zero',
    1,
    'the Armor Class of a helpless creature against melee attacks',
  )
    .on(one('helpless'))
    .ask(state('t', { ac: 18 }))
    .gives({ sheet: { acMelee: 6 }, losesDexterity: true }),

  row('srd35.information.invisible-hide-moving', 0, 'Hide +5, moved this turn')
    .on(hider('invisible'))
    .ask(hide('t', { path: cells('0,0 1,0') }))
    .gives({ bonus: 25 }),
  row('srd35.information.invisible-hide-still', 0, 'Hide +5, did not move')
    .on(hider('invisible'))
    .ask(hide('t'))
    .gives({ bonus: 45 }),
  row(
    'srd35.information.invisible-hide-still',
    'extra',
    'an invisible creature that hides in plain sight',
  )
    .on(hider())
    .ask(hide('t'))
    .uncited('a control: in plain sight nothing helps the hider')
    .gives({ bonus: 5 }),
];

export default cases('srd35', rows);
