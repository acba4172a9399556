/**
 * A token stands again where its last move began, and the host tells neither who moved it nor how
 * (Roll20): another user may have taken the move back.
 */
import { describe, expect, it } from 'vitest';
import { journalOf } from './seats.ts';
import { provokers, someone, table, type TestTable } from './table.ts';

type Place = [number, number];
let moves = 0;

/** Moves the token as on a host that reports only where it was and where it is. */
function shift(t: TestTable, of: string, from: Place, to: Place): void {
  t.wired.moved({ id: `nobody-${++moves}`, of, path: [from, to], whole: false });
  t.jump(of, to);
}

/** It is the turn of `a`, whose foe `b` stands at 6,5. */
function fight(at: Place, ruleset = 'srd35'): TestTable {
  const t = table([someone('a', 'party', at), someone('b', 'foes', [6, 5])], { ruleset });
  t.turn('b');
  t.turn('a', 2);
  return t;
}
const NEAR: Place = [5, 5];
const FAR: Place = [2, 5];
const counted = (t: TestTable): string[][] =>
  t.all('move').flatMap((move) => (t.entry(move.id)?.undone ? [] : [provokers(move)]));

it('on Roll20, if a token returns to where its move began, the log supposes that the move was taken back', () => {
  const t = fight(NEAR);
  shift(t, 'a', NEAR, FAR);
  expect(t.referee.offers.value).toHaveLength(1);
  shift(t, 'a', FAR, NEAR);
  const entry = t.entry(t.last('move').id)!;
  expect(entry.undone).toEqual({ back: true, seems: true });
  expect(t.referee.offers.value).toEqual([]);
  expect(t.referee.encounter.value.spent).toMatchObject({ uses: {}, moved: 0 });
  expect(t.referee.seemsReturned(entry)).toBe(true);
  expect(journalOf(t).state).toEqual(t.referee.encounter.value);
});

it('if the game master says that the return was a move, both ways count, with their opportunities', () => {
  const t = fight(FAR, 'srd52');
  shift(t, 'a', FAR, NEAR);
  shift(t, 'a', NEAR, FAR);
  expect(counted(t)).toEqual([]);
  const entry = t.entry(t.last('move').id)!;
  t.referee.wasMove(entry);
  const move = t.last('move');
  expect(move).toMatchObject({ cost: 6 });
  expect([move.path[0], move.path[3], move.path.at(-1)]).toEqual([FAR, NEAR, FAR]);
  expect(provokers(move)).toEqual(['b']);
  expect(t.referee.offers.value).toHaveLength(1);
  expect(t.referee.seemsReturned(t.entry(move.id)!)).toBe(false);
  expect(t.referee.encounter.value.spent).toMatchObject({ moved: 6 });
  expect(journalOf(t).state).toEqual(t.referee.encounter.value);
  // Pressed a second time, on the entry as it was.
  t.referee.wasMove(entry);
  expect(t.all('move')).toHaveLength(1);
});

describe('a return to where the last move began is judged as a move', () => {
  const there = async (
    between: (t: TestTable) => unknown,
    ruleset = 'srd52',
  ): Promise<TestTable> => {
    const t = fight(FAR, ruleset);
    shift(t, 'a', FAR, NEAR);
    await between(t);
    shift(t, 'a', NEAR, FAR);
    return t;
  };
  it('if the creature attacked in between', async () => {
    const t = await there((on) =>
      on.referee.declare({ of: 'a', action: 'attack', target: 'b', with: 'sword' }),
    );
    expect(t.all('act')).toHaveLength(1);
    expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['b']);
  });
  it('if dice were rolled for the creature in the chat in between', async () => {
    const t = await there((on) => on.wired.rolled({ id: 'roll', of: 'a', kind: 'attack' }));
    expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['b']);
  });
  it('if another creature’s turn began in between', async () => {
    const t = await there((on) => on.turn('b', 2));
    expect(t.all('move').some(({ id }) => t.entry(id)?.undone)).toBe(false);
  });
  it('if an opportunity of the first move was answered', () => {
    const t = fight(NEAR);
    shift(t, 'a', NEAR, FAR);
    t.referee.pass(t.referee.offers.value[0]!);
    shift(t, 'a', FAR, NEAR);
    expect(t.all('move').some(({ id }) => t.entry(id)?.undone)).toBe(false);
  });
  it('if the game master allowed the first move', () => {
    const t = fight(FAR);
    shift(t, 'a', FAR, [16, 5]);
    t.referee.allow(t.last('move').id);
    shift(t, 'a', [16, 5], FAR);
    expect(t.all('move').some(({ id }) => t.entry(id)?.undone)).toBe(false);
  });
  it('if the host tells who moved the token', () => {
    for (const by of ['other', 'master', 'self'] as const) {
      const t = fight(FAR, 'srd52');
      t.hint('a', [FAR, NEAR], { whole: false, by });
      t.jump('a', NEAR);
      t.hint('a', [NEAR, FAR], { whole: false, by });
      t.jump('a', FAR);
      expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['b']);
    }
  });
  it('if dice were rolled before the first move only, it is supposed to be taken back', () => {
    const t = fight(NEAR);
    t.wired.rolled({ id: 'roll', of: 'a', kind: 'attack' });
    shift(t, 'a', NEAR, FAR);
    shift(t, 'a', FAR, NEAR);
    expect(t.entry(t.last('move').id)?.undone?.seems).toBe(true);
  });
});

it('after a supposed take-back, a move to another place is judged from where the token stands', () => {
  const t = fight(NEAR);
  shift(t, 'a', NEAR, FAR);
  shift(t, 'a', FAR, NEAR);
  const [first] = t.all('move');
  shift(t, 'a', NEAR, [4, 5]);
  expect(t.last('move')).toMatchObject({ path: [NEAR, [4, 5]], mode: 'step' });
  expect(t.referee.seemsReturned(t.entry(first!.id)!)).toBe(false);
});

it('if only the second of two drags seems taken back, the first still counts', () => {
  const t = fight(NEAR, 'srd52');
  shift(t, 'a', NEAR, [4, 5]);
  shift(t, 'a', [4, 5], FAR);
  shift(t, 'a', FAR, [4, 5]);
  expect(t.referee.encounter.value.spent).toMatchObject({ moved: 1 });
  expect(t.referee.offers.value).toHaveLength(1);
});
