/**
 * A map with several levels, of which one is shown at a time. The fight continues when another
 * level is shown.
 */
import { describe, expect, it } from 'vitest';
import { codes, provokers, someone, table, type Said, type TestTable } from './table.ts';

const UP = 'gallery';
const down = (at: [number, number]): Said[] => [
  someone('a', 'party', at),
  someone('b', 'foes', [7, 5]),
];
const up = (at: [number, number] | null, ...more: Said[]): Said[] => [
  ...(at === null ? [] : [someone('a', 'party', at)]),
  someone('c', 'foes', [9, 4]),
  ...more,
];

/** It is the second turn of `a`. It has walked past `b` to the stairs at 8,5 and has gone up. */
function climbed(): TestTable {
  const t = table(down([5, 5]));
  t.turn('a');
  t.turn('b');
  t.turn('a', 2);
  t.go('a', [5, 5], [6, 5], [6, 4], [7, 4], [8, 4]);
  t.reading({ level: UP, creatures: () => up([8, 4]) });
  return t;
}

describe('a change of the shown level', () => {
  it(
    'showing another floor of the map does not count as a move of any creature, and the fight ' +
      'continues',
    () => {
      const t = table(down([5, 5]));
      t.turn('a');
      t.turn('b');
      t.turn('a', 2);
      t.go('a', [5, 5], [4, 5]);
      const before = t.referee.encounter.value;
      const log = t.log();
      t.reading({ level: UP, creatures: () => up(null) });
      t.reading({ level: '', creatures: () => down([4, 5]) });
      expect([t.referee.encounter.value, t.log()]).toEqual([before, log]);
    },
  );

  it(
    'showing another floor of the map changes neither used attacks of opportunity nor spent ' +
      'movement',
    async () => {
      const t = table(down([5, 5]));
      t.turn('a');
      t.turn('b');
      t.turn('a', 2);
      t.go('a', [5, 5], [6, 5], [6, 4], [6, 3]);
      const [offer] = t.referee.offers.value;
      await t.referee.take(offer!);
      t.reading({ level: UP, creatures: () => up(null) });
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
      expect(t.referee.encounter.value.spent).toMatchObject({ uses: { move: 1 }, moved: 3 });
    },
  );
});

describe('stairs', () => {
  it(
    'a move over stairs to another floor is one move action that costs as much as both parts ' +
      'together',
    () => {
      const t = climbed();
      expect(t.last('move')).toMatchObject({ cost: 4, uses: ['move'] });
      t.go('a', [8, 4], [8, 5], [8, 6]);
      expect(t.last('move')).toMatchObject({
        level: UP,
        path: [
          [8, 4],
          [8, 5],
          [8, 6],
        ],
        cost: 6,
        budget: 6,
        uses: ['move'],
        mode: 'move',
      });
      expect(t.all('move')).toHaveLength(1);
      expect(t.referee.encounter.value.spent).toMatchObject({ uses: { move: 1 }, moved: 6 });
    },
  );

  it('a move over stairs provokes enemies on both floors', () => {
    const t = climbed();
    expect(provokers(t.last('move'))).toEqual(['b']);
    t.go('a', [8, 4], [8, 5], [8, 6]);
    expect(provokers(t.last('move'))).toEqual(['b', 'c']);
    expect(t.last('move').ruling.provoked[0]).not.toHaveProperty('leaving');
    expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['b', 'c']);
  });

  it('the part of a move on the lower floor does not provoke a creature on the upper floor', () => {
    const t = table(down([5, 5]));
    t.turn('a');
    t.turn('b');
    t.turn('a', 2);
    t.go('a', [5, 5], [4, 5], [3, 5]);
    t.reading({
      level: UP,
      creatures: () => [someone('a', 'party', [3, 5]), someone('d', 'foes', [5, 4])],
    });
    t.go('a', [3, 5], [2, 5], [1, 5]);
    expect(t.last('move')).toMatchObject({ cost: 4 });
    expect(provokers(t.last('move'))).toEqual([]);
  });

  it('after a move over stairs, movement beyond the speed takes a second move action', () => {
    const t = climbed();
    t.go('a', [8, 4], [8, 5], [8, 6], [8, 7]);
    expect(t.last('move')).toMatchObject({ mode: 'double-move', cost: 7, uses: ['move', 'move'] });
    t.go('a', [8, 7], [8, 8], [8, 9], [8, 10], [8, 11], [8, 12], [8, 13]);
    expect(codes(t.last('move'))).toEqual(['over-speed']);
    expect(t.last('move')).toMatchObject({ cost: 13, owed: { cost: 4, provoked: 1 } });
  });

  it('a move up the stairs and down again is one move with three parts', () => {
    const t = climbed();
    t.go('a', [8, 4], [8, 5]);
    t.reading({ level: '', creatures: () => down([8, 5]) });
    t.go('a', [8, 5], [8, 6]);
    expect(t.last('move')).toMatchObject({
      path: [
        [8, 5],
        [8, 6],
      ],
      cost: 6,
      owed: { cost: 5 },
      uses: ['move'],
    });
    expect(t.all('move')).toHaveLength(1);
  });
});
