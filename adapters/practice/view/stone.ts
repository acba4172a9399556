/** Paints the look "stone": dungeon flagstones, dark rock with a light rim, torchlight. */
import type { Cell, Point } from '../../../src/board/grid.ts';
import {
  borderCells,
  boxes,
  glow,
  glowAnywhere,
  pebble,
  tiles,
  type Canvas,
  type GroundStyle,
} from './brush.ts';
import { roundedOutline } from './outline.ts';
import { randomBetween } from './random.ts';

const JOINT = '#2c2824';

export const stone: GroundStyle = {
  beyond: '#100e0c',
  grid: 'rgba(12,10,8,.55)',

  floor(c) {
    const { g, px, random } = c;
    g.fillStyle = JOINT;
    g.fillRect(0, 0, c.width * px, c.height * px);
    if (c.tiling.kind === 'hex') slabs(c);
    else for (let y = 0; y < c.height; y++) for (let x = 0; x < c.width; x++) flags(c, x, y);
    for (let n = c.width * c.height * 0.16; n > 0; n--) {
      const [x, y] = [random() * c.width * px, random() * c.height * px];
      if (random() < 0.5) crack(c, x, y);
      else
        for (let i = randomBetween(random, 2, 6); i > 0; i--) {
          g.fillStyle = 'rgba(18,15,12,.42)';
          pebble(c, 7, {
            x: x + randomBetween(random, -0.2, 0.2) * px,
            y: y + randomBetween(random, -0.2, 0.2) * px,
            r: randomBetween(random, 0.015, 0.045) * px,
          });
          g.fill();
        }
    }
  },

  rock(c, cells) {
    const solid = [...cells, ...borderCells(c)];
    body(c, solid, '#17130f', () => {
      for (const [x, y] of boxes(c, solid)) {
        for (let i = 0; i < 9; i++) {
          c.g.fillStyle = c.random() < 0.5 ? 'rgba(255,236,200,.028)' : 'rgba(0,0,0,.24)';
          pebble(c, 6, {
            x: (x + (i % 3) / 3 + randomBetween(c.random, 0.08, 0.26)) * c.px,
            y: (y + Math.floor(i / 3) / 3 + randomBetween(c.random, 0.08, 0.26)) * c.px,
            r: randomBetween(c.random, 0.08, 0.14) * c.px,
          });
          c.g.fill();
        }
      }
    });
  },

  rubble(c, cells) {
    const { g, px, random } = c;
    g.fillStyle = 'rgba(22,18,15,.34)';
    g.fill(tiles(c, cells));
    for (const [x, y] of boxes(c, cells)) {
      scatter(c, [x, y], 13, ['#6d655b', '#5d564e', '#7a7166', '#514b44']);
      for (let i = 0; i < 6; i++) {
        g.fillStyle = 'rgba(210,196,172,.22)';
        g.fillRect((x + random()) * px, (y + random()) * px, px * 0.02, px * 0.02);
      }
    }
  },

  fog: (c, cells) => mist(c, cells, 'rgba(206,214,218,.24)'),

  low(c, cells) {
    c.g.fillStyle = 'rgba(20,17,14,.5)';
    c.g.fill(tiles(c, cells));
    for (const box of boxes(c, cells)) {
      scatter(c, box, 9, ['#8b8173', '#7b7265', '#6c6459'], 1.5);
    }
  },

  pit(c, cells) {
    body(c, cells, '#050505', () => undefined);
  },

  wall(c, from, to, low) {
    if (low) blocks(c, from, to, ['#8d8477', '#7d7468', '#9a9082'], '#17130f');
    else bar(c, from, to, { edge: '#0d0b09', rim: 'rgba(158,146,122,.75)', fill: '#1d1813' });
  },

  light(c) {
    const { g } = c;
    g.globalCompositeOperation = 'soft-light';
    for (let n = Math.ceil((c.width * c.height) / 45); n > 0; n--) {
      glowAnywhere(c, [3, 5], 'rgba(255,186,96,.55)', 'rgba(255,186,96,0)');
      glowAnywhere(c, [3, 5], 'rgba(20,34,54,.5)', 'rgba(20,34,54,0)');
    }
    g.globalCompositeOperation = 'source-over';
  },
};

const toned = ({ g, random }: Canvas): void => {
  const tone = randomBetween(random, 62, 82);
  const warm = randomBetween(random, 2, 9);
  g.fillStyle = `rgb(${tone + warm},${tone + warm * 0.45},${tone - warm * 0.4})`;
};

/** Paints one slab on each hex, with gaps as joints between them. */
function slabs(c: Canvas): void {
  const {
    g,
    px,
    grid: { columns, rows },
  } = c;
  g.strokeStyle = JOINT;
  g.lineWidth = 0.03 * px;
  for (let i = 0; i < columns * rows; i++) {
    const slab = tiles(c, [[i % columns, Math.floor(i / columns)]]);
    toned(c);
    g.fill(slab);
    g.stroke(slab);
  }
}

/** Paints one cell of floor: one to four flagstones. */
function flags(c: Canvas, x: number, y: number): void {
  const { random } = c;
  const split = randomBetween(random, 0.34, 0.66);
  const kind = random();
  const parts =
    kind < 0.22
      ? [[0, 0, 1, 1]]
      : kind < 0.48
        ? [
            [0, 0, split, 1],
            [split, 0, 1 - split, 1],
          ]
        : kind < 0.74
          ? [
              [0, 0, 1, split],
              [0, split, 1, 1 - split],
            ]
          : [
              [0, 0, split, 0.5],
              [split, 0, 1 - split, 0.5],
              [0, 0.5, 1 - split, 0.5],
              [1 - split, 0.5, split, 0.5],
            ];
  for (const [dx = 0, dy = 0, w = 1, h = 1] of parts) {
    toned(c);
    const [gap, radius] = [0.014 * c.px, 0.04 * c.px];
    c.g.beginPath();
    c.g.roundRect(
      (x + dx) * c.px + gap,
      (y + dy) * c.px + gap,
      w * c.px - 2 * gap,
      h * c.px - 2 * gap,
      radius,
    );
    c.g.fill();
    c.g.strokeStyle = 'rgba(255,244,224,.045)';
    c.g.lineWidth = 0.012 * c.px;
    c.g.stroke();
  }
}

