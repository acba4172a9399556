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

it(
  'for every example in docs/spec/examples.jsonl, the rules engine gives the answer that ' +
    'the example states',
  () => {
    for (const { id, scene, ask, expect: wanted } of examples) {
      expect.soft(Object.keys(wanted).length, id).toBeGreaterThan(0);
      expect.soft(answer(sceneSchema.parse(scene), ask), id).toMatchObject(wanted);
    }
  },
);

describe('the numbered conventions of docs/spec/scene.md', () => {
  it.each([
    ['lines and cover', lines],
    ['movement', moves],
    ['walls', walls],
  ] as const)(
    'under D&D 3.5, the rules engine’s rulings on %s follow the numbered conventions of docs/spec/scene.md',
    (_, rows) => {
      for (const row of rows) {
        const got = asked(row, 'srd35');
        if (row.expect !== undefined) expect.soft(got, row.given).toMatchObject(row.expect);
        row.check?.(got);
      }
    },
  );
});
