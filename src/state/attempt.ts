/**
 * The attempt in progress of a creature, with the numbers entered for its steps (the `steps`
 * question). Panels show it; refereeing/attempts.ts creates it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Heard } from '../rules/change.ts';
import type { Questions } from '../judge/ask.ts';

/** The steps as the judge gives them. */
export type StepsAnswer = Questions['steps']['answer'];

/** A number for one die of the steps. `roll`: the message in the host's chat that it was heard in. */
export interface SaidDie {
  readonly die?: number;
  readonly total?: number;
  readonly from: Heard;
  readonly roll?: string;
}

export interface Attempt {
  readonly of: string;
  readonly topic: string;
  readonly target?: string;
  /** It answers another attempt and takes no action. */
  readonly inReturn?: true;
  /** It is an action that was readied. */
  readonly as?: 'readied';
  /** Its action was declared: it is paid for. */
  readonly declared?: true;
  readonly dice: Readonly<Record<string, SaidDie>>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A die that steps wait for. */
export type ExpectedDie = Extract<
  StepsAnswer['steps'][number],
  { readonly kind: 'dice' }
>['dice'][number];

export interface Attempts {
  readonly attempt: ReadonlySignal<Attempt | null>;
  /** Begins an attempt, in place of the one in progress. The same one again goes on. */
  begin(of: string, topic: string, more?: Pick<Attempt, 'target' | 'inReturn' | 'as'>): void;
  end(): void;
  /** These steps are on the screen: dice that the host's chat tells fill them. */
  expects(answer: StepsAnswer): void;
  /** Null: not said after all. */
  say(key: string, said: SaidDie | null): void;
  choose(key: string, option: string): void;
  declared(): void;
  /**
   * Records the outcome, and moves the tokens that this user may move. `left`: the creatures whose
   * tokens people have to move.
   */
  accept(
    answer: StepsAnswer,
  ): Promise<{ readonly recorded: boolean; readonly left: readonly string[] }>;
  /** This user is a game master: their acceptance is their own word. */
  readonly master: ReadonlySignal<boolean>;
}
