/**
 * Adapters leave out page data that would take endless time or exceed a scene's limits, and keep
 * the rest.
 */
import { describe, expect, it } from 'vitest';
import { LONGEST_TRAIL, trail } from '../../adapters/common/geometry.ts';
import type { HostListener, Drag } from '../../src/state/host.ts';
import type { Target } from '../../adapters/common/session.ts';
import { start } from '../../adapters/foundry/index.ts';
import { floorOf } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  tokens as tokensSchema,
  type RawGround,
} from '../../adapters/foundry/schema.ts';
import { moveOf } from '../../adapters/foundry/moveCoordinates.ts';
import { FROM_PAGE } from '../../src/bridge/messages.ts';
import { table } from './roll20-raw.ts';

/** 10 × 8 cells of 100 px. */
const GROUND = {
  map: 'm',
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  world: 'w',
  user: 'u',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
  walls: [],
  terrain: [] as object[],
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
const ground = (more: object = {}): RawGround => groundSchema.parse({ ...GROUND, ...more });

describe('ground of higher cost on large maps', () => {
  const square = [0, 0, 200, 0, 200, 100, 0, 100];
  const star = Array.from({ length: 4000 }, (_, i) => 50_000 + 60_000 * Math.sin(i));

  it('a Foundry region whose outline is too complex is left out with a notice, and other regions are read', () => {
    const big = {
      rect: { x: 0, y: 0, width: 100_000, height: 100_000 },
      terrain: [
        { factor: 3, rings: Array.from({ length: 400 }, () => star) },
        { factor: 2, rings: [square] },
      ],
    };
    const { cells, notices } = floorOf(ground(big));
    expect(cells).toEqual([
      { at: [0, 0], terrain: 'difficult', costFactor: 2 },
      { at: [1, 0], terrain: 'difficult', costFactor: 2 },
    ]);
    expect(notices).toContainEqual({ code: 'error.reading', params: { field: 'regions' } });
  });

  it('difficult terrain is read on all 40,000 squares of a large Foundry map', () => {
    const all = floorOf(
      ground({
        rect: { x: 0, y: 0, width: 20_000, height: 20_000 },
        terrain: [{ factor: 2, rings: [[0, 0, 20_000, 0, 20_000, 20_000, 0, 20_000]] }],
      }),
    );
    expect([all.cells.length, all.notices]).toEqual([40_000, []]);
  });
});

describe('the trail of a drag', () => {
  it('if the path of a drag becomes longer than any move can be, a straight path replaces the path of the drag', () => {
    const long = Array.from({ length: LONGEST_TRAIL - 5 }, (_, i): [number, number] => [
      i % 100,
      Math.floor(i / 100),
    ]);
    const now = trail(long, [10, 300]);
    expect(now).toHaveLength(301);
    expect([now[0], now.at(-1)]).toEqual([
      [0, 0],
      [10, 300],
    ]);
  });
});

describe('a dragged token', () => {
  const dragged = async (...drags: object[]): Promise<(Drag | null)[]> => {
    const heard: (Drag | null)[] = [];
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
        drag: (drag) => {
          heard.push(drag);
        },
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
    for (const drag of drags) tell('drag', { of: 'a', ...drag });
    end.abort();
    return heard;
  };

  it('Quadretto treats a drag as ended when the token is dragged off the map', async () => {
    expect(await dragged({ x: 600, y: 500 }, { x: 1e15, y: 500 }, { x: 1e300, y: -1e300 })).toEqual(
      [
        {
          of: 'a',
          path: [
            [5, 5],
            [6, 5],
          ],
        },
        null,
      ],
    );
  });

  it('a token that is dragged back and forth 1,000 times still has a short path to its present square', async () => {
    const via = Array.from({ length: 2000 }, (_, i) => [i % 2 === 0 ? 0 : 90_000, 0]);
    expect(await dragged({ x: 700, y: 500, via })).toEqual([
      {
        of: 'a',
        path: [
          [5, 5],
          [6, 5],
          [7, 5],
        ],
      },
    ]);
    expect(
      await dragged({
        x: 700,
        y: 500,
        via: [
          [600, 600],
          [700, 500],
        ],
      }),
    ).toEqual([
      {
        of: 'a',
        path: [
          [5, 5],
          [6, 6],
          [7, 5],
        ],
      },
    ]);
  });
});

it('a token’s move to a position off the map is ignored', () => {
  const { frame } = floorOf(ground());
  expect(frame).not.toBeNull();
  if (frame === null) return;
  const box = { width: 1, height: 1, shape: null };
  expect(
    moveOf(frame, box, {
      map: 'm',
      id: '1',
      of: 'a',
      path: [
        [500, 500],
        [1e12, 500],
      ],
    }),
  ).toBeNull();
  expect(
    moveOf(frame, box, {
      map: 'm',
      id: '1',
      of: 'a',
      path: [
        [500, 500],
        [600, 500],
      ],
    }),
  ).toMatchObject({
    path: [
      [5, 5],
      [6, 5],
    ],
  });
});

it('if a move has several points in one square, the kind of movement of the first point counts', () => {
  const { frame } = floorOf(ground());
  const box = { width: 1, height: 1, shape: null };
  const path = [500, 520, 600, 580, 500, 700].map((x): [number, number] => [x, 500]);
  const move = { map: 'm', id: '1', of: 'a', path };
  const ways = ['walk', 'walk', 'walk', 'fly', 'fly', 'climb'] as const;
  expect(moveOf(frame!, box, { ...move, ways: [...ways] })).toMatchObject({
    path: [5, 6, 5, 7].map((x) => [x, 5]),
    ways: ['walk', 'walk', 'fly', 'climb'],
  });
  expect(moveOf(frame!, box, { ...move, ways: ['walk', 'fly'] })).not.toHaveProperty('ways');
});

it('if two tokens on Foundry or Roll20 have the same id, only the first is read', () => {
  const { tokens } = tokensSchema.parse({
    map: 'm',
    tokens: [TOKEN, { ...TOKEN, id: 'b' }, { ...TOKEN, name: 'Another' }],
    combat: null,
    broken: [],
  });
  expect(tokens.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Aldo'],
    ['b', 'Aldo'],
  ]);
  expect(
    table([{ id: 'a' }, { id: 'b' }, { id: 'a', name: 'Another' }]).tokens.map(({ id, name }) => [
      id,
      name,
    ]),
  ).toEqual([
    ['a', 'Aldo'],
    ['b', 'Aldo'],
  ]);
});