function crack({ g, px, random }: Canvas, x: number, y: number): void {
  g.strokeStyle = 'rgba(16,13,10,.5)';
  g.lineWidth = px * 0.016;
  g.beginPath();
  g.moveTo(x, y);
  let a = random() * 2 * Math.PI;
  for (let i = 0; i < 4; i++) {
    a += randomBetween(random, -0.7, 0.7);
    x += Math.cos(a) * px * 0.1;
    y += Math.sin(a) * px * 0.1;
    g.lineTo(x, y);
  }
  g.stroke();
}

/** Paints a solid shape over cells, with a dark edge and a light rim. */
export function body(
  c: Canvas,
  cells: readonly Cell[],
  fill: string,
  texture: () => void,
  { rim, edge } = { rim: 'rgba(158,146,122,.62)', edge: '#0a0806' },
): void {
  if (cells.length === 0) return;
  const { g, px } = c;
  const shape = roundedOutline(c, cells, 0.1);
  g.save();
  g.shadowColor = 'rgba(0,0,0,.55)';
  g.shadowBlur = px * 0.22;
  g.fillStyle = fill;
  g.fill(shape);
  g.restore();
  g.save();
  g.clip(shape);
  texture();
  g.restore();
  g.lineJoin = 'round';
  g.strokeStyle = edge;
  g.lineWidth = px * 0.085;
  g.stroke(shape);
  g.strokeStyle = rim;
  g.lineWidth = px * 0.026;
  g.stroke(shape);
}

/** Paints loose stones in the box around a cell. */
export function scatter(
  c: Canvas,
  [x, y]: Point,
  count: number,
  colours: readonly string[],
  size = 1,
): void {
  const { g, px, random } = c;
  for (let i = 0; i < count; i++) {
    const [cx, cy, r] = [
      (x + randomBetween(random, 0.1, 0.9)) * px,
      (y + randomBetween(random, 0.1, 0.9)) * px,
      randomBetween(random, 0.04, 0.1) * size * px,
    ];
    g.fillStyle = 'rgba(8,6,5,.55)';
    pebble(c, 7, { x: cx + r * 0.2, y: cy + r * 0.35, r: r * 1.1 });
    g.fill();
    g.fillStyle = colours[i % colours.length] ?? '#666';
    pebble(c, 7, { x: cx, y: cy, r });
    g.fill();
  }
}

/** Paints mist over cells, with a ragged edge. */
export function mist(c: Canvas, cells: readonly Cell[], colour: string): void {
  const { g, px, random } = c;
  if (cells.length === 0) return;
  g.save();
  g.filter = `blur(${px * 0.14}px)`;
  g.fillStyle = colour;
  g.fill(roundedOutline(c, cells, 0.3));
  for (const [x, y] of boxes(c, cells)) {
    for (let i = 0; i < 3; i++)
      glow(
        g,
        { x: (x + random()) * px, y: (y + random()) * px, r: randomBetween(random, 0.3, 0.6) * px },
        'rgba(226,232,236,.16)',
        'rgba(226,232,236,0)',
      );
  }
  g.restore();
}

/** Draws a full wall on the line between cells. */
export function bar(
  { g, px }: Canvas,
  from: readonly number[],
  to: readonly number[],
  { edge, rim, fill }: { readonly edge: string; readonly rim: string; readonly fill: string },
): void {
  const [x1 = 0, y1 = 0] = from;
  const [x2 = 0, y2 = 0] = to;
  g.lineCap = 'round';
  for (const [colour, width] of [
    [edge, 0.26],
    [rim, 0.19],
    [edge, 0.15],
    [fill, 0.12],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = width * px;
    g.beginPath();
    g.moveTo(x1 * px, y1 * px);
    g.lineTo(x2 * px, y2 * px);
    g.stroke();
  }
  g.lineCap = 'butt';
}

/** Draws a low wall, a row of blocks, on the line between cells. */
export function blocks(
  { g, px, random }: Canvas,
  from: readonly number[],
  to: readonly number[],
  colours: readonly string[],
  joint: string,
): void {
  const [x1 = 0, y1 = 0] = from;
  const [x2 = 0, y2 = 0] = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round(length * 3));
  g.save();
  g.translate(x1 * px, y1 * px);
  g.rotate(Math.atan2(y2 - y1, x2 - x1));
  g.shadowColor = 'rgba(0,0,0,.6)';
  g.shadowBlur = px * 0.08;
  g.fillStyle = joint;
  g.fillRect(0, -0.11 * px, length * px, 0.22 * px);
  g.shadowBlur = 0;
  for (let i = 0; i < count; i++) {
    g.fillStyle = colours[Math.floor(random() * colours.length)] ?? '#888';
    g.beginPath();
    g.roundRect(
      (i / count) * length * px + px * 0.015,
      randomBetween(random, -0.095, -0.075) * px,
      (length / count) * px - px * 0.03,
      0.17 * px,
      px * 0.03,
    );
    g.fill();
  }
  g.restore();
}
