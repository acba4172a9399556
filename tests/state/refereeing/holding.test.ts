/** The referee and held moves: when a move is asked about or held back, and how it continues. */
import type { HostMove } from '../../../src/state/host.ts';
import { describe, expect, it } from 'vitest';
import type { Policies } from '../../../src/encounter/policy.ts';
import { someone, table, type TestTable } from './table.ts';

const duel = () => [someone('a', 'party', [5, 5]), someone('b', 'foes', [7, 5])];
type Path = [number, number][];

function player(policies: Partial<Policies>, options = {}) {
  const t = table(duel(), { gm: false, policies, ...options });
  t.turn('b');
  t.turn('a', 2);
  const moves: unknown[] = [];
  t.commands({
    guard: () => undefined,
    move: async (...args) => {
      moves.push(args);
      return true;
    },
  });
  let told = 0;
  const intends = (of: string, path: Path, more: Partial<HostMove> = {}): boolean =>
    t.wired.intends({
      id: `i${told++}`,
      of,
      path,
      whole: true,
      by: 'self',
      cause: 'drag',
      ...more,
    });
  return { ...t, moves, intends } as TestTable & { moves: unknown[]; intends: typeof intends };
}

const PROVOKING: Path = [
  [5, 5],
  [6, 5],
  [6, 4],
  [6, 3],
];
const FAR: Path = [
  [5, 5],
  [20, 5],
];

describe('a move before it is made', () => {
  it.each<[string, Partial<Policies>, Path, boolean]>([
    [
      'is made if it breaks no rule',
      { speed: 'enforce', opportunities: 'enforce' },
      [
        [5, 5],
        [4, 5],
        [3, 5],
      ],
      true,
    ],
    [
      'is made if it provokes an enemy and the GM’s setting only marks such moves',
      {},
      PROVOKING,
      true,
    ],
    [
      'is made if it provokes an enemy and the GM’s settings ignore attacks of opportunity',
      { opportunities: 'off' },
      PROVOKING,
      true,
    ],
    [
      'waits for the player’s answer if it provokes an enemy and the GM’s setting is to ask',
      { opportunities: 'ask' },
      PROVOKING,
      false,
    ],
    [
      'is held back if it is longer than the speed and the GM’s settings enforce speeds',
      { speed: 'enforce' },
      [
        [5, 5],
        [5, 6],
        [5, 7],
        [5, 8],
        [5, 9],
        [5, 10],
        [5, 11],
        [5, 12],
        [5, 13],
        [5, 14],
        [5, 15],
        [5, 16],
        [5, 17],
        [5, 18],
        [4, 18],
        [3, 18],
        [2, 18],
        [1, 18],
        [0, 18],
        [0, 17],
        [0, 16],
        [0, 15],
        [0, 14],
        [0, 13],
        [0, 12],
        [0, 11],
      ],
      false,
    ],
    [
      'is held back if it ends in an occupied cell and the GM’s settings forbid that',
      { occupied: 'enforce' },
      [
        [5, 5],
        [6, 5],
        [7, 5],
      ],
      false,
    ],
  ])('a player’s move %s', (_name, policies, path, let_) => {
    const t = player(policies);
    expect(t.intends('a', path)).toBe(let_);
    expect(t.referee.held.value === null).toBe(let_);
  });
  it(
    'if the GM’s settings forbid moves out of turn, a player’s move out of turn is held ' +
      'back, but not an undo of it',
    () => {
      const t = player({ turn: 'enforce' });
      expect(
        t.intends('b', [
          [7, 5],
          [8, 5],
        ]),
      ).toBe(false);
      expect(
        t.intends(
          'b',
          [
            [7, 5],
            [8, 5],
          ],
          { cause: 'undo' },
        ),
      ).toBe(true);
      expect(
        t.intends('nobody', [
          [7, 5],
          [8, 5],
        ]),
      ).toBe(true);
      t.reading({ fight: null });
      expect(
        t.intends('b', [
          [7, 5],
          [8, 5],
        ]),
      ).toBe(true);
    },
  );
  it('a GM’s move is never held back', () => {
    const t = player({ speed: 'enforce', turn: 'enforce', opportunities: 'enforce' }, { gm: true });
    expect(t.intends('a', PROVOKING)).toBe(true);
    expect(t.intends('b', FAR)).toBe(true);
    expect(t.referee.held.value).toBeNull();
  });
  it(
    'the ruling that decides whether to hold back a move counts the parts of the ' +
      'movement already made',
    () => {
      const t = player({ opportunities: 'ask' });
      t.go('a', [5, 5], [6, 5]);
      expect(
        t.intends('a', [
          [6, 5],
          [6, 4],
        ]),
      ).toBe(false);
      const { judged, policy } = t.referee.held.value!;
      expect(policy).toBe('ask');
      expect(judged).toMatchObject({
        mode: 'move',
        path: [
          [5, 5],
          [6, 5],
          [6, 4],
        ],
      });
      expect(judged.verdict.opportunities.map(({ by }) => by)).toEqual(['b']);
      t.go('a', [6, 5], [6, 4]);
      expect(t.last('move')).toMatchObject({
        mode: judged.mode,
        path: judged.path,
        cost: judged.verdict.cost,
      });
    },
  );
  it('if a player’s move may be illegal, the extension asks the player and does not forbid the move', () => {
    const t = table([someone('a', 'party', [5, 5], { speed: {} }), someone('b', 'foes', [7, 5])], {
      gm: false,
      policies: { speed: 'enforce' },
    });
    t.turn('a');
    expect(
      t.wired.intends({
        id: 'x',
        of: 'a',
        path: [
          [5, 5],
          [29, 5],
        ],
        whole: false,
      }),
    ).toBe(false);
    expect(t.referee.held.value?.policy).toBe('ask');
  });
});

