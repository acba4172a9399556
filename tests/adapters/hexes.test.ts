/**
 * Hexes of the hosts: positions, corners, camera, walls. The tests compute each host's hexes from
 * its documented layout by columns and rows; the adapters use axial coordinates.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  cellCamera,
  topLeftCell,
  cellUnder,
  cornerOf,
  middleOfCell,
  toCells,
  trail,
  type Frame,
} from '../../adapters/common/geometry.ts';
import { planOver } from '../../adapters/common/hexes.ts';
import {
  tokenCellAt as foundryCell,
  tokenCornerAt,
  frameOf as foundryFrame,
  oddlyShaped,
} from '../../adapters/foundry/geometry.ts';
import { floorOf as foundryFloor, sceneOf } from '../../adapters/foundry/scene.ts';
import {
  ground as foundryGround,
  tokens as foundryTokens,
  type RawGround,
} from '../../adapters/foundry/schema.ts';
import { moveOf } from '../../adapters/foundry/moveCoordinates.ts';
import { frameOf as roll20Frame } from '../../adapters/roll20/ground.ts';
import {
  tokenCellAtCenter as roll20Cell,
  isOblong,
  middleAt,
  tokenPlace,
} from '../../adapters/roll20/creatureOfToken.ts';
import { floorOf as roll20Floor, sceneOf as roll20Scene } from '../../adapters/roll20/scene.ts';
import type { Cell, Point } from '../../src/board/grid.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { page, table as roll20Table } from './roll20-raw.ts';
import { ringsOf } from '../hosts/foundry/world/shapes.ts';
import { everyCase } from '../support/everyCase.ts';

const odd = (n: number): boolean => Math.abs(n % 2) === 1;
const ground = (type: number, more: object = {}, rect: object = {}): RawGround =>
  foundryGround.parse({
    map: 'm',
    level: '',
    base: 0,
    generation: 13,
    version: '13.346',
    system: 'D35E',
    gm: true,
    grid: { type, size: 100, distance: 3, units: 'm', ...more },
    rect: { x: 300, y: 260, width: 1200, height: 900, ...rect },
    walls: [],
    terrain: [],
    broken: [],
  });
const frameAt = (type: number, more: object = {}, rect: object = {}): Frame => {
  const frame = foundryFrame(ground(type, more, rect));
  if (frame === null) throw new Error('no frame');
  return frame;
};

/**
 * Middle of a hex in Foundry, counted from the canvas's corner. On even grids the first line begins
 * with a whole hex, on odd grids with half a hex; each next line alternates.
 */
function foundryMiddle(type: number, size: number, [column, row]: Cell): Point {
  const even = type === 3 || type === 5;
  const [line, along] = type < 4 ? [row, column] : [column, row];
  const long = (2 * size) / Math.sqrt(3);
  const across = (0.75 * line + 0.5) * long;
  const halved = odd(line) ? even : !even;
  const at = (along + (halved ? 0 : 0.5)) * size;
  return type < 4 ? [at, across] : [across, at];
}
/**
 * Middle of a hex in Roll20: steps from the first hex, with every odd line shifted by half a hex.
 * The constants come from scripts of Roll20 users.
 */
function roll20Middle(
  engine: 'legacy' | 'jumpgate',
  grid: 'hex' | 'hexr',
  snap: number,
  [column, row]: Cell,
): Point {
  if (engine === 'jumpgate') {
    // Measured by VTTinker in a live game: hexes are 70 px wide, lines are 60.62 px apart, and the
    // first middle is at (35, 40.41). `hexr` exchanges x and y.
    const at = (along: number, line: number): Point => [
      (35 + 70 * along + (odd(line) ? 35 : 0)) * snap,
      (40.41452 + 60.62178 * line) * snap,
    ];
    const [x, y] = grid === 'hex' ? at(column, row) : at(row, column);
    return grid === 'hex' ? [x, y] : [y, x];
  }
  const [x, y] =
    grid === 'hex'
      ? [37.5993 + 75.19856 * column + (odd(row) ? 37.5993 : 0), 43.8658 + 66.96583 * row]
      : [46.4851 + 69.58513 * column, 39.8444 + 79.68879 * row + (odd(column) ? 39.8444 : 0)];
  return [x * snap, y * snap];
}

const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const cells = fc.tuple(fc.integer({ min: -4, max: 40 }), fc.integer({ min: -4, max: 40 }));
const rects = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 900 }),
  width: fc.integer({ min: 300, max: 2000 }),
  height: fc.integer({ min: 300, max: 2000 }),
});

