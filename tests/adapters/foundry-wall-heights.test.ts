/** Heights that the module Wall Height gives the walls of a Foundry scene. */
import { expect, it } from 'vitest';
import { readGround } from '../../adapters/foundry/readScene.ts';
import { floorOf } from '../../adapters/foundry/scene.ts';
import { ground as groundSchema } from '../../adapters/foundry/schema.ts';
import { foundryHost, type FoundryTable } from '../drift/foundry-host.ts';
import { furnish } from '../drift/window.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();

const WALL = [5, 9, 5, 12];
/** The heights of the wall beside the archer, in cells. */
function heights(
  flags: unknown,
  { modules = ['wall-height'], scene = {} }: { modules?: string[]; scene?: object } = {},
  table: Partial<FoundryTable> = {},
) {
  foundryHost({
    generation: 13,
    system: 'D35E',
    user: 'gm',
    scene: 'skirmish',
    ...table,
    prepare: (world) => {
      const shown = world.scenes.find(({ _id }) => _id === world.scene)!;
      world.modules = modules;
      Object.assign(shown.flags, scene);
      for (const wall of shown.walls) wall.flags = { 'wall-height': flags };
    },
  });
  const ground = groundSchema.parse(JSON.parse(JSON.stringify(readGround(new Map()))));
  const wall = floorOf(ground).walls.find(
    ({ from, to }) => [...from, ...to].join() === WALL.join(),
  )!;
  return { bottom: wall.bottom, top: wall.top, broken: ground.broken };
}
const UNKNOWN = { bottom: undefined, top: undefined, broken: [] };

it.each([11, 12, 13, 14] as const)(
  'on Foundry %i, a wall whose height is 10 feet is read as two squares high',
  (generation) => {
    expect(heights({ top: 10, bottom: 0 }, {}, { generation })).toEqual({
      bottom: 0,
      top: 2,
      broken: [],
    });
  },
);

it('Quadretto reads the heights of walls on a player’s Foundry page', () => {
  expect(heights({ top: 10 }, {}, { user: 'player' })).toMatchObject({ top: 2 });
});

everyCase<[what: string, flags: unknown, more?: Parameters<typeof heights>[1]]>([
  ['stores no height for the wall', undefined],
  ['stores null because the wall is unlimited', { top: null, bottom: null }],
  ['is not active', { top: 10 }, { modules: [] }],
  [
    'is switched off for the scene',
    { top: 10 },
    { scene: { 'wall-height': { advancedVision: false } } },
  ],
  ['stores texts instead of numbers', { top: 'high', bottom: {} }],
  ['stores other data for the wall', 'high'],
])(
  'a wall’s height is unknown if Foundry’s module Wall Height is off or stores no valid height',
  (_, flags, more) => {
    expect(heights(flags, more)).toEqual(UNKNOWN);
  },
);
