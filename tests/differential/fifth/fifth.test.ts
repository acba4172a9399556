/**
 * Compares the engine with a second, very simple implementation of the fifth edition's rules, made
 * from the two documents alone. It covers distance, reach, movement and its cost, passing, leaving
 * reach and who reacts, who sees whom, cover, areas, advantage and hiding.
 *
 * `QUADRETTO_FIFTH_BOARDS=20000` tests more boards, `QUADRETTO_SEED=7000000` tests other boards,
 * and `QUADRETTO_COUNTS=1` prints how many boards had each feature.
 */
import { describe, expect, it } from 'vitest';
import { told } from '../shrink.ts';
import { fifthBoard } from './boards.ts';
import { differences } from './compare.ts';
import { shrunk } from './shrink.ts';
import { count, tooFew, type Tally } from './tally.ts';

const BOARDS = Number(process.env['QUADRETTO_FIFTH_BOARDS'] ?? 1_000);
const FIRST = Number(process.env['QUADRETTO_SEED'] ?? 0);
const PARTS = 5;
/** Number of disagreements shown for each part; the others are only counted. */
const SHOWN = 3;

describe('engine and plain rules of the fifth edition agree', () => {
  const tally: Tally = {};
  const part = Math.ceil(BOARDS / PARTS);
  let done = 0;

  for (let from = FIRST; from < FIRST + BOARDS; from += part) {
    const to = Math.min(from + part, FIRST + BOARDS);
    it(`on the boards ${from} to ${to - 1}`, () => {
      const found: string[] = [];
      let more = 0;
      for (let seed = from; seed < to; seed++) {
        const { scene, asks } = fifthBoard(seed);
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

  it('on boards of every kind, with every answer', () => {
    if (process.env['QUADRETTO_COUNTS'] !== undefined) console.log(tally);
    expect(done).toBe(BOARDS);
    expect(tooFew(tally, done)).toEqual([]);
  });
  it('the boards of one seed are always the same, and those of another seed differ', () => {
    expect(fifthBoard(42)).toEqual(fifthBoard(42));
    expect(fifthBoard(42)).not.toEqual(fifthBoard(43));
  });
});
