/** Heights of drags and moves on Foundry: read in its distance units, reported in cells. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import { start } from '../../adapters/foundry/index.ts';
import { drag } from '../../adapters/foundry/page.ts';
import type { Target } from '../../adapters/common/session.ts';
import { FROM_PAGE } from '../../src/bridge/messages.ts';
import type { Drag, HostListener, HostMove } from '../../src/state/host.ts';
import { USERS } from '../hosts/foundry/world/types.ts';
import { client, PX } from './foundry-client.ts';
import { everyCase } from '../support/everyCase.ts';

/** 10 × 8 cells of 100 px and 5 ft; the floor of the level is at a height of 10 ft. */
const GROUND = {
  map: 'm',
  level: '',
  base: 10,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  world: 'w',
  user: 'u',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
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
  elevation: 10,
  disposition: 1,
  actor: true,
  statuses: [],
};

/** Sends messages to the content script; returns the drags and moves that it reports. */
async function heard(
  ...messages: readonly (readonly [type: string, data: object])[]
): Promise<{ drags: (Drag | null)[]; moves: HostMove[] }> {
  const drags: (Drag | null)[] = [];
  const moves: HostMove[] = [];
  const target = new EventTarget() as Target;
  const end = new AbortController();
  const listener = Object.fromEntries(
    ['reading', 'camera', 'selection', 'pointer', 'targets', 'stale'].map((name) => [
      name,
      () => undefined,
    ]),
  );
  start(
    {
      ...listener,
      drag: (now) => void drags.push(now),
      moved: (move) => void moves.push(move),
    } as HostListener,
    end.signal,
    target,
  );
  const tell = (type: string, data: unknown): void => {
    target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail: JSON.stringify({ type, data }) }));
  };
  tell('ground', GROUND);
  tell('tokens', { map: 'm', tokens: [TOKEN], combat: null, broken: [] });
  await Promise.resolve();
  for (const [type, data] of messages) tell(type, { map: 'm', of: 'a', ...data });
  end.abort();
  return { drags, moves };
}
const PATH = [
  [500, 500],
  [600, 500],
  [700, 500],
];
const CELLS = [
  [5, 5],
  [6, 5],
  [7, 5],
];

describe('heights of a dragged token', () => {
  it('a drag on Foundry is reported with a height for each square, counted from the level’s floor', async () => {
    const { drags } = await heard(['drag', { x: 700, y: 500, via: PATH, heights: [10, 15, 20] }]);
    expect(drags).toEqual([{ of: 'a', path: CELLS, heights: [0, 1, 2] }]);
  });
  it('a drag on Foundry is reported again if only its heights change', async () => {
    const { drags } = await heard(
      ['drag', { x: 700, y: 500, via: PATH, heights: [10, 10, 10] }],
      ['drag', { x: 700, y: 500, via: PATH, heights: [10, 10, 15] }],
    );
    expect(drags.map((each) => each?.heights)).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
  });
  everyCase([
    ['none', undefined],
    ['too few', [10]],
  ])(
    'a drag on Foundry is reported without heights if Foundry gives no heights, or too few',
    async (_, heights) => {
      const { drags } = await heard(['drag', { x: 700, y: 500, via: PATH, heights }]);
      expect(drags).toEqual([{ of: 'a', path: CELLS }]);
    },
  );
  it('a drag on Foundry is reported with the elevation of each waypoint that Foundry plans', () => {
    const aldo = client(13, 'player').doc('Aldo');
    const { tokens } = (
      globalThis as unknown as {
        canvas: {
          tokens: {
            placeables: { document: unknown; _plannedMovement?: object }[];
            preview: { children: object[] };
          };
        };
      }
    ).canvas;
    const original = tokens.placeables.find(({ document }) => document === aldo)!;
    original._plannedMovement = {
      [USERS.player.id]: {
        foundPath: [
          { ...PX(8, 5), elevation: 0 },
          { ...PX(6, 5), elevation: 10 },
        ],
      },
    };
    tokens.preview.children.push({
      isPreview: true,
      _original: original,
      document: { id: aldo.id, ...PX(6, 5) },
    });
    expect(drag()).toMatchObject({
      via: [8, 7, 6].map((x) => [PX(x, 5).x, PX(x, 5).y]),
      heights: [0, 5, 10],
    });
  });
});

