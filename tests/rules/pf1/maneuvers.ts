/** Combat maneuvers: bonus, defense, margins and results. */
import {
  cells,
  block,
  cases,
  corridor,
  creature,
  fill,
  hero,
  options,
  type Answer,
  type At,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { all } from '../checks.ts';
import { expect } from 'vitest';
import { owed } from '../asks/attacks.ts';
import { special } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const SPIKES: AttackInput = { id: 'spikes', kind: 'melee', light: true, tags: ['worn'] };
/** BAB +5, Strength 16: +8, against 19 with Dexterity 12. */
const fighter = (x = 4, y = 5, more: CreatureMore = {}) =>
  hero('a', x, y, { bab: 5, abilities: { str: 16, dex: 12 }, attacks: ['sword', 'fist'], ...more });
/** BAB +4, Strength 14, Dexterity 14: defense 18. */
const orc = (x = 5, y = 5, more: CreatureMore = {}) =>
  creature('b', x, y, { bab: 4, abilities: { str: 14, dex: 14 }, ...more });
const roll = (n: number, more: object = {}) => ({ roll: n, ...more });
const bonus =
  (n: number) =>
  (a: Answer): void =>
    expect((a['attacker'] as { modifier: number }).modifier).toBe(n);
const defense =
  (n: number) =>
  (a: Answer): void =>
    expect((a['defender'] as { modifier: number }).modifier).toBe(n);
const effects =
  (...wanted: readonly object[]) =>
  (a: Answer): void => {
    expect((a['outcome'] as { effects: object[] }).effects).toMatchObject([...wanted]);
  };
const succeeds =
  (n: number, more: object = {}) =>
  (a: Answer): void =>
    expect({ ...(a['outcome'] as object), asked: n, ...more }).toMatchObject({ result: 'success' });
const fails = (a: Answer): void => expect(a['outcome']).toMatchObject({ result: 'failure' });
const barred =
  (why: string) =>
  (a: Answer): void => {
    expect(a['legal']).toBe(false);
    expect(a['why']).toContain(why);
  };

export default cases('pf1', [
  row('special-attack.cmb', 0, 'BAB +5, Strength 16, Medium')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b'))
    .gives(bonus(8)),
  row('special-attack.cmb', 1, 'a cat by its Dexterity')
    .on(
      hero('a', 4, 5, { size: 'tiny', bab: 0, abilities: { str: 3, dex: 15 }, attacks: 'natural' }),
      orc(4, 5),
    )
    .ask(special('disarm', 'a', 'b'))
    .gives(bonus(0)),
  row('special-attack.cmb', 2, 'an ogre')
    .on(
      hero('a', 3, 5, {
        size: 'large',
        build: 'tall',
        bab: 3,
        abilities: { str: 21, dex: 8 },
        attacks: 'fist',
      }),
      orc(),
    )
    .ask(special('bull-rush', 'a', 'b'))
    .gives(bonus(9)),
  row('size.special-modifier', 0, 'an ogre grapples')
    .on(
      hero('a', 3, 5, {
        size: 'large',
        build: 'tall',
        bab: 3,
        abilities: { str: 21, dex: 8 },
        attacks: 'fist',
      }),
      orc(),
    )
    .ask(special('grapple', 'a', 'b'))
    .gives(bonus(9)),
  row('size.special-modifier', 1, 'Huge against Large: a point between them')
    .on(
      hero('a', 2, 4, { size: 'huge', build: 'tall', bab: 6, abilities: { str: 18, dex: 10 } }),
      creature('b', 5, 5, {
        size: 'large',
        build: 'tall',
        bab: 6,
        abilities: { str: 18, dex: 10 },
      }),
    )
    .ask(special('bull-rush', 'a', 'b'))
    .gives(all(bonus(12), defense(21))),
  row('special-attack.cmd', 0, 'BAB +5, Strength 16, Dexterity 12')
    .on(orc(4, 5), {
      creature: {
        id: 'f',
        side: 'party',
        size: 'medium',
        speed: { land: 6 },
        bab: 5,
        abilities: { str: 16, dex: 12 },
        at: [5, 5],
      },
    })
    .ask(special('trip', 'b', 'f'))
    .gives(defense(19)),
  row('special-attack.cmd', 1, 'an orc')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b'))
    .gives(defense(18)),
  row('special-attack.cmd', 2, 'a goblin')
    .on(fighter(), creature('b', 5, 5, { size: 'small', bab: 1, abilities: { str: 11, dex: 15 } }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(12)),
  row('special-attack.cmd', 3, 'the orc after a charge')
    .on(fighter(), orc(5, 5, { conditions: ['charging'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(16)),
  row('special-attack.cmd', 'extra', 'a penalty on attack rolls alone does not reduce it')
    .on(fighter(), orc(5, 5, { conditions: ['shaken'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(18)),
  row('special-attack.cmd-flat-footed', 0, 'an orc, flat-footed')
    .on(fighter(), orc(5, 5, { conditions: ['flat-footed'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(16)),
  row('special-attack.cmd-flat-footed', 1, 'an ogre of Dexterity 8, flat-footed')
    .on(
      fighter(),
      creature('b', 5, 5, {
        size: 'large',
        build: 'tall',
        bab: 3,
        abilities: { str: 21, dex: 8 },
        conditions: ['flat-footed'],
      }),
    )
    .ask(special('trip', 'a', 'b'))
    .gives(defense(18)),
  row('special-attack.cmd-flat-footed', 'extra', 'the sheet’s flat-footed total')
    .on(fighter(), orc(5, 5, { cmd: 20, cmdFlatFooted: 17, conditions: ['flat-footed'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(17)),
  row('special-attack.cmd', 'extra', 'the sheet’s totals')
    .on(fighter(4, 5, { cmb: 11 }), orc(5, 5, { cmd: 20 }))
    .ask(special('trip', 'a', 'b'))
    .gives(all(bonus(11), defense(20))),
  row('condition.flat-footed', 0, 'AC 16 and defense 18, flat-footed')
    .on(fighter(), orc(5, 5, { conditions: ['flat-footed'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(16)),
  row('special-attack.cmd-denied', 0, 'a stunned orc')
    .on(fighter(), orc(5, 5, { conditions: ['stunned'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(all(defense(14), bonus(12))),
  row(
    'special-attack.cmd-denied',
    'extra',
    'with the option that the maneuver defense keeps Dexterity',
  )
    .on(options({ cmdDenied: false }), fighter(), orc(5, 5, { conditions: ['stunned'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(18)),
  row('condition.stunned', 1, 'trip of a stunned orc')
    .on(fighter(), orc(5, 5, { conditions: ['stunned'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(all(defense(14), bonus(12))),
  row('special-attack.roll', 0, '+8 against 18, a roll of 10')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b', { dice: { attacker: 10 } }))
    .gives(succeeds(10)),
  row('special-attack.roll', 0, '+8 against 18, a roll of 9')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b', { dice: { attacker: 9 } }))
    .gives(fails),
  row('special-attack.roll', 1, 'a prone fighter trips')
    .on(fighter(4, 5, { conditions: ['prone'] }), orc())
    .ask(special('trip', 'a', 'b', { dice: { attacker: 14 } }))
    .gives(all(bonus(4), succeeds(14))),
  row('special-attack.roll', 2, 'a natural 20 always succeeds')
    .on(fighter(), orc(5, 5, { cmd: 40 }))
    .ask(special('trip', 'a', 'b', { dice: { attacker: 20 } }))
    .gives(succeeds(20)),
  row('special-attack.automatic', 0, 'trip of a bound orc')
    .on(fighter(), orc(5, 5, { conditions: ['bound'] }))
    .ask(special('trip', 'a', 'b'))
    .gives({ automatic: true, outcome: { result: 'success' } }),
  row('special-attack.automatic', 1, 'a stunned target: +4')
    .on(fighter(), orc(5, 5, { conditions: ['stunned'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(bonus(12)),
  row('special-attack.weapon', 0, 'a flail disarms')
    .on(
      fighter(4, 5, { attacks: [{ id: 'flail', kind: 'melee', tags: ['disarms', 'trips'] }] }),
      orc(),
    )
    .ask(special('disarm', 'a', 'b', { with: 'flail' }))
    .gives(bonus(10)),
  row('special-attack.weapon', 0, 'a flail trips')
    .on(
      fighter(4, 5, { attacks: [{ id: 'flail', kind: 'melee', tags: ['disarms', 'trips'] }] }),
      orc(),
    )
    .ask(special('trip', 'a', 'b', { with: 'flail' }))
    .gives(bonus(8)),
  row('special-attack.weapon', 1, 'bare hands disarm')
    .on(fighter(4, 5, { attacks: 'fist' }), orc())
    .ask(special('disarm', 'a', 'b', { with: 'fist' }))
    .gives(bonus(4)),
  row('special-attack.improved', 0, 'Improved Trip')
    .on(fighter(4, 5, { traits: ['improved-trip'] }), orc())
    .ask(special('trip', 'a', 'b'))
    .gives(all(bonus(10), owed())),
  row('special-attack.improved', 0, 'the defense against trips of a creature with Improved Trip')
    .on(orc(4, 5), {
      creature: {
        id: 'f',
        side: 'party',
        size: 'medium',
        speed: { land: 6 },
        bab: 5,
        abilities: { str: 16, dex: 12 },
        traits: ['improved-trip'],
        at: [5, 5],
      },
    })
    .ask(special('trip', 'b', 'f'))
    .gives(defense(21)),
  row('special-attack.improved', 1, 'a trip with Improved Trip and Greater Trip')
    .on(fighter(4, 5, { traits: ['improved-trip', 'greater-trip'] }), orc())
    .ask(special('trip', 'a', 'b', roll(20)))
    .gives(all(bonus(12), effects({ effect: 'prone' }, { effect: 'provokes', by: 'a' }))),
  row('opportunity.greater-trip', 0, 'tripped by one with the feat')
    .on(fighter(4, 5, { traits: ['improved-trip', 'greater-trip'] }), orc(), hero('c', 6, 5))
    .ask(special('trip', 'a', 'b', roll(20)))
    .gives(effects({ of: 'b', effect: 'prone' }, { of: 'b', effect: 'provokes' })),
  row('special-attack.stability', 0, 'a wolf of four legs')
    .on(fighter(), creature('b', 5, 5, { cmd: 14, build: 'long' }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(18)),
  row('special-attack.stability', 1, 'a dwarf on the ground')
    .on(fighter(), creature('b', 5, 5, { cmd: 17, traits: ['stability'] }))
    .ask(special('drag', 'a', 'b'))
    .gives(defense(21)),
  row('special-attack.stability', 2, 'a spider of eight legs')
    .on(fighter(), creature('b', 5, 5, { cmd: 14, legs: 8 }))
    .ask(special('trip', 'a', 'b'))
    .gives(defense(26)),
  row('special-attack.bull-rush', 0, 'total 18 against 18')
    .on(fighter(), orc())
    .ask(special('bull-rush', 'a', 'b', roll(18)))
    .gives(effects({ of: 'b', effect: 'pushed', at: [6, 5] }, { of: 'a', effect: 'may-follow' })),
  row('special-attack.bull-rush', 1, 'total 28')
    .on(fighter(), orc())
    .ask(special('bull-rush', 'a', 'b', roll(28)))
    .gives(effects({ effect: 'pushed', at: [8, 5], squares: 3 }, { effect: 'may-follow' })),
  row('special-attack.bull-rush', 2, 'the pusher stays')
    .on(fighter(), orc())
    .ask(special('bull-rush', 'a', 'b', roll(18, { stays: true })))
    .gives(effects({ effect: 'pushed', at: [6, 5] })),
  row('special-attack.bull-rush', 3, 'total 17')
    .on(fighter(), orc())
    .ask(special('bull-rush', 'a', 'b', roll(17)))
    .gives(effects({ of: 'a', effect: 'ends-movement' })),
  row('special-attack.bull-rush', 4, 'diagonally, total 23')
    .on(fighter(4, 4), orc())
    .ask(special('bull-rush', 'a', 'b', roll(23)))
    .gives(effects({ effect: 'pushed', at: [7, 7] }, { effect: 'may-follow' })),
  row('special-attack.bull-rush-obstacle', 0, 'a goblin in the way: it must be pushed too')
    .on(fighter(), orc(), creature('c', 7, 5))
    .ask(special('bull-rush', 'a', 'b', roll(28)))
    .gives(
      effects(
        { effect: 'pushed', at: [6, 5] },
        { effect: 'may-follow' },
        { of: 'c', effect: 'pushed-too', value: -4, squares: 2 },
      ),
    ),
  row('special-attack.bull-rush-obstacle', 1, 'a wall in the way')
    .on(fighter(), orc(), block(7, 5))
    .ask(special('bull-rush', 'a', 'b', roll(28)))
    .gives(effects({ effect: 'pushed', at: [6, 5] }, { effect: 'may-follow' })),
  row(
    'special-attack.bull-rush-obstacle',
    2,
    'the second roll is another question: the first stops before the goblin',
  )
    .on(fighter(), orc(), creature('c', 7, 5))
    .ask(special('bull-rush', 'a', 'b', roll(23)))
    .gives(
      effects({ effect: 'pushed', at: [6, 5] }, { effect: 'may-follow' }, { effect: 'pushed-too' }),
    ),
  row(
    'special-attack.bull-rush',
    'extra',
    'a grappling creature pushes from where it stands, and does not move',
  )
    .on(fighter(4, 5, { conditions: ['grappling'] }), orc())
    .ask(special('bull-rush', 'a', 'b', roll(18, { stays: true })))
    .gives(all(succeeds(18), effects({ effect: 'pushed', at: [6, 5] }))),
  row('charge.bull-rush', 0, 'at the end of a charge')
    .on(fighter(0, 5), orc(5, 5))
    .ask(special('bull-rush', 'a', 'b', { charging: true }))
    .gives(bonus(10)),
  row('opportunity.forced-movement', 0, 'pushed past an ally of the pusher')
    .on(fighter(), orc(), hero('c', 6, 4))
    .ask(special('bull-rush', 'a', 'b', roll(23)))
    .gives(effects({ effect: 'pushed', at: [7, 5] }, { effect: 'may-follow' })),
  row('opportunity.forced-movement', 1, 'the same with Greater Bull Rush')
    .on(
      fighter(4, 5, { traits: ['improved-bull-rush', 'greater-bull-rush'] }),
      orc(),
      hero('c', 6, 4),
    )
    .ask(special('bull-rush', 'a', 'b', roll(23)))
    .gives(
      effects(
        { effect: 'pushed' },
        { effect: 'may-follow' },
        { of: 'b', effect: 'provokes', by: 'c' },
      ),
    ),
  row('opportunity.greater-bull-rush', 0, 'pushed past one ally, another far away')
    .on(fighter(4, 5, { traits: ['greater-bull-rush'] }), orc(), hero('c', 5, 4), hero('d', 9, 9))
    .ask(special('bull-rush', 'a', 'b', roll(23)))
    .gives(
      effects({ effect: 'pushed' }, { effect: 'may-follow' }, { effect: 'provokes', by: 'c' }),
    ),
  row('special-attack.disarm', 0, 'total 18')
    .on(fighter(), orc())
    .ask(special('disarm', 'a', 'b', roll(18, { with: 'sword' })))
    .gives(effects({ of: 'b', effect: 'dropped', at: [5, 5], value: 1 })),
  row('special-attack.disarm', 1, 'total 28')
    .on(fighter(), orc())
    .ask(special('disarm', 'a', 'b', roll(28, { with: 'sword' })))
    .gives(effects({ of: 'b', effect: 'dropped', value: 2 })),
  row('special-attack.disarm', 2, 'total 8')
    .on(fighter(), orc())
    .ask(special('disarm', 'a', 'b', roll(8, { with: 'sword' })))
    .gives(effects({ of: 'a', effect: 'dropped', by: 'sword' })),
  row('special-attack.disarm', 'extra', 'an attempt to disarm a creature of its spiked gauntlets')
    .on(fighter(), orc(5, 5, { attacks: [SPIKES] }))
    .ask(special('disarm', 'a', 'b', roll(28, { with: 'sword' })))
    .gives({ legal: false, why: ['cannot-be-disarmed'] }),
  row('special-attack.disarm', 'extra', 'spiked gauntlets and a sword')
    .on(fighter(), orc(5, 5, { attacks: ['sword', SPIKES] }))
    .ask(special('disarm', 'a', 'b', roll(18, { with: 'sword' })))
    .gives({ legal: true }),
  row('special-attack.grapple', 0, 'a sword in hand')
    .on(fighter(4, 5, { attacks: 'sword' }), orc())
    .ask(special('grapple', 'a', 'b', { dice: { attacker: 14 } }))
    .gives(all(bonus(4), succeeds(14))),
  row('special-attack.grapple', 1, 'success: both hold each other where they stand')
    .on(fighter(4, 5, { attacks: 'fist' }), orc())
    .ask(special('grapple', 'a', 'b', roll(18)))
    .gives(effects({ of: 'b', effect: 'grappling' }, { of: 'a', effect: 'grappling' })),
  row('special-attack.grapple', 2, 'a halfling against a giant')
    .on(
      hero('a', 4, 5, { size: 'small', attacks: 'fist', bab: 5, abilities: { str: 10, dex: 10 } }),
      creature('b', 5, 5, { size: 'huge', build: 'tall', cmd: 30 }),
    )
    .ask(special('grapple', 'a', 'b'))
    .gives({ legal: true }),
  row('movement.end-helpless', 'extra', 'a grapple: nobody moves in')
    .on(fighter(4, 5, { attacks: 'fist' }), orc())
    .ask(special('grapple', 'a', 'b', roll(18)))
    .gives(effects({ of: 'b', effect: 'grappling' }, { of: 'a', effect: 'grappling' })),
  row('reach.grab-not-adjacent', 0, 'a target four squares away is drawn to the grappler')
    .on(
      hero('a', 5, 5, { reach: 4, attacks: 'natural', cmb: 20, traits: ['aberration'] }),
      creature('b', 9, 5, { cmd: 18 }),
    )
    .ask(special('grapple', 'a', 'b', roll(20)))
    .gives((a) => {
      const [, , moved] = (a['outcome'] as { effects: { effect: string; cells: At[] }[] }).effects;
      expect(moved).toMatchObject({ of: 'b', effect: 'moved' });
      expect(moved!.cells).toContainEqual([6, 5]);
    }),
  row('reach.grab-not-adjacent', 1, 'no open square beside the grappler')
    .on(
      hero('a', 5, 5, { reach: 4, attacks: 'natural', cmb: 20, traits: ['aberration'] }),
      creature('b', 9, 5, { cmd: 18 }),
      fill(4, 4, 6, 6, (x, y) =>
        x === 5 && y === 5 ? creature('z', 20, 20) : { cell: { at: [x, y], blocks: ['move'] } },
      ),
    )
    .ask(special('grapple', 'a', 'b', roll(20)))
    .gives(barred('no-open-square')),
  row('special-attack.overrun', 0, 'total 18: passes, the target stands')
    .on(fighter(3, 5), orc())
    .ask(special('overrun', 'a', 'b', roll(18, { path: cells('3,5 4,5 5,5 6,5') })))
    .gives(effects({ of: 'a', effect: 'moves-on', at: [6, 5] })),
  row('special-attack.overrun', 1, 'total 23: the target is prone')
    .on(fighter(3, 5), orc())
    .ask(special('overrun', 'a', 'b', roll(23, { path: cells('3,5 4,5 5,5 6,5') })))
    .gives(effects({ of: 'b', effect: 'prone' }, { effect: 'moves-on' })),
  row('special-attack.overrun', 2, 'total 17: stops before it')
    .on(fighter(3, 5), orc())
    .ask(special('overrun', 'a', 'b', roll(17, { path: cells('3,5 4,5 5,5 6,5') })))
    .gives(effects({ of: 'a', effect: 'pushed-back', at: [4, 5] }, { effect: 'ends-movement' })),
  row('special-attack.overrun', 3, 'the target avoids')
    .on(fighter(3, 5), orc())
    .ask(special('overrun', 'a', 'b', { avoids: true, path: cells('3,5 4,5 5,5 6,5') }))
    .gives({ outcome: { result: 'avoided' }, kind: 'standard' }),
  row('special-attack.sunder', 0, '12 damage on a longsword')
    .on(fighter(), orc())
    .ask(
      special(
        'sunder',
        'a',
        'b',
        roll(18, { damage: 12, object: { kind: 'held', hardness: 10, hp: 5 } }),
      ),
    )
    .gives(effects({ effect: 'object-damaged', value: 2 })),
  row('special-attack.sunder', 1, '13 damage: broken')
    .on(fighter(), orc())
    .ask(
      special(
        'sunder',
        'a',
        'b',
        roll(18, { damage: 13, object: { kind: 'held', hardness: 10, hp: 5 } }),
      ),
    )
    .gives(effects({ effect: 'object-damaged', value: 3 }, { effect: 'object-broken' })),
  row('special-attack.sunder', 2, '16 damage: destroyed')
    .on(fighter(), orc())
    .ask(
      special(
        'sunder',
        'a',
        'b',
        roll(18, { damage: 16, object: { kind: 'held', hardness: 10, hp: 5 } }),
      ),
    )
    .gives(effects({ effect: 'object-damaged', value: 6 }, { effect: 'object-destroyed' })),
  row('special-attack.trip', 0, 'a wolf, total 18')
    .on(fighter(), creature('b', 5, 5, { cmd: 14, build: 'long' }))
    .ask(special('trip', 'a', 'b', roll(18)))
    .gives(effects({ of: 'b', effect: 'prone' })),
  row('special-attack.trip', 1, 'total 8: the tripper is prone')
    .on(fighter(4, 5, { attacks: 'fist' }), creature('b', 5, 5, { cmd: 14, build: 'long' }))
    .ask(special('trip', 'a', 'b', roll(8)))
    .gives(effects({ of: 'a', effect: 'prone' })),
  row('special-attack.trip', 2, 'a Huge giant')
    .on(fighter(), creature('b', 5, 5, { size: 'huge', build: 'tall', cmd: 30 }))
    .ask(special('trip', 'a', 'b'))
    .gives(barred('too-big')),
  row('flight.prone', 0, 'trip of a flying harpy')
    .on(fighter(), creature('b', 5, 5, { elevation: 1, speed: { land: 4, fly: 16 } }))
    .ask(special('trip', 'a', 'b'))
    .gives(barred('flying')),
  row('flight.prone', 'extra', 'the action, asked by itself')
    .on(fighter(), creature('b', 5, 5, { elevation: 1, speed: { land: 4, fly: 16 } }))
    .ask(act('a', 'trip', { target: 'b' }))
    .gives(barred('flying')),
  row('flight.prone', 'extra', 'the action against a harpy on the ground')
    .on(fighter(), creature('b', 5, 5, { speed: { land: 4, fly: 16 } }))
    .ask(act('a', 'trip', { target: 'b' }))
    .uncited('a control: it stands on the ground')
    .gives({ legal: true }),
  row(
    'special-attack.trip',
    'extra',
    'the action against a snake, of which the sheet says that it has no legs',
  )
    .on(fighter(), creature('b', 5, 5, { legs: 0 }))
    .ask(act('a', 'trip', { target: 'b' }))
    .uncited('a control of the list of creatures without legs')
    .gives(barred('no-legs')),
  row('condition.incorporeal', 0, 'trip of a wraith')
    .on(fighter(), creature('b', 5, 5, { traits: ['incorporeal'] }))
    .ask(special('trip', 'a', 'b'))
    .gives(barred('incorporeal')),
  row('special-attack.dirty-trick', 0, 'total 28 against 18')
    .on(fighter(), orc())
    .ask(special('dirty-trick', 'a', 'b', roll(28, { condition: 'blinded' })))
    .gives(effects({ of: 'b', effect: 'afflicted', on: ['blinded'], value: 3 })),
  row('special-attack.drag', 0, 'total 18 against 18')
    .on(fighter(), orc())
    .ask(special('drag', 'a', 'b', roll(18)))
    .gives(effects({ of: 'a', at: [3, 5] }, { of: 'b', at: [4, 5] })),
  row('special-attack.drag', 1, 'total 23')
    .on(fighter(), orc())
    .ask(special('drag', 'a', 'b', roll(23)))
    .gives(effects({ of: 'a', at: [2, 5] }, { of: 'b', at: [3, 5] })),
  row('special-attack.drag', 2, 'a creature in the way')
    .on(fighter(), orc(), creature('c', 2, 5))
    .ask(special('drag', 'a', 'b', roll(28)))
    .gives(effects({ of: 'a', at: [3, 5] }, { of: 'b', at: [4, 5] })),
  row('special-attack.reposition', 0, 'total 18: one square within reach')
    .on(fighter(), orc())
    .ask(special('reposition', 'a', 'b', roll(18, { path: cells('5,5 5,4') })))
    .gives(effects({ of: 'b', at: [5, 4] })),
  row('special-attack.reposition', 0, 'as the last square, out of reach')
    .on(fighter(), orc())
    .ask(special('reposition', 'a', 'b', roll(18, { path: cells('5,5 6,5') })))
    .gives(effects({ of: 'b', at: [6, 5] })),
  row('special-attack.reposition', 1, 'total 23: two squares')
    .on(fighter(), orc())
    .ask(special('reposition', 'a', 'b', roll(23, { path: cells('5,5 5,4 4,4') })))
    .gives(effects({ of: 'b', at: [4, 4] })),
  row('special-attack.reposition', 2, 'two squares out of reach')
    .on(fighter(), orc())
    .ask(special('reposition', 'a', 'b', roll(23, { path: cells('5,5 6,5 7,5') })))
    .gives(barred('target-out-of-reach')),
  row('special-attack.steal', 0, 'a fastened pouch')
    .on(fighter(), orc())
    .ask(special('steal', 'a', 'b', { object: { kind: 'worn', secured: true } }))
    .gives({ legal: true, defender: { modifier: 23 } }),
  row('special-attack.feint', 0, 'an orc, Wisdom 8')
    .on(fighter(), orc(5, 5, { abilities: { wis: 8, int: 10 }, traits: ['humanoid'] }))
    .ask(special('feint', 'a', 'b'))
    .gives(defense(13)),
  row('special-attack.feint', 1, 'a guard trained in Sense Motive')
    .on(
      fighter(),
      orc(5, 5, {
        bab: 2,
        abilities: { wis: 12, int: 10 },
        skills: { 'sense-motive': { ranks: 3, bonus: 6 } },
        traits: ['humanoid'],
      }),
    )
    .ask(special('feint', 'a', 'b'))
    .gives(defense(16)),
  row('special-attack.feint', 2, 'a dog')
    .on(
      fighter(4, 5, { skills: { bluff: { bonus: 10 } } }),
      creature('b', 5, 5, { abilities: { int: 2, wis: 12 }, traits: ['animal'] }),
    )
    .ask(special('feint', 'a', 'b'))
    .gives(bonus(2)),
  row('opportunity.manoeuvre-target', 0, 'trip, a comrade of the target beside')
    .on(fighter(), orc(), creature('c', 4, 4))
    .ask(special('trip', 'a', 'b'))
    .gives(owed('b')),
  row('opportunity.manoeuvre-target', 1, 'with Improved Trip')
    .on(fighter(4, 5, { traits: ['improved-trip'] }), orc(), creature('c', 4, 4))
    .ask(special('trip', 'a', 'b'))
    .gives(owed()),
  row('opportunity.manoeuvre-target', 2, 'bull rush, not charging')
    .on(fighter(), orc(), creature('c', 4, 4))
    .ask(special('bull-rush', 'a', 'b'))
    .gives(owed('b')),
  row('opportunity.manoeuvre-hit-penalty', 0, 'the opportunity deals 6')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b', { struck: 6, dice: { attacker: 16 } }))
    .gives(all(bonus(2), succeeds(16))),
  row('charge.manoeuvre', 0, 'trip at the end of a charge')
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b', { charging: true }))
    .gives(bonus(10)),
  row('condition.energy-drained', 0, 'two negative levels')
    .on(
      fighter(4, 5, { cmb: 8, conditions: ['energy-drained', 'energy-drained'] }),
      orc(5, 5, { conditions: ['energy-drained', 'energy-drained'], hitDice: 6 }),
    )
    .ask(special('trip', 'a', 'b'))
    .gives(all(bonus(6), defense(16))),
  row('condition.helpless', 'extra', 'coup de grace of a bound zombie')
    .on(fighter(), orc(5, 5, { conditions: ['helpless'], traits: ['undead'] }))
    .ask(special('coup-de-grace', 'a', 'b', { with: 'sword' }))
    .gives({ legal: true }),
  row('special-attack.coup-de-grace', 0, 'a helpless zombie')
    .on(fighter(), orc(5, 5, { conditions: ['helpless'], traits: ['undead'] }))
    .ask(special('coup-de-grace', 'a', 'b', { with: 'sword' }))
    .gives({ legal: true }),
  row('modifier.precision-immune', 2, 'coup de grace of a bound golem')
    .on(fighter(), orc(5, 5, { conditions: ['helpless'], traits: ['construct'] }))
    .ask(special('coup-de-grace', 'a', 'b', { with: 'sword' }))
    .gives({ legal: true }),
  row('condition.pinned', 1, 'coup de grace of a pinned creature')
    .on(fighter(), orc(5, 5, { conditions: ['pinned'] }))
    .ask(special('coup-de-grace', 'a', 'b', { with: 'sword' }))
    .gives(barred('not-helpless')),
  row('special-attack.trip', 'extra', 'no free attack follows a trip')
    .on(fighter(4, 5, { traits: ['improved-trip'] }), orc())
    .ask(special('trip', 'a', 'b', roll(18)))
    .gives(effects({ effect: 'prone' })),
  row('special-attack.bull-rush', 'extra', 'in a corridor with a wall behind')
    .on(corridor(5), fighter(), orc(), block(6, 5))
    .ask(special('bull-rush', 'a', 'b', roll(18)))
    .gives(effects({ effect: 'not-moved' })),
  row('flight.bull-rush', 0, 'a griffon rushes a harpy in the air')
    .on(
      hero('a', 4, 5, { cmb: 10, elevation: 3, speed: { land: 6, fly: 16 }, attacks: 'natural' }),
      creature('b', 5, 5, { cmd: 16, elevation: 3, speed: { land: 4, fly: 16 } }),
    )
    .ask(special('bull-rush', 'a', 'b', roll(22)))
    .gives(effects({ effect: 'pushed', at: [7, 5] }, { effect: 'may-follow' })),
  row(
    'special-attack.trip',
    'extra',
    'total 8 with a flail: the tripper falls, or drops the flail instead',
  )
    .on(
      fighter(4, 5, { attacks: [{ id: 'flail', kind: 'melee', tags: ['disarms', 'trips'] }] }),
      orc(),
    )
    .ask(special('trip', 'a', 'b', roll(8, { with: 'flail' })))
    .gives(
      effects({ of: 'a', effect: 'prone' }, { of: 'a', effect: 'may-drop-weapon', by: 'flail' }),
    ),
  row(
    'special-attack.trip',
    'extra',
    'total 8 with a sword: the tripper falls, and dropping the sword does not help',
  )
    .on(fighter(), orc())
    .ask(special('trip', 'a', 'b', roll(8, { with: 'sword' })))
    .gives(effects({ of: 'a', effect: 'prone' })),
  row(
    'opportunity.manoeuvre-target',
    'extra',
    'a trip with a weapon made for it: the target may strike all the same',
  )
    .on(
      fighter(4, 5, { attacks: [{ id: 'flail', kind: 'melee', tags: ['disarms', 'trips'] }] }),
      orc(),
    )
    .ask(special('trip', 'a', 'b', { with: 'flail' }))
    .gives(owed('b')),
]);
