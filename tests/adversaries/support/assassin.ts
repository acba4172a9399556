/**
 * The creature whose sheet the attacks try to read: an innkeeper by the nameplate, an assassin by
 * the sheet.
 */
import type { Facts } from '../../hosts/foundry/world/sheets.ts';

/** The name on the nameplate, if that is shown. */
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
 * Names, notes, numbers and words for feats that occur only in the assassin's sheet and nowhere
 * else at these tables.
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

export const leaks = (text: string, secrets: readonly RegExp[] = SHEET_SECRETS): string[] =>
  secrets.filter((secret) => secret.test(text)).map(String);
