/**
 * The characters of the lessons. Weapons and people have English names here; `words.ts` translates
 * them.
 */
import type { CreatureMark } from '../ascii.ts';

type Weapon = NonNullable<CreatureMark['attacks']>[number];
const melee = (id: string, name: string, bonus: number): Weapon => ({
  id,
  name,
  kind: 'melee',
  proficient: true,
  bonus,
});
const natural = (id: string, name: string, bonus: number): Weapon => ({
  ...melee(id, name, bonus),
  natural: true,
});
const ac = (total: number, touch: number, flatFooted: number) => ({ total, touch, flatFooted });

export const SWORD = melee('longsword', 'longsword', 4);
export const GLAIVE: Weapon = {
  ...melee('glaive', 'glaive', 4),
  reachWeapon: 'reach',
  twoHanded: true,
};
export const CHAIN: Weapon = {
  ...melee('spiked-chain', 'spiked chain', 4),
  reachWeapon: 'reach-and-near',
  twoHanded: true,
  tags: ['trips'],
};
export const CLUB: Weapon = { ...melee('greatclub', 'greatclub', 8), twoHanded: true };
export const AXE: Weapon = {
  ...melee('greataxe', 'greataxe', 4),
  twoHanded: true,
  damage: '1d12',
  critical: { from: 20, times: 3 },
};
export const MORNINGSTAR = melee('morningstar', 'morningstar', 2);
export const DAGGER: Weapon = { ...melee('dagger', 'dagger', 2), light: true };
export const BITE = natural('bite', 'bite', 3);
export const CLAWS: Weapon = { ...natural('claws', 'claws', 7), tags: ['claw'] };
const ranged = (id: string, name: string, rangeIncrement: number, tag: string): Weapon => ({
  id,
  name,
  kind: 'ranged',
  proficient: true,
  rangeIncrement,
  tags: [tag],
});
export const BOW: Weapon = {
  ...ranged('shortbow', 'shortbow', 12, 'bow'),
  bonus: 4,
  twoHanded: true,
};
export const CROSSBOW: Weapon = {
  ...ranged('light-crossbow', 'light crossbow', 16, 'crossbow'),
  bonus: 4,
  twoHanded: true,
};
/** A firearm for the lessons of d20 Modern. */
export const PISTOL = ranged('pistol', 'pistol', 6, 'firearm');
export const ACID: Weapon = { ...ranged('acid', 'acid flask', 2, 'splash'), kind: 'thrown' };

const person = (id: string, name: string, side: string, attack: Weapon): CreatureMark => ({
  id,
  name,
  side,
  size: 'medium',
  speed: { land: 6 },
  armour: 'light',
  load: 'light',
  ac: ac(15, 11, 14),
  attacks: [attack],
});
const nth = (id: string, name: string, n: number | undefined): [id: string, name: string] =>
  n === undefined ? [id, name] : [`${id}-${n}`, `${name} ${n}`];

/**
 * The same creature with the numbers of its sheet that a ruling needs: Strength, Dexterity, base
 * attack.
 */
export const withSheet = (c: CreatureMark, str: number, dex: number, bab = 1): CreatureMark => ({
  ...c,
  bab,
  abilities: { str, dex, con: 12, int: 10, wis: 10, cha: 10 },
});
export const under = (c: CreatureMark, ...conditions: string[]): CreatureMark => ({
  ...c,
  conditions,
});

export const ADA = person('ada', 'Ada', 'party', SWORD);
export const BRUNO = person('bruno', 'Bruno', 'party', SWORD);
export const soldier = (n: number, attack: Weapon = SWORD): CreatureMark =>
  person(`soldier-${n}`, `Soldier ${n}`, 'party', attack);
/** An archer: she threatens no cells. */
export const CLEO = person('cleo', 'Cleo', 'party', BOW);
/** A mage. */
export const DORA = person('dora', 'Dora', 'party', DAGGER);

export const goblin = (n?: number, attack: Weapon = MORNINGSTAR): CreatureMark => ({
  ...person(...nth('goblin', 'Goblin', n), 'foes', attack),
  ac: ac(15, 12, 14),
  size: 'small',
});
export const orc = (n?: number, attack: Weapon = SWORD): CreatureMark => ({
  ...person(...nth('orc', 'Orc', n), 'foes', attack),
  ac: ac(13, 10, 13),
});
export const GUARD: CreatureMark = person('guard', 'Guard', 'foes', GLAIVE);
export const JAILER: CreatureMark = person('jailer', 'Jailer', 'foes', CHAIN);
export const ogre = (n?: number): CreatureMark => ({
  ...person(...nth('ogre', 'Ogre', n), 'foes', CLUB),
  ac: ac(16, 8, 16),
  type: 'giant',
  size: 'large',
  build: 'tall',
  speed: { land: 8 },
});
export const GIANT: CreatureMark = {
  ...person('giant', 'Giant', 'foes', CLUB),
  type: 'giant',
  size: 'huge',
  build: 'tall',
  speed: { land: 8 },
};
export const SKELETON: CreatureMark = {
  ...person('skeleton', 'Skeleton', 'foes', SWORD),
  traits: ['undead', 'mindless', 'critical-immune'],
  type: 'undead',
};

const beast = (id: string, name: string, side: string, attack: Weapon): CreatureMark => ({
  ...person(id, name, side, attack),
  type: 'animal',
  armour: 'none',
  build: 'long',
  traits: ['more-than-two-legs', 'animal'],
});
export const WOLF: CreatureMark = { ...beast('wolf', 'Wolf', 'foes', BITE), speed: { land: 10 } };
export const HORSE: CreatureMark = {
  ...beast('horse', 'Horse', 'party', natural('hooves', 'hooves', 4)),
  size: 'large',
  speed: { land: 12 },
};
/** A flying creature of average maneuverability. */
export const GRIFFON: CreatureMark = {
  ...beast('griffon', 'Griffon', 'party', CLAWS),
  type: 'magical-beast',
  size: 'large',
  speed: { land: 6, fly: 16, manoeuvrability: 'average' },
  heading: 'e',
  traits: ['more-than-two-legs', 'winged'],
};
