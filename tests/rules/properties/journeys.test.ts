/** Properties of journeys, areas and hiding on random boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area, hide, journey } from '../asks/movements.ts';
import { move, path, reachable, type Answer, type At } from '../cases.ts';
import { boards, boardsWithMover, creatureIn } from './boards.ts';
import { MOTIONS, movedScene, place, rimmed } from './motions.ts';
import { asking, holds, TIMEOUT } from './runs.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const cellsOf = (answer: Answer): At[] => answer['cells'] as At[];
const keys = (cells: readonly At[]): string[] => cells.map((c) => c.join()).sort();
const SHAPES = ['burst', 'spread', 'cylinder'] as const;
/**
 * Distance in cells from a grid corner to a square, counted 1-2-1-2 from its nearest quadrant
 * outwards.
 */
function far([px, py]: At, [x, y]: At): number {
  const [h, v] = [x >= px ? x + 1 - px : px - x, y >= py ? y + 1 - py : py - y];
  return Math.max(h, v) + Math.floor(Math.min(h, v) / 2);
}

describe('a journey', () => {
  it(
    'judging a walk in two parts gives the same verdict, cost and provoked enemies as judging ' +
      'the whole walk',
    () => {
      holds(boardsWithMover({ walls: 4 }), 40, ({ scene, id }) => {
        const ask = asking(scene);
        const places = (ask(reachable(id, 'double-move'))['cells'] as { at: At }[])
          .filter((_, i) => i % 5 === 0)
          .slice(0, 6);
        for (const { at } of places) {
          const along = ask(path(id, at, 'double-move'))['path'] as At[];
          const cut = Math.ceil(along.length / 2);
          const whole = ask(move(id, along, 'double-move'));
          const legs = ask(
            journey(
              id,
              [
                { by: 'walk', path: along.slice(1, cut) },
                { by: 'walk', path: along.slice(cut) },
              ],
              'double-move',
            ),
          );
          expect([legs['legal'], legs['cost'], legs['opportunities']]).toEqual([
            whole['legal'],
            whole['cost'],
            whole['opportunities'],
          ]);
        }
      });
    },
    TIMEOUT,
  );

  it(
    'tumbling, climbing, swimming or balancing along a path costs no less than walking along the ' +
      'same path',
    () => {
      holds(
        fc.tuple(
          boardsWithMover({ walls: 3 }),
          fc.constantFrom('tumble', 'climb', 'swim', 'balance'),
        ),
        40,
        ([{ scene, id }, by]) => {
          const ask = asking(scene);
          for (const { at, cost } of (
            ask(reachable(id, 'move'))['cells'] as { at: At; cost: number }[]
          ).slice(0, 5)) {
            const along = ask(path(id, at, 'move'))['path'] as At[];
            expect(ask(journey(id, [{ by, path: along.slice(1) }]))['cost']).toBeGreaterThanOrEqual(
              cost,
            );
          }
        },
      );
    },
    TIMEOUT,
  );
});

describe('tumbling', () => {
  const skills = { tumble: { ranks: 5, bonus: 5 }, acrobatics: { ranks: 5, bonus: 5 } };
  const RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
  /** The opportunities, and the step at which the movement ends. */
  const rolled = (answer: Answer, along: readonly At[]) => {
    const stops = answer['stops'] as { at: At } | undefined;
    return {
      struck: answer['opportunities'] as { by: string; step: number }[],
      end:
        stops === undefined ? along.length : along.findIndex((c) => c.join() === stops.at.join()),
    };
  };

  it(
    'on the same path, a higher total of a Tumble check never provokes more opponents',
    () => {
      holds(
        fc.tuple(
          boardsWithMover({ walls: 2, creatures: 6 }),
          fc.constantFrom(...RULESETS),
          fc.integer({ min: 0, max: 30 }),
          fc.integer({ min: 0, max: 20 }),
          fc.integer({ min: 1, max: 4 }),
        ),
        60,
        ([{ scene, id }, ruleset, low, more, length]) => {
          const creatures = scene.creatures.map((c) => ({
            ...c,
            cmd: 15,
            ...(c.id === id ? { skills } : {}),
          }));
          const ask = asking({ ...scene, ruleset: ruleset as typeof scene.ruleset, creatures });
          const [x, y] = creatureIn(scene, id).at;
          for (const [dx, dy] of [
            [1, 0],
            [0, 1],
            [1, 1],
          ] as const) {
            const path = Array.from({ length }, (_, i): At => [x + dx * (i + 1), y + dy * (i + 1)]);
            const at = (total: number) =>
              rolled(ask(journey(id, [{ by: 'tumble', path, total }])), [[x, y], ...path]);
            const [worse, better] = [at(low), at(low + more)];
            expect(better.end).toBeGreaterThanOrEqual(worse.end);
            const before = better.struck.filter(({ step }) => step < worse.end).map(({ by }) => by);
            expect(worse.struck.map(({ by }) => by)).toEqual(expect.arrayContaining(before));
          }
        },
      );
    },
    TIMEOUT,
  );
});

