/**
 * The scenes of the stand-in world. Positions are given in cells of the scene and converted here to
 * canvas pixels with padding, the form in which Foundry stores them.
 *
 * `skirmish`, 24 × 16 cells of 100 px. Party: Aldo (longsword, 8,5), Dina (11,5) with the ogre
 * between them, Berta (glaive, 9,8), Cino (longbow, 3,10), Ugo (spiked chain, 15,3). Foes: the ogre
 * (9,4; two cells a side), a goblin behind a wall (7,10), another goblin whose token has its own bow
 * (6,13), a wolf (14,10), a bearded devil (17,7), a stirge half a cell wide (19,13). On no side: the
 * merchant (2,13). Invisible to players: a goblin hidden by the game master (13,8), a stranger of SECRET
 * disposition (20,12), a lurker out of sight behind the wall (21,3).
 */
import { adventure } from './adventure.ts';
import { company } from './company.ts';
import { crypt } from './crypt.ts';
import { EVENING_HIDDEN, EVENING_PEOPLE } from '../../fifth/evening/scene.ts';
import { evening } from './evening.ts';
import { fifth } from './fifth.ts';
import { fight } from './fight.ts';
import { hexField, type HexType } from './hexes.ts';
import { levels } from './levels.ts';
import type { SceneData, TokenData, WallData, ActorData, RegionData, CombatData } from './types.ts';

const SIZE = 100;

export interface Put {
  readonly name: string;
  readonly actor: string | null;
  readonly at: readonly [number, number];
  readonly space?: number;
  readonly side: -2 | -1 | 0 | 1;
  readonly linked?: boolean;
  readonly more?: Partial<TokenData>;
}

/** Padding rounded to whole cells on each side, as in Foundry. */
export const paddingOf = (side: number, padding: number, size: number): number =>
  Math.ceil((side * padding) / size) * size;

const tokenId = (name: string): string =>
  `tk${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`.padEnd(16, '0').slice(0, 16);

export function tokens(
  actors: readonly ActorData[],
  scene: Pick<SceneData, 'width' | 'height' | 'padding' | 'grid'>,
  list: readonly Put[],
): TokenData[] {
  const { size } = scene.grid;
  const [px, py] = [
    paddingOf(scene.width, scene.padding, size),
    paddingOf(scene.height, scene.padding, size),
  ];
  return list.map((put) => ({
    _id: tokenId(put.name),
    name: put.name,
    actorId:
      put.actor === null
        ? null
        : (actors.find((a) => a.name === put.actor)?._id ?? 'gone000000000000'),
    actorLink: put.linked === true,
    x: px + Math.round(put.at[0] * size),
    y: py + Math.round(put.at[1] * size),
    width: put.space ?? 1,
    height: put.space ?? 1,
    elevation: 0,
    rotation: 0,
    hidden: false,
    disposition: put.side,
    displayName: 30,
    ...put.more,
  }));
}

export function walls(
  scene: Pick<SceneData, 'width' | 'height' | 'padding' | 'grid'>,
  list: readonly (readonly [number, number, number, number, Partial<WallData>?])[],
): WallData[] {
  const { size } = scene.grid;
  const [px, py] = [
    paddingOf(scene.width, scene.padding, size),
    paddingOf(scene.height, scene.padding, size),
  ];
  return list.map(([x0, y0, x1, y1, more], i) => ({
    _id: `wall${i}`.padEnd(16, '0'),
    c: [px + x0 * size, py + y0 * size, px + x1 * size, py + y1 * size],
    move: 20,
    sight: 20,
    light: 20,
    sound: 20,
    dir: 0,
    door: 0,
    ds: 0,
    ...more,
  }));
}

export const sheet = (
  scene: Omit<SceneData, 'tokens' | 'walls' | 'regions' | 'flags'>,
  more: Partial<SceneData>,
): SceneData => ({ ...scene, tokens: [], walls: [], regions: [], flags: {}, ...more });

