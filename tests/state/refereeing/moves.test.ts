/** The referee and moves: how reported and observed moves are judged and recorded. */
import { NO_USES } from '../../support/noUses.ts';
import { describe, expect, it } from 'vitest';
import { codes, provokers, someone, table } from './table.ts';
import { rulesetInWords } from '../../support/titleWords.ts';

const field = () => [someone('a', 'party', [5, 5]), someone('b', 'foes', [7, 5])];

describe.each<[string, string[]]>([
  ['srd35', ['entering']],
  ['sigil', []],
])('a Tiny creature that enters a space (%s)', (ruleset, causes) => {
  it(
    `under ${rulesetInWords(ruleset)}, a Tiny creature ` +
      `${causes.length > 0 ? 'provokes' : 'does not provoke'} a foe by entering the foe’s ` +
      'space',
    () => {
      const t = table(
        [
          someone('a', 'party', [6, 6], { size: 'tiny', reach: 0 }),
          someone('b', 'foes', [7, 5], {
            attacks: [{ id: 'glaive', kind: 'melee', ready: true, reachWeapon: 'reach' }],
          }),
        ],
        { ruleset },
      );
      t.turn('b');
      t.turn('a', 2);
      t.go('a', [6, 6], [6, 5], [7, 5]);
      expect(t.last('move').ruling.provoked.map(({ cause }) => cause)).toEqual(causes);
    },
  );
});

describe('moves of the creature on turn', () => {
  it('in the first turn of a fight, a move of one square is logged as a 5-foot step', () => {
    const t = table(field());
    t.turn('a');
    expect(t.log().map(({ kind }) => kind)).toEqual(['combat', 'turn']);
    expect(t.referee.encounter.value).toMatchObject({
      on: true,
      round: 1,
      active: 'a',
      order: ['a', 'b'],
    });
    t.go('a', [5, 5], [4, 5]);
    expect(t.last('move')).toMatchObject({
      of: 'a',
      path: [
        [5, 5],
        [4, 5],
      ],
      mode: 'step',
      seen: 'host',
      hand: 'master',
      cost: 1,
      uses: ['step'],
    });
    expect(t.referee.encounter.value.spent).toMatchObject({ uses: { step: 1 } });
  });
  it('two drags of a token without an action between the drags are logged as one move', () => {
    const t = table(field());
    t.turn('a');
    t.turn('b');
    t.turn('a', 2);
    t.go('a', [5, 5], [6, 5]);
    expect(t.last('move')).toMatchObject({ mode: 'step', uses: ['step'] });
    t.go('a', [6, 5], [6, 4]);
    const move = t.last('move');
    expect(move).toMatchObject({
      mode: 'move',
      path: [
        [5, 5],
        [6, 5],
        [6, 4],
      ],
      cost: 2,
      uses: ['move'],
    });
    expect(move.joins).toBeDefined();
    expect(provokers(move)).toEqual(['b']);
    expect(t.all('move')).toHaveLength(1);
    expect(t.referee.encounter.value.spent).toMatchObject({ uses: { move: 1 }, moved: 2 });
  });
  it(
    'in a move made with three drags, every second diagonal costs double, counted over all three ' +
      'drags',
    () => {
      const t = table([someone('a', 'party', [5, 5])]);
      t.turn('a');
      t.go('a', [5, 5], [6, 6]);
      t.go('a', [6, 6], [7, 7]);
      t.go('a', [7, 7], [8, 8]);
      expect(t.last('move')).toMatchObject({ mode: 'move', cost: 4, diagonals: 3, uses: ['move'] });
      expect(t.referee.encounter.value.spent).toMatchObject({
        uses: { move: 1 },
        moved: 4,
        diagonals: 3,
      });
    },
  );
  it('a move longer than a double move is logged as illegal, not as a run', () => {
    const far = (x: number) => {
      const t = table([someone('a', 'party', [0, 5])]);
      t.turn('a');
      t.jump('a', [x, 5]);
      return t.last('move');
    };
    expect(far(6)).toMatchObject({ mode: 'move', seen: 'assumed', cost: 6, uses: ['move'] });
    expect(far(12)).toMatchObject({ mode: 'double-move', cost: 12, uses: ['move', 'move'] });
    const t = table([someone('a', 'party', [0, 5])]);
    t.turn('a');
    t.jump('a', [20, 5]);
    const { id } = t.last('move');
    expect([t.last('move').mode, codes(t.last('move'))]).toEqual(['double-move', ['over-speed']]);
    expect(t.referee.otherModes(t.entry(id)!)).toContain('run');
    t.referee.reread(id, 'run');
    expect(t.last('move')).toMatchObject({
      mode: 'run',
      cost: 20,
      uses: ['standard', 'move'],
      ruling: { faults: [] },
    });
    const beyond = far(29);
    expect(beyond).toMatchObject({ mode: 'double-move', budget: 12 });
    expect(codes(beyond)).toEqual(['over-speed']);
  });
});

