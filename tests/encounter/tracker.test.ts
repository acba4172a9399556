/**
 * The tracker may go back and forward over turns: a turn begins once in a round, and going back
 * restores what the turns after it changed.
 */
import fc from 'fast-check';
import { NO_USES } from '../support/noUses.ts';
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { applyEvent, turnOf, type Encounter } from '../../src/encounter/applyEvent.ts';
import { journal } from '../../src/encounter/journal.ts';
import { stateSchema } from '../../src/encounter/schema.ts';
import { turnSoFar } from '../../src/encounter/turnSoFar.ts';
import { immediateUsed } from '../../src/encounter/turns.ts';
import { act, answer, begin, move, provokes, said, told, turn } from './fights.ts';
import { boardsToTry } from '../support/thorough.ts';

const WHO = ['a', 'b', 'c', 'z'];
const ORDER = ['a', 'b', 'c'];

/** Everything about a fight that an answer or the screen depends on. */
const facts = (now: Encounter) => ({
  turn: turnOf(now),
  opportunities: now.opportunities,
  taken: now.taken,
  immediate: WHO.map((id) => immediateUsed(now, id)),
  // A creature on turn waits no longer, unless the tracker leaves it again without an action.
  waiting: Object.fromEntries(Object.entries(now.waiting).filter(([id]) => id !== now.active)),
  conditions: now.conditions,
  ended: now.ended,
  hands: now.hands,
});
const after = (...events: EncounterEvent[]) => journal(events).state;
const waits = (of: string, how: 'delay' | 'ready') =>
  ({ ...told(of, 'x', true), kind: 'wait', how }) as unknown as EncounterEvent;

