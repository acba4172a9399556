/** A question in JSON: its schema, the rulesets that answer it, and its answer. */
import type * as z from 'zod';
import { creatureOf } from '../../board/board.ts';
import type { Attack, Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { Present } from '../../board/onBoard.ts';
import {
  hasPhases,
  isFull,
  type AnyFullRuleset,
  type AnyJudge,
  type PhasedJudge,
  type FullJudge,
} from '../../rules/fullRuleset.ts';
import { hasActions, type ActingRuleset } from '../../rules/actionRules.ts';
import { rulesets } from '../../rules/index.ts';
import type { Judge, Ruleset, RulesetTopic } from '../../rules/ruleset.ts';
import { rulesetsKnowing, knows, type WordKind } from '../knownWords.ts';
import { meant } from '../../scene/nearest.ts';
import type { ParseFault } from '../../scene/parse.ts';
import { listIds, notThere, unknownWord } from '../sceneChecks.ts';
import { mode } from '../../rules/askParts.ts';

/** The movement modes of all rulesets: whether one of them has a mode is an answer. */
export const MODE_IDS = [...new Set(rulesets.flatMap(({ modes }) => Object.keys(modes.table)))];

type ForcedJudge = Judge<Ruleset & Required<Pick<Ruleset, 'forced'>>>;
type SeesJudge = Judge<Ruleset & Required<Pick<Ruleset, 'sees'>>>;
type AttemptJudge = Judge<Ruleset & Required<Pick<Ruleset, 'attempt'>>>;

type AreaJudge = Judge<Ruleset & Required<Pick<Ruleset, 'areas'>>>;
type TrialJudge = Judge<Ruleset & Required<Pick<Ruleset, 'trials'>>>;
type HidingJudge = Judge<Ruleset & Required<Pick<Ruleset, 'hides'>>>;

type Form = z.ZodObject<{ ask: z.ZodLiteral<string> | z.ZodEnum }>;

export interface JudgeQuestion<S extends Form = Form, A extends object = object> {
  /** Values of the field `ask` for this question: one, or several that share a schema. */
  readonly names: readonly string[];
  readonly schema: S;
  /** Does this ruleset answer the question? */
  readonly answered: (rules: AnyFullRuleset) => boolean;
  /**
   * Answers `ask`, which was parsed with `schema`; throws `Misasked` if it does not fit the scene.
   */
  answer(j: AnyJudge, ask: never): A;
}

/** A value of JSON without undefined fields, at any depth. */
const withoutUndefined = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutUndefined)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(present(value)).map(([key, each]) => [key, withoutUndefined(each)]),
        )
      : value;

/**
 * Makes a builder of questions for one kind of ruleset. The builder takes a schema (`ask` is a
 * literal or an enumeration) and a function, which gets the question without undefined fields.
 */
const asking =
  <J extends Judge>(answered: (rules: AnyFullRuleset) => boolean) =>
  <S extends Form, A extends object>(
    schema: S,
    answer: (j: J, ask: Present<z.output<S>>) => A,
  ): JudgeQuestion<S, A> => {
    const named = schema.shape.ask;
    return {
      names: 'values' in named ? [...named.values].map(String) : named.options.map(String),
      schema,
      answered,
      answer(j, ask: z.output<S>) {
        const shape: Readonly<Record<string, unknown>> = schema.shape;
        const named = shape['mode'] === mode ? (ask as { mode?: string }).mode : undefined;
        if (named !== undefined) oneOf(MODE_IDS, named, 'mode');
        return answer(j as Judge as J, withoutUndefined(ask) as Present<z.output<S>>);
      },
    };
  };

/** Builds a question for rulesets that judge whole turns. */
export const question = asking<FullJudge>(isFull);
/** Builds a question for rulesets that judge the actions of a turn. */
export const actionQuestion = asking<Judge<ActingRuleset>>(hasActions);
/** Builds a question about the map, which every ruleset answers. */
export const mapQuestion = asking<AnyJudge>(() => true);
/** Builds a question about the map, for rulesets that cover the topic. */
export const questionOn = (topic: RulesetTopic): ReturnType<typeof asking<AnyJudge>> =>
  asking<AnyJudge>(({ silent }) => !silent.includes(topic));
