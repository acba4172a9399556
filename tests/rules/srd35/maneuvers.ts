/**
 * 3.5 SRD: bull rushes, overruns, trips with the feat, grapples from the first hold to the fourth
 * grappler, and feints.
 */
import { expect } from 'vitest';
import {
  cells,
  cases,
  creature,
  hero,
  move,
  ogre,
  turn,
  type Answer,
  type CreatureMore,
} from '../cases.ts';
import { grapple, special, totals, over } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { act, refused, turnOf } from '../asks/turns.ts';
import { changes, effects, sums } from '../checks.ts';
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
const rush = (more = {}) => special('bull-rush', 'p', 'f', more);
const run = (more = {}) => special('overrun', 'p', 'f', more);
const hold = (more = {}) => special('grapple', 'p', 'f', more);
const bluff = (more = {}) => special('feint', 'p', 'f', more);
const AGAIN = { ...totals(10, 12), at: [1, 0] };
const GRAB = ['grapple', { target: 'f' }] as const;
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
  cells('2,0 2,1 1,1 0,1 2,-1 1,-1 0,-1')
    .slice(0, count)
    .map(([x, y], i) => hero(`h${i}`, x!, y!, { ...WITH, grapples: ['f'], ...more }));
const crowd = (count: number, more: CreatureMore = {}) => [
  p(more),
  f({ ...WITH, grapples: around(count).map((_, i) => `h${i}`) }),
  ...around(count, more),
];

