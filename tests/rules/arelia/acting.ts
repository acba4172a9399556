/**
 * Arelia: actions at their factor: regular ones, ones from the start of the round, common ones by
 * size, free actions, one-round actions, aborted actions.
 */
import { cases, exactly, hexes, type CreatureMore } from '../cases.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import {
  along,
  amid,
  corridor,
  does,
  faults,
  foe,
  him,
  mayStill,
  never,
  round,
  tells,
  track,
} from '../rounds.ts';

const COMMON = { tiny: 6, small: 7, medium: 7, large: 9, huge: 12, gargantuan: 14 } as const;
const size = (s: keyof typeof COMMON): CreatureMore => ({ size: s });
/** Beside an enemy. */
const melee = [...corridor, him('a', 4), foe('o', 3)];
const alone = [...corridor, him('a', 4)];
const sword = [{ item: 'weapon', size: 'medium' }] as const;
const draw = { kind: 'draw', items: sword } as const;

export default cases('arelia', [
  ...Object.entries(COMMON).map(([s, at]) => ({
    rule: `arelia.action.common-${s}`,
    case: 0,
    given: `${s}, roll 4, takes an object from a bag`,
    on: [...corridor, him('a', 4, 0, size(s as keyof typeof COMMON))],
    ask: round([does('a', 4, 'common', { name: 'takes an object' })]),
    check: tells(`4 a chooses common → ${at}`, `${at} a common takes an object`),
  })),
  {
    rule: 'arelia.action.common-factor-precedence',
    case: 0,
    given: 'Medium, a scimitar +6, roll 5',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 5, 'attack', { weaponFactor: 6 })]),
    check: tells('5 a chooses attack → 11', '11 a attack o'),
  },
  {
    rule: 'arelia.action.common-factor-precedence',
    case: 'extra',
    given: 'without a factor it strikes as by nature, and that is said',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 5, 'attack')]),
    expect: { unknown: ['declared.a.weaponFactor'] },
    check: amid('8 a attack o'),
  },

  {
    rule: 'arelia.action.start-of-round',
    case: 0,
    given: 'a spell that was not declared: after a half move there is none',
    on: alone,
    ask: round([does('a', 4, 'half-move-then-spell', { castingTime: 3, move: along(4, 6) })]),
    check: all(never(/spell/), faults('start-of-round-after-move')),
  },
  {
    rule: 'arelia.action.start-of-round',
    case: 'extra',
    given: 'declared, it is not chosen at the roll',
    on: alone,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'start-of-round', { factor: 2, name: 'feint' })]),
    check: tells('6 a start-of-round feint'),
  },
  {
    rule: 'arelia.action.regular',
    case: 0,
    given: 'roll 5, drew a medium weapon',
    on: alone,
    ask: round([does('a', 5, 'regular', { free: [draw] })]),
    check: tells('7 a item-ready weapon', '7 a free-action draw', '7 a chooses …'),
  },
  {
    rule: 'arelia.action.regular',
    case: 1,
    given: 'roll 5, nothing',
    on: alone,
    ask: round([does('a', 5, 'regular')]),
    check: tells('5 a chooses …'),
  },
  {
    rule: 'arelia.action.regular-after-half-move',
    case: 0,
    given: 'half move chosen at 5, the attack on arrival',
    on: [...corridor, him('a', 4), foe('o', 6)],
    ask: round([does('a', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(4, 5) })]),
    check: tells(
      '5 a chooses half-move → 7',
      '7 a half-move to 5,0',
      '7 a enters-melee o',
      '7 a chooses attack → 13',
      '13 a attack o',
    ),
  },

  {
    rule: 'arelia.action.complex',
    case: 0,
    given: 'attack, then put the other sword away',
    on: melee,
    ask: round([
      does('a', 4, 'attack', { weaponFactor: 3, free: [{ kind: 'put-away', items: sword }] }),
    ]),
    check: all(faults('second-complex-action'), tells('4 a chooses attack → 7', '7 a attack o')),
  },
  {
    rule: 'arelia.action.common',
    case: 0,
    given: 'a spell, then the half move',
    on: alone,
    cites: ['arelia.action.pattern-act-then-half'],
    ask: round([does('a', 4, 'spell-then-half-move', { castingTime: 3, move: along(4, 6) })]),
    check: all(tells('7 a spell', '9 a half-move to 6,0'), faults()),
  },
  {
    rule: 'arelia.action.common',
    case: 0,
    given: 'the half move first: no spell',
    on: alone,
    ask: round([does('a', 4, 'half-move-then-spell', { castingTime: 3, move: along(4, 6) })]),
    check: faults('start-of-round-after-move'),
  },
  {
    rule: 'arelia.action.one-round',
    case: 0,
    given: 'a spell of one round with a free action and a half move',
    on: alone,
    ask: round([
      does('a', 4, 'one-round-then-half-move', {
        name: 'ward',
        free: [{ kind: 'other', penalty: 2 }],
        move: along(4, 6),
      }),
    ]),
    check: all(
      tells('a a one-round ward'),
      faults('half-move-with-one-round', 'free-action-with-one-round'),
      mayStill('a a one-round'),
    ),
  },
  {
    rule: 'arelia.action.long',
    case: 0,
    given: 'the last round of a long action',
    on: alone,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'long', { name: 'ritual' })]),
    check: all(tells('a a long ritual'), mayStill('a a long')),
  },
  {
    rule: 'arelia.action.free',
    case: 0,
    given: 'roll 4, a medium weapon drawn as declared',
    on: melee,
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw] })]),
    check: tells(
      '6 a item-ready weapon',
      '6 a free-action draw',
      '6 a chooses attack → 11',
      '11 a attack o',
    ),
  },
  {
    rule: 'arelia.action.free',
    case: 1,
    given: 'drawing decided at 4 is the complex action',
    on: melee,
    ask: round([does('a', 4, 'free-action', { items: sword, name: 'draws' })]),
    check: tells('4 a chooses free-action → 6', '6 a free-action draws'),
  },
  {
    rule: 'arelia.action.free',
    case: 'extra',
    given: 'a second one is left out',
    on: alone,
    ask: round([
      does('a', 4, 'nothing', {
        free: [
          { kind: 'other', penalty: 1, name: 'shout' },
          { kind: 'other', penalty: 3, name: 'kick' },
        ],
      }),
    ]),
    check: all(amid('5 a free-action other'), faults('second-free-action')),
  },
  {
    rule: 'arelia.action.free-action-plus-spell',
    case: 0,
    given: 'free action +2, casting time 3',
    on: alone,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'spell', { castingTime: 3, free: [{ kind: 'other', penalty: 2 }] })]),
    check: tells('6 a free-action other', '9 a spell'),
  },
  {
    rule: 'arelia.action.non-action',
    case: 0,
    given: 'drops the bow: nothing is delayed',
    on: melee,
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'attack', {
        weaponFactor: 3,
        free: [{ kind: 'other', penalty: 0, name: 'drops the bow' }],
      }),
    ]),
    check: amid('4 a free-action other', '7 a attack o'),
  },

  {
    rule: 'arelia.action.pattern-no-move',
    case: 0,
    given: 'roll 4, weapon +6',
    on: melee,
    ask: round([does('a', 4, 'attack', { weaponFactor: 6 })]),
    check: amid('10 a attack o'),
  },
  {
    rule: 'arelia.action.pattern-half-move',
    case: 0,
    given: 'half move, attack, half move',
    on: [...corridor, him('a', 0), foe('o', 3)],
    ask: round([
      does('a', 4, 'half-move-then-attack', {
        weaponFactor: 3,
        move: along(0, 2),
        endOfRound: { move: along(2, 0) },
      }),
    ]),
    check: all(amid('9 a attack o'), never(/^c /), faults('move-both-sides')),
  },
  {
    rule: 'arelia.action.pattern-half-then-act',
    case: 0,
    given: 'Medium roll 5, scimitar +6',
    on: [...corridor, him('a', 0), foe('o', 3)],
    ask: round([does('a', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(0, 2) })]),
    check: amid('7 a half-move to 2,0', '13 a attack o'),
  },
  {
    rule: 'arelia.action.pattern-act-then-half',
    case: 0,
    given: 'Medium roll 4, weapon +6',
    on: melee,
    ask: round([does('a', 4, 'attack-then-half-move', { weaponFactor: 6, move: along(4, 6) })]),
    check: amid('10 a attack o', '12 a half-move to 6,0'),
  },

  {
    rule: 'arelia.action.abort',
    case: 0,
    given: 'attack due at 9, called at 7',
    on: melee,
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, abort: { called: 7 } })]),
    check: tells('4 a chooses attack → 9', '8 a aborted attack'),
  },
  {
    rule: 'arelia.action.abort',
    case: 1,
    given: 'called at 8, due at 8: too late',
    on: melee,
    ask: round([does('a', 4, 'attack', { weaponFactor: 4, abort: { called: 8 } })]),
    check: all(tells('4 a chooses attack → 8', '8 a attack o'), faults('abort-too-late')),
  },
  {
    rule: 'arelia.action.abort',
    case: 2,
    given: 'called at 8, due at 9: it succeeds',
    on: melee,
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, abort: { called: 8 } })]),
    check: tells('4 a chooses attack → 9', '9 a aborted attack'),
  },
  {
    rule: 'arelia.action.abort-consequence',
    case: 0,
    given: 'an aborted attack: no other action',
    on: [...corridor, him('a', 4), foe('o', 8)],
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'attack', { weaponFactor: 1, abort: { called: 6 } }),
      does('o', 8, 'half-move', { move: along(8, 5) }),
    ]),
    check: all(
      amid('5 a attack-postponed', '7 a aborted attack', '10 o enters-melee a'),
      mayStill('c a half-move'),
    ),
  },
  {
    rule: 'arelia.action.abort-half-move',
    case: 0,
    given: 'roll 4, Medium: not before 6',
    on: melee,
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'attack', { weaponFactor: 6, abort: { called: 4, halfMove: along(4, 6) } }),
    ]),
    check: tells('4 a chooses attack → 10', '5 a aborted attack', '6 a half-move to 6,0'),
  },
  {
    rule: 'arelia.action.abort-half-move',
    case: 1,
    given: 'a spell of one round: no half move',
    on: alone,
    cites: ['arelia.action.one-round'],
    ask: round([does('a', 4, 'one-round', { abort: { called: 6, halfMove: along(4, 6) } })]),
    check: all(tells('7 a aborted one-round'), faults('half-move-with-one-round'), mayStill()),
  },
  {
    rule: 'arelia.action.abort-half-move',
    case: 2,
    given: 'takes effect at 8: half move at 8',
    on: melee,
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'attack', { weaponFactor: 6, abort: { called: 7, halfMove: along(4, 6) } }),
    ]),
    check: amid('8 a aborted attack', '8 a half-move to 6,0'),
  },
  {
    rule: 'arelia.action.abort-free-action',
    case: 0,
    given: 'the drawing declared stays declared',
    on: alone,
    ask: round([does('a', 4, 'nothing', { free: [draw], abort: { called: 4 } })]),
    check: all(amid('6 a free-action draw'), faults('abort-free-action')),
  },
  {
    rule: 'arelia.action.abort-free-action',
    case: 'extra',
    given: 'aborting the attack beside it leaves it',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw], abort: { called: 7 } })]),
    check: all(amid('6 a free-action draw', '8 a aborted attack'), faults()),
  },
  {
    rule: 'arelia.turn.phase-order',
    case: 0,
    given:
      'a round: waiting and intentions are in the question, then factors upward, then the end in order',
    on: [hexes(), exactly(20, 3), him('a', 4), foe('o', 3), him('b', 9, 2)],
    cites: ['arelia.timeline.end-of-round-order'],
    ask: round([
      does('o', 9, 'attack', { weaponFactor: 3, endOfRound: { words: 'basta' } }),
      does('a', 2, 'attack', {
        waiting: { penalty: 2, percent: 90 },
        weaponFactor: 3,
        attacks: 2,
        endOfRound: {
          effects: [
            { phase: 'b', name: 'poison' },
            { phase: 'e', name: 'song ends' },
          ],
          move: along(4, 6),
        },
      }),
      does('b', 5, 'one-round'),
    ]),
    check: tells(
      '4 a chooses attack → 7',
      '7 a attack o',
      '9 o chooses attack → 12',
      '12 o attack a',
      'a b one-round',
      'b a effect poison',
      'c a half-move to 6,0',
      'd a lost attack: no-target',
      'e a effect song ends',
      'f o words 1',
    ),
  },
  {
    rule: 'arelia.initiative.factors-exceed-ten',
    case: 'extra',
    given: 'a very high factor is allowed',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 10, 'attack', { weaponFactor: 40 })]),
    check: all(amid('50 a attack o'), track('a', { r: 10, act: 50 })),
  },
]);
