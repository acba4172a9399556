/** One fact has one answer in the fifth edition: the pairs of `fifthPairs.ts` on random boards. */
import { describe, expect, it } from 'vitest';
import { sameAnswer } from '../../support/titleWords.ts';
import { FIFTH_PAIRS, fifthMoment } from './fifthPairs.ts';
import { asking, TIMEOUT } from './runs.ts';
import type { Scene } from './boards.ts';

const BOARDS = 100;

describe.each(FIFTH_PAIRS)('the questions $asks.0 and $asks.1 under 5E', (pairing) => {
  const { of, facts, asks, fact, boards = BOARDS } = pairing;
  it(
    `under 5E, ${sameAnswer(asks, fact)}`,
    () => {
      let compared = 0;
      for (let seed = 0; seed < boards; seed++) {
        const moment = fifthMoment(seed);
        if (moment === null) continue;
        const ask = asking(moment.scene as unknown as Scene);
        const pair = of(moment, ask);
        const both = pair === null ? null : facts(ask(pair[0]), ask(pair[1]), moment, pair);
        if (both === null) continue;
        compared += 1;
        expect([seed, asks, both[0]]).toEqual([seed, asks, both[1]]);
      }
      expect(compared).toBeGreaterThan(2);
    },
    TIMEOUT,
  );
});
