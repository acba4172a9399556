/**
 * Sigil: grapples: starting and joining one, and the actions within (areas special-attack and
 * condition).
 */
import { attack } from '../asks/attacks.ts';
import { against, grapple, special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cells,
  archer,
  block,
  cases,
  corridor,
  creature,
  hero,
  ogre,
  type Answer,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { effects } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('sigil');
const start = (name: string, at: Case['case'], given: string) =>
  row(`special-attack.grapple-${name}`, at, given);
const inside = (name: string, at: Case['case'], given: string) =>
  row(`condition.grappling-${name}`, at, given);

const no = (...why: string[]): Answer => ({ legal: false, why });
const YES = { legal: true, why: [] };
const HELD: CreatureMore = { conditions: ['grappling'] };
/** `a` and `b` in a grapple, `a` a hero. */
const hold = (a: CreatureMore = {}, b: CreatureMore = {}): Thing[] => [
  hero('a', 0, 0, { ...HELD, grapples: ['b'], ...a }),
  creature('b', 1, 0, { ...HELD, ...b }),
];
const pin = (a: CreatureMore = {}, b: CreatureMore = {}): Thing[] =>
  hold({ pins: 'b', ...a }, { conditions: ['grappling', 'pinned'], ...b });
/** A Medium hero held by several foes of one size. */
const mob = (size: 'small' | 'medium' | 'large' | 'huge', held: number): Thing[] => [
  hero('t', 4, 4, HELD),
  ...Array.from({ length: held }, (_, i) =>
    creature(`g${i}`, 4, 4, { size, grapples: ['t'], ...HELD }),
  ),
  creature('n', 5, 4, { size }),
];

export default cases('sigil', [
  start('start', 0, 'Medium against Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(special('grapple', 'a', 'b', totals(40, 1)))
    .gives(effects('failure')),
  start('start', 'extra', 'a touch, and the target strikes')
    .on(hero('a', 0, 0), creature('b', 1, 0), creature('c', 0, 1))
    .ask(special('grapple', 'a', 'b'))
    .gives({ ...YES, touch: true, opportunities: [{ by: 'b' }] }),
  start('start', 'extra', 'the blow deals damage')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('grapple', 'a', 'b', { struck: 1, ...totals(40, 1) }))
    .gives(effects('ruined')),
  start('start', 'extra', 'the touch misses')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('grapple', 'a', 'b', { touches: false }))
    .gives(effects('failure')),
  start('start', 'extra', 'won: both are in a grapple, and it hurts')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('grapple', 'a', 'b', totals(18, 12)))
    .gives(
      effects(
        'success',
        { of: 'b', effect: 'grappling' },
        { of: 'a', effect: 'grappling' },
        { of: 'b', effect: 'unarmed-damage' },
      ),
    ),
  start('start', 'extra', 'Medium against Large is a check like any')
    .on(hero('a', 0, 0), ogre('b', 1, 0))
    .ask(special('grapple', 'a', 'b', totals(18, 12)))
    .gives({ ...YES, outcome: { result: 'success' } }),
  start('start', 'extra', 'a grapple by a creature with the feat')
    .on(hero('a', 0, 0, { traits: ['improved-grapple'] }), creature('b', 1, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives({ opportunities: [], attacker: { modifier: 4 } }),
  start('check', 0, 'base attack +4, Strength +3, Large')
    .on(hero('a', 0, 0, { bab: 4, abilities: { str: 16 }, size: 'large' }), creature('b', 2, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives({ attacker: { check: 'grapple', modifier: 11 } }),
  start('check', 'extra', 'the grapple modifier of a Small creature')
    .on(hero('a', 0, 0, { bab: 1, abilities: { str: 10 }, size: 'small' }), creature('b', 1, 0))
    .ask(special('grapple', 'a', 'b'))
    .gives({ attacker: { modifier: -3 } }),
  start('check', 'extra', 'a tie is the higher modifier’s')
    .on(hold({ bab: 1, abilities: { str: 10 } }, { bab: 3, abilities: { str: 10 } }))
    .ask(grapple('a', 'grapple-pin', against(15, 15)))
    .gives({ outcome: { result: 'failure', margin: 0 } }),
  start('check', 'extra', 'a tie of equals is rolled again')
    .on(hold({ bab: 3, abilities: { str: 10 } }, { bab: 3, abilities: { str: 10 } }))
    .ask(grapple('a', 'grapple-pin', against(15, 15)))
    .gives({ outcome: { result: 'reroll' } }),
  start('hold', 0, 'an armed enemy beside it, outside the grapple')
    .on(
      hero('a', 3, 0, { ...HELD, grapples: ['b'] }),
      creature('b', 4, 0, HELD),
      creature('c', 3, 1),
    )
    .ask(grapple('a', 'grapple-enter-space', { to: [4, 0] }))
    .gives({ ...YES, kind: 'not-an-action', opportunities: [{ by: 'c', leaving: [3, 0] }] }),
  start('hold', 'extra', 'an enemy who is in the grapple gets nothing')
    .on(
      hero('a', 3, 0, { ...HELD, grapples: ['b', 'c'] }),
      creature('b', 4, 0),
      creature('c', 3, 1),
    )
    .ask(grapple('a', 'grapple-enter-space', { against: 'b' }))
    .gives({ opportunities: [] }),
  start('join', 0, 'a second Large one')
    .on(mob('large', 1))
    .ask(special('grapple', 'n', 't'))
    .gives({ ...YES, opportunities: [] }),
  start('join', 1, 'a third Large one')
    .on(mob('large', 2))
    .ask(special('grapple', 'n', 't'))
    .gives(no('too-many')),
  start('join', 2, 'an eighth Small one')
    .on(mob('small', 7))
    .ask(special('grapple', 'n', 't'))
    .gives(YES),
  start('join', 'extra', 'a ninth grappler around one creature')
    .on(mob('small', 8))
    .ask(special('grapple', 'n', 't'))
    .gives(no('too-many')),
  start('join', 'extra', 'a fourth of its size, and a fifth')
    .on(mob('medium', 3))
    .ask(special('grapple', 'n', 't'))
    .gives(YES),
  start('join', 'extra', 'a fifth of its size')
    .on(mob('medium', 4))
    .ask(special('grapple', 'n', 't'))
    .gives(no('too-many')),
  start('join', 'extra', 'two sizes larger: alone')
    .on(mob('huge', 1))
    .ask(special('grapple', 'n', 't'))
    .gives(no('too-many')),
  start('join', 'extra', 'the check is still needed')
    .on(mob('medium', 1))
    .ask(special('grapple', 'n', 't', totals(5, 10)))
    .gives(effects('failure')),

  inside('allowed-actions', 0, 'shooting at somebody outside')
    .on(hold())
    .ask(grapple('a', 'ranged-attack'))
    .gives(no('not-in-grapple')),
  inside('allowed-actions', 1, 'charging a third one')
    .on(hold())
    .ask(grapple('a', 'charge'))
    .gives(no('not-in-grapple', 'immobile')),
  inside('allowed-actions', 2, 'trying to get free')
    .on(hold())
    .ask(grapple('a', 'grapple-break-free'))
    .gives(YES),
  inside('allowed-actions', 3, 'reading a scroll')
    .on(hold())
    .ask(grapple('a', 'activate-item-spell-completion'))
    .gives(no('not-in-grapple')),
  inside('allowed-actions', 'extra', 'a grapple action outside a grapple')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(grapple('a', 'grapple-pin'))
    .gives(no('only-in-grapple')),
  inside('allowed-actions', 'extra', 'the creature that was grabbed may deal damage')
    .on(hold())
    .ask(grapple('b', 'grapple-damage', against(15, 10)))
    .gives({ ...YES, against: ['a'] }),

  inside('ranged-random', 0, 'a Medium and a Large one, shot from afar')
    .on(
      hero('a', 0, 0, { ...HELD, grapples: ['b'] }),
      ogre('b', 1, 0, { ...HELD, grapples: ['a'] }),
      archer('s', 9, 9),
    )
    .ask(attack('s', 'b', 'bow'))
    .gives({
      struckAtRandom: [
        { id: 'a', chance: 20 },
        { id: 'b', chance: 80 },
      ],
    }),
  inside('ranged-random', 'extra', 'three of them: 1, 4 and 9')
    .on(
      hero('a', 0, 0, { ...HELD, grapples: ['b'] }),
      ogre('b', 1, 0, { ...HELD, grapples: ['a', 'c'] }),
      creature('c', 3, 0, { ...HELD, size: 'huge', grapples: ['b'] }),
      archer('s', 19, 9),
    )
    .ask(attack('s', 'b', 'bow'))
    .gives({ struckAtRandom: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }),

  inside('items', 0, 'a wand in hand')
    .on(hold())
    .ask(grapple('a', 'activate-item-spell-trigger'))
    .gives(YES),
  inside('items', 'extra', 'a potion drunk in a grapple')
    .on(hold())
    .ask(grapple('a', 'drink-potion'))
    .gives(YES),
  inside('items', 'extra', 'a potion as a plain action')
    .on(hold())
    .ask(act('a', 'drink-potion'))
    .cites('sigil.action.table-standard')
    .gives({ legal: true, why: [], kind: 'standard' }),
  inside('items', 'extra', 'a scroll is not for a grapple')
    .on(hold())
    .ask(grapple('a', 'activate-item-spell-completion'))
    .gives(no('not-in-grapple')),

  inside('attack', 0, 'with a dagger: −4')
    .on(hold({ attacks: 'dagger' }))
    .ask(grapple('a', 'grapple-attack', { with: 'dagger' }))
    .gives({ ...YES, modifiers: [{ on: 'attack', value: -4 }] }),
  inside('attack', 'extra', 'an attack in a grapple with a longsword')
    .on(hold())
    .ask(grapple('a', 'grapple-attack', { with: 'sword' }))
    .gives(no('wrong-weapon')),
  inside('attack', 'extra', 'once a round')
    .on(hold({ attacks: 'dagger' }))
    .ask(grapple('a', 'grapple-attack', { already: true }))
    .gives(no('once-per-round')),
  inside('attack', 'extra', 'with the opponent’s own dagger, once its check is won')
    .on(hold({}, { attacks: 'dagger' }))
    .ask(grapple('a', 'grapple-use-weapon', against(18, 12)))
    .gives({ ...YES, ...effects('success', { of: 'a', effect: 'may-attack-at-once', value: -4 }) }),
  inside('attack', 'extra', 'an attack in a grapple with the opponent’s longsword')
    .on(hold())
    .ask(grapple('a', 'grapple-use-weapon'))
    .gives(no('wrong-weapon')),

  inside('damage', 0, 'a Medium one wins')
    .on(hold())
    .ask(grapple('a', 'grapple-damage', against(18, 12)))
    .gives(effects('success', { of: 'b', effect: 'unarmed-damage', on: ['nonlethal'] })),
  inside('damage', 'extra', 'lethal: −4 on the check')
    .on(hold({ bab: 4, abilities: { str: 16 } }))
    .ask(grapple('a', 'grapple-damage', { lethal: true, ...against(18, 12) }))
    .gives({
      own: { modifier: 3 },
      ...effects('success', { of: 'b', effect: 'unarmed-damage', on: ['lethal'] }),
    }),

  inside('draw', 0, 'a longsword')
    .on(hold())
    .ask(grapple('a', 'draw-light-weapon-grappling', { with: 'sword' }))
    .gives(no('wrong-weapon')),
  inside('draw', 'extra', 'drawing a weapon in a grapple by the normal action')
    .on(hold())
    .ask(grapple('a', 'draw-weapon'))
    .gives(no('not-in-grapple')),
  inside('draw', 'extra', 'a dagger, with a won check')
    .on(hold({ attacks: 'dagger' }))
    .ask(grapple('a', 'draw-light-weapon-grappling', { with: 'dagger', ...against(18, 12) }))
    .gives({ ...YES, ...effects('success', { of: 'a', effect: 'draws' }) }),
  inside('draw', 'extra', 'a component takes the round, and no check')
    .on(hold())
    .ask(grapple('a', 'grapple-retrieve-component'))
    .gives({ ...YES, kind: 'full-round' }),

  inside('throw-down', 0, 'thrown aside: prone beside it, and over')
    .on(hold(), block(-1, -1))
    .ask(grapple('a', 'grapple-throw-down', { apart: true, ...against(18, 12) }))
    .gives({
      own: { modifiers: [{ value: -4 }] },
      opportunities: [],
      ...effects(
        'success',
        { of: 'b', effect: 'prone', cells: cells('0,-1 1,-1 -1,0 1,0 -1,1 0,1 1,1') },
        { of: 'b', effect: 'grapple-ends' },
      ),
    }),
  inside('throw-down', 'extra', 'without the −4 it is prone and still held')
    .on(hold())
    .ask(grapple('a', 'grapple-throw-down', against(18, 12)))
    .gives(
      effects('success', { of: 'b', effect: 'prone' }, { of: 'b', effect: 'still-grappling' }),
    ),

  inside('pin', 0, 'who holds a pin attacks nobody else')
    .on(pin())
    .ask(grapple('a', 'melee-attack'))
    .cites('sigil.condition.grappling-allowed-actions')
    .gives(no('not-in-grapple')),
  inside('pin', 'extra', 'a creature that pins neither casts nor attacks with its dagger')
    .on(pin({ attacks: 'dagger' }))
    .ask(grapple('a', 'grapple-attack', { with: 'dagger' }))
    .gives(no('not-in-grapple')),
  inside('pin', 'extra', 'a creature that pins deals damage')
    .on(pin())
    .ask(grapple('a', 'grapple-damage'))
    .gives(YES),
  inside('pin', 'extra', 'a creature that pins may snatch a worn item')
    .on(pin())
    .ask(grapple('a', 'disarm'))
    .gives(YES),
  inside('pin', 'extra', 'a creature that does not pin may not snatch an item')
    .on(hold())
    .ask(grapple('a', 'disarm'))
    .gives(no('only-while-pinning')),
  inside('pin', 'extra', 'a won check pins for a round')
    .on(hold())
    .ask(grapple('a', 'grapple-pin', against(18, 12)))
    .gives(effects('success', { of: 'b', effect: 'pinned', until: 'one-round' })),
  inside('pin', 'extra', 'a pinned creature does not attack in the grapple')
    .on(pin())
    .ask(grapple('b', 'grapple-damage'))
    .cites('sigil.condition.pinned')
    .gives(no('condition-forbids', 'not-in-grapple')),
  inside('pin', 'extra', 'a pinned creature tries to escape')
    .on(pin({}, { skills: { 'escape-artist': { bonus: 8 } } }))
    .ask(grapple('b', 'escape-grapple', against(20, 15)))
    .cites('sigil.condition.pinned')
    .gives({
      ...YES,
      kind: 'standard',
      own: { check: 'escape-artist', modifier: 8 },
      ...effects(
        'success',
        { of: 'b', effect: 'unpinned' },
        { of: 'b', effect: 'still-grappling' },
      ),
    }),

  inside('cast', 0, 'level 3, no gestures')
    .on(hold())
    .ask(grapple('a', 'cast-spell', { spell: { level: 3 } }))
    .gives({ ...YES, dc: 23 }),
  inside('cast', 1, 'level 3, gestures')
    .on(hold())
    .ask(grapple('a', 'cast-spell', { spell: { level: 3, somatic: true } }))
    .gives({ ...YES, dc: 53 }),
  inside('cast', 'extra', 'a failed check loses the spell')
    .on(hold())
    .ask(grapple('a', 'cast-spell', { spell: { level: 3 }, roll: 22 }))
    .gives(effects('failure', { of: 'a', effect: 'spell-lost' })),
  inside('cast', 'extra', 'a component that is not in hand')
    .on(hold())
    .ask(grapple('a', 'cast-spell', { spell: { level: 1, material: true } }))
    .gives(no('component-not-ready')),
  inside('cast', 'extra', 'a casting of a whole round')
    .on(hold())
    .ask(grapple('a', 'cast-spell', { spell: { level: 1, slow: true } }))
    .gives(no('casting-too-slow')),
  inside('cast', 'extra', 'pinned, with a component')
    .on(pin())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, components: true } }))
    .gives(no('condition-forbids')),
  inside('cast', 'extra', 'pinned, without')
    .on(pin())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1 } }))
    .gives({ ...YES, dc: 21 }),

  inside('cast', 1, 'level 3, gestures, asked as an action')
    .on(hold())
    .ask(act('a', 'cast-spell', { level: 3, spell: { components: true, somatic: true } }))
    .gives({ ...YES, checks: [{ skill: 'concentration', dc: 53 }] }),
  inside('cast', 'extra', 'pinned, asked as an action, with a component')
    .on(pin())
    .ask(act('b', 'cast-spell', { level: 1, spell: { components: true } }))
    .gives(no('condition-forbids')),
  inside('cast', 'extra', 'pinned, asked as an action, without')
    .on(pin())
    .ask(act('b', 'cast-spell', { level: 1, spell: {} }))
    .gives({ ...YES, checks: [{ skill: 'concentration', dc: 21 }] }),
  inside('cast', 'extra', 'pinned, asked as an action, and nobody says what the spell needs')
    .on(pin())
    .ask(act('b', 'cast-spell', { level: 1 }))
    .gives({ ...YES, unknown: ['ask.spell'] }),
  inside('cast', 'extra', 'pinned, a spell-like ability')
    .on(pin())
    .ask(grapple('b', 'use-spell-like-ability', { spell: { level: 2 } }))
    .gives({ ...YES, dc: 22 }),

  inside('release', 0, 'both let go, the foe loses, a friend of the other stands by')
    .on(hold(), hero('c', 2, 1, { attacks: 'longspear' }))
    .ask(grapple('a', 'release-grapple', { both: true, ...against(18, 12) }))
    .gives({ ...YES, kind: 'free', ...effects('success', { of: 'b', effect: 'moved', by: 'a' }) }),
  inside('release', 'extra', 'the one who is moved provokes')
    .on(hold(), hero('c', 2, 1))
    .ask(grapple('a', 'release-grapple', { both: true, ...against(18, 12) }))
    .gives({ opportunities: [{ by: 'c' }] }),
  inside('release', 'extra', 'only one of the grapplers releases the hold')
    .on(hold())
    .ask(grapple('a', 'release-grapple'))
    .gives({ ...YES, ...effects('success', { of: 'a', effect: 'still-grappling' }) }),
  inside('release', 'extra', 'the loser of the check is moved')
    .on(hold(), corridor(0))
    .ask(grapple('a', 'release-grapple', { both: true, ...against(10, 12) }))
    .gives(effects('failure', { of: 'a', effect: 'moved', by: 'b', cells: cells('0,0 2,0') })),

  inside('escape', 0, 'two opponents, 14 and 19, against 18')
    .on(hold({ grapples: ['b', 'c'] }), creature('c', 0, 1, HELD))
    .ask(grapple('a', 'grapple-break-free', against(18, 14, 19)))
    .gives({ outcome: { result: 'failure', margin: -1 } }),
  inside('escape', 'extra', 'escaping a grapple into the free squares of a passage')
    .on(hold(), corridor(0))
    .ask(grapple('a', 'grapple-break-free', against(18, 12)))
    .gives(effects('success', { of: 'a', effect: 'grapple-ends', cells: cells('0,0 2,0') })),
  inside('escape', 'extra', 'Escape Artist takes a standard action of its own')
    .on(hold({ skills: { 'escape-artist': { bonus: 12 } } }))
    .ask(grapple('a', 'escape-grapple'))
    .gives({ ...YES, kind: 'standard', own: { modifier: 12 } }),

  inside('free-other', 0, 'the pinner loses')
    .on(...pin({}, {}), creature('c', 0, 1, { ...HELD, grapples: ['a'] }))
    .ask(grapple('c', 'grapple-free-other', { frees: 'b', ...against(18, 12) }))
    .gives({
      others: [{ of: 'a' }],
      ...effects(
        'success',
        { of: 'b', effect: 'unpinned' },
        { of: 'b', effect: 'still-grappling' },
      ),
    }),

  inside('move', 0, 'a base speed of six squares')
    .on(hold())
    .ask(grapple('a', 'grapple-move', against(18, 12)))
    .gives({
      kind: 'standard',
      distance: 3,
      ...effects('success', { of: 'a', effect: 'moves-grapple', squares: 3 }),
    }),
  inside('move', 'extra', 'with one who is pinned: +4')
    .on(pin())
    .ask(grapple('a', 'grapple-move'))
    .gives({ own: { modifier: 4 } }),
  inside('move', 'extra', 'several: the highest must be beaten')
    .on(hold({ grapples: ['b', 'c'] }), creature('c', 0, 1, HELD))
    .ask(grapple('a', 'grapple-move', against(18, 12, 20)))
    .gives({ outcome: { result: 'failure' } }),
]);
