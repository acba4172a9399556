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
import { boardOf } from './boards.ts';
import { differences, naiveAnswer } from './compare.ts';
import { hexBoardOf } from './hexboards.ts';
import { pacedBoard } from './paces.ts';
import { shrunk, told } from './shrink.ts';
import { count, tooFew, type Tally } from './tally.ts';

const BOARDS = Number(process.env['QUADRETTO_BOARDS'] ?? 6_000);
const FIRST = Number(process.env['QUADRETTO_SEED'] ?? 0);
const PARTS = 10;
/** Number of disagreements shown for each part; the others are only counted. */
const SHOWN = 3;

/** Two of ten boards have hexes, and two of ten are judged by pf1. */
const board = (seed: number): ReturnType<typeof boardOf> =>
  seed % 5 === 4
    ? hexBoardOf(seed)
    : pacedBoard(seed, boardOf(seed, seed % 5 === 2 ? 'pf1' : undefined));

describe('engine and plain rules agree', () => {
  const tally: Tally = {};
  const part = Math.ceil(BOARDS / PARTS);
  let done = 0;

  for (let from = FIRST; from < FIRST + BOARDS; from += part) {
    const to = Math.min(from + part, FIRST + BOARDS);
    it(`the engine and the plain rules agree on the boards ${from} to ${to - 1}`, () => {
      const found: string[] = [];
      let more = 0;
      for (let seed = from; seed < to; seed++) {
        const { scene, asks } = board(seed);
        const answers: unknown[] = [];
        const [first] = differences(scene, asks, undefined, answers);
        if (first !== undefined && found.length < SHOWN) found.push(told(seed, shrunk(first)));
        else if (first !== undefined) more += 1;
        count(tally, { scene, asks }, answers);
        done += 1;
      }
      expect(found.join('\n\n') + (more > 0 ? `\n\nand ${more} more boards` : '')).toBe('');
    }, 600_000);
  }

  it('the engine and the plain rules agree on boards of every kind, with every answer', () => {
    if (process.env['QUADRETTO_COUNTS'] !== undefined) console.log(tally);
    expect(done).toBe(BOARDS);
    expect(tooFew(tally, done)).toEqual([]);
  });
});

describe('the boards', () => {
  it('the boards of one seed are always the same, and those of another seed differ', () => {
    for (const of of [boardOf, hexBoardOf]) {
      expect(of(42)).toEqual(of(42));
      expect(of(42)).not.toEqual(of(43));
    }
  });

  it('boards that are all alike are reported as too uniform', () => {
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
