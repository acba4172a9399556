/**
 * Positions of the labels of the path and of the safe path. A label never covers a path, the target
 * or the other label.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/board/grid.ts';
import { placeSafePathLabel } from '../../src/overlay/safePathLabel.ts';
import { extents, labelBox } from '../../src/overlay/extent.ts';
import { grown, MAX_READOUT_DISTANCE, overlap, type ScreenBox } from '../../src/overlay/place.ts';
import { placeReading as placed } from '../../src/overlay/placeReading.ts';
import type { Shape } from '../../src/overlay/shape.ts';
import { boardsToTry } from '../support/thorough.ts';

const ROOM = { width: 1280, height: 800 };
const READING = { width: 320, height: 170 };
const CELL = 60;

const line = (key: string, points: readonly Point[]): Shape => ({
  kind: 'line',
  key,
  depth: 'path',
  style: 'path',
  points,
});
const px = ([x, y]: Point): Point => [x * CELL, y * CELL];
/** The square at the line's end. The pointer may be anywhere in it. */
const aimOf = (points: readonly Point[]): ScreenBox => {
  const [x, y] = points.at(-1) ?? [0, 0];
  return { x: (x - 0.5) * CELL, y: (y - 0.5) * CELL, width: CELL, height: CELL };
};
/** Places the label in the usual window, with the pointer in the middle of the target square. */
const placeReading = (
  aim: ScreenBox,
  marks: readonly ScreenBox[],
  {
    panels = [],
    tokens = [],
    before = null,
  }: {
    readonly panels?: readonly ScreenBox[];
    readonly tokens?: readonly ScreenBox[];
    readonly before?: ScreenBox | null;
  } = {},
): ScreenBox => placed(aim, middleOf(aim), READING, ROOM, { marks, panels, tokens, before });
const middleOf = ({ x, y, width, height }: ScreenBox): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
const gap = (a: ScreenBox, b: ScreenBox): number =>
  Math.max(
    Math.max(a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(a.y - b.y - b.height, b.y - a.y - a.height),
  );
const covered = (box: ScreenBox, marks: readonly ScreenBox[]): number =>
  marks.reduce((sum, m) => sum + overlap(box, m), 0);

/**
 * Paths that are straight, bent or turn back, in all eight directions from the middle of the
 * window.
 */
const WALKS: readonly (readonly [name: string, points: readonly Point[]])[] = (
  [
    [
      'straight',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'bent',
      [
        [0, 0],
        [1, 0],
        [2, 1],
        [2, 2],
      ],
    ],
    [
      'turning back',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
      ],
    ],
    [
      'round a corner',
      [
        [0, 0],
        [1, 1],
        [2, 1],
        [3, 0],
        [3, -1],
      ],
    ],
  ] as const
).flatMap(([name, points]) =>
  [0, 1, 2, 3].flatMap((turn) =>
    [1, -1].map((flip) => {
      const turned = points.map(([x, y]): Point => {
        let [a, b] = [x * flip, y as number];
        for (let i = 0; i < turn; i++) [a, b] = [-b, a];
        return [10.5 + a, 6.5 + b];
      });
      return [`${name}, turned ${turn * 90}°${flip < 0 ? ', mirrored' : ''}`, turned] as const;
    }),
  ),
);

