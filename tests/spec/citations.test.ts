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

  it('every citation in the repository’s code and documents has an existing target', () => {
    expect(citing.length).toBeGreaterThan(800);
    expect(
      danglingOf(tree, citing, EXCUSED).map(({ file, line, cited }) => `${file}:${line}: ${cited}`),
    ).toEqual([]);
  });
  it('no file of the repository cites the folder “shared” outside the repository', () => {
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
    ['a citation of an existing file', '// See docs/look.md and src/board/line.ts.'],
    ['a citation of an existing folder', '// All of src/board/ and `src/board/two`.'],
    [
      'a file pattern that matches existing files',
      '// src/board/*.ts, src/**/deep.ts, src/<folder>/line.ts, src/<folder>/line',
    ],
    ['a citation of an existing file by its relative path', '// `../../docs/look.md`'],
    [
      'a citation of an existing heading by the words with which it begins',
      '// (docs/look.md, 5. Patterns) (docs/look.md, 5) (docs/spec/scene.md, Space)',
    ],
    ['a citation of an existing table row by its number', '// (docs/look.md, 4.10)'],
    [
      'a citation of numbered conventions that the cited document has',
      '// convention 1; docs/spec/scene.md, conventions 1 and 2; conventions 1–2; conventions 1 to 2',
    ],
    [
      'a citation of existing rules by their ids',
      '// srd35.cover.low, and srd35.cover.*: `sigil.light.dim`',
    ],
    [
      'a citation of another repository’s file by its web address',
      '// https://example.org/src/other.ts',
    ],
    [
      'a text that only looks like a citation of a rule',
      '// sigil.cites.ts, srd35.json, srd35.cover.low() of a module',
    ],
  ])('the check of citations accepts %s', (_, text) => {
    expect(dangling(text)).toEqual([]);
  });

  it.each([
    ['a citation of a missing file', '// ok\n// See docs/lock.md.', ['2: docs/lock.md']],
    ['a citation of a missing folder', '// src/bored/two', ['1: src/bored/two']],
    ['a file pattern that matches no file', '// src/board/*.css', ['1: src/board/*.css']],
    ['a citation by name of a document in another folder', '// (LOOK.md §8)', ['1: LOOK.md']],
    [
      'a citation of a heading that the cited document does not have',
      '// (docs/look.md, 7. Type)',
      ['1: docs/look.md, 7. Type'],
    ],
    [
      'a citation of a heading that breaks off in the middle of a word',
      '// (docs/spec/scene.md, Spa)',
      ['1: docs/spec/scene.md, Spa'],
    ],
    [
      'a citation of a table row that the cited document does not have',
      '// (docs/look.md, 4.11)',
      ['1: docs/look.md, 4.11'],
    ],
    [
      'a citation of a convention with a number that the cited document does not have',
      '// (docs/spec/scene.md, conventions 2 and 3)',
      ['1: conventions 2 and 3'],
    ],
    [
      'a citation of a range of conventions that ends after the last convention',
      '// conventions 1 to 4',
      ['1: conventions 1 to 4'],
    ],
    [
      'a citation of a rule that no ruleset’s list contains',
      '// srd35.cover.high',
      ['1: srd35.cover.high'],
    ],
    [
      'a citation of an area of rules that no ruleset’s list contains',
      "cites: 'sigil.cover.*'",
      ['1: sigil.cover.*'],
    ],
  ])('the check of citations reports %s', (_, text, expected) => {
    expect(dangling(text)).toEqual(expected);
  });

  it.each([
    [
      'accepts Markdown links to an existing file, to its heading and to a heading on the page',
      '[a](look.md), [b](spec/scene.md#geometry-conventions), [c](#here)\n\n## Here',
      [],
    ],
    ['reports a Markdown link to a missing file', '[a](lock.md)', ['1: ](lock.md)']],
    [
      'reports a Markdown link to a heading that the linked file does not have',
      '[a](look.md#7-type)',
      ['1: ](look.md#7-type)'],
    ],
    [
      'reports a Markdown link to a heading that the page itself does not have',
      '[a](#there)',
      ['1: ](#there)'],
    ],
  ])('the check of citations %s', (_, text, expected) => {
    expect(dangling(text, 'docs/page.md')).toEqual(expected);
  });

  it(
    'the check of citations accepts a missing file only if the file is another repository’s ' +
      'or an invented example',
    () => {
      const text = '`src/theirs.ts`, `docs/nothing.md`';
      expect(dangling(text, 'docs/hosts.md', { foreign: () => true })).toEqual([
        '1: docs/nothing.md',
      ]);
      expect(
        dangling(text, 'docs/hosts.md', { invented: (path) => path === 'src/theirs.ts' }),
      ).toEqual(['1: docs/nothing.md']);
      expect(dangling(text, 'docs/hosts.md')).toHaveLength(2);
    },
  );
});
