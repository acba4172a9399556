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
import type { At, Burst, By, Degree, Pair } from './drawn/pairs.ts';

const MAPS: readonly (readonly [string, DrawnMap, readonly Pair[], readonly Burst[]])[] = [
  ['the crypt', CRYPT, crypt, cryptBursts],
  ['the inn', INN, inn, innBursts],
  ['the cave', CAVE, cave, caveBursts],
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

const COVERS: Readonly<Record<Degree, string>> = {
  none: 'no cover',
  cover: 'cover',
  quarter: 'quarter cover',
  half: 'half cover',
  total: 'total cover',
};
/** `two adjacent squares (in the passage) have no cover from each other, and a step is legal`. */
function titleOf({ from, to, why, melee, ranged, step }: Pair, ruleset: string): string {
  const apart = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
  const [near, far] = [melee, ranged].map((degree) =>
    degree === undefined ? undefined : COVERS[under(degree, ruleset)],
  );
  const covers =
    near === far
      ? `there is ${near}`
      : [near && `there is ${near} in melee`, far && `there is ${far} from shots`]
          .filter(Boolean)
          .join(' and ');
  const steps = step === undefined ? '' : `, and a step is ${step ? 'legal' : 'not legal'}`;
  const pair = apart === 1 ? 'two adjacent squares' : `squares ${apart} apart`;
  return `between ${pair} (${why}) ${covers}${steps}`;
}

describe.each(MAPS)('hand-drawn map of %s', (mapName, map, pairs, bursts) => {
  describe.each(rulesetsInWords(RULESETS))('under %s', (_, ruleset) => {
    const game = rulesetInWords(ruleset);
    it.each(pairs.map((pair) => [titleOf(pair, ruleset), pair] as const))(
      `under ${game}, on the drawn map of ${mapName}, %s`,
      (_title, { from, to, melee, ranged, step, struck, unsure }) => {
        const scene = sceneOf(map, ruleset, from, to);
        const back = sceneOf(map, ruleset, to, from);
        const ask = (question: object, on = scene): Answer =>
          answer(on, question as never) as Answer;
        for (const [attack, degree] of [
          ['melee', melee],
          ['ranged', ranged],
        ] as const) {
          if (degree === undefined) continue;
          const wanted = under(degree, ruleset);
          const cover = { ask: 'cover', from: 'a', to: 't', attack };
          expect(ask(cover), attack).toMatchObject({ degree: wanted });
          // Nothing between two creatures is nothing from either side, and so is a whole wall.
          if (step !== undefined && (wanted === 'none' || wanted === 'total'))
            expect(ask(cover, back), `${attack}, back`).toMatchObject({ degree: wanted });
        }
        if (step !== undefined)
          expect(
            ask(
              { ask: 'move', of: 'a', mode: 'move', path: [from, to] },
              sceneOf(map, ruleset, from),
            ),
          ).toMatchObject({ legal: step });
        if (struck !== undefined && hasTurns(ruleset)) {
          const shooting = {
            ask: 'act',
            of: 't',
            action: 'ranged-attack',
            target: 'a',
            with: 'bow',
          };
          expect(ask(shooting)['opportunities']).toMatchObject(
            under(struck, ruleset) ? [{ by: 'a' }] : [],
          );
        }
        if (unsure !== undefined)
          expect(
            (
              ask({ ask: 'cover', from: 'a', to: 't', attack: 'melee' })['unknown'] as string[]
            ).filter((fact) => fact.startsWith('walls.')),
          ).toHaveLength(unsure.length);
      },
    );
    it.each((hasTurns(ruleset) ? bursts : []).map((burst) => [burst.why, burst] as const))(
      `under ${game}, a 10-foot burst on the drawn map of ${mapName} reaches the right squares: %s`,
      (_why, { corner, by, in: inside, out }) => {
        const { cells } = answer(sceneOf(map, ruleset, by), {
          ask: 'area',
          shape: 'burst',
          size: 2,
          from: [...corner],
          by: 'a',
        } as never) as { cells: At[] };
        for (const cell of inside) expect(cells).toContainEqual([...cell]);
        for (const cell of out) expect(cells).not.toContainEqual([...cell]);
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
      ['of the crypt', CRYPT, [9, 3], [10, 3]],
      ['of the inn', INN, [4, 3], [5, 3]],
    ] as const)(
      `under ${rulesetInWords(ruleset)}, opening the narrowly drawn door %s ends the total cover`,
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
      ['of the crypt', CRYPT, [6, 3], [7, 3]],
      ['of the inn', INN, [9, 7], [9, 8]],
    ] as const)(
      `under ${rulesetInWords(ruleset)}, closing the narrowly drawn door %s gives total cover`,
      (_, map, a, t) => {
        expect(through(map, a, t, blow)).toMatchObject({ degree: 'none' });
        const closed = { ...map, doors: map.doors.map((each) => ({ ...each, open: false })) };
        expect(through(closed, a, t, blow)).toMatchObject({ degree: 'total' });
      },
    );
  },
);
