/**
 * Trials: what dice settle under a ruleset without whole turns, such as a grapple, a save against
 * death, or hiding. A ruleset has a table of them. Each is a pure function of the board and of what
 * the players have chosen and rolled; its outcome is a proposal.
 */
import type { Creature } from '../board/creature.ts';
import type { AttemptModifier, AttemptReason } from './attempt.ts';
import type { Change, Result } from './change.ts';
import type { Judge } from './ruleset.ts';
import type { Verdict } from './verdict.ts';

/** A number that the players gave for one die: the d20 alone, or a complete total. */
export interface SaidNumber {
  readonly die?: number | undefined;
  readonly total?: number | undefined;
}

/** One choice among several. */
export interface TrialChoice {
  readonly kind: 'choice';
  readonly key: string;
  /** Ids of creatures, or of words in the text catalog (`trial.<key>.<id>`). */
  readonly options: readonly string[];
  readonly of: 'creatures' | 'terms' | 'words' | 'texts';
  /** The options’ own words, if they are texts of the host. */
  readonly texts?: readonly string[];
  /** The chosen option or the usual one; '' until somebody chooses. */
  readonly chosen: string;
}

/** A number that somebody rolls or knows. */
export interface TrialNumber {
  readonly key: string;
  /** Id of the creature whose number it is. */
  readonly of: string;
  /** What it is: `athletics`, `save-con`, `damage` … */
  readonly what: string;
  /** A d20, alone or with its bonus, or a number that is used as it is. */
  readonly wants: 'd20' | 'die' | 'number';
  /** The sheet's bonus; absent: unknown, so the total is asked for. */
  readonly bonus?: number;
  /** What the situation adds to the bonus. */
  readonly modifiers: readonly AttemptModifier[];
  readonly advantage: readonly AttemptReason[];
  readonly disadvantage: readonly AttemptReason[];
  /** Dice that a button rolls, beside a d20. */
  readonly dice?: { readonly count: number; readonly sides: number };
  readonly optional?: true;
  /** Missing facts that might change the roll. */
  readonly unknown?: readonly string[];
  /** The d20 alone, and the whole number; absent: not said yet. */
  readonly die?: number;
  readonly total?: number;
}

/** Numbers to enter: one against a difficulty, two against each other, or numbers that are noted. */
export interface TrialRoll {
  readonly kind: 'roll';
  readonly label: 'save' | 'check' | 'contest' | 'death-save' | 'number';
  readonly numbers: readonly TrialNumber[];
  /** The number to reach; absent: none, or nobody knows it. */
  readonly dc?: number;
  readonly result?: 'success' | 'failure';
  readonly margin?: number;
}

/** One sentence, by its id in the text catalog: `trial.<say>`. */
export interface TrialSentence {
  readonly say: string;
  readonly who?: string;
  readonly target?: string;
  readonly n?: number;
  /** A length in cells. */
  readonly cells?: number;
  /** A condition, a skill or another term. */
  readonly term?: string;
  readonly hazard?: string;
}

export type TrialStep =
  | TrialChoice
  | TrialRoll
  | { readonly kind: 'told'; readonly told: readonly TrialSentence[] };

export interface TrialVerdict extends Verdict {
  /** Codes of the reasons against the trial. */
  readonly why: readonly string[];
  readonly steps: readonly TrialStep[];
  /** Absent: not decided yet. */
  readonly outcome?: {
    readonly result: Result;
    readonly margin?: number;
    readonly told: readonly TrialSentence[];
    readonly changes: readonly Change[];
    /** Trials that this one calls for. */
    readonly follow?: readonly { readonly of: string; readonly topic: string }[];
  };
}

/** A trial with the players' input so far. */
export interface TrialAsked {
  readonly j: Judge;
  readonly of: Creature;
  readonly target?: Creature | undefined;
  readonly chosen: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, SaidNumber>>;
  /** Is it the attack that an opportunity allows? */
  readonly opportunity?: boolean;
}

export interface Trial {
  /** Where it is offered: as an action's row, or among the questions about a creature. */
  readonly place: 'action' | 'creature';
  /** The other creature: it must be chosen (`other`), or may be any creature or none (`may`). */
  readonly target?: 'other' | 'may';
  /** Does it concern this creature now? Absent: always. */
  offered?(j: Judge, of: Creature): boolean;
  judge(asked: TrialAsked): TrialVerdict;
}

export type TrialTable = Readonly<Record<string, Trial>>;
