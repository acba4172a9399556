/**
 * A lesson on the practice table: a board, its subject, and the rulings that the referee must give.
 * Data only.
 */
import type { Cell } from '../../../src/board/grid.ts';
import type { Declaration, RollOffs } from '../../../src/rules/phased/round/declaration.ts';
import type { SceneInput } from '../../../src/scene/schema.ts';
import type { Layout } from '../table.ts';
import type { Act } from './act.ts';
import type { Both } from './both.ts';
import type { FamilyId } from './families.ts';

export type { Both, Language } from './both.ts';

export type GroundLook = 'stone' | 'forest' | 'parchment';

/** Ids of the movement modes that the practice table offers. */
export type LessonMode = 'move' | 'double-move' | 'step' | 'withdraw' | 'charge' | 'run';

/** The rulesets that most lessons teach. */
export const RULESETS: readonly string[] = ['srd35', 'sigil'];

/**
 * A ruling and its proof: a question to the referee about the lesson's board, and the fields that
 * the answer must contain.
 */
export interface Expectation {
  /** The referee's ruling, as a sentence. */
  readonly ruling: Both;
  /** Ids of the rules behind the answer, from the rule ledgers (docs/spec/ledger). */
  readonly ledger: readonly string[];
  /**
   * Rulesets in which the ruling holds, if it does not hold in all rulesets that the lesson
   * teaches.
   */
  readonly under?: readonly string[];
  /**
   * For creatures that do not stand where the picture shows them when the question is asked: their
   * cells.
   */
  readonly after?: Readonly<Record<string, Cell>>;
  /** The turn when the question is asked, if it differs from the lesson's. */
  readonly turn?: NonNullable<SceneInput['turn']>;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  /** The user's action that shows the ruling, if the question does not imply it (`acts.ts`). */
  readonly done?: Act;
}

type More = Pick<Expectation, 'under' | 'after' | 'turn' | 'done'>;

/**
 * A ruling, one line for each part: its rules, its sentence in English and Italian, what else
 * differs from the lesson, the question and the answer.
 */
export const ruling = (...ledger: readonly string[]) => ({
  en: (en: string) => ({
    it: (it: string) => {
      const ask = (more: More) => (asked: Expectation['ask']) => ({
        gives: (expect: Expectation['expect']): Expectation => ({
          ruling: { en, it },
          ledger,
          ...more,
          ask: asked,
          expect,
        }),
      });
      return { ask: ask({}), with: (more: More) => ({ ask: ask(more) }) };
    },
  }),
});

/** A lesson without its texts, which are in `lessons.en.json` and `lessons.it.json`. */
export interface LessonBoard extends Layout {
  readonly family: FamilyId;
  /** Ids of the rulesets that the lesson teaches, if they are not the usual ones. */
  readonly teaches?: readonly string[];
  readonly ground: GroundLook;
  /** Movement mode of the selected creature when the lesson begins; absent: a single move. */
  readonly mode?: LessonMode;
  readonly expect: readonly Expectation[];
  /** Actions declared for the round, in rulesets with phases. */
  readonly phases?: { readonly declared: readonly Declaration[]; readonly dice?: RollOffs };
}

type Common = 'family' | 'teaches';
/** Lessons that have the same subject, and teach the same rulesets. */
export const lessonsOf = (
  common: Pick<LessonBoard, Common>,
  lessons: readonly Omit<LessonBoard, Common>[],
): LessonBoard[] => lessons.map((lesson) => ({ ...lesson, ...common }));

export interface Scenario extends LessonBoard {
  readonly title: Both;
  /** The rule that the lesson teaches, in a sentence or two. */
  readonly lesson: Both;
  /** A move or an attack that the user is invited to try. */
  readonly attempt: Both;
}

/** The rulesets under which a ruling holds. */
export const rulesetsOf = (
  { teaches = RULESETS }: Pick<Scenario, 'teaches'>,
  e: Expectation,
): readonly string[] => e.under ?? teaches;