describe('a movement partly on foot and partly in flight', () => {
  const winged = () => {
    const t = table([someone('a', 'party', [0, 5], { speed: { land: 6, fly: 12 } })]);
    t.turn('a');
    return t;
  };
  const line = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i): [number, number] => [from + i, 5]);

  it(
    'a move that is partly walked and partly flown is logged with the kind of movement of each ' +
      'cell',
    () => {
      const t = winged();
      const path = line(0, 6);
      const ways = (['walk', 'walk', 'walk', 'fly', 'fly', 'fly', 'fly'] as const).slice();
      t.hint('a', path, { ways });
      t.jump('a', [6, 5]);
      const move = t.last('move');
      expect(move).toMatchObject({ ways, mode: 'move', cost: 8, budget: 12, uses: ['move'] });
      expect(move.ruling.unknown).not.toContain('creatures.a.moving');
    },
  );

  it('a move made with several drags keeps the kind of movement of each drag', () => {
    const t = winged();
    t.hint('a', line(0, 4), { ways: Array.from({ length: 5 }, () => 'walk') });
    t.jump('a', [4, 5]);
    expect(t.last('move')).toMatchObject({ cost: 4, budget: 6 });
    t.hint('a', line(4, 8), { ways: Array.from({ length: 5 }, () => 'fly') });
    t.jump('a', [8, 5]);
    expect(t.last('move')).toMatchObject({ mode: 'move', cost: 12, budget: 12 });
    t.hint('a', line(8, 9), { ways: ['walk', 'walk'] });
    t.jump('a', [9, 5]);
    expect(t.last('move')).toMatchObject({ mode: 'double-move', cost: 14, budget: 24 });
    expect(t.last('move').ways?.slice(1)).toEqual(
      'walk walk walk walk fly fly fly fly walk'.split(' '),
    );
  });

  it(
    'a partly walked, partly flown move gets the same ruling whether the tabletop reports it in ' +
      'parts or at once',
    () => {
      const ways = ['walk', 'walk', 'walk', 'fly', 'fly', 'walk'] as const;
      const once = winged();
      once.hint('a', line(0, 5), { ways });
      once.jump('a', [5, 5]);
      const parts = winged();
      parts.hint('a', line(0, 2), { ways: ways.slice(0, 3) });
      parts.hint('a', line(2, 4), { ways: ['fly', 'fly', 'fly'] });
      parts.hint('a', line(4, 5), { ways: ['walk', 'walk'] });
      parts.jump('a', [5, 5]);
      const { cost, budget, mode, ruling } = once.last('move');
      expect(parts.last('move')).toMatchObject({ cost, budget, mode, ruling });
      expect(parts.last('move').ways?.slice(1)).toEqual(ways.slice(1));
    },
  );

  it.each([
    ['reports walking', ['walk', 'walk', 'walk', 'walk'], 12],
    ['reports no kind of movement', undefined, 12],
    ['reports flight at the end', ['walk', 'walk', 'fly', 'fly'], 10],
  ] as const)(
    'the ruling on a move uses the kind of movement that the user chose, even if the ' +
      'virtual tabletop %s',
    (_, ways, cost) => {
      const t = winged();
      t.store.way.value = { of: 'a', by: 'climb' };
      t.hint('a', line(0, 3), ways && { ways });
      t.jump('a', [3, 5]);
      const { ruling } = t.last('move');
      expect(t.last('move')).toMatchObject({ cost });
      expect(ruling.checks?.map(({ what }) => what)).toEqual(['climbing']);
    },
  );

  it(
    'the ruling on a partly walked, partly flown move is uncertain if its reported path skips ' +
      'squares',
    () => {
      const t = winged();
      t.hint(
        'a',
        [
          [0, 5],
          [6, 5],
        ],
        { whole: false, ways: ['walk', 'fly'] },
      );
      t.jump('a', [6, 5]);
      expect(t.last('move')).toMatchObject({ seen: 'assumed', budget: 12 });
      expect(t.last('move').ruling.unknown).toContain('creatures.a.moving');
    },
  );
});