export const base = {
  padding: 0.25,
  grid: { type: 1, size: SIZE, distance: 5, units: 'ft' },
  tokenVision: true,
} as const;

function skirmish(actors: readonly ActorData[], generation: number): SceneData {
  const scene = {
    ...base,
    _id: 'skirmish00000000',
    name: 'The ogre’s cellar',
    width: 2400,
    height: 1600,
  };
  const [px, py] = [
    paddingOf(scene.width, scene.padding, SIZE),
    paddingOf(scene.height, scene.padding, SIZE),
  ];
  // Rubble in cells 13–16 × 11–13, with the corner 16,13 cut out.
  const rubble = { x: px + 13 * SIZE, y: py + 11 * SIZE, width: 4 * SIZE, height: 3 * SIZE };
  const region: RegionData = {
    _id: 'rubble0000000000',
    name: 'Rubble',
    color: '#8a7a5a',
    visibility: 0,
    elevation: { bottom: null, top: null },
    shapes: [
      { type: 'rectangle', ...rubble, rotation: 0, hole: false },
      {
        type: 'rectangle',
        x: px + 16 * SIZE,
        y: py + 13 * SIZE,
        width: SIZE,
        height: SIZE,
        rotation: 0,
        hole: true,
      },
    ],
    // Foundry 12 has regions, but no movement costs in them.
    behaviors:
      generation === 12
        ? []
        : [
            {
              _id: 'cost000000000000',
              type: 'modifyMovementCost',
              disabled: false,
              system: { difficulties: { walk: 2 } },
            },
          ],
  };
  return sheet(scene, {
    tokens: tokens(actors, scene, [
      { name: 'Aldo', actor: 'Aldo', at: [8, 5], side: 1, linked: true },
      { name: 'Berta', actor: 'Berta', at: [9, 8], side: 1, linked: true },
      { name: 'Cino', actor: 'Cino', at: [3, 10], side: 1, linked: true },
      { name: 'Dina', actor: 'Dina', at: [11, 5], side: 1, linked: true },
      { name: 'Ugo', actor: 'Ugo', at: [15, 3], side: 1, linked: true },
      { name: 'Ogre', actor: 'Ogre', at: [9, 4], space: 2, side: -1 },
      { name: 'Goblin', actor: 'Goblin', at: [7, 10], side: -1 },
      {
        name: 'Goblin archer',
        actor: 'Goblin',
        at: [6, 13],
        side: -1,
        more: {
          delta: {
            items: [
              {
                _id: 'itbow00000000000',
                name: 'Shortbow',
                type: 'weapon',
                system: {
                  equipped: true,
                  weaponSubtype: 'ranged',
                  quantity: 1,
                  properties: {},
                  weaponData: { range: 60 },
                  actions: [{ actionType: 'rwak', range: { units: 'ft', value: '60' } }],
                },
              },
            ],
          },
        },
      },
      { name: 'Wolf', actor: 'Wolf', at: [14, 10], side: -1 },
      { name: 'Bearded devil', actor: 'Bearded Devil', at: [17, 7], side: -1 },
      {
        name: 'Stirge',
        actor: 'Stirge',
        at: [19.25, 13.25],
        space: 0.5,
        side: -1,
        more: { elevation: 5 },
      },
      { name: 'Merchant', actor: 'Merchant', at: [2, 13], side: 0 },
      { name: 'Ambusher', actor: 'Goblin', at: [13, 8], side: -1, more: { hidden: true } },
      {
        name: 'Stranger',
        actor: 'Stranger',
        at: [20, 12],
        side: -2,
        more: { unseen: true, displayName: 0 },
      },
      { name: 'Lurker', actor: 'Wolf', at: [21, 3], side: -1, more: { unseen: true } },
    ]),
    walls: walls(scene, [
      [0, 0, 24, 0],
      [24, 0, 24, 16],
      [24, 16, 0, 16],
      [0, 16, 0, 0],
      // A wall between the archer and the goblin, which gives both cover.
      [5, 9, 5, 12],
      // The inner room: a closed door, an open one, and a secret one.
      [18, 0, 18, 4],
      [18, 4, 18, 5, { door: 1, ds: 0 }],
      [18, 5, 18, 6],
      [18, 6, 20, 6],
      [20, 6, 21, 6, { door: 1, ds: 1 }],
      [21, 6, 23, 6],
      [23, 6, 24, 6, { door: 2, ds: 0 }],
      // A curtain, which blocks sight but not movement. A ledge, which blocks movement from one
      // side.
      [1, 3, 4, 3, { move: 0 }],
      [4, 14, 8, 14, { dir: 1, sight: 0 }],
    ]),
    regions: generation >= 12 ? [region] : [],
    flags:
      generation >= 12
        ? {}
        : {
            'enhanced-terrain-layer': {
              terrain1: {
                _id: 'terrain1',
                ...rubble,
                points: [
                  [0, 0],
                  [400, 0],
                  [400, 200],
                  [300, 200],
                  [300, 300],
                  [0, 300],
                ],
                multiple: 2,
                hidden: false,
              },
            },
          },
    // Players have explored everything except the inner room.
    explored: [
      { x: px, y: py, width: 1800, height: 600 },
      { x: px, y: py + 600, width: 2400, height: 1000 },
    ],
  });
}

