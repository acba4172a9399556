/**
 * Compares docs/terms.md with the code: the file of each term exists and exports what it defines.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyCase } from '../support/everyCase.ts';

const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, term, file] = /^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$/.exec(line) ?? [];
    return term === undefined || file === undefined ? [] : [[term, file] as const];
  });

it('docs/terms.md has at least forty terms', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

everyCase(rows)(
  'each term of docs/terms.md is defined in the file that its row names',
  (term, file) => {
    const source = readFileSync(file, 'utf8');
    const name = /^`(\w+)`$/.exec(term)?.[1];
    if (name === undefined) expect(source.length).toBeGreaterThan(0);
    else
      expect(source).toMatch(
        new RegExp(`export (?:interface|type|class|const|function) ${name}\\b`),
      );
  },
);
