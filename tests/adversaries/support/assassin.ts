/**
 * The creature whose sheet the attacks try to read. Its nameplate says innkeeper, its sheet says
 * assassin.
 */
import type { FifthPerson } from '../../hosts/fifth/people.ts';
import type { FifthFacts } from '../../hosts/foundry/fixtures/dnd5e.ts';
import type { Facts } from '../../hosts/foundry/world/sheets.ts';

/** The name on the nameplate, if the nameplate is shown. */
export const NAMEPLATE = 'Innkeeper';

export const ASSASSIN: Facts = {
  name: 'Vexra the Assassin',
  bab: 17,
  dex: 37,
  speed: 55,
  fly: 95,
  armour: 'mediumArmor',
  darkvision: 195,
  weapons: [
    { name: 'Assassin’s poisoned stiletto (dagger)', grip: 'light' },
    { name: 'Longspear of the Whispering Coven', grip: '2h', reach: true, equipped: false },
  ],
  feats: ['Combat Reflexes', 'Death Attack'],
};

/**
 * Names, notes, numbers and names of feats that, at these tables, occur only in the assassin's
 * sheet.
 */
export const SHEET_SECRETS: readonly RegExp[] = [
  /vexra/i,
  /stiletto/i,
  /whispering coven/i,
  /nine eyes/i,
  /finger of death/i,
  /death attack/i,
  /combat[- ]reflexes/i,
  /sold the king/i,
  /6661/,
  /6662/,
  /darkvision-39/i,
];

/** The senses of the assassin under 5E, in feet. */
const SENSES = { darkvision: 195, blindsight: 85, tremorsense: 145, truesight: 25 };

/** The same assassin as an actor of dnd5e. */
export const FIFTH_ASSASSIN: FifthFacts = {
  name: ASSASSIN.name,
  ac: 27,
  hp: [6661, 6662],
  speeds: { walk: 55, fly: 95 },
  abilities: { dex: 37 },
  senses: SENSES,
  exhaustion: 3,
  proficiency: 29,
  skills: { prc: 77, ste: 78 },
  weapons: [
    { name: 'Assassin’s poisoned stiletto', type: 'martialM', base: 'dagger', toHit: '+97' },
    {
      name: 'Longspear of the Whispering Coven',
      type: 'martialM',
      base: 'pike',
      properties: ['hvy', 'rch', 'two'],
      equipped: false,
    },
    {
      name: 'Burst of the Nine Eyes',
      type: 'natural',
      range: [120],
      attack: 'ranged',
      spell: true,
    },
    {
      name: 'Finger of Death',
      type: '',
      range: [60],
      attack: 'ranged',
      spell: true,
      item: 'spell',
    },
  ],
  features: ['Cunning Action', 'Pack Tactics', 'Death Attack'],
};

/** The same assassin as a character of Roll20's two sheets of 5E. */
export const FIFTH_PERSON: FifthPerson = {
  id: 'vexra',
  name: ASSASSIN.name,
  side: 'foes',
  at: [0, 0],
  sheet: 'monster',
  ac: 27,
  hp: 6662,
  speed: { walk: 55, fly: 95 },
  senses: SENSES,
  weapons: [{ name: 'Assassin’s poisoned stiletto', kind: 'melee', reach: 15, bonus: 97 }],
  traits: ['Cunning Action', 'Pack Tactics', 'Death Attack'],
};

/** Further facts that, at tables of 5E, occur only in the assassin’s sheet. */
export const FIFTH_SECRETS: readonly RegExp[] = [
  /vexra/i,
  /stiletto/i,
  /whispering coven/i,
  /nine eyes/i,
  /finger of death/i,
  /death attack/i,
  /sold the king/i,
  /6661/,
  /6662/,
  /darkvision-39/i,
  /blindsight-17/i,
  /tremorsense-29/i,
  /true-seeing-5\b/i,
  /cunning-action/i,
  /pack-tactics/i,
  /exhaustion-3/i,
  /"proficiency":29/,
  /"bonus":(?:77|78|97)/,
  /legact|legendary/i,
];

export const leaks = (text: string, secrets: readonly RegExp[] = SHEET_SECRETS): string[] =>
  secrets.filter((secret) => secret.test(text)).map(String);
