/**
 * Benchmark of single questions on a board of squares, compared with public libraries and simple
 * implementations.
 */
import { Path } from 'rot-js';
import { creatureOf, type Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import type { Cell } from '../../../src/board/grid.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import type { Judge } from '../../../src/rules/ruleset.ts';
import { srd35 } from '../../../src/rules/d20/srd35/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { startOf } from '../../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../../src/encounter/policy.ts';
import { judgePlan } from '../../../src/state/paths.ts';
import { threatsFollowed } from '../../../src/state/threats.ts';
import type { Job, Match } from '../job.ts';
import { grids, ngraphOn } from '../peers/libraries.ts';
import { chancesOf, Plain, said, sideOf } from '../peers/plain.ts';
import { graphOf, safest, walk, walked } from '../peers/walk.ts';
import type { Field } from './judgement.ts';

/**
 * A copy of the board with new creature objects, so that answers cached for creatures are not
 * reused; the ground stays cached.
 */
const strangers = (board: Board): Board => ({
  ...board,
  creatures: board.creatures.map((c) => ({ ...c })),
});
const judged = (board: Board): Judge => judgeOf(board, srd35);
const hero = (board: Board): Creature => creatureOf(board, 'hero')!;

const job = (field: Field, name: string, set: (board: Board) => Match, target?: number): Job => ({
  name,
  board: field.name,
  warmUp: 2,
  ...(target === undefined ? {} : { target }),
  set: () => set(boardOf(field.scene())),
});

const differs = (what: string, ours: unknown, theirs: unknown): string | null =>
  ours === theirs ? null : `${what}: ${String(ours)} against ${String(theirs)}`;

function threat(board: Board): Match {
  const j = judged(board);
  const plain = new Plain(board);
  const foes = plain.foes(hero(board));
  const bare = new Plain({ ...board, ground: { ...board.ground, walls: [] } });
  return {
    ours: { name: 'quadretto', run: () => threatsFollowed()(j, foes) },
    peers: [
      { name: 'counts by strings, radius, rays to each square', run: () => plain.threat(foes) },
      { name: 'counts by strings, radius alone', easier: 'no walls', run: () => bare.threat(foes) },
    ],
    check() {
      const { count } = threatsFollowed()(j, foes);
      const theirs = plain.threat(foes);
      const { columns } = board.ground.grid;
      for (const [i, n] of count.entries())
        if ((theirs.get(`${i % columns},${Math.floor(i / columns)}`) ?? 0) !== n)
          return `square ${i % columns},${Math.floor(i / columns)}: ${n}`;
      return theirs.size > 0 ? null : 'nothing is threatened';
    },
  };
}

const BUDGET = 12;

function reach(board: Board): Match {
  const graph = graphOf(board, BUDGET + 1);
  const j = judged(board);
  const [x, y] = hero(board).at;
  return {
    ours: {
      name: 'quadretto',
      run() {
        const now = judged({ ...board });
        return now.rules.reachable(now, { ...hero(board) }, 'double-move');
      },
    },
    peers: [
      {
        name: 'Dijkstra with string keys and a heap',
        run: () => walk(graph, board, hero(board), BUDGET),
      },
      {
        name: 'rot-js Dijkstra',
        easier:
          'no walls between squares, diagonals at one, no creatures in the way, one corner of the area alone',
        run() {
          let length = 0;
          new Path.Dijkstra(x, y, (a, b) => Math.max(Math.abs(a - x), Math.abs(b - y)) <= BUDGET, {
            topology: 8,
          }).compute(x + BUDGET, y + BUDGET, () => length++);
          return length;
        },
      },
    ],
    check() {
      const ours = new Map(
        j.rules
          .reachable(j, { ...hero(board) }, 'double-move')
          .cells.map((c) => [c.at.join(), c.cost]),
      );
      const { costs } = walk(graph, board, hero(board), BUDGET);
      for (const [cell, cost] of costs)
        if (ours.get(cell) !== cost) return `${cell}: ${String(ours.get(cell))} against ${cost}`;
      return costs.size < 10 ? 'nowhere to go' : differs('squares', ours.size, costs.size);
    },
  };
}

/**
 * The farthest cell in reach with the path that provokes most opponents: the most expensive
 * preview.
 */
function goalOf(board: Board): Cell {
  const j = judged(board);
  const places = j.rules
    .reachable(j, hero(board), 'double-move')
    .cells.filter((c) => c.cost >= BUDGET - 2);
  const owed = (at: Cell): number =>
    j.rules.path(j, hero(board), at, 'double-move', 'short').opportunities.length;
  return places.map((p) => ({ at: p.at, owed: owed(p.at) })).sort((a, b) => b.owed - a.owed)[0]!.at;
}

function preview(board: Board): Match {
  const goal = goalOf(board);
  const graph = graphOf(board, BUDGET + 1);
  const [plain, net] = [new Plain(board), ngraphOn(graph)];
  const me = hero(board);
  const ours = () => {
    const { rules, board: now } = judged({ ...board });
    return judgePlan(
      {
        start: startOf({ rules, board: now, policies: DEFAULT_POLICIES, turn: null }, me),
        picked: 'double-move',
        hand: 'self',
      },
      goal,
    )!;
  };
  const both = (path: readonly Cell[]) => ({
    path,
    ...walked(graph, board, path, BUDGET),
    chances: plain.opportunities(me, path),
  });
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [
      { name: 'ngraph.path A*, rays for opportunities', run: () => both(net(board, goal)) },
      {
        name: 'Dijkstra with string keys, rays for opportunities',
        run: () => both(walk(graph, board, me, BUDGET, goal).path!),
      },
      { name: 'ngraph.path A* alone', easier: 'no opportunities', run: () => net(board, goal) },
      ...grids(board, goal),
    ],
    check() {
      const { verdict, path } = ours();
      for (const theirs of [
        both(net(board, goal)),
        both(walk(graph, board, me, BUDGET, goal).path!),
        both(path),
      ]) {
        // Implementations may find different shortest paths, so judge the library's path with the
        // engine too.
        const again = judged(board).rules.move(judged(board), me, 'double-move', theirs.path);
        const fault =
          differs('cost', verdict.cost, theirs.cost) ??
          differs('cost of their way', again.cost, theirs.cost) ??
          differs('chances', chancesOf(again), said(theirs.chances)) ??
          differs('legal', again.legal, theirs.legal);
        if (fault !== null) return fault;
      }
      return verdict.opportunities.length > 0 ? null : 'nobody strikes';
    },
  };
}

