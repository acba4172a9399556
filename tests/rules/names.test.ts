/** Names of rules: each is asked for by an answer, each is filled by some text, and what fills it stands in the ledger. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RULE_NAMES } from '../../src/rules/names.ts';
import { rulesets } from '../../src/rules/index.ts';
import type { Chapter } from './cases.ts';
import { asked } from './run.ts';

const read = vi.hoisted(() => new Set<string>());

// Every table of citations notes which of its names are read, at once (tables of sizes) or by an answer.
vi.mock(import('../../src/rules/variants/extend.ts'), async (original) => {
  const { citations, ...rest } = await original();
  return { ...rest, citations: (known) => new Proxy(citations(known), { get: (table, name) => (read.add(String(name)), Reflect.get(table, name)) }) };
});

const chapters = import.meta.glob<Chapter>(['./*/*.ts', '!./*/*.test.ts', '!./*/not-judged.ts', '!./contract/*', '!./properties/*'], { eager: true, import: 'default' });
const ledger = (id: string): URL => new URL(`../../../shared/rules/ledger/${id}.jsonl`, import.meta.url);

describe('a name of a rule', () => {
  let unread: readonly string[] = [];
  beforeAll(() => {
    for (const { ruleset, rows } of Object.values(chapters).filter((c) => c !== undefined)) for (const row of rows) asked(row, ruleset);
    unread = RULE_NAMES.filter((name) => !read.has(name));
  });

  it('is asked for by an answer to some case', () => {
    expect(unread).toEqual([]);
  });
  it('is filled by some text', () => {
    expect(RULE_NAMES.filter((name) => rulesets.every(({ cites }) => cites[name].length === 0))).toEqual([]);
  });
});

describe.each(rulesets.map(({ id, cites }) => ({ id, cites })))('what $id cites', ({ id, cites }) => {
  it.skipIf(!existsSync(ledger(id)))('stands in its ledger', () => {
    const lines = readFileSync(ledger(id), 'utf8').split('\n').filter((line) => line !== '');
    const known = new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id));
    expect(known.size).toBeGreaterThan(50);
    const own = Object.values(cites).flat();
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
