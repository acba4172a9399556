/** A board and its mirrors give the same answers: across, and with rows and columns exchanged. */
import { describe, expect, it } from 'vitest';
import { fifthBoard, type Ask } from '../../differential/fifth/boards.ts';
import { engineAnswers } from '../../differential/fifth/compare.ts';
import {
  beingIn,
  seatOf,
  spaceOf,
  type Cell,
  type Scene,
  type Wall,
} from '../../differential/fifth/table.ts';

/** A symmetry of the grid, which is its own inverse on the mirrored board. */
interface Mirror {
  readonly grid: (grid: Scene['grid']) => Scene['grid'];
  /** Top-left square of a space of n × n squares. */
  readonly square: (grid: Scene['grid'], at: Cell, n: number) => Cell;
}

const ACROSS: Mirror = {
  grid: (grid) => grid,
  square: ({ columns }, [x, y], n) => [columns - x - n, y],
};
const EXCHANGED: Mirror = {
  grid: ({ columns, rows, ...grid }) => ({ ...grid, columns: rows, rows: columns }),
  square: (_, [x, y]) => [y, x],
};

/** Side of the space in which a creature stands: a rider stands in its mount's. */
function widthOf(scene: Scene, id: string): number {
  const b = beingIn(scene, id);
  return spaceOf(seatOf(scene, b) ?? b);
}

const mirroredScene = (scene: Scene, { grid, square }: Mirror): Scene => ({
  ...scene,
  grid: grid(scene.grid),
  cells: (scene.cells ?? []).map((c) => ({ ...c, at: square(scene.grid, c.at, 1) })),
  walls: (scene.walls ?? []).map((w) => ({
    ...w,
    from: square(scene.grid, w.from, 0),
    to: square(scene.grid, w.to, 0),
  })),
  creatures: scene.creatures.map((c) => ({
    ...c,
    at: square(scene.grid, c.at, widthOf(scene, c.id)),
  })),
});

function mirroredAsk(scene: Scene, ask: Ask, { square }: Mirror): Ask {
  if (ask.ask === 'move')
    return { ...ask, path: ask.path.map((at) => square(scene.grid, at, widthOf(scene, ask.of))) };
  if (ask.ask !== 'area') return ask;
  const point = (at: Cell): Cell => square(scene.grid, at, 0);
  return {
    ...ask,
    from: typeof ask.from === 'string' ? ask.from : point(ask.from),
    ...(ask.towards === undefined ? {} : { towards: point(ask.towards) }),
  };
}

type Named = Readonly<Record<string, unknown>>;
const list = (a: Named, field: string): readonly Named[] => (a[field] ?? []) as readonly Named[];
const only = (a: Named, ...fields: readonly string[]): Named =>
  Object.fromEntries(fields.map((field) => [field, a[field] ?? null]));
const sorted = (lines: readonly unknown[]): string[] =>
  lines.map((line) => JSON.stringify(line)).sort();

/** What of an answer must be equal, with its squares brought to the mirrored board. */
function factsOf(ask: Ask, a: Named, square: (at: Cell, n?: number) => Cell, n: number): unknown {
  switch (ask.ask) {
    case 'threat':
      return sorted((a['cells'] as Cell[]).map((at) => square(at)));
    case 'distance':
      return a['cells'];
    case 'sees':
      return only(a, 'sees', 'obscured', 'by', 'placed', 'why');
    case 'cover':
      return a['degree'];
    case 'attempt':
      return [
        only(a, 'edge', 'possible'),
        ...['advantage', 'disadvantage'].map((side) => sorted(list(a, side).map((s) => s['why']))),
      ];
    case 'hide':
      return [
        a['possible'],
        sorted(list(a, 'observers').map((o) => only(o, 'id', 'sees', 'bars'))),
      ];
    case 'reachable':
      return sorted(
        list(a, 'cells').map(({ at, cost, squeezing }) => [square(at as Cell, n), cost, squeezing]),
      );
    case 'move':
      return [
        only(a, 'legal', 'cost', 'budget'),
        sorted(list(a, 'opportunities').map((o) => only(o, 'by', 'step'))),
        sorted(list(a, 'barred').map((o) => only(o, 'by', 'why', 'condition'))),
      ];
    case 'area':
      return [
        sorted((a['cells'] as Cell[]).map((at) => square(at))),
        sorted(list(a, 'creatures').map((c) => only(c, 'id', 'degree'))),
      ];
  }
}

/** Walls along the grid's lines: those drawn beside them are first moved to where they are meant. */
const isStraight = ({ from, to }: Wall): boolean =>
  [...from, ...to].every((v) => Number.isInteger(v)) && (from[0] === to[0] || from[1] === to[1]);
/** Lines and cones lie on one side of a grid line when they start on it, which is a choice. */
const isSymmetric = (ask: Ask): boolean =>
  ask.ask !== 'area' || ['sphere', 'cylinder', 'emanation'].includes(ask.shape);

const BOARDS = 80;

describe.each([
  ['mirrored', ACROSS, 0],
  ['mirrored along its diagonal', EXCHANGED, 500_000],
] as const)('a 5E board that is %s', (name, mirror, first) => {
  it(
    `on a 5E board that is ${name}, every ruling is the mirrored ruling of the original ` + 'board',
    () => {
      for (let seed = first; seed < first + BOARDS; seed++) {
        const board = fifthBoard(seed);
        const scene = { ...board.scene, walls: board.scene.walls!.filter(isStraight) };
        const asks = board.asks.filter(isSymmetric);
        const other = mirroredScene(scene, mirror);
        const here = engineAnswers(scene, asks) as Named[];
        const there = engineAnswers(
          other,
          asks.map((ask) => mirroredAsk(scene, ask, mirror)),
        ) as Named[];
        for (const [i, ask] of asks.entries()) {
          const n = 'of' in ask ? widthOf(scene, ask.of) : 1;
          const moved = factsOf(ask, here[i]!, (at, k = 1) => mirror.square(scene.grid, at, k), n);
          const same = factsOf(ask, there[i]!, (at) => at, n);
          expect([seed, ask, same]).toEqual([seed, ask, moved]);
        }
      }
    },
  );
});
