/**
 * Paths among walls and creatures, by Dijkstra's algorithm with string keys, and the graph that is
 * passed to the libraries.
 */
import { creatureOf, type Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { STEPS } from '../../../src/board/grid.ts';
import { GroundIndex } from '../../../src/board/groundIndex.ts';
import { sideOf, type Plain } from './plain.ts';

type Cell = readonly [x: number, y: number];

/** A priority queue that returns the item with the lowest number first. */
export class Heap<T> {
  private readonly items: { readonly key: number; readonly item: T }[] = [];

  push(key: number, item: T): void {
    const all = this.items;
    let i = all.length;
    all.push({ key, item });
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (all[up]!.key <= key) break;
      [all[i], all[up]] = [all[up]!, all[i]!];
      i = up;
    }
  }

  pop(): T | undefined {
    const all = this.items;
    const top = all[0];
    const end = all.pop();
    if (top === undefined || end === undefined || all.length === 0) return top?.item;
    all[0] = end;
    for (let i = 0; ;) {
      const left = 2 * i + 1;
      const right = left + 1;
      let least = i;
      if (left < all.length && all[left]!.key < all[least]!.key) least = left;
      if (right < all.length && all[right]!.key < all[least]!.key) least = right;
      if (least === i) return top.item;
      [all[i], all[least]] = [all[least]!, all[i]!];
      i = least;
    }
  }
}

/** One step of the graph and the cell that it leads to. */
export interface Edge {
  readonly to: Cell;
  readonly key: string;
  readonly diagonal: boolean;
  readonly rough: boolean;
}

/**
 * The graph of the steps that the hero can make around it. Walls and rough ground are already
 * evaluated, as a user of a library would do.
 */
export function graphOf(board: Board, far: number): Map<string, Edge[]> {
  const hero = creatureOf(board, 'hero')!;
  const { columns, rows } = board.ground.grid;
  const steps = GroundIndex.of(board.ground).steps;
  const rough = new Set(board.ground.cells.filter((c) => c.difficult).map((c) => c.at.join()));
  const graph = new Map<string, Edge[]>();
  const [x0, y0, x1, y1] = [
    Math.max(0, hero.at[0] - far),
    Math.max(0, hero.at[1] - far),
    Math.min(columns - 1, hero.at[0] + far),
    Math.min(rows - 1, hero.at[1] + far),
  ];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      graph.set(
        `${x},${y}`,
        STEPS.flatMap(([dx, dy], bit): Edge[] => {
          const to: Cell = [x + dx, y + dy];
          const inside = to[0] >= x0 && to[0] <= x1 && to[1] >= y0 && to[1] <= y1;
          return inside && (steps.allowed(x, y, 1) & (1 << bit)) !== 0
            ? [{ to, key: to.join(), diagonal: dx !== 0 && dy !== 0, rough: rough.has(to.join()) }]
            : [];
        }),
      );
    }
  return graph;
}

/** Squares that the hero may not enter, and squares where it may not stop. */
export function taken(board: Board): { readonly foes: Set<string>; readonly all: Set<string> } {
  const hero = creatureOf(board, 'hero')!;
  const [foes, all] = [new Set<string>(), new Set<string>()];
  for (const c of board.creatures) {
    if (c.id === hero.id) continue;
    const n = sideOf(c);
    for (let y = c.at[1]; y < c.at[1] + n; y++)
      for (let x = c.at[0]; x < c.at[0] + n; x++) {
        all.add(`${x},${y}`);
        if (c.side !== hero.side) foes.add(`${x},${y}`);
      }
  }
  return { foes, all };
}

export const priceOf = ({ diagonal, rough }: Edge, odd: boolean): number =>
  rough ? (diagonal ? 3 : 2) : diagonal && odd ? 2 : 1;

interface Way {
  readonly at: Cell;
  readonly key: string;
  readonly odd: boolean;
  readonly cost: number;
  readonly from: Way | null;
}

/**
 * The least cost to every square within the budget; with a goal, the search stops there and returns
 * the path.
 */
export function walk(
  graph: ReadonlyMap<string, readonly Edge[]>,
  board: Board,
  hero: Creature,
  budget: number,
  goal?: Cell,
): { readonly costs: Map<string, number>; readonly path: Cell[] | null } {
  const { foes, all } = taken(board);
  const costs = new Map<string, number>();
  const done = new Set<string>();
  const heap = new Heap<Way>();
  const aim = goal?.join();
  heap.push(0, { at: hero.at, key: hero.at.join(), odd: false, cost: 0, from: null });
  for (let now = heap.pop(); now !== undefined; now = heap.pop()) {
    const state = `${now.key},${now.odd}`;
    if (done.has(state)) continue;
    done.add(state);
    if (now.key === aim) return { costs, path: trail(now) };
    if (!costs.has(now.key)) costs.set(now.key, now.cost);
    for (const edge of graph.get(now.key) ?? []) {
      const cost = now.cost + priceOf(edge, now.odd);
      if (cost <= budget && !foes.has(edge.key))
        heap.push(cost, {
          at: edge.to,
          key: edge.key,
          odd: edge.diagonal && !edge.rough ? !now.odd : now.odd,
          cost,
          from: now,
        });
    }
  }
  costs.delete(hero.at.join());
  for (const key of all) costs.delete(key);
  return { costs, path: null };
}

