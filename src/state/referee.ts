/**
 * Interface of the referee: the fight so far, its log, and the actions on them. Panels, layers and
 * wiring use it; `createReferee` creates it (refereeing/index.ts). Nothing here touches the DOM or
 * a host.
 */
import type { Attempts } from './attempt.ts';
import type { HostRoll } from './host.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import type { Entry, Offer } from '../encounter/entry.ts';
import type { Encounter } from '../encounter/applyEvent.ts';
import type { Policies, RulingKind, Policy } from '../encounter/policy.ts';
import type { TurnSoFar } from '../encounter/turnSoFar.ts';
import type { Mode } from '../rules/verdict.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { JudgedPath } from './paths.ts';
import type { PhasedRound } from './phased.ts';
import type { Proposals } from './proposal.ts';

/** An action that a user declares. */
export interface ActionDeclaration {
  readonly of: string;
  readonly action: string;
  readonly target?: string;
  readonly with?: string;
  readonly as?: 'opportunity' | 'readied';
  readonly readies?: string;
  /** The full-round action that this action begins or completes. */
  readonly whole?: string;
  readonly defensively?: boolean;
  /** The path of an action that moves the creature by itself; absent: the tabletop moves it. */
  readonly path?: readonly Cell[];
}

/** A move of this user that is held before it happens and waits for the user's decision. */
export interface HeldMove {
  readonly id: string;
  readonly judged: JudgedPath;
  /**
   * `ask`: the user may let the move go on; `enforce`: it goes on only if the user insists (with
   * the game master's permission, or on the user's own responsibility).
   */
  readonly policy: Extract<Policy, 'ask' | 'enforce'>;
}

export interface Referee {
  readonly encounter: ReadonlySignal<Encounter>;
  /** Entries of the log, oldest first; at most the last few hundred. */
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** Opportunities without an answer, in the order of resolution: the last provoked first. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Number of answers that the log's entries and the proposals wait for. */
  readonly waiting: ReadonlySignal<number>;
  /**
   * Whether everything is stored and, if the host has shared data, shared. False: new events exist
   * only on this client.
   */
  readonly shared: ReadonlySignal<boolean>;

  /**
   * Whether this player's answers to opportunities are sent to the game masters, who share them if
   * they use Quadretto.
   */
  readonly tells: ReadonlySignal<boolean>;

  // ── Turns ──
  /** Whether the host keeps the turns; if so, the methods of this section have no effect. */
  readonly driven: ReadonlySignal<boolean>;
  /** Begins this creature's turn by hand; the first call begins the fight. */
  startTurn(of: string): void;
  endFight(): void;
  /** Sets the creatures that act in the surprise round; null: there is none. */
  surprise(aware: readonly string[] | null): void;

  /** Rounds in phases, if the ruleset in force has them. */
  readonly phases: PhasedRound;

  /**
   * The parts of its turn that the creature has used, for judging its next move; null: no fight.
   * When read inside a computed value, it updates with the fight.
   */
  turnOf(of: string): TurnSoFar | null;
  /**
   * The scene in which a creature that shares the present turn acts; undefined: the present scene.
   */
  sceneInTurn(of: string): SceneDocument | undefined;

  // ── What happens ──
  /** Judges and records an action. False: it could not be judged, and nothing was recorded. */
  declare(declaration: ActionDeclaration): Promise<boolean>;
  condition(of: string, condition: string, on: boolean): void;
  /** Lets a creature that delays or has readied an action act. */
  resume(of: string): void;

  /** The attempt in progress: the steps of an action with their dice. */
  readonly attempts: Attempts;
  /** Outcomes that players ask the game master to accept. */
  readonly proposals: Proposals;

  /** The last roll that the user has not dealt with; null: none. */
  readonly rolled: ReadonlySignal<HostRoll | null>;
  /** Marks a roll as dealt with: declared, or dismissed. */
  answered(roll: string): void;

  // ── Opportunities ──
  /**
   * Takes an opportunity. `action`: the action that uses it, `attack` by default; any other action
   * is judged as a declaration and may itself provoke. `hit`: whether the attack hit, if that is
   * known.
   */
  take(offer: Offer, action?: string, hit?: boolean): Promise<boolean>;
  pass(offer: Offer): void;

  // ── The log ──
  allow(entry: string, note?: string): void;
  dismiss(entry: string): void;
  /**
   * Whether this user's client may put the creature back. If not, the panel has no button for it.
   */
  canTakeBack(entry: Entry): boolean;
  takeBack(entry: string): Promise<boolean>;
  /**
   * Whether it is only supposed that this move was taken back, because its creature stands again
   * where the move began.
   */
  seemsReturned(entry: Entry): boolean;
  /** Judges that way back as a move. */
  wasMove(entry: Entry): void;
  /** Whether this user's client may move the creature along a path. */
  canFollow(of: string): boolean;
  /** Moves the creature along a path, which begins at its present cell. False: it stays. */
  follow(of: string, path: readonly Cell[]): Promise<boolean>;
  /**
   * Undoes an event that exists only in the log: a declaration, an answer to an opportunity, or an
   * allowance.
   */
  undo(event: string): void;
  /**
   * Other movement modes in which this move may have been meant: legal ones, or ones with fewer
   * opportunities. Empty if its mode is certain.
   */
  otherModes(entry: Entry): readonly Mode[];
  /** Judges a move again in this movement mode. */
  reread(entry: string, mode: Mode): void;

  /** The whole log as JSON text, for a file or a report (src/encounter/document.ts). */
  exported(): string;

  // ── Policies ──
  readonly policies: ReadonlySignal<Policies>;
  setPolicy(kind: RulingKind, policy: Policy): void;
  setPolicies(policies: Policies): void;
  /**
   * Whether moves can be stopped at this table before they happen. False: moves that the policy
   * would stop are only marked.
   */
  readonly stops: ReadonlySignal<boolean>;
  /** The held move that waits for this user's decision; null: none. */
  readonly held: ReadonlySignal<HeldMove | null>;
  /**
   * Lets the held move happen. `note`: the name of the person who allowed it. False: the host
   * refused.
   */
  goOn(note?: string): Promise<boolean>;
  goBack(): void;

  // ── For the map ──
  /** The cell that the user asked to see on the map; a new object each time. */
  readonly shown: ReadonlySignal<{ readonly cell: Cell; readonly size: number } | null>;
  show(cell: Cell, size?: number): void;
}