/**
 * A second scene, smaller, with another cell size and without padding, for tests of a change of
 * scene.
 */
function bridge(actors: readonly ActorData[]): SceneData {
  const scene = {
    ...base,
    _id: 'bridge0000000000',
    name: 'The bridge',
    width: 840,
    height: 560,
    padding: 0,
    grid: { type: 1, size: 70, distance: 1.5, units: 'm' },
  };
  return sheet(scene, {
    tokens: tokens(actors, scene, [
      { name: 'Aldo on the bridge', actor: 'Aldo', at: [2, 3], side: 1, linked: true },
      { name: 'Ogre at the bridge', actor: 'Ogre', at: [6, 3], space: 2, side: -1 },
    ]),
    walls: walls(scene, [
      [3, 2, 9, 2],
      [3, 6, 9, 6],
    ]),
  });
}

function gridless(actors: readonly ActorData[]): SceneData {
  const scene = {
    ...base,
    _id: 'gridless00000000',
    name: 'Open sea',
    width: 1200,
    height: 800,
    grid: { type: 0, size: 100, distance: 5, units: 'ft' },
  };
  return sheet(scene, {
    tokens: tokens(actors, scene, [
      { name: 'Swimmer', actor: 'Aldo', at: [3.3, 2.1], side: 1, linked: true },
    ]),
  });
}

/** A scene with many kinds of invalid data; its two valid tokens must still be read. */
function hostile(actors: readonly ActorData[]): SceneData {
  const scene = {
    ...base,
    _id: 'hostile000000000',
    name: '<img src=x onerror=alert(1)>',
    width: 1200,
    height: 800,
    grid: { type: 1, size: 100, distance: 10, units: 'ft' },
  };
  const all = tokens(actors, scene, [
    { name: 'Sound', actor: 'Aldo', at: [2, 2], side: 1, linked: true },
    { name: '<script>alert("hm")</script>', actor: 'Ogre', at: [4, 2], space: 2, side: -1 },
    { name: 'No place', actor: 'Ogre', at: [0, 0], side: -1, more: { x: Number.NaN } },
    { name: 'No size', actor: 'Ogre', at: [5, 5], side: -1, more: { width: 0, height: 0 } },
    { name: 'No actor', actor: null, at: [7, 2], side: -1 },
    { name: 'Actor gone', actor: 'Nobody', at: [8, 2], side: -1 },
    { name: 'Unknown sheet', actor: 'Stranger', at: [9, 2], side: 0 },
    { name: 'Oblong', actor: 'Wolf', at: [3, 6], side: -1, more: { height: 2 } },
    { name: 'Far away', actor: 'Wolf', at: [1e7, 2], side: -1 },
    { name: 'x'.repeat(5000), actor: 'Wolf', at: [10, 6], side: -1 },
  ]);
  return sheet(scene, {
    tokens: all,
    walls: [
      ...walls(scene, [
        [2, 4, 6, 4],
        [1e6, 0, 1e6, 5],
        [3, 3, 3, 3],
        [-1, 5, 3, 5],
      ]),
      {
        _id: 'wallnan000000000',
        c: [Number.NaN, 0, 100, 100],
        move: 20,
        sight: 20,
        light: 20,
        sound: 20,
        dir: 0,
        door: 0,
        ds: 0,
      },
    ],
  });
}

