/**
 * Sigil: opportunities: which creatures get one from actions other than movement, and the order in
 * which they are resolved.
 */
import { expect } from 'vitest';
import { cases, creature, hero, turn, wall, type Answer, type CreatureMore } from '../cases.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { all } from '../checks.ts';
import { act, provokes, refused, resolve } from '../asks/turns.ts';

const REFLEXES: CreatureMore = { traits: ['combat-reflexes'], abilities: { dex: 14 }, bab: 6 };
/** How many opportunities each may still take. */
const left =
  (wanted: Readonly<Record<string, number>>) =>
  (answer: Answer): void =>
    expect(
      Object.fromEntries(
        (answer['opportunities'] as readonly { by: string; left: number }[]).map((o) => [
          o.by,
          o.left,
        ]),
      ),
    ).toEqual(wanted);
const causes =
  (...wanted: readonly (readonly [string, string])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['opportunities'] as readonly { by: string; cause: string }[]).map((o) => [
        o.by,
        o.cause,
      ]),
    ).toEqual(wanted);
const resolved =
  (...wanted: readonly (readonly [string, string, boolean])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['order'] as readonly { of: string; action: string; done: boolean }[]).map((o) => [
        o.of,
        o.action,
        o.done,
      ]),
    ).toEqual(wanted);
const barred =
  (...wanted: readonly (readonly [string, string])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['barred'] as readonly { by: string; why: string }[]).map((o) => [o.by, o.why]),
    ).toEqual(wanted);

const BETWEEN = [creature('a', 0, 0), creature('c', 2, 0)];
const ACTING = 'sigil.opportunity.acting-in-threatened-square';
const LAST = 'sigil.opportunity.last-in-first-out';
const CANCEL = 'sigil.opportunity.may-cancel-action';
const SPECIAL = 'sigil.opportunity.special-attacks-as-aoo';
const REASONS = 'sigil.opportunity.several-reasons-same-action';

