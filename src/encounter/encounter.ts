/** The state of a fight. Plain data. */
import type { Spent } from '../board/board.ts';
import type { ConditionEnd } from '../rules/change.ts';
import type { Phases } from './phases.ts';
import type { By } from './tables.ts';

/** A condition that ends by itself. */
export interface TimedCondition {
  readonly of: string;
  readonly condition: string;
  readonly by?: string;
  readonly until: ConditionEnd;
}
export type TimedConditions = By<readonly TimedCondition[]>;

/** Facts about a creature that last from the beginning of one of its turns to the next. */
export interface Period {
  /** Has had a turn in this fight. */
  readonly acted?: true;
  /** Opportunities taken, as in `Encounter.taken`. */
  readonly taken?: readonly string[];
  /** Conditions that end when the creature's next turn begins. */
  readonly brief?: readonly string[];
  /** An immediate action was used outside the creature's turn. */
  readonly immediate?: true;
  readonly waits?: 'delay' | 'ready';
  /** Conditions of any creature that this creature's turn ends. */
  readonly timed?: readonly TimedCondition[];
}

/** The beginning of a creature's turn; `of` is null for the beginning of a round. */
export interface Beginning {
  readonly round: number;
  readonly of: string | null;
  /** Actions used in the turn when the tracker last came to it or left it. */
  readonly spent?: Spent;
  /** The tracker had gone back and came upon this turn, which it had skipped before. */
  readonly skipped?: true;
  /**
   * How the creature waited when the tracker came back to its turn. If nothing is spent there, it
   * waits again afterward.
   */
  readonly waits?: 'delay' | 'ready';
  /** The facts of the other side, by creature. */
  readonly aside: By<Period>;
  /** The conditions of the other side that end with a creature's turn, by that creature. */
  readonly ends?: By<readonly TimedCondition[]>;
}

export interface Encounter {
  /** Is a fight running? Nothing is counted outside a fight. */
  readonly on: boolean;
  readonly round: number;
  /** Is this round the surprise round? */
  readonly surprise: boolean;
  /**
   * Creatures that act in the surprise round at the beginning of the fight; empty: there was no
   * surprise round.
   */
  readonly aware: readonly string[];
  readonly active: string | null;
  readonly order: readonly string[];
  /** Number of turns begun so far. A turn that is reported again, or continued, does not count. */
  readonly turns: number;
  /** Creatures that have had a turn since the fight began; the others are flat-footed. */
  readonly acted: readonly string[];
  /** Actions used in the current turn. */
  readonly spent: Spent;
  /**
   * The turns and rounds that have begun, and the index of the one at which the tracker stands
   * (turns.ts). If the tracker comes back to a turn, it continues.
   */
  readonly begun: readonly Beginning[];
  readonly position: number;
  /**
   * Number of opportunities and other reactions that each creature has taken since its last turn
   * began; absent: none.
   */
  readonly opportunities: By<number>;
  /** Ids of those opportunities, as `event#nth`; of an action that is a reaction, `event#0`. */
  readonly taken: By<readonly string[]>;
  /** Creatures that have used an immediate action since their last turn began, outside it. */
  readonly immediate: readonly string[];
  readonly waiting: By<'delay' | 'ready'>;
  /** Conditions that were added here, by creature. */
  readonly conditions: By<readonly string[]>;
  /** Conditions that were ended here, even if the host still shows them, by creature. */
  readonly ended: By<readonly string[]>;
  /** Weapons drawn (true) or put away in this fight, by creature and weapon. */
  readonly hands: By<By<boolean>>;
  /**
   * Ids of the creatures that each creature grapples, as accepted here; absent: no grapple began in
   * this fight.
   */
  readonly grapples?: By<readonly string[]>;
  /** Id of the creature that each creature pins. */
  readonly pins?: By<string>;
  /** Conditions that end by themselves, by what ends them (timedConditions.ts); absent: none. */
  readonly timed?: TimedConditions;
  /** The creatures behind conditions that were added here, by creature and condition. */
  readonly sources?: By<By<readonly string[]>>;
  /** Death saves since the creature fell to 0 hit points, as accepted here. */
  readonly tallies?: By<{ readonly successes: number; readonly failures: number }>;
  /** State of the current or last round in phases; absent: none so far. */
  readonly phases?: Phases;
}
