/**
 * The movement mode that a user chose in the dock travels with the move to every client, which checks
 * it against its own log.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../../../src/board/board.ts';
import { offeredModes } from '../../../src/state/offeredModes.ts';
import { provokers, someone, table, type Said, type TestTable } from './table.ts';

type Cell = [number, number];
const field = (more: Partial<Said> = {}): Said[] => [
  someone('a', 'foes', [5, 5]),
  someone('b', 'party', [6, 5], more),
  someone('c', 'party', [5, 4]),
];
const AWAY: Cell[] = [
  [6, 5],
  [7, 5],
  [8, 5],
];

/** A client at the turn of the hero `b`. */
function client(gm: boolean, ruleset = 'srd52', creatures = field()): TestTable {
  const t = table(creatures, { ruleset, gm });
  t.store.user.value = gm ? 'gm1' : 'player1';
  t.store.owned.value = gm ? [] : ['b'];
  for (const id of ['a', 'b']) t.turn(id);
  return t;
}
/** Another user's client has moved the hero in this mode. */
function moved(
  t: TestTable,
  mode: string | undefined,
  path: Cell[] = AWAY,
  more: object = {},
): void {
  t.hint('b', path, { by: 'other', ...(mode !== undefined && { mode }), ...more });
  t.jump('b', path.at(-1)!);
}

