/**
 * A player's own answers to opportunities reach the game masters through the chat, and the other
 * players through the game masters' notes. Forged, late and doubled ones change nothing.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostProposal } from '../../../src/state/host.ts';
import { journalOf, seatsAt } from './seats.ts';
import { someone, table, type Said, type TestTable } from './table.ts';

const field = (more: Partial<Said> = {}): Said[] => [
  someone('a', 'foes', [5, 5], more),
  someone('b', 'party', [6, 5]),
  someone('c', 'party', [5, 4]),
];

function seats<User extends string>(
  users: readonly User[],
  creatures = field(),
  ruleset = 'srd52',
) {
  const s = seatsAt(users, {
    creatures,
    ruleset,
    begin(t) {
      for (const id of ['a', 'b', 'c']) t.turn(id);
      t.turn('a', 2);
    },
  });
  /** The foe leaves the reach of both heroes. */
  return Object.assign(s, { walk: () => s.all.forEach((t) => t.go('a', [5, 5], [4, 6], [3, 7])) });
}
const offerOf = (t: TestTable, by = 'b') =>
  t.referee.offers.value.find(({ provoked }) => provoked.by === by)!;
const usedOn = (t: TestTable) => t.referee.encounter.value.opportunities;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a player’s answer to an opportunity', () => {
  it(
    'an attack of opportunity that a player makes is logged once on the clients of all ' +
      'players and of the GM',
    async () => {
      const s = seats(['gm1', 'player1', 'player2']);
      s.walk();
      expect(s.player1.referee.tells.value).toBe(true);
      await s.player1.referee.take(offerOf(s.player1), undefined, true);
      expect(s.sent).toHaveLength(1);
      await s.pass('gm1');
      await s.pass('gm1');
      for (const t of s.all) {
        expect(t.all('opportunity')).toMatchObject([{ by: 'b', taken: true }]);
        expect(usedOn(t)).toEqual({ b: 1 });
        expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['c']);
      }
      expect(s.gm1.last('opportunity')).toMatchObject({ hit: true });
      expect(s.sent).toHaveLength(1);
    },
  );

  it('an attack of opportunity that a player skips is no longer offered on any client', async () => {
    const s = seats(['gm1', 'player1', 'player2']);
    s.walk();
    s.player1.referee.pass(offerOf(s.player1));
    await s.pass('gm1');
    for (const t of s.all) expect([usedOn(t), t.referee.offers.value.length]).toEqual([{}, 1]);
  });

  it(
    'if the GM or the player undoes the player’s attack of opportunity, the attack is ' +
      'offered again on all clients',
    async () => {
      for (const who of ['gm1', 'player1'] as const) {
        const s = seats(['gm1', 'player1', 'player2']);
        s.walk();
        await s.player1.referee.take(offerOf(s.player1));
        await s.pass('gm1');
        s[who].referee.undo(s[who].last('opportunity').id);
        await s.pass('gm1');
        for (const t of s.all)
          expect([who, usedOn(t), t.referee.offers.value.length]).toEqual([who, {}, 2]);
        // Its player may answer anew.
        await s.player1.referee.take(offerOf(s.player1));
        await s.pass('gm1');
        for (const t of s.all) expect(usedOn(t)).toEqual({ b: 1 });
      }
    },
  );

  it(
    'if two GMs receive a player’s attack of opportunity, the attack is logged once, and ' +
      'one GM’s undo removes it everywhere',
    async () => {
      const s = seats(['gm1', 'gm2', 'player1']);
      s.walk();
      await s.player1.referee.take(offerOf(s.player1));
      await s.pass('gm1', 'gm2');
      for (const t of s.all) expect(t.all('opportunity')).toHaveLength(1);
      s.gm2.referee.undo(s.gm2.last('opportunity').id);
      for (let i = 0; i < 3; i++) await s.pass('gm1', 'gm2');
      for (const t of s.all) expect(usedOn(t)).toEqual({});
    },
  );

  it(
    'if a game master has already skipped an attack of opportunity, a player’s later ' +
      'attack is undone',
    async () => {
      const s = seats(['gm1', 'gm2', 'player1']);
      s.walk();
      s.gm2.referee.pass(offerOf(s.gm2));
      await s.player1.referee.take(offerOf(s.player1));
      await s.pass('gm1', 'gm2');
      await s.waits();
      for (const t of s.all) {
        expect(usedOn(t)).toEqual({});
        expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['c']);
      }
    },
  );

  it(
    'a player’s attack of opportunity that reaches the GM’s client before the provoking ' +
      'move counts when the move arrives',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.player1.go('a', [5, 5], [4, 6], [3, 7]);
      await s.player1.referee.take(offerOf(s.player1));
      await s.pass('gm1');
      expect(usedOn(s.gm1)).toEqual({});
      s.gm1.go('a', [5, 5], [4, 6], [3, 7]);
      expect(usedOn(s.gm1)).toEqual({ b: 1 });
    },
  );

  it('a player’s attack of opportunity is not sent to the GM if some player may not see the attacker', async () => {
    const s = seats(['gm1', 'player1'], field({ visibleTo: ['party'] }));
    s.walk();
    await s.player1.referee.take(offerOf(s.player1));
    expect(s.sent).toEqual([]);
    expect(usedOn(s.player1)).toEqual({ b: 1 });
  });

  it(
    'an attack of opportunity is not sent to the GM if the player does not own the ' +
      'attacker or the tabletop sends no messages',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      await s.player1.referee.take(offerOf(s.player1, 'c'));
      await s.gm1.referee.take(offerOf(s.gm1));
      s.player1.commands({});
      expect(s.player1.referee.tells.value).toBe(false);
      await s.player1.referee.take(offerOf(s.player1));
      expect(s.sent).toEqual([]);
    },
  );
});

