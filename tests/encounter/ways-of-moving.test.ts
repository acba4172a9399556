/**
 * The kind of movement that a host states for a token, and ground that hampers or forbids single ways.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMove, startOf } from '../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { MOVINGS, type Moving } from '../../src/board/vocabulary.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

type CreatureInput = NonNullable<SceneInput['creatures']>[number];
type CellInput = NonNullable<SceneInput['cells']>[number];
const SQUARES = rulesets.filter(({ grid }) => grid === 'square');
const srd35 = rulesets.find(({ id }) => id === 'srd35')!;

const boardWith = (
  mover: Partial<CreatureInput>,
  cells: CellInput[] = [],
  others: CreatureInput[] = [],
) =>
  boardOf(
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 20, rows: 5 },
      cells,
      creatures: [
        {
          id: 'a',
          side: 'party',
          at: [2, 2],
          size: 'medium',
          speed: { land: 2, fly: 10 },
          attacks: [],
          ...mover,
        },
        {
          id: 'orc',
          side: 'foes',
          at: [3, 3],
          size: 'medium',
          speed: { land: 6 },
          attacks: [{ id: 'axe', kind: 'melee' }],
        },
        ...others,
      ],
    }),
  );

/** The judged path of `n` squares to the east. */
function moved(
  mover: Partial<CreatureInput>,
  n: number,
  {
    ways,
    cells,
    rules = srd35,
  }: { ways?: Moving[]; cells?: CellInput[]; rules?: typeof srd35 } = {},
) {
  const board = boardWith(mover, cells);
  const a = board.creatures[0]!;
  const start = startOf({ rules, board, policies: DEFAULT_POLICIES, turn: null }, a, ways);
  const points = Array.from({ length: n + 1 }, (_, i): [number, number] => [2 + i, 2]);
  const { verdict, uses } = judgeMove(start, { points, whole: true, seen: 'drag' }, 'move');
  return {
    legal: verdict.legal,
    codes: verdict.violations.map(({ code }) => code),
    provoked: verdict.opportunities.map(({ by }) => by),
    unsure: verdict.unknown.includes('creatures.a.moving'),
    cost: verdict.cost,
    uses,
  };
}

describe.each(SQUARES.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'under %s',
  (game, rules) => {
    it(
      `under ${game}, a winged creature that flies just above the ground moves at its fly ` +
        'speed',
      () => {
        expect(moved({ moving: 'fly' }, 6, { rules })).toMatchObject({
          legal: true,
          unsure: false,
        });
        expect(moved({}, 6, { rules }).codes).toContain('over-speed');
      },
    );

    it(
      `under ${game}, a square of swimming costs a creature without a swim speed ` +
        `${rules.addedCosts === undefined ? 4 : 2} squares of movement`,
      () => {
        expect(moved({ speed: { land: 4 }, moving: 'swim' }, 1, { rules })).toMatchObject({
          legal: true,
          cost: rules.addedCosts === undefined ? 4 : 2,
        });
        expect(moved({ speed: { land: 4 }, moving: 'swim' }, 5, { rules }).codes).toContain(
          'over-speed',
        );
      },
    );

    it(`under ${game}, a creature that climbs or burrows moves at its climb or burrow speed`, () => {
      const speed = { land: 2, climb: 4, burrow: 5 };
      expect(moved({ speed, moving: 'climb' }, 4, { rules }).legal).toBe(true);
      expect(moved({ speed, moving: 'burrow' }, 5, { rules }).legal).toBe(true);
      expect(moved({ speed }, 5, { rules }).codes).toContain('over-speed');
    });

    it(`under ${game}, ground that cannot be walked on stops a walker, but not a flyer`, () => {
      const cells: CellInput[] = [{ at: [4, 2], costFor: { land: null } }];
      expect(moved({}, 3, { rules, cells }).codes).toContain('wrong-movement-mode');
      expect(moved({ moving: 'fly' }, 3, { rules, cells }).legal).toBe(true);
      const j = judgeOf(boardWith({}, cells), rules);
      const reached = rules.reachable(j, j.board.creatures[0]!, 'move').cells;
      expect(reached.some(({ at }) => at[0] === 4 && at[1] === 2)).toBe(false);
    });

    it(`under ${game}, an area that forbids flying stops a flyer, but not a walker`, () => {
      const cells: CellInput[] = [{ at: [4, 2], costFor: { fly: null } }];
      expect(moved({ moving: 'fly' }, 3, { rules, cells }).codes).toContain('wrong-movement-mode');
      expect(moved({}, 3, { rules, cells }).legal).toBe(true);
    });

    it(
      `under ${game}, wind that makes flying cost double raises the cost of a flight, but not of ` +
        'a walk',
      () => {
        const cells: CellInput[] = [{ at: [4, 2], costFor: { fly: 2 } }];
        expect(moved({ moving: 'fly' }, 3, { rules, cells }).cost).toBe(4);
        expect(moved({}, 3, { rules, cells }).cost).toBe(3);
      },
    );
  },
);

