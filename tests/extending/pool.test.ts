/** A ruleset outside the d20 family's turn, with movement modes of its own (`pool/`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_SPENT, type Spent } from '../../src/board/board.ts';
import type { Cell } from '../../src/board/grid.ts';
import { judgeMove, startOf, type JudgedMove } from '../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { spend } from '../../src/rules/economy.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { pool } from './pool/index.ts';

const SCENE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 30, rows: 3 },
} as const;

/** Where the creature stands, and what it has used of its turn. */
interface Point {
  readonly x: number;
  readonly spent: Spent;
}
const START: Point = { x: 0, spent: NOTHING_SPENT };

const boardAt = ({ x, spent }: Point, foes: readonly Cell[] = []) => ({
  ...boardOf(
    sceneSchema.parse({
      ...SCENE,
      creatures: [
        { id: 'a', side: 'party', at: [x, 1], size: 'medium', speed: { land: 6 }, attacks: [] },
        ...foes.map((at, i) => ({
          id: `f${i}`,
          side: 'foes',
          at: [...at],
          size: 'medium',
          attacks: [{ id: 'axe', kind: 'melee', ready: true }],
        })),
      ],
    }),
  ),
  turn: { surprise: false, order: [], active: 'a', spent },
});

/** A drag of `n` squares to the east. */
function dragged(
  from: Point,
  n: number,
  mode: Mode = 'move',
  foes: readonly Cell[] = [],
): JudgedMove {
  const board = boardAt(from, foes);
  const start = startOf(
    { rules: pool, board, policies: DEFAULT_POLICIES, turn: null },
    board.creatures[0]!,
  );
  const points = Array.from({ length: n + 1 }, (_, i): Cell => [from.x + i, 1]);
  return judgeMove(start, { points, whole: true, seen: 'drag' }, mode);
}
const after = (from: Point, n: number, mode?: Mode): Point => ({
  x: from.x + n,
  spent: dragged(from, n, mode).spent,
});
const attacked = (from: Point): Point => ({ ...from, spent: spend(from.spent, { standard: 1 }) });

describe('movement as a pool', () => {
  it(
    'in rules with one movement budget per turn, a creature may move 3 squares, attack, and move ' +
      '3 more',
    () => {
      const { verdict, mode, spent } = dragged(attacked(after(START, 3)), 3);
      expect([verdict.legal, mode, spent.moved, spent.uses]).toEqual([
        true,
        'move',
        6,
        { standard: 1 },
      ]);
    },
  );
  const SPENT = [
    ['three squares and an attack', attacked(after(START, 3)), 4],
    ['an attack', attacked(START), 7],
    ['six squares and an attack', attacked(after(START, 6)), 1],
    ['a dash of twelve squares', after(START, 12), 1],
  ] as const;
  it(
    'in rules with one movement budget per turn, a path that costs more than the remaining ' +
      'budget breaks a rule',
    () => {
      for (const [what, from, n] of SPENT) {
        const { verdict } = dragged(from, n);
        expect
          .soft(
            verdict.violations.map(({ code }) => code),
            what,
          )
          .toEqual(['over-speed']);
      }
    },
  );
  it(
    'in rules with one movement budget per turn, a path beyond the budget becomes a dash if an ' +
      'action is left',
    () => {
      const long = dragged(after(START, 3), 7);
      expect([long.mode, long.verdict.legal, long.uses]).toEqual([
        'dash',
        true,
        { standard: 1, dash: 1 },
      ]);
      expect(dragged(after(START, 7), 5).verdict.legal).toBe(true);
      expect(dragged(after(START, 7), 6).verdict.legal).toBe(false);
    },
  );
  it(
    'in rules with one movement budget per turn, the movement area covers what is left of the ' +
      'budget',
    () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), (pieces) => {
          let now = attacked(START);
          for (const n of pieces) if (dragged(now, n).verdict.legal) now = after(now, n);
          const j = judgeOf(boardAt(now), pool);
          const left = 6 - now.spent.moved;
          const { cells, budget } = pool.reachable(j, j.board.creatures[0]!, 'move');
          expect(budget).toBe(left);
          expect(Math.max(0, ...cells.map(({ at }) => at[0] - now.x))).toBe(left);
          expect(dragged(now, left + 1).verdict.legal).toBe(false);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('movement modes of a ruleset with a pool', () => {
  it(
    'in rules with one movement budget per turn, disengaging costs an action and does not ' +
      'provoke',
    () => {
      const beside: readonly Cell[] = [[0, 0]];
      expect(dragged(START, 3, 'move', beside).verdict.opportunities).toHaveLength(1);
      const { verdict, uses } = dragged(START, 3, 'disengage', beside);
      expect([verdict.opportunities, verdict.legal, uses]).toEqual([[], true, { standard: 1 }]);
    },
  );
  it('a ruleset that is built on D&D 3.5 but has one movement budget per turn does not allow a run', () => {
    expect(dragged(START, 3, 'run').verdict.violations.map(({ code }) => code)).toEqual([
      'wrong-movement-mode',
    ]);
  });
});