describe('a path reported by the virtual tabletop', () => {
  const start = () => {
    const t = table(field());
    t.turn('b');
    t.turn('a', 2);
    return t;
  };
  it(
    'the combat log stays the same if the tabletop reports a move’s path late, twice or ' +
      'out of order',
    () => {
      const t = start();
      const second = {
        id: 'x2',
        of: 'a',
        path: [
          [6, 6],
          [7, 7],
        ],
        whole: true,
        by: 'self',
        cause: 'keyboard',
      } as const;
      const first = {
        id: 'x1',
        of: 'a',
        path: [
          [5, 5],
          [5, 6],
          [6, 6],
        ],
        whole: true,
        by: 'self',
        cause: 'keyboard',
      } as const;
      t.wired.moved(second);
      t.wired.moved(first);
      t.wired.moved(first);
      t.jump('a', [7, 7]);
      expect(t.last('move')).toMatchObject({
        path: [
          [5, 5],
          [5, 6],
          [6, 6],
          [7, 7],
        ],
        seen: 'host',
      });
      t.wired.moved(first);
      t.wired.moved(second);
      t.read();
      expect(t.all('move')).toHaveLength(1);
      t.jump('a', [7, 8]);
      expect(t.last('move')).toMatchObject({
        path: [
          [5, 5],
          [5, 6],
          [6, 6],
          [7, 7],
          [7, 8],
        ],
      });
      expect(t.all('move')).toHaveLength(1);
    },
  );
  it('if the tabletop reports a path after the move was logged, the move is not logged again', () => {
    const t = start();
    t.jump('a', [5, 8]);
    t.hint('a', [
      [5, 5],
      [4, 6],
      [5, 7],
      [5, 8],
    ]);
    t.read();
    expect(t.all('move')).toHaveLength(1);
    expect(t.last('move')).toMatchObject({ seen: 'assumed' });
  });
  it('if the token never arrives at the end of a reported path, the path is ignored', () => {
    const t = start();
    t.hint('a', [
      [5, 5],
      [5, 6],
      [5, 7],
    ]);
    t.later(20_000);
    t.jump('a', [5, 7]);
    expect(t.last('move')).toMatchObject({ seen: 'assumed' });
    expect(t.last('move').hand).toBeUndefined();
  });
  it(
    'if the tabletop reports only a move’s start and end, the ruling uses the dragged ' +
      'path, or else the least provoking path',
    () => {
      const t = start();
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
      t.hint(
        'a',
        [
          [5, 5],
          [8, 4],
        ],
        { whole: false },
      );
      t.jump('a', [8, 4]);
      expect(t.last('move')).toMatchObject({
        seen: 'drag',
        path: [
          [5, 5],
          [6, 4],
          [7, 4],
          [8, 4],
        ],
      });
      expect(provokers(t.last('move'))).toEqual(['b']);
      const u = start();
      u.hint(
        'a',
        [
          [5, 5],
          [9, 4],
        ],
        { whole: false, by: 'other' },
      );
      u.jump('a', [9, 4]);
      expect(u.last('move')).toMatchObject({ seen: 'assumed', hand: 'other', mode: 'move' });
      expect(provokers(u.last('move'))).toEqual([]);
    },
  );
  it(
    'a move that the tabletop reports step by step, as with arrow keys, is logged as one ' + 'move',
    () => {
      const t = start();
      t.hint(
        'a',
        [
          [5, 5],
          [4, 5],
        ],
        { cause: 'keyboard' },
      );
      t.hint(
        'a',
        [
          [4, 5],
          [3, 5],
        ],
        { cause: 'keyboard' },
      );
      t.hint(
        'a',
        [
          [3, 5],
          [3, 6],
        ],
        { cause: 'keyboard' },
      );
      t.jump('a', [3, 6]);
      expect(t.last('move')).toMatchObject({
        path: [
          [5, 5],
          [4, 5],
          [3, 5],
          [3, 6],
        ],
        mode: 'move',
        cost: 3,
      });
      expect(t.all('move')).toHaveLength(1);
    },
  );
  it.each<[string, unknown]>([
    ['no squares', []],
    ['only one square', [[5, 5]]],
    [
      'coordinates that are not numbers',
      [
        [NaN, 5],
        [6, 5],
      ],
    ],
    [
      'fractional coordinates',
      [
        [5.5, 5],
        [6, 5],
      ],
    ],
    ['a million squares', Array.from({ length: 1_000_000 }, (_, i) => [i % 30, 5])],
    [
      'coordinates far beyond the map',
      [
        [5, 5],
        [1e9, 5],
      ],
    ],
    ['entries that are not positions', ['a', null]],
    [
      'jumps between squares',
      Array.from({ length: 900 }, (_, i) => (i % 2 === 0 ? [5, 5] : [3900, 5])),
    ],
  ])('a path that the tabletop reports with %s has no effect', (_name, path) => {
    const t = start();
    t.hint('a', path as never);
    t.hint('nobody', path as never);
    expect(t.wired.intends({ id: 'i', of: 'a', path: path as never, whole: true })).toBe(true);
    t.jump('a', [4, 5]);
    expect(t.all('move')).toHaveLength(1);
    expect(t.last('move')).toMatchObject({
      path: [
        [5, 5],
        [4, 5],
      ],
    });
  });
});

