/**
 * Entries of the combat log: verdicts, open opportunities and answers, built from the events of a
 * fight.
 */
import { describe, expect, it } from 'vitest';
import { entriesOf, type Entries, type MayTake } from '../../src/encounter/entries.ts';
import { offersNow, type Entry } from '../../src/encounter/entry.ts';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { journal } from '../../src/encounter/journal.ts';
import {
  act,
  answer,
  begin,
  end,
  event,
  FAULTY,
  move,
  NOTHING,
  provokes,
  said,
  strike,
  told,
  turn,
  undo,
} from './fights.ts';

const one: MayTake = (_by, taken) => taken < 1;
const logOf = (events: readonly EncounterEvent[], mayTake: MayTake = one): Entries => {
  const log = entriesOf(journal(), mayTake);
  for (const each of events) log.add(each);
  return log;
};
const START = () => [begin(['a', 'b', 'c']), turn(1, 'a')];
const entry = (log: Entries, of: EncounterEvent): Entry | undefined =>
  log.list().find(({ id }) => id === of.id);
const answers = (log: Entries, of: EncounterEvent): string[] | undefined =>
  entry(log, of)?.offers.map(({ answer: said }) => said);

describe('the state of an entry', () => {
  const allow = (of: EncounterEvent) => event('allow', { of: of.id, by: 'Gm', note: 'so be it' });
  const dismiss = (of: EncounterEvent) => event('dismiss', { of: of.id });
  it.each<[string, () => EncounterEvent, string, boolean]>([
    ['a move that breaks no rule is legal', () => move('a'), 'legal', false],
    [
      'a move that breaks a rule is illegal and awaits a decision',
      () => move('a', { ruling: FAULTY }),
      'illegal',
      true,
    ],
    [
      'a move that depends on an unknown fact is marked as “doubtful”',
      () => move('a', { ruling: { ...NOTHING, unknown: ['creatures.a.speed'] } }),
      'doubtful',
      false,
    ],
    [
      'an action that possibly provokes is marked as “doubtful” and awaits a decision',
      () =>
        act('a', 'x', {
          ruling: {
            ...NOTHING,
            provoked: [strike('b', [0, 0], { unknown: ['creatures.b.reach'] })],
          },
        }),
      'doubtful',
      true,
    ],
    [
      'an illegal move reported as a teleport is marked as “doubtful” and awaits a decision',
      () => move('a', { caveats: ['teleport'], ruling: FAULTY }),
      'doubtful',
      true,
    ],
    [
      'a legal move reported as a teleport is marked as “doubtful”',
      () => move('a', { caveats: ['teleport'] }),
      'doubtful',
      false,
    ],
    [
      'a legal move that the tabletop reports as very long is still legal',
      () => move('a', { caveats: ['long'] }),
      'legal',
      false,
    ],
    [
      'a token that the GM puts on another square has an entry without a verdict',
      () => move('a', { seen: 'placed', ruling: FAULTY }),
      'info',
      false,
    ],
    [
      'a condition that the user adds has an entry without a verdict',
      () => said('a', 'prone', true),
      'info',
      false,
    ],
  ])('in the combat log, %s', (_name, make, verdict, open) => {
    const so = START();
    const told = make();
    expect(entry(logOf([...so, told]), told)).toMatchObject({
      verdict,
      open,
      round: 1,
      dismissed: false,
    });
  });
  it('the user can allow, dismiss or undo a log entry, and can undo each of these three decisions', () => {
    const so = [...START(), move('a', { ruling: FAULTY })];
    const it = so[2]!;
    const by = allow(it);
    expect(entry(logOf([...so, by]), it)).toMatchObject({
      verdict: 'allowed',
      open: false,
      allowed: { by: 'Gm', note: 'so be it' },
    });
    expect(entry(logOf([...so, by, undo(by)]), it)).toMatchObject({
      verdict: 'illegal',
      open: true,
    });
    const closed = dismiss(it);
    expect(entry(logOf([...so, closed]), it)).toMatchObject({
      verdict: 'illegal',
      dismissed: true,
      open: false,
    });
    expect(entry(logOf([...so, closed, undo(closed)]), it)).toMatchObject({
      dismissed: false,
      open: true,
    });
    const back = undo(it, true);
    expect(entry(logOf([...so, back]), it)).toMatchObject({ undone: { back: true }, open: false });
    expect(entry(logOf([...so, back, undo(back)]), it)).not.toHaveProperty('undone');
  });
  it('each log entry states the number of the round in which it was made, or 0 outside a fight', () => {
    const so = [move('a'), ...START(), turn(2, 'b'), move('b'), end(), move('c')];
    expect(
      logOf(so)
        .list()
        .map(({ round }) => round),
    ).toEqual([0, 1, 1, 2, 2, 2, 0]);
  });
  it(
    'if the user sets a condition and the token then gets that condition’s marker, the ' +
      'log has only one entry',
    () => {
      const so = [
        ...START(),
        said('a', 'prone', true),
        told('a', 'prone', true),
        told('a', 'prone', false),
        said('a', 'shaken', false),
        told('a', 'shaken', false),
        said('b', 'prone', true),
        said('b', 'prone', true),
      ];
      expect(
        logOf(so)
          .list()
          .map(({ id }) => id),
      ).toEqual([0, 1, 2, 4, 5, 7, 8].map((i) => so[i]!.id));
    },
  );
});

