/**
 * A player's own actions that change what other creatures may do reach the game masters through the
 * chat, and the other players through the game masters' notes. Forged, late and illegal ones change
 * nothing.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostProposal } from '../../../src/state/host.ts';
import { rulesetFirst } from '../../support/titleWords.ts';
import { journalOf, seatsAt } from './seats.ts';
import { provokers, someone, table, type Said, type TestTable } from './table.ts';

const field = (more: Partial<Said> = {}): Said[] => [
  someone('a', 'foes', [5, 5]),
  someone('b', 'party', [6, 5], more),
  someone('c', 'party', [5, 4]),
];

function seats<User extends string>(
  users: readonly User[],
  { creatures = field(), ruleset = 'srd52' } = {},
) {
  const s = seatsAt(users, {
    creatures,
    ruleset,
    begin(t) {
      for (const id of ['a', 'b', 'c', 'a']) t.turn(id);
      t.turn('b', 2);
    },
  });
  /** The hero leaves the foe's reach. */
  return Object.assign(s, { walk: () => s.all.forEach((t) => t.go('b', [6, 5], [7, 5], [8, 5])) });
}
/** The actions that count and break no rule that the log shows, by their names. */
const counted = (t: TestTable): string[] =>
  t.referee.entries.value
    .filter(({ undone, verdict }) => undone === undefined && verdict !== 'illegal')
    .flatMap(({ event }) => (event.kind === 'act' ? [`${event.of} ${event.action}`] : []));
