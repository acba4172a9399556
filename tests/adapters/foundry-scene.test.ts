/**
 * Foundry's pixels, walls and turns as a scene document. Expected cells are counted by hand on the
 * scenes given here.
 */
import { describe, expect, it } from 'vitest';
import {
  pathBetween,
  cellCamera,
  topLeftCell,
  cellUnder,
  skewed,
  trail,
  type Frame,
} from '../../adapters/common/geometry.ts';
import { frameOf } from '../../adapters/foundry/geometry.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  tokens as tokensSchema,
  type RawGround,
  type RawTokens,
} from '../../adapters/foundry/schema.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { cutBy, ringsOf } from '../hosts/foundry/world/shapes.ts';
import { everyCase } from '../support/everyCase.ts';

/** 10 × 8 cells of 100 px with a padding of 3 × 2 cells. */
const GROUND = {
  map: 'm',
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 300, y: 200, width: 1000, height: 800 },
  walls: [],
  terrain: [],
  broken: [],
};
const TOKEN = {
  id: 'a',
  name: 'Aldo',
  x: 500,
  y: 500,
  width: 1,
  height: 1,
  elevation: 0,
  disposition: 1,
  actor: true,
  statuses: [],
};

/**
 * Builds messages as they arrive over the bridge: they pass through JSON, where NaN becomes null.
 */
const ground = (more: object = {}): RawGround =>
  groundSchema.parse(JSON.parse(JSON.stringify({ ...GROUND, ...more })));
const table = (tokens: object[], more: object = {}): RawTokens =>
  tokensSchema.parse(
    JSON.parse(
      JSON.stringify({
        map: 'm',
        tokens: tokens.map((t) => ({ ...TOKEN, ...t })),
        elsewhere: [],
        combat: null,
        broken: [],
        ...more,
      }),
    ),
  );
const read = (g: RawGround, t: RawTokens) => sceneOf(floorOf(g), g, t, new Map());
const codes = (result: { notices: readonly { code: string }[] }): string[] =>
  result.notices.map((n) => n.code);

describe('positions of Foundry tokens', () => {
  const frame = frameOf(ground()) as Frame;

  it('Quadretto’s grid on a Foundry map starts at the first square inside the scene’s padding', () => {
    expect(frame).toEqual({ size: 100, origin: [3, 2], columns: 10, rows: 8 });
  });

  everyCase<[what: string, x: number, y: number, width: number, cell: [number, number]]>([
    ['of one cell, exactly in its cell', 500, 500, 1, [2, 3]],
    ['slightly off its cell, as a scaled drag leaves it', 499, 501, 1, [2, 3]],
    ['put down off the grid, by its center', 560, 500, 1, [3, 3]],
    ['of half a cell, in the lower right quarter', 550, 550, 0.5, [2, 3]],
    ['of half a cell, in the upper left quarter', 500, 500, 0.5, [2, 3]],
    ['of two cells', 500, 500, 2, [2, 3]],
    ['of two cells, a quarter off the grid', 525, 500, 2, [2, 3]],
    ['of three cells', 500, 500, 3, [2, 3]],
    ['of one cell and a half, which fills two', 500, 500, 1.5, [2, 3]],
    ['in the padding', 200, 100, 1, [-1, -1]],
  ])(
    'a Foundry token of any size that lies off the grid is read as standing on the nearest square',
    (_, x, y, width, cell) => {
      expect(topLeftCell(frame, { x, y, width, height: width })).toEqual(cell);
    },
  );

  everyCase([
    ['a grid without a size', { grid: { ...GROUND.grid, size: 0 } }],
    ['a grid size that is no number', { grid: { ...GROUND.grid, size: Number.NaN } }],
    ['a scene without a width', { rect: { ...GROUND.rect, width: 0 } }],
    ['a board of millions of cells', { rect: { ...GROUND.rect, width: 1e9 } }],
    ['no grid at all', { grid: {} }],
  ])(
    'if a Foundry map’s grid or size is unusable, Quadretto reads no map, and a notice says that there is no grid',
    (_, more) => {
      const result = read(ground(more), table([{}]));
      expect(result.scene).toBeNull();
      expect(codes(result)).toContain('notice.noGrid');
    },
  );

  everyCase([
    [0, 'error.gridless'],
    [6, 'notice.noGrid'],
    [-1, 'notice.noGrid'],
  ])(
    'if a Foundry map has no grid, or a grid of an unknown type, Quadretto reads no map, and a notice says so',
    (type, code) => {
      const result = read(ground({ grid: { ...GROUND.grid, type } }), table([{}]));
      expect(result.scene).toBeNull();
      expect(codes(result)).toEqual([code]);
    },
  );
});

