/**
 * The conditions that game systems store by the facts in docs/hosts: each is read, or refused with a
 * reason, so that none is dropped as unknown in silence.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conditionOf } from '../../adapters/words/conditions.ts';

const REFUSED: Readonly<Record<string, string>> = {
  fear: 'it does not state whether the creature is shaken, frightened or panicked',
  banished: 'it is on another plane, and its token goes',
  polymorphed: 'the sheet has the facts of the new form',
  wildshaped: 'the sheet has the facts of the new form',
};

const facts = readFileSync('docs/hosts/foundry.md', 'utf8');

it.each([
  ['d35e', /booleans `attributes\.conditions\.\{([^}]+)\}/, 25],
  ['pf1', /older `system\.attributes\.conditions\[id\]`\): ([\w, ]+)\./, 33],
])('every condition of %s is read, or refused with a reason', (_system, list, count) => {
  const names = list.exec(facts)?.[1]?.split(/, ?/) ?? [];
  expect(names).toHaveLength(count);
  expect(
    names.filter((name) => (conditionOf(name) === undefined) !== Object.hasOwn(REFUSED, name)),
  ).toEqual([]);
});

it.each([
  // People name markers in the gender and number of the creature.
  ['Prona', 'prone'],
  ['accecata', 'blinded'],
  ['Paralizzati', 'paralyzed'],
  ['Indifesa', 'helpless'],
  ['Tremante', 'cowering'],
  ['Afferrato', 'grappling'],
  ['In preda al panico', 'panicked'],
  // Modules put their name before that of the condition, users a duration after it.
  ['combat-utility-belt.prone', 'prone'],
  ['Convenient Effect: Stunned', 'stunned'],
  ['Shaken (3 rounds)', 'shaken'],
  ['Scosso 2', 'shaken'],
  ['stunned-x2', 'stunned'],
  ['Paralysed', 'paralyzed'],
  // A name that only mentions a condition is none.
  ['Immune: prone', undefined],
  ['prone (resisted)', undefined],
  ['1st-level prone', undefined],
])('the name “%s” means %s', (name, condition) => {
  expect(conditionOf(name)).toBe(condition);
});
