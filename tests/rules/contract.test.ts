/**
 * The examples of `docs/spec/examples.jsonl`, and cases worked out by hand from the geometry
 * conventions.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import type { Answer } from './cases.ts';
import { asked } from './run.ts';
import { lines } from './contract/lines.ts';
import { moves } from './contract/moves.ts';
import { walls } from './contract/walls.ts';

const EXAMPLES = new URL('../../docs/spec/examples.jsonl', import.meta.url);

interface Example {
  readonly id: string;
  readonly scene: unknown;
  readonly ask: unknown;
  readonly expect: Answer;
}
const examples = readFileSync(EXAMPLES, 'utf8')
  .split('\n')
  .filter((l) => l !== '')
  .map((l) => JSON.parse(l) as Example);

describe('the examples in docs/spec', () => {
  it.each(examples)(
    'the engine gives the stated answer to the example “$id” of the scene contract',
    ({ scene, ask, expect: wanted }) => {
      expect(Object.keys(wanted).length).toBeGreaterThan(0);
      expect(answer(sceneSchema.parse(scene), ask)).toMatchObject(wanted);
    },
  );
});

describe('the numbered conventions of docs/spec/scene.md', () => {
  it.each([...lines, ...moves, ...walls])(
    'the engine follows convention $convention of the scene contract in the case $given',
    (row) => {
      expect.hasAssertions();
      const got = asked(row, 'srd35');
      if (row.expect !== undefined) expect(got).toMatchObject(row.expect);
      row.check?.(got);
    },
  );
});
