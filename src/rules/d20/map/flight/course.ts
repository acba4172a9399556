/**
 * Judges the turns, climbs and dives of a flight against the limits of the maneuverability class.
 */
import type { Heading } from '../../../../board/vocabulary.ts';
import { degreesBetween, steeper, type FlightStep } from './legs.ts';
import type { FlightClass, FlightCode, Manner, FlightCitation } from './legRules.ts';

/** Collects the violations of a flight. */
export interface Noted {
  add(code: FlightCode, step: number): void;
}

/** The state of a flight after each leg: heading, turns, climbs and dives. */
export class Course {
  heading: Heading | undefined;
  /** Cells flown forward. `length` counts all cells, `down` the cells of descent. */
  forward = 0;
  length = 0;
  down = 0;
  /** Sharp turns and steep climbs that require a Fly check. */
  readonly sharp: { readonly degrees: number; readonly step: number }[] = [];
  readonly steep: number[] = [];
  private used = new Set<FlightCitation>();
  /** Cells flown since the last turn, and level cells since the last dive. */
  private sinceTurn = 0;
  private sinceDive = Infinity;
  /** The climb or dive in progress. */
  private slope:
    | {
        readonly sign: number;
        readonly height: number;
        readonly over: number;
        readonly step: number;
      }
    | undefined;
  private readonly facts: FlightClass;
  private readonly manner: Manner;
  private readonly faults: Noted;
  /**
   * Cells that one turn beyond the class's limit costs; undefined: not allowed, or already used.
   */
  private wheel: number | undefined;
  /**
   * The turn that used the extra allowance, and the violation that it would be without it. A climb
   * later in the flight reports this violation, because a flight that climbs may not use the
   * allowance.
   */
  private turned: { readonly code: FlightCode; readonly step: number } | undefined;

  constructor(
    facts: FlightClass,
    manner: Manner,
    heading: Heading | undefined,
    faults: Noted,
    wheel?: number,
  ) {
    this.facts = facts;
    this.manner = manner;
    this.heading = heading;
    this.faults = faults;
    this.wheel = wheel;
  }

  /** Citations of the rules that judged this course. */
  get names(): ReadonlySet<FlightCitation> {
    return this.used;
  }

  /** A copy that changes independently. Only the set of citations is shared by all copies. */
  copy(): Course {
    const other = new Course(this.facts, this.manner, this.heading, this.faults, this.wheel);
    other.forward = this.forward;
    other.length = this.length;
    other.down = this.down;
    other.used = this.used;
    other.sinceTurn = this.sinceTurn;
    other.sinceDive = this.sinceDive;
    other.slope = this.slope;
    other.turned = this.turned;
    return other;
  }

  /** Cache key: two courses with the same key judge all later legs alike. */
  get key(): string {
    const { facts, slope } = this;
    const turn = Math.min(this.sinceTurn, facts.turn?.per ?? 0);
    const most = slope === undefined ? null : slope.sign > 0 ? facts.up : facts.down;
    const steepness = most === null ? '' : `${slope!.sign}/${slope!.height}/${slope!.over}`;
    const dive = Math.min(this.sinceDive, facts.between);
    const turned = this.turned !== undefined;
    return `${this.heading ?? ''},${turn},${dive},${steepness},${this.wheel ?? ''},${turned}`;
  }

  /**
   * Relaxes the limits for the area search: forgets everything that was flown except the heading;
   * with `freely`, forgets the heading too.
   */
  ease(freely: boolean): void {
    this.sinceTurn = this.sinceDive = Infinity;
    this.slope = undefined;
    this.forward = Infinity;
    if (freely) this.heading = undefined;
  }

  /** Flies one leg with heading `heading`; returns the extra cells that turning costs. */
  fly(
    leg: FlightStep,
    step: number,
    { over, forward }: { readonly over: number; readonly forward: number },
    heading = leg.heading,
  ): number {
    const turned =
      heading === undefined
        ? 0
        : this.steer(heading, this.manner.facing?.[step - 1] ?? heading, step);
    this.incline(leg, step, over);
    this.forward += forward;
    this.length += Math.max(forward, Math.abs(leg.dz));
    this.sinceTurn += Math.max(over, Math.abs(leg.dz));
    return turned;
  }

