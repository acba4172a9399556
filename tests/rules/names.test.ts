/**
 * Names of rules: each is asked for by an answer, each is filled by some text, and what fills it
 * stands in the ledger.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ledgerIds } from '../../scripts/ledgers.ts';
import { RULE_NAMES } from '../../src/rules/names.ts';
import { rulesets } from '../../src/rules/index.ts';
import type { Chapter } from './cases.ts';
import { asked } from './run.ts';

const read = vi.hoisted(() => new Set<string>());

// Every table of citations notes which of its names are read, at once (tables of sizes) or by an
// answer.
vi.mock(import('../../src/rules/variants/extend.ts'), async (original) => {
  const { citations, borrowing, ...rest } = await original();
  // What is handed on to a variant is not asked for by that.
  const unnoted: typeof borrowing = (parent, names) => {
    const before = [...read];
    const handed = borrowing(parent, names);
    read.clear();
    for (const name of before) read.add(name);
    return handed;
  };
  return {
    ...rest,
    borrowing: unnoted,
    citations: (known) =>
      new Proxy(citations(known), {
        get: (table, name) => (read.add(String(name)), Reflect.get(table, name)),
      }),
  };
});

const chapters = import.meta.glob<Chapter>(
  ['./*/*.ts', '!./*/*.test.ts', '!./*/not-judged.ts', '!./contract/*', '!./properties/*'],
  { eager: true, import: 'default' },
);

describe('a name of a rule', () => {
  let unread: readonly string[] = [];
  beforeAll(() => {
    for (const { ruleset, rows } of Object.values(chapters).filter((c) => c !== undefined))
      for (const row of rows) asked(row, ruleset);
    unread = RULE_NAMES.filter((name) => !read.has(name));
  });

  it('is asked for by an answer to some case', () => {
    expect(unread).toEqual([]);
  });
  it('is filled by some text', () => {
    expect(
      RULE_NAMES.filter((name) => rulesets.every(({ cites }) => cites[name].length === 0)),
    ).toEqual([]);
  });
});

describe.each(rulesets.map(({ id, cites }) => ({ id, cites })))(
  'what $id cites',
  ({ id, cites }) => {
    it('stands in its ledger, and what it borrows in the other text’s', () => {
      const own = Object.values(cites).flat();
      const texts = [...new Set(own.map((rule) => rule.split('.')[0] ?? ''))];
      expect(texts.filter((text) => rulesets.every((r) => r.id !== text))).toEqual([]);
      const known = ledgerIds(texts);
      expect(known.size).toBeGreaterThan(50);
      expect(own.length).toBeGreaterThan(15);
      expect(own.filter((rule) => !known.has(rule))).toEqual([]);
      // Most of what it says is its own.
      expect(own.filter((rule) => rule.startsWith(`${id}.`)).length).toBeGreaterThan(
        own.length / 2,
      );
    });
  },
);
