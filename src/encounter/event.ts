/**
 * What happens in a fight, as it is told: by the host, by this user, by other clients. Plain data
 * that survives JSON. A move or an action carries what was judged of it when it happened, so that a
 * log is replayed without its board.
 */
import type { Cell } from '../board/grid.ts';
import type { Mode } from '../rules/verdict.ts';
import type { Declaration } from '../rules/phased/declaration.ts';
import type { TimelineEvent } from '../rules/phased/event.ts';

/**
 * `host`: the host told the way; `drag`: it was seen being dragged; `assumed`: the most favourable
 * one; `placed`: set down, by no movement of its own.
 */
export const SEEN = ['host', 'drag', 'assumed', 'placed'] as const;
export type Seen = (typeof SEEN)[number];

/** Who did it, as far as the host says: this client's user, a master, another player. */
export const HANDS = ['self', 'master', 'other'] as const;
export type Hand = (typeof HANDS)[number];

/**
 * Why a move is not quite what it seems. `teleport`: its mover's client calls it one; `undo`: that
 * client calls it an undo, and it takes nothing back; `way`: the told path cannot be the one taken;
 * `long`: the movement before it was too long to go on; `many`: too much moved at once, and nobody
 * judged it.
 */
export const CAVEATS = ['teleport', 'undo', 'way', 'long', 'many'] as const;
export type Caveat = (typeof CAVEATS)[number];

/** What a move or an action takes of a turn. */
export const USES = [
  'standard',
  'move',
  'full-round',
  'swift',
  'immediate',
  'free',
  'not-an-action',
  'step',
] as const;
export type Use = (typeof USES)[number];

/**
 * Whence the result of a die: typed in, rolled by a button here, read from the host's order of
 * turns.
 */
export const ROLLS = ['typed', 'button', 'table'] as const;

/**
 * One thing that breaks a rule. `code`: a violation of the engine's, or a reason against an action.
 */
export interface Fault {
  readonly code: string;
  readonly rules: readonly string[];
  /**
   * Top-left cell of the mover's place at the first step that breaks the rule, and that step's
   * index in the path.
   */
  readonly at?: Cell;
  readonly step?: number;
  /** The creature in the way, the condition that forbids: what the sentence names. */
  readonly by?: string;
}

/** One opportunity that a move or an action gives, in the order in which they were provoked. */
export interface Provoked {
  readonly by: string;
  readonly cause: 'movement' | 'entering' | 'action';
  /** Top-left cell of the place that was left, where leaving provoked; its index in the path. */
  readonly leaving?: Cell;
  readonly step?: number;
  readonly rules: readonly string[];
  /** Facts that it rests on and nobody knows; none: it is certain. */
  readonly unknown: readonly string[];
}

/** As judged when it happened. Codes and rule ids are the engine's. */
export interface Ruling {
  readonly faults: readonly Fault[];
  readonly provoked: readonly Provoked[];
  /** Facts that its legality rests on and nobody knows (`creatures.b.speed`). */
  readonly unknown: readonly string[];
  readonly rules: readonly string[];
}

/** Which event of another client is meant: by what happened, for ids are each client's own. */
export interface About {
  readonly of: string;
  readonly round: number;
  /** Its move's first and last place; its action. */
  readonly from?: Cell;
  readonly to?: Cell;
  readonly action?: string;
}

