/**
 * A small dungeon: 30 × 24 squares in rooms and corridors with doors, rubble on the floor; a party
 * of four and eight foes.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { creature, random } from './field.ts';

const [COLUMNS, ROWS, ROOM] = [30, 24, 6];

type Documents = NonNullable<SceneDocument['creatures']>;

export function dungeon(): SceneDocument {
  const next = random(245);
  const walls: NonNullable<SceneDocument['walls']> = [];
  // Each side of a room has one door, two squares wide.
  const side = (door: number, wall: (from: number, to: number) => void): void => {
    if (door > 0) wall(0, door);
    if (door + 2 < ROOM) wall(door + 2, ROOM);
  };
  for (let y = 0; y <= ROWS; y += ROOM)
    for (let x = 0; x < COLUMNS; x += ROOM) {
      side(y === 0 || y === ROWS ? ROOM : 1 + Math.floor(next() * 3), (a, b) =>
        walls.push({ from: [x + a, y], to: [x + b, y] }),
      );
    }
  for (let x = 0; x <= COLUMNS; x += ROOM)
    for (let y = 0; y < ROWS; y += ROOM) {
      side(x === 0 || x === COLUMNS ? ROOM : 1 + Math.floor(next() * 3), (a, b) =>
        walls.push({ from: [x, y + a], to: [x, y + b] }),
      );
    }
  const cells = Array.from({ length: 40 }, () => ({
    at: [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)] as [number, number],
    terrain: 'difficult' as const,
  }));
  const taken = new Set<string>();
  const creatures: Documents = [];
  while (creatures.length < 12) {
    const party = creatures.length < 4;
    const x = Math.floor((party ? 12 : 11) + next() * (party ? 6 : 8));
    const y = Math.floor((party ? 12 : 10) + next() * (party ? 4 : 7));
    if (taken.has(`${x},${y}`)) continue;
    taken.add(`${x},${y}`);
    const one = creature(
      creatures.length === 0 ? 'hero' : `c${creatures.length}`,
      party ? 'party' : 'foes',
      x,
      y,
      next,
    );
    creatures.push({ ...structuredClone(one), size: 'medium' } as Documents[number]);
  }
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
