/** The cost of difficult ground for a creature without a speed. */
import { cells } from '../../adapters/practice/ascii.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';

const scene = (land: number) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 8, rows: 3, metresPerCell: 1.5 },
    cells: [{ at: [2, 1], terrain: 'difficult' }],
    creatures: [{ id: 'a', at: [1, 1], size: 'medium', speed: { land } }],
  });

describe('a creature without a speed', () => {
  it('difficult terrain costs a creature with speed 0 as much as a creature with speed 30 ft.', () => {
    const cost = (land: number): number =>
      (
        answer(scene(land), { ask: 'move', of: 'a', mode: 'move', path: cells('1,1 2,1 3,1') }) as {
          cost: number;
        }
      ).cost;
    expect(cost(6)).toBe(3);
    expect(cost(0)).toBe(3);
  });
});