describe('the camera', () => {
  const frame = frameOf(ground()) as Frame;
  const clip = { x: 40, y: 10, width: 800, height: 600 };
  /** The map at half size and shifted by (−60, 30); the canvas begins at (40, 10) of the page. */
  const camera = cellCamera(frame, { a: 0.5, b: 0, c: 0, d: 0.5, e: 40 - 60, f: 10 + 30, clip });

  it('a square’s position on the screen is calculated from Foundry’s zoom, scroll and canvas position', () => {
    expect(camera).toEqual({ a: 50, b: 0, c: 0, d: 50, e: -20 + 150, f: 40 + 100, clip });
  });

  it(
    'on a Foundry map, Quadretto finds the square under the pointer, and no square if the ' +
      'pointer is outside the map',
    () => {
      expect(cellUnder(camera, frame, 130 + 2.5 * 50, 140 + 3.9 * 50)).toEqual([2, 3]);
      expect(cellUnder(camera, frame, 129, 200)).toBeNull();
      expect(cellUnder(camera, frame, 130 + 10 * 50 + 1, 200)).toBeNull();
      expect(cellUnder({ ...camera, a: 0, d: 0 }, frame, 200, 200)).toBeNull();
    },
  );

  everyCase([
    ['straight', { a: 2, b: 0, c: 0, d: 2 }, false],
    ['isometric', { a: 1.4, b: 0.7, c: -1.4, d: 0.7 }, true],
    ['flattened', { a: 2, b: 0, c: 0, d: 1 }, true],
  ])(
    'Quadretto recognizes a Foundry view that distorts squares, such as an isometric view',
    (_, matrix, expected) => {
      expect(skewed(matrix)).toBe(expected);
    },
  );
});

