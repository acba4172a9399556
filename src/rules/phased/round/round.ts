/**
 * The state of a phased round while it is played: each creature's tasks, the events so far, the
 * violations found.
 */
import type { PhasedJudge } from '../../fullRuleset.ts';
import type { RuleId } from '../../verdict.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Declaration, RollOffs, RoundMoment } from './declaration.ts';
import type {
  Circumstance,
  Phase,
  TimelineEvent,
  TimelineRoll,
  TimelineViolation,
  TimelineWindow,
} from './event.ts';
import type { PhaseOptions } from '../../houseRules.ts';
import type { Factors } from './factors.ts';
import { Field, type FieldCreature } from './field.ts';
import type { Gear } from './gear.ts';
import type { Plan } from './plan.ts';
import type { PhasedCitation } from './phaseRules.ts';
import type { MovementProgress } from './movement.ts';
import type { SizeRow, TableSize } from './tables.ts';

/** Kinds of tasks, in the order in which a creature performs them at one factor. */
export const TASK_KINDS = [
  'abort',
  'ready',
  'free',
  'no-time',
  'half',
  'full',
  'choose',
  'act',
  'window',
] as const;
export interface Due {
  readonly at: number;
  readonly kind: (typeof TASK_KINDS)[number];
}

export interface Window extends TimelineWindow {
  decision: TimelineWindow['decision'];
  closed: boolean;
}

/**
 * Stage of a creature in its round. `before`: nothing chosen. `half`, `full`: it will make a half
 * or full move. `open`: its common action is not chosen yet. `regular`, `postponed`: it will
 * attack. `charged`: it has charged. `standing`: it waits for an enemy to strike. `busy`: it does
 * something else. `done`: its action is over.
 */
export type Stage =
  | 'before'
  | 'half'
  | 'full'
  | 'open'
  | 'regular'
  | 'postponed'
  | 'charged'
  | 'standing'
  | 'busy'
  | 'done';

export interface RoundActor {
  readonly id: string;
  readonly self: FieldCreature;
  readonly d: Declaration;
  readonly plan: Plan;
  readonly gear: Gear;
  readonly size: TableSize;
  /** Whether the creature's size is in the tables. */
  readonly sized: boolean;
  readonly row: SizeRow;
  /** Factor of the initiative roll with the penalty for waiting, but without penalties for gear. */
  readonly start: number;
  readonly r: number;
  readonly factors: Factors;
  readonly hasTime: boolean;
  due: Due[];
  stage: Stage;
  windows: Window[];
  /** The movement begun in the action phase. */
  progress?: MovementProgress;
  /** The circumstance (1 to 3) under which the creature gave up its movement, or did not charge. */
  circumstance?: Circumstance;
  /** Ids of enemies in reach when the creature's half move ended. */
  met: readonly string[];
  /** The violations and missing facts of the detailed declaration have been reported. */
  announced?: true;
  acted: boolean;
  halfMoved: boolean;
  fullMoved: boolean;
  /** Why the creature has no movement left for the end of the round. */
  lost?: 'postponed-attack' | 'yielded' | 'critical-failure' | 'aborted';
  aborted: boolean;
  /** The creature cannot attack, act or move any more this round. */
  over: boolean;
}

/** Values shared by all events of one creature's turn at one factor. */
interface Turn {
  readonly at: number | 'end';
  readonly tie?: string;
  readonly open: boolean;
  readonly phase?: Phase;
}

/** Thrown to stop playing the round when the next event is after the requested moment. */
const HALT = new Error('beyond the moment that was asked for');

type Plain<E> = E extends unknown
  ? Omit<E, 'at' | 'of' | 'order' | 'position' | 'tie' | 'provisional' | 'phase'>
  : never;
/** An event without its time, creature and position. */
type Happening = Plain<TimelineEvent>;
interface Noted<T> {
  readonly what: T;
  /** Number of events that must be recorded before this note counts. */
  readonly after: number;
}

export class Round {
  readonly j: PhasedJudge;
  readonly options: PhaseOptions;
  readonly dice: RollOffs;
  readonly field: Field;
  readonly limit: { readonly at: number | 'end'; readonly order: number };
  /** Creatures that take part, sorted by id. */
  actors: readonly RoundActor[] = [];
  readonly events: TimelineEvent[] = [];
  readonly windows: Window[] = [];
  /** Creatures that attacked, in order. */
  readonly attackers: RoundActor[] = [];
  private readonly cited = new Set<RuleId>();
  private readonly rolls: Noted<TimelineRoll>[] = [];
  private readonly faults: Noted<TimelineViolation>[] = [];
  private readonly missing: Noted<string>[] = [];
  private turn: Turn = { at: 0, open: false };
  private order = 0;
  /** Set when the requested moment is reached. */
  halted = false;

