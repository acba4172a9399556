/**
 * Citation names: every name is used by an answer and defined by a ruleset, and every id is in the
 * ledger.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ledgerIds } from '../../scripts/ledgers.ts';
import { cite, type RuleName } from '../../src/rules/names.ts';
import { judgeOf, rulesetOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { board, distance, hero, options, type Case, type Chapter } from './cases.ts';
import { asked } from './run.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const { read, noting } = vi.hoisted(() => {
  const read = new Set<string>();
  /**
   * A table that records which of its keys are read, at load time (tables of sizes) or by an
   * answer. A child's table spreads its parent's; such a read asks for the key's descriptor first
   * and does not count.
   */
  const noting = <T extends object>(table: T): T => {
    let spread: string | symbol | undefined;
    return new Proxy(table, {
      getOwnPropertyDescriptor: (of, key) => (
        (spread = key),
        Reflect.getOwnPropertyDescriptor(of, key)
      ),
      get(of, key) {
        if (spread !== key) read.add(String(key));
        spread = undefined;
        return Reflect.get(of, key) as unknown;
      },
    });
  };
  return { read, noting };
});

vi.mock(import('../../src/rules/d20/srd35/citations.ts'), async (original) => {
  const tables = await original();
  return { ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/d20/sigil/citations.ts'), async (original) => {
  const tables = await original();
  // Some rulesets have no citations of feats, and a mock throws for a missing export.
  return { feats: undefined, ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/d20/d20modern/citations.ts'), async (original) => {
  const tables = await original();
  return { ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/d20/pf1/citations.ts'), async (original) => {
  const tables = await original();
  return { ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/fifth/srd52/citations.ts'), async (original) => {
  const tables = await original();
  return { ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/fifth/srd51/citations.ts'), async (original) => {
  const tables = await original();
  return { ...tables, map: noting(tables.map) };
});
vi.mock(import('../../src/rules/phased/arelia/citations.ts'), async (original) => {
  const tables = await original();
  return { feats: undefined, ...tables, map: noting(tables.map) };
});

/** The names that some ruleset cites. */
const cited = new Set(rulesets.flatMap(({ cites }) => Object.keys(cites) as RuleName[]));

const chapters = import.meta.glob<Chapter>(
  ['./*/*.ts', '!./*/*.test.ts', '!./*/not-judged.ts', '!./contract/*', '!./properties/*'],
  { eager: true, import: 'default' },
);

/** The ledgers have no case for this house rule, because the texts do not know it. */
const BY_HOUSE_RULE: Pick<Case, 'on' | 'ask'> = {
  on: [options({ diagonals: 'one' }), hero('a', 0, 0)],
  ask: distance('a', [2, 2]),
};

/** The log judges by itself that a grapple has ended because the two are apart; no question asks it. */
function logged(): void {
  const rules = rulesetOf('srd52')!;
  const held = hero('b', 5, 0, { conditions: ['grappled'], conditionsBy: { grappled: ['a'] } });
  const { scene } = board('srd52', [hero('a', 0, 0), held]);
  const ended = rules.endedHolds?.(judgeOf(boardOf(sceneSchema.parse(scene)), rules));
  expect(ended?.map(({ of, target }) => [of, target])).toEqual([['a', 'b']]);
}

describe('the name of a rule', () => {
  let unread: readonly string[] = [];
  beforeAll(() => {
    for (const { ruleset, rows } of Object.values(chapters).filter((c) => c !== undefined))
      for (const row of rows) asked(row, ruleset);
    asked(BY_HOUSE_RULE, 'srd35');
    logged();
    unread = [...cited].filter((name) => !read.has(name));
  });

  it('every rule that the code can cite is cited in the ruling of at least one test case', () => {
    expect(unread).toEqual([]);
  });
  it('every rule name that the code uses stands for a rule in the list of rules of at least one ruleset', () => {
    const names = [...read] as RuleName[];
    expect(
      names.filter((name) => rulesets.every(({ cites }) => cite(cites, name).length === 0)),
    ).toEqual([]);
  });
});

/**
 * Share of a ruleset's own rules among those that it cites on the map. Most must be its own, unless
 * its ledger states only differences.
 */
const SHARE: Readonly<Record<string, number>> = { pf1: 1 / 4, srd51: 1 / 6 };

describe.each(rulesets.map(({ id, cites }) => ({ id, cites })))(
  'a rule that $id cites',
  ({ id, cites }) => {
    it(
      `every rule id that ${rulesetInWords(id)} cites exists in the rule list of the ruleset ` +
        'that the id names',
      () => {
        const own = Object.values(cites).flat();
        const texts = [...new Set(own.map((rule) => rule.split('.')[0] ?? ''))];
        expect(texts.filter((text) => rulesets.every((r) => r.id !== text))).toEqual([]);
        const known = ledgerIds(texts);
        expect(known.size).toBeGreaterThan(50);
        expect(own.length).toBeGreaterThan(15);
        expect(own.filter((rule) => !known.has(rule))).toEqual([]);
        expect(own.filter((rule) => rule.startsWith(`${id}.`)).length).toBeGreaterThan(
          own.length * (SHARE[id] ?? 1 / 2),
        );
      },
    );
  },
);