export const SCENES = [
  'skirmish',
  'bridge',
  'gridless',
  'hexes',
  'hostile',
  'fight',
  'levels',
  'company',
  'crypt',
  'adventure',
  'fifth',
  'evening',
] as const;
export type SceneName = (typeof SCENES)[number];

export const scenesOf = (
  actors: readonly ActorData[],
  generation: number,
  hex: HexType = 2,
): SceneData[] => [
  skirmish(actors, generation),
  bridge(actors),
  gridless(actors),
  hexField(actors, generation, hex, base),
  hostile(actors),
  fight(actors),
  levels(actors, generation),
  company(actors),
  crypt(actors, generation),
  adventure(actors),
  fifth(actors, generation),
  evening(actors, generation),
];

/**
 * Fights by scene. In the skirmish the second round has begun and it is Aldo's turn; the ambusher
 * is in the order, unknown to players. The long fight and the adventure's have just begun.
 */
const FIGHTS: Partial<
  Record<
    SceneName,
    { readonly round: number; readonly turn: number; readonly order: readonly string[] }
  >
> = {
  skirmish: {
    round: 2,
    turn: 1,
    order: [
      'Dina',
      'Aldo',
      'Wolf',
      'Ambusher',
      'Ogre',
      'Berta',
      'Goblin',
      'Bearded devil',
      'Cino',
      'Ugo',
    ],
  },
  fight: {
    round: 1,
    turn: 0,
    order: ['Dina', 'Wolf', 'Aldo', 'Ogre', 'Berta', 'Goblin', 'Cino', 'Bearded devil'],
  },
  company: {
    round: 2,
    turn: 0,
    order: ['Rina', 'Mina', 'Orc', 'Griffon', 'Sara', 'Orc chief', 'Lea', 'Troll'],
  },
  levels: {
    round: 2,
    turn: 0,
    order: ['Aldo', 'Ogre', 'Berta', 'Goblin', 'Ghoul', 'Dina', 'Wolf'],
  },
  adventure: { round: 1, turn: 0, order: ['Aldo', 'Goblin', 'Berta', 'Ghost', 'Ugo', 'Ooze'] },
  fifth: {
    round: 1,
    turn: 1,
    order: ['Boss', 'Aldo', 'Ogre', 'Dina', 'Archer 1', 'Berta', 'Choker', 'Cino', 'Ghost'],
  },
  evening: { round: 1, turn: 0, order: EVENING_PEOPLE.map(({ name }) => name) },
};

/** The combat of a scene; null: the scene has none. */
export function combatOf(name: SceneName, scene: SceneData): CombatData | null {
  const fighting = FIGHTS[name];
  if (fighting === undefined) return null;
  const { round, turn, order } = fighting;
  return {
    _id: 'combat0000000000',
    scene: scene._id,
    round,
    turn,
    combatants: order.map((creature, i) => ({
      _id: `cb${i}`.padEnd(16, '0'),
      tokenId: tokenId(creature),
      initiative: 25 - 2 * i,
      hidden: creature === 'Ambusher' || EVENING_HIDDEN.includes(creature),
      defeated: false,
    })),
  };
}
