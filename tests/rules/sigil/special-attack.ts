/** Area special-attack: what replaces an attack: aid, disarm, feint, sunder, trip, coup de grace. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { block, cases, citing, creature, hero, move, ogre, turn, type Answer, type AttackInput, type At, type Case, type Cites, type Thing } from '../cases.ts';
import { all, illegal, legal } from '../checks.ts';

const rule = (name: string, index: Case['case'], given: string, on: Case['on'], ask: Case['ask'], want: Answer | ((a: Answer) => void), cites?: Cites): Case => ({
  rule: `sigil.special-attack.${name}`, case: index, given, on, ask, ...(typeof want === 'function' ? { check: want } : { expect: want }), ...citing(cites),
});

const YES = { legal: true, why: [] };
const no = (...why: string[]): Answer => ({ legal: false, why });
/** Nobody and nothing else provokes. */
const from = (...by: string[]): Answer => ({ opportunities: by.map((id) => ({ by: id })) });
const won = (...effects: Answer[]): Answer => ({ outcome: { result: 'success', effects } });
const lost = (...effects: Answer[]): Answer => ({ outcome: { result: 'failure', effects } });
const sums = (attacker: number, defender: number): Answer => ({ attacker: { modifier: attacker }, defender: { modifier: defender } });

const greataxe: AttackInput = { id: 'greataxe', kind: 'melee', twoHanded: true, tags: ['slashing'] };
const rapier: AttackInput = { id: 'rapier', kind: 'melee', tags: ['piercing'] };
const club: AttackInput = { id: 'club', kind: 'melee', tags: ['bludgeoning'] };
const chain: AttackInput = { id: 'chain', kind: 'melee', reachWeapon: 'reach-and-near', twoHanded: true, tags: ['trips', 'piercing'] };
const crossbow: AttackInput = { id: 'crossbow', kind: 'ranged', twoHanded: true, rangeIncrement: 16, tags: ['crossbow'], damage: '1d8' };

/** Two of Medium size beside each other, a hero `a` and a foe `b`. */
const duel = (a: Parameters<typeof hero>[3] = {}, b: Parameters<typeof creature>[3] = {}): Thing[] => [hero('a', 0, 0, a), creature('b', 1, 0, b)];
const charge = (path: At[]): Case['ask'] => move('a', path, 'charge');
const along = (to: number): At[] => Array.from({ length: to + 1 }, (_, x): At => [x, 0]);

