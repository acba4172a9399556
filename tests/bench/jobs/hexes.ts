/** Everywhere within twelve hexes, among walls and twenty creatures. */
import { Path } from 'rot-js';
import { creatureOf, type Board, type Wall } from '../../../src/board/board.ts';
import type { HexGrid } from '../../../src/board/grid.ts';
import { hexNeighbours } from '../../../src/board/hex.ts';
import { HexSteps } from '../../../src/board/hexsteps.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { arelia } from '../../../src/rules/variants/arelia.ts';
import { melee, random, SIDE } from '../boards/field.ts';
import type { Plain } from '../job.ts';

const BUDGET = 12;
const LAYOUT = 'odd-r';

/** The crowd of the square boards on hexes, a hex each, among walls a cell long in any direction. */
function field(): Board {
  const next = random(23);
  const grid: HexGrid = { kind: 'hex', layout: LAYOUT, columns: SIDE, rows: SIDE, metresPerCell: 3 };
  const walls = Array.from({ length: 1000 }, (): Wall => {
    const [x, y, turn] = [next() * SIDE, next() * SIDE, next() * Math.PI * 2];
    return { from: [x, y], to: [x + Math.cos(turn), y + Math.sin(turn)], blocks: ['move', 'sight', 'effect'], low: false };
  });
  return { ...melee(20, 0), ground: { grid, cells: [], walls } };
}

const j = judgeOf(field(), arelia);
const hero = creatureOf(j.board, 'hero')!;
const steps = HexSteps.of(j.board.ground)!;
const foes = new Set(j.board.creatures.filter((c) => c !== hero).map((c) => c.at.join()));

const ours = (): Map<string, number> => new Map(j.rules.reachable(j, hero, 'move').cells.map((c) => [c.at.join(), c.cost]));

/** Breadth first as it is usually written: strings for keys, an array for a queue; the same walls, foes bar the way. */
function plain(): Map<string, number> {
  const best = new Map([[hero.at.join(), 0]]);
  const queue = [hero.at];
  while (queue.length > 0) {
    const at = queue.shift()!;
    const cost = best.get(at.join())! + 1;
    if (cost > BUDGET) continue;
    for (const [i, next] of hexNeighbours(LAYOUT, at).entries()) {
      const key = next.join();
      if ((steps.allowed(at[0], at[1]) & (1 << i)) === 0 || foes.has(key) || best.has(key)) continue;
      best.set(key, cost);
      queue.push(next);
    }
  }
  best.delete(hero.at.join());
  return best;
}

/** rot.js knows hexes in double width, no walls between them and no budget: it walks to one far hex. */
function rot(): number {
  let length = 0;
  const [x, y] = [hero.at[0] * 2 + (hero.at[1] & 1), hero.at[1]];
  const dijkstra = new Path.Dijkstra(x, y, (a, b) => Math.abs(b - y) <= BUDGET && Math.abs(a - x) + Math.abs(b - y) <= 2 * BUDGET, { topology: 6 });
  dijkstra.compute(x + 2 * BUDGET, y, () => length++);
  return length;
}

export const hexReach: Plain = {
  name: 'reachable hexes within 12, 1,000 walls, 20 creatures',
  target: 0.2,
  ours: { name: 'quadretto', run: () => j.rules.reachable(j, hero, 'move') },
  peers: [
    { name: 'breadth first with string keys', run: plain },
    { name: 'rot-js Dijkstra, topology 6', easier: 'no walls between hexes, nobody in the way', run: rot },
  ],
  check() {
    const [a, b] = [ours(), plain()];
    if (a.size !== b.size) return `${a.size} hexes against ${b.size}`;
    for (const [cell, cost] of b) if (a.get(cell) !== cost) return `${cell}: ${String(a.get(cell))} against ${cost}`;
    return null;
  },
};