export default cases('srd35', [
  row('special-attack.bull-rush-start', 0, 'the defender and a foe beside the attacker')
    .on(p(), f(), creature('g', 1, 1))
    .ask(rush())
    .gives(strikers('f', 'g')),
  row('special-attack.bull-rush-start', 1, 'Improved Bull Rush')
    .on(p(feat('improved-bull-rush')), f(), creature('g', 1, 1))
    .ask(rush())
    .gives(strikers('g')),
  row('special-attack.bull-rush-start', 2, 'a Huge defender')
    .on(p(), ogre('f', 1, 0, { ...STRONG, size: 'huge' }))
    .ask(rush())
    .gives(refused('too-big')),
  row('special-attack.bull-rush-start', 'extra', 'a Large defender')
    .on(p(), ogre('f', 1, 0, STRONG))
    .ask(rush())
    .gives({ legal: true, ...sums(4, 8) }),
  row('special-attack.bull-rush-check', 0, 'a Large attacker')
    .on(ogre('p', 0, 0, { side: 'party', ...STRONG }), f({}, 2))
    .ask(rush())
    .gives(sums(8, 4)),
  row('special-attack.bull-rush-check', 1, 'a margin of 11')
    .on(p(), f())
    .ask(rush(totals(21, 10)))
    .gives(
      effects(
        'success',
        { of: 'f', effect: 'pushed', squares: 3, at: [4, 0] },
        { of: 'p', effect: 'follows', at: [3, 0] },
      ),
    ),
  row('special-attack.bull-rush-check', 2, 'a margin of 11 without going along')
    .on(p(), f())
    .ask(rush({ ...totals(21, 10), stays: true }))
    .gives((answer) =>
      expect((answer['outcome'] as { effects: Answer[] }).effects[0]).toMatchObject({
        effect: 'pushed',
        squares: 1,
        at: [2, 0],
      }),
    ),
  row('special-attack.bull-rush-check', 3, 'a defender with four legs')
    .on(p(), f(feat('more-than-two-legs')))
    .ask(rush())
    .gives(sums(4, 8)),
  row('special-attack.bull-rush-check', 'extra', 'a dwarf stands firm')
    .on(p(), f(feat('dwarf')))
    .ask(rush())
    .gives(sums(4, 8)),
  row('special-attack.bull-rush-check', 'extra', 'a dwarf on a pony does not')
    .on(p(), f({ ...feat('dwarf'), mount: 'pony' }), creature('pony', 1, 0, { size: 'large' }))
    .ask(rush())
    .gives(sums(4, 4)),
  row('special-attack.bull-rush-check', 'extra', 'at the end of a charge')
    .on(p(), f({}, 4))
    .ask(rush({ charging: true }))
    .gives({ legal: true, ...sums(6, 4) }),
  row('special-attack.bull-rush-check', 'extra', 'a slow attacker stops with its movement')
    .on(p({ speed: { land: 2 } }), f())
    .ask(rush(totals(31, 10)))
    .gives((answer) =>
      expect((answer['outcome'] as { effects: Answer[] }).effects[0]).toMatchObject({ squares: 2 }),
    ),
  row('special-attack.bull-rush-fail', 0, 'the square before is free')
    .on(p(), f())
    .ask(rush(totals(10, 12)))
    .gives(effects('failure', { of: 'p', effect: 'pushed-back', at: [0, 0] })),
  row('special-attack.bull-rush-fail', 1, 'an ally has stepped into the square before')
    .on(p(), hero('y', 1, 0), f({}, 2))
    .ask(rush(AGAIN))
    .gives(effects('failure', { of: 'p', effect: 'prone', at: [1, 0] })),
  row('special-attack.bull-rush-fail', 'extra', 'a corpse lies in the square before')
    .on(p(), hero('y', 1, 0, { conditions: ['dead'] }), f({}, 2))
    .ask(rush(AGAIN))
    .gives(effects('failure', { of: 'p', effect: 'pushed-back', at: [1, 0] })),

  row('special-attack.overrun-avoid', 0, 'the defender avoids')
    .on(p(), f())
    .ask(run({ avoids: true }))
    .gives({
      kind: 'not-an-action',
      ...effects(
        'avoided',
        { of: 'p', effect: 'moves-on', at: [2, 0] },
        { of: 'p', effect: 'keeps-standard-action' },
      ),
    }),
  row('special-attack.overrun-avoid', 1, 'Improved Overrun')
    .on(p(feat('improved-overrun')), f())
    .ask(run({ avoids: true }))
    .gives({ legal: false, why: ['may-not-avoid'], ...sums(8, 4) }),
  row('special-attack.overrun-fail', 0, 'knocked down in turn')
    .on(p(), f({}, 2))
    .ask(run({ ...totals(10, 15), tripped: true }))
    .gives(
      effects(
        'failure',
        { of: 'p', effect: 'prone', at: [1, 0] },
        { of: 'p', effect: 'ends-movement' },
      ),
    ),
  row('special-attack.overrun-fail', 1, 'not knocked down')
    .on(p(), f({}, 2))
    .ask(run({ ...totals(10, 15), tripped: false }))
    .gives(
      effects(
        'failure',
        { of: 'p', effect: 'pushed-back', at: [1, 0] },
        { of: 'p', effect: 'ends-movement' },
      ),
    ),
  row('special-attack.overrun-fail', 2, 'an ally in the square behind')
    .on(p(), hero('y', 1, 0), f({}, 2))
    .ask(run({ ...totals(10, 15), tripped: false, ...over([0, 0], [1, 0], [2, 0], [3, 0]) }))
    .gives(
      effects(
        'failure',
        { of: 'p', effect: 'prone', at: [1, 0] },
        { of: 'p', effect: 'ends-movement' },
      ),
    ),
  row('special-attack.overrun-fail', 3, 'the check is won')
    .on(p(), f({}, 2))
    .ask(run(totals(15, 10)))
    .gives(
      effects(
        'success',
        { of: 'f', effect: 'prone', at: [2, 0] },
        { of: 'p', effect: 'moves-on', at: [3, 0] },
      ),
    ),
  row('special-attack.overrun-fail', 'extra', 'knocked down beside where it started')
    .on(p(), f())
    .ask(run({ ...totals(10, 15), tripped: true }))
    .gives(
      effects(
        'failure',
        { of: 'p', effect: 'prone', at: [0, 0] },
        { of: 'p', effect: 'ends-movement' },
      ),
    ),

  row('special-attack.trip-improved', 0, 'Improved Trip')
    .on(p(feat('improved-trip')), f())
    .ask(special('trip', 'p', 'f', totals(20, 10)))
    .gives({
      opportunities: [],
      ...sums(8, 4),
      ...effects(
        'success',
        { of: 'f', effect: 'prone', at: [1, 0] },
        { of: 'p', effect: 'may-attack-at-once' },
      ),
    }),
  row('special-attack.trip-improved', 1, 'without the feat')
    .on(p(), f())
    .ask(special('trip', 'p', 'f', totals(20, 10)))
    .gives({
      opportunities: [{ by: 'f', cause: 'action' }],
      ...effects('success', { of: 'f', effect: 'prone', at: [1, 0] }),
    }),

  row('special-attack.grapple-start', 0, 'the target hits')
    .on(p(), f())
    .ask(hold({ struck: 2 }))
    .gives({ opportunities: [{ by: 'f' }], outcome: { result: 'ruined' } }),
  row('special-attack.grapple-start', 1, 'a Huge target')
    .on(p(), ogre('f', 1, 0, { ...STRONG, size: 'huge' }))
    .ask(hold(totals(30, 1)))
    .gives({ outcome: { result: 'failure' } }),
  row('special-attack.grapple-start', 2, 'a grapple by a creature with Improved Grapple')
    .on(p({ ...feat('improved-grapple'), bab: 1 }), f({ bab: 1 }))
    .ask(hold())
    .gives({ opportunities: [], touch: true, ...sums(9, 5) }),
  row('special-attack.grapple-start', 3, 'it enters the space of its target')
    .on(...held(), creature('g', 0, 1))
    .ask(act('p', 'grapple-enter-space', { target: 'f' }))
    .uncited('moving into the space is an action of the table')
    .gives(strikers('g')),
  row('special-attack.grapple-start', 4, 'a Large attacker')
    .on(ogre('p', 0, 0, { side: 'party', ...STRONG, bab: 3 }), f({ bab: 1 }, 2))
    .ask(hold(totals(20, 10)))
    .gives({
      ...sums(11, 5),
      ...effects(
        'success',
        { of: 'f', effect: 'grappling' },
        { of: 'p', effect: 'grappling' },
        { of: 'f', effect: 'unarmed-damage' },
      ),
    }),
  ...(
    [
      ['extra', 'a second attempt, base attack bonus +6', 6, 2, []],
      [6, 'a second attempt, base attack bonus +5', 5, 2, ['no-action-left']],
      ['extra', 'a third attempt, base attack bonus +11', 11, 3, []],
      ['extra', 'a third attempt, base attack bonus +10', 10, 3, ['no-action-left']],
    ] as const
  ).map(([nth, title, bab, times, why]) =>
    row('special-attack.grapple-start', nth, title)
      .on(p({ bab }), f())
      .ask(turnOf('p', ...Array.from({ length: times }, () => GRAB)))
      .uncited('the table of actions cites the special attacks')
      .gives(({ steps }) =>
        expect((steps as { why: string[] }[]).flatMap((step) => step.why)).toEqual(why),
      ),
  ),
  row('special-attack.grapple-start', 'extra', 'an attempt after a sword, base attack bonus +6')
    .on(p({ bab: 6 }), f())
    .ask(turnOf('p', ['melee-attack', { with: 'sword', target: 'f' }], GRAB, 'draw-weapon'))
    .uncited('the table of actions cites the special attacks')
    .gives(({ steps }) =>
      expect((steps as { why: string[] }[]).map((step) => step.why)).toEqual([
        [],
        [],
        ['no-action-left'],
      ]),
    ),
  row('special-attack.grapple-start', 5, 'the second attempt has a bonus 5 lower')
    .on(
      p({ bab: 6 }),
      f({ bab: 1 }),
      turn({ active: 'p', spent: { standard: true, actions: ['grapple'] } }),
    )
    .ask(hold())
    .gives({ kind: 'move', ...sums(5, 5) }),
  row('special-attack.grapple-start', 'extra', 'a grapple in place of an opportunity')
    .on(
      p({ bab: 6 }),
      f({ bab: 1 }),
      turn({ active: 'f', spent: { standard: true, actions: ['grapple'] } }),
    )
    .ask(act('p', 'grapple', { target: 'f', as: 'opportunity' }))
    .uncited('the table of actions cites the special attacks')
    .gives({ legal: true, kind: 'standard' }),
  row('special-attack.grapple-state', 0, 'a grappler opposite a friend')
    .on(...held(), hero('c', 2, 0))
    .ask({ ask: 'flanking', of: 'f', target: 'f' })
    .uncited('no pair flanks, and an answer without pairs cites the bonus alone')
    .gives({ pairs: [] }),
  row('special-attack.grapple-state', 1, 'its own grappler')
    .on(held())
    .ask(state('f', undefined, 'p'))
    .gives({ losesDexterity: false }),
  row('special-attack.grapple-state', 2, 'a creature outside')
    .on(...held(), hero('c', 2, 0))
    .ask(state('f', undefined, 'c'))
    .gives({ losesDexterity: true }),
  row('special-attack.grapple-state', 3, 'a walk past two that grapple')
    .on(...held(), hero('c', 2, 0))
    .ask(move('c', cells('2,0 3,0')))
    .uncited(NOBODY_STRIKES)
    .gives({ legal: true, opportunities: [] }),
  row('special-attack.grapple-state', 'extra', 'a grappling creature walks away')
    .on(held())
    .ask(act('p', 'move', { path: cells('0,0 -1,0') }))
    .gives(refused('not-in-grapple')),
  row('special-attack.pinned', 0, 'the pinned creature strikes')
    .on(PINNED)
    .ask(act('p', 'melee-attack', { target: 'f' }))
    .gives(refused('condition-forbids')),
  row('special-attack.pinned', 1, 'attacked from outside')
    .on(...PINNED, creature('g', 0, 1))
    .ask(state('p', undefined, 'g'))
    .gives(changes({ 'ac-melee': -9, 'ac-ranged': -5 })),
  row('special-attack.pinned', 2, 'it tries to get free')
    .on(PINNED)
    .ask(grapple('p', 'grapple-break-free'))
    .gives({ legal: true }),
  row('special-attack.pinned', 3, 'the one that pins draws a weapon')
    .on(PINNED)
    .ask(grapple('f', 'draw-light-weapon-grappling'))
    .gives(refused()),
  row('special-attack.pinned', 4, 'it casts, asked as an action')
    .on(PINNED)
    .ask(act('p', 'cast-spell', { level: 3 }))
    .gives({ legal: true, checks: [{ skill: 'concentration', dc: 23 }] }),
  row(
    'special-attack.pinned',
    4,
    'it casts, asked as an action of the grapple, with a word and a component in its hand',
  )
    .on(PINNED)
    .ask(
      grapple('p', 'cast-spell', {
        spell: { level: 3, components: true, material: true, ready: true },
      }),
    )
    .gives({ legal: true, dc: 23 }),
  row('special-attack.pinned', 5, 'it casts with gestures')
    .on(PINNED)
    .ask(grapple('p', 'cast-spell', { spell: { level: 3, components: true, somatic: true } }))
    .gives({ legal: false, why: ['somatic'] }),
  row('special-attack.pinned', 'extra', 'a pinned creature speaks')
    .on(PINNED)
    .ask(act('p', 'speak'))
    .gives({ legal: true }),
  row('special-attack.pinned', 'extra', 'it begins a spell that takes a full round')
    .on(PINNED)
    .ask(act('p', 'cast-full-round-spell'))
    .gives(refused('condition-forbids', 'not-in-grapple')),
  row('special-attack.grapple-freedom', 0, 'the hold')
    .on(p(), f(FREED))
    .ask(special('grapple', 'p', 'f', { touches: true, totals: { attacker: 26, defender: 7 } }))
    .gives({ legal: true, outcome: { result: 'failure', effects: [] } }),
  row('special-attack.grapple-freedom', 1, 'it escapes')
    .on(held(FREED_HELD))
    .ask(grapple('p', 'escape-grapple', { totals: { own: 3, others: [25] } }))
    .gives({ outcome: { result: 'success', effects: [{ of: 'p', effect: 'grapple-ends' }] } }),
  row('special-attack.grapple-freedom', 2, 'it is to be pinned')
    .on(held({}, FREED_HELD))
    .ask(grapple('p', 'grapple-pin', { against: 'f', totals: { own: 30, others: [5] } }))
    .gives({ legal: true, outcome: { result: 'failure', effects: [] } }),
  row(
    'special-attack.grapple-freedom',
    'extra',
    'a pinned creature under the spell frees itself, without a roll',
  )
    .on(held({ conditions: [...FREED_HELD.conditions, 'pinned'] }, { pins: 'p' }))
    .ask(grapple('p', 'grapple-break-free'))
    .gives({ outcome: { result: 'success', effects: [{ of: 'p', effect: 'unpinned' }, {}] } }),
  row('special-attack.grapple-freedom', 'extra', 'the creature under the spell pins the other')
    .on(held(FREED_HELD))
    .ask(grapple('p', 'grapple-pin', { against: 'f', totals: { own: 30, others: [5] } }))
    .uncited('a control: the spell helps it to resist only')
    .gives({ outcome: { result: 'success', effects: [{ of: 'f', effect: 'pinned' }] } }),
  row('special-attack.grapple-join', 0, 'a fifth Medium creature')
    .on(crowd(4))
    .ask(hold())
    .gives(refused('too-many')),
  row('special-attack.grapple-join', 1, 'an eighth Small creature')
    .on(crowd(7, { size: 'small' }))
    .ask(hold())
    .gives({ legal: true, why: [] }),
  row('special-attack.grapple-join', 2, 'a fourth')
    .on(crowd(3))
    .ask(hold())
    .gives((answer) => {
      expect(answer).toMatchObject({ legal: true, opportunities: [] });
      expect(answer['touch']).toBeUndefined();
    }),

  row('special-attack.feint', 0, 'against a wolf')
    .on(p(), f({ traits: ['animal'], abilities: { int: 2 } }))
    .ask(bluff())
    .gives({ opportunities: [], attacker: { modifier: -8 } }),
  row('special-attack.feint', 1, 'against a zombie')
    .on(p(), f({ traits: ['undead'], abilities: { int: null } }))
    .ask(bluff())
    .gives(refused('mindless')),
  row('special-attack.feint', 2, 'a feint by a creature with Improved Feint')
    .on(p(feat('improved-feint')), f())
    .ask(bluff())
    .gives({ legal: true, kind: 'move', opportunities: [] }),
  row('special-attack.feint', 3, 'the Bluff check is won')
    .on(p(), f({ traits: ['humanoid'] }))
    .ask(bluff(totals(20, 15)))
    .gives({
      kind: 'standard',
      ...effects('success', { of: 'f', effect: 'loses-dexterity', on: ['next-melee-attack'] }),
    }),
  row('special-attack.feint', 'extra', 'against a dragon')
    .on(p(), f({ traits: ['dragon'], abilities: { int: 12 } }))
    .ask(bluff())
    .gives({ attacker: { modifier: -4 } }),
]);