describe('the label at the end of the path', () => {
  it(
    'the label at the end of the path covers neither the path nor the last square, and stays ' +
      'in the window',
    () => {
      for (const [name, points] of WALKS) {
        const marks = extents([line('path:line', points)], px);
        const box = placeReading(aimOf(points), marks);
        expect.soft(covered(box, marks), name).toBe(0);
        expect.soft(gap(box, aimOf(points)), name).toBeGreaterThanOrEqual(16);
        expect
          .soft(
            box.x >= 8 &&
              box.y >= 8 &&
              box.x + box.width <= ROOM.width - 8 &&
              box.y + box.height <= ROOM.height - 8,
            name,
          )
          .toBe(true);
      }
    },
  );
  it('the label at the end of the path covers neither the safe path nor the safe path’s label', () => {
    const walked: readonly Point[] = [
      [8.5, 6.5],
      [9.5, 6.5],
      [10.5, 6.5],
      [11.5, 6.5],
    ];
    const safe: readonly Point[] = [
      [8.5, 6.5],
      [9.5, 5.5],
      [10.5, 5.5],
      [11.5, 6.5],
    ];
    const shapes: Shape[] = [
      line('path:line', walked),
      line('safe:line', safe),
      {
        kind: 'mark',
        key: 'safe:pill',
        depth: 'badge',
        style: 'safe',
        figure: 'pill',
        at: [11, 5.5],
        dx: 14,
        dy: -18,
        anchor: 'start',
        text: '6 · nessun AdO',
      },
    ];
    const marks = extents(shapes, px);
    const box = placeReading(aimOf(walked), marks);
    expect(covered(box, marks)).toBe(0);
    expect(covered(placeReading(aimOf(walked), []), marks)).toBeGreaterThan(0);
  });
  it(
    'the label at the end of a path into a window corner stays in the window, and does not ' +
      'cover the last square',
    () => {
      for (const [x, y] of [
        [0.5, 0.5],
        [20.5, 0.5],
        [0.5, 12.5],
        [20.5, 12.5],
      ] as const) {
        const points: readonly Point[] = [
          [10.5, 6.5],
          [x, y],
        ];
        const box = placeReading(aimOf(points), extents([line('path:line', points)], px));
        expect.soft(covered(box, [aimOf(points)]), `${x}, ${y}`).toBe(0);
        const inside =
          box.x >= 8 && box.y >= 8 && box.x + box.width <= 1272 && box.y + box.height <= 792;
        expect.soft(inside, `${x}, ${y}`).toBe(true);
      }
    },
  );
  it('the label at the end of the path keeps its position if no other position is better', () => {
    const before = placeReading(aimOf([[10.5, 6.5]]), []);
    const moved = placeReading({ ...aimOf([[10.5, 6.5]]), x: aimOf([[10.5, 6.5]]).x - 20 }, [], {
      before,
    });
    expect(moved).toEqual(before);
  });
  it(
    'the label at the end of the path stays within 120 px of the path’s last square, wherever ' +
      'marks and panels are',
    () => {
      const box = fc.record({
        x: fc.integer({ min: 0, max: 1200 }),
        y: fc.integer({ min: 0, max: 760 }),
        width: fc.integer({ min: 10, max: 400 }),
        height: fc.integer({ min: 10, max: 400 }),
      });
      fc.assert(
        fc.property(
          fc.integer({ min: 4, max: 1276 }),
          fc.integer({ min: 4, max: 796 }),
          fc.integer({ min: 20, max: 110 }),
          fc.record({
            width: fc.integer({ min: 120, max: 340 }),
            height: fc.integer({ min: 40, max: 300 }),
          }),
          fc.array(box, { maxLength: 20 }),
          fc.array(box, { maxLength: 10 }),
          fc.array(box, { maxLength: 30 }),
          fc.option(box),
          (x, y, cell, reading, marks, panels, tokens, before) => {
            const aim = { x: x - (x % cell), y: y - (y % cell), width: cell, height: cell };
            const stood = before === null ? null : { ...before, ...reading };
            const at = placed(aim, { x, y }, reading, ROOM, {
              marks,
              panels,
              tokens,
              before: stood,
            });
            const far = Math.hypot(
              Math.max(0, x - at.x - at.width, at.x - x),
              Math.max(0, y - at.y - at.height, at.y - y),
            );
            expect(far).toBeLessThanOrEqual(MAX_READOUT_DISTANCE);
            expect(overlap(at, aim)).toBe(0);
          },
        ),
      );
    },
  );
  it('the label at the end of the path avoids the main panel if there is room elsewhere', () => {
    const dock: ScreenBox = { x: 700, y: 16, width: 292, height: 480 };
    expect(covered(placeReading(aimOf([[10.5, 6.5]]), [], { panels: [dock] }), [dock])).toBe(0);
  });
  it(
    'the label at the end of the path covers a panel only where it would cover the path ' +
      'beside the panel',
    () => {
      const column: ScreenBox = { x: 940, y: 0, width: 340, height: 800 };
      fc.assert(
        fc.property(
          fc.integer({ min: 600, max: 930 }),
          fc.integer({ min: 4, max: 796 }),
          fc.array(
            fc.record({
              x: fc.integer({ min: 500, max: 930 }),
              y: fc.integer({ min: 0, max: 760 }),
            }),
            { maxLength: 30 },
          ),
          (x, y, corners) => {
            const aim = { x: x - (x % CELL), y: y - (y % CELL), width: CELL, height: CELL };
            const marks = corners.map((corner) => ({ ...corner, width: 60, height: 24 }));
            const at = placed(aim, { x, y }, READING, ROOM, {
              marks,
              panels: [column],
              tokens: [],
            });
            if (overlap(at, column) === 0) return;
            // It stands on the panel only so that it covers less of the path.
            const without = placed(
              aim,
              { x, y },
              READING,
              { width: column.x, height: 800 },
              { marks, panels: [], tokens: [] },
            );
            const near = (box: ScreenBox): number => covered(grown(box, 6), marks);
            expect(near(without)).toBeGreaterThan(near(at));
          },
        ),
      );
    },
  );
  it(
    'the label at the end of the path covers no token of a crowd if a gap between tokens is ' +
      'large enough',
    () => {
      // Tokens cover the window except for one gap above the pointer. None of the label's usual
      // positions fits exactly into this gap.
      const gap: ScreenBox = { x: 517, y: 170, width: 330, height: 180 };
      const tokens = Array.from({ length: 21 * 13 }, (_, i) => ({
        x: (i % 21) * CELL,
        y: Math.floor(i / 21) * CELL,
        width: 50,
        height: 50,
      })).filter((token) => overlap(token, gap) === 0);
      const at = placeReading(aimOf([[10.5, 6.5]]), [], { tokens });
      expect(covered(at, tokens)).toBe(0);
    },
  );
});

