/** Reads the marks on the screen from the overlay's own drawing, in cells of the map. */
import type { Page } from 'playwright-core';
import type { Cell } from './expected.ts';

type Point = readonly [x: number, y: number];

export interface Drawn {
  readonly key: string;
  /** CSS classes of the mark's group, which set its style. */
  readonly look: readonly string[];
  /** A filled or edged area: the cells in it. */
  readonly cells: readonly Cell[];
  /** A line: its points, in cells. */
  readonly points: readonly Point[];
  /** A figure: its position, in cells. */
  readonly at: Point | null;
  readonly text: string;
}

/** The group of a mark in the drawing, as its elements state it. */
interface Group {
  readonly key: string;
  readonly look: readonly string[];
  /** The mark's first path. */
  readonly d: string;
  readonly transform: string;
  readonly text: string;
}

/** Length of a cell in the drawing. */
const UNIT = 100;

/**
 * Corners of an area are drawn less than half a cell inside it, so each one is rounded to the
 * nearest grid corner.
 */
const rings = (d: string): Point[][] =>
  d
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      [...ring.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]): Point => [
        Math.round(Number(x) / UNIT),
        Math.round(Number(y) / UNIT),
      ]),
    );

function inside(all: readonly (readonly Point[])[]): Cell[] {
  const found: Cell[] = [];
  const xs = all.flat().map(([x]) => x);
  const ys = all.flat().map(([, y]) => y);
  for (let y = Math.min(...ys); y < Math.max(...ys); y++) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x++) {
      let crossings = 0;
      for (const ring of all)
        ring.forEach(([ax, ay], i) => {
          const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
          if (ax === bx && ax > x && Math.min(ay, by) <= y && Math.max(ay, by) > y) crossings += 1;
        });
      if (crossings % 2 === 1) found.push([x, y]);
    }
  }
  return found;
}

function drawn({ key, look, d, transform, text }: Group): Drawn {
  const pin = look.includes('pin');
  const area = d.includes('Q');
  const [x = NaN, y = NaN] = (transform.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
  return {
    key,
    look,
    // Read only where a test asks for it: most tests read one mark of many.
    get cells() {
      return area ? inside(rings(d)) : [];
    },
    points:
      pin || area
        ? []
        : [...d.matchAll(/[ML](\S+) ([^\sLMZ]+)/g)].map(([, px, py]): Point => [
            Number(px) / UNIT,
            Number(py) / UNIT,
          ]),
    at: pin ? [x / UNIT, y / UNIT] : null,
    text,
  };
}

/** All marks drawn now; empty without an overlay. */
export async function marksOn(page: Page): Promise<Drawn[]> {
  // Text, because Playwright packs and checks each value of an object on its way.
  const groups = await page.evaluate(() => {
    const root = document.querySelector('quadretto-overlay')?.shadowRoot;
    return JSON.stringify(
      [...(root?.querySelectorAll<SVGGElement>('svg.marks [data-key]') ?? [])].map((group) => ({
        key: group.dataset['key'] ?? '',
        look: [...group.classList],
        d: group.querySelector('path')?.getAttribute('d') ?? '',
        transform: group.style.transform,
        text: group.textContent ?? '',
      })),
    );
  });
  return (JSON.parse(groups) as Group[]).map(drawn);
}

export const under = (marks: readonly Drawn[], prefix: string): Drawn[] =>
  marks.filter((m) => m.key.startsWith(prefix));
export const cellsOf = (marks: readonly Drawn[], key: string): readonly Cell[] =>
  marks.find((m) => m.key === key)?.cells ?? [];