describe('a held move', () => {
  it('if a player insists on a move that was held back, the move is made once', async () => {
    const t = player({ occupied: 'enforce' });
    const path: Path = [
      [5, 5],
      [6, 5],
      [7, 5],
    ];
    expect(t.intends('a', path)).toBe(false);
    expect(t.referee.held.value?.policy).toBe('enforce');
    expect(await t.referee.goOn('the master')).toBe(true);
    expect(t.referee.held.value).toBeNull();
    expect(t.moves).toEqual([['a', path]]);
    expect(t.intends('a', path)).toBe(true);
    t.go('a', ...path);
    expect(t.entry(t.last('move').id)).toMatchObject({
      verdict: 'allowed',
      allowed: { by: '', note: 'the master' },
    });
    expect(t.all('move')).toHaveLength(1);
  });
  it(
    'a move that was held back only because it provokes is logged as legal when the ' +
      'player makes it anyway',
    async () => {
      const t = player({ opportunities: 'ask' });
      t.intends('a', PROVOKING);
      await t.referee.goOn();
      t.go('a', ...PROVOKING);
      expect(t.entry(t.last('move').id)).toMatchObject({ verdict: 'legal' });
    },
  );
  it(
    'if only the last part of a movement was held back and the player insists, only that ' +
      'part is made',
    async () => {
      const t = player({ opportunities: 'ask' });
      t.go('a', [5, 5], [6, 5]);
      t.intends('a', [
        [6, 5],
        [6, 4],
      ]);
      await t.referee.goOn();
      expect(t.moves).toEqual([
        [
          'a',
          [
            [6, 5],
            [6, 4],
          ],
        ],
      ]);
    },
  );
  it('the player can cancel a move that was held back', async () => {
    const t = player({ opportunities: 'ask' });
    t.intends('a', PROVOKING);
    t.referee.goBack();
    expect(t.referee.held.value).toBeNull();
    expect(await t.referee.goOn()).toBe(false);
    t.commands({});
    t.intends('a', PROVOKING);
    expect(await t.referee.goOn()).toBe(false);
    expect(t.intends('a', PROVOKING)).toBe(true);
    t.later(60_000);
    expect(t.intends('a', PROVOKING)).toBe(false);
  });
  it.each<[string, (t: TestTable) => void, boolean]>([
    ['can no longer be made when the turn changes', (t) => t.turn('b', 2), true],
    ['can no longer be made when the map changes', (t) => t.reading({ map: 'other' }), true],
    [
      'can no longer be made when the token has moved in the meantime',
      (t) => t.jump('a', [5, 6]),
      true,
    ],
    [
      'can no longer be made when the token is removed from the map',
      (t) => t.reading({ creatures: (now) => now.filter(({ id }) => id !== 'a') }),
      true,
    ],
    ['can still be made when another token has moved', (t) => t.jump('b', [8, 8]), false],
  ])('a move that was held back %s', (_name, change, gone) => {
    const t = player({ opportunities: 'ask' });
    t.intends('a', PROVOKING);
    change(t);
    expect(t.referee.held.value === null).toBe(gone);
  });
  it(
    'the extension intercepts moves on the virtual tabletop only while some setting can hold ' +
      'a move back',
    () => {
      const t = player({});
      const guards: boolean[] = [];
      t.commands({ guard: (on) => guards.push(on) });
      expect(t.referee.stops.value).toBe(true);
      t.referee.setPolicy('speed', 'ask');
      t.referee.setPolicy('speed', 'mark');
      expect(guards).toEqual([false, true, false]);
    },
  );
});

describe('a move with only its start and end known', () => {
  it(
    'if the tabletop reports only the start and end of a move, the ruling uses the path ' +
      'that the user dragged',
    () => {
      const t = player({ opportunities: 'ask' });
      t.store.drag.value = {
        of: 'a',
        path: [
          [5, 5],
          [6, 4],
          [7, 4],
          [8, 4],
        ],
      };
      t.store.drag.value = null;
      expect(
        t.intends(
          'a',
          [
            [5, 5],
            [8, 4],
          ],
          { whole: false },
        ),
      ).toBe(false);
      const { path } = t.referee.held.value!.judged;
      expect(path).toEqual([
        [5, 5],
        [6, 4],
        [7, 4],
        [8, 4],
      ]);
      t.hint(
        'a',
        [
          [5, 5],
          [8, 4],
        ],
        { whole: false },
      );
      t.jump('a', [8, 4]);
      expect(t.last('move').path).toEqual(path);
    },
  );
});
