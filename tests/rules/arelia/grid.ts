/**
 * Arelia: areas grid, terrain and reach on the map: hexes, adjacency, distance, cost of a hex.
 * Axial (q, r) is written as odd-r offset: column q + (r − (r & 1)) / 2, row r.
 */
import { expect } from 'vitest';
import {
  cases,
  cell,
  creature,
  distance,
  hero,
  hexes,
  move,
  reachable,
  threat,
  type At,
} from '../cases.ts';
import { illegal, legal } from '../checks.ts';

const on = hexes('odd-r');
const line = (n: number): At[] => Array.from({ length: n + 1 }, (_, i): At => [i, 0]);
const around = (of: At, cells: At[]) => ({
  rule: 'arelia.grid.hex-adjacency',
  given: `the neighbours of [${of.join()}] in odd-r are in contact, and no others`,
  on: [on, hero('a', ...of)],
  ask: threat('a'),
  expect: { cells },
  cites: ['arelia.reach.melee-trigger', 'arelia.grid.hex-adjacency'],
});

export default cases('arelia', [
  {
    rule: 'arelia.grid.hex-3m',
    case: 0,
    given: 'movement factor 8: 8 hexes',
    on: [on, hero('a', 0, 0, { speed: { land: 8 } })],
    ask: move('a', line(8)),
    expect: legal(8),
  },
  {
    rule: 'arelia.grid.hex-3m',
    case: 0,
    given: '8 hexes are 24 m',
    on: [on],
    ask: distance([0, 0], [8, 0]),
    expect: { cells: 8, metres: 24 },
  },
  {
    rule: 'arelia.grid.hex-3m',
    case: 0,
    given: 'movement factor 8: not the ninth',
    on: [on, hero('a', 0, 0, { speed: { land: 8 } })],
    ask: move('a', line(9)),
    check: illegal('over-speed', [9, 0]),
  },
  {
    rule: 'arelia.grid.hex-3m',
    case: 1,
    given: 'movement factor 6: 6 hexes',
    on: [on, hero('a', 0, 0)],
    ask: move('a', line(6)),
    expect: legal(6),
  },
  {
    rule: 'arelia.grid.hex-3m',
    case: 1,
    given: '6 hexes are 18 m',
    on: [on],
    ask: distance([0, 0], [6, 0]),
    expect: { cells: 6, metres: 18 },
  },

  {
    rule: 'arelia.grid.hex-adjacency',
    case: 0,
    given: 'axial (0,0) and (1,-1): adjacent',
    on: [on],
    ask: distance([0, 0], [0, -1]),
    expect: { cells: 1 },
  },
  {
    rule: 'arelia.grid.hex-adjacency',
    case: 1,
    given: 'axial (0,0) and (2,-1): distance 2',
    on: [on],
    ask: distance([0, 0], [1, -1]),
    expect: { cells: 2 },
  },
  {
    ...around(
      [2, 2],
      [
        [1, 1],
        [2, 1],
        [1, 2],
        [3, 2],
        [1, 3],
        [2, 3],
      ],
    ),
    case: 2,
  },
  {
    ...around(
      [2, 3],
      [
        [2, 2],
        [3, 2],
        [1, 3],
        [3, 3],
        [2, 4],
        [3, 4],
      ],
    ),
    case: 3,
  },
  {
    rule: 'arelia.grid.hex-adjacency',
    case: 'extra',
    given: 'two apart: no melee',
    on: [on, hero('a', 2, 2)],
    ask: threat('a'),
    check: ({ cells }) => {
      expect(cells).not.toContainEqual([4, 2]);
    },
  },

  {
    rule: 'arelia.grid.hex-distance-silent',
    case: 0,
    given: 'axial (0,0) to (3,-1)',
    on: [on],
    ask: distance([0, 0], [2, -1]),
    expect: { cells: 3, metres: 9 },
  },
  {
    rule: 'arelia.grid.hex-distance-silent',
    case: 1,
    given: 'axial (0,0) to (2,2)',
    on: [on],
    ask: distance([0, 0], [3, 2]),
    expect: { cells: 4, metres: 12 },
  },

  {
    rule: 'arelia.grid.one-creature-one-hex-silent',
    case: 0,
    given: 'a Huge creature stands in one hex',
    on: [on, creature('a', 0, 0, { size: 'huge', reach: 1 })],
    ask: distance('a', [1, 0]),
    expect: { cells: 1 },
  },
  {
    rule: 'arelia.grid.one-creature-one-hex-silent',
    case: 0,
    given: 'in seven where the master says three across',
    on: [on, creature('a', 0, 0, { size: 'huge', space: 3, reach: 1 })],
    ask: distance('a', [3, 0]),
    expect: { cells: 2 },
  },

  {
    rule: 'arelia.terrain.silent',
    case: 0,
    given: 'a bog hex of which the master says nothing costs 1',
    on: [on, hero('a', 0, 0), cell(1, 0, { surface: 'water' })],
    ask: move('a', line(2)),
    expect: legal(2),
    uncited: 'the text is silent: the default is ours, and no rule states it',
  },
  {
    rule: 'arelia.terrain.silent',
    case: 0,
    given: 'the master says 2',
    on: [on, hero('a', 0, 0), cell(1, 0, { costFactor: 2 })],
    ask: move('a', line(2)),
    expect: legal(3),
    uncited: 'the text is silent: the default is ours, and no rule states it',
  },

  {
    rule: 'arelia.reach.larger-than-large',
    case: 0,
    given: 'a Huge creature to which the master gives a reach of 2 is in melee at distance 2',
    on: [on, creature('a', 4, 4, { size: 'huge', reach: 2 })],
    ask: threat('a'),
    cites: ['arelia.reach.melee-trigger'],
    check: ({ cells, unknown }) => {
      expect(cells).toHaveLength(18);
      expect(cells).toContainEqual([6, 4]);
      expect(unknown).toEqual([]);
    },
  },
  {
    rule: 'arelia.reach.larger-than-large',
    case: 'extra',
    given: 'how far it reaches otherwise the text does not say',
    on: [on, creature('a', 4, 4, { size: 'huge' })],
    ask: threat('a'),
    expect: { unknown: ['creatures.a.reach'] },
    uncited: 'the text does not say how far it reaches: the answer names the unknown instead',
    check: ({ cells }) => {
      expect(cells).toHaveLength(6);
    },
  },
  {
    rule: 'arelia.movement.who-passes-whom',
    case: 'extra',
    given: 'half moves and whole ones: 3 and 6 hexes of factor 7 and 6 in an open field',
    on: [on, hero('a', 0, 0, { speed: { land: 7 } })],
    ask: reachable('a', 'half-move'),
    check: ({ cells }) => {
      expect(cells).toHaveLength(36);
    },
  },
]);
