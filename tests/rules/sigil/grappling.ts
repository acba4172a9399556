/** Grapples: starting one, joining one, and what may be done within (areas special-attack and condition). */
import { attack } from '../asks/attacks.ts';
import { against, grapple, special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { archer, block, cases, citing, corridor, creature, hero, ogre, type Answer, type Case, type Cites, type CreatureMore, type Thing } from '../cases.ts';

const row = (rule: string, index: Case['case'], given: string, on: Case['on'], ask: Case['ask'], expect: Answer, cites?: Cites): Case =>
  ({ rule: `sigil.${rule}`, case: index, given, on, ask, expect, ...citing(cites) });
const start = (name: string, ...rest: [Case['case'], string, Case['on'], Case['ask'], Answer, Cites?]): Case => row(`special-attack.grapple-${name}`, ...rest);
const inside = (name: string, ...rest: [Case['case'], string, Case['on'], Case['ask'], Answer, Cites?]): Case => row(`condition.grappling-${name}`, ...rest);

const no = (...why: string[]): Answer => ({ legal: false, why });
const YES = { legal: true, why: [] };
const effects = (result: string, ...list: Answer[]): Answer => ({ outcome: { result, effects: list } });
const HELD: CreatureMore = { conditions: ['grappling'] };
/** `a` and `b` in a grapple, `a` a hero. */
const hold = (a: CreatureMore = {}, b: CreatureMore = {}): Thing[] => [hero('a', 0, 0, { ...HELD, grapples: ['b'], ...a }), creature('b', 1, 0, { ...HELD, ...b })];
const pin = (a: CreatureMore = {}, b: CreatureMore = {}): Thing[] => hold({ pins: 'b', ...a }, { conditions: ['grappling', 'pinned'], ...b });
/** A Medium hero held by several foes of one size. */
const mob = (size: 'small' | 'medium' | 'large' | 'huge', held: number): Thing[] =>
  [hero('t', 4, 4, HELD), ...Array.from({ length: held }, (_, i) => creature(`g${i}`, 4, 4, { size, grapples: ['t'], ...HELD })), creature('n', 5, 4, { size })];

export default cases('sigil', [
  start('start', 0, 'Medium against Huge', [hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' })], special('grapple', 'a', 'b', totals(40, 1)), effects('failure')),
  start('start', 'extra', 'a touch, and the target strikes', [hero('a', 0, 0), creature('b', 1, 0), creature('c', 0, 1)], special('grapple', 'a', 'b'), { ...YES, touch: true, opportunities: [{ by: 'b' }] }),
  start('start', 'extra', 'the blow deals damage', [hero('a', 0, 0), creature('b', 1, 0)], special('grapple', 'a', 'b', { struck: 1, ...totals(40, 1) }), effects('ruined')),
  start('start', 'extra', 'the touch misses', [hero('a', 0, 0), creature('b', 1, 0)], special('grapple', 'a', 'b', { touches: false }), effects('failure')),
  start('start', 'extra', 'won: both are in a grapple, and it hurts', [hero('a', 0, 0), creature('b', 1, 0)], special('grapple', 'a', 'b', totals(18, 12)),
    effects('success', { of: 'b', effect: 'grappling' }, { of: 'a', effect: 'grappling' }, { of: 'b', effect: 'unarmed-damage' })),
  start('start', 'extra', 'Medium against Large is a check like any', [hero('a', 0, 0), ogre('b', 1, 0)], special('grapple', 'a', 'b', totals(18, 12)), { ...YES, outcome: { result: 'success' } }),
  start('start', 'extra', 'with the feat', [hero('a', 0, 0, { traits: ['improved-grapple'] }), creature('b', 1, 0)], special('grapple', 'a', 'b'), { opportunities: [], attacker: { modifier: 4 } }),
  start('check', 0, 'base attack +4, Strength +3, Large', [hero('a', 0, 0, { bab: 4, abilities: { str: 16 }, size: 'large' }), creature('b', 2, 0)], special('grapple', 'a', 'b'), { attacker: { check: 'grapple', modifier: 11 } }),
  start('check', 'extra', 'Small: −4', [hero('a', 0, 0, { bab: 1, abilities: { str: 10 }, size: 'small' }), creature('b', 1, 0)], special('grapple', 'a', 'b'), { attacker: { modifier: -3 } }),
  start('check', 'extra', 'a tie is the higher modifier’s', hold({ bab: 1, abilities: { str: 10 } }, { bab: 3, abilities: { str: 10 } }), grapple('a', 'grapple-pin', against(15, 15)), { outcome: { result: 'failure', margin: 0 } }),
  start('check', 'extra', 'a tie of equals is rolled again', hold({ bab: 3, abilities: { str: 10 } }, { bab: 3, abilities: { str: 10 } }), grapple('a', 'grapple-pin', against(15, 15)), { outcome: { result: 'reroll' } }),
  start('hold', 0, 'an armed enemy beside it, outside the grapple', [hero('a', 3, 0, { ...HELD, grapples: ['b'] }), creature('b', 4, 0, HELD), creature('c', 3, 1)], grapple('a', 'grapple-enter-space', { to: [4, 0] }),
    { ...YES, kind: 'not-an-action', opportunities: [{ by: 'c', leaving: [3, 0] }] }),
  start('hold', 'extra', 'an enemy who is in the grapple gets nothing', [hero('a', 3, 0, { ...HELD, grapples: ['b', 'c'] }), creature('b', 4, 0), creature('c', 3, 1)], grapple('a', 'grapple-enter-space', { against: 'b' }), { opportunities: [] }),
  start('join', 0, 'a second Large one', mob('large', 1), special('grapple', 'n', 't'), { ...YES, opportunities: [] }),
  start('join', 1, 'a third Large one', mob('large', 2), special('grapple', 'n', 't'), no('too-many')),
  start('join', 2, 'an eighth Small one', mob('small', 7), special('grapple', 'n', 't'), YES),
  start('join', 'extra', 'a ninth', mob('small', 8), special('grapple', 'n', 't'), no('too-many')),
  start('join', 'extra', 'a fourth of its size, and a fifth', mob('medium', 3), special('grapple', 'n', 't'), YES),
  start('join', 'extra', 'a fifth of its size', mob('medium', 4), special('grapple', 'n', 't'), no('too-many')),
  start('join', 'extra', 'two sizes larger: alone', mob('huge', 1), special('grapple', 'n', 't'), no('too-many')),
  start('join', 'extra', 'the check is still needed', mob('medium', 1), special('grapple', 'n', 't', totals(5, 10)), effects('failure')),

  inside('allowed-actions', 0, 'shooting at somebody outside', hold(), grapple('a', 'ranged-attack'), no('not-in-grapple')),
  inside('allowed-actions', 1, 'charging a third one', hold(), grapple('a', 'charge'), no('not-in-grapple', 'immobile')),
  inside('allowed-actions', 2, 'trying to get free', hold(), grapple('a', 'grapple-break-free'), YES),
  inside('allowed-actions', 3, 'reading a scroll', hold(), grapple('a', 'activate-item-spell-completion'), no('not-in-grapple')),
  inside('allowed-actions', 'extra', 'and none of it outside a grapple', [hero('a', 0, 0), creature('b', 1, 0)], grapple('a', 'grapple-pin'), no('only-in-grapple')),
  inside('allowed-actions', 'extra', 'the one who was grabbed may do the same', hold(), grapple('b', 'grapple-damage', against(15, 10)), { ...YES, against: ['a'] }),

  inside('ranged-random', 0, 'a Medium and a Large one, shot from afar', [hero('a', 0, 0, { ...HELD, grapples: ['b'] }), ogre('b', 1, 0, { ...HELD, grapples: ['a'] }), archer('s', 9, 9)], attack('s', 'b', 'bow'),
    { struckAtRandom: [{ id: 'a', chance: 20 }, { id: 'b', chance: 80 }] }),
  inside('ranged-random', 'extra', 'three of them: 1, 4 and 9', [hero('a', 0, 0, { ...HELD, grapples: ['b'] }), ogre('b', 1, 0, { ...HELD, grapples: ['a', 'c'] }), creature('c', 3, 0, { ...HELD, size: 'huge', grapples: ['b'] }), archer('s', 19, 9)], attack('s', 'b', 'bow'),
    { struckAtRandom: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }),

  inside('items', 0, 'a wand in hand', hold(), grapple('a', 'activate-item-spell-trigger'), YES),
  inside('items', 'extra', 'a potion', hold(), grapple('a', 'drink-potion'), YES),
  inside('items', 'extra', 'a potion as a plain action', hold(), act('a', 'drink-potion'), { legal: true, why: [], kind: 'standard' }, ['sigil.action.table-standard']),
  inside('items', 'extra', 'a scroll is not for a grapple', hold(), grapple('a', 'activate-item-spell-completion'), no('not-in-grapple')),

  inside('attack', 0, 'with a dagger: −4', hold({ attacks: 'dagger' }), grapple('a', 'grapple-attack', { with: 'dagger' }), { ...YES, modifiers: [{ on: 'attack', value: -4 }] }),
  inside('attack', 'extra', 'not with a sword', hold(), grapple('a', 'grapple-attack', { with: 'sword' }), no('wrong-weapon')),
  inside('attack', 'extra', 'once a round', hold({ attacks: 'dagger' }), grapple('a', 'grapple-attack', { already: true }), no('once-per-round')),
  inside('attack', 'extra', 'with the opponent’s own dagger, once its check is won', hold({}, { attacks: 'dagger' }), grapple('a', 'grapple-use-weapon', against(18, 12)),
    { ...YES, ...effects('success', { of: 'a', effect: 'may-attack-at-once', value: -4 }) }),
  inside('attack', 'extra', 'not with the opponent’s sword', hold(), grapple('a', 'grapple-use-weapon'), no('wrong-weapon')),

  inside('damage', 0, 'a Medium one wins', hold(), grapple('a', 'grapple-damage', against(18, 12)), effects('success', { of: 'b', effect: 'unarmed-damage', on: ['nonlethal'] })),
  inside('damage', 'extra', 'lethal: −4 on the check', hold({ bab: 4, abilities: { str: 16 } }), grapple('a', 'grapple-damage', { lethal: true, ...against(18, 12) }),
    { own: { modifier: 3 }, ...effects('success', { of: 'b', effect: 'unarmed-damage', on: ['lethal'] }) }),

  inside('draw', 0, 'a longsword', hold(), grapple('a', 'draw-light-weapon-grappling', { with: 'sword' }), no('wrong-weapon')),
  inside('draw', 'extra', 'by the action for all weapons', hold(), grapple('a', 'draw-weapon'), no('not-in-grapple')),
  inside('draw', 'extra', 'a dagger, with a won check', hold({ attacks: 'dagger' }), grapple('a', 'draw-light-weapon-grappling', { with: 'dagger', ...against(18, 12) }), { ...YES, ...effects('success', { of: 'a', effect: 'draws' }) }),
  inside('draw', 'extra', 'a component takes the round, and no check', hold(), grapple('a', 'grapple-retrieve-component'), { ...YES, kind: 'full-round' }),

  inside('throw-down', 0, 'thrown aside: prone beside it, and over', [hold(), block(-1, -1)], grapple('a', 'grapple-throw-down', { apart: true, ...against(18, 12) }), { own: { modifiers: [{ value: -4 }] },
    opportunities: [], ...effects('success', { of: 'b', effect: 'prone', cells: [[0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]] }, { of: 'b', effect: 'grapple-ends' }) }),
  inside('throw-down', 'extra', 'without the −4 it is prone and still held', hold(), grapple('a', 'grapple-throw-down', against(18, 12)), effects('success', { of: 'b', effect: 'prone' }, { of: 'b', effect: 'still-grappling' })),

  inside('pin', 0, 'who holds a pin attacks nobody else', pin(), grapple('a', 'melee-attack'), no('not-in-grapple'), ['sigil.condition.grappling-allowed-actions']),
  inside('pin', 'extra', 'nor casts, nor strikes with its own dagger', pin({ attacks: 'dagger' }), grapple('a', 'grapple-attack', { with: 'dagger' }), no('not-in-grapple')),
  inside('pin', 'extra', 'but it deals damage', pin(), grapple('a', 'grapple-damage'), YES),
  inside('pin', 'extra', 'and may snatch what is worn', pin(), grapple('a', 'disarm'), YES),
  inside('pin', 'extra', 'who holds no pin snatches nothing', hold(), grapple('a', 'disarm'), no('only-while-pinning')),
  inside('pin', 'extra', 'a won check pins for a round', hold(), grapple('a', 'grapple-pin', against(18, 12)), effects('success', { of: 'b', effect: 'pinned', until: 'one-round' })),
  inside('pin', 'extra', 'who is pinned does nothing of the kind', pin(), grapple('b', 'grapple-damage'), no('condition-forbids', 'not-in-grapple'), ['sigil.condition.pinned']),
  inside('pin', 'extra', 'but tries to slip away', pin({}, { skills: { 'escape-artist': { bonus: 8 } } }), grapple('b', 'escape-grapple', against(20, 15)),
    { ...YES, kind: 'standard', own: { check: 'escape-artist', modifier: 8 }, ...effects('success', { of: 'b', effect: 'unpinned' }, { of: 'b', effect: 'still-grappling' }) }, ['sigil.condition.pinned']),

  inside('cast', 0, 'level 3, no gestures', hold(), grapple('a', 'cast-spell', { spell: { level: 3 } }), { ...YES, dc: 23 }),
  inside('cast', 1, 'level 3, gestures', hold(), grapple('a', 'cast-spell', { spell: { level: 3, somatic: true } }), { ...YES, dc: 53 }),
  inside('cast', 'extra', 'a failed check loses the spell', hold(), grapple('a', 'cast-spell', { spell: { level: 3 }, roll: 22 }), effects('failure', { of: 'a', effect: 'spell-lost' })),
  inside('cast', 'extra', 'a component that is not in hand', hold(), grapple('a', 'cast-spell', { spell: { level: 1, material: true } }), no('component-not-ready')),
  inside('cast', 'extra', 'a casting of a whole round', hold(), grapple('a', 'cast-spell', { spell: { level: 1, slow: true } }), no('casting-too-slow')),
  inside('cast', 'extra', 'pinned, with a component', pin(), grapple('b', 'cast-spell', { spell: { level: 1, components: true } }), no('condition-forbids', 'not-in-grapple')),
  inside('cast', 'extra', 'pinned, without', pin(), grapple('b', 'cast-spell', { spell: { level: 1 } }), { ...YES, dc: 21 }),

  inside('release', 0, 'both let go, the foe loses, a friend of the other stands by', [hold(), hero('c', 2, 1, { attacks: 'longspear' })], grapple('a', 'release-grapple', { both: true, ...against(18, 12) }), { ...YES, kind: 'free',
    ...effects('success', { of: 'b', effect: 'moved', by: 'a' }) }),
  inside('release', 'extra', 'the one who is moved provokes', [hold(), hero('c', 2, 1)], grapple('a', 'release-grapple', { both: true, ...against(18, 12) }), { opportunities: [{ by: 'c' }] }),
  inside('release', 'extra', 'only one lets go', hold(), grapple('a', 'release-grapple'), { ...YES, ...effects('success', { of: 'a', effect: 'still-grappling' }) }),
  inside('release', 'extra', 'who loses is moved itself', [hold(), corridor(0)], grapple('a', 'release-grapple', { both: true, ...against(10, 12) }), effects('failure', { of: 'a', effect: 'moved', by: 'b', cells: [[0, 0], [2, 0]] })),

  inside('escape', 0, 'two opponents, 14 and 19, against 18', [hold({ grapples: ['b', 'c'] }), creature('c', 0, 1, HELD)], grapple('a', 'grapple-break-free', against(18, 14, 19)), { outcome: { result: 'failure', margin: -1 } }),
  inside('escape', 'extra', 'out of it, into the free squares of a passage', [hold(), corridor(0)], grapple('a', 'grapple-break-free', against(18, 12)), effects('success', { of: 'a', effect: 'grapple-ends', cells: [[0, 0], [2, 0]] })),
  inside('escape', 'extra', 'Escape Artist takes a standard action of its own', hold({ skills: { 'escape-artist': { bonus: 12 } } }), grapple('a', 'escape-grapple'), { ...YES, kind: 'standard', own: { modifier: 12 } }),

  inside('free-other', 0, 'the pinner loses', [...pin({}, {}), creature('c', 0, 1, { ...HELD, grapples: ['a'] })], grapple('c', 'grapple-free-other', { frees: 'b', ...against(18, 12) }),
    { others: [{ of: 'a' }], ...effects('success', { of: 'b', effect: 'unpinned' }, { of: 'b', effect: 'still-grappling' }) }),

  inside('move', 0, 'a base speed of six squares', hold(), grapple('a', 'grapple-move', against(18, 12)), { kind: 'standard', distance: 3, ...effects('success', { of: 'a', effect: 'moves-grapple', squares: 3 }) }),
  inside('move', 'extra', 'with one who is pinned: +4', pin(), grapple('a', 'grapple-move'), { own: { modifier: 4 } }),
  inside('move', 'extra', 'several: the highest must be beaten', [hold({ grapples: ['b', 'c'] }), creature('c', 0, 1, HELD)], grapple('a', 'grapple-move', against(18, 12, 20)), { outcome: { result: 'failure' } }),
]);
