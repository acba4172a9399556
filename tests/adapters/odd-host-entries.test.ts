/**
 * One odd entry of a list of the live Foundry page: the page script reads the others, and the dock
 * says how many were left out.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { litFloor } from '../../adapters/foundry/light.ts';
import { readLight } from '../../adapters/foundry/readLight.ts';
import { readGround } from '../../adapters/foundry/readScene.ts';
import { floorOf } from '../../adapters/foundry/scene.ts';
import { ground as groundSchema, lightSchema } from '../../adapters/foundry/schema.ts';
import { everyCase } from '../support/everyCase.ts';

type Generation = 11 | 12 | 13 | 14;

/** An object whose every field throws, as a document of a broken module does. */
const THROWING: object = new Proxy(
  {},
  {
    get: () => {
      throw new Error('broken');
    },
  },
);
const ODD: readonly unknown[] = [null, undefined, 7, 'x', {}, { document: null }, THROWING];

const wall = (column: number): object => ({
  document: {
    c: [100 * column, 0, 100 * column, 100],
    move: 20,
    sight: 20,
    dir: 0,
    door: 0,
    ds: 0,
    levels: [],
  },
});
const region = (column: number, more: object = {}): object => ({
  visibility: 0,
  hidden: false,
  levels: [],
  elevation: { bottom: null, top: null },
  behaviors: [
    { type: 'modifyMovementCost', disabled: false, system: { difficulties: { walk: 2 } } },
  ],
  polygons: [{ points: [100 * column, 0, 100 * column + 100, 0, 100 * column + 100, 100] }],
  ...more,
});
const lamp = (column: number): object => ({
  active: true,
  data: { x: 100 * column + 50, y: 50, bright: 100, dim: 200 },
  shape: {
    points: [100 * column, 0, 100 * column + 100, 0, 100 * column + 100, 100, 100 * column, 100],
  },
});

/** The floor that a page with these lists gives, with its light. */
function floorWith(
  {
    walls = [],
    regions = [],
    lamps = [],
    terrain,
  }: {
    walls?: readonly unknown[];
    regions?: readonly unknown[];
    lamps?: readonly unknown[];
    terrain?: Readonly<Record<string, unknown>>;
  },
  { generation = 13, gm = true }: { generation?: Generation; gm?: boolean } = {},
) {
  vi.stubGlobal('game', {
    release: { generation },
    version: `${generation}.0`,
    system: { id: 'D35E' },
    world: { id: 'w' },
    user: { id: 'me', isGM: gm },
  });
  vi.stubGlobal('canvas', {
    ready: true,
    scene: {
      id: 'm',
      grid: { type: 1, size: 100, distance: 5, units: 'ft' },
      tokenVision: lamps.length > 0,
      globalLight: false,
      flags: terrain === undefined ? {} : { 'enhanced-terrain-layer': terrain },
      ...(generation >= 12 && { regions }),
      ...(generation >= 14 && { levels: [] }),
    },
    ...(generation >= 14 && { level: { id: 'l', elevation: { bottom: 0, base: 0 } } }),
    environment: { darknessLevel: 0, globalLightSource: { active: false } },
    dimensions: { size: 100, sceneX: 0, sceneY: 0, sceneWidth: 1000, sceneHeight: 800 },
    walls: { placeables: walls },
    fog: { isPointExplored: () => true },
    effects: { lightSources: lamps, darknessSources: [] },
  });
  const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));
  const ground = groundSchema.parse(crossed(readGround(new Map())));
  return litFloor(floorOf(ground), lightSchema.parse(crossed(readLight())), 'm');
}
const lost = (code: string, n: number) => [{ code, params: { n } }];

describe.each([11, 12, 13, 14] as const)('on Foundry %i', (generation) => {
  everyCase<[what: string, odd: unknown, gm?: boolean]>([
    ['a wall without a document', { document: null }],
    ['a wall without ends', { document: { move: 20, sight: 20 } }],
    ['a wall that throws', THROWING],
    ['a wall that throws, on a player’s client', THROWING, false],
    ['null', null],
  ])(
    'an unreadable wall in a Foundry scene is left out and counted in a notice, and the other walls are read',
    (_, odd, gm = true) => {
      const { walls, notices } = floorWith({ walls: [wall(2), odd, wall(5)] }, { generation, gm });
      expect(walls.map(({ from }) => from)).toEqual([
        [2, 0],
        [5, 0],
      ]);
      expect(notices).toEqual(lost('notice.wallsDropped', 1));
    },
  );
});