const whyOf = (t: TestTable): string | undefined => t.entry(t.last('act').id)?.undone?.why;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an action that a player declares', () => {
  it.each(
    rulesetFirst([
      ['srd52', 'disengage'],
      ['srd51', 'disengage'],
      ['srd35', 'withdraw'],
      ['pf1', 'withdraw'],
    ]),
  )(
    'under %s, after a player has declared the action “%s”, the creature’s move provokes no attack on any client',
    async (_game, action, ruleset) => {
      const s = seats(['gm1', 'player1', 'player2'], { ruleset });
      await s.player1.referee.declare({ of: 'b', action });
      expect(s.sent).toHaveLength(1);
      await s.pass('gm1');
      await s.pass('gm1');
      for (const t of s.all) expect(counted(t)).toEqual([`b ${action}`]);
      s.walk();
      for (const t of s.all)
        expect([provokers(t.last('move')), t.all('act')]).toMatchObject([[], [{}]]);
      const u = seats(['gm1', 'player1'], { ruleset });
      u.walk();
      expect(provokers(u.gm1.last('move'))).toEqual(['a']);
    },
  );

  it('a Dodge that a player declares is logged with the same id on every client', async () => {
    const s = seats(['gm1', 'gm2', 'player1', 'player2']);
    await s.player1.referee.declare({ of: 'b', action: 'dodge' });
    await s.pass('gm1', 'gm2');
    await s.pass('gm1', 'gm2');
    const { id } = s.player1.last('act');
    for (const t of s.all) {
      expect(t.all('act').map((act) => act.id)).toEqual([id]);
      expect(t.referee.encounter.value.conditions['b']).toEqual(['dodging']);
    }
  });

  it(
    'a player’s Bonus Action after an action is legal on all clients, but a third action ' +
      'has no effect',
    async () => {
      const s = seats(['gm1', 'player1'], { creatures: field({ traits: ['cunning-action'] }) });
      await s.player1.referee.declare({ of: 'b', action: 'dodge' });
      await s.player1.referee.declare({ of: 'b', action: 'bonus-disengage' });
      await s.pass('gm1');
      for (const t of s.all) expect(counted(t)).toEqual(['b dodge', 'b bonus-disengage']);
      // A forged third one has no action left.
      const text = { key: 'k3', fight: 'fight', round: 2, action: 'disengage' };
      s.gm1.wired.proposed({ from: 'player1', by: 'Ada', of: 'b', text: JSON.stringify(text) });
      await s.waits();
      expect(counted(s.gm1)).toEqual(['b dodge', 'b bonus-disengage']);
    },
  );

  it('an undo of a player’s Disengage by the GM or the player takes effect on all clients', async () => {
    for (const who of ['gm1', 'player1'] as const) {
      const s = seats(['gm1', 'player1', 'player2']);
      await s.player1.referee.declare({ of: 'b', action: 'disengage' });
      await s.pass('gm1');
      s[who].referee.undo(s[who].last('act').id);
      await s.pass('gm1');
      await s.pass('gm1');
      for (const t of s.all) expect([who, counted(t)]).toEqual([who, []]);
      s.walk();
      expect(provokers(s.gm1.last('move'))).toEqual(['a']);
    }
  });

  it(
    'an action that a player undoes before the GM’s client receives the action is not ' +
      'logged on that client',
    async () => {
      const s = seats(['gm1', 'player1']);
      await s.player1.referee.declare({ of: 'b', action: 'disengage' });
      s.player1.referee.undo(s.player1.last('act').id);
      for (const each of s.sent.toReversed()) s.gm1.wired.proposed(each);
      await s.waits();
      expect(s.gm1.all('act')).toEqual([]);
    },
  );

  it(
    'a player’s action that reaches the GM’s client before the turn has begun there ' +
      'counts as soon as the turn begins',
    async () => {
      const s = seats(['gm1', 'player1']);
      s.turn('c', 2);
      s.turn('a', 2);
      s.player1.turn('b', 3);
      await s.player1.referee.declare({ of: 'b', action: 'disengage' });
      await s.pass('gm1');
      expect(counted(s.gm1)).toEqual([]);
      s.gm1.turn('b', 3);
      await s.pass();
      expect(counted(s.gm1)).toEqual(['b disengage']);
    },
  );

  it(
    'a player’s client sends the GM no attack, no Dash, and no action of a creature that ' +
      'another player owns or may not see',
    async () => {
      const s = seats(['gm1', 'player1']);
      await s.player1.referee.declare({ of: 'b', action: 'attack', target: 'a', with: 'sword' });
      await s.player1.referee.declare({ of: 'b', action: 'dash' });
      await s.player1.referee.declare({ of: 'c', action: 'dodge' });
      await s.gm1.referee.declare({ of: 'b', action: 'dodge' });
      expect(s.sent).toEqual([]);
      const u = seats(['player1'], { creatures: field({ visibleTo: ['party'] }) });
      await u.player1.referee.declare({ of: 'b', action: 'dodge' });
      expect([u.sent, counted(u.player1)]).toEqual([[], ['b dodge']]);
    },
  );

  it(
    'a player’s action that reaches the GM’s client after the turn has ended is undone ' +
      'on the player’s client',
    async () => {
      const s = seats(['gm1', 'player1']);
      await s.player1.referee.declare({ of: 'b', action: 'dodge' });
      s.turn('c', 2);
      s.turn('a', 3);
      await s.pass('gm1');
      await s.waits();
      for (const t of s.all) expect(counted(t)).toEqual([]);
      expect(whyOf(s.player1)).toBe('past');
    },
  );

  it('a player’s action that is illegal according to the GM’s combat log counts on no client', async () => {
    const s = seats(['gm1', 'gm2', 'player1']);
    // Only the first game master has noted that the hero has acted.
    await s.gm1.referee.declare({ of: 'b', action: 'help' });
    await s.player1.referee.declare({ of: 'b', action: 'disengage' });
    await s.pass('gm1', 'gm2');
    await s.waits();
    for (const t of s.all) expect(counted(t)).not.toContain('b disengage');
    expect(whyOf(s.player1)).toBe('illegal');
  });

  it('after the GM’s page is reloaded, earlier messages about a player’s actions add no log entry', async () => {
    const s = seats(['gm1', 'player1']);
    await s.player1.referee.declare({ of: 'b', action: 'dodge' });
    const text = { key: 'k2', fight: 'fight', round: 2, action: 'disengage' };
    s.sent.push({ from: 'player1', by: 'Ada', of: 'b', text: JSON.stringify(text) });
    await s.pass('gm1');
    const saved = journalOf(s.gm1);
    s.gm1.end.abort();

    const again = table(field(), {
      ruleset: 'srd52',
      gm: true,
      keeper: () => ({ load: () => Promise.resolve(saved), changed: () => undefined }),
    });
    again.store.user.value = 'gm1';
    again.turn('b', 2);
    await vi.advanceTimersByTimeAsync(500);
    // The action has been undone, so the second message would be legal now.
    again.referee.undo(again.last('act').id);
    for (const each of s.sent) again.wired.proposed(each);
    again.later(5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(counted(again)).toEqual([]);
    expect(again.all('act')).toHaveLength(1);
  });
});

