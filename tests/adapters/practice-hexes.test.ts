/**
 * The practice table on hexes, in all four layouts: the pointer finds, drags and drops tokens in
 * the hexes where they are drawn.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PracticeHost } from '../../adapters/practice/host.ts';
import { placesOf } from '../../adapters/practice/tokenPlaces.ts';
import { openedScene } from '../../adapters/practice/scenarios/opened.ts';
import {
  hangs,
  nearestInside,
  layTable,
  openBox,
  tokenAt,
  tokenOf,
  type PracticeTable,
} from '../../adapters/practice/table.ts';
import { beginTrace, extendTrace, pathOf } from '../../adapters/practice/trace.ts';
import { HEX_LAYOUTS, type HexGrid, type Point } from '../../src/board/grid.ts';
import { tilingOf } from '../../src/board/tiling.ts';

const BOARD = `
  .........
  ..A......
  .........
  .....o...
  .........
  .........
  .........`;

describe.each(HEX_LAYOUTS)('the practice table with the hex layout %s', (hexes) => {
  const table: PracticeTable = layTable({
    id: 'hexes',
    board: BOARD,
    legend: { A: { id: 'ada' }, o: { id: 'ogre', size: 'large', space: 3 } },
    hexes,
    select: 'ada',
  });
  const grid = table.scene.grid as HexGrid;
  const tiling = tilingOf(grid);
  const ogre = tokenOf(table, 'ogre')!;

  it('a hex map drawn in text characters has 3 m per hex', () => {
    expect(grid).toEqual({ kind: 'hex', layout: hexes, columns: 9, rows: 7, metresPerCell: 3 });
  });

  it('a token of seven hexes on the practice table is found in each of its hexes, and in no other', () => {
    const held = tiling.space([5, 3], 3).map(String);
    expect(held).toHaveLength(7);
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 9; x++) {
        expect(tokenAt(table, [x, y])?.id).toBe(
          held.includes(`${x},${y}`) ? 'ogre' : x === 2 && y === 1 ? 'ada' : undefined,
        );
      }
  });

  it('a Huge creature drawn with one letter on a hex map fills one hex', () => {
    const big = layTable({
      id: 'big',
      board: '...\n.A.\n...',
      legend: { A: { id: 'ada', size: 'huge' } },
      hexes,
      select: 'ada',
    });
    expect(tokenAt(big, [1, 1])?.id).toBe('ada');
    expect(tokenAt(big, [2, 1])).toBeUndefined();
  });

  it('on the practice table, a token that is dragged over hexes is drawn around the center of its hexes', () => {
    const [x, y] = hangs(table, ogre);
    const [mx, my] = tiling.middleOf([5, 3], 3);
    expect([x + 1.5, y + 1.5]).toEqual([mx, my]);
    expect(placesOf(grid, 3).at([x, y])).toEqual([5, 3]);
  });

  it('a token moved off a hex map on the practice table lands at the nearest position on the map', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4, max: 12 }), fc.integer({ min: -4, max: 12 }), (x, y) => {
        const place = nearestInside(table, ogre, [x, y]);
        for (const [cx, cy] of tiling.space(place, 3))
          expect(cx >= 0 && cy >= 0 && cx < 9 && cy < 7).toBe(true);
        if (tiling.space([x, y], 3).every(([cx, cy]) => cx >= 0 && cy >= 0 && cx < 9 && cy < 7))
          expect(place).toEqual([x, y]);
      }),
    );
  });

  it('a drag over hexes on the practice table gives a path of neighboring hexes without repeats to the pointer', () => {
    const places = placesOf(grid, 1);
    const point = fc.tuple(
      fc.double({ min: -0.4, max: 7, noNaN: true }),
      fc.double({ min: -0.4, max: 5, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        let t = beginTrace([2, 1]);
        for (const p of points) t = extendTrace(t, p, places);
        const path = pathOf(t);
        expect(path.at(-1)).toEqual(places.at(points.at(-1) ?? [0, 0]));
        expect(new Set(path.map(String)).size).toBe(path.length);
        path
          .slice(1)
          .forEach((cell, i) => expect(tiling.neighbours(path[i] ?? cell)).toContainEqual(cell));
      }),
    );
  });

  it('on the practice table, a drag along the centers of a row of hexes gives a path of exactly these hexes', () => {
    const way = [[2, 1], ...tiling.line([2, 1], [6, 5]).slice(1)] as const;
    const host = new PracticeHost(table);
    host.beginDrag('ada');
    const corner = ([x, y]: Point): Point => [x - 0.5, y - 0.5];
    for (const cell of way) host.dragTo(corner(tiling.middle(cell)));
    expect(pathOf(host.drag!.trace)).toEqual(way);
    host.drop();
    expect(tokenOf(host.table, 'ada')?.at).toEqual([6, 5]);
  });

  it('on the practice table, arrow keys make or plan steps to neighboring hexes, and never leave the map', () => {
    const host = new PracticeHost(table);
    host.dragStep('ada', [1, 1]);
    host.dragStep('ada', [1, 0]);
    const path = pathOf(host.drag!.trace);
    expect(path).toHaveLength(3);
    path
      .slice(1)
      .forEach((cell, i) => expect(tiling.neighbours(path[i] ?? cell)).toContainEqual(cell));
    host.drop();
    for (let i = 0; i < 12; i++) host.step('ada', [0, -1]);
    expect(tokenOf(host.table, 'ada')?.at[1]).toBe(0);
  });

  it('on the practice table, the user can zoom out until all hexes of the map are in view', () => {
    const open = openBox(table);
    expect(open.x).toBeCloseTo(-0.5, 9);
    expect(open.y).toBeCloseTo(-0.5, 9);
    expect(open.width).toBeCloseTo(tiling.width + 1, 9);
    expect(open.height).toBeCloseTo(tiling.height + 1, 9);
  });

  it('the practice table can open saved map data with hexes', () => {
    const opened = openedScene(JSON.stringify(table.scene), 'mine.json');
    expect(opened.ok && opened.scenario.scene?.grid).toEqual(grid);
  });
});
