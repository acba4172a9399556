/** Paths with heights: the positions of a drag, and their judgment before the drop. */
import { describe, expect, it } from 'vitest';
import type { Cell, Place3 } from '../../src/board/grid.ts';
import { heightsAlong, placesAlong } from '../../src/encounter/flightAsMovement.ts';
import { judgeMove, startOf, type JudgedMove } from '../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { checkWhy } from '../../src/overlay/layers/findingSentences.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { sources } from '../../src/text/index.ts';

const straight = (from: Cell, to: Cell): Cell[] =>
  Array.from({ length: Math.abs(to[0] - from[0]) }, (_, i) => [from[0] + i + 1, to[1]]);
const row = (n: number): Cell[] => Array.from({ length: n }, (_, i) => [i, 0]);

describe('the heights along a trail', () => {
  it(
    'if the user sets the height at a point of a flight path, the flyer rises as late as ' +
      'possible before that point',
    () => {
      expect(heightsAlong(7, 0, [{ step: 4, height: 2 }])).toEqual([0, 0, 0, 1, 2, 2, 2]);
    },
  );
  it(
    'if the user sets a lower height at a point of a flight path, the flyer descends as late as ' +
      'possible before that point',
    () => {
      const wanted = [
        { step: 2, height: 2 },
        { step: 6, height: 0 },
      ];
      expect(heightsAlong(8, 0, wanted)).toEqual([0, 1, 2, 2, 2, 1, 0, 0]);
    },
  );
  it('a flight path begins at the creature’s present height', () => {
    expect(heightsAlong(3, 1, [{ step: 1, height: 4 }])).toEqual([1, 4, 4]);
  });
});

describe('the positions of a flight', () => {
  it('a flight between two waypoints at different heights rises evenly from cell to cell', () => {
    expect(placesAlong([row(5)[0]!, row(5)[4]!], [0, 2], straight)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 1],
      [3, 0, 2],
      [4, 0, 2],
    ]);
  });
  it(
    'a flight steeper than 45 degrees rises vertically at its start, or descends vertically ' +
      'at its end',
    () => {
      expect(placesAlong(row(2), [0, 3], straight)).toEqual([
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 2],
        [1, 0, 3],
      ]);
      expect(placesAlong(row(2), [3, 0], straight)).toEqual([
        [0, 0, 3],
        [1, 0, 2],
        [1, 0, 1],
        [1, 0, 0],
      ]);
    },
  );
});

type Flyer = NonNullable<SceneInput['creatures']>[number];
const HAWK: Flyer = {
  id: 'hawk',
  side: 'party',
  at: [0, 2],
  size: 'medium',
  speed: { land: 2, fly: 12, manoeuvrability: 'average' },
  load: 'light',
};
const ORC: Flyer = {
  id: 'orc',
  side: 'foes',
  at: [4, 2],
  size: 'medium',
  attacks: [{ id: 'axe', kind: 'melee' }],
};
function flight(
  trail: readonly Cell[],
  heights: readonly number[] | undefined,
  more: Partial<Flyer> = {},
  scene: Partial<SceneInput> = {},
  ruleset = 'sigil',
  policies = DEFAULT_POLICIES,
): JudgedMove {
  const board = boardOf(
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset,
      grid: { kind: 'square', columns: 16, rows: 8 },
      creatures: [{ ...HAWK, ...more }, ORC],
      ...scene,
    }),
  );
  const start = startOf(
    { rules: rulesetOf(ruleset)!, board, policies, turn: null },
    board.creatures[0]!,
  );
  const leg = { points: trail, ...(heights && { heights }), whole: true, seen: 'drag' } as const;
  return judgeMove(start, leg);
}
const east = (n: number): Cell[] => Array.from({ length: n + 1 }, (_, i) => [i, 2]);
const places = ({ path, heights }: JudgedMove): Place3[] =>
  path.map(([x, y], i) => [x, y, heights![i]!]);

