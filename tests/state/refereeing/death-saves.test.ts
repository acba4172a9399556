/** Death saves that a sheet counts: they stand in the log, and count in the fight from then on. */
import { expect, it } from 'vitest';
import { someone, table, type Said } from './table.ts';

const aldo = (successes?: number, failures = 0): Said =>
  someone('a', 'party', [1, 1], {
    hp: { current: 0, max: 20 },
    ...(successes !== undefined && { deathSaves: { successes, failures } }),
  });
const fight = (first: Said) => {
  const t = table([first, someone('b', 'foes', [5, 5], {})], { ruleset: 'srd52' });
  t.turn('a');
  return t;
};
const counted = (t: ReturnType<typeof fight>) =>
  t.store.amended.value?.creatures?.find(({ id }) => id === 'a')?.deathSaves;

it('a death save that the sheet counts is one line of the log, and counts in the fight', () => {
  const t = fight(aldo(0));
  t.reading({ creatures: ([, b]) => [aldo(0, 1), b!] });
  t.reading({ creatures: ([, b]) => [aldo(1, 1), b!] });
  expect(t.all('saves')).toMatchObject([
    { of: 'a', successes: 0, failures: 1 },
    { of: 'a', successes: 1, failures: 1 },
  ]);
  expect(counted(t)).toEqual({ successes: 1, failures: 1 });
});

it('the sheet’s count overrides one accepted here', () => {
  const t = fight(aldo(0));
  t.reading({ creatures: ([, b]) => [aldo(2), b!] });
  t.reading({ creatures: ([, b]) => [aldo(0), b!] });
  expect(counted(t)).toEqual({ successes: 0, failures: 0 });
});

it('a sheet that told no death saves before gives no line: they may be old', () => {
  const t = fight(aldo());
  t.reading({ creatures: ([, b]) => [aldo(2), b!] });
  expect(t.all('saves')).toEqual([]);
});
