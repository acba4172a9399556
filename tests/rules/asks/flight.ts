/** Questions about flight; positions are `[x, y, elevation]`. */
import type { Ask } from '../cases.ts';

export type Place3 = [x: number, y: number, z: number];

export const fly = (of: string, path: Place3[], more: Record<string, unknown> = {}): Ask => ({
  ask: 'fly',
  of,
  path,
  ...more,
});
export const dive = (of: string, path: Place3[], weapon: string[], damage: number): Ask => ({
  ask: 'dive',
  of,
  path,
  weapon,
  damage,
});
export const column = (of: string, height: number): Ask => ({ ask: 'column', of, height });
export const fall = (kind: 'free-fall' | 'stall', height: number): Ask => ({
  ask: 'fall',
  kind,
  height,
});
export const air = (of: string, move: string, more: Record<string, unknown> = {}): Ask => ({
  ask: 'air',
  of,
  move,
  ...more,
});

/** A line of positions from a start, with the given number of equal steps. */
export function line(from: Place3, [dx, dy, dz]: Place3, steps: number): Place3[] {
  return Array.from({ length: steps + 1 }, (_, i): Place3 => [
    from[0] + dx * i,
    from[1] + dy * i,
    from[2] + dz * i,
  ]);
}

/** The positions of a straight flight between two positions. */
export function straight(from: Place3, to: Place3): Place3[] {
  const way = to.map((v, axis) => v - from[axis]!);
  const steps = Math.max(...way.map(Math.abs));
  return Array.from(
    { length: steps + 1 },
    (_, i) => from.map((v, axis) => Math.round(v + (way[axis]! * i) / steps)) as Place3,
  );
}
