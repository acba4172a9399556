/** Threatened squares of 200 creatures among 1,000 walls. */
import { withCreature } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { cellsApart, gap } from '../../../src/board/grid.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/variants/srd35.ts';
import { ThreatCounts } from '../../../src/rules/threatmap.ts';
import { field, SIDE } from '../boards.ts';
import type { Job } from '../job.ts';

const board = field(200, 1000);
const j = judgeOf(board, srd35);
const foes = board.creatures.slice(1);

function fromScratch(): ThreatCounts {
  const counts = new ThreatCounts(j);
  for (const foe of foes) counts.set(j, foe);
  return counts;
}

const RADIUS = { medium: 1, large: 2, huge: 3 } as const;

/** What overlays usually do: a set of strings, distance from the nearest square, walls left out. */
function strings(free: (foe: Creature, n: number, x: number, y: number) => boolean = () => true): Set<string> {
  const cells = new Set<string>();
  for (const foe of foes) {
    const n = RADIUS[foe.size as keyof typeof RADIUS];
    const glaive = foe.attacks?.[0]?.reachWeapon === 'reach';
    const far = glaive ? n * 2 : n;
    for (let y = foe.at[1] - far; y < foe.at[1] + n + far; y++) for (let x = foe.at[0] - far; x < foe.at[0] + n + far; x++) {
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue;
      const dx = gap(foe.at[0], n, x, 1);
      const dy = gap(foe.at[1], n, y, 1);
      const ring = (reach: number): boolean => (reach === 2 ? Math.max(dx, dy) <= 2 : cellsApart(dx, dy) <= reach);
      if ((dx > 0 || dy > 0) && ring(far) && !(glaive && ring(n)) && free(foe, n, x, y)) cells.add(`${x},${y}`);
    }
  }
  return cells;
}

/** The same, with a ray from centre to centre tested against every wall. */
const rays = (): Set<string> => strings((foe, n, x, y) =>
  !board.ground.walls.some((w) => crosses([foe.at[0] + n / 2, foe.at[1] + n / 2], [x + 0.5, y + 0.5], w.from, w.to)));

type P = readonly [number, number];
function crosses(a: P, b: P, c: P, d: P): boolean {
  const side = (p: P, q: P, r: P): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

export const threat: Job = {
  name: 'threat of 200 creatures, from scratch',
  target: 0.1,
  ours: { name: 'quadretto', run: fromScratch },
  peers: [
    { name: 'set of strings', easier: 'no walls', run: () => strings() },
    { name: 'set of strings, ray to each centre', easier: 'centre lines only', run: rays },
  ],
  // Without walls between, the sets must be the same.
  check() {
    const open = judgeOf({ ...board, ground: { ...board.ground, walls: [] } }, srd35);
    const counts = new ThreatCounts(open);
    for (const foe of foes) counts.set(open, foe);
    const wanted = strings();
    for (let i = 0; i < counts.count.length; i++) {
      if ((counts.count[i]! > 0) !== wanted.has(`${i % SIDE},${Math.floor(i / SIDE)}`)) return `cell ${i % SIDE},${Math.floor(i / SIDE)} differs`;
    }
    return null;
  },
};

const standing = fromScratch();
const mover = foes[0]!;
const places = Array.from({ length: 64 }, (_, k) => ({ ...mover, at: [20 + (k % 8), 20 + (k >> 3)] as const }));
const judges = places.map((c) => judgeOf(withCreature(board, c), srd35));
let turn = 0;

export const threatMoved: Job = {
  name: 'threat of 200 creatures, one moved',
  target: 0.01,
  ours: {
    name: 'quadretto',
    run() {
      const k = turn++ & 63;
      standing.set(judges[k]!, places[k]!);
      return standing;
    },
  },
  peers: [{ name: 'set of strings, all again', easier: 'no walls', run: () => strings() }],
};
