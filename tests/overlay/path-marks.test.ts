/** The signs and words on a square of a path: none covers another, at any size of the cells. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cell, Point } from '../../src/board/grid.ts';
import { pathLayer } from '../../src/overlay/layers/path.tsx';
import { threatLayer } from '../../src/overlay/layers/threat.tsx';
import { labelBox } from '../../src/overlay/extent.ts';
import { DEPTHS, type MarkShape, type Shape } from '../../src/overlay/shape.ts';
import { locale } from '../../src/text/index.ts';
import { threats } from './harness/scenes.ts';
import { judgedPath, movement, ring, table, view } from './harness/table.ts';
import { boardsToTry } from '../support/thorough.ts';

/** Sizes of a cell in CSS pixels, from the smallest with numbers and words to a very near one. */
const SIZES = [44, 58, 70, 90, 120, 150] as const;

/** Border of a figure around its point, as the renderer draws it. */
function border({ figure, dx = 0, dy = 0, ...mark }: MarkShape, cell: number): readonly Point[] {
  const around = (radius: number, corners: number): readonly Point[] =>
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      return [dx + radius * Math.sin(angle), dy - radius * Math.cos(angle)];
    });
  const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const between = (least: number, part: number, most: number): number =>
    Math.min(most, Math.max(least, part * cell));
  switch (figure) {
    case 'step':
      return around(between(9, 0.186, 16) + 1, 24);
    case 'count':
      return around(between(7, 0.115, 11), 24);
    case 'octagon':
      return around(11, 24);
    case 'over':
      return box(dx - 15, dy - 12, 30, 24);
    case 'diamond':
      return around(14, 4);
    case 'doubt':
      return around(13, 4);
    case 'same':
      return around(12, 4);
    default: {
      const { x, y, width, height } = labelBox({ ...mark, figure, dx, dy });
      return box(x, y, width, height);
    }
  }
}

/** Depth in pixels to which two convex borders overlap; 0 or less: not at all. */
function depth(a: readonly Point[], b: readonly Point[]): number {
  let least = Infinity;
  for (const border of [a, b]) {
    border.forEach(([x, y], i) => {
      const [nx, ny] = border[(i + 1) % border.length] ?? [x, y];
      const length = Math.hypot(nx - x, ny - y);
      const along = ([px, py]: Point): number => (px * (y - ny) + py * (nx - x)) / length;
      const [ours, theirs] = [a.map(along), b.map(along)];
      least = Math.min(
        least,
        Math.max(...ours) - Math.min(...theirs),
        Math.max(...theirs) - Math.min(...ours),
      );
    });
  }
  return least;
}

/** Pairs of marks that cover each other by more than some pixels, with the size of the cells. */
function overlaps(
  shapes: readonly Shape[],
  which: (a: MarkShape, b: MarkShape) => boolean,
  pixels = 1,
): readonly string[] {
  const marks = shapes.filter((s): s is MarkShape => s.kind === 'mark');
  const pairs = marks.flatMap((a, i) =>
    marks.slice(i + 1).flatMap((b) => (which(a, b) ? [[a, b] as const] : [])),
  );
  const placed = (mark: MarkShape, cell: number): readonly Point[] =>
    border(mark, cell).map(([x, y]): Point => [x + mark.at[0] * cell, y + mark.at[1] * cell]);
  return SIZES.flatMap((cell) =>
    pairs
      .filter(([a, b]) => depth(placed(a, cell), placed(b, cell)) > pixels)
      .map(([a, b]) => `${a.key} and ${b.key} at ${cell} px`),
  );
}

const AROUND: readonly Cell[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];
/** The path's square whose marks are tested. */
const HERE: Cell = [10, 8];
const step = ([x, y]: Cell, [dx, dy]: Cell): Cell => [x + dx, y + dy];
const back = ([x, y]: Cell): Cell => [-x, -y];
const RULES = ['srd35.opportunity.moving-one'];

/** What can stand on a square of a path, besides its number. */
const KINDS = ['check', 'past', 'height', 'due', 'dues', 'again', 'octagon', 'count'] as const;
type Kind = (typeof KINDS)[number];
const WORDS = /^path:(?:check|past|height)/;

interface Walk {
  /** Directions of the steps; the third begins at `HERE`. */
  readonly steps: readonly Cell[];
  readonly kinds: ReadonlySet<Kind>;
  /** Does an ally stand on the square? */
  readonly ally?: boolean;
}

