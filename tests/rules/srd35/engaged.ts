/**
 * 3.5 SRD: shots into a melee, defenses of trained tumblers, spells cast in trouble or within a
 * grapple, and actions within a grapple.
 */
import { expect } from 'vitest';
import { archer, cases, creature, hero, type Answer, type CreatureMore } from '../cases.ts';
import { attack, only } from '../asks/attacks.ts';
import { act, actions, provokes, refused, resolve, turnOf } from '../asks/turns.ts';
import { grapple } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const shot = (more = {}) => attack('a', 'o', 'bow', more);
/** An archer, its friend h beside the target o. */
const melee = (h: CreatureMore = {}, o: CreatureMore = {}) => [
  archer('a', 0, 0),
  hero('h', 6, 1, h),
  creature('o', 5, 0, o),
];
const INTO = (value: number) => (answer: Answer) =>
  expect(
    (answer['modifiers'] as { why: string; value: number }[])
      .filter(({ why }) => why === 'into-melee')
      .map((m) => m.value),
  ).toEqual(value === 0 ? [] : [value]);
const TUMBLER = { skills: { tumble: { bonus: 9, ranks: 5 } } } as const;
const HELD: CreatureMore = { conditions: ['grappling'], grapples: ['f'] };
const HOLDER = creature('f', 1, 0, { conditions: ['grappling'], grapples: ['a'] });
const dc =
  (...wanted: readonly number[]) =>
  (answer: Answer): void =>
    expect((answer['checks'] as { dc?: number }[]).map((check) => check.dc)).toEqual(wanted);
const spell = (level: number, more = {}) => act('a', 'cast-spell', { level, ...more });

