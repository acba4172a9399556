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
const refused = (why: string) => ({ legal: false, why: [why] });
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
  row(SINGLE, 0, 'Double Tap with a rifle of one shot')
    .on(shooter(['double-tap']))
    .ask(declaring('double-tap'))
    .uncited('a refused feat cites nothing')
    .gives(barred('wrong-weapon')),
  row(SINGLE, 1, 'Burst Fire with a semiautomatic pistol')
    .on(shooter(['burst-fire'], 'semiautomatic'))
    .ask(declaring('burst-fire'))
    .uncited('a refused feat cites nothing')
    .gives(barred('wrong-weapon')),
  row(SINGLE, 2, 'Double Tap with a semiautomatic pistol')
    .on(shooter(['double-tap'], 'semiautomatic'))
    .ask(declaring('double-tap'))
    .gives({ possible: true, damage: [{ by: 'double-tap', dice: 1 }] }),
  row(SINGLE, 'extra', 'Double Tap with a rifle of one shot, as a full attack')
    .on(shooter(['double-tap']))
    .ask(fullAttack('a', { primary: 'gun', declare: { 'double-tap': 1 } }))
    .uncited('a refused feat cites nothing')
    .gives(refused('wrong-weapon')),
  row(SINGLE, 'extra', 'Burst Fire with a semiautomatic pistol, as a full attack')
    .on(shooter(['burst-fire'], 'semiautomatic'))
    .ask(fullAttack('a', { primary: 'gun', declare: { 'burst-fire': 1 } }))
    .uncited('a refused feat cites nothing')
    .gives(refused('wrong-weapon')),
  row(SINGLE, 'extra', 'Double Tap with a semiautomatic pistol, as a full attack')
    .on(shooter(['double-tap'], 'semiautomatic'))
    .ask(fullAttack('a', { primary: 'gun', declare: { 'double-tap': 1 } }))
    .gives({ legal: true }),
  row(AIM, 0, 'without a step')
    .on(shooter(['dead-aim']))
    .ask(declaring('dead-aim'))
    .gives({ possible: true, total: { attack: 2 } }),
  row(AIM, 1, 'after a step')
    .on(...shooter(['dead-aim']), spent(0, true))
    .ask(declaring('dead-aim'))
    .uncited('a refused feat cites nothing')
    .gives(barred('has-moved')),
  row(AIM, 2, 'after a move')
    .on(...shooter(['dead-aim']), spent(2, false))
    .ask(declaring('dead-aim'))
    .uncited('a refused feat cites nothing')
    .gives(barred('has-moved')),
  row(AIM, 3, 'with a knife')
    .on(hero('a', 3, 0, { attacks: [gun(), knife], traits: ['dead-aim'] }), creature('f', 4, 0))
    .ask(declaring('dead-aim', 'knife'))
    .uncited('a refused feat cites nothing')
    .gives(barred('wrong-weapon')),
  row(SKIP, 0, 'three-quarters cover')
    .on(...shooter(['skip-shot']), covered('three-quarters'))
    .ask(declaring('skip-shot'))
    .gives({
      possible: true,
      total: { attack: -2, ac: 0 },
      damage: [{ by: 'skip-shot', dice: -1 }],
    }),
  row(SKIP, 0, 'nine-tenths cover')
    .on(...shooter(['skip-shot']), covered('nine-tenths'))
    .ask(declaring('skip-shot'))
    .gives({ total: { attack: -2, ac: 0 } }),
  row(SKIP, 1, 'behind a wall')
    .on(...shooter(['skip-shot']), wall(3, -9, 3, 28))
    .ask(declaring('skip-shot'))
    .gives((answer) => expect(answer['why']).toContain('total-cover')),
  row(SKIP, 2, 'a shooter without it')
    .on(...shooter([]), covered('three-quarters'))
    .ask(declaring('skip-shot'))
    .uncited('a refused feat cites nothing')
    .gives({ why: ['needs-trait'], total: { attack: 0, ac: 7 } }),
  row(STRAFE, 0, 'a line to the right')
    .on(machineGunner(['strafe']), creature('f', 5, 5), creature('g', 8, 5), creature('h', 5, 6))
    .ask(autofire('a', [5, 5], { strafe: [1, 0], total: 12 }))
    .gives((answer) => {
      expect(answer).toMatchObject({ legal: true, save: { kind: 'reflex', dc: 15 } });
      expect((answer['cells'] as unknown[]).length).toBe(4);
      expect((answer['creatures'] as Answer[]).map(({ id }) => id)).toEqual(['f', 'g']);
    }),
  row(STRAFE, 1, 'a diagonal line')
    .on(machineGunner(['strafe']), creature('g', 8, 8))
    .ask(autofire('a', [5, 5], { strafe: [1, 1], total: 12 }))
    .gives({ legal: true, creatures: [{ id: 'g' }] }),
  row(STRAFE, 2, 'no feat')
    .on(machineGunner([]), creature('g', 8, 5))
    .ask(autofire('a', [5, 5], { strafe: [1, 0] }))
    .gives({ legal: false, why: ['needs-trait'] }),
  row(
    'opportunity.firearm-threatened',
    1,
    'a full attack with two shots beside a foe with Combat Reflexes',
  )
    .on(
      hero('a', 0, 0, { attacks: [gun()], bab: 6 }),
      creature('f', 1, 0, { traits: ['combat-reflexes'], abilities: { dex: 14 } }),
    )
    .ask(act('a', 'full-attack', { target: 'f', with: 'gun' }))
    .gives({ legal: true, opportunities: [{ by: 'f', times: 2 }] }),
  row('opportunity.firearm-threatened', 'extra', 'the same full attack has two shots')
    .on(hero('a', 0, 0, { attacks: [gun()], bab: 6 }), creature('f', 1, 0))
    .ask(fullAttack('a', { primary: 'gun' }))
    .uncited('a control: counts the shots')
    .gives((answer) => expect((answer['attacks'] as unknown[]).length).toBe(2)),
  row(
    'special-attack.bull-rush-win',
    2,
    'a push by one square past an enemy of the pushed creature',
  )
    .on(
      hero('a', 0, 0, { abilities: { str: 10, dex: 10 } }),
      creature('b', 1, 0, { abilities: { str: 10, dex: 10 } }),
      hero('y', 1, 1),
    )
    .ask(special('bull-rush', 'a', 'b', totals(11, 10)))
    .gives((answer) =>
      expect((answer['outcome'] as Answer)['effects']).toContainEqual(
        expect.objectContaining({ of: 'b', effect: 'provokes', by: 'y' }),
      ),
    ),
]);
