/**
 * Types of the events of a fight, as the host, this user or other clients report them. Plain data
 * that survives JSON. A move or an action carries its ruling, so that a log is replayed without its
 * board.
 */
import type { Cell } from '../board/grid.ts';
import type { Change, CountedRoll, Result } from '../rules/change.ts';
import type { Cause, Mode, PathCheck } from '../rules/verdict.ts';
import type { Declaration } from '../rules/phased/declaration.ts';
import type { TimelineEvent } from '../rules/phased/event.ts';

/**
 * How a path is known. `host`: the host reported it; `drag`: a drag was observed; `assumed`: the
 * most favorable path is assumed; `placed`: the creature was put in its cell without a movement.
 */
export const SEEN = ['host', 'drag', 'assumed', 'placed'] as const;
export type Seen = (typeof SEEN)[number];

/**
 * The user who caused an event, if the host reports it: this client's user, a game master, another
 * player.
 */
export const MOVED_BY = ['self', 'master', 'other'] as const;
export type MovedBy = (typeof MOVED_BY)[number];

/**
 * Why a move is doubtful. `teleport`: the mover's client reports a teleport; `undo`: that client
 * reports an undo, but the move undoes nothing; `way`: the reported path cannot be the real one;
 * `long`: the movement before it was too long to continue; `many`: too many moves at once to judge
 * them all.
 */
export const CAVEATS = ['teleport', 'undo', 'way', 'long', 'many'] as const;
export type Caveat = (typeof CAVEATS)[number];

/**
 * One use of a resource of the turn, by its id in the ruleset. Earlier logs name kinds of action,
 * too (`full-round`, `free`).
 */
export type Use = string;

/**
 * Source of a die's result: typed in, rolled by a button here, or read from the host's initiative
 * order.
 */
export const ROLLS = ['typed', 'button', 'table'] as const;

/** One broken rule. `code`: id of a violation from the engine, or of a reason against an action. */
export interface RuleFault {
  readonly code: string;
  readonly rules: readonly string[];
  /**
   * Top-left cell of the mover at the first step that breaks the rule, and that step's index in the
   * path.
   */
  readonly at?: Cell;
  readonly step?: number;
  /**
   * The creature in the way, or the condition that forbids the move or action: the log's sentence
   * names it.
   */
  readonly by?: string;
}

/**
 * One attack of opportunity that a move or an action provokes. A ruling lists them in the order of
 * provocation.
 */
export interface ProvokedOpportunity {
  readonly by: string;
  readonly cause: Cause | 'action';
  /** If leaving a space provoked: the top-left cell of that space, and its index in the path. */
  readonly leaving?: Cell;
  readonly step?: number;
  readonly rules: readonly string[];
  /**
   * Paths of the unknown facts on which the opportunity depends; empty: the opportunity is certain.
   */
  readonly unknown: readonly string[];
}

/** The ruling at the time of the event. Codes and rule ids are the engine's. */
export interface Ruling {
  readonly faults: readonly RuleFault[];
  readonly provoked: readonly ProvokedOpportunity[];
  /** Skill checks that the movement asks for, in path order; absent: none. */
  readonly checks?: readonly PathCheck[];
  /** Paths of unknown facts on which the legality depends (`creatures.b.speed`). */
  readonly unknown: readonly string[];
  readonly rules: readonly string[];
}

/** Identifies an event of another client by its content, since each client has its own ids. */
export interface About {
  readonly of: string;
  readonly round: number;
  /** First and last cell of the event's move, or its action. */
  readonly from?: Cell;
  readonly to?: Cell;
  readonly action?: string;
}

