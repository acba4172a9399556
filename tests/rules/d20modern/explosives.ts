/** d20 Modern SRD: explosives and clouds by name, and a stranglehold. */
import { expect } from 'vitest';
import { blast, thrown } from '../asks/ordnance.ts';
import { cells, cases, creature, hero, type Answer, type Ask, type AttackInput } from '../cases.ts';
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
  row(TABLE, 0, 'a fragmentation grenade')
    .on(creature('f', 9, 6))
    .ask(burst('fragmentation-grenade'))
    .gives({
      save: { kind: 'reflex', dc: 15 },
      dice: '4d6',
      creatures: [{ id: 'f' }],
      unknown: [],
    }),
  row(TABLE, 1, 'a 40 mm grenade at seven squares')
    .on(thrower)
    .ask(thrown('a', [7, 0], { explosive: 'grenade-40mm', with: 'grenade' }))
    .gives({ legal: false, why: ['does-not-arm'] }),
  row(TABLE, 2, 'a 40 mm grenade at eight squares')
    .on(thrower)
    .ask(thrown('a', [8, 0], { explosive: 'grenade-40mm', with: 'grenade', scatter: 1 }))
    .gives({ legal: true, blast: { dice: '3d6', save: { dc: 15 } } }),
  row(TABLE, 3, 'a thermite grenade')
    .on(creature('f', 8, 6))
    .ask(burst('thermite-grenade'))
    .gives({ save: { dc: 12 }, dice: '6d6', creatures: [] }),
  row(CLOUD, 0, 'the first round')
    .on()
    .ask(burst('smoke-grenade'))
    .gives({ cells: cells('5,5 6,5 5,6 6,6'), save: null }),
  row(CLOUD, 1, 'the second round').on().ask(burst('smoke-grenade', 2)).gives(squares(12)),
  row(CLOUD, 2, 'the third round').on().ask(burst('smoke-grenade', 3)).gives(squares(24)),
  row(CLOUD, 2, 'the fifth round').on().ask(burst('smoke-grenade', 5)).gives(squares(24)),
  row(CLOUD, 3, 'two in it')
    .on(hero('a', 5, 5), creature('f', 6, 5))
    .ask(burst('smoke-grenade'))
    .gives({ cloud: { missChance: 50 }, creatures: [{ id: 'a' }, { id: 'f' }] }),
  row(CLOUD, 4, 'tear gas')
    .on(creature('f', 6, 5))
    .ask(burst('tear-gas-grenade'))
    .gives({ cloud: { save: { kind: 'fortitude', dc: 15, condition: 'nauseated' } } }),
  row(CHOKED, 0, 'five rounds')
    .on(victim)
    .ask(choked({ rounds: 5 }))
    .gives({ rounds: 7 }),
  row(CHOKED, 1, 'the third check')
    .on(victim)
    .ask(choked({ rounds: 12, earlier: 2 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 12 } }),
  row(CHOKED, 2, 'a failed check')
    .on(victim)
    .ask(choked({ rounds: 12, roll: 5 }))
    .gives({ outcome: { effects: ['drowns-next-round'] } }),
]);
