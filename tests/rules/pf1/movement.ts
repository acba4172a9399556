/** Movement on the map: steps, runs, charges, blinded and paralyzed creatures. */
import { expect } from 'vitest';
import {
  cells,
  cases,
  cell,
  creature,
  fill,
  fog,
  hero,
  light,
  move,
  path,
  reachable,
  rubble,
  turn,
  type At,
} from '../cases.ts';
import { illegal, legal, unchecked } from '../checks.ts';
import { steps } from '../asks/movements.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
/** A straight path along x from (0,0). */
const along = (n: number): At[] => [[0, 0], ...steps(n)];
const dark = (x: number, y: number) => cell(x, y, { light: 'dark' });
const foggy = (x: number, y: number) =>
  cell(x, y, { concealment: 'partial', terrain: 'difficult' });

export default cases('pf1', [
  row('movement.step-not-hampered', 0, 'a 5-foot step into rubble')
    .on(hero('a', 5, 5), rubble(6, 5))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .cites('pf1.movement.step-not-hampered')
    .gives(illegal('difficult-terrain', [6, 5])),
  row('movement.step-not-hampered', 0, 'a normal move there')
    .on(hero('a', 5, 5), rubble(6, 5))
    .ask(move('a', cells('5,5 6,5')))
    .cites()
    .gives(legal(2)),
  row('movement.step-not-hampered', 2, 'a step of a man in the dark')
    .on(hero('a', 5, 5), light('dark'))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .gives(illegal('difficult-terrain')),
  row('movement.step-not-hampered', 2, 'a step in the dark with darkvision')
    .on(hero('a', 5, 5, { traits: ['darkvision-12'] }), light('dark'))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .gives(legal(1)),
  row(
    'movement.step-not-hampered',
    'extra',
    'a step into fog, which is neither difficult ground nor darkness',
  )
    .on(hero('a', 5, 5), fog(6, 5))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .cites()
    .gives(legal(2)),
  row('movement.step-not-hampered', 'extra', 'a step of an ogre into a narrow passage')
    .on(creature('o', 5, 5, { size: 'large' }), cell(7, 5, { blocks: ['move', 'sight', 'effect'] }))
    .ask(move('o', cells('5,5 6,5'), 'step'))
    .cites()
    .gives(legal(2)),
  row('movement.step-not-hampered', 'extra', 'a step in the dark with blindsight')
    .on(hero('a', 5, 5, { traits: ['blindsight-6'] }), light('dark'))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .cites()
    .gives(legal(1)),
  row(
    'movement.step-not-hampered',
    1,
    'a 5-foot step into rubble with Nimble Moves, none of it used this round',
  )
    .on(
      hero('a', 5, 5, { traits: ['nimble-moves'] }),
      rubble(6, 5),
      turn({ active: 'a', spent: { eased: 0 } }),
    )
    .ask(move('a', [[5, 5], ...steps(1, 5, 5)], 'step'))
    .cites('pf1.movement.nimble-moves')
    .gives({ ...legal(1), eased: 1, unknown: [] }),
  row(
    'movement.step-not-hampered',
    1,
    'with Nimble Moves the step into rubble is among those that may be taken',
  )
    .on(hero('a', 5, 5, { traits: ['nimble-moves'] }), rubble(6, 5), rubble(6, 6))
    .ask(reachable('a', 'step'))
    .gives((answer) => {
      const cells = answer['cells'] as { at: At; cost: number }[];
      const rough = cells.filter(({ at: [x, y] }) => x === 6 && y >= 5);
      expect(rough.map(({ cost }) => cost)).toEqual([1, 1]);
    }),
  row(
    'movement.step-not-hampered',
    'extra',
    'a second step into rubble in the round, with Nimble Moves used',
  )
    .on(
      hero('a', 5, 5, { traits: ['nimble-moves'] }),
      rubble(6, 5),
      turn({ active: 'a', spent: { eased: 1 } }),
    )
    .ask(move('a', [[5, 5], ...steps(1, 5, 5)], 'step'))
    .gives(illegal('difficult-terrain', [6, 5])),
  row('movement.step-not-hampered', 'extra', 'Nimble Moves helps no step into darkness')
    .on(hero('a', 5, 5, { traits: ['nimble-moves'] }), rubble(6, 5), light('dark'))
    .ask(move('a', [[5, 5], ...steps(1, 5, 5)], 'step'))
    .gives(illegal('difficult-terrain', [6, 5])),
  row('movement.nimble-moves', 0, 'two squares of rubble with Nimble Moves')
    .on(hero('a', 0, 0, { traits: ['nimble-moves'] }), rubble(1, 0), rubble(2, 0))
    .ask(move('a', along(2)))
    .gives({ ...legal(3), eased: 1, unknown: [] }),
  row('movement.nimble-moves', 1, 'five squares of rubble with both feats')
    .on(
      hero('a', 0, 0, { traits: ['nimble-moves', 'acrobatic-steps'] }),
      fill(1, 0, 5, 0, (x, y) => rubble(x, y)),
    )
    .ask(move('a', along(5)))
    .gives({ ...legal(6), eased: 4, unknown: [] }),
  row('movement.nimble-moves', 1, 'three of the four squares are used this round')
    .on(
      hero('a', 0, 0, { traits: ['nimble-moves', 'acrobatic-steps'] }),
      fill(1, 0, 5, 0, (x, y) => rubble(x, y)),
      turn({ active: 'a', spent: { moved: 3, move: 1, eased: 3 } }),
    )
    .ask(move('a', along(2)))
    .gives({ ...legal(3), eased: 1, unknown: [] }),
  row(
    'movement.nimble-moves',
    'extra',
    'a turn that has moved without saying over how many such squares: none is assumed, and said',
  )
    .on(
      hero('a', 0, 0, { traits: ['nimble-moves'] }),
      rubble(1, 0),
      turn({ active: 'a', spent: { moved: 3, move: 1 } }),
    )
    .ask(move('a', along(1)))
    .gives({ ...legal(1), unknown: ['turn.spent.eased'] }),
  row('movement.nimble-moves', 'extra', 'the feat eases the square that saves most: the diagonal')
    .on(hero('a', 0, 0, { traits: ['nimble-moves'] }), rubble(1, 0), rubble(2, 1))
    .ask(move('a', cells('0,0 1,0 2,1')))
    .gives(legal(3)),
  row('movement.nimble-moves', 'extra', 'fog on the rubble still doubles the cost')
    .on(hero('a', 0, 0, { traits: ['nimble-moves'] }), foggy(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('movement.nimble-moves', 'extra', 'a low wall is no difficult ground')
    .on(hero('a', 0, 0, { traits: ['nimble-moves'] }), cell(1, 0, { low: true }))
    .ask(move('a', along(1)))
    .cites()
    .gives(legal(2)),
  row('movement.nimble-moves', 'extra', 'the way is found over the rubble that the feat eases')
    .on(
      hero('a', 0, 0, { traits: ['nimble-moves'], speed: { land: 4 } }),
      fill(2, 0, 2, 9, (x, y) => rubble(x, y)),
    )
    .ask(path('a', [4, 0]))
    .gives({ path: along(4), cost: 4 }),
  row(
    'movement.nimble-moves',
    'extra',
    'one square of rubble hampers no charge of somebody with the feat',
  )
    .on(hero('a', 0, 0, { traits: ['nimble-moves'] }), rubble(3, 0), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(legal(6)),
  row('movement.step-slow', 0, 'a step with a speed of one square')
    .on(hero('a', 5, 5, { speed: { land: 1 } }))
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .gives(illegal('immobile')),
  row('movement.step-slow', 0, 'a move of one square with that speed, beside a foe')
    .on(hero('a', 5, 5, { speed: { land: 1 } }), creature('o', 4, 5))
    .ask(move('a', cells('5,5 6,5')))
    .cites()
    .gives(legal(1, [['o', [5, 5]]])),
  row('movement.step-slow', 1, 'a step in water without a swim speed')
    .on(
      hero('a', 5, 5),
      fill(4, 4, 7, 6, (x, y) => cell(x, y, { surface: 'water' })),
    )
    .ask(move('a', cells('5,5 6,5'), 'step'))
    .gives({ legal: false }),
  row('movement.run', 'extra', 'a run through the dark, where the way is not seen')
    .on(hero('a', 0, 0), dark(2, 0))
    .ask(move('a', along(4), 'run'))
    .gives(illegal('difficult-terrain', [2, 0])),
  row('movement.run', 0, 'a run of four times the speed')
    .on(hero('a', 0, 0, { armour: 'light' }))
    .ask(move('a', along(24), 'run'))
    .gives(legal(24)),
  row('movement.run', 1, 'a run in plate, three times the speed')
    .on(hero('a', 0, 0, { speed: { land: 4 }, armour: 'heavy' }))
    .ask(move('a', along(12), 'run'))
    .gives({ legal: true, budget: 12 }),
  row('movement.run', 1, 'a run of one square more than the limit')
    .on(hero('a', 0, 0, { speed: { land: 4 }, armour: 'heavy' }))
    .ask(move('a', along(13), 'run'))
    .gives(illegal('over-speed', [13, 0])),
  row('movement.run', 2, 'a run with a bend')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 1,0 2,0 2,1 2,2'), 'run'))
    .gives(illegal('not-straight')),
  row('movement.run-feat', 0, 'five times the speed with the feat')
    .on(hero('a', 0, 0, { traits: ['run-feat'], speed: { land: 5 } }))
    .ask(move('a', along(25), 'run'))
    .gives({ legal: true, budget: 25 }),
  row('movement.run-feat', 1, 'four times in plate with the feat')
    .on(hero('a', 0, 0, { traits: ['run-feat'], speed: { land: 4 }, armour: 'heavy' }))
    .ask(move('a', along(16), 'run'))
    .gives({ legal: true, budget: 16 }),
  row('movement.blinded', 0, 'a blinded creature moves half its speed')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }))
    .ask(move('a', along(3)))
    .uncited('no check is asked, so none is cited')
    .gives(unchecked),
  row('movement.blinded', 1, 'a blinded creature moves its whole speed')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }))
    .ask(move('a', along(6)))
    .gives({ legal: true, checks: [{ step: 4, what: 'blinded', skill: 'acrobatics', dc: 10 }] }),
  row('movement.blinded', 'extra', 'a blinded acrobat who cannot fail')
    .on(hero('a', 0, 0, { conditions: ['blinded'], skills: { acrobatics: { bonus: 9 } } }))
    .ask(move('a', along(6)))
    .uncited('no check is asked, so none is cited')
    .gives(unchecked),
  row('condition.blinded', 1, 'a blinded creature moves half its speed')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }))
    .ask(move('a', along(3)))
    .cites()
    .gives({ legal: true }),
  row('condition.blinded', 2, 'a blinded creature moves its whole speed')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }))
    .ask(move('a', along(6)))
    .gives({ legal: true, checks: [{ step: 4, dc: 10 }] }),
  row('concealment.blind-fight', 0, 'a blinded man with the feat moves his whole speed')
    .on(hero('a', 0, 0, { conditions: ['blinded'], traits: ['blind-fight'] }))
    .ask(move('a', along(6)))
    .uncited('no check is asked, so none is cited')
    .gives(unchecked),
  row('movement.poor-visibility', 0, 'fog and rubble in one cell')
    .on(hero('a', 0, 0), foggy(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(4)),
  row('movement.poor-visibility', 0, 'a diagonal step into poor visibility')
    .on(hero('a', 0, 0), foggy(1, 1))
    .ask(move('a', cells('0,0 1,1')))
    .gives(legal(6)),
  row('movement.poor-visibility', 1, 'a cell of total concealment')
    .on(hero('a', 0, 0), cell(1, 0, { concealment: 'total' }))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('movement.poor-visibility', 'extra', 'dim light hampers nobody')
    .on(hero('a', 0, 0), cell(1, 0, { light: 'dim' }))
    .ask(move('a', along(1)))
    .cites()
    .gives(legal(1)),
  row('movement.through-paralyzed', 0, 'through the square of a paralyzed orc')
    .on(hero('a', 0, 0), creature('o', 1, 0, { conditions: ['paralyzed'] }))
    .ask(move('a', along(2)))
    .gives(legal(3)),
  row('movement.through-paralyzed', 1, 'through the square of a sleeping orc')
    .on(hero('a', 0, 0), creature('o', 1, 0, { conditions: ['asleep'] }))
    .ask(move('a', along(2)))
    .uncited('a sleeper is passed at the usual cost')
    .gives(legal(2)),
  row('condition.paralyzed', 0, 'through the square of a paralyzed orc')
    .on(hero('a', 0, 0), creature('o', 1, 0, { conditions: ['paralyzed'] }))
    .ask(move('a', along(2)))
    .gives(legal(3)),
  row('condition.petrified', 0, 'through the square of a petrified foe')
    .on(hero('a', 0, 0), creature('o', 1, 0, { conditions: ['petrified'] }))
    .ask(move('a', along(2)))
    .cites()
    .gives(legal(2)),
  row('condition.helpless', 1, 'a move that ends in the square of a helpless foe')
    .on(hero('a', 0, 0), creature('o', 2, 0, { conditions: ['helpless'] }))
    .ask(move('a', along(2)))
    .cites()
    .gives({ legal: true }),
  row('charge.line', 0, 'nothing between')
    .on(hero('a', 0, 0), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(legal(6)),
  row('charge.line', 1, 'an ally in the line')
    .on(hero('a', 0, 0), hero('b', 3, 0), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(illegal('through-ally')),
  row('charge.line', 2, 'difficult ground in the line')
    .on(hero('a', 0, 0), rubble(3, 0), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(illegal('difficult-terrain')),
  row('charge.line', 2, 'difficult ground beside the line')
    .on(hero('a', 0, 0), rubble(3, 1), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(legal(6)),
  row('charge.line', 'extra', 'fog in the line slows movement, so there is no charge')
    .on(hero('a', 0, 0), fog(3, 0), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(illegal('difficult-terrain', [3, 0])),
  row('charge.line', 'extra', 'no place to charge to lies behind fog')
    .on(
      hero('a', 0, 0),
      fill(3, -2, 3, 2, (x, y) => cell(x, y, { concealment: 'partial' })),
      creature('t', 7, 0),
    )
    .ask(reachable('a', 'charge'))
    .cites()
    .gives({ cells: [] }),
  row('movement.run', 'extra', 'a run through fog, where the way is not seen')
    .on(hero('a', 0, 0), fog(2, 0))
    .ask(move('a', along(4), 'run'))
    .gives(illegal('difficult-terrain', [2, 0])),
  row(
    'charge.line',
    'extra',
    'a narrow space in the line slows movement, so an ogre does not charge through it',
  )
    .on(
      creature('o', 0, 5, { size: 'large' }),
      cell(3, 6, { blocks: ['move', 'sight', 'effect'] }),
      hero('t', 8, 5),
    )
    .ask(move('o', [[0, 5], ...steps(6, 0, 5)], 'charge'))
    .gives(illegal('difficult-terrain', [2, 5])),
  row('movement.run', 'extra', 'a run through the same narrow space')
    .on(
      creature('o', 0, 5, { size: 'large' }),
      cell(3, 6, { blocks: ['move', 'sight', 'effect'] }),
      hero('t', 8, 9),
    )
    .ask(move('o', [[0, 5], ...steps(6, 0, 5)], 'run'))
    .cites()
    .gives({ legal: true }),
  row('charge.line', 3, 'a target two squares away')
    .on(hero('a', 0, 0), creature('t', 2, 0))
    .ask(move('a', along(1), 'charge'))
    .gives(illegal('too-short')),
  row('charge.helpless', 0, 'a sleeping orc in the line')
    .on(hero('a', 0, 0), creature('o', 3, 0, { conditions: ['asleep'] }), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(legal(6)),
  row('charge.helpless', 1, 'a paralyzed orc in the line')
    .on(hero('a', 0, 0), creature('o', 3, 0, { conditions: ['paralyzed'] }), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(legal(7)),
  row('charge.helpless', 'extra', 'a foe three sizes larger in the line')
    .on(
      hero('a', 0, 0),
      creature('o', 3, -1, { size: 'gargantuan', space: 1 }),
      creature('p', 3, 0, { size: 'tiny', attacks: 'none' }),
      creature('t', 7, 0),
    )
    .ask(move('a', along(6), 'charge'))
    .cites()
    .gives({ legal: false }),
  row('charge.closest', 0, 'with a glaive, to the closest space from which it strikes')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 7, 0))
    .ask(move('a', along(5), 'charge'))
    .gives(legal(5)),
  row('charge.closest', 0, 'with a glaive, one square nearer')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .gives(illegal('not-nearest')),
  row('charge.closest', 1, 'to a foe aside, at the nearest space by cost')
    .on(hero('a', 0, 0), creature('t', 5, 3))
    .ask(move('a', cells('0,0 1,1 2,1 3,2 4,2'), 'charge'))
    .gives({ violations: [] }),
  row('charge.partial', 0, 'a charge in a surprise round, six squares')
    .on(
      turn({ round: 1, active: 'a', surprise: true, order: ['a'], acted: [] }),
      hero('a', 0, 0),
      creature('t', 7, 0),
    )
    .ask(move('a', along(6), 'charge'))
    .gives(legal(6)),
  row('charge.partial', 1, 'a charge in a surprise round, eight squares')
    .on(
      turn({ round: 1, active: 'a', surprise: true, order: ['a'], acted: [] }),
      hero('a', 0, 0),
      creature('t', 9, 0),
    )
    .ask(move('a', along(8), 'charge'))
    .gives(illegal('over-speed')),
  row('condition.staggered', 1, 'a charge of a staggered creature, six squares')
    .on(hero('a', 0, 0, { conditions: ['staggered'] }), creature('t', 7, 0))
    .ask(move('a', along(6), 'charge'))
    .cites()
    .gives({ legal: true }),
  row('condition.staggered', 1, 'a charge of a staggered creature, seven squares')
    .on(hero('a', 0, 0, { conditions: ['staggered'] }), creature('t', 8, 0))
    .ask(move('a', along(7), 'charge'))
    .cites()
    .gives(illegal('over-speed')),
  row('condition.exhausted', 0, 'a charge of an exhausted creature')
    .on(hero('a', 0, 0, { conditions: ['exhausted'] }), creature('t', 4, 0))
    .ask(move('a', along(3), 'charge'))
    .cites()
    .gives({ legal: false, budget: 6, violations: [{ code: 'condition-forbids' }] }),
  row('condition.fatigued', 0, 'a charge of a fatigued creature')
    .on(hero('a', 0, 0, { conditions: ['fatigued'] }), creature('t', 6, 0))
    .ask(move('a', along(5), 'charge'))
    .cites()
    .gives(illegal('condition-forbids')),
  row('condition.fatigued', 0, 'a double move of a fatigued creature')
    .on(hero('a', 0, 0, { conditions: ['fatigued'] }))
    .ask(move('a', along(5), 'double-move'))
    .cites()
    .gives(legal(5)),
  row('movement.end-helpless', 0, 'a move that ends in a foe’s square')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(move('a', along(2)))
    .gives(illegal('ends-occupied')),
  row('movement.fleet', 0, 'the sheet’s speed with the feat: seven squares')
    .on(hero('a', 0, 0, { speed: { land: 7 } }))
    .ask(move('a', along(7)))
    .cites()
    .gives(legal(7)),
  row(
    'mounted.charge',
    0,
    'a mounted charge with a lance: to the closest space from which the rider strikes',
  )
    .on(
      hero('h', 0, 5, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
      hero('r', 0, 5, { mount: 'h', attacks: 'longspear' }),
      creature('t', 10, 5),
    )
    .ask(move('r', [[0, 5], ...steps(7, 0, 5)], 'charge'))
    .cites()
    .gives({ violations: [] }),
  row('mounted.charge', 1, 'a mounted charge with a sword')
    .on(
      hero('h', 0, 5, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
      hero('r', 0, 5, { mount: 'h' }),
      creature('t', 10, 5),
    )
    .ask(move('r', [[0, 5], ...steps(8, 0, 5)], 'charge'))
    .cites()
    .gives({ violations: [] }),
  row('light.darkness', 'extra', 'the way through the dark costs double')
    .on(hero('a', 0, 0), dark(1, 0), dark(2, 0))
    .ask(move('a', along(2)))
    .cites('pf1.movement.poor-visibility')
    .gives(legal(4)),
  row(
    'movement.poor-visibility',
    'extra',
    'the dark costs the blinded double, whatever they see otherwise',
  )
    .on(hero('a', 0, 0, { conditions: ['blinded'], traits: ['darkvision-12'] }), dark(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('light.darkness', 'extra', 'a foe in the dark that blindsight detects is struck as he leaves')
    .on(creature('o', 5, 5, { traits: ['blindsight-6'] }), hero('a', 6, 5), light('dark'))
    .ask(move('a', cells('6,5 7,5')))
    .cites()
    .gives(legal(2, [['o', [6, 5]]])),
  row('opportunity.crawl', 0, 'fog round a prone man hides nothing of an adjacent foe')
    .on(hero('a', 5, 5, { conditions: ['prone'] }), creature('o', 4, 5), fog(9, 9))
    .ask(move('a', cells('5,5 5,6')))
    .cites()
    .gives({ opportunities: [{ by: 'o' }] }),
  row(
    'opportunity.crawl',
    0,
    'a prone man crawls out of one orc’s reach and into the reach of another',
  )
    .on(hero('a', 5, 5, { conditions: ['prone'] }), creature('o', 4, 5), creature('p', 5, 7))
    .ask(move('a', cells('5,5 5,6')))
    .gives({
      legal: true,
      opportunities: [
        { by: 'o', cause: 'movement', leaving: [5, 5] },
        { by: 'p', cause: 'crawling', leaving: [5, 5] },
      ],
    }),
]);
