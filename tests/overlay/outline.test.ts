/** Outlines of sets of square cells, and rounded paths along these outlines. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellSet } from '../../src/board/cellset.ts';
import { doubleArea, borderRings, ringsPath } from '../../src/overlay/outline.ts';

/** A picture of cells: `#` is in the set. */
function picture(...rows: string[]): CellSet {
  const set = new CellSet({ columns: rows[0]?.length ?? 0, rows: rows.length });
  rows.forEach((row, y) =>
    [...row].forEach((c, x) => {
      if (c === '#') set.add(x, y);
    }),
  );
  return set;
}
const area = (set: CellSet): number =>
  borderRings(set).reduce((sum, ring) => sum + doubleArea(ring), 0) / 2;

describe('the outline of a set of cells', () => {
  it('the outline of one square consists of its four corners, clockwise', () => {
    expect(borderRings(picture('...', '.#.'))).toEqual([
      [
        [2, 1],
        [2, 2],
        [1, 2],
        [1, 1],
      ],
    ]);
  });

  it('the outline of an empty set of squares is empty', () => {
    expect(borderRings(picture('..', '..'))).toEqual([]);
  });

  it('the outline of a hole in a set of squares is a separate, counterclockwise ring', () => {
    const rings = borderRings(picture('###', '#.#', '###'));
    expect(rings.map((r) => doubleArea(r) / 2)).toEqual([9, -1]);
  });

  it('two squares that touch only at a corner have separate outlines', () => {
    const rings = borderRings(picture('#.', '.#'));
    expect(rings).toHaveLength(2);
    expect(rings.every((r) => r.length === 4)).toBe(true);
  });

  it('two holes in a set of squares that touch only at a corner are cut out of the same outer outline', () => {
    const rings = borderRings(picture('####', '#.##', '##.#', '####'));
    expect(rings.reduce((sum, r) => sum + doubleArea(r) / 2, 0)).toBe(14);
    expect(rings.filter((r) => doubleArea(r) > 0)).toHaveLength(1);
  });

  it('the outline of a set of squares has points only at corners, never on a straight side', () => {
    for (const ring of borderRings(picture('##..', '####', '##.#'))) {
      ring.forEach(([x, y], i) => {
        const [px, py] = ring[(i + ring.length - 1) % ring.length] ?? [NaN, NaN];
        const [nx, ny] = ring[(i + 1) % ring.length] ?? [NaN, NaN];
        expect((x - px) * (ny - y)).not.toBe((y - py) * (nx - x));
      });
    }
  });

  it('the outline of a set of squares encloses exactly as many squares as the set has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(143)),
        (columns, rows, indexes) => {
          const set = new CellSet({ columns, rows });
          for (const i of indexes) if (i < columns * rows) set.addIndex(i);
          expect(area(set)).toBe(set.size);
        },
      ),
    );
  });

  it('the outline of a set of squares runs with the squares always on its right-hand side', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(63)), (indexes) => {
        const set = new CellSet({ columns: 8, rows: 8 });
        for (const i of indexes) set.addIndex(i);
        for (const ring of borderRings(set)) {
          ring.forEach(([x, y], i) => {
            const [nx, ny] = ring[(i + 1) % ring.length] ?? [NaN, NaN];
            const [dx, dy] = [Math.sign(nx - x), Math.sign(ny - y)];
            const [mx, my] = [x + dx / 2, y + dy / 2];
            expect(set.has(Math.floor(mx - dy / 2), Math.floor(my + dx / 2))).toBe(true);
            expect(set.has(Math.floor(mx + dy / 2), Math.floor(my - dx / 2))).toBe(false);
          });
        }
      }),
    );
  });
});

describe('the SVG path of an outline', () => {
  it('the outline of a square is drawn slightly inside the square, with rounded corners', () => {
    expect(ringsPath(borderRings(picture('#')), 0.1, 0, 100)).toBe('M90 10L90 90L10 90L10 10Z');
    expect(ringsPath(borderRings(picture('#')), 0, 0.1, 100)).toBe(
      'M90 0Q100 0 100 10L100 90Q100 100 90 100L10 100Q0 100 0 90L0 10Q0 0 10 0Z',
    );
  });

  it('the outline of a hole is drawn inside the marked area around the hole', () => {
    const rings = borderRings(picture('###', '#.#', '###'));
    const hole = rings.find((r) => doubleArea(r) < 0) ?? [];
    expect(ringsPath([hole], 0.1, 0, 100)).toMatch(/90 90|210 210/);
  });
});
