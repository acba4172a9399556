/** The greatest length of a ruleset's code, which contains only the differences from its parent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const RULES = resolve(import.meta.dirname, '../../src/rules');
/** The folder of each ruleset, in its family's. */
const FOLDERS = ['d20/srd35', 'd20/sigil', 'd20/d20modern', 'd20/pf1', 'phased/arelia'];

/**
 * Lines of the `.ts` files in a ruleset's folder, as `wc -l` counts them. The table of citations,
 * which is only data, and the files of `apart` do not count.
 */
const linesOf = (id: string, apart: readonly string[]): number =>
  readdirSync(join(RULES, 'd20', id), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && ![...apart, 'citations.ts'].includes(file))
    .reduce(
      (sum, file) =>
        sum + readFileSync(join(RULES, 'd20', id, file), 'utf8').split('\n').length - 1,
      0,
    );

describe('the source code of a ruleset', () => {
  it.each([
    // Its parent judges the whole SRD, so Sigil states where its own text says less.
    { id: 'sigil', apart: [], below: 390 },
    { id: 'pf1', apart: [], below: 450 },
    // Automatic fire and explosives are a separate chapter, which no parent ruleset has. Life and
    // death have rules of their own (d20modern.damage).
    { id: 'd20modern', apart: ['ordnance.ts'], below: 540 },
  ])(
    'the source of the ruleset $id stays below $below lines without its citations',
    ({ id, apart, below }) => {
      expect(linesOf(id, apart)).toBeGreaterThan(100);
      expect(linesOf(id, apart)).toBeLessThan(below);
    },
  );

  it('a ruleset’s source code is a folder with an index, a citation table and the full ruleset', () => {
    for (const folder of FOLDERS)
      expect(readdirSync(join(RULES, folder))).toEqual(
        expect.arrayContaining(['index.ts', 'citations.ts', 'full.ts']),
      );
  });

  it('a ruleset’s source code cites rules in its citation table only', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(RULES, folder)).map((name) => `${folder}/${name}`),
    );
    const found = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('citations.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(RULES, file), 'utf8').matchAll(
            /['`](?:srd35|sigil|d20modern|pf1|arelia)\.[^'`]+/g,
          ),
        ].map(([text]) => `${file}: ${text}`),
      );
    // The only match is the rows of the SRD's table of sizes, whose ids are built from size and
    // build.
    expect(found).toEqual([expect.stringMatching(/^d20\/srd35\/index\.ts: `srd35\.size\.row-/)]);
  });
});
