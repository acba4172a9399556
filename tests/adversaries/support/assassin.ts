/**
 * The creature whose sheet the attacks try to read. Its nameplate says innkeeper, its sheet says
 * assassin.
 */
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

export const leaks = (text: string, secrets: readonly RegExp[] = SHEET_SECRETS): string[] =>
  secrets.filter((secret) => secret.test(text)).map(String);
