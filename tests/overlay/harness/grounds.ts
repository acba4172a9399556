/**
 * Three map backgrounds for pictures of marks: dark stone, forest and parchment. Tokens are discs
 * with letters.
 */
import type { Creature } from '../../../src/board/creature.ts';

export type Ground = 'stone' | 'forest' | 'parchment';

const LOOKS: Readonly<
  Record<Ground, { base: [number, number, number]; spread: number; line: string }>
> = {
  stone: { base: [78, 72, 68], spread: 22, line: 'rgba(0,0,0,.35)' },
  forest: { base: [38, 56, 54], spread: 12, line: 'rgba(255,255,255,.08)' },
  parchment: { base: [232, 216, 178], spread: 14, line: 'rgba(110,80,30,.35)' },
};
const SIDES: Readonly<Record<string, string>> = { party: '#4a6796', foes: '#7a5a45' };

/**
 * A random generator that gives the same noise every time, because people compare the pictures by
 * eye.
 */
function noise(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}

export function paintGround(
  canvas: HTMLCanvasElement,
  ground: Ground,
  px: number,
  tokens: readonly Creature[],
  [ox, oy]: readonly [number, number],
): void {
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  Object.assign(canvas.style, { position: 'fixed', left: '0', top: '0' });
  const g = canvas.getContext('2d');
  if (g === null) return;
  const { base, spread, line } = LOOKS[ground];
  const random = noise(7);
  g.translate(-ox, -oy);
  for (let y = 0; y < 60; y++) {
    for (let x = 0; x < 80; x++) {
      const lighter = (random() - 0.5) * spread * 2;
      g.fillStyle = `rgb(${base.map((v) => Math.round(v + lighter)).join(',')})`;
      g.fillRect(x * px, y * px, px, px);
      g.strokeStyle = line;
      g.lineWidth = Math.max(1, px * 0.02);
      g.strokeRect(x * px, y * px, px, px);
    }
  }
  for (const c of tokens) {
    const n = c.space ?? 1;
    const [cx, cy, r] = [(c.at[0] + n / 2) * px, (c.at[1] + n / 2) * px, 0.43 * n * px];
    g.beginPath();
    g.arc(cx, cy, r, 0, 7);
    g.fillStyle = SIDES[c.side ?? ''] ?? '#666';
    g.fill();
    g.lineWidth = px * 0.03;
    g.strokeStyle = '#0b0f14';
    g.stroke();
    g.fillStyle = '#f3ead6';
    g.font = `700 ${0.34 * px * Math.sqrt(n)}px serif`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(c.name.charAt(0) + (/\d/.exec(c.name)?.[0] ?? ''), cx, cy);
  }
}