describe('a dragged token’s trail', () => {
  it('if the mouse jumps during a drag on Foundry, the squares between the two positions are added to the path', () => {
    expect(pathBetween([0, 0], [4, 2])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
    expect(trail([[0, 0]], [3, 3])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
  it('if a dragged token comes back to a square of its path, the loop is removed from the path', () => {
    expect(
      trail(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
        ],
        [1, 0],
      ),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  it('the path of a dragged token does not grow while the token stays on its last square', () => {
    const path: readonly [number, number][] = [
      [0, 0],
      [1, 0],
    ];
    expect(trail(path, [1, 0])).toEqual(path);
  });
});

describe('walls and ground on a Foundry map', () => {
  const wall = { c: [300, 200, 300, 700], move: 20, sight: 20, dir: 0, door: 0, ds: 0 };
  const walls = (...list: object[]) =>
    floorOf(ground({ walls: list.map((w) => ({ ...wall, ...w })) }));

  const open = { effectUnknown: true };
  everyCase<[what: string, more: object, blocks: string[] | null, facts?: object]>([
    ['a wall', {}, ['move', 'sight', 'effect']],
    ['a railing, which stops movement only', { sight: 0 }, ['move'], open],
    ['a window, seen through from near', { sight: 30 }, ['move'], open],
    ['a hedge, seen through from afar', { sight: 40 }, ['move'], open],
    ['a curtain seen through from near', { move: 0, sight: 30 }, null],
    ['a boulder’s outline', { sight: 10 }, ['move', 'sight', 'effect'], { limited: true }],
    ['a mist of limited sight', { move: 0, sight: 10 }, ['sight'], { limited: true }],
    ['a wall for sound only', { move: 0, sight: 0, sound: 20 }, null],
    ['a closed window, as a door', { sight: 30, door: 1, ds: 0 }, ['move'], open],
    ['an open window, as a door', { sight: 30, door: 1, ds: 1 }, null],
    ['a curtain', { move: 0 }, ['sight']],
    ['a wall that blocks nothing', { move: 0, sight: 0 }, null],
    ['a closed door', { door: 1, ds: 0 }, ['move', 'sight', 'effect']],
    ['a locked door', { door: 1, ds: 2 }, ['move', 'sight', 'effect']],
    ['an open door', { door: 1, ds: 1 }, null],
    ['a closed secret door', { door: 2, ds: 0 }, ['move', 'sight', 'effect']],
    ['an open secret door', { door: 2, ds: 1 }, null],
    ['a wall of zero length', { c: [300, 200, 300, 200] }, null],
  ])(
    'for Quadretto, each Foundry wall, door and window blocks the same movement, sight and effects as in Foundry',
    (_, more, blocks, facts = {}) => {
      expect(walls(more).walls).toEqual(
        blocks === null ? [] : [{ from: [0, 0], to: [0, 5], blocks, ...facts }],
      );
    },
  );

  it('the position of a Foundry wall’s end is read to a hundredth of a square', () => {
    expect(walls({ c: [333, 250, 367, 201] }).walls[0]).toMatchObject({
      from: [0.33, 0.5],
      to: [0.67, 0.01],
    });
  });

  everyCase<[what: string, heights: object, ground: object, read: object]>([
    ['with both edges', { bottom: 5, top: 15 }, {}, { bottom: 1, top: 3 }],
    ['without a height', {}, {}, {}],
    ['in meters', { top: 3 }, { grid: { ...GROUND.grid, distance: 1.5, units: 'm' } }, { top: 2 }],
    ['of an upper floor, above that floor', { top: 20 }, { base: 10 }, { top: 2 }],
    ['of infinite height', { top: Infinity }, {}, {}],
    ['upside down', { bottom: 15, top: 5 }, {}, {}],
    ['without a scale', { top: 10 }, { grid: { ...GROUND.grid, distance: 0 } }, {}],
  ])(
    'a Foundry wall’s lower and upper edges are read in squares, and malformed edges are unknown',
    (_, heights, more, expected) => {
      const { walls: list } = floorOf(ground({ ...more, walls: [{ ...wall, ...heights }] }));
      expect(list).toEqual([
        { from: [0, 0], to: [0, 5], blocks: ['move', 'sight', 'effect'], ...expected },
      ]);
    },
  );

  it('Foundry walls outside the map or without a position are left out, and a notice counts these walls', () => {
    const { walls: list, notices } = walls(
      {},
      { c: [1e6, 0, 1e6, 500] },
      { c: [Number.NaN, 0, 1, 1] },
    );
    expect(list).toHaveLength(1);
    expect(notices).toEqual([{ code: 'notice.wallsDropped', params: { n: 2 } }]);
  });

  it('a one-way wall on Foundry blocks both directions, and a notice counts such walls', () => {
    const { walls: list, notices } = walls({ dir: 1 }, { dir: 2, door: 1, ds: 1 });
    expect(list).toHaveLength(1);
    expect(notices).toEqual([{ code: 'notice.oneWayWalls', params: { n: 1 } }]);
  });

  everyCase<[what: string, notice: string, more: object, n: number]>([
    ['a curtain seen through from near', 'one notice', { move: 0, sight: 30 }, 1],
    ['a hedge to walk through, seen through from afar', 'one notice', { move: 0, sight: 40 }, 1],
    ['a closed curtain, as a door', 'one notice', { move: 0, sight: 30, door: 1, ds: 0 }, 1],
    ['an open curtain, as a door', 'no notice', { move: 0, sight: 30, door: 1, ds: 1 }, 0],
    ['a wall for sound only', 'no notice', { move: 0, sight: 0, sound: 20 }, 0],
  ])(
    'a Foundry wall that blocks only distant sight, or only sound, blocks nothing for Quadretto',
    (_, __, more, n) => {
      const { walls: list, notices } = walls(more);
      expect(list).toEqual([]);
      expect(notices).toEqual(n > 0 ? [{ code: 'notice.curtains', params: { n } }] : []);
    },
  );

  everyCase<[what: string, shapes: object[], cells: string[]]>([
    [
      'a rectangle',
      [{ type: 'rectangle', x: 400, y: 300, width: 200, height: 100, rotation: 0 }],
      ['1,1', '2,1'],
    ],
    [
      'a rectangle turned by 90° about its center',
      [{ type: 'rectangle', x: 400, y: 300, width: 300, height: 100, rotation: 90 }],
      ['2,0', '2,1', '2,2'],
    ],
    [
      'a rectangle with a hole',
      [
        { type: 'rectangle', x: 400, y: 300, width: 200, height: 100, rotation: 0 },
        { type: 'rectangle', x: 400, y: 300, width: 100, height: 100, rotation: 0, hole: true },
      ],
      ['2,1'],
    ],
    [
      'a circle of one cell’s radius round a corner',
      [{ type: 'circle', x: 500, y: 400, radius: 100 }],
      ['1,1', '2,1', '1,2', '2,2'],
    ],
    [
      'an ellipse',
      [{ type: 'ellipse', x: 550, y: 350, radiusX: 120, radiusY: 40, rotation: 0 }],
      ['1,1', '2,1', '3,1'],
    ],
    [
      'a triangle, with the cells whose center it contains',
      [{ type: 'polygon', points: [400, 300, 620, 300, 400, 520] }],
      ['1,1', '2,1', '1,2'],
    ],
    [
      'a rectangle off the board',
      [{ type: 'rectangle', x: -5000, y: -5000, width: 100, height: 100, rotation: 0 }],
      [],
    ],
    // The six kinds of shape that Foundry 14 adds, each with its final outline.
    [
      'a cone to the east',
      [{ type: 'cone', x: 400, y: 450, radius: 300, angle: 90, rotation: 0, curvature: 'round' }],
      ['2,1', '3,1', '1,2', '2,2', '3,2', '2,3', '3,3'],
    ],
    [
      'a cone with a flat end, turned south',
      [{ type: 'cone', x: 450, y: 300, radius: 200, angle: 90, rotation: 90, curvature: 'flat' }],
      ['1,1'],
    ],
    [
      'a line',
      [{ type: 'line', x: 400, y: 350, length: 300, width: 80, rotation: 0 }],
      ['1,1', '2,1', '3,1'],
    ],
    [
      'a ring',
      [{ type: 'ring', x: 550, y: 450, radius: 100, innerWidth: 30, outerWidth: 30 }],
      ['2,1', '1,2', '3,2', '2,3'],
    ],
    [
      'an emanation of a token',
      [
        {
          type: 'emanation',
          base: { type: 'token', x: 500, y: 400, width: 1, height: 1, shape: 4 },
          radius: 100,
        },
      ],
      ['1,1', '2,1', '3,1', '1,2', '2,2', '3,2', '1,3', '2,3', '3,3'],
    ],
    [
      'a token’s own space',
      [{ type: 'token', x: 500, y: 400, width: 2, height: 2, shape: 4 }],
      ['2,2', '3,2', '2,3', '3,3'],
    ],
    [
      'cells of the grid',
      [
        {
          type: 'grid',
          offsets: [
            { i: 4, j: 5 },
            { i: 5, j: 5 },
          ],
        },
      ],
      ['2,2', '2,3'],
    ],
  ])(
    'difficult terrain on Foundry covers each square whose center lies in the region, whatever the region’s shape',
    (_, shapes, cells) => {
      const rings = shapes.flatMap((shape) =>
        ringsOf(shape as Readonly<Record<string, unknown>>, 100, 13),
      );
      const { cells: list } = floorOf(ground({ terrain: [{ factor: 2, rings }] }));
      expect(list.map((c) => c.at.join())).toEqual(cells);
      for (const cell of list) expect(cell).toMatchObject({ terrain: 'difficult', costFactor: 2 });
    },
  );

  it('where two Foundry regions of difficult terrain overlap, the higher movement cost applies', () => {
    const at = [400, 300, 500, 300, 500, 400, 400, 400];
    expect(
      floorOf(
        ground({
          terrain: [
            { factor: 3, rings: [at] },
            { factor: 2, rings: [at] },
          ],
        }),
      ).cells,
    ).toEqual([{ at: [1, 1], terrain: 'difficult', costFactor: 3 }]);
  });

  it('a rotated rectangular region turns about its anchor on Foundry 14, and about its center on Foundry 13', () => {
    const shape = {
      type: 'rectangle',
      x: 400,
      y: 300,
      width: 300,
      height: 100,
      rotation: 90,
      anchorX: 0,
      anchorY: 0,
    };
    const cells = [13, 14].map((generation) =>
      floorOf(
        ground({ terrain: [{ factor: 2, rings: ringsOf(shape, 100, generation) }] }),
      ).cells.map((c) => c.at.join()),
    );
    expect(cells).toEqual([
      ['2,0', '2,1', '2,2'],
      ['0,1', '0,2', '0,3'],
    ]);
  });

  it('a Foundry region of difficult terrain that is restricted by walls ends at the wall', () => {
    const [circle] = ringsOf({ type: 'circle', x: 550, y: 450, radius: 120 }, 100, 14);
    const rings = [cutBy(circle!, { x: 550, y: 450 }, [[600, 200, 600, 700]])];
    expect(
      floorOf(ground({ terrain: [{ factor: 2, rings }] })).cells.map((c) => c.at.join()),
    ).toEqual(['2,1', '1,2', '2,2', '2,3']);
  });

  everyCase([
    ['no rings', null],
    ['text', 'rings'],
    ['a ring of two corners', [[0, 0, 100, 0]]],
    ['a ring of words', [['a', 'b', 'c', 'd', 'e', 'f']]],
  ])(
    'a Foundry region of difficult terrain with a malformed outline is left out, and a notice counts such regions',
    (_, rings) => {
      const { cells, notices } = floorOf(ground({ terrain: [{ factor: 2, rings }] }));
      expect([cells, notices]).toEqual([[], [{ code: 'notice.regionsDropped', params: { n: 1 } }]]);
    },
  );

  it('holes in the floor of a Foundry level block movement, and a notice counts the squares with holes', () => {
    const floor = [
      [300, 200, 1300, 200, 1300, 1000, 300, 1000],
      [500, 400, 600, 400, 600, 600, 500, 600],
    ];
    const { cells, notices } = floorOf(
      ground({
        floor,
        terrain: [{ factor: 2, rings: [[400, 400, 600, 400, 600, 500, 400, 500]] }],
      }),
    );
    expect(cells).toEqual([
      { at: [1, 2], terrain: 'difficult', costFactor: 2 },
      { at: [2, 2], blocks: ['move'] },
      { at: [2, 3], blocks: ['move'] },
    ]);
    expect(notices).toEqual([{ code: 'notice.holes', params: { n: 2 } }]);
  });
});

describe('creatures on a Foundry map', () => {
  it(
    'from a Foundry token without a readable sheet, only name, position, height, side ' +
      'and status icons are read',
    () => {
      const { scene } = read(ground(), table([{ statuses: ['prone'], elevation: 10 }]));
      expect(scene?.creatures).toEqual([
        {
          id: 'a',
          name: 'Aldo',
          side: 'party',
          at: [2, 3],
          space: 1,
          elevation: 2,
          conditions: ['prone'],
        },
      ]);
    },
  );

  everyCase([
    [1, 'party'],
    [-1, 'foes'],
    [0, 'neutral'],
    [-2, undefined],
    [99, undefined],
  ])(
    'a Foundry token’s disposition decides its side, and a secret or unknown disposition gives no side',
    (disposition, side) => {
      expect(read(ground(), table([{ disposition }])).scene?.creatures?.[0]?.side).toBe(side);
    },
  );

  it('a hidden Foundry token counts as visible only to the token’s own side', () => {
    const { scene } = read(
      ground(),
      table([
        { hidden: true, disposition: -1 },
        { id: 'b', hidden: true, disposition: -2 },
      ]),
    );
    expect(scene?.creatures?.map((c) => c.visibleTo)).toEqual([['foes'], []]);
  });

  everyCase([
    ['a token without a position', { x: Number.NaN }],
    ['a token without a size', { width: 0, height: 0 }],
    ['a token of negative size', { width: -1 }],
    ['a token of huge size', { width: 500 }],
    ['a token far off the map', { x: 1e9 }],
    ['a token with text for a position', { x: 'here' }],
  ])(
    'a Foundry token with a malformed position or size is left out, and a notice names the token',
    (_, more) => {
      const result = read(ground(), table([more, { id: 'b', name: 'Berta' }]));
      expect(result.scene?.creatures?.map((c) => c.id)).toEqual(['b']);
      expect(result.notices).toEqual([{ code: 'notice.token', params: { name: 'Aldo' } }]);
    },
  );

  it('an oblong Foundry token fills a square as wide as its longer side, and a notice says so', () => {
    const result = read(ground(), table([{ height: 2 }]));
    expect(result.scene?.creatures?.[0]).toMatchObject({ at: [2, 3], space: 2 });
    expect(codes(result)).toEqual(['notice.oblong']);
  });

  it('a notice names an unsupported Foundry game system once, however many tokens there are', () => {
    expect(read(ground({ system: 'mine' }), table([{}, { id: 'b' }])).notices).toEqual([
      { code: 'notice.sheets', params: { system: 'mine' } },
    ]);
  });

  it('heights on Foundry are counted from the floor of the level, so a creature upstairs does not fly', () => {
    const { scene } = read(
      ground({ base: 10 }),
      table([{ elevation: 10 }, { id: 'b', elevation: 20 }, { id: 'c', elevation: 5 }]),
    );
    expect(scene?.creatures?.map((c) => c.elevation)).toEqual([0, 2, -1]);
    expect(
      read(ground({ base: null }), table([{ elevation: 10 }])).scene?.creatures?.[0],
    ).not.toHaveProperty('elevation');
  });

  it('a creature on another Foundry level keeps its place in the turn order, but is not on the board', () => {
    const turns = [{ token: 'a' }, { token: 'up' }, { token: null }];
    const { scene } = read(
      ground(),
      table([{}], {
        elsewhere: [{ id: 'up', name: 'Ogre', level: 'Gallery' }],
        combat: { round: 2, turn: 1, turns },
      }),
    );
    expect(scene?.creatures?.map(({ id }) => id)).toEqual(['a']);
    expect(scene?.turn).toEqual({ round: 2, active: 'up', order: ['a', 'up'], acted: ['a', 'up'] });
  });

  it('HTML in the name of a Foundry token stays plain text', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(read(ground(), table([{ name }])).scene?.creatures?.[0]?.name).toBe(name);
  });
});

describe('Foundry’s turn order', () => {
  const turns = [{ token: 'a' }, { token: 'b' }, { token: null }, { token: 'c', defeated: true }];
  const tokens = [{}, { id: 'b' }, { id: 'c' }];
  const turn = (combat: object | null) => read(ground(), table(tokens, { combat })).scene;

  it('in the first round on Foundry, only creatures up to the active creature count as having acted', () => {
    expect(turn({ round: 1, turn: 1, turns })?.turn).toEqual({
      round: 1,
      active: 'b',
      order: ['a', 'b', 'c'],
      acted: ['a', 'b'],
    });
  });
  it('from the second round on, all creatures in Foundry’s turn order count as having acted', () => {
    expect(turn({ round: 2, turn: 0, turns })?.turn).toEqual({
      round: 2,
      active: 'a',
      order: ['a', 'b', 'c'],
      acted: ['a', 'b', 'c'],
    });
  });
  it('during the turn of a creature that Foundry hides from the user, no creature is active', () => {
    expect(turn({ round: 2, turn: 2, turns })?.turn).not.toHaveProperty('active');
  });
  it('before a Foundry combat begins, there is no turn order', () => {
    expect(turn({ round: 0, turn: null, turns })).not.toHaveProperty('turn');
    expect(turn(null)).not.toHaveProperty('turn');
  });
  it('a Foundry combatant marked as defeated has the condition “dead”', () => {
    expect(
      turn({ round: 2, turn: 0, turns })?.creatures?.find((c) => c.id === 'c')?.conditions,
    ).toEqual(['dead']);
  });
});

describe('versions of Foundry and scales of the grid', () => {
  everyCase([
    [11, []],
    [12, []],
    [13, []],
    [14, []],
    [15, ['error.adapter']],
    [10, ['error.adapter']],
    [null, ['error.adapter']],
  ])('a notice appears on each Foundry version below 11 or above 14', (generation, expected) => {
    expect(codes(read(ground({ generation }), table([])))).toEqual(expected);
  });

  everyCase<[number, string, number | null]>([
    [5, 'ft', null],
    [1.5, 'm', null],
    [5, 'feet', null],
    [10, 'ft', 3],
    [1, 'm', 1],
    [5, 'miles', null],
    [5, '', null],
  ])(
    'a notice appears on a Foundry map whose squares are not 5 ft. or 1.5 m wide',
    (distance, units, metres) => {
      expect(floorOf(ground({ grid: { ...GROUND.grid, distance, units } })).notices).toEqual(
        metres === null ? [] : [{ code: 'error.scale', params: { metres, used: 1.5 } }],
      );
    },
  );

  it('a notice names each part of a Foundry page that cannot be read', () => {
    expect(
      read(ground({ broken: ['regions'] }), table([], { broken: ['combat'] })).notices,
    ).toEqual([
      { code: 'error.reading', params: { field: 'regions' } },
      { code: 'error.reading', params: { field: 'combat' } },
    ]);
  });
});

it('the map data that Quadretto reads from Foundry are valid for the rules engine', () => {
  const g = ground({
    walls: [{ c: [300, 200, 300, 700], move: 20, sight: 20, dir: 0, door: 0, ds: 0 }],
    terrain: [
      { factor: 2, rings: ringsOf({ type: 'circle', x: 500, y: 400, radius: 100 }, 100, 13) },
    ],
  });
  const { scene } = read(
    g,
    table([{}, { id: 'b', width: 0.5, height: 0.5 }], {
      combat: { round: 1, turn: 0, turns: [{ token: 'a' }] },
    }),
  );
  const parsed = parseScene({ ...scene, ruleset: 'srd35' });
  expect(parsed).toMatchObject({ ok: true, ignored: [] });
});

it('when a Foundry token moves, Quadretto does not read the walls again', () => {
  const g = ground({
    walls: [{ c: [300, 200, 300, 700], move: 20, sight: 20, dir: 0, door: 0, ds: 0 }],
  });
  const floor = floorOf(g);
  const [before, after] = [{}, { x: 600 }].map(
    (move) => sceneOf(floor, g, table([move]), new Map()).scene,
  );
  expect(after?.walls).toBe(before?.walls);
  expect(after?.creatures?.[0]?.at).toEqual([3, 3]);
});
