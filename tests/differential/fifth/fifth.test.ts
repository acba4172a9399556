/**
 * Compares the engine with a second, very simple implementation of the fifth edition's rules, made
 * from the two documents alone. It covers distance, reach, movement and its cost, passing, leaving
 * reach and who reacts, who sees whom, cover, areas, advantage and hiding.
 *
 * `QUADRETTO_FIFTH_BOARDS=20000` tests more boards, `QUADRETTO_SEED=7000000` tests other boards,
 * and `QUADRETTO_COUNTS=1` prints how many boards had each feature.
 */
import { describe, expect, it } from 'vitest';
import { boardsToTry } from '../../support/thorough.ts';
import { agreesOnBoards } from '../agreement.ts';
import { told } from '../shrink.ts';
import { fifthBoard } from './boards.ts';
import { differences } from './compare.ts';
import { shrunk } from './shrink.ts';
import { count, tooFew, type Tally } from './tally.ts';

// On fewer boards, some features are too rare to be counted.
const BOARDS = Number(process.env['QUADRETTO_FIFTH_BOARDS'] ?? boardsToTry(1_000, 1 / 2));
const FIRST = Number(process.env['QUADRETTO_SEED'] ?? 0);
const PARTS = 5;

describe('the engine and the second implementation of 5E agree', () => {
  const tally: Tally = {};
  const done = agreesOnBoards({
    first: FIRST,
    boards: BOARDS,
    parts: PARTS,
    title: (from, to) =>
      `on random boards ${from} to ${to}, the rules engine and a second implementation of 5E give the same answers`,
    board: fifthBoard,
    differences: ({ scene, asks }, answers) => differences(scene, asks, undefined, answers),
    told: (seed, first) => told(seed, shrunk(first)),
    count: (of, answers) => count(tally, of, answers),
  });

  it(
    'the random 5E boards that compare two implementations of the rules cover every ' +
      'feature and kind of answer',
    () => {
      if (process.env['QUADRETTO_COUNTS'] !== undefined) console.log(tally);
      expect(done()).toBe(BOARDS);
      expect(tooFew(tally, done())).toEqual([]);
    },
  );
  it('the same random seed always makes the same 5E board, and a different seed a different board', () => {
    expect(fifthBoard(42)).toEqual(fifthBoard(42));
    expect(fifthBoard(42)).not.toEqual(fifthBoard(43));
  });
});
