/** The greatest length of a ruleset's code, which contains only the differences from its parent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/rules/index.ts';

const RULES = resolve(import.meta.dirname, '../../src/rules');
/** The folder of each ruleset with whole turns or rounds in phases, in its family's. */
const FULL = ['d20/srd35', 'd20/sigil', 'd20/d20modern', 'd20/pf1', 'phased/arelia'];
/** The folder of each ruleset that judges the map alone. */
const MAP = ['fifth/srd52', 'fifth/srd51'];

/**
 * Lines of the `.ts` files in a ruleset's folder, as `wc -l` counts them. The table of citations,
 * which is only data, and the files of `apart` do not count.
 */
const linesOf = (folder: string, apart: readonly string[]): number =>
  readdirSync(join(RULES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && ![...apart, 'citations.ts'].includes(file))
    .reduce(
      (sum, file) => sum + readFileSync(join(RULES, folder, file), 'utf8').split('\n').length - 1,
      0,
    );

describe('the source code of a ruleset', () => {
  it.each([
    // Its parent judges the whole SRD, so Sigil states where its own text says less.
    { folder: 'd20/sigil', apart: [], above: 100, below: 390 },
    { folder: 'd20/pf1', apart: [], above: 100, below: 450 },
    // Automatic fire and explosives are a separate chapter, which no parent ruleset has. Life and
    // death have rules of their own (d20modern.damage).
    { folder: 'd20/d20modern', apart: ['ordnance.ts'], above: 100, below: 540 },
    // The 2014 document, as differences from the one of 2024. It judges the map alone.
    { folder: 'fifth/srd51', apart: [], above: 20, below: 250 },
  ])(
    'the ruleset in $folder has more than $above and fewer than $below lines of code, without ' +
      'its table of rule citations',
    ({ folder, apart, above, below }) => {
      expect(linesOf(folder, apart)).toBeGreaterThan(above);
      expect(linesOf(folder, apart)).toBeLessThan(below);
    },
  );

  it('the folder of every ruleset has an index and a table of rule citations', () => {
    for (const folder of [...FULL, ...MAP])
      expect(readdirSync(join(RULES, folder))).toEqual(
        expect.arrayContaining(['index.ts', 'citations.ts']),
      );
  });
  it('only the rulesets that judge whole turns or rounds in phases have a file full.ts', () => {
    expect(
      [...FULL, ...MAP].filter((folder) => readdirSync(join(RULES, folder)).includes('full.ts')),
    ).toEqual(FULL);
    expect([...FULL, ...MAP].map((folder) => folder.replace(/.*\//, '')).sort()).toEqual(
      rulesets.map(({ id }) => id).sort(),
    );
  });

  it('the code of a ruleset names rule ids only in its table of rule citations', () => {
    const files = [...FULL, ...MAP].flatMap((folder) =>
      readdirSync(join(RULES, folder)).map((name) => `${folder}/${name}`),
    );
    const found = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('citations.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(RULES, file), 'utf8').matchAll(
            /['`](?:srd35|sigil|d20modern|pf1|arelia|srd52|srd51)\.[^'`]+/g,
          ),
        ].map(([text]) => `${file}: ${text}`),
      );
    // The only match is the rows of the SRD's table of sizes, whose ids are built from size and
    // build.
    expect(found).toEqual([expect.stringMatching(/^d20\/srd35\/index\.ts: `srd35\.size\.row-/)]);
  });
});
