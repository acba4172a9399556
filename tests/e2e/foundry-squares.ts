/**
 * Expected squares on a stand-in's board `skirmish` when the game master has selected Aldo, and a
 * reader of the squares that are marked: by the middle of each square on the screen, in any
 * browser.
 */
import { FLANKING, idOf, MASTER_UNION, squares, THREATENS, type Cell } from './expected.ts';

/** A page of any browser driver. */
export interface Driven {
  evaluate<A, T>(run: (given: A) => T | Promise<T>, given: A): Promise<T>;
  readonly mouse: {
    move(x: number, y: number): Promise<unknown>;
    click(x: number, y: number): Promise<unknown>;
  };
}

export interface Case {
  readonly says: string;
  /** Position of the pointer. If absent, the pointer is off the map. */
  readonly hover?: Cell;
  /** Keys of the marks that together cover `cells`. */
  readonly fills: readonly string[];
  readonly cells: readonly Cell[];
  /** A line by its key, and the squares in which it begins and ends, from left to right. */
  readonly line?: { readonly key: string; readonly ends: readonly [Cell, Cell] };
}

/**
 * Aldo's single move: four squares, diagonals 1-2-1-2, from (8,5). The ogre blocks its four
 * squares; Dina (11,5) and Berta (9,8) may be passed and are covered. South of the ogre (9,6) costs
 * 1, so (11,8) is three diagonals and costs 4. North of the ogre no diagonal cuts its corner, so
 * (11,2) would cost 5.
 */
export const ALDO_MOVE = squares({
  1: '7-9',
  2: '5-10',
  3: '5-11',
  4: '4-8',
  5: '4-8 11',
  6: '4-12',
  7: '5-11',
  8: '5-11',
  9: '7-9',
});

const alone = (name: keyof typeof THREATENS, hover: Cell): Case => ({
  says: `the squares that the creature ${name} threatens`,
  hover,
  fills: [`threat:of:${idOf(name)}:fill`],
  cells: THREATENS[name],
});

const [[left, right]] = FLANKING.pairs;

export const CASES: readonly Case[] = [
  {
    says: 'all squares that the hero Aldo’s foes threaten',
    fills: ['threat:sure:fill', 'threat:doubtful:fill'],
    cells: MASTER_UNION,
  },
  {
    says: 'the squares that the hero Aldo can reach with one move',
    fills: ['move:near:fill'],
    cells: ALDO_MOVE,
  },
  {
    ...alone('Ogre', [9, 4]),
    says: 'the squares that the ogre threatens, and the creatures that flank the ogre',
    line: {
      key: `flanking:${idOf(FLANKING.target)}:${idOf(left)}:${idOf(right)}`,
      ends: [
        [8, 5],
        [11, 5],
      ],
    },
  },
  alone('Goblin', [7, 10]),
  alone('Bearded devil', [17, 7]),
  alone('Berta', [9, 8]),
];

interface Point {
  x: number;
  y: number;
}
/** The part of `window.standIn` that all stand-ins have. */
declare const standIn: {
  corner(column: number, row: number): Point;
  client2d(point: Point): Point;
};

/** Middle of a square in client pixels, as the host's own map gives it. */
const middle = (page: Driven, cell: Cell): Promise<{ x: number; y: number }> =>
  page.evaluate(([column, row]) => {
    const { x, y } = standIn.client2d(standIn.corner(column + 0.5, row + 0.5));
    return { x, y };
  }, cell);

/** Selects Aldo with the mouse. */
export async function selectAldo(page: Driven): Promise<void> {
  const { x, y } = await middle(page, [8, 5]);
  await page.mouse.click(x, y);
}

/**
 * Moves the pointer to the case's position; first off the map, until no tooltip covers that
 * position.
 */
export async function point(page: Driven, { hover }: Case): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    const open = (): boolean =>
      document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('[role="tooltip"]') !=
      null;
    for (let tries = 0; open() && tries < 200; tries += 1)
      await new Promise((later) => {
        setTimeout(later, 25);
      });
  }, undefined);
  if (hover === undefined) return;
  const at = await middle(page, hover);
  await page.mouse.move(at.x, at.y);
}

/** The expected result of `read`. */
export const wanted = ({ cells, line }: Case) => ({ cells, ends: line?.ends ?? null });

/** Squares whose middles on the screen lie inside the case's marks, and the ends of its line. */
export const read = (page: Driven, { fills, line }: Case) =>
  page.evaluate(
    ([areas, joined]) => {
      const root = document.querySelector('quadretto-overlay')?.shadowRoot;
      const path = (key: string) =>
        root?.querySelector<SVGGeometryElement>(`[data-key="${key}"] path`) ?? null;
      const drawn = areas
        .map(path)
        .filter((mark) => mark !== null && mark.getBBox().height > 0) as SVGGeometryElement[];
      const corner = (column: number, row: number) => standIn.client2d(standIn.corner(column, row));
      /**
       * Converts screen pixels to the marks' units. The marks are moved and scaled but never
       * rotated, so one of their boxes is enough.
       */
      const own = (mark: SVGGeometryElement) => {
        const [box, client] = [mark.getBBox(), mark.getBoundingClientRect()];
        return { box, client, scale: (client.width + client.height) / (box.width + box.height) };
      };
      const covers = (mark: SVGGeometryElement, { x, y }: { x: number; y: number }): boolean => {
        const { box, client, scale } = own(mark);
        return mark.isPointInFill({
          x: box.x + (x - client.x) / scale,
          y: box.y + (y - client.y) / scale,
        });
      };
      const cells: [number, number][] = [];
      for (let y = 0; y < 16; y += 1)
        for (let x = 0; x < 24; x += 1)
          if (drawn.some((mark) => covers(mark, corner(x + 0.5, y + 0.5)))) cells.push([x, y]);
      const stroke = joined === null ? null : path(joined);
      const [first] = drawn;
      if (stroke === null || first === undefined) return { cells, ends: null };
      // The box of a horizontal line has no height, so the units are taken from the area beside it.
      const { box, client, scale } = own(first);
      const [zero, one] = [corner(0, 0), corner(1, 1)];
      const [a, b] = [0, stroke.getTotalLength()].map((at) => {
        const p = stroke.getPointAtLength(at);
        return { x: client.x + (p.x - box.x) * scale, y: client.y + (p.y - box.y) * scale };
      }) as [Point, Point];
      // Lines end on the rims of tokens, on the border of two squares. A point a tenth of a square
      // further along lies clearly in one square.
      const cell = one.x - zero.x;
      const beyond = (end: Point, other: Point, n: 'x' | 'y'): number =>
        end[n] +
        (end[n] - other[n]) * ((0.1 * cell) / Math.hypot(end.x - other.x, end.y - other.y));
      const ends = [
        [a, b],
        [b, a],
      ]
        .map(([end = a, other = b]) => [
          Math.floor((beyond(end, other, 'x') - zero.x) / cell),
          Math.floor((beyond(end, other, 'y') - zero.y) / cell),
        ])
        .sort(([m = 0], [n = 0]) => m - n);
      return { cells, ends };
    },
    [fills, line?.key ?? null] as const,
  );
