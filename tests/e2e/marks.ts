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

/** All marks drawn now; empty without an overlay. */
export const marksOn = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const UNIT = 100;
    const root = document.querySelector('quadretto-overlay')?.shadowRoot;
    const numbers = (text: string): number[] =>
      (text.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);

    /**
     * Corners of an area are drawn less than half a cell inside it, so each one is rounded to the
     * nearest grid corner.
     */
    const rings = (d: string): [number, number][][] =>
      d
        .split('Z')
        .filter(Boolean)
        .map((ring) =>
          [...ring.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]): [number, number] => [
            Math.round(Number(x) / UNIT),
            Math.round(Number(y) / UNIT),
          ]),
        );
    const inside = (all: [number, number][][]): [number, number][] => {
      const found: [number, number][] = [];
      const xs = all.flat().map(([x]) => x);
      const ys = all.flat().map(([, y]) => y);
      for (let y = Math.min(...ys); y < Math.max(...ys); y++) {
        for (let x = Math.min(...xs); x < Math.max(...xs); x++) {
          let crossings = 0;
          for (const ring of all)
            ring.forEach(([ax, ay], i) => {
              const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
              if (ax === bx && ax > x && Math.min(ay, by) <= y && Math.max(ay, by) > y)
                crossings += 1;
            });
          if (crossings % 2 === 1) found.push([x, y]);
        }
      }
      return found;
    };
    return [...(root?.querySelectorAll<SVGGElement>('svg.marks [data-key]') ?? [])].map((group) => {
      const d = group.querySelector('path')?.getAttribute('d') ?? '';
      const line = [...d.matchAll(/[ML](\S+) ([^\sLMZ]+)/g)].map(([, x, y]): [number, number] => [
        Number(x) / UNIT,
        Number(y) / UNIT,
      ]);
      const moved = numbers(group.style.transform);
      return {
        key: group.dataset['key'] ?? '',
        look: [...group.classList],
        cells: d.includes('Q') ? inside(rings(d)) : [],
        points: group.classList.contains('pin') || d.includes('Q') ? [] : line,
        at: group.classList.contains('pin')
          ? ([(moved[0] ?? NaN) / UNIT, (moved[1] ?? NaN) / UNIT] as const)
          : null,
        text: group.textContent ?? '',
      };
    });
  });

export const under = (marks: readonly Drawn[], prefix: string): Drawn[] =>
  marks.filter((m) => m.key.startsWith(prefix));
export const cellsOf = (marks: readonly Drawn[], key: string): readonly Cell[] =>
  marks.find((m) => m.key === key)?.cells ?? [];
