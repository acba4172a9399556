/**
 * d20 Modern: movement, terrain and flight: which creatures may be passed, how far a creature may
 * go, and what slows it.
 */
import {
  cells,
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  move,
  reachable,
  turn,
  type Answer,
  type At,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { illegal, legal } from '../checks.ts';
import { expect } from 'vitest';

const along = (n: number, from = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [from + i, 0]);
const row = rowsOf('d20modern');
const refused = (answer: Answer): void => expect(answer['legal']).toBe(false);
const budget = (cells: number) => ({ budget: cells });
const own = (spent: object): Thing => turn({ round: 2, active: 'm', spent });
const DARK = light('dark');
const water = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const cliff = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const unarmed = { attacks: 'none' } as const;

export default cases('d20modern', [
  row('movement.through-friend', 0, 'through a friend’s square')
    .on(hero('m', 0, 0), hero('b', 1, 0))
    .ask(move('m', along(2)))
    .gives(legal(2)),
  row('movement.through-resisting-enemy', 0, 'through an enemy who resists')
    .on(hero('m', 0, 0), creature('b', 1, 0, unarmed))
    .ask(move('m', along(2)))
    .gives(illegal('through-enemy', [1, 0])),
  row('movement.through-nonresisting', 0, 'through one who lets by')
    .on(hero('m', 0, 0), creature('b', 1, 0, { ...unarmed, traits: ['lets-by'] }))
    .ask(move('m', along(2)))
    .gives(legal(2)),
  row(
    'movement.through-nonresisting',
    'extra',
    'a move that ends in the square of a creature that lets it pass',
  )
    .on(hero('m', 0, 0), creature('b', 1, 0, { ...unarmed, traits: ['lets-by'] }))
    .ask(move('m', along(1)))
    .gives(illegal('ends-occupied', [1, 0])),
  row('movement.three-sizes', 0, 'a human through a Gargantuan foe')
    .on(hero('m', 0, 0), creature('b', 1, -1, { ...unarmed, size: 'gargantuan' }))
    .ask(move('m', along(6)))
    .gives(legal(6)),
  row('movement.three-sizes', 1, 'a human through a Huge foe')
    .on(hero('m', 0, 0), creature('b', 1, -1, { ...unarmed, size: 'huge' }))
    .ask(move('m', along(6)))
    .gives(illegal('through-enemy', [1, 0])),
  row('movement.three-sizes', 2, 'a cat through a Huge foe')
    .on(
      hero('m', 0, 0, { ...unarmed, size: 'tiny' }),
      creature('b', 1, -1, { ...unarmed, size: 'huge' }),
    )
    .ask(move('m', along(6)))
    .gives({ legal: true }),
  row('movement.three-sizes', 2, 'a Huge one over a cat')
    .on(
      hero('m', 0, 0, { ...unarmed, size: 'huge' }),
      creature('b', 4, 1, { ...unarmed, size: 'tiny' }),
    )
    .ask(move('m', along(6)))
    .gives({ legal: true }),
  row('movement.three-sizes', 'extra', 'a cat does not pass a human')
    .on(hero('m', 0, 0, { ...unarmed, size: 'tiny' }), creature('b', 1, 0, unarmed))
    .ask(move('m', along(2)))
    .gives(illegal('through-enemy', [1, 0])),
  row('movement.end-in-occupied-silent', 0, 'it ends on a friend’s square')
    .on(hero('m', 0, 0), hero('b', 1, 0))
    .ask(move('m', along(1)))
    .cites('srd35.movement.no-end-in-occupied')
    .gives(illegal('ends-occupied', [1, 0])),

  row('movement.human-speed', 0, 'a human')
    .on(hero('m', 0, 0))
    .ask(move('m', along(6)))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.speed-definition', 0, 'a move action of exactly the speed')
    .on(hero('m', 0, 0))
    .ask(move('m', along(6)))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.speed-definition', 0, 'a move action of more than the speed')
    .on(hero('m', 0, 0))
    .ask(move('m', along(7)))
    .gives(illegal('over-speed', [7, 0])),
  row('movement.single-double-run', 0, 'a move')
    .on(hero('m', 0, 0))
    .ask(move('m', along(6)))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.single-double-run', 0, 'two moves')
    .on(hero('m', 0, 0))
    .ask(move('m', along(12), 'double-move'))
    .gives({ ...legal(12), ...budget(12) }),
  row('movement.single-double-run', 0, 'a run')
    .on(hero('m', 0, 0))
    .ask(move('m', along(24), 'run'))
    .gives({ ...legal(24), ...budget(24) }),
  row('movement.single-double-run', 0, 'a run with a bend')
    .on(hero('m', 0, 0))
    .ask(move('m', [...along(4), [5, 1], [5, 2]], 'run'))
    .gives(illegal('not-straight')),
  row('movement.single-double-run', 0, 'a step with a full attack')
    .on(hero('m', 0, 0))
    .ask(move('m', along(1), 'step'))
    .uncited('the step is a mode of its own with its own rule')
    .gives(legal(1)),
  row('movement.run-distance', 0, 'a run of four times the speed, to (24,0)')
    .on(hero('m', 0, 0))
    .ask(move('m', along(24), 'run'))
    .gives({ ...legal(24), ...budget(24) }),
  row('movement.run-distance', 0, 'a move in darkness of more than half the speed')
    .on(hero('m', 0, 0))
    .ask(move('m', along(25), 'run'))
    .gives(illegal('over-speed', [25, 0])),
  row('movement.run-distance', 1, 'with a bend')
    .on(hero('m', 0, 0))
    .ask(move('m', [...along(4), [5, 1], [5, 2]], 'run'))
    .gives(illegal('not-straight')),
  row('movement.darkness-half', 0, 'in total darkness')
    .on(hero('m', 0, 0), DARK)
    .ask(move('m', along(3)))
    .gives({ ...legal(3), ...budget(3) }),
  row('movement.darkness-half', 0, 'a run of more than four times the speed')
    .on(hero('m', 0, 0), DARK)
    .ask(move('m', along(4)))
    .gives(illegal('over-speed', [4, 0])),
  row('movement.darkness-half', 1, 'two moves')
    .on(hero('m', 0, 0), DARK)
    .ask(move('m', along(6), 'double-move'))
    .gives({ ...legal(6), ...budget(6) }),
  row('movement.darkness-half', 'extra', 'blinded in bright light, too')
    .on(hero('m', 0, 0, { conditions: ['blinded'] }))
    .ask(move('m', along(4)))
    .gives(illegal('over-speed', [4, 0])),
  row('movement.darkness-half', 'extra', 'a move in darkness with darkvision')
    .on(hero('m', 0, 0, { traits: ['darkvision-12'] }), DARK)
    .ask(move('m', along(6)))
    .uncited('a control: with darkvision nothing halves the speed')
    .gives(legal(6)),
  row('movement.darkness-half', 'extra', 'less with Blind-Fight')
    .on(hero('m', 0, 0, { traits: ['blind-fight'] }), DARK)
    .ask(move('m', along(4)))
    .gives({ ...legal(4), ...budget(4) }),
  row('movement.darkness-half', 'extra', 'blinded, with Blind-Fight')
    .on(hero('m', 0, 0, { traits: ['blind-fight'], conditions: ['blinded'] }))
    .ask(move('m', along(4)))
    .gives({ ...legal(4), ...budget(4) }),

  row('movement.five-foot-step', 0, 'after drawing a weapon and attacking')
    .on(hero('m', 0, 0), own({ standard: true, move: 1, moved: 0 }))
    .ask(move('m', along(1), 'step'))
    .gives(legal(1)),
  row('movement.five-foot-step', 1, 'after a square of movement')
    .on(hero('m', 0, 0), own({ move: 1, moved: 1 }))
    .ask(move('m', along(1), 'step'))
    .gives(illegal('step-after-move')),
  row('movement.five-foot-step-diagonal-silent', 0, 'a diagonal step')
    .on(hero('m', 0, 0))
    .ask(move('m', cells('0,0 1,1'), 'step'))
    .uncited(
      'the cost of a diagonal is borrowed from the family’s text, whose ids stand in the answer',
    )
    .gives(legal(1)),
  row('movement.no-step-with-move', 0, 'after three squares')
    .on(hero('m', 0, 0), own({ move: 1, moved: 3 }))
    .ask(move('m', along(1), 'step'))
    .gives(illegal('step-after-move')),
  row('movement.no-step-with-move', 'extra', 'a second step')
    .on(hero('m', 0, 0), own({ step: true }))
    .ask(move('m', along(1), 'step'))
    .gives(refused),
  row('movement.special-modes', 0, 'climbing at a speed of 9 m')
    .on(hero('m', 0, 0), fill(1, 0, 3, 0, cliff))
    .ask(move('m', along(1)))
    .gives({ legal: true, cost: 4 }),
  row('movement.special-modes', 0, 'a second square of a climb in one move action')
    .on(hero('m', 0, 0), fill(1, 0, 3, 0, cliff))
    .ask(move('m', along(2)))
    .gives(illegal('over-speed', [2, 0])),
  row('movement.special-modes', 1, 'prone and crawling')
    .on(hero('m', 0, 0, { conditions: ['prone'] }))
    .ask(move('m', along(1)))
    .gives(legal(1)),
  row('movement.special-modes', 1, 'a second square of crawling in one move action')
    .on(hero('m', 0, 0, { conditions: ['prone'] }))
    .ask(move('m', along(2)))
    .gives(illegal('prone-must-crawl', [2, 0])),
  row('movement.withdraw-distance', 0, 'a withdrawal of 12 squares')
    .on(hero('m', 0, 0))
    .ask(move('m', along(12), 'withdraw'))
    .gives({ ...legal(12), ...budget(12) }),
  row('movement.withdraw-distance', 0, 'a withdrawal of more than double speed')
    .on(hero('m', 0, 0))
    .ask(move('m', along(13), 'withdraw'))
    .gives(illegal('over-speed', [13, 0])),
  row('movement.withdraw-distance', 'extra', 'a withdrawal after a five-foot step')
    .on(hero('m', 0, 0), own({ step: true }))
    .ask(move('m', along(3), 'withdraw'))
    .gives(illegal('move-after-step')),
  row('movement.withdraw-distance', 'extra', 'a withdrawal in a surprise round')
    .on(hero('m', 0, 0), turn({ round: 0, active: 'm', surprise: true, order: ['m'] }))
    .ask(move('m', along(3), 'withdraw'))
    .gives(illegal('no-action-left')),
  row('movement.withdraw-no-skill-movement', 0, 'through water without a speed for it')
    .on(hero('m', 0, 0), fill(1, 0, 3, 0, water))
    .ask(move('m', along(2), 'withdraw'))
    .gives(illegal('wrong-movement-mode', [1, 0])),

  row(
    'terrain.large-creature-silent',
    0,
    'a Huge creature into a passage of two squares, squeezed as its family’s text has it',
  )
    .on(
      hero('m', 0, 0, { size: 'huge', speed: { land: 8 } }),
      fill(3, -3, 9, -1, block),
      fill(3, 2, 9, 4, block),
    )
    .ask(reachable('m'))
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives((answer) => expect((answer['cells'] as unknown[]).length).toBeGreaterThan(0)),
  row('movement.special-modes', 'extra', 'the check of a climb on the map')
    .on(hero('m', 0, 0, { moving: 'climb' }), fill(1, 0, 3, 0, cliff))
    .ask(move('m', along(1)))
    .gives({ checks: [{ step: 1, skill: 'climb', losesDexterity: true }] }),
  row('movement.special-modes', 'extra', 'the check of a swim on the map')
    .on(hero('m', 0, 0, { moving: 'swim' }))
    .ask(move('m', along(1)))
    .gives({ checks: [{ step: 1, skill: 'swim' }] }),
]);
