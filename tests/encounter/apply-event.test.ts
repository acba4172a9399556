/** The state of a fight after each event: turns, spent actions, opportunities, conditions, undo. */
import { NO_USES } from '../support/noUses.ts';
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { turnOf, type Encounter } from '../../src/encounter/applyEvent.ts';
import { journal } from '../../src/encounter/journal.ts';
import { act, answer, begin, end, move, provokes, said, told, turn, undo } from './fights.ts';
import { everyCase } from '../support/everyCase.ts';

const after = (...events: EncounterEvent[]): Encounter => journal(events).state;
const START = () => [begin(['a', 'b', 'c']), turn(1, 'a')];

describe('actions taken out of turn spend no action of a turn:', () => {
  it(
    'an attack of opportunity uses neither a standard action nor an immediate action of the ' +
      'attacker',
    () => {
      expect(
        after(...START(), act('a', 'melee-attack', { as: 'opportunity', uses: ['standard'] }))
          .spent,
      ).toMatchObject({ uses: NO_USES });
      expect(
        after(...START(), act('b', 'melee-attack', { as: 'opportunity', uses: ['immediate'] }))
          .immediate,
      ).toEqual([]);
    },
  );
  it('a readied action taken in another creature’s turn uses no action of that other creature', () => {
    const so = [...START(), act('a', 'ready'), turn(1, 'b')];
    const wait = {
      ...told('a', 'x', true),
      kind: 'wait',
      how: 'ready',
    } as unknown as EncounterEvent;
    expect(after(...so, wait).waiting).toEqual({ a: 'ready' });
    const done = after(...so, wait, act('a', 'melee-attack', { as: 'readied' }));
    expect([done.waiting, done.active, done.spent.uses]).toEqual([{}, 'b', {}]);
    // The readied action is lost at the beginning of a's next turn.
    expect(after(...so, wait, turn(1, 'c'), turn(2, 'a')).waiting).toEqual({});
  });
});

describe('declared conditions', () => {
  it.each([
    ['charging', 'sigil.special-attack.charge-attack'],
    ['running', 'sigil.movement.run-loses-dex'],
    ['total-defence', 'sigil.special-attack.total-defence'],
    ['fighting-defensively', 'sigil.special-attack.fight-defensively'],
  ])(
    'a creature that gets the condition “%s” from its own action loses the condition when its ' +
      'next turn begins',
    (condition) => {
      const so = [...START(), act('a', 'whatever', { gains: [condition, 'prone'] })];
      expect(after(...so, turn(1, 'b'), turn(1, 'c')).conditions).toEqual({
        a: [condition, 'prone'].sort(),
      });
      // If the host reports the same turn again, the next turn has not begun.
      expect(after(...so, turn(1, 'b'), turn(1, 'a')).conditions).toEqual({
        a: [condition, 'prone'].sort(),
      });
      expect(after(...so, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')).conditions).toEqual({
        a: ['prone'],
      });
      expect(after(...so, end()).conditions).toEqual({ a: ['prone'] });
    },
  );
  it.each([
    ['charge', 'charging', 'sigil.special-attack.charge-attack'],
    ['run', 'running', 'sigil.movement.run-loses-dex'],
  ] as const)(
    'a creature that declares a %s in its turn has the condition “%s”',
    (how, condition, _rule) => {
      expect(after(...START(), move('a', { mode: how })).conditions).toEqual({ a: [condition] });
      expect(after(...START(), act('a', how)).conditions).toEqual({ a: [condition] });
      expect(after(...START(), move('b', { mode: how })).conditions).toEqual({});
      expect(after(...START(), act('b', how, { as: 'opportunity' })).conditions).toEqual({});
      expect(after(move('a', { mode: how })).conditions).toEqual({});
    },
  );
  everyCase([
    ['a mode of the same name that brings nothing', 'charge', [], []],
    ['a mode with another condition', 'lunge', ['charging'], ['charging']],
  ] as const)(
    'a logged move or action gives a creature only the conditions listed in its log entry, ' +
      'whatever the move or action is called',
    (_what, mode, brings, conditions) => {
      const found = conditions.length === 0 ? {} : { a: conditions };
      expect(after(...START(), move('a', { mode, brings })).conditions).toEqual(found);
      expect(after(...START(), act('a', mode, { brings })).conditions).toEqual(found);
      expect(after(act('a', mode, { brings })).conditions).toEqual({});
    },
  );
  it('a five-foot step is not counted among the squares that a creature has moved in its turn', () => {
    const cells = (more: Parameters<typeof move>[1]): number =>
      after(...START(), move('a', { cost: 1, ...more })).spent.moved;
    expect(cells({ mode: 'step' })).toBe(0);
    expect(cells({ mode: 'shift', brings: [], uncounted: true })).toBe(0);
    expect(cells({ mode: 'step', brings: [] })).toBe(1);
  });
  it('a creature that drops prone is prone until it stands up', () => {
    const so = [...START(), act('a', 'drop-prone', { uses: ['free'], gains: ['prone'] })];
    expect(after(...so)).toMatchObject({ conditions: { a: ['prone'] }, ended: {} });
    expect(
      after(...so, turn(1, 'b'), turn(2, 'a'), act('a', 'stand-up', { loses: ['prone'] })),
    ).toMatchObject({ conditions: {}, ended: { a: ['prone'] } });
  });
  it(
    'if a condition marker on a token changes, the marker overrides the condition that the user ' +
      'entered in the combat log',
    () => {
      for (const on of [true, false]) {
        expect(after(...START(), said('a', 'prone', true), told('a', 'prone', on))).toMatchObject({
          conditions: {},
          ended: {},
        });
        expect(after(...START(), said('a', 'prone', false), told('a', 'prone', on))).toMatchObject({
          conditions: {},
          ended: {},
        });
      }
      expect(
        after(
          ...START(),
          said('a', 'prone', true),
          told('a', 'shaken', true),
          told('b', 'prone', true),
        ).conditions,
      ).toEqual({ a: ['prone'] });
    },
  );
  it('undoing an action removes the conditions that the action gave', () => {
    const drop = act('a', 'drop-prone', { gains: ['prone'] });
    expect(after(...START(), drop, undo(drop))).toMatchObject({
      conditions: {},
      spent: { uses: NO_USES },
    });
  });
  it('a creature outside the initiative order loses its total defense at the end of the round', () => {
    const so = [
      ...START(),
      act('z', 'total-defence', { gains: ['total-defence'] }),
      answer('z', move('a', { ruling: provokes('z') }), 0, true),
    ];
    expect(after(...so, turn(1, 'b'), turn(1, 'c'))).toMatchObject({
      conditions: { z: ['total-defence'] },
      opportunities: { z: 1 },
    });
    expect(after(...so, turn(1, 'b'), turn(1, 'c'), turn(2, 'a'))).toMatchObject({
      conditions: {},
      opportunities: {},
    });
  });
});

