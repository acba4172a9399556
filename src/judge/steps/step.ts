/**
 * The steps of what a creature attempts, as data: whom it provokes, what is chosen, which dice fall
 * and what they come to, what follows. A panel renders them and sends back what people say; nothing
 * here rolls.
 */
import type { Creature } from '../../board/creature.ts';
import type { Change, Result } from '../../rules/change.ts';
import { restsOnAbility } from '../../rules/play/bodies/abilities.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import type { RuleId, Verdict } from '../../rules/verdict.ts';

/** Something to say: a sentence's id with its parameters, a word, a creature, or the host's text. */
export type Label =
  | { readonly message: string; readonly params?: Readonly<Record<string, unknown>> }
  | { readonly term: string }
  /** A roll, by what is rolled. */
  | { readonly roll: string }
  | { readonly creature: string }
  | { readonly cell: readonly [number, number] }
  | { readonly text: string };

/** A number that counts for a roll. `why`: a code, with its words in the texts. */
export interface StepModifier {
  readonly value: number;
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** What people said of one die: the d20 alone, or a total with the sheet's own bonus in it. */
export interface Said {
  readonly die?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * How a number is asked for. `die`: the d20, the modifiers are added here; `total`: with the sheet's
 * own bonus, and the situation is added here; `number`: as it is.
 */
export type Wants = 'die' | 'total' | 'number';

/** A place for a number. */
export interface Die {
  /** Names it among the numbers that are sent back. */
  readonly key: string;
  /** Who rolls. */
  readonly of: string;
  /** What is rolled: an id with its words in the texts. */
  readonly what: string;
  readonly wants: Wants;
  /** How a button would roll it; absent: it cannot. */
  readonly roll?: { readonly count: number; readonly sides: number };
  /** Which rolls in the host's chat may be meant. */
  readonly heard?: 'attack' | 'check';
  readonly modifiers: readonly StepModifier[];
  /** Sum of the modifiers that are added to the number as it was said, or as it is wanted. */
  readonly modifier: number;
  /** What it comes to; absent: not said yet. */
  readonly total?: number;
  /** The outcome does not wait for it. */
  readonly optional?: true;
}

/** One thing to choose. */
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
      /** What holds: as it was said, or else by itself; '' while that has to be said. */
      readonly chosen: string;
    }
  | {
      readonly kind: 'dice';
      readonly label: Label;
      /** Two and more are opposed. */
      readonly dice: readonly Die[];
      /** The number to reach; `n` absent: people know it. */
      readonly against?: { readonly what: 'dc' | 'ac'; readonly n?: number };
      readonly result?: 'success' | 'failure' | 'reroll';
      /** By how much. */
      readonly margin?: number;
    }
  | { readonly kind: 'told'; readonly told: readonly Label[] };

/** Another attempt that may follow at once. */
export interface Follow {
  readonly of: string;
  readonly topic: string;
  readonly target: string;
  readonly inReturn: true;
}

export interface Outcome {
  readonly result: Result;
  /** By how much the check was made, or missed (negative). */
  readonly margin?: number;
  readonly told: readonly Label[];
  /** Proposals: nothing changes before a person accepts. */
  readonly changes: readonly Change[];
  readonly follow?: readonly Follow[];
}

/** What a topic makes of a situation. */
export interface Made extends Verdict {
  /** Why it may not be done, in codes. */
  readonly why: readonly string[];
  readonly steps: readonly Step[];
  readonly outcome?: Outcome;
}

/** What is attempted, and what people have said so far. */
export interface Situation {
  readonly j: FullJudge;
  readonly of: Creature;
  readonly target: Creature | undefined;
  readonly dice: Readonly<Record<string, Said>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The answer to another attempt: it takes no action. */
  readonly inReturn: boolean;
  /** It is an action that was readied: it takes no action of this turn. */
  readonly as?: 'readied' | undefined;
  readonly topic: string;
}

/** What a creature may attempt, or be asked about. */
export interface Topic {
  /** The questions that it asks (src/judge/ask.ts). */
  readonly asks: readonly string[];
  /** Where it is listed: with the actions, or among the questions about a creature. */
  readonly place: 'action' | 'creature';
  /** Who must be chosen besides: somebody else, or anybody. */
  readonly target?: 'other' | 'may';
  /** Whether the ruleset knows it. Absent: all with turns do. */
  known?(j: FullJudge): boolean;
  /** Whether it means anything for this creature now. Absent: always. */
  offered?(s: Pick<Situation, 'j' | 'of'>): boolean;
  make(s: Situation): Made;
}

export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const D20 = { count: 1, sides: 20 };

/** The total of a number that was said; undefined while nothing was. */
export function totalOf(die: Pick<Die, 'modifiers'>, said: Said | undefined, sheet: number) {
  if (said === undefined) return undefined;
  const all = die.modifiers.reduce((sum, m) => sum + m.value, 0);
  return said.die !== undefined
    ? said.die + all
    : said.total === undefined
      ? undefined
      : said.total + all - sheet;
}

/**
 * A d20 of a check. `sheet`: the part of the modifiers that a sheet's own roll has in it already;
 * `known`: all of them are.
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
): Die {
  const { modifiers, sheet, known, attack = false } = given;
  const said = own(s.dice, key);
  const wants: Wants =
    said?.die !== undefined ? 'die' : said?.total !== undefined ? 'total' : known ? 'die' : 'total';
  const all = modifiers.reduce((sum, m) => sum + m.value, 0);
  const total = totalOf({ modifiers }, said, sheet);
  return {
    key,
    of,
    what,
    wants,
    // A button knows the die alone: where the sheet's bonus is not known here, people add it.
    ...(known ? { roll: D20 } : {}),
    heard: attack ? 'attack' : 'check',
    modifiers,
    modifier: wants === 'total' ? all - sheet : all,
    ...(total === undefined ? {} : { total }),
  };
}

/** A check of an ability, a skill or a save with what its sheet has. */
export function checkDie(s: Situation, key: string, c: Creature, use: string): Die {
  // A check of a hold or a maneuver has no single ability: people say its total.
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

/** A number as it is. */
export function numberDie(
  s: Situation,
  key: string,
  of: string,
  what: string,
  more: Pick<Die, 'roll' | 'optional' | 'heard'> = {},
): Die {
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

/** A choice between yes and no, which is no until it is said. */
export const yesNo = (s: Situation, key: string): Step & { readonly kind: 'choice' } => ({
  kind: 'choice',
  key,
  label: { message: `steps.ask.${key}` },
  options: (['no', 'yes'] as const).map((id) => ({ id, label: { message: `steps.${id}` } })),
  chosen: own(s.chosen, key) === 'yes' ? 'yes' : 'no',
});

/** A choice of several; `usual`: what holds until another is said. */
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

/** One die against a number: the step, and whether it was made. */
export function against(
  label: Label,
  die: Die,
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
