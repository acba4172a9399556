/**
 * Layer of ground that the user painted (docs/design/look.md, 5), below all other layers:
 * emphasized while the user paints, quiet otherwise. The layer leaves out the host's ground, which
 * the host draws itself.
 */
import { cellOfPaintKey, lowWalls, type Paint, type Square } from '../../amendments/paint.ts';
import { CellSet } from '../../board/cellset.ts';
import type { Cell, Grid, Point } from '../../board/grid.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { isTermId, shortTerm, term } from '../../text/index.ts';
import { doubleArea } from '../outline.ts';
import { figureAt, lineAlong, type Shape, type Why } from '../shape.ts';
import { middle, ringsOf, tilingIn, quietFlag, type Layer } from './layer.ts';

/** One kind of ground with one value, and its look. */
interface Kind {
  readonly style: string;
  /** True for a dotted edge: kinds that fill the air, such as fog. */
  readonly edged?: true;
  readonly name: string;
  /** Label for a value other than the usual one of its kind, if the pattern does not show it. */
  readonly label?: string;
}

export const LIGHT_TERM = {
  daylight: 'bright-light',
  bright: 'bright-light',
  dim: 'dim-light',
  dark: 'darkness',
} as const;

/** The name of a kind of ground; one that no ruleset knows has its id. */
export function groundName(ground: string): string {
  const id = `ground-${ground}`;
  return isTermId(id) ? term(id) : ground;
}

/** The kinds of ground painted on a cell, lowest first. */
function kindsOf({
  cost,
  ground,
  obstacle,
  cover,
  degree,
  concealment,
  light,
}: Square): readonly Kind[] {
  const kinds: Kind[] = [];
  if (light !== undefined) {
    kinds.push({
      style: light,
      name: term(LIGHT_TERM[light]),
      ...(light === 'dark' ? {} : { edged: true, label: shortTerm(LIGHT_TERM[light]) }),
    });
  }
  if (concealment !== undefined) {
    kinds.push({
      style: 'concealment',
      edged: true,
      name: term(`concealment-${concealment}`),
      ...(concealment === 'total' ? { label: '50%' } : {}),
    });
  }
  if (cost !== undefined && ground === undefined)
    kinds.push({
      style: 'difficult',
      name: term('difficult-terrain') + (cost === 2 ? '' : ` ×${cost}`),
      ...(cost === 2 ? {} : { label: `×${cost}` }),
    });
  if (ground !== undefined) {
    const name = groundName(ground);
    // A kind that costs nothing and hides nothing is only an outline with its name.
    kinds.push({
      style: cost === undefined ? 'concealment' : 'difficult',
      edged: true,
      name,
      label: name,
    });
  }
  if (obstacle !== undefined) kinds.push({ style: 'obstacle', name: term('obstacle') });
  if (cover !== undefined) kinds.push({ style: `cover-${cover}`, name: term(`cover-${cover}`) });
  if (degree !== undefined)
    kinds.push({
      style: 'cover-degree',
      name: term(`cover-${degree}`),
      label: shortTerm(`cover-${degree}`),
    });
  return kinds;
}

/** The painted ground of a cell in words; low walls on its upper and left sides come last. */
export const groundInWords = (square: Square | undefined): readonly string[] =>
  square === undefined
    ? []
    : [
        ...kindsOf(square).map(({ name }) => name),
        ...((square.north ?? square.west) ? [term('low-wall')] : []),
      ];

const said = (grid: Grid, n: number, terrain: string, cells: readonly Cell[]): Why => ({
  message: 'log.painted',
  params: { grid: grid.kind, n, terrain },
  verdict: 'info',
  rules: [],
  cells,
});

/** The upper left cell in a ring: the cell below and right of the ring's uppermost corner. */
function first(judge: Judge, ring: readonly Point[]): Cell {
  const [x, y] = ring.reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  return tilingIn(judge).cellAt([x + 0.1, y + 0.1]);
}

function areas(paint: Paint, judge: Judge, quiet: boolean): Shape[] {
  const { grid } = judge.board.ground;
  const found = new Map<string, { readonly kind: Kind; readonly cells: Cell[] }>();
  for (const [place, square] of paint) {
    const at = cellOfPaintKey(place);
    if (at[0] >= grid.columns || at[1] >= grid.rows) continue;
    for (const kind of kindsOf(square)) {
      const known = found.get(kind.name);
      if (known === undefined) found.set(kind.name, { kind, cells: [at] });
      else known.cells.push(at);
    }
  }
  return [...found].flatMap(
    ([
      name,
      {
        kind: { style, edged, label },
        cells,
      },
    ]): Shape[] => {
      const rings = ringsOf(judge, CellSet.of(grid, cells));
      const key = `terrain:${name}`;
      const shared = { depth: 'terrain', rings, ...quietFlag(quiet) } as const;
      const labels =
        label === undefined
          ? []
          : rings.filter((ring) => doubleArea(ring) > 0).map((ring) => first(judge, ring));
      return [
        { kind: 'fill', key, style, ...shared, why: said(grid, cells.length, name, cells) },
        ...(edged === undefined
          ? []
          : [{ kind: 'edge', key: `${key}:edge`, style: 'concealment', ...shared } as const]),
        ...labels.map((at): Shape =>
          figureAt(`${key}:${at.join()}`, 'pill', 'ink', middle(judge, at, 1), {
            depth: 'terrain',
            text: label ?? '',
            ...quietFlag(quiet),
          }),
        ),
      ];
    },
  );
}

export const terrainLayer: Layer = {
  id: 'terrain',

  shapes({ paint, judge, quiet }) {
    if (paint.size === 0) return [];
    const { grid } = judge.board.ground;
    const walls = lowWalls(paint, grid.columns, grid.rows);
    const beside = walls.flatMap(({ from: [x, y], to: [tx, ty] }): Cell[] =>
      y === ty
        ? Array.from({ length: tx - x }, (_, i) => [x + i, y] as const)
        : Array.from({ length: ty - y }, (_, i) => [x, y + i] as const),
    );
    return [
      ...areas(paint, judge, quiet),
      ...walls.map(({ from, to }, i): Shape =>
        lineAlong(`terrain:low:${from.join()}:${to.join()}`, 'terrain', 'low-wall', [from, to], {
          ...quietFlag(quiet),
          ...(i === 0 ? { why: said(grid, beside.length, term('low-wall'), beside) } : {}),
        }),
      ),
    ];
  },
};
