/**
 * `fifth`, 20 × 12 cells of 100 px: a party of four of the fifth edition against eight, in a dark hall.
 * Aldo (glaive, 6,5) holds the ogre (8,4; two cells a side) and the goblin boss (7,6) in reach; Berta
 * (rapier and shortbow, 5,8) stands beside a goblin; Cino (a caster, 3,4) carries the light; Dina
 * (mace, 10,8) is grappled by the choker (11,8; reach of 10 feet). Goblin archers stand at (14,3),
 * (15,9) and behind the low wall at (17,6), and the ghost (17,1) in the dark. Rubble lies in cells
 * 11–13 × 4–6.
 *
 * It also has the actors that the other scenes name. Names and numbers are invented.
 */
import {
  fifthActor,
  type FifthFacts,
  type FifthVersion,
  type FifthWeapon,
} from '../fixtures/dnd5e.ts';
import { base, paddingOf, sheet, tokens, walls } from './scenes.ts';
import type { Facts, Weapon } from './sheets.ts';
import type { ActorData, RegionData, SceneData } from './types.ts';

const SCIMITAR: FifthWeapon = {
  name: 'Scimitar',
  type: 'martialM',
  base: 'scimitar',
  properties: ['fin', 'lgt'],
};
const SHORTBOW: FifthWeapon = {
  name: 'Shortbow',
  type: 'simpleR',
  base: 'shortbow',
  properties: ['amm', 'two'],
  range: [80, 320],
};
const goblin = (name: string, weapons: readonly FifthWeapon[]): FifthFacts => ({
  name,
  size: 'sm',
  creature: { value: 'fey', subtype: 'goblinoid' },
  ac: 15,
  hp: [10, 10],
  abilities: { dex: 15 },
  senses: { darkvision: 60 },
  features: ['Nimble Escape'],
  weapons,
});

const PARTY: readonly FifthFacts[] = [
  {
    name: 'Aldo the Guard',
    kind: 'character',
    ac: 18,
    hp: [31, 34],
    abilities: { str: 17, dex: 12 },
    weapons: [
      {
        name: 'Glaive',
        type: 'martialM',
        base: 'glaive',
        properties: ['hvy', 'rch', 'two'],
        toHit: '+6',
      },
    ],
  },
  {
    name: 'Berta the Scout',
    kind: 'character',
    size: 'sm',
    ac: 15,
    hp: [24, 24],
    abilities: { dex: 17 },
    features: ['Cunning Action', 'Halfling Nimbleness'],
    weapons: [
      { name: 'Rapier', type: 'martialM', base: 'rapier', properties: ['fin'], toHit: '+6' },
      { ...SHORTBOW, toHit: '+6' },
    ],
  },
  {
    name: 'Cino the Mage',
    kind: 'character',
    ac: 12,
    hp: [15, 18],
    weapons: [
      {
        name: 'Dagger',
        type: 'simpleM',
        base: 'dagger',
        properties: ['fin', 'lgt', 'thr'],
        range: [20, 60],
        attack: 'melee',
        toHit: '+4',
      },
    ],
  },
  {
    name: 'Dina the Healer',
    kind: 'character',
    ac: 18,
    hp: [12, 27],
    senses: { darkvision: 60 },
    weapons: [{ name: 'Mace', type: 'simpleM', base: 'mace', toHit: '+4' }],
  },
];

const FOES: readonly FifthFacts[] = [
  goblin('Goblin Archer', [SCIMITAR, SHORTBOW]),
  goblin('Goblin Boss', [SCIMITAR]),
  {
    name: 'Hall Ogre',
    size: 'lg',
    creature: { value: 'giant' },
    ac: 11,
    hp: [48, 59],
    speeds: { walk: 40 },
    abilities: { str: 19, dex: 8 },
    senses: { darkvision: 60 },
    weapons: [
      { name: 'Greatclub', type: 'simpleM', base: 'greatclub', properties: ['two'], toHit: '+6' },
    ],
  },
  {
    name: 'Choker',
    size: 'sm',
    creature: { value: 'aberration' },
    ac: 16,
    hp: [13, 13],
    speeds: { walk: 30, climb: 30 },
    senses: { darkvision: 60 },
    features: ['Spider Climb'],
    weapons: [{ name: 'Tentacle', type: 'natural', reach: 10 }],
  },
  {
    name: 'Pale Ghost',
    creature: { value: 'undead' },
    ac: 11,
    hp: [45, 45],
    speeds: { walk: 5, fly: 40 },
    hover: true,
    senses: { darkvision: 60 },
    features: ['Incorporeal Movement'],
    legendary: { legact: [1, 1], legres: [1, 1] },
    weapons: [{ name: 'Withering Touch', type: 'natural' }],
  },
];

