/** d20 Modern: modifiers: Defense and its parts, the two tables of combat modifiers. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  creature,
  hero,
  options,
  turn,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { act } from '../asks/turns.ts';
import { attack, defence, only, without } from '../asks/attacks.ts';
import { check } from '../asks/bodies.ts';
import { state } from '../asks/states.ts';
import { changes } from '../checks.ts';

const M = 'd20modern.modifier.';
/** Defense 15, with the given Dexterity; the rest is class bonus. */
const of15 = (dexterity = 0): object => ({
  parts: [
    { type: 'dexterity', value: dexterity },
    { type: 'class', value: 5 - dexterity },
  ],
});
const struck = (conditions: string[], more: CreatureMore = {}) => [
  hero('a', 4, 5),
  creature('t', 5, 5, { conditions, ...more }),
];
const shotAt = (conditions: string[], from = 0, more: CreatureMore = {}) => [
  archer('a', from, 5),
  creature('t', 6, 5, { conditions, ...more }),
];
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const NIMBLE: CreatureMore = { abilities: { dex: 14 } };
const parts = {
  parts: [
    { type: 'dexterity', value: 2 },
    { type: 'class', value: 3 },
    { type: 'equipment', value: 1 },
  ],
};
/** A weapon that cannot be used while prone, by the game master's decision. */
const GREATBOW: AttackInput = {
  id: 'greatbow',
  name: 'Greatbow',
  kind: 'ranged',
  rangeIncrement: 20,
  twoHanded: true,
  tags: ['not-prone'],
};
const srd = options({ pinned: 'srd' });

/** Defense in melee, and at range from afar. */
const both = (rule: string, condition: string, melee: number, ranged: number) => [
  {
    rule: `${M}${rule}`,
    case: 0,
    given: `${condition}, in melee`,
    on: struck([condition], NIMBLE),
    ask: blow(of15(2)),
    expect: { ac: melee },
  },
  {
    rule: `${M}${rule}`,
    case: 0,
    given: `${condition}, at range`,
    on: shotAt([condition], 0, NIMBLE),
    ask: arrow(of15(2)),
    expect: { ac: ranged },
  },
];

