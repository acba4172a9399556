/** Random boards for benchmarks, the same every time because they are generated from a seed. */
import type { Creature } from '../../../src/board/creature.ts';
import type { Board, Wall } from '../../../src/board/board.ts';
import { SIZES } from '../../../src/board/vocabulary.ts';

/** A small random number generator for [0, 1), the same on every machine (mulberry32). */
export function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const SIDE = 100;

/** `count` walls along the grid, each one to four cells long. */
function walls(next: () => number, count: number): Wall[] {
  return Array.from({ length: count }, (): Wall => {
    const x = Math.floor(next() * SIDE);
    const y = Math.floor(next() * SIDE);
    const length = 1 + Math.floor(next() * 4);
    const along = next() < 0.5;
    return {
      from: [x, y],
      to: along ? [x + length, y] : [x, y + length],
      blocks: ['move', 'sight', 'effect'],
      low: false,
    };
  });
}

const SWORD = {
  id: 'sword',
  name: 'Longsword',
  kind: 'melee',
  natural: false,
  unarmed: false,
  light: false,
  twoHanded: false,
  reachWeapon: 'none',
  ready: true,
} as const;
const GLAIVE = {
  ...SWORD,
  id: 'glaive',
  name: 'Glaive',
  twoHanded: true,
  reachWeapon: 'reach',
} as const;

export function creature(
  id: string,
  side: string,
  x: number,
  y: number,
  next: () => number,
): Creature {
  const size = SIZES[next() < 0.8 ? 4 : next() < 0.8 ? 5 : 6]!;
  return {
    id,
    name: id,
    side,
    at: [x, y],
    size,
    build: 'tall',
    elevation: 0,
    squeezing: false,
    speed: { land: 6 },
    attacks: [next() < 0.8 ? SWORD : GLAIVE],
    conditions: [],
    traits: [],
    opportunitiesTaken: 0,
  };
}

/** A 100 × 100 board with `wallCount` walls, `creatures` foes, and one hero in the middle. */
export function field(creatures: number, wallCount: number, seed = 7): Board {
  const next = random(seed);
  const taken = new Set<string>();
  const foes: Creature[] = [];
  while (foes.length < creatures) {
    const x = Math.floor(next() * (SIDE - 4));
    const y = Math.floor(next() * (SIDE - 4));
    const key = `${x >> 2},${y >> 2}`;
    if (taken.has(key)) continue;
    taken.add(key);
    foes.push(creature(`f${foes.length}`, 'foes', x, y, next));
  }
  const hero: Creature = {
    ...creature('hero', 'party', 50, 50, next),
    size: 'medium',
    speed: { land: 12 },
  };
  return {
    ground: {
      grid: { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
      cells: [],
      walls: walls(next, wallCount),
    },
    creatures: [hero, ...foes],
    options: {},
  };
}

/** A board like `field`, but with all foes within 16 cells of the hero. */
export function melee(creatures: number, wallCount: number, seed = 11): Board {
  const next = random(seed);
  const board = field(0, wallCount, seed);
  const taken = new Set(['50,50']);
  const foes: Creature[] = [];
  while (foes.length < creatures) {
    const x = 34 + Math.floor(next() * 32);
    const y = 34 + Math.floor(next() * 32);
    if (taken.has(`${x},${y}`)) continue;
    taken.add(`${x},${y}`);
    foes.push({ ...creature(`f${foes.length}`, 'foes', x, y, next), size: 'medium' });
  }
  return { ...board, creatures: [...board.creatures, ...foes] };
}