describe('an action in place of the attack of an opportunity', () => {
  const INSTEAD = [
    ['srd35', 'trip'],
    ['pf1', 'trip'],
    ['srd52', 'unarmed-grapple'],
  ] as const;
  const said = (t: TestTable) =>
    t.all('opportunity').map(({ by, taken, action }) => [by, taken, action]);
  const acts = (t: TestTable) =>
    t.referee.entries.value
      .filter(({ undone }) => undone === undefined)
      .flatMap(({ event }) => (event.kind === 'act' ? [[event.of, event.action, event.as]] : []));

  it.each(INSTEAD)(
    'under %s, a player’s %s as an attack of opportunity is in the log of every client, with the ' +
      'opportunities that it gives',
    async (ruleset, action) => {
      const s = seats(['gm1', 'gm2', 'player1', 'player2'], field(), ruleset);
      s.walk();
      await s.player1.referee.take(offerOf(s.player1), action);
      for (let i = 0; i < 2; i++) await s.pass('gm1', 'gm2');
      const given = (t: TestTable) => t.referee.offers.value.map(({ provoked }) => provoked.by);
      for (const t of s.all) {
        expect(said(t)).toEqual([['b', true, action]]);
        expect(acts(t)).toEqual([['b', action, 'opportunity']]);
        expect(t.entry(t.last('act').id)?.verdict).not.toBe('illegal');
        expect(given(t)).toEqual(given(s.player1));
        expect(usedOn(t)).toEqual({ b: 1 });
      }
      expect(given(s.gm1).includes('a')).toBe(action === 'trip');
    },
  );

  it.each(INSTEAD)(
    'under %s, a game master’s %s as an attack of opportunity is in the log of every client',
    async (ruleset, action) => {
      const s = seats(['gm1', 'gm2', 'player1'], field(), ruleset);
      s.walk();
      await s.gm1.referee.take(offerOf(s.gm1), action);
      for (let i = 0; i < 2; i++) await s.pass();
      for (const t of s.all)
        expect([said(t), acts(t)]).toEqual([[['b', true, action]], [['b', action, 'opportunity']]]);
    },
  );

  it.each(['gm1', 'player1'] as const)(
    'if %s undoes the answer or its action, both are undone on every client',
    async (who) => {
      for (const kind of ['opportunity', 'act'] as const) {
        const s = seats(['gm1', 'player1', 'player2'], field(), 'srd35');
        s.walk();
        await s.player1.referee.take(offerOf(s.player1), 'trip');
        await s.pass('gm1');
        s[who].referee.undo(s[who].last(kind).id);
        for (let i = 0; i < 2; i++) await s.pass('gm1');
        for (const t of s.all)
          expect([kind, acts(t), usedOn(t), t.referee.offers.value.length]).toEqual([
            kind,
            [],
            {},
            2,
          ]);
      }
    },
  );

  const forged = { key: 'k1', fight: 'fight', by: 'b', of: 'a', round: 2, what: '#0', taken: true };
  const send = (s: { readonly gm1: TestTable }, more: object): void =>
    s.gm1.wired.proposed({
      from: 'player1',
      by: 'Ada',
      of: 'b',
      text: JSON.stringify({ ...forged, ...more }),
    });
  it.each<[ruleset: string, action: unknown]>([
    ['srd35', 'win'],
    ['srd35', '__proto__'],
    ['srd35', ''],
    ['srd35', 7],
    ['srd35', 'x'.repeat(5000)],
    ['srd35', 'full-attack'],
    ['srd35', 'cast-spell'],
    ['srd35', 'withdraw'],
    ['srd35', 'unarmed-grapple'],
    ['srd51', 'unarmed-grapple'],
    ['srd52', 'dash'],
    ['srd52', 'cast-spell'],
  ])(
    'under %s, the GM’s client refuses a player’s attack of opportunity with the action %j',
    async (ruleset, action) => {
      const s = seats(['gm1', 'player1'], field(), ruleset);
      s.walk();
      send(s, { action });
      await s.waits();
      expect([s.gm1.all('opportunity'), s.gm1.all('act')]).toEqual([[], []]);
      expect(s.gm1.referee.offers.value).toHaveLength(2);
      send(s, { key: 'k2' });
      expect(usedOn(s.gm1)).toEqual({ b: 1 });
    },
  );

  it('a skipped opportunity with an action is ignored', async () => {
    const s = seats(['gm1', 'player1'], field(), 'srd35');
    s.walk();
    send(s, { taken: false, action: 'trip' });
    await s.waits();
    expect(s.gm1.referee.offers.value).toHaveLength(2);
  });

  it('the player’s client undoes a refused trip with its action, and the answer says why', async () => {
    const s = seats(['gm1', 'player1'], field(), 'srd35');
    s.walk();
    // Only the game master's client knows that the hero may not act.
    s.gm1.referee.condition('b', 'pinned', true);
    await s.player1.referee.take(offerOf(s.player1), 'trip');
    await s.pass('gm1');
    await s.waits();
    expect([acts(s.player1), usedOn(s.player1)]).toEqual([[], {}]);
    expect(s.player1.entry(s.player1.last('opportunity').id)?.undone?.why).toBeDefined();
  });

  it('an action in a note that the reader’s ruleset does not have counts as an attack', async () => {
    const s = seats(['gm1', 'player1'], field(), 'srd35');
    s.walk();
    await s.gm1.referee.take(offerOf(s.gm1), 'trip');
    await vi.advanceTimersByTimeAsync(500);
    s.notes['gm1'] = s.notes['gm1']!.replace('"trip"', '"<b>win</b>"');
    s.player1.wired.notes({ ...s.notes });
    await vi.advanceTimersByTimeAsync(500);
    expect([said(s.player1), acts(s.player1)]).toEqual([[['b', true, undefined]], []]);
  });
});