describe.each([12, 13, 14] as const)('on Foundry %i', (generation) => {
  everyCase<[what: string, odd: unknown]>([
    ['without an outline', region(4, { polygons: null })],
    ['with an outline of texts', region(4, { polygons: [{ points: ['a', 'b'] }] })],
    ['without a height', region(4, { elevation: null })],
    ['without behaviors', region(4, { behaviors: null })],
    [
      'whose cost is a word',
      region(4, {
        behaviors: [
          { type: 'modifyMovementCost', disabled: false, system: { difficulties: { walk: 'x' } } },
        ],
      }),
    ],
  ])(
    'an unreadable region in a Foundry scene is left out and counted in a notice, and the other regions are read',
    (_, odd) => {
      const { cells, notices } = floorWith(
        { regions: [region(1), odd, region(6)] },
        { generation },
      );
      expect(cells.map(({ at }) => at)).toEqual([
        [1, 0],
        [6, 0],
      ]);
      expect(notices).toEqual(lost('notice.regionsDropped', 1));
    },
  );

  everyCase<[what: string, points: readonly number[]]>([
    ['without points', []],
    ['with one point', [50, 50]],
    ['with two points', [0, 0, 100, 0]],
  ])(
    'a polygon with fewer than three points adds no square to its Foundry region, and causes no notice',
    (_, points) => {
      const whole = [100, 0, 200, 0, 200, 100];
      const { cells, notices } = floorWith(
        { regions: [region(1, { polygons: [{ points: whole }, { points }] })] },
        { generation },
      );
      expect(cells.map(({ at }) => at)).toEqual([[1, 0]]);
      expect(notices).toEqual([]);
    },
  );

  it('a notice tells a player that some Foundry regions are unreadable, but not how many', () => {
    const { cells, notices } = floorWith(
      { regions: [region(1), region(2, { visibility: 'x' }), region(3, { visibility: 'y' })] },
      { generation, gm: false },
    );
    expect(cells.map(({ at }) => at)).toEqual([[1, 0]]);
    expect(notices).toEqual([{ code: 'error.reading', params: { field: 'regions' } }]);
  });
});

it('an unreadable light on Foundry is left out, and the other lights are read', () => {
  const odd = {
    active: true,
    data: { x: 0, y: 0, bright: 1, dim: 2 },
    shape: { points: 'abcdef' },
  };
  const words = { ...odd, shape: { points: ['a', 'b', 'c', 'd', 'e', 'f'] } };
  const { cells, notices } = floorWith({ lamps: [lamp(1), THROWING, words, null, lamp(4)] });
  expect(cells.map(({ at, light }) => [at, light])).toEqual([
    [[1, 0], 'bright'],
    [[4, 0], 'bright'],
  ]);
  expect(notices).toContainEqual(lost('notice.lightsDropped', 3)[0]);
});

it(
  'of terrain from Foundry’s module Enhanced Terrain Layer, unreadable parts are left ' +
    'out, and other parts are read',
  () => {
    const square = { width: 100, height: 100, y: 0, multiple: 2, hidden: false };
    const { cells, notices } = floorWith({
      terrain: {
        terrain1: { ...square, x: 100 },
        terrain2: { ...square, x: 'far' },
        terrain3: null,
        terrain4: { ...square, x: 500 },
      },
    });
    expect(cells.map(({ at }) => at)).toEqual([
      [1, 0],
      [5, 0],
    ]);
    expect(notices).toEqual(lost('notice.regionsDropped', 2));
  },
);

it(
  'from any list of Foundry walls or regions, the readable entries are read, and a ' +
    'notice counts the unreadable entries',
  () => {
    const mixed = (good: (column: number) => object) =>
      fc.array(
        fc.oneof(
          fc.record({ good: fc.constant(true), entry: fc.integer({ min: 0, max: 9 }).map(good) }),
          fc.record({ good: fc.constant(false), entry: fc.constantFrom(...ODD) }),
        ),
        { maxLength: 12 },
      );
    fc.assert(
      fc.property(mixed(wall), (list) => {
        const { walls, notices } = floorWith({ walls: list.map(({ entry }) => entry) });
        const bad = list.filter(({ good }) => !good).length;
        expect(walls).toHaveLength(list.length - bad);
        expect(notices).toEqual(bad > 0 ? lost('notice.wallsDropped', bad) : []);
      }),
    );
    fc.assert(
      fc.property(
        mixed((column) => region(column)),
        (list) => {
          const { cells, notices } = floorWith({ regions: list.map(({ entry }) => entry) });
          const good = list.filter((each) => each.good).map(({ entry }) => JSON.stringify(entry));
          const bad = list.length - good.length;
          expect(cells).toHaveLength(new Set(good).size);
          expect(notices).toEqual(bad > 0 ? lost('notice.regionsDropped', bad) : []);
        },
      ),
    );
  },
);
