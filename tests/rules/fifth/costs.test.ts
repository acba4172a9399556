/**
 * What a creature of several squares pays for a step: the dearest square that it newly enters, in
 * which reasons add up, but for those that make ground difficult. Dragging costs the same however
 * the table states the grapple.
 */
import { describe, expect, it } from 'vitest';
import {
  block,
  cell,
  cells,
  corridor,
  creature,
  hero,
  rubble,
  wall,
  type Thing,
} from '../cases.ts';
import { asked } from '../run.ts';
import { big, go, orc, rogue } from './boards.ts';
import { everyCase } from '../../support/everyCase.ts';

const east = (n: number, x: number, y: number) =>
  cells(Array.from({ length: n + 1 }, (_, i) => `${x + i},${y}`).join(' '));
const water = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const stunned = (x: number, y: number): Thing => creature('a', x, y, { conditions: ['stunned'] });
const small = (x: number, y: number): Thing => creature('a', x, y, { size: 'small' });
const party = { side: 'party' } as const;
const ogre = big('r', 2, 2, party);
const unhindered = big('r', 2, 2, { ...party, traits: ['freedom-of-movement'] });
const giant = creature('r', 1, 1, { ...party, size: 'huge', speed: { land: 12 } });

type Row = readonly [given: string, on: readonly (Thing | Thing[])[], cost: number, older: number];
const costOf = (ruleset: string, on: Row[1], path: ReturnType<typeof cells>): unknown =>
  asked({ on: on.flat(), ask: go('r', path, 'dash') }, ruleset)['cost'];
const inBoth = (title: string, rows: readonly Row[], path: ReturnType<typeof cells>): void =>
  describe.each([
    ['D&D 5e (2024)', 'srd52', 2],
    ['D&D 5e (2014)', 'srd51', 3],
  ] as const)('under %s', (game, ruleset, column) => {
    everyCase(rows)(`under ${game}, ${title}`, (...row) =>
      expect(costOf(ruleset, row[1], path)).toBe(row[column]),
    );
  });

describe('the cost of a step of a Large creature to the east', () =>
  inBoth(
    'a Large creature’s step east costs as much as the most expensive square that it newly ' +
      'enters',
    [
      ['rubble in one of two new squares', [ogre, rubble(4, 2)], 2, 2],
      ['rubble in a square that it keeps', [ogre, rubble(3, 2)], 1, 1],
      ['water and rubble in different squares', [ogre, water(4, 2), rubble(4, 3)], 2, 2],
      [
        'water over rubble in one square',
        [ogre, cell(4, 2, { surface: 'water', terrain: 'difficult' })],
        3,
        3,
      ],
      ['rubble beside a small foe in water', [ogre, rubble(4, 2), water(4, 3), small(4, 3)], 3, 3],
      ['a small foe on rubble', [ogre, rubble(4, 2), small(4, 2)], 2, 2],
      ['a small foe that it keeps under it', [ogre, small(3, 2)], 1, 1],
      ['a small foe before it', [ogre, small(4, 3)], 2, 2],
      ['water beside an ally', [ogre, water(4, 2), hero('b', 4, 3)], 2, 2],
      ['an ally in water', [ogre, water(4, 2), hero('b', 4, 2)], 2, 3],
      ['rubble and water, unhindered', [unhindered, rubble(4, 2), water(4, 3)], 1, 1],
    ],
    east(1, 2, 2),
  ));

describe('the cost of a diagonal step of a Large creature', () =>
  inBoth(
    'a Large creature’s diagonal step costs as much as the most expensive square that it newly enters',
    [
      ['rubble in the corner that it enters', [ogre, rubble(4, 4)], 2, 2],
      ['rubble in the corner that it keeps', [ogre, rubble(3, 3)], 1, 1],
      ['rubble beside a small foe in water', [ogre, rubble(3, 4), water(4, 3), small(4, 3)], 3, 3],
    ],
    cells('2,2 3,3'),
  ));

describe('the cost of a step of a Huge creature', () =>
  inBoth(
    'a Huge creature’s step into squares with rubble, water and a stunned foe costs 3 squares',
    [
      ['rubble and a foe in water', [giant, rubble(4, 1), water(4, 3), stunned(4, 3)], 3, 2 + 1],
      [
        'a foe on rubble in water',
        [giant, stunned(4, 2), cell(4, 2, { surface: 'water', terrain: 'difficult' })],
        3,
        3,
      ],
    ],
    east(1, 1, 1),
  ));