describe('a forged action of a player', () => {
  const honest = { key: 'k1', fight: 'fight', round: 2, action: 'disengage' };
  const text = (more: object = {}): string => JSON.stringify({ ...honest, ...more });
  const from1 = { from: 'player1', by: 'Ada', of: 'b' };

  it.each<[what: string, proposal: Partial<HostProposal>]>([
    ['invalid JSON', { text: '{"' }],
    ['the text “null”', { text: 'null' }],
    ['the id of another fight', { text: text({ fight: 'other' }) }],
    ['a malformed key', { text: text({ key: '../x' }) }],
    ['the number of another round', { text: text({ round: 1 }) }],
    ['an unknown action id', { text: text({ action: 'win' }) }],
    ['the action “__proto__”', { text: text({ action: '__proto__' }) }],
    ['the action “dash”, which affects no other creature', { text: text({ action: 'dash' }) }],
    ['a creature that is not on turn', { of: 'c', text: text() }],
    ['an unknown creature id', { of: 'z', text: text() }],
    ['the game master’s id as the sender', { from: 'gm1', text: text() }],
    ['a sender without an id', { from: '', text: text() }],
  ])(
    'the GM’s client ignores a message about a player’s action that contains %s',
    async (_what, proposal) => {
      const s = seats(['gm1', 'player1']);
      s.gm1.wired.proposed({ ...from1, text: text(), ...proposal });
      await s.waits();
      expect(s.gm1.all('act')).toEqual([]);
      s.gm1.wired.proposed({ ...from1, text: text({ key: 'k2' }) });
      await s.pass();
      expect(counted(s.gm1)).toEqual(['b disengage']);
    },
  );

  it('a player cannot act for another creature by naming it in the text of the message', async () => {
    const s = seats(['gm1', 'player1']);
    s.turn('c', 2);
    s.gm1.wired.proposed({ ...from1, text: text({ of: 'c', by: 'c' }) });
    await s.waits();
    expect(s.gm1.all('act')).toEqual([]);
  });

  it('a player’s message cannot undo another user’s action', async () => {
    const s = seats(['gm1', 'player1']);
    s.gm1.wired.proposed({ ...from1, text: text() });
    await s.pass();
    s.gm1.wired.proposed({ ...from1, from: 'player2', text: text({ undone: true }) });
    await s.waits();
    expect(counted(s.gm1)).toEqual(['b disengage']);
  });

  it('a player’s client ignores another player’s message about an action', async () => {
    const s = seats(['player1', 'player2']);
    s.player2.wired.proposed({ ...from1, text: text() });
    await s.waits();
    expect(s.player2.all('act')).toEqual([]);
  });

  it(
    'the GM’s client ignores a forged action of a hidden creature and shares no data ' +
      'about the creature',
    async () => {
      const s = seats(['gm1', 'player1'], { creatures: field({ visibleTo: ['foes'] }) });
      s.gm1.wired.proposed({ ...from1, text: text() });
      await s.waits();
      expect(s.gm1.all('act')).toEqual([]);
      expect(s.notes['gm1']).not.toContain('"b"');
    },
  );

  it(
    'from a thousand messages of a player, the GM’s client logs at most twenty actions ' +
      'and shares little data',
    async () => {
      const s = seats(['gm1', 'player1']);
      for (let i = 0; i < 500; i++) {
        s.gm1.wired.proposed({ ...from1, text: text({ key: `k${i}` }) });
        await vi.advanceTimersByTimeAsync(1);
        s.gm1.wired.proposed({ ...from1, text: text({ key: `k${i}`, undone: true }) });
      }
      await s.waits();
      expect(s.gm1.all('act')).toHaveLength(20);
      expect(s.notes['gm1']!.length).toBeLessThan(4000);
    },
  );
});

describe('two game masters and two players', () => {
  const USERS = ['gm1', 'gm2', 'player1', 'player2'] as const;
  const MASTERS = ['gm1', 'gm2'] as const;
  type Step =
    | 'notes'
    | readonly ['disengage' | 'dodge' | 'undo', (typeof USERS)[number]]
    | readonly ['mail', (typeof MASTERS)[number], number];
  const steps = fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<Step>('notes') },
      {
        weight: 4,
        arbitrary: fc.tuple(
          fc.constantFrom('disengage', 'dodge', 'undo'),
          fc.constantFrom('player1', 'player1', ...MASTERS),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constant('mail'), fc.constantFrom(...MASTERS), fc.nat(9)),
      },
    ) as fc.Arbitrary<Step>,
    { minLength: 3, maxLength: 12 },
  );

  it('the clients of two GMs and two players log the same actions, in whatever order messages arrive', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const s = seats(USERS);
        for (const step of all) {
          if (step === 'notes') await s.pass();
          else if (step[0] === 'mail') {
            const message = s.sent[step[2] % Math.max(1, s.sent.length)];
            if (message !== undefined) s[step[1]].wired.proposed(message);
          } else {
            const [what, user] = step;
            const own = s[user].log().findLast(({ kind }) => kind === 'act');
            if (what === 'undo' && own !== undefined) s[user].referee.undo(own.id);
            else if (what !== 'undo' && user === 'player1')
              await s.player1.referee.declare({ of: 'b', action: what });
          }
        }
        for (let i = 0; i < 2; i++) {
          await s.pass(...MASTERS);
          await s.waits();
        }
        const agreed = counted(s.gm1).toSorted();
        for (const t of s.all) expect(counted(t).toSorted()).toEqual(agreed);
        for (const t of s.all) t.end.abort();
      }),
      { numRuns: 40 },
    );
  });
});
