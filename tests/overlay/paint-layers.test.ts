/** The shapes of the painted ground and of the brush. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNPAINTED, paintCells, type Paint } from '../../src/amendments/paint.ts';
import { marksCss } from '../../src/overlay/css.ts';
import { brushLayer } from '../../src/overlay/layers/brush.ts';
import { coverLayer } from '../../src/overlay/layers/cover.tsx';
import { layers } from '../../src/overlay/layers/index.ts';
import { terrainLayer, groundInWords } from '../../src/overlay/layers/terrain.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import type { Shape } from '../../src/overlay/shape.ts';
import { FILLS, LINES } from '../../src/overlay/style.ts';
import { paintingOf, type Brush } from '../../src/state/painting.ts';
import { createStore } from '../../src/state/store.ts';
import { locale, say } from '../../src/text/index.ts';
import { flankingScene } from './harness/scenes.ts';
import { table, view } from './harness/table.ts';

beforeEach(() => {
  locale.value = 'en';
});
afterEach(() => {
  locale.value = 'it';
});

const t = table(10, 8, [{ id: 'Aldo', at: [2, 2], side: 'party' }]);
const shapes = (paint: Paint, quiet = false): readonly Shape[] =>
  terrainLayer.shapes(view(t, { paint, quiet }));
const keys = (all: readonly Shape[]): string[] => all.map(({ key }) => key);
/** The squares inside the rings of a fill, found by counting crossings. */
function inside(shape: Shape | undefined): string[] {
  if (shape?.kind !== 'fill') return [];
  const found: string[] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 10; x++) {
      const crossed = shape.rings.flatMap((ring) =>
        ring.filter((p, i) => {
          const q = ring[(i + 1) % ring.length]!;
          return (
            p[0] === q[0] &&
            p[0] > x + 0.5 &&
            Math.min(p[1], q[1]) < y + 0.5 &&
            Math.max(p[1], q[1]) > y + 0.5
          );
        }),
      );
      if (crossed.length % 2 === 1) found.push(`${x},${y}`);
    }
  return found;
}