describe('weapons in hand', () => {
  it(
    'weapons that a creature has drawn stay drawn until the creature puts them away or ' +
      'the fight ends',
    () => {
      const so = [
        ...START(),
        act('a', 'draw-weapon', { hand: { weapon: 'bow', ready: true } }),
        act('a', 'sheathe-weapon', { hand: { weapon: 'sword', ready: false } }),
        act('a', 'draw-weapon', { hand: { weapon: 'sword', ready: true } }),
      ];
      expect(after(...so).hands).toEqual({ a: { bow: true, sword: true } });
      expect(after(...so, end()).hands).toEqual({});
    },
  );
});

describe('the surprise round (sigil.initiative.surprise-round, sigil.initiative.surprise-actions)', () => {
  const so = () => [begin(['a', 'b', 'c'], ['a', 'c']), turn(1, 'a')];
  it('in the surprise round, the turn order contains only the aware creatures', () => {
    expect(turnOf(after(...so(), act('a', 'melee-attack')))).toMatchObject({
      surprise: true,
      order: ['a', 'c'],
      acted: ['a'],
      spent: { uses: { standard: 1 } },
    });
    expect(turnOf(after(...so()))?.round).toBe(1);
  });
  it('an unaware creature has no actions in the surprise round', () => {
    expect(turnOf(after(...so(), turn(1, 'b')))).toMatchObject({
      active: 'b',
      acted: ['a'],
      spent: { over: true },
    });
  });
  it('after the surprise round comes round 1, in which unaware creatures have not acted yet', () => {
    expect(turnOf(after(...so(), turn(1, 'b'), turn(1, 'c'), turn(2, 'c')))).toMatchObject({
      round: 1,
      surprise: false,
      order: ['a', 'b', 'c'],
      acted: ['a', 'c'],
    });
    expect(turnOf(after(...so(), turn(2, 'b'), turn(2, 'c')))).toMatchObject({
      round: 1,
      acted: ['a', 'b', 'c'],
      spent: { uses: NO_USES },
    });
  });
  it('if round 1 is changed into a surprise round, actions that were already used stay used', () => {
    expect(
      turnOf(
        after(begin(['a', 'b']), turn(1, 'a'), move('a', { cost: 3 }), begin(undefined, ['a'])),
      ),
    ).toMatchObject({ surprise: true, order: ['a'], acted: ['a'], spent: { moved: 3 } });
    expect(
      turnOf(after(begin(['a', 'b']), turn(1, 'a'), begin(undefined, ['a']), begin(undefined, []))),
    ).toMatchObject({ surprise: false, order: ['a', 'b'], round: 1 });
    expect(turnOf(after(begin(['a', 'b']), turn(2, 'a'), begin(undefined, ['a'])))).toMatchObject({
      surprise: false,
      order: ['a', 'b'],
      round: 2,
    });
  });
});

