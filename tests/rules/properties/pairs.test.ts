/**
 * One fact has one answer, whichever question asks: the pairs of `pairs.ts` on random moments of a
 * fight, in every ruleset that judges turns.
 */
import { describe, expect, it } from 'vitest';
import { questionNames } from '../../../src/judge/ask.ts';
import { silenceQuestions } from '../../../src/judge/questions/uncoveredQuestions.ts';
import { sameAnswer } from '../../support/titleWords.ts';
import type { Answer, Ask } from '../cases.ts';
import { moments, TURN_RULESETS, type Moment } from './moments.ts';
import { ALONE, PAIRS } from './pairs.ts';
import { asking, holds, same, TIMEOUT } from './runs.ts';

const MOMENTS = 40;
/** Questions whose only answer is that no ruleset treats the topic. */
const silent = silenceQuestions.flatMap(({ names }) => names);

describe.each(PAIRS)(
  'the questions $asks.0 and $asks.1',
  ({ asks, fact, of, moments: few = MOMENTS }) => {
    it(
      sameAnswer(asks, fact),
      () => {
        let compared = 0;
        for (const ruleset of TURN_RULESETS)
          holds(moments(ruleset), few, (moment) => {
            const asks = new Map<Moment['scene'], (ask: Ask) => Answer>();
            const about = (scene = moment.scene): ((ask: Ask) => Answer) => {
              const ask = asks.get(scene) ?? asking(scene);
              asks.set(scene, ask);
              return ask;
            };
            for (const { what, first, second, before, elsewhere, facts } of of(moment)) {
              const both = facts(about(before)(first), about(elsewhere)(second));
              if (both === null) continue;
              compared++;
              same(both[0], both[1], () => `${ruleset}, ${what}`);
            }
          });
        expect(compared).toBeGreaterThan(10);
      },
      TIMEOUT,
    );
  },
);

describe('the table of pairs', () => {
  const paired = new Set(PAIRS.flatMap(({ asks }) => asks));

  it('each kind of rules request is either compared with another kind or listed as an exception', () => {
    const without = questionNames().filter(
      (name) => !paired.has(name) && !Object.hasOwn(ALONE, name) && !silent.includes(name),
    );
    expect(without).toEqual([]);
  });

  it(
    'each compared kind of request exists, and none of these kinds is also listed as an ' +
      'exception',
    () => {
      const names = questionNames();
      expect(
        [...paired, ...Object.keys(ALONE)].filter(
          (name, i, all) => !names.includes(name) || all.indexOf(name) !== i,
        ),
      ).toEqual([]);
    },
  );
});