describe('a player’s answer that comes too late', () => {
  it(
    'if a player’s attack of opportunity reaches the GM’s client too late, the attack is ' +
      'undone on the player’s client',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      await s.player1.referee.take(offerOf(s.player1));
      s.gm1.turn('a', 3);
      await s.pass('gm1');
      s.player1.turn('a', 3);
      await s.waits();
      for (const t of s.all) expect(usedOn(t)).toEqual({});
      expect(s.player1.entry(s.player1.last('opportunity').id)?.undone).toBeDefined();
    },
  );
});

describe('a refused answer of a player', () => {
  const whyOf = (t: TestTable): string | undefined =>
    t.referee.entries.value.find(
      ({ event }) => event.kind === 'opportunity' && event.shared !== true,
    )?.undone?.why;
  type Client = ReturnType<typeof seats<'gm1' | 'player1'>>;
  it.each<[why: string, words: string, before: (s: Client) => unknown, after: (s: Client) => void]>(
    [
      [
        'answered',
        'the game master has already answered',
        (s) => s.gm1.referee.pass(offerOf(s.gm1)),
        () => 0,
      ],
      ['late', 'the mover’s next turn has begun', () => 0, (s) => s.gm1.turn('a', 3)],
      [
        'spent',
        'the attacker’s Reaction is already used',
        (s) => s.gm1.referee.declare({ of: 'b', action: 'reaction-spell' }),
        () => 0,
      ],
      [
        'unknown',
        'the game master’s log does not have the move',
        (s) => s.gm1.referee.undo(s.gm1.last('move').id),
        () => 0,
      ],
    ],
  )(
    'a player’s attack of opportunity is undone with the reason “%s” if %s',
    async (why, _words, before, after) => {
      const s = seats(['gm1', 'player1']);
      if (why === 'unknown') s.player1.go('a', [5, 5], [4, 6], [3, 7]);
      else {
        s.walk();
        await before(s);
      }
      await s.player1.referee.take(offerOf(s.player1));
      after(s);
      await s.pass('gm1');
      await s.waits();
      expect(whyOf(s.player1)).toBe(why);
      expect(s.gm1.all('opportunity').filter(({ shared }) => shared)).toEqual([]);
    },
  );

  it(
    'a player’s attack of opportunity that the GM’s client has refused stays refused ' +
      'after the GM’s page is reloaded',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      s.gm1.referee.pass(offerOf(s.gm1));
      await s.player1.referee.take(offerOf(s.player1));
      for (const each of s.sent) s.gm1.wired.proposed(each);
      await vi.advanceTimersByTimeAsync(500);
      const saved = journalOf(s.gm1);
      s.gm1.end.abort();

      const again = table(field(), {
        ruleset: 'srd52',
        gm: true,
        keeper: () => ({ load: () => Promise.resolve(saved), changed: () => undefined }),
      });
      again.store.user.value = 'gm1';
      const notes: Record<string, string> = {};
      again.commands({
        share: (own) => {
          Object.assign(notes, own);
          return Promise.resolve(true);
        },
      });
      again.turn('a', 2);
      again.jump('a', [3, 7]);
      await vi.advanceTimersByTimeAsync(500);
      // The opportunity is open again, and the message comes a second time.
      again.referee.undo(again.last('opportunity').id);
      for (const each of s.sent) again.wired.proposed(each);
      again.later(5000);
      await vi.advanceTimersByTimeAsync(5000);
      expect(usedOn(again)).toEqual({});
      s.player1.wired.notes(notes);
      await vi.advanceTimersByTimeAsync(500);
      expect(usedOn(s.player1)).toEqual({});
      expect(whyOf(s.player1)).toBe('answered');
    },
  );

  it(
    'if the GM’s client refuses 200 attacks of opportunity of one player, the GM’s log ' +
      'keeps at most 40 of the refusals',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      s.gm1.referee.pass(offerOf(s.gm1));
      const text = { fight: 'fight', by: 'b', of: 'a', round: 2, what: '#0', taken: true };
      for (let i = 0; i < 200; i++)
        s.gm1.wired.proposed({
          from: 'player1',
          by: 'Ada',
          of: 'b',
          text: JSON.stringify({ ...text, key: `k${i}` }),
        });
      await s.waits();
      expect(journalOf(s.gm1).events.filter(({ kind }) => kind === 'undo')).toHaveLength(40);
      expect(s.notes['gm1']!.length).toBeLessThan(2000);
    },
  );
});

