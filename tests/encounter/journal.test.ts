/**
 * The journal of a fight: events in any order, repeated or undone. Its state is compared with that
 * of a simple implementation.
 */
import { NO_USES } from '../support/noUses.ts';
import { describe, expect, it } from 'vitest';
import { NOTHING_SPENT } from '../../src/board/board.ts';
import type { EncounterEvent, EventKind, EventOf, Ruling, Use } from '../../src/encounter/event.ts';
import { compareEvents } from '../../src/encounter/event.ts';
import { BEFORE, applyEvent, turnOf, type Encounter } from '../../src/encounter/applyEvent.ts';
import { journal } from '../../src/encounter/journal.ts';
import { boardsToTry } from '../support/thorough.ts';

const NOTHING: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };
let seq = 0;
const event = <K extends EventKind>(
  kind: K,
  data: Omit<EventOf<K>, 'id' | 'seq' | 'at' | 'kind'>,
): EventOf<K> => ({ id: `e${++seq}`, seq, at: 0, kind, ...data }) as unknown as EventOf<K>;
const begin = (order: string[], aware?: string[]) =>
  event('combat', { on: true, order, ...(aware && { aware }) });
const turn = (round: number, active: string | null) => event('turn', { round, active });
const move = (
  of: string,
  cost: number,
  diagonals: number,
  uses: Use[] = ['move'],
  seen: 'host' | 'placed' = 'host',
) =>
  event('move', {
    of,
    cost,
    budget: 6,
    diagonals,
    uses,
    seen,
    mode: 'move',
    path: [[0, 0]],
    ruling: NOTHING,
  });
const act = (of: string, action: string, ...uses: Use[]) =>
  event('act', { of, action, uses, ruling: NOTHING });
const after = (...events: EncounterEvent[]): Encounter => journal(events).state;

describe('the state of a fight', () => {
  it(
    'the fight counts the actions that a creature uses, and starts again at zero in the next ' +
      'creature’s turn',
    () => {
      const so = [
        begin(['a', 'b']),
        turn(1, 'a'),
        move('a', 5, 1),
        move('a', 4, 2),
        act('a', 'draw-weapon', 'free'),
      ];
      expect(turnOf(after(...so))).toEqual({
        round: 1,
        surprise: false,
        active: 'a',
        order: ['a', 'b'],
        acted: ['a'],
        spent: { uses: { move: 2 }, moved: 9, diagonals: 3, eased: 0, actions: ['draw-weapon'] },
      });
      expect(after(...so, turn(1, 'b')).spent).toEqual(NOTHING_SPENT);
      expect(after(...so, turn(1, 'b')).acted).toEqual(['a', 'b']);
    },
  );
  it(
    'actions that a creature takes in another creature’s turn are counted separately from those ' +
      'of the creature on turn',
    () => {
      const { beside, ...own } = after(
        begin(['a', 'b']),
        turn(1, 'a'),
        move('b', 3, 0),
        move('a', 9, 0, [], 'placed'),
        move('c', 9, 0, []),
      ).spent;
      expect(own).toEqual(BEFORE.spent);
      expect(beside).toEqual({ b: { ...BEFORE.spent, uses: { move: 1 }, moved: 3 } });
    },
  );
  it('if the virtual tabletop reports the same turn twice, used actions stay used', () => {
    expect(after(begin(['a']), turn(1, 'a'), move('a', 3, 0), turn(1, 'a')).spent).toMatchObject({
      moved: 3,
      uses: { move: 1 },
    });
    expect(after(begin(['a']), turn(1, 'a'), move('a', 3, 0), turn(2, 'a')).spent).toMatchObject({
      moved: 0,
      uses: NO_USES,
    });
  });
  it(
    'a creature counts as having acted only once its first turn has begun, also in a surprise ' +
      'round',
    () => {
      const so = [begin(['a', 'b', 'c'], ['a'])];
      expect(after(...so)).toMatchObject({ surprise: true, acted: [] });
      expect(after(...so, turn(1, 'a'))).toMatchObject({ surprise: true, acted: ['a'] });
      expect(after(...so, turn(1, 'a'), turn(2, 'b'))).toMatchObject({
        surprise: false,
        acted: ['a', 'b'],
      });
    },
  );
  it('a creature regains its used attacks of opportunity when its turn begins', () => {
    const taken = (by: string, yes: boolean, nth = 0) =>
      event('opportunity', { by, of: 'e1', nth, taken: yes });
    const so = [
      begin(['a', 'b']),
      turn(1, 'a'),
      taken('b', true),
      taken('b', true, 1),
      taken('b', true),
      taken('c', false),
    ];
    expect(after(...so).opportunities).toEqual({ b: 2 });
    expect(after(...so, turn(1, 'b')).opportunities).toEqual({});
    expect(after(...so, turn(2, 'a')).opportunities).toEqual({ b: 2 });
  });
  it(
    'an immediate action in another creature’s turn uses up the swift action of the creature’s ' +
      'own next turn',
    () => {
      const so = [begin(['a', 'b']), turn(1, 'a'), act('b', 'feather-fall', 'immediate')];
      expect(after(...so).immediate).toEqual(['b']);
      expect(after(...so, turn(1, 'b')).spent.uses).toEqual({ immediate: 1 });
      expect(after(...so, turn(1, 'b'), turn(2, 'a')).immediate).toEqual([]);
      expect(after(...so, turn(1, 'b'), turn(2, 'a'), turn(2, 'b')).spent.uses).toEqual({});
    },
  );
  it(
    'a condition set before a fight applies until the user removes it, but a readied ' +
      'action lasts only for the round',
    () => {
      const prone = (on: boolean) =>
        event('condition', { of: 'a', condition: 'prone', on, from: 'said' });
      expect(after(prone(true), prone(true), begin(['a'])).conditions).toEqual({ a: ['prone'] });
      expect(after(prone(true), prone(false)).conditions).toEqual({});
      expect(after(begin(['a', 'b']), event('wait', { of: 'a', how: 'delay' })).waiting).toEqual({
        a: 'delay',
      });
      expect(
        after(begin(['a', 'b']), event('wait', { of: 'a', how: 'ready' }), turn(2, 'a')).waiting,
      ).toEqual({});
    },
  );
  it('moves and actions outside a fight use up no actions', () => {
    expect(
      turnOf(
        after(
          move('a', 3, 0),
          act('a', 'attack', 'standard'),
          event('opportunity', { by: 'a', of: 'x', nth: 0, taken: true }),
        ),
      ),
    ).toBeUndefined();
    expect(
      turnOf(after(begin(['a']), turn(1, 'a'), event('combat', { on: false }))),
    ).toBeUndefined();
  });
});

