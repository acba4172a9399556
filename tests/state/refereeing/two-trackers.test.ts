/**
 * Two clients follow one tracker while its game master steps it back and forth. Their notes cross
 * in any order. Both end with the same turn.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someone, table, type TestTable } from './table.ts';

const ORDER = ['a', 'b', 'c'];
const creatures = () => [
  someone('a', 'party', [3, 5]),
  someone('b', 'foes', [9, 5]),
  someone('c', 'party', [3, 12]),
];
/** Each press of the tracker, each step of a creature, and each delivery of notes. */
type Press = 'next' | 'previous' | 'step' | 'to first' | 'to second';

interface Client {
  readonly t: TestTable;
  readonly notes: Record<string, string>;
}
function clientOf(user: string, gm: boolean, notes: Record<string, string>): Client {
  const t = table(creatures(), { gm });
  t.store.user.value = user;
  t.commands({
    share: async (own) => {
      Object.assign(notes, own);
      return true;
    },
  });
  return { t, notes };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Where the fight stands on a client. */
const standing = ({ t }: Client) => {
  const { round, active, spent, acted, order } = t.referee.encounter.value;
  return { round, active, spent, acted: [...acted].sort(), order };
};

async function played(
  presses: readonly Press[],
  secondIsMaster: boolean,
): Promise<[Client, Client]> {
  const notes: Record<string, string> = {};
  const both: [Client, Client] = [
    clientOf('gm1', true, notes),
    clientOf('user2', secondIsMaster, notes),
  ];
  const at: Record<string, [number, number]> = { a: [3, 5], b: [9, 5], c: [3, 12] };
  let turn = 3;
  const show = (): void => {
    for (const { t } of both) t.turn(ORDER[turn % 3]!, Math.floor(turn / 3), ORDER);
  };
  show();
  for (const press of presses) {
    if (press === 'next') turn += 1;
    if (press === 'previous') turn = Math.max(3, turn - 1);
    if (press === 'step') {
      const of = ORDER[turn % 3]!;
      const [x, y] = at[of]!;
      const to: [number, number] = [x + (of === 'b' ? -1 : 1), y];
      at[of] = to;
      for (const { t } of both) {
        t.hint(of, [[x, y], to], { by: t.store.gm.peek() ? 'master' : 'other' });
        t.place(of, to);
        t.read();
      }
    } else if (press === 'to first' || press === 'to second') {
      await vi.advanceTimersByTimeAsync(300);
      both[press === 'to first' ? 0 : 1].t.wired.notes({ ...notes });
    } else show();
  }
  await vi.advanceTimersByTimeAsync(5000);
  for (const { t } of both) t.wired.notes({ ...notes });
  await vi.advanceTimersByTimeAsync(5000);
  return both;
}
const end = (both: readonly Client[]): void => {
  for (const { t } of both) t.end.abort();
};

describe.each([
  ['a player', false],
  ['a second game master', true],
])('a turn tracker stepped back and forth, seen by the GM and %s', (_who, second) => {
  it.each<[string, Press[]]>([
    ['forward and then back', ['step', 'step', 'next', 'previous', 'step']],
    [
      'three turns forward and then three turns back',
      ['step', 'next', 'next', 'next', 'previous', 'previous', 'previous'],
    ],
    [
      'back over a turn in which a creature moved',
      ['step', 'next', 'step', 'step', 'previous', 'step', 'next'],
    ],
    [
      'forward and then back while the clients share data',
      ['step', 'to second', 'next', 'to first', 'previous', 'to second', 'step'],
    ],
  ])(
    'two clients of one game show the same turn after the GM steps the turn tracker %s',
    async (_way, presses) => {
      const both = await played(presses, second);
      expect(standing(both[1])).toEqual(standing(both[0]));
      end(both);
    },
  );
  it('two clients of one game show the same turn after the GM steps the turn tracker in any way', async () => {
    const press = fc.constantFrom<Press>('next', 'previous', 'step', 'to first', 'to second');
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 2, maxLength: 14 }), async (presses) => {
        const both = await played(presses, second);
        const [one, two] = both.map(standing);
        end(both);
        expect(two).toEqual(one);
      }),
      { numRuns: 25 },
    );
  });
});
