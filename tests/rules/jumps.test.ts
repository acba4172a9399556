/** Jumps over ground that only bars walking, and onto ground of another height. */
import { describe, expect, it } from 'vitest';
import type { At, CellInput, CreatureInput, WallInput } from './cases.ts';
import type { Scene } from './properties/boards.ts';
import { TURN_RULESETS, type TurnRulesetId } from './properties/moments.ts';
import { asking } from './properties/runs.ts';
import { everyCase } from '../support/everyCase.ts';
import { rulesetInWords } from '../support/titleWords.ts';

interface Course {
  readonly ruleset?: TurnRulesetId;
  readonly cells?: readonly CellInput[];
  readonly walls?: readonly WallInput[];
  readonly rows?: number;
  readonly jumper?: Partial<CreatureInput>;
}

/** A corridor of twelve columns with a jumper at its left end. */
function course({ ruleset = 'srd35', cells = [], walls = [], rows = 1, jumper }: Course) {
  const a: CreatureInput = {
    id: 'a',
    side: 'party',
    at: [0, 0],
    size: 'medium',
    speed: { land: 6 },
    skills: {},
    moving: 'jump',
    ...jumper,
  };
  return asking({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 12, rows },
    cells: [...cells],
    walls: [...walls],
    creatures: [a],
  } as unknown as Scene);
}

const along = (to: number, y = 0): At[] => Array.from({ length: to + 1 }, (_, x): At => [x, y]);
const pit = (x: number, y = 0): CellInput => ({ at: [x, y], blocks: ['move'] });
const codes = (verdict: Record<string, unknown>): unknown[] =>
  (verdict['violations'] as { code: unknown }[]).map(({ code }) => code);
const reached = (verdict: Record<string, unknown>): string[] =>
  (verdict['cells'] as { at: At }[]).map(({ at }) => String(at));
const dcs = (verdict: Record<string, unknown>): unknown[] =>
  ((verdict['checks'] ?? []) as { dc: unknown }[]).map(({ dc }) => dc);
const PITS = [pit(2), pit(3)];
const OGRE: Partial<CreatureInput> = { size: 'large', speed: { land: 8 } };
const chasm = (from: number, to: number, rows: number): CellInput[] =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    Array.from({ length: rows }, (__, y) => pit(from + i, y)),
  ).flat();

describe.each(TURN_RULESETS)('in %s', (ruleset) => {
  it(
    `under ${rulesetInWords(ruleset)}, a jump over a pit of 10 ft. costs 4 squares and needs a ` +
      'check against DC 20',
    () => {
      const ask = course({ ruleset, cells: PITS });
      const move = ask({ ask: 'move', of: 'a', path: along(4) });
      expect(move).toMatchObject({ legal: true, cost: 4 });
      expect(dcs(move)).toEqual([20]);
      const legs = [{ by: 'jump', path: along(4).slice(1) }];
      const journey = ask({ ask: 'journey', of: 'a', legs });
      expect(journey).toMatchObject({ legal: true, cost: 4, legs: [{ checks: [{ dc: 20 }] }] });
      expect(ask({ ask: 'path', of: 'a', to: [4, 0], prefer: 'safe' })).toMatchObject({
        path: along(4),
      });
      expect(reached(ask({ ask: 'reachable', of: 'a' }))).toEqual(['1,0', '4,0', '5,0', '6,0']);
    },
  );

  it(`under ${rulesetInWords(ruleset)}, a jump may not end in a pit`, () => {
    const ask = course({ ruleset, cells: PITS });
    expect(codes(ask({ ask: 'move', of: 'a', path: along(3) }))).toEqual(['no-footing']);
    const legs = [{ by: 'jump', path: along(3).slice(1) }];
    expect(codes(ask({ ask: 'journey', of: 'a', legs }))).toEqual(['no-footing']);
    expect(ask({ ask: 'path', of: 'a', to: [3, 0] })).toMatchObject({
      path: null,
      why: 'no-footing',
    });
  });

  it(`under ${rulesetInWords(ruleset)}, even a creature that can fly may not end a jump in a pit`, () => {
    for (const jumper of [
      { conditions: ['flying'], speed: { land: 6 } },
      { conditions: ['flying'], speed: { land: 6, fly: 8 } },
      { elevation: 1, speed: { land: 6, fly: 8 } },
    ]) {
      const deep: CellInput[] = [2, 3].map((x) => ({ at: [x, 0], costFor: { land: null } }));
      const ask = course({ ruleset, cells: deep, jumper });
      const legs = [{ by: 'jump', path: along(3).slice(1) }];
      expect(codes(ask({ ask: 'journey', of: 'a', legs }))).toContain('no-footing');
      expect(codes(ask({ ask: 'move', of: 'a', path: along(3) }))).toContain('no-footing');
    }
  });

  it(
    `under ${rulesetInWords(ruleset)}, a creature that walks without jumping may not enter ` +
      'a pit',
    () => {
      const ask = course({ ruleset, cells: PITS, jumper: { moving: 'walk' } });
      expect(codes(ask({ ask: 'move', of: 'a', path: along(4) }))).toContain('through-wall');
      expect(reached(ask({ ask: 'reachable', of: 'a' }))).toEqual(['1,0']);
    },
  );

  it(
    `under ${rulesetInWords(ruleset)}, a creature may not jump over a pit that is wider than its ` +
      'remaining movement',
    () => {
      const ask = course({ ruleset, cells: chasm(2, 8, 1) });
      expect(codes(ask({ ask: 'move', of: 'a', path: along(9) }))).toEqual(['over-speed']);
      expect(reached(ask({ ask: 'reachable', of: 'a' }))).toEqual(['1,0']);
      expect(ask({ ask: 'path', of: 'a', to: [9, 0] })).toMatchObject({ why: 'over-speed' });
    },
  );

  it(
    `under ${rulesetInWords(ruleset)}, a Large creature may jump over a chasm if its whole ` +
      'space lands on the far side',
    () => {
      const ask = course({ ruleset, cells: chasm(3, 4, 2), rows: 2, jumper: OGRE });
      const move = ask({ ask: 'move', of: 'a', path: along(5) });
      expect(move).toMatchObject({ legal: true, cost: 5 });
      expect(dcs(move)).toEqual([20]);
      // Squeezed on the near and the far side, but not over the chasm.
      expect(reached(ask({ ask: 'reachable', of: 'a' }))).toEqual([
        '1,0',
        '2,0',
        '4,0',
        '5,0',
        '6,0',
        '7,0',
        '8,0',
      ]);
      expect(codes(ask({ ask: 'move', of: 'a', path: along(3) }))).toEqual(['no-footing']);
    },
  );

  it(
    `under ${rulesetInWords(ruleset)}, a Large creature needs a Jump check even if only a ` +
      'part of its space crosses a pit',
    () => {
      const ask = course({ ruleset, cells: [pit(3, 1)], rows: 2, jumper: OGRE });
      expect(dcs(ask({ ask: 'move', of: 'a', path: along(5) }))).toEqual([10]);
    },
  );
});

