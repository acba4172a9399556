/**
 * Hand-drawn maps, judged by hand pair by pair, in all rulesets on squares. Rulesets that estimate
 * cover share the degrees of d20 Modern. Those that judge the map alone are asked no shots and bursts.
 */
import { describe, expect, it } from 'vitest';
import { CAVE } from '../../adapters/practice/maps/cave.ts';
import { CRYPT } from '../../adapters/practice/maps/crypt.ts';
import { standingWalls, type DrawnMap } from '../../adapters/practice/maps/drawn.ts';
import { INN } from '../../adapters/practice/maps/inn.ts';
import { answer } from '../../src/judge/answer.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { rulesets, rulesetOf } from '../../src/rules/index.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import type { Answer } from './cases.ts';
import { cave, caveBursts } from './drawn/cave.ts';
import { crypt, cryptBursts } from './drawn/crypt.ts';
import { inn, innBursts } from './drawn/inn.ts';
import { rulesetInWords, rulesetsInWords } from '../support/titleWords.ts';
import type { At, Burst, By, Pair } from './drawn/pairs.ts';

const MAPS: readonly (readonly [string, DrawnMap, readonly Pair[], readonly Burst[]])[] = [
  ['off-grid walls in a crypt', CRYPT, crypt, cryptBursts],
  ['off-grid walls in an inn', INN, inn, innBursts],
  ['slanting walls in a cave', CAVE, cave, caveBursts],
];
const RULESETS = rulesets.filter(({ grid }) => grid === 'square').map(({ id }) => id);
const hasTurns = (ruleset: string): boolean => turnRulesets.some(({ id }) => id === ruleset);
const estimates = (ruleset: string): boolean => rulesetOf(ruleset)?.coverDegrees !== undefined;

const ATTACKS = [
  { id: 'sword', kind: 'melee' },
  { id: 'bow', kind: 'ranged', rangeIncrement: 12 },
];
function sceneOf(map: DrawnMap, ruleset: string, a: At, t?: At): SceneDocument {
  return sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: map.columns, rows: map.rows },
    walls: standingWalls(map),
    creatures: [a, ...(t === undefined ? [] : [t])].map((at, i) => ({
      id: i === 0 ? 'a' : 't',
      side: i === 0 ? 'party' : 'foes',
      at,
      size: 'medium',
      type: 'humanoid',
      speed: { land: 6 },
      attacks: ATTACKS,
    })),
  });
}

const isTable = <T>(by: By<T>): by is Readonly<Record<string, T>> & { readonly else: T } =>
  typeof by === 'object' && by !== null && 'else' in by;
const under = <T>(by: By<T>, ruleset: string): T =>
  isTable(by)
    ? (by[ruleset] ?? (estimates(ruleset) ? by['d20modern'] : undefined) ?? by.else)
    : (by as T);

describe.each(MAPS)('%s', (mapName, map, pairs, bursts) => {
  describe.each(rulesetsInWords(RULESETS))('under %s', (game, ruleset) => {
    it(
      `under ${game}, ${mapName} give cover and block movement only between the squares that they ` +
        'separate',
      () => {
        for (const { from, to, why, melee, ranged, step, struck, unsure } of pairs) {
          const scene = sceneOf(map, ruleset, from, to);
          const back = sceneOf(map, ruleset, to, from);
          const pair = `${from} → ${to} (${why})`;
          const ask = (question: object, on = scene): Answer =>
            answer(on, question as never) as Answer;
          for (const [attack, degree] of [
            ['melee', melee],
            ['ranged', ranged],
          ] as const) {
            if (degree === undefined) continue;
            const wanted = under(degree, ruleset);
            const cover = { ask: 'cover', from: 'a', to: 't', attack };
            expect.soft(ask(cover), `${pair}: ${attack}`).toMatchObject({ degree: wanted });
            // Nothing between two creatures is nothing from either side, and so is a whole wall.
            if (step !== undefined && (wanted === 'none' || wanted === 'total'))
              expect
                .soft(ask(cover, back), `${pair}: ${attack}, back`)
                .toMatchObject({ degree: wanted });
          }
          if (step !== undefined)
            expect
              .soft(
                ask(
                  { ask: 'move', of: 'a', mode: 'move', path: [from, to] },
                  sceneOf(map, ruleset, from),
                ),
                `${pair}: step`,
              )
              .toMatchObject({ legal: step });
          if (struck !== undefined && hasTurns(ruleset)) {
            const shooting = {
              ask: 'act',
              of: 't',
              action: 'ranged-attack',
              target: 'a',
              with: 'bow',
            };
            expect
              .soft(ask(shooting)['opportunities'], `${pair}: opportunity`)
              .toMatchObject(under(struck, ruleset) ? [{ by: 'a' }] : []);
          }
          if (unsure !== undefined)
            expect
              .soft(
                (
                  ask({ ask: 'cover', from: 'a', to: 't', attack: 'melee' })['unknown'] as string[]
                ).filter((fact) => fact.startsWith('walls.')),
                `${pair}: unsure walls`,
              )
              .toHaveLength(unsure.length);
        }
      },
    );
    if (hasTurns(ruleset) && bursts.length > 0)
      it(
        `under ${game}, a 10-foot burst among ${mapName} reaches only squares that no wall ` +
          'shuts off',
        () => {
          for (const { why, corner, by, in: inside, out } of bursts) {
            const { cells } = answer(sceneOf(map, ruleset, by), {
              ask: 'area',
              shape: 'burst',
              size: 2,
              from: [...corner],
              by: 'a',
            } as never) as { cells: At[] };
            for (const cell of inside) expect.soft(cells, why).toContainEqual([...cell]);
            for (const cell of out) expect.soft(cells, why).not.toContainEqual([...cell]);
          }
        },
      );
  });
});

describe.each(rulesetsInWords(RULESETS))(
  'a door drawn narrower than its square, under %s',
  (_, ruleset) => {
    const through = (map: DrawnMap, a: At, t: At, question: object): Answer =>
      answer(sceneOf(map, ruleset, a, t), question as never) as Answer;
    const blow = { ask: 'cover', from: 'a', to: 't', attack: 'melee' };
    it.each([
      ['in a crypt', CRYPT, [9, 3], [10, 3]],
      ['in an inn', INN, [4, 3], [5, 3]],
    ] as const)(
      `under ${rulesetInWords(ruleset)}, an opened door %s gives no cover, even if drawn ` +
        'narrower than its square',
      (_, map, a, t) => {
        expect(through(map, a, t, blow)).toMatchObject({ degree: 'total' });
        const opened = { ...map, doors: map.doors.map((each) => ({ ...each, open: true })) };
        expect(through(opened, a, t, blow)).toMatchObject({ degree: 'none' });
        if (!hasTurns(ruleset)) return;
        const shooting = { ask: 'act', of: 't', action: 'ranged-attack', target: 'a', with: 'bow' };
        expect(through(opened, a, t, shooting)).toMatchObject({ opportunities: [{ by: 'a' }] });
      },
    );
    it.each([
      ['in a crypt', CRYPT, [6, 3], [7, 3]],
      ['in an inn', INN, [9, 7], [9, 8]],
    ] as const)(
      `under ${rulesetInWords(ruleset)}, a closed door %s gives total cover, even if drawn ` +
        'narrower than its square',
      (_, map, a, t) => {
        expect(through(map, a, t, blow)).toMatchObject({ degree: 'none' });
        const closed = { ...map, doors: map.doors.map((each) => ({ ...each, open: false })) };
        expect(through(closed, a, t, blow)).toMatchObject({ degree: 'total' });
      },
    );
  },
);
