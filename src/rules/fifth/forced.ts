/**
 * Pushes, falls and high jumps. A push goes straight away along the ray between the two centers; it
 * costs nothing, is not slowed and provokes nobody.
 */
import type { Creature } from '../../board/creature.ts';
import { boxRound, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { modifierOf } from '../core/abilities.ts';
import { effectOf, isUnder } from '../core/conditionsInForce.ts';
import { cellsOf, standingAt } from '../core/distance.ts';
import { MovementGrid } from '../core/movementGrid.ts';
import { stepBit } from '../core/pathSteps.ts';
import { traitEffect } from '../core/traitEffect.ts';
import type { MapFallVerdict, ForcedRules, HighJumpVerdict, PushVerdict } from '../forced.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import { aurasEntered } from './auras.ts';
import type { Falls } from './flight.ts';
import { hazardsEntered } from './grounds.ts';
import { FEET } from './speed.ts';

/** Feet for each die of a fall's damage, and the most dice. */
const FEET_A_DIE = 10;
const MOST_DICE = 20;
/** DC of the check that halves the damage of a fall into a liquid. */
const LIQUID_DC = 15;

// ── Falls ────────────────────────────────────────────────────────────────────

/** The elevation of the highest ground under the creature at a place. */
const floorAt = (j: Judge, c: Creature, at: Cell): number => {
  const index = GroundIndex.of(j.board.ground);
  return Math.max(...cellsOf(standingAt(j, c, at)).map(([x, y]) => index.height(x, y)));
};

const isLiquid = (j: Judge, c: Creature): boolean =>
  cellsOf(standingAt(j, c)).every(
    ([x, y]) => GroundIndex.of(j.board.ground).facts(x, y)?.surface === 'water',
  );

/** @param softens may a Reaction soften a fall into a liquid? */
function fallOf(softens: boolean, j: Judge, c: Creature, given?: number): MapFallVerdict {
  const floor = floorAt(j, c, c.at);
  const cells = given ?? Math.max(0, c.elevation - floor);
  const feet = cells * FEET;
  const slow = isUnder(j, c, 'fallsSlowly');
  const dice = slow ? 0 : Math.min(MOST_DICE, Math.floor(feet / FEET_A_DIE));
  const wet = dice > 0 && isLiquid(j, c);
  const able = softens && wet && j.rules.canTakeOpportunity(j, c).why !== 'taken';
  const reacts = able && effectOf(j, c, 'actions')?.value !== 'none';
  const names: readonly RuleName[] = [
    'falling',
    ...(wet ? (['fallingInWater'] as const) : []),
    ...(slow ? (['fallingSlowly'] as const) : []),
  ];
  return {
    feet,
    lands: c.elevation - cells,
    ...(dice > 0 && { damage: `${dice}d6` }),
    prone: dice > 0,
    ...(reacts && { softened: { skills: ['athletics', 'acrobatics'], dc: LIQUID_DC } }),
    rules: cite(j.rules.cites, ...names),
    unknown: [],
  };
}

// ── Pushes ───────────────────────────────────────────────────────────────────

interface Centered {
  readonly x: number;
  readonly y: number;
}
const centerOf = (j: Judge, of: Creature | Cell): Centered => {
  const [at, n] = 'id' in of ? [of.at, j.rules.space(of).value] : [of, 1];
  return { x: at[0] + n / 2, y: at[1] + n / 2 };
};

/** The whole numbers nearest to a number: two at a tie, the lower first. */
const nearest = (value: number): readonly number[] => {
  const low = Math.floor(value);
  const rest = value - low;
  if (Math.abs(rest - 0.5) < 1e-9) return [low, low + 1];
  return [rest < 0.5 ? low : low + 1];
};

/** The places of a push of so many cells, by step: those nearest to the ray. */
function alongRay(
  j: Judge,
  from: Creature | Cell,
  c: Creature,
  cells: number,
): (readonly Cell[])[] {
  const [a, b] = [centerOf(j, from), centerOf(j, c)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const n = j.rules.space(c).value;
  const level = Math.abs(dx) >= Math.abs(dy);
  const [along, across] = level ? [dx, dy] : [dy, dx];
  return Array.from({ length: cells }, (_, i) => {
    const main = (level ? c.at[0] : c.at[1]) + Math.sign(along) * (i + 1);
    const ray = (level ? a.y : a.x) + (across / along) * (main + n / 2 - (level ? a.x : a.y));
    return nearest(ray - n / 2).map((side): Cell => (level ? [main, side] : [side, main]));
  });
}

type Stop = NonNullable<PushVerdict['stopped']>;

/** What stops a push at a step; null: nothing. */
function stopAt(j: Judge, c: Creature, grid: MovementGrid, from: Cell, to: Cell): Stop | null {
  const bit = stepBit(from, to);
  const index = GroundIndex.of(j.board.ground);
  const rises = cellsOf(standingAt(j, c, to)).some(
    ([x, y]) => index.height(x, y) > c.elevation + 0.5,
  );
  if (rises && c.elevation >= floorAt(j, c, from)) return { code: 'through-wall' };
  const by = grid.occupant(to[0], to[1]);
  if (by !== undefined) return { code: 'occupied', by };
  if (!grid.step(from[0], from[1], bit)) return grid.bar(from[0], from[1], bit);
  if (grid.squeezing) return { code: 'too-narrow' };
  const end = grid.mayEnd(to[0], to[1]);
  return end === null ? null : { code: end };
}

/** One way of the push, which takes the first or the last place at each tie. */
function pushedAlong(
  j: Judge,
  c: Creature,
  steps: readonly (readonly Cell[])[],
  stays: boolean,
  last: boolean,
): { readonly path: readonly Cell[]; readonly stopped?: Stop } {
  const grid = new MovementGrid(j, c, boxRound(c.at, steps.length));
  const path: Cell[] = [c.at];
  for (const places of steps) {
    const [here, next] = [path.at(-1)!, places.at(last ? -1 : 0)!];
    const stopped = stopAt(j, c, grid, here, next);
    if (stopped !== null) return { path, stopped };
    path.push(next);
    // Over an edge it falls at once.
    if (!stays && floorAt(j, c, next) < c.elevation - 0.5) break;
  }
  return { path };
}

const far = ({ path }: { readonly path: readonly Cell[] }): number => path.length - 1;
const key = (path: readonly Cell[]): string => path.join(' ');

const pushOf =
  (softens: boolean, falls: Falls): ForcedRules['push'] =>
  (j, from, c, cells) => {
    const [a, b] = [centerOf(j, from), centerOf(j, c)];
    const rules = cite(j.rules.cites, 'pushed');
    if (a.x === b.x && a.y === b.y)
      return { path: [c.at], otherPaths: [], cells: 0, rules, unknown: ['ask.from'] };
    const steps = alongRay(j, from, c, cells);
    const flies = c.elevation > floorAt(j, c, c.at) && falls(j, c) === null;
    const stays = flies || traitEffect(j.rules.traits, c, 'hovers') === true;
    const both = [false, true].map((last) => pushedAlong(j, c, steps, stays, last));
    const [best, other] =
      far(both[1]!) > far(both[0]!) ? [both[1]!, both[0]!] : [both[0]!, both[1]!];
    const end = { ...c, at: best.path.at(-1)! };
    const drop = stays ? 0 : c.elevation - floorAt(j, end, end.at);
    const fall = far(best) > 0 && drop > 0.5 ? fallOf(softens, j, end) : undefined;
    // However it goes otherwise, it does not jump now.
    const met = { j, c: { ...c, moving: 'other' as const }, path: best.path };
    const hazards = [...hazardsEntered(met), ...aurasEntered(met)];
    return {
      path: best.path,
      otherPaths: key(other.path) === key(best.path) ? [] : [other.path],
      cells: far(best),
      ...(best.stopped !== undefined && { stopped: best.stopped }),
      ...(hazards.length > 0 && { hazards }),
      ...(fall !== undefined && { falls: fall }),
      rules: [...rules, ...hazards.flatMap((each) => each.rules), ...(fall?.rules ?? [])],
      unknown: [],
    };
  };

// ── High jumps ───────────────────────────────────────────────────────────────

const highJumpOf: ForcedRules['highJump'] = (j, c, { runUp, tall }): HighJumpVerdict => {
  const rules = cite(j.rules.cites, 'jumpLanding');
  const strength = c.abilities?.str;
  const unknown = [
    ...(strength == null ? [`creatures.${c.id}.abilities.str`] : []),
    ...(runUp === undefined ? ['ask.runUp'] : []),
  ];
  if (strength == null) return { rules, unknown };
  const whole = Math.max(0, 3 + modifierOf(strength));
  const feet = runUp === true ? whole : Math.floor(whole / 2);
  return { feet, ...(tall !== undefined && { hands: feet + 1.5 * tall }), rules, unknown };
};

/**
 * @param falls what brings a flyer down
 * @param softens may a Reaction soften a fall into a liquid?
 */
export const forcedMovement = (falls: Falls, softens: boolean): ForcedRules => ({
  push: pushOf(softens, falls),
  fall: (j, c, cells) => fallOf(softens, j, c, cells),
  highJump: highJumpOf,
});
