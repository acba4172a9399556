/** 3.5 SRD: attacks that provoke because of their weapon, and what single weapons do. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  creature,
  hero,
  move,
  options,
  threat,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { attack, only, owed } from '../asks/attacks.ts';
import { act, actions, turnOf } from '../asks/turns.ts';
import { special } from '../asks/specials.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const WHIP: AttackInput = { id: 'whip', kind: 'melee', tags: ['whip', 'trips', 'disarms'] };
const SPIKES: AttackInput = { id: 'spikes', kind: 'melee', light: true, tags: ['worn'] };
const JAVELIN: AttackInput = { id: 'javelin', kind: 'thrown', rangeIncrement: 6 };
const SAP: AttackInput = { id: 'sap', kind: 'melee', light: true, tags: ['nonlethal'] };
/** Three attacks in a full attack. */
const THRICE = { bab: 11 } as const;
const REFLEXES = {
  traits: ['combat-reflexes'],
  abilities: { dex: 14 },
} as const satisfies CreatureMore;
const shots = (more: CreatureMore = {}) => archer('a', 0, 0, { ...THRICE, ...more });
const volley = act('a', 'full-attack', { target: 'g', with: 'bow' });
/** Ids of the creatures that the answer lets strike, and how often each. */
const strikes =
  (...wanted: readonly (readonly [by: string, times: number])[]) =>
  (answer: Answer): void => {
    expect(
      (answer['opportunities'] as { by: string; times?: number }[]).map(({ by, times = 1 }) => [
        by,
        times,
      ]),
    ).toEqual(wanted);
  };
/** The line of the table of actions for a full attack. */
const line =
  (...by: readonly string[]) =>
  (answer: Answer): void =>
    expect(
      (answer['actions'] as { action: string; provokesFrom: unknown }[]).find(
        ({ action }) => action === 'full-attack',
      )?.provokesFrom,
    ).toEqual(by);
const fullAttackOf =
  (...by: readonly string[]) =>
  (answer: Answer): void =>
    owed(...by)((answer['steps'] as Answer[])[0]!);
const cellsOf = (answer: Answer): string[] => (answer['cells'] as unknown[]).map(String);

const EMPTY = 'a creature that threatens nothing cites only why';
const QUIET = 'nobody strikes, and an answer without opportunities cites no rule about them';

const RANGED = 'opportunity.ranged-full-attack';
const UNARMED = 'opportunity.unarmed-full-attack';
const near = creature('f', 1, 0);
const far = creature('g', 6, 0);

