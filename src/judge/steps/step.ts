/**
 * Types for the steps of an attempt as data: opportunities, choices, dice with their totals, and
 * changes. A panel renders the steps and sends back the players' input; this code rolls nothing.
 */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { AttemptReason } from '../../rules/attempt.ts';
import type { Change, Result } from '../../rules/change.ts';
import { restsOnAbility } from '../../rules/d20/play/bodies/abilities.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import type { RuleId, Verdict } from '../../rules/verdict.ts';

/**
 * A piece of text: a sentence's id with its parameters, a term, a creature, a cell, or the host's
 * text.
 */
export type Label =
  | { readonly message: string; readonly params?: Readonly<Record<string, unknown>> }
  | { readonly term: string }
  /** Id of a kind of roll, to be shown by its name. */
  | { readonly roll: string }
  | { readonly creature: string }
  | { readonly cell: readonly [number, number] }
  | { readonly text: string };

export const sentence = (message: string, params: Readonly<Record<string, unknown>>): Label => ({
  message,
  params,
});

/** A modifier of a roll. `why`: a code for the reason; the text catalog has its words. */
export interface StepModifier {
  readonly value: number;
  /**
   * The part of the modifier that the sheet's total already includes; `value` leaves it out.
   * Absent: unknown (`Counted`).
   */
  readonly already?: number;
  readonly why: string;
  /** The condition, feat or creature that causes the modifier; absent: none. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/**
 * A number that a player entered for one die: the d20 alone, or a total that includes the sheet's
 * bonus.
 */
interface Said {
  readonly die?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * The kind of number that the player enters. `die`: the d20 alone, to which all modifiers are added
 * here. `total`: it includes the sheet's bonus, and the situation's modifiers are added here.
 * `number`: it is used unchanged.
 */
export type Wants = 'die' | 'total' | 'number';

/** A field in which the player enters a number. */
export interface DieField {
  /** Key of the number in the data that the panel sends back. */
  readonly key: string;
  /** Id of the creature that rolls. */
  readonly of: string;
  /** Id of the kind of roll; the text catalog has its words. */
  readonly what: string;
  readonly wants: Wants;
  /** The dice that a button rolls; absent: no button. */
  readonly roll?: { readonly count: number; readonly sides: number };
  /** Kind of rolls in the host's chat from which the number may be taken. */
  readonly heard?: 'attack' | 'check';
  readonly modifiers: readonly StepModifier[];
  /** Sum of the modifiers that are added to the entered number. */
  readonly modifier: number;
  /** The entered number with its modifiers; absent: no number is entered yet. */
  readonly total?: number;
  /**
   * Which of two d20s counts (1: the higher, −1: the lower, 0: one die is rolled), with the reasons
   * for both; absent: no reason for either.
   */
  readonly edge?: {
    readonly net: number;
    readonly advantage: readonly AttemptReason[];
    readonly disadvantage: readonly AttemptReason[];
  };
  /** True if the outcome does not depend on this number. */
  readonly optional?: true;
  /** True if the number is a length in meters: the panel shows it in the user's unit. */
  readonly metres?: true;
}

/** One option of a choice. */
export interface Option {
  readonly id: string;
  readonly label: Label;
}

export type Step =
  | {
      readonly kind: 'provokes';
      readonly by: readonly { readonly by: string; readonly rules: readonly RuleId[] }[];
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: Label;
      readonly options: readonly Option[];
      /** Id of the chosen option, or of the default; '' until the player chooses. */
      readonly chosen: string;
    }
  | {
      readonly kind: 'dice';
      readonly label: Label;
      /** The dice to enter; two or more make an opposed check. */
      readonly dice: readonly DieField[];
      /** The number that the roll must reach; `n` absent: only the players know it. */
      readonly against?: { readonly what: 'dc' | 'ac'; readonly n?: number };
      readonly result?: 'success' | 'failure' | 'reroll';
      /** Difference by which the roll succeeds. */
      readonly margin?: number;
    }
  | { readonly kind: 'told'; readonly told: readonly Label[] };

/** Another attempt that may follow this one immediately. */
export interface Follow {
  readonly of: string;
  readonly topic: string;
  readonly target?: string;
  readonly inReturn: true;
}

interface Outcome {
  readonly result: Result;
  /** Difference by which the check succeeded, or failed (negative). */
  readonly margin?: number;
  readonly told: readonly Label[];
  /** Proposed changes: none takes effect until a user accepts it. */
  readonly changes: readonly Change[];
  readonly follow?: readonly Follow[];
}

/** The steps that a topic returns for a situation. */
export interface MadeSteps extends Verdict {
  /** Codes of the reasons against the attempt. */
  readonly why: readonly string[];
  readonly steps: readonly Step[];
  readonly outcome?: Outcome;
  /**
   * The path of a movement that is part of the attempt; absent: there is none, or it has already
   * been made.
   */
  readonly path?: readonly Cell[];
}

/** An attempt, with the players' input so far. */
export interface Situation {
  readonly j: FullJudge;
  readonly of: Creature;
  readonly target: Creature | undefined;
  readonly dice: Readonly<Record<string, Said>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** Is the attempt a response to another attempt? Then it takes no action. */
  readonly inReturn: boolean;
  /**
   * Was the action already declared? Then its cost is paid; its movement follows with the outcome,
   * unless the tabletop has made it.
   */
  readonly declared: boolean;
  /**
   * Did declaring the action provoke attacks of opportunity? Absent: the present board decides,
   * which no longer shows it once they are used.
   */
  readonly provoked?: boolean;
  /** Set for a readied action: it takes no action of this turn. */
  readonly as?: 'readied' | undefined;
  readonly topic: string;
}

/** An attempt that a creature can make, or a question about it. */
export interface Topic {
  /** Names of the questions that the topic uses (src/judge/ask.ts). */
  readonly asks: readonly string[];
  /** List in which the topic appears: with the actions, or among the questions about a creature. */
  readonly place: 'action' | 'creature';
  /**
   * The target that the user must choose: another creature (`other`), or optionally any creature
   * (`may`). Absent: none.
   */
  readonly target?: 'other' | 'may';
  /** Does the ruleset have the topic? Absent: every ruleset with turns has it. */
  known?(j: FullJudge): boolean;
  /** Does the topic apply to this creature now? Absent: always. */
  offered?(s: Pick<Situation, 'j' | 'of'>): boolean;
  make(s: Situation): MadeSteps;
}

export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const D20 = { count: 1, sides: 20 };

/**
 * A d20 for a check. `sheet`: sum of the modifiers that the sheet's own bonus includes. `known`:
 * does the scene contain all of them?
 */
export function d20(
  s: Situation,
  key: string,
  of: string,
  what: string,
  given: {
    readonly modifiers: readonly StepModifier[];
    readonly sheet: number;
    readonly known: boolean;
    readonly attack?: boolean;
  },
): DieField {
  const { modifiers, sheet, known, attack = false } = given;
  const said = own(s.dice, key);
  const all = modifiers.reduce((sum, m) => sum + m.value, 0);
  // A roll from the chat may have a die and a total. If this scene lacks modifiers, use the host's
  // total.
  const [better, other] = known ? (['die', 'total'] as const) : (['total', 'die'] as const);
  const wants = said?.[better] === undefined && said?.[other] !== undefined ? other : better;
  const added = wants === 'die' ? all : all - sheet;
  const entered = said?.[wants];
  return {
    key,
    of,
    what,
    wants,
    // A button can roll only the d20: it is offered only if the sheet's bonus is known here.
    ...(known ? { roll: D20 } : {}),
    heard: attack ? 'attack' : 'check',
    modifiers,
    modifier: added,
    ...(entered === undefined ? {} : { total: entered + added }),
  };
}

/** The d20 for a check of an ability, a skill or a save, with the modifiers from the sheet. */
export function checkDie(s: Situation, key: string, c: Creature, use: string): DieField {
  // A grapple or maneuver check uses no single ability: the player enters its total.
  if (!restsOnAbility(c, use))
    return d20(s, key, c.id, use, { modifiers: [], sheet: 0, known: false });
  const { modifier, rules, unknown } = s.j.rules.bodies.check(s.j, c, use, 0);
  const known =
    c.skills?.[use]?.bonus !== undefined ||
    (c.saves as Readonly<Record<string, number | undefined>> | undefined)?.[use] !== undefined ||
    (unknown.length === 0 && c.skills?.[use]?.ranks !== undefined);
  const modifiers = !known ? [] : [{ value: modifier, why: use, rules }];
  return d20(s, key, c.id, use, { modifiers, sheet: known ? modifier : 0, known });
}

/** A number that is used as entered. */
export function numberDie(
  s: Situation,
  key: string,
  of: string,
  what: string,
  more: Pick<DieField, 'roll' | 'optional' | 'heard' | 'metres'> = {},
): DieField {
  const said = own(s.dice, key);
  const total = said?.total ?? said?.die;
  return {
    key,
    of,
    what,
    wants: 'number',
    modifiers: [],
    modifier: 0,
    ...more,
    ...(total === undefined ? {} : { total }),
  };
}

/** A choice between yes and no; the default is no. */
export const yesNo = (s: Situation, key: string): Step & { readonly kind: 'choice' } => ({
  kind: 'choice',
  key,
  label: { message: `steps.ask.${key}` },
  options: (['no', 'yes'] as const).map((id) => ({ id, label: { message: `steps.${id}` } })),
  chosen: own(s.chosen, key) === 'yes' ? 'yes' : 'no',
});

/** A choice among several options; `usual`: the default. */
export function choice(
  s: Situation,
  key: string,
  options: readonly Option[],
  usual?: string,
): Step & { readonly kind: 'choice' } {
  const said = own(s.chosen, key);
  const chosen = options.some(({ id }) => id === said) ? said : usual;
  return {
    kind: 'choice',
    key,
    label: { message: `steps.ask.${key}` },
    options,
    chosen: chosen ?? '',
  };
}

/** A step that asks for dice or typed numbers but compares them with nothing. */
export const diceStep = (message: string, ...dice: readonly DieField[]): Step => ({
  kind: 'dice',
  label: { message },
  dice,
});

/** A step that only says something. */
export const toldStep = (...told: readonly Label[]): Step => ({ kind: 'told', told });

/** The step of one die against a number, and whether the roll succeeded. */
export function against(
  label: Label,
  die: DieField,
  what: 'dc' | 'ac',
  n: number | undefined,
  sure?: boolean,
): Step & { readonly kind: 'dice' } {
  const margin = die.total === undefined || n === undefined ? undefined : die.total - n;
  return {
    kind: 'dice',
    label,
    dice: [die],
    against: { what, ...(n === undefined ? {} : { n }) },
    ...(margin === undefined
      ? {}
      : { margin, result: (sure ?? margin >= 0) ? ('success' as const) : ('failure' as const) }),
  };
}