const JUMPED: readonly [string, CellInput, boolean][] = [
  ['deep water', { at: [2, 0], costFor: { land: null, swim: 1 } }, true],
  ['a pit with a low rim', { at: [2, 0], blocks: ['move'], low: true }, true],
  ['a square of rock', { at: [2, 0], blocks: ['move', 'sight', 'effect'] }, false],
  ['a square of glass', { at: [2, 0], blocks: ['move', 'effect'] }, false],
  ['a square of magical force', { at: [2, 0], blocks: ['move'], force: true }, false],
];
it.each(
  JUMPED.map(([what, cell, legal]) => [what, legal ? 'legal' : 'illegal', cell, legal] as const),
)('a jump over %s is %s', (_what, _legal, cell, legal) => {
  const ask = course({ cells: [cell] });
  expect(ask({ ask: 'move', of: 'a', path: along(3) })).toMatchObject({ legal });
  expect(reached(ask({ ask: 'reachable', of: 'a' })).includes('3,0')).toBe(legal);
  const legs = [{ by: 'jump', path: along(3).slice(1) }];
  expect(ask({ ask: 'journey', of: 'a', legs })).toMatchObject({ legal });
  if (!legal) return;
  expect(codes(ask({ ask: 'move', of: 'a', path: along(2) }))).toEqual(['no-footing']);
  expect(reached(ask({ ask: 'reachable', of: 'a' }))).not.toContain('2,0');
});

it('a jump over a pit may not cross a wall or a railing', () => {
  const wall = (blocks: ('move' | 'sight' | 'effect')[]): WallInput => ({
    from: [3, 0],
    to: [3, 1],
    blocks,
  });
  for (const walls of [[wall(['move', 'sight', 'effect'])], [wall(['move'])]]) {
    const ask = course({ cells: PITS, walls });
    expect(codes(ask({ ask: 'move', of: 'a', path: along(4) }))).toEqual(['through-wall']);
    expect(reached(ask({ ask: 'reachable', of: 'a' }))).toEqual(['1,0']);
  }
});

it('a jump whose path bends above a pit counts as one jump and needs one check', () => {
  const ask = course({ cells: chasm(1, 3, 2), rows: 2 });
  const path: At[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
  ];
  expect(ask({ ask: 'move', of: 'a', path })).toMatchObject({
    legal: true,
    checks: [{ step: 1, dc: 30 }],
  });
});

it(
  'a path over two pits with firm ground between them counts as two jumps, each with its own ' +
    'check',
  () => {
    const ask = course({ cells: [pit(1), pit(2, 1)], rows: 2 });
    const path: At[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
    ];
    expect(dcs(ask({ ask: 'move', of: 'a', path }))).toEqual([10, 10]);
  },
);

