/**
 * Every question treats a narrow place as narrow, and walls drawn as segments around solid squares
 * equal those squares.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrow } from '../asks/movements.ts';
import { attack } from '../asks/attacks.ts';
import {
  distance,
  move,
  path,
  reachable,
  threat,
  type Answer,
  type At,
  type CellInput,
  type CreatureInput,
  type WallInput,
} from '../cases.ts';
import type { Scene } from './boards.ts';
import { asking, holds, TIMEOUT } from './runs.ts';

const SIDE = 9;
const SPACE = { large: 2, huge: 3, gargantuan: 4 } as const;
type Big = keyof typeof SPACE;
interface Priced {
  at: At;
  cost: number;
  squeezing?: true;
}

const mover = (size: Big, at: At): CreatureInput => ({
  id: 'm',
  side: 'party',
  size,
  build: 'tall',
  at,
  speed: { land: 10 },
  attacks: [],
});
const sceneOf = (cells: CellInput[], walls: WallInput[], creature: CreatureInput): Scene => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
  cells,
  walls,
  creatures: [creature],
});

const solid = fc
  .uniqueArray(fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1)), {
    maxLength: 14,
    selector: (at) => at.join(),
  })
  .map((list) => list.map((at): CellInput => ({ at, blocks: ['move', 'sight', 'effect'] })));
const segment = fc
  .record({
    x: fc.integer({ min: 0, max: SIDE * 4 }).map((v) => v / 4),
    y: fc.nat(SIDE),
    length: fc.integer({ min: 1, max: SIDE }),
    down: fc.boolean(),
  })
  .map(({ x, y, length, down }): WallInput =>
    down ? { from: [x, y], to: [x, y + length] } : { from: [y, x], to: [y + length, x] },
  );
const big = fc.constantFrom<Big[]>('large', 'large', 'huge', 'gargantuan');
const start = fc.tuple(fc.nat(SIDE), fc.nat(SIDE));
/** A board with a creature on the map that is free or squeezed at its position. */
const boards = (cells: fc.Arbitrary<CellInput[]>, walls: fc.Arbitrary<WallInput[]>) =>
  fc
    .tuple(cells, walls, big, start)
    .map(([c, w, size, [x, y]]) =>
      sceneOf(c, w, mover(size, [x % (SIDE + 1 - SPACE[size]), y % (SIDE + 1 - SPACE[size])])),
    )
    .filter((scene) => asking(scene)(narrow('m'))['how'] !== 'no-room');

const placesOf = (answer: Answer): Priced[] => answer['cells'] as Priced[];
const ANY = boards(solid, fc.array(segment, { maxLength: 5 }));

describe('a narrow place', () => {
  it(
    'a step costs double if and only if the creature squeezes in the square that it enters',
    () => {
      holds(ANY, 150, (scene) => {
        const ask = asking(scene);
        for (const { at, cost, squeezing } of placesOf(ask(reachable('m')))) {
          const { how } = ask(narrow('m', { at }));
          expect([how, squeezing === true], at.join()).toEqual(
            how === 'squeeze' ? ['squeeze', true] : ['free', false],
          );
          const found = ask(path('m', at));
          expect(found['cost'], at.join()).toBe(cost);
          const judged = ask(move('m', found['path'] as At[]));
          expect([judged['legal'], judged['cost']], at.join()).toEqual([true, cost]);
          const along = found['path'] as At[];
          const costs = judged['costs'] as number[];
          for (let i = 1; i < along.length; i++) {
            const straight = along[i]![0] === along[i - 1]![0] || along[i]![1] === along[i - 1]![1];
            const tight = ask(narrow('m', { at: along[i]! }))['how'] === 'squeeze';
            if (straight)
              expect(costs[i]! - costs[i - 1]!, `${at.join()} step ${i}`).toBe(tight ? 2 : 1);
            else expect(tight, `${at.join()} step ${i} is diagonal`).toBe(false);
          }
        }
      });
    },
    TIMEOUT,
  );

  it(
    'the distance to a squeezing creature is measured from the squares that it fills while ' +
      'squeezing',
    () => {
      let squeezed = 0;
      holds(ANY, 90, (scene) => {
        const armed = {
          ...scene.creatures[0]!,
          attacks: [{ id: 'slam', kind: 'melee' as const, natural: true }],
        };
        const alone = asking({ ...scene, creatures: [armed] });
        const fit = alone(narrow('m'));
        // If the free side is doubtful, `narrow` lists only one of them.
        if ((fit['unknown'] as string[]).length > 0) return;
        if (fit['how'] === 'squeeze') squeezed++;
        const filled = fit['cells'] as At[];
        const held = new Set((alone(threat('m'))['cells'] as At[]).map(String));
        for (let i = 0; i < SIDE * SIDE; i += 4) {
          const at: At = [i % SIDE, Math.floor(i / SIDE)];
          if (filled.some((c) => c.join() === at.join())) continue;
          const least = Math.min(
            ...filled.map(([x, y]) => alone(distance([x, y], at))['cells'] as number),
          );
          expect(alone(distance('m', at))['cells'], at.join()).toBe(least);
          const both = asking({
            ...scene,
            creatures: [armed, { id: 't', side: 'foes', at, attacks: [] }],
          });
          const { possible, distance: apart } = both(attack('m', 't', 'slam'));
          expect([possible, apart], at.join()).toEqual([held.has(at.join()), least]);
        }
      });
      expect(squeezed).toBeGreaterThan(5);
    },
    TIMEOUT,
  );

  it(
    'the cheapest path from one square to another through a narrow place costs as much as ' +
      'the path back',
    () => {
      holds(ANY, 60, (scene) => {
        const ask = asking(scene);
        if (ask(narrow('m'))['how'] !== 'free') return;
        for (const { at, squeezing } of placesOf(ask(reachable('m'))).slice(0, 8)) {
          if (squeezing === true) continue;
          const home = scene.creatures[0]!.at;
          const there = { ...scene, creatures: [{ ...scene.creatures[0]!, at }] };
          const back = ask(path('m', at))['cost'] as number;
          expect(
            placesOf(asking(there)(reachable('m'))).find((p) => p.at.join() === home.join())?.cost,
            at.join(),
          ).toBe(back);
        }
      });
    },
    TIMEOUT,
  );
});

describe('walls around every solid square', () => {
  it(
    'replacing solid squares by walls along their four sides does not change a creature’s ' +
      'movement area',
    () => {
      holds(boards(solid, fc.constant([])), 150, (scene) => {
        const walls = scene.cells.flatMap(({ at: [x, y] }): WallInput[] => [
          { from: [x, y], to: [x + 1, y] },
          { from: [x, y + 1], to: [x + 1, y + 1] },
          { from: [x, y], to: [x, y + 1] },
          { from: [x + 1, y], to: [x + 1, y + 1] },
        ]);
        const [squares, segments] = [asking(scene), asking({ ...scene, cells: [], walls })];
        expect(placesOf(segments(reachable('m')))).toEqual(placesOf(squares(reachable('m'))));
        for (let i = 0; i < 12; i++) {
          const at: At = [(i * 5) % 6, (i * 7) % 6];
          expect(segments(narrow('m', { at }))['how'], at.join()).toBe(
            squares(narrow('m', { at }))['how'],
          );
        }
      });
    },
    TIMEOUT,
  );
});
