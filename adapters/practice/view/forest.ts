/**
 * Paints the look "forest": a clearing at dusk with moss, tufts and a beaten track; impassable
 * cells are trees.
 */
import type { Cell } from '../../../src/board/grid.ts';
import { borderCells, boxes, glow, glowAnywhere, type Canvas, type GroundStyle } from './brush.ts';
import { roundedOutline } from './outline.ts';
import { randomBetween } from './random.ts';
import { bar, blocks, body, mist, scatter } from './stone.ts';

export const forest: GroundStyle = {
  beyond: '#101817',
  grid: 'rgba(8,16,15,.42)',

  floor(c) {
    const { g, px, random } = c;
    g.fillStyle = '#2b3a36';
    g.fillRect(0, 0, c.width * px, c.height * px);
    g.save();
    g.beginPath();
    g.rect(0, 0, c.width * px, c.height * px);
    g.clip();
    for (let n = c.width * c.height * 0.35; n > 0; n--) {
      const colour =
        ['rgba(62,86,66,', 'rgba(24,38,38,', 'rgba(52,70,62,', 'rgba(70,78,58,'][
          Math.floor(random() * 4)
        ] ?? 'rgba(0,0,0,';
      glowAnywhere(c, [0.6, 1.8], `${colour}.42)`, `${colour}0)`);
    }
    track(c);
    for (let n = c.width * c.height * 0.6; n > 0; n--)
      tuft(c, random() * c.width * px, random() * c.height * px);
    g.restore();
  },

  rock(c, cells) {
    const rim = borderCells(c);
    c.g.fillStyle = '#243d36';
    c.g.fill(roundedOutline(c, [...rim, ...cells], 0.3));
    canopy(c, rim, 0.6);
    canopy(c, cells, 0.5);
    c.g.strokeStyle = 'rgba(132,168,128,.34)';
    c.g.lineWidth = 0.03 * c.px;
    if (cells.length > 0) c.g.stroke(roundedOutline(c, cells, 0.16, -0.02));
  },

  rubble(c, cells) {
    if (cells.length === 0) return;
    c.g.fillStyle = 'rgba(20,26,20,.4)';
    c.g.fill(roundedOutline(c, cells, 0.3, 0.02));
    for (const cell of boxes(c, cells)) {
      scatter(c, cell, 6, ['#5c6459', '#4d554b', '#6a7066']);
      for (let i = 0; i < 9; i++)
        tuft(
          c,
          (cell[0] + c.random()) * c.px,
          (cell[1] + c.random()) * c.px,
          'rgba(128,150,96,.5)',
        );
    }
  },

  fog: (c, cells) => mist(c, cells, 'rgba(198,214,212,.24)'),
  low(c, cells) {
    for (const box of boxes(c, cells)) scatter(c, box, 9, ['#7c8272', '#6a7062', '#5a6054'], 1.5);
  },
  pit: (c, cells) =>
    body(c, cells, '#060b0b', () => undefined, { rim: 'rgba(120,146,120,.4)', edge: '#080d0c' }),
  wall(c, from, to, low) {
    if (low) blocks(c, from, to, ['#7f8577', '#6f7568', '#8c9283'], '#141b19');
    else bar(c, from, to, { edge: '#0b1110', rim: 'rgba(140,160,132,.7)', fill: '#1a2422' });
  },
  light(c) {
    const { g, px } = c;
    g.globalCompositeOperation = 'soft-light';
    glow(
      g,
      {
        x: c.width * px * 0.42,
        y: c.height * px * 0.45,
        r: Math.max(c.width, c.height) * px * 0.55,
      },
      'rgba(235,226,170,.35)',
      'rgba(235,226,170,0)',
    );
    g.globalCompositeOperation = 'source-over';
  },
};

function track({ g, px, width: wide, height, random }: Canvas): void {
  const y = height * randomBetween(random, 0.35, 0.7);
  g.save();
  g.filter = `blur(${px * 0.1}px)`;
  g.lineCap = 'round';
  for (const [width, alpha] of [
    [1.5, 0.12],
    [1.1, 0.16],
    [0.7, 0.16],
  ] as const) {
    g.strokeStyle = `rgba(150,132,104,${alpha})`;
    g.lineWidth = width * px;
    g.beginPath();
    g.moveTo(-px, (y + 1.2) * px);
    g.bezierCurveTo(
      wide * 0.3 * px,
      (y + 1) * px,
      wide * 0.55 * px,
      (y - 2.2) * px,
      (wide + 1) * px,
      (y - 1.6) * px,
    );
    g.stroke();
  }
  g.restore();
}

function tuft(
  { g, px, random }: Canvas,
  x: number,
  y: number,
  colour = 'rgba(120,148,112,.3)',
): void {
  g.strokeStyle = colour;
  g.lineWidth = px * 0.014;
  g.beginPath();
  for (const lean of [-0.05, 0, 0.05]) {
    g.moveTo(x + lean * 0.4 * px, y);
    g.lineTo(x + lean * px, y - randomBetween(random, 0.06, 0.12) * px);
  }
  g.stroke();
}

/**
 * Draws treetops over the cells: first their shadows, then clumps of leaves, up to `reach` cells
 * from each cell's center.
 */
function canopy(c: Canvas, cells: readonly Cell[], reach: number): void {
  const { g, px, random } = c;
  const spots = boxes(c, cells);
  const disc = (x: number, y: number, r: number, colour: string): void => {
    g.fillStyle = colour;
    g.beginPath();
    g.arc(x * px, y * px, r * px, 0, 2 * Math.PI);
    g.fill();
  };
  for (const [x, y] of spots) disc(x + 0.58, y + 0.66, reach + 0.04, 'rgba(6,12,11,.3)');
  for (const [x, y] of spots)
    disc(x + 0.5, y + 0.5, reach + randomBetween(random, 0, 0.05), '#243d36');
  for (const [x, y] of spots) {
    for (let i = 0; i < 12; i++) {
      const [a, d] = [random() * 2 * Math.PI, Math.sqrt(random()) * (reach - 0.12)];
      const colour =
        ['rgba(52,90,72,.55)', 'rgba(42,76,64,.6)', 'rgba(74,112,82,.3)', 'rgba(22,46,40,.5)'][
          i % 4
        ] ?? '#244';
      disc(
        x + 0.5 + Math.cos(a) * d,
        y + 0.5 + Math.sin(a) * d,
        randomBetween(random, 0.08, 0.2),
        colour,
      );
    }
  }
}