/** Builds a question about attempts in steps, or about what dice settle without whole turns. */
export const stepsQuestion = asking<FullJudge | TrialJudge>(
  (rules) => isFull(rules) || rules.trials !== undefined,
);
/** Builds a question for rulesets that say how an attack is rolled. */
export const attemptQuestion = asking<AttemptJudge>(({ attempt }) => attempt !== undefined);
/** Builds a question about areas, which a ruleset judges on the map or with whole turns. */
export const areaQuestion = asking<FullJudge | AreaJudge>(
  (rules) => rules.areas !== undefined || isFull(rules),
);
/** Builds a question about hiding, which a ruleset judges on the map or with whole turns. */
export const hidingQuestion = asking<FullJudge | HidingJudge>(
  (rules) => rules.hides !== undefined || isFull(rules),
);
/** Builds a question for rulesets that say who sees whom. */
export const seesQuestion = asking<SeesJudge>(({ sees }) => sees !== undefined);
/** Builds a question for rulesets that judge forced movement on the map. */
export const forcedQuestion = asking<ForcedJudge>(({ forced }) => forced !== undefined);
/** Builds a question for rulesets with rounds in phases. */
export const phasedQuestion = asking<PhasedJudge>(hasPhases);

/** Thrown by a question that refers to something that does not exist. */
export class Misasked extends Error {
  readonly fault: ParseFault;
  constructor(fault: ParseFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The creature with that id. Throws `Misasked` with the field's name. */
export function creatureIn(j: Pick<Judge, 'board'>, id: string, field: string): Creature {
  const found = creatureOf(j.board, id);
  if (found === undefined)
    throw new Misasked({
      path: `ask.${field}`,
      message: notThere(
        id,
        j.board.creatures.map((c) => c.id),
      ),
    });
  return found;
}

/** Two creatures: the first acts on the second. Throws `Misasked` if they are the same. */
export function pairIn(
  j: Pick<Judge, 'board'>,
  from: string,
  to: string,
  field = 'to',
): readonly [Creature, Creature] {
  const pair = [creatureIn(j, from, 'from'), creatureIn(j, to, field)] as const;
  if (from === to)
    throw new Misasked({
      path: `ask.${field}`,
      message: `expected another creature than the one that acts, got ${JSON.stringify(to)}: name its target`,
    });
  return pair;
}

/** The attack with that id. Throws `Misasked` with the field's name. */
export function attackIn(c: Creature, name: string, field: string): Attack {
  const found = c.attacks?.find((a) => a.id === name);
  if (found !== undefined) return found;
  const ids = c.attacks?.map((a) => a.id) ?? [];
  throw new Misasked({
    path: `ask.${field}`,
    message:
      `expected the id of an attack of ${JSON.stringify(c.id)}, got ` +
      `${JSON.stringify(name)}${meant(name, ids) || `; it has ${listIds(ids) || 'none'}`}`,
  });
}

/**
 * A word from one of the rules' lists, if the ruleset in force knows it. Throws `Misasked` with the
 * field's name.
 */
export function wordIn(j: Judge, kind: WordKind, name: string, field: string): string {
  if (knows(j.rules, kind, name)) return name;
  const others = rulesetsKnowing(kind, name);
  const message =
    others.length === 0
      ? unknownWord(kind, name)
      : `${JSON.stringify(name)} means nothing under ${JSON.stringify(j.rules.id)}; ` +
        `${listIds(others)} ${others.length === 1 ? 'has' : 'have'} it`;
  throw new Misasked({ path: `ask.${field}`, message });
}

/** A word of a closed list. Throws `Misasked` with the nearest word, or with the list. */
export function oneOf(known: readonly string[], name: string, field: string): string {
  if (known.includes(name)) return name;
  throw new Misasked({
    path: `ask.${field}`,
    message: `expected one of ${listIds(known)}, got ${JSON.stringify(name)}${meant(name, known)}`,
  });
}

/** The creature with an id, or a cell. */
export const placeIn = (
  j: Pick<Judge, 'board'>,
  v: string | Cell,
  field: string,
): Creature | Cell => (typeof v === 'string' ? creatureIn(j, v, field) : v);

/** The type `T` with fields that may be absent but are never undefined. */
type Stated<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without the fields that are undefined. */
export const present = <T extends object>(given: T): Stated<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([, v]) => v !== undefined),
  ) as unknown as Stated<T>;