  /**
   * Turns the flyer to the facing of a leg. A leg in a direction other than the facing is backward
   * flight.
   */
  private steer(heading: Heading, facing: Heading, step: number): number {
    if (facing !== heading) {
      this.used.add('backward');
      if (!this.facts.backward && this.manner.mode !== 'hover')
        this.faults.add('cannot-fly-backward', step);
    }
    const before = this.heading;
    this.heading = facing;
    if (before === undefined || before === facing || this.manner.mode === 'hover') return 0;
    const cost = this.turn(degreesBetween(before, facing), step);
    this.sinceTurn = 0;
    return cost;
  }

  /**
   * Cost of a turn in cells. The first leg of a flight may always use the free turn, because cells
   * flown earlier in the round count.
   */
  private turn(degrees: number, step: number): number {
    const { facts } = this;
    if (facts.bySkill === true && degrees > 45) {
      if (this.wheel !== undefined) {
        this.wheel = undefined;
        return 0;
      }
      this.sharp.push({ degrees, step });
    }
    if (degrees === 180) {
      this.used.add('reverse');
      return facts.reverse ?? this.wheeled('cannot-reverse', step);
    }
    this.used.add('turnRate');
    if (facts.turn === null) return 0;
    if (facts.most !== null && degrees > facts.most) {
      this.used.add('maximumTurn');
      return this.wheeled('turn-too-sharp', step);
    }
    const free = step === 1 || this.sinceTurn >= facts.turn.per ? facts.turn.degrees : 0;
    const rest = degrees - free;
    if (rest <= 0) return 0;
    this.used.add('turnInPlace');
    if (facts.inPlace === null) return 0;
    if (facts.inPlace === 0) return this.wheeled('turn-too-sharp', step);
    return Math.ceil(rest / facts.inPlace);
  }

  /**
   * Handles a turn beyond the class's limit: uses the one extra turn if it is available, otherwise
   * reports a violation.
   */
  private wheeled(code: FlightCode, step: number): number {
    const cells = this.wheel;
    if (cells === undefined) {
      this.faults.add(code, step);
      return 0;
    }
    this.wheel = undefined;
    this.turned = { code, step };
    return cells;
  }

  /**
   * Continues or starts a climb or dive. Its angle is judged over its whole length when it ends.
   */
  private incline(leg: FlightStep, step: number, over: number): void {
    const sign = Math.sign(leg.dz);
    if (this.slope !== undefined && this.slope.sign !== sign) this.close();
    if (sign > 0) {
      this.used.add('climbSpeed');
      if (this.turned !== undefined) this.faults.add(this.turned.code, this.turned.step);
      if (this.facts.bySkill !== true) this.wheel = undefined;
      if (this.sinceDive < this.facts.between) this.faults.add('level-before-climb', step);
      this.sinceDive = Infinity;
    } else if (sign < 0) {
      this.used.add('diveSpeed');
      this.down -= leg.dz;
      this.sinceDive = 0;
    } else this.sinceDive += over;
    if (sign === 0) return;
    const { height, over: before, step: begun } = this.slope ?? { height: 0, over: 0, step };
    this.slope = { sign, height: height + Math.abs(leg.dz), over: before + over, step: begun };
  }

  /** Ends the climb or dive in progress, and reports a violation if it was too steep. */
  close(): void {
    const slope = this.slope;
    this.slope = undefined;
    if (slope === undefined) return;
    const most = slope.sign > 0 ? this.facts.up : this.facts.down;
    this.used.add(slope.sign > 0 ? 'climbAngle' : 'diveAngle');
    if (this.facts.bySkill === true && slope.sign > 0 && slope.height > slope.over)
      this.steep.push(slope.step);
    if (most !== null && steeper(slope.height, slope.over, most))
      this.faults.add(slope.sign > 0 ? 'climb-too-steep' : 'dive-too-steep', slope.step);
  }
}