  constructor(
    j: PhasedJudge,
    options: PhaseOptions,
    dice: RollOffs,
    upTo: RoundMoment | undefined,
  ) {
    this.j = j;
    this.options = options;
    this.dice = dice;
    this.field = new Field(j);
    this.limit =
      upTo === undefined
        ? { at: 'end', order: Infinity }
        : typeof upTo === 'number'
          ? { at: upTo, order: Infinity }
          : upTo;
  }

  get at(): number | 'end' {
    return this.turn.at;
  }

  /** Runs `play` to its end, or stops it at the requested moment. */
  until(play: () => void): void {
    try {
      play();
    } catch (error) {
      if (error !== HALT) throw error;
      this.halted = true;
    }
  }

  within(at: number): boolean {
    return this.limit.at === 'end' || at <= this.limit.at;
  }

  begin(turn: Turn): void {
    if (turn.at !== this.turn.at) this.order = 0;
    this.turn = turn;
  }

  /** Records an event at the current moment, with the rules behind it. */
  emit(of: string, event: Happening, rules: readonly RuleId[], doubtful = false): void {
    const { at, tie, open, phase } = this.turn;
    if (at === this.limit.at && this.order >= this.limit.order) throw HALT;
    const whole = {
      at,
      of,
      ...event,
      order: ++this.order,
      position: this.field.get(of).at,
      ...(tie !== undefined && { tie }),
      ...((open || doubtful) && { provisional: true as const }),
      ...(phase !== undefined && { phase }),
    };
    this.events.push(whole as unknown as TimelineEvent);
    for (const rule of rules) this.cited.add(rule);
    if (tie !== undefined || open) this.cite('tie');
    if (at === 'end') this.cite('endOrder');
  }

  cite(...names: readonly PhasedCitation[]): void {
    for (const rule of this.rules(...names)) this.cited.add(rule);
  }

  rules(...names: readonly PhasedCitation[]): RuleId[] {
    return names.flatMap((name) => this.j.rules.phases.cites.names[name]);
  }

  sized(kind: 'half' | 'full' | 'common', actor: RoundActor): RuleId[] {
    return [this.j.rules.phases.cites.sized[kind][actor.size]];
  }

  /**
   * Records a violation of the last event, or of the next one (`ahead`); it is reported only
   * together with that event.
   */
  fault(
    code: TimelineViolation['code'],
    of: string,
    cites: readonly PhasedCitation[],
    at?: Cell | number | 'end',
    ahead = false,
  ): void {
    this.faults.push({
      what: { code, of, ...(at !== undefined && { at }), rules: this.rules(...cites) },
      after: this.events.length + (ahead ? 1 : 0),
    });
  }

  unknown(path: string, ahead = false): void {
    this.missing.push({ what: path, after: this.events.length + (ahead ? 1 : 0) });
  }

  roll(roll: TimelineRoll, ahead = false): void {
    this.rolls.push({ what: roll, after: this.events.length + (ahead ? 1 : 0) });
  }

  /** The notes of all events up to the requested moment. */
  notes(): {
    readonly toRoll: TimelineRoll[];
    readonly violations: TimelineViolation[];
    readonly rules: RuleId[];
    readonly unknown: string[];
  } {
    const kept = <T>(list: readonly Noted<T>[]): T[] =>
      list
        .filter(({ after }) => !this.halted || after <= this.events.length)
        .map(({ what }) => what);
    return {
      toRoll: kept(this.rolls),
      violations: kept(this.faults),
      rules: [...this.cited].sort(),
      unknown: [...new Set(kept(this.missing))],
    };
  }
}

/** Schedules a task for a creature. */
export const schedule = (actor: RoundActor, at: number, kind: Due['kind']): void => {
  actor.due.push({ at, kind });
};

/** Removes all tasks of these kinds from a creature. */
export const drop = (actor: RoundActor, ...kinds: readonly Due['kind'][]): void => {
  actor.due = actor.due.filter(({ kind }) => !kinds.includes(kind));
};

/** Whether the creature refuses to attack this target at this factor. */
export const refuses = ({ d }: RoundActor, target: string, at: number): boolean =>
  d.refuse?.some((r) =>
    typeof r === 'string' ? r === target : r.target === target && r.at === at,
  ) ?? false;

/** The declared targets in order of preference; undefined: none is declared. */
export const declaredTargets = ({ d }: RoundActor): readonly string[] | undefined =>
  typeof d.target === 'string' ? [d.target] : d.target;