describe('a creature', () => {
  it(
    'a token that the GM moves out of turn is logged as placed, but a player’s move out ' +
      'of turn as illegal',
    () => {
      const by = (gm: boolean, hand?: 'self' | 'other' | 'master') => {
        const t = table(field(), { gm });
        t.turn('a');
        if (hand !== undefined)
          t.hint(
            'b',
            [
              [7, 5],
              [7, 6],
            ],
            { by: hand },
          );
        t.jump('b', [7, 6]);
        return t.last('move');
      };
      expect(by(true, 'self')).toMatchObject({ seen: 'placed', hand: 'master', uses: [] });
      expect(by(false, 'master')).toMatchObject({ seen: 'placed', hand: 'master' });
      expect(by(true)).toMatchObject({ seen: 'placed' });
      expect(by(true).hand).toBeUndefined();
      expect(codes(by(true, 'other'))).toEqual(['not-your-turn']);
      expect(codes(by(false, 'self'))).toEqual(['not-your-turn']);
      expect(by(false, 'self').ruling.faults[0]).toMatchObject({ by: 'a', rules: [] });
    },
  );
  it('a token that the GM teleports or pastes is logged as placed, not as moved', () => {
    const t = table(field());
    t.turn('a');
    t.hint(
      'a',
      [
        [5, 5],
        [20, 5],
      ],
      { cause: 'placed', whole: false },
    );
    t.jump('a', [20, 5]);
    expect(t.last('move')).toMatchObject({
      seen: 'placed',
      path: [
        [5, 5],
        [20, 5],
      ],
      cost: 0,
    });
    t.go('a', [20, 5], [21, 5]);
    expect(t.last('move')).toMatchObject({
      mode: 'step',
      path: [
        [20, 5],
        [21, 5],
      ],
    });
    expect(t.last('move').joins).toBeUndefined();
  });
  it('a token that is added to the map is not logged as moved', () => {
    const t = table(field());
    t.turn('a');
    t.reading({ creatures: (now) => [...now, someone('c', 'foes', [9, 9])] });
    expect(t.all('move')).toEqual([]);
  });
  describe('a creature that was absent for a moment', () => {
    const gone = (t: ReturnType<typeof table>, id: string) =>
      t.reading({ creatures: (now) => now.filter((each) => each.id !== id) });
    const back = (t: ReturnType<typeof table>, at: [number, number]) =>
      t.reading({ creatures: (now) => [...now, someone('a', 'party', at)] });
    it(
      'a token that is removed from the map and comes back elsewhere is logged as a move along ' +
        'an assumed path',
      () => {
        const t = table(field());
        t.turn('a');
        gone(t, 'a');
        expect(t.all('move')).toEqual([]);
        back(t, [1, 1]);
        expect(t.last('move')).toMatchObject({ seen: 'assumed', uses: ['move'] });
        expect([t.last('move').path[0], t.last('move').path.at(-1)]).toEqual([
          [5, 5],
          [1, 1],
        ]);
      },
    );
    it('a token that is removed and comes back too far away breaks the rule on speed', () => {
      const t = table(field());
      t.turn('a');
      gone(t, 'a');
      t.read();
      back(t, [25, 15]);
      expect(codes(t.last('move'))).toContain('over-speed');
    });
    it('a token that is removed beside a foe and comes back elsewhere provokes that foe', () => {
      const t = table([someone('a', 'party', [6, 5]), someone('b', 'foes', [7, 5])]);
      t.turn('b');
      t.turn('a', 2);
      gone(t, 'a');
      back(t, [1, 5]);
      expect(t.last('move').ruling.provoked.map(({ by }) => by)).toEqual(['b']);
    });
    it('a token that is removed and comes back in the same cell does not count as moved', () => {
      const t = table(field());
      t.turn('a');
      gone(t, 'a');
      back(t, [5, 5]);
      expect(t.all('move')).toEqual([]);
    });
    it(
      'a token that is removed and that the GM puts back elsewhere is logged as placed, not ' +
        'as moved',
      () => {
        const t = table(field());
        t.turn('a');
        gone(t, 'a');
        t.hint('a', [], { by: 'master', whole: false });
        back(t, [25, 15]);
        expect(t.last('move')).toMatchObject({ seen: 'placed', hand: 'master', cost: 0 });
      },
    );
    it(
      'if a player puts a removed token back elsewhere out of turn, it counts as a move out of ' +
        'turn',
      () => {
        const t = table(field());
        t.turn('b');
        gone(t, 'a');
        t.hint('a', [], { by: 'other', whole: false });
        back(t, [1, 1]);
        expect(codes(t.last('move'))).toEqual(['not-your-turn']);
      },
    );
    it(
      'on a player’s client, a token that leaves the player’s view and comes back is not ' +
        'logged as moved',
      () => {
        const t = table(field(), { gm: false });
        t.turn('a');
        gone(t, 'a');
        back(t, [25, 15]);
        expect(t.all('move')).toEqual([]);
      },
    );
    it(
      'on a player’s client, the player’s own token that is removed and comes back elsewhere ' +
        'counts as moved',
      () => {
        const t = table(field(), { gm: false });
        t.store.owned.value = ['a'];
        t.turn('a');
        gone(t, 'a');
        back(t, [25, 15]);
        expect(codes(t.last('move'))).toContain('over-speed');
      },
    );
    describe('a creature that comes back under a new id', () => {
      const named = (id: string, side: string, at: [number, number], name = 'Ada') =>
        someone(id, side, at, { name });
      const fighters = (side: string) => [
        named('a', side, [6, 5]),
        someone('b', side === 'party' ? 'foes' : 'party', [7, 5]),
      ];
      const remade = (t: ReturnType<typeof table>, side: string, name = 'Ada') =>
        t.reading({
          creatures: (now) => [
            ...now.filter(({ id }) => id !== 'a'),
            named('new', side, [20, 15], name),
          ],
        });
      it(
        'a token that comes back with the same name and a new id counts as moved and provokes ' +
          'the foe beside it',
        () => {
          const t = table(fighters('party'));
          t.turn('b');
          t.turn('a', 2);
          t.hint('new', [], { by: 'other', whole: false });
          remade(t, 'party');
          expect(t.last('move')).toMatchObject({ of: 'new', seen: 'assumed', hand: 'other' });
          expect(t.last('move').path[0]).toEqual([6, 5]);
          expect(codes(t.last('move'))).toContain('over-speed');
          expect(t.last('move').ruling.provoked.map(({ by }) => by)).toEqual(['b']);
        },
      );
      it(
        'a token that the GM creates again with the same name and a new id is logged as ' +
          'placed, not as moved',
        () => {
          const t = table(fighters('party'));
          t.turn('a', 2);
          t.hint('new', [], { by: 'master', whole: false });
          remade(t, 'party');
          expect(t.last('move')).toMatchObject({ of: 'new', seen: 'placed', hand: 'master' });
        },
      );
      it.each<[what: string, side: string, name: string]>([
        ['that belongs to the foes counts as a new creature', 'foes', 'Ada'],
        ['that has another name counts as a new creature', 'party', 'Bea'],
      ])('a token with a new id %s', (_, side, name) => {
        const t = table(fighters(side));
        t.turn('a', 2);
        remade(t, side, name);
        expect(t.all('move')).toEqual([]);
      });
      it('a token with a new id counts as a new creature if two removed tokens had that token’s name', () => {
        const t = table([...fighters('party'), named('c', 'party', [2, 2])]);
        t.turn('a', 2);
        gone(t, 'c');
        remade(t, 'party');
        expect(t.all('move')).toEqual([]);
      });
    });
    it('a token that was removed before the fight began and comes back does not count as moved', () => {
      const t = table(field(), { fight: null });
      gone(t, 'a');
      t.reading({ fight: 'fight' });
      t.turn('b');
      back(t, [1, 1]);
      expect(t.all('move')).toEqual([]);
    });
  });
  describe('a creature whose space changes', () => {
    const big = (at: [number, number], space: number) => [
      someone('a', 'party', at, { size: 'large', space }),
      someone('b', 'foes', [4, 5]),
    ];
    const grows = (t: ReturnType<typeof table>, at: [number, number], space: number) =>
      t.reading({
        creatures: (now) => now.map((each) => (each.id === 'a' ? { ...each, at, space } : each)),
      });
    it.each<[number, [number, number], number]>([
      [2, [6, 6], 1],
      [2, [5, 6], 1],
      [1, [4, 4], 2],
      [3, [6, 6], 1],
      [2, [4, 4], 4],
    ])(
      'resizing a token from width $0 at [5,5] to width $2 at $1 does not count as a move',
      (from, at, to) => {
        const t = table(big([5, 5], from));
        t.turn('a');
        grows(t, at, to);
        expect(t.all('move')).toEqual([]);
      },
    );
    it(
      'if a token changes its size and moves, the move starts at the nearest square in the ' +
        'old space that fits the new size',
      () => {
        const t = table(big([5, 5], 2));
        t.turn('a');
        grows(t, [9, 6], 1);
        expect(t.last('move').path[0]).toEqual([6, 6]);
        expect(t.last('move').cost).toBe(3);
      },
    );
  });
  it('a mount that moves in its rider’s turn does not spend the rider’s own movement', () => {
    const t = table([
      someone('rider', 'party', [5, 5], { mount: 'horse' }),
      someone('horse', 'party', [5, 5], { size: 'large', speed: { land: 10 }, attacks: [] }),
    ]);
    t.turn('rider', 1, ['rider']);
    t.hint('horse', [
      [5, 5],
      [6, 5],
      [7, 5],
      [8, 5],
    ]);
    t.reading({ at: { rider: [8, 5], horse: [8, 5] } });
    expect(t.all('move')).toHaveLength(1);
    expect(t.last('move')).toMatchObject({
      of: 'horse',
      mode: 'move',
      cost: 3,
      budget: 10,
      uses: ['move'],
    });
    expect(t.referee.encounter.value.spent).toMatchObject({ uses: NO_USES, moved: 0 });
  });
  const saddled = (more: Parameters<typeof table>[1] = {}) => {
    const t = table(
      [
        someone('rider', 'party', [6, 6], { mount: 'horse' }),
        someone('horse', 'party', [5, 5], { size: 'large', speed: { land: 10 }, attacks: [] }),
        someone('foe', 'foes', [7, 7]),
      ],
      more,
    );
    t.turn('rider', 2, ['rider', 'foe']);
    return t;
  };
  it('when a mount moves and its rider’s token follows, only the mount’s move is logged', () => {
    const t = saddled();
    t.go('horse', [5, 5], [4, 5], [3, 5], [2, 5]);
    t.go('rider', [6, 6], [3, 6]);
    expect(t.all('move')).toHaveLength(1);
    expect(t.last('move')).toMatchObject({
      of: 'horse',
      mode: 'move',
      cost: 3,
      budget: 10,
      ruling: { faults: [], provoked: [{ by: 'foe' }] },
    });
  });
  it(
    'when a rider’s token moves and the mount’s token follows, only the mount’s move is ' +
      'logged',
    () => {
      const t = saddled();
      t.go('rider', [6, 6], [3, 6]);
      t.go('horse', [5, 5], [4, 5], [3, 5], [2, 5]);
      const standing = t.all('move').filter(({ id }) => t.entry(id)?.undone === undefined);
      expect(standing).toHaveLength(1);
      expect(standing[0]).toMatchObject({
        of: 'horse',
        mode: 'move',
        cost: 3,
        ruling: { faults: [], provoked: [{ by: 'foe' }] },
      });
    },
  );
  it('moving a rider’s token onto the token of its mount is not logged as a move', () => {
    const t = saddled();
    t.go('rider', [6, 6], [5, 5]);
    expect(t.all('move')).toEqual([]);
  });
  it('moving a rider’s token off its mount breaks the rule to dismount first', () => {
    const t = saddled();
    t.go('rider', [6, 6], [6, 7]);
    expect(t.last('move')).toMatchObject({
      of: 'rider',
      path: [
        [6, 6],
        [6, 7],
      ],
      budget: 6,
    });
    expect(codes(t.last('move'))).toEqual(['in-saddle']);
  });
  it('a rider who has declared to dismount may move away from the mount', async () => {
    const t = saddled();
    await t.referee.declare({ of: 'rider', action: 'mount-or-dismount' });
    t.go('rider', [6, 6], [5, 7]);
    expect(t.last('move')).toMatchObject({ of: 'rider', ruling: { faults: [] } });
  });
  it('a move outside a fight or before the first turn gets no ruling', () => {
    const t = table(field(), { fight: null });
    t.read();
    t.go('a', [5, 5], [20, 5]);
    expect(t.log()).toEqual([]);
    t.reading({ fight: 'f', turn: { order: ['a', 'b'], round: 1 } });
    t.go('a', [20, 5], [1, 1]);
    expect(t.last('move')).toMatchObject({ seen: 'placed' });
  });
});

