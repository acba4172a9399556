/**
 * Arelia: areas grid, terrain and reach on the map: hexes, adjacency, distance, cost of a hex.
 * Axial (q, r) is written as odd-r offset: column q + (r − (r & 1)) / 2, row r.
 */
import { expect } from 'vitest';
import {
  cells,
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
import { row } from '../rows.ts';
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
  row('arelia.grid.hex-3m', 0, 'movement factor 8: 8 hexes')
    .on(on, hero('a', 0, 0, { speed: { land: 8 } }))
    .ask(move('a', line(8)))
    .gives(legal(8)),
  row('arelia.grid.hex-3m', 0, '8 hexes are 24 m')
    .on(on)
    .ask(distance([0, 0], [8, 0]))
    .gives({ cells: 8, metres: 24 }),
  row('arelia.grid.hex-3m', 0, 'movement factor 8: not the ninth')
    .on(on, hero('a', 0, 0, { speed: { land: 8 } }))
    .ask(move('a', line(9)))
    .gives(illegal('over-speed', [9, 0])),
  row('arelia.grid.hex-3m', 1, 'movement factor 6: 6 hexes')
    .on(on, hero('a', 0, 0))
    .ask(move('a', line(6)))
    .gives(legal(6)),
  row('arelia.grid.hex-3m', 1, '6 hexes are 18 m')
    .on(on)
    .ask(distance([0, 0], [6, 0]))
    .gives({ cells: 6, metres: 18 }),

  row('arelia.grid.hex-adjacency', 0, 'axial (0,0) and (1,-1): adjacent')
    .on(on)
    .ask(distance([0, 0], [0, -1]))
    .gives({ cells: 1 }),
  row('arelia.grid.hex-adjacency', 1, 'axial (0,0) and (2,-1): distance 2')
    .on(on)
    .ask(distance([0, 0], [1, -1]))
    .gives({ cells: 2 }),
  { ...around([2, 2], cells('1,1 2,1 1,2 3,2 1,3 2,3')), case: 2 },
  { ...around([2, 3], cells('2,2 3,2 1,3 3,3 2,4 3,4')), case: 3 },
  row('arelia.grid.hex-adjacency', 'extra', 'two apart: no melee')
    .on(on, hero('a', 2, 2))
    .ask(threat('a'))
    .gives(({ cells }) => {
      expect(cells).not.toContainEqual([4, 2]);
    }),

  row('arelia.grid.hex-distance-silent', 0, 'axial (0,0) to (3,-1)')
    .on(on)
    .ask(distance([0, 0], [2, -1]))
    .gives({ cells: 3, metres: 9 }),
  row('arelia.grid.hex-distance-silent', 1, 'axial (0,0) to (2,2)')
    .on(on)
    .ask(distance([0, 0], [3, 2]))
    .gives({ cells: 4, metres: 12 }),

  row('arelia.grid.one-creature-one-hex-silent', 0, 'a Huge creature stands in one hex')
    .on(on, creature('a', 0, 0, { size: 'huge', reach: 1 }))
    .ask(distance('a', [1, 0]))
    .gives({ cells: 1 }),
  row('arelia.grid.one-creature-one-hex-silent', 0, 'in seven where the master says three across')
    .on(on, creature('a', 0, 0, { size: 'huge', space: 3, reach: 1 }))
    .ask(distance('a', [3, 0]))
    .gives({ cells: 2 }),

  row('arelia.terrain.silent', 0, 'a bog hex of which the master says nothing costs 1')
    .on(on, hero('a', 0, 0), cell(1, 0, { surface: 'water' }))
    .ask(move('a', line(2)))
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives(legal(2)),
  row('arelia.terrain.silent', 0, 'the master says 2')
    .on(on, hero('a', 0, 0), cell(1, 0, { costFactor: 2 }))
    .ask(move('a', line(2)))
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives(legal(3)),

  row(
    'arelia.reach.larger-than-large',
    0,
    'a Huge creature to which the master gives a reach of 2 is in melee at distance 2',
  )
    .on(on, creature('a', 4, 4, { size: 'huge', reach: 2 }))
    .ask(threat('a'))
    .cites('arelia.reach.melee-trigger')
    .gives(({ cells, unknown }) => {
      expect(cells).toHaveLength(18);
      expect(cells).toContainEqual([6, 4]);
      expect(unknown).toEqual([]);
    }),
  row(
    'arelia.reach.larger-than-large',
    'extra',
    'how far it reaches otherwise the text does not say',
  )
    .on(on, creature('a', 4, 4, { size: 'huge' }))
    .ask(threat('a'))
    .uncited('the text does not say how far it reaches: the answer names the unknown instead')
    .gives({ unknown: ['creatures.a.reach'] }, ({ cells }) => {
      expect(cells).toHaveLength(6);
    }),
  row(
    'arelia.movement.who-passes-whom',
    'extra',
    'half moves and whole ones: 3 and 6 hexes of factor 7 and 6 in an open field',
  )
    .on(on, hero('a', 0, 0, { speed: { land: 7 } }))
    .ask(reachable('a', 'half-move'))
    .gives(({ cells }) => {
      expect(cells).toHaveLength(36);
    }),
]);