interface Kinds {
  /**
   * A fight begins or ends. `aware`: creatures that act in the surprise round; absent: there is no
   * surprise round.
   */
  combat: {
    readonly on: boolean;
    readonly order?: readonly string[];
    readonly aware?: readonly string[];
  };
  /**
   * A creature's turn begins, as the host reports it; null: no creature is on turn. The order is
   * given only if it changed.
   */
  turn: {
    readonly round: number;
    readonly active: string | null;
    readonly order?: readonly string[];
  };
  move: {
    readonly of: string;
    /** Top-left cells of the mover, starting position first. */
    readonly path: readonly Cell[];
    /** For a flight: height above the ground at each cell of the path, in cells. */
    readonly heights?: readonly number[];
    /** Movement mode in which the move was judged. */
    readonly mode: Mode;
    readonly seen: Seen;
    readonly hand?: MovedBy;
    /** True if the user chose the movement mode; otherwise the most favorable mode is taken. */
    readonly chosen?: true;
    /** Cost of the path in cells, and the number of cells available. */
    readonly cost: number;
    readonly budget: number;
    /** Diagonals counted so far, for their alternating cost. */
    readonly diagonals: number;
    /** Squares of difficult ground that counted as plain floor; absent: none. */
    readonly eased?: number;
    readonly uses: readonly Use[];
    readonly ruling: Ruling;
    /** The level of the map on which the move was made; absent: the only or the first level. */
    readonly level?: string;
    /**
     * Costs of the movement before it reached this level, which `cost`, `diagonals` and `eased`
     * include. `faults` and `provoked`: how many entries at the start of the ruling's lists come
     * from the earlier level.
     */
    readonly owed?: {
      readonly cost: number;
      readonly diagonals: number;
      readonly eased?: number;
      readonly faults: number;
      readonly provoked: number;
    };
    /**
     * Id of the earlier move that this move continues and includes: the earlier move no longer
     * counts by itself.
     */
    readonly joins?: string;
    readonly caveats?: readonly Caveat[];
  };
  act: {
    readonly of: string;
    readonly action: string;
    readonly target?: string;
    /** Id of the attack that the action uses. */
    readonly with?: string;
    /**
     * Set if the action is an attack of opportunity or a readied action: it uses no action of a
     * turn.
     */
    readonly as?: 'opportunity' | 'readied';
    /**
     * The movement mode that the action declares for the creature's next move, which uses the
     * action; absent: none, or the movement has been made with the action.
     */
    readonly mode?: Mode;
    readonly uses: readonly Use[];
    readonly ruling: Ruling;
    /**
     * Conditions that the action gives to the creature or takes from it, and the weapon that the
     * creature draws or puts away.
     */
    readonly gains?: readonly string[];
    readonly loses?: readonly string[];
    readonly hand?: { readonly weapon: string; readonly ready: boolean };
    /**
     * Cost in cells of the movement that was declared with the action. Absent: there is none, or a
     * move event has the cost.
     */
    readonly moved?: number;
  };
  /**
   * An opportunity was taken or passed up. `of`: id of the event that gave it; `nth`: its index in
   * `provoked`.
   */
  opportunity: {
    readonly by: string;
    readonly of: string;
    readonly nth: number;
    readonly taken: boolean;
    readonly about?: About;
  };
  /**
   * A condition begins or ends. `told`: reported by the host, which overrides a declaration;
   * `said`: declared by this user.
   */
  condition: {
    readonly of: string;
    readonly condition: string;
    readonly on: boolean;
    readonly from: 'told' | 'said';
  };
  /**
   * An attack or a spell of this creature in the host's chat, posted by a user who may not act for
   * it, or by an unknown user. The event is shown in the log and has no other effect. `by`: name
   * under which it was posted; `known`: that user certainly posted it.
   */
  posted: {
    readonly of: string;
    readonly what: 'attack' | 'spell';
    readonly by: string;
    readonly known: boolean;
  };
  /**
   * A creature leaves the initiative order until a count or a trigger (delay, ready); `null`: it
   * returns to the order.
   */
  wait: { readonly of: string; readonly how: 'delay' | 'ready' | null; readonly readies?: string };
  /**
   * The outcome of an attempt, as a game master accepted it: the rolls and the changes. `topic`: an
   * action, or a question about the creature. `by`: the game master who accepted it; '' when
   * unknown.
   */
  outcome: {
    readonly of: string;
    readonly topic: string;
    readonly target?: string;
    readonly result: Result;
    readonly margin?: number;
    readonly rolls: readonly CountedRoll[];
    readonly changes: readonly Change[];
    readonly rules: readonly string[];
    readonly by: string;
  };
  // ── A round of phases (docs/spec/timeline.md) ──
  /** A round begins or ends. `places`: top-left cells of the visible creatures at its beginning. */
  round: {
    readonly round: number;
    readonly on: boolean;
    readonly places?: Readonly<Record<string, Cell>>;
  };
  /**
   * A creature's declaration for this round: made, changed, or withdrawn (null). `hand`: the user
   * who declares it.
   */
  declaration: {
    readonly of: string;
    readonly says: Declaration | null;
    readonly hand?: MovedBy;
    readonly ruling: Ruling;
  };
  /**
   * The result of a rolled die. `what`: key of a shared die (`tie:7`, `end:c`), or of a creature's
   * own die (`initiative`, `waiting.penalty`, `charge.roll`).
   */
  die: {
    readonly of: string;
    readonly what: string;
    readonly result: number;
    readonly from: (typeof ROLLS)[number];
  };
  /** A decision at a factor in a phased round, about one enemy: attack now or never. */
  decision: {
    readonly of: string;
    readonly against: string;
    readonly factor: number;
    readonly chooses: 'attack' | 'refuse';
  };
  /**
   * The round has reached this factor, or its end. `due`: the timeline events since the previous
   * factor, as judged at that time.
   */
  factor: {
    readonly to: number | 'end';
    readonly due: readonly TimelineEvent[];
    readonly rules: readonly string[];
  };

  /** The game master allows an event. `by`: their name; '' when unknown. */
  allow: {
    readonly of: string;
    readonly by: string;
    readonly note?: string;
    readonly about?: About;
  };
  /** A user has read an entry of the log and closed it. */
  dismiss: { readonly of: string };
  /** An event no longer counts: its move was undone, or its declaration withdrawn. */
  undo: { readonly of: string; readonly back?: true };
}

export type EventKind = keyof Kinds;

/** Identity of an event, and its position in the order. */
export interface Stamp {
  /** Unique id. An event that is reported twice has the same id both times. */
  readonly id: string;
  /** Position among all events; if equal, the id decides. Events may arrive in any order. */
  readonly seq: number;
  /** Time of recording in milliseconds since 1970: shown to users, never used to compute states. */
  readonly at: number;
  /** True for an event of another client, received through the host's shared data. */
  readonly shared?: true;
}

/** The fields that decide an event's position in the order. */
export type EventPosition = Pick<Stamp, 'id' | 'seq'>;

export type EventOf<K extends EventKind> = Stamp & { readonly kind: K } & Kinds[K];
export type EncounterEvent = { [K in EventKind]: EventOf<K> }[EventKind];

/** An event without its identity and position, before it enters the journal. */
export type Happening = { [K in EventKind]: { readonly kind: K } & Kinds[K] }[EventKind];

/** Compares positions of events; negative: `a` comes before `b`. */
export const inOrder = (a: EventPosition, b: EventPosition): number =>
  a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
