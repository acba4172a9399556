/**
 * What is left of a turn. The gate asks for the turn's start only when the rest is too little
 * (src/rules/d20/map/mayAct.ts), so the rest must never pay for more than the whole turn.
 */
import { describe, expect, it } from 'vitest';
import { affords, costOf, resourcesLeft, type TurnLimit } from '../../src/rules/economy.ts';
import { rulesets } from '../../src/rules/index.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const LIMITS: readonly (readonly TurnLimit[])[] = [
  [],
  [{ most: 1 }],
  [{ most: 2 }],
  [{ of: ['move', 'step'], most: 1 }],
  [{ of: ['standard'] }],
  [{ of: [] }],
  [{ of: ['standard'] }, { of: ['standard', 'move', 'step'], most: 1 }],
];

/** Every way of having used each resource up to twice. */
function* usesOf(ids: readonly string[]): Generator<Record<string, number>> {
  const [first, ...others] = ids;
  if (first === undefined) yield {};
  else for (const rest of usesOf(others)) for (const n of [0, 1, 2]) yield { [first]: n, ...rest };
}

describe.each(rulesets.map(({ id, economy }) => [id, economy] as const))(
  'a turn of %s',
  (id, economy) => {
    it(
      `under ${rulesetInWords(id)}, an action too costly for a whole turn is also too costly ` +
        'for the rest of a turn',
      () => {
        const start = { uses: {}, moved: 0 };
        const wrong: string[] = [];
        for (const limits of LIMITS) {
          const whole = resourcesLeft(economy, start, limits);
          for (const uses of usesOf(economy.resources.map(({ id }) => id)))
            for (const moved of [0, 1]) {
              const left = resourcesLeft(economy, { uses, moved }, limits);
              for (const kind of Object.keys(economy.costs))
                for (const twice of [false, true]) {
                  const cost = costOf(economy, kind, twice);
                  if (affords(economy, left, cost) && !affords(economy, whole, cost))
                    wrong.push(JSON.stringify({ limits, uses, moved, kind, twice }));
                }
            }
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);
