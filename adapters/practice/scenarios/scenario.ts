/**
 * A lesson on the practice table: a board, its subject, and the rulings that the referee must give.
 * Data only.
 */
import type { Cell } from '../../../src/board/grid.ts';
import type { Declaration, Dice } from '../../../src/rules/phased/declaration.ts';
import type { SceneInput } from '../../../src/scene/schema.ts';
import type { Layout } from '../table.ts';
import type { Act } from './act.ts';
import type { Both } from './both.ts';
import type { FamilyId } from './families.ts';

export type { Both, Language } from './both.ts';

export type GroundLook = 'stone' | 'forest' | 'parchment';

/** The ways of moving among which the practice table lets choose; ids of the contract. */
export type LessonMode = 'move' | 'double-move' | 'step' | 'withdraw' | 'charge' | 'run';

/** The rulesets that most lessons teach. */
export const RULESETS: readonly string[] = ['srd35', 'sigil'];

/**
 * A ruling, and what proves it: a question of the contract, asked of the lesson's board, and every
 * field that its answer must hold.
 */
export interface Expectation {
  /** The referee's ruling, as a sentence. */
  readonly ruling: Both;
  /** Rules of the ledgers behind the answer. */
  readonly ledger: readonly string[];
  /** Where texts differ: the rulesets that say so. Absent: all that the lesson teaches. */
  readonly under?: readonly string[];
  /** Creatures that stand elsewhere than in the picture when it is asked. */
  readonly after?: Readonly<Record<string, Cell>>;
  /** The turn, if it differs from the lesson's. */
  readonly turn?: NonNullable<SceneInput['turn']>;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  /** The user's action that shows the ruling, if the question does not imply it (`acts.ts`). */
  readonly done?: Act;
}

export interface Scenario extends Layout {
  readonly family: FamilyId;
  /** The rulesets that it teaches, where they are not the usual ones. */
  readonly teaches?: readonly string[];
  readonly title: Both;
  /** The rule, in a sentence or two. */
  readonly lesson: Both;
  /** A suggestion to try. */
  readonly attempt: Both;
  readonly ground: GroundLook;
  /** How the selected creature moves when the lesson begins; absent: one move. */
  readonly mode?: LessonMode;
  readonly expect: readonly Expectation[];
  /** The declarations of the round, in rulesets with phases. */
  readonly phases?: { readonly declared: readonly Declaration[]; readonly dice?: Dice };
}

/** The rulesets under which a ruling holds. */
export const rulesetsOf = (
  { teaches = RULESETS }: Pick<Scenario, 'teaches'>,
  e: Expectation,
): readonly string[] => e.under ?? teaches;
