/**
 * Topics that share a fact give the same answer: a full attack, a lifeless body, a reduced
 * Dexterity.
 */
import { archer, cases, creature, hero, turn, type Case, type CreatureMore } from '../cases.ts';
import { attack, fullAttack } from '../asks/attacks.ts';
import { damage, wound } from '../asks/bodies.ts';
import { initiative } from '../asks/initiative.ts';
import { special } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import { lacks } from '../checks.ts';

const veteran = (more: CreatureMore = {}) =>
  hero('a', 0, 0, { bab: 6, abilities: { str: 10 }, ...more });
const whole = fullAttack('a', { primary: 'sword' });
const barred = (why: string) => ({ legal: false, why: [why] });
const GHOST: CreatureMore = { conditions: ['helpless'], traits: ['incorporeal'] };
const MINDED: CreatureMore = { hp: { current: 90 }, abilities: { con: null } };

const rows: Case[] = [
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'staggered',
    on: [veteran({ conditions: ['staggered'] })],
    ask: whole,
    expect: barred('condition-forbids'),
    cites: ['sigil.condition.staggered'],
  },
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'staggered, one attack',
    on: [veteran({ conditions: ['staggered'] })],
    ask: fullAttack('a', { primary: 'sword', action: 'standard' }),
    expect: { legal: true },
    uncited: 'the condition limits it to one attack, so it is no full attack',
  },
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'paralysed, one attack',
    on: [veteran({ conditions: ['paralyzed'] })],
    ask: fullAttack('a', { primary: 'sword', action: 'standard' }),
    expect: barred('condition-forbids'),
    cites: ['sigil.condition.paralyzed'],
  },
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'in a surprise round',
    on: [veteran(), turn({ surprise: true, active: 'a', order: ['a'] })],
    ask: whole,
    expect: barred('no-action-left'),
    cites: ['sigil.initiative.surprise-actions'],
  },
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'on another’s turn',
    on: [veteran(), creature('b', 5, 5), turn({ round: 2, active: 'b', order: ['a', 'b'] })],
    ask: whole,
    expect: barred('not-your-turn'),
  },
  {
    rule: 'sigil.attack.full-attack',
    case: 'extra',
    given: 'knocked out between two of its attacks',
    on: [
      veteran({ conditions: ['unconscious'] }),
      turn({ round: 2, active: 'a', order: ['a'], spent: { fullRound: true } }),
    ],
    ask: fullAttack('a', { primary: 'sword', made: 1 }),
    expect: barred('condition-forbids'),
  },

  {
    rule: 'sigil.damage.massive-damage',
    case: 'extra',
    given: 'without Constitution',
    on: [hero('a', 0, 0, MINDED)],
    ask: wound('a', 60),
    expect: { massive: null },
  },
  {
    rule: 'sigil.damage.critical-immunity',
    case: 'extra',
    given: 'a body that is no body still has its weak spots',
    on: [hero('a', 0, 0), creature('g', 1, 0, GHOST)],
    ask: damage(['1d8'], { to: 'g', bonus: 4, times: 2 }),
    expect: { text: '2d8+8', critical: true },
    uncited: 'a control: this body has weak spots, so nothing is immune',
  },
  {
    rule: 'sigil.special-attack.coup-de-grace',
    case: 'extra',
    given: 'a helpless ghost, as the special attack has it',
    on: [hero('a', 0, 0), creature('g', 1, 0, GHOST)],
    ask: special('coup-de-grace', 'a', 'g'),
    expect: { legal: true, why: [] },
  },
  {
    rule: 'sigil.special-attack.coup-de-grace',
    case: 'extra',
    given: 'a helpless ghost, as the attack has it',
    on: [hero('a', 0, 0), creature('g', 1, 0, GHOST)],
    ask: attack('a', 'g', 'sword'),
    expect: { coupDeGrace: { allowed: true, why: [] } },
  },
  {
    rule: 'sigil.damage.critical-immunity',
    case: 'extra',
    given: 'an amorphous thing',
    on: [creature('g', 1, 0, { traits: ['amorphous'] })],
    ask: damage(['1d8'], { to: 'g', times: 2 }),
    expect: { text: '1d8', critical: false },
  },

  ...(['trip', 'disarm', 'grapple', 'bull-rush', 'sunder'] as const).map((what): Case => ({
    rule: 'sigil.condition.incorporeal-body',
    case: 'extra',
    given: `a ghost and a body: ${what}`,
    on: [hero('g', 0, 0, { traits: ['incorporeal'] }), creature('t', 1, 0)],
    ask: special(what, 'g', 't'),
    expect: { legal: false, why: ['incorporeal'] },
  })),
  {
    rule: 'sigil.condition.incorporeal-body',
    case: 'extra',
    given: 'a body and a ghost',
    on: [hero('a', 0, 0), creature('g', 1, 0, { traits: ['incorporeal'] })],
    ask: special('grapple', 'a', 'g'),
    expect: { legal: false, why: ['incorporeal'] },
  },
  {
    rule: 'sigil.condition.incorporeal-body',
    case: 'extra',
    given: 'two ghosts, Charisma for Strength',
    on: [
      hero('g', 0, 0, { traits: ['incorporeal'], bab: 2, abilities: { str: null, cha: 16 } }),
      creature('h', 1, 0, { traits: ['incorporeal'], bab: 0, abilities: { str: null, cha: 12 } }),
    ],
    ask: special('grapple', 'g', 'h'),
    expect: { legal: true, attacker: { modifier: 5 }, defender: { modifier: 1 } },
    uncited: 'both sides name Charisma in their modifiers, which cite the check',
  },
  {
    rule: 'sigil.condition.incorporeal-items',
    case: 'extra',
    given: 'an incorporeal creature picks up a sword',
    on: [hero('g', 0, 0, { traits: ['incorporeal'] })],
    ask: act('g', 'pick-up-item'),
    expect: { legal: false, why: ['no-body'] },
  },
  {
    rule: 'sigil.condition.incorporeal-items',
    case: 'extra',
    given: 'a body picks it up',
    on: [hero('g', 0, 0)],
    ask: act('g', 'pick-up-item'),
    expect: { legal: true },
    uncited: 'a control: a creature with a body picks things up like any other',
  },

  ...(
    [
      ['average', true, ['creatures.b.traits']],
      ['good', false, ['creatures.b.traits']],
    ] as const
  ).map(([manoeuvrability, legal, unknown]): Case => ({
    rule: 'sigil.flight.trip-in-air',
    case: 'extra',
    given: `${manoeuvrability}, of wings nothing is said`,
    on: [
      hero('a', 0, 0, { bab: 1, abilities: { str: 10 } }),
      creature('b', 1, 0, {
        conditions: ['flying'],
        abilities: { str: 10, dex: 10 },
        speed: { fly: 8, manoeuvrability },
      }),
    ],
    ask: special('trip', 'a', 'b'),
    expect: { legal, unknown },
  })),
  {
    rule: 'sigil.flight.trip-in-air',
    case: 'extra',
    given: 'average, and it has none',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0, {
        conditions: ['flying'],
        traits: ['wingless'],
        speed: { fly: 8, manoeuvrability: 'average' },
      }),
    ],
    ask: special('trip', 'a', 'b'),
    expect: { legal: false, why: ['flies-without-wings'] },
  },
  {
    rule: 'sigil.condition.immobilized-in-place',
    case: 'extra',
    given: 'in the air, with the feat for it',
    on: [
      creature('t', 0, 0, {
        conditions: ['immobilized-in-place'],
        elevation: 6,
        traits: ['hover-feat'],
        speed: { land: 0, fly: 12, manoeuvrability: 'average' },
      }),
    ],
    ask: state('t'),
    check: lacks('descends'),
  },

  {
    rule: 'sigil.initiative.roll',
    case: 'extra',
    given: 'Dexterity 14 and exhausted: −6',
    on: [
      hero('a', 0, 0, { abilities: { dex: 14 }, conditions: ['exhausted'] }),
      creature('b', 5, 5, { abilities: { dex: 10 } }),
    ],
    ask: initiative([
      { of: 'a', roll: 10 },
      { of: 'b', roll: 10 },
    ]),
    expect: {
      order: [
        { of: 'b', count: 10 },
        { of: 'a', count: 9 },
      ],
    },
  },

  {
    rule: 'sigil.condition.prone-attack',
    case: 'extra',
    given: 'a prone creature shoots with an unknown kind of weapon',
    on: [archer('a', 0, 0, { conditions: ['prone'] }), creature('t', 4, 0)],
    ask: attack('a', 't', 'bow'),
    expect: {
      possible: false,
      why: ['prone-attacker-ranged'],
      unknown: ['creatures.a.attacks.bow.tags'],
    },
  },
  {
    rule: 'sigil.condition.helpless',
    case: 'extra',
    given: 'entangled too: it is the sleep that counts',
    on: [
      hero('a', 0, 0),
      creature('t', 1, 0, { conditions: ['entangled', 'asleep'], abilities: { dex: 14 } }),
    ],
    ask: attack('a', 't', 'sword'),
    expect: {
      total: { ac: -9 },
      modifiers: [
        { by: 'helpless', value: -4 },
        { by: 'helpless', value: -5 },
      ],
      deniesDexterity: [{ by: 'helpless' }],
    },
  },
];

export default cases('sigil', rows);
