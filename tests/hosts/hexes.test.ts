/** Compares the stand-ins' hexes with known facts about their hosts. */
import { describe, expect, it } from 'vitest';
import { HexGeometry, type HexType } from './foundry/world/hexes.ts';
import { HexPage } from './roll20/world/hexes.ts';
import { scenario } from './scenario.ts';
import { everyCase } from '../support/everyCase.ts';

const close = (point: { x: number; y: number }, x: number, y: number): void => {
  expect(point.x).toBeCloseTo(x, 3);
  expect(point.y).toBeCloseTo(y, 3);
};

describe.each([2, 3, 4, 5] as HexType[])('the simulated Foundry’s hex grid of type %d', (type) => {
  const hexes = new HexGeometry(type, 100);
  const even = type === 3 || type === 5;

  it('on the simulated Foundry, each hex has six neighbors whose centers are one hex width away', () => {
    const here = hexes.middle([6, 7]);
    const around = hexes.neighbours([6, 7]);
    expect(around).toHaveLength(6);
    for (const at of around) {
      const m = hexes.middle(at);
      expect(Math.hypot(m.x - here.x, m.y - here.y)).toBeCloseTo(100, 6);
    }
  });

  everyCase([
    [1500, 1100, 0.25],
    [1300, 900, 0.25],
    [2000, 2000, 0.1],
    [900, 700, 0],
  ])(
    'the simulated Foundry’s hex grid starts on a whole hex, or half a hex later in an odd layout',
    (width, height, padding) => {
      const { x, y } = hexes.padding(width, height, padding);
      const first = hexes.topLeft(
        hexes.offset(type < 4 ? { x: x + 60, y: y + 40 } : { x: x + 40, y: y + 60 }),
      );
      const [along, start] = type < 4 ? [first.x, x] : [first.y, y];
      expect(((start - along) / 100 + 1) % 1).toBeCloseTo(even ? 0 : 0.5, 6);
    },
  );
});

describe('Roll20', () => {
  everyCase([
    [
      'legacy',
      'hex',
      [37.59928099223013, 43.86582782426834],
      [75.19856198446026, 66.96582782426833],
    ],
    [
      'legacy',
      'hexr',
      [46.48512749037782, 39.8443949917523],
      [69.58512749037783, 79.68878998350463],
    ],
    ['jumpgate', 'hex', [35, 40.41452], [70, 60.62178]],
    ['jumpgate', 'hexr', [40.41452, 35], [60.62178, 70]],
  ] as const)(
    'the first hexes of a simulated Roll20 page have their centers where the real Roll20 has them',
    (engine, kind, [x, y], [across, down]) => {
      const page = new HexPage(kind, 1, engine);
      const [first, along, next] = [page.middle([0, 0]), page.middle([1, 0]), page.middle([0, 1])];
      close(first, x, y);
      close({ x: along.x - first.x, y: next.y - first.y }, across, down);
      // The next row is shifted by half a hex.
      expect(kind === 'hex' ? next.x - first.x : along.y - first.y).toBeCloseTo(
        (kind === 'hex' ? across : down) / 2,
        6,
      );
    },
  );

  everyCase(['hex', 'hexr'] as const)(
    'hexes on a simulated Roll20 page with the legacy engine are one sixth longer than wide',
    (kind) => {
      const page = new HexPage(kind, 1, 'legacy');
      expect(kind === 'hex' ? page.height / page.width : page.width / page.height).toBeCloseTo(
        7 / 6,
        9,
      );
      const corners = page.corners([0, 0]);
      const sides = corners.map(({ x, y }, i) =>
        Math.hypot(x - (corners[(i + 1) % 6]?.x ?? NaN), y - (corners[(i + 1) % 6]?.y ?? NaN)),
      );
      expect(sides.filter((side) => Math.abs(side - 46.2) < 1e-6)).toHaveLength(
        kind === 'hex' ? 2 : 6,
      );
    },
  );

  everyCase(['hex', 'hexr'] as const)(
    'hexes on a simulated Roll20 page with the Jumpgate engine have six equal sides',
    (kind) => {
      const page = new HexPage(kind, 1, 'jumpgate');
      const first = page.middle([0, 0]);
      for (const { x, y } of page.corners([0, 0]))
        expect(Math.hypot(x - first.x, y - first.y)).toBeCloseTo(40.4145, 3);
    },
  );

  it(
    'the hex scene of the simulated Foundry and of the simulated Roll20 has four creatures and ' +
      'one wall',
    () => {
      const told = scenario('hexes');
      expect([told.kind, told.creatures.map(({ at }) => at), told.sides]).toEqual([
        'hex',
        [
          [9, 8],
          [5, 7],
          [14, 8],
          [9, 13],
        ],
        [
          [
            [9, 8],
            [10, 8],
          ],
        ],
      ]);
    },
  );
});