describe('tumbling on the map', () => {
  it.each(rulesetsInWords(['srd35', 'sigil', 'd20modern', 'pf1'] as const))(
    'under %s, tumbling past enemies costs no less than walking the same distance without ' +
      'enemies',
    (_, ruleset) => {
      let reached = 0;
      holds(boardsWithMover({ walls: 3, creatures: 6, ruleset: 'srd35' }), 30, (found) => {
        const { id } = found;
        const scene = { ...found.scene, ruleset: ruleset as typeof found.scene.ruleset };
        const { side, conditions = [] } = creatureIn(scene, id);
        // Pathfinder: one that is prone tumbles a single square, at its normal cost.
        if (ruleset === 'pf1' && conditions.includes('prone')) return;
        const all = scene.creatures;
        const way = { skills: { tumble: { ranks: 5, bonus: 5 } }, moving: 'tumble' as const };
        const tumbles = {
          ...scene,
          creatures: all.map((c) => (c.id === id ? { ...c, ...way } : c)),
        };
        const alone = { ...scene, creatures: all.filter((c) => c.id === id || c.side === side) };
        const factor = ruleset === 'd20modern' ? 1 : 2;
        const cells = (s: typeof scene) =>
          asking(s)(reachable(id, 'move'))['cells'] as { at: At; cost: number }[];
        const walked = new Map(cells(alone).map(({ at, cost }) => [at.join(), cost]));
        for (const { at, cost } of cells(tumbles)) {
          reached++;
          expect(cost).toBeGreaterThanOrEqual(factor * (walked.get(at.join()) ?? Infinity));
        }
      });
      expect(reached).toBeGreaterThan(20);
    },
    TIMEOUT,
  );
});

describe('an area of effect', () => {
  const point = fc.tuple(fc.nat(6), fc.nat(6));

  it(
    'on a board without obstacles, an area of effect is exactly the cells within its radius',
    () => {
      holds(
        fc.tuple(
          boards({ walls: 0, cells: 0 }),
          point,
          fc.integer({ min: 1, max: 8 }),
          fc.constantFrom(...SHAPES),
        ),
        120,
        ([scene, from, size, shape]) => {
          const { columns, rows } = scene.grid;
          const all = Array.from({ length: columns * rows }, (_, i): At => [
            i % columns,
            Math.floor(i / columns),
          ]);
          expect(keys(cellsOf(asking(scene)(area(shape, from, size))))).toEqual(
            keys(all.filter((c) => far(from, c) <= size)),
          );
        },
      );
    },
    TIMEOUT,
  );

  it(
    'an area of effect does not shrink when its radius grows, and does not grow when walls are ' +
      'added',
    () => {
      holds(
        fc.tuple(
          boards({ elevations: true }),
          point,
          fc.integer({ min: 1, max: 6 }),
          fc.constantFrom('burst', 'spread'),
        ),
        80,
        ([scene, from, size, shape]) => {
          const small = keys(cellsOf(asking(scene)(area(shape, from, size))));
          const large = new Set(keys(cellsOf(asking(scene)(area(shape, from, size + 1)))));
          const open = new Set(
            keys(cellsOf(asking({ ...scene, walls: [], cells: [] })(area(shape, from, size)))),
          );
          expect(small.filter((c) => !large.has(c) || !open.has(c))).toEqual([]);
        },
      );
    },
    TIMEOUT,
  );

  it.each(MOTIONS.map((m) => [m.name, m] as const))(
    'if a board is %s, the cells of a burst or spread on it change in the same way',
    (_, motion) => {
      holds(
        fc.tuple(
          boards({ elevations: true, cells: 8 }),
          point,
          fc.integer({ min: 1, max: 5 }),
          fc.constantFrom('burst', 'spread'),
        ),
        60,
        ([bare, [x, y], size, shape]) => {
          const scene = rimmed(bare);
          const from: At = [x + 1, y + 1];
          const here = asking(scene)(area(shape, from, size));
          const there = asking(movedScene(motion, scene))(
            area(shape, motion.point(from, scene), size),
          );
          expect(keys(cellsOf(there))).toEqual(
            keys(cellsOf(here).map((c) => place(motion, scene, c, 1))),
          );
          const who = (a: Answer): unknown[] =>
            (
              a['creatures'] as { id: string; cover: string; reflex: number; distance: number }[]
            ).map(({ id, cover, reflex, distance }) => [id, cover, reflex, distance]);
          expect(who(there)).toEqual(who(here));
        },
      );
    },
    TIMEOUT,
  );
});

describe('hiding', () => {
  it(
    'a creature that may hide from several observers at once may hide from each of these observers',
    () => {
      holds(boardsWithMover({ creatures: 5 }), 80, ({ scene, id }) => {
        const ask = asking(scene);
        const foes = scene.creatures
          .filter((c) => c.side !== creatureIn(scene, id).side)
          .map((c) => c.id);
        if (ask(hide(id, { observers: foes, observed: false }))['possible'] !== true) return;
        for (const foe of foes)
          expect(ask(hide(id, { observers: [foe], observed: false }))['possible']).toBe(true);
      });
    },
    TIMEOUT,
  );
});
