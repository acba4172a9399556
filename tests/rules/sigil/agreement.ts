/**
 * Topics that share a fact give the same answer: a full attack, a lifeless body, a reduced
 * Dexterity.
 */
import { archer, cases, creature, hero, turn, type Case, type CreatureMore } from '../cases.ts';
import { asking, row } from '../rows.ts';
import { attack, fullAttack } from '../asks/attacks.ts';
import { damage, wound } from '../asks/bodies.ts';
import { initiative } from '../asks/initiative.ts';
import { special } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import { lacks } from '../checks.ts';

const veteran = (more: CreatureMore = {}) =>
  hero('a', 0, 0, { bab: 6, abilities: { str: 10 }, ...more });
const whole = asking(fullAttack('a', { primary: 'sword' }));
const barred = (why: string) => ({ legal: false, why: [why] });
const GHOST: CreatureMore = { conditions: ['helpless'], traits: ['incorporeal'] };
const MINDED: CreatureMore = { hp: { current: 90 }, abilities: { con: null } };

const rows: Case[] = [
  whole('sigil.attack.full-attack', 'extra', 'staggered')
    .on(veteran({ conditions: ['staggered'] }))
    .cites('sigil.condition.staggered')
    .gives(barred('condition-forbids')),
  row('sigil.attack.full-attack', 'extra', 'staggered, one attack')
    .on(veteran({ conditions: ['staggered'] }))
    .ask(fullAttack('a', { primary: 'sword', action: 'standard' }))
    .uncited('the condition limits it to one attack, so it is no full attack')
    .gives({ legal: true }),
  row('sigil.attack.full-attack', 'extra', 'paralysed, one attack')
    .on(veteran({ conditions: ['paralyzed'] }))
    .ask(fullAttack('a', { primary: 'sword', action: 'standard' }))
    .cites('sigil.condition.paralyzed')
    .gives(barred('condition-forbids')),
  whole('sigil.attack.full-attack', 'extra', 'in a surprise round')
    .on(veteran(), turn({ surprise: true, active: 'a', order: ['a'] }))
    .cites('sigil.initiative.surprise-actions')
    .gives(barred('no-action-left')),
  whole('sigil.attack.full-attack', 'extra', 'a full attack in another creature’s turn')
    .on(veteran(), creature('b', 5, 5), turn({ round: 2, active: 'b', order: ['a', 'b'] }))
    .gives(barred('not-your-turn')),
  row('sigil.attack.full-attack', 'extra', 'knocked out between two of its attacks')
    .on(
      veteran({ conditions: ['unconscious'] }),
      turn({ round: 2, active: 'a', order: ['a'], spent: { fullRound: true } }),
    )
    .ask(fullAttack('a', { primary: 'sword', made: 1 }))
    .gives(barred('condition-forbids')),

  row('sigil.damage.massive-damage', 'extra', 'without Constitution')
    .on(hero('a', 0, 0, MINDED))
    .ask(wound('a', 60))
    .gives({ massive: null }),
  row('sigil.damage.critical-immunity', 'extra', 'a body that is no body still has its weak spots')
    .on(hero('a', 0, 0), creature('g', 1, 0, GHOST))
    .ask(damage(['1d8'], { to: 'g', bonus: 4, times: 2 }))
    .uncited('a control: this body has weak spots, so nothing is immune')
    .gives({ text: '2d8+8', critical: true }),
  row(
    'sigil.special-attack.coup-de-grace',
    'extra',
    'a helpless ghost, as the special attack has it',
  )
    .on(hero('a', 0, 0), creature('g', 1, 0, GHOST))
    .ask(special('coup-de-grace', 'a', 'g'))
    .gives({ legal: true, why: [] }),
  row('sigil.special-attack.coup-de-grace', 'extra', 'a helpless ghost, as the attack has it')
    .on(hero('a', 0, 0), creature('g', 1, 0, GHOST))
    .ask(attack('a', 'g', 'sword'))
    .gives({ coupDeGrace: { allowed: true, why: [] } }),
  row('sigil.damage.critical-immunity', 'extra', 'an amorphous thing')
    .on(creature('g', 1, 0, { traits: ['amorphous'] }))
    .ask(damage(['1d8'], { to: 'g', times: 2 }))
    .gives({ text: '1d8', critical: false }),

  ...(['trip', 'disarm', 'grapple', 'bull-rush', 'sunder'] as const).map((what): Case =>
    row('sigil.condition.incorporeal-body', 'extra', `a ghost and a body: ${what}`)
      .on(hero('g', 0, 0, { traits: ['incorporeal'] }), creature('t', 1, 0))
      .ask(special(what, 'g', 't'))
      .gives({ legal: false, why: ['incorporeal'] }),
  ),
  row('sigil.condition.incorporeal-body', 'extra', 'a body and a ghost')
    .on(hero('a', 0, 0), creature('g', 1, 0, { traits: ['incorporeal'] }))
    .ask(special('grapple', 'a', 'g'))
    .gives({ legal: false, why: ['incorporeal'] }),
  row('sigil.condition.incorporeal-body', 'extra', 'two ghosts, Charisma for Strength')
    .on(
      hero('g', 0, 0, { traits: ['incorporeal'], bab: 2, abilities: { str: null, cha: 16 } }),
      creature('h', 1, 0, { traits: ['incorporeal'], bab: 0, abilities: { str: null, cha: 12 } }),
    )
    .ask(special('grapple', 'g', 'h'))
    .uncited('both sides name Charisma in their modifiers, which cite the check')
    .gives({ legal: true, attacker: { modifier: 5 }, defender: { modifier: 1 } }),
  row('sigil.condition.incorporeal-items', 'extra', 'an incorporeal creature picks up a sword')
    .on(hero('g', 0, 0, { traits: ['incorporeal'] }))
    .ask(act('g', 'pick-up-item'))
    .gives({ legal: false, why: ['no-body'] }),
  row('sigil.condition.incorporeal-items', 'extra', 'a body picks it up')
    .on(hero('g', 0, 0))
    .ask(act('g', 'pick-up-item'))
    .uncited('a control: a creature with a body picks things up like any other')
    .gives({ legal: true }),

  ...(
    [
      ['average', true, ['creatures.b.traits']],
      ['good', false, ['creatures.b.traits']],
    ] as const
  ).map(([manoeuvrability, legal, unknown]): Case =>
    row('sigil.flight.trip-in-air', 'extra', `${manoeuvrability}, of wings nothing is said`)
      .on(
        hero('a', 0, 0, { bab: 1, abilities: { str: 10 } }),
        creature('b', 1, 0, {
          conditions: ['flying'],
          abilities: { str: 10, dex: 10 },
          speed: { fly: 8, manoeuvrability },
        }),
      )
      .ask(special('trip', 'a', 'b'))
      .gives({ legal, unknown }),
  ),
  row('sigil.flight.trip-in-air', 'extra', 'average, and it has none')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, {
        conditions: ['flying'],
        traits: ['wingless'],
        speed: { fly: 8, manoeuvrability: 'average' },
      }),
    )
    .ask(special('trip', 'a', 'b'))
    .gives({ legal: false, why: ['flies-without-wings'] }),
  row('sigil.condition.immobilized-in-place', 'extra', 'in the air, with the feat for it')
    .on(
      creature('t', 0, 0, {
        conditions: ['immobilized-in-place'],
        elevation: 6,
        traits: ['hover-feat'],
        speed: { land: 0, fly: 12, manoeuvrability: 'average' },
      }),
    )
    .ask(state('t'))
    .gives(lacks('descends')),

  row('sigil.initiative.roll', 'extra', 'Dexterity 14 and exhausted: −6')
    .on(
      hero('a', 0, 0, { abilities: { dex: 14 }, conditions: ['exhausted'] }),
      creature('b', 5, 5, { abilities: { dex: 10 } }),
    )
    .ask(
      initiative([
        { of: 'a', roll: 10 },
        { of: 'b', roll: 10 },
      ]),
    )
    .gives({
      order: [
        { of: 'b', count: 10 },
        { of: 'a', count: 9 },
      ],
    }),

  row(
    'sigil.condition.prone-attack',
    'extra',
    'a prone creature shoots with an unknown kind of weapon',
  )
    .on(archer('a', 0, 0, { conditions: ['prone'] }), creature('t', 4, 0))
    .ask(attack('a', 't', 'bow'))
    .gives({
      possible: false,
      why: ['prone-attacker-ranged'],
      unknown: ['creatures.a.attacks.bow.tags'],
    }),
  row('sigil.condition.helpless', 'extra', 'entangled too: it is the sleep that counts')
    .on(
      hero('a', 0, 0),
      creature('t', 1, 0, { conditions: ['entangled', 'asleep'], abilities: { dex: 14 } }),
    )
    .ask(attack('a', 't', 'sword'))
    .gives({
      total: { ac: -9 },
      modifiers: [
        { by: 'helpless', value: -4 },
        { by: 'helpless', value: -5 },
      ],
      deniesDexterity: [{ by: 'helpless' }],
    }),
];

export default cases('sigil', rows);