describe('the heights of a drag and of its move', () => {
  const at = (...cells: readonly (readonly [number, number])[]) =>
    cells.map(([x, y]) => [100 * x, 100 * y]);
  const both = async (path: number[][], heights: number[], ways?: string[]) => {
    const [x, y] = path.at(-1)!;
    const { drags, moves } = await heard(
      ['drag', { x, y, via: path, heights, ...(ways && { ways }) }],
      ['moved', { id: '1', path, heights, ...(ways && { ways }) }],
    );
    const one = (told: Pick<HostMove, 'path' | 'heights' | 'ways'> | null | undefined) =>
      told && { path: told.path, heights: told.heights, ways: told.ways };
    return [one(drags[0]), one(moves[0])];
  };
  everyCase<[string, number[][], number[], number[]]>([
    [
      'that rises from 5 feet below before it leaves its cell',
      at([5, 5], [5, 5], [6, 5], [7, 5]),
      [5, 10, 10, 10],
      [-1, 0, 0],
    ],
    [
      'that goes back and forth',
      at([5, 5], [6, 5], [5, 5], [6, 5]),
      [10, 15, 20, 25],
      [0, 1, 2, 3],
    ],
    [
      'that runs in a circle above its own path',
      at([5, 5], [6, 5], [6, 6], [5, 5], [4, 5]),
      [10, 10, 15, 20, 20],
      [0, 0, 1, 2, 2],
    ],
    ['that sinks within a cell', at([5, 5], [6, 5], [6, 5], [7, 5]), [20, 20, 10, 10], [2, 0, 0]],
  ])(
    'while a flyer is dragged on Foundry, the path has the same heights as the move after the drop',
    async (_, path, heights, expected) => {
      const [dragged, moved] = await both(path, heights);
      expect(dragged).toEqual(moved);
      expect(moved?.heights).toEqual(expected);
    },
  );
  it(
    'any drag on Foundry and the move that follows from it have the same squares, heights ' +
      'and kinds of movement',
    async () => {
      const way = fc.constantFrom('walk', 'fly', 'jump');
      const step = fc.record({
        dx: fc.integer({ min: -1, max: 1 }),
        dy: fc.integer({ min: -1, max: 1 }),
        rise: fc.integer({ min: -2, max: 2 }),
        way,
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          const [path, heights]: [number[][], number[]] = [[[500, 500]], [10]];
          for (const { dx, dy, rise } of steps) {
            const [x = 0, y = 0] = path.at(-1)!;
            path.push([
              Math.max(200, Math.min(800, x + 100 * dx)),
              Math.max(200, Math.min(600, y + 100 * dy)),
            ]);
            heights.push(heights.at(-1)! + 5 * rise);
          }
          fc.pre(path.some(([x, y]) => x !== 500 || y !== 500));
          const ways = ['walk', ...steps.map((each) => each.way)];
          const [dragged, moved] = await both(path, heights, ways);
          expect(dragged).toEqual(moved);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('heights of a completed move', () => {
  it('a completed move on Foundry is reported with its heights in squares instead of feet', async () => {
    const { moves } = await heard(['moved', { id: '1', path: PATH, heights: [10, 15, 15] }]);
    expect(moves).toMatchObject([{ path: CELLS, heights: [0, 1, 1] }]);
  });
  it(
    'if a completed Foundry move begins with a vertical climb, its path starts at the ' +
      'height after the climb',
    async () => {
      const path = [PATH[0], ...PATH];
      const { moves } = await heard(['moved', { id: '1', path, heights: [10, 25, 25, 25] }]);
      expect(moves).toMatchObject([{ path: CELLS, heights: [0, 3, 3] }]);
    },
  );
  it.each([13, 14])(
    'on Foundry %i, a completed move that rises is reported with a height for each square',
    async (generation) => {
      const { doc, said } = client(generation, 'player');
      await doc('Aldo').move([{ ...PX(6, 5), elevation: 10 }], { method: 'dragging' });
      const [moved] = said.filter(({ type }) => type === 'moved');
      expect(moved!.data).toMatchObject({ heights: [0, 5, 10] });
      expect(moved!.data.path).toHaveLength(3);
    },
  );
  it('on Foundry 11 and 12, a completed move is reported without heights', async () => {
    for (const generation of [11, 12]) {
      const { doc, said } = client(generation, 'player');
      await doc('Aldo').update(PX(6, 5));
      expect(said.filter(({ type }) => type === 'moved').map(({ data }) => data)).toEqual([
        expect.not.objectContaining({ heights: expect.anything() }),
      ]);
    }
  });
});

describe('a height that the user sets for a token', () => {
  it.each([11, 12, 13, 14])(
    'on Foundry %i, Quadretto’s command to set a height writes the height to the token',
    async (generation) => {
      const aldo = client(generation, 'player').doc('Aldo');
      expect(await commands.lift(aldo.id, '[15]')).toBe(true);
      expect(aldo._source.elevation).toBe(15);
    },
  );
  it('Quadretto’s command to set a height fails for another user’s Foundry token', async () => {
    const ogre = client(12, 'player').doc('Ogre');
    const before = ogre._source.elevation;
    expect(await commands.lift(ogre.id, '[15]')).toBe(false);
    expect(ogre._source.elevation).toBe(before);
  });
  everyCase(['', '[]', '["15"]', '{}'])(
    'a malformed height leaves a Foundry token’s height unchanged',
    async (text) => {
      const aldo = client(12, 'player').doc('Aldo');
      expect(await commands.lift(aldo.id, text)).toBe(false);
      expect(aldo._source.elevation).toBe(0);
    },
  );
  it.each([12, 13])(
    'on Foundry %i, a move that Quadretto makes ends at the height of the path’s last square',
    async (generation) => {
      const aldo = client(generation, 'player').doc('Aldo');
      const way = JSON.stringify([8, 7, 6].map((x) => [PX(x, 5).x, PX(x, 5).y]));
      expect(await commands.move(aldo.id, way, '[0,5,10]')).toBe(true);
      expect(aldo._source).toMatchObject({ ...PX(6, 5), elevation: 10 });
    },
  );
  it('on Foundry, Quadretto’s command to raise a dragged token fails while no token is dragged', () => {
    client(13, 'player');
    expect(commands.climb('1')).toBe(false);
  });
});