describe('the label at the end of a long path at small zoom', () => {
  const SMALL = 33;
  const cellBox = ([x, y]: Point): ScreenBox => ({
    x: x * SMALL,
    y: y * SMALL,
    width: SMALL,
    height: SMALL,
  });
  /** A path of single steps from a cell, whose direction changes now and then. */
  const walks = fc
    .record({
      from: fc.tuple(fc.integer({ min: 18, max: 32 }), fc.integer({ min: 5, max: 18 })),
      turns: fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 2, max: 5 })), {
        minLength: 2,
        maxLength: 4,
      }),
    })
    .map(({ from, turns }) => {
      const path: [number, number][] = [from];
      for (const [way, steps] of turns)
        for (let i = 0; i < steps; i++) {
          const [x, y] = path.at(-1)!;
          const [dx, dy] = [
            Math.round(Math.cos((way * Math.PI) / 4)),
            Math.round(Math.sin((way * Math.PI) / 4)),
          ];
          path.push([Math.min(37, Math.max(0, x + dx)), Math.min(23, Math.max(0, y + dy))]);
        }
      return path;
    });
  const BARS: readonly ScreenBox[] = [
    { x: 0, y: 0, width: 90, height: 800 },
    { x: 960, y: 0, width: 320, height: 800 },
  ];
  const people = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 37 }), fc.integer({ min: 0, max: 23 })),
    { maxLength: 12 },
  );
  const centered = (path: readonly Point[]): readonly ScreenBox[] =>
    extents([line('path:line', path)], ([x, y]) => [(x + 0.5) * SMALL, (y + 0.5) * SMALL]);
  /** All places of the label within so many pixels of the pointer, 8 px apart. */
  function* placesNear({ x, y }: { x: number; y: number }, within: number): Iterable<ScreenBox> {
    for (let left = x - within - READING.width; left <= x + within; left += 8)
      for (let top = y - within - READING.height; top <= y + within; top += 8) {
        const box = { x: left, y: top, ...READING };
        if (left < 8 || top < 8 || left + box.width > 1272 || top + box.height > 792) continue;
        const far = Math.hypot(
          Math.max(0, x - left - box.width, left - x),
          Math.max(0, y - top - box.height, top - y),
        );
        if (far <= within) yield box;
      }
  }

  it('the label covers no path and no token wherever it can stand on a panel instead', () => {
    const tally = { free: 0, onPanel: 0 };
    fc.assert(
      fc.property(walks, people, (path, cells) => {
        const aim = cellBox(path.at(-1)!);
        const pointer = middleOf(aim);
        const [marks, tokens] = [centered(path), cells.map(cellBox)];
        const at = placed(aim, pointer, READING, ROOM, { marks, tokens, panels: BARS });
        // With a margin, because the label tries only some of the places.
        const clear = [...placesNear(pointer, MAX_READOUT_DISTANCE - 12)].some(
          (box) =>
            covered({ ...box, x: box.x - 20, y: box.y - 20, width: 360, height: 210 }, [
              ...marks,
              ...tokens,
              aim,
            ]) === 0,
        );
        if (!clear) return;
        tally.free++;
        if (covered(at, BARS) > 0) tally.onPanel++;
        expect(covered(at, [...marks, ...tokens])).toBe(0);
      }),
      { numRuns: boardsToTry(400) },
    );
    expect(Math.min(tally.free, tally.onPanel)).toBeGreaterThan(5);
  });

  it(
    'the label covers neither the last three squares of the path nor creatures of the fight ' +
      'if a place within 300 px is free of them',
    () => {
      fc.assert(
        fc.property(walks, people, people, (path, cells, fighting) => {
          const aim = cellBox(path.at(-1)!);
          const pointer = middleOf(aim);
          const firm = [...path.slice(-3), ...fighting].map(cellBox);
          const at = placed(aim, pointer, READING, ROOM, {
            firm,
            marks: centered(path),
            tokens: cells.map(cellBox),
            panels: BARS,
          });
          const clear = [...placesNear(pointer, 300)].some(
            (box) =>
              covered({ ...box, x: box.x - 40, y: box.y - 40, width: 400, height: 250 }, [
                ...firm,
                aim,
              ]) === 0,
          );
          if (clear) expect(covered(at, firm)).toBe(0);
        }),
      );
    },
  );
});

