/**
 * Benchmark of questions on a board of hexes, compared with honeycomb-grid, ngraph.path and rot.js.
 */
import { Path } from 'rot-js';
import { creatureOf, type Board } from '../../../src/board/board.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { arelia } from '../../../src/rules/phased/arelia/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { startOf } from '../../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../../src/encounter/policy.ts';
import { judgePlan } from '../../../src/state/paths.ts';
import { threatsFollowed } from '../../../src/state/threats.ts';
import type { Job, Match } from '../job.ts';
import { Combs } from '../peers/combs.ts';
import type { Field } from './judgement.ts';

const BUDGET = 12;
const EASIER = 'no walls between hexes, no creatures in the way';

const job = (field: Field, name: string, set: (board: Board, combs: Combs) => Match): Job => ({
  name,
  board: field.name,
  warmUp: 2,
  set() {
    const board = boardOf(field.scene());
    return set(board, new Combs(board));
  },
});

const judged = (board: Board) => judgeOf({ ...board }, arelia);
const hero = (board: Board) => creatureOf(board, 'hero')!;

function contact(board: Board, combs: Combs): Match {
  const foes = combs.foes();
  const ours = () =>
    threatsFollowed()(
      judged(board),
      foes.map((c) => ({ ...c })),
    );
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [{ name: 'honeycomb-grid, rings and counts by strings', run: () => combs.contact() }],
    check() {
      const { count } = ours();
      const theirs = combs.contact();
      const { columns } = board.ground.grid;
      for (const [i, n] of count.entries())
        if ((theirs.get(`${i % columns},${Math.floor(i / columns)}`) ?? 0) !== n)
          return `hex ${i % columns},${Math.floor(i / columns)}: ${n}`;
      return theirs.size > 0 ? null : 'nobody is in contact';
    },
  };
}

/** Converts to the double-width hex coordinates of rot.js. */
const doubled = (x: number, y: number): [number, number] => [x * 2 + (y & 1), y];

function reach(board: Board, combs: Combs): Match {
  const me = hero(board);
  const ours = () => {
    const j = judged(board);
    return j.rules.reachable(j, { ...me }, 'move').cells;
  };
  const [x, y] = doubled(...me.at);
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [
      { name: 'honeycomb-grid, breadth first with string keys', run: () => combs.reach(BUDGET) },
      {
        name: 'rot-js Dijkstra, topology 6',
        easier: `${EASIER}, one far hex alone`,
        run() {
          let length = 0;
          const free = (a: number, b: number): boolean =>
            Math.abs(b - y) <= BUDGET && Math.abs(a - x) + Math.abs(b - y) <= 2 * BUDGET;
          new Path.Dijkstra(x, y, free, { topology: 6 }).compute(x + 2 * BUDGET, y, () => length++);
          return length;
        },
      },
    ],
    check() {
      const theirs = combs.reach(BUDGET);
      const cells = ours();
      for (const { at, cost } of cells)
        if (theirs.get(at.join()) !== cost)
          return `${at.join()}: ${cost} against ${String(theirs.get(at.join()))}`;
      return cells.length < 10 || cells.length !== theirs.size
        ? `${cells.length} hexes against ${theirs.size}`
        : null;
    },
  };
}

function preview(board: Board, combs: Combs): Match {
  const me = hero(board);
  const probe = judged(board);
  const goal = [...probe.rules.reachable(probe, me, 'move').cells].sort(
    (a, b) => b.cost - a.cost,
  )[0]!.at;
  const find = combs.finder();
  const ours = () => {
    const { rules } = judged(board);
    return judgePlan(
      {
        start: startOf({ rules, board, policies: DEFAULT_POLICIES, turn: null }, me),
        picked: 'move',
        hand: 'self',
      },
      goal,
    )!;
  };
  const [to, from] = [doubled(...goal), doubled(...me.at)];
  const { columns, rows } = board.ground.grid;
  return {
    ours: { name: 'quadretto', run: ours },
    peers: [
      { name: 'ngraph.path A* on hexes', run: () => find(goal) },
      {
        name: 'rot-js A*, topology 6',
        easier: EASIER,
        run() {
          let length = 0;
          new Path.AStar(to[0], to[1], (x, y) => x >= 0 && y >= 0 && x < 2 * columns && y < rows, {
            topology: 6,
          }).compute(from[0], from[1], () => length++);
          return length;
        },
      },
    ],
    check() {
      const { verdict } = ours();
      const theirs = find(goal);
      return verdict.legal && verdict.cost === theirs && theirs > 4
        ? null
        : `${verdict.cost} against ${theirs}, ${verdict.legal ? 'legal' : 'not legal'}`;
    },
  };
}

export const hexQuestions = (field: Field): Job[] => [
  job(field, 'contact of all foes, from scratch', contact),
  job(field, `reachable hexes within ${BUDGET}`, reach),
  job(field, 'path preview', preview),
];
