/**
 * Notes that the referee shares between clients: a game master's client writes opportunities and
 * allowances.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someone, table, type Said, type TestTable } from './table.ts';

/** The note of a client that shares only that it hears players. */
const NOTHING_SHARED = JSON.stringify({ said: [], undone: [], here: 1000 });

const field = (more: Partial<Said> = {}) => [
  someone('a', 'party', [5, 5]),
  someone('b', 'foes', [6, 5], more),
  someone('c', 'foes', [5, 4], more),
];

/** A game master's client, which may write, and a player's client, which reads. */
function two(creatures = field(), ruleset = 'srd35') {
  const written: Record<string, string> = {};
  const gm = table(creatures, { ruleset });
  const player = table(creatures, { ruleset, gm: false });
  gm.store.user.value = 'gm1';
  player.store.user.value = 'player1';
  gm.commands({
    share: async (notes) => {
      Object.assign(written, notes);
      return true;
    },
  });
  const both = (act: (t: TestTable) => void): void => [gm, player].forEach(act);
  both((t) => {
    for (const id of ['a', 'b', 'c']) t.turn(id);
  });
  both((t) => t.turn('a', 2));
  const pass = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(500);
    player.wired.notes({ ...written });
  };
  return { gm, player, both, written, pass };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two clients of one table', () => {
  it(
    'an attack of opportunity made on one client counts once on another client, even if the data ' +
      'arrive twice',
    async () => {
      const { gm, player, both, pass, written } = two();
      both((t) => t.go('a', [5, 5], [4, 6], [3, 6]));
      expect(player.referee.offers.value).toHaveLength(2);
      const offer = gm.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!;
      await gm.referee.take(offer);
      await pass();
      expect(player.last('opportunity')).toMatchObject({ by: 'b', taken: true, shared: true });
      expect(player.referee.encounter.value.opportunities).toEqual({ b: 1 });
      expect(player.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['c']);
      await pass();
      player.wired.notes({ ...written });
      expect(player.all('opportunity')).toHaveLength(1);
      gm.referee.pass(gm.referee.offers.value[0]!);
      await pass();
      expect(player.referee.offers.value).toEqual([]);
      expect(player.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );
  it('an attack of opportunity that the GM’s and the player’s clients both log counts as used once', async () => {
    const { gm, player, both, pass } = two();
    both((t) => t.go('a', [5, 5], [4, 6], [3, 6]));
    for (const t of [gm, player])
      await t.referee.take(t.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!);
    await pass();
    expect(player.referee.encounter.value.opportunities).toEqual({ b: 1 });
  });
  it(
    'under 5E, an opportunity attack made on one client ends the attacker’s condition “mocked” ' +
      'on both clients',
    async () => {
      const { gm, player, both, pass } = two(field({ conditions: ['mocked'] }), 'srd52');
      both((t) => t.go('a', [5, 5], [4, 6], [3, 6]));
      await gm.referee.take(gm.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!);
      await pass();
      await vi.advanceTimersByTimeAsync(0);
      const conditions = (t: TestTable) =>
        t.store.amended.value?.creatures?.map((c) => c.conditions ?? []);
      expect(conditions(gm)).toEqual([[], [], ['mocked']]);
      expect(conditions(player)).toEqual([[], [], ['mocked']]);
    },
  );
  it(
    'an attack of opportunity that the user undoes on one client is offered again on both ' +
      'clients',
    async () => {
      const { gm, player, both, pass } = two();
      both((t) => t.go('a', [5, 5], [4, 6], [3, 6]));
      await gm.referee.take(gm.referee.offers.value[0]!);
      await pass();
      gm.referee.undo(gm.last('opportunity').id);
      await pass();
      expect(player.referee.encounter.value.opportunities).toEqual({});
      expect(player.referee.offers.value).toHaveLength(2);
      await pass();
      expect(player.referee.offers.value).toHaveLength(2);
    },
  );
  it(
    'an attack of opportunity made on one client counts even on a client that has not seen the ' +
      'provoking move',
    async () => {
      const { gm, player, pass, written } = two();
      gm.go('a', [5, 5], [4, 6], [3, 6]);
      await gm.referee.take(gm.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!);
      await pass();
      expect(player.all('opportunity')).toEqual([]);
      player.later(5000);
      await vi.advanceTimersByTimeAsync(5000);
      expect(player.referee.encounter.value.opportunities).toEqual({ b: 1 });
      player.wired.notes({ ...written });
      expect(player.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );
  it(
    'an attack of opportunity that the GM has made is not offered to a player whose ' +
      'client sees the provoking move later',
    async () => {
      const { gm, player, pass } = two();
      gm.go('a', [5, 5], [4, 6], [3, 6]);
      await gm.referee.take(gm.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!);
      await pass();
      player.go('a', [5, 5], [4, 6], [3, 6]);
      expect(player.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['c']);
    },
  );
  it(
    'when the GM allows an illegal move with a note, the player’s client shows the move as ' +
      'allowed with the same note',
    async () => {
      const { gm, player, both, pass } = two();
      both((t) => t.go('a', [5, 5], [6, 5]));
      const { id } = gm.last('move');
      expect(player.entry(id)).toMatchObject({ verdict: 'illegal' });
      gm.referee.allow(id, 'he squeezes by');
      await pass();
      expect(player.entry(id)).toMatchObject({
        verdict: 'allowed',
        allowed: { note: 'he squeezes by', shared: true },
      });
    },
  );
  it('the data that a client shares contain no positions and no creature that a player cannot see', async () => {
    const { gm, written, pass } = two([
      someone('a', 'party', [5, 5]),
      someone('b', 'foes', [6, 5], { visibleTo: ['foes'] }),
      someone('c', 'foes', [5, 4]),
    ]);
    gm.go('a', [5, 5], [4, 6], [3, 6]);
    await gm.referee.take(gm.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!);
    await pass();
    expect(written).toEqual({ gm1: NOTHING_SHARED });
    await gm.referee.take(gm.referee.offers.value.find(({ provoked }) => provoked.by === 'c')!);
    await pass();
    const note = JSON.parse(written['gm1']!) as { said: unknown[][] };
    expect(note.said).toHaveLength(1);
    expect(note.said[0]!.slice(1, 4)).toEqual(['c', 'a', 2]);
    expect(JSON.stringify(note)).not.toContain('"b"');
    expect(JSON.stringify(note)).not.toMatch(/\[\d+,\d+\]/);
  });
  it.each<[string, string, boolean, RegExp | null]>([
    ['a visible creature is shared with the players', 'c', true, /fine by me/],
    ['a hidden creature is not shared with the players', 'b', false, null],
  ])('the GM’s permission to move into the space of %s', async (_name, upon, shared, note) => {
    const { gm, written, pass } = two([
      someone('a', 'party', [5, 5]),
      someone('b', 'foes', [6, 5], { visibleTo: ['foes'] }),
      someone('c', 'foes', [5, 4]),
    ]);
    gm.go('a', [5, 5], upon === 'b' ? [6, 5] : [5, 4]);
    gm.referee.allow(gm.last('move').id, 'fine by me');
    await pass();
    expect(written['gm1'] !== NOTHING_SHARED).toBe(shared);
    if (note !== null) expect(written['gm1']).toMatch(note);
  });
  it.each([
    ['Ghoul', 'the ghoul is dead'],
    ['Ghoul', 'the GHO\u200bUL is dead'],
    ['Ghoul', 'the ghoül is dead'],
    ['İbrahim', 'ibrahim is dead'],
    ['Mad  King', 'the mad\u00a0king is dead'],
  ])(
    'if a hidden creature has the name “%s”, the GM’s note “%s” is not shared with players',
    async (name, note) => {
      const { gm, written, pass } = two([
        someone('a', 'party', [5, 5]),
        someone('b', 'foes', [16, 5], { name, visibleTo: ['foes'] }),
        someone('c', 'foes', [5, 4]),
      ]);
      gm.go('a', [5, 5], [5, 4]);
      gm.referee.allow(gm.last('move').id, note);
      await pass();
      expect(written['gm1']).toBeDefined();
      expect(written['gm1']!.toLowerCase()).not.toContain('dead');
    },
  );
  it('only the GM’s client can share data, and only until the virtual tabletop refuses to store them', async () => {
    const { gm, player, pass } = two();
    expect([gm.referee.shared.value, player.referee.shared.value]).toEqual([true, false]);
    gm.commands({ share: async () => false });
    gm.go('a', [5, 5], [4, 6], [3, 6]);
    await gm.referee.take(gm.referee.offers.value[0]!);
    await pass();
    expect(gm.referee.shared.value).toBe(false);
  });
  it.each<[what: string, text: string]>([
    ['an empty text', ''],
    ['a text that is not JSON', '{'],
    ['a list', '[]'],
    ['the text “null”', 'null'],
    ['a number instead of a list of decisions', '{"said":1,"undone":[]}'],
    [
      'a list of decisions with wrong types',
      '{"said":[null,[1,2],["x","b","a","2","w",true]],"undone":[{}]}',
    ],
    [
      'a decision of a creature “__proto__”',
      JSON.stringify({ said: [['x', '__proto__', 'a', 2, 'w', true]], undone: [] }),
    ],
    ['a text of 50,000 characters', 'x'.repeat(50_000)],
    [
      '5000 decisions of an unknown creature',
      JSON.stringify({
        said: Array.from({ length: 5000 }, (_, i) => [`${i}`, 'ghost', 'a', 2, 'w', true]),
        undone: [],
      }),
    ],
  ])('if another client shares %s, this client ignores the data', async (_what, text) => {
    const { player } = two();
    player.wired.notes({ other: text, '': text, player1: text });
    player.wired.notes({ other: 5 } as never);
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.all('opportunity')).toEqual([]);
    expect(player.referee.encounter.value.opportunities).toEqual({});
  });
});
