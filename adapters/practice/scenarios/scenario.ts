/** A lesson on the practice table: a board, what it teaches, and what the referee must say there. Data only. */
import type { Cell } from '../../../src/board/grid.ts';
import type { Layout } from '../table.ts';

export type Language = 'it' | 'en';
/** The same words in both languages. */
export type Both = Readonly<Record<Language, string>>;

export type GroundLook = 'stone' | 'forest' | 'parchment';

/** The ways of moving among which the practice table lets choose; ids of the contract. */
export type Way = 'move' | 'double-move' | 'step' | 'withdraw' | 'charge' | 'run';

/** A question of the contract, asked of the lesson's board, and every field that its answer must hold. */
export interface Expectation {
  /** What is asked, in words. */
  readonly story: string;
  /** Rules of the ledger behind the answer. */
  readonly ledger: readonly string[];
  /** Absent: the scenario's own. */
  readonly ruleset?: string;
  /** Creatures that stand elsewhere than in the picture when it is asked. */
  readonly after?: Readonly<Record<string, Cell>>;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface Scenario extends Layout {
  readonly title: Both;
  /** The rule, in a sentence or two. */
  readonly lesson: Both;
  /** What to try, and the ruling to expect. */
  readonly attempt: Both;
  readonly ground: GroundLook;
  /** How the selected creature moves when the lesson begins; absent: one move. */
  readonly mode?: Way;
  readonly expect: readonly Expectation[];
}
