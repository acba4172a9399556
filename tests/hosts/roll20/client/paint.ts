/** Draws the look of the table. Decoration; nothing reads it. */
import type { Board } from './board.ts';
import { placeOf, sizeOf, type Sprite } from './board.ts';

/** Canvas pixels for each page pixel, and the position of the page's corner on the canvas. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Repeatable random numbers: the same floor in every run, so that pictures can be compared. */
const noise = (n: number): number => {
  const v = Math.sin(n * 127.1) * 43758.5453;
  return v - Math.floor(v);
};

let tiles: HTMLCanvasElement | undefined;
let stones: CanvasPattern | null = null;
/** A pattern of flagstones for eight by eight cells, drawn once. */
function flagstones(): HTMLCanvasElement {
  if (tiles !== undefined) return tiles;
  tiles = document.createElement('canvas');
  [tiles.width, tiles.height] = [560, 560];
  const c = tiles.getContext('2d');
  if (c === null) return tiles;
  c.fillStyle = '#2c2a27';
  c.fillRect(0, 0, 560, 560);
  for (let i = 0; i < 64; i += 1) {
    const tone = 78 + noise(i + 1) * 26;
    c.fillStyle = `rgb(${tone}, ${tone * 0.97}, ${tone * 0.92})`;
    c.beginPath();
    c.roundRect((i % 8) * 70 + 1.5, Math.floor(i / 8) * 70 + 1.5, 67, 67, 5);
    c.fill();
    for (let k = 0; k < 5; k += 1) {
      c.fillStyle = `rgba(0, 0, 0, ${0.05 + noise(i * 7 + k) * 0.08})`;
      c.fillRect(
        (i % 8) * 70 + 6 + noise(i + k * 3) * 56,
        Math.floor(i / 8) * 70 + 6 + noise(i * 3 + k) * 56,
        3,
        2,
      );
    }
  }
  return tiles;
}

const COLOURS = ['#3c4a5a', '#4a3f52', '#54483a', '#3b5048', '#5a4040', '#46505c'];

export function paint(c: CanvasRenderingContext2D, board: Board, { scale, x, y }: View): void {
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.fillStyle = '#23262b';
  c.fillRect(0, 0, c.canvas.width, c.canvas.height);
  if (board.page === undefined) return;
  c.setTransform(scale, 0, 0, scale, x, y);
  const { width, height } = board.size;
  c.fillStyle = (stones ??= c.createPattern(flagstones(), 'repeat')) ?? '#555';
  c.fillRect(0, 0, width, height);
  if (board.cell > 0 && board.page.get('grid_type') === 'square') {
    c.strokeStyle = 'rgba(0, 0, 0, 0.3)';
    c.lineWidth = 1;
    c.beginPath();
    for (let at = 0; at <= width; at += board.cell) {
      c.moveTo(at, 0);
      c.lineTo(at, height);
    }
    for (let at = 0; at <= height; at += board.cell) {
      c.moveTo(0, at);
      c.lineTo(width, at);
    }
    c.stroke();
  }
  const { hexes } = board;
  if (hexes !== null) {
    c.strokeStyle = 'rgba(0, 0, 0, 0.3)';
    c.lineWidth = 1;
    c.beginPath();
    const [columns, rows] = hexes.offset({ x: width, y: height });
    for (let row = 0; row <= rows; row += 1) {
      for (let column = 0; column <= columns; column += 1) {
        const corners = hexes.corners([column, row]);
        // Only whole hexes are drawn.
        if (corners.some((p) => p.x > width + 1 || p.y > height + 1)) continue;
        corners.forEach((p, i) => (i === 0 ? c.moveTo(p.x, p.y) : c.lineTo(p.x, p.y)));
        c.closePath();
      }
    }
    c.stroke();
  }
  walls(c, board);
  for (const sprite of board.sprites.values()) {
    if (['objects', 'gmlayer'].includes(String(sprite.model.get('layer'))))
      token(c, sprite, board.selected.has(sprite.model.id));
  }
}

