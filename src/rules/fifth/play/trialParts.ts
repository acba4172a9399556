/** Parts of which the trials are made: choices, numbers, saves, checks, and the changes that follow. */
import type { Creature } from '../../../board/creature.ts';
import type { Ability } from '../../../board/vocabulary.ts';
import type { Change } from '../../change.ts';
import { modifierOf } from '../../core/abilities.ts';
import { uniqueRuleIds } from '../../names.ts';
import type {
  TrialAsked,
  TrialChoice,
  TrialNumber,
  TrialRoll,
  TrialSentence,
  TrialStep,
  TrialVerdict,
} from '../../trials.ts';
import type { RuleId } from '../../verdict.ts';
import { edgesOfTest, type D20Test, type TestEdges, type TestNames } from '../d20Tests.ts';
import type { Falls } from '../flight.ts';
import { CHECK_SOURCES, NOT_SEEN } from './checkSources.ts';

/** Where the two documents differ. */
export interface TrialFigures {
  readonly names: TestNames;
  /** Grapples and shoves are contests of checks (2014), not saves (2024). */
  readonly contests: boolean;
  /** What brings a flyer down. */
  readonly falls: Falls;
  /** The highest difficulty of a save for concentration; absent: none. */
  readonly concentrationMost?: number;
  /** Hit points that a creature keeps when it is knocked out. */
  readonly knockedOutAt: 0 | 1;
  /** The petrified take no poison damage at all (2014), not half (2024). */
  readonly stoneBarsPoison: boolean;
}

/** The least number of a success on a death save, and of most checks of medicine. */
export const TEN = 10;

export const scoreModifier = (c: Creature, ability: Ability): number | undefined => {
  const score = c.abilities?.[ability];
  return score == null ? undefined : modifierOf(score);
};

/** The rules behind these keys. */
export const rulesBehindKeys = (
  { names }: TrialFigures,
  ...keys: readonly string[]
): readonly RuleId[] => uniqueRuleIds(...keys.map((key) => names[key] ?? []));

// ── Choices and numbers ──────────────────────────────────────────────────────

export function pick(
  { chosen }: TrialAsked,
  key: string,
  of: TrialChoice['of'],
  options: readonly string[],
  usual = '',
): TrialChoice {
  const said = Object.hasOwn(chosen, key) ? chosen[key]! : usual;
  return { kind: 'choice', key, of, options, chosen: options.includes(said) ? said : usual };
}

export const yesOrNo = (a: TrialAsked, key: string, usual: 'no' | 'yes' = 'no'): TrialChoice =>
  pick(a, key, 'words', ['no', 'yes'], usual);

const NONE: readonly never[] = [];
const saidOf = ({ said }: TrialAsked, key: string) => (Object.hasOwn(said, key) ? said[key]! : {});

/** A number that is used as it is. */
export function plainNumber(
  a: TrialAsked,
  key: string,
  of: Creature,
  what: string,
  more: Pick<TrialNumber, 'optional' | 'dice'> = {},
): TrialNumber {
  const { die, total = die } = saidOf(a, key);
  return {
    key,
    of: of.id,
    what,
    wants: 'number',
    modifiers: NONE,
    advantage: NONE,
    disadvantage: NONE,
    ...more,
    ...(total !== undefined && { total }),
  };
}

export const numbersStep = (...numbers: readonly TrialNumber[]): TrialRoll => ({
  kind: 'roll',
  label: 'number',
  numbers,
});

export const told = (...all: readonly TrialSentence[]): TrialStep => ({ kind: 'told', told: all });

// ── Saves and checks ─────────────────────────────────────────────────────────

/** A d20 test of a creature: its number, what decides it, and the rules behind that. */
export interface Rolled {
  readonly number: TrialNumber;
  readonly edges: TestEdges;
  readonly rules: readonly RuleId[];
}

interface Rolls {
  readonly key: string;
  readonly c: Creature;
  readonly test: D20Test;
  readonly what: string;
  /** The sheet's bonus; absent: not known. */
  readonly bonus?: number | undefined;
  /** Only the d20 is asked for. */
  readonly alone?: true;
  /** Reasons of this roll alone. */
  readonly advantage?: TestEdges['advantage'];
  readonly disadvantage?: TestEdges['disadvantage'];
}

export function rolledBy(a: TrialAsked, { names }: TrialFigures, roll: Rolls): Rolled {
  const { key, c, test, what, bonus, alone } = roll;
  const found = edgesOfTest(a.j, names, c, test, CHECK_SOURCES);
  const edges = {
    ...found,
    advantage: [...found.advantage, ...(roll.advantage ?? [])],
    disadvantage: [...found.disadvantage, ...(roll.disadvantage ?? [])],
  };
  const { advantage, disadvantage, modifiers, fails } = edges;
  const said = saidOf(a, key);
  const added = modifiers.reduce((sum, { value }) => sum + value, bonus ?? 0);
  const total = said.total ?? (said.die === undefined ? undefined : said.die + added);
  const isKnown = alone === true || bonus !== undefined;
  return {
    number: {
      key,
      of: c.id,
      what,
      wants: alone === true ? 'die' : 'd20',
      ...(isKnown && { bonus: bonus ?? 0 }),
      modifiers,
      advantage,
      disadvantage,
      ...(fails === undefined && edges.unknown.length > 0 && { unknown: edges.unknown }),
      ...(said.die !== undefined && { die: said.die }),
      ...(total !== undefined && (isKnown || said.total !== undefined) && { total }),
    },
    edges,
    rules: uniqueRuleIds(
      ...[...advantage, ...disadvantage, ...modifiers, ...(fails ? [fails] : [])].map(
        ({ rules }) => rules,
      ),
    ),
  };
}

