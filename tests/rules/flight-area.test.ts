/**
 * Cells where a flyer can end a flight: the ends of all flights that `fly` judges legal, found one
 * by one.
 */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../../src/board/board.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { fullRulesetOf } from '../../src/rules/fullRulesets.ts';
import { isFull, type FullJudge } from '../../src/rules/fullRuleset.ts';
import type { Place3 } from '../../src/board/grid.ts';
import type { Manner } from '../../src/rules/d20/map/flight/legRules.ts';
import type { FlightArea } from '../../src/rules/d20/play/flight/flightRules.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { board, creature, fog, hero, turn, wall, type CreatureMore, type Thing } from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

type Class = 'perfect' | 'good' | 'average' | 'poor' | 'clumsy';
const flyer = (manoeuvrability: Class, fly: number, more: CreatureMore = {}): Thing =>
  hero('a', 0, 0, {
    speed: { fly, manoeuvrability },
    load: 'light',
    elevation: 2,
    heading: 'e',
    ...more,
  });
const area = (
  on: readonly Thing[],
  more: Record<string, unknown> = {},
  text = 'sigil',
): FlightArea =>
  asked({ on, ask: { ask: 'flight-area', of: 'a', ...more } }, text) as unknown as FlightArea;
const listed = (v: FlightArea, ends?: string): string[] =>
  v.places.filter((p) => ends === undefined || p.ends === ends).map((p) => p.at.join());

/** Tries every flight leg by leg. Stops at a violation that no later leg could repair. */
function flights(
  things: readonly Thing[],
  mode: Manner['mode'],
  text: string,
): Map<string, number> {
  const { scene } = board(text, things);
  const rules = fullRulesetOf(text);
  if (rules === undefined || !isFull(rules)) throw new Error(text);
  const j: FullJudge = judgeOf(boardOf(sceneSchema.parse(scene)), rules);
  const c = creatureOf(j.board, 'a')!;
  const keeps = c.speed?.manoeuvrability === 'good' || c.speed?.manoeuvrability === 'perfect';
  const ends = new Map<string, number>();
  const from = ([x, y, z]: Place3): Place3[] =>
    [-1, 0, 1]
      .flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dz): Place3 => [x + dx, y + dy, z + dz])),
      )
      .filter(([a, b, h]) => h >= 0 && (a !== x || b !== y || h !== z));
  const visit = (path: Place3[]): void => {
    const v = j.rules.flight.move(
      j,
      c,
      { mode, ...(keeps ? { facing: path.slice(1).map(() => c.heading!) } : {}) },
      path,
    );
    const steep = ({ code }: { code: string }): boolean =>
      code === 'climb-too-steep' || code === 'dive-too-steep' || code === 'ends-occupied';
    if (!v.violations.every(steep)) return;
    const [x, y, z] = path[path.length - 1]!;
    const key = [x - 10, y - 10, z].join();
    if (v.legal && (v.ends === 'aloft' || v.ends === 'landed'))
      ends.set(key, Math.min(v.cost, ends.get(key) ?? Infinity));
    for (const next of from([x, y, z])) visit([...path, next]);
  };
  visit([[c.at[0], c.at[1], c.elevation]]);
  return ends;
}

