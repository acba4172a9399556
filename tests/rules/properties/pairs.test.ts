/**
 * One fact has one answer, whichever question asks: the pairs of `pairs.ts` on random moments of a
 * fight, in every ruleset that judges turns.
 */
import { describe, expect, it } from 'vitest';
import { questionNames } from '../../../src/judge/ask.ts';
import { silenceQuestions } from '../../../src/judge/questions/uncoveredQuestions.ts';
import { moments, TURN_RULESETS } from './moments.ts';
import { ALONE, PAIRS } from './pairs.ts';
import { asking, holds, TIMEOUT } from './runs.ts';

const MOMENTS = 40;
/** Questions whose only answer is that no ruleset treats the topic. */
const silent = silenceQuestions.flatMap(({ names }) => names);

describe.each(PAIRS)(
  '$asks.0 and $asks.1 agree on $fact',
  ({ asks, fact, of, moments: few = MOMENTS }) => {
    it(
      `the queries “${asks[0]}” and “${asks[1]}” agree on ${fact}, in every ruleset`,
      () => {
        let compared = 0;
        for (const ruleset of TURN_RULESETS)
          holds(moments(ruleset), few, (moment) => {
            const ask = asking(moment.scene);
            for (const { what, first, second, before, elsewhere, facts } of of(moment)) {
              const here = before === undefined ? ask : asking(before);
              const there = elsewhere === undefined ? ask : asking(elsewhere);
              const both = facts(here(first), there(second));
              if (both === null) continue;
              compared++;
              expect([ruleset, what, both[0]]).toEqual([ruleset, what, both[1]]);
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

  it('the table of pairs has a pair for each query of the engine, or a reason for none', () => {
    const without = questionNames().filter(
      (name) => !paired.has(name) && !Object.hasOwn(ALONE, name) && !silent.includes(name),
    );
    expect(without).toEqual([]);
  });

  it('the table of pairs lists no query both with and without a pair, and no unknown query', () => {
    const names = questionNames();
    expect(
      [...paired, ...Object.keys(ALONE)].filter(
        (name, i, all) => !names.includes(name) || all.indexOf(name) !== i,
      ),
    ).toEqual([]);
  });
});
