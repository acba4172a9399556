/** Checks that every citation in the repository has a target. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ledgerIds, ledgerNames } from '../../scripts/ledgers.ts';
import { danglingOf, SCENE, type Excused, type Tree } from './citations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folders that tools create. */
const MADE = new Set([
  'node_modules',
  '.git',
  '.output',
  '.wxt',
  '.cache',
  'test-results',
  'coverage',
]);
/** Tests of checks like this one. Their texts cite files of small trees that do not exist. */
const TREES = [
  'tests/spec/citations.ts',
  'tests/spec/citations.test.ts',
  'tests/architecture.test.ts',
  'tests/workshop/release.test.ts',
  'tests/workshop/documents.test.ts',
];

const EXCUSED: Excused = {
  foreign: (file) => file.startsWith('docs/hosts/') || /^tests\/hosts\/\w+\/CLAIMS\.md$/.test(file),
  // Files and rules that a reader writes when following the examples of docs/extending.
  invented: (cited) =>
    /\b(?:gridlet|wounded|mud|mired|waitsUntil|grit|gritOnSheet|skirmish|tinyd20|de\.json)\b/.test(
      cited,
    ),
};

function filesIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    return entry.isDirectory() ? (MADE.has(entry.name) ? [] : filesIn(`${path}/`)) : [path];
  });
}

describe('the repository’s citations', () => {
  const files = filesIn('');
  const tree: Tree = {
    files,
    read: (file) => readFileSync(ROOT + file, 'utf8'),
    rules: ledgerIds(ledgerNames()),
  };
  const citing = files.filter(
    (file) => /\.(?:md|ts|tsx|mjs|css|txt|jsonl)$/.test(file) && !TREES.includes(file),
  );

  it('the repository’s citations name only files that the repository contains', () => {
    expect(citing.length).toBeGreaterThan(800);
    expect(
      danglingOf(tree, citing, EXCUSED).map(({ file, line, cited }) => `${file}:${line}: ${cited}`),
    ).toEqual([]);
  });
  it('the repository’s citations name no folder outside the repository', () => {
    const beside = /(?:\.\.\/)+shared/;
    expect(citing.filter((file) => beside.test(tree.read(file)))).toEqual([]);
  });
});

describe('a citation', () => {
  const DOCUMENTS: Readonly<Record<string, string>> = {
    [SCENE]:
      '# Scene\n\n## Space\n\n## Geometry conventions\n\n1. **Lines.** a\n2. ' +
      '**More.** b\n\n## Ten places\n\n3. no convention\n',
    'docs/look.md':
      '# Look\n\n## 5. Patterns (map units)\n\n| # | what |\n|---|---|\n| 4.10 | a row |\n',
    'src/board/line.ts': '',
    'src/board/two/deep.ts': '',
  };
  const dangling = (
    text: string,
    file = 'src/board/citing.ts',
    excused: Excused = {},
  ): string[] => {
    const all: Readonly<Record<string, string>> = { ...DOCUMENTS, [file]: text };
    const tree: Tree = {
      files: Object.keys(all),
      read: (name) => all[name] ?? '',
      rules: new Set(['srd35.cover.low', 'sigil.light.dim']),
    };
    return danglingOf(tree, [file], excused).map(({ line, cited }) => `${line}: ${cited}`);
  };

  it.each([
    ['a file', '// See docs/look.md and src/board/line.ts.'],
    ['a folder', '// All of src/board/ and `src/board/two`.'],
    [
      'files by a pattern',
      '// src/board/*.ts, src/**/deep.ts, src/<folder>/line.ts, src/<folder>/line',
    ],
    ['a file beside it', '// `../../docs/look.md`'],
    [
      'a heading by its beginning',
      '// (docs/look.md, 5. Patterns) (docs/look.md, 5) (docs/spec/scene.md, Space)',
    ],
    ['a row of a table', '// (docs/look.md, 4.10)'],
    [
      'conventions',
      '// convention 1; docs/spec/scene.md, conventions 1 and 2; conventions 1–2; conventions 1 to 2',
    ],
    ['rules', '// srd35.cover.low, and srd35.cover.*: `sigil.light.dim`'],
    ['a file of another repository by its address', '// https://example.org/src/other.ts'],
    ['a text that is no id', '// sigil.cites.ts, srd35.json, srd35.cover.low() of a module'],
  ])('a citation in the documentation is accepted if what it cites exists: %s', (_, text) => {
    expect(dangling(text)).toEqual([]);
  });

  it.each([
    ['a missing file', '// ok\n// See docs/lock.md.', ['2: docs/lock.md']],
    ['a missing folder', '// src/bored/two', ['1: src/bored/two']],
    ['a pattern without files', '// src/board/*.css', ['1: src/board/*.css']],
    ['a document that is not beside the file', '// (LOOK.md §8)', ['1: LOOK.md']],
    [
      'a heading that is not in the document',
      '// (docs/look.md, 7. Type)',
      ['1: docs/look.md, 7. Type'],
    ],
    [
      'a heading that only begins like one',
      '// (docs/spec/scene.md, Spa)',
      ['1: docs/spec/scene.md, Spa'],
    ],
    ['a row that is not in the document', '// (docs/look.md, 4.11)', ['1: docs/look.md, 4.11']],
    [
      'a convention beyond the last',
      '// (docs/spec/scene.md, conventions 2 and 3)',
      ['1: conventions 2 and 3'],
    ],
    ['a convention within a range', '// conventions 1 to 4', ['1: conventions 1 to 4']],
    ['a rule that is in no ledger', '// srd35.cover.high', ['1: srd35.cover.high']],
    ['an area that is in no ledger', "cites: 'sigil.cover.*'", ['1: sigil.cover.*']],
  ])(
    'a citation in the documentation is reported if what it cites is missing: %s',
    (_, text, expected) => {
      expect(dangling(text)).toEqual(expected);
    },
  );

  it.each([
    [
      'a link to a file',
      '[a](look.md), [b](spec/scene.md#geometry-conventions), [c](#here)\n\n## Here',
      [],
    ],
    ['a link to no file', '[a](lock.md)', ['1: ](lock.md)']],
    ['a link to no heading', '[a](look.md#7-type)', ['1: ](look.md#7-type)']],
    ['a link within the page to no heading', '[a](#there)', ['1: ](#there)']],
  ])(
    'the check of the documentation’s citations reports a broken Markdown link and accepts a valid one: %s',
    (_, text, expected) => {
      expect(dangling(text, 'docs/page.md')).toEqual(expected);
    },
  );

  it('citations of missing things are allowed only in files that cite other repositories or examples', () => {
    const text = '`src/theirs.ts`, `docs/nothing.md`';
    expect(dangling(text, 'docs/hosts.md', { foreign: () => true })).toEqual([
      '1: docs/nothing.md',
    ]);
    expect(
      dangling(text, 'docs/hosts.md', { invented: (path) => path === 'src/theirs.ts' }),
    ).toEqual(['1: docs/nothing.md']);
    expect(dangling(text, 'docs/hosts.md')).toHaveLength(2);
  });
});