describe('events found in one change of the table', () => {
  it(
    'if a move and the next turn are reported together, the move is logged first, unless the ' +
      'creature now on turn made the move',
    () => {
      const t = table(field());
      t.turn('a');
      t.hint('a', [
        [5, 5],
        [5, 6],
      ]);
      t.hint('b', [
        [7, 5],
        [8, 5],
      ]);
      t.reading({
        at: { a: [5, 6], b: [8, 5] },
        turn: { active: 'b', order: ['a', 'b'], round: 1 },
      });
      expect(
        t
          .log()
          .slice(2)
          .map((e) => [e.kind, 'of' in e ? e.of : 'active' in e ? e.active : '']),
      ).toEqual([
        ['move', 'a'],
        ['turn', 'b'],
        ['move', 'b'],
      ]);
      expect(t.all('move').map(({ mode }) => mode)).toEqual(['step', 'step']);
    },
  );
  it('the combat log records when a condition marker is added to a token or removed from a token', () => {
    const t = table(field());
    t.turn('a');
    t.reading({
      creatures: (now) => now.map((c) => (c.id === 'b' ? { ...c, conditions: ['prone'] } : c)),
    });
    expect(t.last('condition')).toMatchObject({
      of: 'b',
      condition: 'prone',
      on: true,
      from: 'told',
    });
    t.reading({
      creatures: (now) => now.map((c) => (c.id === 'b' ? { ...c, conditions: [] } : c)),
    });
    expect(t.last('condition')).toMatchObject({ on: false });
  });
});

