/** d20 Modern: grapples. */
import { expect } from 'vitest';
import { against, grapple, special, totals } from '../asks/specials.ts';
import {
  cells,
  cases,
  creature,
  hero,
  move,
  turn,
  type Answer,
  type AttackInput,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all, lacks, legal } from '../checks.ts';

const rule = rowsOf('d20modern.special-attack');
const YES = { legal: true, why: [] };
const no = (...why: string[]): Answer => ({ legal: false, why });
const from = (...by: string[]): Answer => ({ opportunities: by.map((id) => ({ by: id })) });
const result = (name: string, ...effects: Answer[]): Answer => ({
  outcome: { result: name, effects },
});
const is =
  (want: Answer) =>
  (a: Answer): void =>
    expect(a).toMatchObject(want);

const knife: AttackInput = { id: 'knife', kind: 'melee', light: true };
const axe: AttackInput = { id: 'axe', kind: 'melee', twoHanded: true };
type More = Parameters<typeof hero>[3];
const duel = (a: More = {}, b: More = {}): Thing[] => [hero('a', 0, 0, a), creature('b', 1, 0, b)];
/** `a` and `b` in one grapple, in one square. */
const held = (a: More = {}, b: More = {}): Thing[] => [
  hero('a', 1, 0, { conditions: ['grappling'], grapples: ['b'], bab: 4, ...a }),
  creature('b', 1, 0, { conditions: ['grappling'], grapples: ['a'], bab: 4, ...b }),
];
/** `a` has grabbed `b` and still stands beside it. */
const GRABBED = hero('a', 0, 0, { conditions: ['grappling'], grapples: ['b'] });
const pinned = (a: More = {}): Thing[] =>
  held({ pins: 'b', ...a }, { conditions: ['grappling', 'pinned'] });
/** Six Small creatures around `b`, all of them in a grapple with it. */
const SIX = cells('0,-1 1,-1 2,-1 0,1 1,1 2,1').map(([x, y], i) =>
  hero(`s${i}`, x ?? 0, y ?? 0, { size: 'small', conditions: ['grappling'], grapples: ['b'] }),
);