describe('the label of the safe path', () => {
  const SAFE: readonly Point[] = [
    [3.5, 5.5],
    [4.5, 4.5],
    [5.5, 4.5],
    [6.5, 4.5],
    [7.5, 4.5],
    [8.5, 5.5],
  ];
  const diamond = (x: number, y: number): Shape => ({
    kind: 'mark',
    key: 'path:due',
    depth: 'badge',
    style: 'threat',
    figure: 'diamond',
    at: [x, y],
    text: '1',
  });

  it('the label of the safe path covers no diamond of an attack of opportunity, at any zoom', () => {
    for (const cell of [36, 44, 70, 104]) {
      const at = ([x, y]: Point): Point => [x * cell, y * cell];
      for (let x = 3; x <= 9; x += 0.35) {
        for (let y = 3.2; y <= 6; y += 0.35) {
          const shapes = [
            line('path:line', [
              [3.5, 5.5],
              [8.5, 5.5],
            ]),
            diamond(x, y),
          ];
          const { at: place, ...side } = placeSafePathLabel(SAFE, '6 · nessun AdO', shapes, []);
          const [px0, py0] = at(place);
          const label = labelBox({ figure: 'pill', text: '6 · nessun AdO', ...side });
          const box = { ...label, x: px0 + label.x, y: py0 + label.y };
          expect
            .soft(covered(box, extents(shapes, at)), `${cell} px, diamond at ${x}, ${y}`)
            .toBe(0);
        }
      }
    }
  });
  it('the label of the safe path stands beside the middle of the path if nothing is there', () => {
    expect(placeSafePathLabel(SAFE, '6', [], [])).toMatchObject({ at: [6.5, 4.5] });
  });
});
