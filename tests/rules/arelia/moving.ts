/**
 * Arelia: the time at which a movement is completed, positions in the meantime, which creatures
 * make room, and movement left for the end of the round.
 */
import { cases, exactly, hexes, type CreatureMore, type Thing } from '../cases.ts';
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
    {
      rule: `arelia.movement.half-${s}`,
      case: 0,
      given: `${s}, roll 3, half move`,
      on: [...corridor, him('a', 0, 0, size(s as keyof typeof SIZES))],
      ask: round([does('a', 3, 'half-move', { move: along(0, 4) })]),
      check: tells(
        `3 a chooses half-move → ${half}`,
        `${half} a half-move to 4,0`,
        `${half} a chooses …`,
      ),
    },
    {
      rule: `arelia.movement.full-${s}`,
      case: 0,
      given: `${s}, roll 3, full move`,
      on: [...corridor, him('a', 0, 0, size(s as keyof typeof SIZES))],
      ask: round([does('a', 3, 'full-move', { move: along(0, 8) })]),
      check: tells(
        `3 a chooses half-move → ${half}`,
        `${half} a half-move to 4,0`,
        `${half} a chooses full-move → ${full}`,
        `${full} a full-move to 8,0`,
      ),
    },
  ]),

  {
    rule: 'arelia.timeline.position-in-time',
    case: 0,
    given: 'Small, roll 3, factor 6: three hexes at 5, six at 6',
    on: [...corridor, him('a', 0, 0, { size: 'small', speed: { land: 6 } })],
    ask: round([does('a', 3, 'full-move', { move: along(0, 6) })]),
    uncited: TIMELINE,
    check: all(amid('5 a half-move to 3,0', '6 a full-move to 6,0'), (a) =>
      expect(a).toMatchObject({
        events: [
          { at: 3, position: [0, 0] },
          { at: 5, position: [3, 0] },
          { position: [3, 0] },
          { position: [6, 0] },
        ],
      }),
    ),
  },
  {
    rule: 'arelia.grid.hex-3m',
    case: 'extra',
    given: 'swimming counts its own factor',
    on: [...corridor, him('a', 0, 0, { speed: { land: 8, swim: 4 } })],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: { path: along(0, 8), footing: 'swim' } })]),
    check: all(amid('5 a half-move to 2,0', '6 a full-move to 4,0'), faults('over-speed')),
  },

  {
    rule: 'arelia.movement.max-per-round',
    case: 0,
    given: 'factor 6: the seventh hex is left out',
    on: [...corridor, him('a', 0, 0, { speed: { land: 6 } })],
    ask: round([does('a', 3, 'full-move', { move: along(0, 7) })]),
    check: all(amid('5 a half-move to 3,0', '6 a full-move to 6,0'), faults('over-speed')),
  },
  {
    rule: 'arelia.movement.half-floor',
    case: 'extra',
    given: 'factor 7: three hexes, then seven in all',
    on: [...corridor, him('a', 0, 0, { speed: { land: 7 } })],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: along(0, 7) })]),
    check: amid('5 a half-move to 3,0', '6 a full-move to 7,0'),
  },
  {
    rule: 'arelia.movement.full-only-without-complex',
    case: 0,
    given: 'attacked at 7, its way is eight hexes: four of them',
    on: [...corridor, him('a', 4), foe('o', 3)],
    ask: round([does('a', 4, 'attack-then-half-move', { weaponFactor: 3, move: along(4, 12) })]),
    check: all(amid('7 a attack o', '9 a half-move to 8,0'), faults('over-speed')),
  },
  {
    rule: 'arelia.action.movement-action',
    case: 0,
    given: 'factor 7: half move 3 hexes, full move 7',
    on: [...corridor, him('a', 0, 0, { speed: { land: 7 } })],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: along(0, 7) })]),
    check: amid('5 a half-move to 3,0', '6 a full-move to 7,0'),
  },
  {
    rule: 'arelia.action.movement-action',
    case: 1,
    given: 'factor 8 and an attack: four hexes at most',
    on: [...corridor, him('a', 0), foe('o', 5)],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'half-move-then-attack', { weaponFactor: 3, move: along(0, 8) })]),
    check: all(amid('5 a half-move to 4,0', '8 a attack o'), faults('over-speed')),
  },

  // If only a destination is declared, the creature takes the shortest path, given the other
  // creatures' positions at that time.
  {
    rule: 'arelia.movement.max-per-round',
    case: 'extra',
    given: 'a destination, the straight way',
    on: [...field, him('a', 0, 3)],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: [6, 3] })]),
    check: all(amid('5 a half-move to 4,3', '6 a full-move to 6,3'), faults()),
  },
  {
    rule: 'arelia.movement.no-pass-hostile',
    case: 'extra',
    given: 'a destination, round the enemy',
    on: [...field, him('a', 0, 0), foe('o', 2, 0)],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: [4, 0] })]),
    check: all(amid('5 a half-move to 3,0', '6 a full-move to 4,0'), faults(), (a) =>
      expect(
        (a['events'] as { path?: unknown }[]).flatMap((e) =>
          e.path === undefined ? [] : [e.path],
        ),
      ).toEqual([
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [3, 0],
        ],
        [
          [3, 0],
          [4, 0],
        ],
      ]),
    ),
  },
  {
    rule: 'arelia.movement.no-pass-hostile',
    case: 'extra',
    given: 'a destination that cannot be reached',
    on: [...corridor, him('a', 0), foe('o', 2)],
    ask: round([does('a', 3, 'half-move', { move: [4, 0] })]),
    check: all(amid('5 a half-move to 0,0 (blocked)'), faults('through-enemy')),
  },

  // Which creatures may pass which during the round.
  {
    rule: 'arelia.movement.no-pass-hostile',
    case: 0,
    given: 'an enemy comes into the corridor before he moves',
    on: [...corridor, him('a', 0), foe('o', 8)],
    ask: round([
      does('o', 1, 'half-move', { move: along(8, 4) }),
      does('a', 3, 'full-move', { move: along(0, 6) }),
    ]),
    check: all(amid('5 a half-move to 3,0 (blocked)'), faults('through-enemy')),
  },
  {
    rule: 'arelia.movement.pass-friendly',
    case: 1,
    given: 'two hexes, an ally on the second: one hex',
    on: [...corridor, him('a', 0, 0, { speed: { land: 2 } }), him('b', 2)],
    cites: ['arelia.movement.no-end-occupied'],
    ask: round([does('a', 3, 'full-move', { move: along(0, 2) })]),
    check: all(amid('6 a full-move to 1,0 (blocked)'), faults('ends-occupied')),
  },
  {
    rule: 'arelia.movement.pass-friendly',
    case: 0,
    given:
      'four hexes past an ally on the second: the half move stops short of him, the full one goes on',
    on: [...corridor, him('a', 0, 0, { speed: { land: 4 } }), him('b', 2)],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'full-move', { move: along(0, 4) })]),
    check: all(amid('5 a half-move to 1,0 (blocked)', '6 a full-move to 4,0'), faults()),
  },
  {
    rule: 'arelia.movement.pass-incorporeal',
    case: 0,
    given: 'a ghost through an orc, who is not stopped on',
    on: [...corridor, him('a', 0), foe('o', 2)],
    cites: ['arelia.movement.no-end-occupied'],
    ask: round([
      does('a', 3, 'half-move', {
        move: { path: along(0, 2), crossing: [crossing('incorporeal', [2, 0], 'o')] },
      }),
    ]),
    check: all(amid('5 a half-move to 1,0 (blocked)'), faults('ends-occupied')),
  },
  {
    rule: 'arelia.movement.pass-defenceless',
    case: 0,
    given: 'a sleeping guard is crossed',
    on: [...corridor, him('a', 0), foe('o', 2)],
    uncited: TIMELINE,
    ask: round([
      does('a', 3, 'half-move', {
        move: { path: along(0, 4), crossing: [crossing('defenceless', [2, 0], 'o')] },
      }),
    ]),
    check: all(amid('5 a half-move to 4,0'), faults()),
  },
  {
    rule: 'arelia.movement.no-end-occupied',
    case: 0,
    given: 'ends on an ally without yielding',
    on: [...corridor, him('a', 0), him('b', 3)],
    ask: round([does('a', 3, 'half-move', { move: along(0, 3) })]),
    check: all(amid('5 a half-move to 2,0 (blocked)'), faults('ends-occupied')),
  },

  {
    rule: 'arelia.movement.occupant-yields',
    case: 0,
    given: 'an ally that has not acted makes room, and its round is over',
    on: [...corridor, him('a', 0), him('b', 3)],
    ask: round([
      does('a', 3, 'half-move', {
        move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'b', [4, 0])] },
      }),
      does('b', 4, 'half-move', { move: along(3, 7) }),
    ]),
    check: all(
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
  },
  {
    rule: 'arelia.movement.occupant-yields',
    case: 1,
    given: 'an ally that has half-moved cannot',
    on: [...corridor, him('a', 0), him('b', 4)],
    ask: round([
      does('a', 6, 'half-move', {
        move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'b', [4, 0])] },
      }),
      does('b', 3, 'half-move', { move: [3, 0] }),
    ]),
    check: all(amid('8 a half-move to 2,0 (blocked)'), faults('cannot-yield')),
  },
  {
    rule: 'arelia.movement.occupant-yields',
    case: 2,
    given: 'no free hex about',
    on: [...small, him('a', 0), him('b', 1), him('c', 2)],
    ask: round([
      does('a', 3, 'half-move', {
        move: { path: along(0, 1), crossing: [crossing('yields', [1, 0], 'b', [2, 0])] },
      }),
    ]),
    check: all(amid('5 a half-move to 0,0 (blocked)'), faults('cannot-yield')),
  },
  {
    rule: 'arelia.movement.occupant-yields',
    case: 'extra',
    given: 'a hostile one may, and a free action of its own does not matter',
    on: [...corridor, him('a', 0), foe('o', 3)],
    ask: round([
      does('a', 6, 'half-move', {
        move: { path: along(0, 3), crossing: [crossing('yields', [3, 0], 'o', [4, 0])] },
      }),
      does('o', 3, 'attack', { weaponFactor: 9, free: [{ kind: 'change-grip' }] }),
    ]),
    check: amid(
      '8 a half-move to 3,0',
      '8 o yields to 4,0 for a',
      '8 o lost attack: yielded',
      '8 a enters-melee o',
    ),
  },
  {
    rule: 'arelia.opportunity.exists-undefined',
    case: 0,
    given: 'leaving an adjacent enemy: no attack follows by itself',
    on: [...corridor, him('a', 1), foe('o', 0)],
    uncited: TIMELINE,
    ask: round([
      does('a', 3, 'half-move', { move: along(1, 4) }),
      does('o', 9, 'attack', { weaponFactor: 3 }),
    ]),
    check: all(amid('5 a half-move to 4,0', '12 o attack-postponed'), never(/o attack a/)),
  },

  // The end of the round.
  {
    rule: 'arelia.movement.end-of-round-move',
    case: 0,
    given: 'attacked at 7, the half move unused',
    on: [...corridor, him('a', 4), foe('o', 3)],
    ask: round([does('a', 4, 'attack', { weaponFactor: 3, endOfRound: { move: along(4, 8) } })]),
    check: all(mayStill('c a half-move'), amid('7 a attack o', 'c a half-move to 8,0')),
  },
  {
    rule: 'arelia.movement.end-of-round-move',
    case: 1,
    given: 'cast a spell of one round',
    on: [...corridor, him('a', 4)],
    cites: ['arelia.action.one-round'],
    ask: round([does('a', 4, 'one-round', { endOfRound: { move: along(4, 8) } })]),
    check: all(
      mayStill('a a one-round'),
      tells('a a one-round'),
      faults('half-move-with-one-round'),
    ),
  },
  {
    rule: 'arelia.movement.postpone-movement',
    case: 0,
    given: 'nothing done at its factor: it may move at the end',
    on: [...corridor, him('a', 0)],
    cites: ['arelia.movement.end-of-round-move'],
    ask: round([does('a', 4, 'nothing', { endOfRound: { move: along(0, 6) } })]),
    check: all(
      mayStill('c a half-move-and-full-move'),
      tells('4 a chooses nothing', 'c a half-move to 4,0', 'c a full-move to 6,0'),
    ),
  },
  {
    rule: 'arelia.movement.end-of-round-order',
    case: 0,
    given: 'Medium 6, Large 5, half moves: 8 and 8, rolled off',
    on: [...field, him('a', 0), him('b', 0, 2, { size: 'large' })],
    cites: ['arelia.initiative.tie-break'],
    ask: round(
      [
        does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
        does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
      ],
      { 'end:c': { a: 6, b: 5 }, 'end:c#2': { a: 9, b: 2 } },
    ),
    check: amid('c b half-move to 4,2', 'c a half-move to 4,0'),
  },
  {
    rule: 'arelia.movement.end-of-round-order',
    case: 1,
    given: 'Medium, its whole movement left, 4: at 6 and at 7, among others',
    on: [...field, him('a', 0), him('b', 0, 2)],
    uncited: TIMELINE,
    ask: round(
      [
        does('a', 1, 'nothing', { endOfRound: { move: along(0, 8) } }),
        does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
      ],
      { 'end:c': { a: 4, b: 5 }, 'end:c#2': { a: 3, b: 1 } },
    ),
    check: all(
      amid('c a half-move to 4,0', 'c b half-move to 4,2', 'c a full-move to 8,0'),
      (answer) =>
        expect(answer).toMatchObject({
          end: [
            { of: 'a', modifier: 2, full: 3 },
            { of: 'b', modifier: 2, full: 3 },
          ],
        }),
    ),
  },
  {
    rule: 'arelia.movement.end-of-round-order',
    case: 2,
    given: 'A 6 (half), B Small 5 (half), C 4 (whole): C, then B and C rolled off, then A',
    on: [...field, him('a', 0), him('b', 0, 2, { size: 'small' }), him('c', 0, 4)],
    uncited: TIMELINE,
    ask: round(
      [
        does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
        does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
        does('c', 3, 'nothing', { endOfRound: { move: along(0, 8, 4) } }),
      ],
      { 'end:c': { a: 6, b: 5, c: 4 }, 'end:c#2': { b: 1, c: 7 } },
    ),
    check: (answer) =>
      expect(lines(answer).filter((l) => l.startsWith('c '))).toEqual([
        'c c half-move to 4,4',
        'c b half-move to 4,2',
        'c c full-move to 8,4',
        'c a half-move to 4,0',
      ]),
  },
  {
    rule: 'arelia.movement.end-of-round-order',
    case: 'extra',
    given: 'without modifiers, by the option',
    on: [
      ...field,
      { rest: { options: { endMovementRoll: 'plain' } } },
      him('a', 0),
      him('b', 0, 2, { size: 'huge' }),
    ],
    uncited: TIMELINE,
    ask: round(
      [
        does('a', 1, 'nothing', { endOfRound: { move: along(0, 4) } }),
        does('b', 2, 'nothing', { endOfRound: { move: along(0, 4, 2) } }),
      ],
      { 'end:c': { a: 6, b: 5 } },
    ),
    check: amid('c b half-move to 4,2', 'c a half-move to 4,0'),
  },
  {
    rule: 'arelia.reach.melee-trigger',
    case: 0,
    given: 'three hexes away, half of eight, roll 5: in melee at 7',
    on: [...corridor, him('w', 0), foe('o', 4)],
    ask: round([does('o', 5, 'half-move', { move: along(4, 1) })]),
    check: tells(
      '5 o chooses half-move → 7',
      '7 o half-move to 1,0',
      '7 o enters-melee w',
      '7 o chooses …',
    ),
  },
  {
    rule: 'arelia.reach.larger-than-large',
    case: 0,
    given: 'Huge with a reach of two: an enemy that comes to two hexes opens its chance',
    on: [...corridor, him('h', 0, 0, { size: 'huge', reach: 2 }), foe('o', 6)],
    uncited: TIMELINE,
    ask: round([
      does('h', 1, 'attack', { weaponFactor: 1, target: 'o' }),
      does('o', 5, 'half-move', { move: along(6, 2) }),
    ]),
    check: amid('7 o enters-melee h, h has 8', '8 h attack o, postponed'),
  },
  {
    rule: 'arelia.timeline.event-formulas',
    case: 1,
    given: 'Large, roll 2, attack +8, then the half move',
    on: [...corridor, him('a', 4, 0, { size: 'large' }), foe('o', 3)],
    uncited: TIMELINE,
    ask: round([does('a', 2, 'attack-then-half-move', { weaponFactor: 8, move: along(4, 8) })]),
    check: all(
      track('a', { r: 2, act: 10, half: 13 }),
      amid('10 a attack o', '13 a half-move to 8,0'),
    ),
  },
]);
