/**
 * A flight at constant height is a movement: `fly`, and `move` of a hovering creature, give the
 * same answers.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../../src/board/grid.ts';
import { answer } from '../../../src/judge/answer.ts';
import { fullRulesetOf } from '../../../src/rules/fullRulesets.ts';
import type { FlightVerdict } from '../../../src/rules/d20/map/flight/legRules.ts';
import type { MoveVerdict } from '../../../src/rules/verdict.ts';
import { sceneSchema, type SceneDocument } from '../../../src/scene/schema.ts';
import type { At } from '../cases.ts';
import { boards, type Scene } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';

const TEXTS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const MODES = ['move', 'double-move', 'withdraw', 'charge', 'step'] as const;
/** In the air no creature is prone, and a creature that does not fly has no other height. */
const conditionsOf = (text: string): string[] => {
  const table = fullRulesetOf(text)?.conditions ?? {};
  return Object.keys(table).filter((name) => table[name]?.crawls === undefined);
};

const spent = fc.record(
  {
    standard: fc.boolean(),
    move: fc.nat(2),
    fullRound: fc.boolean(),
    step: fc.boolean(),
    moved: fc.nat(6),
    diagonals: fc.nat(3),
  },
  { requiredKeys: [] },
);

interface Flown {
  readonly scene: Scene;
  readonly path: readonly At[];
  readonly mode: (typeof MODES)[number];
}

const flights: fc.Arbitrary<Flown> = fc
  .record({
    scene: boards({
      sizes: ['medium', 'medium', 'small', 'large', 'huge'],
      elevations: true,
      cells: 20,
      side: [9, 11],
      creatures: 5,
    }),
    text: fc.constantFrom(...TEXTS),
    mode: fc.constantFrom(...MODES),
    fly: fc.integer({ min: 2, max: 8 }),
    height: fc.integer({ min: 1, max: 2 }),
    condition: fc.nat(200),
    under: fc.constantFrom(true, false, false),
    legs: fc.array(fc.nat(7), { minLength: 1, maxLength: 6 }),
    along: fc.boolean(),
    turn: fc.option(fc.record({ spent, surprise: fc.boolean() }), { freq: 1 }),
    light: fc.constantFrom('bright' as const, 'bright' as const, 'dim' as const),
  })
  .map(({ scene, text, mode, fly, height, condition, under, legs, along, turn, light }): Flown => {
    const names = conditionsOf(text);
    const [first, ...others] = scene.creatures;
    const mover = {
      ...first!,
      elevation: height,
      speed: { fly, manoeuvrability: 'good' as const },
      load: 'light' as const,
      heading: 'n' as const,
      conditions: under ? [names[condition % names.length]!] : [],
      grapples: undefined,
    };
    const path: At[] = [mover.at];
    for (const bit of legs) {
      const [dx, dy] = STEPS[along ? legs[0]! : bit]!;
      const [x, y] = path[path.length - 1]!;
      path.push([x + dx, y + dy]);
    }
    const now =
      turn === null
        ? {}
        : { turn: { active: mover.id, round: 1, spent: turn.spent, surprise: turn.surprise } };
    return {
      scene: {
        ...scene,
        ...now,
        light,
        ruleset: text as Scene['ruleset'],
        // At other heights a flyer has nearer places for its charge than a walker.
        creatures: [
          mover,
          ...others.map((c) => (mode === 'charge' ? { ...c, elevation: height } : c)),
        ],
      },
      path,
      mode,
    };
  });

/** The first violation of each code; a flight also lists a certain one after one in doubt. */
const faults = ({ violations }: MoveVerdict | FlightVerdict): string[] =>
  violations
    .filter(({ code }, i) => violations.findIndex((v) => v.code === code) === i)
    .map(({ code, step, by }) => `${step} ${code} ${by ?? ''}`)
    .sort();