function drawn({ steps, kinds, ally = false }: Walk): readonly Shape[] {
  let start = HERE;
  for (const each of steps.slice(0, 2)) start = step(start, back(each));
  const cells: Cell[] = [start];
  for (const each of steps) cells.push(step(cells.at(-1) ?? start, each));
  const t = table(24, 18, [
    { id: 'Mara', at: start, side: 'party' },
    { id: 'Orc', at: [22, 1] },
    { id: 'Goblin', at: [22, 4] },
    { id: 'Wolf', at: [22, 7] },
    ...(ally ? [{ id: 'Bice', at: HERE, side: 'party' }] : []),
  ]);
  const of = t.who('Mara');
  const opportunity = (by: string, at: number, again: readonly number[] = []) => ({
    by,
    leaving: cells[at] ?? HERE,
    step: at,
    cause: 'movement' as const,
    rules: RULES,
    again,
    unknown: [],
  });
  const opportunities = [
    ...(kinds.has('due') || kinds.has('dues') ? [opportunity('Orc', 2)] : []),
    ...(kinds.has('dues') ? [opportunity('Goblin', 2)] : []),
    ...(kinds.has('again') ? [opportunity('Wolf', 0, [2])] : []),
  ];
  const broken = { code: 'over-speed', at: HERE, step: 2, rules: RULES } as const;
  const costs = cells.map((_, i) => i);
  const heights = kinds.has('height') ? cells.map((_, i) => (i < 2 ? 0 : 3)) : null;
  const foes = kinds.has('count')
    ? ['Orc', 'Goblin', 'Wolf'].map((id) => {
        const threatening = ring(t, id, 0, 1);
        threatening.verdict.cells.add(...HERE);
        return threatening;
      })
    : [];
  const v = view(t, {
    subject: of,
    dragging: true,
    threats: threats(t, foes),
    path: judgedPath(
      t,
      of,
      cells,
      movement({
        costs,
        opportunities,
        ...(kinds.has('octagon') ? { legal: false, violations: [broken] } : {}),
        ...(kinds.has('check')
          ? { checks: [{ step: 2, what: 'climbing', skill: 'climb', dc: 15, rules: RULES }] }
          : {}),
      }),
      { heights, ...(kinds.has('octagon') ? { broken } : {}) },
    ),
    ...(kinds.has('past')
      ? {
          passedFoes: {
            of: of.id,
            path: cells,
            skill: 'tumble',
            hurried: false,
            foes: [{ by: 'Orc', step: 2, dc: 15, above: 0, rules: RULES }],
          },
        }
      : {}),
  });
  const counts = threatLayer.shapes(v).filter((s) => s.kind === 'mark' && s.figure === 'count');
  // The octagon hides the count in its corner.
  const seen = kinds.has('octagon') ? [] : counts;
  return [...pathLayer.shapes(v), ...seen];
}

const onHere = ({ key }: MarkShape): boolean =>
  /^(?:path:(?:step|due|again|octagon|check|past|height)|threat:count)/.test(key) &&
  (/:2(?::|$)/.test(key) || key === 'path:octagon' || key === `threat:count:${HERE.join()}`);

beforeAll(() => {
  locale.value = 'en';
});

describe('two marks on one square of a path', () => {
  const pairs = KINDS.flatMap((a, i) => KINDS.slice(i).map((b): [Kind, Kind] => [a, b]));
  it('any two marks on one square of a path, such as a step number and a stop sign, never overlap', () => {
    const found = pairs.flatMap(([a, b]) =>
      AROUND.flatMap((into) =>
        AROUND.filter((out) => step(into, out).some((n) => n !== 0)).flatMap((out) => {
          const shapes = drawn({ steps: [into, into, out, out], kinds: new Set([a, b]) });
          return overlaps(shapes, (m, k) => onHere(m) && onHere(k)).map(
            (each) => `${a} and ${b} from ${into.join()} to ${out.join()}: ${each}`,
          );
        }),
      ),
    );
    expect(found).toEqual([]);
  });
});

const walks = fc.record({
  steps: fc.array(fc.constantFrom(...AROUND), { minLength: 4, maxLength: 6 }),
  kinds: fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 }),
  ally: fc.boolean(),
});

describe('several marks on one square of a path', () => {
  it('text on a square of a path overlaps other marks by at most 4 pixels, even beside an ally’s token', () => {
    fc.assert(
      fc.property(walks, ({ steps, kinds, ally }) => {
        const shapes = drawn({ steps, kinds: new Set(kinds), ally });
        const found = overlaps(
          shapes,
          (a, b) => onHere(a) && onHere(b) && (WORDS.test(a.key) || WORDS.test(b.key)),
          4,
        );
        expect(found).toEqual([]);
      }),
      { numRuns: boardsToTry(150) },
    );
  });

  it('beside an ally’s token, the sign of an attack of opportunity never overlaps a step number of the path', () => {
    for (const into of AROUND) {
      for (const kind of ['due', 'again'] as const) {
        const shapes = drawn({ steps: [into, into, into], kinds: new Set([kind]), ally: true });
        expect(overlaps(shapes, (a, b) => onHere(a) && onHere(b))).toEqual([]);
      }
    }
  });
});

describe('the path of a big creature', () => {
  it('along a Large creature’s path, the step numbers stand in the middle of the creature’s space', () => {
    const t = table(24, 18, [{ id: 'Ugo', at: [2, 8], space: 2, side: 'party' }]);
    const of = t.who('Ugo');
    const cells: Cell[] = [
      [2, 8],
      [3, 8],
      [4, 8],
      [5, 8],
    ];
    const broken = { code: 'over-speed', at: cells[2]!, step: 2, rules: RULES } as const;
    const verdict = movement({ costs: [0, 1, 2, 3], legal: false, violations: [broken] });
    const shapes = pathLayer.shapes(
      view(t, { subject: of, dragging: true, path: judgedPath(t, of, cells, verdict, { broken }) }),
    );
    const numbers = shapes.filter(({ key }) => key.startsWith('path:step:')) as MarkShape[];
    expect(numbers.slice(0, 2).map(({ at }) => at)).toEqual([
      [4, 9],
      [5, 9],
    ]);
    const order = (key: string): number =>
      DEPTHS.indexOf(shapes.find((shape) => shape.key === key)!.depth);
    expect(order('path:step:3')).toBeGreaterThan(order('path:broken'));
  });
});