describe('opportunities', () => {
  it(
    'if a creature with one attack of opportunity per round is offered two, making the first ' +
      'withdraws the second',
    () => {
      const so = [
        ...START(),
        move('a', { ruling: provokes('b', 'c') }),
        act('a', 'x', { ruling: provokes('b') }),
      ];
      const [, , first, second] = so as [
        EncounterEvent,
        EncounterEvent,
        EncounterEvent,
        EncounterEvent,
      ];
      const log = logOf(so);
      expect([answers(log, first), answers(log, second)]).toEqual([['open', 'open'], ['open']]);
      expect(log.offers().map(({ event: of, nth }) => [of, nth])).toEqual([
        [second.id, 0],
        [first.id, 0],
        [first.id, 1],
      ]);
      const taken = answer('b', first, 0, true);
      log.add(taken);
      log.add(answer('c', first, 1, false));
      expect([answers(log, first), answers(log, second)]).toEqual([['taken', 'passed'], ['spent']]);
      expect([entry(log, first)?.open, entry(log, second)?.open, log.offers()]).toEqual([
        false,
        false,
        [],
      ]);
      log.add(undo(taken));
      expect([answers(log, first), answers(log, second)]).toEqual([['open', 'passed'], ['open']]);
    },
  );
  it(
    'an attack of opportunity stays available if it is unknown how many the creature may make ' +
      'per round',
    () => {
      const so = [
        ...START(),
        move('a', { ruling: provokes('b') }),
        act('a', 'x', { ruling: provokes('b') }),
      ];
      expect(
        answers(
          logOf([...so, answer('b', so[2]!, 0, true)], () => null),
          so[3]!,
        ),
      ).toEqual(['open']);
    },
  );
  it(
    'an offered attack of opportunity expires when the next turn of the creature that provoked ' +
      'it begins',
    () => {
      const so = [...START(), move('a', { ruling: provokes('b') })];
      expect(answers(logOf([...so, turn(1, 'b'), turn(1, 'c'), turn(1, 'a')]), so[2]!)).toEqual([
        'open',
      ]);
      expect(answers(logOf([...so, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')]), so[2]!)).toEqual([
        'lapsed',
      ]);
      expect(answers(logOf([...so, end()]), so[2]!)).toEqual(['lapsed']);
      expect(answers(logOf([...so, end(), begin(['a']), turn(1, 'a')]), so[2]!)).toEqual([
        'lapsed',
      ]);
    },
  );
  it(
    'an offered attack of opportunity is late once the next turn of the creature that may make it ' +
      'has begun, until the tracker goes back',
    () => {
      const [log, given] = [logOf(START()), move('a', { ruling: provokes('b', 'c') })];
      const late = () => log.offers().map(({ provoked, late = false }) => [provoked.by, late]);
      log.add(given);
      expect(late()).toEqual([
        ['b', false],
        ['c', false],
      ]);
      log.add(turn(1, 'b'));
      expect(late()).toEqual([
        ['b', true],
        ['c', false],
      ]);
      expect(offersNow(log.offers()).map(({ provoked }) => provoked.by)).toEqual(['c']);
      log.add(turn(1, 'c'));
      expect(offersNow(log.offers())).toEqual([]);
      log.add(turn(1, 'a'));
      expect(offersNow(log.offers())).toHaveLength(2);
    },
  );
  it(
    'an attack of opportunity missed because the creature had none left is not offered ' +
      'again in the creature’s next turn',
    () => {
      const so = [
        ...START(),
        move('a', { ruling: provokes('b') }),
        act('a', 'x', { ruling: provokes('b') }),
      ];
      expect(answers(logOf([...so, answer('b', so[2]!, 0, true), turn(1, 'b')]), so[3]!)).toEqual([
        'spent',
      ]);
    },
  );
  it(
    'when a creature continues its move, attacks of opportunity already made against the ' +
      'move stay made',
    () => {
      const [one, so] = [move('a', { ruling: provokes('b', 'c') }), START()];
      const before = { ...one, seq: so[1]!.seq + 0.5 };
      const taken = answer('b', before, 0, true);
      const two = move('a', {
        joins: one.id,
        ruling: {
          ...NOTHING,
          provoked: [
            strike('c', [0, 0]),
            strike('b', [9, 9]),
            strike('b', [0, 0], { cause: 'entering' }),
          ],
        },
      });
      const log = logOf([...so, before, taken, two]);
      expect(entry(log, before)).toBeUndefined();
      expect(answers(log, two)).toEqual(['open', 'taken', 'spent']);
      // The entry of the answer names the opportunity that it now belongs to.
      expect(entry(log, taken)).toMatchObject({ meant: { event: two.id, nth: 1 } });
      // The movement is listed where it began.
      expect(log.list().map(({ id }) => id)).toEqual([so[0]!.id, so[1]!.id, two.id, taken.id]);
      log.add(undo(two));
      expect([answers(log, before), entry(log, two), entry(log, taken)?.meant]).toEqual([
        ['taken', 'open'],
        undefined,
        { event: one.id, nth: 0 },
      ]);
    },
  );
  it(
    'if one move provokes a foe twice, the user answers each of the foe’s two attacks of ' +
      'opportunity separately',
    () => {
      const so = [
        ...START(),
        move('a', { ruling: { ...NOTHING, provoked: [strike('b', [0, 0]), strike('b', [1, 0])] } }),
      ];
      const taken = answer('b', so[2]!, 1, true);
      const log = logOf([...so, taken], () => null);
      expect(answers(log, so[2]!)).toEqual(['open', 'taken']);
      expect(entry(log, taken)).toMatchObject({ meant: { event: so[2]!.id, nth: 1 } });
    },
  );
  it(
    'undoing a move withdraws its unanswered attacks of opportunity, but an attack already made ' +
      'stays counted',
    () => {
      const so = [...START(), move('a', { ruling: provokes('b') })];
      const kept = journal([...so, answer('b', so[2]!, 0, true), undo(so[2]!, true)]);
      expect(answers(entriesOf(kept, one), so[2]!)).toEqual([]);
      expect(kept.state.opportunities).toEqual({ b: 1 });
    },
  );
  it('if an attack of opportunity provokes a second one, the log lists the second one first', () => {
    const so = [...START(), move('a', { ruling: provokes('b', 'c') })];
    const taken = answer('b', so[2]!, 0, true);
    const trip = act('b', 'trip', { as: 'opportunity', ruling: provokes('a') });
    const again = act('b', 'melee-attack', { as: 'opportunity', ruling: provokes('c') });
    const log = logOf([...so, taken, trip, again]);
    expect(log.offers().map(({ event: of, nth, within }) => [of, nth, within])).toEqual([
      [again.id, 0, undefined],
      [trip.id, 0, { event: so[2]!.id, nth: 0 }],
      [so[2]!.id, 1, undefined],
    ]);
  });
});

describe('adding one event to the log', () => {
  it(
    'after a new event, only the log entries that the event changes are new objects; all others ' +
      'are reused',
    () => {
      const so = [...START(), move('a', { ruling: provokes('b') }), move('a'), act('a', 'x')];
      const log = logOf(so);
      const before = log.list();
      expect(log.list()).toBe(before);
      expect(log.add(so[2]!)).toBe(false);
      expect(log.list()).toBe(before);
      log.add(answer('b', so[2]!, 0, false));
      const after = log.list();
      expect(after).not.toBe(before);
      expect(after.slice(0, 5).map((each, i) => each === before[i])).toEqual([
        true,
        true,
        false,
        true,
        true,
      ]);
      expect(log.list(2)).toEqual(after.slice(-2));
    },
  );
  it(
    'an attack of opportunity is no longer offered when a change on the map makes the ' +
      'attack impossible',
    () => {
      let may = true;
      const so = [...START(), move('a', { ruling: provokes('b') })];
      const log = logOf(so, () => may);
      may = false;
      log.refresh();
      expect([answers(log, so[2]!), log.offers()]).toEqual([['spent'], []]);
    },
  );
});
