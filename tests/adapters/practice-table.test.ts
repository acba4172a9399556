/**
 * The model of the practice table: tokens, undo, the path of a drag, the camera, the drawn ground.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as camera from '../../adapters/practice/camera.ts';
import * as model from '../../adapters/practice/table.ts';
import { placesOf } from '../../adapters/practice/tokenPlaces.ts';
import { beginTrace, extendTrace, pathOf, step } from '../../adapters/practice/trace.ts';
import { loops } from '../../adapters/practice/view/outline.ts';
import { initialsOf } from '../../adapters/practice/view/tokens.ts';
import { everyCase } from '../support/everyCase.ts';

const ROOM = `
  +-+-+-+-+
  |A . . .|
  + + +-+D+
  |. g|o o|
  + + + + +
  |. .|o o|
  +-+-+-+-+`;
const table = model.layTable({
  id: 'room',
  board: ROOM,
  legend: { o: { id: 'ogre', size: 'large' } },
  select: 'A',
});
const at = (t: model.PracticeTable, id: string) => model.tokenOf(t, id)?.at;

describe('the practice table', () => {
  it('a token of several squares on the practice table is found at each of its squares', () => {
    expect(model.tokenAt(table, [3, 2])?.id).toBe('ogre');
    expect(model.tokenAt(table, [1, 0])).toBeUndefined();
  });

  it('moves on the practice table can be undone and redone, even after the map is saved and loaded', () => {
    const moved = model.moveToken(model.moveToken(table, 'A', [1, 0]), 'g', [0, 2]);
    const back = model.undo(JSON.parse(JSON.stringify(moved)) as model.PracticeTable);
    expect([at(back, 'A'), at(back, 'g')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(model.redo(back)).toEqual(moved);
    expect(model.undo(model.undo(moved)).scene).toEqual(table.scene);
    expect(model.undo(table)).toBe(table);
    expect(model.redo(table)).toBe(table);
  });

  it('on the practice table, a rider moves with the mount until the rider dismounts', () => {
    const ridden = model.layTable({
      id: 'stable',
      board: 'hh..\nhh..',
      legend: { h: { id: 'horse', size: 'large' }, R: { id: 'rider', mount: 'horse' } },
      select: 'horse',
    });
    expect(at(ridden, 'rider')).toEqual([0, 0]);
    const moved = model.moveToken(ridden, 'horse', [2, 0]);
    expect(at(moved, 'rider')).toEqual([2, 0]);
    expect(model.undo(moved).scene).toEqual(ridden.scene);
    const off = model.moveToken(moved, 'rider', [0, 1]);
    expect(at(model.moveToken(off, 'horse', [1, 0]), 'rider')).toEqual([0, 1]);
  });

  it('after an undo and a new move on the practice table, there is nothing to redo', () => {
    const other = model.moveToken(model.undo(model.moveToken(table, 'A', [1, 0])), 'A', [0, 1]);
    expect(other.future).toEqual([]);
    expect(model.redo(other)).toBe(other);
  });

  it('a big token that is moved over the edge of the practice table’s map lands on the map as a whole', () => {
    expect(at(model.moveToken(table, 'ogre', [99, -5]), 'ogre')).toEqual([2, 0]);
  });

  it('moving a token on the practice table leaves ground and walls unchanged', () => {
    const moved = model.moveToken(table, 'A', [1, 0]);
    expect(moved.scene.walls).toBe(table.scene.walls);
    expect(moved.scene.cells).toBe(table.scene.cells);
    expect(moved.scene).not.toBe(table.scene);
  });

  it('on the practice table, a move to the same square and a selection of the same token change nothing', () => {
    expect(model.moveToken(table, 'A', [0, 0])).toBe(table);
    expect(model.moveToken(table, 'nobody', [0, 0])).toBe(table);
    expect(model.select(table, ['A'])).toBe(table);
    expect(model.toggleDoor(table, 7)).toBe(table);
  });

  it('a user of the practice table can select only existing creatures, and target one creature at most', () => {
    expect(model.select(table, ['nobody', 'g']).selection).toEqual(['g']);
    const g = model.toggleTarget(table, 'g');
    expect(g.targets).toEqual(['g']);
    expect(model.toggleTarget(g, 'ogre').targets).toEqual(['ogre']);
    expect(model.toggleTarget(g, 'g').targets).toEqual([]);
  });

  it('a door on the practice table can be opened and closed, and only a closed door is a wall', () => {
    const walls = table.scene.walls?.length ?? 0;
    expect(model.doorAt(table, [3.5, 1.1])).toBe(0);
    expect(model.doorAt(table, [0.5, 0.5])).toBe(-1);
    const open = model.toggleDoor(table, 0);
    expect(open.scene.walls).toHaveLength(walls - 1);
    expect(model.toggleDoor(open, 0).scene.walls).toEqual(table.scene.walls);
    expect(model.fixedWalls(open)).toEqual(model.fixedWalls(table));
  });

  it('on the practice table, a move that the user undid keeps its path for a redo', () => {
    const moved = model.moveToken(
      table,
      'A',
      [1, 1],
      [
        [0, 0],
        [1, 1],
      ],
    );
    expect(moved.past.at(-1)).toEqual({
      of: 'A',
      from: [0, 0],
      to: [1, 1],
      path: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(model.undo(moved).future).toEqual(moved.past);
  });
});

const SQUARES = placesOf({ kind: 'square', columns: 10, rows: 10, metresPerCell: 1.5 }, 1);

describe('the path of a dragged token', () => {
  it('a dragged token’s path skips a square that the pointer only grazed before a diagonal step', () => {
    let t = beginTrace([0, 0]);
    for (const p of [
      [0.3, 0.2],
      [0.55, 0.45],
      [0.7, 0.55],
      [0.95, 0.9],
    ] as const)
      t = extendTrace(t, p, SQUARES);
    expect(pathOf(t)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('a dragged token’s path includes each square whose center the pointer reached', () => {
    let t = beginTrace([0, 0]);
    for (const p of [
      [0.6, 0],
      [0.9, 0.1],
      [1, 0.6],
      [1, 1],
    ] as const)
      t = extendTrace(t, p, SQUARES);
    expect(pathOf(t)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('a dragged token’s path keeps a grazed square if the squares before and after it are not neighbors', () => {
    let t = beginTrace([0, 0]);
    for (const p of [
      [0.55, 0],
      [1.45, 0.4],
      [1.6, 0.2],
    ] as const)
      t = extendTrace(t, p, SQUARES);
    expect(pathOf(t)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('a dragged token’s path becomes shorter when the pointer goes back along it', () => {
    let t = beginTrace([0, 0]);
    for (const p of [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 0],
    ] as const)
      t = extendTrace(t, p, SQUARES);
    expect(pathOf(t)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(pathOf(extendTrace(t, [0, 0], SQUARES))).toEqual([[0, 0]]);
  });

  it(
    'a dragged token’s path ends in the square under the pointer, even if the pointer did ' +
      'not reach the center',
    () => {
      expect(pathOf(extendTrace(beginTrace([3, 3]), [3.6, 3], SQUARES)).at(-1)).toEqual([4, 3]);
    },
  );

  it('a dragged token’s path consists of neighboring squares without repeats, and ends under the pointer', () => {
    const point = fc.tuple(
      fc.double({ min: -0.49, max: 9.49, noNaN: true }),
      fc.double({ min: -0.49, max: 9.49, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        let t = beginTrace([5, 5]);
        for (const p of points) t = extendTrace(t, p, SQUARES);
        const path = pathOf(t);
        const last = points.at(-1) ?? [5, 5];
        expect(path[0]).toEqual([5, 5]);
        expect(path.at(-1)).toEqual([Math.round(last[0]) + 0, Math.round(last[1]) + 0]);
        path.slice(1).forEach(([x, y], i) => {
          const [a, b] = path[i] ?? [NaN, NaN];
          expect(Math.max(Math.abs(x - a), Math.abs(y - b))).toBe(1);
        });
        expect(new Set(path.map(String)).size).toBe(path.length);
      }),
    );
  });

  it('a path planned by keyboard grows by one step for each key press', () => {
    expect(pathOf(step(step(beginTrace([1, 1]), [2, 1], SQUARES), [3, 2], SQUARES))).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('the camera', () => {
  const box = { x: 0, y: 0, width: 1000, height: 600 };
  it('zooming the practice table keeps the point under the pointer in place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 600 }),
        (by, x, y) => {
          const before = { scale: 60, x: 12, y: -40 };
          const [ax, ay] = camera.clientToPlane(before, x, y);
          const after = camera.zoomAbout(before, by, x, y);
          const [bx, by_] = camera.clientToPlane(after, x, y);
          expect(bx).toBeCloseTo(ax, 6);
          expect(by_).toBeCloseTo(ay, 6);
          expect(after.scale).toBeGreaterThanOrEqual(camera.MIN_SCALE);
          expect(after.scale).toBeLessThanOrEqual(camera.NEAREST);
        },
      ),
    );
  });

  it('when the practice table shows the whole map, the map uses the space between the panels at the edges', () => {
    const v = camera.fit({ x: 0, y: 0, width: 10, height: 10 }, box, {
      left: 300,
      right: 200,
      top: 0,
      bottom: 0,
    });
    expect(v).toEqual({ scale: 50, x: 300, y: 50 });
  });

  it('when the practice table shows the whole map, the view leaves out a border of solid rock', () => {
    const walled = model.layTable({
      id: 'walled',
      board: '######\n#.A..#\n#....#\n######',
      legend: {},
      select: 'A',
    });
    expect(model.openBox(walled)).toEqual({ x: 0.5, y: 0.5, width: 5, height: 3 });
    expect(model.openBox(table)).toEqual({ x: -0.5, y: -0.5, width: 5, height: 4 });
  });

  it('panning the practice table cannot move the map out of view', () => {
    const v = camera.held({ scale: 50, x: 99_999, y: -99_999 }, { width: 10, height: 10 }, box);
    expect([v.x, v.y]).toEqual([850, 150 - 500]);
  });
});

describe('drawings of the practice table', () => {
  it('on the practice table, a ring of rock squares is drawn as one outline and a hole', () => {
    const ring = [0, 1, 2]
      .flatMap((y) => [0, 1, 2].map((x) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    expect(loops(ring).map((l) => l.length)).toEqual([4, 4]);
  });

  it('on the practice table, two squares of rock that touch only at a corner are drawn as two shapes', () => {
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]).map((l) => l.length),
    ).toEqual([4, 4]);
  });

  everyCase([
    ['Ada', 'A'],
    ['Goblin 12', 'g12'],
    ['Èmile', 'È'],
    ['', '?'],
    ['<b>x</b>', '<'],
    ['𝒳 1', '𝒳1'],
  ])(
    'a token on the practice table shows the first letter of its creature’s name, and a number at the name’s end',
    (name, face) => {
      expect(initialsOf(name)).toBe(face);
    },
  );
});
