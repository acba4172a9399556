/** 3.5 SRD: attacks that provoke because of their weapon, and what single weapons do. */
import { expect } from 'vitest';
import {
  cells,
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
import { asking, rowsOf } from '../rows.ts';

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
const volley = asking(act('a', 'full-attack', { target: 'g', with: 'bow' }), row);
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
  volley(RANGED, 0, 'three shots beside a foe with one opportunity')
    .on(shots(), near, far)
    .gives(strikes(['f', 1])),
  volley(RANGED, 1, 'three shots beside a foe with Combat Reflexes and Dexterity 14')
    .on(shots(), creature('f', 1, 0, REFLEXES), far)
    .gives(strikes(['f', 3])),
  row(RANGED, 2, 'three blows with a sword')
    .on(hero('a', 0, 0, THRICE), near, far)
    .ask(act('a', 'full-attack', { target: 'f', with: 'sword' }))
    .uncited(QUIET)
    .gives(strikes()),
  row(RANGED, 'extra', 'in the list of actions too')
    .on(shots(), near)
    .ask(actions('a'))
    .uncited(QUIET)
    .gives(line('f')),
  row(RANGED, 'extra', 'a shot with an enemy beside, as an action of a turn')
    .on(shots(), near, far)
    .ask(turnOf('a', ['full-attack', { target: 'g', with: 'bow' }]))
    .gives(fullAttackOf('f')),
  row(RANGED, 'extra', 'a shot with an enemy beside, as an attack of the full attack')
    .on(shots(), near, far)
    .ask(attack('a', 'g', 'bow', { action: 'full-attack' }))
    .gives(owed('f')),
  row(RANGED, 'extra', 'javelins thrown as a full attack')
    .on(hero('a', 0, 0, { ...THRICE, attacks: [JAVELIN] }), near, far)
    .ask(act('a', 'full-attack', { target: 'g', with: 'javelin' }))
    .gives(strikes(['f', 1])),
  volley(RANGED, 'extra', 'house rule once: one strike, whatever the reflexes')
    .on(options({ rangedFullAttack: 'once' }), shots(), creature('f', 1, 0, REFLEXES), far)
    .gives(strikes(['f', 1])),
  volley(RANGED, 'extra', 'house rule none: the line of the table as printed')
    .on(options({ rangedFullAttack: 'none' }), shots(), near, far)
    .uncited(QUIET)
    .gives(strikes()),
  row(RANGED, 'extra', 'house rule none: the attack question says the same')
    .on(options({ rangedFullAttack: 'none' }), shots(), near, far)
    .ask(attack('a', 'g', 'bow', { action: 'full-attack' }))
    .gives(owed()),

  row(UNARMED, 0, 'fists against f, with g adjacent too')
    .on(hero('a', 0, 0, { attacks: 'fist' }), near, creature('g', 0, 1))
    .ask(act('a', 'full-attack', { target: 'f', with: 'fist' }))
    .gives(strikes(['f', 1])),
  row(UNARMED, 1, 'the target has no weapon')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('f', 1, 0, { attacks: 'fist' }))
    .ask(act('a', 'full-attack', { target: 'f', with: 'fist' }))
    .uncited(QUIET)
    .gives(strikes()),
  row(UNARMED, 2, 'a full attack with trained fists')
    .on(hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near)
    .ask(act('a', 'full-attack', { target: 'f', with: 'fist' }))
    .uncited(QUIET)
    .gives(strikes()),
  row(UNARMED, 'extra', 'claws are armed')
    .on(hero('a', 0, 0, { attacks: 'natural' }), near)
    .ask(act('a', 'full-attack', { target: 'f', with: 'claw' }))
    .uncited(QUIET)
    .gives(strikes()),
  row(UNARMED, 'extra', 'two punches at a foe with two opportunities')
    .on(hero('a', 0, 0, { attacks: 'fist', bab: 6 }), creature('f', 1, 0, REFLEXES))
    .ask(act('a', 'full-attack', { target: 'f', with: 'fist' }))
    .gives(strikes(['f', 2])),

  row('opportunity.whip-use', 0, 'a whip against g, three squares away, beside f')
    .on(hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0))
    .ask(act('a', 'melee-attack', { target: 'g', with: 'whip' }))
    .gives(strikes(['f', 1])),
  row('opportunity.whip-use', 1, 'beside an archer')
    .on(
      hero('a', 0, 0, { attacks: [WHIP] }),
      creature('f', 1, 0, { attacks: 'bow' }),
      creature('g', 3, 0),
    )
    .ask(act('a', 'melee-attack', { target: 'g', with: 'whip' }))
    .uncited(QUIET)
    .gives(strikes()),
  row('opportunity.whip-use', 2, 'a trip with the whip')
    .on(hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0))
    .ask(act('a', 'trip', { target: 'g', with: 'whip' }))
    .gives(strikes(['f', 1])),
  row('opportunity.whip-use', 'extra', 'a whole full attack with the whip, as an attack')
    .on(hero('a', 0, 0, { attacks: [WHIP] }), near, creature('g', 3, 0))
    .ask(attack('a', 'g', 'whip', { action: 'full-attack' }))
    .gives(owed('f')),

  row('threat.whip', 0, 'nothing else in hand')
    .on(hero('a', 5, 5, { attacks: [WHIP] }))
    .ask(threat('a'))
    .uncited(EMPTY)
    .gives({ cells: [] }),
  row('threat.whip', 1, 'f leaves the square beside it')
    .on(hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 6, 5))
    .ask(move('f', cells('6,5 7,5')))
    .uncited(QUIET)
    .gives(strikes()),
  row('threat.whip', 2, 'an ally with a sword opposite')
    .on(hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 6, 5), hero('b', 7, 5))
    .ask({ ask: 'flanking', target: 'f' })
    .uncited('no pair flanks, and an answer without pairs cites the bonus alone')
    .gives({ pairs: [] }),
  row('threat.whip', 3, 'three squares away')
    .on(hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 8, 5))
    .ask(attack('a', 'f', 'whip'))
    .gives({ possible: true }),
  row('threat.whip', 'extra', 'four squares away')
    .on(hero('a', 5, 5, { attacks: [WHIP] }), creature('f', 9, 5))
    .ask(attack('a', 'f', 'whip'))
    .gives({ possible: false, why: ['out-of-reach'] }),
  row('threat.gauntlet', 0, 'a punch in gauntlets')
    .on(hero('a', 0, 0, { attacks: 'fist' }), near)
    .ask(act('a', 'unarmed-attack', { target: 'f', with: 'fist' }))
    .uncited('srd35.opportunity.unarmed-full-attack')
    .gives(strikes(['f', 1])),
  row('threat.gauntlet', 1, 'a spiked gauntlet')
    .on(hero('a', 5, 5, { attacks: [SPIKES] }))
    .ask(threat('a'))
    .uncited('a threat cites the rules of reach')
    .gives((answer) => expect(cellsOf(answer)).toHaveLength(8)),
  row('threat.armor-spikes', 0, 'with a longspear in hand')
    .on(hero('a', 5, 5, { attacks: ['longspear', SPIKES] }))
    .ask(threat('a'))
    .uncited('a threat cites the rules of reach')
    .gives((answer) => expect(cellsOf(answer)).toHaveLength(24)),

  row('attack.damage-types', 0, 'a sword turned flat')
    .on(hero('a', 0, 0), near)
    .ask(attack('a', 'f', 'sword', { damage: 'nonlethal' }))
    .gives(only(['attack', 'nonlethal', -4])),
  row('attack.damage-types', 1, 'a bow that is to deal nonlethal damage')
    .on(archer('a', 0, 0), far)
    .ask(attack('a', 'g', 'bow', { damage: 'nonlethal' }))
    .gives({ possible: false, why: ['lethal-only'] }),
  row('attack.damage-types', 2, 'the fist of a monk, lethal')
    .on(hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near)
    .ask(attack('a', 'f', 'fist', { damage: 'lethal' }))
    .gives(only()),
  row('attack.damage-types', 3, 'the fist of a monk, nonlethal')
    .on(hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), near)
    .ask(attack('a', 'f', 'fist', { damage: 'nonlethal' }))
    .gives(only()),
  row('attack.damage-types', 4, 'a sneak attack with a nonlethal fist')
    .on(
      hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike', 'sneak-attack-2'] }),
      creature('f', 1, 0, { type: 'humanoid', conditions: ['flat-footed'] }),
    )
    .ask(attack('a', 'f', 'fist', { damage: 'nonlethal' }))
    .gives({ nonlethal: true, precision: { allowed: true } }),
  row('attack.damage-types', 'extra', 'the fist of a monk, which the sheet calls nonlethal')
    .on(
      hero('a', 0, 0, {
        attacks: [{ id: 'fist', kind: 'melee', unarmed: true, tags: ['nonlethal'] }],
        traits: ['improved-unarmed-strike'],
      }),
      near,
    )
    .ask(attack('a', 'f', 'fist', { damage: 'lethal' }))
    .gives(only()),
  row('attack.damage-types', 'extra', 'the fist of a commoner, lethal')
    .on(hero('a', 0, 0, { attacks: 'fist' }), near)
    .ask(attack('a', 'f', 'fist', { damage: 'lethal' }))
    .gives(only(['attack', 'nonlethal', -4])),
  row('attack.damage-types', 'extra', 'a thrown javelin')
    .on(hero('a', 0, 0, { attacks: [JAVELIN] }), far)
    .ask(attack('a', 'g', 'javelin', { damage: 'nonlethal' }))
    .gives({ possible: false, why: ['lethal-only'] }),
  row('attack.damage-types', 'extra', 'a sap, which deals nonlethal damage anyway')
    .on(hero('a', 0, 0, { attacks: [SAP] }), near)
    .ask(attack('a', 'f', 'sap', { damage: 'nonlethal' }))
    .gives(only()),

  row('special-attack.disarm', 0, 'a dagger against a greatsword')
    .on(
      hero('a', 0, 0, { attacks: 'dagger' }),
      creature('f', 1, 0, { attacks: [{ id: 'great', kind: 'melee', twoHanded: true }] }),
    )
    .ask(special('disarm', 'a', 'f'))
    .gives((answer) => {
      const of = (side: string): Answer[] => (answer[side] as { modifiers: Answer[] }).modifiers;
      expect(of('attacker').map(({ value }) => value)).toContain(-4);
      expect(of('defender').map(({ value }) => value)).toContain(4);
    }),
  row('special-attack.disarm', 1, 'damage by the opportunity')
    .on(hero('a', 0, 0), near)
    .ask({
      ask: 'resolve',
      of: 'a',
      action: 'disarm',
      target: 'f',
      opportunities: [{ by: 'f', action: 'melee-attack', target: 'a', damages: true }],
    })
    .uncited('the resolution cites the rules of its actions')
    .gives({ done: false, why: ['spoilt'] }),
  row('special-attack.disarm', 2, 'an attempt to disarm spiked gauntlets')
    .on(hero('a', 0, 0), creature('f', 1, 0, { attacks: [SPIKES] }))
    .ask(special('disarm', 'a', 'f'))
    .gives({ legal: false, why: ['cannot-be-disarmed'] }),
  row('special-attack.disarm', 'extra', 'spiked gauntlets and a sword: the sword')
    .on(hero('a', 0, 0), creature('f', 1, 0, { attacks: ['sword', SPIKES] }))
    .ask(special('disarm', 'a', 'f'))
    .gives({ legal: true }),
  row('special-attack.disarm', 'extra', 'spiked gauntlets and a sword: the gauntlets by name')
    .on(hero('a', 0, 0), creature('f', 1, 0, { attacks: ['sword', SPIKES] }))
    .ask(special('disarm', 'a', 'f', { object: { kind: 'held', attack: 'spikes' } }))
    .gives({ legal: false, why: ['cannot-be-disarmed'] }),
]);
