/**
 * Movement in several ways: all that was moved is taken off the speed of the way that comes next.
 * The area, the shortest path and the judged path agree on every board.
 */
import { describe, expect, it } from 'vitest';
import {
  cell,
  cells,
  fill,
  rubble,
  turn,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { asked } from '../run.ts';
import { big, go, rogue } from './boards.ts';
import { sequence } from './random.ts';
import { everyCase } from '../../support/everyCase.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const water = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const cliff = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const sea = (from: number) => fill(from, 0, 19, 9, water);
const east = (from: number, to: number) =>
  cells(Array.from({ length: to - from + 1 }, (_, i) => `${from + i},5`).join(' '));
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });
const swimmer = (land: number, swim: number, x = 0): Thing =>
  rogue(x, 5, { speed: { land, swim } });

type Row = readonly [
  given: string,
  on: readonly (Thing | Thing[])[],
  path: At[],
  legal: boolean,
  cost: number,
];
const ROWS: readonly Row[] = [
  [
    'with Speed 30 and Swim 30 may walk 2 squares and then swim 4',
    [swimmer(6, 6), sea(3)],
    east(0, 6),
    true,
    6,
  ],
  [
    'with Speed 30 and Swim 40 may walk 2 squares and then swim 6',
    [swimmer(6, 8), sea(3)],
    east(0, 8),
    true,
    8,
  ],
  [
    'with Speed 30 and Swim 40 may not walk 2 squares and then swim 7',
    [swimmer(6, 8), sea(3)],
    east(0, 9),
    false,
    9,
  ],
  [
    'with Speed 30 and Swim 20 may not walk 5 squares and then swim 1 at double cost',
    [swimmer(6, 4), sea(6)],
    east(0, 6),
    false,
    6,
  ],
  [
    'with Speed 30 and Swim 20 may walk 4 squares and then swim 1 at double cost',
    [swimmer(6, 4), sea(5)],
    east(0, 5),
    true,
    6,
  ],
  [
    'with Speed 30 and Swim 20 may walk 2 squares, swim 2, and swim a third at double cost',
    [swimmer(6, 4), sea(3)],
    east(0, 5),
    true,
    6,
  ],
  [
    'with Speed 30 and Swim 20 may not walk 2 squares and then swim 4',
    [swimmer(6, 4), sea(3)],
    east(0, 6),
    false,
    7,
  ],
  [
    'with Speed 30 and Swim 40 may swim 4 squares and then walk 2',
    [swimmer(6, 8), fill(0, 0, 4, 9, water)],
    east(0, 6),
    true,
    6,
  ],
  [
    'with Speed 30 and Swim 40 may not swim 4 squares and then walk 3',
    [swimmer(6, 8), fill(0, 0, 4, 9, water)],
    east(0, 7),
    false,
    7,
  ],
  [
    'with Speed 0 and Swim 40 may not leave the water',
    [swimmer(0, 8), fill(0, 0, 4, 9, water)],
    east(0, 5),
    false,
    5,
  ],
  [
    'with Speed 30 and Swim 40 may swim 2 squares after moving 6 squares earlier in the turn',
    [swimmer(6, 8), sea(1), spent(6)],
    east(0, 2),
    true,
    2,
  ],
  [
    'with Speed 30 and Swim 40 may not walk ashore after moving 6 squares earlier in the turn',
    [swimmer(6, 8), fill(0, 0, 1, 9, water), spent(6)],
    east(0, 2),
    false,
    2,
  ],
  [
    'with Speed 30 and Climb 40 may walk 5 squares and then climb 3',
    [rogue(0, 5, { speed: { land: 6, climb: 8 } }), fill(5, 0, 19, 9, cliff)],
    east(0, 8),
    true,
    8,
  ],
];

describe.each(rulesetsInWords(['srd52', 'srd51']))('a path under %s', (game, ruleset) => {
  it.each(ROWS)(`under ${game}, a creature %s`, (_given, on, path, legal, cost) =>
    expect(asked({ on: on.flat(), ask: go('r', path) }, ruleset)).toMatchObject({ legal, cost }),
  );
  it(
    `under ${game}, a creature with Swim 40 that dashes may move 16 squares in all, 2 of ` +
      'them on foot',
    () => {
      const on = [swimmer(6, 8), sea(3)];
      expect(asked({ on, ask: go('r', east(0, 16), 'dash') }, ruleset)).toMatchObject({
        legal: true,
        cost: 16,
        budget: 16,
      });
    },
  );
  it(
    `under ${game}, with Speed 30 and Swim 40, a path may cost 8 squares if it ends in water, ` +
      'and 6 on land',
    () => {
      const on = [swimmer(6, 8), sea(3)];
      expect(asked({ on, ask: go('r', east(0, 2)) }, ruleset)['budget']).toBe(6);
      expect(asked({ on, ask: go('r', east(0, 3)) }, ruleset)['budget']).toBe(8);
    },
  );
  it(
    `under ${game}, standing up costs half of the walking speed, even if the creature then ` +
      'flies',
    () => {
      const up = spent(0, { half: 1 });
      const flyer = rogue(5, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' });
      expect(asked({ on: [flyer, up], ask: go('r', cells('5,5 6,5')) }, ruleset)['budget']).toBe(9);
    },
  );
  const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);
  everyCase(SEEDS)(
    `under ${game}, a legal path leads to each square of the movement area, at the cost that ` +
      'the area states',
    (seed) => {
      const next = sequence(seed);
      const large = seed % 4 === 3;
      const speeds: CreatureMore = {
        side: 'party',
        speed: {
          land: 2 + next(5),
          swim: 1 + next(7),
          ...(next(2) === 0 ? { climb: 1 + next(6) } : {}),
        },
      };
      const mover = large ? big('r', 4, 4, speeds) : rogue(4, 4, speeds);
      const ground = Array.from({ length: 45 }, () => {
        const [x, y] = [next(10), next(10)];
        return [water(x, y), water(x, y), cliff(x, y), rubble(x, y)][next(4)]!;
      });
      const seen = new Map(
        ground.map((thing) => ['cell' in thing ? String(thing.cell.at) : '', thing] as const),
      );
      const on = [mover, ...seen.values()];
      const { cells: area } = asked({ on, ask: { ask: 'reachable', of: 'r' } }, ruleset) as {
        cells: { at: At; cost: number }[];
      };
      expect(area.length).toBeGreaterThan(0);
      for (const { at, cost } of area) {
        const found = asked({ on, ask: { ask: 'path', of: 'r', to: at } }, ruleset);
        expect(found).toMatchObject({ cost });
        const judged = asked({ on, ask: go('r', found['path'] as At[]) }, ruleset);
        expect(judged).toMatchObject({ legal: true, cost });
      }
    },
  );
});