const narrow = big('r', 0, 3, party);
describe('the cost of a step of a Large creature in a corridor one square wide', () =>
  inBoth(
    'a Large creature’s step in a corridor 5 ft. wide costs 1 more for squeezing, and 1 more ' +
      'in water',
    [
      ['plain floor', [narrow, corridor(3)], 2, 2],
      ['rubble that it keeps', [narrow, corridor(3), rubble(1, 3)], 2, 2],
      ['rubble ahead', [narrow, corridor(3), rubble(2, 3)], 2, 3],
      ['rubble behind the wall', [narrow, corridor(3), rubble(2, 4)], 2, 2],
      ['water ahead', [narrow, corridor(3), water(2, 3)], 3, 3],
      ['a small foe ahead', [narrow, corridor(3), small(2, 3)], 2, 3],
      [
        'freedom of movement over rubble',
        [big('r', 0, 3, { ...party, traits: ['freedom-of-movement'] }), corridor(3), rubble(2, 3)],
        1,
        2,
      ],
    ],
    east(1, 0, 3),
  ));

describe('the cost of a step of a Large creature out of a corridor', () =>
  inBoth(
    'a Large creature’s step out of a corridor 5 ft. wide costs 2 squares',
    [
      [
        'onto plain floor',
        [big('r', 2, 3, party), wall(0, 3, 4, 3), wall(0, 4, 4, 4), block(3, 4), block(2, 4)],
        2,
        2,
      ],
    ],
    east(1, 2, 3),
  ));

const held = (more: object): Thing[] => [
  rogue(5, 5, { grapples: undefined }),
  orc({ conditions: ['grappled'], ...more }, 4, 5),
];
const STATED: readonly (readonly [how: string, on: readonly Thing[]])[] = [
  ['on the grappler', [rogue(5, 5, { grapples: ['o'] }), orc({}, 4, 5)]],
  ['on the grappled creature', held({ conditionsBy: { grappled: ['r'] } })],
  [
    'on both creatures',
    [
      rogue(5, 5, { grapples: ['o'] }),
      orc({ conditions: ['grappled'], conditionsBy: { grappled: ['r'] } }, 4, 5),
    ],
  ],
];
describe.each(STATED)('a grapple recorded %s', (how, on) => {
  it(
    `under D&D 5e (2024), a grapple recorded ${how} costs the grappler 1 square more for ` +
      'each square of movement',
    () =>
      expect(asked({ on, ask: go('r', east(3, 5, 5)) }, 'srd52')).toMatchObject({
        cost: 6,
        budget: 6,
      }),
  );
  it(`under D&D 5e (2014), a grapple recorded ${how} halves the grappler’s speed`, () =>
    expect(asked({ on, ask: go('r', east(3, 5, 5)) }, 'srd51')).toMatchObject({
      cost: 3,
      budget: 3,
    }));
  it(`under D&D 5e (2024), a grapple recorded ${how} keeps the grappled creature from moving`, () =>
    expect(asked({ on, ask: go('o', cells('4,5 3,5')) }, 'srd52')).toMatchObject({
      legal: false,
      budget: 0,
    }));
  it(
    `under D&D 5e (2024), but not (2014), a grapple recorded ${how} gives the grappled ` +
      'creature disadvantage against bystanders',
    () => {
      const others = [...on, hero('b', 4, 6)];
      const ask = { ask: 'attempt', from: 'o', to: 'b', with: 'sword' };
      expect(asked({ on: others, ask }, 'srd52')['edge']).toBe(-1);
      expect(asked({ on: others, ask }, 'srd51')['edge']).toBe(0);
    },
  );
  it(
    `under D&D 5e (2024), a grapple recorded ${how} lets the grappler drag the grappled ` +
      'creature without provoking that creature',
    () => expect(asked({ on, ask: go('r', east(2, 5, 5)) }, 'srd52')['opportunities']).toEqual([]),
  );
});
it(
  'under D&D 5e (2024), a grappled creature whose grappler is unknown does not slow the ' +
    'creature beside it',
  () =>
    expect(asked({ on: held({}), ask: go('r', east(3, 5, 5)) }, 'srd52')).toMatchObject({
      cost: 3,
    }),
);