describe.each([2, 3, 4, 5])('a Foundry map with hexes of grid type %d', (type) => {
  it('each hex of a Foundry map is read with its center at the right point, whatever the scene’s padding', () => {
    fc.assert(
      fc.property(rects, fc.constantFrom(50, 100, 137), cells, (rect, size, [c, r]) => {
        const frame = frameAt(type, { size }, rect);
        const host: Cell = [frame.origin[0] + c, frame.origin[1] + r];
        expect(away(middleOfCell(frame, [c, r]), foundryMiddle(type, size, host))).toBeLessThan(
          1e-6,
        );
        // Any hex of the host whose middle is on the map is also a hex of the scene.
        const [x, y] = foundryMiddle(type, size, [c, r]);
        if (x < rect.x || y < rect.y || x > rect.x + rect.width || y > rect.y + rect.height) return;
        const [i, j] = [c - frame.origin[0], r - frame.origin[1]];
        expect(
          i >= 0 && j >= 0 && i < frame.columns && j < frame.rows,
          `${[i, j]} of ${frame.columns} × ${frame.rows}`,
        ).toBe(true);
      }),
    );
  });

  it('Quadretto’s grid on a Foundry hex map starts at an even row or column of Foundry’s grid', () => {
    fc.assert(
      fc.property(rects, (rect) => {
        const { origin } = frameAt(type, {}, rect);
        expect(odd(type < 4 ? origin[1] : origin[0])).toBe(false);
      }),
    );
  });

  everyCase([
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 2],
    [null, 1],
    [null, 2],
    [null, 4],
  ])(
    'a Foundry token of any size and hex shape that Quadretto puts on a hex is then read as standing on this hex',
    (shape, n) => {
      fc.assert(
        fc.property(rects, cells, (rect, cell) => {
          const frame = frameAt(type, {}, rect);
          const box = { width: n, height: n, shape };
          const [x, y] = tokenCornerAt(frame, box, cell) ?? [NaN, NaN];
          expect(foundryCell(frame, box, x, y)).toEqual(cell);
          // The token keeps its cell if the host rounds, or if a user drops it a fifth of a hex off.
          for (const [dx, dy] of [
            [15, -12],
            [-15, 12],
            [0, -18],
          ] as const)
            expect(foundryCell(frame, box, x + dx, y + dy)).toEqual(cell);
        }),
      );
    },
  );

  everyCase([
    [0.5, 0.5],
    [1, 0.5],
    [1.5, 1.5],
    [2, 1],
    [1, 3],
  ])(
    'an oblong or half-size Foundry token that Quadretto puts on a hex is then read as standing on this hex',
    (width, height) => {
      fc.assert(
        fc.property(cells, (cell) => {
          const frame = frameAt(type);
          const [x, y] = cornerOf(frame, cell, width, height);
          expect(topLeftCell(frame, { x, y, width, height })).toEqual(cell);
        }),
      );
    },
  );

  it('a one-hex Foundry token is placed by the top left corner of the rectangle around its hex', () => {
    const frame = frameAt(type);
    const host: Cell = [frame.origin[0] + 2, frame.origin[1] + 3];
    const [x, y] = foundryMiddle(type, 100, host);
    const half = 100 / Math.sqrt(3);
    expect(cornerOf(frame, [2, 3], 1, 1)).toEqual(
      type < 4
        ? [Math.round(x - 50), Math.round(y - half)]
        : [Math.round(x - half), Math.round(y - 50)],
    );
  });

  it(
    'on a Foundry hex map, the pointer counts as in the hex with the nearest center, and ' +
      'outside the map as in no hex',
    () => {
      const frame = frameAt(type);
      const clip = { x: 0, y: 0, width: 800, height: 600 };
      const camera = cellCamera(frame, { a: 0.5, b: 0, c: 0, d: 0.5, e: 40, f: -30, clip });
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1600 }),
          fc.integer({ min: 0, max: 1300 }),
          (px, py) => {
            const found = cellUnder(camera, frame, px * 0.5 + 40, py * 0.5 - 30);
            let [nearest, within] = [Infinity, Infinity];
            for (let r = -2; r <= frame.rows + 1; r++)
              for (let c = -2; c <= frame.columns + 1; c++) {
                const far = away(middleOfCell(frame, [c, r]), [px, py]);
                nearest = Math.min(nearest, far);
                if (c >= 0 && r >= 0 && c < frame.columns && r < frame.rows)
                  within = Math.min(within, far);
              }
            // On the border between two hexes, either hex is correct.
            if (found === null) expect(within).toBeGreaterThanOrEqual(nearest - 1e-6);
            else
              expect(away(middleOfCell(frame, found), [px, py])).toBeLessThanOrEqual(
                nearest + 1e-6,
              );
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('a Foundry wall along a hex edge is read exactly on this edge, although Foundry rounds its position', () => {
    const frame = frameAt(type, { size: 73 });
    for (const [x, y] of frame.hex?.tiling.corners([4, 5]) ?? []) {
      const {
        corner: [ox, oy],
        scale: [sx, sy],
      } = frame.hex ?? { corner: [0, 0], scale: [1, 1] };
      const at = toCells(frame, Math.round(ox + x * sx), Math.round(oy + y * sy));
      expect(away(frame.hex?.tiling.plane(at) ?? [NaN, NaN], [x, y])).toBeLessThan(1e-9);
    }
    expect(
      toCells(frame, ...(middleOfCell(frame, [4, 5]) as [number, number])).every(
        (n) => Math.abs(n * 6 - Math.round(n * 6)) < 1e-9,
      ),
    ).toBe(true);
  });

  it(
    'in a Foundry hex scene made before version 10, the grid size is the distance between ' +
      'opposite hex corners',
    () => {
      const frame = frameAt(type, { size: 100, legacy: true });
      const size = (100 * Math.sqrt(3)) / 2;
      expect(frame.size).toBeCloseTo(size, 9);
      expect(
        away(
          middleOfCell(frame, [1, 2]),
          foundryMiddle(type, size, [frame.origin[0] + 1, frame.origin[1] + 2]),
        ),
      ).toBeLessThan(1e-6);
    },
  );

  it('a Foundry hex map with an unknown unit of length is read with 3 m per hex', () => {
    const g = ground(type, { distance: 10, units: 'leagues' });
    const token = {
      name: 'x',
      x: 600,
      y: 600,
      width: 1,
      height: 1,
      shape: 0,
      elevation: 0,
      disposition: 1,
      actor: true,
      statuses: [],
    };
    const table = foundryTokens.parse({
      map: 'm',
      broken: [],
      combat: null,
      tokens: [
        { ...token, id: 'a' },
        { ...token, id: 'b', width: 2, height: 2, shape: 1 },
        { ...token, id: 'c', width: 3, height: 3 },
      ],
    });
    const { scene, notices } = sceneOf(foundryFloor(g), g, table, new Map());
    expect(parseScene(scene)).toMatchObject({ ok: true });
    expect(scene?.grid).toMatchObject({
      kind: 'hex',
      layout: ['odd-r', 'even-r', 'odd-q', 'even-q'][type - 2],
      metresPerCell: 3,
    });
    expect(notices.map(({ code }) => code)).toEqual(['notice.hexShape']);
    expect(scene?.creatures?.map(({ space }) => space)).toEqual([1, 2, 3]);
  });
});

