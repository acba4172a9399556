/** The engine compared with a direct implementation of the definitions, on small random boards. */
import { describe, expect, it } from 'vitest';
import { cover, flanking, threat, type At } from '../cases.ts';
import { boards, spaceCells, spaceIn, type Scene } from './boards.ts';
import {
  clear,
  flankers,
  hasLine,
  rangedCover,
  solids,
  threatened,
  type Corner,
  type Obstacle,
} from './reference.ts';
import { allRoomy, asking, holds, TIMEOUT } from './runs.ts';
import { spot } from './rational.ts';

const SOLID = {
  cellKinds: [{ blocks: ['move', 'sight', 'effect'] as ('move' | 'sight' | 'effect')[] }],
  wallKinds: [{}],
  conditions: false,
};
/** Slanting walls cut corners off; the second implementation judges those (tests/differential). */
const upright = ({ walls }: Scene): boolean =>
  walls.every(({ from, to }) => from[0] === to[0] || from[1] === to[1]);
const touching = (
  scene: Scene,
  a: Scene['creatures'][number],
  b: Scene['creatures'][number],
): boolean =>
  spaceCells(a.at, spaceIn(scene, a)).some(([x, y]) =>
    spaceCells(b.at, spaceIn(scene, b)).some(
      ([v, w]) => Math.max(Math.abs(x - v), Math.abs(y - w)) <= 1,
    ),
  );

describe('the reference implementation', () => {
  const corner = (at: At, inward: At): Corner => ({ at, inward });
  const square = (x: number, y: number): Obstacle => ({
    box: { left: x, top: y, right: x + 1, bottom: y + 1 },
  });
  const wall = (x0: number, y0: number, x1: number, y1: number): Obstacle => ({
    from: spot(x0, y0),
    to: spot(x1, y1),
  });

  it('in the reference implementation, a line along a wall or along a corridor is clear', () => {
    expect(clear(corner([0, 0], [1, 1]), corner([5, 0], [-1, 1]), [wall(-1, 0, 6, 0)])).toBe(true);
    expect(
      clear(corner([0, 0], [1, 1]), corner([5, 0], [-1, 1]), [
        wall(-1, 0, 6, 0),
        wall(-1, 1, 6, 1),
      ]),
    ).toBe(true);
  });
  it(
    'in the reference implementation, a line that only touches a pillar’s side or corner is ' +
      'clear',
    () => {
      expect(clear(corner([0, 0], [1, 1]), corner([5, 0], [-1, 1]), [square(2, -1)])).toBe(true);
      expect(clear(corner([0, 0], [1, 1]), corner([4, 4], [-1, -1]), [square(2, 1)])).toBe(true);
    },
  );
  it(
    'in the reference implementation, a line that ends at a wall or starts at a wall’s end ' +
      'is clear',
    () => {
      expect(clear(corner([0, 0], [1, 1]), corner([5, 0], [-1, 1]), [wall(5, -3, 5, 3)])).toBe(
        true,
      );
      expect(clear(corner([1, 0], [-1, 1]), corner([5, 1], [-1, 1]), [wall(1, -3, 1, 0)])).toBe(
        true,
      );
    },
  );
  it(
    'in the reference implementation, a line between two touching pillars or across a wall ' +
      'is blocked',
    () => {
      expect(
        clear(corner([0, 1], [1, -1]), corner([5, 1], [-1, -1]), [square(2, 0), square(2, 1)]),
      ).toBe(false);
      expect(
        clear(corner([0, 0], [1, 1]), corner([4, 4], [-1, -1]), [square(2, 1), square(1, 2)]),
      ).toBe(false);
      expect(clear(corner([1, 1], [-1, -1]), corner([5, 1], [-1, -1]), [wall(1, -3, 1, 3)])).toBe(
        false,
      );
    },
  );
});

it(
  'the rules engine and a slow reference implementation find the same threatened cells',
  () => {
    holds(boards({ cells: 0, walls: 0, conditions: false, side: [8, 12] }), 600, (scene) => {
      const ask = asking(scene);
      for (const c of scene.creatures) {
        expect(
          new Set((ask(threat(c.id))['cells'] as At[]).map(String)),
          `${scene.ruleset} ${c.size} ${c.build}`,
        ).toEqual(threatened(scene, c));
      }
    });
  },
  TIMEOUT,
);

it(
  'the rules engine and a slow reference implementation find the same flankers',
  () => {
    holds(boards({ cells: 0, walls: 0, conditions: false, side: [5, 8] }), 800, (scene) => {
      const ask = asking(scene);
      for (const c of scene.creatures) {
        const pairs = (ask(flanking(c.id))['pairs'] as { a: string; b: string }[])
          .map(({ a, b }) => `${a}+${b}`)
          .sort();
        expect(pairs, `${scene.ruleset} ${c.id}`).toEqual(flankers(scene, c));
      }
    });
  },
  TIMEOUT,
);

it(
  'the rules engine and a slow reference implementation find the same cover against ranged attacks',
  () => {
    holds(
      boards({
        ...SOLID,
        cells: 9,
        walls: 4,
        creatures: 4,
        side: [5, 8],
        sizes: ['small', 'medium', 'medium', 'large', 'huge'],
      }).filter((scene) => upright(scene) && allRoomy(scene)),
      240,
      (scene) => {
        const ask = asking(scene);
        for (const a of scene.creatures) {
          for (const b of scene.creatures) {
            // One of the texts has a separate rule for adjacent opponents.
            if (a.id === b.id || (scene.ruleset === 'sigil' && touching(scene, a, b))) continue;
            expect(
              ask(cover(a.id, b.id, 'ranged'))['degree'],
              `${scene.ruleset} ${a.id} ${b.id}`,
            ).toBe(rangedCover(scene, a, b));
          }
        }
      },
    );
  },
  TIMEOUT,
);

it(
  'under Sigil (house rules for D&D 3.5), adjacent opponents have total cover if every line ' +
    'is blocked, and otherwise none',
  () => {
    holds(
      boards({
        ...SOLID,
        ruleset: 'sigil',
        cells: 9,
        walls: 5,
        side: [4, 6],
        sizes: ['small', 'medium', 'medium', 'large'],
      }).filter(allRoomy),
      320,
      (scene) => {
        const ask = asking(scene);
        for (const a of scene.creatures) {
          for (const b of scene.creatures) {
            if (a.id === b.id || !touching(scene, a, b)) continue;
            const open = hasLine(
              spaceCells(a.at, spaceIn(scene, a)),
              spaceCells(b.at, spaceIn(scene, b)),
              solids(scene),
            );
            for (const attack of ['melee', 'ranged'] as const)
              expect(ask(cover(a.id, b.id, attack))['degree'], `${a.id} ${b.id} ${attack}`).toBe(
                open ? 'none' : 'total',
              );
          }
        }
      },
    );
  },
  TIMEOUT,
);

it(
  'on a board with two creatures and no obstacle, neither creature has cover',
  () => {
    holds(boards({ ...SOLID, cells: 0, walls: 0, creatures: 2, side: [6, 9] }), 240, (scene) => {
      const ask = asking(scene);
      for (const attack of ['melee', 'ranged'] as const)
        expect(ask(cover('a', 'b', attack))['degree']).toBe('none');
    });
  },
  TIMEOUT,
);
