/**
 * Hexes: an answer reused from the previous board equals a newly computed one, and the cost of a
 * path equals the cost of its end in the reachable area.
 */
import { describe, expect, it } from 'vitest';
import { withCreature, type Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { HEX_LAYOUTS, type Cell, type HexLayout } from '../../../src/board/grid.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { arelia } from '../../../src/rules/phased/arelia/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { hexMapsInWords } from '../../support/titleWords.ts';
import { threatsFollowed } from '../../../src/state/threats.ts';
import { random } from '../../bench/boards/field.ts';

const [COLUMNS, ROWS] = [30, 26];

function boardWith(layout: HexLayout, next: () => number): Board {
  const whole = (most: number): number => Math.floor(next() * most);
  const cell = (): [number, number] => [whole(COLUMNS), whole(ROWS)];
  const scene: SceneDocument = {
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout, columns: COLUMNS, rows: ROWS, metresPerCell: 3 },
    walls: Array.from({ length: 90 }, () => {
      const [x, y] = cell();
      return {
        from: [x, y] as [number, number],
        to: [x + next() * 4 - 2, y + next() * 4 - 2] as [number, number],
      };
    }),
    cells:
      next() < 0.5
        ? []
        : [
            { at: [9, 9], costFactor: 3 },
            { at: [12, 10], terrain: 'difficult' },
            { at: [11, 13], blocks: ['move', 'effect'] },
          ],
    creatures: Array.from({ length: 24 }, (_, i) => ({
      id: `c${i}`,
      side: i % 2 === 0 ? 'party' : 'foes',
      at: i === 0 ? ([12, 12] as [number, number]) : cell(),
      speed: { land: 7 },
      ...(i % 5 === 0 ? { space: 1 + whole(3) } : {}),
      ...(i % 7 === 0 ? { reach: 2 } : {}),
      attacks: [{ id: 'sword', kind: 'melee' as const }],
    })),
  };
  return boardOf(scene);
}

const judged = (board: Board) => judgeOf(board, arelia);
/** A copy of the board with new objects for its creatures. */
const anew = (board: Board): Board => ({
  ...board,
  creatures: board.creatures.map((c) => ({ ...c })),
});
const find = (board: Board, id: string): Creature => board.creatures.find((c) => c.id === id)!;

describe.each(hexMapsInWords(HEX_LAYOUTS))('%s', (map, layout) => {
  it(`on ${map}, movement areas and threatened hexes updated after a move equal those computed from scratch`, () => {
    const next = random(17);
    let moved = 0;
    for (let round = 0; round < 3; round++) {
      let board = boardWith(layout, next);
      const follow = threatsFollowed();
      for (let turn = 0; turn < 15; turn++) {
        const one = board.creatures[1 + Math.floor(next() * 23)]!;
        const to: Cell = [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)];
        const before = judged(board).rules.reachable(judged(board), find(board, 'c0'), 'full-move');
        board = withCreature(board, { ...one, at: to });
        const [now, fresh] = [judged(board), judged(anew(board))];
        for (const mode of ['full-move', 'half-move'] as const) {
          expect(now.rules.reachable(now, find(board, 'c0'), mode)).toEqual(
            fresh.rules.reachable(fresh, find(fresh.board, 'c0'), mode),
          );
        }
        if (
          now.rules.reachable(now, find(board, 'c0'), 'full-move').cells.length !==
          before.cells.length
        )
          moved++;
        const foesOf = (b: Board): Creature[] => b.creatures.filter((c) => c.side === 'foes');
        const [kept, found] = [
          follow(now, foesOf(board)),
          threatsFollowed()(fresh, foesOf(fresh.board)),
        ];
        expect(kept.count).toEqual(found.count);
        expect(kept.all.map((t) => [t.creature.id, t.verdict, t.along])).toEqual(
          found.all.map((t) => [t.creature.id, t.verdict, t.along]),
        );
        expect([...kept.many]).toEqual([...found.many]);
        expect(follow(now, foesOf(board))).toBe(kept);
      }
    }
    expect(moved).toBeGreaterThan(5);
  });

  it(`on ${map}, each found path ends in the movement area and costs as much as the area says for its end`, () => {
    const next = random(29);
    let longer = 0;
    for (let round = 0; round < 2; round++) {
      const board = boardWith(layout, next);
      const j = judged(board);
      for (const id of ['c0', 'c3']) {
        const mover = find(board, id);
        const costs = new Map(
          j.rules.reachable(j, mover, 'full-move').cells.map(({ at, cost }) => [at.join(), cost]),
        );
        for (let y = 0; y < ROWS; y++)
          for (let x = 0; x < COLUMNS; x++) {
            if (mover.at[0] === x && mover.at[1] === y) continue;
            const { path, cost } = j.rules.path(j, mover, [x, y], 'full-move', 'short');
            expect([x, y, path === null ? undefined : cost]).toEqual([
              x,
              y,
              costs.get(`${x},${y}`),
            ]);
            if (path !== null) {
              const verdict = j.rules.move(j, mover, 'full-move', path.slice());
              expect([verdict.legal, verdict.cost]).toEqual([true, cost]);
              if (path.length - 1 > j.rules.distance(j, mover.at, [x, y]).cells) longer++;
            }
          }
      }
    }
    expect(longer).toBeGreaterThan(0);
  });
});
