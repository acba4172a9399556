/** A path on small squares: colored squares and its total, instead of marks that cover each other. */
import '../support/texts.ts';
import { describe, expect, it } from 'vitest';
import { CellSet } from '../../src/board/cellset.ts';
import type { Cell } from '../../src/board/grid.ts';
import { marksCss } from '../../src/overlay/css.ts';
import { RUNGS } from '../../src/overlay/detailByZoom.ts';
import { ringsOf } from '../../src/overlay/layers/layer.ts';
import { pathLayer } from '../../src/overlay/layers/path.tsx';
import type { FillShape, MarkShape, Shape } from '../../src/overlay/shape.ts';
import { FILLS } from '../../src/overlay/style.ts';
import type { Opportunity } from '../../src/rules/verdict.ts';
import { locale } from '../../src/text/index.ts';
import { judgedPath, movement, table, view } from './harness/table.ts';

/** The detail of squares below 44 pixels, on which the cost of a single step cannot be read. */
const SMALL = ['tiny', 'far', 'middle'];
const RULES = ['srd35.opportunity.moving-one'];

/** Class names that the style sheet hides at a level of detail. */
const hiddenAt = (rung: string): readonly string[] =>
  [...marksCss.matchAll(/([^{}\n]+)\{display:none\}/g)].flatMap(([, selectors = '']) =>
    selectors.includes(`data-rung="${rung}"`)
      ? [
          ...(selectors.split(',.marks[')[0] ?? '').matchAll(/[.,(]([\w-]+(?::not\([.\w]+\))?)/g),
        ].map(([, name = '']) => name)
      : [],
  );

/** Is a mark left at a level of detail? */
const isLeft = ({ figure, zoom }: MarkShape, rung: string): boolean => {
  const hidden = hiddenAt(rung);
  return !(
    hidden.includes(`f-${figure}`) ||
    (zoom !== 'total' && hidden.includes(`f-${figure}:not(.total)`)) ||
    (zoom !== undefined && hidden.includes(zoom))
  );
};

locale.value = 'en';
const CELLS: readonly Cell[] = Array.from({ length: 9 }, (_, i): Cell => [2 + i, 6]);
const t = table(24, 14, [
  { id: 'Ugo', at: CELLS[0]!, side: 'party' },
  { id: 'Orco', at: [4, 5], side: 'foes' },
]);
const of = t.who('Ugo');
const opportunity: Opportunity = {
  by: 'Orco',
  step: 2,
  leaving: CELLS[2]!,
  cause: 'movement',
  rules: RULES,
  again: [],
  unknown: [],
};
const broken = { code: 'over-speed', at: CELLS[7]!, step: 7, rules: RULES } as const;
const verdict = movement({
  costs: CELLS.map((_, i) => i),
  legal: false,
  violations: [broken],
  opportunities: [opportunity],
});
const judged = {
  ...judgedPath(t, of, CELLS, verdict, { broken }),
  second: 4,
  fresh: [opportunity],
};
const shapes = pathLayer.shapes(view(t, { subject: of, dragging: true, path: judged }));
const isFill = (s: Shape): s is FillShape => s.kind === 'fill';

describe('the path of a token on small squares', () => {
  it(
    'on squares smaller than 44 pixels, the only text on a path is its total cost at the last ' +
      'square',
    () => {
      expect(RUNGS.find(({ name }) => name === 'reference')?.from).toBe(44);
      for (const rung of SMALL) {
        const left = shapes.filter((s): s is MarkShape => s.kind === 'mark' && isLeft(s, rung));
        const words = left.filter(({ figure }) => ['step', 'over', 'pill'].includes(figure));
        expect(words.map(({ key, text }) => [key, text])).toEqual([['path:step:8', '40']]);
      }
    },
  );

  it('a path on squares of 44 pixels shows the cost of each step and the names of creatures that may attack', () => {
    const left = shapes.filter((s) => s.kind === 'mark' && isLeft(s, 'reference'));
    const keys = left.map(({ key }) => key);
    for (let i = 1; i <= 8; i++) expect(keys).toContain(`path:step:${i}`);
    expect(keys).toContain('path:due:2:names');
  });

  it(
    'a path’s squares have one color for the first move, one for the second move, and one for ' +
      'squares too far away',
    () => {
      const colored = (first: number, end: number) =>
        ringsOf(t.judge, CellSet.of(t.judge.board.ground.grid, CELLS.slice(first, end)));
      expect(shapes.filter(isFill).map(({ style, rings }) => [style, rings])).toEqual([
        ['path-near', colored(1, 5)],
        ['path-second', colored(5, 7)],
        ['path-over', colored(7, 9)],
      ]);
    },
  );

  it(
    'when map squares are tiny on the screen, the map still shows a path’s colored squares, ' +
      'but no other areas',
    () => {
      for (const { name } of RUNGS) expect(hiddenAt(name)).not.toContain('squares');
      expect(hiddenAt('tiny')).toContain('fill');
      for (const fill of shapes.filter(isFill))
        expect(FILLS[fill.style as keyof typeof FILLS]).toMatchObject({ kept: true });
    },
  );
});
