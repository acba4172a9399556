/**
 * A siege: 200 × 200 squares, 5,000 walls, 1,000 creatures. The besiegers have broken into the
 * outer ward, where the hero stands.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { creature, random } from './field.ts';

const SIDE = 200;
const WALLS = 5000;
const CREATURES = 1000;
/** The cell where the outer wall is broken and the two sides are in contact. */
export const BREACH = [100, 44] as const;

type Documents = NonNullable<SceneDocument['creatures']>;
type Walls = NonNullable<SceneDocument['walls']>;

const wall = (x: number, y: number, toX: number, toY: number): Walls[number] => ({
  from: [x, y],
  to: [toX, toY],
});

/** Two rings of walls, each wall two squares long, with a gate of four squares in each side. */
function rings(): Walls {
  const found: Walls = [];
  for (const [low, high] of [
    [40, 160],
    [80, 120],
  ] as const) {
    for (let at = low; at < high; at += 2) {
      if (Math.abs(at + 1 - SIDE / 2) < 3) continue;
      found.push(
        wall(at, low, at + 2, low),
        wall(at, high, at + 2, high),
        wall(low, at, low, at + 2),
        wall(high, at, high, at + 2),
      );
    }
  }
  return found;
}

/**
 * Houses in the wards and palisades in the camps: walls of one to four squares along the grid, none
 * in the breach.
 */
function scattered(next: () => number, count: number): Walls {
  const found: Walls = [];
  while (found.length < count) {
    const [x, y] = [Math.floor(next() * (SIDE - 4)), Math.floor(next() * (SIDE - 4))];
    const length = 1 + Math.floor(next() * 4);
    const along = next() < 0.5;
    if (Math.abs(x - BREACH[0]) < 8 && Math.abs(y - BREACH[1]) < 8 && next() < 0.7) continue;
    found.push(along ? wall(x, y, x + length, y) : wall(x, y, x, y + length));
  }
  return found;
}

/**
 * The creatures: one tenth fight at the breach; the others stand all over the field, mostly
 * besiegers outside and besieged inside.
 */
function people(next: () => number, count: number): Documents {
  const found: Documents = [];
  const taken = new Set<string>();
  while (found.length < count) {
    const hero = found.length === 0;
    const close = found.length < count / 10;
    const party = found.length % 2 === 0;
    const x = hero
      ? BREACH[0]
      : Math.floor(close ? BREACH[0] - 11 + next() * 22 : next() * (SIDE - 1));
    const y = hero
      ? BREACH[1]
      : Math.floor(close ? BREACH[1] - (party ? 9 : 4) + next() * 14 : next() * (SIDE - 1));
    const inside = Math.min(x, y, SIDE - x, SIDE - y) > 40;
    if (!hero && !close && inside === party && next() < 0.9) continue;
    const large = !hero && next() < 0.1;
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
    const one = creature(hero ? 'hero' : `c${found.length}`, party ? 'party' : 'foes', x, y, next);
    found.push({ ...structuredClone(one), size: large ? 'large' : 'medium' } as Documents[number]);
  }
  return found;
}

/**
 * Makes large creatures medium if a wall runs through their space. They would have to squeeze into
 * half of it, which the plain implementation does not support.
 */
function uncut(people: Documents, walls: SceneDocument['walls']): Documents {
  const cut = ([x, y]: readonly [number, number]): boolean =>
    (walls ?? []).some(({ from, to }) => {
      const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
      const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
      return left < x + 2 && right > x && top < y + 2 && bottom > y;
    });
  return people.map((one) =>
    one.size === 'large' && cut(one.at) ? { ...one, size: 'medium' } : one,
  );
}

/**
 * @param walls number of walls
 * @param creatures number of creatures; a smaller number takes the first ones of the same lists, to
 * measure how costs grow
 */
export function siege(walls = WALLS, creatures = CREATURES): SceneDocument {
  const next = random(200);
  const whole = rings();
  const all = [...whole, ...scattered(next, WALLS - whole.length)];
  const everybody = uncut(people(random(1000), CREATURES), all);
  return {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
    walls: all.slice(0, walls),
    creatures: everybody.slice(0, creatures),
    turn: { round: 3, active: 'hero', order: everybody.slice(0, creatures).map((c) => c.id) },
  };
}