export default cases('sigil', [
  {
    rule: ACTING,
    case: 0,
    given: 'a scroll is read between two armed foes',
    on: [...BETWEEN, hero('b', 1, 0)],
    ask: act('b', 'activate-item-spell-completion'),
    check: provokes('standard', 'a', 'c'),
  },
  {
    rule: ACTING,
    case: 1,
    given: 'an unarmed trip of the first',
    on: [...BETWEEN, hero('b', 1, 0, { attacks: 'fist' })],
    ask: act('b', 'trip', { target: 'a' }),
    check: provokes('standard', 'a'),
  },
  {
    rule: ACTING,
    case: 'extra',
    given: 'three squares off nobody cares',
    on: [creature('a', 0, 0), hero('b', 3, 0)],
    ask: act('b', 'drink-potion'),
    check: provokes('standard'),
  },
  {
    rule: ACTING,
    case: 'extra',
    given: 'a friend beside, and a neutral',
    on: [hero('a', 0, 0), creature('c', 2, 0, { side: 'neutral' }), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: provokes('standard'),
  },
  {
    rule: ACTING,
    case: 'extra',
    given: 'any square of a Large doer',
    on: [
      creature('a', -1, 0),
      creature('c', 2, 2),
      hero('b', 0, 0, { size: 'large', build: 'tall' }),
    ],
    ask: act('b', 'drink-potion'),
    check: provokes('standard', 'a', 'c'),
  },
  {
    rule: 'sigil.opportunity.one-per-round',
    case: 0,
    given: 'one of two has been struck: the other reads in peace',
    on: [creature('a', 0, 0, { opportunitiesTaken: 1 }), hero('b', 1, 0)],
    ask: act('b', 'activate-item-spell-completion'),
    check: all(provokes('standard'), barred(['a', 'taken'])),
  },
  {
    rule: 'sigil.opportunity.combat-reflexes',
    case: 0,
    given: 'a potion beside one who has three',
    on: [creature('a', 0, 0, REFLEXES), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: all(provokes('standard', 'a'), left({ a: 3 })),
  },
  {
    rule: 'sigil.opportunity.combat-reflexes',
    case: 'extra',
    given: 'two of them used',
    on: [creature('a', 0, 0, { ...REFLEXES, opportunitiesTaken: 2 }), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: all(provokes('standard', 'a'), left({ a: 1 })),
  },
  {
    rule: REASONS,
    case: 0,
    given: 'a bull rush against a creature with three attacks of opportunity left',
    on: [creature('a', 0, 0, REFLEXES), hero('b', 1, 1)],
    ask: act('b', 'bull-rush', {
      target: 'a',
      path: [
        [1, 1],
        [1, 0],
      ],
    }),
    check: all(causes(['a', 'movement'], ['a', 'action'])),
  },
  {
    rule: REASONS,
    case: 'extra',
    given: 'a bull rush into the square of the target',
    on: [creature('a', 0, 0, REFLEXES), hero('b', 1, 1)],
    ask: act('b', 'bull-rush', {
      target: 'a',
      path: [
        [1, 1],
        [1, 0],
        [0, 0],
      ],
    }),
    check: causes(['a', 'movement'], ['a', 'action']),
  },
  {
    rule: REASONS,
    case: 'extra',
    given: 'from beyond its reach: the push alone',
    on: [creature('a', 0, 0), hero('b', 2, 0)],
    ask: act('b', 'bull-rush', {
      target: 'a',
      path: [
        [2, 0],
        [1, 0],
      ],
    }),
    check: causes(['a', 'action']),
  },
  {
    rule: 'sigil.opportunity.object-attack-safe',
    case: 0,
    given: 'a door is hacked at beside an armed foe',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: act('b', 'sunder-unattended'),
    check: provokes('standard'),
    cites: ['sigil.action.table-standard'],
  },
  {
    rule: 'sigil.opportunity.object-attack-safe',
    case: 0,
    given: 'attacking an object for a whole round',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: act('b', 'strike-object-full-round'),
    check: provokes('full-round'),
  },
  {
    rule: 'sigil.opportunity.blocked-by-cover',
    case: 'extra',
    given: 'a potion behind a barricade',
    on: [
      creature('a', 0, 0),
      wall(1, 0, 1, 1, { blocks: ['move'], cover: 'cover' }),
      hero('b', 1, 0),
    ],
    ask: act('b', 'drink-potion'),
    check: all(provokes('standard'), barred(['a', 'cover'])),
  },
  {
    rule: 'sigil.opportunity.blocked-by-total-concealment',
    case: 'extra',
    given: 'an invisible drinker',
    on: [creature('a', 0, 0), hero('b', 1, 0, { conditions: ['invisible'] })],
    ask: act('b', 'drink-potion'),
    check: all(provokes('standard'), barred(['a', 'total-concealment'])),
  },

  {
    rule: SPECIAL,
    case: 0,
    given: 'a disarms who leaves its square',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: act('a', 'disarm', { target: 'b', as: 'opportunity' }),
    check: (answer) => {
      expect(answer['legal']).toBe(true);
      causes(['b', 'action'])(answer);
    },
  },
  {
    rule: SPECIAL,
    case: 'extra',
    given: 'a target without an attack of opportunity left',
    on: [creature('a', 0, 0), hero('b', 1, 0, { opportunitiesTaken: 1 })],
    ask: act('a', 'disarm', { target: 'b', as: 'opportunity' }),
    check: all(causes(), barred(['b', 'taken'])),
  },
  {
    rule: SPECIAL,
    case: 'extra',
    given: 'on another’s turn, a plain attack',
    on: [creature('a', 0, 0), hero('b', 1, 0), turn({ active: 'b', round: 2 })],
    ask: act('a', 'melee-attack', { target: 'b', as: 'opportunity' }),
    expect: { legal: true, opportunities: [] },
  },
  {
    rule: SPECIAL,
    case: 'extra',
    given: 'a potion is no attack',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: act('a', 'drink-potion', { as: 'opportunity' }),
    check: refused('not-as-opportunity'),
  },
  {
    rule: SPECIAL,
    case: 'extra',
    given: 'a second one in the round',
    on: [creature('a', 0, 0, { opportunitiesTaken: 1 }), hero('b', 1, 0)],
    ask: act('a', 'trip', { target: 'b', as: 'opportunity' }),
    check: refused('no-opportunity'),
    cites: ['sigil.opportunity.one-per-round'],
  },
  {
    rule: SPECIAL,
    case: 'extra',
    given: 'through a wall',
    on: [creature('a', 0, 0), wall(1, -3, 1, 4), hero('b', 1, 0)],
    ask: act('a', 'trip', { target: 'b', as: 'opportunity' }),
    check: refused('target-out-of-reach'),
  },

  {
    rule: LAST,
    case: 0,
    given: 'b moves, a disarms, b strikes a first and harms it',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: resolve(
      'b',
      'move',
      {
        path: [
          [1, 0],
          [2, 0],
        ],
      },
      ['a', 'disarm', 'b'],
      ['b', 'melee-attack', 'a', { against: 0, damages: true }],
    ),
    check: all(
      resolved(['b', 'melee-attack', true], ['a', 'disarm', false], ['b', 'move', true]),
      (answer) => expect(answer).toMatchObject({ done: true, at: [2, 0] }),
    ),
  },
  {
    rule: LAST,
    case: 'extra',
    given: 'b strikes and misses',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: resolve(
      'b',
      'move',
      {
        path: [
          [1, 0],
          [2, 0],
        ],
      },
      ['a', 'disarm', 'b'],
      ['b', 'melee-attack', 'a', { against: 0, damages: false }],
    ),
    check: resolved(['b', 'melee-attack', true], ['a', 'disarm', true], ['b', 'move', true]),
  },
  {
    rule: LAST,
    case: 'extra',
    given: 'two who strike at the same step, each once',
    on: [creature('a', 0, 0), creature('c', 2, 1), hero('b', 1, 0)],
    ask: resolve(
      'b',
      'move',
      {
        path: [
          [1, 0],
          [1, -1],
        ],
      },
      ['a', 'melee-attack', 'b'],
      ['c', 'melee-attack', 'b'],
      ['a', 'melee-attack', 'b'],
    ),
    check: resolved(
      ['a', 'melee-attack', true],
      ['c', 'melee-attack', true],
      ['a', 'melee-attack', false],
      ['b', 'move', true],
    ),
  },
  {
    rule: CANCEL,
    case: 0,
    given: 'a charge, tripped as it passes',
    on: [creature('a', 2, 1), creature('t', 6, 0), hero('b', 0, 0)],
    ask: resolve(
      'b',
      'charge',
      {
        target: 't',
        path: [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
          [4, 0],
          [5, 0],
        ],
      },
      ['a', 'trip', 'b', { brings: ['prone'] }],
    ),
    check: all(resolved(['a', 'trip', true], ['b', 'charge', false]), (answer) =>
      expect(answer).toMatchObject({
        done: false,
        why: ['prone-must-crawl'],
        at: [1, 0],
        conditions: ['prone'],
      }),
    ),
  },
  {
    rule: CANCEL,
    case: 'extra',
    given: 'struck and not tripped, it charges on',
    on: [creature('a', 2, 1), creature('t', 6, 0), hero('b', 0, 0)],
    ask: resolve(
      'b',
      'charge',
      {
        target: 't',
        path: [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
          [4, 0],
          [5, 0],
        ],
      },
      ['a', 'melee-attack', 'b', { damages: true }],
    ),
    check: resolved(['a', 'melee-attack', true], ['b', 'charge', true]),
  },
  {
    rule: CANCEL,
    case: 'extra',
    given: 'a disarm that was answered with a wound',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: resolve('b', 'disarm', { target: 'a' }, ['a', 'melee-attack', 'b', { damages: true }]),
    check: all(resolved(['a', 'melee-attack', true], ['b', 'disarm', false]), (answer) =>
      expect(answer['why']).toEqual(['spoilt']),
    ),
  },
  {
    rule: CANCEL,
    case: 'extra',
    given: 'stunned while it drinks',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: resolve('b', 'drink-potion', {}, ['a', 'melee-attack', 'b', { brings: ['stunned'] }]),
    check: resolved(['a', 'melee-attack', true], ['b', 'drink-potion', false]),
  },
  {
    rule: 'sigil.opportunity.timing',
    case: 0,
    given: 'tripped on leaving (1,0), it lies there',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: resolve(
      'b',
      'move',
      {
        path: [
          [1, 0],
          [2, 0],
          [3, 0],
        ],
      },
      ['a', 'trip', 'b', { brings: ['prone'] }],
    ),
    expect: { done: false, at: [1, 0], conditions: ['prone'] },
  },

  {
    rule: 'sigil.threat.cannot-attack-does-not',
    case: 1,
    given: 'a potion beside a nauseated foe',
    on: [creature('a', 0, 0, { conditions: ['nauseated'] }), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: provokes('standard'),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: 'sigil.threat.cannot-attack-does-not',
    case: 1,
    given: 'beside the same foe in health',
    on: [creature('a', 0, 0), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: provokes('standard', 'a'),
    uncited: STRUCK,
  },
  {
    rule: 'sigil.threat.everyone-threatening',
    case: 0,
    given: 'a potion among three',
    on: [...BETWEEN, creature('d', 1, 1), hero('b', 1, 0)],
    ask: act('b', 'drink-potion'),
    check: provokes('standard', 'a', 'c', 'd'),
  },
]);