export default cases('srd35', [
  row(
    RANGED,
    0,
    'three shots beside a foe with one opportunity',
    [shots(), near, far],
    volley,
    strikes(['f', 1]),
  ),
  row(
    RANGED,
    1,
    'three shots beside a foe with Combat Reflexes and Dexterity 14',
    [shots(), creature('f', 1, 0, REFLEXES), far],
    volley,
    strikes(['f', 3]),
  ),
  row(
    RANGED,
    2,
    'three blows with a sword',
    [hero('a', 0, 0, THRICE), near, far],
    act('a', 'full-attack', { target: 'f', with: 'sword' }),
    strikes(),
    QUIET,
  ),
  row(
    RANGED,
    'extra',
    'in the list of actions too',
    [shots(), near],
    actions('a'),
    line('f'),
    QUIET,
  ),
  row(
    RANGED,
    'extra',
    'and as an action of a turn',
    [shots(), near, far],
    turnOf('a', ['full-attack', { target: 'g', with: 'bow' }]),
    fullAttackOf('f'),
  ),
  row(
    RANGED,
    'extra',
    'and as an attack of the full attack',
    [shots(), near, far],
    attack('a', 'g', 'bow', { action: 'full-attack' }),
    owed('f'),
  ),
  row(
    RANGED,
    'extra',
    'javelins thrown as a full attack',
    [hero('a', 0, 0, { ...THRICE, attacks: [JAVELIN] }), near, far],
    act('a', 'full-attack', { target: 'g', with: 'javelin' }),
    strikes(['f', 1]),
  ),
  row(
    RANGED,
    'extra',
    'house rule once: one strike, whatever the reflexes',
    [options({ rangedFullAttack: 'once' }), shots(), creature('f', 1, 0, REFLEXES), far],
    volley,
    strikes(['f', 1]),
  ),
  row(
    RANGED,
    'extra',
    'house rule none: the line of the table as printed',
    [options({ rangedFullAttack: 'none' }), shots(), near, far],
    volley,
    strikes(),
    QUIET,
  ),
  row(
    RANGED,
    'extra',
    'house rule none: the attack question says the same',
    [options({ rangedFullAttack: 'none' }), shots(), near, far],
    attack('a', 'g', 'bow', { action: 'full-attack' }),
    owed(),
  ),

  row(
    UNARMED,
    0,
    'fists against f, with g adjacent too',
    [hero('a', 0, 0, { attacks: 'fist' }), near, creature('g', 0, 1)],
    act('a', 'full-attack', { target: 'f', with: 'fist' }),
    strikes(['f', 1]),
  ),
  row(
    UNARMED,
    1,
    'the target has no weapon',
    [hero('a', 0, 0, { attacks: 'fist' }), creature('f', 1, 0, { attacks: 'fist' })],
    act('a', 'full-attack', { target: 'f', with: 'fist' }),
    strikes(),
    QUIET,
  ),
  row(
    UNARMED,
    2,
    'trained fists',
    [hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near],
    act('a', 'full-attack', { target: 'f', with: 'fist' }),
    strikes(),
    QUIET,
  ),
  row(
    UNARMED,
    'extra',
    'claws are armed',
    [hero('a', 0, 0, { attacks: 'natural' }), near],
    act('a', 'full-attack', { target: 'f', with: 'claw' }),
    strikes(),
    QUIET,
  ),
  row(
    UNARMED,
    'extra',
    'two punches at a foe with two opportunities',
    [hero('a', 0, 0, { attacks: 'fist', bab: 6 }), creature('f', 1, 0, REFLEXES)],
    act('a', 'full-attack', { target: 'f', with: 'fist' }),
    strikes(['f', 2]),
  ),

  row(
    'opportunity.whip-use',
    0,
    'a whip against g, three squares away, beside f',
    [hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0)],
    act('a', 'melee-attack', { target: 'g', with: 'whip' }),
    strikes(['f', 1]),
  ),
  row(
    'opportunity.whip-use',
    1,
    'beside an archer',
    [
      hero('a', 0, 0, { attacks: [WHIP] }),
      creature('f', 1, 0, { attacks: 'bow' }),
      creature('g', 3, 0),
    ],
    act('a', 'melee-attack', { target: 'g', with: 'whip' }),
    strikes(),
    QUIET,
  ),
  row(
    'opportunity.whip-use',
    2,
    'a trip with the whip',
    [hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0)],
    act('a', 'trip', { target: 'g', with: 'whip' }),
    strikes(['f', 1]),
  ),
  row(
    'opportunity.whip-use',
    'extra',
    'a whole full attack with the whip, as an attack',
    [hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0)],
    attack('a', 'g', 'whip', { action: 'full-attack' }),
    owed('f'),
  ),

  row(
    'threat.whip',
    0,
    'nothing else in hand',
    [hero('a', 5, 5, { attacks: [WHIP] })],
    threat('a'),
    { cells: [] },
    EMPTY,
  ),
  row(
    'threat.whip',
    1,
    'f leaves the square beside it',
    [hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 6, 5)],
    move('f', [
      [6, 5],
      [7, 5],
    ]),
    strikes(),
    QUIET,
  ),
  row(
    'threat.whip',
    2,
    'an ally with a sword opposite',
    [hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 6, 5), hero('b', 7, 5)],
    { ask: 'flanking', target: 'f' },
    { pairs: [] },
    'no pair flanks, and an answer without pairs cites the bonus alone',
  ),
  row(
    'threat.whip',
    3,
    'three squares away',
    [hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 8, 5)],
    attack('a', 'f', 'whip'),
    { possible: true },
  ),
  row(
    'threat.whip',
    'extra',
    'four squares away',
    [hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 9, 5)],
    attack('a', 'f', 'whip'),
    { possible: false, why: ['out-of-reach'] },
  ),
  row(
    'threat.gauntlet',
    0,
    'a punch in gauntlets',
    [hero('a', 0, 0, { attacks: 'fist' }), near],
    act('a', 'unarmed-attack', { target: 'f', with: 'fist' }),
    strikes(['f', 1]),
    'srd35.opportunity.unarmed-full-attack',
  ),
  row(
    'threat.gauntlet',
    1,
    'a spiked gauntlet',
    [hero('a', 5, 5, { attacks: [SPIKES] })],
    threat('a'),
    (answer) => expect(cellsOf(answer)).toHaveLength(8),
    'a threat cites the rules of reach',
  ),
  row(
    'threat.armor-spikes',
    0,
    'with a longspear in hand',
    [hero('a', 5, 5, { attacks: ['longspear', SPIKES] })],
    threat('a'),
    (answer) => expect(cellsOf(answer)).toHaveLength(24),
    'a threat cites the rules of reach',
  ),

  row(
    'attack.damage-types',
    0,
    'a sword turned flat',
    [hero('a', 0, 0), near],
    attack('a', 'f', 'sword', { damage: 'nonlethal' }),
    only(['attack', 'nonlethal', -4]),
  ),
  row(
    'attack.damage-types',
    1,
    'a bow',
    [archer('a', 0, 0), far],
    attack('a', 'g', 'bow', { damage: 'nonlethal' }),
    { possible: false, why: ['lethal-only'] },
  ),
  row(
    'attack.damage-types',
    2,
    'the fist of a monk, lethal',
    [hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near],
    attack('a', 'f', 'fist', { damage: 'lethal' }),
    only(),
  ),
  row(
    'attack.damage-types',
    3,
    'the fist of a monk, nonlethal',
    [hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near],
    attack('a', 'f', 'fist', { damage: 'nonlethal' }),
    only(),
  ),
  row(
    'attack.damage-types',
    4,
    'a sneak attack with a nonlethal fist',
    [
      hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike', 'sneak-attack-2'] }),
      creature('f', 1, 0, { type: 'humanoid', conditions: ['flat-footed'] }),
    ],
    attack('a', 'f', 'fist', { damage: 'nonlethal' }),
    { nonlethal: true, precision: { allowed: true } },
  ),
  row(
    'attack.damage-types',
    'extra',
    'the fist of a monk, which the sheet calls nonlethal',
    [
      hero('a', 0, 0, {
        attacks: [{ id: 'fist', kind: 'melee', unarmed: true, tags: ['nonlethal'] }],
        traits: ['improved-unarmed-strike'],
      }),
      near,
    ],
    attack('a', 'f', 'fist', { damage: 'lethal' }),
    only(),
  ),
  row(
    'attack.damage-types',
    'extra',
    'the fist of a commoner, lethal',
    [hero('a', 0, 0, { attacks: 'fist' }), near],
    attack('a', 'f', 'fist', { damage: 'lethal' }),
    only(['attack', 'nonlethal', -4]),
  ),
  row(
    'attack.damage-types',
    'extra',
    'a thrown javelin',
    [hero('a', 0, 0, { attacks: [JAVELIN] }), far],
    attack('a', 'g', 'javelin', { damage: 'nonlethal' }),
    { possible: false, why: ['lethal-only'] },
  ),
  row(
    'attack.damage-types',
    'extra',
    'a sap, which deals nonlethal damage anyway',
    [hero('a', 0, 0, { attacks: [SAP] }), near],
    attack('a', 'f', 'sap', { damage: 'nonlethal' }),
    only(),
  ),

  row(
    'special-attack.disarm',
    0,
    'a dagger against a greatsword',
    [
      hero('a', 0, 0, { attacks: 'dagger' }),
      creature('f', 1, 0, { attacks: [{ id: 'great', kind: 'melee', twoHanded: true }] }),
    ],
    special('disarm', 'a', 'f'),
    (answer) => {
      const of = (side: string): Answer[] => (answer[side] as { modifiers: Answer[] }).modifiers;
      expect(of('attacker').map(({ value }) => value)).toContain(-4);
      expect(of('defender').map(({ value }) => value)).toContain(4);
    },
  ),
  row(
    'special-attack.disarm',
    1,
    'damage by the opportunity',
    [hero('a', 0, 0), near],
    {
      ask: 'resolve',
      of: 'a',
      action: 'disarm',
      target: 'f',
      opportunities: [{ by: 'f', action: 'melee-attack', target: 'a', damages: true }],
    },
    { done: false, why: ['spoilt'] },
    'the resolution cites the rules of its actions',
  ),
  row(
    'special-attack.disarm',
    2,
    'spiked gauntlets',
    [hero('a', 0, 0), creature('f', 1, 0, { attacks: [SPIKES] })],
    special('disarm', 'a', 'f'),
    { legal: false, why: ['cannot-be-disarmed'] },
  ),
  row(
    'special-attack.disarm',
    'extra',
    'spiked gauntlets and a sword: the sword',
    [hero('a', 0, 0), creature('f', 1, 0, { attacks: ['sword', SPIKES] })],
    special('disarm', 'a', 'f'),
    { legal: true },
  ),
  row(
    'special-attack.disarm',
    'extra',
    'spiked gauntlets and a sword: the gauntlets by name',
    [hero('a', 0, 0), creature('f', 1, 0, { attacks: ['sword', SPIKES] })],
    special('disarm', 'a', 'f', { object: { kind: 'held', attack: 'spikes' } }),
    { legal: false, why: ['cannot-be-disarmed'] },
  ),
]);
