/** Sigil: movement: occupied squares, corners, and every movement mode that a board decides. */
import {
  cells,
  block,
  cases,
  creature,
  hero,
  move,
  path,
  reachable,
  rubble,
  turn,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all, ends, illegal, legal } from '../checks.ts';
import { expect } from 'vitest';

const along = (n: number, from = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [from + i, 0]);
const row = rowsOf('sigil');
const refused = (answer: Answer): void => expect(answer['legal']).toBe(false);
const budget = (cells: number) => ({ budget: cells });

const DIAGONAL: At[] = cells('0,0 1,1');
const RETREAT: At[] = cells('1,0 2,0 3,0');
const COLOSSUS = creature('g', 2, -1, { size: 'gargantuan', attacks: 'none' });
/**
 * The steps of the shortest path to (4,6) pass a corner of the rock; those of another path on the
 * line do not.
 */
const CORNER_ON_LINE = [hero('m', 0, 0), block(3, 3)];
const PRONE: CreatureMore = { conditions: ['prone'] };

export default cases('sigil', [
  row('movement.occupied-square', 0, 'through an ally’s square')
    .on(hero('m', 0, 0), hero('b', 3, 0))
    .ask(move('m', along(5)))
    .gives(legal(5)),
  row('movement.occupied-square', 1, 'stopping in an ally’s square')
    .on(hero('m', 0, 0), hero('b', 3, 0))
    .ask(move('m', along(3)))
    .gives(illegal('ends-occupied', [3, 0])),
  row('movement.occupied-square', 2, 'through a standing enemy’s square')
    .on(hero('m', 0, 0), creature('b', 3, 0, { attacks: 'none' }))
    .ask(move('m', along(5)))
    .gives(illegal('through-enemy', [3, 0])),
  row('movement.occupied-square', 3, 'through a Gargantuan enemy')
    .on(hero('m', 0, 0), COLOSSUS)
    .ask(move('m', along(6)))
    .gives(legal(6)),
  row('movement.occupied-square', 3, 'stopping under a Gargantuan enemy')
    .on(hero('m', 0, 0), COLOSSUS)
    .ask(move('m', along(3)))
    .gives(legal(3)),

  row('movement.no-cutting-corners', 0, 'a diagonal past a block')
    .on(hero('m', 0, 0), block(1, 0))
    .ask(move('m', DIAGONAL))
    .gives(illegal('corner-cut', [1, 1])),
  row('movement.no-cutting-corners', 0, 'the way round it')
    .on(hero('m', 0, 0), block(1, 0))
    .ask(move('m', cells('0,0 0,1 1,1')))
    .uncited('a control: no diagonal passes the corner')
    .gives(legal(2)),
  row('movement.no-cutting-corners', 1, 'a diagonal past the end of a wall')
    .on(hero('m', 0, 0), wall(1, 0, 1, 1))
    .ask(move('m', DIAGONAL))
    .gives(illegal('corner-cut', [1, 1])),
  row('movement.diagonal-past-creature', 0, 'a diagonal past an enemy')
    .on(hero('m', 0, 0), creature('b', 1, 0, { attacks: 'none' }))
    .ask(move('m', DIAGONAL))
    .gives(legal(1)),
  row('movement.diagonal-past-creature', 1, 'a diagonal between two enemies')
    .on(
      hero('m', 0, 0),
      creature('b', 1, 0, { attacks: 'none' }),
      creature('c', 0, 1, { attacks: 'none' }),
    )
    .ask(move('m', DIAGONAL))
    .gives(legal(1)),

  row('movement.move-action-distance', 0, 'a move action of 6 squares at speed 6')
    .on(hero('m', 0, 0))
    .ask(move('m', along(6)))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.move-action-distance', 0, 'a move action of 7 squares at speed 6')
    .on(hero('m', 0, 0))
    .ask(move('m', along(7)))
    .gives(illegal('over-speed', [7, 0])),
  row('movement.move-action-distance', 1, 'two move actions, 12 squares')
    .on(hero('m', 0, 0))
    .ask(move('m', along(12), 'double-move'))
    .gives({ ...legal(12), ...budget(12) }),
  row('movement.move-action-distance', 1, 'two move actions, 13 squares')
    .on(hero('m', 0, 0))
    .ask(move('m', along(13), 'double-move'))
    .gives(illegal('over-speed', [13, 0])),

  row('movement.run', 0, 'four times 9 m, in light armour')
    .on(hero('m', 0, 0, { armour: 'light' }))
    .ask(move('m', along(24), 'run'))
    .gives({ ...legal(24), ...budget(24) }),
  row('movement.run', 'extra', 'a step back on the line')
    .on(hero('m', 0, 0))
    .ask(move('m', [[0, 0], [1, 0], [0, 0], ...along(5).slice(1)], 'run'))
    .gives(illegal('not-straight', [0, 0])),
  row('movement.run', 'extra', 'where a run may end round a corner on its line')
    .on(CORNER_ON_LINE)
    .ask(reachable('m', 'run'))
    .gives(ends([[[4, 6], 8]], [[3, 3]])),
  row('movement.run', 'extra', 'the run there')
    .on(CORNER_ON_LINE)
    .ask(path('m', [4, 6], 'run'))
    .gives({ path: cells('0,0 1,1 1,2 2,3 2,4 3,5 4,6'), cost: 8 }),
  row('movement.run', 'extra', 'a run planned in another creature’s turn')
    .on(hero('m', 0, 0), hero('b', 9, 9), turn({ round: 2, active: 'b' }))
    .ask(reachable('m', 'run'))
    .gives(ends([[[24, 0], 24]], [[25, 0]])),
  row('movement.run', 0, 'a run of more than four times the speed')
    .on(hero('m', 0, 0, { armour: 'light' }))
    .ask(move('m', along(25), 'run'))
    .gives(illegal('over-speed', [25, 0])),
  row('movement.run', 0, 'a run with a bend')
    .on(hero('m', 0, 0, { armour: 'light' }))
    .ask(move('m', [...along(4), [5, 1], [5, 2]], 'run'))
    .gives(illegal('not-straight')),
  row('movement.run', 1, 'three times 6 m, in heavy armour')
    .on(hero('m', 0, 0, { armour: 'heavy', speed: { land: 4 } }))
    .ask(move('m', along(12), 'run'))
    .gives({ ...legal(12), ...budget(12) }),
  row('movement.run', 1, 'a run in heavy armor of more than three times the speed')
    .on(hero('m', 0, 0, { armour: 'heavy', speed: { land: 4 } }))
    .ask(move('m', along(13), 'run'))
    .gives(illegal('over-speed', [13, 0])),
  row('movement.run-forbidden', 0, 'over one difficult square')
    .on(hero('m', 0, 0), rubble(3, 0))
    .ask(move('m', along(8), 'run'))
    .gives(illegal('difficult-terrain', [3, 0])),
  row('movement.run-forbidden', 1, 'by a blinded creature')
    .on(hero('m', 0, 0, { conditions: ['blinded'] }))
    .ask(move('m', along(8), 'run'))
    .gives(illegal('blinded')),

  row('movement.minimum-movement', 0, 'speed 1.5 m into a difficult square, as a full-round action')
    .on(hero('m', 0, 0, { speed: { land: 1 } }), rubble(1, 0))
    .ask(move('m', along(1), 'minimum'))
    .gives({ legal: true, violations: [] }),
  row('movement.minimum-movement', 0, 'a minimum movement as a move action')
    .on(hero('m', 0, 0, { speed: { land: 1 } }), rubble(1, 0))
    .ask(move('m', along(1)))
    .uncited('a control: a move action, not the least movement, is asked about')
    .gives(illegal('over-speed', [1, 0])),
  row('movement.minimum-movement', 'extra', 'a minimum movement of two squares')
    .on(hero('m', 0, 0))
    .ask(move('m', along(2), 'minimum'))
    .gives(refused),
  row('movement.minimum-movement', 'extra', 'a minimum movement into an occupied square')
    .on(hero('m', 0, 0), hero('b', 1, 0))
    .ask(move('m', along(1), 'minimum'))
    .gives(illegal('ends-occupied', [1, 0])),

  row('movement.five-foot-step', 0, 'a diagonal step beside an enemy')
    .on(hero('m', 0, 0), creature('b', -1, 0))
    .ask(move('m', DIAGONAL, 'step'))
    .gives(legal(1)),
  row('movement.five-foot-step', 1, 'after moving 3 m')
    .on(hero('m', 0, 0), turn({ round: 2, active: 'm', spent: { move: 1, moved: 2 } }))
    .ask(move('m', along(1), 'step'))
    .gives(illegal('step-after-move')),
  row('movement.five-foot-step', 2, 'at a base speed of 1.5 m')
    .on(hero('m', 0, 0, { speed: { land: 1 } }))
    .ask(move('m', along(1), 'step'))
    .gives(refused),
  row('movement.five-foot-step', 'extra', 'half as fast for the moment, at a base speed of 3 m')
    .on(hero('m', 0, 0, { speed: { land: 2 }, conditions: ['entangled'] }))
    .ask(move('m', along(1), 'step'))
    .gives(legal(1)),
  row('movement.five-foot-step', 3, 'into a difficult square')
    .on(hero('m', 0, 0), rubble(1, 0))
    .ask(move('m', along(1), 'step'))
    .gives(refused),
  row('movement.five-foot-step', 'extra', 'a move after a five-foot step')
    .on(hero('m', 0, 0), turn({ round: 2, active: 'm', spent: { step: true } }))
    .ask(move('m', along(3)))
    .gives(illegal('move-after-step')),
  row('movement.five-foot-step-once', 0, 'a second step')
    .on(hero('m', 0, 0), turn({ round: 2, active: 'm', spent: { step: true } }))
    .ask(move('m', along(1), 'step'))
    .gives(refused),

  row('movement.withdraw', 0, 'away from a visible armed enemy')
    .on(hero('m', 1, 0), creature('b', 0, 0))
    .ask(move('m', RETREAT, 'withdraw'))
    .gives(legal(2)),
  row('movement.withdraw', 1, 'away from a visible enemy with a spiked chain')
    .on(hero('m', 1, 0), creature('b', 0, 0, { attacks: 'chain' }))
    .ask(move('m', RETREAT, 'withdraw'))
    .gives({ legal: true, opportunities: [{ by: 'b', leaving: [2, 0], step: 1 }] }),
  row('movement.withdraw', 'extra', 'a withdrawal of double the speed')
    .on(hero('m', 0, 0))
    .ask(move('m', along(12), 'withdraw'))
    .gives({ ...legal(12), ...budget(12) }),
  row('movement.withdraw-invisible-enemy', 0, 'away from an invisible armed enemy')
    .on(hero('m', 1, 0), creature('b', 0, 0, { conditions: ['invisible'] }))
    .ask(move('m', RETREAT, 'withdraw'))
    .gives(legal(2, [['b', [1, 0]]])),
  row('movement.withdraw-invisible-enemy', 0, 'away from an enemy that the mover’s side cannot see')
    .on(hero('m', 1, 0), creature('b', 0, 0, { visibleTo: ['foes'] }))
    .ask(move('m', RETREAT, 'withdraw'))
    .gives(legal(2, [['b', [1, 0]]])),
  row('movement.withdraw-forbidden', 0, 'by a blinded creature')
    .on(hero('m', 1, 0, { conditions: ['blinded'] }))
    .ask(move('m', RETREAT, 'withdraw'))
    .gives(illegal('blinded')),
  row('movement.withdraw-as-standard', 0, 'in a surprise round, 9 m')
    .on(hero('m', 0, 0), turn({ round: 0, active: 'm', surprise: true }))
    .ask(move('m', along(6), 'withdraw'))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.withdraw-as-standard', 0, 'in a surprise round, 10.5 m')
    .on(hero('m', 0, 0), turn({ round: 0, active: 'm', surprise: true }))
    .ask(move('m', along(7), 'withdraw'))
    .gives(illegal('over-speed', [7, 0])),

  row('movement.crawl', 0, 'a prone human crawls beside an armed enemy')
    .on(hero('m', 1, 0, PRONE), creature('b', 0, 0))
    .ask(move('m', RETREAT.slice(0, 2)))
    .gives(legal(1, [['b', [1, 0]]])),
  row('movement.crawl', 0, 'a prone human crawls 3 m')
    .on(hero('m', 0, 0, PRONE))
    .ask(move('m', along(2)))
    .gives(refused),
  row('movement.crawl', 1, 'a snake crawls at its full speed')
    .on(hero('m', 0, 0, { ...PRONE, traits: ['has-no-legs'], attacks: 'natural' }))
    .ask(move('m', along(6)))
    .uncited('a control: it has no legs, so it goes at its full speed')
    .gives(legal(6)),
  row('movement.crawl', 1, 'a snake takes a 1.5 m step while it crawls')
    .on(hero('m', 0, 0, { ...PRONE, traits: ['has-no-legs'], attacks: 'natural' }))
    .ask(move('m', along(1), 'step'))
    .uncited('a control: it has no legs, so it goes at its full speed')
    .gives(legal(1)),
  row('movement.crawl', 'extra', 'a prone human takes no step')
    .on(hero('m', 0, 0, PRONE))
    .ask(move('m', along(1), 'step'))
    .gives(all(illegal('prone-must-crawl'))),
]);