describe('the area of a flight', () => {
  const BOARD = [
    wall(2, -3, 2, 1),
    fog(0, -1),
    creature('b', 1, 1, { elevation: 2, speed: { fly: 6 } }),
  ];

  everyCase<[Class, number, Manner['mode'], string]>([
    ['perfect', 2, 'move', 'sigil'],
    ['good', 2, 'move', 'sigil'],
    ['average', 2, 'move', 'sigil'],
    ['average', 3, 'move', 'sigil'],
    ['poor', 3, 'move', 'sigil'],
    ['clumsy', 3, 'move', 'sigil'],
    ['good', 3, 'step', 'sigil'],
    ['good', 4, 'hover', 'sigil'],
    ['average', 1, 'double-move', 'sigil'],
    ['clumsy', 2, 'move', 'pf1'],
    ['good', 3, 'step', 'pf1'],
  ])(
    'a flyer’s movement area contains exactly the positions where a legal flight can end, each ' +
      'at its lowest cost',
    (kind, fly, mode, text) => {
      const on = [flyer(kind, fly), ...BOARD];
      const found = area(on, { mode }, text);
      expect(found.bound).toBe('exact');
      expect(new Map(found.places.map((p) => [p.at.join(), p.cost]))).toEqual(
        flights(on, mode, text),
      );
      expect(found.places.length).toBeGreaterThan(4);
    },
  );

  it(
    'if a flyer’s direction is unknown, its movement area is marked as an upper bound of the ' +
      'positions that it can reach',
    () => {
      const on = [flyer('average', 3, { heading: undefined }), ...BOARD];
      const found = area(on);
      expect(found).toMatchObject({
        bound: 'upper',
        unknown: expect.arrayContaining(['creatures.a.heading']),
      });
      const known = area([flyer('average', 3), ...BOARD]);
      expect(listed(known).filter((at) => !listed(found).includes(at))).toEqual([]);
    },
  );
  it(
    'if there are too many flights to try, a flyer’s movement area is marked as an upper bound ' +
      'of the positions that it can reach',
    () => {
      const found = area([flyer('average', 12, { elevation: 4 })]);
      expect(found.bound).toBe('upper');
      expect(listed(found)).toContain('12,0,4');
      expect(listed(found)).not.toContain('13,0,4');
      // It may not turn around, and climbing costs double.
      expect(listed(found)).not.toContain('-12,0,4');
      expect(listed(found)).not.toContain('0,0,11');
    },
  );
  it(
    'the movement area of a flyer of average maneuverability leaves out positions where the ' +
      'flyer would stall',
    () => {
      const found = area([flyer('average', 4)]);
      expect(found.bound).toBe('exact');
      expect(listed(found)).not.toContain('1,0,2');
      expect(listed(found)).not.toContain('0,0,2');
      expect(listed(found, 'aloft')).toContain('2,0,2');
      expect(listed(found, 'landed')).toContain('2,0,0');
      expect(listed(area([flyer('good', 6)]), 'aloft')).toContain('0,0,2');
    },
  );
  it(
    'after two squares of flight this turn, a flyer can reach positions where it would otherwise ' +
      'stall',
    () => {
      const on = (moved: number): Thing[] => [
        flyer('average', 4),
        turn({ active: 'a', round: 1, spent: { move: 1, moved } }),
      ];
      expect(listed(area(on(0)))).not.toContain('1,0,2');
      expect(listed(area(on(2)))).toContain('1,0,2');
    },
  );
  it('a request for a flyer’s movement area at one height gets only positions at that height', () => {
    expect(area([flyer('good', 4)], { height: 3 }).places.every((p) => p.at[2] === 3)).toBe(true);
  });
  it.each(rulesetsInWords(['srd35', 'sigil', 'd20modern', 'pf1']))(
    'under %s, the movement area of a flyer that may not fly is empty, and the ruling states the reason',
    (_, text) => {
      const no = (more: CreatureMore, now: Thing[] = []): FlightArea =>
        area([flyer('good', 6, more), creature('b', 9, 9), ...now], {}, text);
      expect(no({ conditions: ['stunned'] })).toMatchObject({
        places: [],
        why: 'immobile',
        by: 'stunned',
      });
      expect(no({ conditions: ['prone'] })).toMatchObject({ places: [], why: 'cannot-fly-prone' });
      // In the 1e text no load prevents flight (pf1.flight.load).
      if (text === 'pf1') expect(no({ load: 'heavy' })).not.toHaveProperty('why');
      else expect(no({ load: 'heavy' })).toMatchObject({ places: [], why: 'overloaded' });
      expect(no({ speed: { fly: 0 } })).toMatchObject({ places: [], why: 'no-fly-speed' });
      expect(no({}, [turn({ active: 'a', round: 1, spent: { fullRound: true } })])).toMatchObject({
        places: [],
        why: 'no-action-left',
      });
      expect(no({ conditions: ['exhausted'] })).toMatchObject({ budget: 3 });
    },
  );
});

describe('the cells that a flyer reaches at its own height', () => {
  const bound = (c: Thing, mode = 'move'): unknown =>
    asked({ on: [c], ask: { ask: 'reachable', of: 'a', mode } }, 'srd35')['bound'];

  it(
    'for a flyer of average or clumsy maneuverability, the movement area at its own height is ' +
      'marked as an upper bound',
    () => {
      expect(bound(flyer('average', 6))).toBe('upper');
      expect(bound(flyer('clumsy', 6), 'double-move')).toBe('upper');
      expect(bound(flyer('average', 6, { speed: { fly: 6 } }))).toBe('upper');
    },
  );
  it(
    'under Pathfinder 1e, where flight needs Fly checks, a flyer’s movement area is marked as an ' +
      'upper bound',
    () => {
      const reach = (mode: string): unknown =>
        asked({ on: [flyer('perfect', 6)], ask: { ask: 'reachable', of: 'a', mode } }, 'pf1')[
          'bound'
        ];
      expect(reach('move')).toBe('upper');
      expect(reach('step')).toBeUndefined();
    },
  );
  it(
    'for a flyer of good maneuverability, and for an average flyer on the ground, the movement ' +
      'area is exact',
    () => {
      expect(bound(flyer('good', 6))).toBeUndefined();
      expect(
        bound(
          flyer('average', 6, {
            elevation: 0,
            speed: { land: 6, fly: 6, manoeuvrability: 'average' },
          }),
        ),
      ).toBeUndefined();
    },
  );
});