export default cases('sigil', [
  rule('replacing-attacks', 0, 'a base attack bonus of +6: two attacks, any of them a trip', duel({ bab: 6 }), special('trip', 'a', 'b'), { legal: true, times: 2, kind: 'standard' }),
  rule('replacing-attacks', 'extra', 'at +5 there is one attack', duel({ bab: 5 }), special('disarm', 'a', 'b'), { legal: true, times: 1 }),
  rule('replacing-attacks', 'extra', 'a bull rush takes no attack’s place', duel({ bab: 6 }), special('bull-rush', 'a', 'b'), (a) => expect(a).not.toHaveProperty('times'), 'a bull rush is an action of its own, so no attack is replaced'),

  rule('aid-another', 0, 'a 12 helps the ally on the other side', [...duel(), hero('c', 2, 0)], special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }),
    { ...YES, kind: 'standard', opportunities: [], ...won({ of: 'c', effect: 'aided', value: 2, on: ['attack', 'ac'], until: 'start-of-next-turn' }) }),
  rule('aid-another', 1, 'the enemy is two squares away', [hero('a', 0, 0), creature('b', 2, 0), hero('c', 3, 0)], special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }), no('target-out-of-reach')),
  rule('aid-another', 'extra', 'a 10 is enough, a 9 is not', [...duel(), hero('c', 2, 0)], special('aid-another', 'a', 'b', { ally: 'c', roll: 9 }), lost()),
  rule('aid-another', 'extra', 'an ally who is not in melee with it', [...duel(), hero('c', 6, 0)], special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }), no('not-engaged')),

  rule('charge-path', 0, 'nine squares of a twelve-square charge', [hero('a', 0, 0), creature('b', 10, 0)], charge(along(9)), legal(9)),
  rule('charge-path', 1, 'only one square', [hero('a', 0, 0), creature('b', 2, 0)], charge([[0, 0], [1, 0]]), illegal('too-short')),
  rule('charge-path', 2, 'the target is unseen at the start', [hero('a', 0, 0), creature('b', 5, 0, { visibleTo: ['foes'] })], charge(along(4)), illegal('no-line-of-sight')),
  rule('charge-blocked', 0, 'an ally stands in the way', [hero('a', 0, 0), hero('c', 4, 0), creature('b', 8, 0)], charge(along(7)), illegal('through-ally')),
  rule('charge-blocked', 'extra', 'a sleeping enemy is a creature in the way', [hero('a', 0, 0), creature('c', 4, 0, { conditions: ['asleep'] }), creature('b', 8, 0)],
    charge(along(7)), illegal('through-enemy')),
  rule('charge-blocked', 2, 'a corpse is no creature', [hero('a', 0, 0), creature('c', 4, 0, { conditions: ['dead'] }), creature('b', 8, 0)],
    charge(along(7)), legal(7)),
  rule('charge-path', 'extra', 'the nearest place strikes the far squares of a big target past the dead zone of a polearm',
    [ogre('a', 3, 3, { attacks: [{ id: 'spear', kind: 'melee', reachWeapon: 'reach' }] }), hero('c', 1, 4, { size: 'large', attacks: 'none' }), creature('f', 5, 3), creature('g', 5, 5)],
    charge([[3, 3], [3, 2], [3, 1]]), legal(2)),
  rule('charge-path', 'extra', 'no charge ends in a narrow place with the foe in the polearm’s dead zone from one of its lanes',
    [hero('a', 1, 6, { size: 'large', attacks: 'longspear' }), creature('b', 3, 7), block(2, 5)],
    charge([[1, 6], [1, 5], [1, 4]]), illegal('not-nearest')),
  rule('charge-path', 'extra', 'the nearest free square holds a corpse', [hero('a', 0, 0), creature('c', 7, 0, { conditions: ['dead'] }), creature('b', 8, 0)],
    charge(along(7)), legal(7)),
  rule('charge-blocked', 1, 'a difficult square in the way', [hero('a', 0, 0), creature('b', 8, 0), { cell: { at: [4, 0], terrain: 'difficult' } }], charge(along(7)), illegal('difficult-terrain', [4, 0]), ['sigil.terrain.difficult-no-run-charge']),
  rule('charge-provokes', 0, 'past an armed enemy', [hero('a', 0, 0), creature('c', 3, 1), creature('b', 8, 0)], charge(along(7)), (a) => {
    expect(a['opportunities']).toMatchObject([{ by: 'c' }]);
  }),
  rule('charge-standard', 0, 'seven squares in a surprise round', [hero('a', 0, 0), creature('b', 8, 0), turn({ active: 'a', surprise: true, order: ['a', 'b'] })], charge(along(7)), illegal('over-speed')),
  rule('charge-standard', 1, 'six squares in a surprise round', [hero('a', 0, 0), creature('b', 7, 0), turn({ active: 'a', surprise: true, order: ['a', 'b'] })], charge(along(6)), legal(6)),
  rule('charge-standard', 'extra', 'the same six-square way is well within a whole charge', [hero('a', 0, 0), creature('b', 8, 0), turn({ active: 'a', order: ['a', 'b'] })], charge(along(7)), legal(7), 'a control: a whole charge is allowed, and the short one is not needed'),

  rule('charge-attack', 0, 'attack +5, armour class 16', [hero('a', 0, 0), creature('b', 1, 0)], attack('a', 'b', 'sword', { action: 'charge', bonus: 5 }), (a) => {
    expect(a).toMatchObject({ bonus: 7, modifiers: [{ on: 'attack', value: 2 }], own: [{ on: 'ac', value: -2 }] });
  }),
  rule('charge-attack', 'extra', 'and whoever strikes back finds it easier', [hero('a', 0, 0, { conditions: ['charging'] }), creature('b', 1, 0)], attack('b', 'a', 'sword'), { total: { attack: 0, ac: -2 } }),
  rule('fight-defensively', 0, 'attack +6, armour class 15', duel(), attack('a', 'b', 'sword', { defensively: true, bonus: 6 }), (a) => {
    expect(a).toMatchObject({ bonus: 2, own: [{ on: 'ac', value: 2, type: 'dodge' }] });
  }),
  rule('fight-defensively', 'extra', 'it takes no action', duel(), act('a', 'fight-defensively'), { legal: true, kind: 'not-an-action', opportunities: [] }, 'a control: it is declared with an attack and takes no action by itself'),
  rule('total-defence', 0, 'struck at as it moves away', duel({ conditions: ['total-defence'] }), attack('b', 'a', 'sword', { action: 'opportunity', forMovement: true }), { possible: true, total: { attack: 0, ac: 4 } }),
  rule('total-defence', 'extra', 'and it moves away provoking', duel({ conditions: ['total-defence'] }), move('a', [[0, 0], [-1, 0]]), legal(1, [['b', [0, 0]]]), 'the mover’s defense does not decide whether its movement provokes'),
  rule('total-defence', 'extra', 'it takes no opportunity itself', duel({ conditions: ['total-defence'] }), move('b', [[1, 0], [2, 0]]), legal(1, []), 'the answer cites that total defence takes no opportunities, a rule of another id'),

  rule('coup-de-grace', 0, 'a bow from four squares away', [hero('a', 0, 0, { attacks: [{ id: 'bow', kind: 'ranged', tags: ['bow'] }] }), creature('b', 4, 0, { conditions: ['paralyzed'] })],
    special('coup-de-grace', 'a', 'b'), no('target-out-of-reach')),
  rule('coup-de-grace', 1, '14 damage: Fortitude 24', duel({}, { conditions: ['paralyzed'] }), special('coup-de-grace', 'a', 'b', { damage: 14 }),
    { ...YES, kind: 'full-round', automatic: true, save: { kind: 'fortitude', dc: 24 } }),
  rule('coup-de-grace', 'extra', 'the same bow from beside it', [hero('a', 0, 0, { attacks: [{ id: 'bow', kind: 'ranged', tags: ['bow'] }] }), creature('b', 1, 1, { conditions: ['paralyzed'] })],
    special('coup-de-grace', 'a', 'b'), YES),
  rule('coup-de-grace', 'extra', 'a target that can defend itself', duel(), special('coup-de-grace', 'a', 'b'), no('not-helpless')),
  rule('coup-de-grace', 'extra', 'a sleeping undead is immune to critical hits', duel({}, { conditions: ['paralyzed'], traits: ['undead'] }), special('coup-de-grace', 'a', 'b'), no('critical-immune')),
  rule('coup-de-grace', 'extra', 'whoever threatens may strike', [...duel({}, { conditions: ['paralyzed'] }), creature('c', 0, 1), creature('d', 0, 3)], special('coup-de-grace', 'a', 'b'), from('c')),
  rule('coup-de-grace', 'extra', 'hidden or not, it takes one round', duel({}, { conditions: ['paralyzed', 'invisible'] }), special('coup-de-grace', 'a', 'b'), { ...YES, rounds: 1 }),

  rule('disarm-provokes', 0, 'the answering blow deals damage', duel(), special('disarm', 'a', 'b', { struck: 5, ...totals(20, 1) }), { ...YES, ...from('b'), outcome: { result: 'ruined', effects: [] } }),
  rule('disarm-provokes', 1, 'the answering blow misses', duel(), special('disarm', 'a', 'b', { struck: 0, ...totals(20, 12) }), { ...from('b'), outcome: { result: 'success', margin: 8 } }),
  rule('disarm-provokes', 'extra', 'its feat leaves the target no blow', duel({ traits: ['improved-disarm'] }), special('disarm', 'a', 'b'), { ...from(), ...sums(4, 0) }),
  rule('disarm-provokes', 'extra', 'only the target strikes', [...duel(), creature('c', 0, 1)], special('disarm', 'a', 'b'), from('b')),
  rule('disarm-check', 0, 'a Large two-handed weapon against a one-handed one', [ogre('b', 1, 0, { attacks: [greataxe] }), hero('a', 0, 0)], special('disarm', 'b', 'a'), sums(8, 0)),
  rule('disarm-check', 'extra', 'a dagger against a longspear', duel({ attacks: 'dagger' }, { attacks: 'longspear' }), special('disarm', 'a', 'b'), sums(-4, 4)),
  rule('disarm-check', 'extra', 'bare hands against a sword held in two', duel({ attacks: 'none' }), special('disarm', 'a', 'b', { grips: { defender: 'two-handed' } }), sums(-4, 4)),
  rule('disarm-check', 'extra', 'a Small attacker against a Huge one', [hero('a', 0, 0, { size: 'small' }), creature('b', 1, 0, { size: 'huge' })], special('disarm', 'a', 'b'), sums(0, 12)),
  rule('disarm-result', 0, 'the sword falls in its holder’s square', duel(), special('disarm', 'a', 'b', totals(18, 10)), won({ of: 'b', effect: 'dropped', at: [1, 0] })),
  rule('disarm-result', 1, 'an armed defender who wins may disarm back', duel(), special('disarm', 'a', 'b', totals(10, 18)), lost({ of: 'b', effect: 'may-disarm-back' })),
  rule('disarm-result', 'extra', 'and that provokes nothing', duel(), special('disarm', 'b', 'a', { inReturn: true, ...totals(10, 18) }), { ...from(), ...lost() }),
  rule('disarm-result', 'extra', 'with empty hands it may keep the thing', duel({ attacks: 'none' }), special('disarm', 'a', 'b', totals(18, 10)),
    won({ of: 'b', effect: 'dropped' }, { of: 'a', effect: 'may-take-it' })),
  rule('disarm-worn', 0, 'the ring of one who is not pinned', duel(), special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'ring' } }), no('not-removable')),
  rule('disarm-worn', 1, 'a clasp', duel(), special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'shoulders', easy: true } }), { ...YES, ...sums(4, 0) }),
  rule('disarm-worn', 'extra', 'the ring of one that it has pinned, who holds on to it', [hero('a', 0, 0, { pins: 'b' }), creature('b', 1, 0, { conditions: ['pinned'] })],
    special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'ring' } }), { ...YES, ...sums(0, 4) }),
  rule('disarm-worn', 'extra', 'no answer in kind', duel(), special('disarm', 'a', 'b', { object: { kind: 'worn', slot: 'neck' }, ...totals(10, 18) }), lost()),

  rule('feint', 0, 'Bluff 20 against 18', duel(), special('feint', 'a', 'b', totals(20, 18)), { ...YES, kind: 'standard', ...from(), ...won({ of: 'b', effect: 'loses-dexterity', by: 'a' }) }),
  rule('feint', 1, 'against an ooze', duel({}, { traits: ['ooze'] }), special('feint', 'a', 'b', totals(20, 1)), no('mindless')),
  rule('feint', 'extra', 'the sheets’ numbers, a target that is no humanoid', duel({ skills: { bluff: { bonus: 7 } } }, { bab: 4, skills: { 'sense-motive': { bonus: 2 } }, traits: ['dragon'] }), special('feint', 'a', 'b'), sums(3, 6)),
  rule('feint', 'extra', 'a beast’s wits', duel({ skills: { bluff: { bonus: 10 } } }, { abilities: { int: 2 }, traits: ['animal'] }), special('feint', 'a', 'b'), { attacker: { modifier: 2 } }),
  rule('feint', 'extra', 'a tie deceives nobody', duel(), special('feint', 'a', 'b', totals(18, 18)), lost()),
  rule('feint', 'extra', 'its feat makes it a move action', duel({ traits: ['improved-feint'] }), special('feint', 'a', 'b'), { kind: 'move' }),

  rule('trip-target', 0, 'Medium against Huge', [hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' })], special('trip', 'a', 'b'), no('too-big')),
  rule('trip-target', 1, 'with a spiked chain', duel({ attacks: [chain] }), special('trip', 'a', 'b', { with: 'chain' }), { ...YES, touch: true, ...from() }),
  rule('trip-target', 2, 'a snake', duel({}, { traits: ['has-no-legs'] }), special('trip', 'a', 'b'), no('no-legs')),
  rule('trip-target', 'extra', 'a sword is no help: with bare hands, and the target answers', duel(), special('trip', 'a', 'b'), { ...YES, touch: true, ...from('b') }),
  rule('trip-target', 'extra', 'Medium against Large', [hero('a', 0, 0), ogre('b', 1, 0)], special('trip', 'a', 'b'), YES),
  rule('trip-target', 'extra', 'a ghost', duel({}, { traits: ['incorporeal'] }), special('trip', 'a', 'b'), no('incorporeal')),
  rule('trip-target', 'extra', 'two squares away: with the chain, not with the hands', [hero('a', 0, 0, { attacks: [chain] }), creature('b', 2, 0)], special('trip', 'a', 'b', { with: 'chain' }), YES),
  rule('trip-target', 'extra', 'two squares away with a spear that trips nobody', [hero('a', 0, 0, { attacks: 'longspear' }), creature('b', 2, 0)], special('trip', 'a', 'b', { with: 'longspear' }), no('target-out-of-reach')),
  rule('trip-check', 0, 'a horse', [hero('a', 0, 0), creature('b', 1, 0, { size: 'large', build: 'long', traits: ['more-than-two-legs'] })], special('trip', 'a', 'b'), sums(0, 8)),
  rule('trip-check', 'extra', 'the better of Strength and Dexterity is the defender’s choice', duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 18 } }), special('trip', 'a', 'b'),
    { attacker: { check: 'strength', modifier: 3 }, defender: { check: 'dexterity', choices: ['strength', 'dexterity'], modifier: 4 } }),
  rule('trip-check', 'extra', 'a rider may use Ride', [...duel({}, { mount: 'm', skills: { ride: { bonus: 9 } } }), creature('m', 1, 0, { size: 'large' })], special('trip', 'a', 'b'), { defender: { check: 'ride', modifier: 9 } }),
  rule('trip-check', 'extra', 'ten ranks of Balance at −10', duel({}, { skills: { balance: { ranks: 10, bonus: 16 } } }), special('trip', 'a', 'b', { checks: { defender: 'balance' } }), { defender: { check: 'balance', modifier: 6 } }),
  rule('trip-check', 'extra', 'nine ranks do not serve', duel({}, { skills: { balance: { ranks: 9, bonus: 16 } } }), special('trip', 'a', 'b', { checks: { defender: 'balance' } }), { defender: { check: 'strength' } }),
  rule('trip-check', 'extra', 'dice and sheets: 10 + 3 against 12 + 0', duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 10 } }), special('trip', 'a', 'b', { dice: { attacker: 10, defender: 12 } }),
    { attacker: { total: 13 }, defender: { total: 12 }, outcome: { result: 'success', margin: 1 } }),
  rule('trip-check', 'extra', 'a tie is the higher modifier’s', duel({ abilities: { str: 16 } }, { abilities: { str: 10, dex: 10 } }), special('trip', 'a', 'b', totals(14, 14)), { outcome: { result: 'success', margin: 0 } }),
  rule('trip-check', 'extra', 'a tie of equals is rolled again', duel(), special('trip', 'a', 'b', totals(14, 14)), { outcome: { result: 'reroll', effects: [] } }),
  rule('trip-result', 0, 'the one with the chain loses', duel({ attacks: [chain] }), special('trip', 'a', 'b', { with: 'chain', ...totals(5, 15) }),
    lost({ of: 'b', effect: 'may-trip-back' }, { of: 'a', effect: 'may-drop-weapon', by: 'chain' })),
  rule('trip-result', 'extra', 'the loser lies in its own space', duel(), special('trip', 'a', 'b', totals(15, 5)), won({ of: 'b', effect: 'prone', at: [1, 0] })),
  rule('trip-result', 'extra', 'a Balance check wins no trip in return', duel({}, { skills: { balance: { ranks: 12, bonus: 20 } } }), special('trip', 'a', 'b', { checks: { defender: 'balance' }, ...totals(5, 15) }), lost()),
  rule('trip-result', 'extra', 'a rider is unhorsed', [...duel({}, { mount: 'm' }), creature('m', 1, 0, { size: 'large' })], special('trip', 'a', 'b', totals(15, 5)),
    won({ of: 'b', effect: 'unhorsed', by: 'm' }, { of: 'b', effect: 'prone' })),
  rule('trip-result', 'extra', 'a winged flyer stalls', duel({}, { conditions: ['flying'], traits: ['winged'], speed: { fly: 8, manoeuvrability: 'average' } }), special('trip', 'a', 'b', totals(15, 5)), won({ of: 'b', effect: 'stalls' })),

  rule('sunder', 0, 'a greataxe against a dagger', duel({ attacks: [greataxe] }, { attacks: 'dagger' }), special('sunder', 'a', 'b'), { ...YES, ...from('b'), ...sums(4, -4) }),
  rule('sunder', 'extra', 'a rapier breaks nothing', duel({ attacks: [rapier] }), special('sunder', 'a', 'b'), no('wrong-weapon')),
  rule('sunder', 'extra', '9 damage, hardness 5', duel({ attacks: [club] }), special('sunder', 'a', 'b', { damage: 9, object: { kind: 'held', hardness: 5 }, ...totals(15, 10) }), won({ of: 'b', effect: 'object-damaged', value: 4 })),
  rule('sunder', 'extra', 'a Large attacker', [ogre('b', 1, 0, { attacks: [club] }), hero('a', 0, 0)], special('sunder', 'b', 'a'), sums(4, 0)),
  rule('sunder-worn', 0, 'a Tiny thing on one with Dexterity +3', duel({ attacks: [club] }, { abilities: { dex: 16 } }), special('sunder', 'a', 'b', { object: { kind: 'worn', size: 'tiny' } }), { ...YES, ...from('b'), ac: 15 }),
  rule('sunder-worn', 'extra', 'struck with 15, missed with 14', duel({ attacks: [club] }, { abilities: { dex: 16 } }), special('sunder', 'a', 'b', { object: { kind: 'worn', size: 'tiny' }, roll: 14 }), { outcome: { result: 'failure', margin: -1 } }),
  rule('sunder-worn', 'extra', 'never armour', duel({ attacks: [club] }), special('sunder', 'a', 'b', { object: { kind: 'armour' } }), no('not-armour')),
  rule('sunder-worn', 'extra', 'a familiar on the shoulder is quicker than its master', [...duel({ attacks: [club] }, { abilities: { dex: 12 } }), creature('f', 1, 0, { size: 'tiny', abilities: { dex: 20 } })],
    special('sunder', 'a', 'b', { object: { kind: 'worn', creature: 'f' } }), { ac: 17 }),
  rule('trip-target', 'extra', 'a pinned attacker trips nobody', duel({ conditions: ['pinned'] }), special('trip', 'a', 'b'), all((a) => expect(a['legal']).toBe(false), (a) => expect(a['why']).toContain('condition-forbids'))),
  rule('trip-target', 'extra', 'nothing is left of its standard action', [...duel(), turn({ active: 'a', order: ['a', 'b'], spent: { standard: true } })], special('trip', 'a', 'b'), no('no-action-left')),
  rule('coup-de-grace', 'extra', 'a crossbow at hand, a move action used', [...duel({ attacks: [crossbow] }, { conditions: ['asleep'] }), turn({ active: 'a', order: ['a', 'b'], spent: { move: 1 } })], special('coup-de-grace', 'a', 'b'), no('no-action-left')),
]);
