/**
 * `crypt`, 16 × 10 cells of 100 px, 5 ft, without light of its own. Aldo (2,4) carries a torch
 * (bright 20, dim 40 feet). A brazier (12,2; bright 10, dim 20) behind the wall from (9,0) to (9,4)
 * does not reach him. Cino (2,2) and Berta (2,6) stand near the torch; the goblin (14,8) in the dark,
 * the wolf (5,2) in the light; the stirge (6,6) is moved in flight. A boulder of four lines of
 * limited sight fills the cells 4–5 × 8, a railing from (7,7) to (11,7) stops movement only, a window
 * from (9,4) to (9,5) has sight by proximity. A chasm in cells 7–8 × 8–9 lets nobody walk in.
 */
import { lightAt } from '../client/light.ts';
import { paddingOf, sheet, tokens, walls } from './scenes.ts';
import type { ActorData, RegionData, SceneData } from './types.ts';

const LIMITED = { sight: 10, light: 10, sound: 10 } as const;

export function crypt(actors: readonly ActorData[], generation: number): SceneData {
  const scene = {
    padding: 0.25,
    grid: { type: 1, size: 100, distance: 5, units: 'ft' },
    tokenVision: true,
    _id: 'crypt00000000000',
    name: 'The crypt',
    width: 1600,
    height: 1000,
  };
  const [px, py] = [
    paddingOf(scene.width, scene.padding, 100),
    paddingOf(scene.height, scene.padding, 100),
  ];
  const chasm: RegionData = {
    _id: 'chasm00000000000',
    name: 'Chasm',
    color: '#222222',
    visibility: 0,
    elevation: { bottom: null, top: null },
    shapes: [
      {
        type: 'rectangle',
        x: px + 700,
        y: py + 800,
        width: 200,
        height: 200,
        rotation: 0,
        hole: false,
      },
    ],
    behaviors: [
      {
        _id: 'cost000000000000',
        type: 'modifyMovementCost',
        disabled: false,
        system: {
          difficulties: { walk: null, fly: 1, swim: null, climb: 2, burrow: 1, crawl: null },
        },
      },
    ],
  };
  return sheet(scene, {
    environment: {
      darknessLevel: 1,
      globalLight: { enabled: false, darkness: { min: 0, max: 1 } },
    },
    lights: [
      lightAt(scene, [12, 2], { bright: 10, dim: 20 }),
      lightAt(scene, [14, 8], { bright: 20, dim: 40 }, true),
    ],
    tokens: tokens(actors, scene, [
      {
        name: 'Aldo',
        actor: 'Aldo',
        at: [2, 4],
        side: 1,
        linked: true,
        more: { light: { bright: 20, dim: 40 } },
      },
      { name: 'Berta', actor: 'Berta', at: [2, 6], side: 1, linked: true },
      { name: 'Cino', actor: 'Cino', at: [2, 2], side: 1, linked: true },
      { name: 'Goblin', actor: 'Goblin', at: [14, 8], side: -1 },
      { name: 'Wolf', actor: 'Wolf', at: [5, 2], side: -1 },
      {
        name: 'Stirge',
        actor: 'Stirge',
        at: [6, 6],
        side: -1,
        more: generation >= 13 ? { movementAction: 'fly' } : {},
      },
    ]),
    walls: walls(scene, [
      [0, 0, 16, 0],
      [16, 0, 16, 10],
      [16, 10, 0, 10],
      [0, 10, 0, 0],
      [9, 0, 9, 4],
      [9, 4, 9, 5, { sight: 30, light: 30 }],
      [9, 5, 9, 6],
      [4, 8, 6, 8, LIMITED],
      [6, 8, 6, 9, LIMITED],
      [6, 9, 4, 9, LIMITED],
      [4, 9, 4, 8, LIMITED],
      [7, 7, 11, 7, { sight: 0, light: 0, sound: 0 }],
    ]),
    regions: generation >= 13 ? [chasm] : [],
  });
}