describe('a flight at one height', () => {
  it(
    'a flight at a constant height has the same verdict, cost and provoked enemies as a move ' +
      'along the same path',
    () => {
      let [legal, barred, dear] = [0, 0, 0];
      holds(flights, 1600, ({ scene, path, mode }) => {
        const parsed = sceneSchema.parse(scene);
        const of = scene.creatures[0]!;
        const walked = answer(parsed, { ask: 'move', of: of.id, mode, path }) as MoveVerdict;
        const facing = path.slice(1).map(() => 'n');
        const flown = answer(parsed, {
          ask: 'fly',
          of: of.id,
          mode,
          path: path.map(([x, y]) => [x, y, of.elevation]),
          facing,
        }) as FlightVerdict;
        const told = (v: MoveVerdict | FlightVerdict): object => ({
          legal: v.legal,
          cost: v.cost,
          budget: v.budget,
          costs: v.costs,
          faults: faults(v),
          opportunities: v.opportunities.map(({ by, step }) => `${by} ${step}`),
        });
        expect(told(flown)).toEqual(told(walked));
        legal += Number(walked.legal);
        barred += Number(!walked.legal && of.conditions!.length > 0);
        dear += Number(walked.cost > path.length * 1.5);
      });
      expect(legal).toBeGreaterThan(50);
      expect(barred).toBeGreaterThan(50);
      expect(dear).toBeGreaterThan(20);
    },
    TIMEOUT,
  );
});

describe('a flight over walls with heights', () => {
  /** The step of the first violation of each code. */
  const firsts = ({ violations }: FlightVerdict): object =>
    Object.fromEntries(violations.toReversed().map(({ code, step }) => [code, step]));
  const ACROSS = [
    { from: [4, 0] as At, to: [4, 11] as At },
    { from: [0, 5] as At, to: [11, 5] as At },
  ];
  const WALLS = ['through-wall', 'corner-cut', 'too-narrow'];

  it(
    'a higher wall never lets a flight go farther, and a wall of unknown height stops ' +
      'flights at every height',
    () => {
      let [over, stopped, doubted] = [0, 0, 0];
      const cases = fc.record({
        flown: flights,
        tops: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 40, maxLength: 40 }),
        raised: fc.nat(39),
        heights: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
      });
      holds(cases, 600, ({ flown: { scene, path, mode }, tops, raised, heights }) => {
        const of = { ...scene.creatures[0]!, elevation: heights[0]!, conditions: [] };
        const walled = (topOf: (i: number) => number | undefined): SceneDocument =>
          sceneSchema.parse({
            ...scene,
            creatures: [of],
            walls: [...scene.walls, ...ACROSS].map((wall, i) => ({
              ...wall,
              low: false,
              top: topOf(i),
            })),
          });
        // A flyer that begins on both sides of a wall squeezes beside the wall if it is high, and
        // is above it if it is low.
        const { how } = answer(
          walled(() => 1000),
          { ask: 'narrow', of: of.id },
        ) as { how: string };
        if (how === 'squeeze') return;
        const flown = (topOf: (i: number) => number | undefined): FlightVerdict =>
          answer(walled(topOf), {
            ask: 'fly',
            of: of.id,
            mode,
            path: path.map(([x, y], i) => [x, y, heights[i]!]),
            facing: path.slice(1).map(() => 'n'),
          }) as FlightVerdict;
        const stops = (v: FlightVerdict): number =>
          v.violations.find(({ code }) => WALLS.includes(code))?.step ?? Infinity;
        const low = flown((i) => tops[i % tops.length]);
        const high = flown((i) => tops[i % tops.length]! + (i === raised ? 2 : 0));
        const endless = flown(() => 1000);
        const unknown = flown(() => undefined);
        expect(stops(high)).toBeLessThanOrEqual(stops(low));
        expect(stops(endless)).toBeLessThanOrEqual(stops(high));
        // By default a wall of unknown height blocks at every height.
        expect(firsts(unknown)).toEqual(firsts(endless));
        over += Number(stops(low) > stops(endless));
        stopped += Number(stops(high) < stops(low));
        doubted += Number(unknown.unknown.some((fact) => fact.startsWith('walls.')));
      });
      expect(over).toBeGreaterThan(20);
      expect(stopped).toBeGreaterThan(0);
      expect(doubted).toBeGreaterThan(20);
    },
    TIMEOUT,
  );
});