describe('a forged or late answer of a player', () => {
  const honest = { key: 'k1', fight: 'fight', by: 'b', of: 'a', round: 2, what: '#0', taken: true };
  const text = (more: object = {}): string => JSON.stringify({ ...honest, ...more });
  const from1 = { from: 'player1', by: 'Ada', of: 'b' };

  it.each<[what: string, proposal: Partial<HostProposal>]>([
    ['invalid JSON', { text: '{"' }],
    ['the text “null”', { text: 'null' }],
    ['a list instead of an object', { text: '[]' }],
    ['the id of another fight', { text: text({ fight: 'other' }) }],
    ['a malformed key', { text: text({ key: '../x' }) }],
    ['a key of a thousand characters', { text: text({ key: 'x'.repeat(1000) }) }],
    ['a word in place of yes or no', { text: text({ taken: 'yes' }) }],
    ['a round that is no number', { text: text({ round: 'now' }) }],
    ['the number of another round', { text: text({ round: 1 }) }],
    ['an unknown creature id', { text: text({ of: 'z' }) }],
    ['a creature that did not provoke', { text: text({ of: 'c' }) }],
    ['the creature “__proto__”', { text: text({ of: '__proto__' }) }],
    ['an attacker that the sender may not move', { text: text({ by: 'c' }) }],
    ['another creature as the speaker', { of: 'c', text: text() }],
    ['the game master’s id as the sender', { from: 'gm1', text: text() }],
    ['a sender without an id', { from: '', text: text() }],
  ])(
    'the GM’s client ignores a player’s message about an attack of opportunity that contains %s',
    async (_what, proposal) => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      s.gm1.wired.proposed({ ...from1, text: text(), ...proposal });
      await s.waits();
      expect(s.gm1.all('opportunity')).toEqual([]);
      expect(s.gm1.referee.offers.value).toHaveLength(2);
      s.gm1.wired.proposed({ ...from1, text: text({ key: 'k2' }) });
      expect(usedOn(s.gm1)).toEqual({ b: 1 });
    },
  );

  it(
    'the GM’s client ignores a player’s attack of opportunity before the provoking move ' +
      'and after the mover’s next turn begins',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.gm1.wired.proposed({ ...from1, text: text() });
      await s.waits();
      s.walk();
      expect(usedOn(s.gm1)).toEqual({});
      s.all.forEach((t) => t.turn('a', 3));
      s.gm1.wired.proposed({ ...from1, text: text({ key: 'k2' }) });
      await s.waits();
      expect(s.gm1.all('opportunity')).toEqual([]);
    },
  );

  it(
    'the GM’s client ignores a player’s attack of opportunity against a move that is not ' +
      'in the GM’s log',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      s.gm1.wired.proposed({ ...from1, text: text({ what: '#1@1' }) });
      await s.waits();
      expect(s.gm1.all('opportunity')).toEqual([]);
    },
  );

  it(
    'the GM’s client ignores a player’s opportunity attack that the GM has skipped, or ' +
      'whose Reaction is already used',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      s.gm1.referee.pass(offerOf(s.gm1));
      s.gm1.wired.proposed({ ...from1, text: text() });
      await s.waits();
      expect(usedOn(s.gm1)).toEqual({});
      const u = seats(['gm1', 'player1']);
      await u.gm1.referee.declare({ of: 'b', action: 'reaction-spell' });
      u.walk();
      u.gm1.wired.proposed({ ...from1, text: text() });
      await u.waits();
      expect(usedOn(u.gm1)).toEqual({ b: 1 });
      expect(u.gm1.all('opportunity')).toEqual([]);
    },
  );

  it('a player’s message cannot undo another user’s attack of opportunity', async () => {
    const s = seats(['gm1', 'player1']);
    s.walk();
    s.gm1.wired.proposed({ ...from1, text: text() });
    s.gm1.wired.proposed({ ...from1, from: 'player2', text: text({ undone: true }) });
    await s.waits();
    expect(usedOn(s.gm1)).toEqual({ b: 1 });
  });

  it('a player’s client ignores another player’s message about an opportunity attack', () => {
    const s = seats(['gm1', 'player1']);
    s.walk();
    s.player1.wired.proposed({ ...from1, from: 'player2', text: text() });
    expect(s.player1.all('opportunity')).toEqual([]);
  });

  it(
    'a forged opportunity attack of a hidden creature gets the same reply whether or not ' +
      'that creature was provoked',
    async () => {
      const answers = [true, false].map(async (moves) => {
        const s = seats(['gm1', 'player1'], field({ visibleTo: ['foes'] }));
        if (moves) s.gm1.go('a', [5, 5], [4, 6], [3, 7]);
        s.gm1.wired.proposed({ ...from1, text: text() });
        const written: string[] = [];
        for (let i = 0; i < 8; i++) {
          for (const t of s.all) t.later(500);
          await vi.advanceTimersByTimeAsync(500);
          written.push(s.notes['gm1'] ?? '');
        }
        expect(s.gm1.all('opportunity')).toEqual([]);
        return written;
      });
      const [provoked, not] = [await answers[0], await answers[1]];
      expect(provoked).toEqual(not);
    },
  );

  it(
    'if a player sends the same attack of opportunity a thousand times, the GM’s client ' +
      'logs the attack once',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.walk();
      for (let i = 0; i < 1000; i++)
        s.gm1.wired.proposed({
          ...from1,
          text: text({ key: `k${i}`, undone: i % 3 === 0 || undefined }),
        });
      await s.waits();
      expect(usedOn(s.gm1)).toEqual({ b: 1 });
      expect(s.gm1.all('opportunity')).toHaveLength(1);
      expect(s.notes['gm1']!.length).toBeLessThan(2000);
    },
  );
});

