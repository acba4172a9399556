/** d20 Modern: the table of actions, line by line, under the rule of each line. */
import {
  cells,
  cases,
  creature,
  hero,
  type At,
  type AttackInput,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { act, line, actions, provokes, type Doing } from '../asks/turns.ts';
import { all } from '../checks.ts';
import { expect } from 'vitest';

/**
 * The acting creature `b` stands at (1,0) between the armed foes `a`, its target, and `c`; `d` has
 * only a bow and threatens nothing.
 */
const around = (doer: CreatureMore = {}) => [
  creature('a', 0, 0),
  creature('c', 2, 0),
  creature('d', 1, -1, { attacks: 'bow' }),
  hero('b', 1, 0, doer),
];
/** Only `a` can strike. */
const one = (doer: CreatureMore = {}) => [creature('a', 0, 0), hero('b', 1, 0, doer)];

interface More extends Doing {
  readonly doer?: CreatureMore;
}
const row = (
  id: string,
  index: Case['case'],
  given: string,
  kind: string,
  action: string,
  by: readonly string[],
  { doer, ...doing }: More = {},
  on = around(doer),
): Case => ({
  rule: `d20modern.action.table-${id}`,
  case: index,
  given,
  on,
  ask: act('b', action, doing),
  check: provokes(kind, ...by),
});

const BOTH = ['a', 'c'];
const TARGET: More = { target: 'a' };
const PRONE: CreatureMore = { conditions: ['prone'] };
const HELD: CreatureMore = { conditions: ['grappling'], grapples: ['a'] };
const PISTOL: AttackInput = { id: 'pistol', kind: 'ranged', rangeIncrement: 8, tags: ['firearm'] };
const ARMED: CreatureMore = { attacks: [PISTOL] };

/** [ledger's line, action, creatures that may strike, more]: the acting creature stays in place. */
const still: readonly (readonly [
  id: string,
  kind: string,
  action: string,
  by: readonly string[],
  more?: More,
])[] = [
  ['attack-melee', 'standard', 'melee-attack', [], TARGET],
  ['attack-ranged', 'standard', 'ranged-attack', BOTH, { ...TARGET, doer: ARMED }],
  ['aid-another', 'standard', 'aid-another', [], TARGET],
  ['escape-grapple', 'standard', 'escape-grapple', [], { doer: HELD }],
  ['feint', 'standard', 'feint', [], TARGET],
  ['ready', 'standard', 'ready', [], { readies: 'melee-attack' }],
  ['stabilise', 'standard', 'stabilise', BOTH],
  ['attack-weapon', 'standard', 'sunder', ['a'], TARGET],
  ['total-defense', 'standard', 'total-defence', []],
  ['use-equipment', 'move', 'use-equipment', []],
  ['draw-weapon', 'move', 'draw-weapon', []],
  ['holster-weapon', 'move', 'sheathe-weapon', BOTH],
  ['heavy-object', 'move', 'push-heavy-object', BOTH],
  ['open-door', 'move', 'open-door', []],
  ['pick-up', 'move', 'pick-up-item', BOTH],
  ['reload-box', 'move', 'reload-box-magazine', BOTH, { doer: ARMED }],
  ['retrieve-stored', 'move', 'retrieve-item', BOTH],
  ['stand-up', 'move', 'stand-up', BOTH, { doer: PRONE }],
  ['full-attack', 'full-round', 'full-attack', [], TARGET],
  ['extinguish', 'full-round', 'extinguish-flames', []],
  ['reload-internal', 'full-round', 'reload-internal-magazine', BOTH, { doer: ARMED }],
  ['drop-object', 'free', 'drop-item', []],
  ['drop-prone', 'free', 'drop-prone', []],
  ['speak', 'free', 'speak', []],
  ['disarm', 'standard', 'disarm', ['a'], TARGET],
  ['grapple', 'standard', 'grapple', ['a'], TARGET],
  ['delay', 'not-an-action', 'delay', []],
];

/**
 * Cases in which the table refers to the skill, feat, weapon or chosen action; each stands beside
 * the usual case.
 */
const left = (
  id: string,
  action: string,
  kind: string,
  depends: string,
  by: readonly string[],
  index: Case['case'] = 0,
): Case => ({
  rule: `d20modern.action.table-${id}`,
  case: index,
  given: `${action}: ${depends} says`,
  on: around(),
  ask: act('b', action),
  expect: { depends },
  check: provokes(kind, ...by),
});

// ── Movement: the action itself provokes nothing, leaving squares does ──

const OUT: At[] = cells('1,0 1,1 1,2');
/** From a square beside no enemy into the reach of `a`. */
const INTO: At[] = cells('3,0 2,0 1,0');
const into = (doer: CreatureMore = {}) => [creature('a', 0, 0), hero('b', 3, 0, doer)];
/** A quarter of its speed is two squares. */
const CLIMBER: CreatureMore = { speed: { land: 8 } };

const going = (
  id: string,
  action: string,
  kind: string,
  doer: CreatureMore = CLIMBER,
  out: At[] = OUT,
  entering: At[] = INTO,
): Case[] => [
  row(id, 0, `${action} out of threatened squares`, kind, action, BOTH, { path: out, doer }),
  row(id, 1, `${action} into them alone`, kind, action, [], { path: entering }, into(doer)),
];

const moving: readonly Case[] = [
  ...going('climb', 'climb', 'move'),
  ...going('climb-accelerated', 'climb-accelerated', 'move'),
  ...going('swim', 'swim', 'move'),
  ...going('crawl', 'crawl', 'move', PRONE, cells('1,0 1,1'), cells('3,0 2,0')),
  row(
    'move-speed',
    0,
    'out of one that `a` threatens, through another',
    'move',
    'move',
    ['a'],
    { path: cells('1,0 1,1 1,2') },
    one(),
  ),
  row(
    'move-speed',
    1,
    'through squares that nobody threatens',
    'move',
    'move',
    [],
    { path: cells('4,0 5,0 6,0') },
    [creature('a', 0, 0), hero('b', 4, 0)],
  ),
  row(
    'five-foot-step',
    0,
    'a step out of a threatened square',
    'not-an-action',
    'five-foot-step',
    [],
    { path: cells('1,0 1,1') },
  ),
  row('run', 0, 'declared where both threaten', 'full-round', 'run', BOTH),
  row('run', 'extra', 'along its path: each of them once', 'full-round', 'run', BOTH, {
    path: cells('1,0 1,1 1,2 1,3'),
  }),
  row(
    'charge',
    0,
    'from a threatened square',
    'full-round',
    'charge',
    ['a'],
    { target: 'e', path: cells('1,0 2,0 3,0 4,0') },
    [...one(), creature('e', 5, 0)],
  ),
  row(
    'charge',
    1,
    'from afar',
    'full-round',
    'charge',
    [],
    { target: 'e', path: cells('2,0 3,0 4,0') },
    [creature('a', 0, 0), creature('e', 5, 0), hero('b', 2, 0)],
  ),
  row(
    'withdraw',
    0,
    'the first square',
    'full-round',
    'withdraw',
    [],
    { path: cells('1,0 2,0 3,0') },
    one(),
  ),
  row(
    'withdraw',
    1,
    'a second one beside the same foe',
    'full-round',
    'withdraw',
    ['a'],
    { path: cells('1,0 1,1 1,2') },
    one(),
  ),
  row(
    'bull-rush-attack',
    0,
    'entering the space of an armed target',
    'standard',
    'bull-rush',
    ['a'],
    TARGET,
    one(),
  ),
  row(
    'bull-rush-attack',
    1,
    'a second foe threatens the square that is left',
    'standard',
    'bull-rush',
    ['a', 'c'],
    TARGET,
  ),
  row(
    'bull-rush-attack',
    'extra',
    'a third foe threatens only the square that is entered',
    'standard',
    'bull-rush',
    ['a', 'd'],
    TARGET,
    [...one(), creature('d', -1, 1)],
  ),
  row(
    'bull-rush-charge',
    0,
    'charged from beside `c`',
    'full-round',
    'bull-rush-charge',
    ['a', 'c'],
    { target: 'a', path: cells('4,0 3,0 2,0 1,0') },
    [creature('a', 0, 0), creature('c', 4, 1), hero('b', 4, 0)],
  ),
  row(
    'bull-rush-charge',
    1,
    'the target is the only enemy nearby',
    'full-round',
    'bull-rush-charge',
    ['a'],
    { target: 'a', path: cells('4,0 3,0 2,0 1,0') },
    [creature('a', 0, 0), hero('b', 4, 0)],
  ),
  row(
    'overrun-charge',
    0,
    'charged from beside `c`',
    'full-round',
    'overrun-charge',
    ['c'],
    { target: 'a', path: cells('4,0 3,0 2,0 1,0') },
    [creature('a', 0, 0), creature('c', 4, 1), hero('b', 4, 0)],
  ),
  row(
    'overrun-charge',
    1,
    'the target is the only enemy nearby',
    'full-round',
    'overrun-charge',
    [],
    { target: 'a', path: cells('4,0 3,0 2,0 1,0') },
    [creature('a', 0, 0), hero('b', 4, 0)],
  ),
];

// ── Attacks ──

const SLEEPER = creature('s', 1, 1, { conditions: ['asleep'] });
const CHAIN: AttackInput = { id: 'chain', kind: 'melee', tags: ['trips'] };
const unarmed = (doer: CreatureMore = {}): More => ({
  target: 'a',
  doer: { attacks: 'fist', ...doer },
});

const blows: readonly Case[] = [
  row(
    'attack-unarmed',
    0,
    'at armed `a`; armed `c` threatens too',
    'standard',
    'unarmed-attack',
    ['a'],
    unarmed(),
  ),
  row(
    'attack-unarmed',
    1,
    'at one who has no weapon',
    'standard',
    'unarmed-attack',
    [],
    unarmed(),
    [creature('a', 0, 0, { attacks: 'none' }), hero('b', 1, 0, { attacks: 'fist' })],
  ),
  row(
    'attack-unarmed',
    2,
    'trained in martial arts',
    'standard',
    'unarmed-attack',
    [],
    unarmed({ traits: ['combat-martial-arts'] }),
  ),
  row(
    'attack-unarmed',
    2,
    'with claws',
    'standard',
    'unarmed-attack',
    [],
    unarmed({ attacks: 'natural' }),
    [creature('a', 0, 0), hero('b', 1, 0, { attacks: 'natural' })],
  ),
  row('attack-object', 0, 'held by `a`', 'standard', 'sunder-unattended', ['a'], TARGET),
  row('attack-object', 1, 'held by nobody', 'standard', 'sunder-unattended', []),
  row(
    'attack-object',
    'extra',
    'held by `a`, whose attacker has learnt it',
    'standard',
    'sunder-unattended',
    [],
    { ...TARGET, doer: { traits: ['improved-sunder'] } },
  ),
  row('coup-de-grace', 0, 'with a sword', 'full-round', 'coup-de-grace', BOTH, { target: 's' }, [
    ...around(),
    SLEEPER,
  ]),
  row(
    'coup-de-grace',
    'extra',
    'with a pistol beside it',
    'full-round',
    'coup-de-grace',
    BOTH,
    { target: 's' },
    [...around(ARMED), SLEEPER],
  ),
  row('trip', 0, 'with a chain', 'standard', 'trip', [], {
    target: 'a',
    doer: { attacks: [CHAIN] },
  }),
  row('trip', 1, 'with bare hands', 'standard', 'trip', ['a'], unarmed()),
];

const others: readonly Case[] = [
  left('skill-attack', 'use-skill-standard', 'standard', 'skill', BOTH),
  left('skill-move', 'use-skill-move', 'move', 'skill', BOTH),
  left('skill-full-round', 'use-skill-full-round', 'full-round', 'skill', BOTH),
  left('load-weapon', 'load-weapon', 'move', 'weapon', BOTH),
  left('use-feat', 'use-feat', 'standard', 'feat', []),
  left('start-complete', 'start-or-complete-full-round', 'standard', 'chosen-action', []),
  row(
    'start-complete',
    'extra',
    'starting a provoking full-round action provokes',
    'standard',
    'start-or-complete-full-round',
    BOTH,
    { whole: 'reload-internal-magazine' },
  ),
  row(
    'start-complete',
    'extra',
    'starting a full-round action that does not provoke does not provoke',
    'standard',
    'start-or-complete-full-round',
    [],
    { whole: 'extinguish-flames' },
  ),
  {
    rule: 'd20modern.action.table-attack-melee',
    case: 'extra',
    given: 'the table of actions has no swift action and no spell',
    on: around(),
    ask: actions('b'),
    check: all(
      (a) =>
        expect(
          (a['actions'] as { kind: string; action: string }[]).filter(
            ({ kind, action }) =>
              ['swift', 'immediate'].includes(kind) || action.startsWith('cast-'),
          ),
        ).toEqual([]),
      line('reload-internal-magazine', {
        kind: 'full-round',
        legal: true,
        provokes: 'yes',
        provokesFrom: BOTH,
      }),
    ),
  },
];

export default cases('d20modern', [
  ...still.map(([id, kind, action, by, more]) =>
    row(id, 0, `${action} between two foes`, kind, action, by, more),
  ),
  ...moving,
  ...blows,
  ...others,
]);