function trail(end: Way): Cell[] {
  const path: Cell[] = [];
  for (let w: Way | null = end; w !== null; w = w.from) path.push(w.at);
  return path.reverse();
}

/**
 * The cost of a path, and whether it is legal: it crosses no wall, enters no foe's square, ends in
 * an empty square and costs no more than the budget.
 */
export function walked(
  graph: ReadonlyMap<string, readonly Edge[]>,
  board: Board,
  path: readonly Cell[],
  budget: number,
): { readonly cost: number; readonly legal: boolean } {
  const { foes, all } = taken(board);
  let [cost, odd] = [0, false];
  for (const [i, at] of path.slice(1).entries()) {
    const edge = graph.get(path[i]!.join())?.find((e) => e.key === at.join());
    if (edge === undefined || foes.has(edge.key)) return { cost: NaN, legal: false };
    cost += priceOf(edge, odd);
    if (edge.diagonal && !edge.rough) odd = !odd;
  }
  return { cost, legal: cost <= budget && !all.has(path.at(-1)!.join()) };
}

interface Label extends Way {
  readonly provoked: ReadonlySet<string>;
}

/**
 * The path along which the fewest foes get an opportunity; of several such paths, the cheapest.
 * Each foe counts once, so a label is a cell, a parity and a set of foes.
 */
export function safest(
  graph: ReadonlyMap<string, readonly Edge[]>,
  board: Board,
  hero: Creature,
  budget: number,
  goal: Cell,
  strikers: (at: Cell) => readonly string[],
): Cell[] | null {
  const { foes } = taken(board);
  const kept = new Map<string, Label[]>();
  const leaving = new Map<string, readonly string[]>();
  const heap = new Heap<Label>();
  const aim = goal.join();
  heap.push(0, {
    at: hero.at,
    key: hero.at.join(),
    odd: false,
    cost: 0,
    from: null,
    provoked: new Set(),
  });
  for (let now = heap.pop(); now !== undefined; now = heap.pop()) {
    if (now.key === aim) return trail(now);
    const state = `${now.key},${now.odd}`;
    const others = kept.get(state) ?? [];
    const { provoked } = now;
    if (others.some((o) => o.cost <= now!.cost && [...o.provoked].every((id) => provoked.has(id))))
      continue;
    kept.set(state, [...others, now]);
    let ids = leaving.get(now.key);
    if (ids === undefined) leaving.set(now.key, (ids = strikers(now.at)));
    const after = ids.every((id) => provoked.has(id)) ? provoked : new Set([...provoked, ...ids]);
    for (const edge of graph.get(now.key) ?? []) {
      const cost = now.cost + priceOf(edge, now.odd);
      const left = Math.max(Math.abs(goal[0] - edge.to[0]), Math.abs(goal[1] - edge.to[1]));
      if (cost + left > budget || foes.has(edge.key)) continue;
      heap.push(after.size * 1000 + cost, {
        at: edge.to,
        key: edge.key,
        odd: edge.diagonal && !edge.rough ? !now.odd : now.odd,
        cost,
        from: now,
        provoked: after,
      });
    }
  }
  return null;
}

/**
 * The simple implementation of all questions that a referee asks about a board. Returns the number
 * of results of each kind.
 * @param all compute cover to every foe and flanking of every foe, otherwise of the nearest foe
 */
export function asked(
  board: Board,
  graph: ReadonlyMap<string, readonly Edge[]>,
  plain: Plain,
  all: boolean,
): number[] {
  const hero = creatureOf(board, 'hero')!;
  const foes = plain.foes(hero);
  const far = (c: Creature): number =>
    Math.max(Math.abs(c.at[0] - hero.at[0]), Math.abs(c.at[1] - hero.at[1]));
  const of = all ? foes : [...foes].sort((a, b) => far(a) - far(b)).slice(0, 1);
  const threat = plain.threat(foes);
  return [
    threat.size,
    walk(graph, board, hero, 6).costs.size,
    walk(graph, board, hero, 12).costs.size,
    of.filter((foe) => plain.flankers(foe).length > 0).length,
    of.filter(
      (foe) => plain.cover(hero, foe, plain.threatens(hero, foe.at[0], foe.at[1])) !== 'none',
    ).length,
  ];
}
