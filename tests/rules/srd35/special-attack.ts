/**
 * 3.5 SRD: the coup de grace and the overrun of the two chapters; special attacks in the general
 * 3.5 rules.
 */
import { expect } from 'vitest';
import { grapple, over, special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cells,
  cases,
  creature,
  hero,
  turn,
  type Answer,
  type AttackInput,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { effects } from '../checks.ts';
import { row, rowsOf } from '../rows.ts';

const rule = rowsOf('srd35.special-attack');
const YES = { legal: true, why: [] };
const no = (...why: string[]): Answer => ({ legal: false, why });

const crossbow: AttackInput = {
  id: 'crossbow',
  kind: 'ranged',
  rangeIncrement: 16,
  tags: ['crossbow'],
  damage: '1d8',
  critical: { from: 19, times: 2 },
};
const dart: AttackInput = { id: 'dart', kind: 'thrown', rangeIncrement: 4, tags: [] };
const longsword: AttackInput = {
  id: 'sword',
  kind: 'melee',
  damage: '1d8',
  critical: { from: 19, times: 2 },
};
const axe: AttackInput = {
  id: 'axe',
  kind: 'melee',
  damage: '1d12',
  critical: { from: 20, times: 3 },
};
const longspear: AttackInput = {
  id: 'spear',
  kind: 'melee',
  reachWeapon: 'reach',
  twoHanded: true,
  damage: '1d8',
};

/** A hero beside a sleeping creature. */
const sleeper = (a: CreatureMore = {}, b: CreatureMore = {}): Thing[] => [
  hero('a', 0, 0, a),
  creature('b', 1, 0, { conditions: ['asleep'], ...b }),
];
const kill = (more: Record<string, unknown> = {}): Case['ask'] =>
  special('coup-de-grace', 'a', 'b', more);

export default cases('srd35', [
  rule('coup-de-grace-action', 0, 'a sword, a sleeper, a whole round')
    .on(...sleeper(), turn({ active: 'a', order: ['a', 'b'] }))
    .ask(kill())
    .gives({ ...YES, kind: 'full-round' }),
  rule('coup-de-grace-action', 1, 'only a standard action is left')
    .on(...sleeper(), turn({ active: 'a', order: ['a', 'b'], spent: { move: 1 } }))
    .ask(kill())
    .gives(no('no-action-left')),
  rule('coup-de-grace-action', 'extra', 'a coup de grace on a creature that is awake')
    .on(sleeper({}, { conditions: ['prone'] }))
    .ask(kill())
    .gives(no('not-helpless')),
  rule('coup-de-grace-action', 'extra', 'bound or paralyzed will do')
    .on(sleeper({}, { conditions: ['paralyzed'] }))
    .ask(kill())
    .gives(YES),
  rule('coup-de-grace-action', 'extra', 'a pinned one is not at its mercy')
    .on(sleeper({}, { conditions: ['pinned'] }))
    .ask(kill())
    .gives(no('not-helpless')),
  rule('coup-de-grace-action', 'extra', 'a coup de grace out of the sword’s reach')
    .on(hero('a', 0, 0), creature('b', 2, 0, { conditions: ['asleep'] }))
    .ask(kill())
    .gives(no('target-out-of-reach')),
  rule('coup-de-grace-action', 'extra', 'a longspear strikes two squares away')
    .on(hero('a', 0, 0, { attacks: [longspear] }), creature('b', 2, 0, { conditions: ['asleep'] }))
    .ask(kill())
    .gives(YES),
  rule('coup-de-grace-action', 'extra', 'a coup de grace with a bow from a distance')
    .on(sleeper({ attacks: [longspear] }))
    .ask(kill())
    .gives(no('target-out-of-reach')),
  rule('coup-de-grace-bow-adjacent', 0, 'a crossbow, corner to corner')
    .on(hero('a', 0, 0, { attacks: [crossbow] }), creature('b', 1, 1, { conditions: ['asleep'] }))
    .ask(kill())
    .gives(YES),
  rule('coup-de-grace-bow-adjacent', 1, 'a crossbow two squares away')
    .on(hero('a', 0, 0, { attacks: [crossbow] }), creature('b', 2, 0, { conditions: ['asleep'] }))
    .ask(kill())
    .gives(no('target-out-of-reach')),
  rule('coup-de-grace-bow-adjacent', 'extra', 'a dart is neither bow nor crossbow')
    .on(sleeper({ attacks: [dart] }))
    .ask(kill())
    .gives(no('no-weapon-ready')),
  rule('coup-de-grace-auto-critical', 0, 'a longsword, 1d8 + 4')
    .on(sleeper({ attacks: [longsword] }))
    .ask(kill({ bonus: 4 }))
    .gives({ automatic: true, damage: '2d8+8' }),
  rule('coup-de-grace-auto-critical', 'extra', 'a greataxe, ×3')
    .on(sleeper({ attacks: [axe] }))
    .ask(kill({ bonus: 5 }))
    .gives({ automatic: true, damage: '3d12+15' }),
  rule('coup-de-grace-fortitude', 0, '18 damage')
    .on(sleeper())
    .ask(kill({ damage: 18 }))
    .gives({ save: { kind: 'fortitude', dc: 28 } }),
  rule('coup-de-grace-fortitude', 'extra', 'no save before the damage is known')
    .on(sleeper())
    .ask(kill())
    .uncited('a control: without damage no saving throw is asked')
    .gives((a) => expect(a).not.toHaveProperty('save')),
  rule('coup-de-grace-sneak', 0, 'a rogue of 3d6')
    .on(sleeper({ traits: ['sneak-attack-3'], attacks: [longsword] }))
    .ask(kill({ bonus: 4 }))
    .gives({ precision: [{ count: 3, sides: 6 }], damage: '2d8+8+3d6' }),
  rule('coup-de-grace-sneak', 'extra', 'a coup de grace without sneak attack')
    .on(sleeper({ attacks: [longsword] }))
    .ask(kill())
    .uncited('a control: it has no sneak attack to add')
    .gives((a) => expect(a).not.toHaveProperty('precision')),
  rule('coup-de-grace-critical-immune', 0, 'an ooze')
    .on(sleeper({}, { traits: ['ooze'], conditions: ['helpless'] }))
    .ask(kill())
    .gives(no('critical-immune')),
  rule('coup-de-grace-total-concealment', 0, 'an invisible sleeper: found first, then struck')
    .on(sleeper({}, { conditions: ['asleep', 'invisible'] }))
    .ask(kill())
    .gives({ ...YES, rounds: 2 }),
  rule('coup-de-grace-total-concealment', 'extra', 'the round after it was found')
    .on(sleeper({}, { conditions: ['asleep', 'invisible'] }))
    .ask(kill({ found: true }))
    .gives({ ...YES, rounds: 1 }),
  rule(
    'coup-de-grace-total-concealment',
    'extra',
    'the action coup-de-grace, the round after the foe was found',
  )
    .on(sleeper({}, { conditions: ['asleep', 'invisible'] }))
    .ask(act('a', 'coup-de-grace', { target: 'b' }))
    .gives({ legal: true, kind: 'full-round', rounds: 2 }),
  rule('coup-de-grace-total-concealment', 'extra', 'the action of an attacker that sees nothing')
    .on(sleeper({ conditions: ['blinded'] }))
    .ask(act('a', 'coup-de-grace', { target: 'b' }))
    .gives({ rounds: 2 }),
  rule('coup-de-grace-total-concealment', 'extra', 'the action in the dark')
    .on(...sleeper(), { cell: { at: [1, 0], light: 'dark' } })
    .ask(act('a', 'coup-de-grace', { target: 'b' }))
    .gives({ rounds: 2 }),
  rule('coup-de-grace-total-concealment', 'extra', 'the action after the victim was found')
    .on(sleeper({}, { conditions: ['asleep', 'invisible'] }))
    .ask(act('a', 'coup-de-grace', { target: 'b', found: true }))
    .uncited('a control: only the blow is left')
    .gives((a) => {
      expect(a).toMatchObject({ legal: true });
      expect(a).not.toHaveProperty('rounds');
    }),
  rule(
    'coup-de-grace-total-concealment',
    'extra',
    'a coup de grace on a visible target takes one round',
  )
    .on(sleeper())
    .ask(kill())
    .uncited('a control: the target is not concealed')
    .gives({ rounds: 1 }),
  row(
    'srd35.opportunity.coup-de-grace-provokes',
    'extra',
    'two enemies threaten the one who delivers it, a third does not',
  )
    .on(
      hero('a', 5, 5),
      creature('b', 5, 4, { conditions: ['asleep'] }),
      creature('c', 4, 5),
      creature('d', 6, 6),
      creature('e', 8, 8),
    )
    .ask(kill())
    .gives((a) =>
      expect((a['opportunities'] as { by: string }[]).map((o) => o.by).sort()).toEqual(['c', 'd']),
    ),

  rule('overrun-through-opponent', 0, 'through an enemy to the square beyond')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('overrun', 'a', 'b', over([0, 0], [1, 0], [2, 0])))
    .gives({
      ...YES,
      path: cells('0,0 1,0 2,0'),
      cost: 2,
      attacker: { check: 'strength' },
      defender: { choices: ['strength', 'dexterity'] },
    }),
  rule('overrun-through-opponent', 'extra', 'farther than its speed')
    .on(hero('a', 0, 0, { speed: { land: 2 } }), creature('b', 1, 0))
    .ask(special('overrun', 'a', 'b', over([0, 0], [1, 0], [2, 0], [3, 0])))
    .gives(no('over-speed')),
  rule('overrun-through-opponent', 'extra', 'a second enemy behind the first is in the way')
    .on(hero('a', 0, 0), creature('b', 1, 0), creature('c', 2, 0))
    .ask(special('overrun', 'a', 'b', over([0, 0], [1, 0], [2, 0], [3, 0])))
    .gives(no('through-enemy')),

  // The two chapters do not cover the rest. It follows the general 3.5 rules, which have no
  // citations.
  rule('overrun-through-opponent', 'extra', 'the defender wins: back where it came from')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('overrun', 'a', 'b', totals(5, 10)))
    .gives(
      effects(
        'failure',
        { of: 'a', effect: 'pushed-back', at: [0, 0] },
        { of: 'a', effect: 'ends-movement' },
        { of: 'b', effect: 'may-knock-down' },
      ),
    ),
  rule(
    'overrun-through-opponent',
    'extra',
    'a bull rush that fails: back into the square it came from',
  )
    .on(hero('a', 1, 0), creature('b', 2, 0))
    .ask(special('bull-rush', 'a', 'b', totals(5, 10)))
    .uncited('where the pusher stands is the bull rush’s own outcome')
    .gives(effects('failure', { of: 'a', effect: 'pushed-back', at: [1, 0] })),
  rule(
    'overrun-through-opponent',
    'extra',
    'an overrun that succeeds ends in the target’s old square',
  )
    .on(hero('a', 1, 0), creature('b', 2, 0))
    .ask(special('bull-rush', 'a', 'b', totals(12, 10)))
    .uncited('where the pusher stands is the bull rush’s own outcome')
    .gives(
      effects(
        'success',
        { of: 'b', effect: 'pushed', at: [3, 0] },
        { of: 'a', effect: 'follows', at: [2, 0] },
      ),
    ),
  rule(
    'overrun-through-opponent',
    'extra',
    'a bull rush goes into its target’s space: whoever threatens strikes, each once',
  )
    .on(hero('a', 0, 0), creature('b', 1, 0), creature('c', 0, 1), creature('d', 4, 4))
    .ask(special('bull-rush', 'a', 'b'))
    .uncited('the movement into the space provokes, and its rule is cited')
    .gives((a) =>
      expect((a['opportunities'] as { by: string }[]).map((o) => o.by).sort()).toEqual(['b', 'c']),
    ),
  rule('overrun-through-opponent', 'extra', 'gestures in a grapple are out of the question')
    .on(
      hero('a', 0, 0, { conditions: ['grappling'], grapples: ['b'] }),
      creature('b', 1, 0, { conditions: ['grappling'] }),
    )
    .ask(grapple('a', 'cast-spell', { spell: { level: 1, somatic: true } }))
    .uncited('the grapple bars gestures; no opponent is passed')
    .gives(no('somatic')),
]);