describe('an undo', () => {
  it('an undo on the virtual tabletop removes the last part of a move from the combat log', () => {
    const t = table(field());
    t.turn('a');
    t.go('a', [5, 5], [4, 5]);
    t.go('a', [4, 5], [3, 5]);
    t.hint(
      'a',
      [
        [3, 5],
        [4, 5],
      ],
      { cause: 'undo' },
    );
    t.jump('a', [4, 5]);
    expect(t.last('move')).toMatchObject({
      path: [
        [5, 5],
        [4, 5],
      ],
      mode: 'step',
    });
    expect(t.referee.encounter.value.spent).toMatchObject({ uses: { step: 1 } });
    t.go('a', [4, 5], [4, 6]);
    t.hint(
      'a',
      [
        [4, 6],
        [5, 5],
      ],
      { cause: 'undo', whole: false },
    );
    t.jump('a', [5, 5]);
    expect(t.referee.encounter.value.spent).toMatchObject({ uses: NO_USES, moved: 0 });
    expect(
      t.referee.entries.value
        .filter(({ event }) => event.kind === 'move')
        .every(({ undone }) => undone?.back === true),
    ).toBe(true);
    t.go('a', [5, 5], [4, 5]);
    expect(t.last('move')).toMatchObject({
      mode: 'step',
      path: [
        [5, 5],
        [4, 5],
      ],
    });
  });
  it(
    'if the tabletop reports an undo early, the undo takes effect once the token is back in its ' +
      'former cell',
    () => {
      // A page in the background is read only once a second, so one snapshot may contain a move there
      // and back.
      for (const shown of [true, false]) {
        const t = table(field());
        t.turn('a');
        t.hint('a', [
          [5, 5],
          [6, 5],
        ]);
        t.hint(
          'a',
          [
            [6, 5],
            [5, 5],
          ],
          { cause: 'undo' },
        );
        if (shown) t.jump('a', [6, 5]);
        t.hint('a', [
          [5, 5],
          [4, 5],
        ]);
        t.jump('a', [4, 5]);
        expect(t.last('move')).toMatchObject({
          path: [
            [5, 5],
            [4, 5],
          ],
          mode: 'step',
          seen: 'host',
        });
        expect(t.referee.encounter.value.spent).toMatchObject({ uses: { step: 1 } });
      }
    },
  );
  it('an undo of a move that is not in the combat log is logged as uncertain', () => {
    const t = table(field());
    t.turn('a');
    t.hint(
      'a',
      [
        [5, 5],
        [1, 1],
      ],
      { cause: 'undo', whole: false },
    );
    t.jump('a', [1, 1]);
    expect(t.last('move')).toMatchObject({ seen: 'assumed', caveats: ['undo'] });
  });
  it(
    'a move that the extension reverses counts as undone once the token is back in its former ' +
      'cell',
    async () => {
      const t = table(field(), { gm: false });
      t.store.owned.value = ['a'];
      t.turn('a');
      t.go('a', [5, 5], [5, 6], [5, 7], [6, 7]);
      const { id } = t.last('move');
      expect(t.referee.canTakeBack(t.entry(id)!)).toBe(false);
      const asked: unknown[] = [];
      t.commands({
        place: async (...args) => {
          asked.push(args);
          return true;
        },
      });
      expect(t.referee.canTakeBack(t.entry(id)!)).toBe(true);
      expect(await t.referee.takeBack(id)).toBe(true);
      expect(asked).toEqual([['a', [5, 5]]]);
      expect(t.entry(id)!.undone).toBeUndefined();
      t.jump('a', [5, 5]);
      expect(t.entry(id)!.undone).toEqual({ back: true });
      expect(t.referee.encounter.value.spent.uses['move'] ?? 0).toBe(0);
      t.store.owned.value = [];
      t.go('a', [5, 5], [5, 6]);
      expect(t.referee.canTakeBack(t.entry(t.last('move').id)!)).toBe(false);
    },
  );
});

