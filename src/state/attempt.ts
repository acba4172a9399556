/**
 * Types of the attempt in progress of a creature, with the numbers entered for its steps (the
 * `steps` question). Panels show it; refereeing/attempts.ts creates it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { RollSource } from '../rules/change.ts';
import type { Questions } from '../judge/ask.ts';

/** The steps of the attempt, as the judge returns them. */
export type StepsAnswer = Questions['steps']['answer'];

/** A number entered for one die of the steps. `roll`: id of the chat message that it came from. */
export interface SaidDie {
  readonly die?: number;
  readonly total?: number;
  readonly from: RollSource;
  readonly roll?: string;
}

export interface Attempt {
  readonly of: string;
  readonly topic: string;
  readonly target?: string;
  /** The attempt is a response to another attempt and takes no action. */
  readonly inReturn?: true;
  /** The attempt uses a readied action. */
  readonly as?: 'readied';
  /** Id of the event with which the action was declared: its cost is paid. Absent: not declared. */
  readonly declared?: string;
  readonly dice: Readonly<Record<string, SaidDie>>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A die that steps are waiting for. */
export type ExpectedDie = Extract<
  StepsAnswer['steps'][number],
  { readonly kind: 'dice' }
>['dice'][number];

export interface Attempts {
  readonly attempt: ReadonlySignal<Attempt | null>;
  /**
   * Begins an attempt, replacing the one in progress. Beginning the same one again continues it.
   */
  begin(of: string, topic: string, more?: Pick<Attempt, 'target' | 'inReturn' | 'as'>): void;
  end(): void;
  /** Notes that these steps are on the screen, so that dice from the host's chat can fill them. */
  expects(answer: StepsAnswer): void;
  /** Enters a number; null: removes it. */
  say(key: string, said: SaidDie | null): void;
  choose(key: string, option: string): void;
  /** Notes that the action of the attempt was declared, with the id of that event. */
  declared(event: string): void;
  /**
   * Whether this user's client can show the conditions of the outcome on all tokens concerned;
   * false if the outcome has no conditions.
   */
  markable(answer: StepsAnswer): boolean;
  /**
   * Records the outcome and moves the tokens that this user may move. `left`: creatures whose
   * tokens users must move by hand.
   * @param mark also shows the conditions on the tokens; `unmarked`: creatures whose tokens the
   *   host did not mark
   */
  accept(
    answer: StepsAnswer,
    mark?: boolean,
  ): Promise<{
    readonly recorded: boolean;
    readonly left: readonly string[];
    readonly unmarked: readonly string[];
  }>;
  /** Is this user a game master? A game master's acceptance is final. */
  readonly master: ReadonlySignal<boolean>;
}