export default cases('d20modern', [
  rule('grapple-check', 0, 'base attack +4, Strength +3, Large')
    .on(hero('a', 0, 0, { size: 'large', bab: 4, abilities: { str: 16 } }), creature('b', 2, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives({ attacker: { check: 'grapple', modifier: 11 } }),
  rule('grapple-check', 'extra', 'a Tiny one: −8')
    .on(hero('a', 0, 0, { size: 'tiny', bab: 0, abilities: { str: 10 } }), creature('b', 0, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives({ attacker: { modifier: -8 } }),

  rule('grapple-start', 0, 'Medium grabs Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(special('grapple', 'a', 'b', { touches: true, ...totals(30, 1) }))
    .gives({ ...YES, touch: true, ...result('failure') }),
  rule('grapple-start', 'extra', 'the target’s blow deals damage')
    .on(duel())
    .ask(special('grapple', 'a', 'b', { struck: 3, touches: true, ...totals(30, 1) }))
    .gives({ ...from('b'), outcome: { result: 'ruined', effects: [] } }),
  rule('grapple-start', 'extra', 'the touch misses')
    .on(duel())
    .ask(special('grapple', 'a', 'b', { touches: false, ...totals(30, 1) }))
    .gives(result('failure')),
  rule('grapple-start', 'extra', 'held: damage as of an unarmed strike')
    .on(duel())
    .ask(special('grapple', 'a', 'b', { touches: true, ...totals(15, 10) }))
    .gives(
      result(
        'success',
        { of: 'b', effect: 'grappling' },
        { of: 'a', effect: 'grappling' },
        { of: 'b', effect: 'unarmed-damage' },
      ),
    ),
  rule('grapple-start', 'extra', 'as often as there are attacks')
    .on(duel({ bab: 6 }))
    .ask(special('grapple', 'a', 'b'))
    .gives({ times: 2 }),
  rule('grapple-start', 'extra', 'a grapple provokes only from the target')
    .on(...duel(), creature('c', 0, 1))
    .ask(special('grapple', 'a', 'b'))
    .gives({ ...YES, ...from('b') }),

  rule('grapple-move-in', 0, 'into its opponent’s square')
    .on(GRABBED, ...held().slice(1))
    .ask(grapple('a', 'grapple-enter-space'))
    .gives({ ...YES, at: [1, 0], kind: 'not-an-action', ...from() }),
  rule('grapple-move-in', 'extra', 'other enemies get an opportunity when the grappler moves in')
    .on(GRABBED, ...held().slice(1), creature('c', 0, 1))
    .ask(grapple('a', 'grapple-enter-space'))
    .gives(from('c')),

  rule('grapple-options', 0, 'a creature breaks free and keeps its move action')
    .on(...held(), turn({ active: 'a', order: ['a', 'b'] }))
    .ask(grapple('a', 'grapple-break-free', against(15, 10)))
    .gives({
      ...YES,
      outcome: {
        result: 'success',
        effects: [
          { of: 'a', effect: 'grapple-ends' },
          { of: 'a', effect: 'may-move', squares: 6 },
        ],
      },
    }),
  rule('grapple-options', 0, 'after breaking free it may move up to its speed')
    .on(
      hero('a', 1, 0),
      creature('b', 9, 9),
      turn({ active: 'a', order: ['a', 'b'], spent: { standard: true } }),
    )
    .ask(move('a', cells('1,0 2,0 3,0 4,0 5,0 6,0 7,0')))
    .uncited('the move is a plain one: the end of the grapple is the answer before it')
    .gives(legal(6)),
  rule('grapple-options', 1, 'a second attempt in one turn')
    .on(
      ...held({ bab: 6, abilities: { str: 10 } }),
      turn({ active: 'a', spent: { standard: true, actions: ['grapple-break-free'] } }),
    )
    .ask(grapple('a', 'grapple-break-free'))
    .gives({ ...YES, kind: 'move', own: { modifier: 1 } }),
  rule('grapple-options', 'extra', 'with it spent it may not')
    .on(...held(), turn({ active: 'a', order: ['a', 'b'], spent: { move: 1 } }))
    .ask(grapple('a', 'grapple-break-free', against(15, 10)))
    .gives((a) => expect((a['outcome'] as { effects: unknown[] }).effects).toHaveLength(1)),
  rule('grapple-options', 'extra', 'against two it must beat both')
    .on(
      ...held({ grapples: ['b', 'c'] }),
      creature('c', 1, 1, { conditions: ['grappling'], grapples: ['a'], bab: 4 }),
    )
    .ask(grapple('a', 'grapple-break-free', against(15, 10, 16)))
    .gives(result('failure')),
  rule('grapple-options', 'extra', 'damage')
    .on(held())
    .ask(grapple('a', 'grapple-damage', against(15, 10)))
    .gives({ ...YES, ...result('success', { of: 'b', effect: 'unarmed-damage' }) }),
  rule('grapple-options', 'extra', 'a pin holds one round')
    .on(held())
    .ask(grapple('a', 'grapple-pin', against(15, 10)))
    .gives(result('success', { of: 'b', effect: 'pinned', until: 'one-round' })),
  rule('grapple-options', 'extra', 'a creature that pins may deal no damage')
    .on(pinned())
    .ask(grapple('a', 'grapple-damage'))
    .gives({ legal: false }),
  rule('grapple-options', 'extra', 'a creature that pins may not pin again')
    .on(pinned())
    .ask(grapple('a', 'grapple-pin'))
    .gives({ legal: false }),
  rule('grapple-options', 'extra', 'a creature that escapes a pin is still grappling')
    .on(pinned())
    .ask(grapple('b', 'grapple-break-free', against(15, 10)))
    .gives(
      result('success', { of: 'b', effect: 'unpinned' }, { of: 'b', effect: 'still-grappling' }),
    ),
  rule('grapple-options', 'extra', 'Escape Artist, once a round')
    .on(held({ skills: { 'escape-artist': { bonus: 9 } } }))
    .ask(grapple('a', 'escape-grapple', { ...against(15, 10), already: true }))
    .gives(no('once-per-round')),
  rule('grapple-options', 'extra', 'the first time it serves')
    .on(held({ skills: { 'escape-artist': { bonus: 9 } } }))
    .ask(grapple('a', 'escape-grapple', against(15, 10)))
    .gives({ ...YES, own: { check: 'escape-artist', modifier: 9 } }),
  rule('grapple-options', 'extra', 'an ally breaks another creature’s pin')
    .on(
      hero('a', 1, 0, { conditions: ['grappling'], grapples: ['b'], bab: 4 }),
      creature('b', 1, 0, { conditions: ['grappling'], grapples: ['a'], pins: 'd', bab: 4 }),
      hero('d', 1, 1, { conditions: ['grappling', 'pinned'] }),
    )
    .ask(grapple('a', 'grapple-free-other', { frees: 'd', ...against(15, 10) }))
    .gives(
      result(
        'success',
        { of: 'd', effect: 'unpinned', by: 'a' },
        { of: 'd', effect: 'still-grappling' },
      ),
    ),
  rule('grapple-options', 'extra', 'a light weapon is drawn with a move action, and no check')
    .on(held({ attacks: [{ ...knife, ready: false }] }))
    .ask(grapple('a', 'draw-light-weapon-grappling', { with: 'knife' }))
    .gives(all(is({ ...YES, kind: 'move' }), lacks('own'))),
  rule('grapple-options', 'extra', 'a light one strikes, without a penalty')
    .on(held({ attacks: [knife] }))
    .ask(grapple('a', 'grapple-attack', { with: 'knife' }))
    .gives(all(is(YES), lacks('modifiers'))),
  rule('grapple-options', 'extra', 'an axe does not')
    .on(held({ attacks: [axe] }))
    .ask(grapple('a', 'grapple-attack', { with: 'axe' }))
    .gives(no('wrong-weapon')),
  rule('grapple-options', 'extra', 'nothing else: no throwing down')
    .on(held())
    .ask(grapple('a', 'grapple-throw-down'))
    .gives({ legal: false }),
  rule('grapple-options', 'extra', 'a creature that pins may not move the grapple')
    .on(held())
    .ask(grapple('a', 'grapple-move'))
    .gives({ legal: false }),

  rule('grapple-join', 0, 'who joins rolls against the one it chose')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, { conditions: ['grappling'], grapples: ['c'], side: 'third' }),
      creature('c', 1, 0, { conditions: ['grappling'], grapples: ['b'] }),
    )
    .ask(special('grapple', 'a', 'c', totals(15, 10)))
    .gives((a) => {
      expect(a).toMatchObject({ ...YES, ...from(), defender: { of: 'c' } });
      expect(a).not.toHaveProperty('touch');
    }),

  rule('grapple-crowd', 0, 'six Small ones and a Medium one: full')
    .on(creature('b', 1, 0, { conditions: ['grappling'] }), ...SIX, hero('a', 0, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives(YES),
  rule('grapple-crowd', 0, 'one more grappler than the limit')
    .on(
      creature('b', 1, 0, { conditions: ['grappling'] }),
      ...SIX,
      hero('m', 2, 0, { conditions: ['grappling'], grapples: ['b'] }),
      hero('a', 0, 0),
    )
    .ask(special('grapple', 'a', 'b'))
    .gives(no('too-many')),
  rule('grapple-crowd', 1, 'a Large one and two Medium: full')
    .on(
      creature('b', 1, 0, { conditions: ['grappling'] }),
      hero('l', 2, 0, { size: 'large', conditions: ['grappling'], grapples: ['b'] }),
      hero('m', 1, 1, { conditions: ['grappling'], grapples: ['b'] }),
      hero('a', 0, 0),
    )
    .ask(special('grapple', 'a', 'b'))
    .gives(YES),
  rule('grapple-crowd', 1, 'a Small grappler when the limit is reached')
    .on(
      creature('b', 1, 0, { conditions: ['grappling'] }),
      hero('l', 2, 0, { size: 'large', conditions: ['grappling'], grapples: ['b'] }),
      ...[1, 2].map((n) => hero(`m${n}`, n - 1, 1, { conditions: ['grappling'], grapples: ['b'] })),
      hero('a', 0, 0, { size: 'small' }),
    )
    .ask(special('grapple', 'a', 'b'))
    .gives(no('too-many')),
]);