describe('several maps', () => {
  it('showing another map suspends the fight, and showing the first map again resumes it', () => {
    const t = table(field());
    t.turn('a');
    t.go('a', [5, 5], [5, 6], [5, 7]);
    t.reading({ map: 'other', fight: null, at: { a: [1, 1] } });
    expect(t.referee.encounter.value).toMatchObject({ on: false });
    expect(t.log()).toEqual([]);
    t.reading({
      map: 'map',
      fight: 'fight',
      at: { a: [9, 9] },
      turn: { active: 'a', order: ['a', 'b'], round: 1 },
    });
    expect(t.referee.encounter.value).toMatchObject({
      on: true,
      active: 'a',
      spent: { uses: { move: 1 }, moved: 2 },
    });
    expect(t.all('move')).toHaveLength(1);
  });
  it(
    'when the tabletop ends a combat and begins another, the extension ends its fight ' +
      'and begins a new one',
    () => {
      const t = table(field());
      t.turn('a');
      t.reading({ fight: null });
      expect(t.log().map(({ kind }) => kind)).toEqual(['combat', 'turn', 'combat']);
      expect(t.referee.encounter.value.on).toBe(false);
      t.reading({ fight: 'next', turn: { active: 'b', order: ['b'], round: 1 } });
      expect(t.log().map(({ kind }) => kind)).toEqual(['combat', 'turn']);
    },
  );
});

