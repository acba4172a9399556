/** Paints the look "parchment": an old map on paper, with brown ink and hatched rock. */
import type { Cell } from '../../../src/board/grid.ts';
import { boxes, glowAnywhere, pebble, tiles, type Canvas, type GroundStyle } from './brush.ts';
import { roundedOutline } from './outline.ts';
import { randomBetween } from './random.ts';

const INK = '#4e3517';

export const parchment: GroundStyle = {
  beyond: '#241c14',
  grid: 'rgba(98,72,36,.26)',

  floor(c) {
    const { g, px, random } = c;
    const edge = 0.55 * px;
    g.save();
    g.shadowColor = 'rgba(0,0,0,.65)';
    g.shadowBlur = 0.5 * px;
    g.shadowOffsetY = 0.12 * px;
    g.fillStyle = '#dcc89a';
    g.beginPath();
    g.roundRect(-edge, -edge, c.width * px + 2 * edge, c.height * px + 2 * edge, 0.18 * px);
    g.fill();
    g.restore();
    g.save();
    g.clip();
    for (let n = 40; n > 0; n--) {
      const dark = random() < 0.5;
      glowAnywhere(
        c,
        [1, 3],
        dark ? 'rgba(168,128,66,.16)' : 'rgba(252,242,208,.30)',
        'rgba(220,200,154,0)',
      );
    }
    for (let n = c.width * c.height * 0.5; n > 0; n--) {
      g.fillStyle = 'rgba(98,68,30,.24)';
      g.beginPath();
      g.arc(
        random() * c.width * px,
        random() * c.height * px,
        randomBetween(random, 0.008, 0.02) * px,
        0,
        2 * Math.PI,
      );
      g.fill();
    }
    g.restore();
  },

  rock(c, cells) {
    ink(c, cells, () => hatch(c, cells, 0.125));
  },

  rubble(c, cells) {
    const { g, px, random } = c;
    if (cells.length === 0) return;
    g.fillStyle = 'rgba(120,86,40,.14)';
    g.fill(roundedOutline(c, cells, 0.2));
    g.strokeStyle = 'rgba(78,53,23,.6)';
    g.lineWidth = 0.02 * px;
    for (const [x, y] of boxes(c, cells)) {
      for (let i = 0; i < 7; i++) {
        pebble(c, 7, {
          x: (x + randomBetween(random, 0.12, 0.88)) * px,
          y: (y + randomBetween(random, 0.12, 0.88)) * px,
          r: randomBetween(random, 0.04, 0.09) * px,
        });
        g.fillStyle = 'rgba(236,220,178,.9)';
        g.fill();
        g.stroke();
      }
    }
  },

  fog(c, cells) {
    const { g, px, random } = c;
    g.strokeStyle = 'rgba(78,53,23,.4)';
    g.lineWidth = 0.018 * px;
    g.fillStyle = 'rgba(250,246,230,.4)';
    g.fill(tiles(c, cells));
    for (const [x, y] of boxes(c, cells)) {
      for (let i = 0; i < 4; i++) {
        const [a, b] = [(x + randomBetween(random, 0.1, 0.5)) * px, (y + 0.15 + i * 0.22) * px];
        g.beginPath();
        g.moveTo(a, b);
        g.bezierCurveTo(
          a + 0.12 * px,
          b - 0.07 * px,
          a + 0.22 * px,
          b + 0.07 * px,
          a + 0.36 * px,
          b,
        );
        g.stroke();
      }
    }
  },

  low(c, cells) {
    ink(c, cells, () => hatch(c, cells, 0.25));
  },

  pit(c, cells) {
    ink(c, cells, () => {
      c.g.fillStyle = 'rgba(40,26,10,.75)';
      c.g.fill(roundedOutline(c, cells, 0.08));
    });
  },

  wall({ g, px }, from, to, low) {
    const [x1 = 0, y1 = 0] = from;
    const [x2 = 0, y2 = 0] = to;
    g.lineCap = low ? 'butt' : 'round';
    for (const [colour, width] of low
      ? ([
          [INK, 0.17],
          ['#e6d5a8', 0.1],
        ] as const)
      : ([[INK, 0.12]] as const)) {
      g.strokeStyle = colour;
      g.lineWidth = width * px;
      g.beginPath();
      g.moveTo(x1 * px, y1 * px);
      g.lineTo(x2 * px, y2 * px);
      g.stroke();
    }
    if (low) {
      g.setLineDash([0.02 * px, 0.23 * px]);
      g.strokeStyle = INK;
      g.lineWidth = 0.12 * px;
      g.stroke();
      g.setLineDash([]);
    }
    g.lineCap = 'butt';
  },

  light(c) {
    const { g, px } = c;
    g.strokeStyle = INK;
    g.lineWidth = 0.05 * px;
    g.beginPath();
    g.roundRect(0, 0, c.width * px, c.height * px, 0.06 * px);
    g.stroke();
  },
};

function ink(c: Canvas, cells: readonly Cell[], inside: () => void): void {
  if (cells.length === 0) return;
  const { g, px } = c;
  const shape = roundedOutline(c, cells, 0.1);
  g.save();
  g.clip(shape);
  inside();
  g.restore();
  g.lineJoin = 'round';
  g.strokeStyle = INK;
  g.lineWidth = 0.07 * px;
  g.stroke(shape);
}

function hatch(c: Canvas, cells: readonly Cell[], every: number): void {
  const { g, px } = c;
  g.fillStyle = 'rgba(150,112,58,.28)';
  g.strokeStyle = 'rgba(78,53,23,.5)';
  g.lineWidth = 0.018 * px;
  for (const cell of cells) {
    const tile = tiles(c, [cell]);
    const [x, y] = c.tiling.plane(cell);
    g.fill(tile);
    g.save();
    g.clip(tile);
    g.beginPath();
    for (let d = 0; d < 3; d += every) {
      g.moveTo((x + d) * px, y * px);
      g.lineTo((x + d - 2) * px, (y + 2) * px);
    }
    g.stroke();
    g.restore();
  }
}