describe('the journal', () => {
  it(
    'undoing a move gives the creature the movement back, and undoing the undo takes the ' +
      'movement away again',
    () => {
      const so = [begin(['a']), turn(1, 'a'), move('a', 3, 1), move('a', 2, 0)];
      const undo = event('undo', { of: so[2]?.id ?? '' });
      expect(after(...so, undo).spent).toMatchObject({ moved: 2, diagonals: 0, uses: { move: 1 } });
      expect(after(...so, undo, event('undo', { of: undo.id })).spent).toMatchObject({
        moved: 5,
        diagonals: 1,
        uses: { move: 2 },
      });
    },
  );
  it('an event log can be replayed even if two events undo each other or an event undoes itself', () => {
    const one: EncounterEvent = { id: 'u1', seq: 1, at: 0, kind: 'undo', of: 'u2' };
    const two: EncounterEvent = { id: 'u2', seq: 2, at: 0, kind: 'undo', of: 'u1' };
    const self: EncounterEvent = { id: 'u3', seq: 3, at: 0, kind: 'undo', of: 'u3' };
    const j = journal([two, one, self]);
    expect([j.undone('u1'), j.undone('u2'), j.undone('u3')]).toEqual([true, false, false]);
  });
  it(
    'an event log that continues from a stored state refuses events that the state already ' +
      'includes',
    () => {
      const so = [begin(['a', 'b']), turn(1, 'a'), turn(1, 'b')] as const;
      const base = {
        id: so[1].id,
        seq: so[1].seq,
        state: journal(so.slice(0, 2)).state,
        counted: [],
      };
      const j = journal([], base);
      expect(so.map((each) => j.add(each))).toEqual([false, false, true]);
      expect([j.events.length, j.state.active]).toEqual([1, 'b']);
    },
  );
  it('an event log refuses an event that it already contains', () => {
    const j = journal();
    const step = begin(['a']);
    expect([j.add(step), j.add({ ...step }), j.events.length]).toEqual([true, false, 1]);
  });

  /** Applies the events that count one after the other, without stored states. */
  function plain(all: readonly EncounterEvent[]): Encounter {
    const unique = [...new Map(all.map((e) => [e.id, e])).values()].sort(compareEvents);
    const gone = (id: string): boolean =>
      unique.some(
        (e, i) =>
          e.kind === 'undo' &&
          e.of === id &&
          unique.findIndex((x) => x.id === id) < i &&
          unique.some((x) => x.id === id) &&
          !gone(e.id),
      );
    return unique.filter((e) => !gone(e.id)).reduce(applyEvent, BEFORE);
  }
  function random(n: number): () => number {
    let s = n;
    return () => (s = (s * 48271) % 2147483647) / 2147483647;
  }
  function fight(next: () => number, length: number): EncounterEvent[] {
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const who = ['a', 'b', 'c', 'd'];
    const all: EncounterEvent[] = [begin(who)];
    for (let i = 0; i < length; i++) {
      const of = one(who);
      all.push(
        one<() => EncounterEvent>([
          () => turn(1 + Math.floor(i / 8), one([...who, null])),
          () => move(of, Math.floor(next() * 9), Math.floor(next() * 3)),
          () => act(of, 'attack', one(['standard', 'swift', 'immediate', 'free'] as const)),
          () => event('opportunity', { by: of, of: 'x', nth: 0, taken: next() < 0.7 }),
          () =>
            event('condition', {
              of,
              condition: one(['prone', 'shaken']),
              on: next() < 0.5,
              from: 'said',
            }),
          () => event('wait', { of, how: one(['delay', 'ready', null] as const) }),
          () => event('undo', { of: one(all).id }),
        ])(),
      );
    }
    return all;
  }

  it('the state of a fight is the same if events arrive repeatedly, late or out of order', () => {
    const next = random(7);
    for (let run = 0; run < boardsToTry(1000); run++) {
      const all = fight(next, 10 + Math.floor(next() * 140));
      const wanted = plain(all);
      // Each event arrives up to three times, each time with its own delay.
      const told = all.flatMap((e, i) =>
        Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
          e: structuredClone(e),
          when: i + (next() < 0.3 ? next() * 60 : 0),
        })),
      );
      const j = journal(told.sort((x, y) => x.when - y.when).map(({ e }) => e));
      expect(j.state).toEqual(wanted);
      expect(j.events.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      // A log that is replayed from the stored events has the same state.
      expect(journal(JSON.parse(JSON.stringify(j.events)) as EncounterEvent[]).state).toEqual(
        wanted,
      );
    }
  });
});
