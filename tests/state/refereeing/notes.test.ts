/** The notes that clients share, as pure functions: no clients, no timers. */
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../../src/encounter/event.ts';
import { journal } from '../../../src/encounter/journal.ts';
import { readNote, settleNotes } from '../../../src/state/refereeing/noteReading.ts';
import { EMPTY_NOTE, noteText } from '../../../src/state/refereeing/noteWriting.ts';
import { noteIn, type NotedFight } from '../../../src/state/refereeing/sharedNotes.ts';
import {
  answer,
  begin,
  event,
  FAULTY,
  move,
  provokes,
  turn,
  undo,
} from '../../encounter/fights.ts';

const creatures = ['a', 'b', 'c'].map((id) => ({ id })) as unknown as NotedFight['creatures'];
const NOBODY = { accepted: [], refused: [] };
const START = [begin(['a', 'b', 'c']), turn(1, 'a')];
const fight = (...events: EncounterEvent[]): NotedFight => ({
  journal: journal([...START, ...events]),
  creatures,
});
const sent = (from: NotedFight) => ({ ...noteIn(noteText(from, NOBODY, null))!, user: 'gm' });

describe('a shared note', () => {
  it(
    'a client shares no data before its user has decided on an attack of opportunity or ' +
      'allowed a move',
    () => {
      expect(noteText(fight(move('a', { ruling: provokes('b') })), NOBODY, null)).toBe(EMPTY_NOTE);
    },
  );
  it(
    'another client’s decision on an attack of opportunity takes effect once this client ' +
      'has seen the provoking move',
    () => {
      const [theirs, ours] = [provokes('b', 'c'), provokes('b', 'c')].map((ruling) =>
        move('a', { ruling }),
      ) as [EncounterEvent, EncounterEvent];
      const note = sent(fight(theirs, answer('c', theirs, 1, true)));
      const [waiting, at] = readNote(new Map(), note, fight(), 1000);
      expect([waiting.size, at]).toEqual([1, []]);
      expect(settleNotes(waiting, fight(), 2000)).toEqual([waiting, []]);
      const [left, found] = settleNotes(waiting, fight(ours), 2000);
      expect(left.size).toBe(0);
      expect(found.map(({ happening }) => happening)).toEqual([
        { kind: 'opportunity', by: 'c', of: ours.id, nth: 1, taken: true },
      ]);
    },
  );
  it.each([
    ['an attack of opportunity that another client reports as made counts as used', true, 1],
    [
      'an attack of opportunity that another client reports as skipped does not count as used',
      false,
      0,
    ],
  ])('on a client that never sees the provoking move, %s', (_title, taken, count) => {
    const theirs = move('a', { ruling: provokes('b') });
    const note = sent(fight(theirs, answer('b', theirs, 0, taken)));
    const [waiting] = readNote(new Map(), note, fight(), 1000);
    const [left, found] = settleNotes(waiting, fight(), 60_000);
    expect([left.size, found.length]).toEqual([0, count]);
  });
  it.each([
    ['counts if the report names the attacker’s turn', '#0@0', [{ since: null, taken: true }]],
    ['is ignored if the report names no turn', '#0', []],
  ])(
    'another client’s report of an attack of opportunity in an earlier round %s',
    (_title, what, found) => {
      const theirs = move('a', { ruling: provokes('b') });
      const note = sent(fight(theirs, answer('b', theirs, 0, true)));
      const [id, by, of, round, , said] = note.said[0]!;
      const [waiting] = readNote(
        new Map(),
        { ...note, said: [[id, by, of, round, what, said]] },
        fight(),
        1000,
      );
      const [left, events] = settleNotes(waiting, fight(turn(2, 'a')), 60_000);
      expect(left.size).toBe(0);
      expect(events.map(({ happening }) => happening)).toMatchObject(found);
    },
  );
  it(
    'if another client undoes its permission for an illegal move, the permission is ' +
      'undone on this client too',
    () => {
      const theirs = move('a', { ruling: FAULTY });
      const allowed = event('allow', { of: theirs.id, by: '' });
      const [waiting] = readNote(new Map(), sent(fight(theirs, allowed)), fight(theirs), 0);
      const [, [found]] = settleNotes(waiting, fight(theirs), 0);
      expect(found?.happening).toEqual({ kind: 'allow', of: theirs.id, by: '' });
      const ours = event('allow', { of: theirs.id, by: '' }, { id: found!.id });
      const undone = sent(fight(theirs, allowed, undo(allowed)));
      const [, undos] = readNote(new Map(), undone, fight(theirs, ours), 0);
      expect(undos.map(({ happening }) => happening)).toEqual([{ kind: 'undo', of: ours.id }]);
      const after = fight(theirs, ours, undo(ours));
      expect(readNote(new Map(), undone, after, 0)).toEqual([new Map(), []]);
    },
  );
  it(
    'another client’s decision on an attack of opportunity by a creature missing from ' +
      'this map adds no log entry',
    () => {
      const theirs = move('a', { ruling: provokes('b') });
      const note = sent(fight(theirs, answer('b', theirs, 0, true)));
      const without = { ...fight(), creatures: creatures.filter(({ id }) => id !== 'b') };
      expect(readNote(new Map(), note, without, 0)).toEqual([new Map(), []]);
    },
  );
});
