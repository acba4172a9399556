/**
 * d20 Modern: opportunities provoked by actions, how they are resolved, and the effects of
 * charging, running and cover on an attack.
 */
import {
  archer,
  cases,
  cell,
  cover,
  creature,
  degrees,
  fill,
  hero,
  lowBlock,
  turn,
  wall,
  type At,
  type AttackInput,
} from '../cases.ts';
import { attack, fullAttack, bonuses, owed, roll } from '../asks/attacks.ts';
import { grapple, special } from '../asks/specials.ts';
import { blast } from '../asks/ordnance.ts';
import { act, provokes, turnOf } from '../asks/turns.ts';
import { lacks } from '../checks.ts';

const O = 'd20modern.opportunity.';
const PISTOL: AttackInput = { id: 'pistol', kind: 'ranged', rangeIncrement: 8, tags: ['firearm'] };
const bare = hero('a', 1, 0, { attacks: 'fist' });
const shooter = (x: number) => hero('a', x, 0, { attacks: [PISTOL] });
const target = creature('t', 6, 0);
const AWAY = (conditions: string[] = []) => [
  creature('b', 0, 0),
  hero('a', 1, 0, { conditions }),
  turn({ round: 2, active: 'a', order: ['a', 'b'] }),
];

export default cases('d20modern', [
  {
    rule: `${O}distracting-action`,
    case: 0,
    given: 'shooting beside an armed foe',
    on: [archer('a', 1, 0), creature('b', 0, 0), target],
    ask: act('a', 'ranged-attack', { target: 't' }),
    check: owed('b'),
  },
  {
    rule: `${O}distracting-action`,
    case: 1,
    given: 'with a square between',
    on: [archer('a', 2, 0), creature('b', 0, 0), target],
    ask: act('a', 'ranged-attack', { target: 't' }),
    check: owed(),
  },
  {
    rule: `${O}firearm-threatened`,
    case: 0,
    given: 'a pistol beside an armed foe',
    on: [shooter(1), creature('b', 0, 0), target],
    ask: attack('a', 't', 'pistol'),
    check: owed('b'),
  },
  {
    rule: `${O}firearm-threatened`,
    case: 'extra',
    given: 'as an action',
    on: [shooter(1), creature('b', 0, 0), target],
    ask: act('a', 'ranged-attack', { target: 't', with: 'pistol' }),
    check: owed('b'),
  },
  {
    rule: `${O}stand-up`,
    case: 0,
    given: 'standing up between two',
    on: [hero('a', 1, 0, { conditions: ['prone'] }), creature('b', 0, 0), creature('c', 2, 0)],
    ask: act('a', 'stand-up'),
    check: provokes('move', 'b', 'c'),
  },
  {
    rule: `${O}unarmed-attack-only-target`,
    case: 0,
    given: 'a punch at one of two armed foes',
    on: [bare, creature('b', 0, 0), creature('c', 2, 0)],
    ask: attack('a', 'b', 'fist'),
    check: owed('b'),
  },
  {
    rule: `${O}unarmed-attack-only-target`,
    case: 1,
    given: 'a punch at empty hands',
    on: [bare, creature('b', 0, 0, { attacks: 'fist' })],
    ask: attack('a', 'b', 'fist'),
    check: owed(),
  },
  {
    rule: `${O}by-target-only`,
    case: 0,
    given: 'disarming one of two',
    on: [hero('a', 1, 0), creature('b', 0, 0), creature('c', 2, 0)],
    ask: special('disarm', 'a', 'b'),
    check: owed('b'),
  },
  {
    rule: `${O}by-target-only`,
    case: 1,
    given: 'into the space of the one to be pushed',
    on: [hero('a', 1, 0), creature('b', 2, 0), creature('c', 0, 1)],
    ask: special('bull-rush', 'a', 'b'),
    check: owed('b', 'c'),
    uncited: 'whoever threatens strikes at the movement, so the movement’s rule is cited',
  },
  {
    rule: `${O}by-target-only`,
    case: 2,
    given: 'into the space of the one it grapples',
    on: [
      hero('a', 1, 0, { conditions: ['grappling'], grapples: ['b'] }),
      creature('b', 2, 0, { conditions: ['grappling'], grapples: ['a'] }),
      creature('c', 0, 1),
    ],
    ask: grapple('a', 'grapple-enter-space', {}),
    check: owed('c'),
    uncited: 'whoever threatens strikes at the movement, so the movement’s rule is cited',
  },
  {
    rule: `${O}armed-unarmed`,
    case: 0,
    given: 'a bare-handed man punches a lion',
    on: [bare, creature('b', 0, 0, { size: 'medium', attacks: 'natural' })],
    ask: attack('a', 'b', 'fist'),
    check: owed('b'),
    uncited: 'the answer cites why the unarmed blow provokes; that claws are arms is only supposed',
  },
  {
    rule: `${O}armed-unarmed`,
    case: 'extra',
    given: 'with Combat Martial Arts',
    on: [
      hero('a', 1, 0, { attacks: 'fist', traits: ['combat-martial-arts'] }),
      creature('b', 0, 0),
    ],
    ask: attack('a', 'b', 'fist'),
    check: owed(),
    uncited: 'a control: trained hands are armed, and nothing provokes',
  },
  {
    rule: `${O}full-bonus`,
    case: 0,
    given: 'base attack +6/+1, after both attacks',
    on: [creature('b', 0, 0, { bab: 6 }), hero('a', 1, 0)],
    ask: attack('b', 'a', 'sword', { action: 'opportunity', bonus: 6 }),
    expect: { bonus: 6 },
    uncited: 'the bonus is the one of the sheet: the verdict has nothing to add',
  },
  // Total defense first, then a move away from `b` in the same turn: the attack that the move
  // provokes meets total defense.
  {
    rule: `${O}total-defense-covers`,
    case: 0,
    given: 'total defence and then a move away: the move provokes',
    on: AWAY(),
    ask: turnOf('a', 'total-defence', [
      'move',
      {
        path: [
          [1, 0],
          [2, 0],
        ],
      },
    ]),
    expect: {
      legal: true,
      steps: [
        { legal: true, opportunities: [] },
        { legal: true, opportunities: [{ by: 'b' }] },
      ],
    },
    uncited: 'the turn says what provokes; what the blow meets is the next row',
  },
  {
    rule: `${O}total-defense-covers`,
    case: 0,
    given: 'Defense 15, and the blow meets 19',
    on: AWAY(['total-defence']),
    ask: attack('b', 'a', 'sword', { action: 'opportunity', parts: [{ type: 'class', value: 5 }] }),
    expect: { ac: 19 },
  },
  {
    rule: `${O}total-defense-covers`,
    case: 'extra',
    given: 'a move without total defense: the attack of opportunity is against 15',
    on: AWAY(),
    ask: attack('b', 'a', 'sword', { action: 'opportunity', parts: [{ type: 'class', value: 5 }] }),
    expect: { ac: 15 },
    uncited: 'a control: nothing was declared',
  },

  {
    rule: 'd20modern.movement.run-provokes',
    case: 0,
    given: 'a run that begins beside an armed foe',
    on: [hero('a', 1, 0), creature('b', 0, 0)],
    ask: act('a', 'run', {
      path: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    }),
    check: provokes('full-round', 'b'),
  },
  {
    rule: 'd20modern.movement.run-defense',
    case: 0,
    given: 'running, in melee',
    on: [creature('b', 0, 0), hero('a', 1, 0, { conditions: ['running'], abilities: { dex: 14 } })],
    ask: attack('b', 'a', 'sword', {
      parts: [
        { type: 'dexterity', value: 2 },
        { type: 'class', value: 4 },
      ],
    }),
    expect: { ac: 14 },
  },
  {
    rule: 'd20modern.movement.run-defense',
    case: 0,
    given: 'a ranged attack on a running creature',
    on: [
      creature('b', 6, 0, { attacks: 'bow' }),
      hero('a', 1, 0, { conditions: ['running'], abilities: { dex: 14 } }),
    ],
    ask: attack('b', 'a', 'bow', {
      parts: [
        { type: 'dexterity', value: 2 },
        { type: 'class', value: 4 },
      ],
    }),
    expect: { ac: 16 },
  },
  ...(
    [
      [3, true],
      [4, false],
    ] as const
  ).map(([squares, legal]) => ({
    rule: 'd20modern.movement.climb-accelerated',
    case: 0,
    given: `${squares} squares of a cliff`,
    on: [hero('a', 0, 0), fill(1, 0, 4, 0, (x, y) => cell(x, y, { surface: 'wall' }))],
    ask: act('a', 'climb-accelerated', {
      path: Array.from({ length: squares + 1 }, (_, i): At => [i, 0]),
    }),
    expect: { legal },
  })),

  {
    rule: 'd20modern.charge.modifiers',
    case: 0,
    given: 'the attack bonus of a charging creature',
    on: [hero('a', 0, 0), creature('t', 1, 0)],
    ask: attack('a', 't', 'sword', { action: 'charge', bonus: 5 }),
    expect: { bonus: 7 },
  },
  {
    rule: 'd20modern.charge.modifiers',
    case: 0,
    given: 'the Defense of a charging creature until its next turn',
    on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['charging'] })],
    ask: attack('a', 't', 'sword', { parts: [{ type: 'class', value: 4 }] }),
    expect: { ac: 12 },
  },
  {
    rule: 'd20modern.charge.single-attack',
    case: 0,
    given: 'base attack +6/+1: one attack',
    on: [hero('a', 0, 0, { bab: 6, abilities: { str: 10 } })],
    ask: fullAttack('a', { action: 'standard', primary: 'sword' }),
    check: bonuses(6),
    uncited: 'the plan asks for one attack, so nothing of the charge limits it',
  },
  {
    rule: 'd20modern.charge.single-attack',
    case: 0,
    given: 'at +8',
    on: [hero('a', 0, 0), creature('t', 1, 0)],
    ask: attack('a', 't', 'sword', { action: 'charge', bonus: 6 }),
    expect: { bonus: 8 },
    uncited: 'the answer cites the charge’s modifiers; the blow is one in any case',
  },
  {
    rule: 'd20modern.charge.bull-rush-instead',
    case: 0,
    given: 'Strength +3, charging',
    on: [hero('a', 0, 0, { abilities: { str: 16 } }), creature('b', 3, 0)],
    ask: special('bull-rush', 'a', 'b', { charging: true }),
    expect: { attacker: { modifier: 5 } },
    uncited: 'the answer cites the check, in which the charge’s +2 is a modifier',
  },

  {
    rule: 'd20modern.concealment.miss-chance',
    case: 0,
    given: 'a hit, a chance of 20 %, and 21',
    on: [hero('a', 0, 0)],
    ask: roll(15, 5, 15, { missChance: 20, missDie: 21 }),
    expect: { outcome: 'hit' },
  },
  ...(
    [
      ['degree-one-quarter', 10],
      ['degree-one-half', 20],
      ['degree-three-quarters', 30],
      ['degree-nine-tenths', 40],
    ] as const
  ).flatMap(([rule, missChance]) => [
    {
      rule: `d20modern.concealment.${rule}`,
      case: 0,
      given: `a hit, and ${missChance}`,
      on: [hero('a', 0, 0)],
      ask: roll(15, 5, 15, { missChance, missDie: missChance }),
      expect: { outcome: 'miss' },
    },
    {
      rule: `d20modern.concealment.${rule}`,
      case: 1,
      given: `a hit, and ${missChance + 1}`,
      on: [hero('a', 0, 0)],
      ask: roll(15, 5, 15, { missChance, missDie: missChance + 1 }),
      expect: { outcome: 'hit' },
    },
  ]),
  {
    rule: 'd20modern.concealment.degree-total',
    case: 0,
    given: 'the wrong square',
    on: [hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)],
    ask: {
      ask: 'attack-roll',
      from: 'a',
      to: 't',
      with: 'sword',
      at: [1, 1],
      die: 19,
      bonus: 5,
      ac: 15,
      missDie: 99,
    },
    expect: { outcome: 'miss' },
  },
  {
    rule: 'd20modern.concealment.degree-total',
    case: 1,
    given: 'the right one, and 50',
    on: [hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)],
    ask: {
      ask: 'attack-roll',
      from: 'a',
      to: 't',
      with: 'sword',
      at: [1, 0],
      die: 19,
      bonus: 5,
      ac: 15,
      missDie: 50,
    },
    expect: { outcome: 'miss' },
  },
  {
    rule: 'd20modern.cover.strike-the-cover',
    case: 0,
    given: 'a 17 against Defense 15 behind a creature of Defense 14',
    on: [hero('a', 0, 0)],
    ask: roll(12, 5, 19, { cover: 4, coverer: { ac: 14 }, damageDealt: 6 }),
    expect: { outcome: 'miss', coverStruck: { damage: 6 } },
  },
  {
    rule: 'd20modern.cover.strike-the-cover',
    case: 1,
    given: 'a 14',
    on: [hero('a', 0, 0)],
    ask: roll(9, 5, 19, { cover: 4, coverer: { ac: 14 } }),
    expect: { outcome: 'miss' },
    check: lacks('coverStruck'),
  },
  {
    rule: 'd20modern.cover.strike-the-cover',
    case: 'extra',
    given: 'a thing as cover',
    on: [hero('a', 0, 0)],
    ask: roll(12, 5, 19, { cover: 4 }),
    expect: { outcome: 'miss', coverStruck: {} },
  },
  {
    rule: 'd20modern.cover.strike-the-cover',
    case: 'extra',
    given: 'a 17 against a creature of Defense 17: not above it',
    on: [hero('a', 0, 0)],
    ask: roll(12, 5, 19, { cover: 4, coverer: { ac: 17 } }),
    expect: { outcome: 'miss' },
    check: lacks('coverStruck'),
  },
  {
    rule: 'd20modern.cover.cover-dodges',
    case: 0,
    given: 'Defense 18, of which Dexterity +3',
    on: [hero('a', 0, 0)],
    ask: roll(12, 5, 19, { cover: 4, coverer: { ac: 18, nimble: 3 } }),
    expect: { outcome: 'hit', coverDodged: true },
    check: lacks('coverStruck'),
  },
  {
    rule: 'd20modern.cover.cover-dodges',
    case: 1,
    given: 'it waives its Dexterity',
    on: [hero('a', 0, 0)],
    ask: roll(12, 5, 19, { cover: 4, coverer: { ac: 15 } }),
    expect: { outcome: 'miss', coverStruck: {} },
    uncited: 'a control: without its Dexterity the coverer dodges nothing',
  },
  {
    rule: 'd20modern.cover.overlap',
    case: 0,
    given: 'kneeling behind a wall of 90 cm, which the game master calls a half',
    on: [
      archer('a', 0, 0),
      creature('t', 4, 0, { conditions: ['kneeling'] }),
      lowBlock(3, 0),
      degrees({ from: 'a', to: 't', degree: 'half' }),
    ],
    ask: cover('a', 't', 'ranged'),
    expect: { degree: 'half', ac: 4, by: 'gm' },
    uncited: 'the game master sets the degree: the engine overlaps nothing',
  },
  {
    rule: 'd20modern.cover.reflex',
    case: 0,
    given: 'a grenade beyond a wall with a gap',
    on: [creature('b', 3, 0), wall(2, -1, 2, 0.5)],
    ask: blast([0, 0], 4),
    expect: { creatures: [{ id: 'b', reflex: 4 }] },
  },
  {
    rule: 'd20modern.cover.reflex',
    case: 1,
    given: 'behind it',
    on: [creature('b', 3, 0), wall(2, -1, 2, 2)],
    ask: blast([6, 0], 4),
    expect: { creatures: [{ id: 'b', reflex: 0 }] },
  },
]);