export default cases('srd35', [
  row('attack.engaged', 0, 'the friend is dead', melee({ conditions: ['dead'] }), shot(), INTO(0)),
  row(
    'attack.engaged',
    1,
    'the friend is paralyzed',
    melee({ conditions: ['paralyzed'] }),
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged',
    2,
    'only the target threatens',
    melee({ attacks: 'none' }),
    shot(),
    INTO(-4),
  ),
  row(
    'attack.engaged',
    3,
    'the target attacks the sleeping friend',
    melee({ conditions: ['asleep'] }),
    shot({ attacked: ['h'] }),
    INTO(-4),
  ),
  row(
    'attack.engaged',
    'extra',
    'the friend is asleep',
    melee({ conditions: ['asleep'] }),
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged',
    'extra',
    'the friend is bound',
    melee({ conditions: ['bound'] }),
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged',
    'extra',
    'the friend is dying',
    melee({ hp: { current: -3, max: 9 } }),
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged',
    'extra',
    'the target is unconscious',
    melee({}, { conditions: ['unconscious'] }),
    shot(),
    INTO(0),
  ),
  row('attack.engaged', 'extra', 'both fight', melee(), shot(), INTO(-4)),
  row(
    'attack.engaged-ten-feet',
    0,
    'a Huge target whose far corner is four squares from the friend',
    [archer('a', 12, 12), hero('h', 4, 5), creature('o', 5, 5, { size: 'huge' })],
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged-ten-feet',
    1,
    'a friend with a longspear two squares away',
    [archer('a', 0, 0), hero('h', 7, 0, { attacks: 'longspear' }), creature('o', 5, 0)],
    shot(),
    INTO(0),
  ),
  row(
    'attack.engaged-ten-feet',
    2,
    'a Large target with a square two away from the friend',
    [archer('a', 0, 0), hero('h', 7, 0), creature('o', 5, 0, { size: 'large' })],
    shot(),
    INTO(0),
  ),

  row(
    'attack.defensive',
    0,
    'no ranks',
    [hero('a', 0, 0), creature('f', 1, 0)],
    attack('a', 'f', 'sword', { defensively: true }),
    (answer) => {
      only(['attack', 'fighting-defensively', -4])(answer);
      expect((answer['own'] as { value: number }[]).map(({ value }) => value)).toEqual([2]);
    },
  ),
  row(
    'attack.defensive',
    1,
    'five ranks of Tumble',
    [hero('a', 0, 0, TUMBLER), creature('f', 1, 0)],
    attack('a', 'f', 'sword', { defensively: true }),
    (answer) =>
      expect((answer['own'] as { value: number }[]).map(({ value }) => value)).toEqual([3]),
  ),
  row(
    'attack.defensive',
    'extra',
    'the condition with five ranks of Tumble',
    [hero('a', 0, 0, { ...TUMBLER, conditions: ['fighting-defensively'] })],
    state('a'),
    { total: { 'attack-melee': -4, 'attack-ranged': -4, 'ac-melee': 3, 'ac-ranged': 3 } },
  ),
  row(
    'opportunity.total-defence',
    0,
    'f on total defense',
    [hero('p', 0, 0), creature('f', 1, 0, { conditions: ['total-defence'] })],
    {
      ask: 'move',
      of: 'p',
      path: [
        [0, 0],
        [-1, 0],
      ],
    },
    { opportunities: [] },
    'nobody strikes, and an answer without opportunities cites no rule about them',
  ),
  row(
    'opportunity.total-defence',
    1,
    'five ranks of Tumble',
    [hero('a', 0, 0, { ...TUMBLER, conditions: ['total-defence'] })],
    state('a'),
    { total: { 'ac-melee': 6, 'ac-ranged': 6 } },
  ),
  row(
    'opportunity.total-defence',
    'extra',
    'four ranks of Tumble',
    [
      hero('a', 0, 0, {
        skills: { tumble: { bonus: 8, ranks: 4 } },
        conditions: ['total-defence'],
      }),
    ],
    state('a'),
    { total: { 'ac-melee': 4, 'ac-ranged': 4 } },
  ),

  row(
    'concentration.grappling',
    0,
    'level 2 in a grapple',
    [hero('a', 0, 0, HELD), HOLDER],
    spell(2),
    dc(22),
    'the check of the casting cites the casting',
  ),
  row(
    'concentration.grappling',
    1,
    'with gestures',
    [hero('a', 0, 0, HELD), HOLDER],
    grapple('a', 'cast-spell', { spell: { level: 2, somatic: true } }),
    (answer) => expect(answer['why']).toContain('somatic'),
  ),
  row(
    'concentration.grappling',
    2,
    'a spell of a full round',
    [hero('a', 0, 0, HELD), HOLDER],
    act('a', 'cast-full-round-spell'),
    refused('not-in-grapple'),
    'the gate refuses it by the grapple',
  ),
  row(
    'concentration.grappling',
    'extra',
    'as an action of a turn',
    [hero('a', 0, 0, HELD), HOLDER],
    turnOf('a', ['cast-spell', { level: 3 }]),
    (answer) => dc(23)((answer['steps'] as Answer[])[0]!),
    'the check of the casting cites the casting',
  ),
  row(
    'concentration.grappling',
    'extra',
    'a swift spell',
    [hero('a', 0, 0, HELD), HOLDER],
    act('a', 'cast-swift-spell', { level: 1 }),
    dc(21),
    'the check of the casting cites the casting',
  ),
  row(
    'concentration.grappling',
    'extra',
    'the holder alone says that it grapples',
    [hero('a', 0, 0), HOLDER],
    spell(0),
    dc(20),
    'the check of the casting cites the casting',
  ),
  row(
    'concentration.grappling',
    'extra',
    'outside a grapple',
    [hero('a', 0, 0)],
    spell(2),
    dc(),
    'a control: no check',
  ),

  row(
    'concentration.entangled',
    0,
    'entangled, level 3',
    [hero('a', 0, 0, { conditions: ['entangled'] })],
    spell(3),
    dc(18),
  ),
  row(
    'concentration.entangled',
    1,
    'struck for 9, level 3',
    [hero('a', 0, 0)],
    spell(3, { trouble: 'injured', amount: 9 }),
    dc(22),
  ),
  row(
    'concentration.entangled',
    'extra',
    'on a galloping horse',
    [hero('a', 0, 0)],
    spell(2, { trouble: 'violent-motion' }),
    dc(17),
  ),
  row(
    'concentration.entangled',
    'extra',
    'burning for 7 each round',
    [hero('a', 0, 0)],
    spell(1, { trouble: 'continuous-damage', amount: 7 }),
    dc(14),
  ),
  row(
    'concentration.entangled',
    'extra',
    'another spell of DC 16',
    [hero('a', 0, 0)],
    spell(4, { trouble: 'other-spell', amount: 16 }),
    dc(20),
  ),
  row(
    'concentration.entangled',
    'extra',
    'the check alone',
    [hero('a', 0, 0)],
    act('a', 'concentration-check', { level: 2, trouble: 'wind-and-hail' }),
    dc(12),
    'the line of the table cites nothing',
  ),
  row(
    'concentration.defensive',
    0,
    'level 3 on the defensive beside f',
    [hero('a', 0, 0), creature('f', 1, 0)],
    spell(3, { defensively: true }),
    (answer) => {
      dc(18)(answer);
      provokes('standard')(answer);
    },
  ),
  row(
    'concentration.defensive',
    1,
    'the shot after it',
    [archer('a', 0, 0), creature('f', 1, 0), creature('g', 6, 0)],
    act('a', 'ranged-attack', { target: 'g', with: 'bow' }),
    provokes('standard', 'f'),
    'srd35.opportunity.ranged-full-attack',
  ),

  row(
    'special-attack.grapple-actions',
    0,
    'a longsword in a grapple',
    [hero('a', 0, 0, HELD), HOLDER],
    act('a', 'grapple-attack', { with: 'sword' }),
    refused('wrong-weapon'),
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.grapple-actions',
    1,
    'a dagger',
    [hero('a', 0, 0, { ...HELD, attacks: 'dagger' }), HOLDER],
    grapple('a', 'grapple-attack', { with: 'dagger' }),
    { legal: true, modifiers: [{ value: -4 }] },
  ),
  row(
    'special-attack.grapple-actions',
    2,
    'two opponents against a move',
    [
      hero('a', 0, 0, { conditions: ['grappling'], grapples: ['f', 'g'] }),
      HOLDER,
      creature('g', 0, 1, { conditions: ['grappling'], grapples: ['a'] }),
    ],
    grapple('a', 'grapple-move', { totals: { own: 20, others: [15, 22] } }),
    { outcome: { result: 'failure' } },
  ),
  row(
    'special-attack.grapple-actions',
    'extra',
    'a dagger, as an action',
    [hero('a', 0, 0, { ...HELD, attacks: 'dagger' }), HOLDER],
    act('a', 'grapple-attack', { with: 'dagger' }),
    { legal: true },
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.grapple-actions',
    'extra',
    'a bow in a grapple',
    [archer('a', 0, 0, HELD), HOLDER],
    act('a', 'grapple-attack', { with: 'bow' }),
    refused('wrong-weapon'),
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.grapple-actions',
    'extra',
    'the opponent has no light weapon to use',
    [hero('a', 0, 0, HELD), HOLDER],
    act('a', 'grapple-use-weapon'),
    refused('wrong-weapon'),
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.grapple-actions',
    'extra',
    'in the list of actions',
    [hero('a', 0, 0, HELD), HOLDER],
    actions('a'),
    (answer) =>
      expect(
        (answer['actions'] as Answer[]).find(({ action }) => action === 'grapple-use-weapon'),
      ).toMatchObject({ legal: false, why: ['wrong-weapon'] }),
    'the table of actions cites the grapple',
  ),

  row(
    'special-attack.release',
    0,
    'a pin is released',
    [
      hero('a', 0, 0, { ...HELD, pins: 'f' }),
      creature('f', 1, 0, { conditions: ['pinned'], grapples: ['a'] }),
    ],
    resolve('a', 'release-grapple', {}),
    { done: true, conditions: [] },
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.release',
    1,
    'without a pin',
    [hero('a', 0, 0, HELD), HOLDER],
    resolve('a', 'release-grapple', {}),
    { done: true, conditions: ['grappling'] },
    'the table of actions cites the grapple',
  ),
  row(
    'special-attack.release',
    'extra',
    'the question about the grapple says the same',
    [
      hero('a', 0, 0, { ...HELD, pins: 'f' }),
      creature('f', 1, 0, { conditions: ['pinned'], grapples: ['a'] }),
    ],
    grapple('a', 'release-grapple'),
    {
      outcome: {
        result: 'success',
        effects: [
          { of: 'a', effect: 'grapple-ends' },
          { of: 'f', effect: 'grapple-ends' },
        ],
      },
    },
  ),

  row(
    'action.trip-lock',
    0,
    'tripped while standing up',
    [hero('p', 0, 0, { conditions: ['prone'] }), creature('f', 1, 0)],
    resolve('p', 'stand-up', {}, ['f', 'trip', 'p', { brings: ['prone'] }]),
    { done: true, conditions: [] },
  ),
  row(
    'action.trip-lock',
    1,
    'grappled while standing up',
    [hero('p', 0, 0, { conditions: ['prone'] }), creature('f', 1, 0)],
    resolve('p', 'stand-up', {}, ['f', 'grapple', 'p', { brings: ['shaken'] }]),
    { done: true, conditions: ['shaken'] },
  ),
  row(
    'action.trip-lock',
    'extra',
    'standing up alone',
    [hero('p', 0, 0, { conditions: ['prone'] })],
    resolve('p', 'stand-up', {}),
    { done: true, conditions: [] },
  ),
  row(
    'action.trip-lock',
    'extra',
    'dropping prone',
    [hero('p', 0, 0)],
    resolve('p', 'drop-prone', {}),
    { done: true, conditions: ['prone'] },
  ),
  row(
    'action.trip-lock',
    'extra',
    'total defense',
    [hero('p', 0, 0)],
    resolve('p', 'total-defence', {}),
    { done: true, conditions: ['total-defence'] },
  ),
]);