describe('the layer of painted terrain', () => {
  it('on a map where the user has painted no ground, the layer of painted ground draws nothing', () => {
    expect(shapes(UNPAINTED)).toEqual([]);
  });

  it('painted ground is drawn below all other map marks, and is fainter while the user does not paint', () => {
    const paint = paintCells(
      paintCells(UNPAINTED, [[1, 1]], { cost: 3, concealment: 'total', north: true }),
      [[4, 4]],
      { light: 'dim', cover: 'cover', obstacle: true },
    );
    for (const quiet of [true, false]) {
      expect(shapes(paint, quiet).length).toBeGreaterThan(8);
      for (const shape of shapes(paint, quiet))
        expect([shape.depth, shape.quiet]).toEqual(['terrain', quiet || undefined]);
    }
    expect(layers).toContain(terrainLayer);
  });

  const GROUNDS = [
    [{ cost: 2 }, 'difficult', 'difficult terrain', []],
    [{ cost: 4 }, 'difficult', 'difficult terrain ×4', ['×4']],
    [{ obstacle: true }, 'obstacle', 'obstacle', []],
    [{ cover: 'limited' }, 'cover-limited', 'limited cover', []],
    [{ cover: 'cover' }, 'cover-cover', 'cover', []],
    [{ cover: 'improved' }, 'cover-improved', 'improved cover', []],
    [{ concealment: 'partial' }, 'concealment', 'concealment', []],
    [{ concealment: 'total' }, 'concealment', 'total concealment', ['50%']],
    [{ light: 'dark' }, 'dark', 'darkness', []],
    [{ light: 'dim' }, 'dim', 'dim light', ['dim light']],
  ] as const;
  it('each kind of painted ground, such as an obstacle or darkness, has its own style and name on the map', () => {
    for (const [what, style, name, labels] of GROUNDS) {
      const all = shapes(
        paintCells(
          UNPAINTED,
          [
            [3, 3],
            [4, 3],
            [7, 6],
          ],
          what,
        ),
      );
      expect.soft(all[0], name).toMatchObject({ kind: 'fill', key: `terrain:${name}`, style });
      expect.soft(Object.keys(FILLS), name).toContain(style);
      expect.soft(inside(all[0]), name).toEqual(['3,3', '4,3', '7,6']);
      expect
        .soft(all[0]?.why, name)
        .toMatchObject({
          message: 'log.painted',
          params: { n: 3, terrain: name, grid: 'square' },
          rules: [],
        });
      // Two regions, each with its label in its first square.
      const pills = all.flatMap((s) => (s.kind === 'mark' ? [[s.text, ...s.at]] : []));
      expect.soft(pills, name).toEqual(
        labels.flatMap((label) => [
          [label, 3.5, 3.5],
          [label, 7.5, 6.5],
        ]),
      );
    }
  });

  it('squares painted as brightly lit have a border and no fill', () => {
    const all = shapes(paintCells(UNPAINTED, [[3, 3]], { light: 'bright' }));
    expect(all.filter((s) => s.kind === 'edge')).toHaveLength(1);
    expect(Object.keys(FILLS)).not.toContain('bright');
  });

  it('painted squares with different movement costs are drawn as separate areas', () => {
    const all = shapes(
      paintCells(
        paintCells(
          UNPAINTED,
          [
            [3, 3],
            [10, 3],
            [3, 8],
          ],
          { cost: 2 },
        ),
        [[4, 3]],
        { cost: 3 },
      ),
    );
    expect(all.filter((s) => s.kind === 'fill').map(inside)).toEqual([['3,3'], ['4,3']]);
  });

  it('painted low walls are drawn along the sides of squares', () => {
    const all = shapes(
      paintCells(
        paintCells(
          UNPAINTED,
          [
            [3, 3],
            [4, 3],
          ],
          { north: true },
        ),
        [[5, 3]],
        { west: true },
      ),
    );
    expect(all.map((s) => (s.kind === 'line' ? [s.style, s.points] : s.kind))).toEqual([
      [
        'low-wall',
        [
          [3, 3],
          [5, 3],
        ],
      ],
      [
        'low-wall',
        [
          [5, 3],
          [5, 4],
        ],
      ],
    ]);
    expect(LINES['low-wall']).toMatchObject({ core: 0.07, total: 0.13, dash: [0.09, 0.045] });
    expect(all.flatMap((s) => s.why ?? []).map((w) => [w.params?.['n'], w.cells.length])).toEqual([
      [3, 3],
    ]);
  });

  it('the tooltip of painted ground names the kind of ground in English and in Italian', () => {
    const [shape] = shapes(
      paintCells(
        UNPAINTED,
        [
          [3, 3],
          [4, 3],
        ],
        { cost: 3 },
      ),
    );
    expect(say(shape!.why!.message, shape!.why!.params)).toBe(
      '2 squares painted as difficult terrain ×3.',
    );
    locale.value = 'it';
    const [other] = shapes(paintCells(UNPAINTED, [[3, 3]], { cost: 2 }));
    expect(say(other!.why!.message, other!.why!.params)).toBe(
      '1 quadretto dipinto come terreno impervio.',
    );
    expect(groundInWords({ cost: 2, west: true, cover: 'improved' })).toEqual([
      'terreno impervio',
      'copertura migliorata',
      'muro basso',
    ]);
    expect(groundInWords(undefined)).toEqual([]);
  });

  it('painted ground is hidden while a square is smaller than 20 pixels', () => {
    const gone = [...marksCss.matchAll(/data-rung="tiny"\] :is\(([^)]*)\)\{display:none/g)].flatMap(
      (rule) => rule[1]?.split(',') ?? [],
    );
    for (const name of ['.fill', '.l-low-wall', '.l-concealment', '.f-pill'])
      expect(gone).toContain(name);
  });
});

const hand = (more: Partial<Brush>): Brush => ({
  tool: 'difficult',
  shades: {
    cost: 2,
    ground: '',
    cover: 'cover',
    degree: 'half',
    concealment: 'partial',
    light: 'dark',
  },
  size: 1,
  aim: { at: [4, 5] },
  graded: false,
  ...more,
});
const held = (more: Partial<Brush>): readonly Shape[] =>
  brushLayer.shapes(view(t, { hand: hand(more) }));