/** A weapon of the other scenes, which both older systems have too. */
function weaponOf({ name, grip, reach, thrown, range, natural, equipped }: Weapon): FifthWeapon {
  const shot = grip === 'ranged' && thrown !== true;
  return {
    name,
    type: natural === true ? 'natural' : shot ? 'martialR' : 'martialM',
    properties: [
      ...(reach === true ? ['rch'] : []),
      ...(thrown === true ? ['thr'] : []),
      ...(grip === '2h' ? ['two'] : []),
      ...(grip === 'light' ? ['lgt'] : []),
    ],
    ...(range !== undefined && { range: [range, 3 * range] as const }),
    ...(thrown === true && { attack: 'melee' as const }),
    ...(equipped === false && { equipped }),
  };
}

/** An actor of the other scenes, with as much as their facts say. */
export const plainFifth = (facts: Facts, version: FifthVersion, kind: 'npc' | 'character') =>
  fifthActor(
    {
      name: facts.name,
      kind,
      size: facts.size ?? 'med',
      speeds: { walk: facts.speed ?? 30, fly: facts.fly ?? 0 },
      abilities: { str: facts.str ?? 12, dex: facts.dex ?? 12 },
      ac: facts.ac ?? 14,
      senses: { darkvision: facts.darkvision ?? 0 },
      weapons: facts.weapons.map(weaponOf),
    },
    version,
  );

/** The actors of the scene `fifth`; the tests' player owns the first two. */
export const fifthActors = (version: FifthVersion, player: string): ActorData[] => [
  ...PARTY.map((facts, i): ActorData => ({
    ...fifthActor(facts, version),
    ownership: { default: 2, ...(i < 2 ? { [player]: 3 } : {}) },
  })),
  ...FOES.map((facts) => ({ ...fifthActor(facts, version), ownership: { default: 0 } })),
];

/** A region of rubble, in pixels of the scene. */
export const rubbleAt = (box: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): RegionData => ({
  _id: 'rubble0000000000',
  name: 'Rubble',
  color: '#8a7a5a',
  visibility: 0,
  elevation: { bottom: null, top: null },
  shapes: [{ type: 'rectangle', ...box, rotation: 0, hole: false }],
  behaviors: [
    {
      _id: 'difficult0000000',
      type: 'dnd5e.difficultTerrain',
      disabled: false,
      system: { magical: false, types: ['rocks'], ignoredDispositions: [] },
    },
  ],
});

export function fifth(actors: readonly ActorData[], generation: number): SceneData {
  const scene = { ...base, _id: 'fifth00000000000', name: 'The hall', width: 2000, height: 1200 };
  const [px, py] = [paddingOf(2000, scene.padding, 100), paddingOf(1200, scene.padding, 100)];
  const rubble = rubbleAt({ x: px + 1100, y: py + 400, width: 300, height: 300 });
  const archer = (name: string, at: readonly [number, number]) =>
    ({ name, actor: 'Goblin Archer', at, side: -1 }) as const;
  return sheet(scene, {
    environment: {
      darknessLevel: 1,
      globalLight: { enabled: false, darkness: { min: 0, max: 1 } },
    },
    tokens: tokens(actors, scene, [
      { name: 'Aldo', actor: 'Aldo the Guard', at: [6, 5], side: 1, linked: true },
      { name: 'Berta', actor: 'Berta the Scout', at: [5, 8], side: 1, linked: true },
      {
        name: 'Cino',
        actor: 'Cino the Mage',
        at: [3, 4],
        side: 1,
        linked: true,
        more: { light: { bright: 30, dim: 60 } },
      },
      {
        name: 'Dina',
        actor: 'Dina the Healer',
        at: [10, 8],
        side: 1,
        more: { delta: { statuses: ['grappled', 'restrained'] } },
      },
      { name: 'Ogre', actor: 'Hall Ogre', at: [8, 4], space: 2, side: -1 },
      { name: 'Boss', actor: 'Goblin Boss', at: [7, 6], side: -1 },
      archer('Goblin', [4, 8]),
      archer('Archer 1', [14, 3]),
      archer('Archer 2', [15, 9]),
      archer('Archer 3', [17, 6]),
      { name: 'Choker', actor: 'Choker', at: [11, 8], side: -1 },
      { name: 'Ghost', actor: 'Pale Ghost', at: [17, 1], side: -1, more: { elevation: 5 } },
    ]),
    walls: walls(scene, [
      [0, 0, 20, 0],
      [20, 0, 20, 12],
      [20, 12, 0, 12],
      [0, 12, 0, 0],
      [15, 0, 15, 2],
    ]),
    regions: generation >= 13 ? [rubble] : [],
  });
}
