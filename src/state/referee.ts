/**
 * The referee at the table: the fight so far and its log, and what may be done about them. What
 * panels, layers and wiring ask; made by `createReferee` (refereeing.ts). Nothing here touches the
 * DOM or a host.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import type { Entry, Offer } from '../encounter/entry.ts';
import type { Encounter } from '../encounter/fold.ts';
import type { Policies, RulingKind, Policy } from '../encounter/policy.ts';
import type { TurnSoFar } from '../encounter/turnSoFar.ts';
import type { Mode } from '../rules/verdict.ts';
import type { JudgedPath } from './paths.ts';
import type { PhasedRound } from './phased.ts';

/** An action that somebody declares. */
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

/**
 * An attack or a spell that was rolled in the host's chat: to be offered as a declaration, never
 * taken for one.
 */
export interface ChatAction {
  readonly id: string;
  readonly of: string;
  readonly kind: 'attack' | 'spell';
  /** What the host calls it. */
  readonly name?: string;
  readonly targets?: readonly string[];
  /**
   * Its author may not act for that creature, or is not known: it does not count. `known`: `by` is
   * certainly that user.
   */
  readonly posted?: { readonly by: string; readonly known: boolean };
}

/** A move of this user's own that waits for a word: it was held before it happened. */
export interface HeldMove {
  readonly id: string;
  readonly judged: JudgedPath;
  /**
   * `ask`: may go on as it is; `enforce`: goes on when the user insists (the master's leave, or
   * their own word for it).
   */
  readonly policy: Extract<Policy, 'ask' | 'enforce'>;
}

export interface Referee {
  readonly encounter: ReadonlySignal<Encounter>;
  /** Oldest first; at most the last few hundred. */
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** Open opportunities in the order in which they are resolved: the last provoked first. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Entries that wait for somebody. */
  readonly waiting: ReadonlySignal<number>;
  /**
   * Is everything kept and, where the host has a common place, shared? False: what happens now is
   * this client's alone.
   */
  readonly shared: ReadonlySignal<boolean>;

  // ── Turns ──
  /** Does the host drive the turns? Then those below are the host's business. */
  readonly driven: ReadonlySignal<boolean>;
  /** Begins this creature's turn by hand; the first begins the fight. */
  startTurn(of: string): void;
  endFight(): void;
  /** Who acts in the surprise round; null: there is none. */
  surprise(aware: readonly string[] | null): void;

  /** Rounds of phases, where the ruleset in force has them. */
  readonly phases: PhasedRound;

  /**
   * The turn as it stands for this creature's next move; null: no fight is followed. Read inside a
   * computed value, it follows the fight.
   */
  turnOf(of: string): TurnSoFar | null;

  // ── What happens ──
  /** Records an action; judged before. False: nobody could judge it, and nothing was recorded. */
  declare(declaration: Declaration): Promise<boolean>;
  condition(of: string, condition: string, on: boolean): void;
  /** Acts again after delaying or readying. */
  resume(of: string): void;

  /** The last roll that nobody has answered for yet; null: none. */
  readonly rolled: ReadonlySignal<ChatAction | null>;
  /** It was answered for: declared, or no declaration at all. */
  answered(roll: string): void;

  // ── Opportunities ──
  /**
   * `action`: what it is used for, `attack` where nothing is said; anything else is judged as a
   * declaration and may provoke in its turn.
   */
  take(offer: Offer, action?: string): Promise<boolean>;
  pass(offer: Offer): void;

  // ── The log ──
  allow(entry: string, note?: string): void;
  dismiss(entry: string): void;
  /**
   * May this user's client put the creature back where it was? Absent, not grey, where it may not.
   */
  canTakeBack(entry: Entry): boolean;
  takeBack(entry: string): Promise<boolean>;
  /** Undoes a declaration, an answer to an opportunity, an allowance: what was only said here. */
  undo(event: string): void;
  /**
   * Other ways in which this move may be meant, legal or sparing opportunities; empty when its way
   * is beyond doubt.
   */
  otherModes(entry: Entry): readonly Mode[];
  /** It was meant this way: judged again. */
  reread(entry: string, mode: Mode): void;

  /** The whole log as JSON text, for a file or a report (src/encounter/document.ts). */
  exported(): string;

  // ── Policies ──
  readonly policies: ReadonlySignal<Policies>;
  setPolicy(kind: RulingKind, policy: Policy): void;
  setPolicies(policies: Policies): void;
  /**
   * May moves be stopped at this table before they happen? False: what is to be asked about or held
   * back is marked.
   */
  readonly stops: ReadonlySignal<boolean>;
  /** A move that this client held back and that waits for the user's word; null: none. */
  readonly held: ReadonlySignal<HeldMove | null>;
  /**
   * Lets the held move happen after all; `note`: who allowed it. False: the host did not take it.
   */
  goOn(note?: string): Promise<boolean>;
  goBack(): void;

  // ── For the map ──
  /** The square that was asked to be shown; a new object each time. */
  readonly shown: ReadonlySignal<{ readonly cell: Cell; readonly size: number } | null>;
  show(cell: Cell, size?: number): void;
}
