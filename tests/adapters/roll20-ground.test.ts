/**
 * Roll20's page, paths, doors and windows as ground. Expected positions are counted by hand or
 * come from the sample.
 */
import { describe, expect, it } from 'vitest';
import { frameOf, wallsOf } from '../../adapters/roll20/ground.ts';
import { chainsOf, type Anchor } from '../../adapters/roll20/paths.ts';
import { wallSchema, type RawWall } from '../../adapters/roll20/schema.ts';
import { floorOf } from '../../adapters/roll20/scene.ts';
import sample from '../hosts/roll20/world/sample.json' with { type: 'json' };
import { ground, page } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

type Point = readonly [number, number];
const SOLID = ['move', 'sight', 'effect'];
const wall = (more: object): RawWall => wallSchema.parse({ barrier: 'wall', ...more });
const rounded = (chains: readonly (readonly Point[])[]): number[][][] =>
  chains.map((chain) => chain.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]));
const laid = (more: object) => {
  const g = ground(more);
  const frame = frameOf(g);
  if (frame === null) throw new Error('no frame');
  return wallsOf(frame, g);
};
const ends = (walls: ReturnType<typeof laid>['walls']) => walls.map(({ from, to }) => [from, to]);

describe('the grid of a Roll20 page', () => {
  everyCase<[what: string, more: object, cell: number, columns: number, rows: number]>([
    ['a new page', {}, 70, 12, 8],
    ['a page with cells of half a unit', { snap: 0.5, snapTo: 35 }, 35, 24, 16],
    [
      'a page with cells of two units, of which the last are cut off',
      { snap: 2, width: 13, height: 9 },
      140,
      7,
      5,
    ],
    [
      'a page that does not give the cell size, which the engine has',
      { snap: null, snapTo: 35 },
      35,
      24,
      16,
    ],
    ['a page without any cell size', { snap: null, snapTo: null }, 70, 12, 8],
    ['a page whose size was never set', { width: null, height: null }, 70, 25, 25],
  ])(
    'Quadretto’s grid covers the whole Roll20 page, including squares that the page’s edge cuts off',
    (_, more, cell, columns, rows) => {
      expect(frameOf(page(more))).toEqual({ size: cell, origin: [0, 0], columns, rows });
    },
  );

  everyCase<[what: string, more: object, code: string]>([
    ['a page without a grid', { snap: 0 }, 'error.gridless'],
    ['hexes without a size', { grid: 'hex', snap: 0 }, 'error.gridless'],
    ['hexes of less than a pixel', { grid: 'hexr', snap: 1e-3 }, 'notice.noGrid'],
    ['too many hexes', { grid: 'hexr', width: 1e9 }, 'notice.noGrid'],
    ['a dimetric grid', { grid: 'dimetric' }, 'error.isometric'],
    ['an isometric grid', { grid: 'isometric' }, 'error.isometric'],
    ['an unknown kind of grid', { grid: 'spiral' }, 'notice.noGrid'],
    ['a kind of grid named “constructor”', { grid: 'constructor' }, 'notice.noGrid'],
    ['a page of millions of cells', { width: 1e9 }, 'notice.noGrid'],
    ['cells of negative size', { snap: -1 }, 'notice.noGrid'],
    ['cells of less than a pixel', { snap: 1e-6 }, 'notice.noGrid'],
  ])(
    'if a Roll20 page has no usable grid, Quadretto reads no map, and a notice says why',
    (_, more, code) => {
      expect(floorOf(page(more))).toEqual({ frame: null, walls: [], notices: [{ code }] });
    },
  );

  everyCase<[what: string, more: object, codes: string[]]>([
    ['an engine with the same cell size (no notice)', {}, []],
    ['an engine that snaps to other cells (a notice)', { snapTo: 35 }, ['notice.gridDoubt']],
    ['an engine that does not snap (no notice)', { snapTo: 0 }, []],
    ['a kind of grid that was never set (no notice)', { grid: null }, []],
    ['ten feet per square (a notice)', { distance: 10 }, ['error.scale']],
    ['1.5 meters per square (no notice)', { distance: 1.5, units: 'm' }, []],
    ['five miles per square (no notice)', { distance: 5, units: 'mi' }, []],
  ])(
    'a notice appears if squares on a Roll20 page have an unusual length, or tokens snap to another size',
    (_, more, codes) => {
      expect(floorOf(page(more)).notices.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('a notice tells a GM on Roll20 that the players see another page', () => {
    expect(floorOf(ground({ astray: true })).notices).toEqual([{ code: 'error.multipleScenes' }]);
  });
});

describe('Roll20 walls drawn as paths', () => {
  everyCase(
    sample.paths
      .filter((path) => '_expected_page_points' in path)
      .map((path) => [path.id, path] as const),
  )(
    'Quadretto reads the corners of each recorded Roll20 wall at the points of the page that were recorded',
    (_, path) => {
      const { left, top, x, y, ...rest } = path as typeof path & {
        left?: number;
        top?: number;
        x?: number;
        y?: number;
      };
      expect(
        rounded(
          chainsOf(
            wall({
              ...rest,
              x: x ?? left,
              y: y ?? top,
              ...('points' in path ? { path: null } : {}),
            }),
            'centre',
          ),
        ),
      ).toEqual([path._expected_page_points]);
    },
  );

  const LINE = '[["M",0,0],["L",140,0]]';
  everyCase<[what: string, more: object, chains: number[][][]]>([
    [
      'an old wall, placed by its center',
      { path: LINE, x: 100, y: 50, width: 140, height: 0 },
      [
        [
          [30, 50],
          [170, 50],
        ],
      ],
    ],
    [
      'an old wall, stretched to its width',
      { path: LINE, x: 100, y: 50, width: 280, height: 0 },
      [
        [
          [-40, 50],
          [240, 50],
        ],
      ],
    ],
    [
      'an old wall, scaled',
      { path: LINE, x: 100, y: 50, width: 140, height: 0, scaleX: 0.5, scaleY: 3 },
      [
        [
          [65, 50],
          [135, 50],
        ],
      ],
    ],
    [
      'an old wall, mirrored',
      {
        path: '[["M",0,0],["L",140,70]]',
        x: 100,
        y: 50,
        width: 140,
        height: 70,
        scaleX: -1,
        scaleY: 1,
      },
      [
        [
          [170, 15],
          [30, 85],
        ],
      ],
    ],
    [
      'an old wall, turned by a right angle',
      { path: LINE, x: 100, y: 50, width: 140, height: 0, rotation: 90 },
      [
        [
          [100, -20],
          [100, 120],
        ],
      ],
    ],
    [
      'an old wall of several parts',
      {
        path: '[["M",0,0],["L",70,0],["M",0,70],["L",70,70]]',
        x: 35,
        y: 35,
        width: 70,
        height: 70,
      },
      [
        [
          [0, 0],
          [70, 0],
        ],
        [
          [0, 70],
          [70, 70],
        ],
      ],
    ],
    [
      'a closed wall',
      { path: '[["M",0,0],["L",70,0],["L",70,70],["Z"]]', x: 35, y: 35, width: 70, height: 70 },
      [
        [
          [0, 0],
          [70, 0],
          [70, 70],
          [0, 0],
        ],
      ],
    ],
    [
      'an old wall without a size',
      { path: LINE, x: 100, y: 50 },
      [
        [
          [30, 50],
          [170, 50],
        ],
      ],
    ],
    [
      'an old wall with a curve, through its end',
      { path: '[["M",0,0],["Q",70,0,70,70]]', x: 35, y: 35, width: 70, height: 70 },
      [
        [
          [0, 0],
          [31, 4],
          [53, 18],
          [66, 39],
          [70, 70],
        ],
      ],
    ],
    [
      'a new wall, turned',
      { points: '[[0,0],[140,0]]', x: 100, y: 50, rotation: 90 },
      [
        [
          [100, -20],
          [100, 120],
        ],
      ],
    ],
    [
      'a new rectangle given by two corners',
      { points: '[[0,0],[70,140]]', shape: 'rec', x: 35, y: 70 },
      [
        [
          [0, 0],
          [70, 0],
          [70, 140],
          [0, 140],
          [0, 0],
        ],
      ],
    ],
    [
      'a wall with points beside each other, joined into one',
      { points: '[[0,0],[1,0],[2,1],[140,0]]', shape: 'free', x: 70, y: 0.5 },
      [
        [
          [0, 0],
          [140, 0],
        ],
      ],
    ],
  ])(
    'the corners of a Roll20 wall that is scaled, mirrored, rotated or curved are read at the right points',
    (_, more, chains) => {
      expect(rounded(chainsOf(wall(more), 'centre'))).toEqual(chains);
    },
  );

  it('a Roll20 wall drawn as an ellipse is read as a closed line along the ellipse', () => {
    const [chain = []] = chainsOf(
      wall(sample.paths.find((path) => path.id === '-SYN_pathv2_pillar') ?? {}),
      'centre',
    );
    expect(chain.length).toBeGreaterThan(8);
    for (const [x, y] of chain) expect(Math.hypot(x - 805, y - 735)).toBeCloseTo(35, 6);
    expect(chain[0]?.map(Math.round)).toEqual(chain.at(-1)?.map(Math.round));
  });

  everyCase(['[[0,0],[140,70]]', '[[-70,-35],[70,35]]', '[[70,35],[-70,-35]]'])(
    'a Roll20 ellipse that is given by two opposite corners fills the box between them',
    (points) => {
      const [chain = []] = chainsOf(wall({ points, shape: 'eli', x: 100, y: 50 }), 'centre');
      expect(
        [0, 1].map((axis) => [
          Math.round(Math.min(...chain.map((point) => point[axis]!))),
          Math.round(Math.max(...chain.map((point) => point[axis]!))),
        ]),
      ).toEqual([
        [30, 170],
        [15, 85],
      ]);
    },
  );

  everyCase<[anchor: Anchor, x: number, y: number]>([
    ['centre', 175, 70],
    ['first', 140, 70],
  ])(
    'a Roll20 path lies where its position says, whether that position is its first point or its ' +
      'center',
    (anchor, x, y) => {
      expect(rounded(chainsOf(wall({ points: '[[0,0],[70,0]]', x, y }), anchor))).toEqual([
        [
          [140, 70],
          [210, 70],
        ],
      ]);
    },
  );

  everyCase([
    ['text that is not JSON', { path: '[["M",0,', x: 1, y: 1 }],
    ['null', { path: 'null', x: 1, y: 1 }],
    ['an object', { points: '{}', x: 1, y: 1 }],
    ['a list of letters', { points: '[["a","b"]]', x: 1, y: 1 }],
    ['a wall without a position', { path: LINE, x: null, y: 1 }],
    ['a wall of one point', { points: '[[1,2]]', x: 1, y: 1 }],
    ['a wall with unknown commands', { path: '[7,null,["M"],["L","x"],["Q"],[]]', x: 1, y: 1 }],
    ['an empty wall', {}],
  ])('a malformed path on Roll20’s wall layer is not read as a wall', (_, more) => {
    expect(chainsOf(wall(more), 'centre')).toEqual([]);
  });
});

describe('Roll20 walls', () => {
  const at = (x: number, y: number, more: object = {}): object => ({
    points: '[[0,0],[0,70]]',
    x,
    y,
    barrier: 'wall',
    ...more,
  });

  everyCase<[barrier: string | null, blocks: string[], more?: object]>([
    ['wall', SOLID],
    ['transparent', ['move'], { effectUnknown: true }],
    ['oneWay', SOLID],
    [null, SOLID],
    ['unheard of', SOLID],
  ])(
    'a Roll20 wall blocks movement, sight and effects, but a transparent wall blocks only movement',
    (barrier, blocks, more = {}) => {
      expect(laid({ walls: [at(140, 105, { barrier })] }).walls).toEqual([
        { from: [2, 1], to: [2, 2], blocks, ...more },
      ]);
    },
  );

  it('an old Roll20 path without a drawn line is read as a window, which blocks only movement', () => {
    const old = (path: unknown): object => ({
      path: JSON.stringify(path),
      x: 140,
      y: 105,
      width: 0,
      height: 70,
    });
    expect(
      laid({
        walls: [
          old([
            ['M', 0, 0],
            ['M', 0, 70],
          ]),
        ],
      }).walls,
    ).toEqual([{ from: [2, 1], to: [2, 2], blocks: ['move'], effectUnknown: true }]);
    expect(
      laid({
        walls: [
          old([
            ['M', 0, 0],
            ['L', 0, 70],
          ]),
        ],
      }).walls,
    ).toEqual([{ from: [2, 1], to: [2, 2], blocks: SOLID }]);
  });

  it(
    'a one-way wall on Roll20 blocks both directions, an unreadable wall is left out, and ' +
      'notices count such walls',
    () => {
      const { walls, notices } = laid({
        walls: [
          at(140, 105, { barrier: 'oneWay', oneWayReversed: true }),
          { path: 'x', x: 1, y: 1 },
          at(1e9, 1e9),
        ],
      });
      expect(walls).toHaveLength(1);
      expect(notices).toEqual([
        { code: 'notice.wallsDropped', params: { n: 2 } },
        { code: 'notice.oneWayWalls', params: { n: 1 } },
      ]);
    },
  );

  it('a Roll20 wall’s position is read as its first point only if the wall’s corners then lie on the grid', () => {
    const first = [
      { points: '[[0,0],[70,0]]', x: 140, y: 70 },
      { points: '[[0,0],[0,210]]', x: 350, y: 70 },
    ];
    expect(ends(laid({ walls: first }).walls)).toEqual([
      [
        [2, 1],
        [3, 1],
      ],
      [
        [5, 1],
        [5, 4],
      ],
    ]);
    const centre = [
      { points: '[[0,0],[70,0]]', x: 175, y: 70 },
      { points: '[[0,0],[0,210]]', x: 350, y: 175 },
    ];
    expect(ends(laid({ walls: centre }).walls)).toEqual([
      [
        [2, 1],
        [3, 1],
      ],
      [
        [5, 1],
        [5, 4],
      ],
    ]);
  });

  it('if a Roll20 wall has two possible positions, the position inside the page is used', () => {
    const edge = { points: '[[0,0],[805,13],[0,13]]', x: 0, y: 13 };
    expect(
      ends(laid({ walls: [edge] }).walls)
        .flat(2)
        .every((n) => n >= 0),
    ).toBe(true);
  });
});

describe('doors and windows on Roll20', () => {
  const opening = { x: 490, y: -525, x0: 0, y0: 35, x1: 0, y1: -35, open: false, window: false };
  const floor = {
    page: { width: 25, height: 25, snap: 1, snapTo: 70, grid: 'square', distance: 5, units: 'ft' },
  };

  everyCase([
    ...sample.doors.map((each) => [each.id, each, false] as const),
    ...sample.windows.map((each) => [each.id, each, true] as const),
  ])(
    'Quadretto reads the ends of each recorded Roll20 door and window at the points of the page that were recorded',
    (_, { x, y, path: { handle0, handle1 }, _expected_page_points: [a = [], b = []] }, window) => {
      const read = laid({
        ...floor,
        openings: [
          { x, y, x0: handle0.x, y0: handle0.y, x1: handle1.x, y1: handle1.y, open: false, window },
        ],
      });
      expect(ends(read.walls)).toEqual([[a.map((n) => n / 70), b.map((n) => n / 70)]]);
    },
  );

  it('a Roll20 door has the same position whether the door’s y axis points down or up', () => {
    const down = { ...opening, y: 525, y0: -35, y1: 35 };
    expect(laid({ ...floor, openings: [down] }).walls).toEqual(
      laid({ ...floor, openings: [opening] }).walls,
    );
    expect(laid({ ...floor, openings: [down] }).walls).toEqual([
      { from: [7, 7], to: [7, 8], blocks: SOLID },
    ]);
  });

  everyCase<[what: string, more: object, blocks: string[] | null]>([
    ['a closed door', {}, SOLID],
    ['an open door', { open: true }, null],
    ['a door without further data', { open: null }, SOLID],
    ['a closed window', { window: true }, ['move', 'effect']],
    ['an open window', { window: true, open: true }, null],
  ])(
    'on Roll20, an open door or window blocks nothing, a closed door everything, and a closed window all but sight',
    (_, more, blocks) => {
      expect(
        laid({ ...floor, openings: [{ ...opening, ...more }] }).walls.map((w) => w.blocks),
      ).toEqual(blocks === null ? [] : [blocks]);
    },
  );

  it('a Roll20 door without end points, or off the map, is left out, and a notice counts such doors', () => {
    const { walls, notices } = laid({
      ...floor,
      openings: [{ ...opening, x0: null }, { ...opening, x: 1e9 }, opening],
    });
    expect(walls).toHaveLength(1);
    expect(notices).toEqual([{ code: 'notice.wallsDropped', params: { n: 2 } }]);
  });
});
