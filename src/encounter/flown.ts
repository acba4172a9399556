/**
 * A movement through the air: its places, and its judgment in the form of a movement on the ground.
 * Pure.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell, Place3 } from '../board/grid.ts';
import { isFlying } from '../rules/base/conditions.ts';
import type { AirJudge, FlightVerdict } from '../rules/base/flight/questions.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { FlightFault, Mode, MoveVerdict, Violation } from '../rules/verdict.ts';

/** A broken rule of a movement on the ground or in the air. */
export interface PathFault extends Omit<Violation, 'code'> {
  readonly code: Violation['code'] | FlightFault;
  /** Facts that the scene lacks, and without which nothing is violated. */
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

/** The facts that a flight adds to the judgment of a movement. */
export type Flown = Pick<FlightVerdict, 'ends' | 'forward'>;

/** The fastest that a flyer gains or loses height along a path: one cell of height for each cell. */
const SLOPE = 1;

const judgesFlight = (j: Judge): j is AirJudge => j.rules.flight !== undefined;

/**
 * The judge, if these heights (cells above the ground, along the path) are a flight: of a creature
 * with a fly speed that is in the air already, or leaves the ground. Null: it walks.
 */
export const airOf = (j: Judge, c: Creature, heights: readonly number[]): AirJudge | null =>
  judgesFlight(j) &&
  (c.speed?.fly ?? 0) > 0 &&
  (isFlying(j, c) || heights.some((height) => height > 0))
    ? j
    : null;

/** A height wanted at one cell of a path, by its index. */
export interface WantedHeight {
  readonly step: number;
  readonly height: number;
}

/**
 * Heights along a path of so many cells, the first at `start`: from each wanted height on it stays
 * level, and it climbs or dives as late as it can.
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
 * Every place along cells with heights: between two of them the height changes evenly, and what is
 * too steep for that is flown straight up first, or straight down last.
 * @param between the cells from the one (left out) to the other
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
 * Faults that depend on the maneuverability class: if the class is unknown, they are doubts instead
 * of faults.
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

/** Missing facts that are left out: no tabletop knows them, and every flight would be doubtful. */
const UNSAID = ['heading', 'load'];

/**
 * Judges a flight (starting place first). A wall whose height is unknown is a doubt and no fault: the
 * rules stop a flight there by default.
 */
export function flownAs(
  j: AirJudge,
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
  const { heading: _heading, dive: _dive, ...verdict } = rest;
  return {
    verdict: {
      ...verdict,
      violations,
      ...(doubts.length === 0 ? {} : { doubts }),
      legal: violations.length === 0,
      unknown,
    },
    flown: { ends, forward },
  };
}
