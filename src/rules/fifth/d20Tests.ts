/**
 * Saves and checks: what conditions and traits give an advantage or a disadvantage for, what fails by
 * itself, and what is added. One row for each source; a ruleset has the rows that its citations name.
 */
import type { Creature } from '../../board/creature.ts';
import type { Ability, SheetTotal } from '../../board/vocabulary.ts';
import type { AttemptModifier, AttemptReason } from '../attempt.ts';
import { inForce, rowsInForce } from '../core/conditionsInForce.ts';
import { isSqueezing } from '../core/fit.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { exhaustionIn, wearinessOf } from './attempt.ts';
import { auraOnSaves } from './auras.ts';
import { leftOut } from './sheetTotals.ts';
import { UNCONSCIOUS } from './conditionRows.ts';
import { isIncapacitated } from './sharing.ts';

/** The rules behind each source; a source without a key here does not exist in the text. */
export type TestNames = Readonly<Record<string, readonly RuleId[]>>;

export interface D20Test {
  readonly kind: 'save' | 'check';
  readonly ability: Ability;
  /** The sense that the check needs. */
  readonly by?: 'sight' | 'hearing' | undefined;
  /** The creature whose place the check looks at. */
  readonly at?: Creature | undefined;
  readonly initiative?: true;
  /** Is it a save against a spell or another magical effect? */
  readonly magical?: boolean | undefined;
  /** The skill of a check that has one. */
  readonly skill?: string;
  /** The total of the sheet that the roll adds; absent: none. */
  readonly total?: SheetTotal;
}

export interface TestEdges {
  readonly advantage: readonly AttemptReason[];
  readonly disadvantage: readonly AttemptReason[];
  /** Why it fails without a roll. */
  readonly fails?: AttemptReason;
  readonly modifiers: readonly AttemptModifier[];
  /** Missing facts that might change the roll. */
  readonly unknown: readonly string[];
}

/** A creature that makes a save or a check. */
export interface Tested {
  readonly j: Judge;
  readonly names: TestNames;
  readonly c: Creature;
  readonly test: D20Test;
  /** Its conditions and traits. */
  readonly own: readonly string[];
}

export interface TestSource {
  readonly key: string;
  readonly why?: string;
  readonly gives: 'advantage' | 'disadvantage' | 'fails';
  /** Absent: the key is a condition or a trait of the creature. */
  readonly holds?: (t: Tested) => boolean;
  /** The facts without which nobody knows whether it holds. */
  readonly lacks?: (t: Tested) => readonly string[];
  readonly on: (test: D20Test) => boolean;
}

const onSaves = ({ kind }: D20Test): boolean => kind === 'save';
const onDexterity = ({ kind, ability }: D20Test): boolean => kind === 'save' && ability === 'dex';
const onBody = ({ kind, ability }: D20Test): boolean =>
  kind === 'save' && (ability === 'dex' || ability === 'str');
const onStrength = ({ ability }: D20Test): boolean => ability === 'str';
export const onInitiative = ({ initiative }: D20Test): boolean => initiative === true;

export const among =
  (key: string) =>
  ({ own }: Tested): boolean =>
    own.includes(key);
export const isAble = ({ j, c }: Tested): boolean => !isIncapacitated(j, c);
/** Unless it cannot act. The 2014 danger sense also asks for open eyes and ears. */
const isAlert = (t: Tested): boolean =>
  isAble(t) &&
  (t.names['danger-sense-aware'] === undefined ||
    !['blinded', 'deafened'].some((each) => t.own.includes(each)));

/** Sources of saves: cover is counted by areas. */
const SOURCES: readonly TestSource[] = [
  ...['paralyzed', 'stunned', 'petrified', ...UNCONSCIOUS].map((key): TestSource => ({
    key,
    gives: 'fails',
    on: onBody,
  })),
  {
    key: 'dodging',
    gives: 'advantage',
    on: onDexterity,
    holds: (t) => among('dodging')(t) && isAble(t) && t.j.rules.speed(t.j, t.c).value > 0,
  },
  {
    key: 'danger-sense',
    gives: 'advantage',
    on: onDexterity,
    holds: (t) => among('danger-sense')(t) && isAlert(t),
  },
  { key: 'hasted', gives: 'advantage', on: onDexterity },
  {
    key: 'magic-resistance',
    gives: 'advantage',
    on: ({ magical }) => magical === true,
    holds: among('magic-resistance'),
  },
  { key: 'raging', gives: 'advantage', on: onStrength },
  { key: 'restrained', gives: 'disadvantage', on: onDexterity },
  {
    key: 'squeezing',
    gives: 'disadvantage',
    on: onDexterity,
    holds: ({ j, c }) => isSqueezing(j, c),
  },
  ...['exhaustion-3', 'exhaustion-4', 'exhaustion-5'].map((key): TestSource => ({
    key,
    gives: 'disadvantage',
    on: onSaves,
    holds: ({ own }) => exhaustionIn(own) === key,
  })),
];

const NONE: readonly RuleId[] = [];

/** What a spell that slows takes from Dexterity saves. */
const slowness = (t: Tested): readonly AttemptModifier[] =>
  rowsInForce(t.j, t.c).flatMap(({ condition, row: { dexteritySaves } }) =>
    dexteritySaves === undefined
      ? []
      : [{ why: condition, value: dexteritySaves, rules: t.names[condition] ?? NONE }],
  );

const AURA = 'aura-of-protection';

/** What decides a save or a check, from the sources of saves and from those that are given. */
export function edgesOfTest(
  j: Judge,
  names: TestNames,
  c: Creature,
  test: D20Test,
  more: readonly TestSource[] = [],
): TestEdges {
  const own = inForce(j, c);
  const t: Tested = { j, names, c, test, own };
  const found = [...SOURCES, ...more].flatMap(({ key, why = key, gives, on, holds }) =>
    names[key] === undefined && gives !== 'fails'
      ? []
      : on(test) && (holds ?? among(key))(t)
        ? [{ gives, reason: { why, rules: names[key] ?? names['unconscious'] ?? NONE } }]
        : [],
  );
  const given = (gives: TestSource['gives']): AttemptReason[] =>
    found.flatMap((each) => (each.gives === gives ? [each.reason] : []));
  const [fails] = given('fails');
  // What a paladin's aura adds.
  const aura = onSaves(test) ? auraOnSaves(j, c) : undefined;
  const added: readonly AttemptModifier[] = [
    ...wearinessOf(own, names['exhaustion']),
    ...(onDexterity(test) ? slowness(t) : []),
    ...(aura === undefined ? [] : [{ why: AURA, value: aura.value, rules: names['aura'] ?? NONE }]),
  ];
  const counts = leftOut(c, test.total);
  const lacks = [...SOURCES, ...more].flatMap((source) =>
    source.on(test) ? (source.lacks?.(t) ?? []) : [],
  );
  return {
    advantage: given('advantage'),
    disadvantage: given('disadvantage'),
    ...(fails !== undefined && { fails }),
    modifiers: added.filter(({ why }) => counts(why)),
    unknown: [...lacks, ...(counts(AURA) ? (aura?.unknown ?? []) : [])],
  };
}
