/**
 * Compares the engine with a second, very simple implementation of the same rules texts (naive/).
 * It covers threat, reach, flanking, cover, light, movement, swimming, climbing, crawling,
 * tumbling, runs, charges, conditions, spent turns, riders and permission to fly. The boards are
 * random, the numbers are exact, and the second implementation uses no code of the engine.
 *
 * `QUADRETTO_BOARDS=50000` tests more boards, `QUADRETTO_SEED=7000000` tests other boards, and
 * `QUADRETTO_COUNTS=1` prints how many boards had each feature.
 */
import { describe, expect, it } from 'vitest';
import { boardsToTry } from '../support/thorough.ts';
import { agreesOnBoards } from './agreement.ts';
import { boardOf } from './boards.ts';
import { differences, naiveAnswer } from './compare.ts';
import { hexBoardOf } from './hexboards.ts';
import { pacedBoard } from './paces.ts';
import { shrunk, told } from './shrink.ts';
import { count, tooFew, type Tally } from './tally.ts';

// On fewer boards, some features are too rare to be counted.
const BOARDS = Number(process.env['QUADRETTO_BOARDS'] ?? boardsToTry(6_000, 1 / 2));
const FIRST = Number(process.env['QUADRETTO_SEED'] ?? 0);
const PARTS = 10;

/** Two of ten boards have hexes, and two of ten are judged by pf1. */
const board = (seed: number): ReturnType<typeof boardOf> =>
  seed % 5 === 4
    ? hexBoardOf(seed)
    : pacedBoard(seed, boardOf(seed, seed % 5 === 2 ? 'pf1' : undefined));

describe('the engine and the second implementation agree', () => {
  const tally: Tally = {};
  const done = agreesOnBoards({
    first: FIRST,
    boards: BOARDS,
    parts: PARTS,
    title: (from, to) =>
      `on random boards ${from} to ${to}, the rules engine and a second implementation give the same answers`,
    board: board,
    differences: ({ scene, asks }, answers) => differences(scene, asks, undefined, answers),
    told: (seed, first) => told(seed, shrunk(first)),
    count: (of, answers) => count(tally, of, answers),
  });

  it(
    'the random boards that compare two implementations of the rules cover every rules ' +
      'feature and kind of answer',
    () => {
      if (process.env['QUADRETTO_COUNTS'] !== undefined) console.log(tally);
      expect(done()).toBe(BOARDS);
      expect(tooFew(tally, done())).toEqual([]);
    },
  );
});

describe('the boards', () => {
  it('the same random seed always makes the same board, and a different seed a different board', () => {
    for (const of of [boardOf, hexBoardOf]) {
      expect(of(42)).toEqual(of(42));
      expect(of(42)).not.toEqual(of(43));
    }
  });

  it('the check for missing rules features fails if all random boards are alike', () => {
    const tally: Tally = {};
    for (let i = 0; i < 50; i++) {
      const { scene, asks } = boardOf(8);
      count(
        tally,
        { scene, asks },
        asks.map((ask) => naiveAnswer(scene, ask)),
      );
    }
    expect(tooFew(tally, 50).length).toBeGreaterThan(10);
  });
});
