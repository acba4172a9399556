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
import { resultWords } from './titles.ts';

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
  it.each(examples.map((each) => [each.id.replaceAll('-', ' '), each] as const))(
    'the engine gives the answer that docs/spec/examples.jsonl states for the example “%s”',
    (_, { scene, ask, expect: wanted }) => {
      expect(Object.keys(wanted).length).toBeGreaterThan(0);
      expect(answer(sceneSchema.parse(scene), ask)).toMatchObject(wanted);
    },
  );
});

describe('the numbered conventions of docs/spec/scene.md', () => {
  it.each(
    [...lines, ...moves, ...walls].map(
      (row) => [row.given, resultWords(row) || 'docs/spec/scene.md is followed', row] as const,
    ),
  )('under D&D 3.5, in the case “%s”, %s', (_, __, row) => {
    expect.hasAssertions();
    const got = asked(row, 'srd35');
    if (row.expect !== undefined) expect(got).toMatchObject(row.expect);
    row.check?.(got);
  });
});
