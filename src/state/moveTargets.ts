/** Finds the cells where the selected creature may go: areas, the five-foot step, charges. */
import type { Creature } from '../board/creature.ts';
import { sameCell, type Cell } from '../board/grid.ts';
import type { Tiling } from '../board/tiling.ts';
import { wouldMeet } from '../rules/core/distance.ts';
import { isUnknownTo } from '../rules/core/known.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { Mode, ReachableCell, ReachableVerdict, RuleId } from '../rules/verdict.ts';

export interface Moves {
  readonly of: Creature;
  readonly near: ReachableVerdict;
  readonly far: ReachableVerdict;
  /** The five-foot step; absent if the ruleset has none. */
  readonly step?: ReachableVerdict;
  /** The mode that is chosen or previewed, if the map shows more of it: its area or its lanes. */
  readonly shown?: Mode;
  readonly area?: ReachableVerdict;
  readonly lanes?: readonly ChargeLane[];
}

/** A charge or a similar mode: a straight line from the creature to its end cell. */
export interface ChargeLane {
  readonly target: Creature;
  readonly end: ReachableCell;
  readonly rules: readonly RuleId[];
}

/** For each foe, the cheapest reachable square in which a charge against it may end. */
function lanesOf(
  judge: Judge,
  of: Creature,
  foes: readonly Creature[],
  mode: Mode,
): readonly ChargeLane[] {
  const { cells: reached, rules } = judge.rules.reachable(judge, of, mode);
  if (reached.length === 0) return [];
  return foes.flatMap((target) => {
    const ends = judge.rules.chargeEnds(judge, of, target);
    const possible = reached.filter((p) => ends.some((e) => sameCell(e, p.at)));
    const [first, ...rest] = possible;
    return first === undefined
      ? []
      : [{ target, end: rest.reduce((best, p) => (p.cost < best.cost ? p : best), first), rules }];
  });
}

export function movesOf(judge: Judge, of: Creature, foes: readonly Creature[], mode: Mode): Moves {
  const reach = (m: Mode): ReachableVerdict => judge.rules.reachable(judge, of, m);
  const { near, far, step } = judge.rules.modes;
  const { shown } = judge.rules.modeRule(judge, of, mode);
  // Computed first, because the nearer area is a part of the farther one.
  const farther = reach(far);
  return {
    of,
    near: reach(near),
    far: farther,
    ...(step === undefined ? {} : { step: reach(step) }),
    ...(shown === 'area' ? { shown: mode, area: reach(mode) } : {}),
    ...(shown === 'ends' ? { shown: mode, lanes: lanesOf(judge, of, foes, mode) } : {}),
  };
}

/**
 * A creature of which the mover does not know and that it would meet in this place, so that it stops
 * before it: its plans do not count that creature (docs/spec/scene.md, convention 22).
 */
export const unseenAt = (judge: Judge, mover: Creature, at: Cell): Creature | undefined =>
  judge.board.creatures.find(
    (other) =>
      other.id !== mover.id &&
      isUnknownTo(judge, mover, other) &&
      !judge.rules.mayShare(judge, mover, other).end &&
      wouldMeet(judge, mover, at, other),
  );

/**
 * All cells that a creature with a space of n × n cells covers if its top-left cell is in `places`.
 */
export function* coveredCells(
  { space }: Tiling,
  places: Iterable<Cell>,
  n: number,
): Iterable<Cell> {
  for (const place of places) {
    if (n === 1) yield place;
    else yield* space(place, n);
  }
}