describe('on the kind of movement that a host reports for a path', () => {
  it('the kind of movement that the tabletop reports with a path overrides the kind set on the token', () => {
    expect(moved({}, 6, { ways: ['fly'] }).legal).toBe(true);
    expect(moved({ moving: 'fly' }, 6, { ways: ['walk'] }).codes).toContain('over-speed');
  });

  it(
    'a teleport costs no movement and provokes no attack, and the ruling on the teleport is ' +
      'uncertain',
    () => {
      expect(moved({}, 12, { ways: ['teleport'] })).toEqual({
        legal: true,
        codes: [],
        provoked: [],
        unsure: true,
        cost: 0,
        uses: {},
      });
      expect(moved({}, 2).provoked).toContain('orc');
    },
  );

  it('a crawling creature may move two squares in a turn, one with each of two move actions', () => {
    expect(moved({ moving: 'crawl' }, 2).legal).toBe(true);
    expect(moved({ moving: 'crawl' }, 3).legal).toBe(false);
  });

  it('an unknown kind of movement counts as walking, and the ruling is uncertain', () => {
    expect(moved({}, 2, { ways: ['other'] })).toMatchObject({ legal: true, unsure: true });
    expect(moved({}, 2, { ways: ['jump'] })).toMatchObject({ legal: true, unsure: false });
  });

  it('flying by a creature without a fly speed counts as walking, and the ruling is uncertain', () => {
    const speed = { land: 4 };
    expect(moved({ speed, moving: 'fly' }, 4)).toMatchObject({ legal: true, unsure: true });
    expect(moved({ speed, moving: 'fly' }, 9).codes).toContain('over-speed');
  });

  it(
    'a path that may be walked or flown gets the faster of the two speeds, and the ' +
      'ruling is uncertain',
    () => {
      expect(moved({}, 6, { ways: ['walk', 'fly'] })).toMatchObject({ legal: true, unsure: true });
      expect(moved({}, 6, { ways: ['walk'] })).toMatchObject({ legal: false, unsure: false });
    },
  );

  it(
    'a move gets the same ruling whether its kind of movement is set on the token or reported ' +
      'with the path',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...MOVINGS),
          fc.integer({ min: 1, max: 12 }),
          fc.record({ land: fc.integer({ min: 1, max: 8 }), fly: fc.integer({ min: 0, max: 12 }) }),
          (way, n, speed) => {
            const own = way === 'walk' ? {} : { moving: way };
            expect(moved({ speed, ...own }, n)).toEqual(moved({ speed }, n, { ways: [way] }));
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});

describe('a path with several kinds of movement', () => {
  type Ground = NonNullable<CellInput>[];
  /** The judged path through these squares of the board, one way for each step. */
  function along(
    mover: Partial<CreatureInput>,
    ways: readonly Moving[],
    {
      cells = [],
      rules = srd35,
      picked = 'move',
      bends = [],
      heights,
      others = [],
    }: {
      cells?: Ground;
      rules?: typeof srd35;
      picked?: Parameters<typeof judgeMove>[2];
      bends?: number[];
      heights?: number[];
      others?: CreatureInput[];
    } = {},
  ) {
    const board = boardWith({ at: [2, 0], ...mover }, cells, others);
    const a = board.creatures[0]!;
    const start = startOf({ rules, board, policies: DEFAULT_POLICIES, turn: null }, a, ways);
    let [x, y] = a.at;
    const points = [[x, y] as [number, number]];
    ways.forEach((_, i) => points.push([(x += 1), (y += bends.includes(i) ? 1 : 0)]));
    return judgeMove(
      start,
      {
        points,
        whole: true,
        seen: 'drag',
        ways: [ways[0] ?? 'walk', ...ways],
        ...(heights && { heights }),
      },
      picked,
    );
  }
  const steps = (...parts: [Moving, number][]): Moving[] =>
    parts.flatMap(([way, n]) => Array.from({ length: n }, () => way));
  const codes = (m: ReturnType<typeof along>) => m.verdict.violations.map(({ code }) => code);
  const doubts = (m: ReturnType<typeof along>) => m.verdict.unknown;
  const speed = { land: 6, fly: 12, manoeuvrability: 'good' as const };

  it('on a path that is walked, flown and walked again, a creature may cross a pit only in flight', () => {
    const cells: Ground = [{ at: [5, 0], costFor: { land: null } }];
    const m = along({ speed }, steps(['walk', 2], ['fly', 4], ['walk', 2]), { cells });
    expect([codes(m), doubts(m), m.mode]).toEqual([[], [], 'move']);
    // Two thirds of a move on foot, and a third in the air.
    expect([m.verdict.cost, m.verdict.budget]).toEqual([12, 12]);
    expect(m.verdict.costs).toEqual([0, 2, 4, 5, 6, 7, 8, 10, 12]);
    const afoot = along({ speed }, steps(['fly', 2], ['walk', 4]), { cells });
    expect(codes(afoot)).toContain('wrong-movement-mode');
    expect(along({ speed }, steps(['fly', 1], ['walk', 3]), { cells }).broken?.step).toBe(3);
  });

  it(
    'if a creature flies over one pit and then walks into a second pit, the ruling names the ' +
      'second pit as the mistake',
    () => {
      const cells: Ground = [4, 8].map((x) => ({ at: [x, 0], costFor: { land: null } }));
      const m = along({ speed }, steps(['walk', 1], ['fly', 3], ['walk', 3]), { cells });
      expect(m.broken).toMatchObject({ code: 'wrong-movement-mode', at: [8, 0], step: 6 });
    },
  );

  it(
    'a path that is partly walked and partly flown is too long if the two parts together exceed ' +
      'the creature’s movement',
    () => {
      const far = along({ speed }, steps(['walk', 4], ['fly', 5]));
      expect(far.second).toBe(8);
      expect(along({ speed }, steps(['walk', 4], ['fly', 4])).second).toBeNull();
      expect(codes(along({ speed }, steps(['walk', 8], ['fly', 9])))).toEqual(['over-speed']);
    },
  );

  it(
    'on a path that is partly walked and partly swum, a creature without a swim speed swims at a ' +
      'quarter of its land speed',
    () => {
      const cells: Ground = [5, 6].map((x) => ({ at: [x, 0], surface: 'water' }));
      const swims = along({ speed: { land: 6, swim: 3 } }, steps(['walk', 2], ['swim', 2]), {
        cells,
      });
      expect([swims.verdict.cost, swims.verdict.budget, doubts(swims)]).toEqual([6, 6, []]);
      const wades = along({ speed: { land: 8 } }, steps(['walk', 2], ['swim', 1]), { cells });
      expect([wades.verdict.cost, wades.verdict.checks?.[0]]).toMatchObject([
        6,
        { skill: 'swim', step: 3 },
      ]);
    },
  );

  it('on a path that is partly climbed and partly walked, only the climb needs a Climb check', () => {
    const cells: Ground = [{ at: [3, 0], surface: 'wall', check: { skill: 'climb', dc: 15 } }];
    const m = along({ speed: { land: 8 } }, steps(['climb', 1], ['walk', 4]), { cells });
    expect([m.verdict.cost, m.verdict.checks?.map(({ step, dc }) => [step, dc])]).toEqual([
      8,
      [[1, 15]],
    ]);
  });

  it(
    'on a path that is partly walked and partly climbed, a creature with a climb speed ' +
      'uses that speed for the climb',
    () => {
      const own = { land: 8, climb: 2 };
      const m = along({ speed: own }, steps(['climb', 1], ['walk', 4]));
      expect([m.mode, m.verdict.costs]).toEqual(['move', [0, 4, 5, 6, 7, 8]]);
      expect(along({ speed: own }, steps(['walk', 4], ['climb', 2])).mode).toBe('double-move');
    },
  );

  it('the cost of a path with several kinds of movement is added up without rounding errors', () => {
    const m = along({ speed: { land: 3, climb: 7 } }, steps(['climb', 1], ['walk', 3]));
    expect(m.verdict.costs).toEqual([0, 1, 3.333333, 5.666667, 8]);
  });

  it('on a path of walking and a teleport, only the walking costs movement', () => {
    const m = along({ speed }, steps(['walk', 3], ['teleport', 5], ['walk', 3]));
    expect([m.verdict.cost, m.verdict.costs[8], m.mode]).toEqual([6, 3, 'move']);
    expect(doubts(m)).toEqual(['creatures.a.moving']);
  });

  it('every second diagonal of a path costs double, even if the kind of movement changes in between', () => {
    const even = { land: 6, fly: 6 };
    const m = along({ speed: even }, steps(['walk', 1], ['fly', 1]), { bends: [0, 1] });
    expect(m.verdict.cost).toBe(3);
  });

  it(
    'a creature may change from walking to flying in an ally’s space, but may not end its path ' +
      'there',
    () => {
      const others: CreatureInput[] = [{ id: 'b', side: 'party', at: [4, 0], size: 'medium' }];
      const way = steps(['walk', 2], ['climb', 2]);
      expect(codes(along({ speed }, way, { others }))).toEqual([]);
      expect(codes(along({ speed }, way.slice(0, 2), { others }))).toEqual(['ends-occupied']);
      expect(codes(along({ speed }, ['climb', 'walk'], { others }))).toEqual(['ends-occupied']);
    },
  );

  it('a path that is partly walked and partly flown provokes each foe only once', () => {
    const m = along({ speed, at: [2, 2] }, steps(['walk', 1], ['climb', 3]));
    expect(m.verdict.opportunities.map(({ by, step }) => [by, step])).toEqual([['orc', 0]]);
    const gone = along({ speed, at: [2, 2] }, steps(['teleport', 1], ['walk', 2]));
    expect(gone.verdict.opportunities.map(({ by, step }) => [by, step])).toEqual([['orc', 1]]);
  });

  it(
    'on a path that is partly walked and partly flown, only the flight has heights above the ' +
      'ground',
    () => {
      const heights = [0, 0, 0, 1, 2, 2, 1, 0, 0];
      const cells: Ground = [{ at: [8, 0], costFor: { fly: null } }];
      const m = along({ speed }, steps(['walk', 2], ['fly', 5], ['walk', 1]), { heights, cells });
      expect(m.heights).toEqual(heights);
      expect(m.ways?.slice(1)).toEqual(steps(['walk', 2], ['fly', 5], ['walk', 1]));
      expect(m.broken).toMatchObject({ code: 'wrong-movement-mode', at: [8, 0] });
    },
  );

  describe('what a flyer must fly forward in a round', () => {
    const poor = { land: 6, fly: 8, manoeuvrability: 'poor' as const };
    // It rises one cell with the first step of each flight, and sinks with the last before a walk.
    const up = (ways: readonly Moving[]): number[] => [
      0,
      ...ways.map((way, i) => (way === 'fly' && ways[i + 1] !== 'walk' ? 1 : 0)),
    ];
    everyCase<[string, Moving[], string, number]>([
      ['two flights of two', steps(['fly', 2], ['walk', 1], ['fly', 2]), 'aloft', 4],
      ['two flights with no walk between', steps(['fly', 4]), 'aloft', 4],
      ['flights of one and two', steps(['fly', 1], ['walk', 1], ['fly', 2]), 'stalls', 3],
      ['a walk and a flight of two', steps(['walk', 3], ['fly', 2]), 'stalls', 2],
    ])(
      'all flights of a path count toward the minimum distance that a flyer must fly each round, ' +
        'and walks do not count',
      (_what, ways, ends, flown) => {
        const m = along({ speed: poor }, ways, { heights: up(ways) });
        expect(m.flown).toMatchObject({ ends, forward: { flown, needed: 4 } });
      },
    );
    it(
      'a path with several flights needs at most one check to stay in the air, at the end of the ' +
        'last flight',
      () => {
        const pf1 = rulesets.find(({ id }) => id === 'pf1')!;
        const asked = (ways: Moving[]) => {
          const heights = up(ways);
          const { checks } = along({ speed }, ways, { heights, rules: pf1 }).verdict;
          return checks?.filter(({ what }) => what === 'stay-aloft').map(({ step }) => step);
        };
        expect(asked(steps(['fly', 2], ['walk', 1], ['fly', 2]))).toEqual([5]);
        expect(asked(steps(['fly', 4], ['walk', 1], ['fly', 4]))).toBeUndefined();
        expect(asked(steps(['fly', 4], ['swim', 1], ['fly', 4]))).toBeUndefined();
      },
    );
  });

  it('the ruling on a charge that combines walking and flying is uncertain', () => {
    const m = along({ speed }, steps(['walk', 2], ['fly', 2]), { picked: 'charge' });
    expect(doubts(m)).toContain('creatures.a.moving');
  });

  it('the ruling on a path with several kinds of movement is uncertain if the path skips squares', () => {
    const board = boardWith({ at: [2, 0], speed });
    const ways: Moving[] = ['walk', 'fly', 'walk'];
    const start = startOf(
      { rules: srd35, board, policies: DEFAULT_POLICIES, turn: null },
      board.creatures[0]!,
      ways,
    );
    const m = judgeMove(start, {
      points: [
        [2, 0],
        [9, 0],
      ],
      whole: false,
      seen: 'host',
      ways,
    });
    expect([m.verdict.budget, doubts(m)]).toEqual([12, ['creatures.a.moving']]);
  });

  it(
    'a path gets the same ruling whether its kind of movement is reported for each step or once ' +
      'for the whole path',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...SQUARES),
          fc.constantFrom(...MOVINGS),
          fc.integer({ min: 1, max: 9 }),
          fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
          fc.record({ land: fc.integer({ min: 1, max: 8 }), fly: fc.integer({ min: 0, max: 12 }) }),
          (rules, way, n, bends, own) => {
            const m = along({ speed: own }, steps([way, n]), { rules, bends });
            const board = boardWith({ at: [2, 0], speed: own });
            const situation = { rules, board, policies: DEFAULT_POLICIES, turn: null };
            const start = startOf(situation, board.creatures[0]!, [way]);
            const alone = judgeMove(start, { points: m.path, whole: true, seen: 'drag' }, 'move');
            expect([m.verdict, m.mode, m.uses]).toEqual([alone.verdict, alone.mode, alone.uses]);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('walking half the walking speed and flying half the fly speed together use up one whole move', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SQUARES.filter(({ modes }) => modes.pool !== true)),
        fc.array(
          fc.tuple(fc.constantFrom('walk', 'fly', 'climb'), fc.integer({ min: 1, max: 3 })),
          { minLength: 2, maxLength: 4 },
        ),
        fc.record({
          land: fc.integer({ min: 1, max: 8 }),
          fly: fc.integer({ min: 1, max: 12 }),
          climb: fc.integer({ min: 1, max: 8 }),
        }),
        (rules, parts, own) => {
          const m = along({ speed: own }, steps(...parts), { rules, picked: rules.modes.usual });
          const share = parts.reduce(
            (sum, [way, n]) => sum + n / own[way === 'walk' ? 'land' : way],
            0,
          );
          const times = m.mode === rules.modes.far && rules.modes.far !== rules.modes.near ? 2 : 1;
          expect((m.verdict.cost / m.verdict.budget) * times).toBeCloseTo(share, 4);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('under 5E, every square that a creature moves in a turn is deducted from each of its speeds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SQUARES.filter(({ modes }) => modes.pool === true)),
        fc.array(
          fc.tuple(fc.constantFrom('walk', 'fly', 'climb'), fc.integer({ min: 1, max: 3 })),
          { minLength: 2, maxLength: 4 },
        ),
        fc.record({
          land: fc.integer({ min: 1, max: 8 }),
          fly: fc.integer({ min: 1, max: 12 }),
          climb: fc.integer({ min: 1, max: 8 }),
        }),
        (rules, parts, own) => {
          const m = along({ speed: own }, steps(...parts), { rules, picked: rules.modes.usual });
          const times = m.mode === rules.modes.far ? 2 : 1;
          let moved = 0;
          const isTooFar = parts.some(([way, n]) => {
            moved += n;
            return moved > own[way === 'walk' ? 'land' : way] * times;
          });
          expect(m.verdict.cost).toBe(parts.reduce((sum, [, n]) => sum + n, 0));
          expect(m.verdict.violations.some(({ code }) => code === 'over-speed')).toBe(isTooFar);
        },
      ),
      { numRuns: boardsToTry(120) },
    );
  });
});
