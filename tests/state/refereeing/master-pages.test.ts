/**
 * Players' messages go only to game masters whose Quadretto is at the table, and what such a page had
 * heard and not decided before it was reloaded is sent to it again.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOf, seatsAt } from './seats.ts';
import { someone, type TestTable } from './table.ts';

const CREATURES = [
  someone('a', 'foes', [5, 5]),
  someone('b', 'party', [6, 5]),
  someone('c', 'party', [5, 4]),
];
/** It is the turn of the foe `a`, or of the hero `b`. */
const seats = <User extends string>(users: readonly User[], turn: 'a' | 'b' = 'a') =>
  seatsAt(users, {
    creatures: CREATURES,
    ruleset: 'srd52',
    begin(t) {
      for (const id of ['a', 'b', 'c']) t.turn(id);
      t.turn('a', 2);
      if (turn === 'b') t.turn('b', 2);
    },
  });
/** The foe leaves the reach of both heroes. */
const walks = (t: TestTable): void => t.go('a', [5, 5], [4, 6], [3, 7]);
const offerOf = (t: TestTable) =>
  t.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!;
const usedOn = (t: TestTable) => t.referee.encounter.value.opportunities;
const countedActs = (t: TestTable): string[] =>
  t.referee.entries.value
    .filter(({ undone }) => undone === undefined)
    .flatMap(({ event }) => (event.kind === 'act' ? [event.action] : []));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table where no game master uses Quadretto', () => {
  it.each<[string, Record<string, string>]>([
    ['there are no notes', {}],
    ['the notes are of a Quadretto that does not hear players', { gm1: noteOf() }],
    ['the sign in the notes is no time', { gm1: noteOf(NaN) }],
    ['the notes are no JSON', { gm1: '{"here":' }],
  ])('a player’s answer and action are only recorded if %s', async (_words, notes) => {
    const s = seats(['player1']);
    s.player1.wired.notes(notes);
    walks(s.player1);
    await s.player1.referee.take(offerOf(s.player1));
    s.player1.turn('b', 2);
    await s.player1.referee.declare({ of: 'b', action: 'dodge' });
    expect([s.player1.referee.tells.value, s.sent]).toEqual([false, []]);
    expect([usedOn(s.player1), countedActs(s.player1)]).toEqual([{}, ['dodge']]);
    expect(s.player1.all('opportunity')).toHaveLength(1);
    // What was recorded while nobody heard it is not sent later.
    s.player1.wired.notes({ gm1: noteOf(5) });
    await vi.advanceTimersByTimeAsync(500);
    expect([s.player1.referee.tells.value, s.sent]).toEqual([true, []]);
  });

  it('a game master’s client with an empty log shows players that it hears them', async () => {
    const s = seats(['gm1', 'player1']);
    delete s.notes['gm1'];
    s.gm1.turn('b', 2);
    await vi.advanceTimersByTimeAsync(500);
    expect(JSON.parse(s.notes['gm1'] ?? 'null')).toMatchObject({ said: [], here: 1000 });
  });

  it('a message goes only to the game masters whose notes show that they hear it', async () => {
    const s = seats(['gm1', 'gm2', 'player1']);
    s.player1.wired.notes({ gm1: noteOf(), gm2: noteOf(7) });
    walks(s.player1);
    await s.player1.referee.take(offerOf(s.player1));
    expect(s.receivers).toEqual([['gm2']]);
  });
});

describe('after a game master’s page was reloaded', () => {
  it('an answer that it had heard and not decided is sent again, and recorded once', async () => {
    const s = seats(['gm1', 'player1', 'player2']);
    walks(s.player1);
    await s.player1.referee.take(offerOf(s.player1));
    // The game master's client does not have the move yet.
    await s.pass('gm1');
    expect(s.gm1.all('opportunity')).toEqual([]);
    await s.reload('gm1', 9000, (t) => {
      t.turn('a', 2);
    });
    s.gm1.turn('a', 2);
    walks(s.gm1);
    await s.pass();
    expect(s.sent).toHaveLength(2);
    expect(s.sent[1]).toEqual(s.sent[0]);
    for (let i = 0; i < 2; i++) await s.pass('gm1');
    for (const t of [s.gm1, s.player1]) {
      expect(usedOn(t)).toEqual({ b: 1 });
      expect(t.all('opportunity')).toHaveLength(1);
    }
    expect(s.sent).toHaveLength(2);
  });

  it('an answer that comes too late by then is refused, and the player’s client says so', async () => {
    const s = seats(['gm1', 'player1']);
    walks(s.player1);
    await s.player1.referee.take(offerOf(s.player1));
    await s.reload('gm1', 9000, (t) => t.turn('a', 2));
    await s.pass();
    await s.pass('gm1');
    await s.waits();
    expect(usedOn(s.player1)).toEqual({});
    expect(s.player1.entry(s.player1.last('opportunity').id)?.undone?.why).toBe('unknown');
  });

  it('what it has decided is not sent again, nor are messages of earlier rounds', async () => {
    const s = seats(['gm1', 'player1']);
    s.all.forEach(walks);
    await s.player1.referee.take(offerOf(s.player1));
    await s.pass('gm1');
    await s.pass();
    await s.reload('gm1', 9000, (t) => t.turn('a', 2));
    await s.pass();
    expect(s.sent).toHaveLength(1);
    const u = seats(['gm1', 'player1']);
    walks(u.player1);
    await u.player1.referee.take(offerOf(u.player1));
    for (const round of [3, 4]) u.turn('a', round);
    u.player1.wired.notes({ gm1: noteOf(9000) });
    expect(u.sent).toHaveLength(1);
  });

  it('an action that it had heard and not decided is sent again', async () => {
    const s = seats(['gm1', 'player1'], 'b');
    await s.player1.referee.declare({ of: 'b', action: 'dodge' });
    await s.reload('gm1', 9000, (t) => t.turn('b', 2));
    await s.pass();
    await s.pass('gm1');
    await s.pass();
    for (const t of [s.gm1, s.player1]) expect(countedActs(t)).toEqual(['dodge']);
    expect(s.gm1.last('act').id).toBe(s.player1.last('act').id);
  });

  it('an answer and an action that their player undid meanwhile do not count anywhere', async () => {
    const s = seats(['gm1', 'player1']);
    s.all.forEach(walks);
    await s.player1.referee.take(offerOf(s.player1));
    s.turn('b', 2);
    await s.player1.referee.declare({ of: 'b', action: 'dodge' });
    await s.pass('gm1');
    await s.pass();
    const heard = s.sent.length;
    s.player1.referee.undo(s.player1.last('act').id);
    s.player1.referee.undo(s.player1.last('opportunity').id);
    // The messages are lost, because the page is being loaded.
    s.sent.splice(heard);
    await s.reload('gm1', 9000, (t) => t.turn('b', 2));
    await s.pass();
    await s.pass('gm1');
    await s.pass();
    for (const t of [s.gm1, s.player1]) expect([usedOn(t), countedActs(t)]).toEqual([{}, []]);
  });

  it('two pages of one game master whose notes alternate are sent a message at most once each', async () => {
    const s = seats(['gm1', 'player1']);
    walks(s.player1);
    await s.player1.referee.take(offerOf(s.player1));
    for (let i = 0; i < 20; i++) s.player1.wired.notes({ gm1: noteOf(i % 2) });
    expect(s.sent).toHaveLength(3);
  });
});
