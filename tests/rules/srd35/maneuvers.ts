/**
 * 3.5 SRD: bull rushes, overruns, trips with the feat, grapples from the first hold to the fourth
 * grappler, and feints.
 */
import { expect } from 'vitest';
import { cases, creature, hero, move, ogre, type Answer, type CreatureMore } from '../cases.ts';
import { grapple, special, totals, over } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { act, refused } from '../asks/turns.ts';
import { changes } from '../checks.ts';
import { rowsOf } from '../rows.ts';
import { NOBODY_STRIKES } from '../uncited.ts';

const row = rowsOf('srd35');
const STRONG = { abilities: { str: 18, dex: 10 } } as const;
const p = (more: CreatureMore = {}) => hero('p', 0, 0, { ...STRONG, ...more });
const f = (more: CreatureMore = {}, x = 1) => creature('f', x, 0, { ...STRONG, ...more });
const feat = (name: string): CreatureMore => ({ traits: [name] });
const strikers =
  (...ids: string[]) =>
  (answer: Answer): void =>
    expect((answer['opportunities'] as { by: string }[]).map(({ by }) => by).sort()).toEqual(ids);
const effects = (result: string, ...list: Answer[]): Answer => ({
  outcome: { result, effects: list },
});
const sums = (attacker: number, defender: number): Answer => ({
  attacker: { modifier: attacker },
  defender: { modifier: defender },
});
const rush = (more = {}) => special('bull-rush', 'p', 'f', more);
const run = (more = {}) => special('overrun', 'p', 'f', more);
const hold = (more = {}) => special('grapple', 'p', 'f', more);
const bluff = (more = {}) => special('feint', 'p', 'f', more);
const AGAIN = { ...totals(10, 12), at: [1, 0] };
const WITH = { conditions: ['grappling'] };
/** p grapples f; `more`: facts of p. */
const held = (more: CreatureMore = {}, foe: CreatureMore = {}) => [
  p({ ...WITH, grapples: ['f'], ...more }),
  f({ ...WITH, grapples: ['p'], ...foe }),
];
const PINNED = held({ conditions: ['pinned', 'grappling'] }, { pins: 'p' });
const FREED = { conditions: ['freedom-of-movement'] } satisfies CreatureMore;
const FREED_HELD = { conditions: ['grappling', 'freedom-of-movement'] } satisfies CreatureMore;
/** Creatures of this size that grapple f, around it. */
const around = (count: number, more: CreatureMore = {}) =>
  [
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
    [2, -1],
    [1, -1],
    [0, -1],
  ]
    .slice(0, count)
    .map(([x, y], i) => hero(`h${i}`, x!, y!, { ...WITH, grapples: ['f'], ...more }));
const crowd = (count: number, more: CreatureMore = {}) => [
  p(more),
  f({ ...WITH, grapples: around(count).map((_, i) => `h${i}`) }),
  ...around(count, more),
];

