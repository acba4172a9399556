/**
 * The conditions that hosts and game systems store by the facts in docs/hosts: each is read, or
 * refused with a reason, so that none is dropped as unknown in silence.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  conditionOf,
  italianNamesOf,
  namesOfCondition,
} from '../../adapters/words/conditionNames.ts';
import { CONDITION_ROWS } from '../../src/rules/conditionTables.ts';
import { D20_CONDITIONS } from '../../src/rules/d20/conditionRows.ts';
import { PHASED_CONDITIONS } from '../../src/rules/phased/conditionRows.ts';
import { everyCase } from '../support/everyCase.ts';

const FORM = 'the sheet has the facts of the new form';
const DAMAGE = 'the damage is in the hit points';
const TREATMENT = 'its effects are ability scores and hit points, which the sheet has';
const SHIELD = 'it does not say which spell it stands for';
const MARK = 'a mark without a rule';

const REFUSED: Readonly<Record<string, string>> = {
  fear: 'it does not state whether the creature is shaken, frightened or panicked',
  banished: 'it is on another plane, and its token goes',
  polymorphed: FORM,
  wildshaped: FORM,
  silence: 'it is an area, and no answer asks whether a creature may speak',
  burning: DAMAGE,
  frozen: 'no rules text has it',
  shock: DAMAGE,
  corrode: DAMAGE,
  disease: TREATMENT,
  poison: TREATMENT,
  curse: 'it does not state what the curse does',
  regen: 'the trait `regeneration` comes from the sheet',
  degen: DAMAGE,
  upgrade: MARK,
  downgrade: MARK,
  target: MARK,
  eye: MARK,
  bless: 'attack bonuses of spells are in the totals of the sheet',
  fireShield: SHIELD,
  coldShield: SHIELD,
  magicShield: SHIELD,
  holyShield: SHIELD,
};

const factsOf = (host: string): string => readFileSync(`docs/hosts/${host}.md`, 'utf8');
const listIn = (host: string, list: RegExp): readonly string[] =>
  list.exec(factsOf(host))?.[1]?.split(/, ?/) ?? [];
const PAGE = factsOf('roll20');
/** Names of the boxes `condition-Stunned` and `condition_stunned`; a list has `-Stunned` after the first. */
const BOXES = [
  ...[...PAGE.matchAll(/`condition[-_]([A-Za-z-]+)`/g)],
  ...[...(/^Conditions in totals.*$/m.exec(PAGE)?.[0] ?? '').matchAll(/`-([A-Z][A-Za-z-]+)`/g)],
].map(([, name = '']) => name.toLowerCase());

const LISTS: readonly (readonly [of: string, names: readonly string[], count: number])[] = [
  ['Foundry', listIn('foundry', /status icons \(.*?\): ([\w, ]+)\./), 34],
  ['Foundry’s D35E system', listIn('foundry', /booleans `attributes\.conditions\.\{([^}]+)\}/), 25],
  [
    'Foundry’s pf1 system',
    listIn('foundry', /older `system\.attributes\.conditions\[id\]`\): ([\w, ]+)\./),
    33,
  ],
  ['the Pathfinder sheets of Roll20', [...new Set(BOXES)], 17],
];

describe.each(LISTS)('the condition names of %s', (of, names, count) => {
  it(`the documentation in docs/hosts lists ${count} condition names of ${of}`, () => {
    expect(names).toHaveLength(count);
  });
  it(`every condition name of ${of} is recognized, except names that are ignored for a stated reason`, () => {
    expect(
      names.filter((name) => (conditionOf(name) === undefined) !== Object.hasOwn(REFUSED, name)),
    ).toEqual([]);
  });
});

it(
  'every condition name that Quadretto ignores on purpose exists in Foundry or on a Roll20 ' +
    'sheet',
  () => {
    const named = LISTS.flatMap(([, names]) => names);
    expect(Object.keys(REFUSED).filter((name) => !named.includes(name))).toEqual([]);
  },
);

describe('the tables of condition names', () => {
  const read = Object.entries(CONDITION_ROWS).filter(([, { onHosts }]) => onHosts !== false);

  everyCase(read)(
    'every condition is recognized by each of its English and Italian names',
    (id, { spells }) => {
      const names = [...namesOfCondition(id), ...italianNamesOf(id), ...(spells?.split('|') ?? [])];
      expect(names.filter((name) => conditionOf(name) !== id)).toEqual([]);
    },
  );

  it('a condition that both D&D 3.5 and the Arelia rules have is recognized by the same names', () => {
    const words: Readonly<Record<string, { readonly words: readonly string[] }>> = D20_CONDITIONS;
    expect(
      Object.entries(PHASED_CONDITIONS).filter(
        ([id, row]) => id in words && words[id]?.words.join() !== row.words.join(),
      ),
    ).toEqual([]);
  });
});

everyCase([
  // People name markers in the gender and number of the creature.
  ['Prona', 'prone'],
  ['accecata', 'blinded'],
  ['Paralizzati', 'paralyzed'],
  ['Indifesa', 'helpless'],
  ['Tremante', 'cowering'],
  ['Afferrato', 'grappling'],
  ['In preda al panico', 'panicked'],
  ['Eterea', 'ethereal'],
  ['Scacciati', 'turned'],
  ['Intimorita', 'rebuked'],
  ['Legato', 'bound'],
  ['Ristretto in uno spazio', 'squeezing'],
  ['In ginocchio', 'kneeling'],
  ['Sulla difensiva', 'fighting-defensively'],
  ['Risucchio di energia', 'energy-drained'],
  // Modules put their name before that of the condition, users a duration after it.
  ['combat-utility-belt.prone', 'prone'],
  ['Convenient Effect: Stunned', 'stunned'],
  ['Shaken (3 rounds)', 'shaken'],
  ['Scosso 2', 'shaken'],
  ['stunned-x2', 'stunned'],
  ['Paralysed', 'paralyzed'],
  // The words that Quadretto shows are names too.
  ['Seduta', 'sitting'],
  ['In ginocchio', 'kneeling'],
  ['Eterea', 'ethereal'],
  ['Fighting Defensively', 'fighting-defensively'],
  // A name that only mentions a condition is none.
  ['Immune: prone', undefined],
  ['prone (resisted)', undefined],
  ['1st-level prone', undefined],
  // What a creature does is not read from its markers.
  ['Running', undefined],
  ['In carica', undefined],
])(
  'a condition name is recognized in any gender and number, and with a module’s name or a ' +
    'duration beside it',
  (name, condition) => {
    expect(conditionOf(name)).toBe(condition);
  },
);
