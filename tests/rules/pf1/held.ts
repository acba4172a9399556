/** Grapples, casting in a grapple, and the actions that a grappled creature still has. */
import {
  cases,
  creature,
  hero,
  options,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { all } from '../checks.ts';
import { expect } from 'vitest';
import { attack, only } from '../asks/attacks.ts';
import { grapple } from '../asks/specials.ts';
import { act, refused } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
/** +8 against 19. */
const holder = (more: CreatureMore = {}) =>
  hero('a', 4, 5, {
    bab: 5,
    abilities: { str: 16, dex: 12 },
    attacks: 'dagger',
    grapples: ['b'],
    ...more,
  });
/** +6 against 18, less 2 for the Dexterity lost in the grapple. */
const held = (more: CreatureMore = {}) =>
  creature('b', 5, 5, {
    bab: 4,
    abilities: { str: 14, dex: 14 },
    attacks: 'dagger',
    grapples: ['a'],
    ...more,
  });
const own = (n: number) => (a: Answer) =>
  expect((a['own'] as { modifier: number }).modifier).toBe(n);
const effects =
  (...wanted: readonly object[]) =>
  (a: Answer): void => {
    expect((a['outcome'] as { effects: object[] }).effects).toMatchObject([...wanted]);
  };

export default cases('pf1', [
  row('special-attack.grapple-maintain', 0, 'the second round: +5')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-maintain', { keeps: true }))
    .gives(own(13)),
  row('special-attack.grapple-maintain', 1, 'a failed roll ends it')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-maintain', { keeps: true, roll: 5 }))
    .gives(effects({ of: 'b', effect: 'grapple-ends' })),
  row('special-attack.grapple-move', 0, 'at half speed, with the held one beside')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-move', { roll: 30, to: [4, 8] }))
    .gives((a) => {
      const [goes, taken] = (a['outcome'] as { effects: { squares: number; cells: At[] }[] })
        .effects;
      expect(goes).toMatchObject({ effect: 'moves-grapple', squares: 3 });
      expect(taken!.cells).toContainEqual([3, 9]);
    }),
  row(
    'special-attack.grapple-move',
    1,
    'the held creature is to be put over a pit: it tries to break free first',
  )
    .on(holder(), held())
    .ask(grapple('a', 'grapple-move', { roll: 30, to: [4, 8], hazard: true }))
    .gives((a) => {
      const { effects: list } = a['outcome'] as { effects: object[] };
      expect(list[0]).toMatchObject({ of: 'b', effect: 'may-break-free', value: 4 });
    }),
  row('special-attack.grapple-move', 1, 'the attempt to break free before it: +4')
    .on(holder(), held())
    .ask(grapple('b', 'grapple-break-free', { hazard: true }))
    .cites('pf1.special-attack.grapple-escape')
    .gives(own(10)),
  row('special-attack.grapple-damage', 0, 'lethal damage of a dagger')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-damage', { roll: 30, lethal: true }))
    .gives(effects({ of: 'b', effect: 'unarmed-damage', on: ['lethal'] })),
  ...(
    [
      ['dagger', true],
      ['sword', true],
      ['claw', true],
      ['bow', false],
      ['chain', false],
    ] as const
  ).map(([weapon, legal]) =>
    row('special-attack.grapple-damage', 'extra', `damage with a ${weapon}`)
      .on(holder({ attacks: ['dagger', 'sword', 'natural', 'bow', 'chain'] }), held())
      .ask(grapple('a', 'grapple-damage', { with: weapon }))
      .gives((answer) => {
        expect(answer['legal']).toBe(legal);
        expect(answer['why']).toEqual(legal ? [] : expect.arrayContaining(['wrong-weapon']));
      }),
  ),
  row('special-attack.grapple-pin', 0, 'a won roll pins')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-pin', { roll: 30 }))
    .gives(effects({ of: 'b', effect: 'pinned', by: 'a' })),
  row('special-attack.grapple-tie', 0, 'a fighter ties an orc: no escape')
    .on(holder({ pins: 'b', cmb: 8 }), held({ cmb: 6 }))
    .ask(grapple('a', 'grapple-tie', { roll: 30 }))
    .gives(effects({ effect: 'bound', value: 28, on: ['no-escape'] })),
  row('special-attack.grapple-tie', 1, 'tied by a man with +5')
    .on(holder({ pins: 'b', cmb: 5 }), held({ cmb: 6 }))
    .ask(grapple('a', 'grapple-tie', { roll: 30 }))
    .gives(effects({ effect: 'bound', value: 25, on: ['escape'] })),
  row('special-attack.grapple-escape', 0, 'the −2 of the hold does not count')
    .on(holder({ cmd: 19 }), held())
    .ask(grapple('b', 'grapple-break-free', { roll: 19 }))
    .gives(all(own(6), effects({ of: 'b', effect: 'grapple-ends' }))),
  row('special-attack.grapple-escape', 1, 'an attack on somebody else in reach')
    .on(holder(), held(), hero('c', 6, 5))
    .ask(act('b', 'melee-attack', { target: 'c', with: 'dagger' }))
    .uncited('nothing bars the attack')
    .gives({ legal: true }),
  row('special-attack.grapple-escape', 2, 'a spell of level 2')
    .on(holder({ cmb: 8 }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 2, components: true } }))
    .cites('pf1.concentration.grappled')
    .gives({ dc: 20 }),
  row('special-attack.grapple-several', 0, 'two aid')
    .on(holder(), held())
    .ask(grapple('a', 'grapple-pin', { aided: 2 }))
    .gives(own(12)),
  row('concentration.grappled', 0, 'a spell with gestures, one hand free')
    .on(holder({ cmb: 8 }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }))
    .gives({ legal: true, dc: 19 }),
  row('concentration.grappled', 1, 'pinned: not with gestures')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }))
    .gives({ legal: false }),
  row('concentration.grappled', 'extra', 'gestures barred by choice')
    .on(options({ grappledSomatic: false }), holder({ cmb: 8 }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }))
    .gives({ legal: false, why: ['somatic'] }),
  row('concentration.table', 1, 'grappled by +9, level 1')
    .on(holder({ cmb: 9 }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, components: true } }))
    .gives({ dc: 20 }),
  row('condition.pinned', 2, 'a pinned caster, asked as an action')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(act('b', 'cast-spell', { level: 1 }))
    .gives({ legal: true, checks: [{ skill: 'concentration', dc: 19 }] }),
  row('condition.pinned', 2, 'a pinned caster and a spell that needs words')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1, components: true } }))
    .gives({ legal: true, dc: 19 }),
  row('condition.pinned', 'extra', 'a spell that needs a component, which is in its hand')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(
      grapple('b', 'cast-spell', {
        spell: { level: 1, components: true, material: true, ready: true },
      }),
    )
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('condition.pinned', 'extra', 'it speaks')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(act('b', 'speak'))
    .gives({ legal: true }),
  row('condition.pinned', 2, 'a verbal spell of level 1, holder +8')
    .on(holder({ cmb: 8, pins: 'b' }), held())
    .ask(grapple('b', 'cast-spell', { spell: { level: 1 } }))
    .gives({ dc: 19 }),
  row('condition.grappled', 0, 'a weapon for two hands')
    .on(holder(), held({ attacks: [{ id: 'falchion', kind: 'melee', twoHanded: true }] }))
    .ask(attack('b', 'a', 'falchion'))
    .gives({ possible: false, why: ['two-hands'] }),
  row('condition.grappled', 1, 'a dagger against C, who is not in the grapple')
    .on(holder(), held(), hero('c', 6, 5))
    .ask(attack('b', 'c', 'dagger'))
    .gives(only(['attack', 'grappling-attacker', -2])),
  row('modifier.ac-grappled', 0, 'Dexterity 14, attacked from outside')
    .on(holder(), held(), hero('c', 6, 5))
    .ask(attack('c', 'b', 'sword'))
    .gives(
      all(only(['ac', 'grappling-target', -2], ['attack', 'flanking', 2]), (a) =>
        expect(a['deniesDexterity']).toEqual([]),
      ),
    ),
  row('modifier.ac-grappled', 1, 'Dexterity 20')
    .on(holder(), held({ abilities: { str: 14, dex: 20 } }), hero('c', 6, 5))
    .ask(attack('c', 'b', 'sword'))
    .gives(only(['ac', 'grappling-target', -2], ['attack', 'flanking', 2])),
  row('modifier.ac-pinned', 0, 'struck in melee')
    .on(holder({ pins: 'b' }), held(), hero('c', 6, 5))
    .ask(attack('c', 'b', 'sword'))
    .gives(only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2])),
  row('modifier.ac-pinned', 1, 'shot at')
    .on(holder({ pins: 'b' }), held(), hero('c', 9, 5, { attacks: 'bow' }))
    .ask(attack('c', 'b', 'bow'))
    .gives((a) =>
      expect(a['modifiers']).toContainEqual(expect.objectContaining({ on: 'ac', value: -4 })),
    ),
  row('modifier.ac-pinned', 1, 'shot at, where the penalty is for melee alone')
    .on(
      options({ pinnedAc: 'melee' }),
      holder({ pins: 'b' }),
      held(),
      hero('c', 9, 5, { attacks: 'bow' }),
    )
    .ask(attack('c', 'b', 'bow'))
    .gives((a) => expect(a['modifiers']).not.toContainEqual(expect.objectContaining({ on: 'ac' }))),
  row('condition.pinned', 0, 'struck in melee')
    .on(holder({ pins: 'b' }), held(), hero('c', 6, 5))
    .ask(attack('c', 'b', 'sword'))
    .gives(only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2])),
  row('condition.combining', 0, 'grappled and pinned: pinned alone')
    .on(holder({ pins: 'b' }), held(), hero('c', 6, 5))
    .ask(attack('c', 'b', 'sword'))
    .gives(only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2])),
  row('modifier.no-random-target', 0, 'a shot at the orc that a friend grapples')
    .on(holder(), held(), hero('c', 9, 5, { attacks: 'bow' }))
    .ask(attack('c', 'b', 'bow'))
    .uncited('no die decides, so no rule of one is cited')
    .gives((a) => {
      expect(a['modifiers']).toContainEqual(
        expect.objectContaining({ why: 'into-melee', value: -4 }),
      );
      expect(a['struckAtRandom']).toEqual([]);
    }),
  row('threat.pinning', 0, 'an archer shoots at one who pins')
    .on(holder({ pins: 'b' }), held(), creature('o', 9, 5, { attacks: 'bow' }))
    .ask(attack('o', 'a', 'bow'))
    .gives((a) => expect(a['deniesDexterity']).toMatchObject([{ by: 'grappling' }])),
  row('action.grapple-standard', 0, 'in a full attack')
    .on(hero('a', 4, 5, { bab: 6 }), creature('b', 5, 5))
    .ask(act('a', 'grapple', { target: 'b' }))
    .gives({ kind: 'standard', legal: true }),
  row('action.grapple-standard', 1, 'as a standard action')
    .on(hero('a', 4, 5), creature('b', 5, 5))
    .ask(act('a', 'grapple', { target: 'b' }))
    .gives({ kind: 'standard', legal: true }),
  row('opportunity.manoeuvre-in-place', 1, 'an opportunity made as a grapple')
    .on(hero('a', 4, 5), creature('b', 5, 5))
    .ask(act('a', 'grapple', { target: 'b', as: 'opportunity' }))
    .gives(refused('not-as-opportunity')),
  row('opportunity.manoeuvre-in-place', 0, 'an opportunity made as a trip')
    .on(hero('a', 4, 5), creature('b', 5, 5))
    .ask(act('a', 'trip', { target: 'b', as: 'opportunity' }))
    .gives({ legal: true }),
  row('opportunity.manoeuvre-in-place', 2, 'trips in a full attack')
    .on(hero('a', 4, 5), creature('b', 5, 5))
    .ask(act('a', 'trip', { target: 'b' }))
    .gives({ legal: true }),
  row('action.manoeuvres-standard', 0, 'a reposition')
    .on(hero('a', 4, 5), creature('b', 5, 5))
    .ask(act('a', 'reposition', { target: 'b' }))
    .gives({ kind: 'standard', legal: true }),
]);
