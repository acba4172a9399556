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
  row(
    'special-attack.grapple-maintain',
    0,
    'the second round: +5',
    [holder(), held()],
    grapple('a', 'grapple-maintain', { keeps: true }),
    own(13),
  ),
  row(
    'special-attack.grapple-maintain',
    1,
    'a failed roll ends it',
    [holder(), held()],
    grapple('a', 'grapple-maintain', { keeps: true, roll: 5 }),
    effects({ of: 'b', effect: 'grapple-ends' }),
  ),
  row(
    'special-attack.grapple-move',
    0,
    'at half speed, with the held one beside',
    [holder(), held()],
    grapple('a', 'grapple-move', { roll: 30, to: [4, 8] }),
    (a) => {
      const [goes, taken] = (a['outcome'] as { effects: { squares: number; cells: At[] }[] })
        .effects;
      expect(goes).toMatchObject({ effect: 'moves-grapple', squares: 3 });
      expect(taken!.cells).toContainEqual([3, 9]);
    },
  ),
  row(
    'special-attack.grapple-move',
    1,
    'the held creature is to be put over a pit: it tries to break free first',
    [holder(), held()],
    grapple('a', 'grapple-move', { roll: 30, to: [4, 8], hazard: true }),
    (a) => {
      const { effects: list } = a['outcome'] as { effects: object[] };
      expect(list[0]).toMatchObject({ of: 'b', effect: 'may-break-free', value: 4 });
    },
  ),
  row(
    'special-attack.grapple-move',
    1,
    'the attempt to break free before it: +4',
    [holder(), held()],
    grapple('b', 'grapple-break-free', { hazard: true }),
    own(10),
    ['pf1.special-attack.grapple-escape'],
  ),
  row(
    'special-attack.grapple-damage',
    0,
    'lethal damage of a dagger',
    [holder(), held()],
    grapple('a', 'grapple-damage', { roll: 30, lethal: true }),
    effects({ of: 'b', effect: 'unarmed-damage', on: ['lethal'] }),
  ),
  row(
    'special-attack.grapple-pin',
    0,
    'a won roll pins',
    [holder(), held()],
    grapple('a', 'grapple-pin', { roll: 30 }),
    effects({ of: 'b', effect: 'pinned', by: 'a' }),
  ),
  row(
    'special-attack.grapple-tie',
    0,
    'a fighter ties an orc: no escape',
    [holder({ pins: 'b', cmb: 8 }), held({ cmb: 6 })],
    grapple('a', 'grapple-tie', { roll: 30 }),
    effects({ effect: 'bound', value: 28, on: ['no-escape'] }),
  ),
  row(
    'special-attack.grapple-tie',
    1,
    'tied by a man with +5',
    [holder({ pins: 'b', cmb: 5 }), held({ cmb: 6 })],
    grapple('a', 'grapple-tie', { roll: 30 }),
    effects({ effect: 'bound', value: 25, on: ['escape'] }),
  ),
  row(
    'special-attack.grapple-escape',
    0,
    'the −2 of the hold does not count',
    [holder({ cmd: 19 }), held()],
    grapple('b', 'grapple-break-free', { roll: 19 }),
    all(own(6), effects({ of: 'b', effect: 'grapple-ends' })),
  ),
  row(
    'special-attack.grapple-escape',
    1,
    'an attack on somebody else in reach',
    [holder(), held(), hero('c', 6, 5)],
    act('b', 'melee-attack', { target: 'c', with: 'dagger' }),
    { legal: true },
    'nothing bars the attack',
  ),
  row(
    'special-attack.grapple-escape',
    2,
    'a spell of level 2',
    [holder({ cmb: 8 }), held()],
    grapple('b', 'cast-spell', { spell: { level: 2, components: true } }),
    { dc: 20 },
    ['pf1.concentration.grappled'],
  ),
  row(
    'special-attack.grapple-several',
    0,
    'two aid',
    [holder(), held()],
    grapple('a', 'grapple-pin', { aided: 2 }),
    own(12),
  ),
  row(
    'concentration.grappled',
    0,
    'a spell with gestures, one hand free',
    [holder({ cmb: 8 }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }),
    { legal: true, dc: 19 },
  ),
  row(
    'concentration.grappled',
    1,
    'pinned: not with gestures',
    [holder({ cmb: 8, pins: 'b' }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }),
    { legal: false },
  ),
  row(
    'concentration.grappled',
    'extra',
    'gestures barred by choice',
    [options({ grappledSomatic: false }), holder({ cmb: 8 }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1, somatic: true, components: true } }),
    { legal: false, why: ['somatic'] },
  ),
  row(
    'concentration.table',
    1,
    'grappled by +9, level 1',
    [holder({ cmb: 9 }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1, components: true } }),
    { dc: 20 },
  ),
  row(
    'condition.pinned',
    2,
    'the same, asked as an action',
    [holder({ cmb: 8, pins: 'b' }), held()],
    act('b', 'cast-spell', { level: 1 }),
    { legal: true, checks: [{ skill: 'concentration', dc: 19 }] },
  ),
  row(
    'condition.pinned',
    2,
    'the same spell, which needs words',
    [holder({ cmb: 8, pins: 'b' }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1, components: true } }),
    { legal: true, dc: 19 },
  ),
  row(
    'condition.pinned',
    'extra',
    'a spell that needs a component, which is in its hand',
    [holder({ cmb: 8, pins: 'b' }), held()],
    grapple('b', 'cast-spell', {
      spell: { level: 1, components: true, material: true, ready: true },
    }),
    { legal: false, why: ['condition-forbids'] },
  ),
  row(
    'condition.pinned',
    'extra',
    'it speaks',
    [holder({ cmb: 8, pins: 'b' }), held()],
    act('b', 'speak'),
    { legal: true },
  ),
  row(
    'condition.pinned',
    2,
    'a verbal spell of level 1, holder +8',
    [holder({ cmb: 8, pins: 'b' }), held()],
    grapple('b', 'cast-spell', { spell: { level: 1 } }),
    { dc: 19 },
  ),
  row(
    'condition.grappled',
    0,
    'a weapon for two hands',
    [holder(), held({ attacks: [{ id: 'falchion', kind: 'melee', twoHanded: true }] })],
    attack('b', 'a', 'falchion'),
    { possible: false, why: ['two-hands'] },
  ),
  row(
    'condition.grappled',
    1,
    'a dagger against C, who is not in the grapple',
    [holder(), held(), hero('c', 6, 5)],
    attack('b', 'c', 'dagger'),
    only(['attack', 'grappling-attacker', -2]),
  ),
  row(
    'modifier.ac-grappled',
    0,
    'Dexterity 14, attacked from outside',
    [holder(), held(), hero('c', 6, 5)],
    attack('c', 'b', 'sword'),
    all(only(['ac', 'grappling-target', -2], ['attack', 'flanking', 2]), (a) =>
      expect(a['deniesDexterity']).toEqual([]),
    ),
  ),
  row(
    'modifier.ac-grappled',
    1,
    'Dexterity 20',
    [holder(), held({ abilities: { str: 14, dex: 20 } }), hero('c', 6, 5)],
    attack('c', 'b', 'sword'),
    only(['ac', 'grappling-target', -2], ['attack', 'flanking', 2]),
  ),
  row(
    'modifier.ac-pinned',
    0,
    'struck in melee',
    [holder({ pins: 'b' }), held(), hero('c', 6, 5)],
    attack('c', 'b', 'sword'),
    only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2]),
  ),
  row(
    'modifier.ac-pinned',
    1,
    'shot at',
    [holder({ pins: 'b' }), held(), hero('c', 9, 5, { attacks: 'bow' })],
    attack('c', 'b', 'bow'),
    (a) => expect(a['modifiers']).toContainEqual(expect.objectContaining({ on: 'ac', value: -4 })),
  ),
  row(
    'modifier.ac-pinned',
    1,
    'shot at, where the penalty is for melee alone',
    [
      options({ pinnedAc: 'melee' }),
      holder({ pins: 'b' }),
      held(),
      hero('c', 9, 5, { attacks: 'bow' }),
    ],
    attack('c', 'b', 'bow'),
    (a) => expect(a['modifiers']).not.toContainEqual(expect.objectContaining({ on: 'ac' })),
  ),
  row(
    'condition.pinned',
    0,
    'struck in melee',
    [holder({ pins: 'b' }), held(), hero('c', 6, 5)],
    attack('c', 'b', 'sword'),
    only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2]),
  ),
  row(
    'condition.combining',
    0,
    'grappled and pinned: pinned alone',
    [holder({ pins: 'b' }), held(), hero('c', 6, 5)],
    attack('c', 'b', 'sword'),
    only(['ac', 'pinned-target', -4], ['attack', 'flanking', 2]),
  ),
  row(
    'modifier.no-random-target',
    0,
    'a shot at the orc that a friend grapples',
    [holder(), held(), hero('c', 9, 5, { attacks: 'bow' })],
    attack('c', 'b', 'bow'),
    (a) => {
      expect(a['modifiers']).toContainEqual(
        expect.objectContaining({ why: 'into-melee', value: -4 }),
      );
      expect(a['struckAtRandom']).toEqual([]);
    },
    'no die decides, so no rule of one is cited',
  ),
  row(
    'threat.pinning',
    0,
    'an archer shoots at one who pins',
    [holder({ pins: 'b' }), held(), creature('o', 9, 5, { attacks: 'bow' })],
    attack('o', 'a', 'bow'),
    (a) => expect(a['deniesDexterity']).toMatchObject([{ by: 'grappling' }]),
  ),
  row(
    'action.grapple-standard',
    0,
    'in a full attack',
    [hero('a', 4, 5, { bab: 6 }), creature('b', 5, 5)],
    act('a', 'grapple', { target: 'b' }),
    { kind: 'standard', legal: true },
  ),
  row(
    'action.grapple-standard',
    1,
    'as a standard action',
    [hero('a', 4, 5), creature('b', 5, 5)],
    act('a', 'grapple', { target: 'b' }),
    { kind: 'standard', legal: true },
  ),
  row(
    'opportunity.manoeuvre-in-place',
    1,
    'an opportunity made as a grapple',
    [hero('a', 4, 5), creature('b', 5, 5)],
    act('a', 'grapple', { target: 'b', as: 'opportunity' }),
    refused('not-as-opportunity'),
  ),
  row(
    'opportunity.manoeuvre-in-place',
    0,
    'an opportunity made as a trip',
    [hero('a', 4, 5), creature('b', 5, 5)],
    act('a', 'trip', { target: 'b', as: 'opportunity' }),
    { legal: true },
  ),
  row(
    'opportunity.manoeuvre-in-place',
    2,
    'trips in a full attack',
    [hero('a', 4, 5), creature('b', 5, 5)],
    act('a', 'trip', { target: 'b' }),
    { legal: true },
  ),
  row(
    'action.manoeuvres-standard',
    0,
    'a reposition',
    [hero('a', 4, 5), creature('b', 5, 5)],
    act('a', 'reposition', { target: 'b' }),
    { kind: 'standard', legal: true },
  ),
]);
