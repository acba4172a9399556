/**
 * All questions give the same answer about one fact, on any board, under any condition, at any
 * moment of a turn.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../../src/board/grid.ts';
import { answer } from '../../../src/judge/answer.ts';
import { fullRulesetOf } from '../../../src/rules/fullRulesets.ts';
import type { ActVerdict } from '../../../src/rules/d20/play/turns/turnRules.ts';
import type { SpecialVerdict } from '../../../src/rules/d20/play/specials/specialRules.ts';
import type { MoveVerdict, PathVerdict, ReachableVerdict } from '../../../src/rules/verdict.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import type { At } from '../cases.ts';
import { boards, type Scene } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const TEXTS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const MODES = ['move', 'double-move', 'run', 'withdraw', 'charge', 'step'] as const;
const RUNS = 150;

interface Moment {
  readonly scene: Scene;
  readonly mode: (typeof MODES)[number];
  readonly path: readonly At[];
}

const spent = fc.record({
  standard: fc.boolean(),
  move: fc.nat(2),
  fullRound: fc.boolean(),
  swift: fc.boolean(),
  step: fc.boolean(),
  moved: fc.nat(3),
  diagonals: fc.nat(2),
});

const moments: fc.Arbitrary<Moment> = fc
  .record({
    scene: boards({ cells: 15, walls: 4, creatures: 5, side: [8, 10] }),
    text: fc.constantFrom(...TEXTS),
    mode: fc.constantFrom(...MODES),
    condition: fc.nat(500),
    under: fc.boolean(),
    hp: fc.constantFrom(8, 8, 8, 0, -4, -20),
    steps: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }),
    turn: fc.option(
      fc.record({ spent, surprise: fc.boolean(), own: fc.constantFrom(true, true, false) }),
      { freq: 1 },
    ),
  })
  .map(({ scene, text, mode, condition, under, hp, steps, turn }): Moment => {
    const names = Object.keys(fullRulesetOf(text)?.conditions ?? {});
    const [first, second, ...rest] = scene.creatures;
    const mover = {
      ...first!,
      conditions: under ? [names[condition % names.length]!] : [],
      hp: { current: hp, max: 8 },
      bab: 1,
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    };
    const path: At[] = [mover.at as At];
    for (const k of steps) {
      const [x, y] = path[path.length - 1]!;
      path.push([x + STEPS[k]![0], y + STEPS[k]![1]]);
    }
    const creatures = [mover, ...(second === undefined ? [] : [second]), ...rest];
    const now =
      turn === null
        ? {}
        : {
            turn: {
              round: 2,
              active: turn.own ? mover.id : (creatures[1]?.id ?? 'nobody'),
              surprise: turn.surprise,
              order: creatures.map(({ id }) => id),
              spent: turn.spent,
            },
          };
    return {
      scene: { ...scene, ruleset: text as Scene['ruleset'], creatures, ...now } as Scene,
      mode,
      path,
    };
  });

const attacks = fc.constantFrom('feint', 'bull-rush', 'trip', 'disarm', 'aid-another');

const ask = <T>(scene: Scene, question: object): T =>
  answer(sceneSchema.parse(scene), question) as T;
const of = (scene: Scene): string => scene.creatures[0]!.id;

/** A corridor of one row: there is one path to each cell, over the two cells with the surface. */
const WALKS = 7;
const SPEEDS = [
  { land: 6 },
  { land: 6, swim: 6 },
  { land: 6, climb: 6 },
  { land: 6, burrow: 6 },
] as const;