it(
  'if a player answers an attack of opportunity and undoes it a hundred times in a round, at most 20 ' +
    'answers are logged',
  async () => {
    const s = seats(['gm1', 'player1']);
    s.walk();
    const text = { fight: 'fight', by: 'b', of: 'a', round: 2, what: '#0', taken: true };
    const send = (more: object): void =>
      s.gm1.wired.proposed({
        from: 'player1',
        by: 'Ada',
        of: 'b',
        text: JSON.stringify({ ...text, ...more }),
      });
    for (let i = 0; i < 100; i++) {
      send({ key: `k${i}` });
      send({ key: `k${i}`, undone: true });
    }
    await s.waits();
    expect(s.gm1.all('opportunity')).toHaveLength(20);
  },
);

describe('two game masters and two players', () => {
  const USERS = ['gm1', 'gm2', 'player1', 'player2'] as const;
  const MASTERS = ['gm1', 'gm2'] as const;
  const ORDER = ['a', 'b', 'c'] as const;
  type Step =
    | 'walk'
    | 'next'
    | 'notes'
    | readonly ['take' | 'grapple' | 'skip' | 'undo', (typeof USERS)[number]]
    | readonly ['mail', (typeof MASTERS)[number], number];
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<Step>('walk', 'next', 'notes') },
      {
        weight: 4,
        arbitrary: fc.tuple(
          fc.constantFrom('take', 'grapple', 'skip', 'undo'),
          fc.constantFrom(...USERS),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constant('mail'), fc.constantFrom(...MASTERS), fc.nat(9)),
      },
    ) as fc.Arbitrary<Step>,
    { minLength: 4, maxLength: 18 },
  );
  /** The Reactions used, and the answer to each opportunity, as a client knows them. */
  const known = (t: TestTable) => ({
    used: ORDER.map((id) => (usedOn(t)[id] ?? 0) > 0),
    grapples: t.referee.entries.value.flatMap(({ event, undone }) =>
      event.kind === 'act' && undone === undefined ? [event.of] : [],
    ),
    answers: t.referee.entries.value
      .filter(({ event }) => event.kind === 'move')
      .flatMap(({ offers }, nth) =>
        offers.map(({ provoked: { by }, answer }) => [
          `move ${nth}, ${by}`,
          answer === 'spent' || answer === 'lapsed' ? 'gone' : answer,
        ]),
      ),
  });
  /** What two clients know of the opportunities that both list. */
  const agreed = (t: TestTable, other: TestTable) => {
    const theirs = new Set(known(other).answers.map(([name]) => name));
    const { used, grapples, answers } = known(t);
    return {
      used,
      grapples: grapples.toSorted(),
      answers: answers.filter(([name]) => theirs.has(name)),
    };
  };

  it(
    'the clients of two GMs and two players show the same Reactions as used, in whatever ' +
      'order messages arrive',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const s = seats(USERS);
          let [turn, away] = [6, false];
          for (const step of all) {
            if (step === 'notes') await s.pass();
            else if (step === 'next') {
              turn += 1;
              s.all.forEach((t) => t.turn(ORDER[turn % 3]!, Math.floor(turn / 3)));
            } else if (step === 'walk') {
              const way: [number, number][] = [
                [5, 5],
                [4, 6],
                [3, 7],
              ];
              const path = away ? way.toReversed() : way;
              away = !away;
              s.all.forEach((t) => {
                t.hint('a', path, { by: t.store.gm.peek() ? 'master' : 'other' });
                t.jump('a', path.at(-1)!);
              });
            } else if (step[0] === 'mail') {
              const message = s.sent[step[2] % Math.max(1, s.sent.length)];
              if (message !== undefined) s[step[1]].wired.proposed(message);
            } else {
              const [what, user] = step;
              const t = s[user];
              const gm = t.store.gm.peek();
              const offer = t.referee.offers.value.find(
                ({ provoked: { by } }) => gm || t.store.owned.peek().includes(by),
              );
              if (what === 'take' && offer !== undefined) await t.referee.take(offer);
              if (what === 'grapple' && offer !== undefined)
                await t.referee.take(offer, 'unarmed-grapple');
              if (what === 'skip' && offer !== undefined) t.referee.pass(offer);
              const last = t
                .log()
                .findLast((event) => event.kind === 'opportunity' && event.shared !== true);
              if (what === 'undo' && last !== undefined) t.referee.undo(last.id);
            }
          }
          for (let i = 0; i < 2; i++) {
            for (const gm of MASTERS) for (const each of s.sent) s[gm].wired.proposed(each);
            await s.waits();
          }
          for (const t of s.all.slice(1)) expect(agreed(t, s.gm1)).toEqual(agreed(s.gm1, t));
          for (const t of s.all) t.end.abort();
        }),
        { numRuns: 60 },
      );
    },
  );
});
