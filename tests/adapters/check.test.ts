/**
 * "Check this table" compares the adapter's snapshot with the host's own lookups, one probe for
 * each kind of fact.
 */
import { describe, expect, it } from 'vitest';
import { compareFacts, type KnownTable } from '../../adapters/common/check.ts';
import { frameOver, type Frame } from '../../adapters/common/geometry.ts';
import { frameOf } from '../../adapters/roll20/ground.ts';
import { secondMessage, type Second } from '../../src/bridge/secondSource.ts';
import { PROBES, type TableProbe } from '../../src/scene/checks.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { page } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

/** Cells of 100 px; the board's top left corner is at the pixel (200, 100). */
const frame = frameOver(100, 200, 100, 1000, 800) as Frame;
const scene = {
  grid: { kind: 'square', columns: 10, rows: 8 },
  // The first wall stands between the cells [2, 2] and [3, 2].
  walls: [
    { from: [3, 2], to: [3, 3], blocks: ['move', 'sight'] },
    { from: [0, 5], to: [9, 5], blocks: ['sight'] },
  ],
  creatures: [
    { id: 'a', at: [2, 2] },
    { id: 'b', at: [4, 4], space: 2 },
  ],
  turn: { order: ['b', 'a', 'c'] },
} as unknown as SceneDocument;
const camera = {
  a: 0.5,
  b: 0,
  c: 0,
  d: 0.5,
  e: 30,
  f: 20,
  clip: { x: 0, y: 0, width: 800, height: 600 },
};
const known: KnownTable = {
  frame,
  scene,
  camera,
  place: (id) => (id === 'a' ? { x: 400, y: 300, cell: () => [2, 2] } : null),
};
const of = (told: Partial<Second>, probe: TableProbe, more: Partial<KnownTable> = {}): string => {
  const check = compareFacts(secondMessage.parse(told), { ...known, ...more }).find(
    (each) => each.probe === probe,
  );
  return `${check?.verdict} ${check?.differing}/${check?.compared}`;
};

it('if the virtual tabletop sends no data for a comparison with Quadretto’s map, the result is “unclear”', () => {
  expect(
    compareFacts(secondMessage.parse({}), known).map(({ probe, verdict }) => [probe, verdict]),
  ).toEqual(PROBES.map((probe) => [probe, 'unclear']));
});

describe('the comparison of Quadretto’s map with the virtual tabletop’s data', () => {
  everyCase<[TableProbe, Partial<Second>, Partial<Second>]>([
    [
      'cells',
      { cells: [{ at: [450, 350], column: 4, row: 3 }] },
      { cells: [{ at: [450, 350], column: 5, row: 3 }] },
    ],
    [
      'steps',
      { steps: [{ from: [450, 350], to: [550, 350], blocked: true }] },
      { steps: [{ from: [450, 350], to: [550, 350], blocked: false }] },
    ],
    [
      'steps',
      { steps: [{ from: [450, 350], to: [450, 450], blocked: false }] },
      { steps: [{ from: [450, 350], to: [450, 450], blocked: true }] },
    ],
    [
      'camera',
      { screen: [{ at: [400, 300], x: 230, y: 170 }] },
      { screen: [{ at: [400, 300], x: 236, y: 170 }] },
    ],
    [
      'sizes',
      { sizes: [{ of: 'b', width: 200, height: 200 }] },
      { sizes: [{ of: 'b', width: 300, height: 300 }] },
    ],
    ['turns', { turns: ['b', 'a'] }, { turns: ['c', 'a', 'b'] }],
    ['hidden', { drawn: ['a', 'b', 'x'] }, { drawn: ['a'] }],
    ['history', { last: [{ of: 'a', x: 401, y: 300 }] }, { last: [{ of: 'a', x: 500, y: 300 }] }],
  ])(
    'each comparison of Quadretto’s map with the tabletop’s data reports a difference only if the data differ',
    (probe, straight, twisted) => {
      expect([of(straight, probe), of(twisted, probe)].map((each) => each.split(' ')[0])).toEqual([
        'agrees',
        'differs',
      ]);
    },
  );

  it('the map check finds no difference for a step through a wall that blocks only sight', () => {
    expect(of({ steps: [{ from: [350, 550], to: [350, 650], blocked: false }] }, 'steps')).toBe(
      'agrees 0/1',
    );
  });
  it('the map check finds no difference for steps along one side of a long wall', () => {
    expect(
      of(
        {
          steps: [
            { from: [450, 250], to: [450, 350], blocked: false },
            { from: [450, 350], to: [550, 250], blocked: false },
          ],
        },
        'steps',
      ),
    ).toBe('agrees 0/1');
  });
  it('the map check finds no difference for a short step near the end of a slanting wall', () => {
    const slanting = { ...scene, walls: [{ from: [2, 2], to: [5, 4], blocks: ['move'] }] };
    expect(
      of({ steps: [{ from: [450, 350], to: [450, 380], blocked: false }] }, 'steps', {
        scene: slanting as unknown as SceneDocument,
      }),
    ).toBe('agrees 0/1');
  });
  it(
    'the comparison of Quadretto’s map with the tabletop leaves out a step that only ' +
      'touches the end of a wall',
    () => {
      expect(of({ steps: [{ from: [450, 250], to: [550, 350], blocked: true }] }, 'steps')).toBe(
        'unclear 0/0',
      );
    },
  );
  it(
    'Quadretto’s turn order agrees with the tabletop’s if the cycles are equal, whichever ' +
      'creature comes first',
    () => {
      expect(of({ turns: ['a', 'c', 'b'] }, 'turns')).toBe('agrees 0/3');
    },
  );
  it('the comparison of Quadretto’s map with the tabletop skips creatures off the map or of unknown space', () => {
    expect([
      of({ last: [{ of: 'x', x: 0, y: 0 }] }, 'history'),
      of({ sizes: [{ of: 'a', width: 300, height: 300 }] }, 'sizes'),
    ]).toEqual(['unclear 0/0', 'unclear 0/0']);
  });
  it('the map check finds a difference if the tabletop’s hex corners lie elsewhere than Quadretto’s', () => {
    const [ours, theirs] = (['jumpgate', 'legacy'] as const).map(
      (engine) => frameOf({ ...page({ grid: 'hex', width: 20, height: 16 }), engine }) as Frame,
    );
    const corners = (by: Frame): [number, number][] => {
      const { tiling, corner, scale } = by.hex!;
      return tiling
        .corners([9, 8])
        .map(([x, y]): [number, number] => [corner[0] + x * scale[0], corner[1] + y * scale[1]]);
    };
    expect([
      of({ corners: corners(ours!) }, 'hexes', { frame: ours! }),
      of({ corners: corners(theirs!) }, 'hexes', { frame: ours! }),
    ]).toEqual(['agrees 0/6', 'differs 6/6']);
  });
});
