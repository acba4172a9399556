/** What holds on every board: circling provokes nobody, and splitting a movement changes no cost. */
import { describe, expect } from 'vitest';
import { rubble, type At } from '../cases.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { asked } from '../run.ts';
import { go, orc, rogue } from './boards.ts';
import { randomBoard, sequence, SIDE, type RandomBoard } from './random.ts';
import { everyCase } from '../../support/everyCase.ts';

const RING: readonly At[] = [
  [4, 4],
  [5, 4],
  [6, 4],
  [6, 5],
  [6, 6],
  [5, 6],
  [4, 6],
  [4, 5],
];
const around = (start: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => RING[(start + i) % RING.length]!);

/** Paths of six squares by a fixed sequence of directions, on ground that is partly rubble. */
const wanders = Array.from({ length: 12 }, (_, seed) => {
  const path: At[] = [[0, 0]];
  for (let i = 0; i < 6; i++) {
    const [x, y] = path[i]!;
    path.push([
      x + ((seed >> (i % 4)) & 1),
      y + (((seed >> (i % 4)) & 1) === 0 || i % 3 === 0 ? 1 : 0),
    ]);
  }
  return { path, rough: path.filter((_, i) => (seed + i) % 3 === 0) };
});

describe.each(rulesetsInWords(['srd52', 'srd51']))('every board under %s', (game, ruleset) => {
  everyCase(RING.map((_, start) => start))(
    `under ${game}, a walk all the way around an orc within its reach provokes no ` +
      'opportunity attack',
    (start) => {
      const path = around(start, 8);
      const answer = asked(
        { on: [orc(), rogue(...path[0]!)], ask: go('r', path, 'dash') },
        ruleset,
      );
      expect(answer).toMatchObject({ opportunities: [], cost: 8 });
    },
  );
  everyCase(wanders.map((each, i) => [i, each] as const))(
    `under ${game}, a walk over rubble costs as much in two parts as in one`,
    (_i, { path, rough }) => {
      const cost = (part: At[]): number =>
        Number(
          asked(
            {
              on: [rogue(...part[0]!), rough.map(([x, y]) => rubble(x, y))],
              ask: go('r', part, 'dash'),
            },
            ruleset,
          )['cost'],
        );
      for (let cut = 1; cut < path.length - 1; cut++)
        expect(cost(path.slice(0, cut + 1)) + cost(path.slice(cut))).toBe(cost(path));
    },
  );

  const BOARDS = Array.from({ length: 24 }, (_, seed) => seed);
  const all = ({ mover, others, ground }: RandomBoard) => [mover, ...others, ...ground];
  const ends = (board: RandomBoard, mode: string): readonly { at: At; cost: number }[] =>
    asked({ on: all(board), ask: { ask: 'reachable', of: 'r', mode } }, ruleset)[
      'cells'
    ] as readonly { at: At; cost: number }[];

  everyCase(BOARDS)(
    `under ${game}, a legal path leads to each square of the movement area, at the cost that ` +
      'the area states',
    (seed) => {
      const board = randomBoard(seed);
      const cells = ends(board, 'move');
      for (const { at, cost } of cells.filter((_, i) => i % 5 === seed % 5)) {
        const found = asked({ on: all(board), ask: { ask: 'path', of: 'r', to: at } }, ruleset);
        const judged = asked({ on: all(board), ask: go('r', found['path'] as At[]) }, ruleset);
        expect(judged).toMatchObject({ legal: true, cost });
      }
      const area = new Set(cells.map(({ at }) => at.join()));
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) {
          const to: At = [board.at[0] + dx, board.at[1] + dy];
          if (dx === 0 && dy === 0) continue;
          const { legal } = asked({ on: all(board), ask: go('r', [[...board.at], to]) }, ruleset);
          if (legal === true) expect(area).toContain(to.join());
        }
    },
  );
  everyCase(BOARDS)(
    `under ${game}, a creature that has disengaged or that teleports provokes no opportunity ` +
      'attack',
    (seed) => {
      for (const more of [{ conditions: ['disengaged'] }, { moving: 'teleport' } as const]) {
        const board = randomBoard(seed, { ...more, size: 'medium' });
        const next = sequence(seed);
        const path: At[] = [[...board.at]];
        for (let i = 0; i < 6; i++)
          path.push([path[i]![0] + next(3) - 1, path[i]![1] + next(3) - 1]);
        const { opportunities } = asked({ on: all(board), ask: go('r', path) }, ruleset);
        expect(opportunities).toEqual([]);
      }
    },
  );
  everyCase(BOARDS)(
    `under ${game}, the movement area on a mirrored board is the mirrored movement area, at ` +
      'the same costs',
    (seed) => {
      const board = randomBoard(seed);
      const mirrored = randomBoard(seed, {}, true);
      const n = SIDE - board.at[0] - mirrored.at[0];
      const listed = (cells: readonly { at: At; cost: number }[], flip: boolean): string[] =>
        cells
          .map(({ at: [x, y], cost }) => [flip ? SIDE - x - n : x, y, cost].join())
          .sort((a, b) => (a < b ? -1 : 1));
      expect(listed(ends(mirrored, 'move'), true)).toEqual(listed(ends(board, 'move'), false));
    },
  );
  everyCase(BOARDS)(`under ${game}, a flight costs as much in two parts as in one`, (seed) => {
    const next = sequence(seed);
    const path = [[0, 0, 3]];
    for (let i = 0; i < 6; i++)
      path.push(path[i]!.map((value, axis) => Math.max(axis === 2 ? 1 : -9, value + next(3) - 1)));
    const cost = (part: number[][]): number => {
      const [x, y, elevation] = part[0]!;
      const flyer = rogue(x!, y!, { elevation: elevation!, speed: { land: 6, fly: 12 } });
      return Number(
        asked({ on: [flyer], ask: { ask: 'move', of: 'r', path: part } }, ruleset)['cost'],
      );
    };
    for (let cut = 1; cut < path.length - 1; cut++)
      expect(cost(path.slice(0, cut + 1)) + cost(path.slice(cut))).toBe(cost(path));
  });
});
