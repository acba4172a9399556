/** Who is in the world: the real bestiary of the two systems where it is at hand, our own stand-ins where it is not. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { d35eActor, pf1Actor, pf1Prepare, type Facts } from './sheets.ts';
import type { ActorData } from './types.ts';

/** Documents of the real systems; they are not part of this repository. */
export const REAL = fileURLToPath(new URL('../../../../../shared/hosts/data/foundry/', import.meta.url));

export const SYSTEMS = ['D35E', 'pf1'] as const;
export type System = (typeof SYSTEMS)[number];

const sword = { name: 'Longsword' } as const;

/** The party is ours in both systems. The player of the tests owns the first two. */
export const PARTY: readonly Facts[] = [
  { name: 'Aldo', bab: 4, dex: 14, speed: 20, armour: 'heavyArmor', weapons: [sword, { name: 'Dagger', grip: 'light', thrown: true, range: 10, equipped: false }], feats: ['Dodge', 'Mobility'] },
  { name: 'Berta', bab: 4, dex: 14, weapons: [{ name: 'Glaive', grip: '2h', reach: true }], feats: ['Combat Reflexes'], armour: 'lightArmor' },
  { name: 'Cino', bab: 3, dex: 17, weapons: [{ name: 'Longbow', grip: 'ranged', range: 100 }], feats: ['Precise Shot'] },
  { name: 'Dina', bab: 3, dex: 18, weapons: [{ name: 'Short Sword', grip: 'light' }], armour: 'lightArmor' },
  { name: 'Ugo', bab: 4, dex: 13, weapons: [{ name: 'Spiked Chain', grip: '2h' }], armour: 'mediumArmor' },
  { name: 'Merchant', weapons: [] },
];

/** Read from the real systems when they are there; `file` is their document. */
export const BEASTS: Readonly<Record<System, readonly { readonly file: string; readonly facts: Facts }[]>> = {
  D35E: [
    { file: 'd35e/ogre.json', facts: { name: 'Ogre', size: 'lg', bab: 3, dex: 8, speed: 30, weapons: [{ name: 'Greatclub', grip: '2h' }, { name: 'Javelin', grip: 'ranged', thrown: true, range: 30 }], armour: 'mediumArmor', darkvision: 60 } },
    { file: 'd35e/wolf.json', facts: { name: 'Wolf', bab: 1, dex: 15, speed: 50, weapons: [{ name: 'Bite', natural: true }], feats: ['Scent'] } },
    { file: 'd35e/bearded-devil.json', facts: { name: 'Bearded Devil', bab: 6, dex: 15, speed: 40, weapons: [{ name: 'Glaive', grip: '2h', reach: true }, { name: 'Claw', natural: true }], darkvision: 60 } },
    { file: 'd35e/stirge.json', facts: { name: 'Stirge', size: 'tiny', bab: 1, dex: 19, speed: 10, fly: 40, weapons: [] } },
    { file: '', facts: { name: 'Goblin', size: 'sm', bab: 1, dex: 13, weapons: [{ name: 'Morningstar' }], darkvision: 60 } },
  ],
  pf1: [
    { file: '', facts: { name: 'Ogre', size: 'lg', bab: 3, dex: 8, speed: 30, weapons: [{ name: 'Greatclub', grip: '2h' }, { name: 'Javelin', grip: 'ranged', thrown: true, range: 30 }], armour: 'mediumArmor', darkvision: 60 } },
    { file: 'pf1/modern/wolf.json', facts: { name: 'Wolf', long: true, bab: 1, dex: 15, speed: 50, weapons: [{ name: 'Bite', natural: true }], feats: ['Scent'] } },
    { file: '', facts: { name: 'Bearded Devil', bab: 6, dex: 15, speed: 40, weapons: [{ name: 'Glaive', grip: '2h', reach: true }, { name: 'Claw', natural: true }], darkvision: 60 } },
    { file: 'pf1/modern/stirge.json', facts: { name: 'Stirge', size: 'tiny', bab: 1, dex: 19, speed: 10, fly: 40, weapons: [{ name: 'Touch', natural: true }] } },
    { file: 'pf1/modern/goblin.json', facts: { name: 'Goblin', size: 'sm', bab: 1, dex: 13, weapons: [{ name: 'Shortsword', grip: 'light' }], darkvision: 60 } },
  ],
};

export function actorsOf(system: System, player: string): ActorData[] {
  const make = system === 'D35E' ? d35eActor : pf1Actor;
  const party = PARTY.map(make).map((actor, i): ActorData => ({ ...actor, type: 'character', ownership: { default: 2, ...(i < 2 ? { [player]: 3 } : {}) } }));
  const beasts = BEASTS[system].map(({ file, facts }) => (file !== '' && existsSync(REAL + file) ? real(system, file) : make(facts)));
  // An actor whose sheet is in no form that anybody knows.
  const odd: ActorData = { ...make({ name: 'Stranger', weapons: [] }), system: { strange: { nested: [1, 2, 3] } } };
  return [...party, ...beasts, odd];
}

/** A document as the system keeps it, with what its code works out on loading. */
function real(system: System, file: string): ActorData {
  const source = JSON.parse(readFileSync(REAL + file, 'utf8')) as Partial<ActorData>;
  const actor: ActorData = {
    _id: source._id ?? file.replace(/[^a-z]/g, '').padEnd(16, '0').slice(-16), name: source.name ?? file, type: source.type ?? 'npc',
    system: source.system ?? {}, items: source.items ?? [], ownership: { default: 0 },
  };
  return system === 'pf1' ? pf1Prepare(actor) : actor;
}
