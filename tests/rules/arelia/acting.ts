/**
 * Arelia: actions at their factor: regular ones, ones from the start of the round, common ones by
 * size, free actions, one-round actions, aborted actions.
 */
import { cases, exactly, hexes, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';
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
  ...Object.entries(COMMON).map(([s, at]) =>
    row(`arelia.action.common-${s}`, 0, `${s}, roll 4, takes an object from a bag`)
      .on(...corridor, him('a', 4, 0, size(s as keyof typeof COMMON)))
      .ask(round([does('a', 4, 'common', { name: 'takes an object' })]))
      .gives(tells(`4 a chooses common → ${at}`, `${at} a common takes an object`)),
  ),
  row('arelia.action.common-factor-precedence', 0, 'Medium, a scimitar +6, roll 5')
    .on(melee)
    .ask(round([does('a', 5, 'attack', { weaponFactor: 6 })]))
    .uncited(TIMELINE)
    .gives(tells('5 a chooses attack → 11', '11 a attack o')),
  row(
    'arelia.action.common-factor-precedence',
    'extra',
    'without a factor it strikes as by nature, and that is said',
  )
    .on(melee)
    .ask(round([does('a', 5, 'attack')]))
    .uncited(TIMELINE)
    .gives({ unknown: ['declared.a.weaponFactor'] }, amid('8 a attack o')),

  row(
    'arelia.action.start-of-round',
    0,
    'a spell that was not declared: after a half move there is none',
  )
    .on(alone)
    .ask(round([does('a', 4, 'half-move-then-spell', { castingTime: 3, move: along(4, 6) })]))
    .gives(all(never(/spell/), faults('start-of-round-after-move'))),
  row('arelia.action.start-of-round', 'extra', 'declared, it is not chosen at the roll')
    .on(alone)
    .ask(round([does('a', 4, 'start-of-round', { factor: 2, name: 'feint' })]))
    .uncited(TIMELINE)
    .gives(tells('6 a start-of-round feint')),
  row('arelia.action.regular', 0, 'roll 5, drew a medium weapon')
    .on(alone)
    .ask(round([does('a', 5, 'regular', { free: [draw] })]))
    .gives(tells('7 a item-ready weapon', '7 a free-action draw', '7 a chooses …')),
  row('arelia.action.regular', 1, 'roll 5, nothing')
    .on(alone)
    .ask(round([does('a', 5, 'regular')]))
    .gives(tells('5 a chooses …')),
  row('arelia.action.regular-after-half-move', 0, 'half move chosen at 5, the attack on arrival')
    .on(...corridor, him('a', 4), foe('o', 6))
    .ask(round([does('a', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(4, 5) })]))
    .gives(
      tells(
        '5 a chooses half-move → 7',
        '7 a half-move to 5,0',
        '7 a enters-melee o',
        '7 a chooses attack → 13',
        '13 a attack o',
      ),
    ),

  row('arelia.action.complex', 0, 'attack, then put the other sword away')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', { weaponFactor: 3, free: [{ kind: 'put-away', items: sword }] }),
      ]),
    )
    .gives(all(faults('second-complex-action'), tells('4 a chooses attack → 7', '7 a attack o'))),
  row('arelia.action.common', 0, 'a spell, then the half move')
    .on(alone)
    .ask(round([does('a', 4, 'spell-then-half-move', { castingTime: 3, move: along(4, 6) })]))
    .cites('arelia.action.pattern-act-then-half')
    .gives(all(tells('7 a spell', '9 a half-move to 6,0'), faults())),
  row('arelia.action.common', 0, 'the half move first: no spell')
    .on(alone)
    .ask(round([does('a', 4, 'half-move-then-spell', { castingTime: 3, move: along(4, 6) })]))
    .gives(faults('start-of-round-after-move')),
  row('arelia.action.one-round', 0, 'a spell of one round with a free action and a half move')
    .on(alone)
    .ask(
      round([
        does('a', 4, 'one-round-then-half-move', {
          name: 'ward',
          free: [{ kind: 'other', penalty: 2 }],
          move: along(4, 6),
        }),
      ]),
    )
    .gives(
      all(
        tells('a a one-round ward'),
        faults('half-move-with-one-round', 'free-action-with-one-round'),
        mayStill('a a one-round'),
      ),
    ),
  row('arelia.action.long', 0, 'the last round of a long action')
    .on(alone)
    .ask(round([does('a', 4, 'long', { name: 'ritual' })]))
    .uncited(TIMELINE)
    .gives(all(tells('a a long ritual'), mayStill('a a long'))),
  row('arelia.action.free', 0, 'roll 4, a medium weapon drawn as declared')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw] })]))
    .gives(
      tells(
        '6 a item-ready weapon',
        '6 a free-action draw',
        '6 a chooses attack → 11',
        '11 a attack o',
      ),
    ),
  row('arelia.action.free', 1, 'drawing decided at 4 is the complex action')
    .on(melee)
    .ask(round([does('a', 4, 'free-action', { items: sword, name: 'draws' })]))
    .gives(tells('4 a chooses free-action → 6', '6 a free-action draws')),
  row('arelia.action.free', 'extra', 'a second one is left out')
    .on(alone)
    .ask(
      round([
        does('a', 4, 'nothing', {
          free: [
            { kind: 'other', penalty: 1, name: 'shout' },
            { kind: 'other', penalty: 3, name: 'kick' },
          ],
        }),
      ]),
    )
    .gives(all(amid('5 a free-action other'), faults('second-free-action'))),
  row('arelia.action.free-action-plus-spell', 0, 'free action +2, casting time 3')
    .on(alone)
    .ask(round([does('a', 4, 'spell', { castingTime: 3, free: [{ kind: 'other', penalty: 2 }] })]))
    .uncited(TIMELINE)
    .gives(tells('6 a free-action other', '9 a spell')),
  row('arelia.action.non-action', 0, 'drops the bow: nothing is delayed')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', {
          weaponFactor: 3,
          free: [{ kind: 'other', penalty: 0, name: 'drops the bow' }],
        }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(amid('4 a free-action other', '7 a attack o')),

  row('arelia.action.pattern-no-move', 0, 'roll 4, weapon +6')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 6 })]))
    .gives(amid('10 a attack o')),
  row('arelia.action.pattern-half-move', 0, 'half move, attack, half move')
    .on(...corridor, him('a', 0), foe('o', 3))
    .ask(
      round([
        does('a', 4, 'half-move-then-attack', {
          weaponFactor: 3,
          move: along(0, 2),
          endOfRound: { move: along(2, 0) },
        }),
      ]),
    )
    .gives(all(amid('9 a attack o'), never(/^c /), faults('move-both-sides'))),
  row('arelia.action.pattern-half-then-act', 0, 'Medium roll 5, scimitar +6')
    .on(...corridor, him('a', 0), foe('o', 3))
    .ask(round([does('a', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(0, 2) })]))
    .gives(amid('7 a half-move to 2,0', '13 a attack o')),
  row('arelia.action.pattern-act-then-half', 0, 'Medium roll 4, weapon +6')
    .on(melee)
    .ask(round([does('a', 4, 'attack-then-half-move', { weaponFactor: 6, move: along(4, 6) })]))
    .gives(amid('10 a attack o', '12 a half-move to 6,0')),

  row('arelia.action.abort', 0, 'attack due at 9, called at 7')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, abort: { called: 7 } })]))
    .gives(tells('4 a chooses attack → 9', '8 a aborted attack')),
  row('arelia.action.abort', 1, 'called at 8, due at 8: too late')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 4, abort: { called: 8 } })]))
    .gives(all(tells('4 a chooses attack → 8', '8 a attack o'), faults('abort-too-late'))),
  row('arelia.action.abort', 2, 'called at 8, due at 9: it succeeds')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, abort: { called: 8 } })]))
    .gives(tells('4 a chooses attack → 9', '9 a aborted attack')),
  row('arelia.action.abort-consequence', 0, 'an aborted attack: no other action')
    .on(...corridor, him('a', 4), foe('o', 8))
    .ask(
      round([
        does('a', 4, 'attack', { weaponFactor: 1, abort: { called: 6 } }),
        does('o', 8, 'half-move', { move: along(8, 5) }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(
      all(
        amid('5 a attack-postponed', '7 a aborted attack', '10 o enters-melee a'),
        mayStill('c a half-move'),
      ),
    ),
  row('arelia.action.abort-half-move', 0, 'roll 4, Medium: not before 6')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', { weaponFactor: 6, abort: { called: 4, halfMove: along(4, 6) } }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(tells('4 a chooses attack → 10', '5 a aborted attack', '6 a half-move to 6,0')),
  row('arelia.action.abort-half-move', 1, 'a spell of one round: no half move')
    .on(alone)
    .ask(round([does('a', 4, 'one-round', { abort: { called: 6, halfMove: along(4, 6) } })]))
    .cites('arelia.action.one-round')
    .gives(all(tells('7 a aborted one-round'), faults('half-move-with-one-round'), mayStill())),
  row('arelia.action.abort-half-move', 2, 'takes effect at 8: half move at 8')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', { weaponFactor: 6, abort: { called: 7, halfMove: along(4, 6) } }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(amid('8 a aborted attack', '8 a half-move to 6,0')),
  row('arelia.action.abort-free-action', 0, 'the drawing declared stays declared')
    .on(alone)
    .ask(round([does('a', 4, 'nothing', { free: [draw], abort: { called: 4 } })]))
    .gives(all(amid('6 a free-action draw'), faults('abort-free-action'))),
  row('arelia.action.abort-free-action', 'extra', 'aborting the attack beside it leaves it')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw], abort: { called: 7 } })]))
    .uncited(TIMELINE)
    .gives(all(amid('6 a free-action draw', '8 a aborted attack'), faults())),
  row(
    'arelia.turn.phase-order',
    0,
    'a round: waiting and intentions are in the question, then factors upward, then the end in order',
  )
    .on(hexes(), exactly(20, 3), him('a', 4), foe('o', 3), him('b', 9, 2))
    .ask(
      round([
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
    )
    .cites('arelia.timeline.end-of-round-order')
    .gives(
      tells(
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
    ),
  row('arelia.initiative.factors-exceed-ten', 'extra', 'a very high factor is allowed')
    .on(melee)
    .ask(round([does('a', 10, 'attack', { weaponFactor: 40 })]))
    .uncited(TIMELINE)
    .gives(all(amid('50 a attack o'), track('a', { r: 10, act: 50 }))),
]);
