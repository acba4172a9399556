/** 3.5 SRD: actions of a turn, ranges, and special attacks by the rest of the document. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  creature,
  hero,
  ogre,
  turn,
  wall,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { attack, fullAttack, shot } from '../asks/attacks.ts';
import { act, provokes, refused, turnOf } from '../asks/turns.ts';
import { special } from '../asks/specials.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const TABLE = 'the table of actions of the parent cites nothing';
const CONTROL = 'a control: nobody strikes, and the answer cites nothing about it';
const PRONE: CreatureMore = { conditions: ['prone'] };
const f = creature('f', 1, 0);
const DAGGER = { id: 'dagger', kind: 'thrown', rangeIncrement: 2 } satisfies AttackInput;
const RAPIER = { id: 'rapier', kind: 'melee', tags: ['piercing'] } satisfies AttackInput;
const MACE = { id: 'mace', kind: 'melee', tags: ['bludgeoning'] } satisfies AttackInput;
const SLOW = {
  id: 'crossbow',
  kind: 'ranged',
  rangeIncrement: 16,
  tags: ['crossbow', 'loads-move'],
} satisfies AttackInput;
const SLOWER = { ...SLOW, tags: ['crossbow', 'loads-full-round'] } satisfies AttackInput;
const shoots =
  (n: number) =>
  (answer: Answer): void =>
    expect(answer['attacks']).toHaveLength(n);
const legal = (answer: Answer): void => expect(answer['legal']).toBe(true);
const range =
  (value: number) =>
  (answer: Answer): void =>
    expect(
      (answer['modifiers'] as { why: string; value: number }[])
        .filter(({ why }) => why === 'range')
        .map((m) => m.value),
    ).toEqual([value]);
const begun = (whole: string) => act('a', 'start-or-complete-full-round', { whole });
const surprise = turn({ round: 1, active: 'a', surprise: true, order: ['a', 's'] });
const sleeper = creature('s', 1, 0, { conditions: ['asleep'] });

export default cases('srd35', [
  row(
    'action.start-full',
    0,
    'a coup de grace begun in the surprise round',
    [hero('a', 0, 0), sleeper, surprise],
    begun('coup-de-grace'),
    legal,
  ),
  row(
    'action.start-full',
    1,
    'a full attack',
    [hero('a', 0, 0)],
    begun('full-attack'),
    refused('cannot-be-begun'),
  ),
  row(
    'action.start-full',
    'extra',
    'a charge',
    [hero('a', 0, 0)],
    begun('charge'),
    refused('cannot-be-begun'),
  ),
  row(
    'action.start-full',
    'extra',
    'a run',
    [hero('a', 0, 0)],
    begun('run'),
    refused('cannot-be-begun'),
  ),
  row(
    'action.start-full',
    'extra',
    'a withdrawal',
    [hero('a', 0, 0)],
    begun('withdraw'),
    refused('cannot-be-begun'),
  ),
  row(
    'action.start-full',
    'extra',
    'a full-round spell, begun, beside f',
    [hero('a', 0, 0), f],
    begun('cast-full-round-spell'),
    provokes('standard', 'f'),
  ),
  row(
    'action.start-full',
    'extra',
    'whoever has begun one may only complete it',
    [hero('a', 0, 0, { conditions: ['completing'] })],
    act('a', 'drink-potion'),
    refused('must-complete'),
    TABLE,
  ),

  row(
    'action.five-foot-order',
    0,
    'blow, step, and nothing is left to move',
    [hero('a', 0, 0), f, turn({ round: 1, active: 'a', order: ['a', 'f'] })],
    turnOf(
      'a',
      ['melee-attack', { target: 'f' }],
      [
        'five-foot-step',
        {
          path: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    ),
    legal,
  ),
  row(
    'action.five-foot-order',
    1,
    'stand up, then step',
    [hero('a', 0, 0, PRONE), turn({ round: 1, active: 'a', order: ['a'] })],
    turnOf('a', 'stand-up', [
      'five-foot-step',
      {
        path: [
          [0, 0],
          [0, 1],
        ],
      },
    ]),
    legal,
  ),
  row(
    'action.five-foot-order',
    'extra',
    'walk, then step',
    [hero('a', 0, 0), turn({ round: 1, active: 'a', order: ['a'] })],
    turnOf(
      'a',
      [
        'move',
        {
          path: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      [
        'five-foot-step',
        {
          path: [
            [1, 0],
            [1, 1],
          ],
        },
      ],
    ),
    (answer) => expect(answer['legal']).toBe(false),
  ),

  row(
    'action.free-drop',
    0,
    'prone by a free action',
    [hero('a', 0, 0)],
    act('a', 'drop-prone'),
    provokes('free'),
    TABLE,
  ),
  row(
    'action.free-drop',
    1,
    'picking an item up beside f',
    [hero('a', 0, 0), f],
    act('a', 'pick-up-item'),
    provokes('move', 'f'),
    TABLE,
  ),
  row(
    'action.free-drop',
    'extra',
    'dropping it',
    [hero('a', 0, 0), f],
    act('a', 'drop-item'),
    provokes('free'),
    TABLE,
  ),
  row(
    'action.stand-up',
    0,
    'standing up beside f',
    [hero('a', 0, 0, PRONE), f],
    act('a', 'stand-up'),
    provokes('move', 'f'),
    TABLE,
  ),
  row(
    'action.load',
    0,
    'a light crossbow beside f',
    [archer('a', 0, 0), f],
    act('a', 'load-light-crossbow'),
    provokes('move', 'f'),
    TABLE,
  ),
  row(
    'action.load',
    1,
    'a light crossbow with Rapid Reload beside f',
    [archer('a', 0, 0, { traits: ['rapid-reload'] }), f],
    act('a', 'load-light-crossbow'),
    provokes('free', 'f'),
    TABLE,
  ),
  row(
    'action.load',
    2,
    'a heavy crossbow',
    [archer('a', 0, 0)],
    act('a', 'load-heavy-crossbow'),
    provokes('full-round'),
    'srd35.action.full-round-only-step',
  ),
  row(
    'action.load',
    3,
    'a full attack with a light crossbow',
    [hero('a', 0, 0, { bab: 6, attacks: [SLOW] })],
    fullAttack('a', { primary: 'crossbow' }),
    shoots(1),
    TABLE,
  ),
  row(
    'action.load',
    4,
    'the same with Rapid Reload',
    [hero('a', 0, 0, { bab: 6, attacks: [SLOW], traits: ['rapid-reload'] })],
    fullAttack('a', { primary: 'crossbow' }),
    shoots(2),
    TABLE,
  ),
  row(
    'action.load',
    'extra',
    'a heavy crossbow with Rapid Reload, which still takes a move action to load',
    [hero('a', 0, 0, { bab: 6, attacks: [SLOWER], traits: ['rapid-reload'] })],
    fullAttack('a', { primary: 'crossbow' }),
    shoots(1),
    TABLE,
  ),
  row(
    'action.load',
    'extra',
    'Rapid Shot and a spell of haste give a light crossbow no second shot',
    [hero('a', 0, 0, { bab: 6, attacks: [SLOW], traits: ['rapid-shot'], conditions: ['hasted'] })],
    fullAttack('a', { primary: 'crossbow', declare: { 'rapid-shot': 1 } }),
    shoots(1),
    TABLE,
  ),
  row(
    'action.load',
    'extra',
    'a crossbow of which nobody said how it is loaded',
    [hero('a', 0, 0, { bab: 6, attacks: [{ ...SLOW, tags: ['crossbow'] }] })],
    fullAttack('a', { primary: 'crossbow' }),
    shoots(2),
    TABLE,
  ),
  row(
    'action.demoralize',
    0,
    'a foe two squares away',
    [hero('a', 0, 0), creature('f', 2, 0)],
    act('a', 'demoralise', { target: 'f' }),
    refused('target-out-of-reach'),
    TABLE,
  ),
  row(
    'action.demoralize',
    'extra',
    'a foe beside',
    [hero('a', 0, 0), f],
    act('a', 'demoralise', { target: 'f' }),
    provokes('standard'),
    TABLE,
  ),

  row(
    'attack.range-limits',
    0,
    'a dagger at ten squares',
    [hero('a', 0, 0, { attacks: [DAGGER] }), creature('t', 10, 0)],
    attack('a', 't', 'dagger'),
    range(-10),
  ),
  row(
    'attack.range-limits',
    1,
    'a longbow at 25 squares',
    [archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 25, 0)],
    attack('a', 't', 'bow'),
    range(-4),
  ),
  row(
    'attack.range-limits',
    2,
    'a longbow at exactly one increment',
    [archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 12, 0)],
    attack('a', 't', 'bow'),
    range(-2),
  ),
  row(
    'attack.range-limits',
    3,
    'a longbow one square nearer',
    [archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 11, 0)],
    attack('a', 't', 'bow'),
    { modifiers: [] },
  ),
  row(
    'attack.range-limits',
    'extra',
    'a dagger thrown by a creature with Far Shot, at its whole longer increment',
    [hero('a', 0, 0, { attacks: [DAGGER], traits: ['far-shot'] }), creature('t', 4, 0)],
    attack('a', 't', 'dagger'),
    range(-2),
  ),
  row(
    'attack.range-limits',
    'extra',
    'a dagger at eleven squares',
    [hero('a', 0, 0, { attacks: [DAGGER] }), creature('t', 11, 0)],
    attack('a', 't', 'dagger'),
    { possible: false, why: ['out-of-range'] },
  ),

  row(
    'opportunity.combat-reflexes',
    0,
    'Dexterity 16',
    [
      creature('f', 1, 0, {
        traits: ['combat-reflexes'],
        abilities: { dex: 16 },
        opportunitiesTaken: 3,
      }),
      hero('p', 0, 0),
    ],
    act('p', 'drink-potion'),
    provokes('standard', 'f'),
    TABLE,
  ),
  row(
    'opportunity.combat-reflexes',
    1,
    'Dexterity 8, one taken',
    [
      creature('f', 1, 0, {
        traits: ['combat-reflexes'],
        abilities: { dex: 8 },
        opportunitiesTaken: 1,
      }),
      hero('p', 0, 0),
    ],
    act('p', 'drink-potion'),
    provokes('standard'),
    CONTROL,
  ),
  row(
    'opportunity.combat-reflexes',
    2,
    'flat-footed with the feat',
    [
      creature('f', 1, 0, { traits: ['combat-reflexes'], conditions: ['flat-footed'] }),
      hero('p', 0, 0),
    ],
    act('p', 'drink-potion'),
    provokes('standard', 'f'),
    TABLE,
  ),
  row(
    'opportunity.combat-reflexes',
    'extra',
    'flat-footed without it',
    [creature('f', 1, 0, { conditions: ['flat-footed'] }), hero('p', 0, 0)],
    act('p', 'drink-potion'),
    provokes('standard'),
    CONTROL,
  ),
  row(
    'opportunity.cover-none',
    0,
    'the corner of a wall between the two',
    [hero('p', 0, 0), creature('f', 1, 1), wall(1, -1, 1, 1)],
    act('p', 'drink-potion'),
    provokes('standard'),
    CONTROL,
  ),

  row(
    'special-attack.trip',
    0,
    'an unarmed trip',
    [hero('a', 0, 0, { attacks: 'fist' }), f],
    special('trip', 'a', 'f'),
    { legal: true, touch: true, opportunities: [{ by: 'f' }] },
    TABLE,
  ),
  row(
    'special-attack.trip',
    1,
    'with a flail',
    [hero('a', 0, 0, { attacks: [{ id: 'flail', kind: 'melee', tags: ['trips'] }] }), f],
    special('trip', 'a', 'f', { with: 'flail' }),
    { legal: true, opportunities: [] },
    TABLE,
  ),
  row(
    'special-attack.trip',
    2,
    'a target two sizes larger',
    [hero('a', 0, 0), creature('f', 1, 0, { size: 'huge' })],
    special('trip', 'a', 'f'),
    (answer) => expect(answer['why']).toContain('too-big'),
    TABLE,
  ),
  row(
    'special-attack.sunder',
    'extra',
    'the action names a rapier',
    [hero('a', 0, 0, { attacks: [RAPIER, MACE] }), f],
    act('a', 'sunder', { target: 'f', with: 'rapier' }),
    refused('wrong-weapon'),
    TABLE,
  ),
  row(
    'special-attack.sunder',
    'extra',
    'the action names no weapon, and a mace is in hand too',
    [hero('a', 0, 0, { attacks: [RAPIER, MACE] }), f],
    act('a', 'sunder', { target: 'f' }),
    legal,
    TABLE,
  ),
  row(
    'special-attack.sunder',
    'extra',
    'the action names a weapon whose damage is unknown',
    [hero('a', 0, 0, { attacks: 'sword' }), f],
    act('a', 'sunder', { target: 'f', with: 'sword' }),
    { legal: true, unknown: ['creatures.a.attacks.sword.tags'] },
    TABLE,
  ),
  row(
    'special-attack.sunder',
    0,
    'a rapier',
    [hero('a', 0, 0, { attacks: [{ id: 'rapier', kind: 'melee', tags: ['piercing'] }] }), f],
    special('sunder', 'a', 'f'),
    (answer) => expect(answer['why']).toContain('wrong-weapon'),
    TABLE,
  ),
  row(
    'special-attack.sunder',
    1,
    'the armor of f',
    [hero('a', 0, 0), f],
    special('sunder', 'a', 'f', { object: { kind: 'armour' } }),
    (answer) => expect(answer['why']).toContain('not-armour'),
    TABLE,
  ),
  row(
    'special-attack.aid-another',
    0,
    'f out of reach',
    [hero('p', 0, 0), creature('f', 2, 0)],
    special('aid-another', 'p', 'f'),
    (answer) => expect(answer['legal']).toBe(false),
    TABLE,
  ),
  row(
    'special-attack.surprise',
    0,
    'a move and an attack in the surprise round',
    [hero('a', 0, 0), creature('s', 2, 0), surprise],
    turnOf(
      'a',
      [
        'move',
        {
          path: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      ['melee-attack', { target: 's' }],
    ),
    (answer) => expect(answer['legal']).toBe(false),
    TABLE,
  ),
  row(
    'reach.small-reach-weapon',
    0,
    'a halfling with a longspear, two squares',
    [hero('a', 5, 5, { size: 'small', attacks: 'longspear' }), creature('t', 7, 5)],
    attack('a', 't', 'longspear'),
    { possible: true },
    TABLE,
  ),
  row(
    'reach.small-reach-weapon',
    1,
    'one square',
    [hero('a', 5, 5, { size: 'small', attacks: 'longspear' }), creature('t', 6, 5)],
    attack('a', 't', 'longspear'),
    { possible: false, why: ['too-near'] },
    TABLE,
  ),
  row(
    'reach.small-reach-weapon',
    2,
    'an ogre with a longspear, three squares',
    [ogre('a', 0, 0, { attacks: 'longspear' }), hero('t', 4, 0)],
    attack('a', 't', 'longspear'),
    { possible: true },
    TABLE,
  ),
]);
