/** Compares the engine with plain rules on many generated boards, a test for each part of them. */
import { expect, it } from 'vitest';

/** Number of disagreements shown for each part; the others are only counted. */
const SHOWN = 3;

interface Comparison<Board, Difference> {
  /** Seeds of the boards: the first, and how many. */
  readonly first: number;
  readonly boards: number;
  /** Number of tests among which the boards are divided. */
  readonly parts: number;
  title(from: number, to: number): string;
  board(seed: number): Board;
  /** The disagreements on a board; adds the engine's answers to `answers`. */
  differences(board: Board, answers: unknown[]): readonly Difference[];
  told(seed: number, first: Difference): string;
  /** Counts what occurs on a board. */
  count(board: Board, answers: readonly unknown[]): void;
}

/** Adds the tests. Returns a function that gives the number of boards compared until then. */
export function agreesOnBoards<Board, Difference>({
  first,
  boards,
  parts,
  title,
  board,
  differences,
  told,
  count,
}: Comparison<Board, Difference>): () => number {
  const part = Math.ceil(boards / parts);
  let done = 0;
  for (let from = first; from < first + boards; from += part) {
    const to = Math.min(from + part, first + boards);
    it(
      title(from, to - 1),
      () => {
        const found: string[] = [];
        let more = 0;
        for (let seed = from; seed < to; seed++) {
          const here = board(seed);
          const answers: unknown[] = [];
          const [worst] = differences(here, answers);
          if (worst !== undefined && found.length < SHOWN) found.push(told(seed, worst));
          else if (worst !== undefined) more += 1;
          count(here, answers);
          done += 1;
        }
        expect(found.join('\n\n') + (more > 0 ? `\n\nand ${more} more boards` : '')).toBe('');
      },
      600_000,
    );
  }
  return () => done;
}
