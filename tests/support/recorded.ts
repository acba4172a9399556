/**
 * Recorded results: a text file with lines of the form `key result`. A test compares the code's
 * current answers with this file; `npm run record` writes the files again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Keys and results, in order. */
export type Lines = Map<string, string>;

/** The key of a line: all but the result, which may contain spaces after a key of two words. */
const keyIn = (line: string): string => line.split(' ', 2).join(' ');

/** Number of changed lines that a failure shows. */
const SHOWN = 5;

/** A hash of a text or a plain value: twelve hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))
    .digest('hex')
    .slice(0, 12);

/** @param of whether this run answers a key; the lines of other keys are not compared */
export function expectAsRecorded(
  file: string,
  now: Lines,
  of: (key: string) => boolean = () => true,
): void {
  const lines = [...now].map(([key, result]) => `${key} ${result}`);
  if (process.env['QUADRETTO_RECORD'] !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const before = new Set(recorded);
  expect(lines.filter((line) => !before.has(line)).slice(0, SHOWN)).toEqual([]);
  expect(lines).toHaveLength(recorded.filter((line) => of(keyIn(line))).length);
}