it(
  'the hex of a 2 × 2 token is found on Foundry 11 and 12, although the two versions ' +
    'shape such a token differently',
  () => {
    const frame = frameAt(2, {}, { x: 0, y: 0 });
    // Foundry 11 draws one hex above two. The upper hex is [3, 2] of the canvas, whose middle is at
    // (300, 230.9).
    expect(foundryCell(frame, { width: 2, height: 2, shape: null }, 200, 173)).toEqual([3, 2]);
    // Foundry 12 draws two hexes above one. The first of the two is at the same position.
    expect(foundryCell(frame, { width: 2, height: 2, shape: 0 }, 250, 173)).toEqual([3, 2]);
    expect(
      [null, 0, 1, 2, 3, 4].map((shape) => oddlyShaped(frame, { width: 2, height: 2, shape })),
    ).toEqual([true, false, true, true, true, true]);
    expect(
      [null, 0, 1, 2].map((shape) => oddlyShaped(frame, { width: 3, height: 3, shape })),
    ).toEqual([false, false, false, true]);
  },
);

it('difficult terrain on a Foundry hex map covers the hexes whose centers lie in the region', () => {
  const [x, y] = foundryMiddle(2, 100, [6, 6]);
  const rings = ringsOf({ type: 'circle', x, y, radius: 101 }, 100, 13);
  const floor = foundryFloor({ ...ground(2), terrain: [{ factor: 2, rings }] } as RawGround);
  const { origin } = floor.frame as Frame;
  const host = floor.cells.map(({ at }) => [at[0] + origin[0], at[1] + origin[1]]);
  expect(host).toEqual([
    [5, 5],
    [6, 5],
    [5, 6],
    [6, 6],
    [7, 6],
    [5, 7],
    [6, 7],
  ]);
});