function safe(board: Board): Match {
  const goal = goalOf(board);
  const graph = graphOf(board, BUDGET + 1);
  const plain = new Plain(board);
  const me = hero(board);
  const ours = () => {
    const j = judged({ ...board });
    return j.rules.path(j, me, goal, 'double-move', 'safe');
  };
  const theirs = () => {
    const near = plain
      .foes(me)
      .filter(
        (f) =>
          Math.max(Math.abs(f.at[0] - me.at[0]), Math.abs(f.at[1] - me.at[1])) <=
          BUDGET + 2 * sideOf(f) + 1,
      );
    const path = safest(graph, board, me, BUDGET, goal, (at) =>
      near.filter((f) => plain.strikes(f, me, at)).map((f) => f.id),
    )!;
    return { path, ...walked(graph, board, path, BUDGET), chances: plain.opportunities(me, path) };
  };
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [
      { name: 'labels with sets of strings, rays for opportunities', run: theirs },
      ...grids(board, goal),
    ],
    check() {
      const [a, b] = [ours(), theirs()];
      return (
        differs('opportunities', a.opportunities.length, b.chances.filter((c) => c.may).length) ??
        differs('cost', a.cost, b.cost)
      );
    },
  };
}

function flanking(board: Board): Match {
  const plain = new Plain(board);
  const ours = () => {
    const j = judged(strangers(board));
    return j.board.creatures.map((c) =>
      j.rules.flanking(j, c).pairs.map((p) => [p.a, p.b].sort().join()),
    );
  };
  const theirs = () => board.creatures.map((c) => plain.flankers(c));
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [{ name: 'every pair beside each, rays to each square', run: theirs }],
    check() {
      const list = (all: readonly (readonly string[])[]) =>
        all.map((pairs) => [...pairs].sort().join(' ')).join('\n');
      const [a, b] = [list(ours()), list(theirs())];
      return a.trim() === ''
        ? 'nobody flanks'
        : a === b
          ? null
          : `the pairs differ: ${a.split('\n').findIndex((l, i) => l !== b.split('\n')[i])}`;
    },
  };
}

