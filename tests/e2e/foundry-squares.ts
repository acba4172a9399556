/**
 * The squares that must be marked on the stand-in's `skirmish`, worked out by hand from the rules, and a reader of the
 * squares that are: one table and one reader for every browser.
 */
import type { StandIn } from '../hosts/foundry/client/main.ts';

/** A page of any browser's driver. */
export interface Driven {
  evaluate<A, T>(run: (given: A) => T | Promise<T>, given: A): Promise<T>;
  readonly mouse: { move(x: number, y: number): Promise<unknown>; click(x: number, y: number): Promise<unknown> };
}

export interface Case {
  readonly says: string;
  /** The token under the pointer, after Aldo was selected; none: the pointer is off the map. */
  readonly hover?: string;
  /** Marks by key, and the squares that each covers, row by row. */
  readonly fills: Readonly<Record<string, readonly string[]>>;
  /** Lines by key, and the squares in which each begins and ends. */
  readonly lines?: Readonly<Record<string, readonly string[]>>;
}

const id = (name: string): string => `tk${name.toLowerCase()}`.padEnd(16, '0').slice(0, 16);

/** A drawing of squares, `#` marked, whose top left one is [x, y]; its names in reading order. */
function squares(x: number, y: number, ...rows: readonly string[]): string[] {
  return rows.flatMap((row, dy) => [...row].flatMap((c, dx) => (c === '#' ? [`${x + dx},${y + dy}`] : [])));
}

export const CASES: readonly Case[] = [
  {
    // Speed 4 squares, diagonals 1-2-1-2, from 8,5. The ogre (9,4, two a side) bars its four squares; Dina (11,5) and
    // Berta (9,8) may be passed and are covered. South of the ogre 9,6 costs 1, so that 11,8 is three diagonals: 4;
    // north of it nobody cuts across, so that 11,2 would cost 5.
    says: 'where Aldo may go with one move',
    fills: {
      'move:one:fill': squares(4, 1,
        '...###...',
        '.######..',
        '.#######.',
        '#####....',
        '#####..#.',
        '#########',
        '.#######.',
        '.#######.',
        '...###...',
      ),
    },
  },
  {
    // Large and tall: reach 2, and at exactly two squares the second diagonal counts as within. Aldo and Dina stand on
    // either side of it and threaten it: the line between their squares crosses its left and its right side.
    says: 'the ogre’s reach of two squares, and those who flank it',
    hover: 'Ogre',
    fills: {
      [`threat:of:${id('Ogre')}:fill`]: squares(7, 2, '######', '######', '##..##', '##..##', '######', '######'),
    },
    lines: { [`flanking:${id('Ogre')}:${id('Aldo')}:${id('Dina')}`]: ['8,5', '11,5'] },
  },
  {
    says: 'a goblin’s eight squares',
    hover: 'Goblin',
    fills: { [`threat:of:${id('Goblin')}:fill`]: squares(6, 9, '###', '#.#', '###') },
  },
  {
    says: 'the wolf’s eight squares',
    hover: 'Wolf',
    fills: { [`threat:of:${id('Wolf')}:fill`]: squares(13, 9, '###', '#.#', '###') },
  },
  {
    // A reach weapon doubles a reach of one, and does not strike within it.
    says: 'Berta’s glaive: a ring with a hole',
    hover: 'Berta',
    fills: { [`threat:of:${id('Berta')}:fill`]: squares(7, 6, '#####', '#...#', '#...#', '#...#', '#####') },
  },
];

declare const standIn: StandIn;
declare const canvas: { clientCoordinatesFromCanvas(point: { x: number; y: number }): { x: number; y: number }; tokens: { controlled: readonly unknown[] } };

/** Client pixels of a square's middle, as the host's own map shows it. */
const middle = (page: Driven, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> =>
  page.evaluate(([column, row]) => canvas.clientCoordinatesFromCanvas(standIn.corner((column ?? 0) + 0.5, (row ?? 0) + 0.5)), [x, y]);

/** Selects Aldo with the mouse. */
export async function selectAldo(page: Driven): Promise<void> {
  const { x, y } = await middle(page, [8, 5]);
  await page.mouse.click(x, y);
}

const STANDS: Readonly<Record<string, readonly [number, number]>> = { Ogre: [9, 4], Goblin: [7, 10], Wolf: [14, 10], Berta: [9, 8] };

/** Puts the pointer where the case wants it; first off the map, until no tooltip lies in its way. */
export async function point(page: Driven, { hover }: Case): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    const open = (): boolean => document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('[role="tooltip"]') != null;
    for (let tries = 0; open() && tries < 200; tries += 1) await new Promise((later) => { setTimeout(later, 25); });
  }, undefined);
  if (hover === undefined) return;
  const at = await middle(page, STANDS[hover] ?? [0, 0]);
  await page.mouse.move(at.x, at.y);
}

export type Read = Pick<Required<Case>, 'fills' | 'lines'>;

/** The case's marks as they are drawn, read back over the host's own map: a square is marked where its middle on the screen is inside the mark. */
export const read = (page: Driven, { fills, lines = {} }: Case): Promise<Read> => page.evaluate((wanted) => {
  const root = document.querySelector('quadretto-overlay')?.shadowRoot ?? null;
  const path = (key: string): SVGGeometryElement | null => root?.querySelector(`[data-key="${key}"] path`) ?? null;
  /** From the screen to the mark's own units: marks are moved and scaled, never turned. */
  const own = (mark: SVGGeometryElement) => {
    const [box, client] = [mark.getBBox(), mark.getBoundingClientRect()];
    const scale = (client.width + client.height) / (box.width + box.height);
    return {
      to: ({ x, y }: { x: number; y: number }) => ({ x: box.x + (x - client.x) / scale, y: box.y + (y - client.y) / scale }),
      from: ({ x, y }: { x: number; y: number }) => ({ x: client.x + (x - box.x) * scale, y: client.y + (y - box.y) * scale }),
    };
  };
  const corner = (column: number, row: number) => canvas.clientCoordinatesFromCanvas(standIn.corner(column, row));
  const covered = (mark: SVGGeometryElement | null): string[] => {
    if (mark === null) return ['not drawn'];
    const { to } = own(mark);
    const found: string[] = [];
    for (let y = 0; y < 16; y += 1) for (let x = 0; x < 24; x += 1) if (mark.isPointInFill(to(corner(x + 0.5, y + 0.5)))) found.push(`${x},${y}`);
    return found;
  };
  const ends = (mark: SVGGeometryElement | null): string[] => {
    if (mark === null) return ['not drawn'];
    // A level line has a box of no height: its units are those of the area that is drawn with it.
    const area = path(wanted.fills[0] ?? '');
    if (area === null) return ['no area'];
    const { from } = own(area);
    const [zero, one] = [corner(0, 0), corner(1, 1)];
    return [0, mark.getTotalLength()].map((at) => {
      const p = from(mark.getPointAtLength(at));
      return `${Math.floor((p.x - zero.x) / (one.x - zero.x))},${Math.floor((p.y - zero.y) / (one.y - zero.y))}`;
    }).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  };
  return {
    fills: Object.fromEntries(wanted.fills.map((key) => [key, covered(path(key))])),
    lines: Object.fromEntries(wanted.lines.map((key) => [key, ends(path(key))])),
  };
}, { fills: Object.keys(fills), lines: Object.keys(lines) });