describe('the brush on the map', () => {
  it('the brush is drawn only while the user paints and the pointer is over the map', () => {
    expect(brushLayer.shapes(view(t))).toEqual([]);
    expect(held({ aim: null })).toEqual([]);
    expect(layers).toContain(brushLayer);
  });
  it('the brush frames the squares that it would paint, and names the tool above the frame', () => {
    expect(held({ size: 3 })).toMatchObject([
      { kind: 'frame', at: [4, 5], size: 3 },
      { kind: 'mark', figure: 'pill', at: [5.5, 5], text: 'Paint: Difficult terrain ×2' },
    ]);
  });
  it('the brush for low walls marks one side of a square, whatever the brush size', () => {
    expect(held({ tool: 'low', size: 3, aim: { at: [4, 5], side: 'west' } })[0]).toMatchObject({
      kind: 'line',
      points: [
        [4, 5],
        [4, 6],
      ],
    });
    expect(held({ tool: 'low', size: 3, aim: { at: [4, 5], side: 'north' } })[0]).toMatchObject({
      kind: 'line',
      points: [
        [4, 5],
        [5, 5],
      ],
    });
  });
  const LABELS = [
    ['Paint: Cover +4', { tool: 'cover' }],
    ['Paint: Concealment 20%', { tool: 'concealment' }],
    ['Paint: Darkness', { tool: 'dark' }],
    ['Erase', { tool: 'erase' }],
    ['Paint: Low wall', { tool: 'low' }],
    ['Paint: Obstacle', { tool: 'obstacle' }],
    ['Paint: bright light', { tool: 'dark', shades: { ...hand({}).shades, light: 'bright' } }],
  ] as const;
  it('the label of the brush names the chosen paint tool, such as “Paint: Low wall” or “Erase”', () => {
    for (const [name, more] of LABELS)
      expect.soft(held(more).at(-1), name).toMatchObject({ text: name });
  });
});

describe('painted ground on a live table', () => {
  const store = createStore();
  store.scene.value = {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 10, rows: 8, metresPerCell: 1.5 },
    creatures: [
      { id: 'a', at: [0, 0], speed: { land: 6 } },
      { id: 'b', at: [5, 5], side: 'foes' },
    ],
  };
  store.map.value = 'm';
  const marks = marksOf(store);
  const painting = paintingOf(store);
  const ground = (): string[] =>
    keys(marks.shapes.value).filter((key) => key.startsWith('terrain:'));

  it('painted ground is drawn below all map marks, and disappears when all map marks are hidden', () => {
    painting.open('m', paintCells(UNPAINTED, [[3, 3]], { obstacle: true }));
    store.selection.value = ['a'];
    expect(keys(marks.shapes.value)[0]).toBe('terrain:obstacle');
    expect(marks.shapes.value.length).toBeGreaterThan(3);
    store.held.value = 'threat';
    expect(ground()).toEqual(['terrain:obstacle']);
    store.held.value = null;
    store.muted.value = true;
    expect(marks.shapes.value).toEqual([]);
    store.muted.value = false;
  });

  it('the map does not draw painted ground again when the user only moves the brush', () => {
    painting.tool.value = 'difficult';
    const before = marks.shapes.value.find((s) => s.key === 'terrain:obstacle');
    painting.point([6.5, 2.5]);
    expect(keys(marks.shapes.value)).toContain('brush:frame');
    painting.point([7.5, 2.5]);
    expect(marks.shapes.value.find((s) => s.key === 'terrain:obstacle')).toBe(before);
    // The painted ground is not dimmed, and all other marks are.
    expect(before?.quiet).toBeUndefined();
    expect(
      marks.shapes.value
        .filter((s) => s.key.startsWith('move:near:') && (s.kind === 'fill' || s.kind === 'edge'))
        .map((s) => s.quiet),
    ).toEqual([true, true]);
    painting.tool.value = null;
    expect(marks.shapes.value.find((s) => s.key === 'terrain:obstacle')?.quiet).toBe(true);
  });
});

describe('the reasons of marks', () => {
  const scene = flankingScene();
  const said = (paint: Paint): string[] => {
    const painted = { ...scene.view, paint };
    const whys = [
      ...coverLayer.shapes(painted).flatMap((s) => s.why ?? []),
      ...(coverLayer.why?.(painted, [15, 3]) ?? []),
    ];
    return whys.map((w) => say(w.message, w.params));
  };
  it('the tooltip of a map mark mentions painted ground only if the painted ground affects that mark', () => {
    expect(said(UNPAINTED).join(' ')).toContain('an obstacle');
    const pillar = paintCells(UNPAINTED, [[13, 4]], { obstacle: true });
    expect(said(pillar).join(' ')).toContain('ground painted by you');
    // Difficult ground stops no line; an obstacle painted elsewhere does not stop this one.
    expect(
      said(
        paintCells(paintCells(UNPAINTED, [[13, 4]], { cost: 2 }), [[12, 4]], { obstacle: true }),
      ),
    ).toEqual(said(UNPAINTED));
    expect(said(UNPAINTED).join(' ')).not.toContain('painted');
    const fog = paintCells(UNPAINTED, [[15, 3]], { concealment: 'partial' });
    expect(said(fog).join(' ')).toContain('Concealment from painted concealment: 20% miss chance.');
  });
});