export default cases('srd35', [
  row(
    'special-attack.bull-rush-start',
    0,
    'the defender and a foe beside the attacker',
    [p(), f(), creature('g', 1, 1)],
    rush(),
    strikers('f', 'g'),
  ),
  row(
    'special-attack.bull-rush-start',
    1,
    'Improved Bull Rush',
    [p(feat('improved-bull-rush')), f(), creature('g', 1, 1)],
    rush(),
    strikers('g'),
  ),
  row(
    'special-attack.bull-rush-start',
    2,
    'a Huge defender',
    [p(), ogre('f', 1, 0, { ...STRONG, size: 'huge' })],
    rush(),
    refused('too-big'),
  ),
  row(
    'special-attack.bull-rush-start',
    'extra',
    'a Large defender',
    [p(), ogre('f', 1, 0, STRONG)],
    rush(),
    { legal: true, ...sums(4, 8) },
  ),
  row(
    'special-attack.bull-rush-check',
    0,
    'a Large attacker',
    [ogre('p', 0, 0, { side: 'party', ...STRONG }), f({}, 2)],
    rush(),
    sums(8, 4),
  ),
  row(
    'special-attack.bull-rush-check',
    1,
    'a margin of 11',
    [p(), f()],
    rush(totals(21, 10)),
    effects(
      'success',
      { of: 'f', effect: 'pushed', squares: 3, at: [4, 0] },
      { of: 'p', effect: 'follows', at: [3, 0] },
    ),
  ),
  row(
    'special-attack.bull-rush-check',
    2,
    'a margin of 11 without going along',
    [p(), f()],
    rush({ ...totals(21, 10), stays: true }),
    (answer) =>
      expect((answer['outcome'] as { effects: Answer[] }).effects[0]).toMatchObject({
        effect: 'pushed',
        squares: 1,
        at: [2, 0],
      }),
  ),
  row(
    'special-attack.bull-rush-check',
    3,
    'a defender with four legs',
    [p(), f(feat('more-than-two-legs'))],
    rush(),
    sums(4, 8),
  ),
  row(
    'special-attack.bull-rush-check',
    'extra',
    'a dwarf stands firm',
    [p(), f(feat('dwarf'))],
    rush(),
    sums(4, 8),
  ),
  row(
    'special-attack.bull-rush-check',
    'extra',
    'a dwarf on a pony does not',
    [p(), f({ ...feat('dwarf'), mount: 'pony' }), creature('pony', 1, 0, { size: 'large' })],
    rush(),
    sums(4, 4),
  ),
  row(
    'special-attack.bull-rush-check',
    'extra',
    'at the end of a charge',
    [p(), f({}, 4)],
    rush({ charging: true }),
    { legal: true, ...sums(6, 4) },
  ),
  row(
    'special-attack.bull-rush-check',
    'extra',
    'a slow attacker stops with its movement',
    [p({ speed: { land: 2 } }), f()],
    rush(totals(31, 10)),
    (answer) =>
      expect((answer['outcome'] as { effects: Answer[] }).effects[0]).toMatchObject({ squares: 2 }),
  ),
  row(
    'special-attack.bull-rush-fail',
    0,
    'the square before is free',
    [p(), f()],
    rush(totals(10, 12)),
    effects('failure', { of: 'p', effect: 'pushed-back', at: [0, 0] }),
  ),
  row(
    'special-attack.bull-rush-fail',
    1,
    'an ally has stepped into the square before',
    [p(), hero('y', 1, 0), f({}, 2)],
    rush(AGAIN),
    effects('failure', { of: 'p', effect: 'prone', at: [1, 0] }),
  ),
  row(
    'special-attack.bull-rush-fail',
    'extra',
    'a corpse lies in the square before',
    [p(), hero('y', 1, 0, { conditions: ['dead'] }), f({}, 2)],
    rush(AGAIN),
    effects('failure', { of: 'p', effect: 'pushed-back', at: [1, 0] }),
  ),

  row('special-attack.overrun-avoid', 0, 'the defender avoids', [p(), f()], run({ avoids: true }), {
    kind: 'not-an-action',
    ...effects(
      'avoided',
      { of: 'p', effect: 'moves-on', at: [2, 0] },
      { of: 'p', effect: 'keeps-standard-action' },
    ),
  }),
  row(
    'special-attack.overrun-avoid',
    1,
    'Improved Overrun',
    [p(feat('improved-overrun')), f()],
    run({ avoids: true }),
    { legal: false, why: ['may-not-avoid'], ...sums(8, 4) },
  ),
  row(
    'special-attack.overrun-fail',
    0,
    'knocked down in turn',
    [p(), f({}, 2)],
    run({ ...totals(10, 15), tripped: true }),
    effects(
      'failure',
      { of: 'p', effect: 'prone', at: [1, 0] },
      { of: 'p', effect: 'ends-movement' },
    ),
  ),
  row(
    'special-attack.overrun-fail',
    1,
    'not knocked down',
    [p(), f({}, 2)],
    run({ ...totals(10, 15), tripped: false }),
    effects(
      'failure',
      { of: 'p', effect: 'pushed-back', at: [1, 0] },
      { of: 'p', effect: 'ends-movement' },
    ),
  ),
  row(
    'special-attack.overrun-fail',
    2,
    'an ally in the square behind',
    [p(), hero('y', 1, 0), f({}, 2)],
    run({ ...totals(10, 15), tripped: false, ...over([0, 0], [1, 0], [2, 0], [3, 0]) }),
    effects(
      'failure',
      { of: 'p', effect: 'prone', at: [1, 0] },
      { of: 'p', effect: 'ends-movement' },
    ),
  ),
  row(
    'special-attack.overrun-fail',
    3,
    'the check is won',
    [p(), f({}, 2)],
    run(totals(15, 10)),
    effects(
      'success',
      { of: 'f', effect: 'prone', at: [2, 0] },
      { of: 'p', effect: 'moves-on', at: [3, 0] },
    ),
  ),
  row(
    'special-attack.overrun-fail',
    'extra',
    'knocked down beside where it started',
    [p(), f()],
    run({ ...totals(10, 15), tripped: true }),
    effects(
      'failure',
      { of: 'p', effect: 'prone', at: [0, 0] },
      { of: 'p', effect: 'ends-movement' },
    ),
  ),

  row(
    'special-attack.trip-improved',
    0,
    'Improved Trip',
    [p(feat('improved-trip')), f()],
    special('trip', 'p', 'f', totals(20, 10)),
    {
      opportunities: [],
      ...sums(8, 4),
      ...effects(
        'success',
        { of: 'f', effect: 'prone', at: [1, 0] },
        { of: 'p', effect: 'may-attack-at-once' },
      ),
    },
  ),
  row(
    'special-attack.trip-improved',
    1,
    'without the feat',
    [p(), f()],
    special('trip', 'p', 'f', totals(20, 10)),
    {
      opportunities: [{ by: 'f', cause: 'action' }],
      ...effects('success', { of: 'f', effect: 'prone', at: [1, 0] }),
    },
  ),

  row('special-attack.grapple-start', 0, 'the target hits', [p(), f()], hold({ struck: 2 }), {
    opportunities: [{ by: 'f' }],
    outcome: { result: 'ruined' },
  }),
  row(
    'special-attack.grapple-start',
    1,
    'a Huge target',
    [p(), ogre('f', 1, 0, { ...STRONG, size: 'huge' })],
    hold(totals(30, 1)),
    { outcome: { result: 'failure' } },
  ),
  row(
    'special-attack.grapple-start',
    2,
    'Improved Grapple',
    [p({ ...feat('improved-grapple'), bab: 1 }), f({ bab: 1 })],
    hold(),
    { opportunities: [], touch: true, ...sums(9, 5) },
  ),
  row(
    'special-attack.grapple-start',
    3,
    'it enters the space of its target',
    [...held(), creature('g', 0, 1)],
    act('p', 'grapple-enter-space', { target: 'f' }),
    strikers('g'),
    'moving into the space is an action of the table',
  ),
  row(
    'special-attack.grapple-start',
    4,
    'a Large attacker',
    [ogre('p', 0, 0, { side: 'party', ...STRONG, bab: 3 }), f({ bab: 1 }, 2)],
    hold(totals(20, 10)),
    {
      ...sums(11, 5),
      ...effects(
        'success',
        { of: 'f', effect: 'grappling' },
        { of: 'p', effect: 'grappling' },
        { of: 'f', effect: 'unarmed-damage' },
      ),
    },
  ),
  row(
    'special-attack.grapple-state',
    0,
    'a grappler opposite a friend',
    [...held(), hero('c', 2, 0)],
    { ask: 'flanking', of: 'f', target: 'f' },
    { pairs: [] },
    'no pair flanks, and an answer without pairs cites the bonus alone',
  ),
  row('special-attack.grapple-state', 1, 'its own grappler', held(), state('f', undefined, 'p'), {
    losesDexterity: false,
  }),
  row(
    'special-attack.grapple-state',
    2,
    'a creature outside',
    [...held(), hero('c', 2, 0)],
    state('f', undefined, 'c'),
    { losesDexterity: true },
  ),
  row(
    'special-attack.grapple-state',
    3,
    'a walk past two that grapple',
    [...held(), hero('c', 2, 0)],
    move('c', [
      [2, 0],
      [3, 0],
    ]),
    { legal: true, opportunities: [] },
    NOBODY_STRIKES,
  ),
  row(
    'special-attack.grapple-state',
    'extra',
    'it walks away',
    held(),
    act('p', 'move', {
      path: [
        [0, 0],
        [-1, 0],
      ],
    }),
    refused('not-in-grapple'),
  ),
  row(
    'special-attack.pinned',
    0,
    'the pinned creature strikes',
    PINNED,
    act('p', 'melee-attack', { target: 'f' }),
    refused('condition-forbids'),
  ),
  row(
    'special-attack.pinned',
    1,
    'attacked from outside',
    [...PINNED, creature('g', 0, 1)],
    state('p', undefined, 'g'),
    changes({ 'ac-melee': -9, 'ac-ranged': -5 }),
  ),
  row(
    'special-attack.pinned',
    2,
    'it tries to get free',
    PINNED,
    grapple('p', 'grapple-break-free'),
    { legal: true },
  ),
  row(
    'special-attack.pinned',
    3,
    'the one that pins draws a weapon',
    PINNED,
    grapple('f', 'draw-light-weapon-grappling'),
    refused(),
  ),
  row(
    'special-attack.pinned',
    4,
    'it casts, asked as an action',
    PINNED,
    act('p', 'cast-spell', { level: 3 }),
    { legal: true, checks: [{ skill: 'concentration', dc: 23 }] },
  ),
  row(
    'special-attack.pinned',
    4,
    'it casts, asked as an action of the grapple, with a word and a component in its hand',
    PINNED,
    grapple('p', 'cast-spell', {
      spell: { level: 3, components: true, material: true, ready: true },
    }),
    { legal: true, dc: 23 },
  ),
  row(
    'special-attack.pinned',
    5,
    'it casts with gestures',
    PINNED,
    grapple('p', 'cast-spell', { spell: { level: 3, components: true, somatic: true } }),
    { legal: false, why: ['somatic'] },
  ),
  row('special-attack.pinned', 'extra', 'it speaks', PINNED, act('p', 'speak'), { legal: true }),
  row(
    'special-attack.pinned',
    'extra',
    'it begins a spell that takes a full round',
    PINNED,
    act('p', 'cast-full-round-spell'),
    refused('condition-forbids', 'not-in-grapple'),
  ),
  row(
    'special-attack.grapple-freedom',
    0,
    'the hold',
    [p(), f(FREED)],
    special('grapple', 'p', 'f', { touches: true, totals: { attacker: 26, defender: 7 } }),
    { legal: true, outcome: { result: 'failure', effects: [] } },
  ),
  row(
    'special-attack.grapple-freedom',
    1,
    'it escapes',
    held(FREED_HELD),
    grapple('p', 'escape-grapple', { totals: { own: 3, others: [25] } }),
    { outcome: { result: 'success', effects: [{ of: 'p', effect: 'grapple-ends' }] } },
  ),
  row(
    'special-attack.grapple-freedom',
    2,
    'it is to be pinned',
    held({}, FREED_HELD),
    grapple('p', 'grapple-pin', { against: 'f', totals: { own: 30, others: [5] } }),
    { legal: true, outcome: { result: 'failure', effects: [] } },
  ),
  row(
    'special-attack.grapple-freedom',
    'extra',
    'a pinned creature under the spell frees itself, without a roll',
    held({ conditions: [...FREED_HELD.conditions, 'pinned'] }, { pins: 'p' }),
    grapple('p', 'grapple-break-free'),
    { outcome: { result: 'success', effects: [{ of: 'p', effect: 'unpinned' }, {}] } },
  ),
  row(
    'special-attack.grapple-freedom',
    'extra',
    'the creature under the spell pins the other',
    held(FREED_HELD),
    grapple('p', 'grapple-pin', { against: 'f', totals: { own: 30, others: [5] } }),
    { outcome: { result: 'success', effects: [{ of: 'f', effect: 'pinned' }] } },
    'a control: the spell helps it to resist only',
  ),
  row(
    'special-attack.grapple-join',
    0,
    'a fifth Medium creature',
    crowd(4),
    hold(),
    refused('too-many'),
  ),
  row(
    'special-attack.grapple-join',
    1,
    'an eighth Small creature',
    crowd(7, { size: 'small' }),
    hold(),
    { legal: true, why: [] },
  ),
  row('special-attack.grapple-join', 2, 'a fourth', crowd(3), hold(), (answer) => {
    expect(answer).toMatchObject({ legal: true, opportunities: [] });
    expect(answer['touch']).toBeUndefined();
  }),

  row(
    'special-attack.feint',
    0,
    'against a wolf',
    [p(), f({ traits: ['animal'], abilities: { int: 2 } })],
    bluff(),
    { opportunities: [], attacker: { modifier: -8 } },
  ),
  row(
    'special-attack.feint',
    1,
    'against a zombie',
    [p(), f({ traits: ['undead'], abilities: { int: null } })],
    bluff(),
    refused('mindless'),
  ),
  row('special-attack.feint', 2, 'Improved Feint', [p(feat('improved-feint')), f()], bluff(), {
    legal: true,
    kind: 'move',
    opportunities: [],
  }),
  row(
    'special-attack.feint',
    3,
    'the Bluff check is won',
    [p(), f({ traits: ['humanoid'] })],
    bluff(totals(20, 15)),
    {
      kind: 'standard',
      ...effects('success', { of: 'f', effect: 'loses-dexterity', on: ['next-melee-attack'] }),
    },
  ),
  row(
    'special-attack.feint',
    'extra',
    'against a dragon',
    [p(), f({ traits: ['dragon'], abilities: { int: 12 } })],
    bluff(),
    { attacker: { modifier: -4 } },
  ),
]);
