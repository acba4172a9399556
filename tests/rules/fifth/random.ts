/** Random boards of the fifth edition by a number, the same in every run. */
import { creature, rubble, wall, type CreatureMore, type Thing } from '../cases.ts';

/** A sequence of whole numbers below a limit. */
export function sequence(seed: number): (below: number) => number {
  let state = (seed + 1) * 2654435761;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SIZES = ['tiny', 'small', 'medium', 'large', 'huge'] as const;

/** Side of the boards, in squares. */
export const SIDE = 9;

export interface RandomBoard {
  readonly mover: Thing;
  readonly at: readonly [x: number, y: number];
  readonly others: readonly Thing[];
  readonly ground: readonly Thing[];
}

/** A mover in the middle among foes and allies, rubble and walls. */
export function randomBoard(seed: number, more: CreatureMore = {}, flip = false): RandomBoard {
  const next = sequence(seed);
  const size = SIZES[next(SIZES.length)]!;
  const n = size === 'large' ? 2 : size === 'huge' ? 3 : 1;
  const x = (left: number, width: number): number => (flip ? SIDE - left - width : left);
  const others = Array.from({ length: 4 }, (_, i) => {
    const wide = next(3) === 0 ? 2 : 1;
    return creature(`o${i}`, x(next(SIDE - 1), wide), next(SIDE - 1), {
      side: next(4) === 0 ? 'party' : 'foes',
      size: wide === 2 ? 'large' : 'medium',
      ...(next(3) === 0 ? { reach: 2 } : {}),
      ...(next(5) === 0 ? { conditions: ['stunned'] } : {}),
    });
  });
  const ground = Array.from({ length: 12 }, () => rubble(x(next(SIDE), 1), next(SIDE)));
  const walls = Array.from({ length: 3 }, () => {
    const [left, top] = [next(SIDE - 2) + 1, next(SIDE - 2) + 1];
    return wall(x(left, 0), top, x(left, 0), top + 1);
  });
  const at = [x(4, n), 4] as const;
  const mover = creature('r', at[0], at[1], { side: 'party', size, ...more });
  return { mover, at, others, ground: [...ground, ...walls] };
}
