/** Everywhere within twelve squares, among walls. */
import { Path, RNG } from 'rot-js';
import { creatureOf } from '../../../src/board/board.ts';
import { STEPS } from '../../../src/board/grid.ts';
import { Survey } from '../../../src/board/survey.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/variants/srd35.ts';
import { melee, SIDE } from '../boards/field.ts';
import type { Plain } from '../job.ts';

RNG.setSeed(1);
const BUDGET = 12;
const board = melee(0, 1000);
const j = judgeOf(board, srd35);
const hero = creatureOf(board, 'hero')!;
const steps = Survey.of(board.ground).steps;

/** Of a hero that nobody has asked about: what is remembered of one is not what is measured. */
const ours = (): Map<string, number> => new Map(j.rules.reachable(j, { ...hero }, 'move').cells.map((c) => [c.at.join(), c.cost]));

/** Dijkstra as it is usually written: strings for keys, a sorted list for a queue; the same steps, the same 1-2-1-2. */
function plain(): Map<string, number> {
  const best = new Map<string, number>();
  const queue = [{ x: hero.at[0], y: hero.at[1], odd: 0, cost: 0 }];
  while (queue.length > 0) {
    queue.sort((a, b) => a.cost - b.cost);
    const at = queue.shift()!;
    const key = `${at.x},${at.y},${at.odd}`;
    if (best.has(key)) continue;
    best.set(key, at.cost);
    for (let bit = 0; bit < 8; bit++) {
      if ((steps.allowed(at.x, at.y, 1) & (1 << bit)) === 0) continue;
      const diagonal = bit % 2 === 1;
      const cost = at.cost + (diagonal && at.odd ? 2 : 1);
      if (cost <= BUDGET) queue.push({ x: at.x + STEPS[bit]![0], y: at.y + STEPS[bit]![1], odd: diagonal ? 1 - at.odd : at.odd, cost });
    }
  }
  const cells = new Map<string, number>();
  for (const [key, cost] of best) {
    const cell = key.slice(0, key.lastIndexOf(','));
    if (cell !== hero.at.join()) cells.set(cell, Math.min(cells.get(cell) ?? Infinity, cost));
  }
  return cells;
}

/** rot.js knows no costs: it walks to the farthest corner of the area, all diagonals at one. */
function rot(): number {
  let length = 0;
  const dijkstra = new Path.Dijkstra(hero.at[0], hero.at[1], (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE
    && Math.max(Math.abs(x - hero.at[0]), Math.abs(y - hero.at[1])) <= BUDGET, { topology: 8 });
  dijkstra.compute(hero.at[0] + BUDGET, hero.at[1] + BUDGET, () => length++);
  return length;
}

export const reach: Plain = {
  name: 'reachable squares within 12, 1,000 walls',
  target: 0.1,
  ours: { name: 'quadretto', run: () => j.rules.reachable(j, { ...hero }, 'move') },
  peers: [
    { name: 'Dijkstra with string keys', run: plain },
    { name: 'rot-js Dijkstra', easier: 'no walls between squares, diagonals at one', run: rot },
  ],
  check() {
    const [a, b] = [ours(), plain()];
    if (a.size !== b.size) return `${a.size} squares against ${b.size}`;
    for (const [cell, cost] of b) if (a.get(cell) !== cost) return `${cell}: ${String(a.get(cell))} against ${cost}`;
    return null;
  },
};