describe('one step back in the tracker', () => {
  const walk = (cost: number, joins?: EncounterEvent) =>
    move('b', { cost, ...(joins && { joins: joins.id }) });
  it(
    'a creature that is on turn again because the turn tracker was stepped back gets no new ' +
      'movement',
    () => {
      const so = [
        begin(['a', 'b']),
        turn(1, 'a'),
        turn(1, 'b'),
        walk(6),
        turn(2, 'a'),
        turn(1, 'b'),
      ];
      expect(after(...so).spent).toMatchObject({ uses: { move: 1 }, moved: 6 });
      expect(after(...so, walk(6)).spent).toMatchObject({ uses: { move: 2 }, moved: 12 });
    },
  );
  it(
    'after a step back in the turn tracker, a creature’s next drag continues the movement that ' +
      'it had begun',
    () => {
      const start = [begin(['a', 'b']), turn(1, 'a'), turn(1, 'b')];
      const first = walk(3);
      const so = [...start, first, turn(2, 'a'), turn(1, 'b')];
      expect(turnSoFar(journal(so), 'b').continues?.id).toBe(first.id);
      expect(after(...so, walk(5, first)).spent).toMatchObject({ uses: { move: 1 }, moved: 5 });
    },
  );
  it(
    'after a step back in the turn tracker, a move made in the later turn does not count in the ' +
      'earlier turn',
    () => {
      const so = [
        begin(['a', 'b']),
        turn(1, 'a'),
        turn(1, 'b'),
        turn(2, 'a'),
        walk(2),
        turn(1, 'b'),
      ];
      expect(turnSoFar(journal(so), 'b').continues).toBeNull();
      expect(after(...so).spent).toMatchObject({ uses: NO_USES, moved: 0 });
    },
  );
  it('a step back in the turn tracker restores a total defense that the later turn had ended', () => {
    const so = [
      begin(ORDER),
      turn(1, 'a'),
      act('a', 'total-defence', { gains: ['total-defence'] }),
      turn(1, 'b'),
      turn(1, 'c'),
      turn(2, 'a'),
    ];
    expect(after(...so).conditions).toEqual({});
    expect(after(...so, turn(1, 'c')).conditions).toEqual({ a: ['total-defence'] });
    expect(after(...so, turn(1, 'c'), turn(2, 'a')).conditions).toEqual({});
  });
  it(
    'after the turn tracker steps back to a turn, an attack of opportunity used in that ' +
      'turn counts as used again',
    () => {
      const so = [
        begin(ORDER),
        turn(1, 'a'),
        answer('b', move('a', { ruling: provokes('b') }), 0, true),
        turn(1, 'b'),
      ];
      expect(after(...so).opportunities).toEqual({});
      expect(after(...so, turn(1, 'a')).opportunities).toEqual({ b: 1 });
      expect(after(...so, turn(1, 'a'), turn(1, 'b')).opportunities).toEqual({});
    },
  );
  it('a step back from round 1 into the surprise round gives an unaware creature no actions', () => {
    const so = [begin(ORDER, ['a']), turn(1, 'a'), turn(1, 'b'), turn(2, 'a'), turn(1, 'b')];
    expect(turnOf(after(...so))).toMatchObject({
      surprise: true,
      order: ['a'],
      acted: ['a'],
      spent: { over: true },
    });
  });
  it(
    'if the turn tracker is stepped back to before a creature’s first turn, the creature counts ' +
      'as not having acted',
    () => {
      const so = [begin(ORDER), turn(1, 'a'), turn(1, 'b'), turn(1, 'a')];
      expect(after(...so).acted).toEqual(['a']);
      expect(after(...so, turn(1, 'b')).acted).toEqual(['a', 'b']);
    },
  );
  it('a delaying creature still delays after a step back and a step forward in the turn tracker', () => {
    const so = [begin(ORDER), turn(1, 'a'), waits('a', 'delay'), turn(1, 'b'), turn(1, 'a')];
    expect(after(...so).waiting).toEqual({});
    expect(after(...so, turn(1, 'b')).waiting).toEqual({ a: 'delay' });
    expect(after(...so, move('a'), turn(1, 'b')).waiting).toEqual({});
  });
  it.each<[string, [number, string][], string[]]>([
    [
      'forward to a later creature',
      [
        [1, 'b'],
        [1, 'a'],
        [1, 'c'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'forward in a later round',
      [
        [2, 'b'],
        [2, 'a'],
        [2, 'c'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'back to an earlier creature',
      [
        [2, 'b'],
        [2, 'c'],
        [2, 'a'],
      ],
      ['a'],
    ],
  ])(
    'the list of creatures that have acted is unchanged after the turn tracker goes %s and ' +
      'returns',
    (_, places, acted) => {
      const so = [begin(ORDER), turn(1, 'a'), ...places.map(([round, of]) => turn(round, of))];
      const [[round, looked], [, last]] = [places[0]!, places[2]!];
      expect(after(...so).acted).toEqual(acted);
      expect(after(...so, turn(round, looked), turn(round, last)).acted).toEqual(acted);
    },
  );
  it(
    'a creature whose first turn is over counts as having acted, even if it did nothing in ' +
      'that turn',
    () => {
      const so = [begin(ORDER), turn(2, 'c'), turn(1, 'b'), turn(1, 'c'), turn(2, 'a')];
      expect(after(...so).acted).toEqual(['b', 'c', 'a']);
    },
  );
  it('a creature whose turn the turn tracker skipped does not count as having acted', () => {
    const so = [begin(ORDER), turn(2, 'c'), move('c'), turn(1, 'b'), turn(2, 'c')];
    expect(after(...so).acted).toEqual(['c']);
  });
  it(
    'after steps back over several rounds, each earlier turn again has the actions that were ' +
      'used in it',
    () => {
      const so = [
        begin(ORDER),
        turn(1, 'a'),
        move('a', { cost: 4 }),
        turn(1, 'b'),
        turn(2, 'b'),
        act('b', 'melee-attack'),
        turn(3, 'b'),
      ];
      expect(after(...so, turn(2, 'b')).spent).toMatchObject({ uses: { standard: 1 } });
      expect(after(...so, turn(2, 'b'), turn(1, 'a')).spent).toMatchObject({ moved: 4 });
      expect(after(...so, turn(1, 'a'), turn(3, 'b')).spent).toMatchObject({ uses: NO_USES });
    },
  );
});

it(
  'a creature that has acted and is then moved down in the initiative order keeps its used ' +
    'actions in its new turn',
  () => {
    const so = [begin(ORDER), turn(1, 'a'), act('a', 'melee-attack'), turn(1, 'b')];
    const moved = after(...so, turn(1, 'a', ['b', 'a', 'c']));
    expect(moved).toMatchObject({
      active: 'a',
      acted: ['a', 'b'],
      spent: { uses: { standard: 1 } },
    });
  },
);

it('a fight stored by an earlier version of the extension continues in the same turn', () => {
  const now = after(begin(ORDER), turn(2, 'a'), move('a', { cost: 4 }), turn(2, 'b'));
  const { begun: _begun, position: _position, ...rest } = now;
  const used = now.begun.find(({ round, of }) => round === 2 && of === 'a')?.spent;
  const old = JSON.parse(JSON.stringify({ ...rest, over: { a: used } })) as unknown;
  const read = stateSchema.parse(old);
  expect(facts(read)).toEqual(facts(now));
  expect(applyEvent(read, turn(2, 'a')).spent).toMatchObject({ moved: 4 });
  expect(applyEvent(applyEvent(read, turn(3, 'a')), turn(2, 'b')).spent).toEqual(now.spent);
});

it(
  'a used reaction returns when the creature’s next turn begins, also if the turn tracker ' +
    'goes back and forth',
  () => {
    const n = ORDER.length;
    const ways = fc.array(fc.constantFrom(-1, 1, 1), { minLength: 1, maxLength: 30 });
    const at = (place: number) => turn(1 + Math.floor(place / n), ORDER[place % n]!);
    fc.assert(
      fc.property(
        ways,
        fc.nat(),
        fc.nat({ max: n - 1 }),
        fc.boolean(),
        (way, when, who, offered) => {
          const id = ORDER[who]!;
          /** The number of the creature's turns that have begun at this place. */
          const period = (place: number): number => Math.floor((place - who) / n);
          let place = 0;
          let taken: number | null = null;
          let now = after(begin(ORDER), at(0));
          way.forEach((step, i) => {
            if (taken === null && i >= when % way.length) {
              taken = period(place);
              const reaction = offered
                ? answer(id, move('a', { ruling: provokes(id) }), 0, true)
                : act(id, 'parry', { uses: [], reaction: true });
              now = applyEvent(now, reaction);
            }
            expect(now.opportunities).toEqual(taken === period(place) ? { [id]: 1 } : {});
            place = Math.max(0, place + step);
            now = applyEvent(now, at(place));
            expect(now.opportunities).toEqual(taken === period(place) ? { [id]: 1 } : {});
          });
        },
      ),
      { numRuns: boardsToTry(1000) },
    );
  },
);

describe('any way of the tracker', () => {
  const creature = fc.constantFrom(...WHO);
  const round = fc.integer({ min: 1, max: 4 });
  const place = fc.tuple(round, fc.constantFrom('a', 'b', 'c', null));
  /** What may happen in a turn, as functions: each makes a new event. */
  const deed = fc.oneof(
    fc.tuple(creature, fc.integer({ min: 1, max: 6 })).map(
      ([of, cost]) =>
        () =>
          move(of, { cost }),
    ),
    fc.tuple(creature, fc.constantFrom('standard', 'swift', 'immediate')).map(
      ([of, use]) =>
        () =>
          act(of, 'attack', { uses: [use as 'standard'] }),
    ),
    creature.map((of) => () => act(of, 'total-defence', { gains: ['total-defence', 'prone'] })),
    creature.map((by) => () => answer(by, move('a', { ruling: provokes(by) }), 0, true)),
    creature.map((of) => () => act(of, 'parry', { uses: [], reaction: true })),
    fc.tuple(creature, fc.constantFrom('delay', 'ready')).map(
      ([of, how]) =>
        () =>
          waits(of, how as 'delay'),
    ),
    fc.tuple(creature, fc.boolean()).map(
      ([of, on]) =>
        () =>
          said(of, 'shaken', on),
    ),
  );
  const step = fc.oneof(
    place.map(
      ([at, of]) =>
        () =>
          turn(at, of),
    ),
    deed,
    deed,
  );
  const fight = fc.tuple(
    fc.option(fc.subarray(ORDER), { nil: undefined }),
    fc.array(step, { maxLength: 25 }),
  );
  const begun = ([aware, steps]: [string[] | undefined, (() => EncounterEvent)[]]) => {
    const so = [begin(ORDER, aware), turn(1, 'a'), ...steps.map((each) => each())];
    return so.reduce(applyEvent, after());
  };

  it(
    'stepping the turn tracker to other turns and back to the present turn leaves the fight ' +
      'unchanged',
    () => {
      fc.assert(
        fc.property(fight, fc.array(place, { minLength: 1, maxLength: 8 }), (past, way) => {
          const now = begun(past);
          // Several creatures may be hidden, so a hidden turn has no place in the round.
          fc.pre(now.active !== null);
          const back = turn(now.round, now.active);
          const there = [...way.map(([at, of]) => turn(at, of)), back].reduce(applyEvent, now);
          expect(facts(there)).toEqual(facts(now));
        }),
        { numRuns: boardsToTry(1500) },
      );
    },
  );

  it('rounds of the previous fight that the turn tracker still shows do not change the new fight', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 6 }),
        fc.array(step, { maxLength: 15 }),
        (old, steps) => {
          const shown = old.map(([at, of]) => turn(at + 1, of));
          const played = [turn(1, 'b'), ...steps.map((each) => each())];
          const [fresh, late] = [[], shown].map((before) =>
            [begin(ORDER), ...before, ...played].reduce(applyEvent, after()),
          );
          expect([facts(late!), late!.acted]).toEqual([facts(fresh!), fresh!.acted]);
        },
      ),
      { numRuns: boardsToTry(1000) },
    );
  });

  it(
    'when the turn tracker returns to a turn, that turn has the same used actions, even if ' +
      'combatants were added or removed',
    () => {
      const order = fc.shuffledSubarray(WHO, { minLength: 1 });
      fc.assert(
        fc.property(fight, fc.array(fc.tuple(place, order), { maxLength: 8 }), (past, way) => {
          const now = begun(past);
          fc.pre(now.active !== null);
          const there = [
            ...way.map(([[at, of], list]) => turn(at, of, list)),
            turn(now.round, now.active, [...now.order]),
          ].reduce(applyEvent, now);
          expect(facts(there).turn?.spent).toEqual(facts(now).turn?.spent);
          expect(facts(there).turn?.active).toBe(now.active);
        }),
        { numRuns: boardsToTry(1000) },
      );
    },
  );

  it(
    'stepping the turn tracker back and forth never restores movement or actions that a creature ' +
      'has used in a turn',
    () => {
      fc.assert(
        fc.property(fight, fc.array(step, { maxLength: 20 }), (past, steps) => {
          let now = begun(past);
          const spent = new Map<string, number>();
          const key = (): string => `${now.round} ${now.active}`;
          for (const each of steps) {
            if (now.active !== null)
              spent.set(key(), now.spent.moved + (now.spent.uses['move'] ?? 0));
            now = applyEvent(now, each());
            if (now.active !== null && spent.has(key()))
              expect(now.spent.moved + (now.spent.uses['move'] ?? 0)).toBeGreaterThanOrEqual(
                spent.get(key())!,
              );
          }
        }),
        { numRuns: boardsToTry(1000) },
      );
    },
  );
});
