/**
 * Interface of the referee: the fight so far, its log, and the actions on them. Panels, layers and
 * wiring use it; `createReferee` makes it (refereeing/index.ts). Nothing here touches the DOM or a
 * host.
 */
import type { Attempts } from './attempt.ts';
import type { HostRoll } from './host.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import type { Entry, Offer } from '../encounter/entry.ts';
import type { Encounter } from '../encounter/fold.ts';
import type { Policies, RulingKind, Policy } from '../encounter/policy.ts';
import type { TurnSoFar } from '../encounter/turnSoFar.ts';
import type { Mode } from '../rules/verdict.ts';
import type { JudgedPath } from './paths.ts';
import type { PhasedRound } from './phased.ts';

/** An action that a user declares. */
export interface Declaration {
  readonly of: string;
  readonly action: string;
  readonly target?: string;
  readonly with?: string;
  readonly as?: 'opportunity' | 'readied';
  readonly readies?: string;
  /** The full-round action that it begins or completes. */
  readonly whole?: string;
  readonly defensively?: boolean;
}

/** This user's own move, held before it happened, that waits for a decision. */
export interface HeldMove {
  readonly id: string;
  readonly judged: JudgedPath;
  /**
   * `ask`: it may go on as it is; `enforce`: it goes on if the user insists (with the game master's
   * leave, or on their own word).
   */
  readonly policy: Extract<Policy, 'ask' | 'enforce'>;
}

export interface Referee {
  readonly encounter: ReadonlySignal<Encounter>;
  /** Oldest first; at most the last few hundred. */
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** Open opportunities in the order of resolution: the last provoked first. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Number of entries that wait for a decision. */
  readonly waiting: ReadonlySignal<number>;
  /**
   * Is everything stored and, if the host has shared data, shared? False: new events are only on
   * this client.
   */
  readonly shared: ReadonlySignal<boolean>;

  // ── Turns ──
  /** Does the host run the turns? Then the calls below are the host's. */
  readonly driven: ReadonlySignal<boolean>;
  /** Begins this creature's turn by hand; the first call begins the fight. */
  startTurn(of: string): void;
  endFight(): void;
  /** The creatures that act in the surprise round; null: there is none. */
  surprise(aware: readonly string[] | null): void;

  /** Rounds of phases, if the ruleset in force has them. */
  readonly phases: PhasedRound;

  /**
   * The turn so far for this creature's next move; null: no fight. Read inside a computed value, it
   * follows the fight.
   */
  turnOf(of: string): TurnSoFar | null;

  // ── What happens ──
  /** Judges and records an action. False: it could not be judged, and nothing was recorded. */
  declare(declaration: Declaration): Promise<boolean>;
  condition(of: string, condition: string, on: boolean): void;
  /** Acts again after delaying or readying. */
  resume(of: string): void;

  /** The attempt in progress: an action's steps with their dice. */
  readonly attempts: Attempts;

  /** The last roll without an answer; null: none. */
  readonly rolled: ReadonlySignal<HostRoll | null>;
  /** The roll was answered: declared, or dismissed. */
  answered(roll: string): void;

  // ── Opportunities ──
  /**
   * `action`: the action that uses it, `attack` by default; any other is judged as a declaration
   * and may provoke in turn.
   */
  take(offer: Offer, action?: string): Promise<boolean>;
  pass(offer: Offer): void;

  // ── The log ──
  allow(entry: string, note?: string): void;
  dismiss(entry: string): void;
  /** May this user's client put the creature back? If not, the button is absent. */
  canTakeBack(entry: Entry): boolean;
  takeBack(entry: string): Promise<boolean>;
  /** May this user's client move the creature along a path? */
  canFollow(of: string): boolean;
  /** Moves it along the path, which begins at its present cell. False: it stays. */
  follow(of: string, path: readonly Cell[]): Promise<boolean>;
  /**
   * Undoes a declaration, an answer to an opportunity or an allowance: anything that was only
   * entered here.
   */
  undo(event: string): void;
  /**
   * Other modes that this move may have had, legal or with fewer opportunities; empty when its mode
   * is certain.
   */
  otherModes(entry: Entry): readonly Mode[];
  /** The move was meant in this mode: it is judged again. */
  reread(entry: string, mode: Mode): void;

  /** The whole log as JSON text, for a file or a report (src/encounter/document.ts). */
  exported(): string;

  // ── Policies ──
  readonly policies: ReadonlySignal<Policies>;
  setPolicy(kind: RulingKind, policy: Policy): void;
  setPolicies(policies: Policies): void;
  /**
   * Can moves be stopped at this table before they happen? False: moves to ask about or hold back
   * are only marked.
   */
  readonly stops: ReadonlySignal<boolean>;
  /** The held move that waits for this user's decision; null: none. */
  readonly held: ReadonlySignal<HeldMove | null>;
  /**
   * Lets the held move happen after all; `note`: the name of the person who allowed it. False: the
   * host refused.
   */
  goOn(note?: string): Promise<boolean>;
  goBack(): void;

  // ── For the map ──
  /** The cell that a user asked to see; a new object each time. */
  readonly shown: ReadonlySignal<{ readonly cell: Cell; readonly size: number } | null>;
  show(cell: Cell, size?: number): void;
}
