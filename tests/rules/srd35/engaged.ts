/**
 * 3.5 SRD: shots into a melee, defenses of trained tumblers, spells cast in trouble or within a
 * grapple, and actions within a grapple.
 */
import { expect } from 'vitest';
import {
  cells,
  archer,
  cases,
  creature,
  hero,
  turn,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { attack, only } from '../asks/attacks.ts';
import { act, actions, provokes, refused, resolve, steps, turnOf } from '../asks/turns.ts';
import { grapple } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const SHEATHED: AttackInput = { id: 'dagger', kind: 'melee', light: true, ready: false };
const shot = (more = {}) => attack('a', 'o', 'bow', more);
/** An archer, its friend h beside the target o. */
const melee = (h: CreatureMore = {}, o: CreatureMore = {}) => [
  archer('a', 0, 0),
  hero('h', 6, 1, h),
  creature('o', 5, 0, o),
];
const INTO =
  (value: number) =>
  (answer: Answer): void =>
    expect(
      (answer['modifiers'] as { why: string; value: number }[])
        .filter(({ why }) => why === 'into-melee')
        .map((m) => m.value),
    ).toEqual(value === 0 ? [] : [value]);
const TUMBLER = { skills: { tumble: { bonus: 9, ranks: 5 } } } as const;
const HELD: CreatureMore = { conditions: ['grappling'], grapples: ['f'] };
const HOLDER = creature('f', 1, 0, { conditions: ['grappling'], grapples: ['a'] });
const GRAPPLER = (more: CreatureMore) =>
  hero('a', 0, 0, { ...HELD, abilities: { str: 10 }, ...more });
/** The turn of `a` after these actions, the first with its standard action, the others beyond. */
const spentOn = (...actions: readonly string[]) =>
  turn({
    active: 'a',
    spent: { standard: true, ...(actions.length > 1 ? { move: 1 } : {}), actions: [...actions] },
  });
const dc =
  (...wanted: readonly number[]) =>
  (answer: Answer): void =>
    expect((answer['checks'] as { dc?: number }[]).map((check) => check.dc)).toEqual(wanted);
const spell = (level: number, more = {}) => act('a', 'cast-spell', { level, ...more });

export default cases('srd35', [
  row('attack.engaged', 0, 'the friend is dead')
    .on(melee({ conditions: ['dead'] }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 1, 'the friend is paralyzed')
    .on(melee({ conditions: ['paralyzed'] }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 2, 'only the target threatens')
    .on(melee({ attacks: 'none' }))
    .ask(shot())
    .gives(INTO(-4)),
  row('attack.engaged', 3, 'the target attacks the sleeping friend')
    .on(melee({ conditions: ['asleep'] }))
    .ask(shot({ attacked: ['h'] }))
    .gives(INTO(-4)),
  row('attack.engaged', 'extra', 'the friend is asleep')
    .on(melee({ conditions: ['asleep'] }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 'extra', 'the friend is bound')
    .on(melee({ conditions: ['bound'] }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 'extra', 'the friend is dying')
    .on(melee({ hp: { current: -3, max: 9 } }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 'extra', 'the target is unconscious')
    .on(melee({}, { conditions: ['unconscious'] }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged', 'extra', 'friend and target fight each other')
    .on(melee())
    .ask(shot())
    .gives(INTO(-4)),
  row(
    'attack.engaged-ten-feet',
    0,
    'a Huge target whose far corner is four squares from the friend',
  )
    .on(archer('a', 12, 12), hero('h', 4, 5), creature('o', 5, 5, { size: 'huge' }))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged-ten-feet', 1, 'a friend with a longspear two squares away')
    .on(archer('a', 0, 0), hero('h', 7, 0, { attacks: 'longspear' }), creature('o', 5, 0))
    .ask(shot())
    .gives(INTO(0)),
  row('attack.engaged-ten-feet', 2, 'a Large target with a square two away from the friend')
    .on(archer('a', 0, 0), hero('h', 7, 0), creature('o', 5, 0, { size: 'large' }))
    .ask(shot())
    .gives(INTO(0)),

  row('attack.defensive', 0, 'no ranks')
    .on(hero('a', 0, 0), creature('f', 1, 0))
    .ask(attack('a', 'f', 'sword', { defensively: true }))
    .gives((answer) => {
      only(['attack', 'fighting-defensively', -4])(answer);
      expect((answer['own'] as { value: number }[]).map(({ value }) => value)).toEqual([2]);
    }),
  row('attack.defensive', 1, 'five ranks of Tumble')
    .on(hero('a', 0, 0, TUMBLER), creature('f', 1, 0))
    .ask(attack('a', 'f', 'sword', { defensively: true }))
    .gives((answer) =>
      expect((answer['own'] as { value: number }[]).map(({ value }) => value)).toEqual([3]),
    ),
  row('attack.defensive', 'extra', 'the condition with five ranks of Tumble')
    .on(hero('a', 0, 0, { ...TUMBLER, conditions: ['fighting-defensively'] }))
    .ask(state('a'))
    .gives({ total: { 'attack-melee': -4, 'attack-ranged': -4, 'ac-melee': 3, 'ac-ranged': 3 } }),
  row('opportunity.total-defence', 0, 'f on total defense')
    .on(hero('p', 0, 0), creature('f', 1, 0, { conditions: ['total-defence'] }))
    .ask({ ask: 'move', of: 'p', path: cells('0,0 -1,0') })
    .gives({ opportunities: [] }),
  row('opportunity.total-defence', 1, 'five ranks of Tumble')
    .on(hero('a', 0, 0, { ...TUMBLER, conditions: ['total-defence'] }))
    .ask(state('a'))
    .gives({ total: { 'ac-melee': 6, 'ac-ranged': 6 } }),
  row('opportunity.total-defence', 'extra', 'four ranks of Tumble')
    .on(
      hero('a', 0, 0, {
        skills: { tumble: { bonus: 8, ranks: 4 } },
        conditions: ['total-defence'],
      }),
    )
    .ask(state('a'))
    .gives({ total: { 'ac-melee': 4, 'ac-ranged': 4 } }),

  row('concentration.grappling', 0, 'level 2 in a grapple')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(spell(2))
    .gives(dc(22)),
  row('concentration.grappling', 1, 'with gestures')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(grapple('a', 'cast-spell', { spell: { level: 2, somatic: true } }))
    .gives((answer) => expect(answer['why']).toContain('somatic')),
  row('concentration.grappling', 2, 'a spell of a full round')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(act('a', 'cast-full-round-spell'))
    .uncited('the gate refuses it by the grapple')
    .gives(refused('not-in-grapple')),
  row('concentration.grappling', 'extra', 'as an action of a turn')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(turnOf('a', ['cast-spell', { level: 3 }]))
    .gives((answer) => dc(23)((answer['steps'] as Answer[])[0]!)),
  row('concentration.grappling', 'extra', 'a swift spell')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(act('a', 'cast-swift-spell', { level: 1 }))
    .gives(dc(21)),
  row('concentration.grappling', 'extra', 'the holder alone says that it grapples')
    .on(hero('a', 0, 0), HOLDER)
    .ask(spell(0))
    .gives(dc(20)),
  row('concentration.grappling', 'extra', 'outside a grapple')
    .on(hero('a', 0, 0))
    .ask(spell(2))
    .uncited('a control: no check')
    .gives(dc()),

  row('concentration.entangled', 0, 'entangled, level 3')
    .on(hero('a', 0, 0, { conditions: ['entangled'] }))
    .ask(spell(3))
    .gives(dc(18)),
  row('concentration.entangled', 1, 'struck for 9, level 3')
    .on(hero('a', 0, 0))
    .ask(spell(3, { trouble: 'injured', amount: 9 }))
    .gives(dc(22)),
  row('concentration.entangled', 'extra', 'on a galloping horse')
    .on(hero('a', 0, 0))
    .ask(spell(2, { trouble: 'violent-motion' }))
    .gives(dc(17)),
  row('concentration.entangled', 'extra', 'burning for 7 each round')
    .on(hero('a', 0, 0))
    .ask(spell(1, { trouble: 'continuous-damage', amount: 7 }))
    .gives(dc(14)),
  row('concentration.entangled', 'extra', 'another spell of DC 16')
    .on(hero('a', 0, 0))
    .ask(spell(4, { trouble: 'other-spell', amount: 16 }))
    .gives(dc(20)),
  row('concentration.entangled', 'extra', 'the check alone')
    .on(hero('a', 0, 0))
    .ask(act('a', 'concentration-check', { level: 2, trouble: 'wind-and-hail' }))
    .uncited('the line of the table cites nothing')
    .gives(dc(12)),
  row('concentration.defensive', 0, 'level 3 on the defensive beside f')
    .on(hero('a', 0, 0), creature('f', 1, 0))
    .ask(spell(3, { defensively: true }))
    .gives((answer) => {
      dc(18)(answer);
      provokes('standard')(answer);
    }),
  row('concentration.defensive', 1, 'the shot after it')
    .on(archer('a', 0, 0), creature('f', 1, 0), creature('g', 6, 0))
    .ask(act('a', 'ranged-attack', { target: 'g', with: 'bow' }))
    .uncited('srd35.opportunity.ranged-full-attack')
    .gives(provokes('standard', 'f')),

  row('special-attack.grapple-actions', 0, 'a longsword in a grapple')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(act('a', 'grapple-attack', { with: 'sword' }))
    .gives(refused('wrong-weapon')),
  row('special-attack.grapple-actions', 1, 'a dagger in a grapple')
    .on(hero('a', 0, 0, { ...HELD, attacks: 'dagger' }), HOLDER)
    .ask(grapple('a', 'grapple-attack', { with: 'dagger' }))
    .gives({ legal: true, modifiers: [{ value: -4 }] }),
  row('special-attack.grapple-actions', 2, 'two opponents against a move')
    .on(
      hero('a', 0, 0, { conditions: ['grappling'], grapples: ['f', 'g'] }),
      HOLDER,
      creature('g', 0, 1, { conditions: ['grappling'], grapples: ['a'] }),
    )
    .ask(grapple('a', 'grapple-move', { totals: { own: 20, others: [15, 22] } }))
    .gives({ outcome: { result: 'failure' } }),
  row('special-attack.grapple-actions', 'extra', 'a dagger, as an action')
    .on(hero('a', 0, 0, { ...HELD, attacks: 'dagger' }), HOLDER)
    .ask(act('a', 'grapple-attack', { with: 'dagger' }))
    .uncited('the table of actions cites the grapple')
    .gives({ legal: true }),
  row('special-attack.grapple-actions', 'extra', 'a dagger in its sheath, as an action')
    .on(hero('a', 0, 0, { ...HELD, attacks: [SHEATHED] }), HOLDER)
    .ask(act('a', 'grapple-attack', { with: 'dagger' }))
    .gives(refused('no-weapon-ready')),
  row('special-attack.grapple-actions', 'extra', 'a dagger in its sheath')
    .on(hero('a', 0, 0, { ...HELD, attacks: [SHEATHED] }), HOLDER)
    .ask(grapple('a', 'grapple-attack', { with: 'dagger' }))
    .gives({ legal: false, why: ['no-weapon-ready'] }),
  row('special-attack.grapple-actions', 'extra', 'a bow in a grapple')
    .on(archer('a', 0, 0, HELD), HOLDER)
    .ask(act('a', 'grapple-attack', { with: 'bow' }))
    .gives(refused('wrong-weapon')),
  row('special-attack.grapple-actions', 'extra', 'the opponent has no light weapon to use')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(act('a', 'grapple-use-weapon'))
    .gives(refused('wrong-weapon')),
  row('special-attack.grapple-actions', 'extra', 'in the list of actions')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(actions('a'))
    .gives((answer) =>
      expect(
        (answer['actions'] as Answer[]).find(({ action }) => action === 'grapple-use-weapon'),
      ).toMatchObject({ legal: false, why: ['wrong-weapon'] }),
    ),

  row('special-attack.grapple-actions', 3, 'a pin after damage, base attack bonus +6')
    .on(GRAPPLER({ bab: 6 }), HOLDER, spentOn('grapple-damage'))
    .ask(grapple('a', 'grapple-pin'))
    .gives({ legal: true, kind: 'move', own: { modifier: 1 } }),
  row('special-attack.grapple-actions', 3, 'as an action, it takes the move action')
    .on(GRAPPLER({ bab: 6 }), HOLDER)
    .ask(turnOf('a', 'grapple-damage', 'grapple-pin', 'draw-light-weapon-grappling'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, true, 'no-action-left')),
  row('special-attack.grapple-actions', 4, 'base attack bonus +5')
    .on(GRAPPLER({ bab: 5 }), HOLDER)
    .ask(turnOf('a', 'grapple-damage', 'grapple-pin'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, 'no-action-left')),
  row('special-attack.grapple-actions', 5, 'a third action, base attack bonus +11')
    .on(GRAPPLER({ bab: 11 }), HOLDER, spentOn('grapple-damage', 'grapple-damage'))
    .ask(grapple('a', 'grapple-break-free'))
    .gives({ legal: true, kind: 'not-an-action', own: { modifier: 1 } }),
  row('special-attack.grapple-actions', 5, 'no third one at +10')
    .on(GRAPPLER({ bab: 10 }), HOLDER)
    .ask(turnOf('a', 'grapple-damage', 'grapple-damage', 'grapple-damage'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, true, 'no-action-left')),
  row('special-attack.grapple-actions', 6, 'the move action is used')
    .on(GRAPPLER({ bab: 6, attacks: 'dagger' }), HOLDER)
    .ask(turnOf('a', 'draw-light-weapon-grappling', 'grapple-damage', 'grapple-pin'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, true, 'no-action-left')),
  row('special-attack.grapple-actions', 6, 'the grappler is slowed')
    .on(GRAPPLER({ bab: 6, conditions: ['grappling', 'slowed'] }), HOLDER)
    .ask(turnOf('a', 'grapple-damage', 'grapple-pin'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, 'no-action-left')),
  row('special-attack.grapple-actions', 'extra', 'pinned, it tries twice to get free')
    .on(GRAPPLER({ bab: 6, conditions: ['pinned'] }), HOLDER)
    .ask(turnOf('a', 'grapple-break-free', 'grapple-break-free'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, true)),
  row('special-attack.grapple-actions', 'extra', 'a hold with the first attack, then damage')
    .on(GRAPPLER({ bab: 6 }), HOLDER, spentOn('grapple'))
    .ask(grapple('a', 'grapple-damage'))
    .gives({ legal: true, kind: 'move', own: { modifier: 1 } }),
  row('special-attack.grapple-actions', 'extra', 'a dagger after damage')
    .on(GRAPPLER({ bab: 6, attacks: 'dagger' }), HOLDER, spentOn('grapple-damage'))
    .ask(grapple('a', 'grapple-attack', { with: 'dagger' }))
    .gives({ legal: true, modifiers: [{ value: -4 }, { on: 'attack', value: -5 }] }),
  row('special-attack.grapple-actions', 'extra', 'moving the grapple is a standard action')
    .on(GRAPPLER({ bab: 6 }), HOLDER)
    .ask(turnOf('a', 'grapple-damage', 'grapple-move'))
    .uncited('the table of actions cites the grapple')
    .gives(steps(true, 'no-action-left')),
  row('special-attack.grapple-actions', 'extra', 'base attack bonus unknown: it may be possible')
    .on(hero('a', 0, 0, HELD), HOLDER, spentOn('grapple-damage'))
    .ask(act('a', 'grapple-pin'))
    .uncited('the table of actions cites the grapple')
    .gives((answer) => expect(answer['unknown']).toContain('creatures.a.bab')),

  row('special-attack.release', 0, 'a pin is released')
    .on(
      hero('a', 0, 0, { ...HELD, pins: 'f' }),
      creature('f', 1, 0, { conditions: ['pinned'], grapples: ['a'] }),
    )
    .ask(resolve('a', 'release-grapple', {}))
    .uncited('the table of actions cites the grapple')
    .gives({ done: true, conditions: [] }),
  row('special-attack.release', 1, 'without a pin')
    .on(hero('a', 0, 0, HELD), HOLDER)
    .ask(resolve('a', 'release-grapple', {}))
    .uncited('the table of actions cites the grapple')
    .gives({ done: true, conditions: ['grappling'] }),
  row('special-attack.release', 'extra', 'the question about the grapple says the same')
    .on(
      hero('a', 0, 0, { ...HELD, pins: 'f' }),
      creature('f', 1, 0, { conditions: ['pinned'], grapples: ['a'] }),
    )
    .ask(grapple('a', 'release-grapple'))
    .gives({
      outcome: {
        result: 'success',
        effects: [
          { of: 'a', effect: 'grapple-ends' },
          { of: 'f', effect: 'grapple-ends' },
        ],
      },
    }),

  row('action.trip-lock', 0, 'tripped while standing up')
    .on(hero('p', 0, 0, { conditions: ['prone'] }), creature('f', 1, 0))
    .ask(resolve('p', 'stand-up', {}, ['f', 'trip', 'p', { brings: ['prone'] }]))
    .gives({ done: true, conditions: [] }),
  row('action.trip-lock', 1, 'grappled while standing up')
    .on(hero('p', 0, 0, { conditions: ['prone'] }), creature('f', 1, 0))
    .ask(resolve('p', 'stand-up', {}, ['f', 'grapple', 'p', { brings: ['shaken'] }]))
    .gives({ done: true, conditions: ['shaken'] }),
  row('action.trip-lock', 'extra', 'standing up alone')
    .on(hero('p', 0, 0, { conditions: ['prone'] }))
    .ask(resolve('p', 'stand-up', {}))
    .gives({ done: true, conditions: [] }),
  row('action.trip-lock', 'extra', 'a creature that drops prone')
    .on(hero('p', 0, 0))
    .ask(resolve('p', 'drop-prone', {}))
    .gives({ done: true, conditions: ['prone'] }),
  row('action.trip-lock', 'extra', 'total defense')
    .on(hero('p', 0, 0))
    .ask(resolve('p', 'total-defence', {}))
    .gives({ done: true, conditions: ['total-defence'] }),
]);
