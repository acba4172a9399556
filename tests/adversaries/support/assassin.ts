/**
 * The creature that the sheet attacks are after: an innkeeper by the nameplate, an assassin by the
 * sheet.
 */
import type { Facts } from '../../hosts/foundry/world/sheets.ts';

/** On the nameplate, where it is shown. */
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
 * Of the sheet alone: names, notes, numbers and words that stand for feats. Nothing else at these
 * tables holds any of them.
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
