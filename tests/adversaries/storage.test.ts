/**
 * Attack: a player fills the storage with endless moves at one table. The stored data of other
 * tables must stay.
 */
import { describe, expect, it, vi } from 'vitest';
import { onFakedPage } from '../support/faked-page.ts';
import { keepFights } from '../../entrypoints/overlay/keptFights.ts';
import { fightsToDrop } from '../../src/encounter/storageLimits.ts';
import { areaOf, type FakeArea } from '../settings/area.ts';
import { someone, table, type Said, type TestTable } from '../state/refereeing/table.ts';

const MEGABYTE = 1_000_000;
type Place = [number, number];

onFakedPage();

const soon = async (ms = 1000): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};
const bytes = (area: FakeArea, site = ''): number =>
  Object.entries(area.items)
    .filter(([key]) => key.startsWith('kept:fight') && key.includes(site))
    .reduce((sum, [key, value]) => sum + key.length + JSON.stringify(value).length, 0);
const on = (area: FakeArea, creatures: readonly Said[], campaign = ''): TestTable => {
  const t = table(creatures, {
    keeper: (store, end) => keepFights(store, 'table.example', end, area),
  });
  t.store.campaign.value = campaign;
  return t;
};

/** The creature `a` between two rows of foes. */
const crowd = (): readonly Said[] => [
  someone('a', 'party', [0, 5]),
  ...Array.from({ length: 58 }, (_, i) =>
    someone(`foe-of-a-long-name-${i}`, 'foes', [i % 29, i < 29 ? 4 : 7]),
  ),
];
const way = (cells: number): Place[] =>
  Array.from({ length: cells }, (_, i): Place => {
    const [round, at] = [Math.floor(i / 28) % 2, i % 28];
    return [round === 0 ? at : 28 - at, 5 + round];
  });

/**
 * Every foe has had a turn, then `a` moves back and forth this many times. Many opportunities are
 * taken.
 */
async function marathon(t: TestTable, moves: number): Promise<void> {
  t.turn('foe-of-a-long-name-0', 1);
  await soon();
  const path = way(140);
  for (let i = 0; i < moves; i++) {
    // Every other turn belongs to another creature, so that each movement is as long as possible.
    if (i % 4 === 0) t.turn('a', 2 + i / 4);
    t.go('a', ...(i % 2 === 0 ? path : [...path].reverse()));
    if (i % 5 === 0) await soon();
  }
  await soon(2000);
}

describe('a fight that a player makes as large as possible', () => {
  it('a fight that a player fills with as many events as possible is stored in less than a megabyte', async () => {
    const area = areaOf();
    const t = on(area, crowd());
    await marathon(t, 108);
    expect(bytes(area)).toBeGreaterThan(300_000);
    expect(bytes(area)).toBeLessThan(MEGABYTE);
    expect(t.store.ownNotices.value).toEqual([]);
    const at = t.last('move').path.at(-1)! as Place;
    const u = on(
      area,
      crowd().map((c) => (c.id === 'a' ? { ...c, at } : c)),
    );
    u.turn('a', 2 + 104 / 4);
    await soon();
    const standing = (x: TestTable): string[] => x.log().map(({ id }) => id);
    expect(standing(u)).toEqual(standing(t));
    expect(standing(u).length).toBeGreaterThan(20);
    expect(u.referee.encounter.value.spent).toEqual(t.referee.encounter.value.spent);
    u.go('a', at, [at[0] + 1, at[1]]);
    await soon();
    expect(u.last('move').path.at(-1)).toEqual([at[0] + 1, at[1]]);
    expect(bytes(area)).toBeLessThan(MEGABYTE);
  });

  it('a fight that a player fills with events leaves the stored fights of other games unchanged', async () => {
    const area = areaOf();
    const other = on(
      area,
      [someone('a', 'party', [5, 5]), someone('b', 'foes', [7, 5])],
      'peaceful',
    );
    other.turn('a');
    await soon();
    other.go('a', [5, 5], [5, 6]);
    await soon();
    const kept = (): unknown =>
      Object.entries(area.items)
        .filter(([key]) => key.includes('peaceful'))
        .sort();
    const before = JSON.stringify(kept());
    const greedy = on(area, crowd(), 'greedy');
    await marathon(greedy, 24);
    expect(JSON.stringify(kept())).toBe(before);
  });
});

describe('storage space for a new fight', () => {
  const fight = (at: number, size: number): { at: number; bytes: number } => ({ at, bytes: size });
  it('when a new fight needs space, the oldest fight of the game with the most data is deleted', () => {
    const fights = {
      's/fight:greedy/me/1': fight(5, MEGABYTE),
      's/fight:greedy/me/2': fight(6, MEGABYTE),
      's/map:greedy/me/3': fight(7, MEGABYTE),
      's/fight:modest/me/1': fight(1, 40_000),
      's/fight:small/me/1': fight(2, 100),
    };
    expect(fightsToDrop(fights, 's/map:greedy/me/3')).toEqual(['s/fight:greedy/me/1']);
    expect(fightsToDrop(fights, 's/fight:small/me/1')).toEqual(['s/fight:greedy/me/1']);
    expect(
      fightsToDrop(
        { ...fights, 's/fight:greedy/me/1': fight(5, 9 * MEGABYTE) },
        's/fight:greedy/me/1',
      ),
    ).not.toContain('s/fight:modest/me/1');
  });
  it('in a game with many stored fights, a new fight replaces the oldest fight of that game', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`s/map:greedy/me/${i}`, fight(100 + i, 10)]),
    );
    expect(
      fightsToDrop({ ...many, 's/fight:modest/me/1': fight(1, 10) }, 's/map:greedy/me/11'),
    ).toEqual(['s/map:greedy/me/0']);
    const newestFirst = Object.fromEntries(
      Object.keys(many).map((key, i) => [key, fight(200 - i, 10)]),
    );
    expect(
      fightsToDrop({ ...newestFirst, 's/fight:modest/me/1': fight(1, 10) }, 's/map:greedy/me/0'),
    ).toEqual(['s/map:greedy/me/11']);
  });
  it('if one site fills the storage, only fights of that site are deleted', () => {
    const hostile = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`bad.example/fight:${i}/me/x`, fight(i, 900_000)]),
    );
    const gone = fightsToDrop(
      { ...hostile, 'good.example/fight:g/me/x': fight(0, 900_000) },
      'bad.example/fight:8/me/x',
    );
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((key) => key.startsWith('bad.example/'))).toBe(true);
  });
});
