/**
 * Recorded results: a text file of lines, `key result`. A test compares what the code answers now
 * with the file beside it; `npm run record` writes the files anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Keys and results, in order. */
export type Lines = Map<string, string>;

/** Changed lines that a failure shows. */
const SHOWN = 5;

/** Twelve hexadecimal digits for a text or a plain value. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))
    .digest('hex')
    .slice(0, 12);

export function expectAsRecorded(file: string, now: Lines): void {
  const lines = [...now].map(([key, result]) => `${key} ${result}`);
  if (process.env['QUADRETTO_RECORD'] !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const before = new Set(recorded);
  expect(lines.filter((line) => !before.has(line)).slice(0, SHOWN)).toEqual([]);
  expect(lines).toHaveLength(recorded.length);
}
