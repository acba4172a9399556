/** The referee and stored fights: reloads, two tabs, faulty storage and clocks. */
import { describe, expect, it, vi } from 'vitest';
import { onFakedPage } from '../../support/faked-page.ts';
import { keepFights } from '../../../entrypoints/overlay/keptFights.ts';
import { goingOn } from '../../../entrypoints/overlay/refereeing.ts';
import { areaOf, type FakeArea } from '../../settings/area.ts';
import { someone, table, type Options, type TestTable } from './table.ts';

const field = () => [someone('a', 'party', [5, 5]), someone('b', 'foes', [6, 5])];
const on = (area: FakeArea, options: Options = {}, creatures = field()): TestTable =>
  table(creatures, {
    ...options,
    keeper: (store, end) => keepFights(store, 'table.example', end, area),
  });
const soon = async (ms = 1000): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

onFakedPage();

/** A fight up to a's second turn, in which a has made a move that provokes. */
async function played(area: FakeArea, options: Options = {}): Promise<TestTable> {
  const t = on(area, options);
  t.turn('a');
  await soon();
  t.turn('b');
  t.turn('a', 2);
  t.go('a', [5, 5], [4, 5], [3, 5]);
  return t;
}

describe('a stored fight', () => {
  it(
    'after a reload of the page, a stored fight continues with its log and unanswered ' +
      'attacks of opportunity',
    async () => {
      const area = areaOf();
      const t = await played(area);
      await soon();
      t.end.abort();
      const u = on(area, {}, [someone('a', 'party', [3, 5]), someone('b', 'foes', [6, 5])]);
      u.turn('a', 2);
      expect(u.log()).toEqual([]);
      await soon();
      expect(u.log()).toEqual(t.log());
      expect(u.referee.encounter.value).toEqual(t.referee.encounter.value);
      expect(u.referee.offers.value.map(({ provoked, answer }) => [provoked.by, answer])).toEqual([
        ['b', 'open'],
      ]);
      u.go('a', [3, 5], [2, 5]);
      expect(u.last('move')).toMatchObject({
        path: [
          [5, 5],
          [4, 5],
          [3, 5],
          [2, 5],
        ],
        mode: 'move',
        cost: 3,
      });
      u.turn('b', 2);
      expect(u.referee.encounter.value).toMatchObject({ active: 'b', round: 2 });
    },
  );
  it('a fight that one user has stored is not loaded for another user', async () => {
    const area = areaOf();
    await played(area);
    await soon();
    const u = on(area);
    u.store.user.value = 'somebody else';
    u.turn('a', 2);
    await soon();
    expect(u.all('move')).toEqual([]);
  });
  it(
    'a fight that the user starts without the tabletop’s combat tracker is loaded again ' +
      'with its map',
    async () => {
      const area = areaOf();
      const t = on(area, { fight: null });
      t.read();
      t.referee.startTurn('a');
      await soon();
      expect(t.referee.encounter.value).toMatchObject({ on: true, active: 'a' });
      await soon();
      const u = on(area, { fight: null });
      u.read();
      await soon();
      expect(u.referee.encounter.value).toMatchObject({ on: true, active: 'a' });
    },
  );
  it(
    'while the browser’s storage fails, a fight goes on with one notice to the user, and its ' +
      'events are stored later',
    async () => {
      const area = areaOf();
      const t = await played(area);
      area.quota = 0;
      await soon();
      expect(t.store.ownNotices.value.map(({ code }) => code)).toEqual(['log.unkept']);
      t.go('a', [3, 5], [2, 5]);
      await soon();
      expect(t.store.ownNotices.value).toHaveLength(1);
      expect(t.last('move')).toMatchObject({ cost: 3 });
      area.quota = Infinity;
      t.turn('b', 2);
      await soon();
      const u = on(area, {}, [someone('a', 'party', [2, 5]), someone('b', 'foes', [6, 5])]);
      u.turn('b', 2);
      await soon();
      expect(u.log()).toEqual(t.log());
    },
  );
  it('if a stored fight cannot be read, the user gets a notice and a new fight begins', async () => {
    const area = areaOf();
    area.broken = true;
    const t = on(area);
    t.turn('a');
    await soon();
    t.go('a', [5, 5], [4, 5]);
    expect(t.last('move')).toMatchObject({ mode: 'step' });
    expect(t.store.ownNotices.value.map(({ code }) => code)).toContain('kept.unread');
  });
  it('a malformed stored fight is moved to a backup copy, and the user gets a notice', async () => {
    const area = areaOf();
    const t = await played(area);
    await soon();
    t.end.abort();
    for (const key of Object.keys(area.items)) area.items[key] = { version: 1, data: 'rubbish' };
    const u = on(area);
    u.turn('a', 2);
    await soon();
    expect(u.referee.encounter.value).toMatchObject({ on: true, active: 'a' });
    expect(u.store.ownNotices.value.map(({ code }) => code)).toContain('kept.aside');
  });
  it('the browser’s storage keeps only the twelve newest fights', async () => {
    const area = areaOf();
    for (let i = 0; i < 15; i++) {
      const t = on(area, { fight: `fight ${i}` });
      t.turn('a');
      await soon();
      t.end.abort();
    }
    const pages = Object.keys(area.items).filter((key) => key.startsWith('kept:fightpage:'));
    expect(pages).toHaveLength(12);
    expect(pages.some((key) => key.endsWith('fight 14/0'))).toBe(true);
    expect(pages.some((key) => key.endsWith('fight 0/0'))).toBe(false);
  });
  it('storing many fights of one website deletes no stored fight of another website', async () => {
    const area = areaOf({
      'kept:fights': {
        version: 1,
        data: Object.fromEntries(
          Array.from({ length: 12 }, (_, i) => [`elsewhere/${i}`, 9e12 + i]),
        ),
      },
    });
    const wall = vi.spyOn(Date, 'now');
    for (let i = 0; i < 14; i++) {
      wall.mockReturnValue(2e12 - i * 1e9);
      const t = on(area, { fight: `fight ${i}` });
      t.turn('a');
      await soon();
      t.end.abort();
    }
    wall.mockRestore();
    const listed = Object.keys((area.items['kept:fights'] as { data: object }).data);
    expect(listed.filter((each) => each.startsWith('elsewhere/'))).toHaveLength(12);
    expect(
      listed
        .filter((each) => /fight \d+$/.test(each))
        .map((each) => Number(/\d+$/.exec(each)?.[0]))
        .sort((a, b) => a - b),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(Object.keys(area.items).some((key) => key.endsWith('fight 13/0'))).toBe(true);
  });
  it('a fight that did not fit into the browser’s storage is stored as soon as there is room', async () => {
    const area = areaOf();
    const t = await played(area);
    area.quota = 0;
    await soon();
    expect(t.store.ownNotices.value.map(({ code }) => code)).toEqual(['log.unkept']);
    area.quota = Infinity;
    window.dispatchEvent(new Event('pagehide'));
    await soon(50);
    t.end.abort();
    const u = on(area, {}, [someone('a', 'party', [3, 5]), someone('b', 'foes', [6, 5])]);
    u.turn('a', 2);
    await soon();
    expect(u.all('move')).toHaveLength(1);
  });
  it('the times in a combat log never decrease, even if the computer’s clock is set back', () => {
    let wall = 1000;
    const now = goingOn(() => wall);
    const told = [10, 20, -5000, 10, 3_600_000].map((by) => {
      wall += by;
      return now();
    });
    expect(told).toEqual([1010, 1030, 1030, 1040, 3_601_040]);
  });
  it('a fight is stored when the page closes', async () => {
    const area = areaOf();
    const t = await played(area);
    window.dispatchEvent(new Event('pagehide'));
    await soon(50);
    t.end.abort();
    const u = on(area, {}, [someone('a', 'party', [3, 5]), someone('b', 'foes', [6, 5])]);
    u.turn('a', 2);
    await soon();
    expect(u.all('move')).toHaveLength(1);
  });
});

describe('two tabs of one user on one table', () => {
  it.each([
    ['at the same time as the first tab', 0],
    ['after the first tab has logged it', 2000],
  ])(
    'two tabs of one user log each event once, even if the second tab sees the event %s',
    async (_name, apart) => {
      const area = areaOf();
      const [t, u] = [on(area), on(area)];
      const both = async (act: (x: TestTable) => void): Promise<void> => {
        act(t);
        await soon(apart);
        act(u);
        await soon();
      };
      await both((x) => x.turn('a'));
      await both((x) => x.turn('b'));
      await both((x) => x.turn('a', 2));
      await both((x) => x.go('a', [5, 5], [4, 5]));
      await both((x) => x.go('a', [4, 5], [3, 5]));
      await both((x) =>
        x.reading({
          creatures: (now) => now.map((c) => (c.id === 'b' ? { ...c, conditions: ['prone'] } : c)),
        }),
      );
      expect(u.log().map(({ kind }) => kind)).toEqual([
        'combat',
        'turn',
        'turn',
        'turn',
        'move',
        'condition',
      ]);
      expect(u.log().map(({ id }) => id)).toEqual(t.log().map(({ id }) => id));
      expect(u.referee.encounter.value.spent).toEqual(t.referee.encounter.value.spent);
      expect(t.referee.encounter.value.spent).toMatchObject({ uses: { move: 1 }, moved: 2 });
      // Each of the two tabs receives the messages of the other.
      await t.referee.take(t.referee.offers.value[0]!);
      await soon();
      expect(u.referee.encounter.value.opportunities).toEqual({ b: 1 });
      await u.referee.declare({ of: 'a', action: 'drink-potion' });
      await soon();
      expect(t.referee.encounter.value.spent).toEqual(u.referee.encounter.value.spent);
      expect(t.referee.encounter.value.spent.uses['standard']).toBe(1);
      const again = on(area, {}, [
        someone('a', 'party', [3, 5]),
        someone('b', 'foes', [6, 5], { conditions: ['prone'] }),
      ]);
      again.turn('a', 2);
      await soon();
      expect(again.log().map(({ id }) => id)).toEqual(t.log().map(({ id }) => id));
    },
  );
  it(
    'a tab that returns from another map shows the events that another tab has logged in the ' +
      'meantime',
    async () => {
      const area = areaOf();
      const [t, u] = [on(area), on(area)];
      for (const x of [t, u]) {
        x.turn('a');
        await soon();
      }
      u.reading({ map: 'other', fight: null });
      await soon();
      t.go('a', [5, 5], [4, 5]);
      await soon();
      u.reading({
        map: 'map',
        fight: 'fight',
        at: { a: [4, 5] },
        turn: { active: 'a', order: ['a', 'b'], round: 1 },
      });
      await soon();
      expect(u.all('move')).toEqual(t.all('move'));
      // The creature goes back to the position that this tab took over from the other one. This is a
      // separate move.
      u.go('a', [4, 5], [3, 5]);
      u.go('a', [3, 5], [4, 5]);
      expect(u.last('move')).toMatchObject({
        path: [
          [5, 5],
          [4, 5],
          [3, 5],
          [4, 5],
        ],
      });
      await soon();
      await t.referee.declare({ of: 'a', action: 'drink-potion' });
      await soon();
      expect(u.referee.encounter.value.spent).toEqual(t.referee.encounter.value.spent);
      expect(u.referee.encounter.value.spent).toMatchObject({
        uses: { standard: 1, move: 1 },
        moved: 3,
      });
    },
  );
  it(
    'if one tab has logged a move, a second tab that sees the move square by square does ' +
      'not log the move again',
    async () => {
      const area = areaOf();
      const [t, u] = [on(area), on(area)];
      for (const x of [t, u]) {
        x.turn('a');
        await soon();
      }
      for (const y of [6, 7, 8]) t.go('a', [5, y - 1], [5, y]);
      await soon();
      for (const y of [6, 7, 8]) u.go('a', [5, y - 1], [5, y]);
      await soon();
      expect(u.all('move')).toEqual(t.all('move'));
      expect(u.referee.encounter.value.spent).toMatchObject({ uses: { move: 1 }, moved: 3 });
    },
  );
  it(
    'a suspended tab, once resumed, does not log again the moves that another tab has ' +
      'logged in the meantime',
    async () => {
      const area = areaOf();
      const [t, u] = [on(area), on(area)];
      for (const x of [t, u]) {
        x.turn('a');
        await soon();
      }
      t.go('a', [5, 5], [5, 6]);
      t.go('a', [5, 6], [5, 7]);
      t.go('a', [5, 7], [5, 8]);
      await soon();
      u.jump('a', [5, 8]);
      await soon();
      expect(u.all('move')).toHaveLength(1);
      expect(u.last('move')).toEqual(t.last('move'));
      u.go('a', [5, 8], [5, 9]);
      expect(u.last('move')).toMatchObject({ cost: 4 });
    },
  );
});
