/**
 * The actors of the stand-in world: a party and beasts. The beasts have documents from `fixtures`,
 * under other names.
 */
import { D35E } from '../fixtures/d35e.ts';
import { THINGS } from './adventure.ts';
import { COMPANY } from './company.ts';
import type { FifthVersion } from '../fixtures/dnd5e.ts';
import { eveningActors } from './evening.ts';
import { fifthActors, plainFifth } from './fifth.ts';
import { PF1_SAVED, pf1Full } from '../fixtures/pf1.ts';
import { d35eActor, pf1Actor, pf1Prepare, type Facts } from './sheets.ts';
import type { ActorData } from './types.ts';

export const SYSTEMS = ['D35E', 'pf1'] as const;
export type System = (typeof SYSTEMS)[number];

const sword = { name: 'Longsword' } as const;

/**
 * The party, invented for the tests, the same in both systems. The tests' player owns the first
 * two.
 */
export const PARTY: readonly Facts[] = [
  {
    name: 'Aldo',
    bab: 4,
    dex: 14,
    speed: 20,
    armour: 'heavyArmor',
    weapons: [sword, { name: 'Dagger', grip: 'light', thrown: true, range: 10, equipped: false }],
    feats: ['Dodge', 'Mobility'],
  },
  {
    name: 'Berta',
    bab: 4,
    dex: 14,
    weapons: [{ name: 'Glaive', grip: '2h', reach: true }],
    feats: ['Combat Reflexes'],
    armour: 'lightArmor',
  },
  {
    name: 'Cino',
    bab: 3,
    dex: 17,
    weapons: [{ name: 'Longbow', grip: 'ranged', range: 100 }],
    feats: ['Precise Shot'],
  },
  {
    name: 'Dina',
    bab: 3,
    dex: 18,
    weapons: [{ name: 'Short Sword', grip: 'light' }],
    armour: 'lightArmor',
  },
  {
    name: 'Ugo',
    bab: 4,
    dex: 13,
    weapons: [{ name: 'Spiked Chain', grip: '2h' }],
    armour: 'mediumArmor',
  },
  { name: 'Merchant', weapons: [] },
];

interface Beast {
  readonly facts: Facts;
  /** The actor's document; absent: it is made from the facts. */
  readonly document?: ActorData;
}

const OGRE: Facts = {
  name: 'Ogre',
  size: 'lg',
  bab: 3,
  dex: 8,
  speed: 30,
  weapons: [
    { name: 'Greatclub', grip: '2h' },
    { name: 'Javelin', grip: 'ranged', thrown: true, range: 30 },
  ],
  armour: 'mediumArmor',
  darkvision: 60,
};
const WOLF: Facts = {
  name: 'Wolf',
  bab: 1,
  dex: 15,
  speed: 50,
  weapons: [{ name: 'Bite', natural: true }],
  feats: ['Scent'],
};
const DEVIL: Facts = {
  name: 'Bearded Devil',
  bab: 6,
  dex: 15,
  speed: 40,
  weapons: [
    { name: 'Glaive', grip: '2h', reach: true },
    { name: 'Claw', natural: true },
  ],
  darkvision: 60,
};
const STIRGE: Facts = {
  name: 'Stirge',
  size: 'tiny',
  bab: 1,
  dex: 19,
  speed: 10,
  fly: 40,
  weapons: [],
};
const GOBLIN: Facts = {
  name: 'Goblin',
  size: 'sm',
  bab: 1,
  dex: 13,
  weapons: [{ name: 'Morningstar' }],
  darkvision: 60,
};

const OOZE: Facts = {
  name: 'Grey Ooze',
  type: 'ooze',
  bab: 2,
  dex: 1,
  speed: 10,
  weapons: [{ name: 'Slam', natural: true }],
};
const GHOST: Facts = {
  name: 'Ghost',
  type: 'undead',
  subtypes: 'Incorporeal',
  bab: 3,
  dex: 12,
  speed: 30,
  fly: 30,
  weapons: [{ name: 'Touch', natural: true }],
  darkvision: 60,
};

export const BEASTS: Readonly<Record<System, readonly Beast[]>> = {
  D35E: [
    { facts: OGRE, document: D35E['2.4'].marshBrute },
    { facts: WOLF, document: D35E['2.4'].greyHound },
    { facts: DEVIL, document: D35E['2.4'].thornFiend },
    { facts: STIRGE, document: D35E['2.4'].bloodSipper },
    { facts: GOBLIN },
    { facts: OOZE },
    { facts: GHOST },
  ],
  pf1: [
    { facts: OGRE },
    { facts: { ...WOLF, long: true }, document: PF1_SAVED.greyHound },
    { facts: DEVIL },
    {
      facts: { ...STIRGE, weapons: [{ name: 'Touch', natural: true }] },
      document: PF1_SAVED.bloodSipper,
    },
    {
      facts: { ...GOBLIN, weapons: [{ name: 'Shortsword', grip: 'light' }] },
      document: PF1_SAVED.caveRunt,
    },
    { facts: OOZE },
    { facts: GHOST },
  ],
};

/** The actors of dnd5e: those of its own scene, and those that the other scenes name. */
export const fifthWorld = (
  version: FifthVersion,
  player: string,
  rules: '2014' | '2024' = '2024',
): ActorData[] => [
  ...PARTY.map((facts, i): ActorData => ({
    ...plainFifth(facts, version, 'character'),
    ownership: { default: 2, ...(i < 2 ? { [player]: 3 } : {}) },
  })),
  ...BEASTS.D35E.map(({ facts }) => plainFifth(facts, version, 'npc')),
  ...COMPANY.map((facts) => plainFifth(facts, version, 'npc')),
  { ...plainFifth({ name: 'Stranger', weapons: [] }, version, 'npc'), system: { strange: [1] } },
  ...fifthActors(version, player),
  ...eveningActors(version, rules),
  ...THINGS,
];

export function actorsOf(system: System, player: string): ActorData[] {
  const make = system === 'D35E' ? d35eActor : pf1Actor;
  const party = PARTY.map(make).map((actor, i): ActorData => ({
    ...actor,
    type: 'character',
    ownership: { default: 2, ...(i < 2 ? { [player]: 3 } : {}) },
  }));
  const beasts = BEASTS[system].map(({ facts, document }) =>
    document === undefined ? make(facts) : stood(system, facts.name, document),
  );
  // An actor whose sheet has an unknown form.
  const odd: ActorData = {
    ...make({ name: 'Stranger', weapons: [] }),
    system: { strange: { nested: [1, 2, 3] } },
  };
  const others = system === 'pf1' ? COMPANY.map(make) : [];
  return [...party, ...beasts, odd, ...others, ...THINGS];
}

/**
 * A fixture's document under the name used in the world, with the values that the system's code
 * computes on loading.
 */
function stood(system: System, name: string, document: ActorData): ActorData {
  const named = { ...document, name };
  return system === 'pf1' ? pf1Prepare(pf1Full(named)) : named;
}