describe('a flight along a dragged path', () => {
  it(
    'a flyer that the user drags three squares above a foe does not provoke the foe, and ' +
      'may pass over it',
    () => {
      const walked = flight(east(6), undefined);
      expect(walked.broken?.code).toBe('through-enemy');
      expect(walked.heights).toBeNull();
      const flown = flight(east(6), [0, 1, 2, 3, 3, 3, 3]);
      expect(flown.broken).toBeUndefined();
      expect(flown.verdict.opportunities).toEqual([]);
      expect(places(flown).at(-1)).toEqual([6, 2, 3]);
    },
  );
  it('a flyer that the user drags past a foe within its reach provokes the foe', () => {
    const low = flight(east(6), [0, 1, 1, 1, 1, 1, 1]);
    expect(low.broken).toBeUndefined();
    expect(low.verdict.opportunities).toMatchObject([{ by: 'orc', leaving: [3, 2], step: 3 }]);
  });
  it(
    'a flight drawn with the mouse costs double movement for each square up, and half for ' +
      'each square down',
    () => {
      expect(flight(east(4), [0, 1, 2, 2, 2]).verdict.costs).toEqual([0, 3, 6, 7, 8]);
      expect(flight(east(4), [2, 1, 0, 0, 0], { elevation: 2 }).verdict.costs.slice(0, 3)).toEqual([
        0, 0.5, 1.5,
      ]);
    },
  );
  it(
    'a flight drawn with the mouse is illegal at the square where it changes direction too ' +
      'sharply',
    () => {
      const back: Cell[] = [...east(3), [2, 3], [1, 3]];
      const judged = flight(back, [3, 3, 3, 3, 3, 3], { elevation: 3 });
      expect(judged.broken).toMatchObject({ code: 'turn-too-sharp', step: 4, at: [2, 3] });
      expect(judged.broken!.rules).toContain('sigil.flight.turn-rate');
    },
  );
  it(
    'a sharp change of direction by a flyer of unknown maneuverability is marked as ' +
      '“doubtful”, not as illegal',
    () => {
      const back: Cell[] = [...east(3), [2, 3], [1, 3]];
      const judged = flight(back, [3, 3, 3, 3, 3, 3], {
        elevation: 3,
        speed: { land: 2, fly: 12 },
      });
      expect(judged.broken).toBeUndefined();
      expect(judged.verdict.unknown).toEqual(['creatures.hawk.speed.manoeuvrability']);
    },
  );
  it.each<
    [what: string, top: number | undefined, heights: number[], is: 'over' | 'into' | 'unsure']
  >([
    ['over a wall that ends below the flyer is legal', 2, [2, 2, 2, 2], 'over'],
    ['into a wall that ends above the flyer is illegal', 2.5, [2, 2, 2, 2], 'into'],
    ['that rises too late to clear a wall is illegal', 2, [0, 1, 2, 2], 'into'],
    ['that sinks too early to clear a wall is illegal', 2, [3, 2, 1, 0], 'into'],
    [
      'one square above the ground, over a wall of unknown height, is marked as “doubtful”',
      undefined,
      [1, 1, 1, 1],
      'unsure',
    ],
    ['on the ground, into a wall of unknown height, is illegal', undefined, [0, 0, 1, 1], 'into'],
  ])('a flight drawn with the mouse %s', (_, top, heights, is) => {
    const walls = [
      {
        from: [2, 1] as [number, number],
        to: [2, 4] as [number, number],
        ...(top !== undefined && { top }),
      },
    ];
    const judged = flight(east(3), heights, { elevation: heights[0]! }, { walls });
    expect(judged.broken?.code).toBe(is === 'into' ? 'through-wall' : undefined);
    expect(judged.verdict.unknown).toEqual(is === 'unsure' ? ['walls.0.top'] : []);
    expect(judged.verdict.doubts ?? []).toMatchObject(
      is === 'unsure' ? [{ code: 'through-wall', at: [2, 2], step: 2 }] : [],
    );
  });
  it(
    'if a flight crosses a wall of unknown height and then hits a high wall, only the high wall ' +
      'makes the flight illegal',
    () => {
      const walls = [
        { from: [2, 1] as [number, number], to: [2, 4] as [number, number] },
        { from: [4, 1] as [number, number], to: [4, 4] as [number, number], top: 9 },
      ];
      const judged = flight(east(5), [3, 3, 3, 3, 3, 3], { elevation: 3 }, { walls });
      expect(judged.broken).toMatchObject({ code: 'through-wall', step: 4, at: [4, 2] });
      expect(judged.verdict.doubts).toMatchObject([{ code: 'through-wall', step: 2 }]);
      expect(judged.verdict.unknown).toEqual(['walls.0.top']);
    },
  );
  it('a flight over a wall of unknown height is legal if the user has chosen to ignore walls', () => {
    const walls = [{ from: [2, 1] as [number, number], to: [2, 4] as [number, number] }];
    const judged = flight(east(3), [2, 2, 2, 2], { elevation: 2 }, { walls }, 'sigil', {
      ...DEFAULT_POLICIES,
      walls: 'off',
    });
    expect([judged.verdict.doubts, judged.verdict.unknown]).toEqual([[], []]);
  });
  it(
    'a flight that rises four squares while it moves one square forward climbs too steeply and ' +
      'is illegal',
    () => {
      expect(flight(east(1), [0, 4]).broken?.code).toBe('climb-too-steep');
    },
  );
  it(
    'the ruling on a flight too short to stay in the air states the distance flown and the ' +
      'distance needed',
    () => {
      const judged = flight(east(3), [3, 3, 3, 3], { elevation: 3 });
      expect(judged.flown).toMatchObject({ ends: 'stalls', forward: { flown: 3, needed: 6 } });
    },
  );
  it(
    'under Pathfinder 1e, a flyer may reverse its direction, and needs a Fly check against DC 20 ' +
      'for that',
    () => {
      const back: Cell[] = [...east(3), [2, 3], [1, 3]];
      const judged = flight(
        back,
        [3, 3, 3, 3, 3, 3],
        { elevation: 3, skills: { fly: { bonus: 4 } } },
        {},
        'pf1',
      );
      expect(judged.broken).toBeUndefined();
      expect(judged.verdict.checks).toMatchObject([
        { what: 'reverse', skill: 'fly', dc: 20, bonus: 4, step: 4 },
      ]);
      const slow = flight(east(3), [3, 3, 3, 3], { elevation: 3 }, {}, 'pf1');
      expect(slow.verdict.checks).toMatchObject([{ what: 'stay-aloft', dc: 10, step: 3 }]);
    },
  );
  it(
    'the ruling on a Fly check cites the rule on the maneuver that needs the check ' +
      'before other rules',
    () => {
      const slow = flight(east(3), [3, 3, 3, 3], { elevation: 3 }, {}, 'pf1');
      const [check] = slow.verdict.checks!;
      const why = checkWhy(slow.path, check!);
      expect(why.rules[0]).toBe('pf1.flight.stay-aloft');
      expect(sources(why.rules)).toMatch(/^PRD Core Rulebook, Flying maneuver table; /);
    },
  );
  it('a dragged path with heights above the ground counts as a walk if the creature cannot fly', () => {
    const judged = flight(east(2), [0, 1, 1], { speed: { land: 6 } });
    expect(judged.heights).toBeNull();
    expect(judged.broken).toBeUndefined();
    expect(judged.verdict.cost).toBe(2);
  });
  it(
    'under Arelia (rounds in phases on hexes), which has no rule on flight, a path with ' +
      'heights counts as a walk',
    () => {
      const judged = flight(
        [
          [0, 2],
          [1, 2],
        ],
        [0, 1],
        {},
        { grid: { kind: 'hex', columns: 8, rows: 8, layout: 'odd-r' } as never },
        'arelia',
      );
      expect(judged.heights).toBeNull();
    },
  );
});
