/**
 * Levels of scenes, as in Foundry 14: each scene has at least one, and older scenes were given one
 * with a fixed id.
 *
 * `levels`, 14 × 10 cells of 100 px, 5 ft: the hall (elevation 0 to 10), the gallery over it (10 to
 * 20, which shows the hall below), and a crypt (−10 to 0) unknown to players. Stairs in cell
 * 10,4 of both floors; the gallery's floor is a surface with a hole in cells 6–7 × 4–5; rubble in
 * the hall (2–3 × 7–8), rugs in the gallery (2–3 × 1–2). One wall on each level, at different places.
 */
import { paddingOf, sheet, tokens, walls, type Put } from './scenes.ts';
import type { ActorData, LevelData, RegionData, SceneData } from './types.ts';

/** Id of the level that Foundry 14 gives to scenes from earlier generations. */
export const FIRST_LEVEL = 'defaultLevel0000';
export const HALL = FIRST_LEVEL;
export const GALLERY = 'gallery000000000';
export const CRYPT = 'crypt00000000000';

/** A scene in the form of Foundry 14: with a level, and with every document on that level. */
export function levelled(scene: SceneData): SceneData {
  const levels: LevelData[] = scene.levels ?? [
    {
      _id: FIRST_LEVEL,
      name: scene.name,
      elevation: { bottom: 0, top: 20 },
      visibility: { levels: [] },
      sort: 0,
    },
  ];
  return {
    ...scene,
    levels,
    tokens: scene.tokens.map((token) => ({ level: FIRST_LEVEL, depth: token.width, ...token })),
    walls: scene.walls.map((wall) => ({ levels: [], ...wall })),
    regions: scene.regions.map((region) => ({
      levels: [],
      hidden: false,
      ownership: { default: 0 },
      attachment: { token: null },
      restriction: { enabled: false, type: 'move', priority: 0 },
      ...region,
      // The lowest kind of visibility of Foundry 13 has another number and name in 14.
      visibility: region.visibility === 0 ? 4 : region.visibility,
    })),
  };
}

export const LEVEL_BOARD = { width: 1400, height: 1000 } as const;
/** Cells that cost double on the two floors, the stairs, and the hole in the gallery's floor. */
export const RUBBLE = [
  [2, 7],
  [3, 7],
  [2, 8],
  [3, 8],
] as const;
export const RUGS = [
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
] as const;
export const STAIRS = [10, 4] as const;

const CAST: readonly Put[] = [
  { name: 'Aldo', actor: 'Aldo', at: [9, 4], side: 1, linked: true },
  { name: 'Dina', actor: 'Dina', at: [4, 4], side: 1, linked: true },
  { name: 'Goblin', actor: 'Goblin', at: [8, 3], side: -1 },
  { name: 'Wolf', actor: 'Wolf', at: [5, 6], side: -1 },
  {
    name: 'Berta',
    actor: 'Berta',
    at: [12, 6],
    side: 1,
    linked: true,
    more: { level: GALLERY, elevation: 10 },
  },
  {
    name: 'Ogre',
    actor: 'Ogre',
    at: [11, 2],
    space: 2,
    side: -1,
    more: { level: GALLERY, elevation: 10 },
  },
  {
    name: 'Stirge',
    actor: 'Stirge',
    at: [8, 8],
    side: -1,
    more: { level: GALLERY, elevation: 15, width: 0.5, height: 0.5 },
  },
  { name: 'Ghoul', actor: 'Goblin', at: [9, 5], side: -1, more: { level: CRYPT, elevation: -10 } },
];

export function levels(actors: readonly ActorData[], generation: number): SceneData {
  const scene = {
    padding: 0.25,
    grid: { type: 1, size: 100, distance: 5, units: 'ft' },
    tokenVision: true,
    _id: 'levels0000000000',
    name: 'The hall',
    ...LEVEL_BOARD,
  };
  const { size } = scene.grid;
  const [px, py] = [
    paddingOf(scene.width, scene.padding, size),
    paddingOf(scene.height, scene.padding, size),
  ];
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    more: object = {},
  ): Record<string, unknown> => ({
    type: 'rectangle',
    x: px + x * size,
    y: py + y * size,
    width: width * size,
    height: height * size,
    rotation: 0,
    hole: false,
    anchorX: 0,
    anchorY: 0,
    gridBased: false,
    ...more,
  });
  const region = (
    name: string,
    inLevels: string[],
    shapes: Record<string, unknown>[],
    type: string,
    system: Record<string, unknown>,
    more: Partial<RegionData> = {},
  ): RegionData => ({
    _id: name.toLowerCase().padEnd(16, '0'),
    name,
    color: '#8a7a5a',
    visibility: 0,
    elevation: { bottom: null, top: null },
    shapes,
    behaviors: [{ _id: `of${name.toLowerCase()}`.padEnd(16, '0'), type, disabled: false, system }],
    levels: inLevels,
    ...more,
  });
  const walk = { difficulties: { walk: 2 } };
  return sheet(scene, {
    ...(generation < 14
      ? {}
      : {
          levels: [
            {
              _id: HALL,
              name: 'Hall',
              elevation: { bottom: 0, top: 10 },
              visibility: { levels: [] },
              sort: 1,
            },
            {
              _id: GALLERY,
              name: 'Gallery',
              elevation: { bottom: 10, top: 20 },
              visibility: { levels: [HALL] },
              sort: 2,
            },
            {
              _id: CRYPT,
              name: 'Drowned crypt',
              elevation: { bottom: -10, top: 0 },
              visibility: { levels: [] },
              sort: 0,
            },
          ],
        }),
    tokens: tokens(actors, scene, CAST),
    walls: walls(scene, [
      [7, 2, 7, 5, { levels: [HALL] }],
      [11, 5, 13, 5, { levels: [GALLERY] }],
      [1, 1, 1, 9, { levels: [CRYPT] }],
      [0, 0, 14, 0],
    ]),
    regions:
      generation < 14
        ? []
        : [
            region('Rubble', [HALL], [box(2, 7, 2, 2)], 'modifyMovementCost', walk),
            region('Rugs', [GALLERY], [box(2, 1, 2, 2)], 'modifyMovementCost', walk, {
              elevation: { bottom: 10, top: 20 },
            }),
            region('Ooze', [CRYPT], [box(9, 5, 1, 1)], 'modifyMovementCost', walk),
            region('Stairs', [HALL, GALLERY], [box(...STAIRS, 1, 1)], 'changeLevel', {
              movementActions: ['walk', 'climb'],
            }),
            region(
              'Floor',
              [GALLERY],
              [box(0, 0, 14, 10), box(6, 4, 2, 2, { hole: true })],
              'defineSurface',
              {
                placement: 'bottom',
                light: true,
                move: true,
                sight: true,
                sound: true,
                occlusion: false,
                exposure: false,
                culling: false,
              },
              { elevation: { bottom: 10, top: 20 } },
            ),
          ],
  });
}
