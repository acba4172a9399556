/**
 * A battle of sixty creatures: two lines of thirty in contact, among 60 walls and rough ground, on
 * 48 × 36 squares.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { creature, random } from './field.ts';

const [COLUMNS, ROWS] = [48, 36];

type Documents = NonNullable<SceneDocument['creatures']>;

export function battle(): SceneDocument {
  const next = random(60);
  const taken = new Set<string>();
  const creatures: Documents = [];
  while (creatures.length < 60) {
    const party = creatures.length < 30;
    const x = Math.floor((party ? 16 : 19) + next() * 9);
    const y = Math.floor(next() * (ROWS - 4));
    const large = next() < 0.1;
    const space = large
      ? [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]
      : [[0, 0]];
    const keys = space.map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`);
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    const one = creature(
      creatures.length === 0 ? 'hero' : `c${creatures.length}`,
      party ? 'party' : 'foes',
      x,
      y,
      next,
    );
    creatures.push({
      ...structuredClone(one),
      size: large ? 'large' : 'medium',
    } as Documents[number]);
  }
  const walls: NonNullable<SceneDocument['walls']> = Array.from({ length: 60 }, () => {
    const [x, y] = [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)];
    const length = 1 + Math.floor(next() * 3);
    return {
      from: [x, y] as [number, number],
      to: (next() < 0.5 ? [Math.min(COLUMNS, x + length), y] : [x, Math.min(ROWS, y + length)]) as [
        number,
        number,
      ],
    };
  });
  const cells = Array.from({ length: 80 }, () => ({
    at: [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)] as [number, number],
    terrain: 'difficult' as const,
  }));
  return {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: COLUMNS, rows: ROWS, metresPerCell: 1.5 },
    walls,
    cells,
    creatures,
    turn: { round: 2, active: 'hero', order: creatures.map((c) => c.id) },
  };
}
