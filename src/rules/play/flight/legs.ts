/**
 * One leg of a flight: from a place to one beside it, above or below. Costs are counted in half cells, so that a dive at
 * double speed stays a whole number; diagonals run 1-2-1-2 on the map, and again between the map and the height.
 */
import { HEADINGS, type Heading } from '../../../board/creature.ts';
import type { FlightClass, Place3 } from './questions.ts';

const TURNS: Readonly<Record<string, Heading>> = {
  '0,-1': 'n', '1,-1': 'ne', '1,0': 'e', '1,1': 'se', '0,1': 's', '-1,1': 'sw', '-1,0': 'w', '-1,-1': 'nw',
};

export interface Leg {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  /** Neighbouring places. */
  readonly adjacent: boolean;
  /** The way it goes over the map; undefined straight up, down or nowhere. */
  readonly way: Heading | undefined;
}

export function legOf(from: Place3, to: Place3): Leg {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const adjacent = Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz)) <= 1;
  return { dx, dy, dz, adjacent, way: TURNS[`${Math.sign(dx)},${Math.sign(dy)}`] };
}

/** Degrees between two ways, 0 to 180. */
export function degreesBetween(a: Heading, b: Heading): number {
  const steps = Math.abs(HEADINGS.indexOf(a) - HEADINGS.indexOf(b));
  return Math.min(steps, HEADINGS.length - steps) * 45;
}

/** Counts the price of legs, alternating diagonals. */
export class Odometer {
  /** Diagonals so far on the map, and between map and height. */
  private flat: number;
  private steep = 0;

  constructor(diagonals: number) {
    this.flat = diagonals;
  }

  /** Cells over the map that this leg measures, and its price in half cells (sigil.flight.climb-speed-up, dive-speed). */
  leg({ dx, dy, dz }: Leg, facts: FlightClass): { readonly over: number; readonly halves: number } {
    const diagonal = dx !== 0 && dy !== 0;
    const level = dx === 0 && dy === 0 ? 0 : 1;
    const tilted = level > 0 && dz !== 0;
    if (dz > 0 && facts.climb > 1) {
      // A doubled diagonal costs 3 and leaves the alternation alone.
      return { over: level, halves: (diagonal || tilted ? 3 : facts.climb) * 2 };
    }
    const over = level + (diagonal && this.flat++ % 2 === 1 ? 1 : 0);
    const cells = Math.max(1, over) + (tilted && this.steep++ % 2 === 1 ? 1 : 0);
    return { over, halves: dz < 0 ? cells : cells * 2 };
  }
}

/** tan² of the steepest angles: 45° and 60°. */
const STEEPNESS: Readonly<Record<number, number>> = { 45: 1, 60: 3 };

/** Is so much height over so many cells steeper than the angle? Exact: squares of whole numbers are compared. */
export const steeper = (height: number, over: number, degrees: number): boolean => height * height > (STEEPNESS[degrees] ?? Infinity) * over * over;
