/**
 * A still picture of Quadretto's marks: the cells that a dire wolf threatens, the cells that Aldo
 * can reach, and a path of two diagonal steps (which cost 1 and 2). It is decoration, so it has no
 * text.
 */
import { useId } from 'preact/hooks';
import { CellSet } from '../../src/board/cellset.ts';
import type { Cell } from '../../src/board/grid.ts';
import { borderRings, ringsPath } from '../../src/overlay/outline.ts';

/** Width of a cell, in units of the picture. */
export const C = 70;
const GRID = { columns: 8, rows: 8 };
const ALDO: Cell = [2, 5];
/** Speed of the creature Aldo, in squares. The wolf is Large, 2 × 2, and reaches one square. */
const SPEED = 4;
const WOLF: Cell = [5, 1];

const WHOLE = [0, 0, GRID.columns, GRID.rows];
const CLOSE = [1.6, 0.4, 6.2, 5.8];

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const cells: readonly Cell[] = range(GRID.rows).flatMap((y) =>
  range(GRID.columns).map((x): Cell => [x, y]),
);
const within = ([x, y]: Cell, by: number): boolean =>
  x >= WOLF[0] - by && x <= WOLF[0] + 1 + by && y >= WOLF[1] - by && y <= WOLF[1] + 1 + by;
/** Cost of moving from Aldo's cell to another cell; every second diagonal step costs two. */
function cost([x, y]: Cell): number {
  const [dx, dy] = [Math.abs(x - ALDO[0]), Math.abs(y - ALDO[1])];
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
}
const area = (holds: (cell: Cell) => boolean): string =>
  ringsPath(borderRings(CellSet.of(GRID, cells.filter(holds))), 0.035, 0.1, C);

/** Threatened area of the wolf, without the wolf's own space. */
const THREAT = {
  edge: area((c) => within(c, 1)),
  hole: `M${WOLF[0] * C} ${WOLF[1] * C}h${2 * C}v${2 * C}h${-2 * C}z`,
};
const MOVE = { edge: area((c) => cost(c) <= SPEED && !within(c, 0)), hole: '' };

interface BoardProps {
  readonly ground?: 'stone' | 'parchment';
  /** The user's settings for the style of the marks. */
  readonly thick?: boolean;
  readonly plain?: boolean;
  /** Shows only the middle of the board, for small pictures. */
  readonly close?: boolean;
}

export function DemoBoard({
  ground = 'stone',
  thick = false,
  plain = false,
  close = false,
}: BoardProps) {
  const id = useId();
  const [hatch, dots] = [`${id}-hatch`, `${id}-dots`];
  return (
    <svg
      class="board"
      viewBox={(close ? CLOSE : WHOLE).map((n) => n * C).join(' ')}
      data-ground={ground}
      data-thick={thick}
      data-plain={plain}
      aria-hidden="true"
    >
      <DemoPatterns hatch={hatch} dots={dots} />
      <rect class="floor" width={GRID.columns * C} height={GRID.rows * C} />
      {range(GRID.columns + 1).map((i) => (
        <path key={i} class="grid" d={`M${i * C} 0V${GRID.rows * C}`} />
      ))}
      {range(GRID.rows + 1).map((i) => (
        <path key={i} class="grid" d={`M0 ${i * C}H${GRID.columns * C}`} />
      ))}
      <Area name="move" pattern={dots} {...MOVE} />
      <Area name="threat" pattern={hatch} {...THREAT} />
      <path class="link-ink" d={LINK} />
      <path class="link" d={LINK} />
      {[
        [3.5, 4.5, 1],
        [4.5, 3.5, 3],
      ].map(([x = 0, y = 0, total]) => (
        <g key={total}>
          <circle class="disc" cx={x * C} cy={y * C} r={0.186 * C} />
          <text class="cost" x={x * C} y={y * C + 4.5}>
            {total}
          </text>
        </g>
      ))}
      <DemoToken
        x={(ALDO[0] + 0.5) * C}
        y={(ALDO[1] + 0.5) * C}
        r={0.43 * C}
        class="own"
        letter="A"
      />
      <DemoToken x={(WOLF[0] + 1) * C} y={(WOLF[1] + 1) * C} r={0.9 * C} class="foe" letter="L" />
      <path class="brackets" d={brackets(ALDO)} />
    </svg>
  );
}

/** SVG patterns for threatened and reachable areas; the areas refer to them by their ids. */
export const DemoPatterns = ({ hatch, dots }: { hatch: string; dots: string }) => (
  <defs>
    <pattern
      id={hatch}
      width={0.2 * C}
      height={0.2 * C}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="hatch-ink" width={0.052 * C} height={0.2 * C} />
      <rect class="hatch" x={0.013 * C} width={0.026 * C} height={0.2 * C} />
    </pattern>
    <pattern id={dots} width={0.25 * C} height={0.25 * C} patternUnits="userSpaceOnUse">
      {[0.0625, 0.1875].map((at) => (
        <g key={at}>
          <circle class="dot-ink" cx={at * C} cy={at * C} r={0.034 * C} />
          <circle class="dot" cx={at * C} cy={at * C} r={0.02 * C} />
        </g>
      ))}
    </pattern>
  </defs>
);

const LINK = `M${2.5 * C} ${5.5 * C}L${3.5 * C} ${4.5 * C}L${4.5 * C} ${3.5 * C}`;

/** Path that draws the four corners of a cell. */
export const brackets = ([x, y]: Cell): string => {
  const [a, b, arm] = [0.06, 0.94, 0.2];
  return (
    [
      [a, a, 1, 1],
      [b, a, -1, 1],
      [a, b, 1, -1],
      [b, b, -1, -1],
    ] as const
  )
    .map(
      ([dx, dy, h, v]) =>
        `M${(x + dx + h * arm) * C} ${(y + dy) * C}H${(x + dx) * C}V${(y + dy + v * arm) * C}`,
    )
    .join('');
};

export const Area = ({
  name,
  pattern,
  edge,
  hole,
}: {
  readonly name: string;
  readonly pattern: string;
  readonly edge: string;
  readonly hole: string;
}) => (
  <g class={name}>
    <path d={edge + hole} fill-rule="evenodd" class="flat" />
    <path d={edge + hole} fill-rule="evenodd" fill={`url(#${pattern})`} />
    <path d={edge} class="casing" />
    <path d={edge} class="edge" />
  </g>
);

/** Position and radius of a token, in units of the picture. */
interface TokenProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly class: string;
  readonly letter: string;
}

export const DemoToken = ({ x, y, r, class: side, letter }: TokenProps) => (
  <g class={side}>
    <circle class="token" cx={x} cy={y} r={r} />
    <text class="letter" x={x} y={y + r * 0.28} font-size={r * 0.75}>
      {letter}
    </text>
  </g>
);