describe('moves and drag trails on hexes', () => {
  const frame = frameAt(2);
  it(
    'if the mouse jumps during a drag on a hex map, the hexes between the two ' +
      'positions are added to the path, and loops are removed',
    () => {
      const way = trail([[2, 2]], [5, 4], frame.hex?.tiling);
      expect(way.length).toBe(5);
      for (const [i, at] of way.entries())
        if (i > 0) expect(areAdjacent(frame, at, way[i - 1] ?? at)).toBe(true);
      expect(trail(way, [2, 2], frame.hex?.tiling)).toEqual([[2, 2]]);
    },
  );

  it('the reported path of a move on hexes is complete only if each step goes to a neighboring hex', () => {
    const raw = (list: Cell[]) => ({
      map: 'm',
      id: 'i',
      of: 'a',
      path: list.map((cell) => cornerOf(frame, cell, 1, 1)),
    });
    const box = { width: 1, height: 1, shape: 0 };
    expect(
      moveOf(
        frame,
        box,
        raw([
          [2, 3],
          [3, 4],
          [3, 5],
        ]),
      ),
    ).toMatchObject({
      path: [
        [2, 3],
        [3, 4],
        [3, 5],
      ],
      whole: true,
    });
    // On these hexes [1, 2] is not adjacent to [2, 3], although on squares it would be.
    expect(
      moveOf(
        frame,
        box,
        raw([
          [2, 3],
          [1, 2],
        ]),
      ),
    ).toMatchObject({ whole: false });
  });
});

