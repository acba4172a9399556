/** Properties of every movement on random boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, path, reachable, type Answer, type At } from '../cases.ts';
import { boards, boardsWithMover, creatureIn, spaceIn, type Scene } from './boards.ts';
import { knownIn } from './known.ts';
import { asking, holds, TIMEOUT } from './runs.ts';
import { everyCase } from '../../support/everyCase.ts';

interface Priced {
  at: At;
  cost: number;
}
type Mode = 'move' | 'double-move' | 'withdraw' | 'run' | 'step' | 'minimum';
const MODES: readonly Mode[] = ['move', 'double-move', 'withdraw', 'run', 'step', 'minimum'];

const cellsOf = (answer: Answer): Priced[] => answer['cells'] as Priced[];
const pathOf = (answer: Answer): At[] | null => answer['path'] as At[] | null;
const strikes = (answer: Answer): unknown[] =>
  (answer['opportunities'] as { by: string; leaving: At; step: number }[]).map(
    ({ by, leaving, step }) => [by, leaving, step],
  );
const key = (at: readonly [number, number]): string => at.join();
const withMover = (
  scene: Scene,
  id: string,
  change: Partial<Scene['creatures'][number]>,
): Scene => ({
  ...scene,
  creatures: scene.creatures.map((c) => (c.id === id ? { ...c, ...change } : c)),
});
/** At most `n` entries of a list, evenly spread. */
const some = <T>(list: readonly T[], n: number): T[] =>
  list.filter((_, i) => i % Math.ceil(list.length / n || 1) === 0);

describe('the reachable area', () => {
  everyCase(MODES)(
    'in every movement mode, a legal path of the stated cost leads to each cell of the ' +
      'movement area',
    (mode) => {
      holds(boardsWithMover({ elevations: true, wallParts: 4 }), 100, ({ scene, id }) => {
        const ask = asking(scene);
        const known = asking(knownIn(scene, id));
        for (const { at, cost } of some(cellsOf(ask(reachable(id, mode))), 12)) {
          const found = ask(path(id, at, mode));
          expect(found['cost'], key(at)).toBe(cost);
          const along = pathOf(found) ?? [];
          expect(along[0]).toEqual(creatureIn(scene, id).at);
          expect(along[along.length - 1]).toEqual(at);
          const judged = ask(move(id, along, mode));
          expect({
            legal: judged['legal'],
            cost: judged['cost'],
            violations: judged['violations'],
          }).toEqual({ legal: true, cost, violations: [] });
          // The path takes no account of creatures that the mover does not know of.
          expect(strikes(known(move(id, along, mode)))).toEqual(strikes(found));
        }
      });
    },
    TIMEOUT,
  );

  everyCase(['move', 'double-move', 'withdraw'] as const)(
    'a move, double move or withdrawal that goes one step beyond the movement area is illegal',
    (mode) => {
      holds(boardsWithMover({ wallParts: 2 }), 60, ({ scene, id }) => {
        const ask = asking(scene);
        const start = creatureIn(scene, id).at;
        const cells = cellsOf(ask(reachable(id, mode)));
        const known = new Set([key(start), ...cells.map((p) => key(p.at))]);
        for (const { at } of some(cells, 10)) {
          const along = pathOf(ask(path(id, at, mode))) ?? [];
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) {
              const beyond: At = [at[0] + dx, at[1] + dy];
              if (!known.has(key(beyond)))
                expect(
                  ask(move(id, [...along, beyond], mode))['legal'],
                  `${key(at)} then ${key(beyond)}`,
                ).toBe(false);
            }
          }
        }
      });
    },
    TIMEOUT,
  );

  it(
    'a higher speed never removes a cell from the movement area or changes a cell’s cost',
    () => {
      holds(
        fc.tuple(boardsWithMover(), fc.integer({ min: 1, max: 4 })),
        240,
        ([{ scene, id }, more]) => {
          const land = creatureIn(scene, id).speed?.land ?? 0;
          const slow = cellsOf(asking(scene)(reachable(id, 'move')));
          const fast = new Map(
            cellsOf(
              asking(withMover(scene, id, { speed: { land: land + more } }))(reachable(id, 'move')),
            ).map((p) => [key(p.at), p.cost]),
          );
          expect(slow.filter((p) => fast.get(key(p.at)) !== p.cost)).toEqual([]);
        },
      );
    },
    TIMEOUT,
  );

  it(
    'making one cell difficult terrain adds no cell to the movement area and makes no cell cheaper to reach',
    () => {
      holds(fc.tuple(boardsWithMover(), fc.nat(11), fc.nat(11)), 240, ([{ scene, id }, x, y]) => {
        const at: At = [x % scene.grid.columns, y % scene.grid.rows];
        if (scene.cells.some((c) => key(c.at) === key(at))) return;
        const clear = new Map(
          cellsOf(asking(scene)(reachable(id, 'move'))).map((p) => [key(p.at), p.cost]),
        );
        const rough = cellsOf(
          asking({ ...scene, cells: [...scene.cells, { at, terrain: 'difficult' }] })(
            reachable(id, 'move'),
          ),
        );
        expect(rough.filter((p) => !(p.cost >= (clear.get(key(p.at)) ?? Infinity)))).toEqual([]);
      });
    },
    TIMEOUT,
  );
});

