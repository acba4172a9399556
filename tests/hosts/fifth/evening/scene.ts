/**
 * The people of the scene `evening`, 16 × 12 cells: a party of three against five, for an evening in
 * real browsers (tests/e2e/fifth-evening.test.ts). Rubble lies in cells 4–6 × 2. A wall from (12,0) to
 * (12,5) has a free end. A cliff of ten feet begins at cells 2–3 × 7–10; no host has data on it. The
 * hall is dark where Cino’s torch does not reach. Names and numbers are invented.
 */
import { foe, hero, LONGSWORD, ogre, SHORTBOW, type FifthPerson } from '../people.ts';

const RAPIER = { name: 'Rapier', kind: 'melee', bonus: 5, properties: ['Finesse'] } as const;
const SCIMITAR = { name: 'Scimitar', kind: 'melee', reach: 5, bonus: 4 } as const;
const DARKVISION = { senses: { darkvision: 60 } } as const;

export const EVENING_PEOPLE: readonly FifthPerson[] = [
  hero('Aldo', 7, 5, { weapons: [LONGSWORD], hp: 30, ac: 16 }),
  ogre('Ogre', 8, 4, { hp: 59, ac: 11, ...DARKVISION }),
  foe('Goblin', 5, 6, { weapons: [SCIMITAR], hp: 10, ac: 15, ...DARKVISION }),
  hero('Berta', 10, 9, { weapons: [RAPIER, SHORTBOW], traits: ['Cunning Action'], hp: 20, ac: 15 }),
  hero('Cino', 2, 2, { hp: 15, ac: 12 }),
  foe('Boss', 7, 6, { weapons: [SCIMITAR], hp: 21, ac: 17, ...DARKVISION }),
  foe('Archer', 14, 2, { weapons: [SHORTBOW], hp: 10, ac: 15, ...DARKVISION }),
  foe('Sneak', 11, 10, { weapons: [SCIMITAR], hp: 13, ac: 14, ...DARKVISION }),
];

/** Which of the two players controls a creature; the game master plays the others. */
export const EVENING_OWNERS: Readonly<Record<string, 'first' | 'second'>> = {
  Aldo: 'first',
  Cino: 'first',
  Berta: 'second',
};
/** Hidden from the players at the beginning. */
export const EVENING_HIDDEN: readonly string[] = ['Sneak'];
