/**
 * Chooses the squares of a path that the mover crosses as plain floor (easedGround.ts): the choice
 * that breaks the fewest rules and, among equals, costs least.
 */
import type { Cell } from '../../board/grid.ts';
import type { ModeRule } from '../ruleset.ts';
import type { MovementGrid } from './movementGrid.ts';
import { stepBit } from './pathSteps.ts';

interface Choice {
  readonly left: number;
  readonly odd: boolean;
  readonly faults: number;
  readonly cost: number;
  readonly steps: readonly number[];
}

/**
 * The steps of a path (by index of the cell entered) that cross difficult ground as plain floor.
 * @param odd whether the number of diagonals counted before the path is odd
 */
export function easedSteps(
  going: MovementGrid,
  path: readonly Cell[],
  level: ModeRule['level'],
  odd: boolean,
): readonly number[] {
  const start: Choice = { left: going.eases, odd, faults: 0, cost: 0, steps: [] };
  let choices = [start];
  let sides = path[0] === undefined ? 1 : going.sidesAt(path[0][0], path[0][1]);
  for (let i = 1; i < path.length && going.eases > 0; i++) {
    const [[x, y], [tx, ty]] = [path[i - 1]!, path[i]!];
    const bit = stepBit([x, y], [tx, ty]);
    const diagonal = (bit & 1) === 1;
    const best = new Map<string, Choice>();
    const easings = going.canEase(tx, ty) ? [false, true] : [false];
    for (const eased of easings) {
      if (bit < 0 || !going.step(x, y, bit, sides, eased)) continue;
      const rough = going.roughAt(tx, ty, level) ? 1 : 0;
      for (const so of choices) {
        if (eased && so.left === 0) continue;
        const next: Choice = {
          left: so.left - (eased ? 1 : 0),
          odd: diagonal && going.alternates ? !so.odd : so.odd,
          faults: so.faults + rough,
          cost: so.cost + going.cost(diagonal, so.odd),
          steps: eased ? [...so.steps, i] : so.steps,
        };
        const key = `${next.left}:${next.odd}`;
        const known = best.get(key);
        if (known === undefined || isBetter(next, known)) best.set(key, next);
      }
    }
    // An impossible step is reported by `move.ts` and changes nothing here.
    if (best.size > 0) choices = [...best.values()];
    sides = best.size > 0 ? going.arrives : going.inside(tx, ty) ? going.sidesAt(tx, ty) : 1;
  }
  return choices.reduce((best, next) => (isBetter(next, best) ? next : best)).steps;
}

const isBetter = (a: Choice, b: Choice): boolean =>
  a.faults < b.faults ||
  (a.faults === b.faults && (a.cost < b.cost || (a.cost === b.cost && a.left > b.left)));