function walls(c: CanvasRenderingContext2D, { page }: Board): void {
  c.lineCap = 'round';
  const line = (points: readonly (readonly number[])[], width: number, colour: string): void => {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    points.forEach(([px = 0, py = 0], i) => (i === 0 ? c.moveTo(px, py) : c.lineTo(px, py)));
    c.stroke();
  };
  for (const path of (page?.thepaths as BackboneCollection | undefined)?.models ?? []) {
    const points = drawn(path.attributes);
    if (points === null || path.get('barrierType') !== 'wall') continue;
    line(points, 12, '#25221f');
    line(points, 7, '#5b564e');
  }
  for (const door of (page?.doors as BackboneCollection | undefined)?.models ?? []) {
    const ends = leaf(door.attributes);
    if (ends !== null)
      line(ends, 7, door.get('isOpen') === true ? 'rgba(138, 95, 54, 0.35)' : '#8a5f36');
  }
}

/** The points of a straight path; null for a path that cannot be drawn. */
function drawn(a: Record<string, unknown>): number[][] | null {
  try {
    const raw = JSON.parse(String(a['points'] ?? a['path'])) as (number | string)[][];
    const points =
      a['points'] === undefined
        ? raw.map(([, px, py]) => [Number(px), Number(py)])
        : raw.map(([px, py]) => [Number(px), Number(py)]);
    const [xs, ys] = [points.map(([px = 0]) => px), points.map(([, py = 0]) => py)];
    const dx = Number(a['x'] ?? a['left']) - (Math.min(...xs) + Math.max(...xs)) / 2;
    const dy = Number(a['y'] ?? a['top']) - (Math.min(...ys) + Math.max(...ys)) / 2;
    const all = points.map(([px = 0, py = 0]) => [px + dx, py + dy]);
    return all.flat().every(Number.isFinite) ? all : null;
  } catch {
    return null;
  }
}

function leaf(a: Record<string, unknown>): number[][] | null {
  const [x, y] = [Number(a['x']), Number(a['y'])];
  const path = a['path'] as
    | { handle0?: { x: number; y: number }; handle1?: { x: number; y: number } }
    | undefined;
  if (path?.handle0 === undefined || path.handle1 === undefined) return null;
  const up = y < 0 ? -1 : 1;
  return [path.handle0, path.handle1].map((h) => [x + h.x, up * (y + h.y)]);
}

function token(c: CanvasRenderingContext2D, { model, x, y }: Sprite, selected: boolean): void {
  const { width, height } = sizeOf(model);
  const r = Math.min(width, height) / 2;
  const name = String(model.get('name') ?? '');
  c.globalAlpha = model.get('layer') === 'gmlayer' ? 0.5 : 1;
  const disc = (radius: number, colour: string): void => {
    c.fillStyle = colour;
    c.beginPath();
    c.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
    c.fill();
  };
  disc(r * 0.92, String(model.get('represents') ?? '') === '' ? '#777' : '#8d8676');
  disc(r * 0.84, '#15171a');
  disc(
    r * 0.8,
    COLOURS[[...name].reduce((n, each) => n + each.charCodeAt(0), 0) % COLOURS.length] ?? '#444',
  );
  c.fillStyle = '#f1ece0';
  c.font = `bold ${Math.max(6, r * 0.72)}px Georgia, "DejaVu Serif", serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(
    name
      .split(/\s+/)
      .map((part) => part[0] ?? '')
      .join('')
      .slice(0, 2)
      .toUpperCase(),
    x,
    y,
  );
  c.globalAlpha = 1;
  if (!selected) return;
  c.strokeStyle = '#ff9829';
  c.lineWidth = 3;
  const box = placeOf(model);
  c.strokeRect(x - width / 2, y - height / 2, width, height);
  // Outlines the position of the model while a drag holds the visible object elsewhere.
  if (Math.abs(box.x - x) + Math.abs(box.y - y) > 1) {
    c.setLineDash([6, 6]);
    c.strokeRect(box.x - width / 2, box.y - height / 2, width, height);
    c.setLineDash([]);
  }
}
