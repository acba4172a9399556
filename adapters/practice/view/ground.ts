/** Paints the ground of the practice map once for each board. It only draws, and uses no rules. */
import { boxOf, type Cell, type Grid } from '../../../src/board/grid.ts';
import { tilingOf } from '../../../src/board/tiling.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import type { GroundLook } from '../scenarios/scenario.ts';
import { PAINT_MARGIN, type Canvas, type GroundStyle } from './brush.ts';
import { forest } from './forest.ts';
import { parchment } from './parchment.ts';
import { random } from './random.ts';
import { paintPlatform, shade, water } from './shade.ts';
import { slender, slenderOf } from './slender.ts';
import { stone } from './stone.ts';

/** Opacity of the darkness that is painted over cells in each light. */
const DEPTH = { dim: 0.42, dark: 0.7 } as const;

export const LOOKS: Readonly<Record<GroundLook, GroundStyle>> = { stone, forest, parchment };

/** Width and height of the map in plane units, rounded up. */
export function mapSize(grid: Grid): { readonly width: number; readonly height: number } {
  const { width, height } = tilingOf(grid);
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

/**
 * Paints the scene with a margin: the picture's origin lies MARGIN cells to the left of the map's
 * origin and above it. The canvas gets the finished picture: without a graphics card, a canvas that
 * can still be drawn on is copied in every frame.
 */
export function paintGround(
  canvas: HTMLCanvasElement,
  scene: SceneDocument,
  walls: NonNullable<SceneDocument['walls']>,
  {
    ground,
    px,
    seed,
    nameOf,
  }: {
    readonly ground: GroundLook;
    readonly px: number;
    readonly seed: string;
    readonly nameOf: (cell: Cell) => string;
  },
): void {
  const { grid } = scene;
  const tiling = tilingOf(grid);
  const { width, height } = mapSize(grid);
  canvas.width = (width + 2 * PAINT_MARGIN) * px;
  canvas.height = (height + 2 * PAINT_MARGIN) * px;
  const shown = canvas.getContext('bitmaprenderer');
  if (shown === null) return;
  const picture = new OffscreenCanvas(canvas.width, canvas.height);
  const g = picture.getContext('2d');
  if (g === null) return;
  g.translate(PAINT_MARGIN * px, PAINT_MARGIN * px);
  const c: Canvas = { g, px, width, height, grid, tiling, random: random(seed) };
  const look = LOOKS[ground];
  const all = scene.cells ?? [];
  const cells = (test: (cell: (typeof all)[number]) => boolean): Cell[] =>
    all.filter(test).map((cell) => cell.at);
  const blocks = (cell: (typeof all)[number], what: 'move' | 'sight'): boolean =>
    cell.blocks?.includes(what) === true;

  look.floor(c);
  look.rubble(
    c,
    cells((cell) => cell.terrain === 'difficult'),
  );
  water(
    c,
    cells((cell) => cell.surface === 'water'),
  );
  rule(c, look.grid);
  paintPlatform(
    c,
    cells((cell) => (cell.elevation ?? 0) > 0),
  );
  g.save();
  g.beginPath();
  g.rect(0, 0, width * px, height * px);
  g.clip();
  look.light(c);
  g.restore();
  look.pit(
    c,
    cells((cell) => blocks(cell, 'move') && !blocks(cell, 'sight')),
  );
  look.low(
    c,
    cells((cell) => cell.low === true),
  );
  look.rock(
    c,
    cells((cell) => blocks(cell, 'move') && blocks(cell, 'sight')),
  );
  for (const wall of walls) {
    const [from, to] = [tiling.plane(wall.from), tiling.plane(wall.to)];
    const kind = slenderOf(wall);
    if (kind === null) look.wall(c, from, to, wall.low === true);
    else slender(c, kind, from, to);
  }
  look.fog(
    c,
    cells((cell) => cell.concealment !== undefined),
  );
  for (const light of ['dim', 'dark'] as const) shade(c, cellsIn(scene, light), DEPTH[light]);
  fade(c);
  const rock = new Set(cells((cell) => blocks(cell, 'move') && blocks(cell, 'sight')).map(String));
  const floor = everyCell(grid).filter((cell) => !rock.has(String(cell)));
  nameCells(c, floor, nameOf);
  shown.transferFromImageBitmap(picture.transferToImageBitmap());
}

/**
 * The cells with this light: each cell's own light counts, otherwise the light of the whole map.
 */
function cellsIn(scene: SceneDocument, light: keyof typeof DEPTH): Cell[] {
  // Rock is already painted dark, so it is never darkened further.
  const own = new Map(
    (scene.cells ?? []).map((cell) => [
      cell.at.join(),
      cell.blocks?.includes('sight') === true ? 'bright' : cell.light,
    ]),
  );
  return everyCell(scene.grid).filter((cell) => (own.get(cell.join()) ?? scene.light) === light);
}

const everyCell = ({ columns, rows }: Grid): Cell[] =>
  Array.from({ length: columns * rows }, (_, i): Cell => [i % columns, Math.floor(i / columns)]);

/** Fades the painted surroundings out, so that they have no visible edge. */
function fade({ g, px, ...map }: Canvas): void {
  const [left, top, width, height] = [
    -PAINT_MARGIN * px,
    -PAINT_MARGIN * px,
    (map.width + 2 * PAINT_MARGIN) * px,
    (map.height + 2 * PAINT_MARGIN) * px,
  ];
  const deep = (PAINT_MARGIN - 1) * px;
  g.globalCompositeOperation = 'destination-out';
  for (const [x1, y1, x2, y2] of [
    [left, 0, left + deep, 0],
    [left + width, 0, left + width - deep, 0],
    [0, top, 0, top + deep],
    [0, top + height, 0, top + height - deep],
  ] as const) {
    const gradient = g.createLinearGradient(x1, y1, x2, y2);
    gradient.addColorStop(0, '#000');
    gradient.addColorStop(1, 'transparent');
    g.fillStyle = gradient;
    g.fillRect(left, top, width, height);
  }
  g.globalCompositeOperation = 'source-over';
}

/**
 * Letters above the columns of the floor and numbers left of its rows: the lessons name squares by
 * them.
 */
function nameCells(
  { g, px, tiling }: Canvas,
  floor: readonly Cell[],
  nameOf: (cell: Cell) => string,
): void {
  g.font = `600 ${Math.round(0.26 * px)}px system-ui, sans-serif`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineWidth = Math.max(2, 0.06 * px);
  g.lineJoin = 'round';
  g.strokeStyle = 'rgba(12,10,8,.85)';
  g.fillStyle = 'rgba(236,226,204,.9)';
  const write = (text: string, x: number, y: number): void => {
    g.strokeText(text, x * px, y * px);
    g.fillText(text, x * px, y * px);
  };
  const [left, top, right, bottom] = boxOf(floor);
  const [edge, above] = [
    tiling.middleOf([left, top], 1)[0] - 0.75,
    tiling.middleOf([left, top], 1)[1] - 0.75,
  ];
  for (let x = left; x <= right; x++)
    write(nameOf([x, top]).replace(/\d+$/, ''), tiling.middleOf([x, top], 1)[0], above);
  for (let y = top; y <= bottom; y++)
    write(nameOf([left, y]).replace(/^\D+/, ''), edge, tiling.middleOf([left, y], 1)[1]);
}

function rule({ g, px, grid: { columns, rows }, tiling }: Canvas, colour: string): void {
  g.strokeStyle = colour;
  g.lineWidth = Math.max(1, px * 0.014);
  g.beginPath();
  // Only half of a hex's sides are drawn, because its neighbors draw the others. At the map's edge,
  // all are drawn.
  if (tiling.kind === 'hex') {
    for (let i = 0; i < columns * rows; i++) {
      const cell: Cell = [i % columns, Math.floor(i / columns)];
      const corners = tiling.corners(cell);
      for (const [side, [x, y]] of tiling.neighbours(cell).entries()) {
        if (side > 2 && x >= 0 && y >= 0 && x < columns && y < rows) continue;
        const [[ax, ay], [bx, by]] = [corners[side]!, corners[(side + 1) % 6]!];
        g.moveTo(ax * px, ay * px);
        g.lineTo(bx * px, by * px);
      }
    }
    g.stroke();
    return;
  }
  for (let x = 0; x <= columns; x++) {
    g.moveTo(x * px, 0);
    g.lineTo(x * px, rows * px);
  }
  for (let y = 0; y <= rows; y++) {
    g.moveTo(0, y * px);
    g.lineTo(columns * px, y * px);
  }
  g.stroke();
}
