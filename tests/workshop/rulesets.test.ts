/** The greatest length of a ruleset's code, which contains only the differences from its parent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const VARIANTS = resolve(import.meta.dirname, '../../src/rules/variants');

/**
 * Lines of the `.ts` files in a ruleset's folder, as `wc -l` counts them. The table of citations,
 * which is only data, and the files of `apart` do not count.
 */
const linesOf = (id: string, apart: readonly string[]): number =>
  readdirSync(join(VARIANTS, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && ![...apart, 'citations.ts'].includes(file))
    .reduce(
      (sum, file) => sum + readFileSync(join(VARIANTS, id, file), 'utf8').split('\n').length - 1,
      0,
    );

describe('the source code of a ruleset', () => {
  it.each([
    // Its parent judges the whole SRD, so Sigil states where its own text says less.
    { id: 'sigil', apart: [], below: 390 },
    { id: 'pf1', apart: [], below: 450 },
    // Automatic fire and explosives are a separate chapter, which no parent ruleset has. Life and
    // death have rules of their own (d20modern.damage).
    { id: 'd20modern', apart: ['ordnance.ts'], below: 530 },
  ])('$id stays below $below lines without its citations', ({ id, apart, below }) => {
    expect(linesOf(id, apart)).toBeGreaterThan(100);
    expect(linesOf(id, apart)).toBeLessThan(below);
  });

  it('consists of folders, each with an index, a citation table and the full ruleset', () => {
    const entries = readdirSync(VARIANTS, { withFileTypes: true });
    expect(entries.flatMap((e) => (e.isFile() ? [e.name] : []))).toEqual(['extendTurn.ts']);
    for (const { name } of entries.filter((e) => e.isDirectory()))
      expect(readdirSync(join(VARIANTS, name))).toEqual(
        expect.arrayContaining(['index.ts', 'citations.ts', 'full.ts']),
      );
  });

  it('cites rules in its citation table only', () => {
    const files = readdirSync(VARIANTS, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('citations.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(VARIANTS, file), 'utf8').matchAll(
            /['`](?:srd35|sigil|d20modern|pf1|arelia)\.[^'`]+/g,
          ),
        ].map(([text]) => `${file}: ${text}`),
      );
    // The only match is the rows of the SRD's table of sizes, whose ids are built from size and
    // build.
    expect(found).toEqual([expect.stringMatching(/^srd35\/index\.ts: `srd35\.size\.row-/)]);
  });
});