export default cases('d20modern', [
  // ── Defense ──
  {
    rule: `${M}defense-formula`,
    case: 0,
    given: 'Defense is the sum of all its parts',
    on: [creature('t', 5, 5)],
    ask: defence(parts.parts, { of: 't' }),
    expect: { ac: 16 },
  },
  {
    rule: `${M}defense-formula`,
    case: 0,
    given: 'flat-footed it keeps its class bonus',
    on: [creature('t', 5, 5)],
    ask: defence(parts.parts, { of: 't', against: 'flat-footed' }),
    expect: { ac: 14 },
  },
  {
    rule: `${M}defense-formula`,
    case: 0,
    given: 'before its first turn',
    on: [
      creature('t', 5, 5),
      hero('a', 4, 5),
      turn({ round: 1, active: 'a', order: ['a', 't'], acted: ['a'] }),
    ],
    ask: blow(parts),
    expect: { ac: 14 },
    cites: ['d20modern.condition.flat-footed-start'],
  },
  {
    rule: `${M}defense-formula`,
    case: 'extra',
    given: 'a Large one',
    on: [creature('t', 5, 5, { size: 'large' })],
    ask: defence(parts.parts, { of: 't' }),
    expect: { ac: 15 },
  },
  {
    rule: `${M}dodge-stack`,
    case: 0,
    given: 'caught flat-footed',
    on: [creature('t', 5, 5)],
    ask: defence(
      [
        { type: 'dexterity', value: 2 },
        { type: 'dodge', value: 1 },
        { type: 'dodge', value: 2 },
        { type: 'class', value: 3 },
      ],
      { of: 't', against: 'flat-footed' },
    ),
    expect: { ac: 13 },
  },
  {
    rule: `${M}dodge-stack`,
    case: 'extra',
    given: 'else all of them add',
    on: [creature('t', 5, 5)],
    ask: defence(
      [
        { type: 'dexterity', value: 2 },
        { type: 'dodge', value: 1 },
        { type: 'dodge', value: 2 },
        { type: 'class', value: 3 },
      ],
      { of: 't' },
    ),
    expect: { ac: 18 },
  },
  {
    rule: `${M}saves`,
    case: 0,
    given: 'Reflex +4',
    on: [creature('t', 5, 5, { saves: { reflex: 4 } })],
    ask: check('t', 'reflex', 11, 15),
    expect: { total: 15, success: true },
  },
  {
    rule: `${M}saves`,
    case: 'extra',
    given: 'a 1 fails whatever is added',
    on: [creature('t', 5, 5, { saves: { reflex: 30 } })],
    ask: check('t', 'reflex', 1, 15),
    expect: { success: false },
  },
  {
    rule: `${M}saves`,
    case: 'extra',
    given: 'a 20 succeeds',
    on: [creature('t', 5, 5, { saves: { will: -4 } })],
    ask: check('t', 'will', 20, 30),
    expect: { success: true },
  },
  {
    rule: `${M}saves`,
    case: 'extra',
    given: 'without a bonus on the sheet, the ability',
    on: [creature('t', 5, 5, { abilities: { con: 14 } })],
    ask: check('t', 'fortitude', 9, 11),
    expect: { total: 11, success: true },
  },

  // ── The defender’s table ──
  {
    rule: `${M}defense-sitting-kneeling`,
    case: 0,
    given: 'kneeling, six squares away',
    on: shotAt(['kneeling']),
    ask: arrow(of15()),
    expect: { ac: 17 },
  },
  {
    rule: `${M}defense-sitting-kneeling`,
    case: 1,
    given: 'kneeling, beside the shooter',
    on: shotAt(['kneeling'], 5),
    ask: arrow(of15()),
    expect: { ac: 15, notes: [{ why: 'kneeling-target-adjacent' }] },
  },
  {
    rule: `${M}defense-sitting-kneeling`,
    case: 1,
    given: 'kneeling, in melee',
    on: struck(['kneeling']),
    ask: blow(of15()),
    expect: { ac: 13 },
  },
  {
    rule: `${M}defense-sitting-kneeling`,
    case: 'extra',
    given: 'sitting, a square between',
    on: shotAt(['sitting'], 4),
    ask: arrow(of15()),
    expect: { ac: 17, notes: [] },
  },
  {
    rule: `${M}defense-prone`,
    case: 0,
    given: 'prone, three squares away',
    on: shotAt(['prone'], 3),
    ask: arrow(of15()),
    expect: { ac: 19 },
  },
  {
    rule: `${M}defense-prone`,
    case: 1,
    given: 'prone, beside the shooter',
    on: shotAt(['prone'], 5),
    ask: arrow(of15()),
    expect: { ac: 15, notes: [{ why: 'prone-target-adjacent' }] },
  },
  {
    rule: `${M}defense-prone`,
    case: 1,
    given: 'prone, in melee',
    on: struck(['prone']),
    ask: blow(of15()),
    expect: { ac: 11 },
  },
  ...both('defense-stunned-cowering', 'stunned', 11, 11),
  ...both('defense-stunned-cowering', 'cowering', 11, 11),
  ...both('defense-climbing', 'climbing', 11, 11),
  ...both('defense-flat-footed', 'flat-footed', 13, 13),
  ...both('defense-running', 'running', 13, 15),
  {
    rule: `${M}defense-climbing`,
    case: 'extra',
    given: 'a born climber too',
    on: struck(['climbing'], { ...NIMBLE, speed: { land: 6, climb: 6 } }),
    ask: blow(of15(2)),
    expect: { ac: 11 },
  },
  {
    rule: `${M}defense-grappling`,
    case: 0,
    given: 'a shot at two',
    on: [
      archer('a', 0, 5),
      creature('t', 6, 5, { grapples: ['h'], ...NIMBLE }),
      hero('h', 6, 5, { grapples: ['t'] }),
    ],
    ask: arrow(of15(2)),
    expect: {
      ac: 13,
      struckAtRandom: [
        { id: 't', chance: 50 },
        { id: 'h', chance: 50 },
      ],
    },
  },
  {
    rule: `${M}defense-pinned`,
    case: 0,
    given: 'in melee',
    on: struck(['pinned'], NIMBLE),
    ask: blow(of15(2)),
    expect: { ac: 9 },
  },
  {
    rule: `${M}defense-pinned`,
    case: 0,
    given: 'at range',
    on: shotAt(['pinned'], 0, NIMBLE),
    ask: arrow(of15(2)),
    expect: { ac: 8 },
  },
  {
    rule: `${M}defense-pinned`,
    case: 0,
    given: 'as a condition',
    on: struck(['pinned'], NIMBLE),
    ask: state('t', { ac: 15, dodge: 0 }, 'a'),
    check: changes({ 'ac-melee': -6, 'ac-ranged': -7 }),
  },
  {
    rule: `${M}defense-pinned`,
    case: 1,
    given: 'in melee by the English text',
    on: [...struck(['pinned'], NIMBLE), srd],
    ask: blow(of15(2)),
    expect: { ac: 4 },
  },
  {
    rule: `${M}defense-pinned`,
    case: 1,
    given: 'at range by the English text',
    on: [...shotAt(['pinned'], 0, NIMBLE), srd],
    ask: arrow(of15(2)),
    expect: { ac: 8 },
  },
  {
    rule: `${M}defense-helpless`,
    case: 0,
    given: 'Small',
    on: struck(['helpless'], { size: 'small' }),
    ask: blow(parts),
    expect: { ac: 6, set: { value: 6, by: 'helpless' } },
  },
  {
    rule: `${M}defense-helpless`,
    case: 'extra',
    given: 'at range the same',
    on: shotAt(['asleep'], 0, { size: 'small' }),
    ask: arrow(parts),
    expect: { ac: 6 },
  },
  {
    rule: `${M}defense-concealed`,
    case: 0,
    given: 'half concealed',
    on: struck([]),
    ask: blow({ missChance: 20 }),
    expect: { missChance: 20 },
    check: without('concealed'),
    uncited: 'the miss chance was given in the question: the map conceals nothing',
  },
  {
    rule: `${M}defense-cover`,
    case: 0,
    given: 'half cover, by the game master',
    on: [...shotAt([])],
    ask: arrow({ ...of15(), more: [{ on: 'ac', type: 'cover', value: 4 }] }),
    expect: { ac: 19 },
    cites: [`${M}gm-judges`],
  },

  // ── The attacker’s table ──
  {
    rule: `${M}attack-flanking`,
    case: 0,
    given: 'in melee',
    on: [...struck([]), hero('b', 6, 5)],
    ask: blow({ bonus: 5 }),
    expect: { bonus: 7 },
  },
  {
    rule: `${M}attack-flanking`,
    case: 0,
    given: 'at range',
    on: [archer('a', 4, 5, { traits: ['precise-shot'] }), creature('t', 5, 5), hero('b', 6, 5)],
    ask: arrow({ bonus: 5 }),
    expect: { bonus: 5 },
  },
  {
    rule: `${M}attack-higher-ground`,
    case: 0,
    given: 'from a table',
    on: [hero('a', 4, 5, { elevation: 1 }), creature('t', 5, 5)],
    ask: blow({ bonus: 5 }),
    expect: { bonus: 6 },
  },
  {
    rule: `${M}attack-higher-ground`,
    case: 'extra',
    given: 'a shot from it',
    on: [archer('a', 2, 5, { elevation: 1 }), creature('t', 6, 5)],
    ask: arrow({ bonus: 5 }),
    expect: { bonus: 5 },
    uncited: 'a control: higher ground gives a shot nothing',
  },
  {
    rule: `${M}attack-prone`,
    case: 0,
    given: 'in melee',
    on: [hero('a', 4, 5, { conditions: ['prone'] }), creature('t', 5, 5)],
    ask: blow({ bonus: 5 }),
    expect: { bonus: 1 },
  },
  {
    rule: `${M}attack-prone`,
    case: 0,
    given: 'at range',
    on: [archer('a', 1, 5, { conditions: ['prone'] }), creature('t', 6, 5)],
    ask: arrow({ bonus: 5 }),
    expect: { bonus: 5, possible: true, notes: [{ why: 'prone-attacker-some-weapons' }] },
    check: only(),
  },
  {
    rule: `${M}attack-prone`,
    case: 0,
    given: 'with a weapon that needs its shooter upright',
    on: [hero('a', 1, 5, { conditions: ['prone'], attacks: [GREATBOW] }), creature('t', 6, 5)],
    ask: attack('a', 't', 'greatbow'),
    expect: { possible: false, barred: [{ why: 'prone-attacker-weapon' }] },
  },
  {
    rule: `${M}attack-prone`,
    case: 'extra',
    given: 'the action with a weapon that a prone creature cannot use',
    on: [hero('a', 1, 5, { conditions: ['prone'], attacks: [GREATBOW] }), creature('t', 6, 5)],
    ask: act('a', 'ranged-attack', { target: 't', with: 'greatbow' }),
    expect: { legal: false, why: ['condition-forbids'] },
  },
  {
    rule: `${M}attack-prone`,
    case: 'extra',
    given: 'a prone creature with an unknown kind of weapon',
    on: [archer('a', 1, 5, { conditions: ['prone'] }), creature('t', 6, 5)],
    ask: attack('a', 't', 'bow'),
    expect: { unknown: ['creatures.a.attacks.bow.tags'] },
  },
  {
    rule: `${M}attack-invisible`,
    case: 0,
    given: 'unseen in melee',
    on: [hero('a', 4, 5, { conditions: ['invisible'] }), creature('t', 5, 5)],
    ask: blow({ bonus: 5, ...of15(2) }),
    expect: { bonus: 7, ac: 13 },
  },
  {
    rule: `${M}attack-invisible`,
    case: 'extra',
    given: 'a ranged attack by an invisible attacker',
    on: [archer('a', 1, 5, { conditions: ['invisible'] }), creature('t', 6, 5)],
    ask: arrow({ bonus: 5, ...of15(2) }),
    expect: { bonus: 7, ac: 13 },
  },
  {
    rule: `${M}gm-judges`,
    case: 0,
    given: 'from a table at one who is down',
    on: [hero('a', 4, 5, { elevation: 1 }), creature('t', 5, 5, { conditions: ['prone'] })],
    ask: blow(),
    expect: { total: { attack: 1, ac: -4 } },
    uncited:
      'the engine sums both modifiers, each with its own rule; the game master judges the rest',
    check: (a) =>
      expect(
        (a['total'] as { attack: number; ac: number }).attack -
          (a['total'] as { attack: number; ac: number }).ac,
      ).toBe(5),
  },
]);