describe('rounds that the virtual tabletop does not count', () => {
  it(
    'if the virtual tabletop counts no rounds, a new round begins when the turn order starts ' +
      'again',
    () => {
      const t = table(field());
      for (const active of ['a', 'b', 'a', 'b']) t.reading({ turn: { active, order: ['a', 'b'] } });
      expect(t.all('turn').map(({ round, active }) => `${round}${active}`)).toEqual([
        '1a',
        '1b',
        '2a',
        '2b',
      ]);
      const u = table(field(), { fight: null });
      u.read();
      for (const of of ['a', 'b', 'a', 'a']) u.referee.startTurn(of);
      expect(u.all('turn').map(({ round, active }) => `${round}${active}`)).toEqual([
        '1a',
        '1b',
        '2a',
        '3a',
      ]);
      u.go('a', [5, 5], [4, 5]);
      expect(u.last('move')).toMatchObject({ mode: 'step', uses: ['step'] });
      u.referee.endFight();
      expect(u.referee.encounter.value.on).toBe(false);
    },
  );
  it(
    'if the virtual tabletop counts no rounds, a new round begins when a higher initiative ' +
      'follows a lower one',
    () => {
      const t = table(field());
      const counts = { a: 20, b: 10, c: 15 };
      for (const active of ['b', 'c'])
        t.reading({ turn: { active, order: ['a', 'b', 'c'], counts } });
      expect(t.last('turn')).toMatchObject({ round: 2, active: 'c' });
    },
  );
});