/** The fields of the scene that hold three of the six saves. */
const SHEET_SAVES = { con: 'fortitude', dex: 'reflex', wis: 'will' } as const;
const saveBonus = (c: Creature, ability: Ability): number | undefined =>
  ability in SHEET_SAVES ? c.saves?.[SHEET_SAVES[ability as keyof typeof SHEET_SAVES]] : undefined;

const SKILL_ABILITY: Readonly<Record<string, Ability>> = {
  athletics: 'str',
  acrobatics: 'dex',
  stealth: 'dex',
  perception: 'wis',
  medicine: 'wis',
};
export const SKILLS = Object.keys(SKILL_ABILITY);

export const saveOf = (
  a: TrialAsked,
  figures: TrialFigures,
  key: string,
  c: Creature,
  of: Ability | Pick<D20Test, 'ability' | 'magical'>,
): Rolled => {
  const save = typeof of === 'string' ? { ability: of } : of;
  return rolledBy(a, figures, {
    key,
    c,
    test: { kind: 'save', total: 'saves', ...save },
    what: `save-${save.ability}`,
    bonus: saveBonus(c, save.ability),
  });
};

interface Checks
  extends Pick<Rolls, 'key' | 'advantage' | 'disadvantage'>, Pick<D20Test, 'by' | 'at'> {
  /** A skill or an ability. */
  readonly skill: string;
}

export const checkOf = (
  a: TrialAsked,
  figures: TrialFigures,
  c: Creature,
  { key, skill, by, at, ...edges }: Checks,
): Rolled =>
  rolledBy(a, figures, {
    key,
    c,
    test: {
      kind: 'check',
      ability: SKILL_ABILITY[skill] ?? (skill as Ability),
      total: 'skills',
      skill,
      by,
      at,
    },
    what: skill,
    bonus: c.skills?.[skill]?.bonus,
    ...edges,
  });

/** A roll against a difficulty; `made` is undefined until it is decided. */
export interface Decided {
  readonly steps: readonly TrialStep[];
  readonly made: boolean | undefined;
  readonly margin?: number;
  readonly rules: readonly RuleId[];
}

/** The roll against a difficulty, or the word that it fails without one. */
export function rollAgainst(
  label: TrialRoll['label'],
  { number, edges, rules }: Rolled,
  dc: number | undefined,
): Decided {
  if (edges.fails !== undefined)
    return {
      steps: [
        told(
          edges.fails.why === NOT_SEEN
            ? { say: 'fails-unseen', who: number.of }
            : { say: 'fails-alone', who: number.of, term: edges.fails.why },
        ),
      ],
      made: false,
      rules,
    };
  const margin = number.total === undefined || dc === undefined ? undefined : number.total - dc;
  const made = margin === undefined ? undefined : margin >= 0;
  return {
    steps: [
      {
        kind: 'roll',
        label,
        numbers: [number],
        ...(dc !== undefined && { dc }),
        ...(margin !== undefined && { margin, result: made ? 'success' : 'failure' }),
      },
    ],
    made,
    ...(margin !== undefined && { margin }),
    rules,
  };
}

/** A contest of two rolls: the first must be higher, a tie changes nothing. */
export function contest(own: Rolled, other: Rolled): Decided {
  const [mine, theirs] = [own.number.total, other.number.total];
  const margin = mine === undefined || theirs === undefined ? undefined : mine - theirs;
  const made = margin === undefined ? undefined : margin > 0;
  return {
    steps: [
      {
        kind: 'roll',
        label: 'contest',
        numbers: [own.number, other.number],
        ...(margin !== undefined && { margin, result: made ? 'success' : 'failure' }),
      },
    ],
    made,
    ...(margin !== undefined && { margin }),
    rules: uniqueRuleIds(own.rules, other.rules),
  };
}

/** A difficulty that the scene gives, or a field for it. */
export function difficulty(
  a: TrialAsked,
  of: Creature,
  known: number | undefined,
): { readonly dc: number | undefined; readonly steps: readonly TrialStep[] } {
  if (known !== undefined) return { dc: known, steps: [] };
  const number = plainNumber(a, 'dc', of, 'dc');
  return { dc: number.total, steps: [numbersStep(number)] };
}

// ── Verdicts and changes ─────────────────────────────────────────────────────

/** The outcome of a trial that succeeds or fails; nothing until that is decided. */
export const settled = (
  made: boolean | undefined,
  margin: number | undefined,
  changes: readonly Change[],
  told: readonly TrialSentence[] = [],
): Pick<TrialVerdict, 'outcome'> =>
  made === undefined
    ? {}
    : {
        outcome: {
          result: made ? 'success' : 'failure',
          ...(margin !== undefined && { margin }),
          told,
          changes,
        },
      };

/** A trial that cannot be judged yet. */
export const open = (rules: readonly RuleId[], ...steps: readonly TrialStep[]): TrialVerdict => ({
  why: [],
  steps,
  rules,
  unknown: [],
});

export const gains = (
  c: Creature,
  condition: string,
  more: { readonly by?: string } = {},
): readonly Change[] =>
  c.conditions.includes(condition) && more.by === undefined
    ? []
    : [{ what: 'condition', of: c.id, condition, on: true, ...more }];

export const loses = (c: Creature, ...conditions: readonly string[]): readonly Change[] =>
  conditions
    .filter((condition) => c.conditions.includes(condition))
    .map((condition) => ({ what: 'condition', of: c.id, condition, on: false }));