describe.each([
  ['legacy', 'hex', 'odd-r'],
  ['legacy', 'hexr', 'odd-q'],
  ['jumpgate', 'hex', 'odd-r'],
  ['jumpgate', 'hexr', 'odd-q'],
] as const)('Roll20’s %s engine with the grid type %s', (engine, grid, layout) => {
  const pageOf = (snap: number) => ({
    ...page({ grid, snap, width: 20, height: 16, distance: 10, units: 'ft' }),
    engine,
  });
  const framed = (snap = 1): Frame => {
    const frame = roll20Frame(pageOf(snap));
    if (frame === null) throw new Error('no frame');
    return frame;
  };

  everyCase([0.5, 1, 2])(
    'each hex of a Roll20 page is read with its center at the right point, for every cell size',
    (snap) => {
      fc.assert(
        fc.property(cells, (cell) => {
          const frame = framed(snap);
          expect(frame.origin).toEqual([0, 0]);
          expect(
            away(middleOfCell(frame, cell), roll20Middle(engine, grid, snap, cell)),
          ).toBeLessThan(0.01 * snap);
        }),
      );
    },
  );

  it('Quadretto’s grid on a Roll20 hex page has exactly the hexes whose centers are on the page', () => {
    const frame = framed();
    const [c, r] = [frame.columns - 1, frame.rows - 1];
    const on = (cell: Cell): boolean => {
      const [x, y] = roll20Middle(engine, grid, 1, cell);
      return x > 0 && y > 0 && x < 1400 - 8 && y < 1120 - 8;
    };
    expect([
      on([c, 0]),
      on([0, r]),
      on([c + 1, 0]) || on([c + 1, 1]),
      on([0, r + 1]) || on([1, r + 1]),
    ]).toEqual([true, true, false, false]);
  });

  everyCase([
    [1, 70, 70],
    [1, 75, 88],
    [1, 40, 40],
    [2, 140, 140],
    [2, 150, 156],
    [3, 210, 210],
    [4, 280, 280],
  ])(
    'a Roll20 token of any size that Quadretto puts on a hex is then read as standing on this hex',
    (n, width, height) => {
      fc.assert(
        fc.property(cells, (cell) => {
          const frame = framed();
          const box = { x: 0, y: 0, width, height };
          const [x, y] = middleAt(frame, box, cell) ?? [NaN, NaN];
          expect(tokenPlace(frame, { ...box, x, y })).toEqual({ at: cell, space: n });
          expect(roll20Cell(frame, box, x + 12, y - 12)).toEqual(cell);
          if (n === 1) expect(away([x, y], roll20Middle(engine, grid, 1, cell))).toBeLessThan(0.01);
        }),
      );
    },
  );

  it(
    'on a Roll20 hex page, a token counts as oblong only if one side is at least twice as ' +
      'long as the other side',
    () => {
      const frame = framed();
      expect(
        [
          [70, 70],
          [75, 88],
          [88, 75],
          [140, 70],
          [70, 210],
        ].map(([width, height]) => isOblong(frame, { x: 0, y: 0, width, height })),
      ).toEqual([false, false, false, true, true]);
    },
  );

  everyCase([
    [0, true],
    [3, false],
  ])(
    'on a Roll20 hex page, a wall in front of a creature hides the creature, and a wall behind the creature does not',
    (farther, hidden) => {
      const [from, to] = [
        roll20Middle(engine, grid, 1, [2, 4]),
        roll20Middle(engine, grid, 1, [6, 4]),
      ];
      const [x, y] = [
        (from[0] + to[0]) / 2 + farther * 90 * (grid === 'hex' ? 1 : 0.9),
        (from[1] + to[1]) / 2,
      ];
      const g = { ...page({ grid, width: 20, height: 16 }), engine };
      const walled = {
        ...g,
        gm: false,
        veil: { walls: true, dark: false, fog: false },
        walls: [{ points: '[[0,-60],[0,60]]', shape: 'pol', x, y, barrier: 'wall' }],
      } as unknown as typeof g;
      const table = roll20Table([
        { id: 'a', x: from[0], y: from[1], mine: true, sighted: true },
        { id: 'b', x: to[0], y: to[1], played: false },
      ]);
      const { scene } = roll20Scene(roll20Floor(walled), walled, table, new Map());
      expect(scene?.creatures?.map(({ id }) => id)).toEqual(hidden ? ['a'] : ['a', 'b']);
      expect(scene?.creatures?.[0]?.at).toEqual([2, 4]);
    },
  );

  it('the map data read from a Roll20 hex page are valid for the rules engine, and cause no notice', () => {
    const g = { ...page({ grid, snapTo: 35 }), engine };
    const { scene, notices } = roll20Scene(roll20Floor(g), g, roll20Table([{}]), new Map());
    expect(parseScene(scene)).toMatchObject({ ok: true });
    expect([
      scene?.grid.kind,
      scene?.grid.kind === 'hex' && scene.grid.layout,
      scene?.grid.metresPerCell,
    ]).toEqual(['hex', layout, 1.5]);
    expect(notices).toEqual([]);
  });

  it(
    'a notice about a Roll20 hex grid appears only if Roll20’s hex corners differ from ' +
      'Quadretto’s',
    () => {
      const drawn = (by: Frame): { x: number; y: number }[] =>
        [
          [3, 3],
          [9, 8],
          [15, 12],
        ].flatMap((cell) => {
          const { tiling, corner, scale } = by.hex!;
          return tiling
            .corners(cell as unknown as Cell)
            .map(([x, y]) => ({
              x: corner[0] + x * scale[0] + 0.4,
              y: corner[1] + y * scale[1] - 0.4,
            }));
        });
      const other = roll20Frame({
        ...pageOf(1),
        engine: engine === 'legacy' ? 'jumpgate' : 'legacy',
      })!;
      const codes = (corners: object): string[] =>
        roll20Floor({ ...pageOf(1), corners } as ReturnType<typeof pageOf>).notices.map(
          ({ code }) => code,
        );
      expect([codes(drawn(framed())), codes(drawn(other))]).toEqual([[], ['notice.gridDoubt']]);
    },
  );
});

describe('the smallest hexes of a board', () => {
  const plan = (scale: [number, number], width = 100, height = 100) =>
    planOver(
      { layout: 'odd-r', scale, first: [0, 0], metresPerCell: 3, halves: false },
      0,
      0,
      width,
      height,
    );
  it('a map whose hexes are less than one pixel wide or high has no hex grid', () => {
    expect(plan([1, 1])).not.toBeNull();
    expect([plan([0.99, 1]), plan([1, 0.99])]).toEqual([null, null]);
  });
  it('a map of width 0 or height 0 has no hex grid', () =>
    expect([plan([10, 10], 0), plan([10, 10], 100, 0)]).toEqual([null, null]));
});
