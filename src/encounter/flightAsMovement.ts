/**
 * A movement through the air: the cells and heights that it passes, and its verdict in the form of
 * a verdict on a ground movement. Pure.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell, Place3 } from '../board/grid.ts';
import { movesInAir } from '../rules/core/conditionsInForce.ts';
import { judgesFlight, type FlightJudge, type FlightVerdict } from '../rules/flightOnMap.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { FlightFault, Mode, MoveVerdict, Violation } from '../rules/verdict.ts';

/** A broken rule of a movement on the ground or in the air. */
export interface PathFault extends Omit<Violation, 'code'> {
  readonly code: Violation['code'] | FlightFault;
  /** Unknown facts on which the violation depends; absent: it is certain. */
  readonly unknown?: readonly string[];
}
/** A movement's verdict, on the ground or in the air. */
export interface PathRuling extends Omit<MoveVerdict, 'violations'> {
  readonly violations: readonly PathFault[];
  /** Violations that apply if an unknown fact has its assumed value; absent: none. */
  readonly doubts?: readonly PathFault[];
  /** The movement is at half speed, and its costs are doubled. */
  readonly half?: true;
}

/** The facts that a flight adds to the verdict on a movement. */
export type Flown = Pick<FlightVerdict, 'ends' | 'forward'>;

/** Maximum climb or dive along a path, in cells of height per cell of the path. */
const SLOPE = 1;

/**
 * The judge, if a movement at these heights (cells above the ground, along the path) is a flight:
 * the creature has a fly speed, and is already in the air, leaves the ground, or is moved in flight
 * by its user. Null: the creature walks.
 */
export const airOf = (j: Judge, c: Creature, heights: readonly number[]): FlightJudge | null =>
  judgesFlight(j) &&
  (c.speed?.fly ?? 0) > 0 &&
  (movesInAir(j, c) || heights.some((height) => height > 0))
    ? j
    : null;

/** A height that the user wants at one cell of a path, given by the cell's index. */
export interface WantedHeight {
  readonly step: number;
  readonly height: number;
}

/**
 * Heights along a path of `count` cells, the first at `start`. After each wanted height the flyer
 * stays level. It climbs or dives to the next one as late as possible.
 */
export function heightsAlong(
  count: number,
  start: number,
  wanted: readonly WantedHeight[],
): readonly number[] {
  const heights = new Array<number>(count).fill(start);
  for (const { step, height } of wanted) {
    heights.fill(height, step);
    for (let i = step - 1; i > 0; i--) {
      const next = heights[i + 1]!;
      const kept = Math.min(Math.max(heights[i]!, next - SLOPE), next + SLOPE);
      if (kept === heights[i]) break;
      heights[i] = kept;
    }
  }
  return heights;
}

/**
 * Every position of a flight along these cells and heights. Between two points the height changes
 * evenly. If the change is too steep for that, the flyer first rises straight up, or at the end
 * descends straight down.
 * @param between gives the cells from one point to the next; the first point is skipped
 */
export function placesAlong(
  points: readonly Cell[],
  heights: readonly number[],
  between: (from: Cell, to: Cell) => readonly Cell[],
): readonly Place3[] {
  const places: Place3[] = [];
  let z = Math.round(heights[0] ?? 0);
  points.forEach((to, i) => {
    if (i === 0) {
      places.push([to[0], to[1], z]);
      return;
    }
    const from = points[i - 1]!;
    const cells = between(from, to).filter(([x, y]) => x !== from[0] || y !== from[1]);
    const change = Math.round(heights[i] ?? z) - z;
    const even = Math.max(-cells.length, Math.min(cells.length, change));
    for (let k = even; k < change; k++) places.push([from[0], from[1], (z += 1)]);
    const begin = z;
    cells.forEach(([x, y], k) => {
      z = begin + Math.round((even * (k + 1)) / cells.length);
      places.push([x, y, z]);
    });
    for (let k = change; k < even; k++) places.push([to[0], to[1], (z -= 1)]);
  });
  return places;
}

/**
 * Faults that depend on the maneuverability class. If the class is unknown, these faults are left
 * out, and the class is listed as unknown.
 */
const BY_CLASS: ReadonlySet<string> = new Set<FlightFault>([
  'cannot-hover',
  'cannot-fly-backward',
  'cannot-reverse',
  'turn-too-sharp',
  'climb-too-steep',
  'dive-too-steep',
  'level-before-climb',
]);

/**
 * Unknown facts that the verdict does not list: no tabletop reports them, so every flight would be
 * doubtful.
 */
const UNSAID = ['heading', 'load'];

/**
 * Judges a flight; `places` begins with the start. A wall of unknown height is a doubt and no
 * fault: by default the rules assume that it stops the flight.
 */
export function flownAs(
  j: FlightJudge,
  c: Creature,
  mode: Mode,
  places: readonly Place3[],
): { readonly verdict: PathRuling; readonly flown: Flown } {
  const {
    violations: all,
    ends,
    forward,
    unknown: missing,
    ...rest
  } = j.rules.flight.move(j, c, { mode }, places);
  const unknown = missing.filter(
    (fact) => !UNSAID.some((of) => fact === `creatures.${c.id}.${of}`),
  );
  const unsure = unknown.includes(`creatures.${c.id}.speed.manoeuvrability`);
  const found = all
    .filter(({ code }) => !unsure || !BY_CLASS.has(code))
    .map(({ at: [x, y], ...fault }): PathFault => ({ ...fault, at: [x, y] }));
  const violations = found.filter((fault) => fault.unknown === undefined);
  const doubts = found.filter((fault) => fault.unknown !== undefined);
  const { heading: _heading, dive: _dive, meets, ...verdict } = rest;
  return {
    verdict: {
      ...verdict,
      violations,
      ...(doubts.length === 0 ? {} : { doubts }),
      ...(meets === undefined ? {} : { meets: { ...meets, at: [meets.at[0], meets.at[1]] } }),
      legal: violations.length === 0,
      unknown,
    },
    flown: { ends, forward },
  };
}
