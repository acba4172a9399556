/**
 * Arelia: the time at which a movement is completed, positions in the meantime, which creatures
 * make room, and movement left for the end of the round.
 */
import { cells, cases, exactly, hexes, type CreatureMore, type Thing } from '../cases.ts';
import { row } from '../rows.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import {
  along,
  amid,
  corridor,
  does,
  faults,
  field,
  foe,
  him,
  lines,
  mayStill,
  never,
  round,
  tells,
  track,
} from '../rounds.ts';
import { expect } from 'vitest';

const SIZES = {
  tiny: [4, 5],
  small: [5, 6],
  medium: [5, 6],
  large: [6, 8],
  huge: [7, 11],
  gargantuan: [8, 13],
} as const;
const size = (s: keyof typeof SIZES): CreatureMore => ({ size: s });
const crossing = (
  as: 'willing' | 'defenceless' | 'incorporeal' | 'yields',
  at: [number, number],
  occupant: string,
  to?: [number, number],
) => ({ at, occupant, as, ...(to && { to }) });
const small: Thing[] = [hexes('odd-r'), exactly(3, 1)];

export default cases('arelia', [
  ...Object.entries(SIZES).flatMap(([s, [half, full]]) => [
    row(`arelia.movement.half-${s}`, 0, `${s}, roll 3, half move`)
      .on(...corridor, him('a', 0, 0, size(s as keyof typeof SIZES)))
      .ask(round([does('a', 3, 'half-move', { move: along(0, 4) })]))
      .gives(
        tells(
          `3 a chooses half-move → ${half}`,
          `${half} a half-move to 4,0`,
          `${half} a chooses …`,
        ),
      ),
    row(`arelia.movement.full-${s}`, 0, `${s}, roll 3, full move`)
      .on(...corridor, him('a', 0, 0, size(s as keyof typeof SIZES)))
      .ask(round([does('a', 3, 'full-move', { move: along(0, 8) })]))
      .gives(
        tells(
          `3 a chooses half-move → ${half}`,
          `${half} a half-move to 4,0`,
          `${half} a chooses full-move → ${full}`,
          `${full} a full-move to 8,0`,
        ),
      ),
  ]),

  row('arelia.timeline.position-in-time', 0, 'Small, roll 3, factor 6: three hexes at 5, six at 6')
    .on(...corridor, him('a', 0, 0, { size: 'small', speed: { land: 6 } }))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 6) })]))
    .uncited(TIMELINE)
    .gives(
      all(amid('5 a half-move to 3,0', '6 a full-move to 6,0'), (a) =>
        expect(a).toMatchObject({
          events: [
            { at: 3, position: [0, 0] },
            { at: 5, position: [3, 0] },
            { position: [3, 0] },
            { position: [6, 0] },
          ],
        }),
      ),
    ),
  row('arelia.grid.hex-3m', 'extra', 'swimming counts its own factor')
    .on(...corridor, him('a', 0, 0, { speed: { land: 8, swim: 4 } }))
    .ask(round([does('a', 3, 'full-move', { move: { path: along(0, 8), footing: 'swim' } })]))
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 2,0', '6 a full-move to 4,0'), faults('over-speed'))),

  row('arelia.movement.max-per-round', 0, 'factor 6: the seventh hex is left out')
    .on(...corridor, him('a', 0, 0, { speed: { land: 6 } }))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 7) })]))
    .gives(all(amid('5 a half-move to 3,0', '6 a full-move to 6,0'), faults('over-speed'))),
  row('arelia.movement.half-floor', 'extra', 'factor 7: three hexes, then seven in all')
    .on(...corridor, him('a', 0, 0, { speed: { land: 7 } }))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 7) })]))
    .uncited(TIMELINE)
    .gives(amid('5 a half-move to 3,0', '6 a full-move to 7,0')),
  row(
    'arelia.movement.full-only-without-complex',
    0,
    'attacked at 7, its way is eight hexes: four of them',
  )
    .on(...corridor, him('a', 4), foe('o', 3))
    .ask(round([does('a', 4, 'attack-then-half-move', { weaponFactor: 3, move: along(4, 12) })]))
    .gives(all(amid('7 a attack o', '9 a half-move to 8,0'), faults('over-speed'))),
  row('arelia.action.movement-action', 0, 'factor 7: half move 3 hexes, full move 7')
    .on(...corridor, him('a', 0, 0, { speed: { land: 7 } }))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 7) })]))
    .uncited(TIMELINE)
    .gives(amid('5 a half-move to 3,0', '6 a full-move to 7,0')),
  row('arelia.action.movement-action', 1, 'factor 8 and an attack: four hexes at most')
    .on(...corridor, him('a', 0), foe('o', 5))
    .ask(round([does('a', 3, 'half-move-then-attack', { weaponFactor: 3, move: along(0, 8) })]))
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 4,0', '8 a attack o'), faults('over-speed'))),

  // If only a destination is declared, the creature takes the shortest path, given the other
  // creatures' positions at that time.
  row('arelia.movement.max-per-round', 'extra', 'a destination, the straight way')
    .on(...field, him('a', 0, 3))
    .ask(round([does('a', 3, 'full-move', { move: [6, 3] })]))
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 4,3', '6 a full-move to 6,3'), faults())),
  row('arelia.movement.no-pass-hostile', 'extra', 'a destination, round the enemy')
    .on(...field, him('a', 0, 0), foe('o', 2, 0))
    .ask(round([does('a', 3, 'full-move', { move: [4, 0] })]))
    .uncited(TIMELINE)
    .gives(
      all(amid('5 a half-move to 3,0', '6 a full-move to 4,0'), faults(), (a) =>
        expect(
          (a['events'] as { path?: unknown }[]).flatMap((e) =>
            e.path === undefined ? [] : [e.path],
          ),
        ).toEqual([cells('0,0 1,0 1,1 2,1 3,0'), cells('3,0 4,0')]),
      ),
    ),
  row('arelia.movement.no-pass-hostile', 'extra', 'a destination that cannot be reached')
    .on(...corridor, him('a', 0), foe('o', 2))
    .ask(round([does('a', 3, 'half-move', { move: [4, 0] })]))
    .gives(all(amid('5 a half-move to 0,0 (blocked)'), faults('through-enemy'))),

  // Which creatures may pass which during the round.
  row('arelia.movement.no-pass-hostile', 0, 'an enemy comes into the corridor before he moves')
    .on(...corridor, him('a', 0), foe('o', 8))
    .ask(
      round([
        does('o', 1, 'half-move', { move: along(8, 4) }),
        does('a', 3, 'full-move', { move: along(0, 6) }),
      ]),
    )
    .gives(all(amid('5 a half-move to 3,0 (blocked)'), faults('through-enemy'))),
  row('arelia.movement.pass-friendly', 1, 'two hexes, an ally on the second: one hex')
    .on(...corridor, him('a', 0, 0, { speed: { land: 2 } }), him('b', 2))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 2) })]))
    .cites('arelia.movement.no-end-occupied')
    .gives(all(amid('6 a full-move to 1,0 (blocked)'), faults('ends-occupied'))),
  row(
    'arelia.movement.pass-friendly',
    0,
    'four hexes past an ally on the second: the half move stops short of him, the full one goes on',
  )
    .on(...corridor, him('a', 0, 0, { speed: { land: 4 } }), him('b', 2))
    .ask(round([does('a', 3, 'full-move', { move: along(0, 4) })]))
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 1,0 (blocked)', '6 a full-move to 4,0'), faults())),
  row('arelia.movement.pass-incorporeal', 0, 'a ghost through an orc, who is not stopped on')
    .on(...corridor, him('a', 0), foe('o', 2))
    .ask(
      round([
        does('a', 3, 'half-move', {
          move: { path: along(0, 2), crossing: [crossing('incorporeal', [2, 0], 'o')] },
        }),
      ]),
    )
    .cites('arelia.movement.no-end-occupied')
    .gives(all(amid('5 a half-move to 1,0 (blocked)'), faults('ends-occupied'))),
  row('arelia.movement.pass-defenceless', 0, 'a sleeping guard is crossed')
    .on(...corridor, him('a', 0), foe('o', 2))
    .ask(
      round([
        does('a', 3, 'half-move', {
          move: { path: along(0, 4), crossing: [crossing('defenceless', [2, 0], 'o')] },
        }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 4,0'), faults())),
  row('arelia.movement.no-end-occupied', 0, 'ends on an ally without yielding')
    .on(...corridor, him('a', 0), him('b', 3))
    .ask(round([does('a', 3, 'half-move', { move: along(0, 3) })]))
    .gives(all(amid('5 a half-move to 2,0 (blocked)'), faults('ends-occupied'))),

  row(
    'arelia.movement.occupant-yields',
    0,
    'an ally that has not acted makes room, and its round is over',
  )
    .on(...corridor, him('a', 0), him('b', 3))
    .ask(
      round([
        does('a', 3, 'half-move', {
          move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'b', [4, 0])] },
        }),
        does('b', 4, 'half-move', { move: along(3, 7) }),
      ]),
    )
    .gives(
      all(
        tells(
          '3 a chooses half-move → 5',
          '4 b chooses half-move → 6',
          '5 a half-move to 3,0',
          '5 b yields to 4,0 for a',
          '5 b lost half-move: yielded',
          '5 a chooses …',
        ),
        mayStill(),
      ),
    ),
  row('arelia.movement.occupant-yields', 1, 'an ally that has half-moved cannot')
    .on(...corridor, him('a', 0), him('b', 4))
    .ask(
      round([
        does('a', 6, 'half-move', {
          move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'b', [4, 0])] },
        }),
        does('b', 3, 'half-move', { move: [3, 0] }),
      ]),
    )
    .gives(all(amid('8 a half-move to 2,0 (blocked)'), faults('cannot-yield'))),
  row('arelia.movement.occupant-yields', 2, 'no free hex about')
    .on(...small, him('a', 0), him('b', 1), him('c', 2))
    .ask(
      round([
        does('a', 3, 'half-move', {
          move: { path: along(0, 1), crossing: [crossing('yields', [1, 0], 'b', [2, 0])] },
        }),
      ]),
    )
    .gives(all(amid('5 a half-move to 0,0 (blocked)'), faults('cannot-yield'))),
  row(
    'arelia.movement.occupant-yields',
    'extra',
    'a hostile one may, and a free action of its own does not matter',
  )
    .on(...corridor, him('a', 0), foe('o', 3))
    .ask(
      round([
        does('a', 6, 'half-move', {
          move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'o', [4, 0])] },
        }),
        does('o', 3, 'attack', { weaponFactor: 9, free: [{ kind: 'change-grip' }] }),
      ]),
    )
    .gives(
      amid(
        '8 a half-move to 3,0',
        '8 o yields to 4,0 for a',
        '8 o lost attack: yielded',
        '8 a enters-melee o',
      ),
    ),
  row(
    'arelia.opportunity.exists-undefined',
    0,
    'leaving an adjacent enemy: no attack follows by itself',
  )
    .on(...corridor, him('a', 1), foe('o', 0))
    .ask(
      round([
        does('a', 3, 'half-move', { move: along(1, 4) }),
        does('o', 9, 'attack', { weaponFactor: 3 }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(all(amid('5 a half-move to 4,0', '12 o attack-postponed'), never(/o attack a/))),

  // The end of the round.
  row('arelia.movement.end-of-round-move', 0, 'attacked at 7, the half move unused')
    .on(...corridor, him('a', 4), foe('o', 3))
    .ask(round([does('a', 4, 'attack', { weaponFactor: 3, endOfRound: { move: along(4, 8) } })]))
    .gives(all(mayStill('c a half-move'), amid('7 a attack o', 'c a half-move to 8,0'))),
  row('arelia.movement.end-of-round-move', 1, 'cast a spell of one round')
    .on(...corridor, him('a', 4))
    .ask(round([does('a', 4, 'one-round', { endOfRound: { move: along(4, 8) } })]))
    .cites('arelia.action.one-round')
    .gives(
      all(mayStill('a a one-round'), tells('a a one-round'), faults('half-move-with-one-round')),
    ),
  row('arelia.movement.postpone-movement', 0, 'nothing done at its factor: it may move at the end')
    .on(...corridor, him('a', 0))
    .ask(round([does('a', 4, 'nothing', { endOfRound: { move: along(0, 6) } })]))
    .cites('arelia.movement.end-of-round-move')
    .gives(
      all(
        mayStill('c a half-move-and-full-move'),
        tells('4 a chooses nothing', 'c a half-move to 4,0', 'c a full-move to 6,0'),
      ),
    ),
  row('arelia.movement.end-of-round-order', 0, 'Medium 6, Large 5, half moves: 8 and 8, rolled off')
    .on(...field, him('a', 0), him('b', 0, 2, { size: 'large' }))
    .ask(
      round(
        [
          does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
          does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
        ],
        { 'end:c': { a: 6, b: 5 }, 'end:c#2': { a: 9, b: 2 } },
      ),
    )
    .cites('arelia.initiative.tie-break')
    .gives(amid('c b half-move to 4,2', 'c a half-move to 4,0')),
  row(
    'arelia.movement.end-of-round-order',
    1,
    'Medium, its whole movement left, 4: at 6 and at 7, among others',
  )
    .on(...field, him('a', 0), him('b', 0, 2))
    .ask(
      round(
        [
          does('a', 1, 'nothing', { endOfRound: { move: along(0, 8) } }),
          does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
        ],
        { 'end:c': { a: 4, b: 5 }, 'end:c#2': { a: 3, b: 1 } },
      ),
    )
    .uncited(TIMELINE)
    .gives(
      all(amid('c a half-move to 4,0', 'c b half-move to 4,2', 'c a full-move to 8,0'), (answer) =>
        expect(answer).toMatchObject({
          end: [
            { of: 'a', modifier: 2, full: 3 },
            { of: 'b', modifier: 2, full: 3 },
          ],
        }),
      ),
    ),
  row(
    'arelia.movement.end-of-round-order',
    2,
    'A 6 (half), B Small 5 (half), C 4 (whole): C, then B and C rolled off, then A',
  )
    .on(...field, him('a', 0), him('b', 0, 2, { size: 'small' }), him('c', 0, 4))
    .ask(
      round(
        [
          does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
          does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
          does('c', 3, 'nothing', { endOfRound: { move: along(0, 8, 4) } }),
        ],
        { 'end:c': { a: 6, b: 5, c: 4 }, 'end:c#2': { b: 1, c: 7 } },
      ),
    )
    .uncited(TIMELINE)
    .gives((answer) =>
      expect(lines(answer).filter((l) => l.startsWith('c '))).toEqual([
        'c c half-move to 4,4',
        'c b half-move to 4,2',
        'c c full-move to 8,4',
        'c a half-move to 4,0',
      ]),
    ),
  row('arelia.movement.end-of-round-order', 'extra', 'without modifiers, by the option')
    .on(
      ...field,
      { rest: { options: { endMovementRoll: 'plain' } } },
      him('a', 0),
      him('b', 0, 2, { size: 'huge' }),
    )
    .ask(
      round(
        [
          does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
          does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
        ],
        { 'end:c': { a: 6, b: 5 } },
      ),
    )
    .uncited(TIMELINE)
    .gives(amid('c b half-move to 4,2', 'c a half-move to 4,0')),
  row('arelia.reach.melee-trigger', 0, 'three hexes away, half of eight, roll 5: in melee at 7')
    .on(...corridor, him('w', 0), foe('o', 4))
    .ask(round([does('o', 5, 'half-move', { move: along(4, 1) })]))
    .gives(
      tells(
        '5 o chooses half-move → 7',
        '7 o half-move to 1,0',
        '7 o enters-melee w',
        '7 o chooses …',
      ),
    ),
  row(
    'arelia.reach.larger-than-large',
    0,
    'Huge with a reach of two: an enemy that comes to two hexes opens its chance',
  )
    .on(...corridor, him('h', 0, 0, { size: 'huge', reach: 2 }), foe('o', 6))
    .ask(
      round([
        does('h', 1, 'attack', { weaponFactor: 1, target: 'o' }),
        does('o', 5, 'half-move', { move: along(6, 2) }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(amid('7 o enters-melee h, h has 8', '8 h attack o, postponed')),
  row('arelia.timeline.event-formulas', 1, 'Large, roll 2, attack +8, then the half move')
    .on(...corridor, him('a', 4, 0, { size: 'large' }), foe('o', 3))
    .ask(round([does('a', 2, 'attack-then-half-move', { weaponFactor: 8, move: along(4, 8) })]))
    .uncited(TIMELINE)
    .gives(
      all(track('a', { r: 2, act: 10, half: 13 }), amid('10 a attack o', '13 a half-move to 8,0')),
    ),
]);