describe('delaying (sigil.initiative.delay)', () => {
  const wait = (of: string, how: 'delay' | null) =>
    ({ ...told(of, 'x', true), kind: 'wait', how }) as unknown as EncounterEvent;
  it('a creature whose turn a delaying creature interrupts does not regain used actions', () => {
    const so = [
      ...START(),
      wait('a', 'delay'),
      turn(1, 'b'),
      act('b', 'melee-attack'),
      wait('a', null),
    ];
    expect(after(...so)).toMatchObject({ active: 'a', waiting: {}, spent: { uses: NO_USES } });
    // b's turn continues, and b has nothing left of its standard action.
    expect(after(...so, turn(1, 'b')).spent).toMatchObject({ uses: { standard: 1 } });
    expect(after(...so, move('a', { cost: 2 }), turn(1, 'b'), turn(1, 'a')).spent).toMatchObject({
      moved: 2,
    });
    expect(after(...so, turn(2, 'a')).spent).toMatchObject({ uses: NO_USES, moved: 0 });
  });
  it('a creature that delays for a whole round is no longer delaying in its next turn', () => {
    expect(after(...START(), wait('a', 'delay'), turn(2, 'a')).waiting).toEqual({});
  });
  it(
    'a creature that acts after a delay regains a used attack of opportunity only in the next ' +
      'round',
    () => {
      const so = [
        ...START(),
        wait('a', 'delay'),
        turn(1, 'b'),
        answer('a', move('b', { ruling: provokes('a') }), 0, true),
        wait('a', null),
      ];
      expect(after(...so).opportunities).toEqual({ a: 1 });
      expect(after(...so, turn(2, 'a')).opportunities).toEqual({});
    },
  );
});

describe('a movement of several moves is counted once', () => {
  const begun = START();
  const first = () => move('a', { cost: 2, diagonals: 1 });
  const next = (before: EncounterEvent, cost: number, diagonals = 1) =>
    move('a', { cost, diagonals, joins: before.id });
  const spent = (...events: EncounterEvent[]) => {
    const { moved, diagonals, uses } = after(...begun, ...events).spent;
    return [moved, diagonals, uses['move'] ?? 0];
  };
  it('if a movement is logged in several parts, only the total cost stated by the last part counts', () => {
    const [one] = [first()];
    const two = next(one, 3, 2);
    const three = next(two, 5, 3);
    expect(spent(one, two, three)).toEqual([5, 3, 1]);
    expect(spent(three, one, two)).toEqual([5, 3, 1]);
    const back = undo(three, true);
    expect(spent(one, two, three, back)).toEqual([3, 2, 1]);
    expect(spent(one, two, three, back, undo(back))).toEqual([5, 3, 1]);
    // `two` was undone alone, but `three` joins it and still contains it.
    expect(spent(one, two, three, undo(two))).toEqual([5, 3, 1]);
    expect(spent(one, two, three, undo(three), undo(two))).toEqual([2, 1, 1]);
    expect(spent(one, two, three, undo(three), undo(two), undo(one))).toEqual([0, 0, 0]);
  });
  it('a movement logged in several parts counts in the turn in which its first part was made', () => {
    const one = first();
    const again = (before: EncounterEvent[]) => [
      one,
      ...before,
      move('a', { cost: 9, joins: one.id }),
    ];
    expect(spent(...again([turn(1, 'b'), turn(2, 'a')]))).toEqual([0, 0, 0]);
    expect(spent(...again([]))).toEqual([9, 0, 1]);
  });
  it(
    'a move that claims to continue another creature’s move, or a move not in the log, counts as ' +
      'a separate move',
    () => {
      const other = move('b', { cost: 4 });
      expect(spent(other, next(other, 3))).toEqual([3, 1, 1]);
      expect(spent(move('a', { cost: 3, joins: 'nothing' }))).toEqual([3, 0, 1]);
      const one = first();
      expect(spent({ ...one, joins: one.id })).toEqual([2, 1, 1]);
    },
  );
  it('a diagonal five-foot step spends no movement and does not count as a diagonal', () => {
    expect(
      after(...START(), move('a', { mode: 'step', uses: ['step'], diagonals: 1 })).spent,
    ).toEqual({ uses: { step: 1 }, moved: 0, diagonals: 0 });
  });
});

it('a second “combat starts” event does not restart a running fight', () => {
  const so = [...START(), move('a', { cost: 2 }), said('a', 'shaken', true)];
  expect(after(...so, begin(['c', 'a']))).toMatchObject({
    active: 'a',
    order: ['c', 'a'],
    spent: { moved: 2 },
    round: 1,
  });
  expect(after(...so, turn(3, 'b'), end(), begin(['b']))).toMatchObject({
    active: null,
    order: ['b'],
    round: 1,
    acted: [],
    conditions: { a: ['shaken'] },
  });
});

it('a creature with the id “constructor” can take actions in a fight', () => {
  for (const id of ['constructor', '__proto__', 'toString']) {
    const so = after(
      begin(['a', id]),
      turn(1, 'a'),
      answer(id, move('a', { ruling: provokes(id) }), 0, true),
      said(id, 'prone', true),
      told(id, 'prone', true),
      said(id, 'shaken', true),
      turn(1, id),
      turn(1, 'a'),
      turn(1, id),
    );
    expect(Object.entries(so.conditions)).toEqual([[id, ['shaken']]]);
    expect(Object.keys(so.opportunities)).toEqual([]);
    expect(so.acted).toEqual(['a', id]);
  }
});