describe('a path', () => {
  /** No low obstacles here: their cost hides whether a diagonal step was odd or even. */
  const plain = boards({
    cellKinds: [
      { blocks: ['move', 'sight', 'effect'] },
      { terrain: 'difficult' },
      { concealment: 'partial' },
    ],
    wallKinds: [{}],
  });

  it(
    'a path costs as much as its two parts together if the count of diagonals goes on in the ' +
      'second part',
    () => {
      holds(fc.tuple(plain, fc.nat(), fc.nat(), fc.nat(1)), 320, ([scene, k, cut, spent]) => {
        const turn = (diagonals: number) => ({ round: 2, active: 'a', spent: { diagonals } });
        const ask = asking({ ...scene, turn: turn(spent) });
        const cells = cellsOf(ask(reachable('a', 'double-move')));
        const to = cells[k % Math.max(1, cells.length)]?.at;
        if (to === undefined) return;
        const along = pathOf(ask(path('a', to, 'double-move'))) ?? [];
        const half = cut % along.length;
        const costs = along.map(
          (_, i) => ask(move('a', along.slice(0, i + 1), 'double-move'))['cost'] as number,
        );
        let diagonals = spent;
        for (let i = 1; i <= half; i++) {
          const [[x0, y0], [x1, y1]] = [along[i - 1] ?? [0, 0], along[i] ?? [0, 0]];
          // A doubled diagonal costs 3 or more and does not change the alternation.
          if (x0 !== x1 && y0 !== y1 && (costs[i] ?? 0) - (costs[i - 1] ?? 0) < 3) diagonals++;
        }
        const rest = asking({
          ...withMover(scene, 'a', { at: along[half] ?? [0, 0] }),
          turn: turn(diagonals),
        })(move('a', along.slice(half), 'double-move'));
        expect((costs[half] ?? 0) + (rest['cost'] as number)).toBe(costs[along.length - 1]);
      });
    },
    TIMEOUT,
  );

  it(
    'a path with one more step never costs less',
    () => {
      holds(
        fc.tuple(boardsWithMover({ elevations: true }), fc.nat()),
        240,
        ([{ scene, id }, k]) => {
          const ask = asking(scene);
          const cells = cellsOf(ask(reachable(id, 'move')));
          const to = cells[k % Math.max(1, cells.length)]?.at;
          if (to === undefined) return;
          const along = pathOf(ask(path(id, to, 'move'))) ?? [];
          const costs = along.map(
            (_, i) => ask(move(id, along.slice(0, i + 1), 'move'))['cost'] as number,
          );
          expect(costs).toEqual([...costs].sort((a, b) => a - b));
        },
      );
    },
    TIMEOUT,
  );

  it(
    'the path suggested as safest provokes no more attacks of opportunity than the path ' +
      'suggested as shortest',
    () => {
      holds(boardsWithMover({ cells: 8 }), 160, ({ scene, id }) => {
        const ask = asking(scene);
        for (const { at } of some(cellsOf(ask(reachable(id, 'move'))), 10)) {
          const short = ask(path(id, at, 'move', 'short'));
          const safe = ask(path(id, at, 'move', 'safe'));
          expect(strikes(safe).length, key(at)).toBeLessThanOrEqual(strikes(short).length);
          expect(safe['cost'], key(at)).toBeGreaterThanOrEqual(short['cost'] as number);
          const judged = ask(move(id, pathOf(safe) ?? [], 'move'));
          expect({
            legal: judged['legal'],
            cost: judged['cost'],
            strikes: strikes(judged),
          }).toEqual({ legal: true, cost: safe['cost'], strikes: strikes(safe) });
        }
      });
    },
    TIMEOUT,
  );

  it(
    'no random legal walk to a cell provokes fewer attacks of opportunity than the path suggested as safest',
    () => {
      const stepsArb = fc.array(
        fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })),
        { minLength: 2, maxLength: 6 },
      );
      holds(
        fc.tuple(
          boards({ cells: 4, walls: 2, sizes: ['medium', 'medium', 'large'] }),
          fc.array(stepsArb, { minLength: 12, maxLength: 12 }),
        ),
        160,
        ([scene, walks]) => {
          const ask = asking(scene);
          const c = creatureIn(scene, 'a');
          for (const steps of walks) {
            const along: At[] = [[...c.at]];
            for (const [dx, dy] of steps) {
              const [x, y] = along[along.length - 1] ?? [0, 0];
              if (dx !== 0 || dy !== 0) along.push([x + dx, y + dy]);
            }
            const end = along[along.length - 1] ?? c.at;
            if (along.length < 2 || key(end) === key(c.at)) continue;
            const judged = ask(move('a', along, 'move'));
            if (judged['legal'] !== true) continue;
            const safe = ask(path('a', [end[0], end[1]], 'move', 'safe'));
            expect(safe['path'], key(end)).not.toBeNull();
            const [mine, its] = [strikes(judged).length, strikes(safe).length];
            expect(
              its < mine ||
                (its === mine && (safe['cost'] as number) <= (judged['cost'] as number)),
              `${JSON.stringify(along)} ${mine} against ${its}`,
            ).toBe(true);
          }
        },
      );
    },
    TIMEOUT,
  );

  it(
    'a creature’s space lies within the map in every cell of its movement area',
    () => {
      holds(boardsWithMover(), 120, ({ scene, id }) => {
        const n = spaceIn(scene, creatureIn(scene, id));
        for (const { at } of cellsOf(asking(scene)(reachable(id, 'double-move')))) {
          expect(
            at[0] >= 0 &&
              at[1] >= 0 &&
              at[0] + n <= scene.grid.columns &&
              at[1] + n <= scene.grid.rows,
            key(at),
          ).toBe(true);
        }
      });
    },
    TIMEOUT,
  );
});
