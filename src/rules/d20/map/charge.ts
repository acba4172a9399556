/** Requirements of a charge, on the ground and in the air: distance, end cell, line of sight. */
import type { Creature } from '../../../board/creature.ts';
import { cellsApart, sameCell, type Cell, type Place3 } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import type { Judge } from '../../ruleset.ts';
import type { ViolationCode } from '../../verdict.ts';
import {
  cellsBetween,
  cellsOf,
  meetsStand,
  standingAt,
  standOf,
  type Stand,
} from '../../core/distance.ts';
import { knownTo } from '../../core/known.ts';
import { MovementGrid } from '../../core/movementGrid.ts';
import { groundFor } from '../../core/moverGround.ts';
import {
  reachAreas,
  isInReachArea,
  areaReachesCell,
  type ReachArea,
} from '../../core/reachAreas.ts';

/**
 * Reports the violations of a charge. A legal charge covers at least two squares, ends at the
 * nearest cell from which the creature can strike, and has its target in sight at the start.
 * @param length in cells
 * @param strikes whether the path ends at the nearest cell from which the creature can strike this
 * foe
 */
export function chargeFaults(
  j: Judge,
  c: Creature,
  length: number,
  strikes: (foe: Creature) => boolean,
  note: (code: ViolationCode, by?: string) => void,
): void {
  if (length < 2) note('too-short');
  const targets = j.board.creatures.filter(
    (foe) => j.rules.relation(c, foe).value === 'foe' && strikes(foe),
  );
  const seen = (foe: Creature): boolean =>
    j.rules.lineOfSight(j, c, foe).free &&
    j.rules.concealment(j, c, foe, 'melee').degree !== 'total';
  if (targets.length === 0) note('not-nearest');
  else if (!targets.some(seen)) note('no-line-of-sight', targets[0]!.id);
}

const reachOf = (list: readonly ReachArea[]): number =>
  list.reduce((most, h) => Math.max(most, h.far), 0);

/**
 * The legal ends of a charge through the air: like `chargeEnds`, but the nearest among all heights.
 */
export function chargePlaces(j: Judge, c: Creature, foe: Creature): readonly Place3[] {
  const { diagonals } = j.options;
  const far = reachOf(reachAreas(j, c).list);
  const above = Math.round(foe.elevation);
  let places: Place3[] = [];
  let nearest = Infinity;
  // Excludes heights below the ground, unless one of the two creatures is there.
  const lowest = Math.max(above - far, Math.min(0, above, Math.round(c.elevation)));
  for (let z = lowest; z <= above + far; z++) {
    for (const [x, y] of j.rules.chargeEnds(j, { ...c, elevation: z }, foe)) {
      const flat = cellsApart(x - c.at[0], y - c.at[1], diagonals);
      const away = cellsApart(flat, z - Math.round(c.elevation), diagonals);
      if (away < nearest) {
        nearest = away;
        places = [];
      }
      if (away === nearest) places.push([x, y, z]);
    }
  }
  return places;
}

/** Whether the path ends at a legal end of a charge. */
export const chargesTo = (j: Judge, c: Creature, foe: Creature, end: Cell): boolean =>
  j.rules.chargeEnds(j, c, foe).some((e) => sameCell(e, end));

export const chargesToPlace = (j: Judge, c: Creature, foe: Creature, [x, y, z]: Place3): boolean =>
  chargePlaces(j, c, foe).some(([a, b, h]) => a === x && b === y && h === z);

/**
 * Builds the `chargeEnds` answer. With `freeOnly`, occupied cells are skipped; without it, an
 * occupied nearest cell makes the charge illegal.
 */
export function chargeEndsAnswer(freeOnly: boolean) {
  return (judge: Judge, c: Creature, foe: Creature): readonly Cell[] => {
    const j = knownTo(judge, c);
    const { diagonals } = j.options;
    const { list, n } = reachAreas(j, c);
    const m = j.rules.space(foe).value;
    const far = reachOf(list);
    const there = standOf(j, foe);
    const level = Math.round(c.elevation) === Math.round(foe.elevation);
    const [left, top, right, bottom] = [
      foe.at[0] - n - far,
      foe.at[1] - n - far,
      foe.at[0] + m + far,
      foe.at[1] + m + far,
    ];
    const { steps } = GroundIndex.of(groundFor(j, c));
    const going = new MovementGrid(j, c, [left, top, right, bottom]);
    const squares = cellsOf(there);
    // It is enough that the creature can strike one square of the foe: other squares of a big foe
    // may be in a dead zone (docs/spec/scene.md, convention 6).
    const strikes = (from: Stand): boolean =>
      meetsStand(from, there)
        ? list.some((h) => isInReachArea(h, 0, 0))
        : squares.some(([x, y]) => list.some((h) => areaReachesCell(from, h, x, y)));
    let ends: Cell[] = [];
    let nearest = Infinity;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        if (!going.inside(x, y) || steps.fits.lanes(x, y, n) === 0) continue;
        const from = standingAt(j, c, [x, y]);
        const apart = level ? 0 : cellsBetween(j, from, there);
        // If the two heights differ, only the distance in cells counts (docs/spec/scene.md,
        // convention 11).
        const held = level ? strikes(from) : list.some((h) => apart > h.near && apart <= h.far);
        if (!held || (freeOnly && going.isTaken(x, y))) continue;
        const away = cellsApart(x - c.at[0], y - c.at[1], diagonals);
        if (away < nearest) {
          nearest = away;
          ends = [];
        }
        if (away === nearest) ends.push([x, y]);
      }
    return ends;
  };
}
