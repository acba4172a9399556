/** Turns, climbs and dives along a flight, by what its class may do. */
import type { Heading } from '../../../board/creature.ts';
import { degreesBetween, steeper, type Leg } from './legs.ts';
import type { FlightClass, FlightCode, Manner, Name } from './questions.ts';

interface Noted {
  add(code: FlightCode, step: number): void;
}

/** Which way it flies and how steeply, leg after leg. */
export class Course {
  heading: Heading | undefined;
  /** Cells over the map, cells flown in all, cells down. */
  over = 0;
  length = 0;
  down = 0;
  readonly names = new Set<Name>();
  /** Cells since it last turned, and level ones since it last dived. */
  private sinceTurn = 0;
  private sinceDive = Infinity;
  /** The climb or dive under way. */
  private slope: { readonly way: number; height: number; over: number; readonly step: number } | undefined;
  private readonly facts: FlightClass;
  private readonly manner: Manner;
  private readonly faults: Noted;
  private first: Heading | undefined;
  /** Cells that turning about once beyond what its class allows would take; undefined: it may not, or has. */
  private wheel: number | undefined;

  constructor(facts: FlightClass, manner: Manner, heading: Heading | undefined, faults: Noted, wheel?: number) {
    this.facts = facts;
    this.manner = manner;
    this.heading = heading;
    this.faults = faults;
    this.wheel = wheel;
  }

  /** One leg; the cells that turning costs besides. */
  fly(leg: Leg, step: number, over: number): number {
    const way = leg.way;
    let turned = 0;
    if (way !== undefined) {
      this.first ??= way;
      if ((this.manner.mode === 'run' || this.manner.mode === 'charge') && way !== this.first) this.faults.add('not-straight', step);
      turned = this.steer(way, this.manner.facing?.[step - 1] ?? way, step);
    }
    this.incline(leg, step, over);
    this.over += over;
    this.length += Math.max(over, Math.abs(leg.dz));
    this.sinceTurn += Math.max(over, Math.abs(leg.dz));
    return turned;
  }

  /** Turns to face that way; going another way than one faces is flying backward. */
  private steer(way: Heading, facing: Heading, step: number): number {
    if (facing !== way) {
      this.names.add('backward');
      if (!this.facts.backward && this.manner.mode !== 'hover') this.faults.add('cannot-fly-backward', step);
    }
    const before = this.heading;
    this.heading = facing;
    if (before === undefined || before === facing || this.manner.mode === 'hover') return 0;
    const cost = this.turn(degreesBetween(before, facing), step);
    this.sinceTurn = 0;
    return cost;
  }

  /** The cells that a turn costs; the first leg of a path is after cells that were flown before it. */
  private turn(degrees: number, step: number): number {
    const { facts } = this;
    if (degrees === 180) {
      this.names.add('reverse');
      return facts.reverse ?? this.wheeled('cannot-reverse', step);
    }
    this.names.add('turnRate');
    if (facts.turn === null) return 0;
    if (facts.most !== null && degrees > facts.most) {
      this.names.add('maximumTurn');
      return this.wheeled('turn-too-sharp', step);
    }
    const free = step === 1 || this.sinceTurn >= facts.turn.per ? facts.turn.degrees : 0;
    const rest = degrees - free;
    if (rest <= 0) return 0;
    this.names.add('turnInPlace');
    if (facts.inPlace === null) return 0;
    if (facts.inPlace === 0) return this.wheeled('turn-too-sharp', step);
    return Math.ceil(rest / facts.inPlace);
  }

  /** A turn that its class does not allow: the one that it may make all the same, or a fault. */
  private wheeled(code: FlightCode, step: number): number {
    const cells = this.wheel;
    if (cells === undefined) this.faults.add(code, step);
    this.wheel = undefined;
    return cells ?? 0;
  }

  /** Climbs and dives are judged whole, from where they begin to where they end. */
  private incline(leg: Leg, step: number, over: number): void {
    const way = Math.sign(leg.dz);
    if (this.slope !== undefined && this.slope.way !== way) this.close();
    if (way > 0) {
      this.names.add('climbSpeed');
      if (this.sinceDive < this.facts.between) this.faults.add('level-before-climb', step);
      this.sinceDive = Infinity;
    } else if (way < 0) {
      this.names.add('diveSpeed');
      this.down -= leg.dz;
      this.sinceDive = 0;
    } else this.sinceDive += over;
    if (way === 0) return;
    this.slope ??= { way, height: 0, over: 0, step };
    this.slope.height += Math.abs(leg.dz);
    this.slope.over += over;
  }

  /** The climb or dive under way ends: was it too steep? */
  close(): void {
    const slope = this.slope;
    this.slope = undefined;
    if (slope === undefined) return;
    const most = slope.way > 0 ? this.facts.up : this.facts.down;
    this.names.add(slope.way > 0 ? 'climbAngle' : 'diveAngle');
    if (most !== null && steeper(slope.height, slope.over, most)) this.faults.add(slope.way > 0 ? 'climb-too-steep' : 'dive-too-steep', slope.step);
  }
}
