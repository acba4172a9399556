/**
 * One leg of a flight: from a place to a neighboring place, which may also be above or below. Costs
 * are in half cells, so that a dive at double speed has a whole cost. Diagonals on the map and
 * diagonals in height alternate separately between one and two cells, unless the house rule counts
 * each as one.
 */
import { HEADINGS, type Heading } from '../../../../board/vocabulary.ts';
import type { DiagonalCount, Place3 } from '../../../../board/grid.ts';
import type { FlightClass } from './legRules.ts';

const TURNS: Readonly<Record<string, Heading>> = {
  '0,-1': 'n',
  '1,-1': 'ne',
  '1,0': 'e',
  '1,1': 'se',
  '0,1': 's',
  '-1,1': 'sw',
  '-1,0': 'w',
  '-1,-1': 'nw',
};

export interface FlightStep {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  /** Are the two places neighbors? */
  readonly adjacent: boolean;
  /** Heading of the leg on the map; undefined: straight up, down or no movement. */
  readonly heading: Heading | undefined;
}

export function flightLeg(from: Place3, to: Place3): FlightStep {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const adjacent = Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz)) <= 1;
  return { dx, dy, dz, adjacent, heading: TURNS[`${Math.sign(dx)},${Math.sign(dy)}`] };
}

/** Angle between two headings, 0 to 180 degrees. */
export function degreesBetween(a: Heading, b: Heading): number {
  const steps = Math.abs(HEADINGS.indexOf(a) - HEADINGS.indexOf(b));
  return Math.min(steps, HEADINGS.length - steps) * 45;
}

/** The heading nearest to the direction (dx, dy) on the map. */
export function headingOf(dx: number, dy: number): Heading | undefined {
  if (dx === 0 && dy === 0) return undefined;
  const eighths = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI);
  return HEADINGS[(eighths + HEADINGS.length) % HEADINGS.length];
}

/** Counts the cost of legs. */
export class Odometer {
  /** Number of diagonals so far: on the map, between map and height, and flown in all. */
  private flat: number;
  private steep: number;
  private flown: number;

  private readonly count: DiagonalCount;

  constructor(count: DiagonalCount, flat: number, steep = 0, flown = flat) {
    this.count = count;
    this.flat = flat;
    this.steep = steep;
    this.flown = flown;
  }

  copy(): Odometer {
    return new Odometer(this.count, this.flat, this.steep, this.flown);
  }

  /** Cache key: two counts with the same key give the same costs for all later legs. */
  get key(): number {
    return (this.flat & 1) | ((this.steep & 1) << 1) | ((this.flown & 1) << 2);
  }

  /** Relaxes the count for the area search: the next diagonal has the lower cost. */
  ease(): void {
    this.flat = this.steep = 0;
    this.flown = 1;
  }

  /**
   * `halves`: cost of a leg in half cells (sigil.flight.climb-speed-up, dive-speed). `over`: its
   * cells on the map, for the angle of a climb. `forward`: its cells flown forward. The `factor` of
   * the place multiplies the cost.
   */
  leg(
    { dx, dy, dz }: FlightStep,
    facts: FlightClass,
    factor: number,
  ): { readonly over: number; readonly halves: number; readonly forward: number } {
    if (dx === 0 && dy === 0 && dz === 0) return { over: 0, halves: 0, forward: 0 };
    // If the house rule counts each diagonal as one cell, a diagonal costs as much as a straight
    // leg.
    const alternate = this.count === 'alternate';
    const level = dx === 0 && dy === 0 ? 0 : 1;
    const diagonal = alternate && dx !== 0 && dy !== 0;
    const tilted = alternate && level > 0 && dz !== 0;
    const forward = level + (diagonal && this.flown++ % 2 === 1 ? 1 : 0);
    const sinks = dz < 0 && facts.bySkill !== true;
    const times = factor * (dz > 0 ? facts.climb : 1);
    if (times > 1) {
      // A diagonal into a cell with a cost factor costs one and a half times that factor and does
      // not count for the alternation.
      const cells = diagonal || tilted ? times + (times >> 1) : times;
      return { over: level, halves: sinks ? cells : cells * 2, forward };
    }
    const over = level + (diagonal && this.flat++ % 2 === 1 ? 1 : 0);
    const cells = Math.max(1, over) + (tilted && this.steep++ % 2 === 1 ? 1 : 0);
    return { over, halves: sinks ? cells : cells * 2, forward };
  }
}

/** tan² of the steepest angles: 45° and 60°. */
const STEEPNESS: Readonly<Record<number, number>> = { 45: 1, 60: 3 };

/**
 * Is a climb of `height` over `over` cells steeper than the angle? Compares squares of whole
 * numbers, so that no rounding occurs.
 */
export const steeper = (height: number, over: number, degrees: number): boolean =>
  height * height > (STEEPNESS[degrees] ?? Infinity) * over * over;
