/**
 * Citations of a whole turn: each id is in the ledger of the ruleset or of the ruleset that it
 * extends.
 */
import { describe, expect, it } from 'vitest';
import { ledgerIds } from '../../scripts/ledgers.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const LEDGERS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;

/** Every string of this shape in the tables of a ruleset, with its position. */
function cited(
  value: unknown,
  path: string,
  seen = new Set<object>(),
): (readonly [at: string, id: string])[] {
  if (typeof value === 'string')
    return LEDGERS.some((id) => value.startsWith(`${id}.`)) ? [[path, value]] : [];
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, each]) => cited(each, `${path}.${key}`, seen));
}

/** Rule texts that a ruleset may borrow from. */
const FAMILY: Readonly<Record<string, readonly string[]>> = {
  d20modern: ['d20modern', 'srd35'],
  pf1: ['pf1', 'srd35'],
};

describe.each(turnRulesets.map((book) => ({ id: book.id, book })))(
  'the citation tables of $id for turns',
  ({ id, book }) => {
    const found = cited(
      {
        turns: book.turns,
        attacks: book.attacks,
        states: book.states,
        initiative: book.initiative,
        bodies: book.bodies,
        specials: book.specials,
        movements: book.movements,
      },
      id,
    );
    const known = ledgerIds(FAMILY[id] ?? [id]);
    it(
      `every rule that rulings under ${rulesetInWords(id)} cite for actions, attacks or conditions is in ` +
        'that ruleset’s list of rules',
      () => {
        expect(found.length).toBeGreaterThan(15);
        expect(found.filter(([, rule]) => !known.has(rule))).toEqual([]);
      },
    );
    it(
      `${rulesetInWords(id)} has more than three tables of cited rules, all of which are in its ` +
        'list of rules',
      () => {
        const tables = [
          book.turns,
          book.attacks,
          book.states,
          book.initiative,
          book.bodies,
          book.specials,
          book.movements,
        ].flatMap((topic) =>
          'cites' in topic ? [topic.cites as Readonly<Record<string, readonly string[]>>] : [],
        );
        expect(tables.length).toBeGreaterThan(3);
        expect(
          tables.flatMap((table) => Object.values(table).flat()).filter((rule) => !known.has(rule)),
        ).toEqual([]);
      },
    );
  },
);
