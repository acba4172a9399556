/**
 * Types of a proposal: an outcome that a player asks the game master to accept. Panels show them;
 * refereeing/proposals.ts sends, receives and answers them.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { NewEvent } from '../encounter/event.ts';
import type { Attempt, StepsAnswer } from './attempt.ts';

/** An outcome before it enters the log. */
export type OutcomeHappening = NewEvent & { readonly kind: 'outcome' };

/** A player's outcome on the game master's client. */
export interface Proposal {
  /** Id of the event that records the outcome, on every client that records it. */
  readonly id: string;
  /** Id and name of the user who asks. */
  readonly from: string;
  readonly by: string;
  readonly outcome: OutcomeHappening;
}

/** The last outcome that this player proposed, and the answer so far. */
export interface AskedProposal {
  /** The attempt when it was proposed: an attempt with other dice is another proposal. */
  readonly attempt: Attempt;
  readonly answer: 'waiting' | 'refused' | 'accepted';
}

/** The creatures whose tokens users must move (`left`) or mark (`unmarked`) by hand. */
export interface CarriedOut {
  readonly recorded: boolean;
  readonly left: readonly string[];
  readonly unmarked: readonly string[];
}

export interface Proposals {
  /** Proposals that this game master has not answered, oldest first; at most one for each user. */
  readonly waiting: ReadonlySignal<readonly Proposal[]>;
  /** Whether this game master's client can show the proposal's conditions on the tokens. */
  markable(proposal: Proposal): boolean;
  /**
   * Records the outcome on both clients, and moves its tokens. `mark`: also shows its conditions.
   */
  accept(id: string, mark?: boolean): Promise<CarriedOut>;
  refuse(id: string): void;

  /** Whether this player's client can send the outcome to the game master. */
  askable(answer: StepsAnswer): boolean;
  /**
   * Sends the outcome of the attempt in progress to the game master.
   * @param said the outcome in words, for the game master's chat
   * @returns false: the host did not send it
   */
  ask(answer: StepsAnswer, said: string): Promise<boolean>;
  readonly asked: ReadonlySignal<AskedProposal | null>;
  /** Forgets the player's proposal, for when the game master has agreed aloud. */
  withdraw(): void;
}