describe.each(rulesetsInWords(TEXTS))('over surfaces, by %s', (game, ruleset) => {
  it.each([
    ['water', 'water'],
    ['a slope', 'slope'],
    ['a climbable wall', 'wall'],
    ['earth', 'earth'],
  ] as const)(
    `under ${game}, the movement area contains exactly the squares in and beyond %s that a ` +
      'legal move reaches',
    (_, surface) => {
      for (const speed of SPEEDS)
        for (const mode of MODES.filter((each) => each !== 'charge')) {
          const scene = sceneSchema.parse({
            format: 'quadretto/scene@1',
            ruleset,
            grid: { kind: 'square', columns: 12, rows: 1 },
            cells: [
              { at: [2, 0], surface },
              { at: [4, 0], surface },
            ],
            creatures: [{ id: 'm', side: 'party', size: 'medium', speed, at: [1, 0] }],
          });
          const asked = <T>(question: object): T =>
            answer(scene, { of: 'm', mode, ...question }) as T;
          const ends = asked<ReachableVerdict>({ ask: 'reachable' }).cells.map(({ at }) => at[0]);
          const legal: number[] = [];
          const found: number[] = [];
          for (let x = 2; x <= WALKS; x++) {
            if (
              asked<MoveVerdict>({
                ask: 'move',
                path: Array.from({ length: x }, (_, i) => [1 + i, 0]),
              }).legal
            )
              legal.push(x);
            if (asked<PathVerdict>({ ask: 'path', to: [x, 0] }).path !== null) found.push(x);
          }
          const situation = `${mode} with ${JSON.stringify(speed)}`;
          expect(
            ends.filter((x) => x >= 2 && x <= WALKS),
            situation,
          ).toEqual(legal);
          expect(found, situation).toEqual(legal);
        }
    },
  );
});

describe('questions about one fact agree', () => {
  it(
    'each legal path ends in the movement area, and the area states no higher cost than the ' +
      'path',
    () => {
      let reached = 0;
      holds(moments, RUNS, ({ scene, mode, path }) => {
        const walked = ask<MoveVerdict>(scene, { ask: 'move', of: of(scene), mode, path });
        const end = path[path.length - 1]!;
        if (!walked.legal || String(end) === String(path[0])) return;
        const area = ask<ReachableVerdict>(scene, { ask: 'reachable', of: of(scene), mode });
        const place = area.cells.find(({ at }) => String(at) === String(end));
        reached++;
        expect([mode, end, place !== undefined && place.cost <= walked.cost + 1e-9]).toEqual([
          mode,
          end,
          true,
        ]);
      });
      expect(reached).toBeGreaterThan(5);
    },
    TIMEOUT,
  );

  it(
    'a legal path of the stated cost leads to every cell of the movement area',
    () => {
      let reached = 0;
      holds(moments, RUNS, ({ scene, mode }) => {
        // A creature's movement in its own turn may be asked about during another creature's turn.
        if (mode === 'run' || (scene.turn !== undefined && scene.turn.active !== of(scene))) return;
        const area = ask<ReachableVerdict>(scene, { ask: 'reachable', of: of(scene), mode });
        // A few cells of each area, evenly spread.
        const every = Math.max(1, Math.floor(area.cells.length / 8));
        for (const { at, cost } of area.cells.filter((_, i) => i % every === 0)) {
          const way = ask<PathVerdict>(scene, { ask: 'path', of: of(scene), mode, to: at });
          expect([mode, at, way.path !== null]).toEqual([mode, at, true]);
          const walked = ask<MoveVerdict>(scene, {
            ask: 'move',
            of: of(scene),
            mode,
            path: way.path,
          });
          reached++;
          expect([mode, at, walked.legal, walked.violations, walked.cost]).toEqual([
            mode,
            at,
            true,
            [],
            cost,
          ]);
        }
      });
      expect(reached).toBeGreaterThan(100);
    },
    TIMEOUT,
  );

  it(
    'rules requests about a special attack, such as a trip, and about an action give the ' +
      'same reasons for refusing the attack',
    () => {
      holds(fc.tuple(moments, attacks), RUNS, ([{ scene }, attack]) => {
        const to = scene.creatures[1];
        if (to === undefined) return;
        const special = ask<SpecialVerdict>(scene, {
          ask: 'special',
          from: of(scene),
          to: to.id,
          attack,
        });
        const acted = ask<ActVerdict>(scene, {
          ask: 'act',
          of: of(scene),
          action: attack,
          target: to.id,
        });
        const GATE = [
          'must-flee',
          'not-your-turn',
          'no-action-left',
          'immobile',
          'not-in-grapple',
          'must-complete',
          'condition-forbids',
        ];
        const said = (why: readonly string[]): string[] =>
          why.filter((code) => GATE.includes(code)).sort();
        expect([attack, said(special.why)]).toEqual([attack, said(acted.why)]);
      });
    },
    TIMEOUT,
  );
});
