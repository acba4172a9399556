/**
 * Questions on a board of hexes answered with honeycomb-grid and ngraph.path. A wall is stored as
 * the pairs of hexes that it separates, computed once.
 */
import { piecesOf } from '../../../src/board/wallPieces.ts';
import { defineHex, Grid, Orientation, rectangle, ring, type Hex } from 'honeycomb-grid';
import createGraph from 'ngraph.graph';
import ngraph from 'ngraph.path';
import { creatureOf, type Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { hexMiddle } from '../../../src/board/hex.ts';
import { LAYOUT } from '../boards/hexes.ts';

type P = readonly [x: number, y: number];

const turn = (a: P, b: P, c: P): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const crosses = (a: P, b: P, c: P, d: P): boolean =>
  turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;

const keyOf = (hex: Hex): string => `${hex.col},${hex.row}`;

export class Combs {
  private readonly grid: Grid<Hex>;
  /** Neighbors of each hex that no wall separates from it. */
  private readonly open = new Map<string, Hex[]>();
  private readonly hero: Creature;

  constructor(private readonly board: Board) {
    const { columns, rows } = board.ground.grid;
    this.hero = creatureOf(board, 'hero')!;
    // Hexes with a corner at the top, and odd rows shifted.
    this.grid = new Grid(
      defineHex({ orientation: Orientation.POINTY, offset: -1 }),
      rectangle({ width: columns, height: rows }),
    );
    const middle = (hex: Hex): P => hexMiddle(LAYOUT, [hex.col, hex.row]);
    for (const hex of this.grid) {
      const a = middle(hex);
      const near = board.ground.walls.filter(
        (w) => Math.abs(w.from[0] - a[0]) < 4 && Math.abs(w.from[1] - a[1]) < 4,
      );
      this.open.set(
        keyOf(hex),
        this.beside(hex).filter(
          (next) =>
            !near.some((w) => piecesOf(w).some(([from, to]) => crosses(a, middle(next), from, to))),
        ),
      );
    }
  }

  private beside(hex: Hex): Hex[] {
    return this.grid.traverse(ring({ center: [hex.q, hex.r], radius: 1 })).toArray();
  }

  private at([col, row]: P): Hex {
    return this.grid.getHex({ col, row })!;
  }

  foes(): Creature[] {
    return this.board.creatures.filter((c) => c.side !== this.hero.side);
  }

  /** Number of foes adjacent to each hex. */
  contact(): Map<string, number> {
    const count = new Map<string, number>();
    for (const foe of this.foes()) {
      const hex = this.at(foe.at);
      for (const next of this.beside(hex)) {
        if (this.open.get(keyOf(hex))!.some((o) => o.equals(next)))
          count.set(keyOf(next), (count.get(keyOf(next)) ?? 0) + 1);
      }
    }
    return count;
  }

  /**
   * Number of steps to every hex within the budget, by breadth-first search. A path cannot pass
   * foes or end in an occupied hex.
   */
  reach(budget: number): Map<string, number> {
    const foes = new Set(this.foes().map((c) => c.at.join()));
    const start = this.at(this.hero.at);
    const best = new Map([[keyOf(start), 0]]);
    let edge = [start];
    for (let cost = 1; cost <= budget; cost++) {
      const further: Hex[] = [];
      for (const hex of edge)
        for (const next of this.open.get(keyOf(hex))!) {
          const key = keyOf(next);
          if (foes.has(key) || best.has(key)) continue;
          best.set(key, cost);
          further.push(next);
        }
      edge = further;
    }
    for (const c of this.board.creatures) best.delete(c.at.join());
    return best;
  }

  /** Finds shortest paths with ngraph.path on a graph that is built once. */
  finder(): (goal: P) => number {
    const net = createGraph<Hex, undefined>();
    for (const hex of this.grid) net.addNode(keyOf(hex), hex);
    for (const [key, all] of this.open) for (const next of all) net.addLink(key, keyOf(next));
    return (goal) => {
      const foes = new Set(this.foes().map((c) => c.at.join()));
      const path = ngraph
        .aStar(net, {
          oriented: true,
          heuristic: (from, to) => this.grid.distance(from.data, to.data),
          blocked: (_from, to) => foes.has(to.id as string),
        })
        .find(this.hero.at.join(), goal.join());
      return path.length - 1;
    };
  }
}