interface Kinds {
  /** Initiative begins or ends. `aware`: who acts in a surprise round; absent: there is none. */
  combat: {
    readonly on: boolean;
    readonly order?: readonly string[];
    readonly aware?: readonly string[];
  };
  /**
   * Somebody's turn begins, as the host says it; null: nobody's. The order only where it changed.
   */
  turn: {
    readonly round: number;
    readonly active: string | null;
    readonly order?: readonly string[];
  };
  move: {
    readonly of: string;
    /** Top-left cells of its place, the first where it stood. */
    readonly path: readonly Cell[];
    /** The way of moving that it was judged as. */
    readonly mode: Mode;
    readonly seen: Seen;
    readonly hand?: Hand;
    /** The way of moving was chosen by somebody, not taken for the most favourable. */
    readonly chosen?: true;
    /** Cells paid, and cells there were. */
    readonly cost: number;
    readonly budget: number;
    /** Of the alternation of diagonals, those that it counted. */
    readonly diagonals: number;
    readonly uses: readonly Use[];
    readonly ruling: Ruling;
    /** The level of the map that it was made on; absent: its only one, or its first. */
    readonly level?: string;
    /**
     * What the movement had cost before it came to this level, which `cost` and `diagonals` hold;
     * and how many of the first entries of its ruling are from there.
     */
    readonly owed?: {
      readonly cost: number;
      readonly diagonals: number;
      readonly faults: number;
      readonly provoked: number;
    };
    /**
     * The earlier move that this one goes on from and holds within it: that one counts no more by
     * itself.
     */
    readonly joins?: string;
    readonly caveats?: readonly Caveat[];
  };
  act: {
    readonly of: string;
    readonly action: string;
    readonly target?: string;
    /** Id of the attack that it is done with. */
    readonly with?: string;
    /** Taken as an attack of opportunity, or as what was readied: no action of a turn. */
    readonly as?: 'opportunity' | 'readied';
    readonly uses: readonly Use[];
    readonly ruling: Ruling;
    /** Conditions that its doer has from now on, or no more; a weapon drawn or put away. */
    readonly gains?: readonly string[];
    readonly loses?: readonly string[];
    readonly hand?: { readonly weapon: string; readonly ready: boolean };
  };
  /**
   * An opportunity that an event gave was taken, or let pass. `of`: that event; `nth`: which of its
   * `provoked`.
   */
  opportunity: {
    readonly by: string;
    readonly of: string;
    readonly nth: number;
    readonly taken: boolean;
    readonly about?: About;
  };
  /** `told`: by the host, whose word ends what was declared here; `said`: by this user. */
  condition: {
    readonly of: string;
    readonly condition: string;
    readonly on: boolean;
    readonly from: 'told' | 'said';
  };
  /**
   * An attack or a spell of this creature in the host's chat, by somebody who may not act for it,
   * or who is not known: it is said and counts for nothing. `by`: the name it was posted under;
   * `known`: it is certainly that user's.
   */
  posted: {
    readonly of: string;
    readonly what: 'attack' | 'spell';
    readonly by: string;
    readonly known: boolean;
  };
  /** Steps out of the order until a count or a trigger; `null`: acts again. */
  wait: { readonly of: string; readonly how: 'delay' | 'ready' | null; readonly readies?: string };
  // ── A round of phases (docs/spec/timeline.md) ──
  /**
   * A round begins, or is over. `places`: top-left cells of the places of those who are seen, as it
   * begins.
   */
  round: {
    readonly round: number;
    readonly on: boolean;
    readonly places?: Readonly<Record<string, Cell>>;
  };
  /**
   * What a creature will do in this round: said, said anew, or taken back (null). `hand`: who says
   * it.
   */
  declaration: {
    readonly of: string;
    readonly says: Declaration | null;
    readonly hand?: Hand;
    readonly ruling: Ruling;
  };
  /**
   * The result of a die that somebody rolled. `what`: a key of shared dice (`tie:7`, `end:c`), or
   * the place of one's own (`initiative`, `waiting.penalty`, `charge.roll`).
   */
  die: {
    readonly of: string;
    readonly what: string;
    readonly result: number;
    readonly from: (typeof ROLLS)[number];
  };
  /** At a factor, against one enemy: now or never. */
  decision: {
    readonly of: string;
    readonly against: string;
    readonly factor: number;
    readonly chooses: 'attack' | 'refuse';
  };
  /**
   * The round has come to this factor, or to its end. `due`: what has happened since, as judged
   * then.
   */
  factor: {
    readonly to: number | 'end';
    readonly due: readonly TimelineEvent[];
    readonly rules: readonly string[];
  };

  /** The master lets an event stand. `by`: their name; '' where it is not known. */
  allow: {
    readonly of: string;
    readonly by: string;
    readonly note?: string;
    readonly about?: About;
  };
  /** Somebody has seen it and closed it. */
  dismiss: { readonly of: string };
  /** An event did not happen after all: its move was taken back, its declaration undone. */
  undo: { readonly of: string; readonly back?: true };
}

export type Kind = keyof Kinds;

/** Identity and place of an event. */
export interface Stamp {
  /** Unique; the same event told twice has the same. */
  readonly id: string;
  /** Its place among all events; ties go by id. Events may arrive in any order. */
  readonly seq: number;
  /** When it was told, milliseconds since 1970: for people, never for the fold. */
  readonly at: number;
  /** It came from another client, through the host's common place. */
  readonly shared?: true;
}

/** What an event's place in the order is told by. */
export type Place = Pick<Stamp, 'id' | 'seq'>;

export type EventOf<K extends Kind> = Stamp & { readonly kind: K } & Kinds[K];
export type EncounterEvent = { [K in Kind]: EventOf<K> }[Kind];

/** An event before it has its place. */
export type Happening = { [K in Kind]: { readonly kind: K } & Kinds[K] }[Kind];

/** Negative: `a` comes before `b`. */
export const inOrder = (a: Place, b: Place): number =>
  a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
