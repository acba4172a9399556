/**
 * A field of 60 × 50 hexes: two sides of twenty in contact, among 400 walls along sides of hexes.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { hexCorners } from '../../../src/board/hex.ts';
import { creature, random } from './field.ts';

const [COLUMNS, ROWS] = [60, 50];
export const LAYOUT = 'odd-r';

type Documents = NonNullable<SceneDocument['creatures']>;

export function hexes(): SceneDocument {
  const next = random(23);
  const walls: NonNullable<SceneDocument['walls']> = Array.from({ length: 400 }, () => {
    const cell = [
      Math.floor(next() * (COLUMNS - 2)) + 1,
      Math.floor(next() * (ROWS - 2)) + 1,
    ] as const;
    const corners = hexCorners(LAYOUT, cell);
    const side = Math.floor(next() * 6);
    const [[ax, ay], [bx, by]] = [corners[side]!, corners[(side + 1) % 6]!];
    return { from: [ax, ay] as [number, number], to: [bx, by] as [number, number] };
  });
  const taken = new Set<string>();
  const creatures: Documents = [];
  while (creatures.length < 40) {
    const party = creatures.length % 2 === 0;
    const [x, y] = [Math.floor((party ? 22 : 26) + next() * 12), Math.floor(16 + next() * 18)];
    if (taken.has(`${x},${y}`)) continue;
    taken.add(`${x},${y}`);
    const one = creature(
      creatures.length === 0 ? 'hero' : `c${creatures.length}`,
      party ? 'party' : 'foes',
      x,
      y,
      next,
    );
    const sword = { ...one.attacks![0]!, reachWeapon: 'none' as const };
    creatures.push({
      ...structuredClone(one),
      size: 'medium',
      speed: { land: 12 },
      attacks: [sword],
    } as Documents[number]);
  }
  return {
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout: LAYOUT, columns: COLUMNS, rows: ROWS, metresPerCell: 3 },
    walls,
    creatures,
  };
}