/** Largest number of creatures of each side. Those nearest to the hero are taken. */
const MOST = 30;

function cover(board: Board): Match {
  const plain = new Plain(board);
  const off = (c: Creature): number =>
    Math.max(Math.abs(c.at[0] - hero(board).at[0]), Math.abs(c.at[1] - hero(board).at[1]));
  const near = [...board.creatures].sort((a, b) => off(a) - off(b));
  const [party, foes] = [true, false].map((ally) =>
    near
      .filter((c) => (c.side === hero(board).side) === ally)
      .slice(0, MOST)
      .map((c) => c.id),
  ) as [string[], string[]];
  const table = <T>(on: Board, ask: (a: Creature, b: Creature) => T): T[] => {
    const by = new Map(on.creatures.map((c) => [c.id, c]));
    return party.flatMap((a) => foes.map((b) => ask(by.get(a)!, by.get(b)!)));
  };
  const ours = () => {
    const j = judged(strangers(board));
    return table(j.board, (a, b) => j.rules.cover(j, a, b, 'ranged').degree);
  };
  const theirs = () => table(board, (a, b) => plain.cover(a, b, false));
  const { walls } = board.ground;
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [
      { name: 'corner rays, walls by blocks of 8 × 8', run: theirs },
      {
        name: 'corner rays against every wall',
        easier: 'touching blocks, no creatures, no degrees, no total cover',
        run: () => table(board, (a, b) => bareRays(a, b, walls)),
      },
    ],
    check() {
      const [a, b] = [ours(), theirs()];
      const at = a.findIndex((degree, i) => degree !== b[i]);
      if (new Set(a).size < 2) return 'all are covered alike';
      return at < 0
        ? null
        : `${party[Math.floor(at / foes.length)]} and ${foes[at % foes.length]}: ` +
            `${a[at]} against ${b[at]}; ${a.filter((d, i) => d !== b[i]).length} of ` +
            `${a.length} differ`;
    },
  };
}

/**
 * The usual method of modules: lines from four corners to four corners, each tested against every
 * wall. A line that touches a wall is blocked.
 */
function bareRays(a: Creature, b: Creature, walls: Board['ground']['walls']): boolean {
  for (let c = 0; c < 4; c++) {
    const [ax, ay] = [a.at[0] + (c & 1), a.at[1] + (c >> 1)];
    let free = true;
    for (let d = 0; d < 4 && free; d++) {
      const [bx, by] = [b.at[0] + (d & 1), b.at[1] + (d >> 1)];
      for (const {
        from: [cx, cy],
        to: [ex, ey],
      } of walls) {
        const s1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        const s2 = (bx - ax) * (ey - ay) - (by - ay) * (ex - ax);
        const t1 = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx);
        const t2 = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx);
        if (s1 * s2 <= 0 && t1 * t2 <= 0) {
          free = false;
          break;
        }
      }
    }
    if (free) return true;
  }
  return false;
}

export const questions = (field: Field): Job[] => [
  job(field, 'threat of all foes, from scratch', threat),
  job(field, `reachable squares within ${BUDGET}`, reach),
  job(field, 'path preview with opportunities', preview),
  job(field, 'safe path', safe),
  job(field, 'flanking of all', flanking),
  job(field, `cover of all pairs, ${MOST} of a side at most`, cover),
];
