/**
 * The number of random boards for a property. By default a run is small; with QUADRETTO_RUNS it has
 * the given size and new boards each time, unless QUADRETTO_SEED repeats a run.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, TestRunner } from 'vitest';
import { sceneSchema, type SceneDocument } from '../../../src/scene/schema.ts';
import { answersAbout } from '../../../src/judge/answer.ts';
import type { Answer, Ask } from '../cases.ts';
import { boardsToTry } from '../../support/thorough.ts';
import type { Scene } from './boards.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of random boards. */
    boards?: number;
  }
}

const RUNS = process.env['QUADRETTO_RUNS'];

/**
 * Tries a property on `boards` random boards, by default on half of them, or on as many as the environment
 * variables ask for.
 */
export function holds<T>(
  arbitrary: fc.Arbitrary<T>,
  boards: number,
  check: (value: T) => void,
): void {
  const numRuns = RUNS === undefined ? boardsToTry(boards, 1 / 2) : Math.max(1, Number(RUNS));
  fc.assert(fc.property(arbitrary, check), { numRuns });
  const test = TestRunner.getCurrentTest();
  if (test !== undefined) test.meta.boards = (test.meta.boards ?? 0) + numRuns;
}

/** Time limit for a property that hangs, in milliseconds; it grows with the number of boards. */
export const TIMEOUT = 240_000 + Number(RUNS ?? 0) * 1000;

/**
 * Whether every creature of a scene fills its whole space. A squeezed one fills less;
 * naive/width.ts of the second implementation computes it.
 */
export function allRoomy(scene: Scene): boolean {
  const ask = asking(scene);
  return scene.creatures.every(({ id }) => ask({ ask: 'narrow', of: id })['how'] !== 'squeeze');
}

/** Questions about one scene. */
export const asking = (scene: Scene): ((ask: Ask) => Answer) =>
  askingParsed(sceneSchema.parse(scene));

/** Questions about a scene that the schema has read, or one that was made from it. */
export function askingParsed(scene: SceneDocument): (ask: Ask) => Answer {
  const ask = answersAbout(scene);
  return (question) => ask(question) as Answer;
}

/**
 * Expects that two values are equal. A matcher takes longer than many a question, so it is asked
 * only for its message.
 */
export function same(found: unknown, wanted: unknown, what: () => string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, what()).toEqual(wanted);
}
