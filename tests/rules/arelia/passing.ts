/**
 * Arelia: movement on the hex map: how far, which creatures may pass which, where a creature cannot
 * stop (the timeline's own part is in movement.ts).
 */
import {
  cells,
  block,
  cases,
  cell,
  creature,
  exactly,
  hero,
  hexes,
  move,
  path,
  pit,
  reachable,
  threat,
  wall,
  type Answer,
  type At,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { ends, illegal, legal, threatens } from '../checks.ts';

/** A corridor one hex wide. */
const on: Thing[] = [hexes('odd-r'), exactly(12, 1)];
const line = (from: number, to: number): At[] =>
  Array.from({ length: to - from + 1 }, (_, i): At => [from + i, 0]);
const four = { speed: { land: 4 } };
const stops =
  (yes: readonly number[], no: readonly number[]) =>
  (answer: Answer): void =>
    ends(
      yes.map((x) => [[x, 0], x] as const),
      no.map((x): At => [x, 0]),
    )(answer);

const sleeper = (condition: string): Thing => creature('o', 2, 0, { conditions: [condition] });

export default cases('arelia', [
  row('arelia.movement.half-floor', 0, 'factor 7: half a move is 3 hexes')
    .on(...on, hero('a', 0, 0, { speed: { land: 7 } }))
    .ask(reachable('a', 'half-move'))
    .gives(stops([1, 2, 3], [4])),
  row('arelia.movement.half-floor', 1, 'factor 1: none')
    .on(...on, hero('a', 0, 0, { speed: { land: 1 } }))
    .ask(reachable('a', 'half-move'))
    .gives(stops([], [1])),
  row('arelia.movement.max-per-round', 0, 'factor 6: the seventh hex is too far')
    .on(...on, hero('a', 0, 0))
    .ask(move('a', line(0, 7)))
    .gives(illegal('over-speed', [7, 0])),

  row('arelia.movement.no-pass-hostile', 0, 'an enemy in the only corridor hex')
    .on(...on, hero('a', 0, 0), creature('o', 2, 0))
    .ask(move('a', line(0, 3)))
    .gives(illegal('through-enemy', [2, 0])),
  row(
    'arelia.movement.no-pass-hostile',
    'extra',
    'hexes behind a hostile creature in a corridor cannot be reached',
  )
    .on(...on, hero('a', 0, 0), creature('o', 2, 0))
    .ask(reachable('a'))
    .cites('arelia.movement.no-pass-hostile')
    .gives(stops([1], [2, 3])),
  row('arelia.movement.no-pass-hostile', 1, 'an ally lets it by')
    .on(...on, hero('a', 0, 0), hero('b', 2, 0))
    .ask(move('a', line(0, 3)))
    .cites('arelia.movement.pass-friendly')
    .gives(legal(3)),
  row('arelia.movement.no-pass-hostile', 1, 'a neutral one too')
    .on(...on, hero('a', 0, 0), creature('b', 2, 0, { side: 'neutral' }))
    .ask(move('a', line(0, 3)))
    .cites('arelia.movement.pass-friendly')
    .gives(legal(3)),

  row(
    'arelia.movement.pass-friendly',
    0,
    'four hexes in a corridor with an ally at 2: past it, to 4',
  )
    .on(...on, hero('a', 0, 0, four), hero('b', 2, 0))
    .ask(reachable('a'))
    .gives(stops([1, 3, 4], [2, 5])),
  row('arelia.movement.pass-friendly', 1, 'with two hexes it must stop at 1')
    .on(...on, hero('a', 0, 0, { speed: { land: 2 } }), hero('b', 2, 0))
    .ask(reachable('a'))
    .gives(stops([1], [2, 3])),

  row('arelia.movement.pass-defenceless', 0, 'a sleeping guard may be crossed')
    .on(...on, hero('a', 0, 0), sleeper('asleep'))
    .ask(move('a', line(0, 3)))
    .gives(legal(3)),
  ...['paralyzed', 'cowering', 'passive-defence'].map((condition) =>
    row(
      'arelia.movement.pass-defenceless',
      'extra' as const,
      `a guard with the condition ${condition} may be crossed`,
    )
      .on(...on, hero('a', 0, 0), sleeper(condition))
      .ask(move('a', line(0, 3)))
      .gives(legal(3)),
  ),
  row(
    'arelia.movement.pass-defenceless',
    'extra',
    'a frightened creature that still acts cannot be passed',
  )
    .on(...on, hero('a', 0, 0), sleeper('frightened'))
    .ask(move('a', line(0, 3)))
    .uncited('a control: he is not defenceless, and the rule on enemies bars the way')
    .gives(illegal('through-enemy')),
  row('arelia.movement.pass-defenceless', 'extra', 'stopped on it is not')
    .on(...on, hero('a', 0, 0), sleeper('asleep'))
    .ask(move('a', line(0, 2)))
    .cites('arelia.movement.no-end-occupied')
    .gives(illegal('ends-occupied', [2, 0])),

  row('arelia.movement.pass-incorporeal', 0, 'a ghost through an orc')
    .on(...on, hero('a', 0, 0, { conditions: ['incorporeal'] }), creature('o', 2, 0))
    .ask(move('a', line(0, 3)))
    .gives(legal(3)),
  row('arelia.movement.pass-incorporeal', 0, 'a ghost may not stop there')
    .on(...on, hero('a', 0, 0, { conditions: ['incorporeal'] }), creature('o', 2, 0))
    .ask(move('a', line(0, 2)))
    .cites('arelia.movement.no-end-occupied')
    .gives(illegal('ends-occupied', [2, 0])),
  row('arelia.movement.no-end-occupied', 0, 'on an ally who does not yield')
    .on(...on, hero('a', 0, 0), hero('b', 2, 0))
    .ask(move('a', line(0, 2)))
    .gives(illegal('ends-occupied', [2, 0])),

  row('arelia.movement.who-passes-whom', 0, 'willing: pass, not stop')
    .on(...on, hero('a', 0, 0), hero('b', 2, 0))
    .ask(reachable('a'))
    .gives(stops([1, 3], [2])),
  row('arelia.movement.who-passes-whom', 0, 'hostile: neither')
    .on(...on, hero('a', 0, 0), creature('o', 2, 0))
    .ask(reachable('a'))
    .gives(stops([1], [2, 3])),
  row('arelia.movement.who-passes-whom', 0, 'hostile, no resistance: pass, not stop')
    .on(...on, hero('a', 0, 0), sleeper('asleep'))
    .ask(move('a', line(0, 3)))
    .gives(legal(3)),
  row('arelia.movement.who-passes-whom', 0, 'incorporeal mover: pass, not stop')
    .on(...on, hero('a', 0, 0, { conditions: ['incorporeal'] }), creature('o', 2, 0))
    .ask(move('a', line(0, 3)))
    .gives(legal(3)),

  // Additional rows: the ground.
  row(
    'arelia.reach.melee-trigger',
    'extra',
    'a creature threatens no hex inside rock or behind a wall',
  )
    .on(hexes(), hero('a', 2, 2), block(3, 2), wall(2, 2.2, 2, 3))
    .ask(threat('a'))
    .gives(threatens(cells('1,1 2,1 1,3 2,3'), cells('3,2 1,2'))),
  row('arelia.movement.max-per-round', 'extra', 'round a pit in the open: one hex more')
    .on(hexes(), hero('a', 0, 0), pit(1, 0))
    .ask(path('a', [2, 0]))
    .gives({ cost: 3 }),
  row('arelia.movement.max-per-round', 'extra', 'a wall on the border of two hexes is not crossed')
    .on(...on, hero('a', 0, 0), wall(2, 0, 2, 1.5))
    .ask(move('a', line(0, 2)))
    .gives(illegal('through-wall', [2, 0])),
  row(
    'arelia.movement.max-per-round',
    'extra',
    'a wall that ends at a corner bars nothing beside it',
  )
    .on(hexes(), hero('a', 0, 0), wall(1, 1, 1, 4))
    .ask(path('a', [1, 0]))
    .gives({ cost: 1 }),
  row(
    'arelia.movement.max-per-round',
    'extra',
    'a big one pays for the costliest hex that it enters',
  )
    .on(hexes(), hero('a', 0, 0, { space: 3 }), cell(2, 1, { costFactor: 3 }))
    .ask(path('a', [1, 0]))
    .gives({ cost: 3 }),
  row('arelia.charge.charge-line-silent', 'extra', 'a charge ends in melee, by any way')
    .on(hexes(), hero('a', 0, 0, { speed: { land: 3 } }), creature('o', 3, 0))
    .ask(reachable('a', 'charge'))
    .gives(
      ends(
        [
          [[2, -1], 3],
          [[2, 0], 2],
          [[2, 1], 3],
        ],
        cells('1,0 3,-1 4,0'),
      ),
    ),
]);