it('a charge may jump over a pit and end beyond it', () => {
  const ask = asking({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 12, rows: 1 },
    cells: PITS,
    walls: [],
    creatures: [
      { id: 'a', side: 'party', at: [0, 0], speed: { land: 6 }, moving: 'jump', skills: {} },
      { id: 'o', side: 'foes', at: [6, 0] },
    ],
  } as unknown as Scene);
  expect(reached(ask({ ask: 'reachable', of: 'a', mode: 'charge' }))).toEqual(['5,0']);
  expect(ask({ ask: 'move', of: 'a', mode: 'charge', path: along(5) })).toMatchObject({
    legal: true,
  });
});

describe('the height of a jump', () => {
  const ledge = (x: number, elevation: number): CellInput => ({ at: [x, 0], elevation });
  /** The checks but that of the distance, on the map and in a journey of one jump. */
  const heights = (more: Course, to = 1): unknown[] => {
    const ask = course(more);
    const [map, journey] = [
      ask({ ask: 'move', of: 'a', path: along(to) }),
      ask({ ask: 'journey', of: 'a', legs: [{ by: 'jump', path: along(to).slice(1) }] }),
    ];
    const checks = (map['checks'] ?? []) as { what: string }[];
    const found = checks.filter(({ what }) => what !== 'jumping');
    const [leg] = journey['legs'] as { heights?: unknown[] }[];
    expect(leg?.heights ?? []).toEqual(found);
    expect(journey['unknown']).toEqual(expect.arrayContaining(map['unknown'] as unknown[]));
    return [...found, ...(map['unknown'] as unknown[])];
  };
  const up = (dc: number) => ({ what: 'jumping-up', skill: 'jump', dc });
  const down = { what: 'jumping-down', skill: 'jump', dc: 15 };

  everyCase<[TurnRulesetId, number, object[]]>([
    ['srd35', 0.5, [up(10)]],
    ['srd35', 1, [up(40)]],
    ['srd35', 2, [up(80)]],
    ['d20modern', 0.5, [up(10)]],
    ['d20modern', 1, [up(40)]],
    ['pf1', 0.5, [{ ...up(24), skill: 'acrobatics' }]],
    ['pf1', 1, [{ ...up(40), skill: 'acrobatics' }]],
    // The text knows only a jump that catches an edge, above the reach of 2.4 m.
    ['sigil', 1, [{ what: 'climbing', skill: 'climb', dc: 15 }]],
    ['sigil', 2, [up(16), { what: 'climbing', skill: 'climb', dc: 15 }]],
  ])(
    'a jump up onto a ledge of 5 ft. has DC 40 under D&D 3.5, d20 Modern and Pathfinder 1e',
    (ruleset, elevation, wanted) => {
      expect(heights({ ruleset, cells: [ledge(1, elevation)] })).toMatchObject(wanted);
    },
  );

  everyCase<[TurnRulesetId, number, object[]]>([
    ['srd35', 1, []],
    ['srd35', 2, [down]],
    ['d20modern', 4, [down]],
    ['pf1', 2, [{ ...down, skill: 'acrobatics' }]],
    ['sigil', 2, []],
  ])(
    'a jump down 10 ft. needs a DC 15 check under D&D 3.5, and none under Sigil (house rules ' +
      'for D&D 3.5)',
    (ruleset, elevation, wanted) => {
      const onLedge = heights({ ruleset, cells: [ledge(0, elevation)] });
      expect(onLedge).toMatchObject(wanted);
      expect(onLedge).toHaveLength(wanted.length);
      // The token says the same height as the ground.
      const jumper = { elevation };
      expect(heights({ ruleset, cells: [ledge(0, elevation)], jumper })).toEqual(onLedge);
    },
  );

  it(
    'the height of a jump is unknown if the token has an elevation but the square where it ' +
      'lands has none',
    () => {
      expect(heights({ jumper: { elevation: 2 } })).toEqual(['cells.1,0.elevation']);
      expect(heights({ jumper: { elevation: 2 }, cells: [ledge(1, 2)] })).toEqual([]);
      expect(heights({ jumper: { elevation: 2 }, cells: [ledge(1, 4)] })).toMatchObject([up(80)]);
    },
  );

  it(
    'under D&D 3.5, a jump up 5 ft. has DC 40, and the ruling also states DC 20 for a jump with ' +
      'a run-up',
    () => {
      expect(heights({ cells: [pit(1), ledge(2, 1)] }, 2)).toMatchObject([up(40)]);
      const turn = { active: 'a', spent: { uses: { move: 1 }, moved: 4 } };
      const ask = asking({
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        grid: { kind: 'square', columns: 6, rows: 1 },
        cells: [ledge(1, 1)],
        walls: [],
        creatures: [{ id: 'a', side: 'party', at: [0, 0], speed: { land: 6 }, moving: 'jump' }],
        turn,
      } as unknown as Scene);
      expect(ask({ ask: 'move', of: 'a', path: along(1) })).toMatchObject({
        checks: [{ what: 'jumping' }, { what: 'jumping-up', dc: 40, dcAfterRun: 20 }],
      });
    },
  );
});