describe('a move that reports its mode', () => {
  it.each([
    ['srd52', 'disengage'],
    ['srd51', 'disengage'],
    ['srd35', 'withdraw'],
    ['pf1', 'withdraw'],
  ])(
    'under %s, a move in the mode %s gives nobody an opportunity on any client',
    (ruleset, mode) => {
      for (const gm of [true, false]) {
        const t = client(gm, ruleset);
        if (!gm) t.store.owned.value = ['c'];
        moved(t, mode);
        expect(t.last('move')).toMatchObject({ mode, chosen: true });
        expect([provokers(t.last('move')), t.referee.offers.value]).toEqual([[], []]);
        const other = client(gm, ruleset);
        moved(other, undefined);
        expect(provokers(other.last('move'))).toEqual(['a']);
      }
    },
  );

  it('the move uses what its mode costs', () => {
    const [with_, without] = [client(true), client(true)];
    moved(with_, 'disengage');
    moved(without, undefined);
    expect([with_, without].map((t) => t.last('move').uses.includes('action'))).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, string, Partial<Said>?]>([
    ['that the ruleset does not have', 'win'],
    ['of another ruleset', 'withdraw'],
    ['that is the name of an object’s own field', '__proto__'],
    ['that is the name of a method', 'constructor'],
    ['for which the creature lacks the feature', 'bonus-disengage'],
  ])('a mode %s does not count', (_words, mode) => {
    const t = client(true);
    moved(t, mode);
    expect(provokers(t.last('move'))).toEqual(['a']);
    expect(t.last('move').chosen).toBeUndefined();
  });

  it('a mode for which no action is left by this client’s log does not count', async () => {
    const t = client(true);
    await t.referee.declare({ of: 'b', action: 'attack', target: 'a', with: 'sword' });
    moved(t, 'disengage');
    expect(provokers(t.last('move'))).toEqual(['a']);
  });

  it('a mode in which the move breaks a rule that it would not break otherwise does not count', () => {
    const t = client(true, 'srd35');
    moved(t, 'step');
    expect(t.last('move').ruling.faults).toEqual([]);
    expect(provokers(t.last('move'))).toEqual(['a']);
  });

  it('the mode is undone with the move', () => {
    const t = client(true);
    moved(t, 'disengage');
    moved(t, undefined, AWAY.toReversed(), { cause: 'undo' });
    expect(t.referee.turnOf('b')?.spent.moved ?? 0).toBe(0);
    moved(t, undefined);
    expect(provokers(t.last('move'))).toEqual(['a']);
  });

  it('a false mode of this client’s own move does not count', () => {
    const t = client(false);
    moved(t, 'win', AWAY, { by: 'self' });
    expect(provokers(t.last('move'))).toEqual(['a']);
  });
});

describe('the mode that this client reports with its moves', () => {
  function chosen(t: TestTable): () => string | undefined {
    let last: string | undefined;
    t.commands({ choose: (of, mode) => (last = `${of} ${mode}`) });
    return () => last;
  }
  it('is the one chosen for the selected or dragged creature, and none if it is the usual one', () => {
    const t = client(false);
    const last = chosen(t);
    t.store.selection.value = ['b'];
    expect(last()).toBe(' ');
    t.store.mode.value = 'disengage';
    expect(last()).toBe('b disengage');
    t.store.drag.value = { of: 'c', path: [[5, 4]] } as never;
    expect(last()).toBe('c disengage');
    t.store.drag.value = null;
    t.store.selection.value = [];
    expect(last()).toBe(' ');
  });
  it('is none outside a fight and for a creature that some player may not see', () => {
    const t = client(true, 'srd52', field({ visibleTo: ['party'] }));
    const last = chosen(t);
    t.store.selection.value = ['b'];
    t.store.mode.value = 'disengage';
    expect(last()).toBe(' ');
    t.store.selection.value = ['c'];
    expect(last()).toBe('c disengage');
    t.reading({ fight: null });
    expect(last()).toBe(' ');
  });
});

describe('the clients of a player, another player and a game master', () => {
  /** The dock lets nobody choose such a mode. */
  function isBarred({ store }: TestTable): boolean {
    const judge = store.judge.peek()!;
    const of = creatureOf(judge.board, 'b')!;
    const mode = store.modeInForce.peek();
    return (
      !offeredModes(judge.rules, of).includes(mode) ||
      judge.rules.budget(judge, of, mode).why !== undefined
    );
  }
  type Step = 'walk' | 'undo' | 'turn' | readonly ['mode', string] | readonly ['act', string];
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom<Step>('walk', 'walk', 'undo', 'turn') },
      {
        weight: 3,
        arbitrary: fc.tuple(
          fc.constant('mode' as const),
          fc.constantFrom('move', 'dash', 'disengage', 'bonus-disengage', 'bonus-dash'),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constant('act' as const), fc.constantFrom('disengage', 'dodge')),
      },
    ),
    { minLength: 3, maxLength: 14 },
  );
  it('judge each move in the same mode, with the same opportunities', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (all, isCunning) => {
        const creatures = field(isCunning ? { traits: ['cunning-action'] } : {});
        const player = client(false, 'srd52', creatures);
        const [gm, other] = [client(true, 'srd52', creatures), client(false, 'srd52', creatures)];
        other.store.owned.value = ['c'];
        let reported: string | undefined;
        player.commands({ choose: (_of, mode) => (reported = mode === '' ? undefined : mode) });
        player.store.selection.value = ['b'];
        const clients = [player, gm, other];
        const path: Cell[] = [[6, 5]];
        let round = 1;
        for (const step of all) {
          const at = path.at(-1)!;
          if (step === 'walk') {
            if (isBarred(player)) player.store.mode.value = 'move';
            const to: Cell = [at[0] === 6 ? 7 : 6, 5];
            path.push(to);
            for (const t of clients)
              t.hint('b', [at, to], {
                by: t === player ? 'self' : 'other',
                ...(reported !== undefined && { mode: reported }),
              });
            for (const t of clients) t.jump('b', to);
          } else if (step === 'undo' && path.length > 1) {
            path.pop();
            for (const t of clients) {
              t.hint('b', [at, path.at(-1)!], {
                by: t === player ? 'self' : 'other',
                cause: 'undo',
                ...(reported !== undefined && { mode: reported }),
              });
              t.jump('b', path.at(-1)!);
            }
          } else if (step === 'turn') {
            round += 1;
            path.splice(0, path.length - 1);
            for (const t of clients) for (const id of ['c', 'b']) t.turn(id, round);
          } else if (step !== 'undo' && step[0] === 'mode') player.store.mode.value = step[1];
          else if (step !== 'undo')
            for (const t of clients) await t.referee.declare({ of: 'b', action: step[1] });
        }
        const judged = (t: TestTable) =>
          t.referee.entries.value.flatMap(({ event, undone }) =>
            event.kind === 'move'
              ? [[event.path.length, event.mode, provokers(event), undone !== undefined]]
              : [],
          );
        expect(judged(gm)).toEqual(judged(player));
        expect(judged(other)).toEqual(judged(player));
        for (const t of clients) t.end.abort();
      }),
      { numRuns: 60 },
    );
  });
});
