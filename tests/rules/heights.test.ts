import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';

const sword = [{ id: 's', kind: 'melee' as const }];
const scene = (elevation: number, attacks: object[] = sword) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 12, rows: 5, metresPerCell: 1.5 },
    creatures: [
      { id: 'a', side: 'party', at: [1, 2], size: 'medium', speed: { land: 8 }, attacks: sword },
      { id: 'b', side: 'foes', at: [4, 2], size: 'medium', speed: { fly: 8 }, attacks, elevation },
      { id: 't', side: 'foes', at: [8, 2], size: 'medium', attacks: [] },
    ],
  });
const path = [
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 2],
];
const move = (elevation: number, attacks?: object[]) =>
  answer(scene(elevation, attacks), { ask: 'move', of: 'a', mode: 'move', path }) as {
    legal: boolean;
    opportunities: unknown[];
  };

/**
 * A flyer above the path (contract, convention 11: the height is one more axis; a space is as high
 * as it is wide).
 */
describe('creatures at other heights', () => {
  it('block a path on the ground, not above them', () => {
    expect(move(0).legal).toBe(false);
    expect(move(1).legal).toBe(true);
    expect(move(3).legal).toBe(true);
  });

  it('threaten within their reach, height included', () => {
    expect(move(1).opportunities).toHaveLength(1);
    expect(move(2).opportunities).toHaveLength(0);
    expect(move(2, [{ id: 'g', kind: 'melee', reachWeapon: 'reach' }]).opportunities).toHaveLength(
      1,
    );
  });

  it('give soft cover only if they are between attacker and target', () => {
    const degree = (elevation: number): unknown =>
      (
        answer(scene(elevation), { ask: 'cover', from: 'a', to: 't', attack: 'ranged' }) as {
          degree: unknown;
        }
      ).degree;
    expect([degree(0), degree(1), degree(5)]).toEqual(['soft', 'none', 'none']);
  });

  it('are at a distance of the larger difference plus half the smaller one', () => {
    const cells = (elevation: number): unknown =>
      (answer(scene(elevation), { ask: 'distance', from: 'a', to: 'b' }) as { cells: unknown })
        .cells;
    expect([cells(0), cells(1), cells(2), cells(3), cells(5)]).toEqual([3, 3, 4, 4, 6]);
  });
});
