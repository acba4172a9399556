/** d20 Modern SRD: rates of fire and feats of shooters. */
import { expect } from 'vitest';
import { attack, fullAttack } from '../asks/attacks.ts';
import { autofire } from '../asks/ordnance.ts';
import { special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cases,
  creature,
  hero,
  turn,
  wall,
  degrees,
  type Answer,
  type AttackInput,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const gun = (...rate: string[]): AttackInput => ({
  id: 'gun',
  kind: 'ranged',
  rangeIncrement: 10,
  damage: '2d6',
  tags: ['firearm', ...rate],
});
const knife: AttackInput = { id: 'knife', kind: 'melee', light: true };
const shooter = (traits: string[], ...rate: string[]): Thing[] => [
  hero('a', 0, 0, { attacks: [gun(...rate), knife], traits }),
  creature('f', 4, 0),
];
const declaring = (feat: string, weapon = 'gun', at = 'f') =>
  attack('a', at, weapon, { declare: { [feat]: 1 } });
const barred = (why: string) => ({ possible: false, why: [why] });
const spent = (moved: number, step: boolean): Thing =>
  turn({ active: 'a', spent: { moved, step } });
const SINGLE = 'attack.single-shot';
const AIM = 'attack.dead-aim';
const SKIP = 'special-attack.skip-shot';
const STRAFE = 'special-attack.strafe';
const covered = (degree: 'three-quarters' | 'nine-tenths'): Thing =>
  degrees({ from: 'a', to: 'f', degree });
const machineGunner = (traits: string[]): Thing =>
  hero('a', 2, 5, {
    attacks: [gun('automatic')],
    traits: ['advanced-firearms-proficiency', ...traits],
  });

export default cases('d20modern', [
  row(
    SINGLE,
    0,
    'Double Tap with a rifle of one shot',
    shooter(['double-tap']),
    declaring('double-tap'),
    barred('wrong-weapon'),
    'a refused feat cites nothing',
  ),
  row(
    SINGLE,
    1,
    'Burst Fire with a semiautomatic pistol',
    shooter(['burst-fire'], 'semiautomatic'),
    declaring('burst-fire'),
    barred('wrong-weapon'),
    'a refused feat cites nothing',
  ),
  row(
    SINGLE,
    2,
    'Double Tap with a semiautomatic pistol',
    shooter(['double-tap'], 'semiautomatic'),
    declaring('double-tap'),
    { possible: true, damage: [{ by: 'double-tap', dice: 1 }] },
  ),
  row(AIM, 0, 'without a step', shooter(['dead-aim']), declaring('dead-aim'), {
    possible: true,
    total: { attack: 2 },
  }),
  row(
    AIM,
    1,
    'after a step',
    [...shooter(['dead-aim']), spent(0, true)],
    declaring('dead-aim'),
    barred('has-moved'),
    'a refused feat cites nothing',
  ),
  row(
    AIM,
    2,
    'after a move',
    [...shooter(['dead-aim']), spent(2, false)],
    declaring('dead-aim'),
    barred('has-moved'),
    'a refused feat cites nothing',
  ),
  row(
    AIM,
    3,
    'with a knife',
    [hero('a', 3, 0, { attacks: [gun(), knife], traits: ['dead-aim'] }), creature('f', 4, 0)],
    declaring('dead-aim', 'knife'),
    barred('wrong-weapon'),
    'a refused feat cites nothing',
  ),
  row(
    SKIP,
    0,
    'three-quarters cover',
    [...shooter(['skip-shot']), covered('three-quarters')],
    declaring('skip-shot'),
    { possible: true, total: { attack: -2, ac: 0 }, damage: [{ by: 'skip-shot', dice: -1 }] },
  ),
  row(
    SKIP,
    0,
    'nine-tenths cover',
    [...shooter(['skip-shot']), covered('nine-tenths')],
    declaring('skip-shot'),
    { total: { attack: -2, ac: 0 } },
  ),
  row(
    SKIP,
    1,
    'behind a wall',
    [...shooter(['skip-shot']), wall(3, -9, 3, 28)],
    declaring('skip-shot'),
    (answer) => expect(answer['why']).toContain('total-cover'),
  ),
  row(
    SKIP,
    2,
    'a shooter without it',
    [...shooter([]), covered('three-quarters')],
    declaring('skip-shot'),
    { why: ['needs-trait'], total: { attack: 0, ac: 7 } },
    'a refused feat cites nothing',
  ),
  row(
    STRAFE,
    0,
    'a line to the right',
    [machineGunner(['strafe']), creature('f', 5, 5), creature('g', 8, 5), creature('h', 5, 6)],
    autofire('a', [5, 5], { strafe: [1, 0], total: 12 }),
    (answer) => {
      expect(answer).toMatchObject({ legal: true, save: { kind: 'reflex', dc: 15 } });
      expect((answer['cells'] as unknown[]).length).toBe(4);
      expect((answer['creatures'] as Answer[]).map(({ id }) => id)).toEqual(['f', 'g']);
    },
  ),
  row(
    STRAFE,
    1,
    'a diagonal line',
    [machineGunner(['strafe']), creature('g', 8, 8)],
    autofire('a', [5, 5], { strafe: [1, 1], total: 12 }),
    { legal: true, creatures: [{ id: 'g' }] },
  ),
  row(
    STRAFE,
    2,
    'no feat',
    [machineGunner([]), creature('g', 8, 5)],
    autofire('a', [5, 5], { strafe: [1, 0] }),
    { legal: false, why: ['needs-trait'] },
  ),
  row(
    'opportunity.firearm-threatened',
    1,
    'a full attack with two shots beside a foe with Combat Reflexes',
    [
      hero('a', 0, 0, { attacks: [gun()], bab: 6 }),
      creature('f', 1, 0, { traits: ['combat-reflexes'], abilities: { dex: 14 } }),
    ],
    act('a', 'full-attack', { target: 'f', with: 'gun' }),
    { legal: true, opportunities: [{ by: 'f', times: 2 }] },
  ),
  row(
    'opportunity.firearm-threatened',
    'extra',
    'the same full attack has two shots',
    [hero('a', 0, 0, { attacks: [gun()], bab: 6 }), creature('f', 1, 0)],
    fullAttack('a', { primary: 'gun' }),
    (answer) => expect((answer['attacks'] as unknown[]).length).toBe(2),
    'a control: counts the shots',
  ),
  row(
    'special-attack.bull-rush-win',
    2,
    'a push by one square past an enemy of the pushed creature',
    [
      hero('a', 0, 0, { abilities: { str: 10, dex: 10 } }),
      creature('b', 1, 0, { abilities: { str: 10, dex: 10 } }),
      hero('y', 1, 1),
    ],
    special('bull-rush', 'a', 'b', totals(11, 10)),
    (answer) =>
      expect((answer['outcome'] as Answer)['effects']).toContainEqual(
        expect.objectContaining({ of: 'b', effect: 'provokes', by: 'y' }),
      ),
  ),
]);
