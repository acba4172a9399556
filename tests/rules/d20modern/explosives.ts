/** d20 Modern SRD: explosives and clouds by name, and a stranglehold. */
import { expect } from 'vitest';
import { blast, thrown } from '../asks/ordnance.ts';
import { cases, creature, hero, type Answer, type Ask, type AttackInput } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const TABLE = 'special-attack.explosive-table';
const CLOUD = 'special-attack.smoke-grenade';
const CHOKED = 'damage.strangulation';
const grenade: AttackInput = { id: 'grenade', kind: 'thrown', rangeIncrement: 20 };
const thrower = [hero('a', 0, 0, { attacks: [grenade] })];
const burst = (explosive: string, round?: number): Ask => {
  const { radius: _, ...ask } = blast([6, 6], 1, {
    explosive,
    ...(round === undefined ? {} : { round }),
  });
  return ask as unknown as Ask;
};
const squares = (n: number) => (answer: Answer) =>
  expect((answer['cells'] as unknown[]).length).toBe(n);
const choked = (more: Answer): Ask => ({
  ask: 'hazard',
  of: 'a',
  hazard: 'strangulation',
  ...more,
});
const victim = [hero('a', 0, 0, { abilities: { con: 12 } })];

export default cases('d20modern', [
  row(TABLE, 0, 'a fragmentation grenade', [creature('f', 9, 6)], burst('fragmentation-grenade'), {
    save: { kind: 'reflex', dc: 15 },
    dice: '4d6',
    creatures: [{ id: 'f' }],
    unknown: [],
  }),
  row(
    TABLE,
    1,
    'a 40 mm grenade at seven squares',
    thrower,
    thrown('a', [7, 0], { explosive: 'grenade-40mm', with: 'grenade' }),
    { legal: false, why: ['does-not-arm'] },
  ),
  row(
    TABLE,
    2,
    'a 40 mm grenade at eight squares',
    thrower,
    thrown('a', [8, 0], { explosive: 'grenade-40mm', with: 'grenade', scatter: 1 }),
    { legal: true, blast: { dice: '3d6', save: { dc: 15 } } },
  ),
  row(TABLE, 3, 'a thermite grenade', [creature('f', 8, 6)], burst('thermite-grenade'), {
    save: { dc: 12 },
    dice: '6d6',
    creatures: [],
  }),
  row(CLOUD, 0, 'the first round', [], burst('smoke-grenade'), {
    cells: [
      [5, 5],
      [6, 5],
      [5, 6],
      [6, 6],
    ],
    save: null,
  }),
  row(CLOUD, 1, 'the second round', [], burst('smoke-grenade', 2), squares(12)),
  row(CLOUD, 2, 'the third round', [], burst('smoke-grenade', 3), squares(24)),
  row(CLOUD, 2, 'the fifth round', [], burst('smoke-grenade', 5), squares(24)),
  row(CLOUD, 3, 'two in it', [hero('a', 5, 5), creature('f', 6, 5)], burst('smoke-grenade'), {
    cloud: { missChance: 50 },
    creatures: [{ id: 'a' }, { id: 'f' }],
  }),
  row(CLOUD, 4, 'tear gas', [creature('f', 6, 5)], burst('tear-gas-grenade'), {
    cloud: { save: { kind: 'fortitude', dc: 15, condition: 'nauseated' } },
  }),
  row(CHOKED, 0, 'five rounds', victim, choked({ rounds: 5 }), { rounds: 7 }),
  row(CHOKED, 1, 'the third check', victim, choked({ rounds: 12, earlier: 2 }), {
    roll: { kind: 'check', with: ['con'], dc: 12 },
  }),
  row(CHOKED, 2, 'a failed check', victim, choked({ rounds: 12, roll: 5 }), {
    outcome: { effects: ['drowns-next-round'] },
  }),
]);
