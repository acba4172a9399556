/** Sigil: the table of actions, line by line, and what each kind of action allows. */
import { expect } from 'vitest';
import {
  cells,
  block,
  cases,
  creature,
  hero,
  turn,
  type At,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
import { all } from '../checks.ts';
import { act, line, actions, provokes, refused, steps, turnOf, type Doing } from '../asks/turns.ts';

/** `besides`: creatures that the attempt and its movement provoke. */
type Whom = 'none' | 'all' | 'target' | 'besides';
const WHO: Readonly<Record<Whom, readonly string[]>> = {
  none: [],
  all: ['a', 'c'],
  target: ['a'],
  besides: ['a', 'a', 'c'],
};

/**
 * The acting creature `b` stands at (1,0) between the armed foes `a`, its target, and `c`; `d` has
 * only a bow.
 */
const around = (doer: CreatureMore = {}) => [
  creature('a', 0, 0),
  creature('c', 2, 0),
  creature('d', 1, -1, { attacks: 'bow' }),
  hero('b', 1, 0, doer),
];

interface Line extends Doing {
  readonly doer?: CreatureMore;
}

/** One line of a table: legal, of that kind, and the creatures that get an opportunity. */
function entry(
  table: string,
  kind: string,
  index: Case['case'],
  action: string,
  whom: Whom,
  more: Line = {},
): Case {
  const { doer, ...doing } = more;
  return row(
    `sigil.action.table-${table}`,
    index,
    `the action “${action.replaceAll('-', ' ')}” between armed foes`,
  )
    .on(around(doer))
    .ask(act('b', action, doing))
    .gives(provokes(kind, ...WHO[whom]));
}

type Entry = readonly [action: string, whom: Whom, more?: Line];
const rows = (table: string, kind: string, list: readonly Entry[]): Case[] =>
  list.map(([action, whom, more], i) => entry(table, kind, i, action, whom, more));

const ON_A: Line = { target: 'a' };
const PRONE: CreatureMore = { conditions: ['prone'] };
const GRAPPLING: CreatureMore = { conditions: ['grappling'], grapples: ['a'] };
/** Mounted on a horse in the same place. */
const RIDING: CreatureMore = { mount: 'h' };
const HORSE = creature('h', 1, 0, { side: 'party', size: 'large', space: 1, attacks: [] });
const SLEEPER = creature('s', 1, 1, { conditions: ['asleep'] });
/** A step out of the square (1,0), beside both armed foes. */
const AWAY: Line = { path: cells('1,0 1,1') };

const standard: readonly Entry[] = [
  ['activate-item-command', 'none'],
  ['activate-item-manipulation', 'all'],
  ['activate-item-mental', 'none'],
  ['activate-item-spell-completion', 'all'],
  ['activate-item-spell-trigger', 'none'],
  ['ranged-attack', 'all', { ...ON_A, doer: { attacks: 'bow' } }],
  ['melee-attack', 'none', ON_A],
  ['unarmed-attack', 'target', { ...ON_A, doer: { attacks: 'fist' } }],
  ['disarm', 'target', ON_A],
  ['grapple', 'target', ON_A],
  ['trip', 'target', ON_A],
  ['sunder', 'target', ON_A],
  ['sunder-unattended', 'none'],
  ['lower-spell-resistance', 'none'],
  ['shake-fascinated', 'none'],
  ['feint', 'none', ON_A],
  ['light-torch-from-brand', 'all'],
  ['drink-potion', 'all'],
  ['demoralise', 'none', ON_A],
  ['draw-hidden-weapon', 'none'],
  ['total-defence', 'none'],
  ['escape-grapple', 'none', { doer: GRAPPLING }],
  ['cast-touch-spell', 'all'],
  ['maintain-concentration', 'none'],
  ['dismiss-spell', 'none'],
  ['turning', 'none'],
  ['overrun', 'besides', ON_A],
  ['bull-rush', 'besides', ON_A],
  ['stabilise', 'all'],
  ['use-whip', 'all'],
];

const move: readonly Entry[] = [
  ['open-door', 'none'],
  ['stand-up', 'all', { doer: PRONE }],
  ['switch-hands', 'none'],
  ['load-light-crossbow', 'all'],
  ['locate-by-scent', 'none', { doer: { traits: ['scent'] } }],
  ['active-perception', 'none'],
  ['draw-weapon', 'none'],
  ['draw-weapon-moving', 'all', { ...AWAY, doer: { bab: 1 } }],
  ['draw-light-weapon-grappling', 'none', { doer: { ...GRAPPLING, attacks: 'dagger' } }],
  ['mount-or-dismount', 'none'],
  ['push-heavy-object', 'all'],
  ['retrieve-item', 'all'],
  ['pick-up-item', 'all'],
  ['sheathe-weapon', 'all'],
  ['crawl', 'all', { ...AWAY, doer: PRONE }],
  ['move', 'all', AWAY],
];

const fullRound: readonly Entry[] = [
  ['metamagic-spontaneous', 'all'],
  ['search', 'all'],
  ['run', 'all', { path: cells('1,0 1,1 1,2 1,3') }],
  ['full-attack', 'none'],
  ['cast-one-round-spell', 'all'],
  ['cast-full-round-spell', 'all'],
  ['cast-touch-spell-allies', 'all'],
  ['escape-net', 'all'],
  ['earplugs', 'none'],
  ['give-potion', 'all'],
  ['charge', 'all', { path: cells('1,0 1,1 1,2') }],
  ['coup-de-grace', 'all', { target: 's' }],
  ['light-torch', 'all'],
  ['pick-lock', 'all'],
  ['withdraw', 'none', { path: cells('1,0 1,1') }],
];

const free: readonly Entry[] = [
  ['stand-up-tumble', 'all', { doer: PRONE }],
  ['drop-prone', 'none'],
  ['ride-with-knees', 'none', { doer: RIDING }],
  ['identify-spell', 'none'],
  ['release-grapple', 'none', { doer: GRAPPLING }],
  ['drop-item', 'none'],
  ['fast-mount', 'none'],
  ['speak', 'none'],
  ['prepare-components', 'none'],
  ['stay-in-saddle', 'none', { doer: RIDING }],
  ['cease-concentration', 'none'],
  ['draw-ammunition', 'none'],
];

const swift: readonly Entry[] = [
  ['cast-quickened-spell', 'none'],
  ['cast-swift-spell', 'none'],
];
const none: readonly Entry[] = [
  ['fight-defensively', 'none'],
  ['passive-perception', 'none'],
  ['five-foot-step', 'none', { path: cells('1,0 1,1') }],
  ['concentration-check', 'none'],
];

/** For lines that need more on the board than the two foes. */
const withMore = (list: readonly Case[], index: number, ...more: Case['on']): Case[] =>
  list.map((c) => (c.case === index ? { ...c, on: [...c.on, ...more] } : c));

const MINE = turn({ active: 'b', round: 2 });
/** Six squares along the row. */
const FAR: At[] = cells('0,0 1,0 2,0 3,0 4,0 5,0 6,0');
const SURPRISE = turn({ active: 'b', surprise: true });

export default cases('sigil', [
  ...rows('standard', 'standard', standard),
  ...rows('move', 'move', move),
  // A foe three squares away to charge, and a sleeping one for a coup de grace.
  ...withMore(
    withMore(rows('full-round', 'full-round', fullRound), 10, creature('e', 1, 3)),
    11,
    SLEEPER,
  ),
  ...rows('swift', 'swift', swift),
  ...rows('immediate', 'immediate', [['cast-immediate-spell', 'none']]),
  ...withMore(withMore(rows('free', 'free', free), 2, HORSE), 9, HORSE),
  ...rows('not-an-action', 'not-an-action', none),

  row('sigil.action.table-full-round', 14, 'a withdrawal provokes after its first square')
    .on(around())
    .ask(act('b', 'withdraw', { path: cells('1,0 1,1 1,2') }))
    .gives(provokes('full-round', 'a', 'c')),
  row('sigil.action.table-full-round', 'extra', 'an unseen foe strikes at the first square too')
    .on(...around(), creature('e', 0, 1, { conditions: ['invisible'] }))
    .ask(act('b', 'withdraw', AWAY))
    .gives(provokes('full-round', 'e')),

  // Prevents the opportunity.
  ...(['disarm', 'grapple', 'trip', 'sunder'] as const).map((action): Case =>
    row('sigil.action.table-standard', 'extra', `${action} with the feat for it`)
      .on(around({ traits: [`improved-${action}`] }))
      .ask(act('b', action, ON_A))
      .gives(provokes('standard')),
  ),
  row(
    'sigil.action.table-standard',
    'extra',
    'an unarmed strike by one who is armed with his fists',
  )
    .on(around({ attacks: 'fist', traits: ['improved-unarmed-strike'] }))
    .ask(act('b', 'unarmed-attack', ON_A))
    .gives(provokes('standard')),
  row(
    'sigil.action.table-standard',
    'extra',
    'a melee attack with nothing but fists is an unarmed strike',
  )
    .on(around({ attacks: 'fist' }))
    .ask(act('b', 'melee-attack', ON_A))
    .gives(provokes('standard', 'a')),
  row('sigil.action.table-standard', 'extra', 'a wolf bites')
    .on(around({ attacks: 'natural' }))
    .ask(act('b', 'melee-attack', ON_A))
    .gives(provokes('standard')),
  row('sigil.action.table-standard', 'extra', 'a trip with a weapon made for it')
    .on(
      around({
        attacks: [{ id: 'chain', kind: 'melee', reachWeapon: 'reach-and-near', tags: ['trips'] }],
      }),
    )
    .ask(act('b', 'trip', ON_A))
    .gives(provokes('standard')),
  row('sigil.action.table-standard', 'extra', 'bull rush with its feat: only the movement provokes')
    .on(around({ traits: ['improved-bull-rush'] }))
    .ask(act('b', 'bull-rush', ON_A))
    .gives(provokes('standard', 'a', 'c')),
  row('sigil.action.table-standard', 'extra', 'the target that cannot strike back')
    .on(around())
    .ask(act('b', 'trip', { target: 'd' }))
    .gives(provokes('standard')),
  row(
    'sigil.action.table-standard',
    'extra',
    'an unarmed foe, one flat-footed, one that has struck already: a potion is drunk in peace',
  )
    .on(
      creature('a', 0, 0, { attacks: 'none' }),
      creature('c', 2, 0, { conditions: ['flat-footed'] }),
      creature('d', 1, 1, { opportunitiesTaken: 1 }),
      hero('b', 1, 0),
    )
    .ask(act('b', 'drink-potion'))
    .gives(
      all(provokes('standard'), (answer) =>
        expect(
          (answer['barred'] as { by: string; why: string }[]).map((x) => [x.by, x.why]),
        ).toEqual([
          ['c', 'flat-footed'],
          ['d', 'taken'],
        ]),
      ),
    ),
  row('sigil.action.table-move', 'extra', 'an ogre two squares off threatens who stands up')
    .on(creature('o', 3, 0, { size: 'large', build: 'tall' }), hero('b', 1, 0, PRONE))
    .ask(act('b', 'stand-up'))
    .gives(provokes('move', 'o')),
  row('sigil.action.table-move', 'extra', 'round a solid corner, no cover by this text')
    .on(creature('a', 0, 0), creature('c', 2, 1), block(2, 0), hero('b', 1, 0))
    .ask(act('b', 'pick-up-item'))
    .gives(provokes('move', 'a', 'c')),
  row('sigil.action.table-move', 'extra', 'standing up by a creature that is not prone')
    .on(around())
    .ask(act('b', 'stand-up'))
    .gives(refused('not-prone')),
  row('sigil.action.table-move', 'extra', 'drawing on the move takes a base attack bonus of +1')
    .on(around({ bab: 0 }))
    .ask(act('b', 'draw-weapon-moving'))
    .gives(refused('needs-bab')),
  row('sigil.action.table-move', 'extra', 'the bonus is not known')
    .on(around())
    .ask(act('b', 'draw-weapon-moving'))
    .gives({ legal: true, unknown: ['creatures.b.bab'] }),
  row('sigil.action.table-move', 'extra', 'quick draw makes it free')
    .on(around({ traits: ['quick-draw'] }))
    .ask(act('b', 'draw-weapon'))
    .gives(provokes('free')),
  row('sigil.action.table-move', 'extra', 'rapid reload makes loading free, and it still provokes')
    .on(around({ traits: ['rapid-reload'] }))
    .ask(act('b', 'load-light-crossbow'))
    .gives(provokes('free', 'a', 'c')),
  row('sigil.action.table-not-an-action', 'extra', 'the step has no square to leave that provokes')
    .on(around())
    .ask(actions('b'))
    .gives(line('five-foot-step', { legal: true, provokesFrom: [] })),

  // All actions in one answer, as the actions panel asks for them.
  row('sigil.action.table-standard', 'extra', 'the whole table in one answer')
    .on(...around(), MINE)
    .ask(actions('b'))
    .gives(
      all(
        line('drink-potion', { kind: 'standard', legal: true, why: [], provokesFrom: ['a', 'c'] }),
        line('melee-attack', { legal: true, provokesFrom: [] }),
        line('trip', { legal: true, provokes: 'target', provokesFrom: ['a', 'c'] }),
        line('move', { kind: 'move', provokes: 'movement', provokesFrom: ['a', 'c'] }),
        line('withdraw', { kind: 'full-round', provokesFrom: [] }),
        line('stand-up', { legal: false, why: ['not-prone'] }),
        line('ranged-attack', { legal: false, why: ['no-weapon-ready'] }),
        (answer) =>
          expect(answer['left']).toEqual({
            count: { standard: 1, move: 1, 'full-round': 1, swift: 1, immediate: 1, step: 1 },
          }),
      ),
    ),

  // Kinds.
  row('sigil.action.standard-action', 0, 'dismiss a spell and attack')
    .on(...around(), MINE)
    .ask(turnOf('b', 'dismiss-spell', ['melee-attack', ON_A]))
    .gives(steps(true, 'no-action-left')),
  row('sigil.action.standard-action', 'extra', 'dismiss a spell and move')
    .on(...around(), MINE)
    .ask(turnOf('b', 'dismiss-spell', 'draw-weapon'))
    .gives(steps(true, true)),
  row('sigil.action.cast-spell-standard', 0, 'a spell between two armed foes')
    .on(around())
    .ask(act('b', 'cast-spell'))
    .gives(provokes('standard', 'a', 'c')),
  row('sigil.action.cast-spell-standard', 1, 'a quickened spell between two armed foes')
    .on(around())
    .ask(act('b', 'cast-quickened-spell'))
    .cites('sigil.action.table-swift')
    .gives(provokes('swift')),
  row('sigil.action.cast-spell-standard', 'extra', 'a spell-like ability')
    .on(around())
    .ask(act('b', 'use-spell-like-ability'))
    .gives(provokes('standard', 'a', 'c')),
  row('sigil.action.cast-spell-standard', 'extra', 'a supernatural ability')
    .on(around())
    .ask(act('b', 'use-supernatural-ability'))
    .gives(provokes('standard')),
  row(
    'sigil.action.cast-spell-standard',
    'extra',
    'on the defensive, a spell of level 3: a check, and no opportunity',
  )
    .on(around())
    .ask(act('b', 'cast-spell', { defensively: true, level: 3 }))
    .gives({ legal: true, opportunities: [], checks: [{ skill: 'concentration', dc: 18 }] }),
  row('sigil.action.move-action', 0, 'stand up, then move 9 m')
    .on(hero('b', 0, 0, PRONE), MINE)
    .ask(turnOf('b', 'stand-up', ['move', { path: FAR }]))
    .gives(
      all(steps(true, true), (answer) =>
        expect(answer['left']).toMatchObject({ count: { standard: 0, move: 0 } }),
      ),
    ),
  row('sigil.action.move-action', 'extra', 'two move actions leave no attack')
    .on(creature('a', 6, 1), hero('b', 0, 0, PRONE), MINE)
    .ask(turnOf('b', 'stand-up', ['move', { path: FAR }], ['melee-attack', ON_A]))
    .gives(steps(true, true, 'no-action-left')),
  row('sigil.action.move-action', 'extra', 'prone, it cannot walk 9 m')
    .on(hero('b', 0, 0, PRONE), MINE)
    .ask(turnOf('b', ['move', { path: FAR }]))
    .gives(steps('prone-must-crawl')),
  row(
    'sigil.action.free-step-with-no-displacement',
    0,
    'draw, step beside the foe, strike with what was drawn',
  )
    .on(
      creature('a', 2, 0),
      hero('b', 0, 0, { attacks: [{ id: 'sword', kind: 'melee', ready: false }] }),
      MINE,
    )
    .ask(
      turnOf(
        'b',
        ['draw-weapon', { with: 'sword' }],
        ['five-foot-step', { path: cells('0,0 1,0') }],
        ['melee-attack', ON_A],
      ),
    )
    .gives(steps(true, true, true)),
  row(
    'sigil.action.free-step-with-no-displacement',
    'extra',
    'without drawing it there is nothing to strike with',
  )
    .on(
      creature('a', 2, 0),
      hero('b', 0, 0, { attacks: [{ id: 'sword', kind: 'melee', ready: false }] }),
      MINE,
    )
    .ask(
      turnOf(
        'b',
        ['five-foot-step', { path: cells('0,0 1,0') }],
        ['melee-attack', { ...ON_A, with: 'sword' }],
      ),
    )
    .gives(steps(true, 'no-weapon-ready')),
  row('sigil.action.free-step-with-no-displacement', 1, 'move 3 m, then step')
    .on(hero('b', 0, 0), MINE)
    .ask(
      turnOf(
        'b',
        ['move', { path: cells('0,0 1,0 2,0') }],
        ['five-foot-step', { path: cells('2,0 3,0') }],
      ),
    )
    .gives(steps(true, 'step-after-move')),
  row('sigil.action.free-step-with-no-displacement', 'extra', 'step, then move')
    .on(hero('b', 0, 0), MINE)
    .ask(
      turnOf(
        'b',
        ['five-foot-step', { path: cells('0,0 1,0') }],
        ['move', { path: cells('1,0 2,0') }],
      ),
    )
    .gives(steps(true, 'move-after-step')),
  row('sigil.action.free-step-with-no-displacement', 'extra', 'two 1.5 m steps in one turn')
    .on(hero('b', 0, 0), MINE)
    .ask(
      turnOf(
        'b',
        ['five-foot-step', { path: cells('0,0 1,0') }],
        ['five-foot-step', { path: cells('1,0 2,0') }],
      ),
    )
    .gives(steps(true, 'no-action-left')),
  row('sigil.action.full-round-action', 0, 'a full attack and a step')
    .on(...around(), MINE)
    .ask(turnOf('b', 'full-attack', ['five-foot-step', { path: cells('1,0 1,1') }]))
    .gives(steps(true, true)),
  row('sigil.action.full-round-action', 'extra', 'a move action and a full attack')
    .on(...around(), MINE)
    .ask(turnOf('b', 'open-door', 'full-attack'))
    .gives(steps(true, 'no-action-left')),
  row('sigil.action.full-round-as-standard', 0, 'surprise round: a charge of six squares')
    .on(creature('a', 7, 0), hero('b', 0, 0), SURPRISE)
    .ask(act('b', 'charge', { path: FAR, target: 'a' }))
    .gives(provokes('standard')),
  row('sigil.action.full-round-as-standard', 'extra', 'surprise round: a charge of seven')
    .on(creature('a', 8, 0), hero('b', 0, 0), SURPRISE)
    .ask(act('b', 'charge', { path: [...FAR, [7, 0]], target: 'a' }))
    .gives(refused('over-speed')),
  row('sigil.action.full-round-as-standard', 'extra', 'a full charge in an ordinary turn')
    .on(creature('a', 8, 0), hero('b', 0, 0), MINE)
    .ask(act('b', 'charge', { path: [...FAR, [7, 0]], target: 'a' }))
    .uncited('a control: on an ordinary turn the charge is a full-round action')
    .gives(provokes('full-round')),
  row('sigil.action.full-round-as-standard', 'extra', 'staggered, it charges as a standard action')
    .on(creature('a', 7, 0), hero('b', 0, 0, { conditions: ['staggered'] }), MINE)
    .ask(act('b', 'charge', { path: FAR, target: 'a' }))
    .gives(provokes('standard')),
  row('sigil.action.full-round-as-standard', 1, 'surprise round: a full attack')
    .on(...around(), SURPRISE)
    .ask(act('b', 'full-attack'))
    .cites('sigil.initiative.surprise-actions')
    .gives(refused('no-action-left')),
  row('sigil.action.free-action', 0, 'drop an item, drop prone, speak')
    .on(...around(), MINE)
    .ask(turnOf('b', 'drop-item', 'drop-prone', 'speak'))
    .gives(steps(true, true, true)),
  row('sigil.action.free-action', 'extra', 'after a full attack')
    .on(...around(), MINE)
    .ask(turnOf('b', 'full-attack', 'drop-prone', 'speak'))
    .gives(steps(true, true, true)),
  row('sigil.action.swift-action', 0, 'two quickened spells')
    .on(...around(), MINE)
    .ask(turnOf('b', 'cast-quickened-spell', 'cast-quickened-spell'))
    .gives(steps(true, 'no-action-left')),
  row('sigil.action.swift-action', 'extra', 'a swift action before and after a full-round action')
    .on(...around(), MINE)
    .ask(turnOf('b', 'full-attack', 'cast-quickened-spell'))
    .gives(steps(true, true)),
  row('sigil.action.immediate-action', 0, 'it used an immediate action on the foe’s turn')
    .on(...around({ immediateUsed: true }), MINE)
    .ask(act('b', 'cast-quickened-spell'))
    .gives(refused('no-action-left')),
  row(
    'sigil.action.immediate-action',
    'extra',
    'no second immediate action before the end of its own turn',
  )
    .on(...around({ immediateUsed: true }), turn({ active: 'a', round: 2 }))
    .ask(act('b', 'cast-immediate-spell'))
    .gives(refused('no-action-left')),
  row('sigil.action.immediate-action', 'extra', 'on its own turn it is that turn’s swift action')
    .on(...around(), MINE)
    .ask(turnOf('b', 'cast-immediate-spell', 'cast-quickened-spell'))
    .gives(steps(true, 'no-action-left')),
  row('sigil.action.immediate-action', 'extra', 'on another’s turn, where nothing else may be done')
    .on(...around(), turn({ active: 'a', round: 2 }))
    .ask(act('b', 'cast-immediate-spell'))
    .gives(provokes('immediate')),
  row('sigil.action.immediate-action', 'extra', 'a swift action in another creature’s turn')
    .on(...around(), turn({ active: 'a', round: 2 }))
    .ask(act('b', 'cast-quickened-spell'))
    .uncited('another creature’s turn bars a swift action by the rule on swift actions')
    .gives(refused('not-your-turn')),
  row('sigil.action.immediate-action', 1, 'flat-footed')
    .on(...around({ conditions: ['flat-footed'] }), turn({ active: 'a', round: 2 }))
    .ask(act('b', 'cast-immediate-spell'))
    .gives(refused('flat-footed')),
  row('sigil.action.immediate-action', 1, 'round 1, it has not acted')
    .on(...around(), turn({ active: 'a', round: 1, order: ['a', 'b'], acted: [] }))
    .ask(act('b', 'cast-immediate-spell'))
    .gives(refused('flat-footed')),
  row('sigil.action.shield-don-doff', 0, 'take off a shield and attack')
    .on(...around(), MINE)
    .ask(turnOf('b', 'don-shield', ['melee-attack', ON_A]))
    .gives(steps(true, true)),
  row('sigil.action.shield-don-doff', 'extra', 'a move after readying a shield')
    .on(...around(), MINE)
    .ask(turnOf('b', 'don-shield', ['melee-attack', ON_A], 'move'))
    .gives(steps(true, true, 'no-action-left')),
  row(
    'sigil.action.table-missing-entry-means-provokes',
    'extra',
    'a line without an entry provokes, a line with No does not',
  )
    .on(around())
    .ask(actions('b'))
    .gives(
      all(
        line('use-whip', { provokes: 'yes' }),
        line('earplugs', { provokes: 'no' }),
        line('sunder', { provokes: 'target' }),
      ),
    ),
]);
